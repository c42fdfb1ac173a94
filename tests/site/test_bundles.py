"""The script of a page: each module once, what it needs before it; and of the words that it says each is there."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cards.languages import LANGS
from tests.site.conftest import inflated

SAID_BY = {
    "studio": ["boombit/studio/game"],
    "workshop": ["boombit/workshop/game"],
    "desk": ["boombit/desk/game"],
    "play": ["boombit/play/game", "boombit/workshop/game"],  # it has modules of the workshop, of which it uses a part
    "own": ["own/own"],
}
"""Where the words are that the script of a page says, in the folder of each language."""
UNLESS = {"own": {"takes_ink"}}
"""Words that a page does not come to say: of no table is it known how much ink it takes."""


def test_a_pages_script_has_each_module_once_after_what_it_needs(hook):
    modules = {
        "assets/js/a/a.js": 'import {b as two} from "./b.js"\nimport {c} from "../d/c.js"\nconst all = two() + c\n',
        "assets/js/a/b.js": '// why\nimport {c} from "../d/c.js"\nexport function b() {\n  return c\n}\n',
        "assets/js/d/c.js": "export const c = 1\n",
    }
    assert hook("assets.bundles").bundled("assets/js/a/a.js", modules) == (
        "const d$c = (() => {\nconst c = 1\nreturn {c}\n})();\n"
        "const a$b = (() => {\nconst {c} = d$c\nfunction b() {\n  return c\n}\nreturn {b}\n})();\n"
        "const {b: two} = a$b\nconst {c} = d$c\nconst all = two() + c\n"
    )


def test_a_module_that_needs_itself_or_one_that_is_missing_is_an_error(hook):
    bundled = hook("assets.bundles").bundled
    modules = {"assets/js/a/a.js": 'import {b} from "./b.js"\n', "assets/js/a/b.js": 'import {a} from "./a.js"\n'}
    with pytest.raises(ValueError, match=r"a/a\.js → .*b\.js → .*a/a\.js"):
        bundled("assets/js/a/a.js", modules)
    with pytest.raises(KeyError):
        bundled("assets/js/a/a.js", {"assets/js/a/a.js": modules["assets/js/a/a.js"]})


def test_a_module_that_is_looked_for_as_the_page_runs_is_an_error(hook):
    modules = {"assets/js/a/a.js": 'const {b} = await import("./b.js")\n', "assets/js/a/b.js": "export const b = 1\n"}
    with pytest.raises(ValueError, match=r"a/a\.js: await import"):
        hook("assets.bundles").bundled("assets/js/a/a.js", modules)


def keys(facts: Any) -> Iterator[str]:
    """All keys in plain data."""
    if isinstance(facts, dict):
        yield from facts
    for one in facts.values() if isinstance(facts, dict) else facts if isinstance(facts, list) else ():
        yield from keys(one)


@pytest.mark.parametrize("name", SAID_BY)
def test_each_word_that_a_script_says_is_among_those_of_its_page(site: Path, name: str) -> None:
    """A button once lost its word in the pages that have a module of another."""
    said = {*re.findall(r"\bwords\.([a-z]\w*)", (site / f"assets/js/{name}/{name}.js").read_text(encoding="utf-8"))}
    assert len(said) > 20
    for lang in LANGS:
        known = {key for file in SAID_BY[name] for key in keys(inflated(site / lang / f"{file}.json.z"))}
        assert said - known - UNLESS.get(name, set()) == set()
