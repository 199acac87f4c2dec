# SPDX-License-Identifier: MIT
"""Many games at once: simulation and comparison of players."""
