# SPDX-License-Identifier: MIT
"""Positions as rule cases, which `sequence-desktop check` runs, and back."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sequence_desktop.engine.board import Board, cells_in
from sequence_desktop.engine.cases import case_setup
from sequence_desktop.engine.errors import BadCase, Fault
from sequence_desktop.engine.phrases import phrase
from sequence_desktop.engine.position import Position
from sequence_desktop.engine.rules import Rules
from sequence_desktop.engine.setup import SIDE_LETTERS
from sequence_desktop.engine.state import Phase
from sequence_desktop.storage import files, json_text
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.rules import RulesLibrary
from sequence_desktop.workshop.position.draft import Draft
from sequence_desktop.workshop.position.reading import read_draft


def case_of(
    draft: Draft, title: str, note: str, rules: RulesLibrary, boards: BoardLibrary
) -> dict[str, object]:
    """A rule case that begins with this position and says what may be done there.

    Args:
        draft: the position.
        title: what the case shows, in a sentence.
        note: what else is to be said; "" is left out.
        rules, boards: of what comes with the program only the name is written.

    Raises:
        BadCase: the draft is wrong: such a case could not be run.
    """
    position = draft.position()
    setup = draft.setup
    about: dict[str, object] = {"case": title}
    if note:
        about["note"] = note
    return {
        **about,
        "rules": _rules_name(setup.rules, rules) or setup.rules.to_json(),
        "board": _board_name(setup.board, boards) or setup.board.to_json(),
        "players": setup.players,
        "sides": setup.sides,
        **draft.to_data(),
        "steps": _steps(position),
    }


def _steps(position: Position) -> list[dict[str, object]]:
    """How many moves there are, where each card may be used, and what holds there."""
    sides = range(position.setup.sides)
    names = position.setup.board.names
    held: dict[str, object] = {
        "moves": len(position.legal_moves()),
        "to_move": position.seat,
        "rows": {SIDE_LETTERS[side]: position.row_count(side) for side in sides},
        "hands": [len(hand) for hand in position.hands],
        "stock": len(position.stock),
        "discards": len(position.discards),
        "over": False,
    }
    steps = [held]
    if position.phase is Phase.PLAY:
        for token in position.tokens:
            cells = 0
            for mask in position.targets(token).values():
                cells |= mask
            steps.append({"targets": token, "are": [names[cell] for cell in cells_in(cells)]})
    return steps


def save_case(case: Mapping[str, object], path: Path) -> None:
    """Write a rule case.

    Raises:
        StorageError: it could not be written; what was there before still is.
    """
    files.make_folder(path.parent)
    files.write_atomic(path, json_text.write(case))


def case_text(case: Mapping[str, object]) -> str:
    """A rule case as it stands in a file."""
    return json_text.write(case)


def load_case(path: Path, rules: RulesLibrary, boards: BoardLibrary) -> Draft:
    """The position that the case in a file begins with, right or wrong; its steps are left out.

    Raises:
        StorageError: the file cannot be read.
        Fault: it holds no position, or its rules or board are not there.
    """
    return draft_of(json_text.load(path, BadCase), rules, boards, str(path))


def draft_of(data: Any, rules: RulesLibrary, boards: BoardLibrary, file: str = "") -> Draft:
    """The position that the data of a case begin with.

    Raises:
        Fault: they are none; `file` is named in it.
    """
    try:
        if not isinstance(data, dict):
            raise BadCase(phrase("a case is a JSON object"), remedy=phrase("open another file"))
        return read_draft(case_setup(data, rules.parse, boards.parse), data)
    except Fault as fault:
        raise (fault if fault.file else fault.in_file(file)) from None
    except (TypeError, AttributeError, KeyError, ValueError, RecursionError) as error:
        raise BadCase(
            phrase("this is no rule case ({error})", error=type(error).__name__), file=file
        ) from None


def kept_data(draft: Draft) -> dict[str, object]:
    """A draft, right or wrong, with its rules and board in full: what is kept until it is saved."""
    setup = draft.setup
    return {
        "rules": setup.rules.to_json(),
        "board": setup.board.to_json(),
        "players": setup.players,
        "sides": setup.sides,
        **draft.to_data(),
    }


def _rules_name(rules: Rules, library: RulesLibrary) -> str:
    """The id of rules that come with the program; "" if these are others."""
    entry = next((it for it in library.entries() if it.id == rules.id and not it.own), None)
    return rules.id if entry is not None and library.load(rules.id) == rules else ""


def _board_name(board: Board, library: BoardLibrary) -> str:
    """The id of a board that comes with the program; "" if this is another."""
    entry = next((it for it in library.entries() if it.id == board.id and not it.own), None)
    return board.id if entry is not None and library.load(board.id) == board else ""
