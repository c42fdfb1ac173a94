"""Verdicts on decks: as lines of text for people, and as rows of JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cards import Deck, Game, Lang
from cards.decks import ToldCount, ToldVerdict, ToldViolation
from cards.told import located
from rules_checker.engine import SEATS
from rules_checker.judging.deck import Verdict, Violation, check
from rules_checker.judging.messages import card_name, counts, fix, make_up, message, phrases, seated, team_name


def verdict_row(game: Game, verdict: Verdict, lang: Lang) -> dict[str, Any]:
    """A verdict in `fitil check --format json`."""
    return {
        "deck": verdict.deck,
        "game": verdict.game,
        "legal": verdict.legal,
        "violations": [violation_row(game, violation, lang) for violation in verdict.violations],
        "summary": dict(verdict.summary),
    }


def violation_row(game: Game, violation: Violation, lang: Lang) -> dict[str, Any]:
    """A violation as a row of JSON."""
    return {
        "rule": violation.rule,
        "code": violation.code,
        "severity": violation.severity,
        "params": dict(violation.params),
        "message": message(game, violation, lang),
        "fix": fix(game, violation, lang),
        "line": violation.line,
    }


def told_verdict(game: Game, deck: Deck, lang: Lang) -> ToldVerdict:
    """Check a deck; return the verdict in words, as its registration sheet has it."""
    verdict = check(game, deck)
    return ToldVerdict(
        legal=verdict.legal,
        verdict=phrases(lang)("legal" if verdict.legal else "illegal"),
        summary=verdict.summary,
        breaches=tuple(
            ToldViolation(found.rule, found.severity, message(game, found, lang), fix(game, found, lang))
            for found in verdict.violations
        ),
        counts=tuple(ToldCount(*count) for count in counts(game, verdict.summary, lang)),
    )


def deck_lines(deck: Deck, game: Game, verdict: Verdict, lang: Lang) -> Iterator[str]:
    """The verdict and the composition, then errors and warnings separately."""
    say = phrases(lang)
    learning = game.deck_rules.learning_rule if game.deck_rules else None
    smaller = learning and verdict.summary["size_rule"] == learning
    legal = say("legal-learning" if smaller else "legal")
    mark, judgement = ("✓", legal) if verdict.legal else ("✗", say("illegal"))
    title = game.title.get(lang, game.id)
    # Latin parts are only at the two ends, so that a Hebrew middle stays in one piece
    yield f"{mark} {located(deck.ref, lang)}: {judgement}, {say('cards', n=verdict.summary['size'])} ({title})"
    yield f"  {make_up(game, verdict.summary, lang)}"
    yield from violation_lines(game, verdict.violations, lang, str(deck.path or deck.ref))


def match_lines(game: Game, verdict: Verdict, lang: Lang, *, all_legal: bool = True) -> Iterator[str]:
    """The verdict on a match, with the reasons why the decks cannot play each other.

    Unless they are `all_legal`, each for itself, they cannot as they are, whatever the match says.
    """
    said = "legal-match" if verdict.legal and all_legal else "legal-match-later" if verdict.legal else "illegal-match"
    mark = "✓" if said == "legal-match" else "✗"
    yield f"{mark} {verdict.deck}: {phrases(lang)(said, n=verdict.summary['decks'])}"
    yield from violation_lines(game, verdict.violations, lang, verdict.deck)


def prepared_lines(game: Game, verdict: Verdict, lang: Lang) -> Iterator[str]:
    """The verdict on how decks came about: the cards that each player has in the end, or what was wrong."""
    say = phrases(lang)
    mark, judgement = ("✓", say("legal-prepared")) if verdict.legal else ("✗", say("illegal-prepared"))
    mode = verdict.summary["mode"]
    named = game.modes[mode].title.get(lang, mode)
    yield f"{mark} {verdict.deck}: {judgement} ({game.title.get(lang, game.id)}: {named})"
    for seat, hand in verdict.summary["hands"].items() if verdict.legal else ():
        cards = ", ".join(
            team_name(game, one, lang) if one in game.teams else card_name(game, one, lang) for one in hand
        )
        yield f"  {say('hand-of', **seated(SEATS.index(seat), lang))} {cards}"
    yield from violation_lines(game, verdict.violations, lang, verdict.deck)


def violation_lines(game: Game, violations: Sequence[Violation], lang: Lang, place: str) -> Iterator[str]:
    """Errors and warnings separately, each with its line in the file called `place`."""
    for severity in ("error", "warning"):
        found = [violation for violation in violations if violation.severity == severity]
        if found:
            yield f"  {phrases(lang)(f'{severity}s')}:"
        for violation in found:
            yield f"    {violation_line(game, violation, lang, place)}"


def violation_line(game: Game, violation: Violation, lang: Lang, place: str) -> str:
    """The rule, the message and the fix, after the place in the file called `place`, if there is one."""
    where = f"{located(place, lang)}:{violation.line}: " if violation.line else ""
    return f"{where}[{violation.rule}] {message(game, violation, lang)}. {fix(game, violation, lang)}"
