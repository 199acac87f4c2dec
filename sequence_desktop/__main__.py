# SPDX-License-Identifier: MIT
"""`python -m sequence_desktop`: the same as the command `sequence-desktop`."""

import sys

from sequence_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
