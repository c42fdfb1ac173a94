"""The database as it is now, with its faces and pages, shared by all browser tabs.

Reading and laying out happen in a thread, one thing at a time; the tabs are updated in between.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import asdict, field
from secrets import token_hex
from typing import Any, Generic, TypeVar

from cards import Finding, FitilError, Game, Lang, card_text, own_words, plain
from cards.records import dataclass
from cards.tools import lint, name_lines
from generator.display import Face
from generator.face import Look
from generator.preview.database import Database, in_each, shown
from generator.preview.gallery import Gallery, ShownFace, team_names
from generator.preview.samples import listed
from generator.preview.sheets import DECK, SET, TEAM, PageDrawing, Wish, choices, imposed, page_svg, printed
from generator.preview.watch import saves
from generator.render import svg
from generator.words import words

T = TypeVar("T")
BREATH_S = 15.0
"""The seconds between signs of life on an idle stream, by which a closed browser is noticed."""
MOST_LOOKS, MOST_FACES, MOST_PAGES = 8, 3000, 400


class Recent(Generic[T]):
    """A cache of the things most recently stored or asked for, by name; the oldest are dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Any, T] = OrderedDict()

    def put(self, name: Any, thing: T) -> T:
        """Store a thing, and return it."""
        self._kept[name] = thing
        self._kept.move_to_end(name)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return thing

    def get(self, name: Any) -> T | None:
        """The thing of that name, if it is still here."""
        if name in self._kept:
            self._kept.move_to_end(name)
        return self._kept.get(name)


@dataclass
class Live:
    """The state that all tabs share. `run` identifies this run of the program."""

    database: Database
    run: str = field(default_factory=lambda: token_hex(4))
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _stop: asyncio.Event = field(default_factory=asyncio.Event)
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)
    _galleries: Recent[Gallery] = field(default_factory=lambda: Recent(MOST_LOOKS))
    _faces: Recent[tuple[str, Face]] = field(default_factory=lambda: Recent(MOST_FACES))
    _seen: dict[str, int] = field(default_factory=dict)
    _samples: Recent[Face] = field(default_factory=lambda: Recent(MOST_FACES))
    _pages: Recent[PageDrawing] = field(default_factory=lambda: Recent(MOST_PAGES))

    async def watch(self) -> None:
        """Read again whatever is saved, until `stop`."""
        async for _ in saves(self.database.watched, self._stop):
            await self.refresh()

    async def refresh(self) -> None:
        """Read what has changed, and notify the tabs."""
        if await self._work(self.database.refresh):
            self._news.set()
            self._news = asyncio.Event()

    def stop(self) -> None:
        """End the watching and all streams."""
        self._stop.set()
        self._news.set()

    async def story(self, look: Look) -> AsyncIterator[dict[str, Any]]:
        """Stream to a tab: first everything, then what is new; an empty piece is a sign of life.

        `about` describes the game and what can be printed, `order` lists its card ids with their teams, `faults` the
        faults of the files, `cards` the rows of some cards, with `left` more to come; `ready` ends a round.
        """
        gallery = self._gallery(look)
        told: dict[str, Any] = {}
        rows: dict[str, Any] = {}
        while not self._stop.is_set():
            edition, news = self.database.edition, self._news
            head = await self._work(self._head, gallery)
            if new := {key: value for key, value in head.items() if told.get(key) != value}:
                told |= new
                yield new
            # browsers ask for the faces in view: those come first when all are laid out again
            left = sorted((card_id for card_id, _ in head["order"]), key=lambda card_id: -self._seen.get(card_id, 0))
            rows = {card_id: rows[card_id] for card_id in left if card_id in rows}
            while left and edition == self.database.edition:
                made, left = await self._work(self._some, gallery, left)
                new_rows = {card_id: one.row for card_id, one in made.items() if rows.get(card_id) != one.row}
                rows |= new_rows
                if new_rows or left:
                    yield {"cards": new_rows, "left": len(left)}
            if edition == self.database.edition:
                yield {"ready": edition}
                while not news.is_set():
                    try:
                        await asyncio.wait_for(news.wait(), BREATH_S)
                    except TimeoutError:
                        yield {}

    async def face_svg(self, mark: str) -> str | None:
        """The SVG of a face that was announced to some tab; None if it is unknown."""
        if (found := self._faces.get(mark)) is None:
            return None
        card_id, face = found
        self._seen[card_id] = max(self._seen.values(), default=0) + 1
        return await asyncio.to_thread(svg, face)

    async def page_svg(self, mark: str) -> str | None:
        """The SVG of a page that was announced to some tab; None if it is unknown."""
        drawing = self._pages.get(mark)
        return await asyncio.to_thread(page_svg, drawing) if drawing else None

    async def sheets(self, look: Look, wish: Wish) -> dict[str, Any]:
        """Impose a wish: each page's hash and side, the paper in mm, the command that prints it, the count of cards."""
        found = await self._work(imposed, self._gallery(look), wish)
        for drawing in found.drawings:
            self._pages.put(drawing.mark, drawing)
        pages = [{"page": drawing.mark, "side": drawing.composed.page.side} for drawing in found.drawings]
        return {"pages": pages, "paper": list(found.paper), "command": found.command, "cards": found.cards}

    async def pdf(self, look: Look, wish: Wish) -> bytes:
        """The PDF of a wish, made by the command that stands beside it; raises `FitilError` if it cannot be made."""
        found = await self._work(imposed, self._gallery(look), wish)
        return await asyncio.to_thread(printed, found.command)

    async def samples(self, lang: Lang) -> dict[str, Any]:
        """Everything that a scene may name, by group: each name with its drawing's hash, and what can be set."""
        found = await self._work(listed, self.database, lang)
        for mark, face in found.drawings.items():
            self._samples.put(mark, face)
        return {"groups": found.groups}

    async def sample_svg(self, mark: str) -> str | None:
        """The SVG of a sample that was announced to some tab; None if it is unknown."""
        face = self._samples.get(mark)
        return await asyncio.to_thread(svg, face) if face else None

    async def findings(self, look: Look) -> list[dict[str, Any]]:
        """The findings in the faces, in all languages, and in the database."""
        return await self._work(self._findings, look)

    async def card(self, card_id: str) -> dict[str, Any] | None:
        """The text of a card in every language, and the places where it is written; None if it is unknown."""
        return await self._work(self._card, card_id)

    # --- in the thread ---------------------------------------------------------------------------------------------

    async def _work(self, job: Callable[..., T], *arguments: Any) -> T:
        async with self._one:
            return await asyncio.to_thread(job, *arguments)

    def _gallery(self, look: Look) -> Gallery:
        return self._galleries.get(look) or self._galleries.put(look, Gallery(self.database, look))

    def _some(self, gallery: Gallery, card_ids: list[str]) -> tuple[dict[str, ShownFace], list[str]]:
        """Some of these faces, stored so that the browser can ask for them by hash, and the ids of the rest."""
        made, left = gallery.some(card_ids)
        for card_id, one in made.items():
            if one.face and one.mark:
                self._faces.put(one.mark, (card_id, one.face))
        return made, left

    def _head(self, gallery: Gallery) -> dict[str, Any]:
        database = self.database
        about: dict[str, Any] = {"run": self.run, "id": database.folder.name, "langs": list(database.langs)}
        if game := database.game:
            about |= {"title": dict(game.title), "version": game.version}
            about |= {"teams": list(self._teams(game)), "choices": list(self._choices(game))}
            kinds = [{"id": kind, "name": _try(_kind_names, game, kind) or {}} for kind in (DECK, TEAM, SET)]
            about |= {"kinds": kinds}
            about |= {"sheets": [{"name": name, "title": dict(s.title)} for name, s in sorted(database.sheets.items())]}
        order = [(card_id, database.team(card_id)) for card_id in gallery.ids()]
        return {"about": about, "order": order, "faults": [asdict(finding) for finding in database.findings]}

    def _teams(self, game: Game) -> Iterator[dict[str, Any]]:
        used = {card.team for card in game.cards.values()}
        for team in [*(name for name in game.teams if name in used), *([None] if None in used else [])]:
            color = (game.teams[team] if team else game.neutral).main
            yield {"id": team, "name": _try(team_names, self.database, team) or {}, "main": color}

    def _choices(self, game: Game) -> Iterator[dict[str, Any]]:
        for kind, name in choices(game, self.database):
            if kind == DECK:
                names = dict(self.database.decks[name].name)
            elif kind == TEAM:
                names = _try(team_names, self.database, name if name in game.teams else None) or {}
            else:
                names = dict(game.sets[name])
            yield {"value": f"{kind}:{name}", "kind": kind, "name": names}

    def _findings(self, look: Look) -> list[dict[str, Any]]:
        game = self.database.game
        if game is None:
            return []
        found = [finding for lang in game.langs for finding in self._face_findings(game, lang, look)]
        wrong: list[Finding] = _try(list, lint(game)) or []
        for one in wrong:
            place = f"{shown(one.path)}:{one.line}"
            fix = in_each(one.fix) if one.fix else None
            found.append({"place": place, "lang": one.lang, "card": None, "what": in_each(one.what), "fix": fix})
        return found

    def _face_findings(self, game: Game, lang: Lang, look: Look) -> Iterator[dict[str, Any]]:
        second = look.lang if lang == look.second else look.second
        gallery = self._gallery(Look(lang=lang, second=second, ink=look.ink))
        places = _try(name_lines, game, lang) or {}
        for card_id in gallery.ids():
            path, line = places.get(card_id, (game.folder / "game.yaml", 1))
            one = gallery.shown(card_id)
            for what in one.row["findings"] if one else ():
                yield {"place": f"{shown(path)}:{line}", "lang": lang, "card": card_id, "what": what, "fix": None}

    def _card(self, card_id: str) -> dict[str, Any] | None:
        game = self.database.game
        card = game.cards.get(card_id) if game else None
        if game is None or card is None:
            return None
        text = {lang: _try(card_text, game, card, lang) or () for lang in game.langs}
        return {
            "text": {lang: plain(paragraphs) for lang, paragraphs in text.items()},
            "flavour": {lang: game.words[lang][card_id].flavour for lang in game.langs},
            "places": _try(list, self.database.places(card)) or [],
        }


def _kind_names(game: Game, kind: str) -> dict[Lang, str]:
    """What the choices of a kind are, in every language of the game."""
    return {lang: words(lang)(f"choice-{kind}", **own_words(game, lang)) for lang in game.langs}


def _try(job: Callable[..., T], *arguments: Any) -> T | None:
    """The result of `job`, or None if faulty files make it fail; the findings report those."""
    try:
        return job(*arguments)
    except (FitilError, OSError, LookupError, TypeError):
        return None
