# SPDX-License-Identifier: MIT
"""What the window tells when it is asked, in hints, chances, reviews, statistics, printouts and
every dialog, stays the same whatever is hidden from those at the screen.

`SEQUENCE_TEST_SECRETS` sets for how many presets every window is opened; the nightly run takes all.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product

import pytest

from sequence_desktop.engine.errors import IllegalMove
from sequence_desktop.engine.game import Game
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rng import Random
from sequence_desktop.engine.state import Draft
from sequence_desktop.gui.process import Command, player_command
from sequence_desktop.gui.setup import flow
from sequence_desktop.players.mind import COMPILED
from sequence_desktop.storage.games import Seat
from sequence_desktop.storage.home import Home
from tests.gui.choosing import PRESETS
from tests.gui.conftest import ANNA, BEN, ROBOT, OpenWindow, close_window, fake_command
from tests.gui.readers import ASKING, OPENING, READERS, Reader
from tests.gui.test_secrets import NOBODY, anna_to_move
from tests.players.games import otherwise_dealt, some_way_into

AMOUNT = int(os.environ.get("SEQUENCE_TEST_SECRETS", "2"))
SOME = PRESETS[:: -(-len(PRESETS) // AMOUNT)]
LONGEST = 400
ADVISER: Command = player_command if COMPILED else fake_command
"""The program's own, except where it thinks by the clock and so is not the same twice."""


Reading = Callable[..., list[str]]


@pytest.fixture
def reading(open_window: OpenWindow, home: Home, monkeypatch: pytest.MonkeyPatch) -> Reading:
    """Reads in a new window each time, on an empty home, so that it remembers nothing.

    What a position is filled up with by chance is the same each time, if it is from the same cards.
    """
    monkeypatch.setattr(flow, "new_seed", lambda: 5)

    def read(readers: Mapping[str, Reader], game: Game, *seats: Seat, asks: Command) -> list[str]:
        shutil.rmtree(home.data, ignore_errors=True)
        window = open_window(command=asks)
        assert window.session is not None
        window.session.replace(game, seats)
        window.table.table.motion.finish()
        window.grab()
        found = [f"{name}: {ask(window)!r}" for name, ask in readers.items()]
        close_window(window)
        return found

    return read


def assert_same(one: list[str], other: list[str]) -> None:
    for mine, yours in zip(one, other, strict=True):
        if mine != yours:
            pairs = enumerate(zip(mine, yours, strict=False))
            place = next((n for n, (a, b) in pairs if a != b), min(len(mine), len(yours)))
            around = slice(max(place - 60, 0), place + 60)
            pytest.fail(f"{mine[:40]} … {mine[around]} … {yours[around]}")


def check(read: Reading, readers: Mapping[str, Reader], preset: str, other: Seat) -> None:
    """Read twice, the second time with all dealt anew that is hidden."""
    start = anna_to_move(preset)
    again = otherwise_dealt(start, NOBODY if other is BEN else 0, Random(4))
    one, two = (
        read(readers, Game(position, seed=5), ANNA, other, asks=ADVISER)
        for position in (start, again)
    )
    assert_same(one, two)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_told_when_asked(reading: Reading, preset: str) -> None:
    check(reading, ASKING, preset, ROBOT)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_told_behind_the_curtain(reading: Reading, preset: str) -> None:
    if any(anna_to_move(preset).hands):
        check(reading, ASKING, preset, BEN)


@pytest.mark.parametrize("preset", SOME)
def test_what_stands_in_every_window_and_on_paper(reading: Reading, preset: str) -> None:
    check(reading, OPENING, preset, ROBOT)


def test_the_readers_can_read(reading: Reading) -> None:
    """What Anna knows herself makes the difference that nothing hidden makes."""
    start = anna_to_move("sequence")
    draft = Draft(start)
    draft.hands = start.hands[::-1]
    advice = {name: ASKING[name] for name in ("hint", "chances", "judgement of a move")}
    told = [
        reading(advice, Game(position), ANNA, ROBOT, asks=ADVISER)
        for position in (start, Position(draft))
    ]
    assert all(one != other for one, other in zip(*told, strict=True))


# -- games that are over ------------------------------------------------------------------------


def finished_twins(preset: str) -> tuple[Game, Game] | None:
    """Two finished games that Anna cannot tell apart, though others hold other cards in the end.

    None: nothing is hidden by these rules.
    """
    for seed in range(1, 40):
        game = some_way_into(preset, 2, LONGEST, seed)
        if not game.setup.deck:
            return None
        twin = twin_of(game) if game.outcome() is not None else None
        if twin is not None:
            return game, twin
    raise AssertionError("everything comes to light in each game")


def twin_of(game: Game) -> Game | None:
    """The game with a card that stayed in another hand, and one that nobody drew, exchanged."""
    end = game.position
    seen = [game.view(0, ply) for ply in range(len(game.moves) + 1)]
    unseen = {*end.stock, *(card for pile in end.open for card in pile[1:])}
    for held, left in product(sorted(set(end.hands[1])), sorted(unseen)):
        for start in exchanged(game.at(0), held, left) if held != left else ():
            twin = Game(start, seed=game.seed)
            try:
                for move in game.moves:
                    twin.play(move)
            except IllegalMove:
                continue
            same = all(twin.view(0, ply) == view for ply, view in enumerate(seen))
            if same and sorted(twin.position.hands[1]) != sorted(end.hands[1]):
                return twin
    return None


def exchanged(start: Position, held: str, left: str) -> Iterator[Position]:
    """The position with one card of the one kind and one of the other exchanged."""
    piles = [start.hands[1], start.stock, *start.open]
    cards = [card for pile in piles for card in pile]
    ones, others = ([n for n, card in enumerate(cards) if card == it] for it in (held, left))
    for one, other in product(ones, others):
        changed = list(cards)
        changed[one], changed[other] = left, held
        rest = iter(changed)
        hand, stock, *opened = (tuple(islice(rest, len(pile))) for pile in piles)
        draft = Draft(start)
        draft.hands, draft.stock, draft.open = (start.hands[0], hand), stock, tuple(opened)
        yield Position(draft)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_stayed_hidden_to_the_end_stays_hidden_after_it(reading: Reading, preset: str) -> None:
    twins = finished_twins(preset)
    if twins is None:
        return
    # A review by the program itself takes half a minute.
    asks = ADVISER if preset in SOME else fake_command
    one, two = (reading(READERS | ASKING, game, ANNA, ROBOT, asks=asks) for game in twins)
    assert_same(one, two)
