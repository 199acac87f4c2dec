# SPDX-License-Identifier: MIT
"""The program runs without the network: window, command line and computer players' processes.

In a process that may open no socket but those between programs of one machine (the system's own
doors for windows and second starts); the kernel forbids it to children too.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# A filter of the kernel (seccomp), in words: of socket() allow the family AF_UNIX and AF_NETLINK,
# answer all others with "not permitted"; everything else is allowed. It lasts in all children.
FORBIDDEN = """
import ctypes, os, struct, sys
libc = ctypes.CDLL(None, use_errno=True)
SOCKET = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}[os.uname().machine]
LOAD, EQUAL, ANSWER = 0x20, 0x15, 0x06
ALLOW, EPERM = 0x7FFF0000, 0x00050001
steps = [
    (LOAD, 0, 0, 4), (EQUAL, 0, 6, SOCKET[0]),
    (LOAD, 0, 0, 0), (EQUAL, 0, 4, SOCKET[1]),
    (LOAD, 0, 0, 16), (EQUAL, 2, 0, 1), (EQUAL, 1, 0, 16),
    (ANSWER, 0, 0, EPERM), (ANSWER, 0, 0, ALLOW),
]
code = b"".join(struct.pack("HBBI", *step) for step in steps)
buffer = ctypes.create_string_buffer(code)
program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(buffer))
assert libc.prctl(38, 1, 0, 0, 0) == 0
if libc.prctl(22, 2, program, 0, 0):
    sys.exit(77)
"""

TRIED = """
import socket, sys
for family in (socket.AF_INET, socket.AF_INET6):
    try:
        socket.socket(family)
    except OSError:
        continue
    sys.exit("a socket of the network could be opened")
socket.socketpair()
"""

WINDOW = """
from sequence_desktop.cli import main
sys.exit(main(["--self-test"]))
"""

COMMANDS = """
from sequence_desktop.cli import main
for command in (
    ["rules", "list"], ["boards", "show", "quadrants"], ["rules", "show", "sequence"],
    ["simulate", "--seats", "casual,casual", "--games", "2", "--seed", "1"],
):
    assert main(command) == 0, command
"""

linux = pytest.mark.skipif(sys.platform != "linux", reason="the filter is Linux's")


def run(code: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Run a program that may not use the network."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SEQUENCE_DESKTOP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", FORBIDDEN + code],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    if done.returncode == 77:
        pytest.skip("this kernel takes no filters")
    return done


@linux
def test_the_filter_forbids_the_network_and_allows_doors(tmp_path: Path) -> None:
    done = run(TRIED, tmp_path)
    assert done.returncode == 0, done.stderr
    child = f"import subprocess; subprocess.run([sys.executable, '-c', {TRIED!r}], check=True)"
    done = run(child, tmp_path)
    assert done.returncode == 0, done.stderr


@linux
@pytest.mark.parametrize("code", [WINDOW, COMMANDS], ids=["window", "commands"])
def test_the_program_needs_no_network(tmp_path: Path, code: str) -> None:
    done = run(code, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_module_of_ours_speaks_to_the_network() -> None:
    """Nothing is even imported that could; `socket` tells the machine's name for a report."""
    package = ROOT / "sequence_desktop"
    wanted = {"http", "urllib", "ssl", "ftplib", "smtplib", "socketserver", "PySide6.QtNetwork"}
    found = set()
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{a.name}" for a in node.names)]
            found |= {(file.name, n) for n in names if n in wanted or n.split(".")[0] in wanted}
    assert not found
