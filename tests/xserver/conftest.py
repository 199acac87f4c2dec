# SPDX-License-Identifier: MIT
"""Tests in this folder carry the mark `xserver` and want Qt's xcb platform."""

import os
from pathlib import Path

import pytest

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if _HERE in item.path.parents:
            item.add_marker(pytest.mark.xserver)


@pytest.fixture(autouse=True)
def _real_x_server() -> None:
    """Leave a test out where Qt draws offscreen; `bootstrap.py test` never does."""
    if os.environ["QT_QPA_PLATFORM"] != "xcb":
        pytest.skip("needs QT_QPA_PLATFORM=xcb and an X server: see CONTRIBUTING.md")
