"""How the title of a ready-made deck is said, so that a deck is called by it, and not only some words are there."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cards.database import load_game
from cards.decks.names.called import name_index
from cards.decks.names.given_names import is_given
from cards.decks.names.stems import stems
from cards.decks.phrases.phrase import says_nothing
from cards.decks.phrases.tokens import is_said
from cards.decks.ready.beside import all_said, is_anybodys, is_taken, takes
from cards.decks.ready.sayings import AS_IT_IS, CALLED, CHANGED
from cards.decks.ready.titles import TitleAt, words_in
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise

_EXCHANGED = expression(r"(?<!\w)(?:вместо|instead|[וש]{0,2}במקום)(?!\w)")
CLAUSES = expression(
    r"[,;:()]\s|\s[-–—]\s(?!\d)|[()]|\s(?=(?:но|but|אבל|поэтому|так что|so|therefore|ו?לכן|רק|only)\s)|[,;]$"
    r"|(?:^|(?<=\0))[»\"”'’״]?\s+(?=(?:минус|плюс|без|вместо|minus|plus|without|instead|מינוס|פחות|פלוס|בלי|במקום)\s"
    r"|[+−–-]\s?\d|(?:со?|with|עם)\s(?:\d|дв\w+|тр[её]\w*|одн\w+|two|three|one|a\s|שתי|שני|שלוש))"
    r"|\s(?:и|and)\s(?=(?:я |i |i'll )?(?:играю|беру|буду|возьму|приду|иду|play|take|bring|will|i'll)\s)"
    r"|\s(?=ו(?:אגיע|אבוא|אשחק|אקח|אביא|מגיעה?|באה?|משחקת?|לוקחת?|מביאה?|רוצה|נרשמת?)\s)"
)
"""What parts a sentence into what it says."""
_IN_QUOTES = expression(r"[«\"“„](?P<name>[^«»\"“”„]{2,40})[»\"”“]")
_QUOTED = expression(r"[«\"“„״”'][^«»\"“”„״]*$")
_SENTENCES = expression(r"[.!?…]+(?=\s|$)")
_WORDS = expression(r"[\w'\"-]*\w[\w'\"-]*")
_FEW, _LEAST_PART = 5, 5
"""Most words of what says no more than a part of a title, and fewest letters of that."""
_PLACED = expression(r"(?i)(?<!\w)(?:на|в|из|у|к|до|at|to|from|in|near)\s+$")
"""What stands before a place, which a title may be in other words."""


def clauses(game: Game, part: str) -> list[str]:
    """What parts of a sentence say; the name of a card in quotation marks stays whole: `две «Я только спросить»`."""
    plain = part
    for found in _IN_QUOTES.finditer(part) if '"' in part or "«" in part else ():
        if normalise(found["name"]) in name_index(game.id):
            plain = f"{plain[: found.start()]}{'x' * len(found[0])}{plain[found.end() :]}"
    if plain == part:
        return CLAUSES.split(part)
    cuts = [0, *(at for found in CLAUSES.finditer(plain) for at in found.span()), len(part)]
    return [part[start:end] for start, end in zip(cuts[::2], cuts[1::2], strict=True)]


def is_named(line: str, title: TitleAt, text: str) -> bool:
    """True if a title is not only some words: it is in quotation marks, or alone there, or decks are spoken of, or it
    is all that is said to be taken; or it stands apart, and something is said of changes.
    """
    before, after = line[: title.start], line[title.end :]
    if _QUOTED.search(before):
        return True
    if _PLACED.search(before):
        return False
    if CALLED.search(normalise(line)) or not re.search(r"\w", before + after):
        return True
    clause = normalise(_around(line, title))
    is_plain = title.words > 1 or line[title.start].isupper()
    if is_plain and takes(clause) and all_said(load_game(title.ref.partition("/")[0]), clause):
        return True
    return _is_apart(line, title) and any(one.search(text) for one in (AS_IT_IS, CHANGED, _EXCHANGED))


def may_be_named(line: str, title: TitleAt) -> bool:
    """True if a deck may be called so, if all else is what changes just that deck: the title stands apart."""
    return _is_apart(line, title) or is_named(line, title, normalise(line))


def _is_apart(line: str, title: TitleAt) -> bool:
    rest = AS_IT_IS.sub(" ", _around(line, title))
    game = load_game(title.ref.partition("/")[0])
    return not re.search(r"\w", rest) or says_nothing(rest) or all_said(game, normalise(rest))


def _around(line: str, title: TitleAt) -> str:
    """The words that stand beside a title in the same part of a sentence."""
    before, after = _SENTENCES.split(line[: title.start])[-1], _SENTENCES.split(line[title.end :])[0]
    around = CLAUSES.split(before)[-1] + CLAUSES.split(after)[0]
    return " ".join(_WORDS.findall(around))


def is_spoken(line: str, title: TitleAt, beside: str, *, is_others: bool) -> bool:
    """True for a title among other words that is in quotation marks, or is said to be taken; of somebody who is not the
    list's player one of several words is enough.
    """
    if not re.search(r"\w", beside):
        return False
    is_said_so = is_anybodys(beside) or CALLED.search(normalise(line)) is not None
    is_said_so |= is_others and (
        title.words > 1 or all(is_said(word) or is_given(word.capitalize()) for word in words_in(beside))
    )
    before = line[: title.start]
    return _QUOTED.search(before) is not None or (is_said_so and not _PLACED.search(before))


def called_by_part(said: str, decks: Iterable[Deck]) -> Deck | None:
    """The only deck of whose title somebody says a word, and no more than that he has that deck: `я с балаганом`."""
    words = [word for word in words_in(said) if re.search(r"\w", word)]
    named = [word for word in words if not (is_said(word) or is_taken(word))]
    if len(named) != 1 or len(words) > _FEW or len(named[0]) < _LEAST_PART:
        return None
    wanted = {*stems(named[0])}
    found = [deck for deck in decks if any(wanted & {*stems(title)} for title in deck.name.values())]
    return found[0] if len(found) == 1 else None
