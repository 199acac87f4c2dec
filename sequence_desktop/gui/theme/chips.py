# SPDX-License-Identifier: MIT
"""The colours of the sides: palettes of four, each with the mark drawn on a chip.

A chip is told apart by colour **and** by the shape on it (see `art/chips.py`). Colour alone is
enough, too, with every common kind of colour blindness; a test computes it for all palettes.
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
        # The usual colours, chosen so that those who take some of them for each other (red and
        # green, blue and violet, blue and green) tell them apart by lightness.
        ChipPalette(
            "classic",
            (
                _chip("#2460c6", "#153c85"),
                _chip("#bf382a", "#7d2018"),
                _chip("#359e66", "#1a5a38"),
                _chip("#744187", "#472656"),
            ),
        ),
        # After Okabe and Ito's set: blue, orange, near-black and yellow are farther apart still,
        # in hue or lightness, for every common kind of colour blindness.
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
