# SPDX-License-Identifier: MIT
"""Going through a game: the bar over the table, bookmarks, branches, pictures and animations."""
