"""The reveal and the resolution of an encounter: reinforcements, totals, who wins, and what follows for the ships."""

from __future__ import annotations

from rules_checker.engine import PASS, Play, Say, Steps
from rules_checker.games.cosmic.frames import (
    Aftermath,
    Bargain,
    Copied,
    Home,
    Moment,
    Outcome,
    Over,
    Reinforce,
    Reveal,
    Reward,
)
from rules_checker.games.cosmic.query import card_value, is_main, is_morph, shown_as, total
from rules_checker.games.cosmic.ships import GATE, HELPING, WARP, shift
from rules_checker.games.cosmic.state import DEFENSE, NOBODY, OFFENSE, Position
from rules_checker.games.cosmic.voyages import to_warp
from rules_checker.games.cosmic.zones import at_random, draw, pass_on, playable

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Reveal, cites=["reveal.cards"])
def reveal(s: Position, _: Reveal) -> None:
    """Turn over both cards; abilities work, and then reinforcements are added."""
    s.step, s.revealed = "reveal", True
    for side in (OFFENSE, DEFENSE):
        s.tell(
            "reveals", "reveal.cards", player=s.main(side), card=s.defs[s.plans[side]].id, n=s.defs[s.plans[side]].value
        )
    s.agenda += [Reinforce(0), Copied(), Moment("reveal")]


@step(Copied)
def copied(s: Position, _: Copied) -> None:
    """Tell what a morph counts as from now on; two of them copy nothing, and their end says so."""
    for side in (OFFENSE, DEFENSE):
        if is_morph(s, side) and (kind := shown_as(s, side)) != "morph":
            s.tell("copies", "gap.morph", player=s.main(side), type=kind, n=card_value(s, side))


@step(Reinforce)
def reinforce(s: Position, frame: Reinforce) -> None:
    """Ask for reinforcements: offense, defense, allies, until all have passed one after another."""
    if shown_as(s, OFFENSE) != "attack" or shown_as(s, DEFENSE) != "attack":
        return
    order = [one for one in s.by_timing() if s.side[one] != NOBODY]
    at, passed = frame
    while passed < len(order):
        player = order[at]
        own = [card for card in s.hands[player] if s.defs[card].type == "reinforcement"]
        if own and (player, "reinforcements") not in s.forbidden:
            s.cite("reinforcement.use")
            now = Reinforce(at, passed)
            s.ask_for(player, "reinforce", (*playable(s, own), PASS), "reveal.reinforcements", now)
            return
        at, passed = (at + 1) % len(order), passed + 1


@taking(Reinforce, cites=["gap.reinforcement-side"])
def reinforced(s: Position, frame: Reinforce, option: Play | Say) -> None:
    """Add a reinforcement to the player's own side, or pass."""
    order = [one for one in s.by_timing() if s.side[one] != NOBODY]
    player, following = order[frame.at], (frame.at + 1) % len(order)
    if not isinstance(option, Play):
        s.agenda.append(Reinforce(following, frame.passed + 1))
        return
    info = s.defs[option.card]
    s.hands[player].remove(option.card)
    s.spent.append(option.card)
    s.bonus[s.side[player]] += info.value
    s.tell("reinforces", "reveal.reinforcements", player=player, card=info.id, n=info.value)
    s.cite("gap.reinforcement-rounds")
    s.agenda.append(Reinforce(following))


@step(Outcome)
def outcome(s: Position, _: Outcome) -> None:
    """Compare what was revealed: a fight, a bargain, or a defeat for whoever negotiates alone."""
    s.step = "resolution"
    if s.peace:
        s.agenda.append(Over())
        return
    kinds = (shown_as(s, OFFENSE), shown_as(s, DEFENSE))
    if kinds == ("morph", "morph"):
        s.tell("both-lose", "gap.morph-both")
        _fought(s, NOBODY, compensated=False)
    elif kinds == ("negotiate", "negotiate"):
        s.cite("combat.negotiate-negotiate", "deal.allies-return")
        s.agenda.append(Bargain(s.active, 0))
        allies = [one for one in reversed(s.by_timing()) if s.side[one] != NOBODY and not is_main(s, one)]
        s.agenda += [
            Home(one, GATE if s.side[one] == OFFENSE else HELPING, (s.gate[one] or s.helping[one])) for one in allies
        ]
        s.tell("bargains", "deal.allies-return" if allies else "combat.negotiate-negotiate", n=len(allies))
    elif kinds == ("attack", "attack"):
        _compare(s)
    else:
        loser = kinds.index("negotiate")
        s.tell("negotiator-loses", "combat.attack-negotiate", player=s.main(loser))
        _fought(s, 1 - loser, compensated=True)


def _compare(s: Position) -> None:
    """The higher total wins, and the defense if they are even, unless something says otherwise."""
    totals = [total(s, OFFENSE), total(s, DEFENSE)]
    s.cite("gap.allies-ship-count", "gap.defense-ship-count", "combat.attack-attack")
    if s.owner(s.target) == s.active:
        s.cite("gap.own-colour-home-ships")
    for side in (OFFENSE, DEFENSE):
        s.tell("total", "combat.attack-attack", player=s.main(side), n=totals[side])
    if totals[OFFENSE] == totals[DEFENSE]:
        winner = s.ties
        s.cite("combat.tie-defense")
    else:
        winner = OFFENSE if (totals[OFFENSE] > totals[DEFENSE]) != s.lower else DEFENSE
    _fought(s, winner, compensated=False)


def _fought(s: Position, winner: int, *, compensated: bool) -> None:
    s.won = winner
    if winner != NOBODY:
        rule = "combat.attack-negotiate" if compensated else "combat.attack-attack"
        s.tell("prevails", rule, player=s.main(winner))
    s.agenda += [Aftermath(compensated), Moment("fight")]


@step(Aftermath)
def aftermath(s: Position, frame: Aftermath) -> None:
    """Send the ships of whoever has lost to the warp, and land those of an offense that has won."""
    loser = s.main(1 - s.won) if s.won != NOBODY else NOBODY
    lost = ships_of(s, loser) if frame.compensated else 0
    if s.won == OFFENSE:
        s.success = True
        s.cite("resolve.offense-win")
    for player in s.by_timing():
        if s.side[player] == NOBODY:
            continue
        if s.side[player] != s.won:
            _defeated(s, player)
        elif s.won == OFFENSE:
            _lands(s, player)
        elif s.helping[player]:
            s.cite("resolve.defense-allies-return")
    if s.won == DEFENSE:
        for player in reversed(s.by_timing()):
            if n := s.helping[player]:
                s.agenda += [Reward(player, n), Home(player, HELPING, n)]
    if lost:
        if len(s.hands[s.main(s.won)]) < lost:
            s.cite("gap.compensation-short")
        cards = at_random(s, s.main(s.won), lost)
        pass_on(s, s.main(s.won), loser, cards, "combat.compensation", compensates=True)


def ships_of(s: Position, player: int) -> int:
    """The ships of a main player that take part, without those of allies."""
    return s.gate[player] if player == s.active else s.on(s.target, player)


def _defeated(s: Position, player: int) -> None:
    """Send the ships with which a player took part to the warp: the defense's are those on the planet attacked."""
    if s.side[player] == OFFENSE:
        to_warp(s, player, GATE, s.gate[player], "resolve.defense-win" if s.won == DEFENSE else "gap.morph-both")
        return
    rule = "resolve.defense-warp" if s.won == OFFENSE else "gap.morph-both"
    if player == s.defense:
        s.cite("gap.defense-ships-lost", "gap.defense-ships-on-other-colonies")
        to_warp(s, player, s.target, s.on(s.target, player), rule)
    else:
        to_warp(s, player, HELPING, s.helping[player], rule)


def _lands(s: Position, player: int) -> None:
    """Land a player's ships on the planet that was attacked."""
    if n := s.gate[player]:
        shift(s, player, n, GATE, s.target)
        s.tell("lands", "resolve.offense-land", player=player, owner=s.owner(s.target), planet=s.nth(s.target), n=n)


@step(Reward)
def reward(s: Position, frame: Reward) -> None:
    """Ask a defensive ally for each ship: a card, or a ship from the warp."""
    if frame.left:
        ships = (Say("ship"),) if s.warp[frame.player] else ()
        s.ask_for(frame.player, "reward", (Say("take"), *ships), "resolve.defense-allies-reward", frame)


@taking(Reward)
def rewarded(s: Position, frame: Reward, option: Say) -> None:
    """Take it, and the next."""
    s.agenda.append(frame._replace(left=frame.left - 1))
    if option.word == "take":
        draw(s, frame.player, 1, "resolve.defense-allies-reward")
    else:
        s.agenda.append(Home(frame.player, WARP, 1))


@step(Over, cites=["gap.ships-after-non-battle"])
def over(s: Position, _: Over) -> None:
    """Return all ships of an encounter without a battle to colonies."""
    for player in reversed(s.by_timing()):
        s.agenda += [Home(player, GATE, s.gate[player]), Home(player, HELPING, s.helping[player])]
