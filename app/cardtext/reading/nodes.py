"""The parser's trees: their words, their parts, where they begin."""

from __future__ import annotations

from dataclasses import dataclass

from app.cardtext.lexing.tokens import Word


@dataclass(slots=True)
class Node:
    """What a rule of the grammar took; `data` is the rule's name or its alias."""

    data: str
    children: list[Node | Word]


def words(tree: Node) -> list[Word]:
    return [child for child in tree.children if isinstance(child, Word)]


def subtrees(tree: Node) -> list[Node]:
    return [child for child in tree.children if isinstance(child, Node)]


def start_of(tree: Node | Word) -> int:
    if isinstance(tree, Word):
        return tree.start
    return start_of(tree.children[0]) if tree.children else 0


def only(tree: Node) -> Node:
    (child,) = subtrees(tree)
    return child
