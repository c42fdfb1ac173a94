"""What an organiser asks of the club, or whoever keeps a table: which tables there are, a new one, its addresses."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from secrets import randbits
from tempfile import TemporaryDirectory
from typing import Any

from cards import Deck, FitilError, Game, Lang, load_deck, load_game
from cards.decks import qr_code, starter_refs
from rules_checker.club.club import Club
from rules_checker.club.cup import Cup
from rules_checker.club.doings import unread
from rules_checker.club.keys import HOST, ONLOOKERS, ClubPlace
from rules_checker.club.screen import about
from rules_checker.club.table import KIND, Clock
from rules_checker.engine import ONLOOKER
from rules_checker.judging import start_of
from rules_checker.play import PERSON, GameRecord, Session, each_seat, result, words_for
from rules_checker.setup import brought, engine_ids, load_engine, starters, ways

CLUB = "club"
"""The room that has all others."""
MOST_TABLES = 500
MOST_SECONDS = 7 * 24 * 3600


class Evening:
    """An evening of a club, for whoever has its address; `base` is the address of this server for phones.

    Tables are begun with starter decks, and with `decks` of the organiser's own.
    """

    def __init__(self, club: Club, base: str = "", cup: Cup | None = None, decks: Sequence[Deck] = ()) -> None:
        self.club, self.base, self.cup = club, base, cup
        self._own = {f"own-{at}": deck for at, deck in enumerate(decks, 1)}

    async def __call__(self, place: ClubPlace, asked: Mapping[str, Any], lang: Lang, base: str) -> dict[str, Any]:
        """Answer whoever is at a place; raises `FitilError` for what cannot be."""
        return await asyncio.to_thread(self.answer, place, asked, lang, self.base or base)

    def answer(self, place: ClubPlace, asked: Mapping[str, Any], lang: Lang, base: str) -> dict[str, Any]:
        """As above, and waits for it."""
        do = asked.get("do", "look")
        if place == ClubPlace(CLUB, HOST):
            if do == "begin":
                return {"at": self.club.address(self.begun(asked), HOST)}
            if do == "look":
                found = {"kind": CLUB, "tables": self._tables(lang), "games": list(self._games(lang))}
                return found | ({"cup": self.club.address(self.cup.room, HOST)} if self.cup else {})
        elif self.cup and place.room == self.cup.room:
            return self._cup(self.cup, place, asked, lang, base)
        elif do == "look":
            return self._table(place, lang, base)
        raise unread()

    def _cup(self, cup: Cup, place: ClubPlace, asked: Mapping[str, Any], lang: Lang, base: str) -> dict[str, Any]:
        """What comes of what is asked at a tournament; its organiser has the players' addresses, too."""
        if asked.get("do", "look") != "look":
            return cup.do(place, asked, lang)
        found = cup.shown(place, lang)
        if place.seat != HOST:
            return found
        links = [{"player": name, **self._link(cup.room, f"p{at}", base)} for at, name in cup.players().items()]
        return found | {"players": links, "look_on": self._link(cup.room, ONLOOKERS, base)}

    def begun(self, asked: Mapping[str, Any]) -> str:
        """Begin a table as it was asked for: `game`, `mode`, `decks`, `names` and `clock`; returns its name.

        A deck is one that was offered, a file's name with its text, or "" for one that is drawn by lot.
        """
        mode, game_id = asked.get("mode", ""), asked.get("game", "")
        decks, names, clock = asked.get("decks", []), asked.get("names", []), asked.get("clock", ["none", 0])
        if not _words(mode, game_id) or not isinstance(decks, list) or not isinstance(names, list):
            raise unread()
        if not _words(*names, *(text for deck in decks for text in (deck if isinstance(deck, list) else [deck]))):
            raise unread()
        if len(self.club.store.rooms(KIND)) >= MOST_TABLES:
            raise FitilError("there are too many tables: end some evenings first").coded("club-full")
        with TemporaryDirectory() as folder:
            record = begin(game_id, mode, list(self._decks(decks, Path(folder))), names)
        return self.club.begin(record, clock_of(clock))

    def _decks(self, asked: Sequence[Any], folder: Path) -> Iterator[str | Deck]:
        """The decks that were asked for, lists as files of a folder."""
        known = starter_refs()
        for at, deck in enumerate(asked[:12]):
            match deck:
                case str() if deck in self._own:
                    yield self._own[deck]
                case str() if deck in known or not deck:
                    yield deck
                case [str(), str() as text]:
                    path = folder / f"deck-{at + 1}.txt"
                    path.write_text(text, encoding="utf-8")
                    yield str(path)
                case _:
                    raise unread()

    def _games(self, lang: Lang) -> Iterator[dict[str, Any]]:
        """Each game with its ways to play, and the decks that are offered: the organiser's own first."""
        for game in map(load_game, engine_ids()):
            own = [
                {"id": name, "title": _called(deck, lang)} for name, deck in self._own.items() if deck.game == game.id
            ]
            there = [ref for ref in starter_refs() if ref.startswith(f"{game.id}/")]
            starting = [{"id": ref, "title": _called(_starter(ref), lang)} for ref in there]
            modes = list(_modes(game, lang))
            yield {"id": game.id, "title": game.title[lang], "modes": modes, "decks": own + starting}

    def _tables(self, lang: Lang) -> list[dict[str, Any]]:
        found = []
        for room in self.club.store.rooms(KIND)[:MOST_TABLES]:
            game = room.what["game"]
            found.append(
                {
                    "at": self.club.address(room.name, HOST),
                    "game": load_game(game).title[lang] if game in engine_ids() else game,
                    "begun": room.what["at"],
                }
            )
        return found

    def _table(self, place: ClubPlace, lang: Lang, base: str) -> dict[str, Any]:
        """A table for whoever keeps it: its addresses; for others what everybody may know."""
        table = self.club.table(place.room)
        session = Session(table.point, ONLOOKER, apart=True)
        words = words_for(session, lang)
        found = {"kind": KIND, "game": table.record.game.title[lang], **about(table, ONLOOKER, words)}
        found["over"] = result(words, session) if table.point.asked is None else ""
        if place.seat != HOST:
            return found
        automatic = table.record.automatic
        seats = [at for at in range(len(table.record.names)) if at not in automatic]
        links = [self._link(place.room, str(seat), base) for seat in seats]
        found["seats"] = [one | link for one, link in zip(found["seats"], links, strict=True)]
        return found | {"look_on": self._link(place.room, ONLOOKERS, base)}

    def _link(self, room: str, seat: str, base: str) -> dict[str, Any]:
        return link(f"{base}/at/{self.club.address(room, seat)}")


def link(address: str) -> dict[str, Any]:
    """An address, and the rows of its QR code."""
    code = qr_code(address)
    return {"link": address, "qr": ["".join(map(str, row)) for row in code.matrix] if code else []}


def begin(
    game_id: str, mode: str, decks: Sequence[str | Deck], names: Sequence[str], seed: int | None = None
) -> GameRecord:
    """A game that is dealt now: of these decks, or of starter decks drawn by lot; raises `FitilError`.

    One is drawn for each deck that is "", too. The last of the `names` sits on all seats that are left; nobody but the
    server knows the seed.
    """
    seed = randbits(128) if seed is None else seed
    drawn = [load_deck(deck) if isinstance(deck, str) else deck for deck in decks if deck]
    if len(drawn) < max(1, len(decks)):
        game = load_game(game_id or drawn[0].game)
        load_engine(game.id)  # raises for a game that cannot be played
        if game.deck_rules:
            drawn = _with_lots(decks, drawn, starters(game.id, mode, random.Random(seed), len(names)))
        elif not mode:
            mode = next(iter(game.modes), "")
    game, setup = start_of(drawn, f"{drawn[0].game if drawn else game_id}/{mode}" if mode else "")
    return GameRecord(game, setup, seed, each_seat(names or [PERSON], game.id, setup))


def clock_of(asked: Any) -> Clock:
    """A clock as it is asked for: its kind and the seconds; raises `FitilError`."""
    match asked:
        case ["none", *_]:
            return Clock()
        case ["move" | "chess" as kind, int() as seconds] if 0 < seconds <= MOST_SECONDS:
            return Clock(kind, seconds)
    raise FitilError("a clock is none, move:SECONDS or chess:SECONDS").coded("club-clock")


def _words(*asked: Any) -> bool:
    return all(isinstance(one, str) for one in asked)


def _with_lots(decks: Sequence[str | Deck], chosen: Sequence[Deck], lots: Sequence[Deck]) -> list[Deck]:
    """The decks that were chosen, each in its place, and what the lot has drawn in the others, once where it can be."""
    if not decks:
        return list(lots)
    taken = {deck.ref for deck in chosen}
    left = iter(sorted(lots, key=lambda one: one.ref in taken))
    given = iter(chosen)
    if len(chosen) + len(lots) < len(decks):
        raise unread()
    return [next(given if deck else left) for deck in decks]


@cache
def _starter(ref: str) -> Deck:
    return load_deck(ref)


def _called(deck: Deck, lang: Lang) -> str:
    """A deck's name, preferably in a language; without one that of its file."""
    return deck.name.get(lang) or next(iter(deck.name.values()), "") or Path(deck.ref).stem


def _modes(game: Game, lang: Lang) -> Iterator[dict[str, Any]]:
    """The ways to play, each with its name, and the fewest and the most decks and seats."""
    for name in ways(game) or ("",):
        least, most = brought(game, name)
        title = game.modes[name].title.get(lang, name) if name else ""
        yield {
            "id": name,
            "title": title,
            "decks": [least, most],
            "seats": [least, most] if least else _seats(game, name),
        }


def _seats(game: Game, mode: str) -> list[int]:
    """The seats for which somebody is needed in a mode to which nobody brings a deck."""
    engine, (_, setup) = load_engine(game.id), start_of([], f"{game.id}/{mode}")
    return [engine.seats(setup) - len(engine.automatic(setup))] * 2
