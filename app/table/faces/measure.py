"""How long faces take to draw, for the benchmark."""

from __future__ import annotations

import time

from app.table.faces import cache
from app.table.faces.face import Numbers
from app.table.faces.images import Form, Picture, draw
from app.table.faces.samples import sample_faces

COMPACT = (126, 168)
FULL = (320, 447)


def measure() -> dict[str, float]:
    """Mean milliseconds a face: as it changes in play (its art is kept), and `cold` when it is first met."""
    return {
        "faces.compact_ms": _mean(Form.COMPACT, COMPACT, is_cold=False),
        "faces.full_ms": _mean(Form.FULL, FULL, is_cold=False),
        "faces.compact_cold_ms": _mean(Form.COMPACT, COMPACT, is_cold=True),
        "faces.full_cold_ms": _mean(Form.FULL, FULL, is_cold=True),
    }


def _mean(form: Form, size: tuple[int, int], *, is_cold: bool) -> float:
    """The mean over all samples; fonts, outlines and layouts are met once before."""
    faces = sample_faces()
    pictures = [Picture(form, *size, 1.0, face) for face in faces]
    for picture in pictures:
        draw(picture)
    if is_cold:
        cache.PARTS.clear()
    else:
        pictures = [Picture(form, *size, 1.0, face, Numbers(face.cost, 9, 9)) for face in faces]
    begin = time.perf_counter()
    for picture in pictures:
        draw(picture)
    return (time.perf_counter() - begin) * 1000 / len(faces)
