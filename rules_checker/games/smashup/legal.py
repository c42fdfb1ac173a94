"""What may be played, where, and by which allowance; and by which rule not."""

from __future__ import annotations

from collections.abc import Sequence

from rules_checker.engine import Play, Refusal, to_play
from rules_checker.games.smashup.frames import Allowance, Memory
from rules_checker.games.smashup.query import barred, may_be, select, statics
from rules_checker.games.smashup.state import DISCARD, Position


def playable(s: Position, player: int, allowed: Sequence[Allowance]) -> tuple[Play, ...]:
    """The cards that a player may play with these allowances, twins once."""
    if not allowed:
        return ()
    pile = s.discards[player]
    if not any(one.zone == DISCARD for one in allowed):
        pile = [card for card in pile if "free-from-discard" in s.defs[card].words]
    seen: set[tuple[str, int]] = set()
    found: list[Play] = []
    for card in (*s.hands[player], *pile):
        twin = (s.defs[card].id, s.where[card])
        if twin not in seen:
            seen.add(twin)
            if refuse(s, player, card, allowed) is None:
                found.append(to_play(card))
    return tuple(found)


def refuse(s: Position, player: int, card: int, allowed: Sequence[Allowance]) -> Refusal | None:
    """The reason why a card cannot be played with these allowances; None if it can."""
    info = s.defs[card]
    if info.special_only:
        return Refusal("term.special-source", "only-special", {"card": info.id})
    if fitting(s, card, allowed) is None:
        return why_not(s, card, allowed)
    if info.is_minion:
        closed = not bases_for(s, player, card)
        return Refusal("conflict.cannot-beats-can", "no-base", {"card": info.id}) if closed else None
    if info.onto is not None and not hosts_for(s, player, card):
        return Refusal("gap.own-restriction", "no-host", {"card": info.id})
    return None


def fitting(s: Position, card: int, allowed: Sequence[Allowance]) -> Allowance | None:
    """The allowance by which a card is played: of those that allow it the narrowest, and the free one last."""
    info, best = s.defs[card], None
    for one in allowed:
        if one.kind != info.type or not _reaches(s, card, one):
            continue
        if info.is_minion and not one.least <= info.power <= one.most:
            continue
        if best is None or (one.most - one.least, one.free) < (best.most - best.least, best.free):
            best = one
    return best


def _reaches(s: Position, card: int, allowance: Allowance) -> bool:
    """True if an allowance is for cards where this one is: the free minion may come from the discard pile itself."""
    where = s.where[card]
    if where == allowance.zone:
        return True
    return where == DISCARD and allowance.free and "free-from-discard" in s.defs[card].words


def why_not(s: Position, card: int, allowed: Sequence[Allowance]) -> Refusal:
    """The reason why no allowance is for a card."""
    info = s.defs[card]
    same = [one for one in allowed if one.kind == info.type and _reaches(s, card, one)]
    if s.where[card] == DISCARD and not same:
        return Refusal("gap.not-in-hand", "in-discard", {"card": info.id})
    if same:
        return Refusal(
            "term.extra", "too-strong", {"card": info.id, "n": info.power, "most": max(one.most for one in same)}
        )
    return Refusal("term.limit-one-each", "no-minion-left" if info.is_minion else "no-action-left", {"card": info.id})


def bases_for(s: Position, player: int, card: int) -> list[int]:
    """The bases at which a player may play a minion."""
    if not (statics(s, "cannot-play") or statics(s, "room")):
        return s.bases
    return [base for base in s.bases if barred(s, player, card, base) is None]


def hosts_for(s: Position, player: int, card: int) -> list[int]:
    """The bases, or the minions, onto which a player may play an action that stays in play."""
    onto = s.defs[card].onto
    if onto.type == "base":
        return list(s.bases)
    found = select(s, onto, player, Memory(s.ref(card)))
    return [minion for minion in found if may_be(s, minion, "attached", player)]
