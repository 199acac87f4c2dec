# SPDX-License-Identifier: MIT
"""Everything bundled is in the list, and the list is what scanners read."""

import json
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation import make_schemabased_validator
from PySide6.QtCore import qVersion

import licences
import project

LINUX_TREE = (
    "sequence-desktop",
    "_internal/sequence_desktop/resources/fonts/SourceSans3-Bold.ttf",
    "_internal/sequence_desktop/board_layouts/spiral.json",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/PySide6/libpyside6.abi3.so.6.11",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/shiboken6/Shiboken.abi3.so",
    "_internal/shiboken6/libshiboken6.abi3.so.6.11",
    "_internal/_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    "_internal/PySide6/Qt/lib/libicudata.so.73",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/libpython3.11.so.1.0",
    "_internal/python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
    "_internal/base_library.zip",
)
WINDOWS_TREE = (
    "sequence-desktop.exe",
    "_internal/Qt6Core.dll",
    "_internal/PySide6/QtCore.pyd",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/pyside6.abi3.dll",
    "_internal/shiboken6.abi3.dll",
    "_internal/VCRUNTIME140.dll",
    "_internal/_ctypes.pyd",
    "_internal/libffi-8.dll",
)


def plant(folder: Path, names: tuple[str, ...]) -> Path:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return folder


def test_every_file_of_a_linux_program_has_its_owner(tmp_path: Path) -> None:
    parts = {part.name: part for part in licences.parts_of(plant(tmp_path, LINUX_TREE))}
    assert set(parts) == {
        *("Sequence Desktop", "Source Sans 3", "Qt", "ICU", "Python", "cffi"),
        *("PySide6-Essentials", "shiboken6", "platformdirs", "PyInstaller"),
    }
    for name in ("PySide6-Essentials", "shiboken6", "cffi"):
        installed = distribution(name)
        assert parts[name].version == installed.version
        said = installed.metadata
        stated = said["License-Expression" if "License-Expression" in said else "License"]
        assert parts[name].licence in stated.split(" OR ")
    assert parts["Qt"].version == qVersion()
    assert all(part.text.strip() for part in parts.values())
    assert parts["Sequence Desktop"].version == project.read().version
    assert parts["Python"].version == ".".join(map(str, sys.version_info[:3]))
    assert parts["ICU"].version == "73"
    assert "Reserved Font Name" in parts["Source Sans 3"].text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in parts["Qt"].text


def test_every_file_of_a_windows_program_has_its_owner(tmp_path: Path) -> None:
    names = {part.name for part in licences.parts_of(plant(tmp_path, WINDOWS_TREE))}
    assert names >= {"Microsoft Visual C++ runtime", "Qt", "PySide6-Essentials", "shiboken6"}
    assert "Python" in names


def test_a_file_of_nobody_is_not_handed_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree = plant(tmp_path / "tree", (*LINUX_TREE, "_internal/libofnobody.so.9"))
    assert licences.main([str(tree), str(tmp_path / "out")]) == 1
    assert "libofnobody.so.9" in capsys.readouterr().err


def test_the_list_for_machines_is_true_to_its_form(tmp_path: Path) -> None:
    tree = plant(tmp_path / "tree", LINUX_TREE)
    folder = tmp_path / "out"
    assert licences.main([str(tree), str(folder)]) == 0
    text = (folder / licences.SBOM).read_text(encoding="utf-8")
    validator = make_schemabased_validator(OutputFormat.JSON, SchemaVersion.V1_6)
    assert validator.validate_str(text) is None
    data = json.loads(text)
    assert data["metadata"]["component"]["version"] == project.read().version
    named = {component["name"] for component in data["components"]}
    assert "Qt" in named
    assert "/" + str(tmp_path) not in text
    again = tmp_path / "again"
    licences.main([str(tree), str(again)])
    assert (again / licences.SBOM).read_text(encoding="utf-8") == text


def test_the_list_to_read_names_a_file_for_each_part(tmp_path: Path) -> None:
    parts = licences.parts_of(plant(tmp_path / "tree", LINUX_TREE))
    licences.write(parts, tmp_path / "out")
    text = (tmp_path / "out" / licences.LIST).read_text(encoding="utf-8")
    texts = {path.name for path in (tmp_path / "out").glob("*.txt")} - {licences.LIST}
    assert len(texts) == len(parts)
    for name in texts:
        assert f"({name})" in text
