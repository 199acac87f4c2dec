# SPDX-License-Identifier: MIT
"""The sounds are what their script makes."""

import wave
from array import array
from pathlib import Path

import make_sounds
from make_sounds import STEP
from sequence_desktop.audio import CUES, samples_of


def test_the_files_are_made_by_the_script(tmp_path: Path) -> None:
    assert set(make_sounds.SOUNDS) == set(CUES)
    make_sounds.write(tmp_path)
    for cue in CUES:
        with wave.open(str(tmp_path / f"{cue}.wav"), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
            made = array("h", file.readframes(file.getnframes()))
        known = samples_of(cue)
        assert len(made) == len(known)
        # Sines may differ in their last digit from one processor to the next, which one step hides.
        assert max(abs(a - b) for a, b in zip(made, known, strict=True)) <= STEP, cue
