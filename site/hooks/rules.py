"""Rule paragraphs: checked against the game's ledger, numbered, and each with a link to itself.

A rule is a paragraph whose attribute list gives its id and the class: `{: #block.creep-cap .rule }`. Its number is
section.rule on its page; only the id is for ever, so that is what the number links to and what a reader copies.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from cards import did_you_mean, load_game, nearest

_ATTRIBUTES = re.compile(r"^\{:(?=[^}\n]*\.rule\b)[^}\n]*\}", re.MULTILINE)
_ID = re.compile(r"#([\w.-]+)")
_HEADING_OR_RULE = re.compile(
    r"""<h2 (?P<heading>[^>]*)> | <p\ (?=[^>]*class="rule")[^>]*id="(?P<rule>[^"]+)"[^>]*>(?P<text>.*?)</p>""",
    re.DOTALL | re.VERBOSE,
)


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Every rule's id is in the ledger of its game and stands once in the language."""
    first: dict[str, str] = {}
    for file in files.documentation_pages():
        if file.generated_by:
            continue
        for line, rule in _rules_of(file.content_string, file.src_uri):
            place = f"{file.src_uri}:{line}"
            known = load_game(file.src_uri.partition("/")[0]).rules
            if rule not in known:
                raise PluginError(f"{place}: there is no rule {rule!r}{did_you_mean(nearest(rule, known))}")
            if rule in first:
                raise PluginError(f"{place}: the rule {rule!r} stands already in {first[rule]}")
            first[rule] = place


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Numbers the sections and rules of a page that has rules, in the text and in the table of contents."""
    expected = len(_ATTRIBUTES.findall(page.markdown or ""))
    if not expected:
        return html
    words = config.extra["words"]
    section = number = found = 0

    def numbered(match: re.Match[str]) -> str:
        nonlocal section, number, found
        if match["rule"] is None:
            section, number = section + 1, 0
            return f"{match[0]}<span class=section-number data-search-exclude=1>{section}</span> "
        number, found = number + 1, found + 1
        return _rule(match["rule"], match["text"], f"{section}.{number}", words)

    html = _HEADING_OR_RULE.sub(numbered, html)
    if found != expected:
        raise PluginError(f"{page.file.src_uri}: {expected} rules are marked, but {found} became paragraphs with an id")
    for title in page.toc:
        for at, entry in enumerate(title.children, start=1):
            entry.title = f"{at}. {entry.title}"
    return html


def _rules_of(markdown: str, where: str) -> Iterator[tuple[int, str]]:
    """Line and id of each rule."""
    for match in _ATTRIBUTES.finditer(markdown):
        line = markdown.count("\n", 0, match.start()) + 1
        rule = _ID.search(match[0])
        if rule is None:
            raise PluginError(f"{where}:{line}: a rule without an id")
        yield line, rule[1]


def _rule(rule: str, text: str, number: str, words: dict[str, str]) -> str:
    name, copy, copied = (escape(words[key]) for key in ("rule_link", "copy", "copied"))
    link = f'class="rule-number" href="#{rule}" aria-label="{number} {name} {rule}" data-search-exclude="1"'
    button = f'class="rule-id" type="button" dir="ltr" data-copied="{copied}" aria-label="{copy} {rule}"'
    return (
        f'<p class="rule" id="{rule}"><a {link}>{number}</a> {text} '
        f'<button {button} data-search-exclude="1">{rule}</button></p>'
    )
