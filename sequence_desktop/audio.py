# SPDX-License-Identifier: MIT
"""Sounds, played by a process of their own that reads what to play line by line.

A sound system is the part of a computer that is most often missing or odd: it may hang, complain on
standard error, or call back from threads that the window's toolkit does not like. All of that stays
in the process; the window only writes a line such as ``chip 60`` - a sound and its volume in per
cent - and never waits.
"""

from __future__ import annotations

import sys
import threading
import wave
from array import array
from collections.abc import Generator, Iterable
from functools import cache
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

from sequence_desktop.paths import data

if TYPE_CHECKING:
    from miniaudio import Backend, PlaybackDevice

CUES: Final = (
    *("deal", "card", "chip", "lift", "dice"),
    *("row", "turn", "win", "over", "refused"),
)
"""The sounds there are: the names of the files in ``resources/sounds``."""

NO_DEVICE: Final = 3
"""The exit code where nothing can be played."""

RATE: Final = 22_050
"""Samples in a second, in every file."""
_BUFFER_MS: Final = 30
_VOICES: Final = 8
"""So many sounds at most are heard at the same time; the oldest gives way."""
_REST_AFTER_S: Final = 10.0
_LOUDEST: Final = 32_767
_FULL: Final = 100


class Mixer:
    """Adds up the sounds that are being played."""

    def __init__(self) -> None:
        self._voices: list[tuple[array[int], int, int]] = []  # samples, where in them, volume
        self._lock = threading.Lock()  # the device asks for samples from a thread of its own

    @property
    def silent(self) -> bool:
        """Whether nothing is being played."""
        return not self._voices

    def add(self, samples: array[int], volume: int) -> None:
        """Play this from now on, beside what is played already; ``volume`` is in per cent."""
        with self._lock:
            self._voices = [*self._voices[1 - _VOICES :], (samples, 0, volume)]

    def take(self, count: int) -> array[int]:
        """The next samples, so many."""
        total = [0] * count
        with self._lock:
            going_on = []
            for samples, start, volume in self._voices:
                part = samples[start : start + count]
                for i, value in enumerate(part):
                    total[i] += value * volume // _FULL
                if start + count < len(samples):
                    going_on.append((samples, start + count, volume))
            self._voices = going_on
        return array("h", (max(-_LOUDEST, min(_LOUDEST, value)) for value in total))

    def stream(self) -> Generator[array[int], int, None]:
        """What a device asks: it sends how many samples it wants."""
        count = yield array("h")
        while True:
            count = yield self.take(count)


def serve(lines: Iterable[str], backends: list[Backend] | None = None) -> int:
    """Play what the lines say until they end; the exit code.

    Args:
        lines: a sound and a volume each, as ``chip 60``; others are passed over.
        backends: the sound systems to be used, None for whichever there is.
    """
    try:
        import miniaudio  # not everywhere: there are no wheels for all processors
    except ImportError:
        return NO_DEVICE
    try:
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER_MS,
            backends=backends,
            app_name="Sequence Desktop",
        )
        _play(lines, device)
    except miniaudio.MiniaudioError:
        return NO_DEVICE
    device.close()
    return 0


def _play(lines: Iterable[str], device: PlaybackDevice) -> None:
    """Play what the lines say; where there is nothing to play for a while, let the device rest.

    Raises:
        MiniaudioError: the device does not play.
    """
    wanted: SimpleQueue[str | None] = SimpleQueue()
    threading.Thread(target=_pass_on, args=(lines, wanted), daemon=True).start()
    mixer = Mixer()
    while True:
        try:
            line = wanted.get(timeout=_REST_AFTER_S if device.running else None)
        except Empty:
            if mixer.silent:
                device.stop()
            continue
        if line is None:
            return
        cue, _, volume = line.strip().partition(" ")
        if cue in CUES and volume.isascii() and volume.isdigit():
            mixer.add(samples_of(cue), min(int(volume), _FULL))
            if not device.running:
                stream = mixer.stream()
                next(stream)
                device.start(stream)


def _pass_on(lines: Iterable[str], wanted: SimpleQueue[str | None]) -> None:
    for line in lines:
        wanted.put(line)
    wanted.put(None)


@cache
def samples_of(cue: str) -> array[int]:
    """The samples of a sound.

    Raises:
        OSError: its file is missing.
        wave.Error: its file is damaged.
    """
    with wave.open(str(data("resources", "sounds", f"{cue}.wav")), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
