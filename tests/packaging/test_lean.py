# SPDX-License-Identifier: MIT
"""Our modules in a bundle: they do the same, and nobody can read them."""

import sys
from types import CodeType, ModuleType
from typing import Any

import pytest

import lean
from environment import ROOT

TEXT = '''"""A module."""

from dataclasses import dataclass

MOST: "not this type" = 3

@dataclass(frozen=True)
class Chip:
    """A chip."""

    side: int
    """Whose it is."""

def placed(chip: "no such type", *rest: int, many: bool = True) -> "nor this":
    """Where it lies."""
    assert many, "no assertion is left"
    return chip.side

class Bare:
    """Nothing but this."""

async def nothing(what: "nor that") -> None:
    """Nor this."""

def fails():
    raise ValueError("line 26")
'''


def _run(code: CodeType) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": "module"}
    exec(code, space)
    return space


def _texts(code: CodeType) -> set[object]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return set(code.co_consts) - set(inner) | {text for each in inner for text in _texts(each)}


def test_code_does_the_same_without_what_is_for_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    code = lean.code(TEXT, "module.py")
    texts = {text for text in _texts(code) if isinstance(text, str)}
    assert "A chip." in texts, "Python would make one up"
    prose = {"A module.", "Where it lies.", "Nothing but this.", "Nor this."}
    assert not texts & (prose | {"no such type", "nor this", "nor that", "no assertion is left"})
    monkeypatch.setitem(sys.modules, "module", ModuleType("module"))
    space = _run(code)
    chip = space["Chip"](3)
    assert space["placed"](chip, many=False) == 3
    assert space["Bare"].__doc__ is None
    assert space["MOST"] == 3
    assert "not this type" not in texts
    with pytest.raises(ValueError, match="line 26") as told:
        space["fails"]()
    assert told.traceback[-1].lineno + 1 == 26


def test_only_our_own_modules_are_compiled_so() -> None:
    ours, theirs = ROOT / "sequence_desktop" / "paths.py", ROOT / "packaging" / "lean.py"
    modules = [
        ("sequence_desktop.paths", str(ours), "PYMODULE-2"),
        ("platformdirs", str(theirs), "PYMODULE-2"),
    ]
    assert list(lean.compiled(modules)) == ["sequence_desktop.paths"]
