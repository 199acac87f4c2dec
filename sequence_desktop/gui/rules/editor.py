# SPDX-License-Identifier: MIT
"""The dialog in which a game's rules are changed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from sequence_desktop.engine.rules import Rules
from sequence_desktop.gui.choice_box import ChoiceBox
from sequence_desktop.gui.least import room_for_lines, usual_size
from sequence_desktop.gui.plain import PlainLabel
from sequence_desktop.gui.rules import counting
from sequence_desktop.gui.rules.checks import Trouble, find_board, troubles
from sequence_desktop.gui.rules.differences import NAMES, differences, value_text
from sequence_desktop.gui.rules.draft import Draft
from sequence_desktop.gui.rules.exchange import Exchange
from sequence_desktop.gui.rules.foot import Foot
from sequence_desktop.gui.rules.form import RulesForm
from sequence_desktop.gui.rules.group_list import GroupList
from sequence_desktop.gui.rules.own import OwnRules
from sequence_desktop.gui.rules.page import HowToPlayDialog
from sequence_desktop.gui.rules.relevance import idle
from sequence_desktop.gui.rules.summary import Summary
from sequence_desktop.gui.table.art import Style
from sequence_desktop.gui.theme.metrics import SPACE_L, SPACE_M, SPACE_S
from sequence_desktop.gui.titles import board_name
from sequence_desktop.storage.boards import BoardLibrary
from sequence_desktop.storage.rules import RulesLibrary

_SIZE = (1120, 720)
_NARROW = 780
"""Below this width, or that of its parts, one sees the form or the differences alone."""
_SIDE = 250
_LEAST_SUMMARY = 140
_FIRST = "sequence"


class RulesDialog(QDialog):
    """Start from a preset, change what you like, then use it at once or save it.

    After it was accepted, `rules` is the game to play. Whatever was saved or imported meanwhile
    lies in the person's folder, and `saved` names it, whether or not the dialog was accepted.

    Args:
        start: the rules to begin with.
        rules: the presets to start from, and where own rules are kept.
        boards: the boards.
        style: how cards and chips look.
        parent: the window it belongs to.
        base: the id of the preset that `start` was made from, if it is in no library itself; its
            differences from that preset are then changes already made.

    Attributes:
        saved: the ids of the rules that were saved or imported.
    """

    def __init__(
        self,
        start: Rules,
        rules: RulesLibrary,
        boards: BoardLibrary,
        style: Style,
        parent: QWidget | None = None,
        *,
        base: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rules_dialog")
        self.setWindowTitle(self.tr("Change the rules"))
        self.saved: list[str] = []
        self._library = rules
        self._boards, _ = boards.load_all()
        self._own = OwnRules(rules, boards)
        self._style = style
        self._presets: dict[str, Rules] = {}
        self._drafts: dict[str, Draft] = {}
        self._draft = Draft(start)
        self._troubles: tuple[Trouble, ...] = ()
        self.exchange = Exchange(self._own, self)
        self.presets = ChoiceBox(self)
        self.search = QLineEdit(self)
        # Each within its last parent from the start: a style sheet makes moving dear.
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._middle = QWidget(self._split)
        self.toggle = QPushButton(self.tr("&Differences"), self)
        self.groups = GroupList(style.theme, self._middle)
        self.form = RulesForm(self._boards, style.theme, self._middle)
        self.summary = Summary(style.theme, self._split)
        self._hint = PlainLabel(self._middle)
        self._problem = QLabel(self)
        self.go = QPushButton(self.tr("S&how it"), self)
        self.foot = Foot(self)
        self._build()
        self._load_presets(start, base)
        self._connect()
        self.resize(usual_size(self, *_SIZE))
        self.search.setFocus()

    # -- the answer -------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules as the dialog shows them.

        Unchanged, they are the preset itself. Changed but not saved, they have a name that says so.

        Raises:
            BadRules: they make no sense; the dialog cannot be accepted then.
        """
        changed = [path for path in self._draft.changed_paths() if path != "id"]
        if not changed:
            return self._draft.start
        start = counting.title_of(self._draft.start)
        rules = Rules.from_json(self._draft.data)
        title, text, source = rules.title, rules.description, rules.reference
        if "title" not in changed:
            title = self.tr("{title}, changed").format(title=start)
        # What the preset says of itself is no longer true of rules that play differently.
        if any(path not in NAMES for path in changed):
            text = text if "description" in changed else ""
            house = self.tr("House rules made from {title}").format(title=start)
            source = source if "reference" in changed else house
        name = self._own.id_for(title)
        return replace(rules, id=name, title=title, description=text, reference=source)

    # -- building ---------------------------------------------------------------------------

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(SPACE_S)
        start = QLabel(self.tr("Start &from"), self)
        start.setBuddy(self.presets)
        self.presets.setObjectName("presets")
        self.presets.setMinimumContentsLength(14)
        self.presets.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.search.setObjectName("search")
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + 2 * SPACE_L)
        self.toggle.setObjectName("toggle")
        self.toggle.setCheckable(True)
        self.toggle.setAutoDefault(False)
        self.toggle.setToolTip(self.tr("Show what differs from the preset, or the rules again."))
        top.addWidget(start)
        top.addWidget(self.presets, 1)
        top.addWidget(self.search, 1)
        top.addWidget(self.toggle)
        self._build_middle()
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 1)
        self._split.setChildrenCollapsible(False)
        self._split.setSizes([3 * _SIDE, _SIDE])
        column = QVBoxLayout(self)
        # The parts are moved when the window becomes narrow; till then they must not hold it wide.
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(SPACE_L, SPACE_L, SPACE_L, SPACE_L)
        column.setSpacing(SPACE_M)
        column.addLayout(top)
        column.addWidget(self._split, 1)
        column.addLayout(self._build_problem())
        column.addWidget(self.foot)
        self.setMinimumSize(self._least(top))

    def _least(self, top: QHBoxLayout) -> QSize:
        """Room for whole buttons above and below, and some of the form between them."""
        middle = self.groups.width() + SPACE_M + self.form.least_width()
        abreast = middle + self._split.handleWidth() + _LEAST_SUMMARY
        self._narrow = max(_NARROW, max(self.foot.sizeHint().width(), abreast) + 2 * SPACE_L)
        self.foot.show_narrow(narrow=True)
        edges = (top.minimumSize(), self.foot.minimumSizeHint())
        width = max(*(edge.width() for edge in edges), self.form.least_width()) + 2 * SPACE_L
        height = sum(edge.height() + SPACE_L for edge in edges) + 2 * SPACE_M
        return QSize(width, height + room_for_lines(self.form))

    def _build_middle(self) -> None:
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._hint.setProperty("muted", True)
        self._hint.setText(self.tr("Point at a rule to read what follows from it."))
        self._hint.setMinimumHeight(2 * self._hint.fontMetrics().lineSpacing())
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._hint.setContentsMargins(SPACE_S, 0, 0, 0)  # under the titles of the form
        line = QHBoxLayout(self._middle)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SPACE_M)
        column = QVBoxLayout()
        column.addWidget(self.form, 1)
        column.addWidget(self._hint)
        line.addWidget(self.groups)
        line.addLayout(column, 1)

    def _build_problem(self) -> QHBoxLayout:
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setProperty("danger", True)
        self.go.setObjectName("go")
        self.go.setAutoDefault(False)
        line = QHBoxLayout()
        line.addWidget(self._problem, 1)
        line.addWidget(self.go)
        return line

    def _connect(self) -> None:
        self.presets.activated.connect(lambda _: self._choose(self.presets.currentData()))
        self.search.textChanged.connect(self._search)
        self.groups.wanted.connect(self._go_to_group)
        self.form.edited.connect(self._put)
        self.form.reset_wanted.connect(self._reset)
        self.form.hint.connect(self._hint.setText)
        self.toggle.toggled.connect(lambda _: self._arrange(wide=self.width() >= self._narrow))
        self.form.group_seen.connect(self.groups.mark)
        self.summary.wanted.connect(self._go_to)
        self.go.clicked.connect(lambda: self._go_to(self._troubles[0].path))
        self.foot.cancel.clicked.connect(self.reject)
        self.foot.use.clicked.connect(self._accept_if_fine)
        self.foot.save.clicked.connect(self._save)
        self.foot.export.clicked.connect(self._export)
        self.foot.take_in.clicked.connect(self._take_in)
        self.foot.how.clicked.connect(self._show_how)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)

    # -- presets ----------------------------------------------------------------------------

    def _load_presets(self, chosen: Rules, base: str = "") -> None:
        """Read the library; show `chosen` as a change of its base, or else add it to the list."""
        self._presets, _ = self._library.load_all()
        name = chosen.id if self._presets.get(chosen.id) == chosen else base
        if name not in self._presets:
            name = ""
            self._presets[name] = chosen
        self._draft_of(name, chosen)
        own = {entry.id for entry in self._library.entries() if entry.own}
        self.presets.clear()
        for preset, rules in sorted(
            self._presets.items(),
            key=lambda item: (item[0] in own, item[0] != _FIRST, counting.order_of(item[1])),
        ):
            title = counting.title_of(rules)
            text = self.tr("{title} (yours)").format(title=title) if preset in own else title
            self.presets.addItem(text, preset)
        self._choose(name)

    def _choose(self, name: str) -> None:
        """Start from a preset; changes made to another one are kept until the dialog closes."""
        self._draft = self._draft_of(name)
        self.presets.setCurrentIndex(self.presets.findData(name))
        self._show_draft()

    def _draft_of(self, name: str, now: Rules | None = None) -> Draft:
        """The changes made to a preset so far; if none yet, those that make it `now`."""
        if name not in self._drafts:
            self._drafts[name] = Draft(self._presets[name], now, self)
            self._drafts[name].changed.connect(self._on_changed)
        return self._drafts[name]

    def _show_draft(self) -> None:
        self.form.show_values(self._draft.data)
        self._refresh()

    # -- reacting ---------------------------------------------------------------------------

    def _put(self, path: str, value: object) -> None:
        self._draft.put(path, value)

    def _reset(self, path: str) -> None:
        self._draft.reset(path)

    def _on_changed(self, path: str) -> None:
        self.form.rows[path].control.show_value(self._draft.value(path))
        self.form.adapt(self._draft.data)
        self._refresh()

    def _refresh(self) -> None:
        """Say what differs, what is wrong, and what may be done."""
        self._troubles = troubles(self._draft.data, self._boards)
        rules = self._draft.rules()
        names = self._board_names()
        preset = counting.title_of(self._draft.start)
        if rules is None:
            self.summary.show_nothing(self.tr("These rules do not make sense yet."))
        else:
            found = differences(rules, self._draft.start, with_idle=True, board_names=names)
            self.summary.show_differences(found, preset)
        self._show_rows(idle(rules) if rules else {}, names)
        wrong = [trouble.path for trouble in self._troubles]
        self.groups.show_state(self._draft.changed_paths(), wrong)
        self._show_problem()

    def _board_names(self) -> dict[str, str]:
        return {name: board_name(board) for name, board in self._boards.items()}

    def _show_rows(self, without_effect: dict[str, str], names: dict[str, str]) -> None:
        wrong: dict[str, str] = {}
        for trouble in self._troubles:
            wrong.setdefault(trouble.path, trouble.text)
        for path, row in self.form.rows.items():
            was = self._draft.start_value(path)
            row.show_state(
                changed=self._draft.is_changed(path),
                was=names.get(was, was) if path == "board.layout" else value_text(path, was),
                trouble=wrong.get(path, ""),
                idle=without_effect.get(path, ""),
            )

    def _show_problem(self) -> None:
        fine = not self._troubles
        self._problem.setText("" if fine else self._troubles[0].text)
        self._problem.setVisible(not fine)
        self.go.setVisible(not fine)
        self.foot.enable(fine=fine)

    def _search(self, text: str) -> None:
        self.form.search(text)
        self.form.verticalScrollBar().setValue(0)

    def _go_to_group(self, group_id: str) -> None:
        self.search.clear()
        self.form.show_group(group_id)
        self.groups.mark(group_id)  # the last ones cannot come to the top

    def _go_to(self, path: str) -> None:
        self.search.clear()
        self.toggle.setChecked(False)
        self.form.show_row(path)

    def _accept_if_fine(self) -> None:
        if not self._troubles:
            self.accept()

    # -- files and pages ----------------------------------------------------------------------

    def _save(self) -> None:
        saved = self.exchange.save(self.rules, self._draft.start, self.rules.title)
        if saved is not None:
            self._drafts.pop(self.presets.currentData(), None)
            self._on_saved(saved)

    def _export(self) -> None:
        self.exchange.export(self.rules, self._draft.start)

    def _take_in(self) -> None:
        taken = self.exchange.take_in()
        if taken is not None:
            self._on_saved(taken)

    def _on_saved(self, rules: Rules) -> None:
        self.saved.append(rules.id)
        self._drafts.pop(rules.id, None)
        self._load_presets(rules)

    def _show_how(self) -> None:
        rules = self.rules
        board = find_board(rules, self._boards)
        if board is not None:
            dialog = HowToPlayDialog(
                rules,
                board,
                self._style,
                base=self._draft.start,
                board_names=self._board_names(),
                parent=self,
            )
            dialog.exec()
            dialog.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a field ends the typing; it does not use the rules and close the dialog."""
        focus = QApplication.focusWidget()
        typing = focus is not None and (focus is self.search or self.form.isAncestorOf(focus))
        if typing and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(wide=self.width() >= self._narrow)
        super().resizeEvent(event)

    def _arrange(self, *, wide: bool) -> None:
        """All side by side where there is room; else the form or the differences."""
        self.groups.setVisible(wide)
        self.toggle.setVisible(not wide)
        self._hint.setVisible(wide)
        self.foot.show_narrow(narrow=not wide)
        differences_only = not wide and self.toggle.isChecked()
        self._middle.setVisible(not differences_only)
        self.summary.setVisible(wide or differences_only)
