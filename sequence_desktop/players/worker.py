# SPDX-License-Identifier: MIT
"""A computer player as a process of its own: a question a line in, an answer a line out, as JSON.

====================================================  ============================================
``{"id": 1, "view": {...}}``                          ``{"id": 1, "move": "4S@e5"}``
``{"id": 2, "ask": "hint", "view": {...}}``           ``{"id": 2, "hint": {...}}``
``{"id": 3, "ask": "chance", "view": {...}}``         ``{"id": 3, "chance": {...}}``
``{"id": 4, "ask": "review", "record": {...}}``       ``{"id": 4, "review": {...}}``
``{"id": 5, "ask": "judgement", "view": {...},``      ``{"id": 5, "judgement": {...}}``
``"move": "4S@e5"}``
``{"id": 6, "ask": "chance", "view": 5}``             ``{"id": 6, "error": "this is no view ..."}``
====================================================  ============================================

``ask`` is ``move`` if it is left out. A view is :meth:`PlayerView.to_json`, a record
:meth:`Record.to_json`; hints, chances, reviews and judgements are the ``to_json`` of
``players.advice``, ``players.lookback`` and ``players.judgement``. Moves are chosen at the level
that the process was started with; the rest is always answered as well as this program can. The same
seed and question get the same answer.

With ``"progress": true`` in a question, lines ``{"id": 4, "progress": [3, 22]}`` come before its
answer now and then: how much of how much is done. Without it there are none.

``{"stop": 4}`` ends question 4: one that is being answered is answered at once with what is known
so far; one that still waits is answered ``{"id": 4, "stopped": true}``; otherwise nothing happens.

Questions are answered one after the other. The process ends without a word when its input ends,
whatever it is doing, or when nobody reads its answers any more. A view brings its rules and board
along each time; the engine keeps what it has made of them.

On an interpreted core an answer but a review is cut short after a second, by the clock: there the
same seed may then give another answer. A compiled core does not need that, and has none.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from sequence_desktop.engine.moves import Move
from sequence_desktop.engine.view import PlayerView
from sequence_desktop.players.advice import advise, chances
from sequence_desktop.players.judgement import judge
from sequence_desktop.players.mind import COMPILED
from sequence_desktop.players.outlook import Watch
from sequence_desktop.players.protocol import Player
from sequence_desktop.players.record import Record
from sequence_desktop.players.review import review
from sequence_desktop.players.roster import make_player
from sequence_desktop.players.thinker import Thinker

_BAD_INPUT: Final = (ValueError, LookupError, TypeError, AttributeError, RecursionError)
"""What nonsense in a question leads to; a view can be well-formed and still be of no game."""
_CHUNK: Final = 1 << 16
_TOLD_EVERY_S: Final = 0.05
"""Progress is told so often at most."""
_CUT_AFTER_S: Final = 0.75
"""On an interpreted core no new play-outs begin so long after a question was taken up."""


def main(level: str, seed: int = 0) -> int:
    """Answer the questions on standard input until it ends; return the exit code.

    Raises:
        Fault: there is no such level.
    """
    desk = Desk(make_player(level, seed), seed, sys.stdout.buffer)
    # Not through the buffer of sys.stdin: a thread that waits in it would keep Python from ending.
    with open(sys.stdin.fileno(), "rb", buffering=0, closefd=False) as questions:
        try:
            desk.serve(questions)
        except (BrokenPipeError, KeyboardInterrupt):
            # Python would try, and complain, again at its end.
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


class Desk:
    """Answers questions one after the other; another thread takes them in meanwhile."""

    def __init__(self, player: Player, seed: int, answers: BinaryIO) -> None:
        self._player, self._seed, self._answers = player, seed, answers
        self._kinds: dict[str, Callable[[Mapping[str, Any], Watch], dict[str, object]]] = {
            "move": self._move,
            "hint": self._hint,
            "chance": self._chance,
            "review": self._review,
            "judgement": self._judgement,
        }
        self._waiting: deque[_Question] = deque()
        self._news = threading.Condition()
        self._ended = False
        self._now: _Question | None = None

    def serve(self, questions: BinaryIO) -> None:
        """Answer each question with a line, at once; empty lines are passed over.

        Raises:
            BrokenPipeError: nobody reads the answers.
        """
        threading.Thread(target=self._take_in, args=(questions,), daemon=True).start()
        while (question := self._next()) is not None:
            self._write(self._answer(question))

    def _take_in(self, questions: BinaryIO) -> None:
        """Read questions, and what stops them, until there are no more."""
        rest = b""
        while chunk := _read(questions):
            *lines, rest = (rest + chunk).split(b"\n")
            self._hear(lines)
        self._hear([rest])
        with self._news:
            self._ended = True
            self._news.notify()

    def _hear(self, lines: Sequence[bytes]) -> None:
        for line in lines:
            if line.strip():
                question = _Question.read(line)
                with self._news:
                    if question.stops:
                        self._stop(question.number)
                    else:
                        self._waiting.append(question)
                        self._news.notify()

    def _stop(self, number: object) -> None:
        for question in (self._now, *self._waiting):
            if question is not None and question.number == number:
                question.stopped = True

    def _next(self) -> _Question | None:
        with self._news:
            self._now = None
            while not (self._waiting or self._ended):
                self._news.wait()
            if self._waiting:
                self._now = self._waiting.popleft()
            return self._now

    def _answer(self, question: _Question) -> dict[str, object]:
        number = question.number
        if question.stopped:
            return {"id": number, "stopped": True}
        try:
            if question.fault:
                raise ValueError(question.fault)
            asked = question.data.get("ask", "move")
            if asked not in self._kinds:
                raise ValueError(f"ask for {', '.join(self._kinds)}")
            watch = self._watch(question, cut=not COMPILED and asked != "review")
            return {"id": number, **self._kinds[asked](question.data, watch)}
        except _BAD_INPUT as error:
            return {"id": number, "error": str(error) or type(error).__name__}

    def _watch(self, question: _Question, *, cut: bool) -> Watch:
        """What tells of progress, and whether to go on."""
        began = told = time.monotonic()

        def watch(done: int, whole: int) -> bool:
            nonlocal told
            now = time.monotonic()
            if question.data.get("progress") is True and now - told >= _TOLD_EVERY_S:
                told = now
                self._write({"id": question.number, "progress": [done, whole]})
            return not question.stopped and not (cut and now - began > _CUT_AFTER_S)

        return watch

    def _move(self, data: Mapping[str, Any], watch: Watch) -> dict[str, object]:
        view = _view(data)
        player = self._player
        move = player.choose(view, watch) if isinstance(player, Thinker) else player.choose(view)
        return {"move": str(move)}

    def _hint(self, data: Mapping[str, Any], watch: Watch) -> dict[str, object]:
        return {"hint": advise(_view(data), self._seed, watch).to_json()}

    def _chance(self, data: Mapping[str, Any], watch: Watch) -> dict[str, object]:
        return {"chance": chances(_view(data), self._seed, watch).to_json()}

    def _review(self, data: Mapping[str, Any], watch: Watch) -> dict[str, object]:
        if "record" not in data:
            raise ValueError('"record" is missing')
        return {"review": review(Record.from_json(data["record"]), self._seed, watch).to_json()}

    def _judgement(self, data: Mapping[str, Any], watch: Watch) -> dict[str, object]:
        if "move" not in data:
            raise ValueError('"move" is missing')
        played = Move.parse(data["move"])
        return {"judgement": judge(_view(data), played, self._seed, watch).to_json()}

    def _write(self, answer: Mapping[str, object]) -> None:
        self._answers.write(json.dumps(answer).encode() + b"\n")
        self._answers.flush()


@dataclass(slots=True)
class _Question:
    """A line that came in."""

    data: Mapping[str, Any]
    number: object = None
    fault: str = ""
    """What is wrong with the line, if it is none of JSON."""
    stops: bool = False
    """Whether it stops the question with its number."""
    stopped: bool = False

    @classmethod
    def read(cls, line: bytes) -> _Question:
        """What a line says."""
        try:
            data: Any = json.loads(line)
            if not isinstance(data, dict):
                raise ValueError("a question is a JSON object")
        except _BAD_INPUT as error:
            return cls({}, fault=str(error) or type(error).__name__)
        if "stop" in data:
            return cls(data, data["stop"], stops=True)
        return cls(data, data.get("id"))


def _read(questions: BinaryIO) -> bytes:
    """What there is to read; nothing at the end, or where reading fails."""
    try:
        return questions.read(_CHUNK) or b""
    except (OSError, ValueError):
        return b""


def _view(data: Mapping[str, Any]) -> PlayerView:
    if "view" not in data:
        raise ValueError('"view" is missing')
    return PlayerView.from_json(data["view"])
