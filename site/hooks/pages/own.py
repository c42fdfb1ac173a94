"""The page for cards of one's own: what its scripts know, and a table with pictures to begin with.

It is in English, too, for whoever comes with cards in neither of the site's languages: out of sight until that is
asked for.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import markdown as marked
from mkdocs.structure.pages import Page

from cards import Lang
from cards.database import plain_yaml

from ..site import SITE, Site
from ..steps import on_files, on_page_content, on_page_markdown
from . import scripted
from .own_steps import STEPS, sample_of, size_of

PAGE = "own.md"
PRINTING = ("option_", "in_", "ink_", "marks_", "what_print", "count_")
"""What the words of a panel for printing begin with, among the workshop's."""
ALSO = (
    *("print", "options", "no_second", "sheets_own", "backs", "aids", "printing", "download", "open", "printed"),
    *("command", "copy", "save_list", "licences", "make_pdf", "sleeved", "only_list", "broken"),
)
_DAY = (1980, 1, 1, 0, 0, 0)


@on_files()
def add_facts(site: Site) -> None:
    """Add the files beside the page, if there is one."""
    if not site.has(PAGE):
        return
    shop = site.extra.workshop
    words = {name: said for name, said in shop.items() if name in ALSO or name.startswith(PRINTING)}
    _add(site, "own", site.lang, {**words, **site.extra.own})
    _add(site, "en", "en", _english())
    for name, lang in (("cards", site.lang), ("en", "en")):
        site.add(f"own/{name}.zip", _packed(sample_of(lang)))


def _add(site: Site, name: str, lang: Lang, words: Mapping[str, Any]) -> None:
    """Add what the scripts know, in a language."""
    facts = {"lang": lang, "words": words, "sheets": scripted.sheets(lang), "runtime": site.runtime()}
    scripted.add_json(site, f"own/{name}", facts)


def _english() -> Mapping[str, Any]:
    """The words of the page in English."""
    said: Mapping[str, Any] = plain_yaml((SITE / "own" / "english.yaml").read_bytes())
    return said


@on_page_markdown()
def begin_with_place(markdown: str, page: Page, site: Site) -> str:
    """Put the place in which cards are made before the first section of the page about them, and a picture in each."""
    if page.file.src_uri != PAGE:
        return markdown
    lead, *sections = markdown.split("\n## ")
    says = site.extra.own["needs_scripts"]
    place = f'\n<div id="own" class="own" data-search-exclude="1"><p>{says}</p></div>\n'
    return "\n## ".join([f"{lead}{place}", *_shown(sections, site.extra.own, site.lang)])


@on_page_content()
def add_english(html: str, page: Page, site: Site) -> str:
    """Add the guide in English, out of sight."""
    if page.file.src_uri != PAGE:
        return html
    _, *sections = (SITE.parent / "OWN.md").read_text(encoding="utf-8").split("\n## ")
    plain = ["\n".join(line for line in one.split("\n") if not line.startswith(("![", "<img"))) for one in sections]
    text = "\n## ".join(["", *_shown(plain, _english(), "en")]).replace("(site/own/cards.zip)", "(en.zip)")
    guide = marked.markdown(text, extensions=["tables", "fenced_code"])
    return f'{html}\n<div id="own-english" lang="en" dir="ltr" hidden data-search-exclude="1">{guide}</div>'


def _shown(sections: Sequence[str], says: Mapping[str, Any], lang: Lang) -> Iterator[str]:
    """The sections of a guide, those of its steps each with their picture; any further one as it is."""
    for step, section in zip_longest(STEPS, sections):
        if step is None:
            yield section
        else:
            alt, size = says[f"picture_{step}"], size_of(step, lang)
            picture = f'<img class="own-step" src="{STEPS[step].format(lang)}" {size} loading="lazy" alt="{alt}">'
            yield f"{section.rstrip()}\n\n{picture}\n"


def _packed(files: Mapping[str, bytes]) -> bytes:
    """Files as an archive; the same files give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _DAY), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
