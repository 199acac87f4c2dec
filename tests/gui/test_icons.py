# SPDX-License-Identifier: MIT
"""The icons: paths of our own, in the colours of the theme, one for each action."""

import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sequence_desktop.gui.specs import SPECS
from sequence_desktop.gui.specs.spec import Spec
from sequence_desktop.gui.theme import Scheme, action_icon, app_icon, theme
from sequence_desktop.paths import data

SCHEMES = pytest.mark.parametrize("scheme", list(Scheme))
ICONS = sorted(path.stem for path in data("resources", "icons").glob("*.svg"))


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_our_own_paths(name: str) -> None:
    svg = data("resources", "icons", f"{name}.svg").read_text(encoding="utf-8")
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert not tags & {"text", "image", "font", "style"}


@SCHEMES
def test_action_icons_wear_the_theme(scheme: Scheme, qapp: QApplication) -> None:
    look = theme(scheme)
    for name in set(ICONS) - {"sequence-desktop"}:
        image = action_icon(name, look).pixmap(QSize(24, 24), 2.0).toImage()
        assert image.width() == 48
        strongest = max(
            (image.pixelColor(x, y) for x in range(48) for y in range(48)),
            key=lambda colour: colour.alpha(),
        )
        assert strongest.alpha() > 250
        assert strongest.name() == look.widgets.text.name()


def test_a_disabled_icon_is_quieter(qapp: QApplication) -> None:
    icon = action_icon("undo", theme())
    size = QSize(16, 16)
    assert icon.pixmap(size, QIcon.Mode.Disabled).toImage() != icon.pixmap(size).toImage()


def test_the_programs_icon_comes_in_all_sizes(qapp: QApplication) -> None:
    widths = {size.width() for size in app_icon().availableSizes()}
    assert {16, 32, 48, 256, 512} <= widths


@pytest.mark.parametrize("spec", [spec for spec in SPECS if not spec.check], ids=lambda it: it.id)
def test_each_plain_action_has_an_icon_of_its_own(spec: Spec) -> None:
    """A menu that opens draws them; those that are on or off have their mark instead."""
    assert not action_icon(spec.id, theme()).isNull()
