#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Install the Linux packages in a bare Debian, without Python and fonts, and prove each of them.

    .venv/bin/python packaging/bare_root.py [--out FOLDER] [--must]

FOLDER holds what build.py made (by default dist/). The bare system is made once by debootstrap and
unpacked anew for each package. This must be root on Debian or a relative; where it is not, it says
so and does nothing, unless --must is given, as CI does.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import bare_checks
from bare_checks import Bare
from environment import ROOT, Trouble
from smoke_test import Failed

SUITE: Final = "bookworm"
"""The oldest Debian that is promised to work."""
CACHE: Final = ROOT / "build" / f"bare-{SUITE}.tar"

ATTEMPTS: Final = 3
"""How often debootstrap is started: a mirror that stumbles once is no fault of the packages."""

SKIPPED: Final = 0


def main(arguments: Sequence[str]) -> int:
    """Test all packages; the exit code."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").strip(), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--must", action="store_true", help="fail where this cannot be done")
    chosen = parser.parse_args(arguments)
    hindrance = why_not()
    if hindrance:
        print(
            f"SKIPPED: the packages were NOT tried in a bare system: {hindrance}", file=sys.stderr
        )
        return 1 if chosen.must else SKIPPED
    try:
        make_root()
        for check, suffix in (
            (bare_checks.deb, ".deb"),
            (bare_checks.tar, ".tar.xz"),
            (bare_checks.run, ".run"),
        ):
            attempt(check, _package(chosen.out, suffix))
    except (Failed, Trouble) as failure:
        print(f"  FAILED  {failure}", file=sys.stderr)
        return 1
    return 0


def why_not() -> str:
    """What stands in the way here; "" if nothing does."""
    if sys.platform != "linux":
        return "this is not Linux."
    if os.geteuid() != 0:
        return "this must be root."
    lacking = [name for name in ("debootstrap", "unshare", "chroot") if shutil.which(name) is None]
    return f"{', '.join(lacking)} must be installed." if lacking else ""


def make_root() -> None:
    """Make the bare system, unless an earlier run has.

    Raises:
        Trouble: debootstrap failed, or what it made is not bare.
    """
    if CACHE.exists():
        return
    start = time.monotonic()
    CACHE.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bare-", dir=CACHE.parent) as made:
        root = Path(made, "root")
        _debootstrap(root)
        for superfluous in ("usr/bin/python3", "usr/share/fonts"):
            if (root / superfluous).exists():
                raise Trouble(f"The bare system is not bare: it has /{superfluous}.")
        unfinished = CACHE.with_suffix(".part")
        _run("tar", "--create", "--numeric-owner", "--file", str(unfinished), "-C", str(root), ".")
        unfinished.rename(CACHE)
    print(f"Bare Debian {SUITE}: {time.monotonic() - start:.0f} s", flush=True)


def _debootstrap(root: Path) -> None:
    """Fill the folder `root`, which must not be there, with a bare system.

    Raises:
        Trouble: that failed again and again.
    """
    log = CACHE.with_suffix(".log")
    for _ in range(ATTEMPTS):
        with log.open("wb") as file:
            done = subprocess.run(
                ["debootstrap", "--variant=minbase", SUITE, str(root)],
                stdout=file,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode == 0:
            return
        print("\n".join(log.read_text(errors="replace").splitlines()[-10:]), file=sys.stderr)
        shutil.rmtree(root, ignore_errors=True)
    raise Trouble(f"debootstrap failed {ATTEMPTS} times; all it said is in {log}.")


def attempt(check: Callable[[Bare, Path], None], package: Path) -> None:
    """Let `check` prove a package in a bare system of its own."""
    print(f"\n{package.name} in a bare Debian {SUITE}", flush=True)
    start = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="bare-", dir=CACHE.parent) as made,
        tempfile.TemporaryDirectory(prefix="proof-") as proof,
    ):
        _run("tar", "--extract", "--numeric-owner", "--file", str(CACHE), "-C", made)
        Path(made).chmod(0o755)
        bare = Bare(Path(made), Path(proof))
        bare.make_user()
        check(bare, package)
    print(f"  done in {time.monotonic() - start:.0f} s", flush=True)


def _package(folder: Path, suffix: str) -> Path:
    found = sorted(folder.glob(f"*{suffix}"))
    if len(found) != 1:
        raise Trouble(f"There should be one *{suffix} in {folder}, and there are {len(found)}.")
    return found[0].resolve()


def _run(*line: str) -> None:
    subprocess.run(line, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
