# SPDX-License-Identifier: MIT
"""Whatever goes wrong can be told in the language of the person: faults are made of phrases."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from sequence_desktop import cli
from sequence_desktop.engine.errors import Fault

PROGRAM = Path(cli.__file__).parents[1]
LOSING = {"str", "repr", "shortened", "quoted", "join", "format", "replace", "strip"}
"""What gives a text that no longer knows the sentence it was made from."""
MADE_BY = {"fault", "_fault"}
"""Faults of whatever kind a reader was asked for."""


def modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PROGRAM.rglob("*.py"))}


def faults_among(trees: Mapping[Path, ast.Module]) -> set[str]:
    """The names of the classes of faults."""
    bases = {
        node.name: {_name(base) for base in node.bases}
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {Fault.__name__}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


def english_in(tree: ast.Module, kinds: set[str]) -> Iterator[int]:
    """The lines on which a fault gets a clause that is no phrase, or a place in English words."""
    known: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                _assign(target, node.value, known)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            _assign(node.target, node.value, known)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in kinds:
            told = {it.arg: it.value for it in node.keywords}
            clauses = [*node.args[:1], *([told["remedy"]] if "remedy" in told else [])]
            places = [told["where"]] if "where" in told else []
            yield from (it.lineno for it in clauses if not _is_phrase(it, known, ()))
            yield from (it.lineno for it in places if not _is_place(it, known))


def _assign(target: ast.expr, value: ast.expr, known: dict[str, list[ast.expr]]) -> None:
    if isinstance(target, ast.Name):
        known.setdefault(target.id, []).append(value)
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for each, its in zip(target.elts, value.elts, strict=True):
            _assign(each, its, known)


def _is_phrase(
    node: ast.expr, known: Mapping[str, Sequence[ast.expr]], above: tuple[str, ...]
) -> bool:
    """Whether an expression keeps the sentence; what comes from elsewhere is taken for one."""
    match node:
        case ast.Constant() | ast.JoinedStr() | ast.BinOp():
            return False
        case ast.IfExp():
            return all(_is_phrase(it, known, above) for it in (node.body, node.orelse))
        case ast.BoolOp():
            return all(_is_phrase(it, known, above) for it in node.values)
        case ast.Call():
            return _name(node.func) not in LOSING
        case ast.Name() if node.id not in above:
            return all(_is_phrase(it, known, (*above, node.id)) for it in known.get(node.id, ()))
    return True


def _is_place(node: ast.expr, known: Mapping[str, Sequence[ast.expr]]) -> bool:
    """Whether an expression is a phrase or leads to a key of a JSON file, which has no blank."""
    match node:
        case ast.Constant() | ast.JoinedStr():
            texts = [it.value for it in ast.walk(node) if isinstance(it, ast.Constant)]
            return not any(isinstance(text, str) and " " in text for text in texts)
        case ast.IfExp():
            return all(_is_place(it, known) for it in (node.body, node.orelse))
        case ast.BoolOp():
            return all(_is_place(it, known) for it in node.values)
        case ast.Name():
            return all(_is_place(it, {**known, node.id: ()}) for it in known.get(node.id, ()))
    return _is_phrase(node, known, ())


def _name(node: ast.expr) -> str:
    return getattr(node, "id", getattr(node, "attr", ""))


def test_faults_are_made_of_phrases() -> None:
    trees = modules()
    kinds = faults_among(trees) | MADE_BY
    assert {"BadBoard", "StorageError", "NotThere", "BadPlan", "NoTrash"} <= kinds
    english = [
        f"{path.relative_to(PROGRAM)}:{line}"
        for path, tree in trees.items()
        for line in english_in(tree, kinds)
    ]
    assert english == []


@pytest.mark.parametrize(
    "text",
    [
        'Fault("it is so")',
        'Fault(f"it is {so}")',
        'Fault(phrase("a"), remedy="b")',
        'Fault(phrase("a") if so else "b")',
        "Fault(shortened(text))",
        'Fault(why or "it is so")',
        'WHY: Final = "it is so"\nFault(WHY)',
        'why, remedy = phrase("a"), "b"\nFault(why, remedy=remedy)',
        'Fault(phrase("a"), where="row 3")',
        'Fault(phrase("a"), where=f"row {number}")',
        'where = f"{key}, row {number}"\nFault(phrase("a"), where=where)',
        'Fault(phrase("a"), where=key if so else f"row {number}")',
        'Fault(phrase("a"), where=where or "row 3")',
        'Fault(phrase("a"), where=", ".join(keys))',
    ],
)
def test_english_is_seen(text: str) -> None:
    assert list(english_in(ast.parse(text), {"Fault"}))


@pytest.mark.parametrize(
    "where",
    ['"rules.hand"', 'f"{where}.seats.{number}"', 'phrase("row {number}", number=3)', "where"],
)
def test_places_are_phrases_or_lead_to_a_key(where: str) -> None:
    text = f'Fault(phrase("a"), where={where})'
    assert not list(english_in(ast.parse(text), {"Fault"}))
