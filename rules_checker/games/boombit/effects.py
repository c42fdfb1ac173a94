"""Effects: the execution of abilities, and a function for each verb of the vocabulary.

An effect has an actor, who acts and chooses, and a source, whose «you» it addresses; its `memory` has the cards that
its text means by «this» and «it».
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules_checker.engine import NO, YES, Card, Node, Say, Steps, choices, the_card
from rules_checker.games.boombit.choosing import pick_cards
from rules_checker.games.boombit.events import hurt_all
from rules_checker.games.boombit.frames import (
    Ability,
    Arrange,
    Attacked,
    ChooseCourse,
    Discard,
    Doing,
    OnCard,
    Pay,
    Phase,
    Pick,
    Run,
    ShuffleDeck,
)
from rules_checker.games.boombit.happenings import LoseLives
from rules_checker.games.boombit.legal import bill, can_pay
from rules_checker.games.boombit.options import Course
from rules_checker.games.boombit.query import amount, distinct, holds, matches, of_type, weary
from rules_checker.games.boombit.reactions import changed
from rules_checker.games.boombit.state import DECK, HAND, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking

_ALL = 999
_PHASE_GAINED: Final = {
    "bomb-phase": "bomb.extra-lost-if-phase-spent",
    "creep-phase": "creep.extra-lost-if-phase-spent",
}


# --- abilities, and effects in order --------------------------------------------------------------------------------


@step(Ability)
def ability(s: Position, frame: Ability) -> None:
    """Carry out an ability if its condition holds, and if its player wants it where it is optional."""
    what, source, memory = frame.ability, frame.source, frame.memory
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
        s.ask_for(me, "may", (YES, NO), "ability.reaction-mandatory", frame)
    else:
        _carry_out(s, frame)


def _carry_out(s: Position, frame: Ability) -> None:
    """Have an ability's cost paid, and its effects done."""
    what, source, memory = frame.ability, frame.source, frame.memory
    me = s.controller(source)
    s.agenda.append(Run(what.effects, 0, me, source, memory))
    if what.cost:
        s.agenda.append(Pay(bill(what.cost, me, source, memory)))


def _note_words(s: Position, what: Node) -> None:
    """Note the words of an ability that acts, as `cards.model.facts` writes them."""
    if s.touched is not None:
        s.touched.add(f"trigger={what.trigger}")
        if event := getattr(what, "event", None):
            s.touched.add(f"word={event.on}")


@taking(Ability)
def may(s: Position, frame: Ability, chosen: Say) -> None:
    """Carry out an ability if its player wants it."""
    if chosen == YES:
        _carry_out(s, frame)


@step(Run)
def run(s: Position, frame: Run) -> None:
    """Do one effect, and come back for the next."""
    effects, at, me, source, memory = frame.effects, frame.at, frame.me, frame.source, frame.memory
    if at >= len(effects):
        return
    if at + 1 < len(effects):
        s.agenda.append(Run(effects, at + 1, me, source, memory))
    effect = effects[at]
    if effect.by == "each" and effect.do == "lose-life":  # both lose at once
        s.agenda.append(Doing(effect, s.active, s.active, source, memory))
    elif effect.by == "each":
        for actor in (1 - s.active, s.active):
            s.agenda.append(Doing(effect, actor, actor, source, memory))
    else:
        s.agenda.append(Doing(effect, me if effect.by == "you" else 1 - me, me, source, memory))


@step(Doing)
def do_effect(s: Position, doing: Doing) -> None:
    """Do an effect."""
    changed(s)
    verb = doing.effect.do
    if s.touched is not None:
        s.touched.add(f"word={verb}")
    VERBS[verb](s, doing)


# --- verbs on cards, and verbs on players ---------------------------------------------------------------------------


Verb = Callable[[Position, Doing], None]


def _on(field: str) -> Verb:
    """The function of a verb that is done to the cards, or the hero, in its slot `field`."""

    def verb(s: Position, doing: Doing) -> None:
        target = getattr(doing.effect, field)
        if isinstance(target, str) and target in ("your-hero", "opposing-hero"):
            turn_hero(s, doing.me if target == "your-hero" else 1 - doing.me, doing.effect.do)
        else:
            pick_cards(s, doing, target)

    return verb


def turn_hero(s: Position, player: int, verb: str) -> None:
    """Twist or untwist a hero; nothing else can be done to one (`hero.only-actions`)."""
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
    """Draw from the top; an empty deck gives nothing and costs nothing (`gap.empty-deck-non-phase-draw`)."""
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


def _draw(s: Position, doing: Doing) -> None:
    draw_cards(s, doing.actor, amount(s, doing.effect.amount, doing.me, doing.source))


def _discard(s: Position, doing: Doing) -> None:
    effect, actor = doing.effect, doing.actor
    hand = [card for card in s.zone(actor, HAND) if of_type(s, card, effect.type)]
    n = len(hand) if effect.amount == "all" else min(effect.amount, len(hand))
    if effect.amount != "all" and n < effect.amount:
        s.cite("gloss.discard-short")
    if effect.random:
        s.shuffle(hand)
        hand = hand[:n]
    s.agenda.append(Discard(actor, doing.source, tuple(s.ref(card) for card in hand), n, doing.owed))


def _lose_life(s: Position, doing: Doing) -> None:
    effect, actor = doing.effect, doing.actor
    s.agenda.append(LoseLives((actor, 1 - actor) if effect.by == "each" else (actor,), effect.amount))


def _gain_life(s: Position, doing: Doing) -> None:
    actor = doing.actor
    more = max(0, min(doing.effect.amount, s.heroes[actor].lives - s.lives[actor]))
    s.lives[actor] += more
    s.tell("gains-life", "hero.lives-printed", player=actor, n=more, left=s.lives[actor])


def _skip_phase(s: Position, doing: Doing) -> None:
    """Skip one's own phase at once if it is still to come; otherwise, or if it is the opponent's, in the next turn."""
    actor, phase = doing.actor, doing.effect.phase
    own = doing.effect.by == "you" and actor == s.active
    if own and phase in s.phases:
        s.phases[phase] = max(0, s.phases[phase] - 1)
        s.tell("skips", "main.skip-as-price", player=actor, phase=phase)
    elif own and Phase(phase) in s.agenda:
        s.agenda.remove(Phase(phase))
        s.tell("skips", "main.skip-as-price", player=actor, phase=phase)
    else:
        s.cite("gap.skip-next-turn")
        s.skips[actor] = (*s.skips[actor], phase)
        s.tell("will-skip", "main.forced-skip", player=actor, phase=phase)


def _extra_play(s: Position, doing: Doing) -> None:
    effect, actor = doing.effect, doing.actor
    if actor == s.active:
        s.extra[effect.type] = s.extra.get(effect.type, 0) + effect.amount
        rule = "creep.extra-play" if effect.type == "creep" else "bomb.extra-play"
        s.tell("extra-play", rule, player=actor, type=effect.type, n=effect.amount)


def _extra_phase(s: Position, doing: Doing) -> None:
    actor, phase = doing.actor, doing.effect.phase
    if actor == s.active and phase in s.phases:
        s.phases[phase] += 1
        rule = _PHASE_GAINED.get(phase, "main.three-phases")
        s.tell("extra-phase", rule, player=actor, phase=phase)


def _attack(s: Position, doing: Doing) -> None:
    """Have the opponent pick one of their creeps (`ability.attack-x`), if there is one (`ability.attack-no-creeps`)."""
    other = 1 - doing.actor
    creeps = [card for card in s.in_play[other] if s.defs[card].type == "creep"]
    if not creeps:
        s.tell("hits-nobody", "ability.attack-no-creeps", player=doing.actor)
        return
    options = distinct(s, creeps)
    s.ask_for(other, "attacked", options, "ability.attack-x", Attacked(doing.effect.amount))


@taking(Attacked)
def attack_hits(s: Position, frame: Attacked, chosen: Card) -> None:
    """Deal the damage of the attack to the creep chosen."""
    hurt_all(s, (chosen.card,), frame.points)


def _look_at_hand(s: Position, doing: Doing) -> None:
    actor = doing.actor
    seen = tuple(s.defs[card].id for card in s.zone(1 - actor, HAND))
    s.tell("looks-at-hand", "setup.hand-hidden", player=actor, n=len(seen), by=actor, seen=seen)


def _top_of_deck(s: Position, doing: Doing) -> tuple[int, list[int]]:
    """The top cards of a deck that an effect means, the topmost last, and whose deck it is."""
    owner = doing.me if doing.effect.of == "you" else 1 - doing.me
    return owner, s.zone(owner, DECK)[-doing.effect.amount :]


def _top_to_discard(s: Position, doing: Doing) -> None:
    for card in _top_of_deck(s, doing)[1]:
        s.agenda.append(OnCard(doing, s.ref(card), DECK))


def _look_at_top(s: Position, doing: Doing) -> None:
    actor = doing.actor
    owner, cards = _top_of_deck(s, doing)
    seen = tuple(s.defs[card].id for card in reversed(cards))
    s.tell("looks-at-top", "zone.deck", player=actor, owner=owner, n=len(seen), by=actor, seen=seen)
    s.agenda.append(Arrange(actor, owner, tuple(cards)))


@step(Arrange)
def arrange(s: Position, frame: Arrange) -> None:
    """Put cards back on top of a deck in the order that the actor picks, the last picked on top."""
    actor, cards, done = frame.actor, frame.cards, frame.done
    if not cards:
        for card in done:
            s.put(card, DECK)
        return
    options = choices([the_card(card) for card in cards], lambda option: s.defs[option.card].id)
    s.ask_for(actor, "arrange", options, "zone.deck", frame)


@taking(Arrange)
def arranged(s: Position, frame: Arrange, chosen: Card) -> None:
    """Note the place of one more card."""
    rest = tuple(card for card in frame.cards if card != chosen.card)
    s.agenda.append(frame.replace(cards=rest, done=(*frame.done, chosen.card)))


def _choose(s: Position, doing: Doing) -> None:
    options = tuple(Course(number) for number in range(len(doing.effect.options)))
    s.ask_for(doing.actor, "course", options, "core.card-beats-rule", ChooseCourse(doing))


@taking(ChooseCourse)
def course_chosen(s: Position, frame: ChooseCourse, chosen: Course) -> None:
    """Run the course chosen; its «you» is still whom the card speaks to, whoever chose."""
    effect, me, source, memory = frame.doing.effect, frame.doing.me, frame.doing.source, frame.doing.memory
    s.agenda.append(Run(effect.options[chosen.number], 0, me, source, memory))


def _search(s: Position, doing: Doing) -> None:
    """Search one's own deck; one may fail to find, even on purpose (`gloss.search-fail`); then it is shuffled."""
    actor, what = doing.actor, doing.effect.what
    s.tell("searches", "gloss.search", player=actor)
    found = [card for card in s.zone(actor, DECK) if matches(s, card, what, actor, doing.source)]
    most = min(what.count if isinstance(what.count, int) else _ALL, len(found))
    s.agenda.append(ShuffleDeck(actor, "gloss.search"))
    if found:
        s.agenda.append(Pick(doing, tuple(found), 0, most))
    else:
        s.cite("gloss.search-fail")


VERBS: Final[dict[str, Verb]] = {
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
"""The function of each verb of the vocabulary; `fitil lint` reports missing ones."""
