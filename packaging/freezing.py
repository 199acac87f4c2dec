# SPDX-License-Identifier: MIT
"""What goes into the frozen program and what stays out; the PyInstaller spec puts it to work.

PyInstaller takes along whatever a plugin of Qt might need. Here plugins without a use are left out
by name, and then every library that nothing which stays refers to.
"""

import encodings
import importlib
import pkgutil
import py_compile
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from environment import ROOT
from project import FILE_TYPES, PROGRAM, TITLE, YEAR, Project

Entry = tuple[str, str, str]
"""A file of the bundle, as PyInstaller has it: path in the bundle, source, kind."""

EXCLUDED_MODULES: Final = (
    # Windows, networks and tools of Python that the program has no use for.
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "test", "distutils"),
    *("setuptools", "pip", "sqlite3", "curses", "readline", "xmlrpc", "asyncio", "idlelib"),
    # Written in Python a second time, for interpreters without the compiled form.
    *("_pydatetime", "_pyio"),
    # What only the tests within `random` use, and for them alone numbers with any precision.
    *("statistics", "fractions", "decimal", "_decimal"),
    # Ways of sharing work that nothing here goes, and what only programmers print.
    *("multiprocessing.pool", "multiprocessing.dummy", "multiprocessing.sharedctypes"),
    *("multiprocessing.heap", "pprint", "tracemalloc"),
    # Archives, which `shutil` could make if it were asked; letters that the log could send.
    *("tarfile", "zipfile", "gzip", "bz2", "lzma", "smtplib"),
    # Dates out of texts of any form, and numbers of network cards, which `uuid` can do without.
    *("_strptime", "calendar", "_uuid"),
    # Python has these within itself.
    *("importlib._bootstrap", "importlib._bootstrap_external", "zipimport"),
    # Facts of installed packages, and mail, in whose form they are written down.
    *(
        "importlib.metadata",
        "importlib.resources",
        "importlib.readers",
        "email",
        "quopri",
        "multiprocessing.managers",
    ),
    # What runtime_hook.py stands in for, and the compiler of the sounds' library.
    *("urllib.request", "urllib.response", "urllib.error", "http", "ipaddress"),
    *("cffi", "pycparser"),
    # OpenSSL alone is 5 MB; hashlib has hashes of its own.
    *("_ssl", "ssl", "_hashlib", "_bz2", "_lzma"),
    # Tools of the tests, should they stand beside the program.
    *("numpy", "PIL", "pytest", "hypothesis", "mypy", "PyInstaller"),
    # Clusters are for those who run the program from its source.
    *("distributed", "dask", "tornado"),
)

_ODD_ENCODINGS: Final = re.compile(
    # Of old Macs and of mainframes, of letters and archives, of names in networks.
    r"mac_\w+|cp(037|273|424|500|875|1026|1140)|rot_13|hz|(bz2|hex|quopri|uu|zlib)_codec|idna|punycode"
)
_NEVER_ON_WINDOWS: Final = re.compile(r"iso\w+|koi8_\w+|euc\w+|hp_roman8|kz1048|ptcp154|tis_620")
"""What other systems may be set to; Windows has a code page for each of these languages."""

_NOT_ON_WINDOWS: Final = (
    # How other systems start a process of their own kind, and what they must clean up after it.
    *("multiprocessing.forkserver", "multiprocessing.resource_tracker"),
    *("multiprocessing.popen_fork", "multiprocessing.popen_forkserver"),
    "multiprocessing.popen_spawn_posix",
    # What runtime_hook.py stands in for.
    "unicodedata",
)

_ALWAYS: Final = {"QtCore", "QtGui", "QtWidgets"}

MACOS_MINIMUM: Final = "13.0"
"""The oldest macOS for which Qt's wheel is made."""

_UNWANTED_PLUGINS: Final = re.compile(
    r"""/plugins/(
        egldeviceintegrations | generic | networkinformation | qmltooling | sqldrivers | tls
        | vectorimageformats | wayland-graphics-integration-\w+ | xcbglintegrations | designer
    )/
    | /platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|direct2d|ios)\b
    | /platforminputcontexts/(lib)?qtvirtualkeyboard
    # It drags in the whole of GTK for a few colours, and complains where there is none.
    | /platformthemes/libqgtk3
    # Nothing here reads or writes JPEG; without it Qt's PDFs hold pictures without loss. The icon
    # in Windows' own form is for Windows alone.
    | /imageformats/(lib)?q(gif|icns|ico|jpeg|pdf|tga|tiff|wbmp|webp|macheif|macjp2)\b
    # The window wears Fusion, which is part of QtWidgets.
    | /styles/qmodernwindowsstyle
    | /wayland-shell-integration/lib(fullscreen-shell|ivi-shell|qt-shell|wl-shell)
    """,
    re.VERBOSE,
)

_UNWANTED_LIBRARIES: Final = re.compile(
    # Software OpenGL of Windows: 20 MB, and nothing here is drawn with OpenGL.
    r"(^|/)(opengl32sw|d3dcompiler_\d+)\.dll$"
    # Printing talks to the system's own CUPS, or not at all.
    r"|(^|/)lib(cups|avahi-\w+|gnutls|krb5\w*|k5crypto|gssapi_krb5|com_err|keyutils)\.so",
    re.IGNORECASE,
)
_UNWANTED_FRAMEWORKS: Final = re.compile(
    r"Qt(Qml|Quick|Pdf|VirtualKeyboard|OpenGL|Designer|Sql|Test|Help|UiTools)\w*\.framework"
)

_LOADED_BY_NAME: Final = re.compile(
    # Python itself, which the program's own loader opens, and Microsoft's libraries beside it.
    r"^(libpython3|python3|vcruntime|msvcp|ucrtbase|api-ms-win-|concrt)",
    re.IGNORECASE,
)


def unused_bindings(package: Path, qt: Path, platform: str = sys.platform) -> tuple[str, ...]:
    """The modules of PySide6, whose folder is `qt`, that no file of `package` names.

    PyInstaller takes along a few that others could use, with their part of Qt and its plugins. Only
    Linux desktops are asked over D-Bus.
    """
    text = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    used = set(re.findall(r"\bQt[A-Z]\w*", text)) | _ALWAYS
    used -= set() if platform.startswith("linux") else {"QtDBus"}
    there = {path.name.partition(".")[0] for path in qt.glob("Qt*.*") if path.suffix != ".pyi"}
    return tuple(f"PySide6.{name}" for name in sorted(there - used))


def unused_modules(platform: str = sys.platform) -> tuple[str, ...]:
    """Python's encodings that no system is set to, and what is for other systems alone."""
    odd = (
        f"encodings.{name}"
        for _, name, _ in pkgutil.iter_modules(encodings.__path__)
        if _ODD_ENCODINGS.fullmatch(name)
        or (platform == "win32" and _NEVER_ON_WINDOWS.fullmatch(name))
    )
    here = {"win32": "windows", "darwin": "macos"}.get(platform, "unix")
    others = {"_android", "android", "ios", "macos", "unix", "windows"} - {here}
    places = (f"platformdirs.{name}" for name in sorted(others))
    return (*odd, *places, *(_NOT_ON_WINDOWS if platform == "win32" else ()))


def keep_wanted(
    binaries: Iterable[Entry],
    imports: Callable[[str], Iterable[str]],
    platform: str = sys.platform,
) -> list[Entry]:
    """The files of `binaries` that the program needs.

    `imports` gives the names of the libraries that a binary file refers to.
    """
    kept = [entry for entry in binaries if not is_unwanted(entry[0], platform)]
    if platform == "darwin":
        # Frameworks are trees with links in them; leaving out by name is enough.
        return kept
    return _reachable(kept, imports)


def is_unwanted(destination: str, platform: str = sys.platform) -> bool:
    """Whether a file of the bundle is left out for what it is."""
    path = "/" + destination.replace("\\", "/")
    return bool(
        _UNWANTED_PLUGINS.search(path)
        or _UNWANTED_LIBRARIES.search(path)
        or (platform == "darwin" and _UNWANTED_FRAMEWORKS.search(path))
    )


def _reachable(binaries: Sequence[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries without libraries to which no module, no plugin and no kept library refers."""
    by_name: dict[str, list[Entry]] = {}
    for entry in binaries:
        by_name.setdefault(_base(entry[0]), []).append(entry)
    waiting = [entry for entry in binaries if _is_root(entry)]
    kept = set(waiting)
    while waiting:
        destination, source, kind = waiting.pop()
        if kind == "SYMLINK":
            # A link is of use only with what it leads to.
            target = PurePosixPath(destination).parent / source
            wanted: Iterable[str] = [target.name]
        else:
            wanted = imports(source)
        for name in wanted:
            fresh = [entry for entry in by_name.get(_base(name), ()) if entry not in kept]
            kept.update(fresh)
            waiting += fresh
    return [entry for entry in binaries if entry in kept]


def _is_root(entry: Entry) -> bool:
    """Whether a binary is there for its own sake: a module, a plugin, Python."""
    destination, _, kind = entry
    path = destination.replace("\\", "/")
    name = _base(destination)
    is_module = kind == "EXTENSION" or name.endswith((".pyd", ".abi3.so"))
    return (
        is_module
        or "/_compiled/" in path
        or "/plugins/" in path
        or bool(_LOADED_BY_NAME.match(name))
    )


def _base(path: str) -> str:
    """The name of a library as loaders compare it."""
    return re.split(r"[\\/]", path)[-1].lower()


def keep_data(datas: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """The data files without Qt's texts in languages that the program does not speak."""
    wanted = {_base(f"qtbase_{language}.qm") for language in languages}
    return [
        entry
        for entry in datas
        if "/translations/qt" not in entry[0].replace("\\", "/") or _base(entry[0]) in wanted
    ]


def needed_libraries(path: str) -> list[str]:
    """The libraries that a Linux binary itself refers to; `ldd` would add all that those need.

    Raises:
        CalledProcessError: it is no binary.
        FileNotFoundError: there is no `objdump`, which PyInstaller needs as well.
    """
    line = ["objdump", "--private-headers", path]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)", told, re.MULTILINE)


def languages(root: Path = ROOT) -> tuple[str, ...]:
    """The languages that the program speaks beside English, in which Qt's own texts are."""
    files = (root / "resources" / "translations").glob("sequence_desktop_*.qm")
    found = {path.stem.removeprefix("sequence_desktop_") for path in files}
    return tuple(sorted(found - {"en"}))


def signature_support(folder: Path) -> list[tuple[str, str]]:
    """Shiboken's Python part, compiled into `folder`, as data of the bundle.

    It is hidden as text in Shiboken's library, to be compiled at every start, which takes a tenth
    of a second. Where Shiboken finds it in a folder `files.dir` beside itself, it takes it from
    there; that is its own way (see SBK_EMBED in its documentation). Empty if it has none hidden.
    """
    importlib.import_module("shiboken6")
    loader = getattr(sys.modules.get("shibokensupport"), "__loader__", None)
    hidden = getattr(loader, "zfile", None)
    found: list[tuple[str, str]] = []
    if hidden is None:
        return found
    for name in hidden.namelist():
        if name.startswith("shibokensupport/") and name.endswith(".py"):
            target = folder / f"{name}c"
            target.parent.mkdir(parents=True, exist_ok=True)
            source = target.with_suffix(".py")
            source.write_bytes(hidden.read(name))
            # Taken as it is: the source it belongs to does not come along.
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(
                str(source), str(target), dfile=name, doraise=True, invalidation_mode=mode
            )
            found.append((str(target), f"shiboken6/files.dir/{Path(name).parent.as_posix()}"))
    return found


def data_folders(root: Path = ROOT) -> list[tuple[str, str]]:
    """The program's own data, each file with its folder in the bundle: see paths.data."""
    found = []
    for folder in ("resources", "board_layouts"):
        for path in sorted((root / folder).rglob("*")):
            # Not the sources of translations, nor notes for those who draw.
            if path.is_file() and path.suffix not in (".ts", ".md"):
                inside = path.parent.relative_to(root).as_posix()
                found.append((str(path), f"sequence_desktop/{inside}"))
    return found


def version_resource(project: Project, file_name: str) -> str:
    """What Windows shows under "Details" of the program, in the form PyInstaller reads."""
    texts = {
        "CompanyName": project.authors,
        "FileDescription": TITLE,
        "FileVersion": project.version,
        "InternalName": PROGRAM,
        "LegalCopyright": f"Copyright (c) {YEAR} {project.authors}. {project.license} licence.",
        "OriginalFilename": file_name,
        "ProductName": TITLE,
        "ProductVersion": project.version,
    }
    strings = ",\n".join(f"StringStruct({key!r}, {value!r})" for key, value in texts.items())
    return f"""VSVersionInfo(
ffi=FixedFileInfo(
filevers={project.numbers}, prodvers={project.numbers},
mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)),
kids=[
StringFileInfo([StringTable('040904B0', [
{strings}
])]),
VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])
"""


def info_plist(project: Project) -> dict[str, object]:
    """What macOS is told of the program, beside what PyInstaller tells it anyway."""
    return {
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": project.version,
        "CFBundleVersion": ".".join(map(str, project.numbers[:3])),
        "LSMinimumSystemVersion": MACOS_MINIMUM,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHumanReadableCopyright": f"Copyright © {YEAR} {project.authors}",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        # False: the dark appearance is allowed.
        "NSRequiresAquaSystemAppearance": False,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": each.title,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{PROGRAM}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [each.uti],
            }
            for each in FILE_TYPES
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": each.uti,
                "UTTypeDescription": each.title,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": f"{PROGRAM}.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [each.suffix.removeprefix(".")],
                    "public.mime-type": [each.mime],
                },
            }
            for each in FILE_TYPES
        ],
    }
