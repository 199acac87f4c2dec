# SPDX-License-Identifier: MIT
"""What can be done at this moment, in words, for the one in front of the screen."""
