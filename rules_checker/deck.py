"""Deck → verdict: the rules a deck breaks, and what the deck is made of.

Every limit is data of the game (`DeckRules` in its `game.yaml`), and every violation cites the rule that the game
names for it. Which rule is checked where:

    size_rule, learning_rule                        `_size`
    starting_rule, declare_rule, pick_rule          `_hero`
    starting_not_in_deck_rule                       `_hero_apart`
    limits, copies_rule                             `_copies`: up to a limit, several copies are fine
    unplayable                                      `_unplayable`: warnings; the deck stays legal
    foreign_rule, neutral_rule, teamless_rule,
    foreign_allowed_rule, rarity_rule               `_summary`: whose the cards are; none of them is ever an error
    players_rule, opponent_rule, own_deck_rule      `check_match`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cards import Card, Deck, DeckRules, FitilError, Game, UnknownName, game_of, nearest

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Violation:
    """A rule that a deck breaks, or a warning: the `rule` id, the `code` of the message, and what goes into it.

    In `params`, cards and heroes are ids, and `n` is how many cards the fix adds or removes. `line` is of the deck's
    file.
    """

    rule: str
    code: str
    severity: Severity
    params: Mapping[str, Any]
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a deck (or, with the decks' names joined, on a match).

    `summary` counts the cards: `size` (and the `size_rule` that it was judged by), by `types`, `rarities` and `teams`,
    and `own`, `free`, `foreign` and `penalty` (None where they depend on a hero that the deck does not have).
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


def check(game: Game, deck: Deck, *, learning: bool = False) -> Verdict:
    """Checks `deck` by the rules of `game`; a `learning` deck may be smaller. Raises `FitilError` for unknown cards."""
    rules = _deck_rules(game)
    for card_id in (*deck.heroes, *deck.cards):
        if card_id not in game.cards:
            raise UnknownName("card", card_id, nearest(card_id, game.cards))
    hero = _the_hero(game, deck)
    violations = (
        *_size(rules, deck, learning=learning),
        *_hero(game, rules, deck),
        *_hero_apart(game, rules, deck),
        *_copies(game, rules, deck),
        *(_unplayable(game, rules, deck, hero) if hero else ()),
    )
    smaller = learning and deck.size < rules.size
    size_rule = rules.learning_rule if smaller else rules.size_rule
    return Verdict(deck.ref, game.id, violations, {"size_rule": size_rule} | _summary(game, rules, deck, hero))


def check_match(decks: Sequence[Deck]) -> Verdict:
    """Checks that the decks can meet: as many as the game has players, all of one game, each player's their own."""
    if not decks:
        raise FitilError("a match needs decks")
    game = game_of(decks[0])
    return Verdict(
        deck=" + ".join(deck.ref for deck in decks),
        game=game.id,
        violations=tuple(_match(_deck_rules(game), decks)),
        summary={"decks": len(decks)},
    )


def _deck_rules(game: Game) -> DeckRules:
    if game.deck_rules is None:
        raise FitilError(f"the game {game.id!r} has no rules for decks")
    return game.deck_rules


# --- one rule each --------------------------------------------------------------------------------------------------


def _size(rules: DeckRules, deck: Deck, *, learning: bool) -> Iterator[Violation]:
    params = {"size": deck.size, "expected": rules.size, "n": abs(rules.size - deck.size)}
    if deck.size > rules.size:
        yield Violation(rules.size_rule, "too-many-cards", "error", params)
    elif deck.size < rules.size and not learning:
        yield Violation(rules.size_rule, "too-few-cards", "error", params)
    elif not deck.size:
        yield Violation(rules.learning_rule, "no-cards", "error", params | {"n": 1})


def _hero(game: Game, rules: DeckRules, deck: Deck) -> Iterator[Violation]:
    """Just one hero is named, and it is a hero."""
    line = deck.lines.get("hero")
    named = _named(deck)
    heroes = [card_id for card_id in named if _starts(game, card_id)]
    if not named:
        if inside := [card_id for card_id in deck.cards if _starts(game, card_id)]:
            yield Violation(
                rules.declare_rule, "hero-not-declared", "error", {"heroes": inside}, deck.lines.get(inside[0])
            )
        else:
            yield Violation(rules.starting_rule, "no-hero", "error", {"heroes": _fitting_heroes(game, deck)})
    if len(heroes) > 1:
        yield Violation(rules.pick_rule, "several-heroes", "error", {"heroes": heroes, "n": len(heroes)}, line)
    for card_id in named:
        if card_id not in heroes:
            team = game.cards[card_id].team
            params = {"card": card_id, "heroes": heroes[:1] or _heroes_of(game, team) or _fitting_heroes(game, deck)}
            yield Violation(rules.pick_rule, "not-a-hero", "error", params, line)


def _hero_apart(game: Game, rules: DeckRules, deck: Deck) -> Iterator[Violation]:
    for card_id, copies in deck.cards.items():
        if _starts(game, card_id):
            params = {"card": card_id, "n": copies}
            yield Violation(rules.starting_not_in_deck_rule, "hero-in-deck", "error", params, deck.lines.get(card_id))


def _copies(game: Game, rules: DeckRules, deck: Deck) -> Iterator[Violation]:
    limits = {limit.rarity: limit for limit in rules.limits}
    for card_id, copies in deck.cards.items():
        limit = limits.get(game.cards[card_id].rarity or "")
        if limit and copies > limit.most:
            params = {
                "card": card_id,
                "rarity": limit.rarity,
                "copies": copies,
                "most": limit.most,
                "n": copies - limit.most,
            }
            yield Violation(limit.rule, "too-many-copies", "error", params, deck.lines.get(card_id))


def _unplayable(game: Game, rules: DeckRules, deck: Deck, hero: Card) -> Iterator[Violation]:
    for card_id, copies in deck.cards.items():
        card = game.cards[card_id]
        for case in rules.unplayable if game.foreign(card, hero) else ():
            line = deck.lines.get(card_id)
            if case.unique and card.unique:
                yield Violation(case.rule, "foreign-unique", "warning", {"card": card_id, "n": copies}, line)
            if case.keyword and card.has(case.keyword):
                params = {"card": card_id, "keyword": case.keyword, "n": copies}
                yield Violation(case.rule, "foreign-keyword", "warning", params, line)


def _match(rules: DeckRules, decks: Sequence[Deck]) -> Iterator[Violation]:
    games = list(dict.fromkeys(deck.game for deck in decks))
    missing = rules.players - len(decks)
    if missing > 0:
        yield Violation(rules.opponent_rule, "no-opponent", "error", {"players": rules.players, "n": missing})
    if missing < 0:
        params = {"players": rules.players, "decks": len(decks), "n": -missing}
        yield Violation(rules.players_rule, "too-many-decks", "error", params)
    if len(games) > 1:
        yield Violation(rules.opponent_rule, "different-games", "error", {"games": games})
    for ref, times in Counter(deck.ref for deck in decks).items():
        if times > 1:
            yield Violation(rules.own_deck_rule, "same-deck", "warning", {"deck": ref, "n": times})


# --- what the deck is made of ---------------------------------------------------------------------------------------


def _summary(game: Game, rules: DeckRules, deck: Deck, hero: Card | None) -> dict[str, Any]:
    cards = [(game.cards[card_id], copies) for card_id, copies in deck.cards.items()]
    free = sum(copies for card, copies in cards if card.team is None)
    foreign = [(card, copies) for card, copies in cards if hero and game.foreign(card, hero)]
    abroad = sum(copies for _, copies in foreign)
    total = sum(copies for _, copies in cards)
    return {
        "size": deck.size,
        "hero": hero.id if hero else None,
        "types": _counted(((card.type, copies) for card, copies in cards), game.types),
        "rarities": _counted(((card.rarity, copies) for card, copies in cards), game.rarities),
        "teams": _counted(((card.team, copies) for card, copies in cards), game.teams),
        "own": total - free - abroad if hero else None,
        "free": free,
        "foreign": abroad if hero else None,
        "penalty": sum(rules.penalty.get(card.rarity or "", 0) * n for card, n in foreign) if hero else None,
    }


def _counted(counts: Iterable[tuple[str | None, int]], order: Iterable[str]) -> dict[str, int]:
    """Sums by key, in the game's order, without zeroes and without what has no key."""
    sums: Counter[str | None] = Counter()
    for key, copies in counts:
        sums[key] += copies
    return {key: sums[key] for key in order if sums[key]}


# --- heroes ---------------------------------------------------------------------------------------------------------


def _starts(game: Game, card_id: str) -> bool:
    """True for a card that begins the game outside the deck."""
    return game.types[game.cards[card_id].type].starting


def _named(deck: Deck) -> list[str]:
    """The distinct cards that the deck names as its hero."""
    return list(dict.fromkeys(deck.heroes or ([deck.hero] if deck.hero else [])))


def _the_hero(game: Game, deck: Deck) -> Card | None:
    """The hero whom the deck names, if it names just one."""
    heroes = [card_id for card_id in _named(deck) if _starts(game, card_id)]
    return game.cards[heroes[0]] if len(heroes) == 1 else None


def _heroes_of(game: Game, team: str | None) -> list[str]:
    return [card.id for card in game.cards.values() if _starts(game, card.id) and card.team == team]


def _fitting_heroes(game: Game, deck: Deck) -> list[str]:
    """The heroes of the team (or teams, when equal) that most cards of the deck belong to; of any, if none does."""
    counts: Counter[str] = Counter()
    for card_id, copies in deck.cards.items():
        if (team := game.cards[card_id].team) and _heroes_of(game, team):
            counts[team] += copies
    most = max(counts.values(), default=0)
    teams = [team for team in game.teams if counts[team] == most]
    return [hero for team in teams for hero in _heroes_of(game, team)]
