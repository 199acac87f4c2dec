# SPDX-License-Identifier: MIT
"""The checkout's own environment: made by real pip from a real lock, without a network."""

import base64
import hashlib
import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

import environment
from environment import DEV, PLAY, Trouble

PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "shed"
version = "1.0"
[tool.ruff]
line-length = 80
"""

BACKEND = """
import sys
sys.path.insert(0, {tests!r})
from tests.packaging.test_environment import write_wheel

def build_editable(folder, config_settings=None, metadata_directory=None):
    return write_wheel(folder, "shed", "").name
"""


def write_wheel(folder: str, name: str, source: str) -> Path:
    """Write the wheel `name` 1.0 with one module of the same name into `folder`."""
    info = f"{name}-1.0.dist-info"
    files = {
        f"{name}.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(
        f"{path},sha256={_record_hash(text)},{len(text)}\n" for path, text in files.items()
    )
    path = Path(folder, f"{name}-1.0-py3-none-any.whl")
    with zipfile.ZipFile(path, "w") as wheel:
        for inner, text in files.items():
            wheel.writestr(inner, text)
        wheel.writestr(f"{info}/RECORD", f"{record}{info}/RECORD,,\n")
    return path


def _record_hash(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")


@pytest.fixture
def shed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout in a folder with a space, whose one dependency lies on the disk."""
    root = tmp_path / "a shed"
    (root / "packaging" / "requirements").mkdir(parents=True)
    (root / "pyproject.toml").write_text(PROJECT)
    tests = str(environment.ROOT)
    (root / "backend.py").write_text(BACKEND.format(tests=tests))
    wheel = write_wheel(str(tmp_path), "brick", "COLOUR = 'red'\n")
    _lock(root, hashlib.sha256(wheel.read_bytes()).hexdigest())
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    # The small backend imports this module, which needs pytest.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    return root


def _lock(root: Path, digest: str) -> None:
    for kind in (PLAY, DEV):
        environment.lock(kind, root).write_text(f"brick==1.0 --hash=sha256:{digest}\n")


def _colour(root: Path) -> str:
    """What the installed dependency says, asked of the environment's own Python."""
    line = [str(environment.python(root)), "-I", "-c", "import brick, shed; print(brick.COLOUR)"]
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip()


def test_digest_knows_what_decides_an_installation(shed: Path) -> None:
    before = environment.digest(PLAY, shed)
    project = shed / "pyproject.toml"
    project.write_text(PROJECT.replace("line-length = 80", "line-length = 90"))
    assert environment.digest(PLAY, shed) == before
    project.write_text(PROJECT.replace('version = "1.0"', 'version = "1.1"'))
    changed = environment.digest(PLAY, shed)
    _lock(shed, "0" * 64)
    assert len({before, changed, environment.digest(PLAY, shed)}) == 3


def test_a_checkout_without_its_lock_is_said_to_be_incomplete(shed: Path) -> None:
    environment.lock(PLAY, shed).unlink()
    with pytest.raises(Trouble, match=r"not whole.*play\.txt"):
        environment.ensure(PLAY, shed)


def test_made_once_then_used_again_and_made_anew_when_it_must_be(shed: Path) -> None:
    environment.ensure(PLAY, shed)
    assert _colour(shed) == "red"
    notes = environment.folder(shed) / "pyvenv.cfg"
    first = notes.stat().st_mtime_ns
    environment.ensure(PLAY, shed)
    assert notes.stat().st_mtime_ns == first
    # The tools of the tests are not in there; and with them, all that playing needs is.
    assert not environment.is_ready(DEV, shed)
    environment.ensure(DEV, shed)
    assert environment.is_ready(PLAY, shed)
    # A Python that went away, as when the system was upgraded.
    environment.python(shed).unlink()
    assert not environment.is_ready(DEV, shed)


def test_a_hash_that_differs_is_refused_and_leaves_no_stamp(shed: Path) -> None:
    _lock(shed, "0" * 64)
    with pytest.raises(Trouble, match="could not be installed"):
        environment.ensure(PLAY, shed)
    assert not environment.is_ready(PLAY, shed)


@pytest.mark.skipif(
    sys.platform == "win32",
    reason="pip outlives its killed parent there, and Windows clears no folder that is in use",
)
def test_a_killed_installation_is_taken_up_again(shed: Path) -> None:
    code = f"import environment, pathlib; environment.ensure('play', pathlib.Path({str(shed)!r}))"
    other = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
    while not environment.python(shed).exists():
        time.sleep(0.01)
    # Half made: the interpreter is there, pip is being put beside it by a child that lives on.
    other.kill()
    other.wait()
    environment.ensure(PLAY, shed)
    assert _colour(shed) == "red"


def test_two_at_once_make_one_environment(shed: Path) -> None:
    code = f"import environment, pathlib; environment.ensure('play', pathlib.Path({str(shed)!r}))"
    both = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate()[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(bool(text) for text in said) == [False, True]
    assert _colour(shed) == "red"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    root = tmp_path / "gone"
    (root / "packaging" / "requirements").mkdir(parents=True)
    (root / "pyproject.toml").write_text(PROJECT)
    environment.lock(PLAY, root).touch()
    # A folder where the lock file should be: root may write anywhere else.
    (root / ".venv.lock").mkdir()
    with pytest.raises(Trouble, match="Nothing can be written into"):
        environment.ensure(PLAY, root)
