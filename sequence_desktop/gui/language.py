# SPDX-License-Identifier: MIT
"""The language of the program's texts.

The texts in the code are English, but for one thing: where a number decides between "card" and
"cards" the code says "%n card(s)", and the file for English holds both forms. So that file is
always loaded, and the language in use on top of it where there is a translation.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sequence_desktop.paths import data

NAME: Final = "sequence_desktop"
"""Translations are called `sequence_desktop_LANGUAGE.qm`."""
ENGLISH: Final = "en"
SYSTEM: Final = "system"
"""In place of a language: the system's."""

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "pt_BR": "Português (Brasil)",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "ja": "日本語",
    "zh_CN": "简体中文",
}
"""What each language calls itself."""


def available() -> tuple[str, ...]:
    """The languages that there are texts in."""
    folder = data("resources", "translations")
    return tuple(code for code in LANGUAGES if (folder / f"{NAME}_{code}.qm").is_file())


def in_every_language(context: str, texts: Iterable[str]) -> tuple[str, ...]:
    """Texts as they stand in the code, and in every language that there are texts in."""
    sources = tuple(texts)
    found = dict.fromkeys(sources)
    folder = str(data("resources", "translations"))
    for code in available():
        translator = QTranslator()
        translator.load(f"{NAME}_{code}", folder)
        found |= dict.fromkeys(filter(None, (translator.translate(context, t) for t in sources)))
    return tuple(found)


def speak(app: QCoreApplication, language: str = SYSTEM) -> None:
    """Use this language from now on, as far as there are translations; windows are to be made anew.

    Args:
        language: one of `LANGUAGES`, or `SYSTEM`; English stands in for any other.
    """
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    locale = QLocale.system() if language == SYSTEM else QLocale(language)
    # How numbers are written goes with the words around them.
    QLocale.setDefault(locale)
    folder = str(data("resources", "translations"))
    english = _load(app, NAME, QLocale(ENGLISH), folder)
    if english is not None:
        app.installTranslator(english)
    if locale.language() == QLocale.Language.English:
        return
    ours = _load(app, NAME, locale, folder)
    if ours is None:
        return
    # Whatever is installed last is asked first: Qt has words for some things that are ours.
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    qt = _load(app, "qtbase", locale, qt_folder)
    if qt is not None:
        app.installTranslator(qt)
    app.installTranslator(ours)


def _load(app: QCoreApplication, name: str, locale: QLocale, folder: str) -> QTranslator | None:
    """A translation that belongs to the application; None if there is none."""
    translator = QTranslator(app)
    if translator.load(locale, name, "_", folder):
        return translator
    translator.deleteLater()
    return None
