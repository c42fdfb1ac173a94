"""Which cards of a game go together, judged by what they say alone: whom a card speaks of, and who does the like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import field
from math import fsum, log

from cards.model.behaviour import ANY_TYPE, Ability, CardSelection, Per, Word
from cards.model.facts import facts
from cards.model.game import Card, Game
from cards.records import dataclass

MOST_SHARE = 0.2
"""A card that speaks of more of the game's cards than this share speaks of none in particular."""
_TELLING = ("keyword=", "word=", "trigger=", "price=", "grants=", "target=", "onto")
"""What the facts begin with that say what a card does; the others say what it is."""
_ALIKE = 0.25
"""How much of what two cards say must be the same (from 0 to 1, rare facts weigh more) for them to be alike."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """The company of one card, by id in the order of the game: `of` whom it speaks, who speaks of it, who is `alike`.

    Those of whom it speaks as its player's are `own`. `kinds` are the types of card that it speaks of and of which
    there are too many to name, but not most of the game.
    """

    of: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    by: list[str] = field(default_factory=list)
    alike: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)


def companies(game: Game) -> dict[str, Company]:
    """Return the company of every card of a game, by its id; those alike are sorted, the likest first."""
    found = {card_id: Company() for card_id in game.cards}
    for card in game.cards.values():
        for wanted, others in _spoken_of(game, card):
            if _are_too_many(others, game):
                if wanted.type in game.types and len(others) < len(game.cards) / 2:
                    _note(found[card.id].kinds, wanted.type)
                continue
            for other in others:
                _note(found[card.id].of, other)
                _note(found[other].by, card.id)
                if wanted.of == "you":
                    _note(found[card.id].own, other)
    for card_id, others in _alike(game).items():
        found[card_id].alike.extend(others)
    return found


def own_of(game: Game, card: Card) -> list[str]:
    """The cards of which a card speaks as its player's: `Company.own` of this card alone."""
    found: list[str] = []
    for wanted, others in _spoken_of(game, card):
        for other in others if wanted.of == "you" and not _are_too_many(others, game) else ():
            _note(found, other)
    return found


def _spoken_of(game: Game, card: Card) -> Iterator[tuple[CardSelection, list[str]]]:
    """Every selection of cards that a card has, and the other cards that it takes."""
    for wanted in _selections((card.price, card.onto, card.modifiers, card.abilities)):
        if wanted.of in ("you", "any") and (wanted.type != ANY_TYPE or wanted.keyword is not None):
            yield wanted, [one.id for one in game.cards.values() if one is not card and _takes(game, wanted, one, card)]


def _are_too_many(others: list[str], game: Game) -> bool:
    return len(others) > len(game.cards) * MOST_SHARE


def _note(ids: list[str], card_id: str) -> None:
    if card_id not in ids:
        ids.append(card_id)


def _takes(game: Game, wanted: CardSelection, one: Card, card: Card) -> bool:
    """Return whether `one` may be a card that `card` speaks of with this selection."""
    kinds = {one.type, game.types[one.type].group, ANY_TYPE}
    teams = {one.team, "own" if one.team == card.team else "foreign" if one.team else "free", None}
    if not (wanted.type in kinds and wanted.team in teams and (wanted.keyword is None or one.has(wanted.keyword))):
        return False
    if wanted.number is None:
        return True
    printed = one.numbers.get(wanted.number)
    least, most = wanted.least, wanted.most
    return printed is not None and (least is None or printed >= least) and (most is None or printed <= most)


def _selections(part: object) -> Iterator[CardSelection]:
    """Yield every selection of cards in a part of a card."""
    if isinstance(part, tuple):
        for item in part:
            yield from _selections(item)
    elif isinstance(part, Word):
        for _, value in part.slots:
            yield from _selections(value)
    elif isinstance(part, Ability):
        yield from _selections((part.event, part.condition, part.cost, part.effects))
    elif isinstance(part, Per):
        yield part.per
    elif isinstance(part, CardSelection):
        yield part


def _alike(game: Game) -> dict[str, list[str]]:
    """Return for each card those that say much the same, in a measure where what few cards say weighs more.

    Sums are exact (`fsum`): sets have another order in every run, and the cards are to have the same.
    """
    said = {card.id: {fact for fact in facts(game, card) if fact.startswith(_TELLING)} for card in game.cards.values()}
    spread = Counter(fact for own in said.values() for fact in own)
    weight = {fact: log(len(said) / count) for fact, count in spread.items()}
    total = {card_id: fsum(weight[fact] for fact in own) for card_id, own in said.items()}
    found: dict[str, list[str]] = {}
    for card_id, own in said.items():
        likeness = {
            other: 2 * fsum(weight[fact] for fact in own & theirs) / (total[card_id] + total[other])
            for other, theirs in said.items()
            if other != card_id and own & theirs
        }
        likeness = {other: score for other, score in likeness.items() if score >= _ALIKE}
        found[card_id] = sorted(likeness, key=lambda other: -likeness[other])
    return found
