"""Step 3: which bases are ready, and what happens when one is scored."""

from __future__ import annotations

from rules_checker.engine import Card, Say, Steps, the_card
from rules_checker.games.smashup.frames import Award, Check, Clear, Moment, Replace, Score, Scored, Window
from rules_checker.games.smashup.query import breaks_at, places_of, powers_at, total
from rules_checker.games.smashup.reactions import Event, in_order, triggered
from rules_checker.games.smashup.state import DISCARD, NOBODY, PLAY, Position
from rules_checker.games.smashup.windows import any_special
from rules_checker.games.smashup.zones import gain, put, relocate

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


def ready(s: Position) -> list[int]:
    """The bases that are to be scored now (`score.trigger`)."""
    return [base for base in s.bases if total(s, base) >= breaks_at(s, base)]


@step(Check, cites=["check.after-play"])
def check(s: Position, frame: Check) -> None:
    """Score a base that is ready, which the active player chooses, and look again (`score.repeat`)."""
    s.step = "check"
    found = ready(s)
    if found:
        s.ask_for(s.active, "score", tuple([the_card(base) for base in found]), "score.order-choice", frame)


@taking(Check, cites=["check.must-score"])
def score(s: Position, frame: Check, option: Card) -> None:
    """Score the base chosen, and look again for others that are ready."""
    s.cite("score.repeat")
    s.agenda += [frame, Score(option.card)]


@step(Score)
def score_base(s: Position, frame: Score) -> None:
    """Score a base: specials before, victory points, what happens afterwards, then the cards and the base leave."""
    base = frame.base
    s.step, s.scoring, s.places = "score", base, ()
    s.tell("scores", "score.trigger", base=s.defs[base].id, n=total(s, base), most=breaks_at(s, base))
    s.agenda += [Scored(), Replace(base), Clear(base), Moment("after", base), Award(base), Moment("before", base)]


@step(Moment)
def moment(s: Position, frame: Moment) -> None:
    """Have happen what happens before or after a base scores, and specials be used.

    What the base does comes before the first special or after the last one, as the active player says.
    """
    found = triggered(s, Event(f"{frame.moment}-scores", s.active, base=frame.base))
    circle = Window(frame.moment, s.active)
    if frame.moment == "after":
        s.cite("score.after-base")
    if frame.left:
        in_order(s, found, "timing.simultaneous")
    elif found and any_special(s, circle):
        s.cite("timing.simultaneous", "gap.base-effect-circle")
        rule = "gap.after-scoring-order" if frame.moment == "after" else "timing.simultaneous"
        s.ask_for(s.active, "first", (Say("base"), Say("specials")), rule, frame)
    else:
        s.agenda.append(circle)
        in_order(s, found, "timing.simultaneous")


@taking(Moment)
def base_or_specials(s: Position, frame: Moment, option: Say) -> None:
    """Have the base do what it does first, or specials be used first."""
    circle = Window(frame.moment, s.active)
    s.agenda += [circle, frame._replace(left=True)] if option.word == "base" else [frame._replace(left=True), circle]


@step(Award, cites=["score.positions", "gap.places-when-determined"])
def award(s: Position, frame: Award) -> None:
    """Give the players their places at a base, and the victory points of these."""
    base, points = frame.base, s.defs[frame.base].vp
    powers = powers_at(s, base)
    if total(s, base) < breaks_at(s, base):
        name = s.defs[base].id
        s.tell("falls-below", "score.falling-below", base=name, n=total(s, base), most=breaks_at(s, base))
    s.places = places_of(s, powers)
    for player in sorted(s.order(s.active), key=lambda player: s.places[player]):
        place = s.places[player]
        if 0 < place <= len(points):
            sharing = s.places.count(place)
            rule = _TIED[place - 1] if sharing > 1 else _PLACES[place - 1]
            gain(s, player, points[place - 1], rule, place=place, power=powers[player], sharing=sharing)


_PLACES = ("score.winner-number", "score.runner-up-number", "score.third-number")
_TIED = ("score.tie-highest", "score.tie-runner-up", "gap.three-way-ties")


@step(Clear, cites=["score.base-ability-then-discard", "score.not-destroyed"])
def clear(s: Position, frame: Clear) -> None:
    """Put all cards still at the base into their owners' discard piles (`score.to-discards`)."""
    left = [card for card in s.in_play if s.at[card] == frame.base and card not in s.waiting]
    left = [card for card in left if s.host[card] not in s.waiting]
    if any(s.control[card] != s.owner[card] for card in left):
        s.cite("term.discard-owner")
    if any(not s.defs[card].is_minion for card in left):
        s.cite("gap.action-attached-to-base")
    for card in left:
        if s.where[card] == PLAY:
            put(s, card, DISCARD, swept=True)
    s.tell("cleared", "score.to-discards", base=s.defs[frame.base].id, n=len(left))


@step(Replace)
def replace(s: Position, frame: Replace) -> None:
    """Put the base on its discard pile, and the top card of the base deck in its place, if there is one."""
    base, at = frame.base, s.bases.index(frame.base)
    s.base_discard.append(base)
    s.cite("score.base-discard")
    del s.bases[at]
    s.statics = None
    new = NOBODY
    if s.base_deck:
        new = s.base_deck.pop()
        s.bases.insert(at, new)
        s.tell("replaced", "score.replace", base=s.defs[new].id)
    else:
        s.tell("not-replaced", "gap.base-deck-exhausted", base=s.defs[base].id)
        if not s.bases:
            lay_anew(s)
            new = s.bases[0]
    for card in s.waiting:
        s.cite("gap.tortuga-timing")
        if new == NOBODY:
            put(s, card, DISCARD)
        else:
            s.tell(
                "moves",
                "term.move",
                card=s.defs[card].id,
                player=s.control[card],
                base=s.defs[new].id,
                old=s.defs[base].id,
            )
            relocate(s, card, new)
    s.waiting = ()


def lay_anew(s: Position) -> None:
    """Shuffle the scored bases and lay out as many as at the beginning, as every base is gone."""
    s.base_deck, s.base_discard = s.base_discard, []
    s.shuffle(s.base_deck)
    while s.base_deck and len(s.bases) < s.players + s.numbers.more_bases:
        s.bases.append(s.base_deck.pop())
        s.tell("laid", "gap.base-deck-exhausted", base=s.defs[s.bases[-1]].id, n=len(s.bases))


@step(Scored)
def scored(s: Position, _: Scored) -> None:
    """Forget what was true only until the base has scored."""
    s.scoring, s.places, s.step = NOBODY, (), "check"
    s.boosts = [boost for boost in s.boosts if boost.until != "this-scoring"]
