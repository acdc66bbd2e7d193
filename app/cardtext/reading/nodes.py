"""The parser's trees: their words, their parts, where they begin."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from app.cardtext.lexing.tokens import Word

Node = Tree[Token]


def word(token: Node | Token) -> Word:
    assert isinstance(token, Token)
    value: Any = token.value
    assert isinstance(value, Word)
    return value


def words(tree: Node) -> list[Word]:
    return [word(child) for child in tree.children if isinstance(child, Token)]


def subtrees(tree: Node) -> list[Node]:
    return [child for child in tree.children if isinstance(child, Tree)]


def start_of(tree: Node | Token) -> int:
    if isinstance(tree, Token):
        return word(tree).start
    return start_of(tree.children[0]) if tree.children else 0


def only(tree: Node) -> Node:
    (child,) = subtrees(tree)
    return child
