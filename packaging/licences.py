#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write down everything that a frozen program holds, and under which licence.

    .venv/bin/python packaging/licences.py PROGRAM_FOLDER FOLDER

PROGRAM_FOLDER is what PyInstaller made. FOLDER gets LICENCES.txt, a list to read; the text of
each licence; and sbom.cdx.json, the same list in the form CycloneDX 1.6, which scanners read. Each
file of the program must belong to something in the list: one that nobody knows ends this with
exit code 1, so that nothing is handed on without its licence.
"""

import re
import subprocess
import sys
import sysconfig
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import pefile  # type: ignore[import-untyped] # has no types
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

import project
from environment import ROOT

TEXTS: Final = Path(__file__).resolve().parent / "licence_texts"
SBOM: Final = "sbom.cdx.json"
LIST: Final = "LICENCES.txt"

_SPACE: Final = uuid.UUID("6f7c5a0e-2f5b-5a38-9d3c-0b0f6d0c0a51")
"""The space of names from which the list's own number is made, the same for equal lists."""


class Unknown(Exception):
    """A file of the program belongs to nothing in the list, or a licence has no text."""


@dataclass(frozen=True, order=True)
class Part:
    """One thing that the program holds, by others or by us."""

    name: str
    version: str
    licence: str
    """An SPDX expression, or a plain name where none exists."""
    text: str = ""
    """The licence in full."""
    purl: str = ""
    """The kind of package it came from, such as "pypi" or "deb/debian"; "" for none."""
    note: str = ""


def main(arguments: Sequence[str]) -> int:
    """Write the lists; the exit code."""
    if len(arguments) != 2:
        print(__doc__.strip())
        return 2
    tree, folder = Path(arguments[0]).resolve(), Path(arguments[1])
    try:
        parts = parts_of(tree)
    except Unknown as unknown:
        print(unknown, file=sys.stderr)
        return 1
    write(parts, folder)
    return 0


def write(parts: Sequence[Part], folder: Path) -> None:
    """Write the list, the texts, and the list for machines."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in parts:
        (folder / f"{_plain(part.name)}.txt").write_text(part.text.strip() + "\n", encoding="utf-8")
    (folder / LIST).write_text(summary(parts), encoding="utf-8")
    (folder / SBOM).write_text(sbom(parts, project.read().version), encoding="utf-8")


def summary(parts: Sequence[Part]) -> str:
    """The list to read."""
    lines = [
        f"{project.TITLE} {project.read().version} is made of these parts. The full text of each",
        "licence lies beside this list.",
        "",
    ]
    for part in parts:
        version = f" {part.version}" if part.version else ""
        lines.append(f"{part.name}{version}: {part.licence} ({_plain(part.name)}.txt)")
        if part.note:
            lines.append(f"    {part.note}")
    return "\n".join(lines) + "\n"


def sbom(parts: Sequence[Part], version: str) -> str:
    """The list as CycloneDX 1.6, the same text for the same parts."""
    program = Component(
        name=project.PROGRAM,
        version=version,
        type=ComponentType.APPLICATION,
        licenses=[LicenseExpression("MIT")],
        bom_ref=project.PROGRAM,
    )
    components = [_component(part) for part in parts if part.name != project.TITLE]
    listed = "\n".join(f"{part.name} {part.version} {part.licence}" for part in parts)
    bom = Bom(
        components=components,
        metadata=BomMetaData(component=program, timestamp=datetime(2000, 1, 1, tzinfo=UTC)),
        serial_number=uuid.uuid5(_SPACE, f"{version}\n{listed}"),
    )
    bom.register_dependency(program, components)
    return JsonV1Dot6(bom).output_as_string(indent=2) + "\n"


def _component(part: Part) -> Component:
    kind, _, namespace = part.purl.partition("/")
    link = PackageURL(kind, namespace or None, part.name, part.version) if kind else None
    spdx = re.fullmatch(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*", part.licence)
    return Component(
        name=part.name,
        version=part.version or None,
        type=ComponentType.LIBRARY,
        licenses=[
            LicenseExpression(part.licence) if spdx else DisjunctiveLicense(name=part.licence)
        ],
        purl=link,
        description=part.note or None,
        bom_ref=f"{_plain(part.name)}@{part.version}",
    )


def _plain(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9.+-]+", "-", name).strip("-")


# -- what the program holds ---------------------------------------------------------------------


def parts_of(tree: Path) -> list[Part]:
    """All parts of a frozen program, each once, by name.

    Raises:
        Unknown: a file belongs to nobody.
    """
    found = {part.name: part for part in _always()}
    for path in sorted(tree.rglob("*")):
        if path.is_file() and not path.is_symlink():
            part = _owner(path, path.relative_to(tree).as_posix())
            found.setdefault(part.name, part)
    if "Python" in found:
        found["Python"] = replace(found["Python"], version=_python_version(tree))
    return [found[name] for name in sorted(found, key=str.casefold)]


def _always() -> Iterator[Part]:
    """What is within the program's archive, where no file tells of it."""
    yield _ours()
    yield _package("platformdirs", "MIT")
    yield Part(
        "PyInstaller",
        _version("pyinstaller"),
        "GPL-2.0-or-later WITH Bootloader-exception",
        _texts("pyinstaller"),
        "pypi",
        "Its part that starts the program; the exception allows any licence for the whole.",
    )


_RULES: Final[Sequence[tuple[re.Pattern[str], str]]] = tuple(
    (re.compile(pattern, re.IGNORECASE), owner)
    for pattern, owner in (
        (r"(^|/)sequence_desktop/resources/fonts/", "fonts"),
        (r"(^|/)sequence_desktop/|(^|/)sequence-desktop(\.exe|\.icns)?$|/fonts\.conf$", "ours"),
        (r"(^|/)libicu\w+\.so", "icu"),
        (r"(^|/)(PySide6/plugins/|PySide6/Qt/|PySide6/translations/)", "qt"),
        (r"(^|/)(lib)?Qt6\w+(\.dll|\.so[.\d]*|\.framework/.*)?$|/Qt\w+\.framework/", "qt"),
        (r"(^|/)(PySide6/|libpyside6|pyside6\.)", "PySide6-Essentials"),
        (r"(^|/)(shiboken6/|libshiboken6|shiboken6\.)", "shiboken6"),
        (r"(^|/)(vcruntime|msvcp|concrt|ucrtbase|api-ms-win-)[\w-]*\.dll$", "microsoft"),
        (r"(^|/)(_?cffi_backend|_cffi)|(^|/)cffi(-|/)", "cffi"),
        (r"(^|/)_?miniaudio|(^|/)miniaudio-", "miniaudio"),
        (r"(^|/)libpython3|(^|/)python3\d*\.dll$|(^|/)Python(\.framework/.*)?$", "python"),
        (r"(^|/)(lib-dynload/|base_library\.zip$|python3[\d.]*/)", "python"),
        (r"(^|/)[\w.]+\.pyd$|\.cpython-3\d+[\w-]*\.so$", "python"),
        (r"(^|/)(libffi-?\d*\.dll|libffi[.\d]*\.dylib)$", "libffi"),
        (r"\.app/Contents/(Info\.plist|PkgInfo)|_CodeSignature|CodeResources$", "ours"),
    )
)
"""Which part a file belongs to, by its path; the first that fits. What fits none is a library of
the Linux it was built on."""


def _owner(path: Path, name: str) -> Part:
    kind = next((owner for pattern, owner in _RULES if pattern.search(name)), "system")
    match kind:
        case "ours":
            return _ours()
        case "fonts":
            return Part(
                "Source Sans 3",
                "3.052",
                "OFL-1.1",
                (ROOT / "resources" / "fonts" / "OFL.txt").read_text(encoding="utf-8"),
                note="Unmodified; Source is a reserved font name of Adobe.",
            )
        case "qt":
            # The wheels count as Qt does, with a fourth number for one more of the same Qt.
            version = ".".join(_version("PySide6-Essentials").split(".")[:3])
            return _qt("Qt", version, "", "Among its own parts: " + _QT_PARTS)
        case "PySide6-Essentials" | "shiboken6":
            return _qt(kind, _version(kind), "pypi", "Qt for Python.")
        case "python":
            return Part("Python", "", "PSF-2.0", _python_text())
        case "cffi":
            return _package("cffi", "MIT-0")
        case "miniaudio":
            return _package("miniaudio", "MIT")
        case _:
            return _from_elsewhere(kind, path)


def _from_elsewhere(kind: str, path: Path) -> Part:
    match kind:
        case "icu":
            return Part(
                "ICU", _soname_version(path), "Unicode-DFS-2016", _stored("Unicode-DFS-2016")
            )
        case "libffi":
            return Part("libffi", "", "MIT", _python_text(), note="As Python brings it along.")
        case "microsoft":
            return Part(
                "Microsoft Visual C++ runtime",
                "",
                "Microsoft Visual Studio redistributable",
                "These files of Microsoft may be handed on with a program that needs them, as the "
                "licence of Visual Studio says of its list of redistributable files.",
            )
        case _:
            return _debian(path.name)


def _ours() -> Part:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return Part(project.TITLE, project.read().version, "MIT", text)


_QT_PARTS: Final = (
    "zlib (Zlib), libpng (libpng-2.0), FreeType (FTL), HarfBuzz (MIT), PCRE2 (BSD-3-Clause), "
    "double-conversion (BSD-3-Clause), MD4C (MIT), libjpeg-turbo (IJG), Unicode data (Unicode-3.0),"
    " IAccessible2 (BSD-3-Clause), xcb utilities and xkbcommon (MIT), Wayland protocols (MIT)."
)


def _qt(name: str, version: str, purl: str, note: str) -> Part:
    text = (
        f"{name} is used under the GNU Lesser General Public License, version 3.\n"
        "Its libraries lie as files of their own in the program's folder and may be replaced\n"
        "there by other builds of the same version. Its source is published at https://download.qt.io/.\n\n"
    )
    licence = text + _stored("LGPL-3.0") + "\n\n" + _stored("GPL-3.0")
    return Part(name, version, "LGPL-3.0-only", licence, purl, note)


@cache
def _stored(name: str) -> str:
    return (TEXTS / f"{name}.txt").read_text(encoding="utf-8")


# -- where versions and texts are found ---------------------------------------------------------


def _package(name: str, licence: str) -> Part:
    return Part(name, _version(name), licence, _texts(name), "pypi")


@cache
def _version(name: str) -> str:
    try:
        return distribution(name).version
    except PackageNotFoundError as error:
        raise Unknown(f"{name} is in the program but not in this environment.") from error


@cache
def _texts(name: str) -> str:
    """The licence files within an installed package."""
    files = distribution(name).files or ()
    texts = [
        file.locate().read_text(encoding="utf-8")  # type: ignore[attr-defined] # a path; typed as less
        for file in files
        if re.match(r"(licen[cs]e|copying)", file.name, re.IGNORECASE) and ".dist-info" in str(file)
    ]
    if not texts:
        raise Unknown(f"The package {name} brings no text of its licence along.")
    return "\n\n".join(texts)


def _python_version(tree: Path) -> str:
    """The version of the Python in the program, which need not be the one that runs this."""
    for library in tree.rglob("python3??.dll"):
        with pefile.PE(str(library), fast_load=True) as binary:
            binary.parse_data_directories(
                [pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_RESOURCE"]]
            )
            facts = binary.VS_FIXEDFILEINFO[0]
        # Windows counts in four numbers; Python makes the third of 2 and "final" 2150.
        major, minor = facts.ProductVersionMS >> 16, facts.ProductVersionMS & 0xFFFF
        return f"{major}.{minor}.{(facts.ProductVersionLS >> 16) // 1000}"
    return ".".join(map(str, sys.version_info[:3]))


@cache
def _python_text() -> str:
    places = [Path(sys.base_prefix), Path(sysconfig.get_path("stdlib")), Path("/usr/share/doc")]
    for place in places:
        for name in ("LICENSE.txt", "LICENSE", f"python3.{sys.version_info.minor}/copyright"):
            if (place / name).is_file():
                return (place / name).read_text(encoding="utf-8")
    raise Unknown("This Python brings no text of its licence along.")


def _soname_version(path: Path) -> str:
    found = re.search(r"\.so\.([\d.]+)$", path.name)
    return found[1] if found else ""


@cache
def _debian(library: str) -> Part:
    """The Debian package that a library of the build machine came from.

    Raises:
        Unknown: it came from none.
    """
    try:
        told = _ask("dpkg-query", "--search", f"*/{library}")
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unknown(f"{library} is in the program, and nobody knows where from.") from error
    package = told.splitlines()[0].partition(":")[0]
    facts = _ask(
        "dpkg-query", "--show", "--showformat=${source:Package} ${source:Version}", package
    )
    source, _, version = facts.partition(" ")
    text = Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8")
    return Part(source, version, _licence_names(text), text, "deb/debian")


def _ask(*line: str) -> str:
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout


def _licence_names(copyright_file: str) -> str:
    """The licences that a Debian copyright file names, as one expression where they are known."""
    named = re.findall(r"^License:[ \t]*(\S.*)$", copyright_file, re.MULTILINE)
    names = sorted({_spdx(name.strip()) for name in named})
    return ", ".join(names) if names else "see its text"


_SPDX: Final[Mapping[str, str]] = {
    "expat": "MIT",
    "bsd-3-clause": "BSD-3-Clause",
    "lgpl-2.1+": "LGPL-2.1-or-later",
    "lgpl-2+": "LGPL-2.0-or-later",
    "gpl-2+": "GPL-2.0-or-later",
}


def _spdx(name: str) -> str:
    return _SPDX.get(name.lower(), name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
