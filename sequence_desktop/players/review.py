# SPDX-License-Identifier: MIT
"""A look back at a game from one seat: where it turned, and what was luck and what was skill.

Everything is judged by what the seat knew at the time. The chance to win is followed from the deal
to the end, and each change of it is put down to one of four things:

- the *deal*: from even chances to those with the first hand and place in the turn;
- *draws*: what the cards (or rolls) that came were worth, against what might have come. A move is
  judged before its card is drawn, with all cards that may come; then again with the card that came;
- *choices*: what each move lost against the best one that the adviser knew. Both are tried on the
  same imagined cards; a difference too small to be told from chance counts as none. It is never
  above nothing, for nobody can choose better than the best;
- *others*: all that happened between one's own turns: how the others played, and their luck, which
  one seat cannot see apart.

Each chance is the end of one change and the beginning of the next, so that even chances and the
four parts add up to the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sequence_desktop.engine.cards import HIDDEN
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.state import Draft
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.judgement import Judge, Judgement
from sequence_desktop.players.lookback import Cause, Parts, Review, Turn, TurningPoint
from sequence_desktop.players.motives import reasons_for
from sequence_desktop.players.outlook import Outlook, Watch, go_on, work
from sequence_desktop.players.record import Record
from sequence_desktop.players.share import DIGITS, Share

POINTS: Final = 3
"""So many turning points are told at most."""
_TRIES: Final = 400
"""Play-outs for each chance that is told."""
_TURNING: Final = 0.03
"""A smaller change of the chance turns nothing."""
_CHOSEN: Final = 2.0
"""A change of one's own making is worth telling before another that is larger up to so often."""


def review(record: Record, seed: int = 0, watch: Watch = go_on) -> Review:
    """Look back at a game. The same record and seed give the same review.

    ``watch`` is told how many of the seat's turns have been looked at, and says whether to go on;
    if not, the review is about those.
    """
    return _Critic(record, seed).review(watch)


class _Critic:
    """Looks at the turns of one seat, one after the other."""

    def __init__(self, record: Record, seed: int) -> None:
        self._record, self._seed = record, seed
        self._judge = Judge(seed)
        self._plies = [ply for ply in range(len(record.moves)) if record.is_own(ply)]
        self._looked_at: dict[int, Judgement] = {}

    def review(self, watch: Watch) -> Review:
        record, plies = self._record, self._plies
        start = self._arrival(0) if record.moves and record.is_own(0) else self._chance(0)
        turns: list[Turn] = []
        complete = True
        for number, ply in enumerate(plies):
            if not watch(number, len(plies)):
                complete = False
                break
            following = plies[number + 1] if number + 1 < len(plies) else None
            turns.append(self._turn(ply, following))
        even = round(1 / record.setup.sides, DIGITS)
        result = self._chance(len(record.moves)).chance
        if not complete:
            result = round(turns[-1].after + turns[-1].others, DIGITS) if turns else start.chance
        return Review(
            record.seat,
            record.side,
            even,
            start,
            result,
            tuple(turns),
            self._turning_points(turns),
            _parts(even, start.chance, turns, result),
            complete,
        )

    def _turn(self, ply: int, following: int | None) -> Turn:
        record = self._record
        choice = self._choice(ply)
        own_again = following == ply + 1
        if own_again and following is not None:
            after = self._arrival(following).chance
        else:
            after = self._chance(ply + 1).chance
        if own_again:
            later = after
        elif following is not None:
            later = self._arrival(following).chance
        else:
            later = self._chance(len(record.moves)).chance
        return Turn(
            ply,
            record.moves[ply],
            choice.best,
            self._arrival(ply).chance,
            choice.with_best,
            choice.with_played,
            after,
            self._drawn(ply),
            round(later - after, DIGITS),
        )

    def _choice(self, ply: int) -> Judgement:
        """The best move of a turn, the chance with it, and with the move played."""
        if ply not in self._looked_at:
            record = self._record
            self._looked_at[ply] = self._judge.judge(record.view(ply), record.moves[ply])
        return self._looked_at[ply]

    def _chance(self, ply: int) -> Share:
        """The chance after so many moves; where the seat has to choose then, with its best move."""
        if ply in self._plies:
            return self._choice(ply).with_best
        sides = Outlook(self._record.view(ply), self._seed).sides(work(_TRIES))
        return sides[self._record.side]

    def _arrival(self, ply: int) -> Share:
        """The chance when a turn came, before what came with it was seen: a card or a roll."""
        hidden = self._unseen_before(ply)
        if not hidden:
            return self._choice(ply).with_best
        record = self._record
        whole = sum(weight for _, weight in hidden)
        chance = low = high = 0.0
        tries = 0
        for position, weight in hidden:
            view = PlayerView(position, record.seat, record.moves[:ply])
            playouts = max(1, work(_TRIES) * weight // whole)
            share = Outlook(view, self._seed).sides(playouts)[record.side]
            chance += share.chance * weight / whole
            low += share.low * weight / whole
            high += share.high * weight / whole
            tries += share.tries
        return Share(round(chance, DIGITS), round(low, DIGITS), round(high, DIGITS), tries)

    def _unseen_before(self, ply: int) -> list[tuple[Position, int]]:
        """What a turn could have begun with, by weights; nothing: it could only begin as it did."""
        record = self._record
        position = record.positions[ply]
        if position.roll:
            return _with_every_roll(position)
        if not ply or record.is_own(ply - 1):
            return []
        own = range(ply - 1, -1, -1)
        last = next((p for p in own if record.is_own(p)), -1)
        held = Counter(record.positions[last + 1].hands[record.seat])
        fresh = Counter(position.hands[record.seat]) - held
        if not fresh:
            return []
        draft = Draft(position)
        hand = list(position.hands[record.seat])
        for token in fresh.elements():
            hand[len(hand) - 1 - hand[::-1].index(token)] = HIDDEN
        hands = list(position.hands)
        hands[record.seat] = tuple(hand)
        draft.hands = tuple(hands)
        return [(Position(draft), 1)]

    def _drawn(self, ply: int) -> tuple[str, ...]:
        """The cards that a move brought into the hand; with dice, the roll it was made with."""
        record = self._record
        if record.positions[ply].roll:
            return (record.positions[ply].roll,)
        before = Counter(record.positions[ply].hands[record.seat])
        came = Counter(record.positions[ply + 1].hands[record.seat]) - before
        token = record.moves[ply].token
        if not came and record.positions[ply + 1].hands[record.seat].count(token) == before[token]:
            came = Counter([token] if before[token] else [])  # another one of the same kind
        return tuple(sorted(came.elements()))

    def _turning_points(self, turns: Sequence[Turn]) -> tuple[TurningPoint, ...]:
        """The turns at which most changed, of one's own making before others."""
        swings: list[tuple[float, int, Cause]] = []
        for number, turn in enumerate(turns):
            sizes = {
                cause: abs(turn.change(cause)) * (_CHOSEN if cause is Cause.CHOICE else 1)
                for cause in Cause
                if abs(turn.change(cause)) >= _TURNING
            }
            if sizes:
                cause = max(sizes, key=lambda cause: sizes[cause])
                swings.append((sizes[cause], number, cause))
        swings.sort(key=lambda swing: (-swing[0], swing[1]))
        chosen = sorted(swings[:POINTS], key=lambda swing: swing[1])
        return tuple(self._turning_point(turns[n], n, cause) for _, n, cause in chosen)

    def _turning_point(self, turn: Turn, number: int, cause: Cause) -> TurningPoint:
        view = self._record.view(turn.ply)
        return TurningPoint(
            number,
            cause,
            turn.change(cause),
            reasons_for(view, turn.best),
            reasons_for(view, turn.played),
        )


def _with_every_roll(position: Position) -> list[tuple[Position, int]]:
    """The position with each roll that could have come, by how often it comes."""
    found = []
    for total, weight in position.setup.ways_to_roll.items():
        draft = Draft(position)
        draft.roll = str(total)
        found.append((Position(draft), weight))
    return found


def _parts(even: float, start: float, turns: Sequence[Turn], result: float) -> Parts:
    """The sums of all changes; what happened before the first own turn is the others' doing."""
    draws = round(sum(turn.draw for turn in turns), DIGITS)
    choices = round(sum(turn.choice for turn in turns), DIGITS)
    deal = round(start - even, DIGITS)
    others = round(result - even - deal - draws - choices, DIGITS)
    return Parts(deal, draws, choices, others)
