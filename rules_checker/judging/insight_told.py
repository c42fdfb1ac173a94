"""What is known of a deck before it is played, in words: as lines for people, and as rows for programs and the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from cards import Deck, Game, Lang, Messages, messages, own_words, plural
from cards.decks import teams_of
from rules_checker.judging.deck import check
from rules_checker.judging.insight import (
    Opening,
    TypeGroup,
    ValueCurve,
    curves,
    differences,
    opening,
    sample_hand,
    together,
)
from rules_checker.judging.messages import card_name, make_up, own_phrases
from rules_checker.setup import without_apart

LOCALE = Path(__file__).parents[1] / "locale"


@cache
def words(lang: Lang) -> Messages:
    """The messages about what is known of a deck."""
    return Messages(LOCALE / f"insight-{lang}.ftl", lang)


def insight_row(game: Game, deck: Deck, lang: Lang, *, seed: int = 1) -> dict[str, Any]:
    """What is known of a deck: numbers, and beside them, as `told`, the same in words.

    `opening` is None where the hand that one begins with is not known. Of the game's own counts of a deck there are
    those that say what to expect of a hand. Raises `FitilError` as the check does.
    """
    summary = check(game, deck).summary
    deck = without_apart(game, deck)
    hand = opening(game, deck)
    return {
        "deck": deck.ref,
        "game": game.id,
        "told": make_up(game, summary, lang),
        "types": summary["types"],
        "teams": summary["teams"],
        "curves": [_curve_row(game, curve, lang) for curve in curves(game, deck)],
        "together": together_row(game, deck, lang),
        "opening": hand
        and _opening_row(game, hand, lang)
        | {"expected": list(_expected(game, summary, hand, lang)), "sample": _sample_row(game, deck, hand, lang, seed)},
    }


def insight_lines(row: Mapping[str, Any]) -> Iterator[str]:
    """A row of `insight_row` as lines for people."""
    yield row["told"]
    yield from (curve["told"] for curve in row["curves"])
    if row["together"]:
        yield row["together"]["told"]
        yield from (f"  {told}" for told in row["together"]["lines"])
    if hand := row["opening"]:
        yield hand["told"]
        yield from (f"  {group['told']}" for group in hand["groups"])
        yield from (f"  {told}" for told in (hand["every"]["told"], *hand["expected"], hand["sample"]["told"]) if told)


def together_row(game: Game, deck: Deck, lang: Lang) -> dict[str, Any] | None:
    """What the whole teams of a deck do together, cards of one with those of another they need; None without teams."""
    if len(teams_of(game, deck)) < 2:
        return None
    say = words(lang)
    lines = [
        say(
            "together",
            n=len(cards),
            of=len(others),
            names=", ".join(say("called", name=card_name(game, card, lang)) for card in cards),
            cards=", ".join(say("copies", name=card_name(game, one, lang), n=deck.cards[one]) for one in others),
        )
        for others, cards in together(game, deck).items()
    ]
    return {"told": say("together-title"), "lines": lines or [say("together-not")]}


def differences_row(game: Game, one: Deck, other: Deck, lang: Lang) -> list[dict[str, Any]]:
    """The cards of which two decks have different numbers of copies; `told` in words."""
    return [
        {
            "card": card_id,
            "here": here,
            "there": there,
            "told": words(lang)("differs", name=card_name(game, card_id, lang), here=here, there=there),
        }
        for card_id, (here, there) in differences(one, other).items()
    ]


def _curve_row(game: Game, curve: ValueCurve, lang: Lang) -> dict[str, Any]:
    say = words(lang)
    spread = ", ".join(say("so-many", value=value, n=n) for value, n in curve.spread.items())
    name = say("curve-name", types=_types(game, (curve.type,), lang), number=_number(game, curve.number, lang))
    return {
        "type": curve.type,
        "number": curve.number,
        "spread": {str(value): n for value, n in curve.spread.items()},
        "mean": _rounded(curve.mean),
        "name": name,
        "told": say("curve", name=name, spread=spread, mean=float(curve.mean)),
    }


def _opening_row(game: Game, hand: Opening, lang: Lang) -> dict[str, Any]:
    own = own_phrases(game.id, lang)
    called = own_words(game, lang) if lang in game.langs else {}
    every = words(lang)("every", share=float(hand.every)) if len(hand.groups) > 1 else ""
    return {
        "cards": hand.cards,
        "rule": hand.rule,
        "told": (own if own and own.has("opening") else words(lang))("opening", n=hand.cards, **called),
        "groups": [_group_row(game, group, lang) for group in hand.groups],
        "every": {"share": _rounded(hand.every), "told": every},
    }


def _sample_row(game: Game, deck: Deck, hand: Opening, lang: Lang, seed: int) -> dict[str, Any]:
    cards = sample_hand(deck, hand.cards, seed)
    say = words(lang)
    names = ", ".join(say("called", name=card_name(game, card_id, lang)) for card_id in cards)
    return {"seed": seed, "cards": cards, "told": say("sample", cards=names)}


def _group_row(game: Game, group: TypeGroup, lang: Lang) -> dict[str, Any]:
    name, mean, none = _types(game, group.types, lang), float(group.mean), float(group.none)
    return {
        "types": list(group.types),
        "cards": group.cards,
        "mean": _rounded(group.mean),
        "none": _rounded(group.none),
        "name": name,
        "told": words(lang)("group", name=name, cards=group.cards, mean=mean, none=none),
    }


def _expected(game: Game, summary: Mapping[str, Any], hand: Opening, lang: Lang) -> Iterator[str]:
    """What to expect of an opening hand by those of the game's own counts that its messages speak of (`.hand`)."""
    say = own_phrases(game.id, lang)
    for key, number in summary.items():
        if say and number and say.has(f"total-{key}", "hand"):
            yield say(f"total-{key}", "hand", n=hand.cards * number / summary["size"])


def _types(game: Game, types: tuple[str, ...], lang: Lang) -> str:
    """The name of the cards of some types: of one type its plural, of several that of their group."""
    if lang in game.langs:
        return plural(game, types[0] if len(types) == 1 else game.types[types[0]].group or types[0], lang)
    return ", ".join(name.replace("-", " ").title() for name in types)


def _number(game: Game, number: str, lang: Lang) -> str:
    named = lang in game.langs and messages(game, lang).has(f"number-{number}")
    return messages(game, lang)(f"number-{number}") if named else number


def _rounded(share: Fraction) -> float:
    return round(float(share), 6)
