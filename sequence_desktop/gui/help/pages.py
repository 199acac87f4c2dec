# SPDX-License-Identifier: MIT
"""The pages of help. Most are made from what the program is made of, so they cannot be outdated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from sequence_desktop.gui import levels
from sequence_desktop.gui.actions import Actions
from sequence_desktop.gui.advice.help import advice_rows
from sequence_desktop.gui.designer.key_page import keys_sections
from sequence_desktop.gui.dialogs.pages import section, shortcuts_page
from sequence_desktop.gui.settings.help import settings_page
from sequence_desktop.gui.settings.setting import plain
from sequence_desktop.gui.specs import MENUS

translate = QCoreApplication.translate

HOW_TO_PLAY = "how_to_play"
"""The id of the page on the rules; it is made elsewhere, with its pictures."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page.

    Attributes:
        id: its name in the program.
        title: what the list of contents calls it.
        html: its text; "" for the one on the rules.
    """

    id: str
    title: str
    html: str = ""


def help_pages(actions: Actions) -> tuple[HelpPage, ...]:
    """All pages in their order, in the language in use."""
    return (
        HelpPage("menus", translate("Help", "The menus"), _menus(actions)),
        HelpPage(HOW_TO_PLAY, translate("Help", "How to play")),
        HelpPage("keys", translate("Help", "Keys and mouse"), shortcuts_page(actions)),
        HelpPage("settings", translate("Help", "Settings"), settings_page()),
        HelpPage("computers", translate("Help", "Computer players"), _computers()),
        HelpPage("boards", translate("Help", "Boards of your own"), _boards(actions)),
        HelpPage("lab", translate("Help", "The lab"), _lab(actions)),
        HelpPage("trust", translate("Help", "What you can rely on"), _trust()),
    )


def _menus(actions: Actions) -> str:
    """What every entry of every menu leads to."""
    heading = translate("Help", "The menus")
    parts = [f"<h2>{escape(heading)}</h2>"]
    for menu, title in MENUS:
        parts.append(f"<h3>{escape(plain(title()))}</h3>")
        parts += [_told(actions, action.objectName()) for action, _ in actions.in_menu(menu)]
    return "".join(parts)


def _told(actions: Actions, action_id: str) -> str:
    """An action by name, with its keys, and what it leads to."""
    action = actions[action_id]
    native = QKeySequence.SequenceFormat.NativeText
    keys = ", ".join(key.toString(native) for key in action.shortcuts())
    name = escape(plain(action.text()).removesuffix("…"))
    shown = f" ({escape(keys)})" if keys else ""
    return f"<p><b>{name}</b>{shown}. {escape(action.statusTip())}</p>"


def _computers() -> str:
    known = [(levels.level_title(name), levels.level_description(name)) for name in _LEVELS]
    styles = [(levels.style_title(name), levels.style_description(name)) for name in _STYLES]
    return "".join(
        (
            section(translate("Help", "Computer players"), known, level=2),
            section(translate("Help", "Temperaments"), styles),
            section(translate("Pages", "Help from the computer"), advice_rows()),
        )
    )


_LEVELS = ("newcomer", "beginner", "casual", "regular", "skilled", "strong", "expert", "master")
_STYLES = ("balanced", "attacker", "blocker", "hoarder", "gambler")


def _boards(actions: Actions) -> str:
    title = translate("Help", "Boards of your own")
    told = (_told(actions, action_id) for action_id in ("boards", "design", "print"))
    return f"<h2>{escape(title)}</h2>{''.join(told)}{keys_sections()}"


def _lab(actions: Actions) -> str:
    texts = (
        translate(
            "Help",
            "An entry says who plays what: a game, a board, and a player for each seat. With one "
            "entry the lab tells how fair and how long that game is; with two it tells which is "
            "better, and how sure that is.",
        ),
        translate(
            "Help",
            "It plays in the background, and results are saved as they arrive: what is broken off "
            "goes on later.",
        ),
    )
    title = translate("Help", "The lab")
    return f"<h2>{escape(title)}</h2>{_told(actions, 'lab')}{''.join(_paragraphs(texts))}"


def _trust() -> str:
    texts = (
        translate(
            "Help",
            "Every move is kept at once. After a crash or a power cut the next start goes on where "
            "you were.",
        ),
        translate(
            "Help",
            "Nobody sees what is hidden: neither the computer players, nor hints, nor a screen "
            "reader know more than the seat that they play, help or read for.",
        ),
        translate(
            "Help",
            "The program needs no network and sends nothing. All your games, boards and settings "
            "are files on this computer.",
        ),
        translate(
            "Help",
            "The same number shuffles the cards in the same way on every computer, and undo never "
            "deals anew.",
        ),
    )
    title = translate("Help", "What you can rely on")
    return f"<h2>{escape(title)}</h2>{''.join(_paragraphs(texts))}"


def _paragraphs(texts: tuple[str, ...]) -> Iterator[str]:
    return (f"<p>{escape(text)}</p>" for text in texts)
