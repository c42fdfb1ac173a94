"""The rules that an engine names in its code: an id that the game has not is a finding, with file and line."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from cards import Finding, did_you_mean, nearest
from cards.errors import Said

_CITED: Final[dict[str, slice]] = {
    "cite": slice(0, None),
    "tell": slice(1, 2),
    "Refusal": slice(0, 1),
    "ask_for": slice(3, 4),
    "not_now": slice(2, None),
}
"""The functions that are told rules, each with the arguments that are rules."""
_CITES: Final = ("cites", "rule")
"""The keywords of any call that say rules."""
_REST: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def unknown_rules(tree: ast.AST, path: Path, rules: Collection[str]) -> Iterator[Finding]:
    """A finding for each rule that a module of an engine names and that is not among the game's.

    That is whatever stands where a rule is meant, and any other text that begins as the ids of rules do (`gap.…`).
    """
    kinds = {rule.partition(".")[0] for rule in rules}
    meant = {id(part) for call in ast.walk(tree) if isinstance(call, ast.Call) for part in _rules_of(call)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node.value in rules:
            continue
        kind, _, rest = node.value.partition(".")
        looks_so = kind in kinds and _REST.fullmatch(rest)
        if looks_so or (id(node) in meant and "=" not in node.value):  # `word=jump` is a word that was used
            near = nearest(node.value, rules)
            what = Said(
                f"there is no rule {node.value!r}{did_you_mean(near)}", "unknown-rule", name=node.value, nearest=near
            )
            yield Finding(path, node.lineno, "unknown-rule", what)


def _rules_of(call: ast.Call) -> Iterator[ast.Constant]:
    """The texts in a call that stand where rules are meant, either branch of an `if` among them."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    said = [*call.args[_CITED[name]]] if name in _CITED else []
    said += [one.value for one in call.keywords if one.arg in _CITES]
    while said:
        one = said.pop()
        if isinstance(one, ast.IfExp):
            said += [one.body, one.orelse]
        elif isinstance(one, ast.Starred):
            said.append(one.value)
        elif isinstance(one, ast.List | ast.Tuple):
            said += one.elts
        elif isinstance(one, ast.BoolOp):
            said += one.values
        elif isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one
