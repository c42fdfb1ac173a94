"""Why not: an action in a player's words → an answer in three languages, with the rule and its page."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise

from cards import FitilError, Game, Lang, UnknownName, nearest, normalise
from cards.records import dataclass
from rules_checker.engine import Refusal, State
from rules_checker.judging import seated
from rules_checker.record.links import address
from rules_checker.record.story import arguments, cited, isolated, phrases
from rules_checker.setup import load_engine

MOST_LETTERS = 200


@dataclass(frozen=True, slots=True)
class WhyAnswer:
    """An answer in one line, and whether the action is legal."""

    legal: bool
    text: str


def why_not(game: Game, s: State, action: str, lang: Lang, player: int | None = None) -> WhyAnswer:
    """Judge an action of a player (None: the one asked) in a position; raises `FitilError` for unknown actions."""
    engine = load_engine(game.id)
    try:
        who = engine.turn_of(s) if player is None else player
        refusal = engine.why(s, who, in_ids(game, action))
    except FitilError:
        raise
    except ValueError as error:
        raise FitilError(str(error)).like(error) from None
    asked_for = f"{seated(who, lang)['who']}, {isolated(' '.join(action.split()), lang)}"
    if refusal is None:
        return WhyAnswer(True, f"{asked_for}. {phrases(game.id, lang)('can')}")
    where = address(page(game, refusal.rule, lang))
    parts = [f"{asked_for}. {why_text(game, lang, refusal)}", cited((refusal.rule,), lang), isolated(where, lang)]
    return WhyAnswer(False, " ".join(filter(None, parts)))


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
    engine = load_engine(game.id)
    if not verb:
        shapes = ", ".join(map(engine.shape, engine.OPTIONS.actions))
        raise FitilError(f"no action is said: {shapes}").coded("no-action-said", shapes=shapes)
    shape = [*engine.OPTIONS.actions.get(verb, {}).values()]
    words = rest.split()
    if not shape:
        return f"{verb} {rest}".strip().casefold()
    if shape[-1] == "number" and not (words[-1:] and words[-1].isascii() and words[-1].isdigit()):
        raise FitilError(f"{action!r} does not say how much: {engine.shape(verb)}").coded(
            "says-no-number", action=action, shape=engine.shape(verb)
        )
    # names may be of several words: they are divided so that each is a card's
    ways = combinations(range(1, len(words)), len(shape) - 1)
    divided = [[" ".join(words[a:b]) for a, b in pairwise((0, *way, len(words)))] for way in ways]
    if not words or not divided:
        raise FitilError(f"{action!r} is not complete: {engine.shape(verb)}").coded(
            "action-not-complete", action=action, shape=engine.shape(verb)
        )
    called = _called(game)
    sound = (said for said in divided if all(_sound(*one, called) for one in zip(shape, said, strict=True)))
    said = next(sound, divided[-1])
    return " ".join([verb, *(_meant(*one, called) for one in zip(shape, said, strict=True))])


def _called(game: Game) -> dict[str, str]:
    """The ids of a game's cards by their names in every language, and by themselves."""
    names = {words.name: card_id for entries in game.words.values() for card_id, words in entries.items()}
    return names | {card_id: card_id for card_id in game.cards}


def _plain(name: str) -> str:
    return normalise(name.strip(" «»\"'״"))


def _sound(part: str, said: str, called: Mapping[str, str]) -> bool:
    return part != "card" or _plain(said) in map(normalise, called)


def _meant(part: str, said: str, called: Mapping[str, str]) -> str:
    """What stands for a part of an action in the engine's words; raises `UnknownName` for no card."""
    if part == "number":
        return str(int(said))
    if part == "word":
        return said.casefold()
    ids = {normalise(name): card_id for name, card_id in called.items()}
    if (wanted := _plain(said)) in ids:
        return ids[wanted]
    raise UnknownName("card", said, nearest(said, called))
