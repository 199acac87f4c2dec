# SPDX-License-Identifier: MIT
"""Writes one kind of file again and again, and is killed at another of its system calls each time.

``python -m tests.storage.killed_at KIND FOLDER`` prints the numbers of the calls, as a JSON list;
a home for each is in the folder, as the kill has left it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from tests.storage.system import System
from tests.storage.test_failing import NEW, fresh, worth_a_trial
from tests.storage.written import KINDS


def main() -> None:
    """As told above."""
    name, folder = sys.argv[1], Path(sys.argv[2])
    (kind,) = (kind for kind in KINDS if kind.name == name)
    home = fresh(folder / "count", kind)
    with System(home.data).watching() as system:
        kind.write(home, NEW)
    numbers = worth_a_trial(system.calls)
    for number in numbers:
        home = fresh(folder / f"{number}", kind)
        child = os.fork()
        if not child:
            with System(home.data, number, lambda: os.kill(os.getpid(), signal.SIGKILL)).watching():
                kind.write(home, NEW)
            os._exit(1)
        assert os.waitpid(child, 0)[1] == signal.SIGKILL
    sys.stdout.write(json.dumps(numbers))


if __name__ == "__main__":
    main()
