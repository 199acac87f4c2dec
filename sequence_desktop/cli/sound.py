# SPDX-License-Identifier: MIT
"""`sequence-desktop sound`: plays the window's sounds."""

import argparse
import sys
from typing import Final

from sequence_desktop.cli.parsing import Command, Parser


def arguments(parser: Parser) -> None:
    """Declare the arguments: there is one, for machines without a loudspeaker."""
    parser.add_argument("--nowhere", action="store_true", help="play to no device, for tests")


def run(args: argparse.Namespace) -> int:
    """Play what standard input asks for, until it ends."""
    from sequence_desktop.audio import serve

    if args.nowhere:
        from miniaudio import Backend

        return serve(sys.stdin, [Backend.NULL])
    return serve(sys.stdin)


COMMAND: Final = Command(
    name="sound",
    summary="plays the window's sounds",
    description=(
        "Read a sound and its volume in per cent a line from standard input, and play it.\n\n"
        "  chip 60\n\n"
        "The window starts this for itself; it ends when its input ends."
    ),
    arguments=arguments,
    run=run,
    hidden=True,
)
