"""Values that are made by the thousand: events, decisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Value = TypeVar("Value")


@dataclass_transform(frozen_default=True)
def value(cls: type[Value]) -> type[Value]:
    """A frozen slotted dataclass for the type checker, which lets nobody change one; at run time a plain slotted one
    with a hash, because to make a frozen one takes four times as long.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
