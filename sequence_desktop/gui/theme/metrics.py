# SPDX-License-Identifier: MIT
"""Measures used everywhere: spacing and radii in pixels, type in points, motion in ms."""

# Spacing: multiples of one grid unit. Layouts use these names, never bare numbers.
UNIT = 4
SPACE_XS = UNIT
SPACE_S = 2 * UNIT
SPACE_M = 3 * UNIT
SPACE_L = 4 * UNIT
SPACE_XL = 6 * UNIT

RADIUS_S = 4
RADIUS_M = 6
RADIUS_L = 10

# Type: a scale in points (a point follows the system's text size), ratio about 1.2.
TYPE_SMALL = 9.0
TYPE_BODY = 10.5
TYPE_STRONG = 12.5
TYPE_TITLE = 15.0
TYPE_DISPLAY = 21.0

# Fields: the least height of their text, in heights of the program's own.
FIELD_EM = 1.1

# Touch: the smallest side of anything that is pressed.
TARGET = 44

# Motion, in milliseconds at normal speed.
MOTION_QUICK = 120
MOTION_NORMAL = 200
MOTION_SLOW = 320

# Board and hand: a card's width : height, the gap between cells as a share of a cell.
CARD_RATIO = 5 / 7
CELL_GAP = 0.055
