"""One style sheet and one script for a page, and the policy by which it loads nothing else.

The style sheet is the theme's, without what no page of ours can use, and then the files of `extra_css`; the script is
the modules of `extra_javascript`. A file's name holds a hash of its contents, so a host may let browsers keep it for
good. A page is not seen before its style sheet is there: it goes without comments and spare space, and of the files
`extra.sheets` it has those by which something on the page is styled; a page without any of the elements and classes in
`extra.of_texts` goes without all that is about them. They are in it and not beside it, since to ask for one more file
takes longer than to send it. No browser loads a module from disk, where our pages are read too, so the
modules in `assets/js` become classic scripts; those in its folders stay modules, of pages that need a host anyway.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import material
import tinycss2
from jinja2 import Environment
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page
from pygments.token import STANDARD_TYPES
from rcssmin import cssmin

from cards.database import load_or_make

from ..site import SITE, Site
from ..steps import on_env, on_files, on_post_build, on_post_page

THEME = Path(material.__file__).parent / "templates"

_OF_THEME = ("assets/stylesheets/", "assets/javascripts/", "assets/images/")
_READ = frozenset({".html", ".py", ".js", ".jinja"})
_NAME = re.compile(r"[\w-]+")
_BOX = re.compile(r"^ *(?:!!!|\?\?\?\+?) +(\w+)", re.MULTILINE)
_NO_CLASSES = frozenset({"grid", "inline", "result"})
"""Words of ours that are no classes of the theme's on any page."""
_FOCUS = ".focus-visible"
_SCRIPT = re.compile(r"assets/js/\w+\.js")
_IMPORT = re.compile(r'^import (\{.*\}) from "\./(?:\w+/)*(\w+)\.js"$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
FINDING = "finding"
BESIDE_FINDING = "assets/js/respelt.js", "assets/js/manner.js"
"""A script, and those that it imports and nobody else does: they are in it."""
_STRICT = '"use strict";\n'
"""What a script begins with: modules are strict by themselves."""
_CLASS = re.compile(r"\.([a-z][\w-]*)")
_CLASSES = re.compile(r'\bclass="([^"]*)"')
_ELEMENT = re.compile(r"<([a-z]\w*)")
_KIND = re.compile(r"--md-admonition-icon--(\w+):")
REMARK = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)
_BREAK = re.compile(r"\s*\n\s*")
_QUOTED = re.compile(r'="([\w-]+)"(?=[ >])')
"""A value that needs no quotes, each of which takes two characters in a string."""
_INDENT = re.compile(r"\n\s+")
_AS_IT_IS = " /:=@'(),;<>"
"""What may stand in a quoted address beside letters and digits: each would take three characters."""
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)")


@on_files(needs=["assets"], gives=["sheets"])
def join_files(site: Site) -> None:
    """Put the style sheet and the script in the place of the files that they are made of, and of the theme's."""
    config = site.config
    sheets, modules = _named(site, config.extra_css), _named(site, config.extra_javascript)
    beside = _named(site, BESIDE_FINDING)
    icons, more = config.theme["icon"], _named(site, site.extra.sheets)
    for sheet in (*sheets, *more):
        sheet.content_string += "".join(_icons(icons["named"].get(sheet.name, {})))
    css = [theme_css(used_names(site.docs)), *_boxes(icons["admonition"]), *(sheet.content_string for sheet in sheets)]
    site.sheet = cssmin("\n".join(css))
    config.extra_css = [_add(site, "css", site.sheet)]
    site.script = "".join(map(classic, modules))
    for file in list(site.files):
        if file.src_uri.startswith(_OF_THEME) or file in sheets or file in more:
            site.files.remove(file)
        elif file.src_uri.startswith("assets/css/"):
            file.content_string = cssmin(file.content_string)
        elif _SCRIPT.fullmatch(file.src_uri):
            if file in modules or file in beside:
                site.files.remove(file)
            else:
                with_it = beside if file.name == FINDING else []
                file.content_string = _STRICT + "".join(map(classic, [*with_it, file]))
    site.sheets = {css: _classes(css) for css in (cssmin(file.content_string) for file in more)}
    site.bare_sheet = without(site.sheet, site.extra.of_texts, "".join(site.sheets))


@on_post_page(needs=["sheets"], gives=["filled"])
def link_sheet(output: str, page: Page, site: Site) -> str:
    """Give a page a style sheet with all that is on it; on one that scripts make, anything may be."""
    if not output:  # a frame, which is no page
        return output
    return _linked(output, site, made=bool(page.meta.get("scripts")))


@on_post_build(needs=["sheets"])
def link_sheet_of_lost(site: Site) -> None:
    """Give the page of wrong addresses, which is a template and no page, its style sheet as well."""
    lost = site.out / "404.html"
    lost.write_text(_linked(lost.read_text(encoding="utf-8"), site), encoding="utf-8")


def _linked(output: str, site: Site, *, made: bool = False) -> str:
    has = {name for names in _CLASSES.findall(output) for name in names.split()}
    wanted = [css for css, names in site.sheets.items() if made or not names.isdisjoint(has)]
    whole = made or not has.union(_ELEMENT.findall(output)).isdisjoint(site.extra.of_texts)
    path = _written(site.out, site.sheet if whole else site.bare_sheet, *wanted)
    return output.replace(str(site.config.extra_css[0]), path, 1)


@cache
def _written(out: Path, *parts: str) -> str:
    """The path of a style sheet of these parts, which is in the site."""
    path = _path("css", text := "".join(parts))
    if not (out / path).exists():
        (out / path).write_text(text, encoding="utf-8")
    return path


@on_env()
def add_script(env: Environment, site: Site) -> None:
    """Add the script, which begins with what every page would have to hold for it: the search, how a game is kept."""
    search = env.get_template("partials/search.html").render(config=site.config, nav=site.nav)
    told = {"search": _QUOTED.sub(r"=\1", _BREAK.sub("", search)), "keep": site.extra.words["keep"]}
    said = f"(window.fitil ??= {{}}).told = {json.dumps(told, ensure_ascii=False)};\n"
    text = "".join((_STRICT, said, site.script))
    path = _path("js", text)
    if not site.has(path):
        site.add(path, text)
    site.config.extra_javascript = [path]


@on_env()
def say_policies(env: Environment, site: Site) -> None:
    """Give the templates the policy of a page; a wrong address's has one script of its own, by its hash."""
    script = (SITE / "overrides" / "404.js").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()

    def policy(page: Page | None) -> str:
        return written(site.extra.policy, page.meta.get("policy", {}) if page else {"script-src": f"'sha256-{digest}'"})

    env.globals |= {"policy": policy, "lost_script": script}


def written(policy: Mapping[str, str], more: Mapping[str, str]) -> str:
    """Write a Content-Security-Policy, with what one page needs beside what all do."""
    allowed = {name: (policy.get(name, ""), more.get(name, "")) for name in (*policy, *more)}
    return "; ".join(" ".join(filter(None, (name, *sources))) for name, sources in allowed.items())


def classic(file: File) -> str:
    """A module as a classic script: its exports are `fitil.<its name>`, and what it imports are those of others there.

    It imports by name, each from one line, and what it exports are functions, classes and constants. Remarks that have
    their lines to themselves are left out, and indents: no text of ours is of several lines.
    """
    module = file.content_string
    exports = ", ".join(EXPORT.findall(module))
    body = _IMPORT.sub(r"const \1 = fitil.\2", EXPORT.sub("", module))
    short = _INDENT.sub("\n", REMARK.sub("", body))
    return f"(window.fitil ??= {{}}).{file.name} = (() => {{\n{short}return {{{exports}}}\n}})();\n"


def _classes(css: str) -> frozenset[str]:
    """The classes that a style sheet names, but those of the theme and of icons, which are on every page."""
    own = frozenset(name for name in _CLASS.findall(css) if not name.startswith("md-"))
    return own - {"headerlink", "no-js", "icon"}


def _named(site: Site, paths: Iterable[Any]) -> list[File]:
    """The files at these paths."""
    found = {str(path): site.files.get_file_from_path(str(path)) for path in paths}
    assert all(found.values()), found
    return [file for file in found.values() if file]


def _add(site: Site, kind: str, text: str) -> str:
    """Add a file with this text; return its path."""
    path = _path(kind, text)
    site.add(path, text)
    return path


def _path(kind: str, text: str) -> str:
    return f"assets/{kind}/all.{hashlib.sha256(text.encode()).hexdigest()[:10]}.{kind}"


def _boxes(icons: Mapping[str, str]) -> list[str]:
    """The icons of our own kinds of boxes."""
    return [f":root{{--md-admonition-icon--{name}:{_drawn(icon)}}}" for name, icon in icons.items()]


def _icons(icons: Mapping[str, str]) -> list[str]:
    """The icons of templates: here they are sent once, in pages they would be sent with each."""
    return [f".icon-{name}{{--icon:{_drawn(icon)}}}" for name, icon in icons.items()]


def _drawn(icon: str) -> str:
    svg = (THEME / ".icons" / f"{icon}.svg").read_text(encoding="utf-8").strip()
    return f'url("data:image/svg+xml,{quote(svg.replace(chr(34), chr(39)), _AS_IT_IS)}")'


# --- the theme's style sheet ---


def used_names(docs: Path) -> frozenset[str]:
    """Every word in our templates, hooks and scripts, and every kind of box in the pages: a class is one of them."""
    sources = [path for path in SITE.glob("[!._]*/**/*") if path.suffix in _READ and "docs" not in path.parts]
    names = {name for path in sources for name in _NAME.findall(path.read_text(encoding="utf-8"))}
    boxes = {name for path in docs.rglob("*.md") for name in _BOX.findall(path.read_text(encoding="utf-8"))}
    names -= {*_KIND.findall(_whole_theme()), *_NO_CLASSES}
    return frozenset(names | boxes | set(STANDARD_TYPES.values()))


def theme_css(names: frozenset[str]) -> str:
    """The theme's style sheet, without rules about names that are none of these, and without unused variables."""
    whole = _whole_theme()
    key = hashlib.sha256(repr((whole, sorted(names), tinycss2.VERSION)).encode()).hexdigest()
    ours = "".join(path.read_text(encoding="utf-8") for path in sorted((SITE / "assets").rglob("*.css")))
    may_match = partial(_may_match, names=names)
    return load_or_make("site-theme", key, lambda: _without_unused_variables(_kept(whole, may_match), ours))


def without(css: str, names: Iterable[str], beside: str) -> str:
    """The style sheet without rules about these elements and classes, and without what it then needs no more.

    Variables that it or the one `beside` it refers to stay.
    """
    left = partial(_leaves_out, names=frozenset(names))
    key = hashlib.sha256(repr((css, sorted(names), beside, tinycss2.VERSION)).encode()).hexdigest()
    return load_or_make("site-bare", key, lambda: _without_unused_variables(_kept(css, left), beside))


@cache
def _whole_theme() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted((THEME / "assets/stylesheets").glob("*.css")))


def _kept(css: str, wanted: Callable[[list[Any]], bool], variables: frozenset[str] | None = None) -> str:
    """The rules of which a selector is wanted, with those that are, and what sets these variables."""
    out = []
    for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
        if rule.type == "at-rule" and rule.lower_at_keyword in ("media", "supports"):
            inside = _kept(tinycss2.serialize(rule.content), wanted, variables)
            out.append(f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inside}}}" if inside else "")
        elif rule.type == "qualified-rule":
            selectors = [one for one in _split(rule.prelude, ",") if wanted(one)]
            set_here = [one for one in _split(rule.content, ";") if _is_used(one, variables)]
            if selectors and set_here:
                said = ";".join(map(tinycss2.serialize, set_here))
                out.append(f"{','.join(map(tinycss2.serialize, selectors))}{{{said}}}")
        else:
            out.append(rule.serialize())
    return "".join(out)


def _split(parts: list[Any], mark: str) -> list[list[Any]]:
    """What stands between marks: the selectors of a list, the declarations of a rule."""
    found: list[list[Any]] = [[]]
    for part in parts:
        if part == mark:
            found.append([])
        else:
            found[-1].append(part)
    return [one for one in found if one]


def _is_used(declaration: list[Any], variables: frozenset[str] | None) -> bool:
    """Whether it sets something else than a variable, or one of these."""
    name = next((str(part.value) for part in declaration if part.type == "ident"), "")
    return variables is None or not name.startswith("--") or name in variables


def _may_match(selector: list[Any], names: frozenset[str]) -> bool:
    """Whether every class, id and attribute of a selector is used; what a pseudo-class holds is left open.

    A class that the theme's script gave to what has the focus is one that nothing has.
    """
    if _FOCUS in tinycss2.serialize(selector):
        return False
    for before, token in zip([None, *selector], selector, strict=False):
        if token.type == "hash" and token.value not in names:
            return False
        if token.type == "ident" and before == "." and token.value not in names:
            return False
        if token.type == "[] block":
            words = [one.value for one in token.content if one.type in ("ident", "string")]
            if not all(set(_NAME.findall(word)) <= names for word in words):
                return False
    return True


def _leaves_out(selector: list[Any], names: frozenset[str]) -> bool:
    """Whether a selector names none of these elements and classes, but for what a pseudo-class holds."""
    named = zip([None, *selector], selector, strict=False)
    return not any(token.type == "ident" and token.value in names and before != ":" for before, token in named)


def _without_unused_variables(css: str, beside: str) -> str:
    """The style sheet without variables that neither it nor the one beside it refers to."""
    return _kept(css, lambda selector: True, frozenset(_VARIABLE.findall(css + beside)))
