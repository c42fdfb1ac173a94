"""What is known of a name or a word without its game being known: whether it is a card, and which."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from cards.database import game_ids, load_game, of_games
from cards.decks.names.called import card_in_form, card_likely, name_index
from cards.decks.names.stems import stems
from cards.model import Game
from cards.names import normalise


def is_card(words: str) -> bool:
    """True if a card of any game has this name (`words` are normalised)."""
    return words in _names()


@of_games()
def _names() -> frozenset[str]:
    return frozenset(name for game in games_with_cards() for name in name_index(game.id))


def is_same_card(name: str, other: str) -> bool:
    """True if both are names of one card of any game."""
    indexes = [name_index(game.id) for game in games_with_cards()]
    found = [(index.get(normalise(name)), index.get(normalise(other))) for index in indexes]
    return any(one and two and one[0] == two[0] for one, two in found)


def by_itself(name: str) -> str:
    """How a list says that a card is in it, on a line of its own: one copy, or what lies apart without a number."""
    return name if is_lead(normalise(name)) else f"1 {name}"


def is_lead(words: str, among: Collection[str] = ()) -> bool:
    """True if a card that lies apart from decks, such as a hero, has this name (`words` are normalised) in any game, or
    in one of these.
    """
    for game in games_with_cards():
        if (
            (not among or game.id in among)
            and (found := name_index(game.id).get(words))
            and game.deck_rules
            and game.deck_rules.slot_of(game.cards[found[0]])
        ):
            return True
    return False


def have_decks(games: Collection[str]) -> bool:
    """True unless all of these games are such as nobody brings a deck to."""
    return not games or any(game.deck_rules is not None for game in games_with_cards() if game.id in games)


def lead_in_form(words: str) -> str:
    """The name of the card apart from decks of which this (normalised) is a form, as after `играю за`; else empty."""
    for game in games_with_cards():
        if (found := card_in_form(game.id, words)) and game.deck_rules and game.deck_rules.slot_of(game.cards[found]):
            return normalise(game.words[game.langs[0]][found].name)
    return ""


def is_part_of_lead(words: str, among: Collection[str] = ()) -> bool:
    """True for words of the name of one card apart from decks and of no other card, in any game or in one of these."""
    games = [game for game in games_with_cards() if game.deck_rules and (not among or game.id in among)]
    found = [(game, likely[0]) for game in games if (likely := card_likely(game.id, words))]
    said = {*words.split()}
    return any(
        game.deck_rules and game.deck_rules.slot_of(game.cards[card]) and said.issubset(normalise(one.name).split())
        for game, card in found
        for one in (entries[card] for entries in game.words.values())
    )


def is_likely_lead(words: str) -> bool:
    """True for what (normalised) only one card apart from decks is likely meant by, of its slot in any game."""
    return any(
        card_likely(game.id, words, slot)
        for game in games_with_cards()
        if game.deck_rules
        for slot in game.deck_rules.slots
    )


def is_form(words: str, *, of_decks: bool = False) -> bool:
    """True for the form of a card's name that stands after a number in Russian, in any game (`words` normalised), or
    in one of whose cards decks are made.
    """
    return any(card_in_form(game.id, words) for game in games_with_cards() if game.deck_rules or not of_decks)


def is_likely(words: str, among: Collection[str] = ()) -> bool:
    """True for what (normalised) is a card's name in whatever form, or likely meant as one, in any game or in one of
    these.
    """
    games = [game for game in games_with_cards() if game.deck_rules and (not among or game.id in among)]
    return any(
        words in name_index(game.id) or card_in_form(game.id, words) or card_likely(game.id, words) for game in games
    )


def is_of_table(line: str) -> bool:
    """True for a line that begins with a type of what lies on the table, and names no card of a deck: `базы общие`."""
    first, *rest = re.findall(r"[\w'-]+", normalise(line)) or [""]
    if not rest or first.isdecimal() or stems(first) not in _pieces():
        return False
    from cards.decks.names.mentions import of_all
    from cards.decks.words.seen import seen

    return _are_pieces(card for mention in of_all().find(seen(line)) for card in mention.cards)


def tells_of_table(lines: Iterable[str]) -> bool:
    """True for lines that name cards, all of which lie on the table and are in no deck."""
    from cards.decks.names.mentions import of_all
    from cards.decks.words.seen import seen

    cards = [card for line in lines for mention in of_all().find(seen(line)) for card in mention.cards]
    return bool(cards) and _are_pieces(cards)


def _are_pieces(cards: Iterable[tuple[str, str]]) -> bool:
    games = {game.id: game for game in games_with_cards()}
    return all(games[game].types[games[game].cards[card].type].piece_rule for game, card in cards)


def printed(name: str) -> list[tuple[str, int]]:
    """The numbers that are printed on the cards of a name (normalised), in every game: which, and how much."""
    found = [(game, name_index(game.id)[name][0]) for game in games_with_cards() if name in name_index(game.id)]
    return [
        (f"{game.id} {which}", number) for game, card in found for which, number in game.cards[card].numbers.items()
    ]


@of_games()
def _pieces() -> frozenset[tuple[str, ...]]:
    """The types of what lies on the table, by what all their forms share."""
    from cards.language import plural

    pieces = [(game, kind) for game in games_with_cards() for kind, said in game.types.items() if said.piece_rule]
    return frozenset(stems(normalise(plural(game, kind, lang))) for game, kind in pieces for lang in game.langs)


@of_games()
def games_with_cards() -> tuple[Game, ...]:
    """The games that have cards."""
    return tuple(game for game in map(load_game, game_ids()) if game.cards)
