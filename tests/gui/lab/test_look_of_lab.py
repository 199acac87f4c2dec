# SPDX-License-Identifier: MIT
"""What the lab looks like with a single game, with one entry, and where it is narrow."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sequence_desktop.gui.lab.beside import BesidePage
from sequence_desktop.gui.lab.plots import Histogram, RangePlot, decimal
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme import ThemeKeeper
from sequence_desktop.lab.charts import Bar, ticks
from tests.gui.lab.conftest import Researcher


def test_a_single_value_has_a_scale_whose_numbers_differ(qtbot: QtBot, keeper: ThemeKeeper) -> None:
    plot = RangePlot(Style(keeper.theme))
    qtbot.addWidget(plot)
    for value in (71.0, 8.0):
        plot.show_bars("", [Bar("spiral", value, value, value)], None, decimal)
        low, high = plot._span()
        told = [decimal(tick) for tick in ticks(low, high, 6)]
        assert low < value < high
        assert len(told) == len(set(told)) >= 2


def test_a_single_game_is_a_column_and_no_wall(qtbot: QtBot, keeper: ThemeKeeper) -> None:
    plot = Histogram(Style(keeper.theme))
    qtbot.addWidget(plot)
    plot.show_counts("", {71: 1})
    plot.resize(400, 160)
    plot.show()
    image = plot.grab().toImage()
    middle = image.height() // 2
    accent = keeper.theme.widgets.accent
    inked = sum(image.pixelColor(x, middle) == accent for x in range(image.width()))
    assert 0 < inked < image.width() // 8
    assert plot.accessibleDescription() == "100\N{NO-BREAK SPACE}% of the games take 71 to 71 moves"


def test_one_game_is_told_as_one(lab: Researcher) -> None:
    form = lab.window.pane.form
    lab.choose(form.seats.levels[0], "random")
    lab.type(lab.window.pane.games, "1")
    lab.settle()
    assert lab.window.left.text() == "One game"
    lab.run()
    assert lab.window.left.text() == "The game is played."
    results = lab.window.results
    item = results.compare.table.item(0, 3)
    assert item is not None
    assert "±" not in item.text()
    results.tabs.setCurrentIndex(1)
    for width in (1120, 1700):  # a single entry has the whole page
        lab.window.resize(width, 780)
        settled()
        (view, other) = results.beside.views
        assert view.turns.width() > 0.9 * results.beside.width()
        assert not other.entry.isVisible()
        assert view.heat.y() - bottom(view.turns, results.beside) < 100


def test_what_is_compared_stands_below_each_other_where_it_is_narrow(lab: Researcher) -> None:
    lab.plan_two_boards(2)
    lab.run()
    results = lab.window.results
    results.tabs.setCurrentIndex(1)
    for width, stacked in ((720, True), (1120, False), (720, True)):
        lab.window.resize(width, 480)
        settled()
        first, second = (view.entry for view in results.beside.views)
        assert (first.x() == second.x()) == stacked
        assert (first.y() == second.y()) != stacked
        assert fits(results.beside)


def test_the_table_is_as_wide_as_the_page_and_as_high_as_its_lines(lab: Researcher) -> None:
    lab.plan_two_boards(2)
    lab.run()
    table = lab.window.results.compare.table
    for width in (1700, 1120, 720):
        lab.window.resize(width, 780)
        settled()
        across = table.horizontalHeader().length()
        assert across >= table.viewport().width()
        if across == table.viewport().width():
            assert table.viewport().height() == sum(table.rowHeight(row) for row in range(2))


def settled() -> None:
    for _ in range(5):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def bottom(widget: QWidget, page: QWidget) -> int:
    return widget.mapTo(page, widget.rect().bottomLeft()).y()


def fits(page: BesidePage) -> bool:
    """Whether nothing has to be scrolled from side to side."""
    port = page.parentWidget()
    return port is not None and page.width() <= port.width()
