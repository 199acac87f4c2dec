# SPDX-License-Identifier: MIT
"""Setting up positions: drafts that may be wrong, what is to be said of them, their files."""
