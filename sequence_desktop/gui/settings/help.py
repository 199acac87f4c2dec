# SPDX-License-Identifier: MIT
"""The page of help that says what every setting does, made from the registry."""

from html import escape

from PySide6.QtCore import QCoreApplication

from sequence_desktop.gui.settings.catalogue import PAGES
from sequence_desktop.gui.settings.setting import Setting, plain

translate = QCoreApplication.translate


def settings_page() -> str:
    """Every setting with its sentence, its values and what it is at first, as HTML."""
    heading = translate("Pages", "Settings explained")
    intro = translate(
        "Pages",
        "Game → Settings shows them all; a change is seen at once and kept. The arrow at a row "
        "leads back to what it was at first.",
    )
    parts = [
        f"<h2>{escape(heading)}</h2>",
        f"<p>{escape(intro)}</p>",
    ]
    for page in PAGES:
        parts.append(f"<h3>{escape(page.title())}</h3>")
        parts += [_told(setting) for setting in page.settings]
    return "".join(parts)


def _told(setting: Setting) -> str:
    at_first = translate("Pages", "At first: {value}.")
    at_first = at_first.format(value=setting.value_text(setting.default))
    told = f"<p><b>{escape(setting.title())}.</b> {escape(setting.sentence())} {escape(at_first)}"
    lines = "".join(
        f"<li>{escape(plain(option.title()))}: {escape(option.tip())}</li>"
        for option in setting.options
    )
    return f"{told}</p><ul>{lines}</ul>" if lines else f"{told}</p>"
