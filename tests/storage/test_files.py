# SPDX-License-Identifier: MIT
"""Writing and reading single files, on real disks that are full, read-only or in use."""

import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_desktop.storage.errors import StorageError
from sequence_desktop.storage.files import (
    backup_path,
    make_folder,
    read_bytes,
    read_text,
    write_atomic,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of POSIX")
as_root = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only root mounts disks and becomes others"
)
NOBODY = 65534


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "home")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)], check=False
    )
    if done.returncode:
        pytest.skip("this machine mounts no disks")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that others can pass through; pytest closes its own again and again."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


WRITE_AS_NOBODY = f"""
import os, sys
from pathlib import Path
from sequence_desktop.storage.files import write_atomic
from sequence_desktop.storage.errors import StorageError
os.setgroups([])
os.setgid({NOBODY})
os.setuid({NOBODY})
try:
    write_atomic(Path(sys.argv[1]), "new")
except StorageError as fault:
    print(fault)
"""


def write_as_nobody(path: Path) -> str:
    """Write the file as the user who owns nothing; the complaint, if any."""
    done = subprocess.run(
        [sys.executable, "-c", WRITE_AS_NOBODY, str(path)], check=True, capture_output=True
    )
    return done.stdout.decode()


def test_a_new_file_has_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_atomic(path, "ünö♥\n")
    assert path.read_bytes() == "ünö♥\n".encode()
    assert names(tmp_path) == ["game.json"]


def test_the_predecessor_is_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for text in ("one", "two", "three"):
        write_atomic(path, text)
    assert path.read_text() == "three"
    assert backup_path(path).read_text() == "two"
    assert names(tmp_path) == ["game.json", "game.json.bak"]


@posix
def test_a_kill_between_backup_and_new_file_leaves_nothing_behind(tmp_path: Path) -> None:
    """Then both names are one file, and renaming one to the other does nothing."""
    path = tmp_path / "game.json"
    path.write_text("one")
    os.link(path, backup_path(path))
    write_atomic(path, "two")
    assert (path.read_text(), backup_path(path).read_text()) == ("two", "one")
    assert names(tmp_path) == ["game.json", "game.json.bak"]


@posix
def test_permissions_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_atomic(path, "one")
    path.chmod(0o640)
    write_atomic(path, "two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert stat.S_IMODE(backup_path(path).stat().st_mode) == 0o640


@as_root
def test_the_owner_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_atomic(path, "one")
    os.chown(path, NOBODY, NOBODY)
    write_atomic(path, "two")
    assert (path.stat().st_uid, path.stat().st_gid) == (NOBODY, NOBODY)


@posix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    folder = tmp_path / "far"
    folder.mkdir()
    link = tmp_path / "game.json"
    link.symlink_to(folder / "real.json")
    write_atomic(link, "one")
    write_atomic(link, "two")
    assert link.is_symlink()
    assert names(folder) == ["real.json", "real.json.bak"]
    assert backup_path(link).read_text() == "one"


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(StorageError, match="this is a folder"):
        write_atomic(tmp_path / "game.json", "one")
    assert names(tmp_path) == ["game.json"]


def test_a_folder_that_is_gone(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"the folder .*gone is not there; choose another place"):
        write_atomic(tmp_path / "gone" / "game.json", "one")


def test_a_file_where_a_folder_is_needed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot be saved"):
        write_atomic(tmp_path / "file" / "game.json", "one")
    with pytest.raises(StorageError, match="there is a file where a folder is needed"):
        make_folder(tmp_path / "file")


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be saved"):
        write_atomic(tmp_path / ("n" * 300), "one")


def test_a_name_that_is_no_name() -> None:
    for deed in (lambda: write_atomic(Path("a\0b"), ""), lambda: read_bytes(Path("a\0b"))):
        with pytest.raises(StorageError, match="no file name"):
            deed()


def test_half_a_character_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_atomic(path, "one")
    with pytest.raises(StorageError, match="no character"):
        write_atomic(path, "\ud800")
    assert path.read_text() == "one"
    assert names(tmp_path) == ["game.json"]


def test_a_read_only_file_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("one")
    path.chmod(0o444)
    with pytest.raises(StorageError, match="the file is read-only"):
        write_atomic(path, "two")
    assert path.read_text() == "one"
    path.chmod(0o644)


@posix
def test_a_device_is_not_replaced() -> None:
    with pytest.raises(StorageError, match="not an ordinary file"):
        write_atomic(Path(os.devnull), "one")


@as_root
def test_a_full_disk_loses_nothing(small_disk: Path) -> None:
    path = small_disk / "game.json"
    write_atomic(path, "1" * 20_000)
    write_atomic(path, "2" * 20_000)
    with pytest.raises(StorageError, match="the disk is full; free some space"):
        write_atomic(path, "3" * 60_000)
    assert path.read_text() == "2" * 20_000
    assert backup_path(path).read_text() == "1" * 20_000
    assert names(small_disk) == ["game.json", "game.json.bak"]


@as_root
def test_a_read_only_disk(small_disk: Path) -> None:
    path = small_disk / "game.json"
    write_atomic(path, "one")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    with pytest.raises(StorageError, match="read-only"):
        write_atomic(path, "two")
    with pytest.raises(StorageError, match="the disk is read-only"):
        write_atomic(small_disk / "other.json", "two")
    assert path.read_text() == "one"


@posix
def test_a_file_larger_than_the_system_allows(tmp_path: Path) -> None:
    code = """
import resource, sys
from pathlib import Path
from sequence_desktop.storage.files import write_atomic
from sequence_desktop.storage.errors import StorageError
path = Path(sys.argv[1])
write_atomic(path, "small")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_atomic(path, "x" * 5000)
except StorageError as fault:
    print(fault.why)
"""
    path = tmp_path / "game.json"
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], check=True, capture_output=True, text=True
    )
    assert "larger than the system allows" in done.stdout
    assert path.read_text() == "small"
    assert names(tmp_path) == ["game.json"]


@as_root
def test_a_folder_that_may_not_be_written(open_folder: Path) -> None:
    folder = open_folder / "theirs"
    folder.mkdir(mode=0o755)
    assert "the system does not allow it" in write_as_nobody(folder / "game.json")
    assert names(folder) == []


@as_root
def test_a_file_that_may_be_written_but_not_linked(open_folder: Path) -> None:
    """Where the system refuses a second name, the backup is a copy."""
    folder = open_folder / "shared"
    folder.mkdir()
    folder.chmod(0o777)
    path = folder / "game.json"
    path.write_text("old")
    path.chmod(0o4666)  # Linux gives a set-user-id file of another person no second name
    assert write_as_nobody(path) == ""
    assert (path.read_text(), backup_path(path).read_text()) == ("new", "old")
    assert names(folder) == ["game.json", "game.json.bak"]


@posix
def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "game [1].json"
    left = tmp_path / ".game [1].json.0a1b2c3d.part"
    other = tmp_path / ".game 1.json.0a1b2c3d.part"
    mine = tmp_path / ".game [1].json.notes.part"
    for file in (left, other, mine):
        file.write_text("half a g")
    write_atomic(path, "one")
    assert names(tmp_path) == [other.name, mine.name, path.name]


@posix
def test_a_file_that_another_program_is_writing_is_spared(tmp_path: Path) -> None:
    import fcntl

    busy = tmp_path / ".game.json.0a1b2c3d.part"
    with busy.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        write_atomic(tmp_path / "game.json", "one")
        assert busy.exists()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_reading_text_as_editors_write_it(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "text"
    path.write_bytes("\ufeffone\r\ntwo ♥\r\n".encode(encoding))
    assert read_text(path) == "one\ntwo ♥\n"


def test_reading_what_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes("\ufeffhalf".encode("utf-16-le")[:-1])
    with pytest.raises(StorageError, match="this is not UTF-8"):
        read_text(path)
    path.write_bytes(b"one\ntw\xff\n")
    with pytest.raises(StorageError, match="line 2: this is not UTF-8"):
        read_text(path)


def test_reading_too_much(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes(b"x" * 1001)
    assert len(read_text(path, 1001)) == 1001
    with pytest.raises(StorageError, match=r"larger than 0\.001 MB"):
        read_text(path, 1000)


def test_reading_what_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be read: there is no such file"):
        read_text(tmp_path / "text")


def test_reading_a_folder(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be read"):
        read_text(tmp_path)


@posix
def test_reading_a_pipe_does_not_wait(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StorageError, match="not an ordinary file"):
        read_text(tmp_path / "pipe")


@posix
def test_reading_an_endless_device() -> None:
    with pytest.raises(StorageError, match="not an ordinary file"):
        read_text(Path("/dev/zero"))


@posix
def test_links_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(StorageError, match="lead in a circle"):
        read_text(tmp_path / "a")


@pytest.mark.parametrize("busy", [".bak", ""], ids=["backup", "file"])
def test_a_file_that_windows_holds_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: str
) -> None:
    """As when a virus scanner looks at a new file; what it does to others is the same."""
    path = tmp_path / "game.json"
    write_atomic(path, "one")
    write_atomic(path, "two")
    rename = Path.replace
    refusals = [PermissionError(13, "in use")] * 3

    def refuse(self: Path, target: Path) -> Path:
        if refusals and target.name == path.name + busy:
            raise refusals.pop()
        return rename(self, target)

    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(sys, "platform", "win32")
    write_atomic(path, "three")
    assert not refusals
    assert path.read_text() == "three"
    assert backup_path(path).read_text() == "two"
    assert names(tmp_path) == ["game.json", "game.json.bak"]
