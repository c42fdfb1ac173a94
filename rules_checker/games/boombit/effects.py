"""What effects do: an executor for each verb of the vocabulary.

An effect runs for an actor (who acts and chooses), on behalf of a source (whose «you» it speaks to); `it` is the card
of the event that set it off. Where there are more candidates than wanted, the actor is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules_checker.games.boombit.cards import SUPPORT
from rules_checker.games.boombit.events import hurt
from rules_checker.games.boombit.query import (
    amount,
    holds,
    look,
    matches,
    may_move,
    select,
    untouchable,
)
from rules_checker.games.boombit.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    NOBODY,
    PHASES,
    VOID,
    Position,
)
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import Ask, ask, choices

_ALL = 999
_MOVES = {
    "return-to-hand": (HAND, False),
    "shuffle-into-deck": (DECK, False),
    "put-on-bottom": (DECK, True),
    "remove-to-void": (VOID, False),
}


# --- abilities, and effects in order --------------------------------------------------------------------------------


@step
def ability(s: Position, what: Any, source: int, it: int) -> None:
    """Carries an ability out: if its condition holds, and if its player wants it where it is optional."""
    if not holds(s, what.condition, source):
        return
    me = s.controller(source)
    if what.cost and not can_pay(s, what.cost, me, source, it):
        s.cite("price.definition")
        return
    if what.may:
        then = ("may", what, source, it)
        ask(s, STEPS, Ask(me, "may", (("yes",), ("no",)), "ability.reaction-mandatory", then))
    else:
        s.agenda.append(("run", (*what.cost, *what.effects), 0, me, source, it))


@step
def may(s: Position, what: Any, source: int, it: int, chosen: tuple[str]) -> None:
    """The answer to «you may»."""
    if chosen[0] == "yes":
        s.agenda.append(("run", (*what.cost, *what.effects), 0, s.controller(source), source, it))


@step
def run(s: Position, effects: Sequence[Any], index: int, me: int, source: int, it: int) -> None:
    """Does one effect, and comes back for the next."""
    if index >= len(effects):
        return
    if index + 1 < len(effects):
        s.agenda.append(("run", effects, index + 1, me, source, it))
    effect = effects[index]
    if effect.by == "each":
        for actor in (1 - s.active, s.active):
            s.agenda.append(("do", effect, actor, actor, source, it))
    else:
        s.agenda.append(("do", effect, me if effect.by == "you" else 1 - me, me, source, it))


@step("do")
def do_effect(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    """Does an effect; `me` is whom the «you» of its selectors means."""
    _VERBS[effect.do](s, effect, actor, me, source, it)


# --- choosing -------------------------------------------------------------------------------------------------------


def _targets(s: Position, effect: Any, target: Any, me: int, source: int, it: int) -> tuple[list[int], int, int]:
    """The cards that may be meant, and how many of them at least and at most."""
    if target == "this":
        found = [source] if source >= 0 else []
    elif target == "host":
        found = [s.host[source]] if source >= 0 and s.host[source] != NOBODY else []
    elif target == "it":
        found = [it] if it != NOBODY else []
    else:
        found = [card for card in select(s, target, me, source) if _can_be(s, effect, card, source)]
        count = target.count
        if count in ("all", "each"):
            return found, len(found), len(found)
        if count == "any":
            return found, 0, len(found)
        return found, 0 if target.up_to else min(count, len(found)), min(count, len(found))
    return [card for card in found if _can_be(s, effect, card, source)], len(found), len(found)


def _can_be(s: Position, effect: Any, card: int, source: int) -> bool:
    """True if a verb can be done to a card at all."""
    verb = effect.do
    if verb in ("break", "twist"):
        if s.where[card] != IN_PLAY or untouchable(s, card, s.controller(source)):
            return False
        return verb == "break" or not s.twisted[card]
    if verb in _MOVES:
        return may_move(s, card, _MOVES[verb][0], source)
    if verb == "put-into-play":
        return s.where[card] != IN_PLAY and may_move(s, card, IN_PLAY, source)
    if verb in ("damage", "repair"):
        return s.where[card] == IN_PLAY and s.defs[card].type == "creep"
    if verb == "explode":
        return s.where[card] == IN_PLAY and s.defs[card].type == "bomb"
    return True


def _pick(s: Position, effect: Any, target: Any, actor: int, me: int, source: int, it: int) -> None:
    """Finds the cards an effect is done to, asking the actor where there is a choice, and does it to each."""
    found, least, most = _targets(s, effect, target, me, source, it)
    if not found or most == 0:
        return
    if least == len(found):
        _apply(s, effect, actor, source, it, tuple(found))
    else:
        s.agenda.append(("pick", effect, actor, source, it, tuple(found), least, most, ()))


@step("pick")
def pick(
    s: Position, effect: Any, actor: int, source: int, it: int, found: tuple[int, ...], least: int, most: int, got: Any
) -> None:
    """Asks for one more card, until there are enough."""
    if len(got) >= most:
        _apply(s, effect, actor, source, it, got)
        return
    options: list[tuple[Any, ...]] = [("card", card) for card in found if card not in got]
    options = list(choices(options, lambda option: look(s, option[1])))
    if len(got) >= least:
        options.append(("enough",))
    then = ("picked", effect, actor, source, it, found, least, most, got)
    ask(s, STEPS, Ask(actor, f"choose-{effect.do}", tuple(options), "gloss.discard-choice", then))


@step
def picked(
    s: Position,
    effect: Any,
    actor: int,
    source: int,
    it: int,
    found: tuple[int, ...],
    least: int,
    most: int,
    got: Any,
    chosen: tuple[Any, ...],
) -> None:
    """One more card chosen, or enough of them."""
    if chosen[0] == "enough":
        _apply(s, effect, actor, source, it, got)
    else:
        s.agenda.append(("pick", effect, actor, source, it, found, least, most, (*got, chosen[1])))


def _apply(s: Position, effect: Any, actor: int, source: int, it: int, cards: tuple[int, ...]) -> None:
    """Does a verb to each of the cards, in order."""
    for card in reversed(cards):
        s.agenda.append(("to-card", effect, actor, source, card))
    if effect.do == "shuffle-into-deck":
        return
    if effect.do == "search":
        s.agenda.insert(len(s.agenda) - len(cards), ("shuffle-deck", actor))


@step
def to_card(s: Position, effect: Any, actor: int, source: int, card: int) -> None:
    """Does a verb to one card."""
    verb = effect.do
    me = s.controller(source)
    if verb == "damage":
        hurt(s, card, amount(s, effect.amount, me, source))
    elif verb == "repair":
        off = s.damage[card] if effect.amount == "all" else min(effect.amount, s.damage[card])
        s.damage[card] -= off
        s.tell("repaired", "gloss.damage-marker", card=s.defs[card].id, n=off)
    elif verb == "break":
        if s.where[card] == IN_PLAY and not untouchable(s, card, me):
            s.agenda.append(("break", card))
    elif verb == "twist":
        s.agenda.append(("twist", card, me))
    elif verb == "untwist":
        s.agenda.append(("untwist", card))
    elif verb in _MOVES:
        zone, bottom = _MOVES[verb]
        if verb == "shuffle-into-deck":
            s.agenda.append(("shuffle-deck", s.owner[card]))
        defied = verb == "remove-to-void" and me != s.owner[card] and s.defs[card].defies
        if defied and s.where[card] == HAND:
            s.agenda.append(("defy", card, VOID, source))
        else:
            s.agenda.append(("to-zone", card, zone, source, bottom))
    elif verb == "put-into-play":
        s.agenda.append(("put-into-play", card))
    elif verb == "search":
        s.put(card, HAND)
        s.tell("finds", "gloss.search", card=s.defs[card].id, player=actor)
    elif verb == "strengthen":
        s.temp.append((card, effect.amount, effect.until))
        s.tell("strengthened", "block.final-strength", card=s.defs[card].id, n=effect.amount)
    elif verb == "explode":
        s.agenda.append(("explode", card))
    elif verb == "play-instead":
        s.agenda.append(("play-instead", actor, card, effect.phase))


@step
def shuffle_deck(s: Position, player: int) -> None:
    """Shuffles a deck that was searched or shuffled into (`gloss.search`, `gloss.shuffle-into-deck`)."""
    s.shuffle(s.zone(player, DECK))
    s.cite("gloss.search")


# --- verbs on cards, and verbs on players ---------------------------------------------------------------------------


def _on(field: str) -> Callable[..., None]:
    def verb(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
        target = getattr(effect, field)
        if target in ("your-hero", "opposing-hero"):
            turn_hero(s, me if target == "your-hero" else 1 - me, effect.do)
        else:
            _pick(s, effect, target, actor, me, source, it)

    return verb


def turn_hero(s: Position, player: int, verb: str) -> None:
    """Twists or untwists a hero; nothing else can be done to one (`hero.only-actions`)."""
    if verb in ("twist", "untwist"):
        s.hero_twisted[player] = int(verb == "twist")
        s.tell(f"hero-{verb}", "hero.only-actions", player=player)


def draw_cards(s: Position, player: int, n: int) -> None:
    """Draws from the top; an empty deck gives nothing and costs nothing (`gap.empty-deck-non-phase-draw`)."""
    deck = s.zone(player, DECK)
    for _ in range(min(n, len(deck))):
        s.put(deck[-1], HAND)
    s.tell("draws", "gloss.draw-card", player=player, n=n)


def _draw(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    draw_cards(s, actor, amount(s, effect.amount, me, source))


def _discard(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    hand = [card for card in s.zone(actor, HAND) if _of_type(s, card, effect.type)]
    n = len(hand) if effect.amount == "all" else min(effect.amount, len(hand))  # `gloss.discard-short`
    if effect.random:
        s.shuffle(hand)
        hand = hand[:n]
    s.agenda.append(("discard", actor, source, tuple(hand), n))


def _of_type(s: Position, card: int, kind: str) -> bool:
    found = s.defs[card].type
    return kind in ("card", found) or (kind == "support" and found in SUPPORT)


@step
def discard(s: Position, player: int, source: int, hand: tuple[int, ...], n: int) -> None:
    """Discards `n` of the cards of a hand that may be discarded, one after another, as their owner chooses."""
    left = tuple(card for card in hand if s.where[card] == HAND)
    n = min(n, len(left))
    if n <= 0:
        return
    if n == len(left):
        for card in reversed(left):
            s.agenda.append(("discard-one", player, source, card))
        return
    options = choices([("card", card) for card in left], lambda option: s.defs[option[1]].id)
    ask(s, STEPS, Ask(player, "discard", options, "gloss.discard-choice", ("discarded", player, source, left, n)))


@step
def discarded(s: Position, player: int, source: int, hand: tuple[int, ...], n: int, chosen: tuple[Any, ...]) -> None:
    """One card chosen for the discard; then the others."""
    s.agenda.append(("discard", player, source, tuple(card for card in hand if card != chosen[1]), n - 1))
    s.agenda.append(("discard-one", player, source, chosen[1]))


@step
def discard_one(s: Position, player: int, source: int, card: int) -> None:
    """A card goes from hand to the discard (`zone.discard-from-hand`), unless it defies an opponent's card."""
    if s.where[card] != HAND:
        return
    if s.defs[card].defies and s.controller(source) != player:
        s.agenda.append(("defy", card, DISCARD, source))
        return
    s.put(card, DISCARD)
    s.tell("discards", "zone.discard-from-hand", card=s.defs[card].id, player=player)
    from rules_checker.games.boombit.events import emit

    emit(s, "discards", NOBODY, player)
    emit(s, "goes-to-discard", card, player)


@step
def defy(s: Position, card: int, zone: int, source: int) -> None:
    """Offers a card that an opponent's card forces out of hand to be put into play instead (`card.steadfast-bomb`)."""
    from rules_checker.games.boombit.play import refuse_entry

    if refuse_entry(s, s.owner[card], card) is not None:
        s.agenda.append(("to-zone", card, zone, source, False))
        return
    then = ("defied", card, zone, source)
    ask(s, STEPS, Ask(s.owner[card], "defy", (("yes",), ("no",)), "card.steadfast-bomb", then))


@step
def defied(s: Position, card: int, zone: int, source: int, chosen: tuple[str]) -> None:
    """The answer of a card that defies."""
    if chosen[0] == "yes":
        defying = s.defs[card].defies
        assert defying is not None
        s.agenda.append(("run", defying.instead, 0, s.owner[card], card, card))
    else:
        s.agenda.append(("to-zone", card, zone, source, False))


def _lose_life(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    s.agenda.append(("lose-lives", actor, effect.amount))


def _gain_life(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    s.lives[actor] = min(s.heroes[actor].lives, s.lives[actor] + effect.amount)
    s.tell("life", "hero.lives-printed", player=actor, left=s.lives[actor])


def _skip_phase(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    if actor == s.active and effect.phase in PHASES and s.step == "main":
        index = PHASES.index(effect.phase)
        s.phases[index] = max(0, s.phases[index] - 1)
        s.tell("skips", "main.skip-as-price", player=actor, phase=effect.phase)
    else:
        s.skips[actor] = (*s.skips[actor], effect.phase)
        s.tell("will-skip", "main.forced-skip", player=actor, phase=effect.phase)


def _extra_play(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    if actor == s.active:
        s.extra[effect.type] = s.extra.get(effect.type, 0) + effect.amount
        s.tell("extra-play", "bomb.extra-play", player=actor, type=effect.type)


def _extra_phase(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    if actor == s.active and effect.phase in PHASES:
        s.phases[PHASES.index(effect.phase)] += 1
        s.tell("extra-phase", "bomb.extra-lost-if-phase-spent", player=actor, phase=effect.phase)


def _attack(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    """The opponent picks one of their own creeps (`ability.attack-x`), if there is one (`ability.attack-no-creeps`)."""
    other = 1 - actor
    creeps = [card for card in s.in_play(other) if s.defs[card].type == "creep"]
    if not creeps:
        s.cite("ability.attack-no-creeps")
        return
    options = choices([("card", card) for card in creeps], lambda option: look(s, option[1]))
    ask(s, STEPS, Ask(other, "attacked", options, "ability.attack-x", ("attack-hits", effect.amount)))


@step
def attack_hits(s: Position, points: int, chosen: tuple[Any, ...]) -> None:
    """The creep chosen takes the damage of the attack."""
    hurt(s, chosen[1], points)


def _look_at_hand(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    s.tell("looks-at-hand", "setup.hand-hidden", player=actor)


def _top_to_discard(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    owner = me if effect.of == "you" else 1 - me
    for card in s.zone(owner, DECK)[-effect.amount :]:
        s.agenda.append(("to-zone", card, DISCARD, source, False))


def _look_at_top(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    owner = me if effect.of == "you" else 1 - me
    s.agenda.append(("arrange", actor, owner, tuple(s.zone(owner, DECK)[-effect.amount :]), ()))


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


def _choose(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    options = tuple(("course", index) for index in range(len(effect.options)))
    ask(s, STEPS, Ask(actor, "course", options, "core.card-beats-rule", ("course-chosen", effect, actor, source, it)))


@step
def course_chosen(s: Position, effect: Any, actor: int, source: int, it: int, chosen: tuple[Any, ...]) -> None:
    """Runs the course chosen."""
    s.agenda.append(("run", effect.options[chosen[1]], 0, actor, source, it))


def _search(s: Position, effect: Any, actor: int, me: int, source: int, it: int) -> None:
    """Searches one's own deck; one may fail to find, even on purpose (`gloss.search-fail`); then it is shuffled."""
    what = effect.what
    found = [card for card in s.zone(actor, DECK) if matches(s, card, what, actor, source)]
    most = min(what.count if isinstance(what.count, int) else _ALL, len(found))
    s.agenda.append(("shuffle-deck", actor))
    if found:
        s.agenda.append(("pick", effect, actor, source, it, tuple(found), 0, most, ()))


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


# --- costs: tried before they are paid ------------------------------------------------------------------------------


def can_pay(
    s: Position, effects: Sequence[Any], me: int, source: int, it: int, *, reserved: int = 0, aside: int = NOBODY
) -> bool:
    """True if all of a cost can be paid in full (`gap.price-discard-short`).

    `reserved` is how many cards of the hand the penalty takes; `aside` is the card being played, which pays nothing
    (`gap.penalty-discards-card-itself`).
    """
    hand = [card for card in s.zone(me, HAND) if card != aside]
    wanted = reserved
    for effect in effects:
        if effect.do == "discard" and effect.by == "you":
            if effect.amount == "all":
                continue
            wanted += effect.amount
            if sum(_of_type(s, card, effect.type) for card in hand) < effect.amount:
                return False
        elif not can_do(s, effect, me, source, it):
            return False
    return len(hand) >= wanted


def can_do(s: Position, effect: Any, me: int, source: int, it: int) -> bool:
    """True if an effect can be done in full just now."""
    verb: str = effect.do
    n: Any = getattr(effect, "amount", 0)
    if verb == "discard":
        actor = me if effect.by == "you" else 1 - me
        hand = sum(_of_type(s, card, effect.type) for card in s.zone(actor, HAND))
        return bool(n == "all" or hand >= n)
    if verb == "skip-phase" and effect.by == "you":
        return bool(me == s.active and effect.phase in PHASES and s.phases[PHASES.index(effect.phase)] > 0)
    if verb == "draw":
        return len(s.zone(me, DECK)) >= amount(s, effect.amount, me, source)
    if verb == "lose-life":
        return bool(s.lives[me] >= n)
    for field in ("what", "to", "on"):
        target = getattr(effect, field, None)
        if target is not None and verb != "search":
            if target in ("your-hero", "opposing-hero"):
                twisted = s.hero_twisted[me if target == "your-hero" else 1 - me]
                return bool(twisted) == (verb == "untwist")
            return _enough(s, effect, target, me, source, it)
    return True


def _enough(s: Position, effect: Any, target: Any, me: int, source: int, it: int) -> bool:
    found, _, _ = _targets(s, effect, target, me, source, it)
    if isinstance(target, str):
        return bool(found)
    if target.count in ("all", "each", "any") or target.up_to:
        return True
    return bool(len(found) >= target.count)
