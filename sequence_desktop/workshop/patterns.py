# SPDX-License-Identifier: MIT
"""Whole boards made by a pattern, the same from the same seed on every machine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.geometry import CORNERS
from sequence_desktop.workshop.ground import (
    SPARE_AUTO,
    SPARE_BLOCKED,
    SPARE_FREE,
    CannotLay,
    Ground,
    ground,
)
from sequence_desktop.workshop.layouts import (
    Choices,
    Laid,
    lay_chequers,
    lay_quadrants,
    lay_random,
    lay_rings,
    lay_snake,
    lay_spiral,
    lay_suits,
    lay_symmetric,
)

PACKS: Final = ("two_packs", "one_pack")
ALL: Final = (*PACKS, "numbers", "dice")


@dataclass(frozen=True, slots=True)
class Parameter:
    """Something a person chooses about a pattern.

    Attributes:
        id: its name in commands.
        title: what people read beside it.
        choices: what may be chosen, by id, with what people read; the first is the usual one.
        decks: the decks for which it makes a difference.
    """

    id: str
    title: str
    choices: Mapping[str, str]
    decks: tuple[str, ...] = ALL

    @property
    def default(self) -> str:
        """The usual choice."""
        return next(iter(self.choices))


SEED: Final = "Seed"
"""What the number is called from which chance comes."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A way to make a whole board.

    Attributes:
        decks: the decks it can be laid with, the usual one first.
        uses_chance: whether the seed makes a difference with the usual choices.
    """

    id: str
    title: str
    description: str
    parameters: tuple[Parameter, ...]
    decks: tuple[str, ...]
    lay: Callable[[Ground, Choices], Laid]
    uses_chance: bool = False

    def make(
        self,
        width: int = 10,
        height: int = 10,
        deck: str = "two_packs",
        choices: Mapping[str, str] | None = None,
        seed: int = 0,
        say: Callable[[str], str] = str,
    ) -> Draft:
        """A finished draft; what is not chosen is as usual.

        Args:
            say: puts a text of the workshop into the language in use, for its name and notes.

        Raises:
            CannotLay: not for this size or deck, or a choice is unknown; with the reason.
            BadBoard: boards have no such size.
        """
        if deck not in self.decks:
            raise CannotLay(
                phrase(
                    "the pattern {pattern} is not for the deck {deck}",
                    pattern=repr(self.id),
                    deck=repr(deck[:20]),
                ),
                remedy=phrase("use {options}", options=", ".join(self.decks)),
            )
        chosen = self._chosen(choices or {})
        on = ground(width, height, deck, chosen["spare"], seed)
        draft = on.blank.put_all(self.lay(on, chosen))
        if EMPTY in draft.cells:
            raise AssertionError(f"the pattern {self.id} left cells empty")
        return draft.about(name=say(self.title), notes=self._notes(deck, chosen, seed, say))

    def refusal(
        self,
        width: int,
        height: int,
        deck: str = "two_packs",
        choices: Mapping[str, str] | None = None,
    ) -> str:
        """Why this cannot be laid, in words; "" if it can."""
        try:
            self.make(width, height, deck, choices)
        except Fault as fault:
            return str(fault)
        return ""

    def parameters_for(self, deck: str) -> tuple[Parameter, ...]:
        """What there is to choose with this deck."""
        return tuple(p for p in self.parameters if deck in p.decks)

    def _chosen(self, choices: Mapping[str, str]) -> dict[str, str]:
        chosen = {p.id: p.default for p in self.parameters}
        for key, value in choices.items():
            parameter = next((p for p in self.parameters if p.id == key), None)
            if parameter is None:
                raise CannotLay(
                    phrase(
                        "the pattern {pattern} has no parameter {parameter}",
                        pattern=repr(self.id),
                        parameter=repr(key[:20]),
                    ),
                    remedy=phrase(
                        "use {options}", options=", ".join(p.id for p in self.parameters)
                    ),
                )
            if value not in parameter.choices:
                raise CannotLay(
                    phrase(
                        "{choice} is no choice for {parameter}",
                        choice=repr(value[:20]),
                        parameter=key,
                    ),
                    remedy=phrase("use {options}", options=", ".join(parameter.choices)),
                )
            chosen[key] = value
        return chosen

    def _notes(
        self, deck: str, chosen: Mapping[str, str], seed: int, say: Callable[[str], str]
    ) -> str:
        """What the board's file says of how it was made."""
        made = [
            f"{say(p.title)}: {say(p.choices[chosen[p.id]])}"
            for p in self.parameters_for(deck)
            if p.id != "spare"
        ]
        by_chance = self.uses_chance or chosen.get("inside") == "shuffled"
        drawn = [f"{say(SEED)}: {seed}"] if by_chance else []
        return "; ".join([say(self.description), *made, *drawn])


_SPARE: Final = Parameter(
    "spare",
    "Cells left over",
    {
        SPARE_AUTO: "at most four free, the others holes",
        SPARE_FREE: "all free",
        SPARE_BLOCKED: "all holes",
    },
    PACKS,
)
_CORNER: Final = Parameter("corner", "Corner", {c.replace(" ", "_"): c for c in CORNERS})
_ORDER: Final = Parameter(
    "order",
    "Order of the cards",
    {
        "published": "spades and diamonds up, clubs and hearts down",
        "suits": "every suit up",
        "ranks": "all twos, all threes, and so on",
    },
    PACKS,
)
_SECOND: Final = Parameter(
    "second",
    "The second time through",
    {"again": "from the beginning", "backwards": "from the end"},
    ("two_packs", "dice"),
)
_WAY: Final = Parameter("way", "Way", {"inward": "from the rim", "outward": "from the middle"})
_INSIDE: Final = Parameter(
    "inside",
    "Inside each part",
    {
        "rows": "row by row",
        "snake": "row by row, there and back",
        "shuffled": "shuffled, all parts alike",
    },
)


def _patterns(*patterns: Pattern) -> Mapping[str, Pattern]:
    return {pattern.id: pattern for pattern in patterns}


PATTERNS: Final = _patterns(
    Pattern(
        "spiral",
        "Spiral",
        "A spiral between a corner and the middle",
        (
            _WAY,
            Parameter("turn", "Turn", {"clockwise": "clockwise", "anticlockwise": "anticlockwise"}),
            _CORNER,
            _ORDER,
            _SECOND,
            _SPARE,
        ),
        ALL,
        lay_spiral,
    ),
    Pattern(
        "snake",
        "Snake",
        "Row by row or column by column, so that every card is easily found",
        (
            Parameter("by", "By", {"rows": "rows", "columns": "columns"}),
            Parameter(
                "back",
                "At the end of a row",
                {"turning": "turn round", "same": "begin again on the same side"},
            ),
            _CORNER,
            _ORDER,
            _SECOND,
            _SPARE,
        ),
        ALL,
        lay_snake,
    ),
    Pattern(
        "rings",
        "Rings",
        "Ring by ring around the middle",
        (
            _WAY,
            Parameter(
                "turn", "Turn", {"alternating": "every other ring the other way", "same": "one way"}
            ),
            _ORDER,
            _SECOND,
            _SPARE,
        ),
        ALL,
        lay_rings,
    ),
    Pattern(
        "quadrants",
        "Quadrants",
        "Each quarter holds the two suits of a colour; opposite quarters are alike, turned round",
        (_INSIDE, _SPARE),
        ALL,
        lay_quadrants,
    ),
    Pattern(
        "suits",
        "Suits apart",
        "Each suit has a part of the board to itself",
        (
            Parameter("shape", "Parts", {"quarters": "quarters", "sides": "the four sides"}),
            _INSIDE,
            _SPARE,
        ),
        PACKS,
        lay_suits,
    ),
    Pattern(
        "chequers",
        "Chequers",
        "Black and red cards, or even and odd numbers, like the squares of a chess board",
        (_INSIDE, _SPARE),
        (*PACKS, "numbers"),
        lay_chequers,
    ),
    Pattern(
        "random",
        "Random",
        "Everything anywhere",
        (_SPARE,),
        ALL,
        lay_random,
        uses_chance=True,
    ),
    Pattern(
        "symmetric",
        "Random, symmetric",
        "By chance, but so that the board has a symmetry",
        (
            Parameter(
                "symmetry",
                "Symmetry",
                {
                    "half_turn": "a half turn",
                    "quarter_turn": "a quarter turn, suit to suit",
                    "left_right": "left and right",
                    "top_bottom": "top and bottom",
                    "far_twins": "none, but the two of a kind far apart",
                },
            ),
            _SPARE,
        ),
        ALL,
        lay_symmetric,
        uses_chance=True,
    ),
)
"""Every pattern, by its id."""


def pattern(name: str) -> Pattern:
    """The pattern with this id.

    Raises:
        CannotLay: there is none.
    """
    if name not in PATTERNS:
        raise CannotLay(
            phrase("there is no pattern {name}", name=repr(name[:20])),
            remedy=phrase("use {options}", options=", ".join(PATTERNS)),
        )
    return PATTERNS[name]


def fitting(width: int, height: int, deck: str = "two_packs") -> tuple[Pattern, ...]:
    """The patterns that can be laid for this size and deck with the usual choices."""
    return tuple(p for p in PATTERNS.values() if not p.refusal(width, height, deck))
