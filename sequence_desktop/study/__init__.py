# SPDX-License-Identifier: MIT
"""Studies: plans and results of the lab in files."""
