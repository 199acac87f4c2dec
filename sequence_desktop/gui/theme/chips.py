# SPDX-License-Identifier: MIT
"""The colours of the sides: palettes of four, each with the mark drawn on a chip.

A chip is told apart by colour **and** by the shape on it (see `art/chips.py`), so a palette
only has to be pleasant and dark enough to stand out on a card face.
"""

from dataclasses import dataclass

from PySide6.QtGui import QColor

MOST_SIDES = 4


@dataclass(frozen=True, eq=False)
class ChipColour:
    """One side's colours: the chip's `body`, its darker `rim`, the `mark` drawn on the body."""

    body: QColor
    rim: QColor
    mark: QColor


@dataclass(frozen=True, eq=False)
class ChipPalette:
    """Colours for up to four sides; `name` is what the settings file says."""

    name: str
    sides: tuple[ChipColour, ChipColour, ChipColour, ChipColour]


def _chip(body: str, rim: str, mark: str = "#ffffff") -> ChipColour:
    return ChipColour(QColor(body), QColor(rim), QColor(mark))


PALETTES: dict[str, ChipPalette] = {
    palette.name: palette
    for palette in (
        ChipPalette(
            "classic",
            (
                _chip("#1f5fae", "#123c72"),
                _chip("#c23a2b", "#7f2117"),
                _chip("#2c7d49", "#17502c"),
                _chip("#7a4a9e", "#4d2b68"),
            ),
        ),
        # After Okabe and Ito's set: blue, orange, near-black and yellow stay far apart in hue or
        # lightness for every common kind of colour blindness.
        ChipPalette(
            "safe",
            (
                _chip("#0f62a8", "#083d6b"),
                _chip("#cc5c00", "#8a3d00"),
                _chip("#23272e", "#000000"),
                _chip("#f2c53d", "#6b5200", "#2b2200"),
            ),
        ),
        # Lightness alone: for those who see no colours, and for grey printers.
        ChipPalette(
            "grey",
            (
                _chip("#17191c", "#000000"),
                _chip("#f4f4f2", "#43474c", "#17191c"),
                _chip("#6f757c", "#3c4046"),
                _chip("#b9bec4", "#43474c", "#17191c"),
            ),
        ),
    )
}
