# SPDX-License-Identifier: MIT
"""The Windows installer: what it is told, and that it compiles; packaging/windows tries it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pefile  # type: ignore[import-untyped] # has no types
import pytest

import cross_core
import libraries
import locked
import project
import setup_program
from environment import DEV, PLAY, Trouble, lock

MAKENSIS = setup_program.makensis()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Something that looks like a frozen program."""
    folder = tmp_path / "program"
    for name in ("sequence-desktop.exe", "_internal/a.dll", "_internal/ü/二 $x.txt"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * 1500)
    return folder


def test_what_is_installed_is_what_is_removed(tree: Path, tmp_path: Path) -> None:
    lists = tmp_path / "lists"
    lists.mkdir()
    setup_program.write_lists(tree, lists)
    installed = (lists / "files.nsh").read_text(encoding="utf-8-sig")
    removed = (lists / "unfiles.nsh").read_text(encoding="utf-8-sig")
    assert installed.count("File ") == removed.count("Delete ") == 3
    assert 'Delete "$INSTDIR\\_internal\\ü\\二 $$x.txt"' in removed
    folders = re.findall(r'RMDir "(.*)"', removed)
    assert folders == ["$INSTDIR\\_internal\\ü", "$INSTDIR\\_internal"], "the deepest first"
    assert "RMDir /r" not in removed
    for kind in project.FILE_TYPES:
        for name in ("associate.nsh", "dissociate.nsh"):
            assert kind.suffix in (lists / name).read_text(encoding="utf-8-sig")


def test_sizes_are_rounded_up_file_by_file(tree: Path) -> None:
    assert setup_program.kilobytes(tree) == 6


def test_the_version_comes_from_the_project(tree: Path, tmp_path: Path) -> None:
    facts = project.read()
    told = setup_program.definitions(tree, tmp_path, tmp_path / "setup.exe", facts)
    assert f"-DVERSION={facts.version}" in told
    script = setup_program.SCRIPT.read_text(encoding="utf-8")
    assert facts.version not in script
    for name in re.findall(r"-D(\w+)=", " ".join(told)):
        assert f"${{{name}}}" in script, f"{name} is told and not used"


def test_saved_games_stay_unless_somebody_says_so() -> None:
    script = setup_program.SCRIPT.read_text(encoding="utf-8")
    assert script.count("RMDir /r") == 1
    section = script[script.index("Section /o") : script.index("MUI_UNFUNCTION_DESCRIPTION_BEGIN")]
    assert "RMDir /r" in section


@pytest.mark.skipif(MAKENSIS is None, reason="NSIS is not installed")
def test_the_installer_compiles(tree: Path, tmp_path: Path) -> None:
    out = tmp_path / "sequence-desktop-setup.exe"
    assert setup_program.main([str(tree), str(out)]) == 0
    with pefile.PE(str(out), fast_load=True) as binary:
        binary.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_RESOURCE"]])
        major, minor, patch, _ = project.read().numbers
        facts = binary.VS_FIXEDFILEINFO[0]
        assert facts.FileVersionMS == (major << 16) + minor
        assert facts.FileVersionLS >> 16 == patch
    content = out.read_bytes()
    assert b'level="asInvoker"' in content or b"asInvoker" in content, "no administrator is asked"


def test_a_folder_without_the_program_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert setup_program.main([str(tmp_path), str(tmp_path / "setup.exe")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


# -- libraries ----------------------------------------------------------------------------------


@pytest.fixture
def compiler() -> str:
    found = shutil.which("x86_64-w64-mingw32-gcc")
    if found is None:
        pytest.skip("no compiler for Windows")
    return found


def build(compiler: str, source: str, out: Path, *more: str) -> None:
    code = out.with_suffix(".c")
    code.write_text(source)
    line = [compiler, "-shared", "-nostdlib", "-e", "DllMain", "-o", str(out), str(code), *more]
    subprocess.run(line, check=True)
    code.unlink()


def test_a_library_that_was_left_out_is_named(compiler: str, tmp_path: Path) -> None:
    folder = tmp_path / "program"
    folder.mkdir()
    build(compiler, libraries.stub_text(["helper"]), folder / "needed.dll")
    user = "void helper(void); int DllMain(void *a, unsigned b, void *c) { helper(); return 1; }"
    build(compiler, user, folder / "user.pyd", str(folder / "needed.dll"))
    assert libraries.missing_libraries(folder) == []
    assert libraries.functions(folder / "user.pyd", "NEEDED.dll") == {"helper"}
    (folder / "needed.dll").unlink()
    assert libraries.missing_libraries(folder) == ["user.pyd needs needed.dll, which is not there"]
    assert libraries.main(["check", str(folder)]) == 1


def test_nothing_to_look_at_is_no_success(tmp_path: Path) -> None:
    assert libraries.missing_libraries(tmp_path) != []


def test_parts_of_windows_are_known() -> None:
    for name in ("kernel32.dll", "api-ms-win-crt-heap-l1-1-0.dll", "icuuc.dll", "winspool.drv"):
        assert libraries.comes_with_windows(name)
    assert not libraries.comes_with_windows("libcrypto-3.dll")


# -- packages -----------------------------------------------------------------------------------


def test_windows_gets_the_locked_versions_with_their_hashes() -> None:
    lines = locked.for_windows()
    names = {line.partition("==")[0].lower() for line in lines}
    assert names >= {*locked.TOOLS, "pyside6-essentials", "shiboken6", "platformdirs"}
    assert "macholib" not in names
    for line in lines:
        assert re.fullmatch(r"[\w.-]+==[\w.]+( --hash=sha256:[0-9a-f]{64})+", line), line
    text = lock(PLAY).read_text(encoding="utf-8") + lock(DEV).read_text(encoding="utf-8")
    assert all(line.partition(" ")[0] in text for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such mark on files")
def test_scripts_can_be_started() -> None:
    for folder in ("windows", "macos"):
        scripts = list((setup_program.SCRIPT.parent.parent / folder).glob("*.sh"))
        assert scripts
        for script in scripts:
            assert script.stat().st_mode & 0o111, script
            subprocess.run(["bash", "-n", str(script)], check=True)


def test_the_core_for_windows_lies_where_its_python_looks(tmp_path: Path) -> None:
    for name in ("python3.dll", "python313.dll"):
        (tmp_path / name).touch()
    assert cross_core.library(tmp_path).name == "python313.dll"
    assert cross_core.folder_of(tmp_path).name == "cp313-win_amd64"
    with pytest.raises(Trouble, match="no python3"):
        cross_core.library(tmp_path / "elsewhere")
