"""The script of a page: each module once, what it needs before it."""

import pytest


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
