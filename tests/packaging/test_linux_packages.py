# SPDX-License-Identifier: MIT
"""What the Linux packages tell the system, and their scripts, as far as that needs no build."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bare_root
import linux_files
import linux_formats
import manual
import project
from sequence_desktop import __version__
from sequence_desktop.cli import COMMANDS

FACTS = project.read()
DAY = date(2026, 1, 31)

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="these scripts are for Linux")


def test_the_menu_entry_opens_files_of_the_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign] # as its documentation says
    entry.read_string(linux_files.desktop_entry(FACTS))
    main = entry["Desktop Entry"]
    assert main["Name"] == project.TITLE
    assert main["Exec"] == "sequence-desktop %f"
    assert main["MimeType"].split(";")[:-1] == [each.mime for each in project.FILE_TYPES]
    for action in main["Actions"].split(";")[:-1]:
        assert entry[f"Desktop Action {action}"]["Exec"].startswith("sequence-desktop --")


def test_the_menu_entry_of_a_flatpak_has_the_icon_of_its_id() -> None:
    assert f"Icon={project.APP_ID}\n" in linux_files.desktop_entry(FACTS, project.APP_ID)


def test_software_centres_are_told_the_version_and_the_files() -> None:
    root = ElementTree.fromstring(linux_files.metainfo(FACTS, DAY))
    assert root.findtext("id") == project.APP_ID
    assert root.findtext("launchable") == "sequence-desktop.desktop"
    (release,) = root.iter("release")
    assert release.attrib == {"version": __version__, "date": "2026-01-31"}
    assert [each.text for each in root.iter("mediatype")] == [x.mime for x in project.FILE_TYPES]


def test_files_are_known_by_their_names() -> None:
    root = ElementTree.fromstring(linux_files.mime_types())
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    globs = [each.attrib["pattern"] for each in root.iter(f"{space}glob")]
    assert globs == [f"*{each.suffix}" for each in project.FILE_TYPES]


def test_one_description_makes_both_packages(tmp_path: Path) -> None:
    text = linux_formats.nfpm_file(FACTS, tmp_path)
    assert f"version: {__version__}\n" in text
    assert "libc6 (>= 2.35)" in text
    assert "libc.so.6(GLIBC_2.35)(64bit)" in text
    lent = {name for names in linux_formats.FALLBACK.values() for name in names}
    by_name = {match[1] for match in re.finditer(r"- (lib\S+\.so\.\d+)(?:\(\)\(64bit\))", text)}
    assert lent == by_name, "what the packages do not bring along, they must ask for"


def test_a_place_that_nobody_fills_is_told(tmp_path: Path) -> None:
    template = tmp_path / "t"
    template.write_text("@KNOWN@ @UNKNOWN@")
    with pytest.raises(ValueError, match="UNKNOWN"):
        linux_files.fill(template, {"KNOWN": "1"})


def test_the_manual_tells_every_command_and_option() -> None:
    page = manual.page(FACTS, DAY).replace("\\-", "-")
    for command in COMMANDS.values():
        if command.hidden:
            continue
        options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", command.parser().format_help()))
        for option in options - {"--help"}:
            assert option in page, (command.name, option)
        if command.name != "play":
            assert f".SS {command.name}\n" in page


def test_the_manual_has_no_line_that_man_would_take_for_its_own() -> None:
    known = {"TH", "SH", "SS", "PP", "TP", "RS", "RE", "B", "br", "nf", "fi"}
    for line in manual.page(FACTS, DAY).splitlines():
        match = re.match(r"\.(\w+)", line)
        assert line.startswith('.\\"') or match is None or match[1] in known, line


@linux_only
@pytest.mark.parametrize("name", ["launcher.sh", "install.sh", "run-header.sh", "into_bare.sh"])
def test_scripts_are_read_by_the_plainest_shell(name: str) -> None:
    script = linux_files.TEMPLATES / name
    subprocess.run(["sh", "-n", str(script)], check=True)


@linux_only
def test_the_launcher_says_what_does_not_fit(tmp_path: Path) -> None:
    launcher = _launcher(tmp_path)
    assert "aarch64" in _refused(launcher, _tools(tmp_path, uname="aarch64"))
    assert "glibc 2.34" in _refused(launcher, _tools(tmp_path, getconf="glibc 2.34"))
    assert "glibc 1.9" in _refused(launcher, _tools(tmp_path, getconf="glibc 1.9"))
    said = _refused(launcher, _tools(tmp_path, getconf="glibc 3.0"))
    assert "not whole" in said, "a newer one is no hindrance; here the program itself is missing"


@linux_only
def test_the_launcher_hands_everything_on(tmp_path: Path) -> None:
    launcher = _launcher(tmp_path)
    program = launcher.with_name("sequence-desktop-bin")
    program.write_text('#!/bin/sh\nprintf "<%s>" "$@"\nexit 7\n')
    program.chmod(0o755)
    link = tmp_path / "link"
    link.symlink_to(launcher)
    around = {**os.environ, "PATH": _tools(tmp_path)}
    line = [str(link), "a b", "*", ""]
    done = subprocess.run(line, capture_output=True, text=True, env=around, check=False)
    assert (done.stdout, done.returncode) == ("<a b><*><>", 7)


def _launcher(folder: Path) -> Path:
    place = folder / "Ein Ordner"
    place.mkdir()
    values = {"GLIBC_MAJOR": "2", "GLIBC_MINOR": "35"}
    launcher = place / "sequence-desktop"
    text = linux_files.fill(linux_files.TEMPLATES / "launcher.sh", values)
    launcher.write_text(text)
    launcher.chmod(0o755)
    return launcher


def _tools(folder: Path, uname: str = "x86_64", getconf: str = "glibc 2.36") -> str:
    """A search path on which the machine is such a one."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name, answer in (("uname", uname), ("getconf", getconf)):
        (tools / name).write_text(f"#!/bin/sh\necho {answer}\n")
        (tools / name).chmod(0o755)
    return f"{tools}:{os.environ['PATH']}"


def _refused(launcher: Path, path: str) -> str:
    around = {**os.environ, "PATH": path}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        around.pop(name, None)
    done = subprocess.run([str(launcher)], capture_output=True, text=True, env=around, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


@linux_only
def test_installing_for_one_user_and_taking_it_back(tmp_path: Path) -> None:
    unpacked = _unpacked(tmp_path)
    prefix = tmp_path / 'Meine "Spiele" $HOME 100%'
    (prefix / "share" / "applications").mkdir(parents=True)
    foreign = prefix / "share" / "applications" / "other.desktop"
    foreign.write_text("somebody else's")
    before = _all(prefix)
    for _ in range(2):
        _install(unpacked, "--prefix", str(prefix))
    entry = (prefix / "share" / "applications" / "sequence-desktop.desktop").read_text()
    start = f"{prefix}/lib/sequence-desktop/sequence-desktop"
    quoted = start.replace('"', '\\\\"').replace("$", "\\\\$").replace("%", "%%")
    assert f'Exec="{quoted}" %f\n' in entry
    assert "TryExec" not in entry
    link = prefix / "bin" / "sequence-desktop"
    assert subprocess.run([str(link)], capture_output=True, check=True).stdout == b"started\n"
    _install(prefix / "lib" / "sequence-desktop", "--uninstall", "--prefix", str(prefix))
    # The summary of a folder that was there before may tell of other programs, so it stays.
    assert _all(prefix) - {"share/applications/mimeinfo.cache"} == before


@linux_only
def test_uninstalling_keeps_portable_data(tmp_path: Path) -> None:
    unpacked, prefix = _unpacked(tmp_path), tmp_path / "place"
    _install(unpacked, "--prefix", str(prefix))
    kept = prefix / "lib" / "sequence-desktop" / "portable-data" / "settings.json"
    kept.parent.mkdir()
    kept.write_text("{}")
    _install(unpacked, "--uninstall", "--prefix", str(prefix))
    assert _all(prefix) == {
        *("lib", "lib/sequence-desktop", "lib/sequence-desktop/portable-data"),
        "lib/sequence-desktop/portable-data/settings.json",
    }


@linux_only
def test_installing_says_what_is_wrong(tmp_path: Path) -> None:
    unpacked = _unpacked(tmp_path)
    assert "nothing is installed" in _install(unpacked, "--uninstall", code=1)
    assert "--perfix" in _install(unpacked, "--perfix", code=1)
    (unpacked / "sequence-desktop-bin").unlink()
    assert "not whole" in _install(unpacked, code=1)


def _unpacked(folder: Path) -> Path:
    """The portable folder, with a program that is only a line."""
    unpacked = folder / "unpacked"
    linux_files.write_share(unpacked / "share", FACTS, DAY)
    for name in ("sequence-desktop", "sequence-desktop-bin"):
        (unpacked / name).write_text("#!/bin/sh\necho started\n")
        (unpacked / name).chmod(0o755)
    shutil.copy(linux_files.TEMPLATES / "install.sh", unpacked)
    return unpacked


def _install(folder: Path, *options: str, code: int = 0) -> str:
    line = ["sh", str(folder / "install.sh"), *options]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stderr


def _all(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


@linux_only
def test_a_run_file_is_checked_and_unpacked(tmp_path: Path) -> None:
    if shutil.which("gcc") is None or not list(Path("/usr/lib").rglob("liblzma.a")):
        pytest.skip("making it needs gcc and liblzma-dev, which only `package` asks for")
    build = linux_formats.Build(FACTS, tmp_path, tmp_path, datetime(2026, 1, 31, tzinfo=UTC))
    stage = tmp_path / "stage" / build.name
    stage.mkdir(parents=True)
    (stage / "file").write_text("content")
    run = linux_formats.make_run(build, stage, linux_formats.make_tar(build, stage))
    for path in (os.environ["PATH"], _without_xz(tmp_path)):
        place = tmp_path / "a place"
        line = ["sh", str(run), "--extract", str(place)]
        subprocess.run(line, check=True, capture_output=True, env={"PATH": path})
        assert (place / build.name / "file").read_text() == "content"
        assert [each.name for each in place.iterdir()] == [build.name]
        shutil.rmtree(place)
    raw = run.read_bytes()
    for broken, word in ((raw[:-10], "not whole"), (raw[:-10] + bytes(10), "damaged")):
        run.write_bytes(broken)
        done = subprocess.run(
            ["sh", str(run), "--check"], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert word in done.stderr


def _without_xz(folder: Path) -> str:
    """A search path with what a bare system has, and no xz."""
    tools = folder / "bare"
    tools.mkdir()
    names = ("awk", "chmod", "cut", "df", "head", "mkdir", "mktemp", "rm", "sha256sum", "sh")
    for name in (*names, "tail", "tar", "wc"):
        (tools / name).symlink_to(str(shutil.which(name)))
    return str(tools)


def test_where_the_bare_system_cannot_be_made_that_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert bare_root.main([]) == 0
    assert bare_root.main(["--must"]) == 1
    assert capsys.readouterr().err.count("SKIPPED: the packages were NOT tried") == 2
