# SPDX-License-Identifier: MIT
"""Boards copied from anywhere: every shape is read, and what is not understood is told."""

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sequence_desktop.engine.board import EMPTY
from sequence_desktop.engine.cards import BLOCKED, FREE, is_card, pack
from sequence_desktop.engine.errors import BadBoard
from sequence_desktop.storage import json_text
from sequence_desktop.workshop.draft import Draft
from sequence_desktop.workshop.paste import LONGEST, BadPaste, Misread, Why, read
from sequence_desktop.workshop.tokens import read_token
from tests.workshop.made import shipped

SPIRAL = shipped("spiral")
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
NAMES = {"S": "Spades", "H": "hearts", "D": "Diamonds", "C": "clubs"}
Rows = list[list[str]]


def written(rank: str = "10", suit: str = "sign", suit_first: bool = False) -> Rows:
    """The spiral as somebody might write its cards."""

    def word(token: str) -> str:
        if not is_card(token):
            return token
        r = rank if token[0] == "T" else token[0]
        s = {"sign": SIGNS, "letter": {k: k for k in SIGNS}, "low": {k: k.lower() for k in SIGNS}}[
            suit
        ][token[1]]
        return s + r if suit_first else r + s

    return [[word(token) for token in row] for row in SPIRAL.rows]


def joined(rows: Rows, separator: str) -> str:
    return "\n".join(separator.join(row) for row in rows)


def markdown() -> str:
    rows = written()
    head = "|   | " + " | ".join("abcdefghij") + " |\n|---|" + ":-:|" * 10 + "\n"
    return head + "\n".join(f"| **{n}** | {' | '.join(row)} |" for n, row in enumerate(rows, 1))


def box() -> str:
    rule = "+" + "----+" * 10
    lines = ("|" + "|".join(f" {word:3}" for word in row) + "|" for row in written("T"))
    return f"{rule}\n" + f"\n{rule}\n".join(lines) + f"\n{rule}\n"


def html_table() -> str:
    cells = (
        "<tr>\n"
        + "\n".join(f'  <td class="c">{w.replace("♥", "&hearts;")}</td>' for w in row)
        + "\n</tr>"
        for row in written()
    )
    return f"<table border=1>\n{''.join(cells)}\n</table>"


def diagram() -> str:
    """As `boards show` prints it, with a title and a footer."""
    lines = [f"{n:3} {' '.join(row)} {n}" for n, row in enumerate(written("T", "letter"), 1)]
    letters = "     " + "  ".join("abcdefghij")
    return "\n".join(["The old board of ours", letters, *lines, letters, "What do you think?"])


def quoted() -> str:
    """A forum post that quotes another."""
    post = joined(written(suit="letter"), " ").replace("XX", "FREE")
    return "\n".join(["> [quote=Ann]My [b]board[/b]:", *(f"> {x}" for x in post.split("\n"))])


def python_list() -> str:
    return f"board = {[list(row) for row in SPIRAL.rows]!r}\n"


def c_array() -> str:
    rows = ",\n".join("  { " + ", ".join(f'"{w}"' for w in row) + " }" for row in written("T"))
    return f"static const char *board[10][10] = {{\n{rows}\n}};\n"


def pictures() -> str:
    """Unicode's pictures of the cards."""
    first = {"S": 0x1F0A0, "H": 0x1F0B0, "D": 0x1F0C0, "C": 0x1F0D0}
    low = {r: i for i, r in enumerate("A23456789TJ QK", 1)}
    return "\n".join(
        " ".join(chr(first[t[1]] + low[t[0]]) if is_card(t) else "🃏" for t in row)
        for row in SPIRAL.rows
    )


def with_gaps() -> str:
    """Ranks and signs apart, as some fonts and programs leave them."""
    return joined(
        [[w if w == "XX" else f"{w[:-1]} {w[-1]}" for w in row] for row in written()], " "
    )


SHAPES: dict[str, Callable[[], str]] = {
    "spreadsheet": lambda: joined(written(), "\t") + "\n",
    "commas": lambda: joined(written("T", "low"), ", "),
    "semicolons, quoted": lambda: joined([[f'"{w}"' for w in r] for r in written()], ";"),
    "spaces": lambda: joined(written("10", "letter"), "  "),
    "lower case": lambda: joined(written("t", "low"), " ").lower().replace("xx", "Joker"),
    "suit first": lambda: joined(written(suit_first=True), " "),
    "emoji": lambda: joined(written(), " ").translate({ord(s): f"{s}\ufe0f" for s in "♠♥♦♣"}),
    "white suits": lambda: joined(written(), " ").translate(str.maketrans("♠♥♦♣", "♤♡♢♧")),
    "markdown": markdown,
    "box": box,
    "html": html_table,
    "html in one line": lambda: html_table().replace("\n", ""),
    "diagram": diagram,
    "quoted": quoted,
    "list of lists": python_list,
    "array": c_array,
    "a bracket for each cell": lambda: joined([[f"[{w}]" for w in r] for r in written()], ""),
    "pictures": pictures,
    "with gaps": with_gaps,
    "without gaps": lambda: joined(written("T", "letter"), "").replace("XX", " XX "),
    "our file": lambda: json_text.write(Draft.of(SPIRAL).to_json()),
    "a saved game": lambda: json.dumps({"game": {"board": SPIRAL.to_json(), "seed": 3}}),
    "json lists": lambda: json.dumps(SPIRAL.rows),
    "one json list": lambda: json.dumps(SPIRAL.cells),
    "one line": lambda: " ".join(SPIRAL.cells),
    "one column": lambda: "\r\n".join(SPIRAL.cells),
    "code fence": lambda: f"```text\n{joined(written(), ' ')}\n```",
    "windows": lambda: "\ufeff" + joined(written(), "\t").replace("\n", "\r\n"),
    "full width": lambda: joined(written("10", "letter"), "　").translate(
        {c: c + 0xFEE0 for c in range(ord("0"), ord("Z"))}
    ),
    "numbered rows": lambda: "\n".join(
        f"Row {n}: {' '.join(row)}" for n, row in enumerate(written(), 1)
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_the_spiral_in_every_shape(shape: str) -> None:
    pasted = read(SHAPES[shape]())
    assert pasted.misread == ()
    draft = pasted.draft()
    assert draft.rows == SPIRAL.rows
    assert draft.deck == "two_packs"
    assert draft.to_board().problems() == ()


def test_lines_that_are_no_part_of_the_board() -> None:
    assert read(diagram()).ignored == ((1, "The old board of ours"), (14, "What do you think?"))
    assert read("Size: 10 x 10\n" + joined(written(), " ")).ignored == ((1, "Size: 10 x 10"),)


def test_what_our_file_says_is_kept() -> None:
    draft = read(json_text.write(SPIRAL.to_json())).draft()
    assert draft == Draft.of(SPIRAL)
    dice = shipped("dice")
    assert read(json_text.write(dice.to_json())).draft() == Draft.of(dice)


@pytest.mark.parametrize("name", ["five_straight", "five_straight_edges", "dice", "pinwheel"])
@pytest.mark.parametrize("labels", [False, True])
def test_boards_of_numbers_and_of_one_pack(name: str, labels: bool) -> None:
    board = shipped(name)
    lines = [" ".join(row) for row in board.rows]
    if labels:
        lines = [f"{n} {line}" for n, line in enumerate(lines, 1)]
        lines.insert(0, " ".join(str(n) for n in range(1, board.width + 1)))
    pasted = read("\n".join(lines))
    assert pasted.misread == ()
    assert (pasted.draft().rows, pasted.deck) == (board.rows, board.deck)


def test_numbers_that_count_by_themselves_stay() -> None:
    counting = "\n".join(" ".join(str(r * 5 + c) for c in range(5)) for r in range(5))
    assert read(counting).draft().cells == tuple(str(n) for n in range(25))
    down = "\n".join(" ".join(str(r + c * 5) for c in range(5)) for r in range(5))
    assert read(down).draft().rows[1] == ("1", "6", "11", "16", "21")


def test_empty_cells_and_marks() -> None:
    text = "2S\t\t-\t#\nXX\t?\t*\t4S\n\t\t5H\t6D\n__\t□\tfree\thole"
    assert read(text).block.cells == (
        *("2S", EMPTY, EMPTY, BLOCKED),
        *(FREE, EMPTY, FREE, "4S"),
        *(EMPTY, EMPTY, "5H", "6D"),
        *(EMPTY, EMPTY, FREE, BLOCKED),
    )


def test_what_is_not_understood_is_told_with_its_place() -> None:
    lines = joined(written(), " ").split("\n")
    lines[2] = lines[2].replace("4♦", "4♦♦", 1).replace("9♥", "Bube")
    lines[4] = lines[4].rsplit(" ", 1)[0]
    lines[5] += " 2S 3S"
    pasted = read("A board\n\n" + "\n".join(lines))
    assert pasted.misread == (
        Misread(Why.UNKNOWN, 5, "4♦♦", 24, "e3"),
        Misread(Why.UNKNOWN, 5, "Bube", 28, "i3"),
        Misread(Why.SHORT, 7, "", 49, "j5"),
        Misread(Why.OVER, 8, "2S"),
        Misread(Why.OVER, 8, "3S"),
    )
    assert [str(place) for place in pasted.misread][::2] == [
        "line 5, e3: '4♦♦' was not understood",
        "line 7, j5: the row ends before this cell",
        "line 8: '3S' is more than the row can hold",
    ]
    assert pasted.draft().empty == (24, 28, 49)


def test_a_piece_of_a_board() -> None:
    pasted = read("10h qs\n4d XX")
    assert (pasted.block.width, pasted.block.cells) == (2, ("TH", "QS", "4D", "XX"))
    with pytest.raises(BadBoard, match="2 columns cannot be made"):
        pasted.draft()
    assert read("10h").block.cells == ("TH",)
    wide = read(" ".join(pack()[:21]) + "\n" + " ".join(pack()[21:42]))
    assert wide.block.width == 21


@pytest.mark.parametrize(
    "text", ["", "hello", "\n\n", "- a list\n- of things", "[]", "{}", '{"rows": []}', "<b></b>"]
)
def test_texts_without_a_board(text: str) -> None:
    with pytest.raises(BadPaste, match="there is no board in this text; copy lines of cards"):
        read(text)


def test_a_text_that_is_too_long() -> None:
    with pytest.raises(BadPaste, match="far too long"):
        read("2S " * LONGEST)


LIKELY = st.text(alphabet="0123456789TJQKASHDCX#♠♥|,;\t\n .:-[]{}\"'<>/&", max_size=200)


@given(st.one_of(st.text(max_size=300), LIKELY))
@example("|")
@example("| | |\na b c\n")
def test_no_text_is_too_strange(text: str) -> None:
    try:
        pasted = read(text)
    except BadPaste:
        return
    assert len(pasted.block.cells) % pasted.block.width == 0
    assert all(str(place) for place in pasted.misread)


RANK_NAMES = {
    "2": "two",
    "3": "three",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}


@pytest.mark.parametrize("rank", RANK_NAMES)
@pytest.mark.parametrize("suit", NAMES)
def test_cards_in_words(rank: str, suit: str) -> None:
    name = f"{RANK_NAMES[rank]} of {NAMES[suit]}"
    token = rank + suit
    for text in (name, name.title(), name.upper(), f"({token.lower()})", f"*{token}*."):
        assert read_token(text) == token


@pytest.mark.parametrize("text", ["4X", "11S", "S", "♥♥", "Kh4", "4S5S", "B♠", "hearts", "12345"])
def test_words_that_are_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        read_token(text)


@given(st.text(alphabet="|{}[]23SHX,;-. \t\n", max_size=40))
@example("|{|\n2")
def test_any_text_is_a_board_or_none(text: str) -> None:
    try:
        pasted = read(text)
    except BadPaste:
        return
    assert pasted.block.cells
