"""A picture from outside as a card's picture and its thumbnail: checked before it is decoded."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carddb.message import Say
from carddb.pictures.sources import BadPicture

if TYPE_CHECKING:
    from PIL import Image

FULL: Final = (1000, 1400)
THUMBNAIL: Final = (200, 280)
"""The most pixels that are kept, width and height: a card is 63 by 88 mm."""

LONGEST_SIDE: Final = 10_000
_MOST_PIXELS: Final = 50_000_000
_FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
_QUALITY: Final = 88


@dataclass(frozen=True, slots=True)
class Shrunk:
    """The bytes of both sizes, and the suffix of their files."""

    full: bytes
    thumbnail: bytes
    suffix: str


def shrink(content: bytes) -> Shrunk:
    """Both sizes of a picture: JPEG, or PNG where it is partly transparent.

    Raises:
        BadPicture: it is none of the known kinds, is damaged, or has too many pixels (then it is never decoded).
    """
    from PIL import Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(content), formats=_FORMATS) as picture:
                _refuse_giants(picture)
                return _shrunk(picture)
    except BadPicture:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise BadPicture(Say.PICTURE_TOO_WIDE, limit=LONGEST_SIDE) from None
    except Exception as error:  # decoders meet damaged files with errors of every kind
        raise BadPicture(Say.PICTURE_UNREADABLE, reason="damaged_picture") from error


def _refuse_giants(picture: Image.Image) -> None:
    width, height = picture.size
    if max(width, height) > LONGEST_SIDE or width * height > _MOST_PIXELS:
        raise BadPicture(Say.PICTURE_TOO_WIDE, limit=LONGEST_SIDE)


def _shrunk(picture: Image.Image) -> Shrunk:
    from PIL import ImageOps

    picture.draft("RGB", FULL)
    upright = ImageOps.exif_transpose(picture)
    whole = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    whole.thumbnail(FULL)
    small = whole.copy()
    small.thumbnail(THUMBNAIL)
    return Shrunk(_encoded(whole), _encoded(small), ".png" if whole.mode == "RGBA" else ".jpg")


def _encoded(picture: Image.Image) -> bytes:
    target = io.BytesIO()
    if picture.mode == "RGBA":
        picture.save(target, "PNG")
    else:
        picture.save(target, "JPEG", quality=_QUALITY)
    return target.getvalue()
