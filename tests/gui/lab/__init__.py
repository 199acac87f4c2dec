# SPDX-License-Identifier: MIT
"""The lab's window."""
