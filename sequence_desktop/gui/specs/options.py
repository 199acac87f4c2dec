# SPDX-License-Identifier: MIT
"""Values of settings that are actions too; their texts come from the registry of settings."""

from collections.abc import Iterator

from sequence_desktop.gui.settings.catalogue import SETTINGS
from sequence_desktop.gui.specs.spec import Spec


def options(key: str, menu: str) -> Iterator[Spec]:
    """The actions that choose a value of a setting; a line follows the last."""
    setting = SETTINGS[key]
    for option in setting.options:
        yield Spec(
            f"{setting.action}_{option.value}",
            menu,
            option.title,
            option.tip,
            check=setting.action,
            ends_group=option is setting.options[-1],
        )
