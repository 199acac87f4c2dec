# SPDX-License-Identifier: MIT
"""What the machine itself must have: Qt's shared libraries on Linux, and Python's `venv`.

On Debian and its relatives what is missing is installed when this runs as root, and otherwise the
line to type is said. Elsewhere on Linux it is named, and Qt decides whether it can do without.
"""

import ctypes
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from environment import Trouble

LIBRARIES: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""The libraries that Qt's windows load, each with the Debian package that has it.

Found by failing start after failing start on a bare Debian 12; Qt's own message names only
xcb-cursor0, whichever is missing."""

COMMANDS: Mapping[str, str] = {"Xvfb": "xvfb", "xdotool": "xdotool", "objdump": "binutils"}
"""The commands that the tests need, each with its Debian package.

The first two make a real X server and its pointer; PyInstaller asks the third for libraries."""

READER_COMMANDS: Mapping[str, str] = {"dbus-run-session": "dbus"}
"""What the test that plays by a screen reader's ways starts, with its Debian package."""

READER_FILES: Mapping[str, str] = {"/usr/libexec/at-spi-bus-launcher": "at-spi2-core"}
"""And what the bus that it starts looks for."""

READER_PYTHON = "/usr/bin/python3"
"""The bindings of AT-SPI are the system's, for its own Python."""

READER_MODULES: Mapping[str, str] = {
    "import gi": "python3-gi",
    "import gi; gi.require_version('Atspi', '2.0')": "gir1.2-atspi-2.0",
}
"""What that Python must be able to do."""

PACKAGE_LIBRARIES: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""What the portable packages bring along, beside what Qt needs anyway."""

PACKAGE_COMMANDS: Mapping[str, str] = {
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "gcc": "gcc",
    "weston": "weston",
    "xz": "xz-utils",
}
"""The commands that make and try the Linux packages, each with its Debian package."""

WINDOWS_COMMANDS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "makensis": "nsis",
    "unzip": "unzip",
    "wine": "wine",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
}
"""The commands that make and try the Windows setup program, each with its Debian package."""

PLAY = "play"
TEST = "test"
PACKAGE = "package"
WINDOWS = "windows"


def ensure(purpose: str) -> None:
    """Install or ask for what the machine lacks for `purpose`.

    Raises Trouble, with the line to type, if a person must do it.
    """
    missing = missing_things(purpose)
    if not missing:
        return
    if not is_debian_like(_os_release()) or shutil.which("apt-get") is None:
        _name(missing)
        return
    if not _is_root():
        raise Trouble(advice(_packages(missing), with_sudo=shutil.which("sudo") is not None))
    _install(missing)
    importlib.invalidate_caches()
    still = missing_things(purpose)
    if still:
        raise Trouble("Even after installing packages this is missing: " + ", ".join(still))


def missing_things(purpose: str) -> dict[str, str]:
    """What is missing for `purpose`, each with the Debian package that brings it."""
    missing = {}
    if not has_venv():
        missing["Python's own venv"] = f"python3.{sys.version_info.minor}-venv"
    if sys.platform == "linux":
        missing |= missing_libraries(LIBRARIES)
        if purpose == PACKAGE:
            missing |= missing_libraries(PACKAGE_LIBRARIES)
            missing |= missing_commands(PACKAGE_COMMANDS)
            missing |= missing_for_linking()
        if purpose == WINDOWS:
            missing |= missing_commands(WINDOWS_COMMANDS)
        if purpose in (TEST, PACKAGE):
            missing |= missing_commands(COMMANDS)
            missing |= missing_python_library()
        if purpose == TEST:
            missing |= missing_for_reading()
    return missing


def has_venv() -> bool:
    """Whether this Python can make environments; Debian leaves the modules out."""
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def missing_libraries(wanted: Mapping[str, str]) -> dict[str, str]:
    """Those of `wanted` that the system's loader does not find: trying is the only sure way."""
    return {name: package for name, package in wanted.items() if not _loads(name)}


def missing_python_library() -> dict[str, str]:
    """This Python as a library, which PyInstaller needs, if it exists but is not installed.

    Debian's own Python does without it and has it in a package of its own.
    """
    name = sysconfig.get_config_var("INSTSONAME")
    if not sysconfig.get_config_var("Py_ENABLE_SHARED") or not name:
        return {}
    beside = Path(sysconfig.get_config_var("LIBDIR") or "", name)
    if beside.exists() or _loads(name):
        return {}
    return {name: f"libpython3.{sys.version_info.minor}"}


def missing_for_reading() -> dict[str, str]:
    """What of AT-SPI is not there, by which screen readers read windows."""
    missing = missing_commands(READER_COMMANDS)
    missing |= {file: name for file, name in READER_FILES.items() if not Path(file).exists()}
    return missing | {line: name for line, name in READER_MODULES.items() if not _reads(line)}


def _reads(line: str) -> bool:
    """Whether the system's own Python can do this."""
    try:
        done = subprocess.run([READER_PYTHON, "-c", line], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


def missing_for_linking() -> dict[str, str]:
    """What gcc links into the .run file, if it is not there."""
    parts = {"liblzma.a": "liblzma-dev", "crt1.o": "libc6-dev"}
    folders = [Path("/usr/lib", f"{platform.machine()}-linux-gnu"), Path("/usr/lib64")]
    return {
        name: package
        for name, package in parts.items()
        if not any((folder / name).exists() for folder in folders)
    }


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_commands(wanted: Mapping[str, str]) -> dict[str, str]:
    """Those of `wanted` that are not on the path."""
    return {name: package for name, package in wanted.items() if shutil.which(name) is None}


def _os_release() -> str:
    """The system's description of itself; empty where there is none."""
    try:
        return Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return ""


def is_debian_like(os_release: str) -> bool:
    """Whether the description (the text of /etc/os-release) is of Debian or a relative."""
    names = re.findall(r"^ID(?:_LIKE)?=(.*)$", os_release, re.MULTILINE)
    words = " ".join(names).replace('"', " ").replace("'", " ").split()
    return not {"debian", "ubuntu"}.isdisjoint(words)


def present_names(packages: Iterable[str], known: set[str]) -> list[str]:
    """The names by which the archive that knows the names `known` has `packages`.

    Debian 13 and Ubuntu 24.04 renamed some libraries (libglib2.0-0 to libglib2.0-0t64).
    """
    return sorted({f"{name}t64" if f"{name}t64" in known else name for name in packages})


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def _packages(missing: Mapping[str, str]) -> list[str]:
    """The packages that bring `missing`, as this machine's archive names them."""
    listing = subprocess.run(
        ["apt-cache", "pkgnames"], capture_output=True, text=True, check=False
    ).stdout
    return present_names(missing.values(), set(listing.split()))


def install_line(packages: Sequence[str]) -> list[str]:
    """The command that installs `packages`."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def advice(packages: Sequence[str], *, with_sudo: bool) -> str:
    """What to type to get `packages`, for a person who is not root."""
    commands = [["apt-get", "update"], install_line(packages)]
    if with_sudo:
        line = " && ".join(" ".join(["sudo", *command]) for command in commands)
    else:
        line = "su -c '" + " && ".join(" ".join(command) for command in commands) + "'"
    return f"This machine lacks packages that are needed. Type this, then start again:\n\n  {line}"


def _install(missing: Mapping[str, str]) -> None:
    print("Installing system packages for: " + ", ".join(missing), flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A failed update is no reason to stop: the lists at hand may do.
    subprocess.run(["apt-get", "update", "-q"], env=quiet, check=False, stdout=subprocess.DEVNULL)
    line = install_line(_packages(missing))
    done = subprocess.run(line, env=quiet, check=False, stdout=subprocess.DEVNULL)
    if done.returncode != 0:
        raise Trouble(
            "This command failed; mend what it says above and start again:\n\n  " + " ".join(line)
        )


def _name(missing: Mapping[str, str]) -> None:
    """Say what is missing where we cannot install it; without venv nothing can go on."""
    if not has_venv():
        raise Trouble(
            f"This Python ({sys.executable}) lacks its modules venv and ensurepip.\n"
            "Install them with your system's package manager, or use another Python."
        )
    print("Not found on this machine: " + ", ".join(missing), file=sys.stderr)
    print("If the program does not start, install these first.", file=sys.stderr)
