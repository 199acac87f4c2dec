# SPDX-License-Identifier: MIT
"""The part of ICU's data in the bundle: it sorts as the whole does, in every language."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import icu
from environment import Trouble

FOLDER = Path(PySide6.__file__).parent / "Qt" / "lib"
WHOLE = next(iter(sorted(FOLDER.glob("libicudata.so.*"))), FOLDER / "libicudata.so")
HEAD = b"\x20\0\xda\x27" + bytes(8) + b"CmnD" + bytes(16)

with_icu = pytest.mark.skipif(
    not WHOLE.exists() or shutil.which("gcc") is None, reason="there is no ICU here, or no gcc"
)

SORT = """
import functools, json
from PySide6.QtCore import QCollator, QLocale
words = "Zebra zebra Äpfel apfel Öl ol ñandú nube llama luz côte coté cote čaj caj Åse Aase ß ss "
words += "北京 上海 広島 東京 あい アイ 가나 나비 Ваня ёж еж 10 9 çam can ıssız isim"
found = {}
for name in "C en de sv es fr_CA cs da zh_CN zh_TW ja ko ru tr pl lt ar th vi".split():
    collator = QCollator(QLocale(name))
    collator.setNumericMode(True)
    found[name] = sorted(words.split(), key=functools.cmp_to_key(collator.compare))
print(json.dumps(found))
"""


def _sorted(**more: str) -> dict[str, list[str]]:
    done = subprocess.run(
        [sys.executable, "-c", SORT],
        env={**os.environ, "LC_ALL": "C.UTF-8", **more},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@with_icu
def test_the_part_sorts_as_the_whole_does_and_is_small(tmp_path: Path) -> None:
    part = tmp_path / WHOLE.name
    icu.trim(WHOLE, part)
    whole = _sorted()
    assert whole["sv"] != whole["de"]  # else this would compare nothing
    assert _sorted(LD_PRELOAD=str(part)) == whole
    assert part.stat().st_size < 6_000_000


def test_an_archive_is_read_as_it_was_written() -> None:
    files = {"icudt73l/root.res": b"0123456789abcdef" * 3, "icudt73l/coll/de.res": b"German"}
    raw = b"\x7fELF and so on" + icu.write(files, HEAD)
    found = icu.read(raw)
    assert sorted(found) == sorted(files)
    assert all(found[name].startswith(data) for name, data in files.items())


def test_only_what_qt_looks_into_stays() -> None:
    wanted = ("coll/de.res", "coll/ucadata.icu", "root.res", "pool.res", "likelySubtags.res")
    unwanted = ("de.res", "de_AT.res", "zone/de.res", "curr/pool.res", "ibm-970.cnv", "unames.icu")
    assert [name for name in (*wanted, *unwanted) if icu.is_wanted(name)] == [*wanted]


def test_other_libraries_stay_as_they_are(tmp_path: Path) -> None:
    entries = [
        ("PySide6/Qt/lib/libicuuc.so.73", "/a/libicuuc.so.73", "BINARY"),
        ("libicudata.so.73", "PySide6/Qt/lib/libicudata.so.73", "SYMLINK"),
    ]
    assert icu.in_place_of_whole(entries, tmp_path) == entries


def test_a_library_without_data_is_told() -> None:
    with pytest.raises(Trouble, match="no data of ICU"):
        icu.read(b"\xda\x27" + bytes(100))
