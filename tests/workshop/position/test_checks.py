# SPDX-License-Identifier: MIT
"""What is said of positions that are set up, right and wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sequence_desktop.engine.state import Phase
from sequence_desktop.workshop.findings import Severity
from sequence_desktop.workshop.position.checks import check, playable
from sequence_desktop.workshop.position.draft import Draft, Kind, Place
from sequence_desktop.workshop.position.findings import TEXTS, Finding
from tests.engine.material import preset_names
from tests.workshop.position.made import STOCK, blank, cells, hand, ready, with_row


def found(draft: Draft, code: str) -> Finding:
    """What is said under this code; it is said once."""
    (finding,) = (it for it in check(draft) if it.code == code)
    return finding


def codes(draft: Draft) -> set[str]:
    """What is said, by code."""
    return {finding.code for finding in check(draft)}


def test_a_dealt_game_has_nothing_to_be_said() -> None:
    assert check(ready()) == ()


@pytest.mark.parametrize("preset", preset_names())
def test_every_game_says_what_cannot_be_set(preset: str) -> None:
    notes = {f.code for f in check(ready(preset)) if f.severity is Severity.NOTE}
    rules = blank(preset).setup.rules
    assert ("dice" in notes) is (rules.source == "dice")
    assert ("live_rows" in notes) is (rules.rows.mode == "live")
    assert ("late" in notes) is (rules.forget.mode != "auto")
    assert ("points" in notes) is bool(rules.scoring.target)


def test_a_chip_where_none_can_lie() -> None:
    finding = found(ready().lay((0,), 1), "no_cell")
    assert (finding.cells, finding.text) == ((0,), "No chip can lie on a1")


def test_a_marked_row_that_is_not_there() -> None:
    draft = with_row(ready(), marked=True)
    broken = replace(draft, chips=(draft.chips[0] & ~(1 << cells(draft, "d5")[0]), 0))
    finding = found(broken, "row_broken")
    assert finding.text == "The row b5-f5 of A is marked, but A does not cover all of it"
    assert finding.cells == tuple(cells(draft, "b5", "c5", "d5", "e5", "f5"))


def test_rows_that_share_too_much() -> None:
    draft = with_row(ready(), marked=True).lay(cells(blank(), "g5"), 0)
    clash = draft.mark(0, draft.setup.board.row_mask("c5-g5"), on=True)
    assert found(clash, "rows_clash").where == "b5-f5, c5-g5"


def test_a_whole_row_that_is_not_marked() -> None:
    finding = found(with_row(ready(), marked=False), "unmarked")
    assert finding.text == "A has a whole row that is not marked: b5-f5"
    assert playable(check(with_row(ready(), marked=False)))
    assert "unmarked" not in codes(with_row(ready(), marked=True))


def test_where_whole_rows_count_by_themselves_none_is_asked_for() -> None:
    draft = with_row(ready("one_eyed_jack"), marked=False)
    assert "unmarked" not in codes(draft)
    assert draft.position().row_count(0) == 1


def test_more_of_a_card_than_the_pack_holds() -> None:
    finding = found(blank().add(hand(0), "QH", "QH").add(STOCK, "QH"), "too_many")
    assert finding.text == "QH: 3 lie here, the pack holds 2"
    assert finding.place == hand(0)


def test_a_card_of_another_game() -> None:
    assert found(blank().add(STOCK, "JK"), "stranger").place == STOCK


def test_hands_of_another_size() -> None:
    finding = found(ready().take(hand(1), 0), "hand_size")
    assert finding.text == "seat 1 holds 6 cards; the rules deal 7"
    assert "hand_size" not in codes(ready("five_straight").take(hand(0), 0))
    assert "hand_size" in codes(ready("five_straight").add(hand(0), "5"))


def test_cards_that_lie_nowhere() -> None:
    draft = ready()
    assert found(draft.put(STOCK, draft.stock[2:]), "nowhere").count == 2


def test_a_game_that_somebody_has_won() -> None:
    draft = ready().lay(cells(blank(), *(f"{c}{r}" for c in "bcdef" for r in (3, 5))), 1)
    finding = found(draft.mark_whole(), "won")
    assert finding.text == "The game would be over: B has won"
    assert not playable(check(draft.mark_whole()))
    assert set(finding.cells) == set(cells(draft, *(f"{c}{r}" for c in "bcdef" for r in (3, 5))))


def test_a_pattern_wins_too() -> None:
    draft = ready("open_draft")
    centre = cells(draft, "e5", "f5", "e6", "f6")
    assert "won" in codes(draft.lay(centre, 0))


def test_a_board_on_which_nothing_can_change() -> None:
    draft = ready("five_straight")
    checkers = [cell for cell in range(100) if (cell // 2 + cell // 10) % 2]
    full = draft.lay(range(100), 0).lay(checkers, 1)
    assert "over" in codes(full)


def test_a_seat_that_can_only_pass() -> None:
    draft = ready().put(hand(0), ()).put(STOCK, ())
    assert found(draft, "stuck").seat == 0
    assert playable(check(draft))


def test_rolls_that_dice_do_not_show() -> None:
    rolls = Place(Kind.ROLLS)
    assert found(blank("sequence_dice").add(rolls, "7", "13"), "bad_roll").card == "13"
    assert playable(check(blank("sequence_dice").add(rolls, "7", "12")))


def test_taking_an_open_card_needs_one() -> None:
    draft = blank("open_draft").enter(Phase.DRAW)
    assert "no_open" in codes(draft)
    laid = ready("open_draft").take(hand(0), 0).enter(Phase.DRAW)
    assert check(laid)[0].code == "nowhere"
    assert len(laid.position().legal_moves()) == len(set(laid.cards(Place(Kind.MARKET))))


def test_who_is_out_cannot_be_to_move() -> None:
    assert found(replace(ready(), out=(0,)), "is_out").seat == 0
    assert "no_turn" in codes(replace(ready(), overtime=(0, 1)))


def test_when_one_side_is_left_it_has_won() -> None:
    assert found(replace(ready(), out=(1,)), "won").side == 0


def test_errors_come_first_and_every_sentence_can_be_made() -> None:
    draft = blank("one_eyed_jack").lay((0,), 1).add(STOCK, "JK")
    order = [list(Severity).index(finding.severity) for finding in check(draft)]
    assert order == sorted(order)
    assert len(set(order)) == 3
    for code in TEXTS:
        assert "{" not in Finding(code).text
