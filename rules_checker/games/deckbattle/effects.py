"""Spells: when one may be cast, at whom, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules_checker.engine import Steps
from rules_checker.games.deckbattle import auto_deck, realm
from rules_checker.games.deckbattle.cards import Effect
from rules_checker.games.deckbattle.frames import Return, SpellGoesBack
from rules_checker.games.deckbattle.hand import put_back
from rules_checker.games.deckbattle.options import Spell, to_cast
from rules_checker.games.deckbattle.query import all_creatures, behind, has, parallel, playable
from rules_checker.games.deckbattle.state import LANE_NAMES, Position

steps: Steps[Position] = Steps()
step = steps.step


def spell_options(s: Position) -> list[Spell]:
    """The spells that the active player may cast now, each at each creature."""
    if s.is_auto(s.active):
        return []
    defs = s.defs
    spells = [card for card in playable(s, s.active) if defs[card].is_spell and defs[card].cost <= s.mana]
    return [to_cast(card, target) for card in spells for target in all_creatures(s)] if spells else []


def cast(s: Position, player: int, card: int, target: int) -> None:
    """Cast a spell at a creature: paid, revealed, carried out at once (`ref.spell-immediate`)."""
    info = s.defs[card]
    s.mana -= info.cost
    s.cite("mana.pays-cost", "ref.spell-when", "faq.spell-declare", "gap.spell-while-resolving")
    s.tell("casts", "faq.spell-reveal", player=player, card=info.id, to=s.defs[target].id)
    s.agenda.append(SpellGoesBack(player, card))
    carry_out(s, card, target)


def carry_out(s: Position, card: int, target: int) -> None:
    """Do what a spell does to the creature it is aimed at, and to those about it.

    What it destroys leaves only when it has dealt all its damage (`gap.spell-damage-at-once`).
    """
    s.cite("ref.spell-immediate", "ref.spell-target", "trigger=cast")
    unmoved: set[int] = set()
    for effect in s.defs[card].effects:
        s.cite(f"word={effect.do}")
        for creature in list(affected(s, effect, target)):
            if has(s, creature, "indestructible"):
                if creature not in unmoved:
                    s.tell("unmoved", "ability.indestructible", card=s.defs[creature].id)
                if creature == target:
                    s.cite("faq.indestructible-target")
                unmoved.add(creature)
            else:
                EFFECTS[effect.do](s, creature, effect)
    fallen = [creature for creature in all_creatures(s) if s.damage[creature] >= s.defs[creature].life]
    if fallen and any(effect.do == "damage-beside" for effect in s.defs[card].effects):
        s.cite("gap.spell-damage-at-once")
    realm.destroy(s, fallen, "damage.destroy")


def affected(s: Position, effect: Effect, target: int) -> Iterator[int]:
    """The creatures that an effect is for; none if the target is gone."""
    if not s.in_play(target):
        return
    if effect.where == "target":
        yield target
    elif effect.where == "parallel":
        if (other := parallel(s, target)) is not None:
            yield other
    else:
        player, lane, at = s.place(target)
        if at and effect.where == "adjacent":
            yield s.realms[player][lane][at - 1]
        if (other := behind(s, target)) is not None:
            yield other


def idle(s: Position, spell: Spell) -> bool:
    """True if a spell would do nothing, as no creature that it is for can be destroyed (`ability.indestructible`)."""
    hit = [one for effect in s.defs[spell.card].effects for one in affected(s, effect, spell.target)]
    return all(has(s, creature, "indestructible") for creature in hit)


def _damage(s: Position, creature: int, effect: Effect) -> None:
    s.damage[creature] += effect.amount
    if has(s, creature, "protection"):
        s.cite("gap.spell-vs-protection")
    s.tell("suffers", "ref.spell-immediate", card=s.defs[creature].id, n=effect.amount, by="spell")


def _destroy(s: Position, creature: int, _: Effect) -> None:
    s.damage[creature] = max(s.damage[creature], s.defs[creature].life)


def _return(s: Position, creature: int, _: Effect) -> None:
    s.tell("sent-back", "ref.spell-immediate", card=s.defs[creature].id)
    realm.leave(s, creature)
    if s.is_auto(s.owner[creature]):
        s.cite("gap.solo-return")
    s.agenda.append(Return(s.owner[creature], (creature,)))


def _shift(s: Position, creature: int, _: Effect) -> None:
    player, lane, at = s.place(creature)
    s.realms[player][1 - lane].append(s.realms[player][lane].pop(at))
    s.cite("gap.lane-change")
    s.tell("moved", "ref.spell-immediate", card=s.defs[creature].id, lane=LANE_NAMES[1 - lane])


EFFECTS: dict[str, Callable[[Position, int, Effect], None]] = {
    "damage": _damage,
    "damage-beside": _damage,
    "destroy": _destroy,
    "return-to-hand": _return,
    "change-lane": _shift,
}


@step(SpellGoesBack)
def spell_goes_back(s: Position, frame: SpellGoesBack) -> None:
    """Put it in one step into the rightmost place (`gap.spell-while-resolving`), or on the used pile."""
    if s.is_auto(frame.player):
        auto_deck.discard(s, (frame.card,))
        return
    s.hands[frame.player].remove(frame.card)
    put_back(s, frame.player, frame.card)
    if frame.card in playable(s, frame.player):
        s.cite("faq.spell-repeat")
    s.tell("spell-goes-back", "ref.spell-return", player=frame.player, card=s.defs[frame.card].id)
