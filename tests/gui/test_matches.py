# SPDX-License-Identifier: MIT
"""Matches over several deals: points, the next deal, the winner, and what is kept of them."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from sequence_desktop.engine.game import Game
from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.scoring import score
from sequence_desktop.gui.matches import between_deals, deal_seed, game_after, match_of, tally
from sequence_desktop.storage.games import SavedMatch, load_game
from sequence_desktop.storage.home import Home
from tests.gui.conftest import ANNA, BEN, ROBOT, Deal, OpenWindow, close_window
from tests.gui.hands import CTRL, Hands, every_text, press
from tests.gui.table.rig import chips_of, game_of

ALMOST = chips_of(A="b1 c1 d1 e1 b3 c3 d3 e3", B="e9")
CLAIMED = {"A": ["a1-e1"]}


def nearly_won(**case: object) -> Game:
    """A deal of Quinto in which Anna needs one chip more."""
    case.setdefault("rules", "quinto")
    return game_of(
        chips=ALMOST, claimed=CLAIMED, hands=["JD 2S", "JS 3S"], stock="4S 5S 6S", **case
    )


def won() -> Game:
    """Anna has won the deal."""
    game = nearly_won()
    game.play("JD@f3:b3-f3")
    assert game.outcome() is not None
    return game


# -- by themselves ------------------------------------------------------------------------------


def test_only_scored_games_belong_to_a_match() -> None:
    game = game_of(hands=["2S", "3S"])
    assert match_of(game, SavedMatch((1, 2))) is None
    assert tally(game, None) is None
    assert match_of(won(), None) == SavedMatch((0, 0), 0, 0)


def test_the_cards_in_hand_count_only_when_the_deal_is_over() -> None:
    """Before, the points would tell everybody who holds a jack."""
    standing = tally(nearly_won(), SavedMatch((40, 90), 2, 7))
    assert standing is not None
    assert (standing.totals, standing.gained, standing.deals) == ((40, 90), None, 2)
    game = won()
    standing = tally(game, SavedMatch((40, 90), 2, 7))
    assert standing is not None
    assert standing.gained == score(game) == (210, 0)
    assert (standing.totals, standing.deals, standing.winner) == ((250, 90), 3, None)
    assert between_deals(standing)


def test_the_match_is_won_at_its_target() -> None:
    standing = tally(won(), SavedMatch((300, 480), 4, 7))
    assert standing is not None
    assert (standing.totals, standing.winner) == ((510, 480), 0)
    assert not between_deals(standing)


def test_the_next_deal_comes_from_the_seed_of_the_match() -> None:
    game, match = won(), SavedMatch((40, 90), 2, 7)
    one, after = game_after(game, match, seed=1)
    other, _ = game_after(game, match, seed=2)
    assert one.at(0) == other.at(0), "not from the other seed"
    assert one.seed == deal_seed(7, 3)
    assert one.at(0).seat == 1
    assert after == SavedMatch((250, 90), 3, 7)


def test_a_match_that_is_won_or_broken_off_begins_anew() -> None:
    for game, match in ((won(), SavedMatch((300, 480), 4, 7)), (nearly_won(), SavedMatch((9, 9)))):
        again, after = game_after(game, match, seed=5)
        assert (again.seed, after) == (5, None)


def test_the_seeds_of_a_match_differ_and_are_pinned() -> None:
    seeds = [deal_seed(7, deal) for deal in range(4)]
    assert seeds == [
        7,
        7191089600892374487,
        309689372594955804,
        7392729709960833538,
    ]


# -- on the window ------------------------------------------------------------------------------


def finish(hands: Hands, match: SavedMatch) -> None:
    """Put a deal on the table and let Anna win it."""
    hands.session.replace(nearly_won(), (ANNA, ROBOT), match)
    hands.click(Move.parse("JD@f3:b3-f3"))


def test_the_end_of_a_deal_offers_the_next_one(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((40, 90), 2, 7))
    window.table.table.motion.finish()
    texts = "\n".join(every_text(window))
    assert "Anna wins the deal" in texts
    assert "This deal: Anna 210, Robot 0" in texts
    assert "In all: Anna 250, Robot 90" in texts
    assert "500 points win the match" in texts
    assert window.panel.players.sentences()[0].startswith("Anna, blue, 250 points (+210)")
    assert "Next" in window.commands["again"].text()
    buttons = window.table.findChildren(QPushButton)
    button = next(button for button in buttons if button.text() == "Next deal")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert hands.session.match == SavedMatch((250, 90), 3, 7)
    assert hands.session.game.seed == deal_seed(7, 3)
    assert window.panel.players.sentences()[0].startswith("Anna, blue, 250 points, ")
    assert window.commands["again"].text() == "Play &again"


def test_the_match_is_announced_when_it_is_won(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((300, 480), 4, 7))
    window.table.table.motion.finish()
    texts = "\n".join(every_text(window))
    assert "Anna wins the match" in texts
    assert "In all: Anna 510, Robot 480" in texts
    assert "Next deal" not in texts
    press(window, Qt.Key.Key_N, CTRL | Qt.KeyboardModifier.ShiftModifier)
    match = hands.session.match
    assert match is not None
    assert (match.totals, match.deals) == ((0, 0), 0)


def test_the_last_deal_comes_back_by_undo(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((40, 90), 2, 7))
    window.flows.again()
    window.commands["undo"].trigger()
    assert hands.session.match == SavedMatch((40, 90), 2, 7)
    assert hands.session.over


def test_a_deal_that_has_counted_is_played_again_without_counting(
    open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((40, 90), 2, 7))
    for _ in range(2):  # the game that branches off may be branched off in turn
        hands.session.look_at(0)
        window.commands["play_on"].trigger()
        assert hands.session.match == SavedMatch((40, 90), 2, 7, (210, 0))
        assert ", 250 points, " in window.panel.players.sentences()[0]
        hands.click(Move.parse("JD@f3:b3-f3"))
        assert hands.session.over
    assert load_game(home.running / "game-1.json").match == hands.session.match


def test_a_deal_that_goes_on_counts_in_the_game_that_branches_off(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    match = SavedMatch((40, 90), 2, 7)
    hands.session.replace(nearly_won(), (ANNA, BEN), match)
    hands.session.ready()
    hands.click(Move.parse("2S@g9"))
    hands.session.look_at(0)
    window.commands["play_on"].trigger()
    assert hands.session.match == match


def test_the_end_of_a_deal_played_again_says_what_counts(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((40, 90), 2, 7, (100, 20)))
    window.table.table.motion.finish()
    texts = "\n".join(every_text(window))
    assert "Anna wins the deal" in texts
    assert "This deal: Anna 210, Robot 0" in texts
    assert "It counts as it was played first: Anna 100, Robot 20" in texts
    assert "In all: Anna 140, Robot 110" in texts
    assert window.panel.players.sentences()[0].startswith("Anna, blue, 140 points, ")
    hands.press_button("Next deal")
    assert hands.session.match == SavedMatch((140, 110), 3, 7)


def test_a_deal_played_again_wins_no_match(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((300, 300), 4, 7, (20, 210)))
    window.table.table.motion.finish()
    texts = "\n".join(every_text(window))
    assert "Anna wins the deal" in texts
    assert "In all: Anna 320, Robot 510" in texts
    assert "win the match" not in texts
    assert "Next deal" not in texts


def kept_matches(home: Home) -> list[SavedMatch | None]:
    """The matches among the unfinished games."""
    return [load_game(path).match for path in (home.saves / "unfinished").glob("*.seqgame")]


def test_a_match_is_kept_whose_next_deal_nobody_has_moved_in(
    open_window: OpenWindow, home: Home
) -> None:
    window = open_window()
    hands = Hands(window)
    match = SavedMatch((40, 90), 2, 7)
    finish(hands, match)
    window.flows.again()
    window.commands["undo"].trigger()
    window.commands["redo"].trigger()
    assert hands.session.match == SavedMatch((250, 90), 3, 7)
    assert kept_matches(home) == [], "it goes on"
    window.desk.rated_game(window.desk.last_choice())
    assert kept_matches(home) == [SavedMatch((250, 90), 3, 7)]


def test_a_match_between_two_deals_is_kept(open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    match = SavedMatch((40, 90), 2, 7)
    finish(Hands(window), match)
    window.desk.rated_game(window.desk.last_choice())
    assert kept_matches(home) == [match]


def test_a_match_that_is_won_is_not_kept(open_window: OpenWindow, home: Home) -> None:
    window = open_window()
    finish(Hands(window), SavedMatch((300, 480), 4, 7))
    window.desk.rated_game(window.desk.last_choice())
    assert kept_matches(home) == []


def test_undo_takes_the_points_back(open_window: OpenWindow) -> None:
    window = open_window()
    hands = Hands(window)
    finish(hands, SavedMatch((40, 90), 2, 7))
    hands.session.undo()
    assert hands.session.tally is not None
    assert hands.session.tally.totals == (40, 90)


def test_a_match_goes_on_after_a_restart(open_window: OpenWindow, deal: Deal, home: Home) -> None:
    window = open_window()
    session = Hands(window).session
    session.replace(
        deal(ANNA, BEN, rules="quinto", seed=deal_seed(7, 2)),
        (ANNA, BEN),
        SavedMatch((40, 90), 2, 7),
    )
    session.ready()
    session.play(next(iter(session.view.legal_moves())))
    kept = load_game(home.running / "game-1.json")
    assert kept.match == SavedMatch((40, 90), 2, 7)
    close_window(window)
    again = Hands(open_window()).session
    assert again.match == SavedMatch((40, 90), 2, 7)
    assert again.tally is not None
    assert again.tally.totals == (40, 90)


def test_a_match_opened_without_its_standing_begins_at_nought(
    open_window: OpenWindow, deal: Deal
) -> None:
    window = open_window()
    session = Hands(window).session
    session.replace(deal(ANNA, BEN, rules="quinto"), (ANNA, replace(BEN, colour=1)))
    assert session.match == SavedMatch((0, 0), 0, 7)
