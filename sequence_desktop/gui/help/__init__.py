# SPDX-License-Identifier: MIT
"""All pages of help in one window."""
