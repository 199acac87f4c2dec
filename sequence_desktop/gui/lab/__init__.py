# SPDX-License-Identifier: MIT
"""The lab's window: plans chosen from lists, games by the thousand, and what they say in plots."""
