"""What a question is about, as plain data for whoever puts it into words; all of it is known to the player asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_checker.engine import PASS, SEATS, Option, Use
from rules_checker.games.cosmic.frames import (
    MOST_OFFERS,
    Ability,
    Another,
    Answer,
    Change,
    Doing,
    Hand,
    Home,
    HowMany,
    Invite,
    Launch,
    Lose,
    Moment,
    Offering,
    Reply,
    Research,
    Reward,
    Scope,
    Send,
    Settling,
)
from rules_checker.games.cosmic.legal import possible
from rules_checker.games.cosmic.query import amount, most_ships
from rules_checker.games.cosmic.ships import WARP
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, Offer, Position


def more(s: Position, option: Option) -> dict[str, Any]:
    """What an option means besides its words: of an ability, the card, its number there, and that it is `idle`."""
    if not isinstance(option, Use):
        return {}
    found = {"source": s.defs[option.card].id, "ability": option.number}
    return found | ({"idle": True} if _idle(s, option) else {})


def _idle(s: Position, use: Use) -> bool:
    """True of an ability of which surely nothing would come; to turn up a hidden alien by it would be something."""
    assert s.ask
    frame, player = s.ask.then, s.ask.player
    if not isinstance(frame, Moment) or (use.card == s.aliens[player] and not s.open[player]):
        return False
    return not _works(s, frame, use)


def decided(s: Position) -> int | None:
    """To pass, where only powers could be used of which surely nothing would come."""
    assert s.ask
    frame, last = s.ask.then, len(s.ask.options) - 1
    if not isinstance(frame, Moment) or s.ask.options[last] != PASS:
        return None
    return None if any(_may_work(s, frame, one) for one in s.ask.options[:last]) else last


def _may_work(s: Position, frame: Moment, option: Option) -> bool:
    """True if something may come of an ability, or a card leaves the hand with it."""
    assert s.ask and isinstance(option, Use)
    return s.defs[option.card].abilities[option.number].trigger != "power" or _works(s, frame, option)


def _works(s: Position, frame: Moment, use: Use) -> bool:
    """True if something may come of an ability: of one of its effects, as its cost is but that it is used."""
    assert s.ask
    scope = Scope(use.card, s.ask.player, frame.about, frame.n)
    effects = s.defs[use.card].abilities[use.number].effects
    return any(possible(s, effect, scope) and _counts(s, effect, scope) for effect in effects)


def _counts(s: Position, effect: Any, scope: Scope) -> bool:
    """False of an effect that is as large as there are ships or cards, and there are none."""
    per = getattr(getattr(effect, "amount", None), "per", None)
    return per is None or per.of == "another" or amount(s, effect.amount, scope) != 0


def _fight(s: Position) -> dict[str, Any]:
    """Who attacks whom, with how many ships of their own."""
    return {"attacker": SEATS[s.active], "defender": SEATS[s.main(DEFENSE)], "n": s.gate[s.active]}


def _offer(s: Position, offer: Offer) -> dict[str, Any]:
    """An offer, as far as it has been put together, and the ships that it costs each if there is no deal."""
    return {
        "begun": not offer.empty,
        "lost": s.numbers.lost,
        "gives": len(offer.gives),
        "asks": offer.asks,
        "takes": None if offer.takes == NOBODY else s.nth(offer.takes),
        "takes_of": SEATS[s.owner(max(0, offer.takes))],
        "lets": None if offer.lets == NOBODY else s.nth(offer.lets),
        "lets_of": SEATS[s.owner(max(0, offer.lets))],
    }


def _moment(s: Position, frame: Moment) -> dict[str, Any]:
    """Of what may be answered: whose power or flare is used, which, and what it says."""
    used = [one for one in s.agenda if isinstance(one, Ability)]
    if frame.what in ("power-used", "flare-used") and used:
        number, scope = used[-1]
        return {"guest": SEATS[frame.about], "source": s.defs[scope.this].id, "ability": number}
    usable = [one for one in s.question.options if isinstance(one, Use)]
    return {"usable": [s.defs[one.card].id for one in usable]}


ABOUT: dict[type, Callable[[Position, Any], dict[str, Any]]] = {
    Answer: lambda s, frame: _fight(s),
    Another: lambda s, frame: {"source": s.defs[frame.run.scope.this].id},
    Change: lambda s, frame: {"card": s.defs[s.offered[s.active][0]].id},
    Doing: lambda s, frame: {"source": s.defs[frame.scope.this].id, "left": max(1, frame.left)},
    Hand: lambda s, frame: {"left": frame.left},
    Home: lambda s, frame: {"left": frame.left, "warp": frame.place == WARP},
    HowMany: lambda s, frame: {"source": s.defs[frame.doing.scope.this].id, "guest": SEATS[frame.owner]},
    Invite: lambda s, frame: {"guest": SEATS[frame.players[0]], **_fight(s)},
    Launch: lambda s, frame: {"n": s.gate[s.active], "left": most_ships(s, s.active) - s.gate[s.active]},
    Lose: lambda s, frame: {"left": frame.left},
    Moment: _moment,
    Offering: lambda s, frame: {**_offer(s, frame.offer), "left": MOST_OFFERS - frame.refused},
    Reply: lambda s, frame: {**_offer(s, frame.offer), "left": MOST_OFFERS - frame.refused - 1},
    Research: lambda s, frame: {"card": s.defs[s.techs[s.active]].id, "n": s.lab[s.active]},
    Reward: lambda s, frame: {"left": frame.left},
    Send: lambda s, frame: {"left": frame.left},
    Settling: lambda s, frame: {
        "left": frame.most,
        "planet": s.nth(frame.planet),
        "of": SEATS[s.owner(frame.planet)],
        "gate": frame.gate,
    },
}
