# SPDX-License-Identifier: MIT
"""A file that the system has marked as come from the net is read like any other."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sequence_desktop.storage.files import write_atomic
from sequence_desktop.storage.home import Home
from tests.input.kinds import KINDS, Read

SOURCE = "https://example.org/files/friday"
UNABLE = (errno.ENOTSUP, errno.EPERM)


def mark_as_foreign(path: Path) -> None:
    """Mark a file as browsers do on this system; leave the test out where its disk cannot."""
    if sys.platform == "win32":
        zone = f"[ZoneTransfer]\r\nZoneId=3\r\nHostUrl={SOURCE}\r\n"
        Path(f"{path}:Zone.Identifier").write_text(zone, encoding="utf-8")
    elif sys.platform == "darwin":
        mark = "0083;00000000;Browser;"
        subprocess.run(["xattr", "-w", "com.apple.quarantine", mark, path], check=True)
    else:
        try:
            for name in ("user.xdg.origin.url", "user.xdg.referrer.url"):
                os.setxattr(path, name, SOURCE.encode())
        except OSError as error:
            if error.errno in UNABLE:
                pytest.skip("this disk keeps no such marks")
            raise


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.name))
def test_it_is_read_and_written(tmp_path: Path, kind: Read) -> None:
    home, path = Home.at(tmp_path / "place"), tmp_path / f"foreign{kind.suffix}"
    home.data.mkdir()
    text = kind.wholes()[0]
    path.write_text(text, encoding="utf-8")
    plain = kind.read(path, home)
    mark_as_foreign(path)
    assert type(kind.read(path, home)) is type(plain)
    write_atomic(path, text)
    assert path.read_text("utf-8") == text
