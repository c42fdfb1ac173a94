"""Events and what answers them: entering, leaving, breaking, twisting; the window in which reactions are resolved.

Mandatory triggers of one event share a window: gather, the active player picks one, resolve, gather again
(`ability.reaction-order`). Deeds with REACTION come after them, and are always optional (`deed.reaction-optional`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_checker.games.boombit.query import (
    abilities,
    discard_abilities,
    forbidden,
    holds,
    is_subject,
    life,
    look,
    may_move,
    player_has,
    stripped,
    untouchable,
)
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, IN_PLAY, NOBODY, VOID, ZONE_OF, ZONES, Position
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import DRAW, Ask, ask, choices

_EXIT_ZONES = (DISCARD, VOID)
_HIDDEN = (DECK, HAND)
_ZONE_RULE = ("owner.default-zone", "owner.default-zone", "zone.in-play", "zone.discard", "zone.void")
"""The rule behind a card's going to each zone."""


def emit(s: Position, event: str, card: int = NOBODY, player: int = NOBODY) -> None:
    """Something happened: opens a window for it, if any card of the match reacts to such things."""
    if event in s.reactive:
        present = _present(s, event)
        if present or s.reactive[event]:
            s.agenda.append(("window", event, card, player, present, ()))
    changed(s)


def _present(s: Position, event: str) -> tuple[tuple[int, int, int], ...]:
    """The cards that could react to an event, where they lie now: what comes later did not see it.

    The rules are `text.works-in-play` and `ability.in-discard`; the cards of the player whose turn it is come first.
    """
    granting = bool(s.statics.get("grant reaction"))
    found: list[int] = []
    for owner in (s.active, 1 - s.active):
        found += [card for card in s.in_play(owner) if granting or event in s.defs[card].reacts]
        found += [card for card in s.zone(owner, DISCARD) if event in s.defs[card].discard_reacts]
    return tuple((card, s.where[card], s.stays[card]) for card in found)


@step
def window(s: Position, event: str, card: int, player: int, present: tuple[Any, ...], done: tuple[Any, ...]) -> None:
    """Resolves one reaction to an event and comes back for the next; then offers the deeds that react to it."""
    waiting = [found for found in _triggers(s, event, card, player, present) if found[:2] not in done]
    if not waiting:
        for who in (1 - s.active, s.active) if s.reactive[event] else ():  # the last pushed is the first asked
            s.agenda.append(("react-with-deed", who, event, card, player, ()))
        return
    options = choices(waiting, lambda found: (look(s, found[0]), found[1]))
    if len(options) > 1:
        s.cite("ability.reaction-order")
    then = ("react", event, card, player, present, done)
    ask(s, STEPS, Ask(s.active, "reaction-order", options, "ability.reaction-order", then))


@step
def react(
    s: Position,
    event: str,
    card: int,
    player: int,
    present: tuple[Any, ...],
    done: tuple[Any, ...],
    chosen: tuple[Any, ...],
) -> None:
    """Carries out the reaction picked, then looks again."""
    source, index, ability, you = chosen
    s.agenda.append(("window", event, card, player, present, (*done, (source, index))))
    if event == "explodes":
        s.cite("gap.reaction-before-blast")
    if event == "goes-to-discard" and not s.stays[card]:  # it was never in play
        s.cite("gap.discard-from-anywhere")
    s.tell("reaction", "ability.reaction", card=s.name(source), player=s.controller(you))
    s.agenda.append(("ability", ability, you, card))


def _triggers(
    s: Position, event: str, card: int, player: int, present: tuple[Any, ...]
) -> Iterator[tuple[int, int, Any, int]]:
    """(card, number of the reaction, reaction, whose «you») of all mandatory reactions to an event."""
    for source, zone, stay in present:
        if s.where[source] == zone and s.stays[source] == stay:
            for index, (ability, you) in enumerate(_reactions(s, source, event)):
                if _meant(s, ability, you, event, card, player):
                    yield source, index, ability, you


def _reactions(s: Position, source: int, event: str) -> list[tuple[Any, int]]:
    """A card's reactions to an event where it lies, each with whose «you» it speaks to."""
    if s.where[source] == DISCARD:
        return discard_abilities(s, source, s.defs[source].discard_reacts[event])
    if stripped(s, source):
        return []
    own = [(ability, source) for ability in s.defs[source].reacts.get(event, ())]
    if not s.statics.get("grant reaction"):
        return own
    return own + [(a, you) for a, you in abilities(s, source, "reaction") if a.event.on == event]


def _meant(s: Position, ability: Any, source: int, event: str, card: int, player: int) -> bool:
    """True if an ability of `source` reacts to just this event, and its condition holds."""
    when = ability.event
    me = s.controller(source)
    who = getattr(when, "who", None)
    if who is not None and player != (me if who == "you" else 1 - me):
        return False
    what = getattr(when, "what", None)
    if what is not None and (card == NOBODY or not is_subject(s, card, what, source)):
        return False
    return holds(s, ability.condition, source)


@step
def react_with_deed(s: Position, who: int, event: str, card: int, player: int, seen: tuple[str, ...]) -> None:
    """Offers a player each deed in hand that reacts to the event (`deed.reaction-timing`)."""
    from rules_checker.games.boombit.play import refuse_play

    found = []
    for deed in s.zone(who, HAND):
        info = s.defs[deed]
        if info.type == "deed" and event in info.reacts and info.id not in seen:
            ability = next((a for a in info.reacts[event] if _meant(s, a, deed, event, card, player)), None)
            if ability is not None and refuse_play(s, who, deed) is None:
                found.append(("deed", deed, ability))
    if not found:
        return
    options = (("pass",), *choices(found, lambda option: s.defs[option[1]].id))
    then = ("take-deed", who, event, card, player)
    ask(s, STEPS, Ask(who, "react", options, "deed.reaction-optional", then))


@step
def take_deed(s: Position, who: int, event: str, card: int, player: int, chosen: tuple[Any, ...]) -> None:
    """Plays the deed chosen, then offers the others."""
    if chosen[0] == "deed":
        s.agenda.append(("react-with-deed", who, event, card, player, ()))
        s.agenda.append(("play-deed", who, chosen[1], chosen[2], card))


# --- abilities ------------------------------------------------------------------------------------------------------


@step
def sequence(s: Position, player: int, items: tuple[Any, ...], rule: str) -> None:
    """Carries out several abilities in the order that `player` picks (`ability.multiple-all-happen`).

    Only EXIT outlives its card's stay in play (`text.works-in-play`).
    """
    told = len(items)
    items = tuple(item for item in items if item[0].trigger == "exit" or s.where[item[2]] == ZONE_OF[item[0].zone])
    if len(items) < told:
        s.cite("text.works-in-play", "gap.ability-source-leaves")
    if items:
        options = choices(items, lambda item: (repr(item[0]), item[1])) if len(items) > 1 else items
        if len(items) > 1:
            s.cite(rule, "ability.multiple-can-arise")
        ask(s, STEPS, Ask(player, "order", options, rule, ("in-order", player, items, rule)))


@step
def in_order(s: Position, player: int, items: tuple[Any, ...], rule: str, chosen: tuple[Any, ...]) -> None:
    """The ability picked, and then the rest."""
    rest = list(items)
    rest.remove(chosen)
    s.agenda.append(("sequence", player, tuple(rest), rule))
    s.agenda.append(("ability", *chosen))


# --- entering and leaving -------------------------------------------------------------------------------------------


@step
def enter(s: Position, card: int, player: int, played: bool) -> None:
    """A card enters play: a bomb twisted (`bomb.enters-twisted`); ENTER works, then what reacts (`price.order`)."""
    s.put(card, IN_PLAY)
    info = s.defs[card]
    s.damage[card] = s.used[card] = s.attacked[card] = 0
    s.stays[card] = (s.stays[card] + 1) % 256
    s.twisted[card] = info.type == "bomb"
    s.fresh[card] = s.step == "bomb-review"
    s.start(card, info)
    rule = "bomb.enters-twisted" if info.type == "bomb" else "zone.in-play"
    s.tell("enters", rule, card=info.id, player=player)
    if info.type == "circumstance":
        s.cite("circumstance.stays")
        s.cite("circumstance.effect")
    if info.unique and any(s.defs[other].id == info.id for other in s.in_play(1 - player)):
        s.cite("gloss.unique-opponent")
    if info.rule:
        s.cite(info.rule)
    s.agenda.append(("entered", card, player, played))
    entering = tuple((ability, you, card) for ability, you in abilities(s, card, "enter"))
    if entering:
        s.cite("ability.enter")
        s.agenda.append(("sequence", player, entering, "ability.multiple-all-happen"))
    if info.has_life:
        s.agenda.append(("recheck",))


@step
def entered(s: Position, card: int, player: int, played: bool) -> None:
    """After ENTER, the entering itself counts and is reacted to (`price.order`)."""
    if played:
        emit(s, "plays", card, player)
    emit(s, "enters-play", card, player)


def leave(s: Position, card: int, zone: int, *, bottom: bool = False) -> None:
    """A card goes from play to another zone of its owner's, with all that this sets off.

    Its modifications break (`mod.host-leaves`), its damage is taken off (`creep.damage-cleared`), and EXIT works if it
    goes to the discard or the void (`ability.exit`, `ability.exit-not-hand-deck`).
    """
    info = s.defs[card]
    owner = s.owner[card]
    leaving = abilities(s, card, "exit")
    if leaving:
        s.cite("ability.exit" if zone in _EXIT_ZONES else "ability.exit-not-hand-deck")
    mods = s.attached(card)
    if s.damage[card]:
        s.cite("creep.damage-cleared")
    _take_off(s, card)
    s.put(card, zone, bottom=bottom)
    s.tell("leaves", _ZONE_RULE[zone], card=info.id, player=owner, zone=ZONES[zone])
    if zone == DISCARD:
        emit(s, "goes-to-discard", card, owner)
        if "goes-to-discard" in info.reacts:
            s.cite("reaction.not-own-leaving")
    for mod in mods:
        s.host[mod] = NOBODY
        s.mods -= 1
        s.agenda.append(("host-left", mod))
    if leaving and zone in _EXIT_ZONES:
        items = tuple((ability, you, card) for ability, you in leaving)
        s.agenda.append(("sequence", owner, items, "ability.multiple-all-happen"))
    if info.has_life:
        s.agenda.append(("recheck",))
    changed(s)


def _take_off(s: Position, card: int) -> None:
    s.damage[card] = s.twisted[card] = s.used[card] = s.attacked[card] = s.fresh[card] = 0
    if s.defs[card].statics:
        s.cite("text.works-in-play")
    s.stop(card, s.defs[card])
    if s.host[card] != NOBODY:
        s.host[card] = NOBODY
        s.mods -= 1
    if s.temp:
        s.temp = [entry for entry in s.temp if entry[0] != card]


@step
def host_left(s: Position, mod: int) -> None:
    """A modification whose card has left play breaks (`mod.host-leaves`)."""
    if s.where[mod] == IN_PLAY:
        s.cite("mod.host-leaves")
        s.agenda.append(("broken", mod))


def changed(s: Position) -> None:
    """Something changed on which lives may hang: has it looked at whether all creeps still live."""
    if s.statics.get("life"):
        s.agenda.append(("recheck",))


@step
def recheck(s: Position) -> None:
    """The creeps whose lives have dropped to their damage break (`gap.life-recheck`)."""
    creeps = [card for player in (0, 1) for card in s.in_play(player) if s.defs[card].type == "creep"]
    dying = tuple(card for card in creeps if s.damage[card] >= life(s, card))
    if dying:
        s.cite("gap.life-recheck")
        s.agenda.append(("recheck",))
        s.agenda.append(("break-all", dying))


# --- what happens to cards ------------------------------------------------------------------------------------------


@step
def break_all(s: Position, cards: tuple[int, ...]) -> None:
    """Cards break at the same time, each player's in the order that player picks, where it matters to anything.

    The rule is `creep.simultaneous-discard-order`; the cards of the player whose turn it is go first.
    """
    left = tuple(card for card in cards if s.where[card] == IN_PLAY)
    for player in (s.active, 1 - s.active):
        mine = [card for card in left if s.owner[card] == player]
        if mine:
            options = choices([("card", card) for card in mine], lambda option: look(s, option[1]))
            if not _order_matters(s, left):
                options = options[:1]
            rule = "creep.simultaneous-discard-order"
            if len(left) > 1:
                s.cite(rule)
            if len(mine) < len(left):
                s.cite("gap.simultaneous-breaks-order")
            ask(s, STEPS, Ask(player, "break-order", options, rule, ("break-next", left)))
            return


def _order_matters(s: Position, cards: tuple[int, ...]) -> bool:
    """True if the order in which cards break may be felt by anything."""
    if {"breaks", "goes-to-discard"} & s.reactive.keys() or s.statics.get("instead"):
        return True
    return any(s.defs[card].modifiers or abilities(s, card, "exit") or s.attached(card) for card in cards)


@step
def break_next(s: Position, cards: tuple[int, ...], chosen: tuple[Any, ...]) -> None:
    """The card picked breaks, and then the others."""
    s.agenda.append(("break-all", tuple(card for card in cards if card != chosen[1])))
    s.agenda.append(("break", chosen[1]))


@step("break")
def break_card(s: Position, card: int) -> None:
    """A card breaks and leaves play (`gloss.break`), unless something happens instead."""
    if s.where[card] == IN_PLAY and not _replaced(s, "break", card):
        s.agenda.append(("broken", card))


@step
def broken(s: Position, card: int) -> None:
    """The break itself, which nothing replaced."""
    if s.where[card] != IN_PLAY:
        return
    creep = s.defs[card].type == "creep"
    s.tell("breaks", "creep.breaks" if creep else "gloss.break", card=s.defs[card].id, player=s.owner[card])
    s.cite("gloss.break")
    emit(s, "breaks", card, s.owner[card])
    leave(s, card, DISCARD)


@step
def hurt(s: Position, card: int, points: int) -> None:
    """A creep takes damage."""
    hurt_all(s, (card,), points)


def hurt_all(s: Position, cards: tuple[int, ...], points: int) -> None:
    """Creeps take damage at the same time; those whose damage reaches their lives break at once (`creep.breaks`).

    They break before anything answers the damage, so a creep does not react to the damage that kills it.
    """
    there = [card for card in cards if s.where[card] == IN_PLAY]
    if points <= 0 or not there:
        return
    if len(there) > 1:
        s.cite("gap.simultaneous-damage")
    for card in there:
        s.damage[card] = min(255, s.damage[card] + points)
        s.tell("damaged", "creep.damage-persists", card=s.defs[card].id, player=s.owner[card], n=points)
    for card in reversed(there):
        emit(s, "takes-damage", card, s.owner[card])
    dying = tuple(card for card in there if s.damage[card] >= life(s, card))
    if dying:
        if any("takes-damage" in s.defs[card].reacts for card in dying):
            s.cite("gap.own-lethal-damage-reaction")
        s.agenda.append(("break-all", dying))


@step
def twist(s: Position, card: int, by: int) -> None:
    """Twists an untwisted card; a twisted one stays as it is (`twist.no-double-twist`)."""
    if s.where[card] != IN_PLAY or untouchable(s, card, by):
        return
    if s.twisted[card]:
        s.cite("twist.no-double-twist")
        return
    if by != s.owner[card] and _replaced(s, "be-twisted", card):
        return
    s.twisted[card] = 1
    s.tell("twisted", "twist.definition", card=s.defs[card].id, player=s.owner[card])
    emit(s, "is-twisted", card, s.owner[card])


@step
def untwist(s: Position, card: int) -> None:
    """Untwists a twisted card (`gloss.untwist`), unless it cannot be."""
    if s.where[card] != IN_PLAY or not s.twisted[card] or forbidden(s, card, "untwist"):
        return
    s.twisted[card] = 0
    if s.defs[card].type == "bomb" and s.step != "bomb-review":
        s.cite("gap.untwisted-entry")
    s.tell("untwisted", "gloss.untwist", card=s.defs[card].id, player=s.owner[card])
    emit(s, "is-untwisted", card, s.owner[card])


@step
def to_zone(s: Position, card: int, zone: int, source: int, bottom: bool) -> None:
    """Moves a card to its owner's hand, deck, discard or void from wherever it lies, if that is allowed."""
    if not may_move(s, card, zone, source):
        s.cite("circulation.consequences")
        return
    s.cite_owner(card, source)
    old = s.where[card]
    if old == IN_PLAY:
        leave(s, card, zone, bottom=bottom)
        return
    if zone == VOID and reanimates(s, card):
        s.agenda.append(("reanimate", card))
        return
    if zone in _EXIT_ZONES and "exit" in s.defs[card].abilities:
        s.cite("ability.exit-only-from-play")
    if zone == VOID and old == DISCARD and "reanimation" in s.defs[card].keywords:
        s.cite("property.reanimation-own-turn", "gap.removal-from-game-term")
    s.put(card, zone, bottom=bottom)
    name, owner = s.defs[card].id, s.owner[card]
    if old in _HIDDEN and zone in _HIDDEN:
        s.tell("moves-hidden", _ZONE_RULE[zone], player=owner, out=ZONES[old], zone=ZONES[zone], by=owner, seen=(name,))
    else:
        s.tell("moves", _ZONE_RULE[zone], card=name, player=owner, out=ZONES[old], zone=ZONES[zone])
    if zone == DISCARD:
        emit(s, "goes-to-discard", card, s.owner[card])


def reanimates(s: Position, card: int) -> bool:
    """REANIMATION works on its owner's own turn (`property.reanimation-own-turn`), but not against CIRCULATION."""
    keywords = s.defs[card].keywords
    own_turn = s.where[card] == DISCARD and s.owner[card] == s.active
    return "reanimation" in keywords and own_turn and "circulation" not in keywords


@step
def reanimate(s: Position, card: int) -> None:
    """The owner may put a creep that leaves the discard for the void on the bottom of the deck instead."""
    s.cite("property.reanimation-own-turn", "gap.removal-from-game-term")
    question = Ask(s.owner[card], "reanimate", (("yes",), ("no",)), "property.reanimation", ("reanimated", card))
    ask(s, STEPS, question)


@step
def reanimated(s: Position, card: int, chosen: tuple[str]) -> None:
    """The answer to REANIMATION."""
    if s.where[card] == DISCARD:
        s.put(card, DECK if chosen[0] == "yes" else VOID, bottom=True)
        name, zone = s.defs[card].id, ZONES[s.where[card]]
        s.tell("moves", "property.reanimation", card=name, player=s.owner[card], out="discard", zone=zone)


@step
def lose_lives(s: Position, player: int, points: int) -> None:
    """A hero loses lives, one after another; with none left the other player wins (`win.lives`)."""
    if points <= 0 or s.lives[player] <= 0:
        return
    s.agenda.append(("lose-lives", player, points - 1))
    if not _replaced(s, "lose-life", NOBODY, player):
        s.agenda.append(("life-lost", player))


@step
def life_lost(s: Position, player: int) -> None:
    """One life less, which nothing replaced."""
    s.lives[player] -= 1
    s.tell("loses-life", "hero.lives-printed", player=player, left=s.lives[player])
    if s.lives[player] > 0:
        emit(s, "loses-life", NOBODY, player)
    elif ("settle",) not in s.agenda:
        settle(s)


@step
def settle(s: Position) -> None:
    """Who has no lives left has lost (`win.lives`); both at once is a draw (`gap.simultaneous-loss`)."""
    if s.lives[0] <= 0 and s.lives[1] <= 0:
        s.winner = DRAW
        s.tell("drawn", "gap.simultaneous-loss")
    elif s.lives[0] <= 0 or s.lives[1] <= 0:
        s.winner = int(s.lives[0] <= 0)
        s.tell("wins", "win.lives", player=s.winner)


# --- replacements ---------------------------------------------------------------------------------------------------


def _replaced(s: Position, would: str, card: int, player: int = NOBODY) -> bool:
    """Puts the question whether something else happens instead, if any effect says so; True if that is pending."""
    owner = s.owner[card] if card != NOBODY else player
    found = tuple(
        (modifier, source)
        for who in (owner, 1 - owner)
        for source, modifier in player_has(s, who, "instead")
        if modifier.would == would
        and (who == owner if card == NOBODY else is_subject(s, card, modifier.what, source))
        and _doable(s, modifier, source, card)
    )
    if not found:
        return False
    s.agenda.append(("replace", would, card, owner, found))
    return True


def _doable(s: Position, modifier: Any, source: int, card: int) -> bool:
    from rules_checker.games.boombit.effects import can_do

    return not modifier.may or all(can_do(s, effect, s.controller(source), source, card) for effect in modifier.effects)


@step
def replace(s: Position, would: str, card: int, owner: int, found: tuple[Any, ...]) -> None:
    """Asks whose effects they are which replacement to use, if any: first the player to whom it would happen."""
    who = s.controller(found[0][1])
    mine = [entry for entry in found if s.controller(entry[1]) == who]
    options = [("use-instead", *entry) for entry in mine]
    if all(modifier.may for modifier, _ in mine):
        options.append(("no",))
    then = ("replaced", would, card, owner, found[len(mine) :])
    ask(s, STEPS, Ask(who, "instead", tuple(options), "core.card-beats-rule", then))


@step
def replaced(s: Position, would: str, card: int, owner: int, others: tuple[Any, ...], chosen: tuple[Any, ...]) -> None:
    """What happens instead; or, if nothing does, what would have."""
    if chosen[0] == "use-instead":
        _, modifier, source = chosen
        s.tell("instead", "core.card-beats-rule", card=s.name(source), player=s.controller(source))
        s.agenda.append(("run", modifier.effects, 0, s.controller(source), source, card))
    elif others:
        s.agenda.append(("replace", would, card, owner, others))
    elif would == "break":
        s.agenda.append(("broken", card))
    elif would == "lose-life":
        s.agenda.append(("life-lost", owner))
    else:
        s.twisted[card] = 1
        s.tell("twisted", "twist.definition", card=s.defs[card].id, player=s.owner[card])
        emit(s, "is-twisted", card, owner)
