"""Reading numbers that need no card: written ones, letters, comparisons; and how numbers multiply."""

from __future__ import annotations

from app.cardtext.reading.nodes import Node, subtrees, words
from app.engine.program import Announced, Multiply, Number, Value
from app.engine.terms import Comparison


def read_comparison(tree: Node) -> tuple[Comparison, Value]:
    comparison = Comparison.EQUAL
    for w in words(tree):
        if w.type in ("CMP", "CMP_BEFORE"):
            comparison = w.value
        elif w.type == "UPTO":
            comparison = Comparison.AT_MOST
    return comparison, read_number(subtrees(tree)[0])


def read_number(tree: Node) -> Value:
    (w,) = words(tree)
    return Announced(w.value) if w.type == "LETTER" else Number(w.value)


def times(value: Value, by: Value) -> Value:
    return by if value == Number(1) else Multiply(value, by)
