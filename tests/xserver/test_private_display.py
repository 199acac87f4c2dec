# SPDX-License-Identifier: MIT
"""The X server that the other tests of this folder run in."""

import os
import subprocess

import steps


def _size(display: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["xdotool", "getdisplaygeometry"],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )


def test_private_display_serves_while_the_block_runs_and_no_longer() -> None:
    with steps.private_display() as display:
        assert _size(display).stdout.split() == steps.SCREEN.split("x")[:2]
        with steps.private_display() as another:
            assert another != display
    assert _size(display).returncode != 0
