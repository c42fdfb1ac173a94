"""The end of a game: who won and why, in the reader's own person, and the move that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from rules_checker.bots import Evaluator, chance, own_weighing, own_weights
from rules_checker.engine import ONLOOKER
from rules_checker.play.game.session import Session
from rules_checker.play.view.phrasebook import Phrasebook
from rules_checker.record import Entry, StoryChapter, tell_story, turn_of
from rules_checker.setup import compile_cards

LEAST_TURN = 0.1
"""The least change of the odds from turn to turn that counts as the turning point."""
MOST_LINES = 2
"""The most lines that are told of the turning point."""


def result(words: Phrasebook, session: Session) -> str:
    """Who won, and why: told to the person at the screen, unless several sit there."""
    standing = session.engine.standing(session.s)
    own = session.alone
    sits = [words.sitting(player) for player in standing.winners if not own or player != session.viewer]
    low = [str(one.get("who_low", one["who"])) for one in sits]
    who_low = ", ".join(low)
    who = ", ".join([*(str(one["who"]) for one in sits[:1]), *low[1:]])  # as a sentence begins
    if not standing.winners:
        side, said = "neither", words("draw")
    elif own and session.viewer not in standing.winners:
        known = session.engine.seats(session.record.setup) < 3  # of two it is clear who has won
        me = words.sitting(session.viewer)
        side, said = "lost", words("lost", **me) if known else words("lost-to", who_low=who_low, n=len(sits))
    elif own:
        together = words.sitting(session.viewer) | {"who_low": who_low}
        side, said = "won", words("won-you-together" if sits else "won-you", **together)
    else:
        side, said = "neither", _won(words, standing.winners, who)
    message = f"end-{rule(session).replace('.', '-')}"
    if words.has(message):
        said = words("over-because", result=said, why=words(message, side=side))
    parts = [said]
    if standing.places:
        order = sorted(range(len(standing.places)), key=lambda player: standing.places[player])
        kind = "score" if standing.scores else "place"
        numbers = standing.scores or standing.places
        told = [words(kind, n=numbers[player], **words.sitting(player)) for player in order]
        parts.append(words(f"{kind}s", all=", ".join(told)))
    return words("over", result=". ".join(parts))


def _won(words: Phrasebook, winners: Sequence[int], who: str) -> str:
    """Who won, told to several at one screen."""
    if len(winners) > 1:
        return words("won-together", who=who)
    return words("won", **words.sitting(winners[0]))


def rule(session: Session) -> str:
    """The rule that ended the game; empty if the game does not say."""
    told: str = session.s.rule_told
    return told


class Turning(NamedTuple):
    """The move that turned a game: the sentence about the odds, and what the log tells of the move."""

    text: str
    chapter: StoryChapter


class _Answer(NamedTuple):
    """A position before an answer: the turn and whose it is, the odds of the person, and the length of the log.

    An answer that is `usual` is given without weighing others, such as which card is discarded: it turns no game.
    """

    turn: int
    whose: int | None
    odds: float
    known: int
    usual: bool


def turning(words: Phrasebook, session: Session) -> Turning | None:
    """What turned the game against the person at the screen, or for them if they won it.

    It is looked for where the odds changed most from one turn of the person to their next; there it is the answer,
    anybody's that weighed others, after which they changed most while the turn lasted. The odds are those by which the
    game's bots judge a position; None for a game without them, for a draw, and for a game that was never turned.
    """
    winners = session.engine.standing(session.s).winners
    if session.viewer == ONLOOKER or not winners or not own_weighing(words.game.id):
        return None
    sign = 1 if session.viewer in winners else -1
    answers, log = _judged(words.game.id, session)
    own = [at for at, one in enumerate(answers) if one.whose == session.viewer]
    starts = [at for at in own if at == 0 or answers[at - 1].turn != answers[at].turn]
    rounds = [(sign * (answers[to].odds - answers[at].odds), at, to) for at, to in pairwise(starts)]
    change, at, to = max(rounds, key=itemgetter(0), default=(0.0, 0, 0))
    if change < LEAST_TURN:
        return None
    changes = {one: sign * (answers[one + 1].odds - answers[one].odds) for one in range(at, to)}
    within = {one: by for one, by in changes.items() if by > 0 and answers[one + 1].turn == answers[one].turn}
    weighed = [one for one in within or changes if not answers[one].usual]
    move = max(weighed or within or changes, key=changes.__getitem__)  # whose turn it is changes the odds by itself
    known = answers[move].known
    end = next((one.known for one in answers[move + 1 :] if one.known > known), len(log))  # it may be asked where first
    told = tell_story(words.game, log[:end], words.lang, session.viewer, seating=words.seating, since=known)
    chapter = next((chapter for chapter in told if chapter.lines), None)
    if chapter is None:
        return None
    first, then = (round(100 * answers[one].odds) for one in (at, to))
    better = "yes" if then > first else "no"
    text = words("turning", better=better, before=first, after=then, **words.sitting(session.viewer))
    return Turning(text, replace(chapter, lines=chapter.lines[:MOST_LINES]))


def _judged(game_id: str, session: Session) -> tuple[list[_Answer], list[Entry]]:
    """The game played again: each answer with what was judged before it, and the whole log."""
    evaluator, engine = Evaluator(game_id, own_weights(game_id)), session.engine
    record = session.record
    s = engine.new_game(engine.position(compile_cards(record.game), record.setup), record.seed, log=True)
    found: list[_Answer] = []
    for index in record.answers:
        odds = chance(evaluator.value(s, session.viewer))
        usual = evaluator.habit(s.clone()) is not None  # it may draw lots
        found.append(_Answer(evaluator.turn(s), turn_of(s.entries), odds, len(s.entries), usual))
        engine.answer(s, index)
    return found, s.entries
