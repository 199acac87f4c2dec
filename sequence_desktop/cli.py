# SPDX-License-Identifier: MIT
"""The command line: every command of the program; Qt is imported only to play."""

import argparse
from collections.abc import Sequence

from sequence_desktop import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in `argv` (the process's own arguments if None); return the exit code."""
    parser = argparse.ArgumentParser(prog="sequence-desktop", description=__doc__)
    parser.add_argument("--version", action="version", version=f"Sequence Desktop {__version__}")
    parser.parse_args(argv)
    return 0
