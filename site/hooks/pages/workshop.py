"""The workshop: a page for every game with cards and rules for decks, where a deck is built, checked and printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cards import Game, Lang, load_deck, messages
from cards.database import key_of, load_or_make, own_files
from cards.decks import cards_of, starter_refs
from cards.decks.listing import name_label
from generator.job import deck_name, has_beside, ink_on_cards
from generator.studio import deck_row
from rules_checker.setup import engine_ids

from ..given import Pictured
from ..site import DRAWN_BY, Site, shown_in
from ..steps import on_files
from . import scripted


@on_files(needs=["faces"])
def add_workshops(site: Site) -> None:
    """Add the page of each game that has pages, cards and rules for decks, and its data."""
    lang, words = site.lang, site.extra.workshop
    games = [game for game in site.games if game.cards and game.deck_rules]
    more = {"workshops": [game.id for game in games]}
    for game in games:
        lead = words["lead"].replace("{game}", game.title[lang])
        played = f" {site.extra.play['from_workshop']}" if game.id in engine_ids() else ""
        known = facts(game, lang) | more | shapes(site.faces[game.id]) | {"inks": _inks(game)}
        scripted.add(site, game, "workshop", known, lead=lead + played)


def facts(game: Game, lang: Lang) -> dict[str, Any]:
    """What the page's scripts know of a game: its cards, what a deck must be, starter decks, sheets."""
    rules, say = game.deck_rules, messages(game, lang)
    assert rules
    choice = [card for card in game.cards.values() if not game.types[card.type].piece_rule]
    types, rarities, teams = ({getattr(card, key) for card in choice} for key in ("type", "rarity", "team"))
    return {
        "langs": list(game.langs),
        "named": {one: name_label(one) for one in game.langs},
        "sizes": list(rules.sizes),
        "engine": game.id in engine_ids(),
        "slots": {
            name: {"type": slot.type, "count": slot.count, "name": say(f"type-{slot.type}")}
            for name, slot in rules.slots.items()
        },
        "whole": rules.teams
        and {
            "count": rules.teams.count,
            "teams": {team: {"name": say(f"team-{team}"), "cards": cards_of(game, [team])} for team in game.teams},
        },
        "cards": [deck_row(game, card, lang) for card in game.cards.values()],
        "filters": {
            "team": {team or "free": say(f"team-{team or 'free'}") for team in (*game.teams, None) if team in teams},
            "type": {kind: say(f"type-{kind}") for kind in game.types if kind in types},
            "rarity": {name: say(f"rarity-{name}") for name in game.rarities if name in rarities},
        },
        "starters": [_starter(ref, lang) for ref in starter_refs() if ref.startswith(f"{game.id}/")],
        "beside": [kind for kind in ("aids", "tokens") if has_beside(game, kind)],
        "sheets": scripted.sheets(lang),
    }


def shapes(faces: Mapping[str, Pictured]) -> dict[str, Any]:
    """The size in pixels of the pictures of most faces, by card that of others, and where those are that lie apart."""
    sizes = {card_id: (face.width, face.height) for card_id, face in faces.items()}
    usual = Counter(sizes.values()).most_common(1)[0][0]
    return {
        "face": usual,
        "faces": {card_id: own for card_id, own in sizes.items() if own != usual},
        "apart": {card_id: face.address for card_id, face in faces.items() if face.everywhere},
    }


def _inks(game: Game) -> Mapping[str, int]:
    """How much of a card each ink covers, in percent, whatever the language."""
    lang = game.langs[0]
    drawn_by = key_of([*shown_in(lang, game.folder), *own_files(game.folder)], code=DRAWN_BY)
    covered = load_or_make(f"site-inks-{game.id}", drawn_by, lambda: ink_on_cards(game, lang))
    return {ink: round(percent) for ink, percent in covered.items()}


def _starter(ref: str, lang: Lang) -> dict[str, Any]:
    """A starter deck as the page keeps decks."""
    deck = load_deck(ref)
    return {
        "name": deck_name(deck, lang),
        "cards": dict(deck.cards),
        "slots": {k: list(v) for k, v in deck.slots.items()},
    }
