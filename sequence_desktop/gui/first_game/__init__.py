# SPDX-License-Identifier: MIT
"""A first game in six short steps, each on a position of its own."""
