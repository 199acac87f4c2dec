# SPDX-License-Identifier: MIT
"""Our own modules as a bundle has them: without what is there for those who read and check them.

Docstrings and the types of arguments and constants are a seventh of all code; types are even put
together anew at every start. Lines keep their numbers, for what a crash has to tell.
"""

import ast
from collections.abc import Iterable
from pathlib import Path
from types import CodeType
from typing import Final

from freezing import Entry

_PACKAGE: Final = "sequence_desktop"
_NO_ASSERTIONS: Final = 1


def compiled(modules: Iterable[Entry]) -> dict[str, CodeType]:
    """The code of those of `modules` that are ours, by their names."""
    return {
        name: code(Path(source).read_text(encoding="utf-8"), source)
        for name, source, _ in modules
        if name.partition(".")[0] == _PACKAGE
    }


def code(text: str, name: str) -> CodeType:
    """The code of a module's text; `name` is what tracebacks call it."""
    tree = _Lean().visit(ast.parse(text))
    return compile(tree, name, "exec", dont_inherit=True, optimize=_NO_ASSERTIONS)


class _Lean(ast.NodeTransformer):
    """Takes docstrings and the types of functions and of a module's constants away."""

    def visit_Module(self, node: ast.Module) -> ast.Module:
        # Those of a class stay: from them dataclasses, named tuples and their like are made.
        node.body = [_without_type(each) for each in _without_docstring(node.body)]
        self.generic_visit(node)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        # A dataclass without one gets one from Python, made from its signature at every start; and
        # the schema of rules takes its descriptions from there.
        if not node.decorator_list:
            node.body = _without_docstring(node.body)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.body = _without_docstring(node.body)
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        node.body = _without_docstring(node.body)
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body:
        case [ast.Expr(ast.Constant(str())), *rest]:
            return rest or [ast.copy_location(ast.Pass(), body[0])]
    return body


def _without_type(statement: ast.stmt) -> ast.stmt:
    match statement:
        case ast.AnnAssign(ast.Name() as target, value=ast.expr() as value):
            return ast.copy_location(ast.Assign([target], value), statement)
    return statement
