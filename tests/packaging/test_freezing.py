# SPDX-License-Identifier: MIT
"""What goes into the frozen program, and what systems are told of it."""

import os
import plistlib
import re
import struct
import subprocess
import sys
import tomllib
from importlib.util import MAGIC_NUMBER
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import freezing
import icons
import project
from environment import ROOT
from sequence_desktop import __version__
from sequence_desktop.storage import games, kinds

FACTS = project.read()


def test_all_facts_come_from_the_project() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert FACTS.version == __version__
    assert (FACTS.description, FACTS.license) == (told["description"], told["license"])
    assert told["name"] == project.PROGRAM
    assert [*FACTS.keywords] == told["keywords"]


def test_file_types_are_those_that_the_program_opens() -> None:
    assert project.GAME.suffix == games.SUFFIX
    assert project.BOARD.suffix == kinds.BOARD_SUFFIX


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.10", (0, 10, 0, 0)), ("2.0.0.dev1", (2, 0, 0, 0))],
)
def test_windows_counts_versions_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert project.Project(version, "", "", "", ()).numbers == numbers


def test_windows_is_told_name_and_version() -> None:
    text = freezing.version_resource(FACTS, "sequence-desktop.exe")
    compile(text, "version", "eval")
    for wanted in (f"'{__version__}'", "'Sequence Desktop'", "'sequence-desktop.exe'"):
        assert wanted in text


def test_macos_is_told_what_it_asks() -> None:
    told = plistlib.loads(plistlib.dumps(freezing.info_plist(FACTS)))
    assert told["CFBundleShortVersionString"] == __version__
    assert told["NSRequiresAquaSystemAppearance"] is False  # the dark appearance is allowed
    assert told["LSMinimumSystemVersion"] == "13.0"
    opened = [kind for each in told["CFBundleDocumentTypes"] for kind in each["LSItemContentTypes"]]
    made = {
        each["UTTypeIdentifier"]: each["UTTypeTagSpecification"]["public.filename-extension"]
        for each in told["UTExportedTypeDeclarations"]
    }
    assert list(made) == opened
    assert made[project.GAME.uti] == [games.SUFFIX.removeprefix(".")]


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
    ],
)
def test_plugins_that_are_needed_stay(name: str) -> None:
    assert not freezing.is_unwanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6\\plugins\\tls\\qschannelbackend.dll",
        "PySide6\\opengl32sw.dll",
        "libgnutls.so.30",
    ],
)
def test_plugins_without_a_use_stay_out(name: str) -> None:
    assert freezing.is_unwanted(name)


def test_a_library_to_which_nothing_refers_stays_out() -> None:
    refers = {
        "/m": ["libA.so.1", "libc.so.6"],
        "/a": ["libB.so.1"],
        "/b": [],
        "/lonely": ["libA.so.1"],
        "/py": [],
    }
    binaries = [
        ("QtCore.abi3.so", "/m", "BINARY"),
        ("libA.so.1", "/a", "BINARY"),
        ("libB.so.1", "/b", "BINARY"),
        ("libLonely.so.1", "/lonely", "BINARY"),
        ("libpython3.11.so.1.0", "/py", "BINARY"),
    ]
    kept = freezing.keep_wanted(binaries, refers.__getitem__, "linux")
    assert [entry[0] for entry in kept] == [
        *("QtCore.abi3.so", "libA.so.1", "libB.so.1", "libpython3.11.so.1.0")
    ]


def test_qt_speaks_the_languages_of_the_program_only() -> None:
    texts = [
        (f"PySide6/Qt/translations/{name}.qm", "", "DATA")
        for name in ("qtbase_de", "qtbase_fr", "qtbase_pt_BR", "qt_de", "qtquick_de")
    ]
    data = [*texts, ("sequence_desktop/resources/a.json", "", "DATA")]
    kept = [entry[0] for entry in freezing.keep_data(data, ["de", "pt_BR"])]
    assert kept == [
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "sequence_desktop/resources/a.json",
    ]


def test_all_data_lie_where_the_frozen_program_looks() -> None:
    found = {f"{folder}/{Path(source).name}" for source, folder in freezing.data_folders()}
    assert "sequence_desktop/board_layouts/spiral.json" in found
    assert "sequence_desktop/resources/lab/hand_size.json" in found
    assert "sequence_desktop/resources/fonts/SourceSans3-Regular.ttf" in found
    assert "sequence_desktop/resources/translations/sequence_desktop_en.qm" in found


def test_bindings_that_no_file_imports_stay_out(tmp_path: Path) -> None:
    qt, package = tmp_path / "qt", tmp_path / "package"
    qt.mkdir()
    package.mkdir()
    for name in ("QtCore.abi3.so", "QtSvg.pyd", "QtNetwork.abi3.so", "QtNetwork.pyi"):
        (qt / name).touch()
    (package / "a.py").write_text("from PySide6.QtSvg import QSvgRenderer\n")
    assert freezing.unused_bindings(package, qt) == ("PySide6.QtNetwork",)
    (qt / "QtDBus.pyd").touch()
    (package / "b.py").write_text("from PySide6.QtDBus import QDBusConnection\n")
    assert freezing.unused_bindings(package, qt, "linux") == ("PySide6.QtNetwork",)
    assert freezing.unused_bindings(package, qt, "win32") == ("PySide6.QtDBus", "PySide6.QtNetwork")


def test_icons_are_whole_in_every_form(tmp_path: Path) -> None:
    icons.write(tmp_path)
    for size in icons.LINUX:
        picture = QImage(str(next((tmp_path / "hicolor" / f"{size}x{size}").rglob("*.png"))))
        assert (picture.width(), picture.height()) == (size, size)
        assert picture.pixelColor(0, 0).alpha() == 0
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255
    windows = QImage(str(tmp_path / "sequence-desktop.ico"))
    assert not windows.isNull()
    raw = (tmp_path / "sequence-desktop.ico").read_bytes()
    assert struct.unpack_from("<HHH", raw) == (0, 1, len(icons.WINDOWS))
    apple = (tmp_path / "sequence-desktop.icns").read_bytes()
    assert apple[:4] == b"icns"
    assert struct.unpack_from(">I", apple, 4) == (len(apple),)


@pytest.mark.qt_log_ignore("Cannot open file")
def test_a_drawing_that_is_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no drawing"):
        icons.picture(16, tmp_path / "missing.svg")


def test_the_python_part_of_shiboken_comes_along_compiled(tmp_path: Path) -> None:
    found = freezing.signature_support(tmp_path)
    names = {f"{folder}/{Path(source).name}" for source, folder in found}
    assert "shiboken6/files.dir/shibokensupport/signature/loader.pyc" in names
    for source, _ in found:
        raw = Path(source).read_bytes()
        assert raw[:4] == MAGIC_NUMBER, "made for this Python"
        assert raw[4:8] == b"\x01\0\0\0", "taken as it is, without a look at a source"


WITHOUT = """
import importlib, pkgutil, runpy, sys
from importlib.util import find_spec

hook, *left_out = sys.argv[1:]

# In a bundle its Python part lies beside it; here it is an archive, which must be opened first.
import shiboken6

class Without:
    def find_spec(self, name, path, target=None):
        if any(name == each or name.startswith(f"{each}.") for each in left_out):
            raise ImportError(f"{name} is left out of the bundle")

# The hook comes before all else in a bundle, and loads these itself.
for name in (*left_out, "pathlib", "urllib.parse"):
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Without())
sys._MEIPASS = "."
runpy.run_path(hook)
import sequence_desktop
prefix = "sequence_desktop."
wanted = [each.name for each in pkgutil.walk_packages(sequence_desktop.__path__, prefix)]
if find_spec("miniaudio"):
    wanted.append("miniaudio")
for name in wanted:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(len(wanted))
"""


def test_the_program_does_without_what_is_left_out() -> None:
    hook = ROOT / "packaging" / "runtime_hook.py"
    left_out = (*freezing.EXCLUDED_MODULES, *freezing.unused_modules())
    line = [sys.executable, "-c", WITHOUT, str(hook), *left_out]
    done = subprocess.run(
        line,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > 100


def test_encodings_that_a_system_may_be_set_to_stay() -> None:
    on_linux, on_windows = freezing.unused_modules("linux"), freezing.unused_modules("win32")
    for name in ("utf_8", "latin_1", "iso8859_15", "tis_620", "euc_jp", "koi8_r", "gb18030"):
        assert f"encodings.{name}" not in on_linux
    for name in ("utf_8", "latin_1", "mbcs", "cp437", "cp1252", "cp874", "cp932", "aliases"):
        assert f"encodings.{name}" not in on_windows
    assert "encodings.mac_greek" in on_linux
    assert {"encodings.iso8859_15", "encodings.mac_greek"} <= set(on_windows)


def test_each_system_keeps_its_own_places_of_settings() -> None:
    for platform, name in (("win32", "windows"), ("darwin", "macos"), ("linux", "unix")):
        assert f"platformdirs.{name}" not in freezing.unused_modules(platform)
        assert "platformdirs.android" in freezing.unused_modules(platform)


def test_of_the_tables_of_letters_only_the_forms_are_used() -> None:
    """On Windows nothing else of them is there: see runtime_hook.py."""
    used = set()
    for file in (ROOT / "sequence_desktop").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "from unicodedata" not in text, file
        used |= set(re.findall(r"unicodedata\.(\w+)", text))
    assert used == {"normalize"}
