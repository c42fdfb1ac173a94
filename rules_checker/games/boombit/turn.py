"""A turn: its phases in their fixed order (`turn.phase-order`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from rules_checker.engine import DRAW, Card, Endless, Frame, Node, Option, Play as PlayCard, Say, Steps
from rules_checker.games.boombit.cards import GameDef
from rules_checker.games.boombit.effects import draw_cards
from rules_checker.games.boombit.frames import (
    Ability,
    Attacks,
    EndPhase,
    Main,
    PassTurn,
    Phase,
    Play,
    PlayDeed,
    Review,
    Turn,
    UntwistAll,
)
from rules_checker.games.boombit.happenings import Explode, Sequence, Untwist
from rules_checker.games.boombit.legal import actions, turn_abilities
from rules_checker.games.boombit.memory import NOBODY
from rules_checker.games.boombit.options import END, Trade, Use
from rules_checker.games.boombit.query import abilities, discard_abilities, distinct, forbidden, has, player_has, weary
from rules_checker.games.boombit.reactions import changed, emit
from rules_checker.games.boombit.state import DECK, DISCARD, HERO, IN_PLAY, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

MOST_TURNS = 400
"""A game is drawn after this many turns: nothing in the rules ends it, and a machine must stop."""


# --- a turn ---------------------------------------------------------------------------------------------------------


@step(Turn)
def turn(s: Position, _: Turn) -> None:
    """Begin a turn, in which its player has one bomb, creep and support phase (`main.three-phases`)."""
    player = s.active
    if not s.begin_turn(player, MOST_TURNS):
        return
    s.phases, s.made = s.game.phases.copy(), s.game.unmade.copy()
    s.extra, s.masters = {}, frozenset()
    s.cite("main.three-phases", "turn.phase-order", "gloss.no-auto-untwist")  # nothing untwists here, nor does a hero
    if s.hero_twisted[player]:
        s.cite("twist.hero-stays")
    if s.turns[player] == 1:
        s.phases["creep-phase"] = 0  # `turn.first-turn-no-creep-phase`
    s.used, s.attacked = bytearray(len(s.defs)), bytearray(len(s.defs))
    s.fresh = bytearray(len(s.defs))
    s.step = "start"
    if s.heard:
        s.tell("turn", "turn.start", player=player, hero=s.heroes[player].id, n=sum(s.turns))
    if s.turns[player] == 1:
        s.tell("first-turn", "turn.first-turn-no-creep-phase", player=player)
    s.agenda += _parts(s.game)
    if s.skips[player] or s.lost:
        _skip(s)
    emit(s, "turn-starts", NOBODY, player)


@cache
def _parts(game: GameDef) -> tuple[Frame, ...]:
    """The parts of a turn as `game.yaml` orders them, the last first."""
    return (EndPhase(), *(Main() if name is None else Phase(name) for name in reversed(game.turn)))


def _skip(s: Position) -> None:
    """Take out of this turn the phases that its player was made to skip (`main.forced-skip`)."""
    s.lost, s.skips[s.active] = tuple(dict.fromkeys(s.skips[s.active])), ()
    for phase in s.lost:
        if phase in s.phases:
            s.phases[phase] = 0
        else:
            s.agenda.remove(Phase(phase))
        s.tell("skipped", "main.forced-skip", player=s.active, phase=phase)


@step(Phase)
def phase(s: Position, frame: Phase) -> None:
    """Begin a phase of the turn."""
    PHASES[frame.name](s)


def _draw(s: Position) -> None:
    """Draw the card of the turn (`turn.draw`), and SPEED's (`property.speed`); an empty deck loses the game."""
    player = s.active
    s.step = "draw"
    if s.turns[player] == 1 and player == s.first:
        if not any(player_has(s, player, "first-draw")):
            s.tell("skipped", "turn.draw.first-player-skips", player=player, phase="draw-phase")
            s.cite("gap.speed-turn-one")
            return
        s.cite("hero.classics.first-draw", "gap.classics-hero-kind")
        s.cite("core.card-beats-rule")
    if not s.zone(player, DECK):
        s.winners = (1 - player,)
        s.tell("deck-empty", "turn.draw.empty-loses", player=player)
        s.cite("win.goal")
        s.tell("wins", "turn.draw.empty-loses", player=1 - player)
        return
    fast = sum([has(s, card, "speed") for card in s.in_play[player]])
    draw_cards(s, player, 1, "turn.draw")
    if fast and fast > sum([has(s, card, "speed") for card in s.in_play[1 - player]]):
        s.cite("property.speed-flat")
        draw_cards(s, player, 1, "property.speed")


def _review_bombs(s: Position) -> None:
    """Explode the untwisted bombs, one after another; then untwist the twisted ones (`bombs.explode-first`)."""
    s.step = "bomb-review"
    s.agenda.append(Review())


@step(Review)
def review(s: Position, frame: Review) -> None:
    """Ask for the next bomb to explode, until none is left (`bombs.repeat`); then untwist the others."""
    bombs = [c for c in s.in_play[s.active] if s.defs[c].type == "bomb"]
    if not bombs:
        s.cite("bombs.review-empty")
        return
    untwisted = [c for c in bombs if not s.twisted[c]]
    ready = [c for c in untwisted if not forbidden(s, c, "explode")]
    if len(ready) < len(untwisted):
        s.cite("bombs.explode-exceptions")
    if not ready:
        s.agenda.append(UntwistAll(tuple(c for c in bombs if s.twisted[c])))
        return
    options = distinct(s, ready)
    s.ask_for(s.active, "explode", options, "bombs.owner-picks-order", frame)


@taking(Review, cites=["bombs.explode-first", "bombs.explode-mandatory", "bombs.repeat", "bomb.timeline"])
def review_explode(s: Position, frame: Review, chosen: Card) -> None:
    """Explode the bomb picked, which is not optional (`bombs.explode-mandatory`), and look again."""
    s.agenda += [frame, Explode(chosen.card)]


@step(UntwistAll)
def untwist_all(s: Position, frame: UntwistAll) -> None:
    """Untwist the bombs that were in play before the review, in the order their owner picks where it matters.

    It is not optional (`bombs.untwist-after`), and explodes nothing (`bombs.explode-before-untwist`). What enters play
    in the review, or earlier in its owner's turn, stays twisted (`gap.bomb-entering-during-own-review`).
    """
    bombs = frame.bombs
    twisted = [c for c in bombs if s.where[c] == IN_PLAY and s.twisted[c] and not s.fresh[c]]
    left = tuple(c for c in twisted if not forbidden(s, c, "untwist"))
    if len(left) < len(twisted):
        s.cite("bombs.untwist-exceptions")
    for card in bombs:
        if s.fresh[card]:
            s.cite(
                "gap.bomb-entering-before-own-review" if s.fresh[card] == 1 else "gap.bomb-entering-during-own-review"
            )
    if not left:
        return
    s.cite("bombs.untwist-after")
    s.cite("bombs.explode-before-untwist")
    if "is-untwisted" not in s.reactive:  # then the order matters to nobody (`bomb.untwist-order`)
        for card in left:
            s.agenda.append(Untwist(card))
        return
    options = distinct(s, left)
    s.ask_for(s.active, "untwist", options, "bomb.untwist-order", UntwistAll(left))


@taking(UntwistAll)
def untwist_picked(s: Position, frame: UntwistAll, chosen: Card) -> None:
    """Untwist the bomb picked, then the others."""
    s.agenda.append(UntwistAll(tuple(card for card in frame.bombs if card != chosen.card)))
    s.agenda.append(Untwist(chosen.card))


def _attack(s: Position) -> None:
    """Have every card with ATTACK carry it out, card by card (`attack.repeat`, `gap.attack-order`)."""
    s.step = "attack"
    s.cite("attack.phase")
    s.agenda.append(Attacks())


@step(Attacks)
def attacks(s: Position, frame: Attacks) -> None:
    """Ask for the next card that has not attacked, which is not optional (`attack.mandatory`)."""
    cards = s.working(s.active, "attack", "grant attack")
    if "attack" in s.buried:
        cards = cards + s.zone(s.active, DISCARD)
    ready = [card for card in cards if not s.attacked[card] and _attacks(s, card)]
    if not ready:
        if s.touched is not None:
            s.cite("attack.repeat" if any(s.attacked[c] for c in s.in_play[s.active]) else "attack.none")
        return
    s.cite("attack.mandatory")
    options = distinct(s, ready)
    s.ask_for(s.active, "attack", options, "attack.choose-card", frame)


def _attacks(s: Position, card: int) -> list[tuple[Node, int]]:
    """The ATTACKs that a card has where it lies (`text.named-zone-exception`)."""
    if s.where[card] == DISCARD:
        return discard_abilities(s, card, s.defs[card].discard_attacks)
    return abilities(s, card, "attack")


@taking(Attacks)
def attack_with(s: Position, frame: Attacks, chosen: Card) -> None:
    """Carry out all the ATTACKs of the card picked (`attack.multi-on-card`), and then the others'."""
    card = chosen.card
    s.attacked[card] = 1
    s.tell("attacks", "attack.choose-card", card=s.defs[card].id, player=s.active)
    s.agenda.append(frame)
    items = tuple((ability, you, s.ref(card)) for ability, you in _attacks(s, card))
    if len(items) > 1:
        s.cite("attack.multi-on-card", "gap.attack-order")
    if any(effect.do != "attack" for ability, *_ in items for effect in ability.effects):
        s.cite("ability.attack-other")
    s.agenda.append(Sequence(s.active, items, "ability.attack-order"))


PHASES: Final[dict[str, Callable[[Position], None]]] = {
    "draw-phase": _draw,
    "bomb-review": _review_bombs,
    "attack-phase": _attack,
}
"""What is done in each phase other than those of the main part; `game.yaml` gives their order."""


# --- the main part --------------------------------------------------------------------------------------------------


@step(Main)
def main(s: Position, frame: Main) -> None:
    """Ask for an action of the main part, in any order, until the player ends the turn (`main.any-order`)."""
    s.step = "main"
    found: list[Option] = [END] if weary(s) else actions(s)
    s.ask_for(s.active, "main", tuple(found), "main.any-order", frame)


@taking(Main)
def act(s: Position, frame: Main, chosen: PlayCard | Trade | Use | Say) -> None:
    """Carry out the action chosen, and come back to the main part."""
    player = s.active
    if chosen == END:
        if any(s.phases.values()):
            s.cite("main.phase-optional", "main.phases-do-not-accumulate")
        return
    s.agenda.append(frame)
    if isinstance(chosen, PlayCard):
        card = chosen.card
        deed = s.defs[card].type == "deed"
        s.agenda.append(PlayDeed(player, card) if deed else Play(player, card))
    elif isinstance(chosen, Trade):
        _trade(s, player, chosen.phase)
    elif isinstance(chosen, Use):
        _use(s, player, chosen)
    else:
        _activate(s, player)


def _trade(s: Position, player: int, name: str) -> None:
    """Draw a card instead of using a phase (`bomb.draw-instead`, `creep.draw-instead`)."""
    s.cite("phase.announce-draw")
    s.phases[name] -= 1
    rule = "bomb.draw-instead" if name == "bomb-phase" else "creep.draw-instead"
    s.tell("trades", rule, player=player, phase=name)
    if not s.zone(player, DECK):
        s.cite("gap.phase-draw-empty-deck")
    draw_cards(s, player, 1)


def _use(s: Position, player: int, chosen: Use) -> None:
    """Use a TURN ability (`main.turn-abilities`)."""
    card, ability, you = chosen
    if len(turn_abilities(s, card)) > 1:
        s.cite("turn-ability.one-of-several")
    s.used[card] = 1
    s.tell("uses", "main.turn-abilities", card=s.defs[card].id, player=player)
    s.agenda.append(Ability(ability, you, s.memory(you)))


def _activate(s: Position, player: int) -> None:
    """Twist a hero for its ACTIVATION (`hero.activation-cost`)."""
    hero, source = s.heroes[player], HERO - player
    s.hero_twisted[player] = 1
    s.cite("twist.hero-marks-use", "hero.has-activation", "hero.activation-own-turn", "gap.hero-activation-timing")
    if s.statics.get("no-abilities"):
        s.cite("gap.activation-not-ability")
    s.tell("activates", "hero.activation-cost", card=hero.id, player=player)
    for ability in hero.abilities["activation"]:
        s.agenda.append(Ability(ability, source, s.memory(source)))
    changed(s)


@step(EndPhase, cites=["turn.end"])
def end_phase(s: Position, _: EndPhase) -> None:
    """End the turn, and pass it on (`turn.end`)."""
    player = s.active
    s.step = "end"
    s.agenda.append(PassTurn())
    emit(s, "turn-ends", NOBODY, player)


@step(Endless)
def endless(s: Position, frame: Endless) -> None:
    """Draw the game: nobody can bring the turn to an end, or nobody wins (`gap.endless-loop`, `gap.endless-game`)."""
    s.turns[s.active] += frame.turns  # the turn that would have begun is counted in its result
    s.winners = DRAW
    s.tell("drawn", "gap.endless-game" if frame.turns else "gap.endless-loop")


@step(PassTurn)
def pass_turn(s: Position, _: PassTurn) -> None:
    """Pass the turn to the other player; what lasted until now is over."""
    s.temp = []
    s.active = 1 - s.active
    s.agenda.append(Turn())
