# SPDX-License-Identifier: MIT
"""Names that would be something else if they could: nothing in the window lets them."""
