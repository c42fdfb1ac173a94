"""Fights, wounds, and what characters and objects do for an action point."""

from __future__ import annotations

from rules_checker.engine import Play, Steps, choices
from rules_checker.games.twister.board import BROKEN, CLOSED, RAISED
from rules_checker.games.twister.frames import Clash, Plan
from rules_checker.games.twister.legal import gate_for, payer
from rules_checker.games.twister.moves import is_exit, with_load
from rules_checker.games.twister.options import Act
from rules_checker.games.twister.scoring import escape, kill
from rules_checker.games.twister.state import NOBODY, Position
from rules_checker.games.twister.tokens import (
    attackers,
    carrier,
    defenders,
    first_in_line,
    leave_game,
    power,
    roped,
    spend,
)

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


def attack(s: Position, target: int) -> None:
    """Start a fight against a character."""
    group = attackers(s, s.active, target)
    spend(s, payer(s, group))
    helpers = defenders(s, target, group)
    s.cite("ap.combat", "combat.adjacent")
    if len(group) > 1:
        s.cite("group.all-join", "group.attack-sum", "group.one-card")
    if len(helpers) > 1:
        s.cite("group.defense-sum", "gap.group-defenders")
    if s.wounded[target]:
        s.struck[target] = False
        s.cite("gap.armor-wounded")
    other, square = s.defs[target].id, s.name(s.at[target])
    for one in group:
        s.tell("attacks", "combat.cost", player=s.active, card=s.defs[one].id, other=other, square=square)
    for one in helpers[1:]:
        s.tell("helps", "gap.group-defenders", player=1 - s.active, card=s.defs[one].id)
    s.agenda += [Clash(target, group, helpers), Plan(1), Plan(0)]


@step(Plan)
def plan(s: Position, frame: Plan) -> None:
    """Ask a player for a combat card; nobody sees it before both are chosen."""
    cards = choices([Play(card) for card in s.fighting[frame.player]], lambda one: s.defs[one.card].value)
    s.ask_for(frame.player, "combat", cards, "combat.cards", frame)


@taking(Plan)
def planned(s: Position, frame: Plan, option: Play) -> None:
    """Lay it face down."""
    s.fighting[frame.player].remove(option.card)
    s.plans[frame.player] = option.card


@step(Clash, cites=["combat.cards", "combat.total", "gap.combat-card-values"])
def clash(s: Position, frame: Clash) -> None:
    """Compare both sides: the higher total wins, and the loser's characters in the fight are wounded."""
    totals = [0, 0]
    for player in range(s.players):
        attacks = player == s.active
        group = frame.attackers if attacks else frame.defenders
        info = s.defs[s.plans[player]]
        totals[player] = sum([power(s, one, attacks=attacks) for one in group]) + info.value
        _cite_objects(s, group, attacks=attacks)
        s.tell("fights", "combat.total", player=player, card=info.id, n=totals[player])
    for player in range(s.players):
        _put_away(s, player)
    mine, theirs = totals[s.active], totals[1 - s.active]
    if mine == theirs:
        s.struck |= {one: True for one in s.struck if one == frame.target}
        s.tell("tie", "combat.tie")
        return
    losers = frame.defenders if mine > theirs else frame.attackers
    s.tell("prevails", "combat.highest", player=s.active if mine > theirs else 1 - s.active)
    if len(losers) > 1:
        s.cite("group.loser-flips")
    for one in losers:
        wound(s, one)


def _cite_objects(s: Position, group: tuple[int, ...], *, attacks: bool) -> None:
    for one in group:
        load = s.carries[one]
        if load != NOBODY and (s.defs[load].attack or s.defs[load].defence):
            s.cite("word=stronger")
            if s.defs[load].attack:
                s.cite("obj.sword")
            elif attacks:
                s.cite("obj.armor-not-attack")
            else:
                s.cite("obj.armor", *(("obj.armor-wounded",) if s.wounded[one] else ("gap.armor-helper",)))


def _put_away(s: Position, player: int) -> None:
    """Lay a combat card on the pile of those used; +0 returns."""
    card = s.plans[player]
    s.plans[player] = NOBODY
    if s.defs[card].comes_back:
        s.fighting[player].append(card)
        s.cite("word=comes-back")
        s.tell("returns", "combat.plus-zero-returns", player=player, card=s.defs[card].id)
    else:
        s.spent[player].append(card)
        s.cite("combat.cards-discard")


def wound(s: Position, one: int) -> None:
    """Wound a character, or eliminate one that was wounded; a Thief on a pit falls, with whoever she carries."""
    info, square = s.defs[one], s.at[one]
    if s.wounded[one]:
        kill(s, one, "gap.kill")
        return
    s.wounded[one] = True
    s.hurt = (*s.hurt, one)
    load = s.carries[one]
    if load != NOBODY:
        s.cite("gap.carried-item-on-wound")
    s.tell("wounded", "combat.wounded-flip", player=s.owner[one], card=info.id, square=s.name(square))
    if not (info.falls and s.maze.is_pit(square)):
        return
    if roped(s, one):
        s.cite("gap.thief-rope")
    else:
        s.cite("gap.thief-trap-vp", "word=falls")
        kill(s, one, "thief.dies-on-trap")
        if load != NOBODY and s.defs[load].is_character:
            kill(s, load, "gap.thief-trap-vp")


# --- what characters and objects do ---------------------------------------------------------------------------------


def act(s: Position, option: Act) -> None:
    """Have a character use an ability, or its object."""
    one, verb = option.character, option.verb
    spend(s, one)
    s.cite("ap.object" if verb in ("drink", "fireball") else "ap.special", "trigger=act", "word=spend", f"word={verb}")
    if verb in _GATES:
        _gate(s, option)
    elif verb == "pass-wall":
        _pass_wall(s, one, option.side)
    elif verb == "fireball":
        _fireball(s, one, option.side)
    elif verb == "drink":
        _drink(s, one)
    else:
        _heal(s, one, one if verb == "regenerate" else option.about)


def _heal(s: Position, one: int, healed: int) -> None:
    """Heal a character, which then does nothing in this turn."""
    s.wounded[healed] = False
    s.rested[healed] = one
    holder = carrier(s, healed)
    if holder != NOBODY:
        s.carries[holder] = NOBODY
    card, other, square = s.defs[one].id, s.defs[healed].id, s.name(s.at[healed])
    if healed == one:
        s.cite("troll.no-action-after")
        s.tell("regenerates", "troll.regenerate", player=s.active, card=card, square=square)
    else:
        s.cite("cleric.no-action-after", *(("cleric.enemy",) if s.owner[healed] != s.active else ()))
        s.tell("heals", "cleric.heal", player=s.active, card=card, other=other, square=square)


_GATES = {
    "break-gate": (BROKEN, "warrior.break-gate", "warrior.broken-token"),
    "open-gate": (RAISED, "thief.open-gate", "move.gates-ok"),
    "close-gate": (CLOSED, "thief.close-gate", "move.no-gate-wall"),
}


def _gate(s: Position, option: Act) -> None:
    """Break, open or close a gate."""
    state, rule, more = _GATES[option.verb]
    key = gate_for(s, option.character, option.verb, option.side)
    s.maze.set_gate(key, state)
    s.cite(more, "gap.gate-reach")
    card, square = s.defs[option.character].id, s.name(s.at[option.character])
    if state == CLOSED:
        s.tell("closes", rule, player=s.active, card=card, square=square, side=option.side)
    else:
        s.tell(
            "opens" if state == RAISED else "breaks", rule, player=s.active, card=card, square=square, side=option.side
        )


def _pass_wall(s: Position, one: int, side: int) -> None:
    """Pass through a wall, with what is carried."""
    square = s.maze.ground.beside[s.at[one]][side]
    s.cite("wallwalker.separate", "wallwalker.adjacent-wall")
    if s.maze.ground.room_of[square] != s.maze.ground.room_of[s.at[one]]:
        s.cite("wallwalker.double-wall")
    for token in with_load(s, one):
        s.at[token] = square
    s.tell("passes-wall", "wallwalker.pass", player=s.active, card=s.defs[one].id, square=s.name(square))
    if is_exit(s, s.owner[one], square):
        escape(s, one)


def _fireball(s: Position, one: int, side: int) -> None:
    """Eliminate the first character in a line, and whoever it carries."""
    target = first_in_line(s, s.at[one], side)
    load, info = s.carries[target], s.defs[target]
    if target in s.hurt:
        s.cite("gap.fireball-wounded")
    s.cite(
        "word=only-wizard",
        "obj.fireball-wizard",
        "obj.fireball-blocked",
        "gap.fireball-use-count",
        "gap.fireball-direction",
    )
    card, square = s.defs[one].id, s.name(s.at[target])
    s.tell("fires", "obj.fireball-cost", player=s.active, card=card, other=info.id, square=square)
    if "regenerate" in info.acts:
        s.cite("troll.fireball")
    kill(s, target, "obj.fireball-cost")
    if load != NOBODY and s.defs[load].is_character:
        kill(s, load, "obj.fireball-carried")
    elif load != NOBODY:
        s.cite("obj.fireball-objects")


def _drink(s: Position, one: int) -> None:
    """Use up the potion: its points are for this character, in this turn."""
    potion = s.carries[one]
    s.tonics[one] = s.tonics.get(one, 0) + s.defs[potion].drink
    leave_game(s, potion)
    s.cite("obj.speed-removed", "gap.potion-stack")
    s.tell("drinks", "obj.speed-potion", player=s.active, card=s.defs[one].id, n=s.defs[potion].drink)
