"""The automatic opponent's turn in a solo game: its mana, and what it reveals."""

from __future__ import annotations

from rules_checker.engine import Steps
from rules_checker.games.deckbattle.auto_deck import automatic, discard
from rules_checker.games.deckbattle.effects import carry_out
from rules_checker.games.deckbattle.frames import AutoDeckOut, AutoSummon, AutoTurn, SpellGoesBack
from rules_checker.games.deckbattle.realm import enter
from rules_checker.games.deckbattle.state import AI, LOWER, UPPER, Position

steps: Steps[Position] = Steps()
step = steps.step


@step(AutoTurn)
def begin(s: Position, _: AutoTurn) -> None:
    """Begin its turn: mana by the player's creatures (`solo.ai-mana`), or the last turn (`solo.last-turn`)."""
    auto = automatic(s)
    s.step = "summon"
    if s.citadel[AI] and not auto.deck:
        s.tell("last-turn", "solo.last-turn", player=AI)
        s.cite("gap.solo-last-turn")
        s.auto = auto._replace(last=True)
        return
    mana = auto.stage.fixed + auto.stage.each * len(s.creatures(0))
    if auto.stage == s.numbers.quick:
        s.cite("solo.quick-mana")
    s.tell("mana", "solo.ai-mana", player=AI, n=mana, by="rule")
    s.agenda.append(AutoSummon(UPPER, mana, 0))


@step(AutoSummon)
def reveal(s: Position, frame: AutoSummon) -> None:
    """Reveal the top card for the upper and the lower lane in turn, until the value of all reaches the mana."""
    auto = automatic(s)
    if frame.spent >= frame.mana or not auto.deck:
        return
    s.cite("solo.reveal-upper" if frame.lane == UPPER else "solo.reveal-lower", "solo.alternate")
    card = auto.deck[-1]
    s.auto = auto._replace(deck=auto.deck[:-1])
    info = s.defs[card]
    targets = s.realms[0][frame.lane][:1]
    free = info.is_spell and not targets
    spent = frame.spent + (0 if free else info.cost)
    if spent > frame.mana:
        s.cite("solo.overshoot")
    s.agenda += [AutoSummon(LOWER if frame.lane == UPPER else UPPER, frame.mana, spent), AutoDeckOut()]
    if not info.is_spell:
        enter(s, AI, card, frame.lane)
    elif free:
        s.cite("solo.spell-no-target-free")
        s.tell("fizzles", "solo.spell-no-target", player=AI, card=info.id)
        discard(s, (card,))
    else:
        s.cite("gap.solo-spell-lane")
        if len(auto.deck) == 1:
            s.cite("gap.solo-last-card-spell")
        s.agenda.append(SpellGoesBack(AI, card))
        s.tell("casts", "solo.spell-target", player=AI, card=info.id, to=s.defs[targets[0]].id)
        carry_out(s, card, targets[0])
