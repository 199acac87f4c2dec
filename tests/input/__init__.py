# SPDX-License-Identifier: MIT
"""Whatever is in a file: it is read or refused in words, soon, in little memory."""
