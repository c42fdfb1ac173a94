"""Deck → verdict: the rules that a deck breaks, and its composition.

Every limit is data of the game (`DeckRules` in its `game.yaml`), and every violation cites the rule that the game
names for it: size, copies of a card, shares of the deck, slots, and matches. Demands that only one game makes are
checked by `rules_checker/games/<id>/deck.py`, if the game has that module.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from cards import Deck, DeckRules, FitilError, Game, UnknownName, game_of, nearest
from cards.decks import cards_of
from cards.model import DeckSlot, WholeTeams
from cards.records import dataclass
from rules_checker.setup import own_module, rules_for_decks, size_of, teams_held, without_apart

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Violation:
    """A rule that a deck breaks, or a warning: the `rule` id, and the `code` and `params` of the message.

    In `params`, cards are ids, and `n` is the number of cards that the fix adds or removes. `line` is the line in the
    deck's file.
    """

    rule: str
    code: str
    severity: Severity
    params: Mapping[str, Any]
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a deck, or on a match, whose name is that of its decks together.

    `summary` counts the cards: `size` (and the `size_rule` that applied), the cards in each slot by its name, cards by
    `types`, `rarities` and `teams`, and the additions of the game's own check.
    """

    deck: str
    game: str
    violations: tuple[Violation, ...]
    summary: Mapping[str, Any]

    @property
    def legal(self) -> bool:
        """True if there are no errors; warnings do not count."""
        return not any(violation.severity == "error" for violation in self.violations)

    def of(self, severity: Severity) -> tuple[Violation, ...]:
        """The violations of one severity."""
        return tuple(violation for violation in self.violations if violation.severity == severity)


class OwnCheck:
    """What a game's module `deck` says of its decks: `CHECK`, one of a class that does some of this otherwise."""

    def judge(self, game: Game, deck: Deck, found: Sequence[Violation]) -> Iterable[Violation]:
        """All violations of a deck, those of the shared check (`found`) among them, in the game's own codes."""
        return found

    def summary(self, game: Game, deck: Deck) -> Mapping[str, Any]:
        """The game's own additions to the summary of a deck."""
        return {}

    def judge_match(self, game: Game, decks: Sequence[Deck], found: Sequence[Violation]) -> Iterable[Violation]:
        """All that is wrong with decks that meet, what the shared check `found` included."""
        return found

    def remark(self, game: Game, summary: Mapping[str, Any]) -> str:
        """The id of the game's message at the end of the composition, if any; its params are the summary."""
        return ""

    def faults(self, game: Game) -> Iterable[tuple[tuple[str | int, ...], str]]:
        """The faults in the game's data for this check: the place in `game.yaml`, and a sentence."""
        return ()

    def random_setup(self, game: Game, rng: random.Random) -> Any:
        """A setup by chance, as the game's engine has it; None for one of random decks within the limits."""
        return None


def check(game: Game, deck: Deck, *, learning: bool = False) -> Verdict:
    """Check `deck` by the rules of `game`; a `learning` deck may be smaller. Raises `FitilError` for unknown cards."""
    rules = rules_for_decks(game)
    own = own_check(game)
    for card_id in (*deck.apart, *deck.cards):
        if card_id not in game.cards:
            raise UnknownName("card", card_id, nearest(card_id, game.cards))
    teams = (*(_teams(game, rules.teams, deck) if rules.teams else ()),)
    of_teams = any(one.code in _OTHER_TEAMS for one in teams) and all(one.code in _OTHER_TEAMS for one in teams)
    alone: Sequence[Violation] = (
        *(() if of_teams and deck.cards else _size(game, rules, deck, learning=learning)),
        *(violation for name, slot in rules.slots.items() for violation in _slot(game, name, slot, deck)),
        *_inside(game, rules, deck),
        *_copies(game, rules, deck),
        *_shares(game, rules, deck),
        *teams,
    )
    found = _added_up(game, rules, deck, alone, learning=learning)
    inside = without_apart(game, deck)
    smaller = learning and rules.learning_rule and inside.size < rules.sizes[0]
    return Verdict(
        deck=deck.ref,
        game=game.id,
        violations=tuple(own.judge(game, deck, found) if own else found),
        summary={
            "size_rule": rules.learning_rule if smaller else rules.size_rule,
            **_summary(game, rules, inside),
            **(own.summary(game, inside) if own else {}),
        },
    )


def check_match(decks: Sequence[Deck], game: Game | None = None) -> Verdict:
    """Check that decks can play each other: all of one game, one deck for each player, and no two the same.

    `game` is that of the first deck if left out.
    """
    if not decks:
        raise FitilError("a match needs decks").coded("no-decks")
    game = game or game_of(decks[0])
    own, found = own_check(game), tuple(deck_match(rules_for_decks(game), decks))
    return Verdict(
        deck=" + ".join(deck.ref for deck in decks),
        game=game.id,
        violations=tuple(own.judge_match(game, decks, found)) if own else found,
        summary={"decks": len(decks)},
    )


def own_check(game: Game) -> OwnCheck | None:
    """The game's own part of the check, if it has one; raises `DataError` if the data for it has faults."""
    own: OwnCheck | None = getattr(own_module(game.id, "deck"), "CHECK", None)
    for place, what in own.faults(game) if own else ():
        from cards.database import read_yaml

        raise read_yaml(game.folder / "game.yaml").error(place, what)
    return own


def in_slot(game: Game, slot: DeckSlot, deck: Deck, name: str) -> list[str]:
    """The cards of the right type in a slot; if the slot is for one card, copies count once."""
    cards = deck.slots.get(name, ())
    named = list(dict.fromkeys(cards)) if slot.count == 1 else list(cards)
    return [card_id for card_id in named if game.cards[card_id].type == slot.type]


# --- one rule each --------------------------------------------------------------------------------------------------


def _size(game: Game, rules: DeckRules, deck: Deck, *, learning: bool) -> Iterator[Violation]:
    """Whether the deck has as many cards as it should."""
    least, most = rules.sizes
    exact = least == most
    size = size_of(game, deck)
    if size > most:
        params = {"size": size, "expected" if exact else "most": most, "n": size - most}
        yield Violation(rules.size_rule, "too-many-cards" if exact else "above-most", "error", params)
    elif size < least and not (learning and rules.learning_rule):
        params = {"size": size, "expected" if exact else "least": least, "n": least - size}
        yield Violation(rules.size_rule, "too-few-cards" if exact else "below-least", "error", params)
    elif not size:
        params = {"size": 0, "expected": least, "n": 1}
        yield Violation(rules.learning_rule or rules.size_rule, "no-cards", "error", params)


_OTHER_TEAMS = frozenset(("too-few-teams", "too-many-teams", "team-twice"))
"""Codes whose fixes change whole teams: how many cards that comes to depends on which. Where nothing else is wrong with
the teams, the size of the deck is wrong for no other reason, and is not told.
"""


def _added_up(
    game: Game, rules: DeckRules, deck: Deck, found: Sequence[Violation], *, learning: bool
) -> Sequence[Violation]:
    """The violations, with what their fixes come to together: each by itself would leave a deck of another wrong size.

    In the params of a violation of size, `rest` is how many cards are to be added (taken out, if negative) when all
    the others are mended. If the size is right, and mending the others would spoil it, they have a `swap`: the cards
    that they take out or bring in change places with others.
    """
    codes = {violation.code for violation in found}
    if codes & _OTHER_TEAMS or "no-cards" in codes:
        return found
    out, more = _changed_by(rules, game, deck, found)
    least, most = 1 if learning and rules.learning_rule else rules.sizes[0], rules.sizes[1]
    after = size_of(game, deck) - out + more
    rest = least - after if after < least else min(0, most - after)
    wrong_size = any("size" in violation.params for violation in found)
    if not (out or more if wrong_size else rest):
        return found
    adds: dict[str, int] = {"rest": rest} if wrong_size else {"swap": rest}
    told_of = {"size"} if wrong_size else {"most", "least"}
    return [replace(one, params={**one.params, **adds}) if told_of & one.params.keys() else one for one in found]


def _changed_by(rules: DeckRules, game: Game, deck: Deck, found: Sequence[Violation]) -> tuple[int, int]:
    """How many cards of the deck itself the fixes of limits, shares and whole teams take out, and how many they add."""
    out: dict[str, int] = {}
    more = 0
    for violation in found:
        if violation.code in ("too-many-copies", "team-beyond"):
            card = violation.params["card"]
            out[card] = max(out.get(card, 0), violation.params["n"])
        elif violation.code == "team-lacks":
            more += violation.params["n"]
    beyond = 0
    for share in rules.shares:
        kept = sum(n - out.get(one, 0) for one, n in deck.cards.items() if share.takes(game.cards[one]))
        beyond += max(0, kept - share.most) if share.most is not None else 0
        more += max(0, share.least - kept)
    return sum(out.values()) + beyond, more


def _slot(game: Game, name: str, slot: DeckSlot, deck: Deck) -> Iterator[Violation]:
    """The number of cards in a slot, and their type."""
    line = deck.lines.get(name)
    named = list(dict.fromkeys(deck.slots.get(name, ())))
    right = in_slot(game, slot, deck, name)
    params = {"slot": name, "type": slot.type, "count": slot.count}
    if not named:
        if inside := [card_id for card_id in deck.cards if game.cards[card_id].type == slot.type]:
            where = deck.lines.get(inside[0])
            rule = slot.declare_rule or slot.rule
            yield Violation(rule, "slot-undeclared", "error", params | {"cards": inside}, where)
        else:
            fitting = params | {"cards": _fitting(game, slot, deck), "n": slot.count}
            yield Violation(slot.rule, "slot-empty", "error", fitting)
    rule = slot.pick_rule or slot.rule
    if right and len(right) < slot.count:
        fitting = params | {"cards": _fitting(game, slot, deck), "found": len(right), "n": slot.count - len(right)}
        yield Violation(rule, "slot-short", "error", fitting, line)
    if len(right) > slot.count:
        yield Violation(rule, "slot-overfull", "error", params | {"cards": right, "n": len(right)}, line)
    for card_id in named:
        if card_id not in right:
            others = right[:1] or _of_team(game, slot, game.cards[card_id].team) or _fitting(game, slot, deck)
            yield Violation(rule, "slot-wrong", "error", params | {"card": card_id, "cards": others}, line)


def _inside(game: Game, rules: DeckRules, deck: Deck) -> Iterator[Violation]:
    """Cards that belong in a slot or on the table, and not in the deck."""
    for card_id, copies in deck.cards.items():
        line = deck.lines.get(card_id)
        if rule := game.types[game.cards[card_id].type].piece_rule:
            yield Violation(rule, "piece-inside", "error", {"card": card_id, "n": copies}, line)
        if name := rules.slot_of(game.cards[card_id]):
            slot = rules.slots[name]
            params = {"slot": name, "type": slot.type, "card": card_id, "n": copies}
            yield Violation(slot.apart_rule or slot.rule, "slot-inside", "error", params, line)


def _copies(game: Game, rules: DeckRules, deck: Deck) -> Iterator[Violation]:
    for card_id, copies in deck.cards.items():
        card = game.cards[card_id]
        if game.types[card.type].piece_rule:  # it is no card of a deck at all, which is told
            continue
        for limit in rules.limits:
            if copies > limit.most and limit.takes(card) and not rules.slot_of(card):
                params = {
                    "card": card_id,
                    "rarity": card.rarity,
                    "copies": copies,
                    "most": limit.most,
                    "n": copies - limit.most,
                }
                yield Violation(limit.rule, "too-many-copies", "error", params, deck.lines.get(card_id))


def _shares(game: Game, rules: DeckRules, deck: Deck) -> Iterator[Violation]:
    for share in rules.shares:
        taken = [card_id for card_id in deck.cards if share.takes(game.cards[card_id])]
        found = sum(deck.cards[card_id] for card_id in taken)
        of = {key: getattr(share, key) for key in ("type", "team", "rarity", "keyword", "unique")}
        params = {"of": {key: value for key, value in of.items() if value is not None}, "found": found}
        if found < share.least:
            more = {"least": share.least, "n": share.least - found}
            yield Violation(share.rule, "too-few-of", "error", params | more)
        if share.most is not None and found > share.most:
            more = {"most": share.most, "n": found - share.most}
            yield Violation(share.rule, "too-many-of", "error", params | more, deck.lines.get(taken[-1]))


def _teams(game: Game, rules: WholeTeams, deck: Deck) -> Iterator[Violation]:
    """Whether the deck is so many different teams, each of them whole."""
    inside = without_apart(game, deck).cards
    counts = _counted(((game.cards[card_id].team, n) for card_id, n in inside.items()), game.teams)
    kept = sorted(counts, key=lambda team: -counts[team])[: rules.count]
    found = {"count": rules.count, "parts": list(counts), "found": len(counts)}
    sizes = {team: sum(cards_of(game, [team]).values()) for team in kept}
    alone = len(counts) == 1  # what is too much of the only one would be its second copy, though cards of that lack
    twice = [
        team
        for team in kept
        if _as_often(inside, cards_of(game, [team])) > 1 or (alone and counts[team] > sizes[team] + rules.count)
    ]
    for team in twice:
        params = {"part": team, "n": sizes[team]}
        yield Violation(rules.twice_rule, "team-twice", "error", params, _line_of(deck, cards_of(game, [team])))
    if len(counts) > rules.count:
        spare = [team for team in counts if counts[team] <= counts[kept[-1]]]  # those of equal size are equally spare
        params = found | {
            "parts": spare,
            "n": (n := len(counts) - rules.count),
            "any": "yes" if len(spare) > n else "no",
        }
        line = _line_of(deck, cards_of(game, spare))
        yield Violation(rules.rule, "too-many-teams", "error", params, line)
    elif len(counts) < rules.count and not twice:
        yield Violation(rules.rule, "too-few-teams", "error", found | {"n": rules.count - len(counts)})
    for team in kept:
        if team not in twice:
            yield from _whole(game, rules, deck, team, inside)


def _whole(game: Game, rules: WholeTeams, deck: Deck, team: str, inside: Mapping[str, int]) -> Iterator[Violation]:
    """Whether a team is whole: each card as often as it is printed, or cards of one's own in its place."""
    whole = cards_of(game, [team])
    own = {card_id: n for card_id, n in inside.items() if game.cards[card_id].team == team and card_id not in whole}
    instead = sum(own.values())
    missing: dict[str, int] = {}
    beyond: list[Violation] = []
    for card_id, printed in whole.items():
        copies = inside.get(card_id, 0)
        lacking = max(0, printed - copies - instead)
        instead -= max(0, printed - copies - lacking)
        if lacking:
            missing[card_id] = lacking
        elif copies > printed:
            params = {"card": card_id, "part": team, "copies": copies, "printed": printed, "n": copies - printed}
            line = _line_of(deck, [card_id, *whole])
            beyond.append(Violation(rules.whole_rule, "team-beyond", "error", params, line))
    if missing:
        n, printed = sum(missing.values()), sum(whole.values())
        params = {"part": team, "copies": printed - n, "printed": printed, "missing": missing, "n": n}
        yield Violation(rules.whole_rule, "team-lacks", "error", params, _line_of(deck, [*missing, *whole]))
    yield from beyond
    for card_id, copies in own.items() if instead else ():
        params = {"card": card_id, "part": team, "copies": copies, "printed": max(0, copies - instead)}
        spare, instead = min(copies, instead), instead - min(copies, instead)
        if spare:
            yield Violation(rules.whole_rule, "team-beyond", "error", params | {"n": spare}, _line_of(deck, [card_id]))


def _as_often(inside: Mapping[str, int], cards: Mapping[str, int]) -> int:
    """How many times these cards are in the deck, all of them equally often; 0 if not so."""
    times, *others = {divmod(inside.get(card_id, 0), printed) for card_id, printed in cards.items()} or {(0, 0)}
    return 0 if others or times[1] else times[0]


def _line_of(deck: Deck, cards: Iterable[str]) -> int | None:
    return next((deck.lines[card_id] for card_id in cards if card_id in deck.lines), None)


def deck_match(rules: DeckRules, decks: Sequence[Deck]) -> Iterator[Violation]:
    """The reasons why decks cannot play each other, by the rules of their game."""
    games = list(dict.fromkeys(deck.game for deck in decks))
    least, most = rules.brought
    needed = rules.opponent_rule or rules.decks_rule
    if len(decks) < least:
        yield Violation(needed, "no-opponent", "error", {"players": least, "n": least - len(decks)})
    if len(decks) > most:
        params = {"players": most, "decks": len(decks), "n": len(decks) - most}
        yield Violation(rules.decks_rule, "too-many-decks", "error", params)
    if len(games) > 1:
        yield Violation(needed, "different-games", "error", {"games": games})
    for ref, times in Counter(deck.ref for deck in decks).items():
        if times > 1 and rules.own_deck_rule:
            yield Violation(rules.own_deck_rule, "same-deck", "warning", {"deck": ref, "n": times})
    if len(games) == 1:
        yield from shared_teams(game_of(decks[0]), rules, decks)


def shared_teams(game: Game, rules: DeckRules, decks: Sequence[Deck]) -> Iterator[Violation]:
    """The teams that more players have than there are boxes of the game.

    If nobody says how many boxes those are, it is a warning that one is not enough.
    """
    if not (rules.teams and rules.teams.shared_rule):
        return
    boxes = rules.teams.boxes or 1
    held = teams_held(game, decks)
    for team in game.teams:
        if held[team] > boxes:
            params = {"part": team, "n": held[team], "boxes": boxes}
            found = Violation(rules.teams.shared_rule, "team-shared", "error", params)
            yield found if rules.teams.boxes else replace(found, severity="warning")


# --- composition ----------------------------------------------------------------------------------------------------


def _summary(game: Game, rules: DeckRules, deck: Deck) -> dict[str, Any]:
    cards = [(game.cards[card_id], copies) for card_id, copies in deck.cards.items()]
    return {
        "size": deck.size,
        **{name: _held(in_slot(game, slot, deck, name), slot) for name, slot in rules.slots.items()},
        "types": _counted(((card.type, copies) for card, copies in cards), game.types),
        "rarities": _counted(((card.rarity, copies) for card, copies in cards), game.rarities),
        "teams": _counted(((card.team, copies) for card, copies in cards), game.teams),
    }


def _held(cards: list[str], slot: DeckSlot) -> str | list[str] | None:
    """The content of a slot: a list if it is for several cards, else its card, or None unless there is exactly one."""
    if slot.count > 1:
        return cards
    return cards[0] if len(cards) == 1 else None


def _counted(counts: Iterable[tuple[str | None, int]], order: Iterable[str]) -> dict[str, int]:
    """Sums by key, in the game's order, without zeroes and without cards that have no key."""
    sums: Counter[str | None] = Counter()
    for key, copies in counts:
        sums[key] += copies
    return {key: sums[key] for key in order if sums[key]}


# --- cards that fit a slot ------------------------------------------------------------------------------------------


def _of_team(game: Game, slot: DeckSlot, team: str | None) -> list[str]:
    return [card.id for card in game.cards.values() if card.type == slot.type and card.team == team]


def _fitting(game: Game, slot: DeckSlot, deck: Deck) -> list[str]:
    """The cards for a slot from the most frequent team of the deck (or teams, if they are equal).

    If the deck has none of their teams, all cards for the slot.
    """
    counts: Counter[str] = Counter()
    for card_id, copies in deck.cards.items():
        if (team := game.cards[card_id].team) and _of_team(game, slot, team):
            counts[team] += copies
    most = max(counts.values(), default=0)
    teams = [team for team in game.teams if counts[team] == most]
    return [card_id for team in teams for card_id in _of_team(game, slot, team)] or _of_team(game, slot, None)
