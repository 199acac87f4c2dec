#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Print what CHANGELOG.md says of a version, for the release of that version.

    python packaging/notes.py VERSION

Where there is no heading of the version, what is written under "Unreleased" is taken.
"""

import re
import sys
from collections.abc import Sequence

from environment import ROOT


def main(arguments: Sequence[str]) -> int:
    """Print the notes of the version in `arguments`; the exit code."""
    if len(arguments) != 1:
        print(__doc__.strip())
        return 2
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    notes = section(text, arguments[0]) or section(text, "Unreleased")
    if not notes:
        print(f"CHANGELOG.md says nothing of {arguments[0]}.", file=sys.stderr)
        return 1
    print(notes)
    return 0


def section(changelog: str, version: str) -> str:
    """What stands under the heading of a version; "" if nothing does."""
    pattern = rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)"
    found = re.search(pattern, changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
