"""Words that a number `n` changes: in `extra` of mkdocs.yml they are forms by CLDR's categories, `other` among them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import yaml
from babel import Locale

from cards import Finding
from cards.errors import Said

LAST = "other"
NUMBERS = range(200)
"""Enough to tell a category of one number from one of many."""


def forms(site: Path) -> Iterator[Finding]:
    """Look for words without a form that their language has, or without the number, or with forms in one language."""
    paths = sorted(site.glob("*/mkdocs.yml"))
    told = {path: dict(_words(yaml.compose(path.read_text(encoding="utf-8")))) for path in paths}
    for path, words in told.items():
        kind_of = Locale(path.parent.name).plural_form
        needed = {*kind_of.tags, LAST}
        for name, word in words.items():
            line = word.start_mark.line + 1
            said = {kind.value: form.value for kind, form in word.value}
            if said.keys() != needed:
                said_so = f"{name} must have the forms {', '.join(sorted(needed))}"
                what = Said(said_so, "site-forms", name=name, forms=sorted(needed))
                yield Finding(path, line, "plural-forms", what)
            for kind, form in said.items():
                if "{n}" not in form and sum(kind_of(n) == kind for n in NUMBERS) > 1:
                    what = Said(
                        f"{name} must say {{n}} in the form {kind}", "site-form-without-n", name=name, form=kind
                    )
                    yield Finding(path, line, "plural-forms", what)
        for name in sorted({name for others in told.values() for name in others} - words.keys()):
            what = Said(f"{name} has forms in another language, and none here", "site-no-forms", name=name)
            yield Finding(path, 1, "plural-forms", what)


def _words(node: yaml.Node | None, name: str = "") -> Iterator[tuple[str, yaml.MappingNode]]:
    """The mappings that are forms of a word, by their names."""
    if isinstance(node, yaml.MappingNode):
        if any(key.value == LAST for key, _ in node.value):
            yield name, node
        for key, value in node.value:
            yield from _words(value, f"{name}.{key.value}".lstrip("."))
