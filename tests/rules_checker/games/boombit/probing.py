"""Where cards of Boomb.it lie, for `tests/rules_checker/probing.py`."""

import random
from collections.abc import Iterable, Set as AbstractSet
from typing import Any

from cards import Game
from rules_checker.games.boombit import state
from rules_checker.games.boombit.cards import CardDef, link_card
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, HERO, IN_PLAY, VOID, Position
from rules_checker.setup.compiled import compile_card
from tests.rules_checker.usual import means

PROBE = {"do": "draw"}
NODES = True
FROM_HAND = {"play": "hand", "enter": "hand", "deed": "hand"}
FOLLOWS = frozenset({"extra-play", "extra-phase", "skip-phase", "play-instead"})
TYPELESS = frozenset({"hand", "discard"})
PREFERRED = frozenset({"probe", "yes", "activate", "means"})
MEANS = {"on is-twisted": "twist", "on is-untwisted": "untwist", "on breaks": "break", "on explodes": "explode"}
"""By event: what deeds do, of which some are in hand, so that it comes to pass."""
IN_PLAY_TYPES = {"bomb", "creep", "circumstance", "modification", "support"}
EMPTY = 0.7
"""In this share of positions hands are empty, if one is spoken of."""
FEW = 0.4
"""This share of them: a deck is to have more cards than the discards."""
KEYS = ("keyword", "team", "state", "zone", "type")


def apart(s: Position) -> Iterable[tuple[int, CardDef]]:
    """The heroes."""
    return [(HERO - player, hero) for player, hero in enumerate(s.heroes)]


def place(s: Position, card: int) -> tuple[str, str] | None:
    """The zone of a card, and on what it lies there; a hero works as what is in play does.

    Nowhere while a card is asked about that defies: no other card can be in its place.
    """
    if s.ask and s.ask.kind == "defy":
        return None
    if card < 0:  # some that scenarios lay out have no ACTIVATION that the probe could keep
        return ("in-play", "") if "activation" in s.heroes[HERO - card].abilities else None
    where = s.where[card]
    if where == IN_PLAY and s.defs[card].modifiers and s.ask and s.ask.kind != "main":
        return None  # what it gives would be missed, and nobody looks for that before what is next
    if where == IN_PLAY:
        host = s.host[card]
        return ("in-play", "" if host < 0 else s.defs[host].type)
    return {HAND: ("hand", ""), DISCARD: ("discard", "")}.get(where)


def was(s: Position, card: int) -> CardDef:
    """The card, or the hero, whose place the probe takes."""
    return s.heroes[HERO - card] if card < 0 else s.defs[card]


def put(s: Position, card: int, made: CardDef) -> None:
    """Put the probe in the place of a card or a hero."""
    if card < 0:
        s.heroes = tuple([made if HERO - at == card else one for at, one in enumerate(s.heroes)])
    else:
        s.defs = tuple([made if at == card else one for at, one in enumerate(s.defs)])


def dress(s: Position, game: Game, spoken: AbstractSet[str], probe: int, rng: random.Random) -> None:
    """Half of the other cards have the property, the team or the state that is spoken of, or lie in that zone.

    What is to be untwisted is twisted before. Where cards are said to be untwisted or undamaged, half are not; where a
    hand is to be empty, most are.
    """
    if "when empty-hand" in spoken and rng.random() < EMPTY:
        for card in [card for hand in (0, 1) for card in s.zone(hand, HAND) if card != probe]:
            s.put(card, DECK, bottom=True)
    said = {key: {word for one, _, word in (two.partition(" ") for two in spoken) if one == key} for key in KEYS}
    for card in range(len(s.defs)):
        if card == probe or not _printed(game, s.defs[card]) or rng.random() < 0.5:
            continue
        doing = next((verb for event, verb in MEANS.items() if event in spoken), None)
        means = doing and s.where[card] == HAND
        info = _means(game, doing, said["type"]) if means else link_card(_data(game, s.defs[card].id))
        for text in said["keyword"] & game.keywords.keys():
            if info.type != "hero" and text != "boss":  # of a boss there is one
                info.keywords = {**info.keywords, text: 2 if game.keywords[text].x else 0}
        for team in said["team"]:
            info.team = {"own": s.team_of(s.owner[card]), "foreign": "another", "free": None}.get(team, team)
        s.defs = (*s.defs[:card], info, *s.defs[card + 1 :])
        if s.where[card] == IN_PLAY:
            untwists = doing == "untwist" or "do untwist" in spoken
            if untwists or (said["state"] & {"twisted", "untwisted"} and s.host[card] < 0):
                s.twisted[card] = 1
            if said["state"] & {"damaged", "undamaged"} and info.type == "creep" and info.life > 1:
                s.damage[card] = 1
        elif "void" in said["zone"] and s.where[card] in (DECK, DISCARD):
            s.put(card, VOID)
        elif "discard" in said["zone"] and s.where[card] == DECK and rng.random() < FEW:
            s.put(card, DISCARD)


def _printed(game: Game, info: CardDef) -> bool:
    """True of the game's own cards: a scenario may have others, of any name."""
    return info.id in game.cards and game.cards[info.id].type == info.type


def _data(game: Game, card: str) -> dict[str, Any]:
    """A card's compiled data: whoever changes a card makes one of their own, for compiled ones cannot be copied."""
    if card not in _DATA:
        _DATA[card] = compile_card(game.cards[card])
    return _DATA[card]


_DATA: dict[str, dict[str, Any]] = {}
"""That of the cards that were asked for."""


def _means(game: Game, verb: str, spoken: AbstractSet[str]) -> CardDef:
    """A deed that does something to any card in play, or to any of the type that is spoken of."""
    kind = {"type": next(iter(spoken))} if verb == "break" and len(spoken & IN_PLAY_TYPES) == 1 == len(spoken) else {}
    return link_card(means(game, "deed", {"do": verb, "what": {"of": "any", **kind}}))


def define(data: dict[str, Any], was: CardDef, s: Position, card: int) -> CardDef:
    """A card as the engine has it; a hero always has an ACTIVATION (`hero.has-activation`)."""
    made = link_card(data)
    if card < 0:
        made.abilities.setdefault("activation", was.abilities["activation"])
    return made


def refresh(s: Position) -> bool:
    """Have what is remembered of cards be found anew."""
    fresh = state.fresh_position(s.game, s.defs, s.heroes, s.owner)
    # what a card reacts to whose place the probe takes may be happening
    s.reactive = dict.fromkeys(s.reactive, False) | fresh.reactive
    s.properties, s.buried, s.ready = fresh.properties, fresh.buried, fresh.ready
    s.statics, s.alert = fresh.statics, {}
    for own in s.in_play:
        for card in own:
            s.start(card, s.defs[card])
    return False


def nodes(info: CardDef) -> tuple[Any, ...]:
    """The words of the probe that are carried out; of a cost that is chosen, those of its courses."""
    first = [word for one in info.told for word in (*one.cost, *one.effects)[:1]]
    return tuple(part for word in first for part in (word, *(course[0] for course in getattr(word, "options", ()))))
