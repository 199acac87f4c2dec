# SPDX-License-Identifier: MIT
"""Leaves on a printer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPageLayout
from PySide6.QtPrintSupport import QPrinter

from sequence_desktop.gui.paper.export import page_layout, paint_pages
from sequence_desktop.gui.paper.look import Look
from sequence_desktop.gui.paper.pages import Page
from sequence_desktop.gui.paper.painting import INCH, Leaf


def set_up(printer: QPrinter, page: Page, look: Look, title: str) -> None:
    """Tell a printer, before its dialog is shown, what is going to be printed."""
    printer.setFullPage(True)
    printer.setPageLayout(page_layout(page))
    printer.setDocName(title)
    mode = QPrinter.ColorMode
    printer.setColorMode(mode.GrayScale if look.mono else mode.Color)


def unprintable(printer: QPrinter) -> float:
    """How wide the edge is, in millimetres, that this printer cannot print on."""
    layout = printer.pageLayout()
    layout.setUnits(QPageLayout.Unit.Millimeter)
    least = layout.minimumMargins()
    return max(least.left(), least.top(), least.right(), least.bottom())


def wanted_leaves(printer: QPrinter, leaves: Sequence[Leaf]) -> tuple[Leaf, ...]:
    """The leaves that the printer's dialog was told to print."""
    ranges = printer.pageRanges()
    if ranges.isEmpty():
        return tuple(leaves)
    return tuple(leaf for number, leaf in enumerate(leaves, 1) if ranges.contains(number))


def print_leaves(printer: QPrinter, leaves: Sequence[Leaf], look: Look) -> bool:
    """Print leaves in their true size; False: the printer refused."""
    printer.setFullPage(True)
    return bool(leaves) and paint_pages(printer, leaves, look, printer.resolution() / INCH)
