"""Pictures named after cards, and what Cockatrice needs to play the decks: a card database and deck lists.

Sources: Cockatrice's schemas `doc/carddatabase_v4/cards.xsd` and `doc/deck.xsd`, its parser `cockatrice_xml_4.cpp`, and
"Custom Card Pictures" in its user documentation (github.com/Cockatrice/Cockatrice): a picture is found by the card's
name, less the characters that Windows does not allow in file names, in any folder below `pictures/CUSTOM`.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from cards import Card, Game, Lang, card_text, messages, plain, type_line
from cards.errors import Said, counted
from generator.exports.file_names import FileNames, safe, safe_folder
from generator.exports.job import Batch, CardPile, ExportJob, ExportResult, piles
from generator.exports.png import draw
from generator.exports.xml import element, write_xml
from generator.render import Framed

LEFT, MIDDLE, FRONT, STACK = range(4)
"""Cockatrice's rows of the table; cards played onto the stack do not stay."""
_PRIORITY = "10"
"""`CardSet::PriorityPrimary`: the rank of a set among others. Without one, Cockatrice takes a random number."""
# what Cockatrice drops from a name, and what it turns into a space, to find a picture (`CardInfo::getCorrectedName`)
_LEFT_OUT = re.compile(r'( // |[*<>:"\\?\x00-\x08\x10-\x1f])')
_SPACED = re.compile(r"[/\x09-\x0f]")


def write(job: ExportJob, batches: Sequence[Batch], folder: Path) -> ExportResult:
    """Write `<set>/<card name>.png`, a `.cod` file of each deck, and the card database, in the job's language.

    The database is named after the selection: Cockatrice reads all in its folder, so that another deck's adds its cards
    to those already there.
    """
    lang = job.look.lang
    decks = 0
    databases: list[str] = []
    for batch in batches:
        game = batch.game
        unique = FileNames()
        files = {card.id: unique.of(game.words[lang][card.id].name, card.id) for card in batch.cards}
        names = {card_id: _called(game.words[lang][card_id].name, file) for card_id, file in files.items()}
        paths = [batch.folder / safe_folder(card.set) / f"{files[card.id]}.png" for card in batch.cards]
        draw(job, paths, [Framed.whole(batch.faces.of(card)) for card in batch.cards])
        database = safe("-".join([game.id, job.selection.name, lang]))
        databases.append(f"{database}.xml")
        write_xml(batch.folder / databases[-1], _database(batch, names, lang))
        lists = {pile.name: pile for pile in piles(job) if pile.game.id == game.id}
        unique = FileNames()
        for pile in lists.values():
            write_xml(batch.folder / f"{unique.of(pile.name, 'deck')}.cod", _deck(pile, names))
        decks += len(lists)
    cards, lists_made = counted(sum(len(batch.cards) for batch in batches), "card"), counted(decks, "deck")
    told, files_made = " and ".join(databases), ", ".join(databases)
    hint = f"for Cockatrice: the folder of pictures into pictures/CUSTOM, {told} into customsets, then load a deck"
    what = f"pictures of {cards}, {told}, {lists_made}"
    return ExportResult(
        Said(what, "exported-pictures", cards=cards, files=files_made, decks=lists_made),
        Said(hint, "into-cockatrice", files=files_made),
    )


def _called(name: str, file: str) -> str:
    """The name under which Cockatrice finds the picture: the card's if that works, else the picture's."""
    return name if _SPACED.sub(" ", _LEFT_OUT.sub("", name)) == file else file


def _database(batch: Batch, names: Mapping[str, str], lang: Lang) -> ET.Element:
    game = batch.game
    listed = [
        element(
            "set",
            element("name", safe_folder(name)),
            element("longname", f"{game.title[lang]}: {game.sets[name][lang]}"),
            element("settype", "Custom"),
            element("priority", _PRIORITY),
        )
        for name in dict.fromkeys(card.set for card in batch.cards)
    ]
    return element(
        "cockatrice_carddatabase",
        element("info", element("sourceVersion", f"{game.id} {game.version}")),
        element("sets", *listed),
        element("cards", *(_card(game, card, names, lang) for card in batch.cards)),
        attributes={"version": "4"},
    )


def _card(game: Game, card: Card, names: Mapping[str, str], lang: Lang) -> ET.Element:
    """A card. `pt`, its printed numbers, is shown on it and can be counted up and down on the table.

    A card with two faces is two, each with the other to turn into.
    """
    name, other = names[card.id], card.reverse or game.reverses.get(card.id)
    printed = "/".join(str(number) for number in card.numbers.values())
    properties = {
        "layout": "normal",
        "side": "front",
        "type": type_line(game, card, lang),
        "maintype": messages(game, lang)(f"type-{card.type}"),
        "pt": printed,
    }
    if card.id in game.reverses:
        properties["side"] = "back"
    in_set = {"num": str(list(game.cards).index(card.id) + 1), "rarity": card.rarity or ""}
    return element(
        "card",
        element("name", name),
        element("text", plain(card_text(game, card, lang))),
        element("prop", *(element(key, value) for key, value in properties.items() if value)),
        element("set", safe_folder(card.set), attributes={key: value for key, value in in_set.items() if value}),
        *([element("related", names[other], attributes={"attach": "transform"})] if other and other in names else []),
        element("tablerow", str(_row(game, card))),
    )


def _row(game: Game, card: Card) -> int:
    """The table row of a card: cards with numbers are in front, cards without an icon do not stay on the table."""
    kind = game.types[card.type]
    if kind.apart:
        return LEFT
    if kind.numbers:
        return FRONT
    return MIDDLE if kind.icon else STACK


def _deck(pile: CardPile, names: Mapping[str, str]) -> ET.Element:
    """A deck list; cards that start the game outside the deck are in the sideboard."""
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
