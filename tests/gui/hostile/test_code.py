# SPDX-License-Identifier: MIT
"""What shows a text that is not written in the code shows it as plain text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sequence_desktop

GUI = Path(sequence_desktop.__file__).parent / "gui"
FILES = sorted(GUI.rglob("*.py"))
TRANSLATED = ("tr", "translate")
SAFE_CALLS = ("tip", "sentence", "hint", "isoformat")
"""`tip` makes a text plain."""


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


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(GUI)))
def test_labels_are_plain_or_say_what_stands_in_the_code(file: Path) -> None:
    if file.name == "plain.py":
        return
    tree = ast.parse(file.read_text("utf-8"))
    plain = {target_of(call) for call in calls(tree, "setTextFormat")}
    made: dict[str, ast.Call] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if name_of(node.value.func) == "QLabel":
                made |= {name_of(target): node.value for target in targets}
    said = {target_of(call) for call in calls(tree, "setText") if not is_ours(call.args[0])}
    bare = [
        name
        for name, call in made.items()
        if name not in plain
        and (name in said or (len(call.args) > 1 and not is_ours(call.args[0])))
    ]
    bare += [
        f"line {call.lineno}"
        for call in calls(tree, "QLabel")
        if call not in made.values() and call.args and not is_ours(call.args[0])
        and not (len(call.args) == 1 and name_of(call.args[0]) in ("self", "parent"))
    ]
    assert not bare, "make it a PlainLabel"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(GUI)))
def test_message_boxes_are_plain(file: Path) -> None:
    if file.name != "plain.py":
        tree = ast.parse(file.read_text("utf-8"))
        found = [call.lineno for call in calls(tree, "QMessageBox")]
        for name in ("warning", "information", "question", "critical", "about"):
            found += [c.lineno for c in calls(tree, name) if target_of(c) == "QMessageBox"]
        assert not found, "make it a PlainBox"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(GUI)))
def test_tool_tips_are_plain_or_say_what_stands_in_the_code(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    found = [
        f"line {call.lineno}"
        for call in calls(tree, "setToolTip")
        if not is_ours(call.args[0])
        and not (isinstance(call.args[0], ast.Call) and name_of(call.args[0].func) == "tip")
    ]
    assert not found, "put it through `plain.tip`"
