# SPDX-License-Identifier: MIT
"""What shows a text that is not written in the code shows it as plain text."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sequence_desktop

GUI = Path(sequence_desktop.__file__).parent / "gui"
FILES = sorted(GUI.rglob("*.py"))
TRANSLATED = ("tr", "translate")


def name_of(node: ast.AST) -> str:
    """The last part of a dotted name."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_ours(text: ast.expr) -> bool:
    """Whether a text stands in the code, translated or not, with nothing filled in."""
    match text:
        case ast.Constant():
            return True
        case ast.Call(func=func):
            return name_of(func) in TRANSLATED
        case ast.IfExp(body=body, orelse=orelse):
            return is_ours(body) and is_ours(orelse)
    return False


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """All calls of something of this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) == name:
            yield node


def target_of(call: ast.Call) -> str:
    """What the method is called of: "x" in `self.x.setText()`."""
    return name_of(call.func.value) if isinstance(call.func, ast.Attribute) else ""


def bare_labels(tree: ast.AST) -> Iterator[str]:
    """The labels that show a text from elsewhere and are not told to show it as it is."""
    plain = {target_of(call) for call in calls(tree, "setTextFormat")}
    made: dict[str, ast.Call] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if name_of(node.value.func) == "QLabel":
                made |= {name_of(target): node.value for target in targets}
    said = {target_of(call) for call in calls(tree, "setText") if not is_ours(call.args[0])}
    for name, call in made.items():
        if name not in plain and (name in said or shows_theirs(call)):
            yield f"{name} in line {call.lineno}"
    for call in calls(tree, "QLabel"):
        if call not in made.values() and shows_theirs(call):
            yield f"line {call.lineno}"


def shows_theirs(call: ast.Call) -> bool:
    """Whether a label is made with a text from elsewhere; a parent is no text."""
    if not call.args or (
        len(call.args) == 1 and name_of(call.args[0]) in ("self", "parent", "over")
    ):
        return False
    return not is_ours(call.args[0])


def other_boxes(tree: ast.AST) -> Iterator[str]:
    """Message boxes that take markup."""
    for call in calls(tree, "QMessageBox"):
        yield f"line {call.lineno}"
    for name in ("warning", "information", "question", "critical", "about"):
        for call in calls(tree, name):
            if target_of(call) == "QMessageBox":
                yield f"line {call.lineno}"


def bare_tips(tree: ast.AST) -> Iterator[str]:
    """Tool tips with a text from elsewhere that is not made plain."""
    for call in calls(tree, "setToolTip"):
        text = call.args[0]
        if not is_ours(text) and name_of(getattr(text, "func", text)) != "plain_tip":
            yield f"line {call.lineno}"


@pytest.mark.parametrize(
    ("find", "remedy"),
    [
        (bare_labels, "make it a PlainLabel"),
        (other_boxes, "make it a PlainBox"),
        (bare_tips, "put it through plain_tip"),
    ],
)
def test_texts_from_elsewhere_are_shown_as_they_are(
    find: Callable[[ast.AST], Iterator[str]], remedy: str
) -> None:
    for file in FILES:
        if file.name != "plain.py":
            found = list(find(ast.parse(file.read_text("utf-8"))))
            assert not found, f"{file.relative_to(GUI)}: {remedy}"
