"""What is so now: abilities with their auras, the cards that may be played, the strength of an attack."""

from __future__ import annotations

from rules_checker.games.deckbattle.state import FORT, Position


def has(s: Position, creature: int, ability: str) -> bool:
    """True if a creature in play has an ability, its own or of an Aura beside it (`ability.aura`)."""
    if ability in s.defs[creature].abilities:
        return True
    if ability not in s.auras:
        return False
    player, lane, at = s.place(creature)
    row = s.realms[player][lane]
    # the creature with the Aura is not its own neighbour (`faq.aura-not-self`)
    if ability in [s.defs[beside].aura for beside in row[at - 1 : at] + row[at + 1 : at + 2]]:
        s.cite("ability.aura", "faq.aura-span", "gap.aura-adjacent", "word=aura")
        return True
    return False


def playable(s: Position, player: int) -> list[int]:
    """The leftmost cards of a hand that may be played, the fortress/citadel left out (`summon.leftmost-four`)."""
    most = s.numbers.playable
    leftmost = s.hands[player][: most + 1]
    if FORT in leftmost:
        leftmost.remove(FORT)
    return leftmost[:most]


def strength(s: Position, creature: int) -> int:
    """The damage that a creature's attack deals (`attack.each-deals`, `ability.momentum-bonus`)."""
    return s.defs[creature].attack + s.bonus.get(creature, 0)


def all_creatures(s: Position) -> list[int]:
    """Every creature in play: any may be the target of a spell (`ref.spell-target`)."""
    (a, b), (c, d) = s.realms
    return [*a, *b, *c, *d]


def behind(s: Position, creature: int) -> int | None:
    """The creature behind another in its lane."""
    player, lane, at = s.place(creature)
    row = s.realms[player][lane]
    return row[at + 1] if at + 1 < len(row) else None


def parallel(s: Position, creature: int) -> int | None:
    """The creature in the parallel place of the other lane (`gap.splash-parallel`)."""
    player, lane, at = s.place(creature)
    row = s.realms[player][1 - lane]
    return row[at] if at < len(row) else None
