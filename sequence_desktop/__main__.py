# SPDX-License-Identifier: MIT
"""`python -m sequence_desktop`: the same as the command `sequence-desktop`."""

import sys

from sequence_desktop import notice
from sequence_desktop.cli import main


def frozen_main() -> int:
    """Run the program that needs no Python; whatever goes wrong is told in one sentence."""
    import multiprocessing

    multiprocessing.freeze_support()  # where a worker process of `boards report` begins
    try:
        return main()
    except Exception as error:  # noqa: BLE001 - whoever clicked on a program wants no traceback
        notice.tell(notice.unforeseen(error), clicked=True)
        return 1


if __name__ == "__main__":
    sys.exit(frozen_main() if getattr(sys, "frozen", False) else main())
