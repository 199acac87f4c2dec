# SPDX-License-Identifier: MIT
"""`boards render`, as people and scripts use it: every test runs the real command."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from sequence_desktop.storage import boards
from sequence_desktop.storage.home import Home
from sequence_desktop.workshop import files
from sequence_desktop.workshop.draft import Draft
from tests.without_display import run_without_display, size
from tests.workshop.made import shipped


def render(*arguments: str | Path, code: int = 0) -> tuple[str, str]:
    """Run the command; what it says on standard output and standard error."""
    return run_without_display("boards", "render", *arguments, code=code)


def test_a_board_becomes_a_pdf_without_a_display(tmp_path: Path) -> None:
    path = tmp_path / "spiral.pdf"
    assert render("spiral", "--out", path) == (f"{path}\n", "")
    (sheet,) = PdfReader(path, strict=True).pages
    assert (sheet.mediabox.width, sheet.mediabox.height) == (595, 842)


def test_a_board_in_true_size(tmp_path: Path) -> None:
    path = tmp_path / "spiral.pdf"
    render("spiral", "--out", path, "--tile", "--paper", "A3", "--margin", "5", "--mono")
    sheets = PdfReader(path, strict=True).pages
    assert len(sheets) == 5
    assert all(sheet.mediabox.width == 1191 for sheet in sheets)


@pytest.mark.parametrize("times", ["x", "×"])
def test_a_board_with_cells_of_its_own(tmp_path: Path, times: str) -> None:
    path = tmp_path / "spiral.pdf"
    size_text = f"30{times}25.5"
    render(
        "spiral", "--out", path, "--tile", "--cell-mm", size_text, "--overlap", "0",
        "--no-assembly", "--landscape",
    )  # fmt: skip
    # 310 × 265 mm with its rim, on 273 × 179 mm of paper.
    assert len(PdfReader(path, strict=True).pages) == 4


def test_pictures_are_numbered_and_named(tmp_path: Path) -> None:
    said, _ = render(
        "spiral", "--out", tmp_path / "chips.png", "--what", "chips", "--dpi", "50",
        "--tile", "--sides", "2", "--chips", "70", "--paper", "Letter", "--portrait",
    )  # fmt: skip
    names = [Path(line) for line in said.splitlines()]
    assert [name.name for name in names] == ["chips-1.png", "chips-2.png", "chips-3.png"]
    assert {size(name) for name in names} == {(425, 550)}


def test_the_rules_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    render("spiral", "--out", path, "--what", "rules", "--rules", "one_eyed_jack")
    assert "One-Eyed Jack" in " ".join(PdfReader(path).pages[0].extract_text().split())


@pytest.mark.parametrize(
    ("board", "title"), [("spiral", "Sequence"), ("dice", "Sequence Dice"), ("junior", "Junior")]
)
def test_the_usual_rules_of_a_board(tmp_path: Path, board: str, title: str) -> None:
    path = tmp_path / "rules.pdf"
    render(board, "--out", path, "--what", "rules")
    said = PdfReader(path, strict=True).pages[0].extract_text()
    assert said.splitlines()[0].split() == title.split()


def test_capitals_do_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "spiral.pdf"
    render("spiral", "--out", path, "--paper", "tabloid", "--what", "BOARD")
    (sheet,) = PdfReader(path, strict=True).pages
    assert (sheet.mediabox.width, sheet.mediabox.height) == (792, 1224)


@pytest.mark.parametrize("what", ["board", "halves", "assembly"])
def test_svg(tmp_path: Path, what: str) -> None:
    path = tmp_path / "junior.svg"
    said, _ = render("junior", "--out", path, "--what", what, "--large")
    for line in said.splitlines():
        assert Path(line).read_text("utf-8").startswith("<?xml")


def test_a_draft_can_be_printed(tmp_path: Path) -> None:
    """A file with a board that is not complete yet."""
    draft = tmp_path / "draft.json"
    boards.save(boards.library(Home.at(tmp_path)).load("spiral"), draft)
    draft.write_text(draft.read_text("utf-8").replace("KH", "QH"), "utf-8")
    render(draft, "--out", tmp_path / "draft.pdf")
    assert (tmp_path / "draft.pdf").is_file()


@pytest.mark.parametrize("what", ["board", "halves", "chips", "assembly", "rules", "scores"])
def test_empty_cells_are_printed_as_outlines(tmp_path: Path, what: str) -> None:
    draft = tmp_path / "boards" / "draft.json"
    files.save(Draft.of(shipped("spiral")).clear([1, 2, 3, 55]), draft)
    out = tmp_path / "draft.pdf"
    for name in (draft, "draft"):
        render(
            name, "--out", out, "--what", what, "--rules", "sequence", "--home", tmp_path, "--tile"
        )
        assert len(PdfReader(out).pages) > 0
        out.unlink()


def test_a_blank_board_has_no_cards_to_cut(tmp_path: Path) -> None:
    draft = tmp_path / "blank.json"
    files.save(Draft.new(5, 5, "free"), draft)
    render(draft, "--out", tmp_path / "blank.pdf")
    _, said = render(draft, "--out", tmp_path / "x.pdf", "--what", "halves", code=2)
    assert "put cards on it first" in said


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["spiral"], 2, "the following arguments are required: --out"),
        (["spiral", "--out", "HERE/x.pdf", "--paper", "A5"], 2, "invalid choice: 'A5'"),
        (["spiral", "--out", "HERE/x.pdf", "--portrait", "--landscape"], 2, "not allowed with"),
        (["spiral", "--out", "HERE/x.pdf", "--cell-mm", "30"], 2, "'30' is no size: write it like"),
        (["spiral", "--out", "HERE/x.pdf", "--margin", "-3"], 2, "--margin"),
        (["spiral", "--out", "HERE/x.pdf", "--margin", "1e3"], 2, "'1e3' is no length in mm"),
        (["spiral", "--out", "HERE/x.pdf", "--margin", "99"], 2, "the margin cannot be 99 mm"),
        (
            ["spiral", "--out", "HERE/x.pdf", "--cell-mm", "0x0"],
            2,
            "width of a cell cannot be 0 mm",
        ),
        (["spiral", "--out", "HERE/x.pdf", "--cell-mm", "30x30"], 2, "add --tile"),
        (["spiral", "--out", "HERE/x.pdf", "--overlap", "5"], 2, "add --tile"),
        (["spiral", "--out", "HERE/x.pdf", "--overlap", "99", "--tile"], 2, "cannot be 99 mm"),
        (["spiral", "--out", "HERE/x.gif"], 2, "let the name end in .pdf, .png, .svg"),
        (["spiral", "--out", "HERE/gone/x.pdf"], 1, "gone is not there"),
        (["spiral", "--out", "HERE/x.png", "--dpi", "1200"], 2, "or choose PDF"),
        (["spirul", "--out", "HERE/x.pdf"], 2, "did you mean 'spiral'?"),
        (["HERE/gone.json", "--out", "HERE/x.pdf"], 1, "there is no such file"),
        (
            ["spiral", "--out", "HERE/x.pdf", "--what", "rules", "--rules", "five_straight"],
            2,
            "choose another board",
        ),
        (
            [
                "spiral",
                "--out",
                "HERE/x.pdf",
                "--tile",
                "--cell-mm",
                "180x180",
                "--paper",
                "Letter",
            ],
            2,
            "does not go onto Letter paper",
        ),
    ],
)
def test_wrong_wishes_are_one_line(
    tmp_path: Path, arguments: list[str], code: int, said: str
) -> None:
    out, err = render(*(word.replace("HERE", str(tmp_path)) for word in arguments), code=code)
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    assert err.startswith("sequence-desktop")
    assert not list(tmp_path.glob("x*"))
