# SPDX-License-Identifier: MIT
"""Runs in the frozen program before its first line; PyInstaller puts it there."""

import os
import sys
from types import ModuleType

_FONTS = "/etc/fonts/fonts.conf"

if sys.platform == "linux":
    # Plugins of another Qt, as some desktops name them, would not fit the one in here.
    os.environ.pop("QT_PLUGIN_PATH", None)

# The sounds' library can play from the network as well, and refers to what that needs. Nothing here
# does; in place of all that knows HTTP and mail there is an empty module. So there is for the
# numbers of networks, and for archives, where Shiboken looks only if it lacks the folder files.dir.
for unused in ("urllib.request", "ipaddress", "zipfile"):
    sys.modules[unused] = ModuleType(unused)

if sys.platform == "win32":
    # Windows itself knows the forms in which a letter can be written. Python's own tables of them
    # are the biggest of its modules, and of it only this one function is used here.
    import ctypes

    _FORMS = {"NFC": 1, "NFD": 2, "NFKC": 5, "NFKD": 6}
    _LONGEST = 18
    """So many letters at most become of one."""

    def _normalize(form: str, text: str) -> str:
        """What `unicodedata.normalize` does."""
        if text.isascii():
            return text
        units = len(text.encode("utf-16-le", "surrogatepass")) // 2
        given = ctypes.create_unicode_buffer(text, units + 1)
        made = ctypes.create_unicode_buffer(_LONGEST * units)
        windows = ctypes.WinDLL("normaliz")
        length = windows.NormalizeString(_FORMS[form], given, units, made, len(made))
        # Half a pair of code units is no letter, and stays as it is.
        return made[:length] if length > 0 else text

    sys.modules["unicodedata"] = ModuleType("unicodedata")
    sys.modules["unicodedata"].normalize = _normalize  # type: ignore[attr-defined] # made here

if sys.platform == "linux":
    # Refers to the numbers of networks, so it comes after their empty module.
    from pathlib import Path

    if not Path(_FONTS).exists():
        # Without any description of fonts fontconfig complains at every start. The program brings
        # its typeface along, so an empty description is a true one.
        os.environ.setdefault("FONTCONFIG_FILE", str(Path(sys._MEIPASS, "fonts.conf")))  # type: ignore[attr-defined] # only frozen programs have it
