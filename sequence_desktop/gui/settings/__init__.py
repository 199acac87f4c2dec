# SPDX-License-Identifier: MIT
"""The settings: what they are called, the dialog, and how each change is seen at once."""
