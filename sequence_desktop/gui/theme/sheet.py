# SPDX-License-Identifier: MIT
"""The style sheet, with $names for roles and measures; `widgets.style_sheet` fills them in.

It says what Fusion cannot take from a palette: visible edges of controls on dark grounds, one
kind of focus, and flat tool bars. Labels with the dynamic property `muted` or `danger` take that
role's colour. Items of lists get no height here: a list that is filled before it has a parent
would be laid out without it, and its rows would overlap.
"""

from string import Template

SHEET = Template("""
QToolTip { color: $text; background: $raised; border: 1px solid $outline; padding: ${xs}px; }
QLabel[muted="true"] { color: $muted; }
QLabel[danger="true"] { color: $danger; }

QMenuBar { background: $window; }
QMenuBar::item { padding: 6px ${s}px; border-radius: ${small}px; background: transparent; }
QMenuBar::item:selected { background: $selection; color: $on_selection; }
QMenu { background: $surface; border: 1px solid $outline; padding: ${xs}px; }
QMenu::item { padding: 6px ${xl}px; border-radius: ${small}px; }
QMenu::item:selected { background: $selection; color: $on_selection; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: ${xs}px ${s}px; }
QMenu::icon { left: ${s}px; }
QMenu::indicator { width: 0.84em; height: 0.84em; left: ${s}px; }
QMenu::indicator:checked { image: url("$icons/check-$sign.svg"); }
QMenu::indicator:checked:selected { image: url("$icons/check-$sign_selected.svg"); }
QMenu::right-arrow { image: url("$icons/right-$sign.svg"); width: 0.63em; height: 0.63em; }

QToolBar { background: $window; border: none; border-bottom: 1px solid $border;
    spacing: ${xs}px; padding: ${xs}px; }
QStatusBar { background: $window; border-top: 1px solid $border; }
QDockWidget { titlebar-close-icon: url("$icons/close-$sign.svg"); }
QDockWidget::title { padding: ${s}px ${xs}px; text-align: left; background: $window; }
QDockWidget::close-button { border: 1px solid transparent; border-radius: ${small}px;
    background: transparent; subcontrol-origin: padding; subcontrol-position: right center;
    right: ${xs}px; width: 1.05em; height: 1.05em; icon-size: 0.84em; padding: 0px; }
QDockWidget::close-button:hover { background: $hover; }
QMainWindow::separator { background: transparent; width: 6px; height: 6px; }
QMainWindow::separator:hover, QSplitter::handle:hover { background: $border; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMessageBox QLabel#qt_msgbox_informativelabel { min-width: 17em; }
QToolButton { border: 1px solid transparent; border-radius: ${radius}px;
    padding: ${xs}px ${s}px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $selection; color: $on_selection; }
QToolButton:focus { border-color: $accent; }
QToolButton[popupMode="2"] { padding-right: 1.05em; }
QToolButton::menu-indicator { image: url("$icons/down-$sign.svg"); width: 0.53em;
    height: 0.53em; subcontrol-origin: border; subcontrol-position: right center; right: 6px; }

QPushButton { background: $raised; border: 1px solid $outline; border-radius: ${radius}px;
    padding: 5px ${l}px; min-height: 1.1em; }
QPushButton:hover { background: $hover; }
QPushButton:pressed, QPushButton:checked { background: $selection; color: $on_selection; }
QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:default:hover { background: $accent_hover; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 15px; }
QPushButton:default:focus { border: 2px solid $text; }
QPushButton:disabled { color: $disabled; border-color: $border; background: $window; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
    color: $text; background: $surface; border: 1px solid $outline; border-radius: ${small}px;
    padding: 4px ${s}px; selection-background-color: $selection;
    selection-color: $on_selection; }
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: ${field}em; }
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: $hint; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus,
QTextEdit:focus { border: 2px solid $accent; padding: 3px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
    color: $disabled; background: $window; border-color: $border; }
QComboBox { padding-right: 0px; }
QComboBox:focus { padding-right: 0px; }
QComboBox:hover { background: $raised; }
QComboBox::drop-down { border: none; width: 1.26em; }
QComboBox::down-arrow { image: url("$icons/down-$sign.svg"); width: 0.63em; height: 0.63em; }
QComboBox::down-arrow:disabled { image: url("$icons/down-quiet.svg"); }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $outline;
    selection-background-color: $selection; selection-color: $on_selection; }
QComboBox QAbstractItemView:focus { border: 1px solid $outline; padding: 1px; }
QSpinBox, QDoubleSpinBox { padding: 4px 1.16em 4px 0px; }
QSpinBox:focus, QDoubleSpinBox:focus { padding: 3px 1.13em 3px 0px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit, QAbstractSpinBox QLineEdit:focus,
QComboBox QLineEdit:focus { border: none; background: transparent; min-height: 0px;
    padding: 0px ${s}px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-origin: border;
    subcontrol-position: top right; width: 1.16em; border: none; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-origin: border;
    subcontrol-position: bottom right; width: 1.16em; border: none; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("$icons/up-$sign.svg");
    width: 0.53em; height: 0.53em; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("$icons/down-$sign.svg");
    width: 0.53em; height: 0.53em; }
QSpinBox::up-arrow:disabled, QDoubleSpinBox::up-arrow:disabled {
    image: url("$icons/up-quiet.svg"); }
QSpinBox::down-arrow:disabled, QDoubleSpinBox::down-arrow:disabled {
    image: url("$icons/down-quiet.svg"); }

QCheckBox, QRadioButton { spacing: ${s}px; min-height: 1.3em; }
QCheckBox::indicator, QRadioButton::indicator, QGroupBox::indicator { width: 0.85em; height: 0.85em;
    border: 1px solid $outline; background: $surface; border-radius: ${small}px; }
QRadioButton::indicator { border-radius: 0.48em; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked { background: $accent;
    border-color: $accent; image: url("$icons/check-$sign_accent.svg"); }
QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent;
    image: url("$icons/dash-$sign_accent.svg"); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent;
    image: url("$icons/dot-$sign_accent.svg"); }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $text;
    width: 0.74em; height: 0.74em; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $border; }

QGroupBox { border: 1px solid $border; border-radius: ${radius}px; margin-top: 22px;
    padding: ${s}px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; color: $muted;
    padding: 0px 2px; }

QTabWidget::pane { border: 1px solid $border; border-radius: ${small}px; top: -1px; }
QTabWidget QTableView { border-color: transparent; }
QTabWidget QTableView:focus { border-color: $accent; }
QTabBar::tab { padding: 6px ${m}px; border: none; border-bottom: 3px solid transparent;
    color: $muted; background: transparent; }
QMainWindow > QTabBar::tab { padding: 6px ${s}px; }
QTabBar::tab:hover { color: $text; background: $hover; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:selected:focus { border: 2px solid $accent; border-bottom-width: 3px;
    padding: 4px 10px 6px 10px; }

QListView, QTreeView, QTableView, QTextBrowser { background: $surface;
    border: 1px solid $border; border-radius: ${small}px; padding: 1px; outline: none; }
QListView[inset="true"], QTreeView[inset="true"] { padding: ${xs}px; }
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus {
    border: 2px solid $accent; padding: 0px; }
QListView[inset="true"]:focus, QTreeView[inset="true"]:focus { padding: 3px; }
#players:focus { border: 1px solid $accent; }
QListView::item:hover, QTreeView::item:hover { background: $hover; color: $text; }
QListView::item:selected, QTreeView::item:selected { background: $selection;
    color: $on_selection; }
QTableView::item { padding: 0px ${xs}px; }
QHeaderView { background: $window; border: none; border-bottom: 1px solid $border; }
QHeaderView::section { background: $window; color: $muted; border: none;
    border-bottom: 1px solid $border; padding: ${xs}px ${s}px; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $outline; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $accent; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -7px 0px; border-radius: 9px;
    background: $accent; border: 1px solid $surface; }
QSlider::handle:horizontal:focus { border: 2px solid $text; border-radius: 9px; }
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled {
    background: $outline; }
QProgressBar { border: 1px solid $outline; border-radius: ${small}px; background: $surface;
    color: $text; text-align: center; min-height: 1em; }
QProgressBar:disabled { border-color: $border; background: $window; }
QProgressBar::chunk { background: $chunk; border-radius: 3px; }
QProgressBar[slim="true"] { min-height: ${s}px; max-height: ${s}px; }
QProgressBar[slim="true"]::chunk { background: $accent; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { width: 14px; background: transparent; margin: 0px; }
QScrollBar:horizontal { height: 14px; background: transparent; margin: 0px; }
QScrollBar::handle { background: $outline; border-radius: 4px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")
