# SPDX-License-Identifier: MIT
"""A name of any length makes no window wider than a screen."""

from PySide6.QtWidgets import QWidget

from sequence_desktop.gui.paper.dialog import PaperDialog
from sequence_desktop.workshop.patterns import PATTERNS
from tests.gui.designer.conftest import Design, Maker
from tests.gui.hands import when_asked

ENDLESS = "W" * 1900
MOST = 1400


def test_an_endless_name_is_offered_in_a_line(design: Design) -> None:
    maker = design()
    maker.window.editor.about("name", ENDLESS)
    maker.window.close()
    again = design()
    assert again.window.offer.waits
    assert again.window.minimumSizeHint().width() < MOST


def test_an_endless_name_is_printed_in_a_dialog_of_usual_size(maker: Maker) -> None:
    maker.window.editor.lay_pattern(PATTERNS["spiral"], PATTERNS["spiral"].make())
    maker.window.editor.about("name", ENDLESS)
    widths: list[int] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PaperDialog)
        widths.append(dialog.minimumSizeHint().width())
        dialog.reject()

    when_asked(look)
    maker.window.commands["print"].trigger()
    assert widths[0] < MOST
