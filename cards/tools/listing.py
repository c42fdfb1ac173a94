"""What is in the database as plain rows: for the command line, and for programs that read the site (`/api`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cards.decks import load_deck, starter_refs
from cards.errors import Said
from cards.language import card_text, messages, plain
from cards.model import Card, Deck, Game
from cards.told import language, told

API = 1
"""The version of the API: within it a key may be added, but none is renamed, removed or given another meaning."""


def card_row(game: Game, card: Card) -> dict[str, Any]:
    """A card as a row of `fitil cards --format json`."""
    kept = card.ledger.keeps if card.ledger else ()
    return {
        "id": card.id,
        "game": game.id,
        "type": card.type,
        "subtypes": list(card.subtypes),
        "team": card.team,
        "rarity": card.rarity,
        "unique": card.unique,
        "set": card.set,
        "revised": card.revised,
        "numbers": dict(card.numbers),
        "keywords": [str(keyword) for keyword in card.keywords],
        "name": {lang: game.words[lang][card.id].name for lang in game.langs},
        "text": {lang: plain(card_text(game, card, lang)) for lang in game.langs},
        "flavour": {lang: game.words[lang][card.id].flavour for lang in game.langs},
        "ledger": {"rule": card.ledger.rule, "keeps": list(kept)} if card.ledger else None,
    }


def card_read(game: Game, card: Card) -> dict[str, Any]:
    """The same for people: type, team and rarity by their words where the game has the language of the run."""
    row = card_row(game, card)
    if language() not in game.langs:
        return row
    say = messages(game, language())
    said = {of: f"{of}-{row[of]}" for of in ("type", "team", "rarity") if row[of]}
    return row | {of: say(code) for of, code in said.items() if say.has(code)}


def deck_rows(game: Game, counts: Mapping[str, int]) -> Iterator[dict[str, Any]]:
    """The game's starter decks as rows of `fitil decks --format json`, with these slots (`slot_counts`)."""
    for ref in starter_refs():
        if not ref.startswith(f"{game.id}/"):
            continue
        deck = load_deck(ref)
        yield {
            "ref": ref,
            "game": deck.game,
            "name": dict(deck.name),
            **{name: _in_slot(deck, name, count) for name, count in counts.items()},
            "size": deck.size,
            "cards": dict(deck.cards),
        }


def slot_counts(game: Game) -> dict[str, int]:
    """The slots of a game's decks, and how many cards each is for."""
    return {name: slot.count for name, slot in game.deck_rules.slots.items()} if game.deck_rules else {}


def _in_slot(deck: Deck, name: str, count: int) -> str | list[str] | None:
    """What lies in a slot of a deck: the card where the slot is for one, else all of them; None if it has none."""
    found = deck.slots.get(name, ())
    return (found[0] if count == 1 else list(found)) if found else None


def rule_rows(game: Game) -> Iterator[dict[str, Any]]:
    """The game's rules and rulings as rows of `fitil rules --format json`."""
    from cards.ledger import rule_pages, scenarios_of

    pages = {lang: rule_pages(game.id, lang) for lang in game.langs}
    played = scenarios_of(game)
    for rule in game.rules.values():
        yield {
            "id": rule.id,
            "game": game.id,
            "kind": rule.kind,
            "gloss": rule.gloss,
            "question": rule.question,
            "reason": rule.reason,
            "since": rule.since,
            "changed": [{"day": day, "told": dict(told)} for day, told in rule.changed],
            "pages": {lang: where[rule.id] for lang, where in pages.items() if rule.id in where},
            "scenarios": played.get(rule.id, []),
        }


def rules_told(game: Game) -> Mapping[str, str]:
    """What the pages in the language of the run say of the rules of a game, if there are such pages."""
    from cards.ledger import rule_openings

    return rule_openings(game.id, lang) if (lang := language()) in game.langs else {}


def rules_read(game: Game) -> Iterator[dict[str, Any]]:
    """The same for people, in the language of the run: without what is only about a box or a document, which no page
    says.
    """
    told_here = rules_told(game)
    for rule in game.rules.values():
        if not (told_here and rule.off_page):
            kind = told(Said(rule.kind, f"rule-kind-{rule.kind}"))
            yield {"id": rule.id, "kind": kind, "gloss": told_here.get(rule.id, rule.gloss)}


def api_files(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the site offers programs about a game: the path of each file below `/api`, and its content."""
    tables = {
        "cards": [card_row(game, card) for card in game.cards.values()],
        "decks": list(deck_rows(game, slot_counts(game))),
        "rules": [{key: value for key, value in row.items() if key != "scenarios"} for row in rule_rows(game)],
    }
    for name, rows in tables.items():
        head = {"$schema": f"../schema/{name}.schema.json", "api": API, "game": game.id, "version": game.version}
        yield f"{game.id}/{name}.json", {**head, "title": dict(game.title), name: rows}
