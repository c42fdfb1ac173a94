"""How the decks of a game came about, as people write it down: a draft, or the cards struck out of lists.

Such a file (`cards.database.schema.PreparedFile`) names the game and the mode, the lists that were brought, and what
was chosen, in order. The game's module `prepared` says what the choices mean, and which rule each of them breaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cards import Deck, FitilError, Game
from cards.decks import cards_of
from cards.records import dataclass
from rules_checker.engine import SEATS
from rules_checker.judging.deck import Verdict, Violation, check, own_check, shared_teams
from rules_checker.setup import in_mode, own_module


class Chosen(NamedTuple):
    """A card as it stands in the file: its id, its line, and who took it, by letter, if that is written there.

    Where decks are whole teams, a choice is one of these.
    """

    card: str
    line: int
    by: str = ""


class Agreed(NamedTuple):
    """An option of the game as it stands in the file: its name, its value, and the line."""

    option: str
    value: int
    line: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A file that says how decks came about; `path` is how the user named it, `players` is how many sit down.

    `pieces` are the cards that lie on the table, if they are written down, and `laid` those on which others were
    laid, each with these; `apart` was left in the box. `agreed` are the options that the file itself names.
    """

    path: str
    game: Game
    mode: str
    decks: tuple[tuple[Chosen, ...], ...]
    choices: tuple[Chosen, ...]
    players: int = 2
    pieces: tuple[Chosen, ...] = ()
    laid: tuple[tuple[Chosen, tuple[Chosen, ...]], ...] = ()
    apart: tuple[Chosen, ...] = ()
    agreed: tuple[Agreed, ...] = ()

    @property
    def setup(self) -> Mapping[str, str | int]:
        """What the game is told: the options of its mode, and those of the file instead."""
        return {**self.game.modes[self.mode].setup, **{one.option: one.value for one in self.agreed}}

    @property
    def table(self) -> Mapping[str, Any]:
        """What lies where, as plain data with the ids of cards: engines begin with it, and a form is filled in."""
        return {
            "choices": [[one.by, one.card] for one in self.choices],
            "laid": {below.card: [one.card for one in upon] for below, upon in self.laid},
            "apart": [one.card for one in self.apart],
        }


OwnPreparation = Callable[[Prepared], tuple[Sequence[Sequence[str]], Sequence[Violation]]]
"""What a game's module `prepared` says, as `JUDGE`: the cards that each player has in the end, by id (or whole teams),
and what is wrong with the choices.
"""


def judge_prepared(prepared: Prepared) -> Verdict:
    """The verdict on a file: its `summary` has the mode, and under `hands` the cards of each player by letter."""
    game = prepared.game
    own: OwnPreparation | None = getattr(own_module(game.id, "prepared"), "JUDGE", None)
    if own is None:
        raise FitilError(f"how decks of {game.id} came about cannot be checked").coded("no-preparing", name=game.id)
    hands: Sequence[Sequence[str]] = ()
    if not (wrong := [*_number(prepared)]):
        hands, broken = own(prepared)
        wrong = [*_options(prepared), *_decks(prepared), *_pieces(prepared), *broken]
    summary = {"mode": prepared.mode, "hands": _by_seat(hands)}
    return Verdict(deck=prepared.path, game=game.id, violations=tuple(wrong), summary=summary)


def _by_seat(hands: Sequence[Sequence[str]]) -> Mapping[str, list[str]]:
    return {SEATS[seat]: list(hand) for seat, hand in enumerate(hands)}


def _number(prepared: Prepared) -> Iterator[Violation]:
    """A number of lists that the mode does not take; whole teams that were drafted need no lists."""
    mode, rules = prepared.game.modes[prepared.mode], prepared.game.deck_rules
    least, most = mode.brought
    drafted = rules and rules.teams and prepared.choices and not prepared.decks
    if not drafted and not least <= len(prepared.decks) <= most:
        exact = "yes" if least == most else "no"
        params = {"decks": len(prepared.decks), "least": least, "most": most, "exact": exact}
        beyond = prepared.decks[most][0].line if prepared.decks[most:] and prepared.decks[most] else None
        yield Violation(mode.rule, "mode-decks", "error", params, beyond)


def _options(prepared: Prepared) -> Iterator[Violation]:
    """Options with a value that they cannot have; what the mode itself says is among those that they can."""
    game, mode = prepared.game, prepared.game.modes[prepared.mode]
    for name, value, line in prepared.agreed:
        option = game.options[name]
        allowed = sorted({*option.values, *(said for said in [mode.setup.get(name)] if isinstance(said, int))})
        if value not in allowed:
            params = {"n": value, "values": [*map(str, allowed)]}
            yield Violation(option.rule, "option-value", "error", params, line)


def _decks(prepared: Prepared) -> Iterator[Violation]:
    """What is wrong with each list that was brought, as a deck of the mode, and with the teams of all of them."""
    game, decks = in_mode(prepared.game, prepared.mode), list[Deck]()
    for cards in prepared.decks:
        lines = {chosen.card: chosen.line for chosen in reversed(cards)}
        deck = Deck(ref=prepared.path, game=game.id, cards=Counter(chosen.card for chosen in cards), lines=lines)
        first = cards[0].line if cards else None
        decks.append(deck)
        yield from (replace(found, line=found.line or first) for found in check(game, deck).violations)
    if game.deck_rules:
        yield from _meeting(prepared, game, decks)


def _meeting(prepared: Prepared, game: Game, decks: Sequence[Deck]) -> Iterator[Violation]:
    """What is wrong with the lists side by side: a team, or a card, that is in more of them than a box has it."""
    assert game.deck_rules
    found: Iterable[Violation] = tuple(shared_teams(game, game.deck_rules, decks))
    if own := own_check(game):
        found = own.judge_match(game, decks, tuple(found))
    held = Counter(card for deck in decks for card in deck.cards)
    for one in found:
        shared = cards_of(game, [one.params["part"]]) if "part" in one.params else [c for c in held if held[c] > 1]
        yield replace(one, line=max(chosen.line for deck in prepared.decks for chosen in deck if chosen.card in shared))


def _pieces(prepared: Prepared) -> Iterator[Violation]:
    """What does not lie on the table, and what lies there more often than a box of the game holds it."""
    game, mode, seen = prepared.game, prepared.game.modes[prepared.mode], Counter[str]()
    for card_id, line, _ in prepared.pieces:
        seen[card_id] += 1
        if not (rule := game.types[game.cards[card_id].type].piece_rule):
            rule = next((info.piece_rule for info in game.types.values() if info.piece_rule), mode.rule)
            yield Violation(rule, "no-piece", "error", {"card": card_id}, line)
        elif seen[card_id] > (printed := game.cards[card_id].copies):
            params = {"card": card_id, "printed": printed}
            yield Violation(mode.pieces_rule or rule, "piece-beyond", "error", params, line)
