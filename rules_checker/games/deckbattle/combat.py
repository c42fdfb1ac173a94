"""The attack phase: who attacks in which order, and what an attack does."""

from __future__ import annotations

from collections.abc import Mapping

from rules_checker.engine import Say, Steps
from rules_checker.games.deckbattle.auto_deck import mill
from rules_checker.games.deckbattle.effects import cast, spell_options
from rules_checker.games.deckbattle.frames import Again, Attack, Attacks, LastSpells, Strike
from rules_checker.games.deckbattle.hand import shift, wall
from rules_checker.games.deckbattle.options import GO, Spell
from rules_checker.games.deckbattle.query import behind, has, parallel, strength
from rules_checker.games.deckbattle.realm import destroy
from rules_checker.games.deckbattle.state import Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Attack)
def attack(s: Position, _: Attack) -> None:
    """Fix the order as the phase begins (`attack.auto-order`, `gap.momentum-auto-order`)."""
    s.step = "attack"
    s.bonus = {}
    s.cite("attack.auto-order", "gap.momentum-auto-order", *(("solo.ai-attack",) if s.is_auto(s.active) else ()))
    s.agenda += [LastSpells(), Attacks(tuple(s.creatures(s.active)))]


@step(Attacks)
def attacks(s: Position, frame: Attacks) -> None:
    """Ask before each attack whether the active player casts spells (`ref.spell-when`)."""
    creatures = tuple([creature for creature in frame.creatures if s.in_play(creature)])
    if not creatures:
        return
    options = spell_options(s)
    if options:
        s.cite("gap.spell-between-attacks")
        s.ask_for(s.active, "cast", (*options, GO), "gap.mana-for-attack-spells", Attacks(creatures))
    else:
        go_on(s, Attacks(creatures), GO)


@taking(Attacks)
def go_on(s: Position, frame: Attacks, option: Spell | Say) -> None:
    """Cast a spell and ask again, or have the next creature attack."""
    if isinstance(option, Spell):
        s.agenda.append(frame)
        cast(s, s.active, option.card, option.target)
    else:
        s.agenda += [Attacks(frame.creatures[1:]), Strike(frame.creatures[0])]


@step(LastSpells)
def last_spells(s: Position, frame: LastSpells) -> None:
    """Ask after the last attack whether spells are still cast, before the creatures heal."""
    options = spell_options(s)
    if options:
        s.ask_for(s.active, "cast", (*options, GO), "gap.mana-for-attack-spells", frame)


@taking(LastSpells)
def after_last(s: Position, frame: LastSpells, option: Spell | Say) -> None:
    """Cast a spell and ask again, or end the phase."""
    if isinstance(option, Spell):
        s.agenda.append(frame)
        cast(s, s.active, option.card, option.target)


@step(Strike)
def strike(s: Position, frame: Strike) -> None:
    """Have a creature attack the first enemy in its lane, or the fortress where there is none."""
    creature = frame.creature
    player, lane, at = s.place(creature)
    enemies = s.realms[1 - player][lane]
    if s.fresh[creature] and not has(s, creature, "fury"):
        s.tell("waits", "attack.no-summoning-turn", player=player, card=s.defs[creature].id)
        return
    if s.fresh[creature] and not enemies:
        s.tell(
            "waits-at-a-wall", "ability.fury-not-fortress", player=1 - player, card=s.defs[creature].id,
            wall=wall(s, 1 - player),
        )  # fmt: skip
        return
    if s.fresh[creature]:
        s.cite("ability.fury", *(() if "fury" in s.defs[creature].abilities else ("gap.fury-fervor-flag",)))
    if has(s, creature, "momentum"):
        charge(s, creature, player, lane, at)
    if not strength(s, creature):
        s.cite("gap.attack-value-zero")
    if not enemies:
        if s.touched is not None:
            s.cite(*(rule for ability, rule in _NOT_AT_A_WALL.items() if has(s, creature, ability)))
        s.tell(
            "strikes-fort", "attack.empty-lane", player=1 - player, card=s.defs[creature].id, wall=wall(s, 1 - player),
            n=strength(s, creature),
        )  # fmt: skip
        besiege(s, 1 - player, strength(s, creature))
        return
    target = enemies[0]
    s.tell(
        "strikes", "attack.target-front", player=player, card=s.defs[creature].id, to=s.defs[target].id,
        n=strength(s, creature),
    )  # fmt: skip
    fervor = has(s, creature, "battle-fervor")
    fallen = hit(s, target, splinters(s, creature, target), strength(s, creature))
    if fallen and fervor:
        # once more for the attack, however many it destroyed
        s.cite(*(("gap.fervor-double-kill",) if len(fallen) > 1 else ()))
        s.agenda.append(Again(creature))
    destroy(s, fallen, "damage.destroy")


@step(Again)
def again(s: Position, frame: Again) -> None:
    """Have a creature attack once more, when what it destroyed is back in hand (`ability.battle-fervor`)."""
    player, lane, _ = s.place(frame.creature)
    if not s.realms[1 - player][lane]:
        s.cite("faq.fervor-fortress")
    s.tell("fervor", "ability.battle-fervor", player=player, card=s.defs[frame.creature].id)
    s.agenda.append(Attacks((frame.creature,)))


_NOT_AT_A_WALL = {
    "splash": "faq.no-splash-on-fortress",
    "pierce": "ability.pierce-not-fortress",
    "battle-fervor": "faq.fervor-not-fortress",
}
"""The abilities that do nothing where a fortress or citadel is attacked, with the rule that says so."""


def charge(s: Position, creature: int, player: int, lane: int, at: int) -> None:
    """Move a creature with Momentum to the front, with +1 for each that it passes (`ability.momentum-move`)."""
    row = s.realms[player][lane]
    row.insert(0, row.pop(at))
    s.bonus[creature] = s.bonus.get(creature, 0) + at
    if at:
        s.cite("ability.momentum-bonus", "faq.momentum-duration", "faq.momentum-one-attack", "faq.abilities-mandatory")
        s.tell("charges", "ability.momentum-move", player=player, card=s.defs[creature].id, n=at)
    else:
        s.cite("gap.momentum-returning")


def splinters(s: Position, creature: int, target: int) -> dict[int, str]:
    """The creatures that an attack on `target` damages besides, each with the ability that does: `splash`, `pierce`."""
    found: dict[int, str] = {}
    splash, pierce = has(s, creature, "splash"), has(s, creature, "pierce")
    if splash and pierce:
        s.cite("faq.splash-pierce")
    if splash:
        s.cite("ability.splash", "gap.splash-parallel", "faq.abilities-mandatory")
        if (victim := parallel(s, target)) is not None:
            found[victim] = "splash"
    if pierce:
        s.cite("ability.pierce", "faq.abilities-mandatory")
        if (victim := behind(s, target)) is None:
            s.cite("faq.pierce-no-back")
        else:
            found[victim] = "pierce"
    return found


def hit(s: Position, target: int, besides: Mapping[int, str], points: int) -> list[int]:
    """Deal the damage of one attack to its target and all others at once; return those that it destroys."""
    victims = [target, *besides]
    s.cite("creature.stats", *(("gap.splash-pierce-amount",) if len(victims) > 1 else ()))
    shields = [victim for victim in victims if not s.guarded[victim] and has(s, victim, "protection")]
    for victim in victims:
        if victim in shields:
            s.guarded[victim] = 1
            if "protection" not in s.defs[victim].abilities:
                s.cite("gap.aura-protection")
            if victim != target:
                s.cite("gap.pierce-splash-protection-consumption")
            elif len(victims) > 1:
                s.cite("faq.protection-vs-splash")
            s.tell("protected", "ability.protection", card=s.defs[victim].id, by=besides.get(victim, "attack"))
        else:
            s.damage[victim] += points
            if s.guarded[victim]:
                s.cite("gap.protection-frequency")
            if s.damage[victim] > s.defs[victim].life:
                s.cite("faq.excess-lost")
            by = besides.get(victim)
            rule = f"ability.{by}" if by else "attack.each-deals"
            s.tell("suffers", rule, card=s.defs[victim].id, n=points, by=by or "attack")
    return [victim for victim in victims if s.damage[victim] >= s.defs[victim].life]


def besiege(s: Position, player: int, points: int) -> None:
    """Damage what stands behind an empty lane."""
    if points <= 0:
        return
    if s.is_auto(player):
        mill(s, points)
    else:
        shift(s, player, points)
