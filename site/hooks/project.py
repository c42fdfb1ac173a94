"""Links to the project: its address in the footer, and at every rule "report a mistake"; none where none is configured.

`extra.project` is an address. `extra.report` is one with `{title}` and `{body}` in it, which become the rule's id and
its address: that of a form (`https://…/new?title={title}&body={body}`) or a mailbox (`mailto:…?subject={title}`).
"""

from __future__ import annotations

import re
from html import escape
from urllib.parse import quote

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

_RULE = re.compile(r'(<p class="rule" id="(?P<id>[^"]+)">.*?)(?=</p>)', re.DOTALL)
_PLACE = re.compile(r"\{(\w*)\}")


def on_config(config: MkDocsConfig) -> None:
    """Add the project's address to the footer. Raise `PluginError` for a place to report that has unknown parts."""
    if address := config.extra["project"]:
        name = escape(config.extra["words"]["project"])
        config.copyright = f'{config.copyright} <a href="{escape(address)}">{name}</a>'
    if unknown := {*_PLACE.findall(config.extra["report"])} - {"title", "body"}:
        raise PluginError(f"extra.report: {{{min(unknown)}}} is neither {{title}} nor {{body}}")


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """End every rule with a link for those who found a mistake in it; the search has taken its words already."""
    to, words = config.extra["report"], config.extra["words"]
    if not to:
        return html

    def with_link(rule: re.Match[str]) -> str:
        where = f"{config.extra['address']}{config.theme['language']}/{page.url}#{rule['id']}"
        told = {"title": f"{page.file.src_uri.partition('/')[0]}: {rule['id']}", "body": f"{where}\n\n"}
        href = escape(_PLACE.sub(lambda place: quote(told[place[1]], safe=""), to))
        said = f"{words['report']} ({rule['id']})"
        link = f'class="report" href="{href}" title="{escape(said)}" aria-label="{escape(said)}"'
        return f'{rule[1]} <a {link} data-search-exclude="1">⚑</a>'

    return _RULE.sub(with_link, html)
