"""The course of a game: setup, and the phases of a turn in their fixed order (`turn.phase-order`)."""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.cards import TRADED
from rules_checker.games.boombit.costs import TWIST_HERO, can_pay
from rules_checker.games.boombit.effects import draw_cards
from rules_checker.games.boombit.play import has_phase, refuse_play, refuse_skip
from rules_checker.games.boombit.query import (
    abilities,
    discard_abilities,
    forbidden,
    has,
    holds,
    look,
    player_has,
    weary,
)
from rules_checker.games.boombit.reactions import changed, emit
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, HERO, IN_PLAY, NOBODY, NOTHING, PHASES, Position
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import DRAW, Ask, Refusal, ask, choices

MOST_TURNS = 400
"""A game is drawn after this many turns: nothing in the rules ends it, and a machine must stop."""


# --- setup ----------------------------------------------------------------------------------------------------------


@step
def setup(s: Position) -> None:
    """Decks shuffled, opening hands drawn, mulligans offered, the first player picked by lot."""
    for word in s.statics:
        s.cite(f"word={word}")
    for player in (0, 1):
        s.shuffle_deck(player)
        draw_cards(s, player, s.heroes[player].hand, "setup.opening-hand")
    s.cite("setup.shuffle")
    s.cite("setup.opening-hand")
    s.cite("setup.hand-hidden")
    s.cite("hero.hand-printed", "gap.hero-lives-values")
    s.agenda += [("first-player",), ("mulligan", 1), ("mulligan", 0)]


@step
def mulligan(s: Position, player: int) -> None:
    """A hand may be shuffled back and drawn anew, once (`setup.mulligan`, `setup.mulligan-once`)."""
    ask(s, STEPS, Ask(player, "mulligan", (("keep",), ("mulligan",)), "setup.mulligan", ("mulliganed", player)))


@step
def mulliganed(s: Position, player: int, chosen: tuple[str]) -> None:
    """The answer to a mulligan, which is not offered again."""
    s.cite("setup.mulligan-once", "gap.mulligan-order")
    if chosen[0] == "mulligan":
        hand = s.zone(player, HAND)[:]
        for card in hand:
            s.put(card, DECK)
        s.shuffle_deck(player)
        s.tell("mulligan", "setup.mulligan", player=player)
        draw_cards(s, player, len(hand))


@step
def first_player(s: Position) -> None:
    """Who begins is decided at random (`setup.first-player-random`)."""
    s.first = s.active = s.random(2)
    s.tell("first-player", "setup.first-player-random", player=s.first)
    s.agenda.append(("turn",))


# --- a turn ---------------------------------------------------------------------------------------------------------


@step
def turn(s: Position) -> None:
    """A turn begins: each player has one bomb, creep and support phase (`main.three-phases`)."""
    player = s.active
    s.turns[player] += 1
    s.paces = 0
    if sum(s.turns) > MOST_TURNS:
        s.winner = DRAW
        s.tell("drawn", "gap.endless-game")
        return
    s.phases, s.made, s.extra, s.masters = [1, 1, 1], [0, 0, 0], {}, frozenset()
    s.cite("main.three-phases")
    s.cite("turn.phase-order")
    s.cite("gloss.no-auto-untwist")  # nothing untwists here, nor does a hero
    if s.hero_twisted[player]:
        s.cite("twist.hero-stays")
    if s.turns[player] == 1:
        s.phases[1] = 0  # `turn.first-turn-no-creep-phase`
        s.cite("turn.first-turn-no-creep-phase")
    s.used, s.attacked = bytearray(len(s.defs)), bytearray(len(s.defs))
    s.fresh = bytearray(len(s.defs))
    s.step = "start"
    s.tell("turn", "turn.start", player=player, hero=s.heroes[player].id, n=sum(s.turns))
    s.agenda += [("end-phase",), ("main",), ("attack-phase",), ("bomb-review",), ("draw-phase",)]
    _skip(s)
    emit(s, "turn-starts", NOBODY, player)


def _skip(s: Position) -> None:
    """Takes out of this turn the phases that its player was made to skip (`main.forced-skip`)."""
    s.lost, s.skips[s.active] = tuple(dict.fromkeys(s.skips[s.active])), ()
    for phase in s.lost:
        if phase in PHASES:
            s.phases[PHASES.index(phase)] = 0
        else:
            s.agenda.remove((phase,))
        s.tell("skipped", "main.forced-skip", player=s.active, phase=phase)


@step
def draw_phase(s: Position) -> None:
    """The card of the turn (`turn.draw`), and SPEED's (`property.speed`); who must draw from an empty deck loses."""
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
        s.winner = 1 - player
        s.tell("deck-empty", "turn.draw.empty-loses", player=player)
        s.tell("wins", "win.goal", player=1 - player)
        return
    fast = [sum(has(s, card, "speed") for card in s.in_play(p)) for p in (player, 1 - player)]
    draw_cards(s, player, 1, "turn.draw")
    if fast[0] > fast[1]:
        s.cite("property.speed-flat")
        draw_cards(s, player, 1, "property.speed")


@step
def bomb_review(s: Position) -> None:
    """First the untwisted bombs explode, one after another; then the twisted ones untwist (`bombs.explode-first`)."""
    s.step = "bomb-review"
    s.agenda.append(("review",))


@step
def review(s: Position) -> None:
    """Picks the next bomb to explode, until none is left (`bombs.repeat`); then untwists."""
    bombs = [c for c in s.in_play(s.active) if s.defs[c].type == "bomb"]
    if not bombs:
        s.cite("bombs.review-empty")
        return
    untwisted = [c for c in bombs if not s.twisted[c]]
    ready = [c for c in untwisted if not forbidden(s, c, "explode")]
    if len(ready) < len(untwisted):
        s.cite("bombs.explode-exceptions")
    if not ready:
        s.agenda.append(("untwist-all", tuple(c for c in bombs if s.twisted[c])))
        return
    options = choices([("card", card) for card in ready], lambda option: look(s, option[1]))
    ask(s, STEPS, Ask(s.active, "explode", options, "bombs.owner-picks-order", ("review-explode",)))


@step
def review_explode(s: Position, chosen: tuple[Any, ...]) -> None:
    """Explodes the bomb picked, which is not optional (`bombs.explode-mandatory`), and looks again."""
    for rule in ("bombs.explode-first", "bombs.explode-mandatory", "bombs.repeat", "bomb.timeline"):
        s.cite(rule)
    s.agenda.append(("review",))
    s.agenda.append(("explode", chosen[1]))


@step
def untwist_all(s: Position, bombs: tuple[int, ...]) -> None:
    """Untwists the bombs that were in play before the review, in the order their owner picks where it matters.

    It is not optional (`bombs.untwist-after`), and explodes nothing (`bombs.explode-before-untwist`). What enters play
    in the review, or earlier in its owner's turn, stays twisted (`gap.bomb-entering-during-own-review`).
    """
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
            s.agenda.append(("untwist", card))
        return
    options = choices([("card", card) for card in left], lambda option: look(s, option[1]))
    ask(s, STEPS, Ask(s.active, "untwist", options, "bomb.untwist-order", ("untwist-picked", left)))


@step
def untwist_picked(s: Position, bombs: tuple[int, ...], chosen: tuple[Any, ...]) -> None:
    """Untwists the bomb picked, then the others."""
    s.agenda.append(("untwist-all", tuple(card for card in bombs if card != chosen[1])))
    s.agenda.append(("untwist", chosen[1]))


@step
def attack_phase(s: Position) -> None:
    """Every card with ATTACK carries it out, card by card (`attack.repeat`, `gap.attack-order`)."""
    s.step = "attack"
    s.cite("attack.phase")
    s.agenda.append(("attacks",))


@step
def attacks(s: Position) -> None:
    """Picks the next card that has not attacked; it is not optional (`attack.mandatory`)."""
    cards = (*s.in_play(s.active), *s.zone(s.active, DISCARD))
    ready = [card for card in cards if not s.attacked[card] and _attacks(s, card)]
    if not ready:
        s.cite("attack.repeat" if any(s.attacked[c] for c in s.in_play(s.active)) else "attack.none")
        return
    s.cite("attack.mandatory")
    options = choices([("card", card) for card in ready], lambda option: look(s, option[1]))
    ask(s, STEPS, Ask(s.active, "attack", options, "attack.choose-card", ("attack-with",)))


def _attacks(s: Position, card: int) -> list[tuple[Any, int]]:
    """The ATTACKs that a card has where it lies (`text.named-zone-exception`)."""
    if s.where[card] == DISCARD:
        return discard_abilities(s, card, s.defs[card].discard_attacks)
    return abilities(s, card, "attack")


@step
def attack_with(s: Position, chosen: tuple[Any, ...]) -> None:
    """All the ATTACKs of the card picked (`attack.multi-on-card`), and then the others."""
    card = chosen[1]
    s.attacked[card] = 1
    s.tell("attacks", "attack.choose-card", card=s.defs[card].id, player=s.active)
    s.agenda.append(("attacks",))
    items = tuple((ability, you, s.ref(card)) for ability, you in _attacks(s, card))
    if len(items) > 1:
        s.cite("attack.multi-on-card", "gap.attack-order")
    if any(effect.do != "attack" for ability, *_ in items for effect in ability.effects):
        s.cite("ability.attack-other")
    s.agenda.append(("sequence", s.active, items, "ability.attack-order"))


# --- the main part --------------------------------------------------------------------------------------------------


@step
def main(s: Position) -> None:
    """The main part: any actions in any order, until the player ends the turn (`main.any-order`)."""
    s.step = "main"
    found = [("end",)] if weary(s) else actions(s)
    ask(s, STEPS, Ask(s.active, "main", tuple(found), "main.any-order", ("act",)))


_BESIDES = {
    "property.waiting": ("text.hand-exceptions", "gap.waiting-first-turn-over"),
    "property.secret": ("text.hand-exceptions", "gap.play-unplayable-deck"),
    "property.master": ("text.hand-exceptions",),
    "foreign.no-unique": ("gap.play-unplayable-deck",),
    "gloss.unique": ("gap.unique-in-deck",),
}
"""What else is at work where a rule refuses a play."""


def actions(s: Position) -> list[tuple[Any, ...]]:
    """What the active player can do in the main part; the last is to end the turn."""
    player = s.active
    found: list[tuple[Any, ...]] = []
    seen: set[str] = set()
    phases = {kind: has_phase(s, player, kind) for kind in ("bomb", "creep", "circumstance")}
    phases["modification"] = phases["circumstance"]
    for card in s.zone(player, HAND):
        info = s.defs[card]
        if info.id in seen:
            continue
        seen.add(info.id)
        ready = info.abilities.get("play") if info.type == "deed" else phases.get(info.type)
        if ready and (refusal := refuse_play(s, player, card)):
            s.cite(refusal.rule, *_BESIDES.get(refusal.rule, ()))
        elif ready:
            found.append(("play", card))
    found += [("trade", phase) for phase in TRADED if s.phases[PHASES.index(phase)] > 0]
    found += _turn_abilities(s, player)
    if refusal := refuse_activation(s, player):
        s.cite(refusal.rule)
    else:
        found.append(("activate",))
    found.append(("end",))
    return found


def turn_abilities(s: Position, card: int) -> list[tuple[Any, int]]:
    """The TURN abilities that a card has where it lies, each with the source whose «you» it speaks to."""
    if s.where[card] == DISCARD:
        return discard_abilities(s, card, s.defs[card].discard_turns)
    return abilities(s, card, "turn")


def _turn_abilities(s: Position, player: int) -> list[tuple[Any, ...]]:
    """The TURN abilities that can be used, at most one a turn of each card (`main.turn-abilities`)."""
    found: list[tuple[Any, ...]] = []
    for card in s.in_play(player):
        if not s.used[card] and ("turn" in s.defs[card].abilities or s.statics.get("grant turn")):
            found += [("use", card, a, you) for a, you in turn_abilities(s, card) if usable(s, a, you)]
    for card in s.zone(player, DISCARD):
        if s.defs[card].discard_turns and not s.used[card]:
            found += [("use", card, a, you) for a, you in turn_abilities(s, card) if usable(s, a, you)]
    return list(choices(found, lambda option: (look(s, option[1]), id(option[2]))))


def usable(s: Position, ability: Any, you: int) -> bool:
    """True if a TURN ability's condition holds and what it costs can be paid."""
    cost = ability.cost
    return holds(s, ability.condition, you) and (not cost or can_pay(s, cost, s.controller(you), you, None))


def refuse_activation(s: Position, player: int) -> Refusal | None:
    """Why a hero's ACTIVATION cannot be used; None if it can (`hero.activation-cost`).

    Twisting the hero is a part of what it costs, with whatever its text asks besides (`gap.cost-as-a-whole`).
    """
    hero = s.heroes[player]
    if s.hero_twisted[player]:
        return Refusal("hero.activation-once", "hero-twisted", {"card": hero.id})
    ability = hero.abilities["activation"][0]
    spent = [effect.phase for effect in ability.effects if effect.do == "play-instead"]
    for phase in spent:
        if s.phases[PHASES.index(phase)] <= 0:
            return refuse_skip(s, phase)
    cost = (TWIST_HERO, *ability.cost)
    if ability.cost and not can_pay(s, cost, player, HERO - player, None, using=next(iter(spent), None)):
        return Refusal("price.definition", "cannot-activate", {"card": hero.id})
    return None


@step
def act(s: Position, chosen: tuple[Any, ...]) -> None:
    """Carries out the action chosen, and comes back to the main part."""
    player = s.active
    kind = chosen[0]
    if kind == "end":
        for rule in ("main.phase-optional", "main.phases-do-not-accumulate") if any(s.phases) else ():
            s.cite(rule)
        return
    s.agenda.append(("main",))
    if kind == "play":
        card = chosen[1]
        if s.defs[card].type == "deed":
            s.agenda.append(("play-deed", player, card, None, NOTHING))
        else:
            s.agenda.append(("play", player, card))
    elif kind == "trade":
        s.cite("phase.announce-draw")
        s.phases[PHASES.index(chosen[1])] -= 1
        rule = "bomb.draw-instead" if chosen[1] == "bomb-phase" else "creep.draw-instead"
        s.tell("trades", rule, player=player, phase=chosen[1])
        if not s.zone(player, DECK):
            s.cite("gap.phase-draw-empty-deck")
        draw_cards(s, player, 1)
    elif kind == "use":
        _, card, ability, you = chosen
        if len(turn_abilities(s, card)) > 1:
            s.cite("turn-ability.one-of-several")
        s.used[card] = 1
        s.tell("uses", "main.turn-abilities", card=s.defs[card].id, player=player)
        s.agenda.append(("ability", ability, you, s.memory(you)))
    else:
        s.hero_twisted[player] = 1
        for rule in ("twist.hero-marks-use", "hero.has-activation", "hero.activation-own-turn"):
            s.cite(rule)
        s.cite("gap.hero-activation-timing")
        if s.statics.get("no-abilities"):
            s.cite("gap.activation-not-ability")
        s.tell("activates", "hero.activation-cost", card=s.heroes[player].id, player=player)
        for ability in s.heroes[player].abilities["activation"]:
            s.agenda.append(("ability", ability, HERO - player, s.memory(HERO - player)))
        changed(s)


@step
def end_phase(s: Position) -> None:
    """The turn ends and passes (`turn.end`); what lasted until now is over."""
    player = s.active
    s.step = "end"
    s.agenda.append(("pass-turn",))
    emit(s, "turn-ends", NOBODY, player)
    s.cite("turn.end")


@step
def endless(s: Position) -> None:
    """A turn that nobody can bring to an end is a draw (`gap.endless-loop`)."""
    s.winner = DRAW
    s.tell("drawn", "gap.endless-loop")


@step
def pass_turn(s: Position) -> None:
    """The other player's turn."""
    s.temp = []
    s.active = 1 - s.active
    s.agenda.append(("turn",))
