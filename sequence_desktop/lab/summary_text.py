# SPDX-License-Identifier: MIT
"""A summary for people: what the games say, in words and small tables."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from sequence_desktop.lab.figures import EntryFigures, PartyFigures
from sequence_desktop.lab.figures_text import card_lines, heat_lines, shares
from sequence_desktop.lab.sequential import FIRST_SIDE, LENGTH, STRENGTH, State, Test, Verdict
from sequence_desktop.lab.statistics import elo
from sequence_desktop.lab.summary import Summary
from sequence_desktop.players.share import Z_95

_PLACES: Final = ("first", "second", "third", "fourth")


def to_text(summary: Summary) -> str:
    """The whole summary as people read it in a terminal."""
    lines = [summary.title] if summary.title else []
    state = "" if summary.complete else f" of {summary.planned}, not yet complete"
    lines.append(f"games: {summary.games}{state}")
    said = verdict_words(summary)
    if said:
        lines.append(said)
    if len(summary.ratings) > 2:
        lines += ["", *ratings_table(summary)]
    if len(summary.entries) > 1:
        lines += ["", *overview(summary)]
    # Of a whole tournament nobody wants to read every pair's cards.
    if len(summary.entries) <= 6:
        for figures in summary.entries:
            lines += ["", *entry_lines(figures)]
    return "\n".join(lines) + "\n"


def verdict_words(summary: Summary) -> str:
    """What a test has found, in a sentence; "" where there is none."""
    test, verdict = summary.test, summary.verdict
    if test is None or verdict is None:
        return ""
    after = f"after {verdict.deals} deals"
    if verdict.state is State.OPEN:
        low, high = verdict.bounds
        return (
            f"test: not decided {after} (evidence {verdict.llr:+.2f}, to be decided below {low:.2f}"
            f" or above {high:.2f})"
        )
    words = _WORDS[test.of](summary, test, verdict)
    return f"test: {words}; decided {after}, {_risk(test, verdict.state)}"


def _risk(test: Test, state: State) -> str:
    risk = test.beta if state is State.SAME else test.alpha
    return f"wrong in at most {risk:.1%} of such tests"


def _seen(verdict: Verdict) -> float:
    """By how much the one that is told of first is ahead."""
    return -verdict.mean if verdict.state is State.LESS else verdict.mean


def _strength_words(summary: Summary, test: Test, verdict: Verdict) -> str:
    one, other = (party.name for party in summary.entries[0].parties)
    seen = f"(seen: {_signed(elo(0.5 + _seen(verdict)))} Elo)"
    if verdict.state is State.SAME:
        if test.both:
            return f"neither of {one} and {other} is stronger by {test.high:g} Elo {seen}"
        return f"{one} is not stronger than {other} by {test.high:g} Elo {seen}"
    if verdict.state is State.LESS:
        one, other = other, one
    beyond = f" by more than {test.low:g} Elo" if test.low else ""
    return f"{one} is stronger than {other}{beyond} {seen}"


def _first_words(summary: Summary, test: Test, verdict: Verdict) -> str:
    one, other = (figures.name for figures in summary.entries)
    seen = f"(seen: {_seen(verdict):+.1%} of the games)"
    if verdict.state is State.SAME:
        alike = f"it matters as much who begins in {one!r} as in {other!r}"
        return f"{alike}, but for {test.high:.1%} {seen}"
    if verdict.state is State.LESS:
        one, other = other, one
    return f"to begin is worth more in {one!r} than in {other!r} {seen}"


def _length_words(summary: Summary, test: Test, verdict: Verdict) -> str:
    one, other = (figures.name for figures in summary.entries)
    seen = f"(seen: {_seen(verdict):+.2f} moves)"
    if verdict.state is State.SAME:
        return f"games take as long in {one!r} as in {other!r}, but for {test.high:g} moves {seen}"
    if verdict.state is State.LESS:
        one, other = other, one
    return f"games take longer in {one!r} than in {other!r} {seen}"


_WORDS = {STRENGTH: _strength_words, FIRST_SIDE: _first_words, LENGTH: _length_words}


def ratings_table(summary: Summary) -> Iterator[str]:
    """The players by strength."""
    wide = max(len("player"), *(len(rating.name) for rating in summary.ratings))
    yield f"{'player':{wide}}     Elo  95 % error   points   games"
    for rating in summary.ratings:
        yield (
            f"{rating.name:{wide}}  {rating.elo:+6.0f}  ±{rating.error:8.0f}"
            f"  {rating.points:8.1f} {rating.games:7}"
        )


def overview(summary: Summary) -> Iterator[str]:
    """One line for each entry, for comparison."""
    wide = max(len("entry"), *(len(figures.name) for figures in summary.entries))
    yield f"{'entry':{wide}}   games  first on turn wins      moves a game   draws"
    for figures in summary.entries:
        low, high = figures.turn_interval(0)
        first = f"{figures.turn_share(0):.1%} ({low:.1%} to {high:.1%})"
        moves = f"{figures.mean_length:.1f} ± {Z_95 * figures.length_error:.1f}"
        line = f"{figures.name:{wide}}  {figures.games:6}  {first:22}  {moves:>13}"
        yield f"{line}  {figures.draws:6}"


def entry_lines(figures: EntryFigures) -> Iterator[str]:
    """All about one entry."""
    board = figures.board
    yield f"{figures.name}: {figures.rules} on {board.name or board.id or 'a board of one’s own'}"
    played = (
        f"each deal {figures.parties[0].most // figures.sides} times"
        if figures.paired
        else "unpaired"
    )
    yield (
        f"{figures.games} games of {figures.players} players in {figures.sides} sides,"
        f" {played}, seed {figures.seed}"
    )
    if not figures.games:
        return
    if figures.differ:
        yield from _parties(figures.parties)
    yield from _turns(figures)
    endings = ", ".join(f"{count} {ending}" for ending, count in figures.endings.items())
    yield f"draws        {figures.draws} ({figures.draws / figures.games:.1%}); endings: {endings}"
    yield (
        f"length       {figures.mean_length:.1f} moves on average"
        f" (±{Z_95 * figures.length_error:.1f}), half of them up to {figures.length_at(0.5)},"
        f" from {min(figures.lengths)} to {max(figures.lengths)}"
    )
    yield f"directions   {shares(figures.directions)}"
    yield f"possible     {shares(figures.windows)}"
    yield ""
    yield from heat_lines(board, figures.heat, figures.decided)
    yield ""
    yield from card_lines(figures.cards)
    yield from _troubles(figures)


def _parties(parties: Sequence[PartyFigures]) -> Iterator[str]:
    wide = max(len("player"), *(len(party.name) for party in parties))
    yield f"{'player':{wide}}     wins  points  95 % interval    Elo"
    for party in parties:
        low, high = party.interval
        weak, strong = party.elo_interval
        yield (
            f"{party.name:{wide}}  {party.wins:7}  {party.share:6.1%}  {low:.1%} to {high:.1%}"
            f"  {_signed(party.elo)} ({_signed(weak)} to {_signed(strong)})"
        )


def _turns(figures: EntryFigures) -> Iterator[str]:
    for place, won in enumerate(figures.by_turn):
        low, high = figures.turn_interval(place)
        yield (
            f"{_PLACES[place]:6} turn  wins {won} of {figures.decided} decided games,"
            f" {figures.turn_share(place):.1%} ({low:.1%} to {high:.1%});"
            f" fair is {figures.fair:.1%}"
        )


def _troubles(figures: EntryFigures) -> Iterator[str]:
    if figures.troubles:
        yield ""
    for name, what in figures.troubles.items():
        counts = ", ".join(f"{kind}: {count}" for kind, count in what.items())
        yield f"{name} failed in {figures.troubled[name]} of {figures.games} games ({counts})"


def _signed(value: float) -> str:
    """A difference in Elo with its sign; infinite where all or nothing was won."""
    if math.isinf(value):
        return "+∞" if value > 0 else "−∞"
    return f"{value:+.0f}"
