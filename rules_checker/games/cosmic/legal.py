"""What effects can be done to: which players, planets, ships and cards there are to choose from."""

from __future__ import annotations

from typing import Any

from rules_checker.games.cosmic.frames import Scope
from rules_checker.games.cosmic.query import is_main, named, opponent, pile_of, places, whose
from rules_checker.games.cosmic.ships import colonies, count, in_battle
from rules_checker.games.cosmic.state import NOBODY, Position
from rules_checker.games.cosmic.zones import encounter_cards

_PLAYERS = ("by", "from_", "to", "of", "who")
"""The slots of verbs in which players are named."""


def means_another(effect: Any) -> bool:
    """True if an effect is about one other player, of one's choice."""
    slots: dict[str, Any] = effect.__dict__
    if any(slots.get(slot) == "another" for slot in _PLAYERS):
        return True
    return getattr(slots.get("what"), "of", None) == "another"


def others_for(s: Position, effect: Any, scope: Scope) -> list[int]:
    """The other players whom an effect may mean that is about one of them."""
    others = s.order(scope.me)[1:]
    return [one for one in others if possible(s, effect, scope._replace(who=one))]


def possible(s: Position, effect: Any, scope: Scope) -> bool:
    """False if an effect would surely do nothing."""
    if scope.who == NOBODY and means_another(effect):
        return bool(others_for(s, effect, scope))
    actors = named(s, effect.by, scope)
    if not actors:
        return False
    verb, me = effect.do, actors[0]
    if verb in ("discard", "give"):
        return any(card != scope.this for one in actors for card in s.hands[one])
    if verb == "take":
        return any(s.hands[one] for one in named(s, effect.from_, scope))
    if verb == "look-at-hand":
        return any(s.hands[one] for one in named(s, effect.of, scope))
    if verb == "retrieve":
        return any(card != scope.this for card in pile_of(s, effect.what))
    if verb in ("return-ships", "to-warp"):
        return bool(_found(s, effect, scope))
    if verb == "add-ships":
        return s.side[me] != NOBODY and bool(reserves(s, me))
    if verb == "join":
        return s.side[me] == NOBODY and not is_main(s, me) and bool(colonies(s, me))
    if verb == "settle":
        return bool(sites(s, me, effect.where)) and bool(settlers(s, me))
    if verb == "swap-cards":
        return NOBODY not in s.plans
    if verb == "new-card":
        return s.side[me] != NOBODY and (effect.from_ == "deck" or bool(encounter_cards(s, me)))
    if verb == "keep-card":
        return is_main(s, me) and s.plans[s.side[me]] != NOBODY and not s.kept[s.side[me]]
    if verb in ("draw-destiny", "target"):
        return s.defense == NOBODY
    if verb == "extra-encounter":
        return not (s.success or s.again) and bool(encounter_cards(s, s.active))
    return True


def _found(s: Position, effect: Any, scope: Scope) -> list[tuple[int, int]]:
    return [(one, place) for one in whose(s, effect.what, scope) for place in places(s, one, effect.what.zone)]


def reserves(s: Position, player: int) -> list[int]:
    """The colonies from which a player may send ships to the encounter."""
    place = in_battle(s, player)
    return [planet for planet in colonies(s, player) if planet != place]


def sites(s: Position, player: int, where: str) -> list[int]:
    """The planets on which a player may found a foreign colony by an effect."""
    if where == "here":
        planets = [s.target]
    elif where == "opponent":
        other = opponent(s, player)
        planets = [] if other == NOBODY else [*s.planets_of(other)]
    else:
        planets = [*range(len(s.ships) // s.players)]
    return [at for at in planets if at != NOBODY and s.owner(at) != player and not s.on(at, player)]


def settlers(s: Position, player: int) -> list[int]:
    """The places whose ships may found a colony: in the encounter, or colonies."""
    found = colonies(s, player)
    if s.side[player] != NOBODY:
        place = in_battle(s, player)
        if place < 0 and count(s, player, place):
            found = [place, *found]
    return found


def permitted(s: Position, holder: int, guest: int) -> list[int]:
    """The planets where a player may grant another a colony in a deal (`gap.deal-colonies`, `gap.deal-own-colour`)."""
    return [at for at in colonies(s, holder) if not s.on(at, guest)]


def deal_sites(s: Position, holder: int, guest: int) -> list[int]:
    """The planets of which a deal may speak: those, if the guest has ships to go there."""
    return permitted(s, holder, guest) if s.gate[guest] or colonies(s, guest) else []
