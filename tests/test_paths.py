# SPDX-License-Identifier: MIT
"""Shipped data is found from a checkout, an installed wheel and a frozen bundle."""

import hashlib
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from sequence_desktop import paths
from sequence_desktop.gui.dialogs.pages import about_page

ROOT = Path(__file__).parent.parent
FONT = ("resources", "fonts", "SourceSans3-Regular.ttf")
LAYOUTS = ("board_layouts",)
ASK = "from sequence_desktop import paths; print(paths.data(*{!r}))"


def test_in_a_checkout_data_lies_beside_the_package() -> None:
    assert paths.data(*FONT) == ROOT.joinpath(*FONT)
    assert paths.data(*FONT).is_file()
    assert paths.data(*LAYOUTS).is_dir()


def test_a_path_is_given_even_if_nothing_is_there() -> None:
    assert paths.data("resources", "nothing.txt") == ROOT / "resources" / "nothing.txt"


def test_in_a_wheel_data_lies_within_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    found = _ask([sys.executable, "-P", "-c", ASK.format(FONT)], {"PYTHONPATH": str(site)})
    assert found == site.joinpath("sequence_desktop", *FONT)
    assert found.read_bytes() == ROOT.joinpath(*FONT).read_bytes()
    assert (site / "sequence_desktop" / "board_layouts").is_dir()
    assert not (site / "tests").exists()


@pytest.mark.skipif(
    sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"),
    reason="PyInstaller needs a Python that was built as a library, and this one was not",
)
def test_in_a_frozen_bundle_data_lies_within_the_package(tmp_path: Path) -> None:
    script = tmp_path / "ask.py"
    script.write_text(ASK.format(FONT) + "\n", encoding="utf-8")
    within = os.path.join("sequence_desktop", *FONT[:-1])  # noqa: PTH118 - PyInstaller takes text
    source = str(ROOT.joinpath(*FONT))
    line = [sys.executable, "-m", "PyInstaller", "--log-level", "ERROR", "--noconfirm"]
    line += ["--onedir", "--paths", str(ROOT), "--add-data", f"{source}{os.pathsep}{within}"]
    subprocess.run([*line, str(script)], cwd=tmp_path, check=True, capture_output=True)
    bundle = tmp_path / "dist" / "ask"
    found = _ask([str(bundle / ("ask.exe" if sys.platform == "win32" else "ask"))], {})
    assert found.is_relative_to(bundle)
    assert found.is_file()


def _ask(command: list[str], more: dict[str, str]) -> Path:
    done = subprocess.run(
        command, env={**os.environ, **more}, capture_output=True, text=True, check=True
    )
    return Path(done.stdout.strip())


# The fonts' licence reserves their name: whatever is shipped under it must be what Adobe released.
@pytest.mark.parametrize(
    ("name", "digest"),
    [
        ("OFL.txt", "56af9b9c6715597e458284a474dc118a50a4150e9d547c70f7b4a33c3e6a9328"),
        (
            "SourceSans3-Regular.ttf",
            "4644c81b86ec9caaa76b634889968ed3c4f4f52f054855933acc7c2b21e53b0f",
        ),
        (
            "SourceSans3-Semibold.ttf",
            "a3f4f8dcf343a8f24dc61951de93f3ba1558b15cd250ba24af8a40e957081b7d",
        ),
        (
            "SourceSans3-Bold.ttf",
            "9214b9d95e4231c609802815c2646c98174e2102d0d37f88978a7f8e71006e6a",
        ),
    ],
)
def test_the_fonts_are_unmodified(name: str, digest: str) -> None:
    content = paths.data("resources", "fonts", name).read_bytes()
    assert hashlib.sha256(content).hexdigest() == digest


@pytest.mark.parametrize(
    ("program", "texts"),
    [
        ("Programs/Sequence Desktop/sequence-desktop", "Programs/Sequence Desktop/licences"),
        ("S.app/Contents/MacOS/sequence-desktop", "S.app/Contents/Resources/licences"),
        ("usr/lib/sequence-desktop/sequence-desktop", "usr/share/doc/sequence-desktop/licences"),
        ("unpacked/sequence-desktop-bin", "unpacked/share/doc/sequence-desktop/licences"),
    ],
)
def test_an_installed_program_finds_the_licences_of_its_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, texts: str
) -> None:
    assert paths.licences() is None, "the source has no such list"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / program))
    assert paths.licences() is None
    (tmp_path / texts).mkdir(parents=True)
    assert paths.licences() == tmp_path / texts
    assert str(tmp_path / texts) in about_page()
