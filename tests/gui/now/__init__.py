# SPDX-License-Identifier: MIT
"""Tests of what is said to somebody who asks what can be done."""
