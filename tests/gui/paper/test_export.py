# SPDX-License-Identifier: MIT
"""Files: opened again and measured, and written whole or not at all."""

import itertools
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer

from sequence_desktop.engine.board import Board
from sequence_desktop.engine.errors import Fault
from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.paper import export as exporting
from sequence_desktop.gui.paper.export import MOST_PIXELS, export, file_names, picture
from sequence_desktop.gui.paper.how_to_play import rules_text
from sequence_desktop.gui.paper.ink import Ink
from sequence_desktop.gui.paper.options import Options, What
from sequence_desktop.gui.paper.pages import HALF_CARD, PAPERS, RIM, Box, Orientation, fit, page
from sequence_desktop.gui.paper.prose import Picture
from sequence_desktop.gui.paper.sheets import Material, leaves
from sequence_desktop.storage.rules_check import usual_board
from tests.gui.paper.conftest import ink_bounds, look_of, painted, read_only

Shelf = Callable[[str], Board]
POINTS_PER_MM = 72 / 25.4
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with nothing in it."""
    made = tmp_path / "out"
    made.mkdir()
    return made


@pytest.fixture
def small() -> Board:
    """A board of few cards, since reading PDFs takes long."""
    return Board((("XX", "2S", "3H", "XX"),) * 10, name="Small", deck="free")


def write(path: Path, board: Board, options: Options, **more: object) -> tuple[Path, ...]:
    material = Material(board)
    return export(
        leaves(material, options),
        look_of(board, mono=options.mono),
        path,
        title=material.title(options),
        author=board.author,
        **more,  # type: ignore[arg-type] # what the test is about
    )


def words(sheet: PageObject) -> str:
    """The text of a page; Qt writes the typeface's spaces as tabs."""
    return " ".join(sheet.extract_text().split())


def places(sheet: PageObject) -> dict[str, list[tuple[float, float]]]:
    """Where each piece of text begins, in millimetres from the lower left corner."""
    found: dict[str, list[tuple[float, float]]] = {}

    def visit(
        text: str, outer: list[float], inner: list[float], _font: object, _size: object
    ) -> None:
        if text.strip():
            x = outer[0] * inner[4] + outer[2] * inner[5] + outer[4]
            y = outer[1] * inner[4] + outer[3] * inner[5] + outer[5]
            found.setdefault(text.strip(), []).append((x / POINTS_PER_MM, y / POINTS_PER_MM))

    sheet.extract_text(visitor_text=visit)
    return found


# -- PDF ------------------------------------------------------------------------------------


@pytest.mark.parametrize("landscape", [False, True], ids=["portrait", "landscape"])
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_pdf_pages_have_the_size_of_the_paper(
    folder: Path, spiral: Board, paper: str, landscape: bool
) -> None:
    way = Orientation.LANDSCAPE if landscape else Orientation.PORTRAIT
    path = folder / "board.pdf"
    assert write(path, spiral, Options(paper=paper, orientation=way)) == (path,)
    (sheet,) = PdfReader(path, strict=True).pages
    size = sheet.mediabox.width, sheet.mediabox.height
    wanted = PAPERS[paper][::-1] if landscape else PAPERS[paper]
    # Whole points, as printers want them: a third of a millimetre.
    assert size == pytest.approx([side * POINTS_PER_MM for side in wanted], abs=0.5)


def test_the_rules_of_every_game_are_whole_in_their_pdf(
    folder: Path, games: dict[str, Rules], shelf: Shelf
) -> None:
    """Every sentence of "How to play", and no letter lost in a ligature."""
    for name, game in games.items():
        board = usual_board(game, shelf)
        text = rules_text(game, board)
        # Without its pictures, since reading PDFs takes long.
        blank = {
            address: Picture(p.width, p.height, _nothing) for address, p in text.pictures.items()
        }
        text = replace(text, pictures=blank)
        told = QTextDocument()
        told.setHtml(text.html)
        path = folder / f"{name}.pdf"
        options = Options(what=What.RULES, paper="A3")
        material = Material(board, text)
        export(leaves(material, options), look_of(board), path, title="Rules")
        said = ""
        for sheet in PdfReader(path, strict=True).pages:
            said += closed_up(sheet.extract_text()).removesuffix(closed_up(text.title))
        sentences = [line for line in told.toPlainText().splitlines() if len(line.split()) > 1]
        assert len(sentences) > 10
        for sentence in sentences:
            assert closed_up(sentence.replace("\ufffc", "")) in said, (name, sentence)


def _nothing(_ink: Ink, _box: Box) -> None:
    pass


def closed_up(text: str) -> str:
    """A text without spaces, which Qt sets as it likes."""
    return "".join(text.split())


def test_a_pdf_holds_its_text_as_text(folder: Path, small: Board) -> None:
    board = replace(small, name="Żółć & Ω", author="Å. Ñandú", license="CC0-1.0")
    path = folder / "board.pdf"
    write(path, board, Options())
    reader = PdfReader(path, strict=True)
    text = words(reader.pages[0])
    for part in ("Żółć & Ω", "Arrangement: Å. Ñandú", "cells of 35 × 24.5 mm", "50 mm", "CC0"):
        assert part in text
    assert reader.metadata is not None
    assert reader.metadata.title == "Żółć & Ω"
    assert reader.metadata.author == "Å. Ñandú"
    assert reader.metadata.creator == "Sequence Desktop"


def test_a_pdf_is_shapes_and_carries_its_fonts(folder: Path, spiral: Board) -> None:
    path = folder / "board.pdf"
    write(path, spiral, Options())
    (sheet,) = PdfReader(path, strict=True).pages
    assert not list(sheet.images)
    fonts = cast(Any, sheet)["/Resources"]["/Font"].values()
    assert fonts
    for font in fonts:
        (inner,) = font.get_object()["/DescendantFonts"]
        assert "/FontFile2" in inner.get_object()["/FontDescriptor"]


def test_a_pdf_of_tiles_has_all_pages_in_order(folder: Path, small: Board) -> None:
    path = folder / "board.pdf"
    write(path, small, Options(tiled=True))
    texts = [words(sheet) for sheet in PdfReader(path, strict=True).pages]
    assert len(texts) == 5
    for number, text in enumerate(texts[:-1], 1):
        assert f"Small · Page {number} of 4: row" in text
    assert "How to put the board together" in texts[-1]
    assert "264 × 454.5 mm" in texts[-1]


def test_pages_of_one_pdf_may_lie_differently(folder: Path, shelf: Shelf) -> None:
    path = folder / "halves.pdf"
    write(path, shelf("spiral"), Options(what=What.HALVES, paper="Letter"))
    wide = [s.mediabox.width > s.mediabox.height for s in PdfReader(path, strict=True).pages]
    assert wide == [True] * 7 + [False]


def test_a_pdf_is_true_to_scale(folder: Path, small: Board) -> None:
    """The numbers of the rows stand as far apart as the cells are high."""
    path = folder / "board.pdf"
    write(path, small, Options(tiled=True))
    found = places(PdfReader(path, strict=True).pages[0])
    heights = [found[number][0][1] for number in "12345"]
    assert heights == sorted(heights, reverse=True)
    for upper, lower in itertools.pairwise(heights):
        assert upper - lower == pytest.approx(HALF_CARD[1], abs=0.2)


def test_a_pdf_of_one_page_is_true_to_scale(folder: Path, small: Board) -> None:
    path = folder / "board.pdf"
    write(path, small, Options())
    place = fit(page("A4"), 4, 10)
    found = places(PdfReader(path, strict=True).pages[0])
    (left, first), (right, _) = found["1"]
    assert right - left == pytest.approx(4 * place.cell[0] + RIM, abs=0.2)
    assert first - found["9"][0][1] == pytest.approx(8 * place.cell[1], abs=0.2)


def test_rules_in_a_pdf_can_be_searched(
    folder: Path, spiral: Board, games: dict[str, Rules]
) -> None:
    material = Material(spiral, rules_text(games["sequence"], spiral))
    path = folder / "rules.pdf"
    options = Options(what=What.RULES)
    export(leaves(material, options), look_of(spiral), path, title=material.title(options))
    reader = PdfReader(path, strict=True)
    text = words(reader.pages[0])
    assert games["sequence"].description.split(";")[0] in text
    assert reader.metadata is not None
    assert reader.metadata.title == "Spiral: Sequence"


def test_a_grey_pdf_knows_no_colours(folder: Path, small: Board) -> None:
    def colours(options: Options) -> bool:
        path = folder / "board.pdf"
        write(path, small, options)
        contents = PdfReader(path, strict=True).pages[0].get_contents()
        assert contents is not None
        return any(
            len(set(operands[:3])) > 1
            for operands, operator in contents.operations
            if operator in (b"rg", b"RG", b"scn", b"SCN") and len(operands) >= 3
        )

    assert colours(Options())
    assert not colours(Options(mono=True))


# -- PNG ------------------------------------------------------------------------------------


def test_a_png_has_the_pixels_asked_for(folder: Path, spiral: Board) -> None:
    path = folder / "board.PNG"
    assert write(path, spiral, Options(), dpi=150) == (path,)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1240, 1754)
    assert image.dotsPerMeterX() / 1000 * 25.4 == pytest.approx(150, abs=0.05)
    assert image.pixel(0, 0) == 0xFFFFFFFF
    assert ink_bounds(image) is not None


def test_a_grey_png_is_grey(folder: Path, spiral: Board) -> None:
    path = folder / "board.png"
    write(path, spiral, Options(mono=True), dpi=60)
    assert QImage(str(path)).isGrayscale()


def test_pictures_of_several_pages_are_numbered(folder: Path, spiral: Board) -> None:
    names = write(folder / "board.png", spiral, Options(tiled=True), dpi=30)
    assert [name.name for name in names][:2] == ["board-01.png", "board-02.png"]
    assert len(names) == 11
    assert sorted(folder.iterdir()) == sorted(names)
    assert file_names(Path("a.svg"), 3) == (Path("a-1.svg"), Path("a-2.svg"), Path("a-3.svg"))


def test_a_picture_too_large_is_refused(spiral: Board) -> None:
    (leaf,) = leaves(Material(spiral), Options(paper="A3"))
    with pytest.raises(Fault, match="is too large; use at most 787 pixels to the inch") as caught:
        picture(leaf, look_of(spiral), 1200)
    assert "or choose PDF" in str(caught.value)
    # And what is recommended is allowed.
    wide, high = (round(side / 25.4 * 787) for side in PAPERS["A3"])
    assert wide * high <= MOST_PIXELS


# -- SVG ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [Options(), Options(tiled=True, assembly=False), Options(what=What.ASSEMBLY)]
)
def test_an_svg_looks_like_the_page(folder: Path, spiral: Board, options: Options) -> None:
    sheets = leaves(Material(spiral), options)
    path = write(folder / "board.svg", spiral, options)[0]
    per_mm = 3.0
    wanted = painted(sheets[0], look_of(spiral), per_mm)
    image = QImage(wanted.size(), wanted.format())
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter, QRectF(image.rect()))
    painter.end()
    different = sum(
        abs(a - b) > 100
        for a, b in zip(bytes(image.constBits()), bytes(wanted.constBits()), strict=True)
    )
    assert different < 0.01 * image.sizeInBytes()


def test_an_svg_is_measured_in_millimetres_and_needs_no_font(folder: Path, spiral: Board) -> None:
    (path,) = write(folder / "board.svg", spiral, Options(paper="Letter"))
    root = ET.parse(path).getroot()
    assert float(root.attrib["width"].removesuffix("mm")) == pytest.approx(215.9, abs=0.01)
    assert float(root.attrib["height"].removesuffix("mm")) == pytest.approx(279.4, abs=0.01)
    assert [float(n) for n in root.attrib["viewBox"].split()] == [0, 0, 21590, 27940]
    assert not list(root.iter(f"{SVG}text"))
    assert not list(root.iter(f"{SVG}image"))
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Spiral"


# -- what can go wrong ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["board", "board.gif", "board.pdf.txt", ".pdf"])
def test_a_wrong_ending_is_told(folder: Path, spiral: Board, name: str) -> None:
    with pytest.raises(Fault, match=r"let the name end in \.pdf, \.png, \.svg"):
        write(folder / name, spiral, Options())
    assert not list(folder.iterdir())


def test_a_folder_that_is_not_there_is_told(folder: Path, spiral: Board) -> None:
    with pytest.raises(Fault, match=r"the folder .*gone is not there"):
        write(folder / "gone" / "board.pdf", spiral, Options())


def test_a_folder_in_the_way_is_told(folder: Path, spiral: Board) -> None:
    (folder / "board.pdf").mkdir()
    with pytest.raises(Fault, match="this is a folder; choose another name"):
        write(folder / "board.pdf", spiral, Options())


def test_a_folder_without_rights_is_told(folder: Path, spiral: Board) -> None:
    if not read_only(folder):
        pytest.skip("nothing is forbidden to this user")
    with pytest.raises(Fault, match="the system does not allow it"):
        write(folder / "board.pdf", spiral, Options())
    folder.chmod(0o700)
    assert not list(folder.iterdir())


@pytest.mark.parametrize("suffix", ["pdf", "png", "svg"])
def test_nothing_is_written_if_drawing_is_given_up(
    folder: Path, spiral: Board, suffix: str
) -> None:
    class GivenUp(Exception):
        pass

    done: list[int] = []

    def stop(number: int) -> None:
        done.append(number)
        if number == 3:
            raise GivenUp

    old = folder / f"board.{suffix}"
    old.write_bytes(b"old")
    with pytest.raises(GivenUp):
        write(old, spiral, Options(tiled=True), dpi=30, progress=stop)
    assert done == [1, 2, 3]
    assert [(p.name, p.read_bytes()) for p in folder.iterdir()] == [(old.name, b"old")]


def test_a_file_is_replaced_and_no_backup_is_left(folder: Path, spiral: Board) -> None:
    path = folder / "board.pdf"
    path.write_bytes(b"old")
    write(path, spiral, Options())
    assert path.read_bytes().startswith(b"%PDF")
    assert [p.name for p in folder.iterdir()] == ["board.pdf"]


@pytest.mark.parametrize("dpi", [29, 1201, 0, -5])
def test_a_resolution_that_makes_no_sense_is_told(folder: Path, spiral: Board, dpi: int) -> None:
    with pytest.raises(Fault, match=rf"{dpi} pixels to the inch cannot be had; use 30 to 1200"):
        write(folder / "board.png", spiral, Options(), dpi=dpi)
    assert exporting.DPI == (30, 1200)
