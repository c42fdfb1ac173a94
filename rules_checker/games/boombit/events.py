"""What happens to cards and heroes: entering, leaving, breaking, damage, twisting, lives lost; and what may instead."""

from __future__ import annotations

from typing import Any

from rules_checker.games.boombit.query import (
    abilities,
    forbidden,
    is_subject,
    life,
    look,
    may_move,
    player_has,
    untouchable,
    weary,
)
from rules_checker.games.boombit.reactions import changed, emit, to_discard
from rules_checker.games.boombit.state import DECK, DISCARD, HAND, IN_PLAY, NOBODY, NOTHING, VOID, ZONES, Position, Ref
from rules_checker.games.boombit.steps import STEPS, step
from rules_checker.kernel import DRAW, Ask, ask, choices

_EXIT_ZONES = (DISCARD, VOID)
_HIDDEN = (DECK, HAND)
_ZONE_RULE = ("owner.default-zone", "owner.default-zone", "zone.in-play", "zone.discard", "zone.void")
"""The rule behind a card's going to each zone."""
_FRESH = {"start": 1, "draw": 1, "bomb-review": 2}
"""The parts of its owner's turn in which a bomb may enter that does not untwist in it: before its review, in it."""


# --- entering and leaving -------------------------------------------------------------------------------------------


@step
def enter(s: Position, card: int, player: int, played: bool) -> None:
    """A card enters play: a bomb twisted (`bomb.enters-twisted`); ENTER works, then what reacts (`price.order`)."""
    s.put(card, IN_PLAY)
    info = s.defs[card]
    s.damage[card] = 0
    s.twisted[card] = info.type == "bomb"
    s.fresh[card] = _FRESH.get(s.step, 0) if info.type == "bomb" and s.active == s.owner[card] else 0
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
    this = s.ref(card)
    s.agenda.append(("entered", this, player, played))
    entering = tuple((ability, you, this) for ability, you in abilities(s, card, "enter"))
    if entering:
        s.cite("ability.enter")
        s.agenda.append(("sequence", player, entering, "ability.multiple-all-happen"))
    if s.statics.get("life"):  # who has no lives here does not come to ENTER
        if info.type == "creep" and life(s, card) <= 0:
            s.cite("gap.enters-without-lives")
        changed(s)


@step
def entered(s: Position, it: Ref, player: int, played: bool) -> None:
    """After ENTER, the entering itself counts and is reacted to (`price.order`)."""
    if played:
        emit(s, "plays", it[0], player, it)
    emit(s, "enters-play", it[0], player, it)


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
    if leaving and zone in _EXIT_ZONES:
        items = tuple((ability, you, s.ref(card)) for ability, you in leaving)
        s.agenda.append(("sequence", owner, items, "ability.multiple-all-happen"))
    if info.has_life:
        s.agenda.append(("recheck",))
    changed(s)
    if mods:  # before EXIT, so none of them is in play then (`gap.modifications-before-exit`)
        for mod in mods:
            s.host[mod] = NOBODY
            s.mods -= 1
        if leaving:
            s.cite("gap.modifications-before-exit")
        s.agenda.append(("host-left", tuple(s.ref(mod) for mod in mods)))


def _take_off(s: Position, card: int) -> None:
    s.damage[card] = s.twisted[card] = s.fresh[card] = 0
    if s.defs[card].statics:
        s.cite("text.works-in-play")
    s.stop(card, s.defs[card])
    s.spared.pop(card, None)
    if s.host[card] != NOBODY:
        s.host[card] = NOBODY
        s.mods -= 1
    if s.temp:
        s.temp = [entry for entry in s.temp if entry[0] != card]


@step
def host_left(s: Position, mods: tuple[Ref, ...]) -> None:
    """Modifications whose card has left play break (`mod.host-leaves`), in the order of cards that break at once."""
    s.cite("mod.host-leaves")
    if len(mods) > 1:
        s.cite("gap.modifications-break-order")
    s.agenda.append(("break-all", mods, "broken"))


@step
def recheck(s: Position) -> None:
    """The creeps whose lives have dropped to their damage break (`gap.life-recheck`); what was spared is no news."""
    creeps = [card for player in (0, 1) for card in s.in_play(player) if s.defs[card].type == "creep"]
    for card in [card for card in s.spared if s.damage[card] - life(s, card) < s.spared[card]]:
        spare(s, card)
    dying = tuple(s.ref(card) for card in creeps if s.damage[card] - life(s, card) > s.spared.get(card, -1))
    if dying:
        s.cite("gap.life-recheck")
        s.agenda.append(("recheck",))
        s.agenda.append(("break-all", dying, "break"))


def spare(s: Position, creep: int) -> None:
    """A creep whose break was replaced does not break again until it is worse off (`gap.spared-creep`)."""
    if (over := s.damage[creep] - life(s, creep)) >= 0:
        s.cite("gap.spared-creep")
        s.spared[creep] = over
    else:
        s.spared.pop(creep, None)


# --- what happens to cards ------------------------------------------------------------------------------------------


@step
def break_all(s: Position, cards: tuple[Ref, ...], how: str = "break") -> None:
    """Cards break at the same time, each player's in the order that player picks, where it matters to anything.

    The rule is `creep.simultaneous-discard-order`; the cards of the player whose turn it is go first. `how` is the
    step that breaks each: `break`, or `broken` where nothing may happen instead. What left meanwhile does not break,
    even if it is back (`gap.moved-card-is-another`).
    """
    left = tuple(ref[0] for ref in cards if _there(s, ref))
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
            then = ("break-next", tuple(s.ref(card) for card in left), how)
            ask(s, STEPS, Ask(player, "break-order", options, rule, then))
            return


def _there(s: Position, ref: Ref) -> bool:
    """True if a card in play that is kept in mind has not left play since."""
    if s.still(ref):
        return True
    if s.where[ref[0]] == IN_PLAY:
        s.cite("gap.moved-card-is-another")
    return False


def _order_matters(s: Position, cards: tuple[int, ...]) -> bool:
    """True if the order in which cards break may be felt by anything."""
    if {"breaks", "goes-to-discard"} & s.reactive.keys() or s.statics.get("instead"):
        return True
    return any(_is_felt(s, card) or abilities(s, card, "exit") or s.attached(card) for card in cards)


def _is_felt(s: Position, card: int) -> bool:
    """True if a card has continuous effects that work: those on the card it modifies do not, once that has left."""
    idle = s.defs[card].onto is not None and s.host[card] == NOBODY
    return any(not idle or _subject(modifier) != "host" for modifier in s.defs[card].modifiers)


def _subject(modifier: Any) -> Any:
    return next(
        (found for field in ("of", "to", "what") if (found := getattr(modifier, field, None)) is not None), None
    )


@step
def break_next(s: Position, cards: tuple[Ref, ...], how: str, chosen: tuple[Any, ...]) -> None:
    """The card picked breaks, and then the others."""
    s.agenda.append(("break-all", tuple(ref for ref in cards if ref[0] != chosen[1]), how))
    s.agenda.append((how, chosen[1]))


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
    emit(s, "breaks", card, s.owner[card], (card, s.moves[card] + 1))  # it is meant in the discard
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
        s.agenda.append(("break-all", tuple(s.ref(card) for card in dying), "break"))


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
        to_discard(s, card)


def reanimates(s: Position, card: int) -> bool:
    """REANIMATION works on its owner's own turn (`property.reanimation-own-turn`), but not against CIRCULATION."""
    keywords = s.defs[card].keywords
    own_turn = s.where[card] == DISCARD and s.owner[card] == s.active
    return "reanimation" in keywords and own_turn and "circulation" not in keywords


@step
def reanimate(s: Position, card: int) -> None:
    """The owner may put a creep that leaves the discard for the void on the bottom of the deck instead."""
    s.cite("property.reanimation-own-turn", "gap.removal-from-game-term")
    answers = (("no",),) if weary(s) else (("yes",), ("no",))
    question = Ask(s.owner[card], "reanimate", answers, "property.reanimation", ("reanimated", card))
    ask(s, STEPS, question)


@step
def reanimated(s: Position, card: int, chosen: tuple[str]) -> None:
    """The answer to REANIMATION."""
    if s.where[card] == DISCARD:
        s.put(card, DECK if chosen[0] == "yes" else VOID, bottom=True)
        name, zone = s.defs[card].id, ZONES[s.where[card]]
        s.tell("moves", "property.reanimation", card=name, player=s.owner[card], out="discard", zone=zone)


@step
def lose_lives(s: Position, players: tuple[int, ...], points: int) -> None:
    """Heroes lose lives at the same time, one after another."""
    if points > 0:
        s.agenda.append(("lose-lives", players, points - 1))
        s.agenda.append(("lose-life", players, ()))


@step
def lose_life(s: Position, players: tuple[int, ...], losing: tuple[int, ...]) -> None:
    """Each of the heroes loses a life, unless something happens instead; only then does anything react.

    Who has none left has lost the game before that (`win.lives`, `gap.last-life-ends-the-game`).
    """
    if players:
        s.agenda.append(("lose-life", players[1:], losing))
        if not _replaced(s, "lose-life", NOBODY, players[0]):
            s.agenda.append(("life-lost", players[0]))
        return
    for player in losing:
        s.lives[player] -= 1
        s.tell("loses-life", "hero.lives-printed", player=player, left=s.lives[player])
    if any(s.lives[player] <= 0 for player in losing):
        _settle(s)
        return
    for player in reversed(losing):
        emit(s, "loses-life", NOBODY, player)


@step
def life_lost(s: Position, player: int) -> None:
    """One more hero loses the life, for nothing replaced that."""
    _, players, losing = s.agenda.pop()
    s.agenda.append(("lose-life", players, (*losing, player)))


def _settle(s: Position) -> None:
    """Who has no lives left has lost (`win.lives`); both at once is a draw (`gap.simultaneous-loss`)."""
    s.cite("gap.last-life-ends-the-game")
    if s.lives[0] <= 0 and s.lives[1] <= 0:
        s.winner = DRAW
        s.tell("drawn", "gap.simultaneous-loss")
    else:
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
    if not found or (all(modifier.may for modifier, _ in found) and weary(s)):
        return False
    s.agenda.append(("replace", would, card, owner, found))
    return True


def _doable(s: Position, modifier: Any, source: int, card: int) -> bool:
    from rules_checker.games.boombit.costs import can_pay

    memory = s.memory(source, NOTHING if card == NOBODY else s.ref(card))
    return not modifier.may or can_pay(s, modifier.effects, s.controller(source), source, memory, free=False)


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
    from rules_checker.games.boombit.costs import bill

    if chosen[0] == "use-instead":
        _, modifier, source = chosen
        s.tell("instead", "core.card-beats-rule", card=s.name(source), player=s.controller(source))
        if would == "break" and s.defs[card].type == "creep":
            spare(s, card)
        me = s.controller(source)
        memory = s.memory(source, NOTHING if card == NOBODY else s.ref(card))
        owed = ("pay", bill(modifier.effects, me, source, memory, free=False))
        s.agenda.append(owed if modifier.may else ("run", modifier.effects, 0, me, source, memory))
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
