# SPDX-License-Identifier: MIT
"""The texts that people read in the window and that do not stand in its code.

Qt's tool for translators knows its own calls only. So what stands elsewhere - the sentences given
to `phrase`, the titles and descriptions of our games, the names and notes of our boards - is handed
to it as a module that does nothing but have them translated.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sequence_desktop.storage.shipped_texts import CONTEXTS, files_of, texts_in

FAULTS: Final = "Faults"


def as_module(root: Path) -> str:
    """The code that has all these texts of a checkout translated.

    Raises:
        ValueError: a sentence is no literal; with file and line.
        Fault: the file of a game or board cannot be read.
    """
    calls = (f"translate({context!r}, {text!r})\n" for context, text in texts(root))
    return "".join(dict.fromkeys(calls))


def texts(root: Path) -> Iterator[tuple[str, str]]:
    """Every text of a checkout with its context.

    Raises:
        ValueError: a sentence is no literal; with file and line.
        Fault: the file of a game or board cannot be read.
    """
    for source in sorted((root / "sequence_desktop").rglob("*.py")):
        for sentence in sentences(source):
            yield FAULTS, sentence
    for context in CONTEXTS:
        for file in files_of(context, root):
            yield from ((context, text) for text in texts_in(file, context))


def sentences(source: Path) -> Iterator[str]:
    """The sentences that a module makes phrases of.

    Raises:
        ValueError: one is no literal; with file and line.
    """
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "phrase":
            sentence = node.args[0]
            if not (isinstance(sentence, ast.Constant) and isinstance(sentence.value, str)):
                raise ValueError(f"{source}:{node.lineno}: give the sentence of a phrase literally")
            yield sentence.value
