# SPDX-License-Identifier: MIT
"""The window: everything that needs Qt."""
