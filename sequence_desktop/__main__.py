# SPDX-License-Identifier: MIT
"""`python -m sequence_desktop`: the same as the command `sequence-desktop`."""

import sys

from sequence_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # where a worker process of `boards report` begins
    sys.exit(main())
