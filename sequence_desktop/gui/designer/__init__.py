# SPDX-License-Identifier: MIT
"""The board designer: boards made, tried out, measured and kept; and the gallery of them."""
