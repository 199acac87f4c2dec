# SPDX-License-Identifier: MIT
"""The rules of the game: boards, rules, moves, positions, games and what a seat may know.

The engine knows no window, no file, no clock and no global randomness. Everything in it is a value
that never changes, except :class:`~sequence_desktop.engine.game.Game`, which keeps the history.

>>> from sequence_desktop.engine.samples import small_game
>>> game = small_game(seed=5)
>>> while game.outcome() is None:
...     _ = game.play(game.position.legal_moves()[0])
>>> game.outcome().winner, len(game.moves)
(1, 20)
"""
