# SPDX-License-Identifier: MIT
"""Dialogs: new game, rules, about."""
