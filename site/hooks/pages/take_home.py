"""To take home: the PDFs of each game, made by the commands of `site/take_home.yaml`, and a page that begins with them.

What is printed of cards is made in the reader's page, by the same program: `assets/js/workshop/take.js` asks for it.
The books are made here, and so is all of it where the page has no program: when what they show has changed, several at
once where there are cores for it, and cached between builds. A booklet is made in the page too, of the plain pages,
with what lies beside them of it, and so is a second paper. The addresses of files are stable:
`<lang>/<game>/print/rulebook.pdf`.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from cards import Card, Deck, Game, Lang, in_own_words
from cards.database import files_under, kept_folders, key_of, own_files, read_yaml
from cards.decks import load_deck, starter_refs
from cards.languages import LANGUAGES
from cards.ledger import pages_of, pictures_of

from ..site import PACKAGES, SITE, Site, shelf_of, shown_in
from ..steps import on_files, on_page_markdown
from . import remade

PRINTED_BY = ("generator.cli", "generator.accessories.*", "cards.language.grammar.*")
JUDGED_BY = ("rules_checker.judging.verdicts", "rules_checker.games.*.deck")
BOUND_BY = ("generator.rulebook.cli", "generator.diagrams.*")
"""The modules of the commands that make the files: of all, of registration sheets, of books."""

IN_PAGE = "cards"
"""The part of the list that a page makes itself, if it has the program."""
_STAND_IN = re.compile(r" [^.]*`ADDRESS`[^.]*\.")
"""The sentence that says what to write instead."""


@dataclass(frozen=True, slots=True)
class Handout:
    """A file to take home: what it is, its name without `.pdf`, its paper, its deck if it is one's, its command.

    `of` is the name of the file that a page makes it of, if it makes it of one.
    """

    kind: str
    name: str
    paper: str
    of: str
    deck: Deck | None
    command: tuple[str, ...]

    @property
    def request(self) -> dict[str, Any]:
        """What a page asks its program for, to have this made; `typed` is what stands in the margins."""
        does, *words = self.command
        named: list[str] = []
        options: dict[str, Any] = {}
        for at, word in enumerate(words):
            before = words[at - 1] if at else ""
            if word.startswith("--"):
                options[word[2:]] = True
            elif before.startswith("--"):
                options[before[2:]] = word
            else:
                named.append(word)
        return {"does": does, "named": named, "options": options, "typed": list(self.command)}


@dataclass(frozen=True, slots=True)
class HandoutShelf:
    """Handouts of a game that are made anew together: those of a deck, or of one of the list's parts."""

    game: Game
    part: str
    deck: Deck | None
    wanted: tuple[Handout, ...]

    @property
    def name(self) -> str:
        """What the shelf is called among those of its game."""
        return _name(self.deck) or self.part

    @property
    def key(self) -> tuple[str, str]:
        """What the shelf is called among all."""
        return self.game.id, self.name


@on_files(gives=["pdf_sizes"])
def add_handouts(site: Site) -> None:
    """Make the PDFs of each game that has pages in this language; add them, and the page that leads to them."""
    site.pdf_sizes = {}
    shelves = [shelf for game in site.games for part in _list() for shelf in _shelves(game, part, site)]
    folders = _made([shelf for shelf in shelves if shelf.part != IN_PAGE], site)  # while the runtime is made
    here = [shelf for shelf in shelves if shelf.part == IN_PAGE]
    folders |= {} if site.runtime() else _made(here, site)
    for game in site.games:
        files: list[tuple[Handout, Path | None]] = []
        for shelf in (shelf for shelf in shelves if shelf.game is game):
            if shelf.key in folders:
                folder, wanted = folders[shelf.key]
                files += [(one, folder / f"{one.name}.pdf") for one in wanted]
            elif shelf in here and site.runtime():
                files += [(one, None) for one in shelf.wanted]
        made = {
            one.name: (path.read_bytes(), path.with_name(f"{one.of}.pdf").read_bytes())
            for one, path in files
            if path and _is_remade(one, site)
        }
        if made:
            site.add(f"{game.id}/print/{remade.FILE}", remade.left(made))
        for one, path in files:
            if path and one.name not in made:
                site.add(f"{game.id}/print/{path.name}", path)
            size = told_size(path.stat().st_size, site.extra.take_home) if path else ""
            site.pdf_sizes[f"{game.id}/print/{one.name}.pdf"] = size
        site.add(f"{game.id}/print.md", _page(game, files, site))


@on_page_markdown()
def begin_with_games(markdown: str, page: Page, site: Site) -> str:
    """Begin the page about printing with the games' pages of things to take home."""
    if page.file.src_uri != "print.md":
        return markdown
    template = site.templates.get_template("take_home_games.md.jinja")
    shown = template.render(games=site.games, lang=site.lang, words=site.extra.take_home)
    if address := site.extra.project:
        markdown = _STAND_IN.sub("", markdown).replace("ADDRESS", address)
    lead, heading, rest = markdown.partition("\n## ")
    return f"{lead}\n{shown}{heading}{rest}"


def _is_remade(one: Handout, site: Site) -> bool:
    """Whether a page makes it of another file that is there."""
    return bool(one.of and site.runtime())


def _list() -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = read_yaml(SITE / "take_home.yaml").data
    return found


def _shelves(game: Game, part: str, site: Site) -> Iterator[HandoutShelf]:
    """The handouts of a game that it has everything for, in the list's order, those of each deck together."""
    has = {*_what_it_has(game, site)}
    entries = [entry for entry in _list()[part] if entry.get("needs") in {None, *has}]
    decks = [load_deck(ref) for ref in starter_refs() if ref.startswith(f"{game.id}/")] if game.cards else []
    for deck in (*decks, None):
        wanted = tuple(
            Handout(
                kind=entry["kind"],
                name=entry["name"].format(deck=_name(deck)),
                paper=entry.get("paper", ""),
                of=entry.get("of", ""),
                deck=deck,
                command=tuple(shlex.split(entry["command"].format(game=game.id, deck=_name(deck)))),
            )
            for entry in entries
            if ("{deck}" in entry["name"]) == (deck is not None)
        )
        if wanted:
            yield HandoutShelf(game, part, deck, wanted)


def _one_of_each_kind(shelves: Iterable[HandoutShelf]) -> Iterator[HandoutShelf]:
    """The shelves that have a kind of handout which none before them has, with those kinds alone."""
    seen: set[str] = set()
    for shelf in shelves:
        wanted = tuple(one for one in shelf.wanted if one.kind not in seen)
        seen |= {one.kind for one in wanted}
        if wanted:
            yield replace(shelf, wanted=wanted)


def _name(deck: Deck | None) -> str:
    return deck.ref.partition("/")[2] if deck else ""


def _what_it_has(game: Game, site: Site) -> Iterator[str]:
    """What of the list's `needs` a game has."""
    if game.deck_rules:
        yield "deck"
    if site.has(f"{game.id}/summary.md"):
        yield "summary"
    if game.cards:
        from generator.face import template_of

        template = template_of(game)
        brought = any(ref.startswith(f"{game.id}/") for ref in starter_refs())
        if not brought or game.pieces:  # with pieces, no one deck is all that a player needs
            yield "whole"
        has = {
            "aids": template.aid,
            "pieces": game.pieces and (brought or not all(kind.piece_rule for kind in game.types.values())),
            "squares": any(layout.square for layout in template.layouts.values()),
            "tables": template.tables,
            "tokens": template.tokens,
        }
        yield from (name for name, there in has.items() if there)


def _made(shelves: Sequence[HandoutShelf], site: Site) -> dict[tuple[str, str], tuple[Path, tuple[Handout, ...]]]:
    """The cached folder of each shelf that the site has, by its key, and what it holds.

    Those that show something that has changed are made, on all cores; in a build that is `quick` those of an earlier
    state will do.
    """
    lang, shelves = site.lang, [*_one_of_each_kind(shelves)] if site.lean else shelves
    named = {f"print-{shelf.game.id}-{lang}-{shelf.name}": shelf for shelf in shelves}

    def will_do(name: str, folder: Path) -> bool:
        return site.quick and all((folder / f"{one.name}.pdf").exists() for one in named[name].wanted)

    def make(folders: Mapping[str, Path]) -> None:
        commands = [
            [*one.command, "--lang", lang, "-o", str(folder / f"{one.name}.pdf")]
            for name, folder in folders.items()
            for one in named[name].wanted
        ]
        hands = max(1, (os.cpu_count() or 1) // len(LANGUAGES))
        with ThreadPoolExecutor(hands) as pool:
            list(pool.map(press, (commands[hand::hands] for hand in range(hands))))

    made = kept_folders({name: _key(shelf, lang) for name, shelf in named.items()}, make, will_do)
    return {shelf.key: (made[name], shelf.wanted) for name, shelf in named.items()}


def _key(shelf: HandoutShelf, lang: Lang) -> str:
    """A hash of all that the files of a shelf are made from; of a deck's, of what its cards show and of no other's."""
    from generator.rulebook.book import SITE as PAGES

    game = shelf.game
    asked = [one.command for one in shelf.wanted], os.environ.get("FITIL_ADDRESS")  # codes on sheets lead there
    code = [*PRINTED_BY, *(JUDGED_BY if shelf.deck else ())]
    if shelf.deck:
        shown = [game.cards[name] for name in sorted({*shelf.deck.cards, *chain(*shelf.deck.slots.values())})]
        return key_of(_shared(game, lang), code=code, facts=(asked, shelf.deck, _fingerprints(game, shown, lang)))
    used = [*shown_in(lang, game.folder), *own_files(game.folder)]
    if shelf.part == "pages":
        used += [*files_under(pages_of(game.id, lang, PAGES)), *files_under(pictures_of(game.id, PAGES))]
        used.append(str(PAGES / lang / "docs" / "index.md"))
        code += BOUND_BY
    return key_of(used, code=code, facts=asked)


def _shared(game: Game, lang: Lang) -> list[str]:
    """The files of a game that any deck's handouts may show something of: not its cards, its pictures and its decks."""
    alone = [*(game.folder / name for name in ("cards", "art", "decks")), *game.folder.glob("locale/*/cards")]
    below = tuple(f"{folder}{os.sep}" for folder in alone)
    return [path for path in shown_in(lang, game.folder) if not path.startswith(below)]


def _fingerprints(game: Game, shown: Sequence[Card], lang: Lang) -> list[str]:
    """Hashes of all that is visible on some cards."""
    faces = shelf_of(game.id, lang)
    found = [faces.fingerprint(card) for card in shown]
    faces.keep()
    return found


def press(commands: list[list[str]]) -> None:
    """Run the commands in a process of their own, without the printer's offsets of whoever builds the site."""
    with tempfile.TemporaryDirectory() as nothing:
        done = subprocess.run(  # noqa: S603 - our own interpreter and program
            [sys.executable, str(SITE / "press.py")],
            input=json.dumps(commands),
            env=os.environ | {"FITIL_CONFIG": nothing, "PYTHONPATH": str(PACKAGES)},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode:
        raise PluginError(done.stderr.strip().splitlines()[-1])


def _page(game: Game, files: Sequence[tuple[Handout, Path | None]], site: Site) -> str:
    """The page that leads to files; those without a path are made where it is read."""
    lang, words = site.lang, site.extra.take_home
    words = in_own_words(game, lang, words) if game.cards else words
    kinds: dict[str, list[dict[str, Any]]] = {}
    decks: dict[str, dict[str, Any]] = {}
    for one, path in files:
        shown: dict[str, Any] = {"name": one.name, "paper": one.paper, "kind": one.kind, "size": "", "request": None}
        if path:
            pages, sheets = _length(path)
            long = words["sheets" if sheets else "pages"].format(n=pages, sheets=sheets)
            shown["size"] = f"{long}, {told_size(path.stat().st_size, words)}"
            if _is_remade(one, site):
                shown["request"] = {"does": "remade", "name": one.name, "of": f"{one.of}.pdf", "pages": pages}
        else:
            shown["request"] = one.request
        if one.deck:
            about = {
                "id": _name(one.deck),
                "name": one.deck.name[lang],
                "plan": one.deck.plan.get(lang, ""),
                "files": [],
            }
            decks.setdefault(_name(one.deck), about)["files"].append(shown)
        else:
            kinds.setdefault(one.kind, []).append(shown)
    template = site.templates.get_template("take_home.md.jinja")
    squares = "squares" in _what_it_has(game, site)
    all_shown: dict[str, Any] = {"decks": decks.values(), "kinds": kinds, "squares": squares, "words": words}
    all_shown["here"] = None
    if runtime := site.runtime():
        said = {key: words[key] for key in ("loading", "making", "made", "count_pages", "sheets", "broken")}
        all_shown["here"] = {"runtime": runtime, "lang": lang, "game": game.id, "words": said}
    return str(template.render(title=game.title[lang], **all_shown)).lstrip()


def _length(path: Path) -> tuple[int, int]:
    """How long a file is: its pages and, where they are printed on both sides, the sheets of paper that they take."""
    from pypdfium2 import PdfDocument
    from pypdfium2.raw import DuplexUndefined, FPDF_VIEWERREF_GetDuplex, Simplex

    with PdfDocument(path) as document:
        pages = len(document)
        both = FPDF_VIEWERREF_GetDuplex(document) not in (DuplexUndefined, Simplex)
    return pages, -(-pages // 2) if both else 0


def told_size(size: int, words: Mapping[str, str]) -> str:
    """A file's size as it is told to a reader: kB below a million bytes, else MB with one place."""
    if size < 1_000_000:
        return words["kb"].format(n=max(1, round(size / 1000)))
    return words["mb"].format(n=f"{size / 1_000_000:.1f}".replace(".", words["point"]))
