# SPDX-License-Identifier: MIT
"""The buttons at the foot of the rules dialog; in a narrow window some move into a menu."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from sequence_desktop.gui.theme.metrics import SPACE_S


class Foot(QWidget):
    """The buttons.

    Attributes:
        take_in, export, how: what is seldom needed.
        save, use, cancel: how the dialog is left.
        more: the menu that has the seldom ones in a narrow window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take_in = self._button("take_in", self.tr("&Import…"))
        self.export = self._button("export", self.tr("&Export…"))
        self.how = self._button("how", self.tr("How to &play"))
        self.more = self._button("more", self.tr("&More"))
        self.save = self._button("save", self.tr("&Save as…"))
        self.use = self._button("use", self.tr("&Use these rules"))
        self.cancel = self._button("cancel", self.tr("Cancel"))
        self.use.setToolTip(self.tr("Let the new game be played by these rules."))
        self.take_in.setToolTip(self.tr("Take in a file of rules that a friend has sent."))
        self.export.setToolTip(self.tr("Write these rules to a file, to be sent to a friend."))
        self.how.setToolTip(self.tr("Read how one plays by these rules."))
        self.save.setToolTip(self.tr("Keep these rules under a name of your own."))
        self.use.setDefault(True)
        self._seldom = (self.take_in, self.export, self.how)
        menu = QMenu(self.more)
        for button in self._seldom:
            action = menu.addAction(button.text())
            action.triggered.connect(button.click)
            menu.aboutToShow.connect(lambda a=action, b=button: a.setEnabled(b.isEnabled()))
        self.more.setMenu(menu)
        self._lay_out()
        self.show_narrow(narrow=False)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE_S)
        for button in (self.more, *self._seldom):
            line.addWidget(button)
        line.addStretch()
        for button in (self.save, self.use, self.cancel):
            line.addWidget(button)

    def show_narrow(self, *, narrow: bool) -> None:
        """Show the seldom buttons, or the menu in their place."""
        self.more.setVisible(narrow)
        for button in self._seldom:
            button.setVisible(not narrow)

    def enable(self, *, fine: bool) -> None:
        """Allow what needs rules that can be played."""
        for button in (self.use, self.save, self.export, self.how):
            button.setEnabled(fine)
