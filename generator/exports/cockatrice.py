"""Pictures by card name, and what Cockatrice needs to play the decks: a card database, and deck lists.

Sources: Cockatrice's schemas `doc/carddatabase_v4/cards.xsd` and `doc/deck.xsd`, its parser `cockatrice_xml_4.cpp`, and
"Custom Card Pictures" in its user documentation (github.com/Cockatrice/Cockatrice): a picture is found by the card's
name without what Windows does not take in file names, in any folder below `pictures/CUSTOM`.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cards import Card, Game, Lang, card_text, messages, plain, type_line
from generator.exports.job import Batch, Job, Made, Pile, numbered, piles
from generator.exports.names import Names
from generator.exports.pictures import draw
from generator.exports.xml import element, write_xml

LEFT, MIDDLE, FRONT, STACK = range(4)
"""Cockatrice's rows of the table; what is played onto the stack does not stay."""


def write(job: Job, batches: Sequence[Batch], folder: Path) -> Made:
    """Writes `<set>/<card name>.png`, `cards.xml` with names and texts in the language, and a `.cod` of each deck."""
    lang = job.look.lang
    decks = 0
    for batch in batches:
        game = batch.game
        sets = _named(game.sets, dict.fromkeys(card.set for card in batch.cards))
        names = _named({card.id: game.words[lang][card.id].name for card in batch.cards})
        draw(job, batch, [batch.folder / sets[card.set] / f"{names[card.id]}.png" for card in batch.cards], batch.size)
        write_xml(batch.folder / "cards.xml", _database(batch, sets, names, lang))
        lists = {pile.name: pile for pile in piles(job) if pile.game.id == game.id}
        files = Names("cards")
        for pile in lists.values():
            write_xml(batch.folder / f"{files.of(pile.name, 'deck')}.cod", _deck(pile, names))
        decks += len(lists)
    cards = sum(len(batch.cards) for batch in batches)
    hint = "for Cockatrice: the folder of pictures into pictures/CUSTOM, cards.xml into customsets, then load a deck"
    return Made(f"pictures of {numbered(cards, 'card')}, cards.xml, {numbered(decks, 'deck')}", hint)


def _named(texts: Mapping[str, object], keys: Iterable[str] | None = None) -> dict[str, str]:
    """A file name for each, by its text, or by its key if that is no text.

    Cockatrice finds a picture by the name of its card, so a card is called there what its picture is called.
    """
    names = Names()
    said = ((key, texts[key]) for key in (texts if keys is None else keys))
    return {key: names.of(text if isinstance(text, str) else key, key) for key, text in said}


def _database(batch: Batch, sets: Mapping[str, str], names: Mapping[str, str], lang: Lang) -> ET.Element:
    game = batch.game
    listed = [
        element(
            "set",
            element("name", code),
            element("longname", f"{game.title[lang]}: {game.sets[name][lang]}"),
            element("settype", "Custom"),
        )
        for name, code in sets.items()
    ]
    return element(
        "cockatrice_carddatabase",
        element("info", element("sourceVersion", f"{game.id} {game.version}")),
        element("sets", *listed),
        element("cards", *(_card(game, card, sets, names, lang) for card in batch.cards)),
        attributes={"version": "4"},
    )


def _card(game: Game, card: Card, sets: Mapping[str, str], names: Mapping[str, str], lang: Lang) -> ET.Element:
    """A card. `pt` is shown on it and can be counted up and down on the table: its printed numbers."""
    printed = "/".join(str(number) for number in card.numbers.values())
    properties = {
        "layout": "normal",
        "side": "front",
        "type": type_line(game, card, lang),
        "maintype": messages(game, lang)(f"type-{card.type}"),
        "pt": printed,
    }
    in_set = {"num": str(list(game.cards).index(card.id) + 1), "rarity": card.rarity or ""}
    return element(
        "card",
        element("name", names[card.id]),
        element("text", plain(card_text(game, card, lang))),
        element("prop", *(element(name, value) for name, value in properties.items() if value)),
        element("set", sets[card.set], attributes={name: value for name, value in in_set.items() if value}),
        element("tablerow", str(_row(game, card))),
    )


def _row(game: Game, card: Card) -> int:
    """Where a card is laid when it is played: what has numbers stands in front, what has no icon does not stay."""
    kind = game.types[card.type]
    if kind.starting:
        return LEFT
    if kind.numbers:
        return FRONT
    return MIDDLE if kind.icon else STACK


def _deck(pile: Pile, names: Mapping[str, str]) -> ET.Element:
    """A deck list; what begins the game outside the deck is in the sideboard."""
    zones = [("main", pile.cards), ("side", pile.starting)]
    return element(
        "cockatrice_deck",
        element("deckname", pile.name),
        element("comments", ""),
        *(
            element(
                "zone",
                *(
                    element("card", attributes={"number": str(copies), "name": names[card_id]})
                    for card_id, copies in Counter(card.id for card in cards).items()
                ),
                attributes={"name": zone},
            )
            for zone, cards in zones
            if cards
        ),
        attributes={"version": "1"},
    )
