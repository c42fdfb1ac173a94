"""One player's view of a position, as plain data: for a screen, a bot, or another machine.

It has all public cards (`zone.discard-public`, `zone.void-public`), the sizes of hands (`gloss.hand-count-public`) and
of decks, the player's own hand, and the question to that player. It does not have the opponent's hand
(`setup.hand-hidden`), the order of any deck, the seed, and the numbers of instances, which would reveal where a card
started. Cards that an effect shows are named by the options of its question, and afterwards by the log for that player;
a view does not remember them.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from rules_checker.engine import SEATS, Option, question
from rules_checker.games.boombit.asking import about, stake
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.options import Card, Reaction, Share, Use
from rules_checker.games.boombit.query import life, power, remaining
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, LIMBO, VOID, Position
from rules_checker.games.boombit.words import options_in_words

PLAYERS = tuple(SEATS[:2])


def view(s: Position, player: int) -> dict[str, Any]:
    """Everything that `player` (0 or 1) may see now, made of dictionaries, lists, words and numbers only."""
    with s.aside():  # no rule is used just because somebody looks
        return _view(s, player)


def _view(s: Position, player: int) -> dict[str, Any]:
    return {
        "player": PLAYERS[player],
        "active": PLAYERS[s.active],
        "turn": sum(s.turns),
        "turns": dict(zip(PLAYERS, s.turns, strict=True)),
        "step": s.step,
        "phases": dict(s.phases),
        "played": dict(s.made),
        "extra": dict(sorted(s.extra.items())),
        "skips": {name: list(s.skips[who]) for who, name in enumerate(PLAYERS)},
        "masters": [name for who, name in enumerate(PLAYERS) if who in s.masters],
        "winner": s.winner_in(PLAYERS),
        "sides": {name: _side(s, who, own=who == player) for who, name in enumerate(PLAYERS)},
        "being_played": [
            {"card": s.defs[card].id, "owner": PLAYERS[s.owner[card]]}
            for card in range(len(s.where))
            if s.where[card] == LIMBO
        ],
        "question": _question(s, player),
    }


def hand(s: Position, player: int) -> list[str]:
    """The cards in a player's hand."""
    return [s.defs[card].id for card in s.zone(player, HAND)]


def outcome(s: Position) -> dict[str, Any]:
    """The result of a game: who won, the lives left, and the turns taken."""
    return {"winner": s.winner_in(PLAYERS), "lives": list(s.lives), "turns": list(s.turns)}


def _side(s: Position, player: int, *, own: bool) -> dict[str, Any]:
    side = {
        "hero": s.heroes[player].id,
        "hero_twisted": bool(s.hero_twisted[player]),
        "lives": s.lives[player],
        "hand_size": len(s.zone(player, HAND)),
        "deck_size": len(s.zone(player, DECK)),
        "in_play": [_card(s, card) for card in _on_table(s, player)],
        "discard": [s.defs[card].id for card in s.zone(player, DISCARD)],
        "void": [s.defs[card].id for card in s.zone(player, VOID)],
    }
    if own:
        side["hand"] = hand(s, player)
    return side


def _on_table(s: Position, player: int) -> list[int]:
    """A player's cards in play that lie on no other card."""
    return [card for card in s.in_play(player) if s.host[card] == NOBODY]


def _card(s: Position, card: int) -> dict[str, Any]:
    """A card in play, with the modifications on it, whoever's they are (`mod.on-opponent`)."""
    info = s.defs[card]
    seen: dict[str, Any] = {
        "card": info.id,
        "owner": PLAYERS[s.owner[card]],
        "twisted": bool(s.twisted[card]),
        "used": bool(s.used[card]),
        "attacked": bool(s.attacked[card]),
        "mods": [_card(s, mod) for mod in s.attached(card)],
    }
    if info.type == "creep":
        seen |= {"damage": s.damage[card], "life": life(s, card), "left": remaining(s, card)}
    if info.type == "bomb":
        seen["power"] = power(s, card)
    return seen


def _question(s: Position, player: int) -> dict[str, Any] | None:
    places = {card: [name, place] for who, name in enumerate(PLAYERS) for place, card in enumerate(_on_table(s, who))}
    words, place = partial(options_in_words, s), partial(_place, places=places)
    return question(s, player, words, place, about=partial(about, s), more=partial(stake, s))


def _place(option: Option, places: dict[int, list[Any]]) -> list[Any] | None:
    """The player and the place in `in_play` of the card that an option means; None if it is not in play."""
    found = places.get(option.card) if isinstance(option, Card | Share | Use | Reaction) else None
    return None if found is None else list(found)
