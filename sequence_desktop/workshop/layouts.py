# SPDX-License-Identifier: MIT
"""How each pattern lays its tokens: from a ground and a person's choices to what stands where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from sequence_desktop.engine.cards import Token, suit
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.workshop.decks import BOARD_RANKS, wanted
from sequence_desktop.workshop.geometry import (
    distance,
    quarters,
    rings,
    sectors,
    snake,
    spiral,
    turned,
)
from sequence_desktop.workshop.ground import CannotLay, Ground
from sequence_desktop.workshop.symmetry import Kind, Symmetry, usual

Choices = Mapping[str, str]
"""What a person chose for each parameter of a pattern."""
Laid = dict[int, Token]

_ROUND_THE_BOARD: Final = "SHCD"
"""The suits clockwise, each where a quarter turn carries the one before."""
_BLACK: Final = "SC"
_RED: Final = "HD"


def lay_spiral(ground: Ground, choices: Choices) -> Laid:
    """Along a spiral between a corner and the middle."""
    outward = choices["way"] == "outward"
    clockwise = choices["turn"] == "clockwise"
    # Walked the other way, a way that turns right turns left.
    path = spiral(
        ground.width, ground.height, choices["corner"].replace("_", " "), clockwise != outward
    )
    return _along(ground, path[::-1] if outward else path, choices)


def lay_snake(ground: Ground, choices: Choices) -> Laid:
    """Row by row or column by column."""
    path = snake(
        ground.width,
        ground.height,
        choices["corner"].replace("_", " "),
        choices["by"] == "columns",
        choices["back"] == "turning",
    )
    return _along(ground, path, choices)


def lay_rings(ground: Ground, choices: Choices) -> Laid:
    """Ring by ring."""
    found = list(rings(ground.width, ground.height))
    if choices["turn"] == "alternating":
        found = [(r[0], *r[:0:-1]) if i % 2 else r for i, r in enumerate(found)]
    if choices["way"] == "outward":
        found.reverse()
    return _along(ground, [cell for ring in found for cell in ring], choices)


def lay_quadrants(ground: Ground, choices: Choices) -> Laid:
    """In each quarter the two suits of a colour; opposite quarters are turned into each other."""
    tokens: list[tuple[Token, ...]]
    whole = ground.run("suits")
    if ground.deck == "dice":
        if any(count % 4 for count in Counter(whole).values()):
            raise CannotLay(
                phrase(
                    "the totals of {count} cells cannot be parted among four quarters",
                    count=len(whole),
                ),
                remedy=phrase("choose 6 by 6 or 12 by 12"),
            )
        tokens = [tuple(Counter({t: n // 4 for t, n in Counter(whole).items()}).elements())] * 4
    elif ground.deck == "numbers":
        each = len(whole) // 4
        tokens = [whole[i * each : (i + 1) * each] for i in range(4)]
    else:
        tokens = [_of_colour(ground.deck, black=i % 2 == 0, high=i > 1) for i in range(4)]
    return _by_parts(ground, _mirrored_quarters(ground), tokens, choices)


def lay_suits(ground: Ground, choices: Choices) -> Laid:
    """In each quarter, or on each side, one suit."""
    copies = len(ground.run("suits")) // 48
    tokens = [tuple(r + s for r in BOARD_RANKS) * copies for s in _ROUND_THE_BOARD]
    if choices["shape"] == "quarters":
        return _by_parts(ground, _mirrored_quarters(ground), tokens, choices)
    if ground.width != ground.height or ground.width % 2:
        raise CannotLay(
            phrase(
                "a board of {width} by {height} has no four equal sides",
                width=ground.width,
                height=ground.height,
            ),
            remedy=phrase("choose a square of even size, or quarters"),
        )
    return _by_parts(ground, sectors(ground.width), tokens, choices)


def lay_chequers(ground: Ground, choices: Choices) -> Laid:
    """Black and red (even and odd numbers) like the squares of a chess board."""
    tokens = ground.run("suits")
    if choices["inside"] == "shuffled":
        tokens = ground.chance.shuffled(tokens)
    path = snake(ground.width, ground.height, "top left", False, choices["inside"] == "snake")
    laid: Laid = {}
    for first in (True, False):
        cells = [c for c in ground.without_spare(path) if _on_black(ground, c) == first]
        ours = [token for token in tokens if _is_black(token) == first]
        if len(cells) != len(ours):
            raise CannotLay(
                phrase(
                    "{cells} squares of one colour are left for {cards} cards",
                    cells=len(cells),
                    cards=len(ours),
                ),
                remedy=phrase("choose another size, such as 10 by 10"),
            )
        laid |= dict(zip(cells, ours, strict=True))
    return laid


def lay_random(ground: Ground, _choices: Choices) -> Laid:
    """Anything anywhere."""
    return dict(zip(ground.cells, ground.chance.shuffled(ground.run("suits")), strict=True))


def lay_symmetric(ground: Ground, choices: Choices) -> Laid:
    """By chance, but so that the board has the symmetry asked for."""
    if choices["symmetry"] == "far_twins":
        return _far_twins(ground)
    kind = {
        "half_turn": Kind.HALF_TURN,
        "quarter_turn": Kind.QUARTER_TURN,
        "left_right": Kind.LEFT_RIGHT,
        "top_bottom": Kind.TOP_BOTTOM,
    }[choices["symmetry"]]
    symmetry = usual(kind, ground.blank)
    orbits = {symmetry.orbit(ground.width, ground.height, cell) for cell in ground.cells}
    orbits = {orbit for orbit in orbits if orbit[0] == min(orbit)}
    if any(cell in ground.spare for orbit in orbits for cell in orbit):
        raise CannotLay(
            phrase("{count} cells left over do not lie symmetrically", count=len(ground.spare)),
            remedy=phrase("choose another size or symmetry"),
        )
    groups, alone = _token_groups(ground, symmetry)
    single = sorted(orbit[0] for orbit in orbits if len(orbit) == 1)
    whole = sorted(orbit for orbit in orbits if len(orbit) > 1)
    groups = list(ground.chance.shuffled(groups))
    while len(alone) < len(single) and symmetry == Symmetry(kind) and groups:
        alone += groups.pop()  # cards that become themselves may lie on the axis one by one
    if len(alone) != len(single):
        raise CannotLay(
            phrase(
                "the {count} cells that have no partner cannot be filled symmetrically",
                count=len(single),
            ),
            remedy=phrase("choose even sizes, or another symmetry"),
        )
    laid = dict(zip(single, ground.chance.shuffled(alone), strict=True))
    for orbit, group in zip(whole, groups, strict=True):
        start = ground.chance.below(len(group))
        laid |= dict(zip(orbit, group[start:] + group[:start], strict=True))
    return laid


def _along(ground: Ground, path: Sequence[int], choices: Choices) -> Laid:
    tokens = ground.run(choices["order"], backwards=choices["second"] == "backwards")
    return dict(zip(ground.without_spare(path), tokens, strict=True))


def _by_parts(
    ground: Ground,
    parts: Sequence[Sequence[int]],
    tokens: Sequence[tuple[Token, ...]],
    choices: Choices,
) -> Laid:
    """Each part with its tokens, all in the same order, so that parts are images of each other."""
    cells = [ground.without_spare(part) for part in parts]
    counts = [len(part) for part in cells]
    if sum(counts) < len(ground.cells):
        raise CannotLay(
            phrase("the middle cell belongs to no part"),
            remedy=phrase("choose even sizes, or one pack on 7 by 7"),
        )
    if any(len(part) != len(ours) for part, ours in zip(cells, tokens, strict=True)):
        raise CannotLay(
            phrase(
                "the parts have {cells} cells left for {cards} cards",
                cells=", ".join(map(str, counts)),
                cards=len(tokens[0]),
            ),
            remedy=phrase("choose another size, such as 10 by 10 for two packs"),
        )
    order: Sequence[int] = range(counts[0])
    if choices["inside"] == "shuffled":
        order = ground.chance.shuffled(order)
    elif choices["inside"] == "snake":
        order = _turning(ground, cells[0])
    return {
        part[at]: ours[i]
        for part, ours in zip(cells, tokens, strict=True)
        for i, at in enumerate(order)
    }


def _turning(ground: Ground, cells: Sequence[int]) -> list[int]:
    """The places of cells that are listed row by row, with every other row backwards."""
    rows: dict[int, list[int]] = {}
    for place, cell in enumerate(cells):
        rows.setdefault(cell // ground.width, []).append(place)
    return [p for i, row in enumerate(rows.values()) for p in (row[::-1] if i % 2 else row)]


def _mirrored_quarters(ground: Ground) -> tuple[tuple[int, ...], ...]:
    """The quarters clockwise from the top left, each listed as an image of the first."""
    found = quarters(ground.width, ground.height)
    if not found:
        raise CannotLay(
            phrase(
                "a board of {width} by {height} has no four equal quarters",
                width=ground.width,
                height=ground.height,
            ),
            remedy=phrase("choose even sizes or an odd square"),
        )
    if ground.width % 2:
        return found  # they turn around the middle
    ways = ("left and right", "half turn", "top and bottom")
    images = [turned(ground.width, ground.height, way) for way in ways]
    return (found[0], *(tuple(image[cell] for cell in found[0]) for image in images))


def _of_colour(deck: str, *, black: bool, high: bool) -> tuple[Token, ...]:
    """The cards of a quarter: of two packs both suits of a colour, of one pack half of them."""
    suits = _BLACK if black else _RED
    ranks = BOARD_RANKS
    if deck == "one_pack":
        ranks = BOARD_RANKS[6:] if high else BOARD_RANKS[:6]
    return tuple(r + s for s in suits for r in ranks)


def _is_black(token: Token) -> bool:
    return int(token) % 2 == 0 if token.isdigit() else suit(token) in _BLACK


def _on_black(ground: Ground, cell: int) -> bool:
    return (cell // ground.width + cell % ground.width) % 2 == 0


def _token_groups(
    ground: Ground, symmetry: Symmetry
) -> tuple[list[tuple[Token, ...]], list[Token]]:
    """The tokens that follow each other, and those that follow nobody but themselves."""
    pool = Counter(wanted(ground.deck, len(ground.cells)))
    identity = symmetry == Symmetry(symmetry.kind)
    groups, alone = [], []
    for token in list(pool):
        while pool[token]:
            if symmetry.token(token) == token and not identity:
                group: tuple[Token, ...] = (token,)
            else:
                group = (token,)
                while len(group) < symmetry.order:
                    group += (symmetry.token(group[-1]),)
            pool.subtract(group)
            if min(pool[t] for t in group) < 0:
                raise CannotLay(
                    phrase("there are not as many {card} as this symmetry needs", card=token),
                    remedy=phrase("choose another symmetry"),
                )
            if len(group) == 1:
                alone.append(token)
            else:
                groups.append(group)
    return groups, alone


def _far_twins(ground: Ground) -> Laid:
    """By chance, each card and its second copy about half a board apart."""
    if ground.deck != "two_packs":
        raise CannotLay(
            phrase("only two packs have twins"), remedy=phrase("choose another symmetry")
        )
    cards = ground.chance.shuffled(wanted(ground.deck, ground.size))
    return {
        cell: card for card, pair in zip(cards, _far_pairs(ground), strict=True) for cell in pair
    }


def _far_pairs(ground: Ground) -> list[tuple[int, int]]:
    """All cells in pairs that lie as far apart as all pairs can at once."""
    w, h = ground.width, ground.height
    if w % 2 or h % 2:
        half = len(ground.cells) // 2
        return list(zip(ground.cells[:half], ground.cells[half:], strict=True))
    pairs, left = [], []
    for cell in ground.cells:
        partner = (cell // w + h // 2) % h * w + (cell % w + w // 2) % w
        if partner in ground.spare:
            left.append(cell)
        elif cell < partner:
            pairs.append((cell, partner))
    # The partners of free corners meet in the middle: each such two change partners with others.
    for one, other in zip(left[: len(left) // 2], left[: len(left) // 2 - 1 : -1], strict=True):
        nearest = [min(distance(w, one, a), distance(w, other, b)) for a, b in pairs]
        best = nearest.index(max(nearest))
        a, b = pairs.pop(best)
        pairs += [(one, a), (other, b)]
    return pairs
