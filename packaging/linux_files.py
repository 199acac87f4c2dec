# SPDX-License-Identifier: MIT
"""What a Linux desktop is told of the program: menu entry, icons, file types, manual, licences.

The templates lie in packaging/linux; what is between @ signs in them is filled in here.
"""

import gzip
import re
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import manual
import project
from environment import ROOT
from project import APP_ID, FILE_TYPES, PROGRAM, TITLE, Project

TEMPLATES: Final = Path(__file__).resolve().parent / "linux"
MAN_SECTION: Final = 6


def fill(template: Path, values: Mapping[str, str]) -> str:
    """The template with all its places filled.

    Raises:
        ValueError: it has a place for which there is no value.
    """
    text = template.read_text(encoding="utf-8")
    unknown = set(re.findall(r"@([A-Z0-9_]+)@", text)) - set(values)
    if unknown:
        raise ValueError(f"{template.name}: nothing to fill in for {', '.join(sorted(unknown))}")
    return re.sub(r"@([A-Z0-9_]+)@", lambda place: values[place[1]], text)


def write_share(
    share: Path,
    facts: Project,
    day: date,
    name: str = PROGRAM,
    licences: Path | None = None,
) -> None:
    """Write everything that belongs below `share`, as in /usr/share.

    `name` is that of desktop file and icon: in a Flatpak all must bear the id. `licences` is a
    folder of texts about what the program brings along.
    """
    _write(share / "applications" / f"{name}.desktop", desktop_entry(facts, name))
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(facts, day, name))
    _write(share / "mime" / "packages" / f"{name}.xml", mime_types(name))
    page = gzip.compress(manual.page(facts, day).encode(), mtime=0)
    target = share / "man" / f"man{MAN_SECTION}" / f"{PROGRAM}.{MAN_SECTION}.gz"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(page)
    documents = share / "doc" / PROGRAM
    _write(documents / "copyright", copyright_text(facts))
    log = (ROOT / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(gzip.compress(log, mtime=0))
    for text in sorted(licences.iterdir()) if licences is not None else ():
        _write(documents / "licences" / text.name, text.read_text(encoding="utf-8"))


def write_icons(share: Path, made: Path, name: str = PROGRAM) -> None:
    """Copy the icons, made by icons.py in the folder `made`, to where desktops look for them."""
    for source in sorted((made / "hicolor").rglob(f"{PROGRAM}.*")):
        inside = source.relative_to(made)
        target = share / "icons" / inside.parent / f"{name}{source.suffix}"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())


def desktop_entry(facts: Project, name: str = PROGRAM) -> str:
    """The menu entry."""
    text = fill(
        TEMPLATES / "sequence-desktop.desktop",
        {
            "TITLE": TITLE,
            "DESCRIPTION": facts.description,
            "KEYWORDS": "".join(f"{word};" for word in facts.keywords),
            "MIME_TYPES": "".join(f"{each.mime};" for each in FILE_TYPES),
        },
    )
    return text.replace(f"Icon={PROGRAM}", f"Icon={name}")


def metainfo(facts: Project, day: date, name: str = PROGRAM) -> str:
    """What software centres show."""
    return fill(
        TEMPLATES / "metainfo.xml",
        {
            "APP_ID": APP_ID,
            "DEVELOPER_ID": APP_ID.rpartition(".")[0],
            "LICENSE": facts.license,
            "TITLE": TITLE,
            "SUMMARY": escape(facts.description),
            "AUTHORS": escape(facts.authors),
            "DESKTOP_ID": f"{name}.desktop",
            "ICON": name,
            "MEDIA_TYPES": "\n    ".join(
                f"<mediatype>{each.mime}</mediatype>" for each in FILE_TYPES
            ),
            "KEYWORD_TAGS": "\n    ".join(
                f"<keyword>{escape(word)}</keyword>" for word in facts.keywords
            ),
            "VERSION": facts.version,
            "DATE": day.isoformat(),
        },
    )


def mime_types(icon: str = PROGRAM) -> str:
    """How the program's files are known."""
    kinds = [
        f"""<mime-type type="{each.mime}">
    <comment>{each.title}</comment>
    <sub-class-of type="application/json"/>
    <icon name="{icon}"/>
    <glob pattern="*{each.suffix}"/>
  </mime-type>"""
        for each in FILE_TYPES
    ]
    return fill(TEMPLATES / "mime.xml", {"MIME_INFO": "\n  ".join(kinds)})


def copyright_text(facts: Project) -> str:
    """The file `copyright` of Debian, machine-readable."""
    licence = "\n".join(
        f" {line}" if line.strip() else " ."
        for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    )
    fonts = "\n".join(
        f" {line}" if line.strip() else " ."
        for line in (ROOT / "resources" / "fonts" / "OFL.txt")
        .read_text(encoding="utf-8")
        .splitlines()
    )
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {TITLE}
Comment: The program brings Python, Qt and PySide along as libraries of their own, which may be
 replaced: Python under the PSF licence, Qt and PySide under the LGPL 3, of which each Debian has
 the text at /usr/share/common-licenses/LGPL-3.

Files: *
Copyright: {project.YEAR} {facts.authors}
License: Expat

Files: usr/lib/{PROGRAM}/_internal/sequence_desktop/resources/fonts/*
Copyright: 2010-2024 Adobe
License: OFL-1.1

License: Expat
{licence}

License: OFL-1.1
{fonts}
"""


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
