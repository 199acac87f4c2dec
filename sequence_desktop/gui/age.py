# SPDX-License-Identifier: MIT
"""How long this process has been running, by the system's own account where it keeps one."""

import os
import sys
import time
from pathlib import Path
from typing import Any, Final

_IMPORTED: Final = time.perf_counter()
_STARTED_FIELD: Final = 21
_TICKS_OF_WINDOWS: Final = 10_000
_FROM_1601_TO_1970_MS: Final = 11_644_473_600_000


def process_age_ms() -> float:
    """Milliseconds since the process began; macOS tells only since this module was loaded."""
    if sys.platform == "win32":
        return _age_on_windows()
    elif sys.platform == "linux":
        return _age_on_linux()
    else:
        return (time.perf_counter() - _IMPORTED) * 1000


def _age_on_linux() -> float:
    # The name of the program, in brackets, may hold anything.
    fields = Path("/proc/self/stat").read_text(encoding="utf-8", errors="replace")
    ticks = int(fields.rpartition(")")[2].split()[_STARTED_FIELD - 2])
    started = ticks / os.sysconf("SC_CLK_TCK")
    return (time.clock_gettime(time.CLOCK_BOOTTIME) - started) * 1000


def _age_on_windows() -> float:
    import ctypes

    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009 - only Windows has it
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    times = [ctypes.c_ulonglong() for _ in range(4)]
    pointers = [ctypes.byref(each) for each in times]
    if not kernel.GetProcessTimes(ctypes.c_void_p(kernel.GetCurrentProcess()), *pointers):
        return (time.perf_counter() - _IMPORTED) * 1000
    started = times[0].value / _TICKS_OF_WINDOWS - _FROM_1601_TO_1970_MS
    return time.time() * 1000 - started
