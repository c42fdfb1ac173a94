"""What effects do: abilities carried out, and an executor for each verb of the vocabulary.

An effect runs for an actor (who acts and chooses), on behalf of a source (whose «you» it speaks to); its `memory` is
what its text means by «this» and «it».
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules_checker.games.boombit.choosing import pick_cards
from rules_checker.games.boombit.costs import Bill, bill, can_pay, keeping, penalty_of
from rules_checker.games.boombit.events import hurt
from rules_checker.games.boombit.query import (
    amount,
    holds,
    look,
    matches,
    of_type,
    weary,
)
from rules_checker.games.boombit.reactions import changed, emit, to_discard
from rules_checker.games.boombit.state import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    PHASES,
    Memory,
    Position,
    Ref,
)
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, ask, choices

_ALL = 999
_PHASE_GAINED = {
    "bomb-phase": "bomb.extra-lost-if-phase-spent",
    "creep-phase": "creep.extra-lost-if-phase-spent",
}


# --- abilities, and effects in order --------------------------------------------------------------------------------


@step
def ability(s: Position, what: Any, source: int, memory: Memory) -> None:
    """Carries an ability out: if its condition holds, and if its player wants it where it is optional."""
    if not holds(s, what.condition, source):
        return
    if source >= 0 and (rule := s.defs[s.giver(source)].rule):
        s.cite(rule)
    me = s.controller(source)
    if what.cost and not can_pay(s, what.cost, me, source, memory):
        s.cite("price.definition")
        return
    _note_words(s, what)
    if what.may and weary(s):
        return
    if what.may:
        then = ("may", what, source, memory)
        ask(s, STEPS, Ask(me, "may", (("yes",), ("no",)), "ability.reaction-mandatory", then))
    else:
        _carry_out(s, what, source, memory)


def _carry_out(s: Position, what: Any, source: int, memory: Memory) -> None:
    """Has an ability's cost paid, and does what it was paid for."""
    me = s.controller(source)
    s.agenda.append(("run", what.effects, 0, me, source, memory))
    if what.cost:
        s.agenda.append(("pay", bill(what.cost, me, source, memory)))


def _note_words(s: Position, what: Any) -> None:
    """Notes the words of an ability that acts, as `cards.model.facts` writes them."""
    if s.touched is not None:
        s.touched.add(f"trigger={what.trigger}")
        if event := getattr(what, "event", None):
            s.touched.add(f"word={event.on}")


@step
def may(s: Position, what: Any, source: int, memory: Memory, chosen: tuple[str]) -> None:
    """The answer to «you may»."""
    if chosen[0] == "yes":
        _carry_out(s, what, source, memory)


@step
def run(s: Position, effects: Sequence[Any], index: int, me: int, source: int, memory: Memory) -> None:
    """Does one effect, and comes back for the next."""
    if index >= len(effects):
        return
    if index + 1 < len(effects):
        s.agenda.append(("run", effects, index + 1, me, source, memory))
    effect = effects[index]
    if effect.by == "each" and effect.do == "lose-life":  # both lose at once
        s.agenda.append(("do", effect, s.active, s.active, source, memory))
    elif effect.by == "each":
        for actor in (1 - s.active, s.active):
            s.agenda.append(("do", effect, actor, actor, source, memory))
    else:
        s.agenda.append(("do", effect, me if effect.by == "you" else 1 - me, me, source, memory))


@step("do")
def do_effect(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory, *owed: Bill) -> None:
    """Does an effect; `me` is whom the «you» of its selectors means.

    A part of a cost in which cards are chosen leaves some for what is `owed` besides.
    """
    changed(s)
    if s.touched is not None:
        s.touched.add(f"word={effect.do}")
    _VERBS[effect.do](s, effect, actor, me, source, memory, *owed)


# --- verbs on cards, and verbs on players ---------------------------------------------------------------------------


def _on(field: str) -> Callable[..., None]:
    def verb(
        s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory, owed: Bill | None = None
    ) -> None:
        target = getattr(effect, field)
        if isinstance(target, str) and target in ("your-hero", "opposing-hero"):
            turn_hero(s, me if target == "your-hero" else 1 - me, effect.do)
        else:
            pick_cards(s, effect, target, actor, me, source, memory, owed)

    return verb


def turn_hero(s: Position, player: int, verb: str) -> None:
    """Twists or untwists a hero; nothing else can be done to one (`hero.only-actions`)."""
    s.cite("hero.is-card-not-in-play")
    if verb in ("twist", "untwist"):
        if s.hero_twisted[player] == int(verb == "twist"):
            s.cite("twist.no-double-twist" if verb == "twist" else "gloss.untwist")
            s.cite("gap.hero-twist-idle")
            return
        s.hero_twisted[player] = int(verb == "twist")
        if verb == "twist":
            s.tell("hero-twisted", "hero.only-actions", player=player, card=s.heroes[player].id)
        else:
            s.tell("hero-untwisted", "hero.untwist-by-card", player=player, card=s.heroes[player].id)
    else:
        s.cite("hero.immune")


def draw_cards(s: Position, player: int, n: int, rule: str = "gloss.draw-card") -> None:
    """Draws from the top; an empty deck gives nothing and costs nothing (`gap.empty-deck-non-phase-draw`)."""
    deck = s.zone(player, DECK)
    drawn = deck[: -n - 1 : -1] if n > 0 else []
    for card in drawn:
        s.put(card, HAND)
    s.cite("gloss.draw-card")
    if len(drawn) < n:
        s.cite("gap.empty-deck-non-phase-draw")
    if n > 0 and (s.log is not None or s.touched is not None):
        s.tell("draws", rule, player=player, n=len(drawn), by=player, seen=tuple(s.defs[card].id for card in drawn))
    changed(s)


def _draw(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    draw_cards(s, actor, amount(s, effect.amount, me, source))


def _discard(
    s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory, owed: Bill | None = None
) -> None:
    hand = [card for card in s.zone(actor, HAND) if of_type(s, card, effect.type)]
    n = len(hand) if effect.amount == "all" else min(effect.amount, len(hand))
    if effect.amount != "all" and n < effect.amount:
        s.cite("gloss.discard-short")
    if effect.random:
        s.shuffle(hand)
        hand = hand[:n]
    s.agenda.append(("discard", actor, source, tuple(s.ref(card) for card in hand), n, owed))


@step
def discard(s: Position, player: int, source: int, hand: tuple[Ref, ...], n: int, owed: Bill | None = None) -> None:
    """Discards `n` of the cards of a hand that may be discarded, one after another, as their owner chooses.

    Where all of them go, the order is the owner's too, if anything may feel it (`gap.discard-order`). As a part of a
    cost it leaves cards for what is `owed` besides.
    """
    left = tuple(ref for ref in hand if s.still(ref))
    n = min(n, len(left))
    if n <= 0:
        return
    cards = [card for card, _ in left]
    if n < len(left) and owed is not None:
        cards = keeping(s, owed, penalty_of(n), cards, n, ())
    options = choices([("card", card) for card in cards], lambda option: s.defs[option[1]].id)
    if n == len(left):
        if not _discard_order_matters(s, player, source, left):
            options = options[:1]
        elif len(options) > 1:
            s.cite("gap.discard-order")
    then = ("discarded", player, source, left, n, owed)
    ask(s, STEPS, Ask(player, "discard", options, "gloss.discard-choice", then))


def _discard_order_matters(s: Position, player: int, source: int, hand: tuple[Ref, ...]) -> bool:
    """True if the order in which the whole of a hand is discarded may be felt by anything."""
    if {"discards", "goes-to-discard"} & s.reactive.keys() or s.statics.get("life"):
        return True
    return s.controller(source) != player and any(s.defs[card].defies for card, _ in hand)


@step
def discarded(
    s: Position, player: int, source: int, hand: tuple[Ref, ...], n: int, owed: Bill | None, chosen: tuple[Any, ...]
) -> None:
    """One card chosen for the discard; then the others."""
    s.agenda.append(("discard", player, source, tuple(ref for ref in hand if ref[0] != chosen[1]), n - 1, owed))
    s.agenda.append(("discard-one", player, source, chosen[1]))


@step
def discard_one(s: Position, player: int, source: int, card: int) -> None:
    """A card goes from hand to the discard (`zone.discard-from-hand`), unless it defies an opponent's card."""
    if s.defs[card].defies and s.controller(source) != player:
        s.agenda.append(("defy", card, DISCARD, source))
    else:
        s.agenda.append(("forced-out", card, DISCARD, source))


@step
def forced_out(s: Position, card: int, zone: int, source: int) -> None:
    """A card goes from hand where it must, to the discard or the void."""
    if zone != DISCARD:
        s.agenda.append(("to-zone", card, zone, source, False))
        return
    player = s.owner[card]
    if "exit" in s.defs[card].abilities:
        s.cite("ability.exit-only-from-play")
    s.put(card, DISCARD)
    s.tell("discards", "zone.discard-from-hand", card=s.defs[card].id, player=player)
    emit(s, "discards", NOBODY, player)
    to_discard(s, card)


@step
def defy(s: Position, card: int, zone: int, source: int) -> None:
    """Offers a card that an opponent's card forces out of hand to be put into play instead (`card.steadfast-bomb`)."""
    from rules_checker.games.boombit.play import refuse_entry

    if weary(s) or refuse_entry(s, s.owner[card], card) is not None:
        s.agenda.append(("forced-out", card, zone, source))
        return
    then = ("defied", card, zone, source)
    ask(s, STEPS, Ask(s.owner[card], "defy", (("yes",), ("no",)), "card.steadfast-bomb", then))


@step
def defied(s: Position, card: int, zone: int, source: int, chosen: tuple[str]) -> None:
    """The answer of a card that defies."""
    if chosen[0] == "yes":
        defying = s.defs[card].defies
        assert defying is not None
        s.agenda.append(("run", defying.instead, 0, s.owner[card], card, s.memory(card, s.ref(card))))
    else:
        s.agenda.append(("forced-out", card, zone, source))


def _lose_life(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    s.agenda.append(("lose-lives", (actor, 1 - actor) if effect.by == "each" else (actor,), effect.amount))


def _gain_life(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    more = max(0, min(effect.amount, s.heroes[actor].lives - s.lives[actor]))
    s.lives[actor] += more
    s.tell("gains-life", "hero.lives-printed", player=actor, n=more, left=s.lives[actor])


def _skip_phase(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    """One's own phase at once, where it is still to come; the opponent's, or one's own later, in the next turn."""
    own = effect.by == "you" and actor == s.active
    if own and effect.phase in PHASES:
        index = PHASES.index(effect.phase)
        s.phases[index] = max(0, s.phases[index] - 1)
        s.tell("skips", "main.skip-as-price", player=actor, phase=effect.phase)
    elif own and (effect.phase,) in s.agenda:
        s.agenda.remove((effect.phase,))
        s.tell("skips", "main.skip-as-price", player=actor, phase=effect.phase)
    else:
        s.cite("gap.skip-next-turn")
        s.skips[actor] = (*s.skips[actor], effect.phase)
        s.tell("will-skip", "main.forced-skip", player=actor, phase=effect.phase)


def _extra_play(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    if actor == s.active:
        s.extra[effect.type] = s.extra.get(effect.type, 0) + effect.amount
        rule = "creep.extra-play" if effect.type == "creep" else "bomb.extra-play"
        s.tell("extra-play", rule, player=actor, type=effect.type, n=effect.amount)


def _extra_phase(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    if actor == s.active and effect.phase in PHASES:
        s.phases[PHASES.index(effect.phase)] += 1
        rule = _PHASE_GAINED.get(effect.phase, "main.three-phases")
        s.tell("extra-phase", rule, player=actor, phase=effect.phase)


def _attack(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    """The opponent picks one of their own creeps (`ability.attack-x`), if there is one (`ability.attack-no-creeps`)."""
    other = 1 - actor
    creeps = [card for card in s.in_play(other) if s.defs[card].type == "creep"]
    if not creeps:
        s.tell("hits-nobody", "ability.attack-no-creeps", player=actor)
        return
    options = choices([("card", card) for card in creeps], lambda option: look(s, option[1]))
    ask(s, STEPS, Ask(other, "attacked", options, "ability.attack-x", ("attack-hits", effect.amount)))


@step
def attack_hits(s: Position, points: int, chosen: tuple[Any, ...]) -> None:
    """The creep chosen takes the damage of the attack."""
    hurt(s, chosen[1], points)


def _look_at_hand(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    seen = tuple(s.defs[card].id for card in s.zone(1 - actor, HAND))
    s.tell("looks-at-hand", "setup.hand-hidden", player=actor, n=len(seen), by=actor, seen=seen)


def _top_to_discard(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    owner = me if effect.of == "you" else 1 - me
    for card in s.zone(owner, DECK)[-effect.amount :]:
        s.agenda.append(("to-card", effect, actor, source, memory, s.ref(card), DECK))


def _look_at_top(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    owner = me if effect.of == "you" else 1 - me
    cards = tuple(s.zone(owner, DECK)[-effect.amount :])
    seen = tuple(s.defs[card].id for card in reversed(cards))
    s.tell("looks-at-top", "zone.deck", player=actor, owner=owner, n=len(seen), by=actor, seen=seen)
    s.agenda.append(("arrange", actor, owner, cards, ()))


@step
def arrange(s: Position, actor: int, owner: int, cards: tuple[int, ...], done: tuple[int, ...]) -> None:
    """Puts cards back on top of a deck in the order that the actor picks, the last picked on top."""
    if not cards:
        for card in done:
            s.put(card, DECK)
        return
    options = choices([("card", card) for card in cards], lambda option: s.defs[option[1]].id)
    ask(s, STEPS, Ask(actor, "arrange", options, "zone.deck", ("arranged", actor, owner, cards, done)))


@step
def arranged(
    s: Position, actor: int, owner: int, cards: tuple[int, ...], done: tuple[int, ...], chosen: tuple[Any, ...]
) -> None:
    """One more card in its place."""
    rest = tuple(card for card in cards if card != chosen[1])
    s.agenda.append(("arrange", actor, owner, rest, (*done, chosen[1])))


def _choose(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    options = tuple(("course", index) for index in range(len(effect.options)))
    ask(s, STEPS, Ask(actor, "course", options, "core.card-beats-rule", ("course-chosen", effect, me, source, memory)))


@step
def course_chosen(s: Position, effect: Any, me: int, source: int, memory: Memory, chosen: tuple[Any, ...]) -> None:
    """Runs the course chosen; its «you» is still whom the card speaks to, whoever chose."""
    s.agenda.append(("run", effect.options[chosen[1]], 0, me, source, memory))


def _search(s: Position, effect: Any, actor: int, me: int, source: int, memory: Memory) -> None:
    """Searches one's own deck; one may fail to find, even on purpose (`gloss.search-fail`); then it is shuffled."""
    what = effect.what
    s.tell("searches", "gloss.search", player=actor)
    found = [card for card in s.zone(actor, DECK) if matches(s, card, what, actor, source)]
    most = min(what.count if isinstance(what.count, int) else _ALL, len(found))
    s.agenda.append(("shuffle-deck", actor, "gloss.search"))
    if found:
        s.agenda.append(("pick", effect, actor, source, memory, tuple(found), 0, most, ()))
    else:
        s.cite("gloss.search-fail")


_VERBS: dict[str, Callable[..., None]] = {
    "draw": _draw,
    "discard": _discard,
    "damage": _on("to"),
    "repair": _on("on"),
    "break": _on("what"),
    "twist": _on("what"),
    "untwist": _on("what"),
    "return-to-hand": _on("what"),
    "put-into-play": _on("what"),
    "shuffle-into-deck": _on("what"),
    "put-on-bottom": _on("what"),
    "remove-to-void": _on("what"),
    "search": _search,
    "lose-life": _lose_life,
    "gain-life": _gain_life,
    "skip-phase": _skip_phase,
    "extra-play": _extra_play,
    "extra-phase": _extra_phase,
    "play-instead": _on("what"),
    "attack": _attack,
    "strengthen": _on("what"),
    "explode": _on("what"),
    "look-at-hand": _look_at_hand,
    "top-to-discard": _top_to_discard,
    "look-at-top": _look_at_top,
    "choose": _choose,
}
"""Every verb of the vocabulary; a test fails when one is missing."""
