# SPDX-License-Identifier: MIT
"""Asks a window to close, as a window manager does: by `WM_DELETE_WINDOW`."""

from __future__ import annotations

import ctypes
import os
import subprocess
from typing import Final

_CLIENT_MESSAGE: Final = 33


class _ClientMessage(ctypes.Structure):
    """`XClientMessageEvent`, padded to the size of an `XEvent`."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 24),
    )


def ask_to_close(display: str, title: str) -> None:
    """Ask the one visible window of this title, a regular expression, to close."""
    search = ["xdotool", "search", "--onlyvisible", "--name", title]
    place = {**os.environ, "DISPLAY": display}
    (window,) = subprocess.check_output(search, env=place, text=True).split()
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    connection = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    protocols, delete = (
        x11.XInternAtom(connection, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    event = _ClientMessage(_CLIENT_MESSAGE, window=int(window), message_type=protocols, format=32)
    event.data[0] = delete
    sent = x11.XSendEvent(
        connection, ctypes.c_ulong(int(window)), 0, ctypes.c_long(0), ctypes.byref(event)
    )
    x11.XCloseDisplay(connection)
    assert sent
