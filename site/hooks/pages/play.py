"""The table: a page for every game with an engine, where it is played against a bot or in turns at one screen.

Beside what the page's script knows of the game lie the worked examples that it can show, in one file: what is alike in
their steps is written once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.structure.pages import Page

from cards import Card, Game, Lang, load_deck, load_game, messages
from cards.database import files_under, key_of, load_or_make
from cards.decks import starter_refs
from cards.ledger import examples_of
from generator.face import cut_of
from generator.job import deck_name
from rules_checker.bots import BOTS, own_weighing
from rules_checker.judging import read_prepared, seated
from rules_checker.play.game.course import lesson_of, puzzles_of
from rules_checker.play.page.example import steps
from rules_checker.play.view.phrasebook import Phrasebook, card_row
from rules_checker.setup import brought, engine_ids, load_engine, setup_of, ways

from ..site import Site, code_of
from ..steps import on_files, on_page_content
from . import alike, scripted
from .workshop import shapes

EXAMPLES, LEARN = "examples.md", "learn.md"
PREPARED = "prepared/*.yaml"
"""The tables that ship with a game."""
_TITLE = re.compile(r"^### (.+?) \{#(ex\.[^}\s]+)\}$", re.MULTILINE)
_LESSON = re.compile(r'<h2 id="play-through">.*?</h2>', re.DOTALL)
_HEADING = re.compile(r'<h3 id="(ex\.[^"]+)">.*?</h3>', re.DOTALL)


@on_files(needs=["faces"], gives=["examples"])
def add_tables(site: Site) -> None:
    """Add the page of each game that has pages, cards and an engine, and its data."""
    site.examples = {}
    for game in map(load_game, engine_ids()):
        if site.has(f"{game.id}/index.md") and game.cards:
            titles, examples = _examples(game, site.pages(game.id), site.lang)
            site.examples[game.id] = titles
            discs = [card.id for card in game.cards.values() if cut_of(game, card).round]
            more = {"discs": discs, "examples": titles, "steps": examples}
            scripted.add(site, game, "play", facts(game, site.lang) | shapes(site.faces[game.id]) | more)


@on_page_content(needs=["searched", "examples"], gives=["whole"])
def lead_to_tables(html: str, page: Page, site: Site) -> str:
    """Under each worked example that the table can show, and over a first game that it teaches, put the way to it."""
    game, _, name = page.file.src_uri.partition("/")
    if name == LEARN and site.has(f"{game}/play.md") and lesson_of(game):
        way = f'<p><a class="md-button" href="../play/?lesson">{site.extra.play["lesson_here"]}</a></p>'
        return _LESSON.sub(lambda heading: f"{heading[0]}\n{way}", html)
    if name != EXAMPLES:
        return html

    def with_way(heading: re.Match[str]) -> str:
        if heading[1] not in site.examples.get(game, ()):
            return heading[0]
        way = f'<a href="../play/?example={heading[1]}">{site.extra.play["show_example"]}</a>'
        return f'{heading[0]}\n<p class="example-play" data-search-exclude="1">{way}</p>'

    return _HEADING.sub(with_way, html)


def _examples(game: Game, pages: Path, lang: Lang) -> tuple[dict[str, str], list[Any]]:
    """The titles of the worked examples that scenarios play, by anchor, and the steps of each way that each may go.

    In these what is alike is told once.
    """
    written = (pages / EXAMPLES).read_text(encoding="utf-8") if (pages / EXAMPLES).exists() else ""
    titles = {anchor: title for title, anchor in _TITLE.findall(written)}
    played = examples_of(game.id)
    told: list[Path | str] = [
        *(path for paths in played.values() for path in paths),
        *files_under(game.folder, ".yaml", ".ftl"),
    ]
    code = "rules_checker.play.page.example", f"rules_checker.games.{game.id}.*", "cards.language.grammar.*"

    shown = {anchor: title for anchor, title in titles.items() if anchor.removeprefix("ex.") in played}

    def make() -> list[Any]:
        return alike.each_once({one: [steps(path, lang) for path in played[one.removeprefix("ex.")]] for one in shown})

    key = key_of(told, code=code, facts=([*shown], *code_of(alike.__file__)))
    return shown, load_or_make(f"examples-{game.id}-{lang}", key, make)


def facts(game: Game, lang: Lang) -> dict[str, Any]:
    """What the page's scripts know of a game: its cards, how it is played, who may play."""
    words, rules, modes = Phrasebook(game, lang), game.deck_rules, list(_modes(game, lang))
    weighs = own_weighing(game.id) is not None
    return {
        "cards": [card_row(words, card_id) for card_id in game.cards],
        "slots": {name: {"count": slot.count} for name, slot in rules.slots.items()} if rules else {},
        "modes": modes,
        "seats": [seated(seat, lang)["seat"] for seat in range(max(mode["seats"][1] for mode in modes))],
        "starters": [
            {"ref": ref, "name": deck_name(load_deck(ref), lang), "size": sum(load_deck(ref).cards.values())}
            for ref in starter_refs()
            if ref.startswith(f"{game.id}/")
        ],
        "langs": list(game.langs),
        "lesson": lesson_of(game.id) is not None,
        "puzzles": len(puzzles_of(game.id)),
        "table": _table(game, lang),
        "bots": [name for name in BOTS if weighs or name == "random"],
    }


def _table(game: Game, lang: Lang) -> dict[str, Any] | None:
    """What a table that is laid out may have where, as those that ship show by the types of their cards."""
    shipped = [found for path in sorted(game.folder.glob(PREPARED)) if (found := read_prepared(str(path)))]
    tables = [one.table for one in shipped]
    if not tables:
        return None
    types: dict[str, set[str]] = {
        "below": {game.cards[room].type for one in tables for room in one["laid"]},
        "upon": {game.cards[card].type for one in tables for upon in one["laid"].values() for card in upon},
        "chosen": {game.cards[card].type for one in tables for _, card in one["choices"]},
        "gone": {game.cards[card].type for one in tables for card in one["apart"]},
    }
    of = {key: [card.id for card in game.cards.values() if card.type in kinds] for key, kinds in types.items()}
    tokens = [card for card in game.cards.values() if card.id in {*of["upon"], *of["chosen"]}]
    spare = [_kind(game.cards[card]) for one in tables for card in one["apart"]]
    return {
        "tables": [
            {"mode": one.mode, "options": {agreed.option: agreed.value for agreed in one.agreed}, **one.table}
            for one in shipped
        ],
        "modes": [{"id": name, "name": mode.title.get(lang, name)} for name, mode in game.modes.items()],
        "options": [
            {"id": name, "name": option.title.get(lang, name), "values": option.values}
            for name, option in game.options.items()
        ],
        "seats": sorted({by for one in tables for by, _ in one["choices"]}),
        "teams": {team: messages(game, lang)(f"team-{team}") for team in game.teams},
        "below": of["below"],
        "tokens": [{"id": card.id, "team": card.team} for card in tokens],
        "chosen": of["chosen"],
        "gone": of["gone"],
        "apart": [card.id for card in game.cards.values() if card not in tokens and _kind(card) in spare],
    }


def _kind(card: Card) -> tuple[str, dict[str, int]]:
    """What makes two cards alike, but for whose they are."""
    return card.type, dict(card.numbers)


def _modes(game: Game, lang: Lang) -> Iterator[dict[str, Any]]:
    """The ways to play: the name, the fewest and most decks, the cards of each, and the fewest and most seats."""
    played = ways(game)
    if not played:
        least, most = brought(game)
        yield {"id": "", "name": "", "decks": [least, most], "cards": None, "seats": [least, most]}
    for name in played:
        mode = game.modes[name]
        least, most = mode.brought
        yield {
            "id": f"{game.id}/{name}",
            "name": mode.title.get(lang, name),
            "decks": [least, most],
            "cards": mode.cards,
            "seats": [least, most] if least else [_seats(game, name)] * 2,
        }


def _seats(game: Game, mode: str) -> int:
    """The seats of a mode without decks for which somebody is needed: the rules may play others by themselves."""
    engine, (_, setup) = load_engine(game.id), setup_of([], f"{game.id}/{mode}")
    return engine.seats(setup) - len(engine.automatic(setup))
