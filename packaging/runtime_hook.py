# SPDX-License-Identifier: MIT
"""Runs in the frozen program before its first line; PyInstaller puts it there."""

import os
import sys
from pathlib import Path
from types import ModuleType

_FONTS = "/etc/fonts/fonts.conf"

if sys.platform == "linux":
    # Plugins of another Qt, as some desktops name them, would not fit the one in here.
    os.environ.pop("QT_PLUGIN_PATH", None)

# The sounds' library can play from the network as well, and refers to what that needs. Nothing here
# does; in place of all that knows HTTP and mail there is an empty module.
sys.modules["urllib.request"] = ModuleType("urllib.request")

if sys.platform == "linux" and not Path(_FONTS).exists():
    # Without any description of fonts fontconfig complains at every start. The program brings its
    # typeface along, so an empty description is a true one.
    os.environ.setdefault("FONTCONFIG_FILE", str(Path(sys._MEIPASS, "fonts.conf")))  # type: ignore[attr-defined] # only frozen programs have it
