# SPDX-License-Identifier: MIT
"""The process that plays sounds, to no device, and what it would play."""

import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from sequence_desktop.audio import CUES, Mixer, samples_of, serve

ROOT = Path(__file__).resolve().parent.parent

pytest.importorskip("miniaudio", reason="there is no wheel of it for this processor")


def test_each_sound_is_short_and_loud_enough() -> None:
    for cue in CUES:
        samples = samples_of(cue)
        assert 0.05 < len(samples) / 22_050 < 1, cue
        assert 6_000 < max(map(abs, samples)) < 32_767, cue
        assert abs(samples[-1]) < 50, f"{cue} ends with a click"


def test_sounds_are_added_up_and_end() -> None:
    mixer = Mixer()
    silent = [mixer.silent]
    mixer.add(array("h", [100, 200, 300]), 100)
    mixer.add(array("h", [10, -20, 30, 40]), 50)
    assert list(mixer.take(2)) == [105, 190]
    silent.append(mixer.silent)
    assert list(mixer.take(4)) == [315, 20, 0, 0]
    silent.append(mixer.silent)
    assert silent == [True, False, True]


def test_too_loud_is_cut_and_does_not_turn_over() -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [32_000, -32_000]), 100)
    assert list(mixer.take(2)) == [32_767, -32_767]


def test_the_oldest_of_too_many_gives_way() -> None:
    mixer = Mixer()
    for value in range(1, 11):
        mixer.add(array("h", [1 << value]), 100)
    assert list(mixer.take(1)) == [sum(1 << value for value in range(3, 11))]


def test_a_stream_gives_as_much_as_is_asked_for() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    mixer.add(array("h", [1, 2, 3]), 100)
    assert list(stream.send(2)) == [1, 2]
    assert list(stream.send(3)) == [3, 0, 0]


def test_the_process_plays_and_passes_over_nonsense() -> None:
    lines = "chip 60\n\nrow 100\nboo 50\nchip\nchip x\nchip ²\nchip 99999\n"
    done = subprocess.run(
        [sys.executable, "-m", "sequence_desktop", "sound", "--nowhere"],
        cwd=ROOT,
        input=lines,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_anything_to_play_on_it_ends_with_a_code_of_its_own() -> None:
    from miniaudio import Backend

    elsewhere = Backend.WASAPI if sys.platform != "win32" else Backend.COREAUDIO
    assert serve(["chip 60\n"], [elsewhere]) == 3
