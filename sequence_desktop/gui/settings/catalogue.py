# SPDX-License-Identifier: MIT
"""The words for every setting, page by page: the registry that menus, dialog and help come from."""

from __future__ import annotations

from typing import Final

from sequence_desktop.gui.settings.page_look import LOOK
from sequence_desktop.gui.settings.page_pace import PACE
from sequence_desktop.gui.settings.page_play import PLAY
from sequence_desktop.gui.settings.page_sound import SOUND

PAGES: Final = (LOOK, PLAY, PACE, SOUND)
"""Every setting, in the order of the dialog."""

SETTINGS: Final = {setting.key: setting for page in PAGES for setting in page.settings}
"""The same by key."""
