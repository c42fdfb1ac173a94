"""What positions to solve ask for, and what is the same in them.

Of each name `Aims` in `rules_checker/engine/aims.py` says what it is.
"""

from __future__ import annotations

from collections.abc import Hashable

from rules_checker.engine import PASS, Aims, Frame, Option, Say
from rules_checker.games.cosmic.cards import CardDef
from rules_checker.games.cosmic.frames import Another, Doing, HowMany, Run
from rules_checker.games.cosmic.options import OPTIONS, Planet
from rules_checker.games.cosmic.query import total
from rules_checker.games.cosmic.ships import colonies, foreign_colonies, homes
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position


def _colonies(s: Position, player: int) -> float:
    return float(len(foreign_colonies(s, player)))


def _homes(s: Position, player: int) -> float:
    return float(homes(s, player))


GOALS = {"colonies": _colonies, "homes": _homes}
THRIFTY = {"thrifty-colonies": ("colonies", 1), "thrifty-homes": ("homes", 0)}
SECRET = ("plan",)
DECIDES = ("plan",)
EFFORT = ("reinforce",)
TELLS = {
    **dict.fromkeys(("reveals", "copies", "counts-as", "replaces", "swaps-cards", "reinforces", "total"), False),
    **dict.fromkeys(("uses-power", "uses-wild", "uses-super", "plays-artifact", "uses-tech", "cancelled"), False),
    **dict.fromkeys(("changes-total", "outcome", "negotiator-loses"), False),
    **dict.fromkeys(("prevails", "both-lose", "no-deal"), True),
}
BEGINS = (
    *("plan", "reinforce"),
    *(f"use-{moment}" for moment in ("planning", "chosen", "reveal", "fight", "power-used", "flare-used")),
)

_SHIPS = frozenset({"launch", "send"})
"""The kinds of questions about the next ship: what counts is how many there are."""
_WAYS = frozenset({"home", "lab", "lose", "settling", "reward"})
"""The kinds of questions of which the answer is no feat: which ships, and what one gets for nothing."""
_NOTHING = frozenset({"pass", "no", "enough", "refuse"})


def dear(s: Position, player: int) -> list[int]:
    """The cards with which a player may fight, the strongest first: before all others a morph, as it is as any."""
    worth = {card: 99 if s.defs[card].type == "morph" else s.defs[card].value for card in s.hands[player]}
    fighting = [card for card in s.hands[player] if s.defs[card].type in ("attack", "morph")]
    return sorted(fighting, key=worth.__getitem__, reverse=True)


def spent(s: Position, card: int) -> bool:
    """True of a card that lies in the discard pile, or is in the deck again."""
    return card in s.discard or card in s.deck


def part(s: Position) -> tuple[object, ...]:
    """The encounter, until it ends."""
    return sum(s.turns), s.number, s.step == "end"


def feat(s: Position, option: Option) -> Hashable:
    """The card that is played, whose help is asked for or given, how many ships are sent; not from where."""
    assert s.ask is not None
    kind = s.ask.kind
    if kind in _WAYS or (isinstance(option, Say) and option.word in _NOTHING):
        return None
    return kind if kind in _SHIPS else (kind, OPTIONS.in_words(s, option))


def idle(s: Position, player: int, goal: str) -> int | None:
    """What stands for all of a question, as nothing that a player can be sure of depends on it.

    Of a deal nobody can be sure, as the other may refuse whatever is offered. Where a ship returns, which ones others
    lose, and all else is no matter once a side has won, or if that one wins whatever may be added to either. What may
    still be drawn is left out of account.
    """
    assert s.ask is not None
    kind, options = s.ask.kind, s.ask.options
    if goal not in _BY_COLONIES or not colonies(s, player):
        return None
    if kind in ("offer", "reply"):
        return options.index(Say("refuse"))
    if s.step == "resolution" and (kind == "home" or (kind == "lose" and s.ask.player != player)):
        return 0
    if kind == "lose" and s.ask.player == player:
        return _least_missed(s, player, goal)
    if _may_shift(s):
        return None
    over = s.step == "resolution" and s.won != NOBODY
    if not over and not (kind == "reinforce" and not s.lower and _decided(s)):
        return None
    return len(options) - 1 if options[-1] == PASS else 0


def _least_missed(s: Position, player: int, goal: str) -> int:
    """The ship that is missed least: of a colony that does not count for the goal, or has most ships."""
    assert s.ask is not None
    own, best = s.planets_of(player), (False, 0, 0)
    for at, option in enumerate(s.ask.options):
        if isinstance(option, Planet):
            planet = option.planet
            spared = planet < 0 or (planet in own) == (goal not in _OF_HOMES)
            best = max(best, (spared, s.on(planet, player) if planet >= 0 else 9, -at))
    return -best[2]


_BY_COLONIES = frozenset({"win", *GOALS, *THRIFTY})
"""The goals for which colonies count, and nothing else."""
_OF_HOMES = frozenset({"homes", "thrifty-homes"})


def _decided(s: Position) -> bool:
    """True if the same side wins whatever is added to either."""
    ahead, ties = total(s, OFFENSE) - total(s, DEFENSE), 1 if s.ties == OFFENSE else 0
    least, most = ahead - _reserve(s, DEFENSE), ahead + _reserve(s, OFFENSE)
    return least + ties > 0 or most + ties <= 0


def _reserve(s: Position, side: int, *, without: int = NOBODY) -> int:
    """What the players on a side can still add to it."""
    found = 0
    for player, hand in enumerate(s.hands):
        if s.side[player] == side and player != without and (player, "reinforcements") not in s.forbidden:
            found += sum([s.defs[card].value for card in hand if s.defs[card].type == "reinforcement"])
    return found


def _may_shift(s: Position) -> bool:
    """True if somebody has what may found or empty a colony once a side has won."""
    held = [card for hand in s.hands for card in hand]
    held += [card for card in (*s.aliens, *s.techs) if card != NOBODY]
    return any(_shifts(s.defs[card]) for card in held)


def _shifts(info: CardDef) -> bool:
    for word in ("won", "lost", "encounter-ends"):
        for number in info.hears.get(word, ()):
            if any(effect.do in _SHIFTING for effect in info.abilities[number].effects):
                return True
    return False


_SHIFTING = frozenset({"settle", "to-warp"})


def hope(s: Position, player: int, goal: str) -> float:
    """No less than what of a goal a player can be sure to gain: nothing, if the others can add more than they."""
    assert s.ask is not None
    if goal not in _BY_COLONIES or s.ask.kind != "reinforce" or s.lower or s.side[player] == NOBODY or _may_shift(s):
        return _MOST
    side = s.side[player]
    mine = _reserve(s, side) - _reserve(s, side, without=player)
    ahead = total(s, side) + mine - total(s, 1 - side) - _reserve(s, 1 - side)
    if ahead > 0 or (ahead == 0 and s.ties == side):
        return _MOST
    if side == OFFENSE:
        return 0.0
    return -1.0 if goal in _OF_HOMES and player == s.defense == s.owner(s.target) and s.on(s.target, player) else _MOST


_MOST = 99.0


def alike(s: Position) -> Hashable:
    """Whatever of a position tells how the encounter goes on."""
    assert s.ask is not None
    return (
        *(s.ask.kind, s.ask.player, tuple(map(_told, (s.ask.then, *s.agenda)))),
        *(tuple(s.turns), s.step, s.number, s.counter),
        *(tuple(s.ships), tuple(s.warp), tuple(s.gate), tuple(s.helping), tuple(map(frozenset, s.hands))),
        *(frozenset(s.deck), len(s.deck), frozenset(s.discard), tuple(s.destiny), tuple(s.aliens), tuple(s.open)),
        *(tuple(s.techs), tuple(s.lab), tuple(s.built), s.defense, s.target, tuple(s.side), tuple(s.invited)),
        *(tuple(s.plans), s.revealed, tuple(s.bonus), frozenset(s.spent), s.offer, tuple(s.zapped), s.flares, s.used),
        *(s.forbidden, tuple(s.counts), s.ties, s.lower, tuple(s.kept), s.fate, s.won, s.success, s.again, s.peace),
    )


def _told(frame: Frame) -> Hashable:
    """A frame, or what it says if it has a part of an ability: these have no other identity."""
    return repr(frame) if isinstance(frame, Run | Doing | HowMany | Another) else frame


AIMS = Aims(
    GOALS=GOALS,
    THRIFTY=THRIFTY,
    dear=dear,
    spent=spent,
    SECRET=SECRET,
    BEGINS=BEGINS,
    DECIDES=DECIDES,
    EFFORT=EFFORT,
    TELLS=TELLS,
    part=part,
    feat=feat,
    idle=idle,
    alike=alike,
    hope=hope,
)
