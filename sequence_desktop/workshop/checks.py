# SPDX-License-Identifier: MIT
"""The checks that are always visible beside a board in the making: quick, and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, islice
from typing import Final

from sequence_desktop.engine.board import EMPTY, cells_in
from sequence_desktop.engine.cards import BLOCKED, FREE, SUITS, Token, is_card, is_number, suit
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.phrases import joined, phrase
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import Setup, deck_of
from sequence_desktop.engine.windows import lines
from sequence_desktop.workshop.decks import COPIES, wanted
from sequence_desktop.workshop.draft import Draft, corners
from sequence_desktop.workshop.findings import PARTS, SUIT_NAMES, Checked, Finding, Fit, Severity
from sequence_desktop.workshop.geometry import distance
from sequence_desktop.workshop.symmetry import SAME, symmetries_of
from sequence_desktop.workshop.tokens import MARKS

_NAMED: Final = 8
"""So many cells or cards are named in a sentence; of the others, the number is told."""
_EACH: Final = 6
"""So many findings of one kind are told one by one; more are gathered into one."""
_LINE: Final = 5
"""The length of a line, as long as no rules fit the board."""
_ORDER: Final = tuple(Severity)


@lru_cache(maxsize=128)
def check(draft: Draft, presets: tuple[Rules, ...] = ()) -> Checked:
    """Everything there is to say about a draft; `presets` are the games it is tried with.

    A board that is taken back or done again is remembered, so undo costs nothing.
    """
    tried = [_try(draft, rules) for rules in presets]
    fitting = [setup for _, setup in tried if setup is not None]
    lengths = Counter(setup.row_length for setup in fitting)
    length = lengths.most_common(1)[0][0] if lengths else _LINE
    found = [
        *_counts(draft),
        *_corners(draft),
        *_twins(draft, length),
        *_lines(draft, length),
        *_lines_share(draft, length),
        *_reach(draft, fitting, length),
        *_suits(draft),
        *_looks(draft),
    ]
    if presets and not fitting and not any(f.severity is Severity.ERROR for f in found):
        found.append(Finding("no_rules", _all(draft)))
    found.sort(key=lambda finding: _ORDER.index(finding.severity))
    fits = sorted((fit for fit, _ in tried), key=lambda fit: not fit.fits)
    return Checked(tuple(found), tuple(fits))


def _try(draft: Draft, rules: Rules) -> tuple[Fit, Setup | None]:
    """Whether a game can be played on the draft, by how many; a setup of it, if so."""
    board = draft.sketch()
    players: list[int] = []
    reasons: list[str] = []
    setup: Setup | None = None
    tried: dict[int, str] = {}  # of the players, only the length of their rows concerns a board
    for count in rules.player_counts:
        for sides in rules.sides_for(count):
            length = rules.row_length(sides)
            if length not in tried:
                try:
                    setup = Setup(rules, board, count, sides)
                    tried[length] = ""
                except Fault as fault:
                    tried[length] = fault.why
            why = tried[length] or _deal_fault(rules, count)
            if why:
                reasons.append(why)
            elif count not in players:
                players.append(count)
    setup = setup if players else None
    cells = _all(draft, cells_in(_reached(setup))) if setup else _strangers(draft, rules)
    fit = Fit(rules.id, rules.title, tuple(players), joined(dict.fromkeys(reasons), "; "), cells)
    return fit, setup


def _all(draft: Draft, cells: Iterable[int] = ()) -> tuple[int, ...]:
    """These cells; if there are none, the whole board but for its holes."""
    return tuple(cells) or tuple(i for i, token in enumerate(draft.cells) if token != BLOCKED)


def _strangers(draft: Draft, rules: Rules) -> tuple[int, ...]:
    """The cells that keep a game from this board: empty, or for no card of it."""
    known = set(deck_of(rules))

    def strange(token: Token) -> bool:
        return not is_number(token) if rules.source == "dice" else token not in known

    odd = (i for i, token in enumerate(draft.cells) if token not in MARKS and strange(token))
    return _all(draft, draft.empty or odd)


def _reached(setup: Setup) -> int:
    """The cells on which a card or roll can be played."""
    reached = 0
    for mask in setup.match.values():
        reached |= mask
    actors = set(setup.deck) if setup.rules.source == "cards" else set(setup.powers)
    if any(power == "wild" and token in actors for token, power in setup.powers.items()):
        reached |= setup.open_cells
    return reached


@lru_cache(maxsize=512)
def _deal_fault(rules: Rules, players: int) -> str:
    """What keeps so many players from being dealt their cards; "" if nothing does."""
    dealt, cards = rules.hand_size(players) * players, len(deck_of(rules))
    if rules.source == "dice" or 0 < dealt <= cards:
        return ""
    if not dealt:
        return phrase("no cards are dealt")
    return phrase(
        "{players} players need {needed} cards of {cards}",
        players=players,
        needed=dealt,
        cards=cards,
    )


def _counts(draft: Draft) -> Iterator[Finding]:
    """Empty cells; cards that are missing, too many, or of no use."""
    if draft.empty:
        yield Finding("empty", draft.empty, (("where", _where(draft, draft.empty)),))
    have = Counter(draft.cells)
    needs = wanted(draft.deck, draft.size) if draft.deck in COPIES else {}
    missing = {token: n - have[token] for token, n in needs.items() if have[token] < n}
    if missing:
        cards = [token if n == 1 else f"{token} ×{n}" for token, n in missing.items()]
        cells = [i for i, token in enumerate(draft.cells) if token in missing]
        # Of what stands nowhere yet, the places it could take.
        free = draft.empty or [i for i, t in enumerate(draft.cells) if have[t] > needs.get(t, 0)]
        yield Finding("missing", tuple(cells or free), (("cards", _listed(cards)),))
    for token, count in have.items():
        most = _most(draft.deck, token, needs)
        if most is None or count <= most:
            continue
        cells = [i for i, t in enumerate(draft.cells) if t == token]
        values = (("card", token), ("where", _where(draft, cells)))
        if most:
            yield Finding("too_many", tuple(cells), (*values, ("wanted", f"{most}×")))
        else:
            yield Finding("stray", tuple(cells), values)
    if draft.deck == "numbers":
        numbers = [int(token) for token in have if is_number(token)]
        gaps = [str(n) for n in range(1, max(numbers, default=0)) if str(n) not in have]
        if gaps and not draft.empty:
            beside = {str(int(gap) + step) for gap in gaps for step in (-1, 1)}
            cells = [i for i, token in enumerate(draft.cells) if token in beside]
            yield Finding("gaps", tuple(cells), (("cards", _listed(gaps)),))


def _most(deck: str, token: Token, needs: Mapping[Token, int]) -> int | None:
    """How often a token may stand on a board for this deck; None: as often as one likes."""
    if token in MARKS or deck in ("free", "dice"):
        return None
    if deck == "numbers":
        return 1 if is_number(token) else 0
    return needs.get(token, 0)


def _corners(draft: Draft) -> Iterator[Finding]:
    ends = corners(draft.width, draft.height)
    if draft.deck in COPIES:
        spare = draft.size - draft.cells.count(BLOCKED) - sum(wanted(draft.deck, 0).values())
        shut = [c for c in ends if draft.cells[c] not in (FREE, BLOCKED, EMPTY)]
        if shut and spare >= len(ends):
            yield Finding("corners", tuple(shut), (("where", _where(draft, shut)),))
    inside = [i for i, token in enumerate(draft.cells) if token == FREE and i not in ends]
    if inside:
        yield Finding("free_inside", tuple(inside), (("where", _where(draft, inside)),))


def _twins(draft: Draft, length: int) -> Iterator[Finding]:
    """How far apart the two copies of each card lie, on boards for two packs."""
    if draft.deck != "two_packs":
        return
    places: dict[Token, list[int]] = {}
    for cell, token in enumerate(draft.cells):
        if is_card(token):
            places.setdefault(token, []).append(cell)
    pairs = {token: cells for token, cells in places.items() if len(cells) == 2}
    apart = {token: distance(draft.width, *cells) for token, cells in pairs.items()}
    if not apart:
        return
    touching = [token for token, steps in apart.items() if steps == 1]
    yield from _some(
        Finding(
            "twins_touch",
            tuple(pairs[token]),
            (("card", token), ("where", _where(draft, pairs[token]))),
        )
        for token in touching
    )
    near = [
        token
        for token, (a, b) in pairs.items()
        if 1 < apart[token] < length and _in_one_line(draft.width, a, b)
    ]
    if near:
        cells = tuple(cell for token in near for cell in pairs[token])
        yield Finding("twins_near", cells, (("cards", _listed(near)),))
    steps = apart.values()
    values = {"least": min(steps), "most": max(steps), "mean": f"{sum(steps) / len(steps):.1f}"}
    nearest = sorted(cell for token in pairs if apart[token] == min(steps) for cell in pairs[token])
    facts = tuple((key, str(value)) for key, value in values.items())
    yield Finding("twins", tuple(nearest), facts)


def _lines(draft: Draft, length: int) -> Iterator[Finding]:
    """Lines that hold the same cards more than once: two pairs, or three of a kind."""

    def alike() -> Iterator[Finding]:
        for window in _windows(draft.width, draft.height, length):
            tokens = [t for cell in window if (t := draft.cells[cell]) not in MARKS]
            if len(tokens) - len(set(tokens)) < 2:
                continue
            often = Counter(tokens)
            threes = any(n > 2 for n in often.values())
            if threes or draft.deck != "dice":  # on a board for dice pairs are everywhere
                cards = " ".join(token for token, n in often.items() if n > 1)
                values = (("cards", cards), ("where", _ends(draft, window)))
                yield Finding("line_alike", window, values)

    yield from _some(alike())


def _lines_share(draft: Draft, length: int) -> Iterator[Finding]:
    """Pairs of lines that the same cards make: who holds them for one may make the other."""
    if draft.deck == "dice":  # where the same totals are everywhere
        return
    by_cards: dict[frozenset[Token], list[tuple[int, ...]]] = {}
    for window in _windows(draft.width, draft.height, length):
        tokens = frozenset(draft.cells[cell] for cell in window)
        if len(tokens) == length and tokens.isdisjoint(MARKS):
            by_cards.setdefault(tokens, []).append(window)
    pairs = [pair for same in by_cards.values() for pair in combinations(same, 2)]
    if pairs:
        cells = dict.fromkeys(cell for pair in pairs for window in pair for cell in window)
        where = ", ".join(_ends(draft, window) for window in pairs[0])
        values = (("count", str(len(pairs))), ("where", where))
        yield Finding("lines_share", tuple(cells), values)


def _reach(draft: Draft, fitting: Sequence[Setup], length: int) -> Iterator[Finding]:
    """Cells that no card reaches, or that are in no line."""
    every = (1 << draft.size) - 1
    marks = sum(1 << i for i, token in enumerate(draft.cells) if token in MARKS)
    blocked = sum(1 << i for i, token in enumerate(draft.cells) if token == BLOCKED)
    in_lines = 0
    for window in lines(draft.width, draft.height, length):
        if not window & blocked:
            in_lines |= window
    lonely = tuple(cells_in(every & ~blocked & ~in_lines))
    if lonely:
        values = (("length", str(length)), ("where", _where(draft, lonely)))
        yield Finding("in_no_line", lonely, values)
    if not fitting or draft.empty:
        return
    reached = 0
    for setup in fitting:
        reached |= _reached(setup)
        if setup.rules.board.joker_cells == "corners" and not setup.board.free:
            ends = corners(draft.width, draft.height)
            yield Finding("no_joker_cells", tuple(ends), (("rules", setup.rules.title),))
    dull = tuple(cells_in(every & ~marks & ~reached))
    if dull:
        yield Finding("unreachable", dull, (("where", _where(draft, dull)),))


def _suits(draft: Draft) -> Iterator[Finding]:
    """How evenly each suit lies in the four quarters; a middle line counts for neither side."""
    counts: Counter[tuple[str, int]] = Counter()
    for cell, token in enumerate(draft.cells):
        r, c = divmod(cell, draft.width)
        if is_card(token) and 2 * r + 1 != draft.height and 2 * c + 1 != draft.width:
            counts[suit(token), 2 * (2 * r >= draft.height) + (2 * c >= draft.width)] += 1
    total = counts.total()
    if not total:
        return
    uneven = 0.0
    for letter in SUITS:
        each = [counts[letter, part] for part in range(4)]
        uneven += sum(abs(n - sum(each) / 4) for n in each)
    # Each suit in a quarter of its own is as uneven as can be: one and a half times its number.
    percent = round(100 * (1 - uneven / (1.5 * total)))
    (letter, part), most = max(counts.items(), key=lambda item: item[1])
    whole = sum(counts[letter, p] for p in range(4))
    cells = [
        cell
        for cell, token in enumerate(draft.cells)
        if is_card(token)
        and suit(token) == letter
        and 2 * (2 * (cell // draft.width) >= draft.height)
        + (2 * (cell % draft.width) >= draft.width)
        == part
    ]
    values = {
        "percent": str(percent),
        "suit": SUIT_NAMES[letter],
        "share": f"{most}/{whole}",
        "part": PARTS[part],
    }
    yield Finding("suits", tuple(cells), tuple(values.items()))


def _looks(draft: Draft) -> Iterator[Finding]:
    if draft.cells.count(EMPTY) < draft.size // 2:
        found = symmetries_of(draft)
        ways = [
            s.kind.value if s.suits == SAME else f"{s.kind.value} ({_exchange(s.suits)})"
            for s in found
        ]
        if ways:
            # The part of the board from which the rest can be made.
            part = {min(found[0].orbit(draft.width, draft.height, i)) for i in range(draft.size)}
            yield Finding("symmetry", tuple(sorted(part)), (("ways", ", ".join(ways)),))
    if not draft.name.strip():
        yield Finding("no_name")


def _exchange(suits: str) -> str:
    """What becomes of the suits, in signs."""
    signs = dict(zip(SUITS, "♠♥♦♣", strict=True))
    return " ".join(f"{signs[a]}→{signs[b]}" for a, b in zip(SUITS, suits, strict=True) if a != b)


def _some(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings one by one; of many, those after the first in a single one."""
    found = iter(findings)
    yield from islice(found, _EACH)
    rest = list(found)
    if len(rest) > 1:
        cells = dict.fromkeys(cell for finding in rest for cell in finding.cells)
        yield Finding(f"{rest[0].code}_more", tuple(cells), (("count", str(len(rest))),))
    else:
        yield from rest


@cache
def _windows(width: int, height: int, length: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(cells_in(mask)) for mask in lines(width, height, length))


def _in_one_line(width: int, one: int, other: int) -> bool:
    down, right = abs(one // width - other // width), abs(one % width - other % width)
    return not down or not right or down == right


def _where(draft: Draft, cells: Sequence[int]) -> str:
    return _listed([draft.names[cell] for cell in cells])


def _ends(draft: Draft, window: Sequence[int]) -> str:
    """A line, by its first and its last cell."""
    return f"{draft.names[window[0]]}-{draft.names[window[-1]]}"


def _listed(words: Sequence[str]) -> str:
    """The words, or the first of them and how many more."""
    if len(words) <= _NAMED:
        return ", ".join(words)
    return f"{', '.join(words[: _NAMED - 1])}, … (+{len(words) - _NAMED + 1})"
