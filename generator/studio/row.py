"""What a page in which decks are built knows of a card."""

from __future__ import annotations

from typing import Any

from cards import Card, Game, Lang, card_text, keyword_name, plain, type_line
from generator.typesetting import with_soft_hyphens


def deck_row(game: Game, card: Card, lang: Lang) -> dict[str, Any]:
    """A card: its names, what it is filtered and found by, and how many copies a deck may have (None: any number).

    A `piece` is in nobody's deck: it is not offered, but a deck that has one can be mended.
    """
    rules = game.deck_rules
    assert rules
    slot = rules.slot_of(card)
    printed = [card.copies] if rules.teams else []
    keywords = [keyword_name(game, keyword, lang) for keyword in card.keywords]
    return {
        "id": card.id,
        "name": game.words[lang][card.id].name,
        "narrow": with_soft_hyphens(game.words[lang][card.id].name, lang),
        "names": [game.words[other][card.id].name for other in game.langs if other != lang],
        "kind": type_line(game, card, lang),
        "team": card.team or "free",
        "type": card.type,
        "rarity": card.rarity,
        "numbers": list(card.numbers.values()),
        "text": " ".join([*keywords, plain(card_text(game, card, lang))]),
        "slot": slot,
        "piece": game.types[card.type].piece_rule is not None,
        "most": None if slot else min([*printed, *(one.most for one in rules.limits if one.takes(card))], default=None),
    }
