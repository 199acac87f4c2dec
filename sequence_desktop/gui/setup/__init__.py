# SPDX-License-Identifier: MIT
"""The window in which people set up positions."""
