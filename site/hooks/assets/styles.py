"""One style sheet and one script for all pages, and the policy by which a page loads nothing else.

The style sheet is the theme's, without what no page of ours can use, and then the files of `extra_css`; the script is
those of `extra_javascript`. A file's name holds a hash of its contents, so a host may let browsers keep it for good.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

import material
import tinycss2
from jinja2 import Environment
from mkdocs.structure.pages import Page
from pygments.token import STANDARD_TYPES

from cards.database import load_or_make

from ..site import SITE, Site
from ..steps import on_env, on_files

THEME = Path(material.__file__).parent / "templates"

_OF_THEME = ("assets/stylesheets/", "assets/javascripts/", "assets/images/")
_READ = frozenset({".html", ".py", ".js", ".jinja"})
_NAME = re.compile(r"[\w-]+")
_BOX = re.compile(r"^ *(?:!!!|\?\?\?\+?) +(\w+)", re.MULTILINE)
_FOCUS = ".focus-visible"
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)")


@on_files(needs=["assets"])
def join_files(site: Site) -> None:
    """Put the style sheet and the script in the place of the files that they are made of, and of the theme's."""
    config = site.config
    css = [theme_css(used_names(site.docs)), *_icons(config.theme["icon"]["admonition"])]
    config.extra_css = [_join(site, "css", css, config.extra_css)]
    config.extra_javascript = [_join(site, "js", [], config.extra_javascript)]
    for file in list(site.files):
        if file.src_uri.startswith(_OF_THEME):
            site.files.remove(file)


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


def _join(site: Site, kind: str, texts: Iterable[str], paths: Iterable[Any]) -> str:
    """Add a file of these texts and the files at these paths, which it replaces; return its path."""
    parts = [*texts]
    for path in map(str, paths):
        file = site.files.get_file_from_path(path)
        assert file, path
        parts.append(file.content_string)
        site.files.remove(file)
    text = (";\n" if kind == "js" else "\n").join(parts)
    name = f"assets/{kind}/all.{hashlib.sha256(text.encode()).hexdigest()[:10]}.{kind}"
    site.add(name, text)
    return name


def _icons(icons: Mapping[str, str]) -> list[str]:
    """The icons of our own kinds of boxes."""
    drawn = {name: (THEME / ".icons" / f"{icon}.svg").read_text(encoding="utf-8") for name, icon in icons.items()}
    return [
        f':root{{--md-admonition-icon--{name}:url("data:image/svg+xml,{quote(svg.strip())}")}}'
        for name, svg in drawn.items()
    ]


# --- the theme's style sheet ---


def used_names(docs: Path) -> frozenset[str]:
    """Every word in our templates, hooks and scripts, and every kind of box in the pages: a class is one of them."""
    sources = [path for path in SITE.glob("[!._]*/**/*") if path.suffix in _READ and "docs" not in path.parts]
    names = {name for path in sources for name in _NAME.findall(path.read_text(encoding="utf-8"))}
    names |= {name for path in docs.rglob("*.md") for name in _BOX.findall(path.read_text(encoding="utf-8"))}
    return frozenset(names | set(STANDARD_TYPES.values()))


def theme_css(names: frozenset[str]) -> str:
    """The theme's style sheet, without rules about names that are none of these, and without unused variables."""
    sheets = [path.read_text(encoding="utf-8") for path in sorted((THEME / "assets/stylesheets").glob("*.css"))]
    key = hashlib.sha256(repr((sheets, sorted(names), tinycss2.VERSION)).encode()).hexdigest()
    return load_or_make("site-theme", key, lambda: _without_unused_variables(_kept("".join(sheets), names)))


def _kept(css: str, names: frozenset[str]) -> str:
    """The rules that can apply where only these classes, ids and attributes are used."""
    out = []
    for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
        if rule.type == "at-rule" and rule.lower_at_keyword in ("media", "supports"):
            inside = _kept(tinycss2.serialize(rule.content), names)
            out.append(f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inside}}}" if inside else "")
        elif rule.type == "qualified-rule":
            selectors = [one for one in _split(rule.prelude) if _may_match(one, names)]
            if selectors:
                out.append(f"{','.join(map(tinycss2.serialize, selectors))}{{{tinycss2.serialize(rule.content)}}}")
        else:
            out.append(rule.serialize())
    return "".join(out)


def _split(prelude: list[Any]) -> list[list[Any]]:
    """The selectors of a list, at its commas."""
    selectors: list[list[Any]] = [[]]
    for part in prelude:
        if part == ",":
            selectors.append([])
        else:
            selectors[-1].append(part)
    return selectors


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


def _without_unused_variables(css: str) -> str:
    """The style sheet without variables that neither it nor ours refers to."""
    ours = "".join(path.read_text(encoding="utf-8") for path in sorted((SITE / "assets").rglob("*.css")))
    used = set(_VARIABLE.findall(css + ours))
    return re.sub(
        r"(?<=[{;])(--[\w-]+):(?:\"[^\"]*\"|'[^']*'|\([^()]*\)|[^;{}\"'()])*;?",
        lambda v: v[0] if v[1] in used else "",
        css,
    )
