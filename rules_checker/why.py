"""Why not: an action in a player's words → an answer in three languages, with the rule and its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cards import FitilError, Game, Lang, UnknownName, nearest, normalise
from rules_checker.engines import load_engine
from rules_checker.kernel import Refusal
from rules_checker.links import address
from rules_checker.messages import phrases as shared
from rules_checker.story import arguments, cited, isolated, phrases

MOST_LETTERS = 200


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer in one line, and whether the action is legal."""

    legal: bool
    text: str


def why(game: Game, s: Any, action: str, lang: Lang, player: int | None = None) -> Answer:
    """Judge an action of a player (None: the one asked) in a position; raises `FitilError` for unknown actions."""
    engine = load_engine(game.id)
    try:
        who = engine.turn_of(s) if player is None else player
        refusal = engine.why(s, who, in_ids(game, action))
    except UnknownName:
        raise
    except ValueError as error:
        raise FitilError(str(error)) from None
    asked_for = f"{shared(lang)('seat', player=who)}, {isolated(' '.join(action.split()), lang)}"
    if refusal is None:
        return Answer(True, f"{asked_for}: {phrases(game.id, lang)('can')}")
    where = address(page(game, refusal.rule, lang))
    parts = [f"{asked_for}: {why_text(game, lang, refusal)}", cited((refusal.rule,), lang), isolated(where, lang)]
    return Answer(False, " ".join(filter(None, parts)))


def why_text(game: Game, lang: Lang, refusal: Refusal) -> str:
    """The reason why an action is refused, as a sentence without its full stop."""
    say = phrases(game.id, lang)
    reason = say(f"why-{refusal.code}", **arguments(game, refusal.params, lang, None))
    return say("cannot", reason=reason)


def page(game: Game, rule: str, lang: Lang) -> str:
    """The address of a rule on the site, in the reader's language if possible; empty if it has no page."""
    from cards.ledger import rule_pages

    langs = (lang, *(other for other in game.langs if other != lang))
    found = [rule_pages(game.id, one).get(rule, "") for one in langs]
    return next(filter(None, found), "")


def in_ids(game: Game, action: str) -> str:
    """An action with the id of its card, which may be named in any language: `play «Корова»` is `play cow`."""
    verb, _, rest = " ".join(action.split())[:MOST_LETTERS].partition(" ")
    verb = verb.casefold()
    match load_engine(game.id).ACTIONS.get(verb, ()):
        case ("card",):
            return f"{verb} {_card_id(game, rest)}"
        case ("card", "number"):
            name, _, number = rest.rpartition(" ")
            if not number.isascii() or not number.isdigit():
                raise FitilError(f"{action!r} does not say how much: {verb} CARD N")
            return f"{verb} {_card_id(game, name)} {int(number)}"
    return f"{verb} {rest}".strip().casefold()


def _card_id(game: Game, name: str) -> str:
    called = {words.name: card_id for entries in game.words.values() for card_id, words in entries.items()}
    called |= {card_id: card_id for card_id in game.cards}
    names = {normalise(one): card_id for one, card_id in called.items()}
    if (wanted := normalise(name.strip(" «»\"'״"))) in names:
        return names[wanted]
    raise UnknownName("card", name, nearest(name, called))
