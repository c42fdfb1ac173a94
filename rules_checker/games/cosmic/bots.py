"""What counts in a position, for the bots that judge one, and what is usually done, while they look ahead."""

from __future__ import annotations

from collections.abc import Callable

from rules_checker.engine import Card, Play, Player, Say, Use, Weighing
from rules_checker.games.cosmic.frames import Invite, Offering, Reply
from rules_checker.games.cosmic.options import Give, Planet, Settle
from rules_checker.games.cosmic.query import has_power, opponent, shown_as, total
from rules_checker.games.cosmic.ships import foreign_colonies, homes, total_ships
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Offer, Position

FEATURES = {
    "colonies": "foreign colonies",
    "near": "foreign colonies by the goal, squared: the last ones count most",
    "homes": "home colonies",
    "power": "1 while the alien's power is not lost",
    "ships": "ships out of the warp",
    "hand": "cards in hand",
    "strength": "how good the own hand is: numbers of attack cards by ten, and what else it has",
    "lab": "ships on a technology, and one that is completed",
}
"""The numbers by which a position is judged: those of the player, less those of the others; of `strength`, the own."""


def features(s: Position, player: int) -> tuple[float, ...]:
    """The features of a position for a player, in the order of `FEATURES`."""
    sides = [_side(s, one) for one in range(s.players)]
    mine = sides[player]
    others = [side for seat, side in enumerate(sides) if seat != player]
    # of each feature what the strongest of the others has counts more than what they have on average
    theirs = [0.6 * max(column) + 0.4 * sum(column) / len(others) for column in zip(*others, strict=True)]
    found = [one - other for one, other in zip(mine, theirs, strict=True)]
    return (*found[:6], _strength(s, player), found[6])


def _side(s: Position, player: int) -> tuple[float, ...]:
    """What everybody sees that a player has."""
    colonies = float(len(foreign_colonies(s, player)))
    whole = s.numbers.planets * s.numbers.ships
    lab = s.lab[player] / 2 + (2.0 if s.built[player] else 0.0)
    return (
        colonies,
        (colonies / s.numbers.goal) ** 2,
        float(min(homes(s, player), s.numbers.powers + 1)),
        float(has_power(s, player)),
        float(whole - s.warp[player]),
        float(len(s.hands[player])),
        lab,
    )


_WORTH = {"negotiate": 0.5, "morph": 1.5, "artifact": 0.8, "flare": 0.8}


def _strength(s: Position, player: int) -> float:
    """How good a player's hand is."""
    return sum([_worth(s, card) for card in s.hands[player]])


def _worth(s: Position, card: int) -> float:
    info = s.defs[card]
    if info.type == "attack":
        return info.value / 10
    return info.value / 5 if info.type == "reinforcement" else _WORTH[info.type]


# --- what is usually done -------------------------------------------------------------------------------------------


def rest(s: Position) -> int:
    """The usual option, so that looking ahead costs little: with it a turn goes on as sensible players play it."""
    assert s.ask is not None
    usual = _USUAL.get(s.ask.kind)
    return usual(s) if usual is not None else 0


def habit(s: Position) -> int | None:
    """The option that is taken without weighing others, where little depends on it."""
    assert s.ask is not None
    return rest(s) if s.ask.kind in _TRIFLES else None


_TRIFLES = frozenset({"home", "how-many-return-ships", "lose"})


def custom(s: Position) -> int | None:
    """The option that is taken without looking ahead: of bargains, which go by what they are worth, of invitations, of
    cards that come and go, and of ships.

    Whoever wins by the cards as they lie changes nothing.
    """
    assert s.ask is not None
    if s.ask.kind == "use-reveal" and _wins(s, s.side[s.ask.player]):
        return _said(s, "pass")
    return rest(s) if s.ask.kind in _CUSTOMS else None


def _wins(s: Position, side: int) -> bool:
    """True of the side that wins by the cards that are revealed."""
    if side == NOBODY:
        return False
    kinds = (shown_as(s, side), shown_as(s, 1 - side))
    if kinds != ("attack", "attack"):
        return kinds == ("attack", "negotiate")
    ahead = total(s, side) - total(s, 1 - side)
    return s.ties == side if ahead == 0 else (ahead > 0) != s.lower


_CUSTOMS = frozenset(
    {
        "aim",
        "discard",
        "give",
        "hand-over",
        "home",
        "how-many-return-ships",
        "invite",
        "launch",
        "lose",
        "offer",
        "reply",
        "retrieve",
        "send",
        "settling",
    }
)


def _said(s: Position, word: str) -> int:
    """The option that says a word, else the last one."""
    assert s.ask is not None
    options = s.ask.options
    return next((at for at, one in enumerate(options) if isinstance(one, Say) and one.word == word), len(options) - 1)


def _from_most(s: Position) -> int:
    """The colony from which a ship is missed least: one of many ships; a home colony rather than a foreign one."""
    assert s.ask is not None
    player, best, most = s.ask.player, len(s.ask.options) - 1, 1
    for at, one in enumerate(s.ask.options):
        if isinstance(one, Planet):
            there = s.on(one.planet, player) if one.planet >= 0 else 9
            if there > most:
                best, most = at, there
    return best


def _to_fewest(s: Position) -> int:
    """The colony that needs a ship most."""
    assert s.ask is not None
    player = s.ask.player
    there = [s.on(one.planet, player) for one in s.ask.options if isinstance(one, Planet)]
    return there.index(min(there))


def _aim(s: Position) -> int:
    """The planet that is defended least, of those where a victory brings a colony."""
    assert s.ask is not None
    planets = [one.planet for one in s.ask.options if isinstance(one, Planet)]
    there = [(s.on(planet, s.active) > 0, s.on(planet, s.defense)) for planet in planets]
    return there.index(min(there))


def _foe(s: Position) -> int:
    """Whoever is nearest to winning."""
    assert s.ask is not None
    scores = [len(foreign_colonies(s, one.player)) for one in s.ask.options if isinstance(one, Player)]
    return scores.index(max(scores))


def _invite(s: Position) -> int:
    """Invite everybody to the defense, and one to the offense, as allies there get a colony, too: whoever has fewest of
    those still to be invited, and no more than the inviter.
    """
    assert s.ask is not None and isinstance(s.ask.then, Invite)
    frame = s.ask.then
    if frame.side == DEFENSE:
        return _said(s, "yes")
    had = [len(foreign_colonies(s, one)) for one in (*frame.players, s.active)]
    alone = all(not bits & 1 << OFFENSE for bits in s.invited)
    return _said(s, "yes" if alone and had[0] == min(had) else "no")


def _ally(s: Position) -> int:
    """Join the side that has more ships, the offense if it looks even: it pays a colony."""
    assert s.ask is not None
    sides = [one.word for one in s.ask.options if isinstance(one, Say)]
    ahead = total_ships(s, OFFENSE) >= total_ships(s, DEFENSE)
    return _said(s, "offense" if "offense" in sides and ahead else "defense" if "defense" in sides else "no")


def _plan(s: Position) -> int:
    """The strongest attack card, or what comes next to it."""
    assert s.ask is not None
    worth = [_worth(s, one.card) for one in s.ask.options if isinstance(one, Play)]
    return worth.index(max(worth))


def _reinforce(s: Position) -> int:
    """The first reinforcement by which one's own side wins that now loses; else none."""
    assert s.ask is not None
    side = s.side[s.ask.player]
    behind = total(s, 1 - side) - total(s, side) + (1 if side == OFFENSE else 0)
    for at, one in enumerate(s.ask.options):
        if isinstance(one, Play) and 0 < behind <= s.defs[one.card].value:
            return at
    return len(s.ask.options) - 1


def _use(s: Position) -> int:
    """Use what there is but flares against others' powers: a power, then a technology, then a card."""
    assert s.ask is not None
    options = s.ask.options
    for at, one in enumerate(options):
        if isinstance(one, Use) and s.defs[one.card].type in ("alien", "tech"):
            return at
    return len(options) - 1


def _offer(s: Position) -> int:
    """Put together what one would take oneself: a colony for a colony if nobody wins by it, and cards to make it even.

    Whoever stands firm asks for cards first, and is content with less only in the next offer.
    """
    assert s.ask is not None and isinstance(s.ask.then, Offering)
    offer, options = s.ask.then.offer, s.ask.options
    me, them = offer.by, opponent(s, offer.by)
    wins = [_stake(s, one) == _WIN for one in (me, them)]
    for at, one in enumerate(options):
        if isinstance(one, Settle) and (offer.lets if one.let else offer.takes) == NOBODY and wins[0] == wins[1]:
            return at
    mine, theirs = (_gain(s, offer, one) for one in (me, them))
    more = 1.0 if s.ask.then.refused < 2 and _firm(s, me) else 0.0
    if mine < theirs + more and offer.asks < 3 and Say("ask") in options:
        return _said(s, "ask")
    if theirs < mine - more - 0.5 and len(offer.gives) < 2:
        gives = [(_worth(s, one.card), at) for at, one in enumerate(options) if isinstance(one, Give)]
        if gives:
            return min(gives)[1]
    return _said(s, "refuse" if offer.empty else "offer")


_WIN = 40.0


def _stake(s: Position, player: int) -> float:
    """What one more foreign colony is worth to a player, in cards: more with each, and the last one wins."""
    had = len(foreign_colonies(s, player))
    return 3.0 + had if had + 1 < s.numbers.goal else _WIN


def _gain(s: Position, offer: Offer, player: int) -> float:
    """What an offer is worth to a main player, in cards; one that is asked for is the worst that there is."""
    cards = offer.asks / 2 - sum([_worth(s, card) for card in offer.gives])
    if player == offer.by:
        return cards + (_stake(s, player) if offer.takes != NOBODY else 0.0)
    return (_stake(s, player) if offer.lets != NOBODY else 0.0) - cards


def _firm(s: Position, player: int) -> bool:
    """True for a player who is in no hurry to make peace: one with a strong attack card."""
    return any(s.defs[card].value >= 20 for card in s.hands[player])


def _reply(s: Position) -> int:
    """Take an offer that is not much worse for oneself than for the other; standing firm, one that is better."""
    assert s.ask is not None and isinstance(s.ask.then, Reply)
    offer, me = s.ask.then.offer, s.ask.player
    mine, theirs = _gain(s, offer, me), _gain(s, offer, offer.by)
    ahead = len(foreign_colonies(s, offer.by)) > len(foreign_colonies(s, me))
    least = theirs if ahead or _firm(s, me) else 0.75 * theirs - 0.5
    return _said(s, "accept" if mine > least else "refuse")


def _worst(s: Position) -> int:
    """The card that is worth least."""
    assert s.ask is not None
    worth = [_worth(s, one.card) for one in s.ask.options if isinstance(one, Card)]
    return worth.index(min(worth))


def _best(s: Position) -> int:
    """The card that is worth most."""
    assert s.ask is not None
    worth = [_worth(s, one.card) for one in s.ask.options if isinstance(one, Card)]
    return worth.index(max(worth))


def _research(s: Position) -> int:
    """Complete what can be completed, else do research."""
    tech = s.defs[s.techs[s.active]]
    return _said(s, "complete" if s.lab[s.active] >= tech.cost else "research")


_USUAL: dict[str, Callable[[Position], int]] = {
    "again": lambda s: _said(s, "no"),
    "aim": _aim,
    "ally": _ally,
    "change": lambda s: _said(s, "no"),
    "discard": _worst,
    "foe": _foe,
    "give": _worst,
    "hand-over": _worst,
    "home": _to_fewest,
    "invite": _invite,
    "lab": _from_most,
    "launch": _from_most,
    "lose": _from_most,
    "new-card": _best,
    "offer": _offer,
    "plan": _plan,
    "reinforce": _reinforce,
    "reply": _reply,
    "research": _research,
    "retrieve": _best,
    "reward": lambda s: _said(s, "take"),
    "send": _from_most,
    "settling": _from_most,
    **{f"use-{moment}": _use for moment in ("regroup", "destiny", "launch", "alliance", "planning", "chosen")},
    **{f"use-{moment}": _use for moment in ("reveal", "fight", "deal", "encounter-ends")},
    **{f"use-{moment}": lambda s: 0 for moment in ("power-used", "flare-used")},
}

WEIGHING = Weighing(FEATURES=FEATURES, features=features, rest=rest, habit=habit, custom=custom)
