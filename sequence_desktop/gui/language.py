# SPDX-License-Identifier: MIT
"""The language of the program's texts.

The texts in the code are English, but for one thing: where a number decides between "card" and
"cards" the code says "%n card(s)", and the file for English holds both forms. So that file is
always loaded, and the system's language on top of it where there is a translation.
"""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sequence_desktop.paths import data

NAME = "sequence_desktop"
"""Translations are called `sequence_desktop_LANGUAGE.qm`."""
ENGLISH = QLocale(QLocale.Language.English)


def speak(app: QCoreApplication, locale: QLocale | None = None) -> None:
    """Use this language, by default the system's, as far as there are translations."""
    wanted = locale or QLocale.system()
    _install(app, NAME, ENGLISH, str(data("resources", "translations")))
    if wanted.language() == QLocale.Language.English:
        return
    if _install(app, NAME, wanted, str(data("resources", "translations"))):
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, "qtbase", wanted, folder)


def _install(app: QCoreApplication, name: str, locale: QLocale, folder: str) -> bool:
    """Let a translation be asked before those that are there already; False if there is none."""
    translator = QTranslator(app)
    if not translator.load(locale, name, "_", folder):
        return False
    app.installTranslator(translator)
    return True
