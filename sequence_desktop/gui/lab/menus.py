# SPDX-License-Identifier: MIT
"""The menus of the lab's window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from sequence_desktop.lab.plan_reading import BadPlan
from sequence_desktop.storage import json_text
from sequence_desktop.study.plans import LARGEST, example_names, example_path

translate = QCoreApplication.translate


class LabMenus:
    """Fills the menu bar of the window.

    Attributes:
        commands: the actions, by name.
        examples: the menu of the plans that come with the program.
    """

    def __init__(self, window: QMainWindow, slots: Mapping[str, Callable[[], object]]) -> None:
        """``slots``: what each action does."""
        self._window, self._slots = window, slots
        self.commands: dict[str, QAction] = {}
        plan = window.menuBar().addMenu(translate("Lab", "&Plan"))
        self._add(plan, "new_plan", translate("Lab", "&New"), "Ctrl+N")
        self.examples = plan.addMenu(translate("Lab", "&Examples"))
        for name in example_names():
            title = json_text.load(example_path(name), BadPlan, LARGEST).get("title", name)
            self._add(self.examples, f"example_{name}", title.replace("&", "&&"))
        self._add(plan, "open_plan", translate("Lab", "&Open…"), "Ctrl+O")
        self._add(plan, "save_plan", translate("Lab", "&Save as…"), "Ctrl+S")
        self._add(plan, "copy_command", translate("Lab", "&Copy the command"), "Ctrl+Shift+C")
        self.commands["copy_command"].setToolTip(
            translate("Lab", "The command line that plays the same games, here or elsewhere.")
        )
        plan.addSeparator()
        self._add(plan, "run_plan", translate("Lab", "&Run"), "F5")
        self._add(plan, "cancel_run", translate("Lab", "C&ancel"), "Escape")
        plan.addSeparator()
        self._add(plan, "close_lab", translate("Lab", "C&lose"), "Ctrl+W")
        results = window.menuBar().addMenu(translate("Lab", "&Results"))
        self._add(results, "open_results", translate("Lab", "&Open…"), "Ctrl+Shift+O")
        results.addSeparator()
        self._add(results, "export_csv", translate("Lab", "Export as &CSV…"))
        self._add(results, "export_html", translate("Lab", "Export as &HTML page…"))
        self._add(results, "export_png", translate("Lab", "Export the plots as &PNG…"))
        self._add(results, "export_svg", translate("Lab", "Export the plots as &SVG…"))

    def _add(self, menu: QMenu, name: str, text: str, keys: str = "") -> None:
        action = QAction(text, self._window)
        action.setObjectName(name)
        if keys:
            action.setShortcut(QKeySequence(keys))
        slot = self._slots[name]
        action.triggered.connect(lambda _=False: slot())
        menu.addAction(action)
        self.commands[name] = action
