#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Make the sounds of the program, from arithmetic alone.

    python3 packaging/make_sounds.py

writes resources/sounds/*.wav. They are part of the repository, since a player has no need to make
them; a test sees that they are what this script makes. What each sound is for stands in `SOUNDS`.
The same numbers come out everywhere, up to the last digit of a sine, which rounding hides.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 22_050
"""Samples in a second: enough for clicks and bells, and small."""
STEP: Final = 8
"""All samples are multiples of this: nobody hears it, and files shrink by a quarter when packed."""
LOUDEST: Final = 32_767

Samples = list[float]

_C5, _D5, _E5, _G5, _A5, _C6 = 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5


def tone(
    frequency: float, seconds: float, partials: Mapping[float, float], decay: float
) -> Samples:
    """A struck note: partials, as multiples of its frequency with their parts, that die away.

    ``decay`` is the time in seconds in which the sound falls to a third; high partials fall sooner.
    """
    samples = [0.0] * int(seconds * RATE)
    for multiple, part in partials.items():
        step = 2 * math.pi * frequency * multiple / RATE
        fall = math.exp(-(multiple**0.7) / (decay * RATE))
        strength = part
        for i in range(len(samples)):
            samples[i] += strength * math.sin(step * i)
            strength *= fall
    return samples


def noise(seconds: float, seed: int) -> Iterator[float]:
    """Random numbers from -1 to 1, the same everywhere."""
    state = seed
    for _ in range(int(seconds * RATE)):
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        yield state / 0x80000000 - 1


def hiss(seconds: float, seed: int, low: float, high: float) -> Samples:
    """Noise between two frequencies, in Hz."""
    keep_low, keep_high = (1 - math.exp(-2 * math.pi * f / RATE) for f in (low, high))
    slow = fast = 0.0
    samples = []
    for value in noise(seconds, seed):
        slow += keep_low * (value - slow)
        fast += keep_high * (value - fast)
        samples.append(fast - slow)
    return samples


def swell(samples: Samples, rise: float, fall: float) -> Samples:
    """A sound that rises for so many seconds and then falls to a third in so many."""
    top = max(1, int(rise * RATE))
    return [
        value * (i / top if i < top else math.exp(-(i - top) / (fall * RATE)))
        for i, value in enumerate(samples)
    ]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds together: each with the second at which it begins, and its strength."""
    length = max(int(begin * RATE) + len(samples) for begin, _, samples in parts)
    out = [0.0] * length
    for begin, strength, samples in parts:
        start = int(begin * RATE)
        for i, value in enumerate(samples):
            out[start + i] += strength * value
    return out


def click(pitch: float, seed: int) -> Samples:
    """A clay chip that is set down."""
    body = tone(pitch, 0.09, {1: 0.6, 1.58: 0.4, 2.41: 0.25, 3.9: 0.1}, 0.014)
    return mixed((0, 1, body), (0, 0.5, swell(hiss(0.02, seed, 1500, 7000), 0.0005, 0.004)))


def note(frequency: float, seconds: float = 0.5) -> Samples:
    """A bar of wood that is struck softly."""
    return tone(frequency, seconds, {1: 0.8, 2: 0.1, 3.93: 0.14, 9.2: 0.03}, 0.16)


def card() -> Samples:
    """A card that slides over the cloth and lies down."""
    slide = swell(hiss(0.13, 11, 900, 5200), 0.05, 0.03)
    return mixed((0, 0.8, slide), (0.085, 0.7, swell(hiss(0.03, 12, 300, 2400), 0.001, 0.008)))


def deal() -> Samples:
    """Some cards, one after the other."""
    return mixed(*((0.085 * i, 0.9 - 0.06 * (i % 3), card()) for i in range(5)))


def lift() -> Samples:
    """A chip that is taken up: the sound of one set down, coming the other way."""
    rising = [value * 0.7 for value in reversed(swell(hiss(0.07, 13, 1200, 5000), 0.001, 0.02))]
    return mixed((0, 0.6, rising), (0.06, 0.5, click(1750, 14)))


def dice() -> Samples:
    """Two dice on wood, with ever shorter leaps."""
    beats = (0.0, 0.05, 0.13, 0.19, 0.27, 0.32, 0.37, 0.40, 0.43)
    pitches = (820, 960, 780, 1010, 860, 940, 800, 900, 840)
    return mixed(*((beat, 1 - 0.08 * i, click(pitches[i], 20 + i)) for i, beat in enumerate(beats)))


def melody(*notes: float, beat: float = 0.11) -> Samples:
    """Notes one after the other, each ringing on."""
    return mixed(*((beat * i, 0.8, note(frequency)) for i, frequency in enumerate(notes)))


def thud() -> Samples:
    """Something soft that does not give way."""
    return swell(tone(118, 0.16, {1: 1, 1.5: 0.3}, 0.06), 0.004, 0.05)


SOUNDS: Final[Mapping[str, tuple[float, Samples]]] = {
    "deal": (0.45, deal()),  # a new game
    "card": (0.5, card()),  # a card is played or drawn
    "chip": (0.6, click(1320, 15)),  # a chip is put
    "lift": (0.5, lift()),  # a chip is taken away
    "dice": (0.55, dice()),  # the dice roll
    "row": (0.6, melody(_C5, _E5, _G5)),  # a row is made
    "turn": (0.3, note(_A5, 0.4)),  # it is one's turn
    "win": (0.7, melody(_C5, _E5, _G5, _C6, beat=0.13)),  # a person at this screen has won
    "over": (0.5, melody(_E5, _D5, _C5, beat=0.16)),  # the game is over, and nobody here has won
    "refused": (0.5, thud()),  # that cannot be played
}
"""Each sound with its loudest sample, from 0 to 1."""


def as_samples(loudness: float, samples: Sequence[float]) -> array[int]:
    """The sound as it is written: with its loudest sample so loud, and a silent end."""
    highest = max(abs(value) for value in samples)
    scale = LOUDEST * loudness / highest / STEP
    end = len(samples)
    fade = int(0.01 * RATE)
    return array(
        "h",
        (
            STEP * round(scale * value * min(1.0, (end - i) / fade))
            for i, value in enumerate(samples)
        ),
    )


def write(folder: Path) -> None:
    """Write every sound into a folder.

    Raises:
        OSError: it cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, (loudness, samples) in SOUNDS.items():
        content = as_samples(loudness, samples)
        if sys.byteorder == "big":
            content.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(content.tobytes())


if __name__ == "__main__":
    write(FOLDER)
