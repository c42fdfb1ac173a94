"""A game's rulebook: the site's pages as the chapters of an A5 book, to be read on a screen, printed, or stapled."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cards import DataError, FitilError, Game, Lang, Team
from cards.errors import Said
from cards.ledger import load_terms, pages_of, pictures_of
from cards.records import dataclass
from generator.display import Face, LayoutFinding, mixed
from generator.flow import COLORS, PAGE, Block, Document, Heading, PageStyle, Para, Plate, Table, as_text, compose
from generator.rulebook.columns import in_columns
from generator.rulebook.cover import cover
from generator.rulebook.markdown import Chapter, Context, anchors_of, chapter_of, source_of, tree_of
from generator.typesetting import REGULAR, Style, Styled, direction
from generator.words import words

_CHAPTER = Style("bold", "dark")

WHITE = "#ffffff"
SITE = Path(__file__).resolve().parents[2] / "site"
ORDER = (
    "index", "learn", "rules", "deck", "pieces", "examples", "questions", "glossary", "summary", "tournament",
)  # fmt: skip
"""The order of the chapters; pages that are not named here follow, by name."""
_SKIP = {"index": frozenset({"pages"})}  # the site's list of pages: the book has a table of contents
_COMPACT = frozenset({"summary"})  # to have at hand during play: the fewer pages, the better
SUMMARY = "summary"
_SUMMARY_PT = (11.0, 10.5, 10.0, 9.5, 9.0, 8.6, 8.2, 7.8, 7.4)
"""The sizes of a summary's type that are tried, in pt."""
_EASY_PT = 10.0
"""The smallest of them that is easy to read from one end of a line of a whole page to the other."""
_IDEA = re.compile(r"^!\[[^\]]*\]\((?:\.\./)?pictures/([\w-]+)\.svg\)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A composed book or sheet: its title, its pages, the ids of its rules, and the findings."""

    title: str
    document: Document
    rules: tuple[str, ...]
    findings: tuple[LayoutFinding, ...]


def rulebook(game: Game, lang: Lang, site: Path = SITE) -> Rulebook:
    """Compose the rulebook of a game. Raises `FitilError` if the game has no rule pages in `lang`."""
    pages = _Pages.read(game, lang, site)
    chapters, pictures = pages.chapters(), pages.pictures
    team = game.colours
    look = PageStyle(base=direction(lang), lang=lang, aside=10.0, size_pt=9.3, colors=_colors(team))
    idea = _IDEA.search(pages.sources[chapters[0].name][1])
    front = cover(
        look,
        team,
        title=_short_title(game, lang),
        subtitle=words(lang)("rulebook-subtitle"),
        line=_line(game, lang, site),
        small=words(lang)("rulebook-unofficial"),
        picture=pictures(idea[1]) if idea else None,
    )
    blocks: list[Block] = [Plate(front, "cover"), *_contents(chapters, lang)]
    for chapter in chapters:
        blocks += map(_compact, chapter.blocks) if chapter.name in _COMPACT else chapter.blocks
    document = compose(blocks, look)
    rules = tuple(rule for chapter in chapters for rule in chapter.rules)
    title = words(lang)("rulebook-title", game=game.title[lang])
    return Rulebook(title, document, rules, (*pictures.findings, *document.findings))


def summary_sheet(game: Game, lang: Lang, paper: tuple[float, float], site: Path = SITE) -> Rulebook:
    """Compose a game's summary for the table: one page of this paper (in mm) in the largest type that fits it.

    If it does not fit even in the smallest, it takes more pages. Raises `FitilError` if the game has no summary.
    """
    pages = _Pages.read(game, lang, site)
    if SUMMARY not in pages.sources:
        raise FitilError(f"{game.id} has no page {SUMMARY}.md in {lang}").coded("no-summary", game=game.id, lang=lang)
    (chapter,) = pages.chapters([SUMMARY])
    team = game.colours
    look = PageStyle(
        width=paper[0], height=paper[1], top=12.0, bottom=9.0, inner=13.0, outer=13.0,
        base=direction(lang), lang=lang, sided=False, numbers=False, colors=_colors(team),
    )  # fmt: skip
    heading, *rest = chapter.blocks
    if isinstance(heading, Heading):
        heading = replace(heading, text=(*as_text(f"{_short_title(game, lang)}: "), *heading.text))
    document = _largest(_compact(heading), list(map(_compact, rest)), look)
    title = f"{game.title[lang]}: {''.join(part.text for part in chapter.title)}"
    return Rulebook(title, document, chapter.rules, (*pages.pictures.findings, *document.findings))


def _largest(heading: Block, rest: Sequence[Block], look: PageStyle) -> Document:
    """A sheet in the largest type that fits one page: in one column if it is easy to read there, else in two."""
    sizes = [replace(look, size_pt=size_pt) for size_pt in _SUMMARY_PT]
    in_one = ((sized, compose([heading, *rest], sized)) for sized in sizes)
    one = next(((sized, found) for sized, found in in_one if len(found.pages) == 1), None)
    if one and one[0].size_pt >= _EASY_PT:
        return one[1]
    in_two = (in_columns(heading, rest, sized) for sized in sizes if not one or sized.size_pt > one[0].size_pt)
    return next(filter(None, in_two), None) or (one[1] if one else compose([heading, *rest], sizes[-1]))


@dataclass(frozen=True, slots=True)
class _Pages:
    """A game's pages in one language as they are read: by name, in the book's order."""

    folder: Path
    sources: Mapping[str, tuple[Mapping[str, Any], str]]
    lang: Lang
    terms: Mapping[str, str]
    pictures: _Pictures

    @classmethod
    def read(cls, game: Game, lang: Lang, site: Path) -> _Pages:
        folder = _folder(game, lang, site)
        names = sorted(path.stem for path in folder.glob("*.md"))
        names.sort(key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
        sources = {name: source_of(folder / f"{name}.md") for name in names}
        return cls(folder, sources, lang, _other_names(game, lang), _Pictures(pictures_of(game.id, site), lang))

    def chapters(self, names: Sequence[str] = ()) -> list[Chapter]:
        """The chapters of these pages, else of all; links lead only to pages that are among them."""
        chosen = names or [*self.sources]
        trees = {name: tree_of(self.folder / f"{name}.md", self.sources[name][1]) for name in chosen}
        context = Context(
            lang=self.lang,
            base=direction(self.lang),
            anchors=frozenset(anchor for name, tree in trees.items() for anchor in anchors_of(name, tree)),
            picture=self.pictures,
            terms=self.terms,
        )
        return [
            chapter_of(name, self.sources[name][0], tree, replace(context, skip=_SKIP.get(name, frozenset())))
            for name, tree in trees.items()
        ]


def _short_title(game: Game, lang: Lang) -> str:
    """The game's title without the part in brackets."""
    return re.sub(r" \(.+\)$", "", game.title[lang])


def _folder(game: Game, lang: Lang, site: Path) -> Path:
    if not site.is_dir():
        raise FitilError("the rule pages are not here: run `fitil rulebook` in a clone of the project").coded(
            "no-pages-here"
        )
    folder = pages_of(game.id, lang, site)
    if not (folder / "index.md").exists():
        raise DataError(folder, f"{game.id} has no rule pages in {lang}").coded(
            "no-rule-pages", game=game.id, lang=lang
        )
    return folder


def _compact(block: Block) -> Block:
    """A block set a little smaller and tighter."""
    if isinstance(block, Para):
        return replace(block, size=block.size * 0.92, leading=1.26, gap=0.36 if block.gap is None else block.gap * 0.7)
    return replace(block, size=block.size * 0.92) if isinstance(block, Table) else block


def _line(game: Game, lang: Lang, site: Path) -> str:
    """The line that introduces the game on the site's first page."""
    meta, _ = source_of(site / lang / "docs" / "index.md")
    lines = meta.get("games")
    return str(lines.get(game.id, "")) if isinstance(lines, dict) else ""


def _contents(chapters: Sequence[Chapter], lang: Lang) -> Iterator[Block]:
    """The table of contents: chapters and their sections, each with its page number."""
    yield Heading(text=as_text(words(lang)("rulebook-contents")), anchor="contents")
    for chapter in chapters:
        target = f"#{chapter.name}"
        title = tuple(Styled(part.text, _CHAPTER, target) for part in chapter.title)
        tail = as_text(PAGE, _CHAPTER, target)
        sections = chapter.sections if len(chapter.sections) > 1 else ()
        yield Para(text=title, tail=tail, leader=True, gap=0.42, size=0.98, keep=bool(sections))
        for section in sections:
            target = f"#{section.anchor}"
            number = as_text(section.number, Style(color="main")) if section.number else ()
            text = tuple(replace(part, link=target) for part in section.title)
            yield Para(
                text=text,
                marker=number,
                tail=as_text(PAGE, REGULAR, target),
                leader=True,
                gap=0.0,
                size=0.94,
                indent=7.0,
            )
    yield Para(text=as_text(words(lang)("rulebook-pages"), Style("italic", "soft")), size=0.88, gap=1.6)


def _other_names(game: Game, lang: Lang) -> Mapping[str, str]:
    """The names of the game's terms in the other languages."""
    return {
        term.id: ", ".join(term.heading(other) for other in game.langs if other != lang and other in term.forms)
        for term in load_terms(game.id)
    }


def _colors(team: Team) -> Mapping[str, str]:
    return {
        **COLORS,
        "dark": team.dark,
        "main": team.main,
        "accent": team.accent,
        "light": mixed(WHITE, team.light, 0.55),
        "tint": mixed(WHITE, team.light, 0.3),
    }


class _Pictures:
    """Draws the pictures of a game, each once; faults in them are collected as findings."""

    def __init__(self, folder: Path, lang: Lang) -> None:
        self.folder = folder
        self.lang = lang
        self.findings: list[LayoutFinding] = []
        self._drawn: dict[str, Face | None] = {}

    def __call__(self, name: str) -> Face | None:
        if name not in self._drawn:
            self._drawn[name] = self._draw(name)
        return self._drawn[name]

    def _draw(self, name: str) -> Face | None:
        from generator.diagrams import draw, load_diagram

        path = self.folder / f"{name}.yaml"
        if not path.exists():
            self.findings.append(
                LayoutFinding("no-picture", Said(f"there is no picture {path}", "no-such-picture", path=str(path)))
            )
            return None
        try:
            face = draw(load_diagram(path), self.lang)
        except DataError as error:
            self.findings.append(LayoutFinding("unusable-picture", str(error)))
            return None
        self.findings += face.findings
        return face
