"""Whether a window can open here, asked before Qt is: Qt itself would end the program with a long complaint."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

OFFSCREEN = ("offscreen", "minimal", "vnc")


def has_display(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen to open a window on.

    >>> has_display({}, "linux"), has_display({"DISPLAY": ":0"}, "linux"), has_display({}, "win32")
    (False, True, True)
    """
    if platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM", "").split(":")[0] in OFFSCREEN:
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
