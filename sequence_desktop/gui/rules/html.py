# SPDX-License-Identifier: MIT
"""A page of rules as HTML for Qt's text browser. Everything said by people's files is escaped."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QSize

from sequence_desktop.engine.cards import Token
from sequence_desktop.gui.rules.blocks import Block, Cards, Page, Picture, Points, Text
from sequence_desktop.gui.rules.pictures import cards_size, scene_size
from sequence_desktop.gui.rules.scenes import Scene
from sequence_desktop.gui.theme.metrics import (
    SPACE_L,
    SPACE_M,
    SPACE_S,
    SPACE_XL,
    TYPE_DISPLAY,
    TYPE_STRONG,
)

SCHEME = "howto"
"""The scheme of the addresses of pictures: "howto:3"."""

Drawing = Scene | tuple[Token, ...]
"""What a picture shows: a piece of the board, or cards."""


class PageHtml:
    """A page as HTML, with what its pictures show.

    Attributes:
        html: the text of the page.
        drawings: what each picture shows, by address.
    """

    def __init__(self, page: Page) -> None:
        self.drawings: dict[str, Drawing] = {}
        self.html = "".join(self._page(page))

    def _page(self, page: Page) -> Iterator[str]:
        yield f"<h1>{escape(page.title)}</h1>"
        yield f'<p class="muted">{escape(page.subtitle)}</p>'
        if page.description:
            yield f"<p>{_lines(page.description)}</p>"
        for part in page.parts:
            yield f'<h2><a name="{part.id}"></a>{escape(part.title)}</h2>'
            yield from (self._block(block) for block in part.blocks)

    def _block(self, block: Block) -> str:
        match block:
            case Text(text):
                return f"<p>{_lines(text)}</p>"
            case Points(items, numbered):
                tag = "ol" if numbered else "ul"
                inside = "".join(f"<li>{escape(item)}</li>" for item in items)
                return f"<{tag}>{inside}</{tag}>"
            case Cards(lines):
                return f"<table>{''.join(self._card_line(*line) for line in lines)}</table>"
            case Picture(scene, caption):
                image = self._image(scene, scene_size(scene), caption)
                return f'<p class="picture">{image}<br><i>{escape(caption)}</i></p>'

    def _card_line(self, tokens: tuple[Token, ...], name: str, text: str) -> str:
        image = self._image(tokens, cards_size(tokens), name)
        return f"<tr><td>{image}</td><td><b>{escape(name)}</b><br>{escape(text)}</td></tr>"

    def _image(self, drawing: Drawing, size: QSize, text: str) -> str:
        address = f"{SCHEME}:{len(self.drawings)}"
        self.drawings[address] = drawing
        return (
            f'<img src="{address}" width="{size.width()}" height="{size.height()}" '
            f'alt="{escape(text)}" style="max-width: 100%">'
        )


def page_sheet(text: str, muted: str) -> str:
    """The style sheet of a page, with the colours of its text."""
    return f"""
body {{ color: {text}; }}
h1 {{ font-size: {TYPE_DISPLAY}pt; font-weight: 600; margin-top: 0; margin-bottom: {SPACE_S}px; }}
h2 {{ font-size: {TYPE_STRONG + 1}pt; font-weight: 600; margin-top: {SPACE_XL}px;
    margin-bottom: {SPACE_S}px; }}
p, li {{ margin-top: 0; margin-bottom: {SPACE_S}px; }}
p.muted, i {{ color: {muted}; }}
p.picture {{ margin-top: {SPACE_S}px; margin-bottom: {SPACE_L}px; }}
td {{ padding: {SPACE_S}px {SPACE_M}px {SPACE_S}px 0; vertical-align: middle; }}
"""


def _lines(text: str) -> str:
    """Text of a person with its line breaks, and nothing else, kept."""
    return escape(text).replace("\n", "<br>")
