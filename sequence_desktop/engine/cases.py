# SPDX-License-Identifier: MIT
"""Rule cases: a position, steps, and what must hold after them; bug reports that can be run.

The form is JSON and is described in ``CONTRIBUTING.md``. A case says which rules and board it uses,
lays chips and deals hands, then plays, tries illegal moves, asks for targets, undoes and redoes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.cards import HIDDEN, Token, parse_token
from sequence_desktop.engine.draws import lay_open
from sequence_desktop.engine.errors import BadCase, Fault, IllegalMove, Reason, quoted, shortened
from sequence_desktop.engine.game import Game, opening_hot, parse_cards
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rows import completed, protected_cells
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.scoring import score
from sequence_desktop.engine.setup import SIDE_LETTERS, Setup
from sequence_desktop.engine.state import Draft
from sequence_desktop.engine.turns import begin_turn

LoadRules = Callable[[object], Rules]
"""Answers with the rules for a preset's id or an object of parameters."""
LoadBoard = Callable[[object], Board]
"""Answers with the board for a layout's id or a board object."""

_KEYS: Final = frozenset(
    {
        *("case", "ruling", "note", "rules", "board", "players", "sides", "chips", "claimed"),
        *("hands", "stock", "discards", "open", "rolls", "to_move", "steps", "then"),
    }
)
_ACTIONS: Final = ("play", "illegal", "targets", "moves", "undo", "redo")


def run_case(data: object, load_rules: LoadRules, load_board: LoadBoard) -> list[str]:
    """Run one case and list what did not hold; an empty list means that it passes.

    Raises:
        BadCase: the case itself makes no sense.
        BadRules, BadBoard: its rules or board cannot be used.
    """
    if not isinstance(data, Mapping):
        raise BadCase("a case is a JSON object")
    for key in data:
        if key not in _KEYS:
            raise BadCase(
                f"the key {quoted(key)} is not known",
                remedy=f"known keys: {', '.join(sorted(_KEYS))}",
            )
    try:
        runner = _Runner(case_position(data, load_rules, load_board))
        for number, step in enumerate(_list(data, "steps"), 1):
            runner.step(step, f"step {number}")
        if "then" in data:
            runner.expect(data["then"], "then")
    except (TypeError, AttributeError, KeyError, IndexError) as error:
        why = f"a value is missing or of the wrong kind ({error})"
        raise BadCase(shortened(why)) from None
    except RecursionError:
        raise BadCase("lists lie too deep in each other") from None
    except ValueError as error:
        if isinstance(error, Fault | IllegalMove):
            raise
        raise BadCase(shortened(str(error))) from None
    return runner.failures


def case_position(
    data: Mapping[str, Any], load_rules: LoadRules, load_board: LoadBoard
) -> Position:
    """The position a case begins with.

    Raises:
        BadCase: chips, cards or seats are wrong.
    """
    rules = load_rules(data.get("rules", "sequence"))
    own: object = {"rows": list(rules.board.grid), "deck": "free"}
    board = load_board(data.get("board", own if rules.board.grid else rules.board.layout))
    players = _number(data, "players", 2)
    sides = _number(data, "sides", next(iter(rules.sides_for(players)), 0))
    draft = Draft.blank(Setup(rules, board, players, sides))
    _lay_chips(draft, data)
    _deal_hands(draft, data)
    draft.seat = _number(data, "to_move", 0)
    if not 0 <= draft.seat < players:
        raise BadCase(f"there is no seat {draft.seat}", where="to_move")
    draft.rolls = tuple(_roll(total) for total in _list(data, "rolls"))
    if "open" in data:
        draft.open = tuple(parse_cards(pile) for pile in _list(data, "open"))
    else:
        lay_open(draft)
    begin_turn(draft)
    return Position(draft)


def _number(data: Mapping[str, Any], key: str, default: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int):
        raise BadCase(f"{quoted(value)} is no number", where=key)
    return value


def _list(data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
    """A list; a text in its place would be taken for a list of letters."""
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadCase(
            f"{quoted(value)} is no list", where=where or key, remedy=f'write "{key}": [...]'
        )
    return value


def _roll(total: object) -> Token:
    if isinstance(total, bool) or not str(total).isdecimal():
        raise BadCase(f"{quoted(total)} is no number", where="rolls", remedy="write totals: [7, 9]")
    return str(total)


def _lay_chips(draft: Draft, data: Mapping[str, Any]) -> None:
    setup = draft.setup
    board = setup.board
    chips = [0] * setup.sides
    lines = _list(data, "chips")
    if lines and len(lines) != board.height:
        raise BadCase(
            f"there are {len(lines)} lines of chips", where="chips", remedy=f"write {board.height}"
        )
    for r, line in enumerate(lines):
        words = line.split()
        if len(words) != board.width:
            raise BadCase(f"there are {len(words)} cells", where=f"chips, row {r + 1}")
        for c, word in enumerate(words):
            if word != ".":
                chips[_side(word, setup)] |= 1 << r * board.width + c
    if any(own & ~setup.playable for own in chips):
        raise BadCase("a chip lies on a cell that takes none", where="chips")
    draft.chips = tuple(chips)
    draft.hot = opening_hot(setup, draft.chips)
    rows = []
    for side, own in enumerate(chips):
        names = _list(data.get("claimed", {}), SIDE_LETTERS[side], "claimed")
        made = tuple(board.row_mask(name) for name in names)
        if setup.rules.rows.mode == "live":
            made = tuple(completed(own | setup.free, setup.windows))
        if any(row not in setup.windows or row & ~(own | setup.free) for row in made):
            raise BadCase("what is claimed is not a row of chips", where="claimed")
        rows.append(made)
    draft.rows = tuple(rows)
    draft.locked = protected_cells(setup, draft.chips, draft.rows)


def _deal_hands(draft: Draft, data: Mapping[str, Any]) -> None:
    """Deal what the case names; "?" cards and a stock left out come from the rest of the deck."""
    setup = draft.setup
    hands = [parse_cards(text) for text in _list(data, "hands")]
    if hands and len(hands) != setup.players:
        raise BadCase(f"there are {len(hands)} hands for {setup.players} seats", where="hands")
    hands = hands or [()] * setup.players
    discards = parse_cards(data.get("discards", ""))
    stock = parse_cards(data["stock"]) if "stock" in data else ()
    named = Counter(card for cards in (*hands, discards, stock) for card in cards)
    rest = list((Counter(setup.deck) - named).elements())
    known = setup.deck.index
    rest.sort(key=known)
    draft.hands = tuple(
        tuple(rest.pop() if card == HIDDEN else card for card in hand) for hand in hands
    )
    draft.limits = tuple(len(hand) for hand in draft.hands)
    draft.discards = discards
    draft.stock = stock if "stock" in data else tuple(rest)


def _side(letter: str, setup: Setup) -> int:
    side = SIDE_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= side < setup.sides:
        raise BadCase(f"{quoted(letter)} is no side", where="chips", remedy="use . or A, B, C, D")
    return side


class _Runner:
    """Carries out the steps of one case and collects what did not hold."""

    def __init__(self, start: Position) -> None:
        self.game = Game(start)
        self.failures: list[str] = []

    def step(self, step: Mapping[str, Any], where: str) -> None:
        """Do one step and check its expectations."""
        actions = [key for key in _ACTIONS if key in step]
        if len(actions) != 1 and not (set(step) <= {*_EXPECTATIONS, "score"} and step):
            raise BadCase(f"a step does one of {', '.join(_ACTIONS)}", where=where)
        for action in actions:
            getattr(self, f"_{action}")(step, where)
        done = {*_ACTIONS, "are", "because", "note"} | ({"dead"} if "play" in step else set())
        rest = {key: value for key, value in step.items() if key not in done}
        self.expect(rest, where)

    def expect(self, wanted: Mapping[str, Any], where: str) -> None:
        """Check expectations against the position now."""
        for key, value in wanted.items():
            if key == "score":
                points = _score(self.game, value)
                if points != value:
                    self._fail(where, f"score should be {value}, is {points}")
                continue
            if key not in _EXPECTATIONS:
                raise BadCase(f"the expectation {quoted(key)} is not known", where=where)
            if key in _LISTED:
                _list(wanted, key, where)
            have = _EXPECTATIONS[key](self.game.position, value)
            if have != _normal(key, value):
                self._fail(where, f"{key} should be {value}, is {have}")

    def _fail(self, where: str, what: str) -> None:
        self.failures.append(f"{where}: {what}")

    def _play(self, step: Mapping[str, Any], where: str) -> None:
        dead = step.get("dead")
        if dead is not None:  # the dead cards are those before the move is made
            self.expect({"dead": dead}, where)
        try:
            self.game.play(step["play"])
        except IllegalMove as error:
            self._fail(where, f"{step['play']} should be legal, is refused: {error.reason}")

    def _illegal(self, step: Mapping[str, Any], where: str) -> None:
        before = self.game.position
        move = Move.parse(step["illegal"])
        try:
            self.game.position.play(move)
        except IllegalMove as error:
            because = step.get("because")
            if because is not None and error.reason is not Reason(because):
                self._fail(where, f"{move} should be refused as {because}, is as {error.reason}")
        else:
            self._fail(where, f"{move} should be refused, is legal")
            return
        if self.game.position != before or move in before.legal_moves():
            self._fail(where, f"{move} is refused but listed as legal")

    def _targets(self, step: Mapping[str, Any], where: str) -> None:
        position = self.game.position
        cells = 0
        for mask in position.targets(parse_token(step["targets"])).values():
            cells |= mask
        have = sorted(position.setup.board.names[cell] for cell in cells_in(cells))
        wanted = sorted(_list(step, "are", where))
        if have != wanted:
            self._fail(where, f"targets of {step['targets']} should be {wanted}, are {have}")

    def _moves(self, step: Mapping[str, Any], where: str) -> None:
        have = len(self.game.position.legal_moves())
        if have != step["moves"]:
            self._fail(where, f"there should be {step['moves']} legal moves, are {have}")

    def _undo(self, step: Mapping[str, Any], _where: str) -> None:
        self.game.undo(step["undo"])

    def _redo(self, step: Mapping[str, Any], _where: str) -> None:
        self.game.redo(step["redo"])


def _score(game: Game, wanted: Mapping[str, int]) -> dict[str, int]:
    points = score(game)
    return {letter: points[SIDE_LETTERS.index(letter)] for letter in wanted}


def _rows(position: Position, wanted: Mapping[str, int]) -> dict[str, int]:
    return {letter: position.row_count(SIDE_LETTERS.index(letter)) for letter in wanted}


def _claimed(position: Position, wanted: Mapping[str, list[str]]) -> dict[str, list[str]]:
    board = position.setup.board
    return {
        letter: sorted(board.row_name(row) for row in position.rows_of(SIDE_LETTERS.index(letter)))
        for letter in wanted
    }


def _winner(position: Position, _wanted: object) -> str | None:
    outcome = position.outcome
    if outcome is None:
        return None
    return "draw" if outcome.winner is None else SIDE_LETTERS[outcome.winner]


def _cards(have: tuple[Token, ...], wanted: object) -> object:
    """The number of cards where a number is wanted, else the cards in order of name."""
    return len(have) if isinstance(wanted, int) else sorted(have)


def _hands(position: Position, wanted: list[object]) -> list[object]:
    return [_cards(hand, w) for hand, w in zip(position.hands, wanted, strict=True)]


def _chips(position: Position, _wanted: object) -> list[str]:
    setup = position.setup
    letters = []
    for cell in range(setup.board.size):
        side = position.chip_at(cell)
        letters.append("." if side is None else SIDE_LETTERS[side])
    width = setup.board.width
    return [" ".join(letters[i : i + width]) for i in range(0, len(letters), width)]


def _normal(key: str, value: Any) -> object:
    """A wanted value in the form in which the one found is given."""
    if key == "claimed":
        return {letter: sorted(names) for letter, names in value.items()}
    if key == "hands":
        return [w if isinstance(w, int) else sorted(parse_cards(w)) for w in value]
    if key in ("stock", "discards") and isinstance(value, str):
        return list(parse_cards(value))
    if key == "dead":
        return sorted(parse_token(card) for card in value)
    if key == "chips":
        return [" ".join(line.split()) for line in value]
    return value


_LISTED: Final = ("hands", "chips", "dead", "out")
"""The expectations whose values are lists."""

_EXPECTATIONS: Final[Mapping[str, Callable[[Position, Any], object]]] = {
    "rows": _rows,
    "claimed": _claimed,
    "winner": _winner,
    "over": lambda position, _: position.outcome is not None,
    "to_move": lambda position, _: position.seat,
    "hands": _hands,
    "stock": lambda position, w: (
        len(position.stock) if isinstance(w, int) else list(position.stock)
    ),
    "discards": lambda position, w: (
        len(position.discards) if isinstance(w, int) else list(position.discards)
    ),
    "chips": _chips,
    "dead": lambda position, _: sorted(position.dead()),
    "out": lambda position, _: list(cells_in(position.out)),
    "ending": lambda position, _: position.outcome and str(position.outcome.ending),
}
