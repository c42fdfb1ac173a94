"""What somebody asks in a chat and another answers: a change that is allowed, `Можно убрать корову? — Можно`, is said
to be made, one number for another, `Ежей только 2? — Нет, 4`, to be put right, and more cards, `А деяния? — Да. 2
Уборки`, to be as many.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from cards.decks.lists.around.labels import holds_card
from cards.decks.lists.talk.chat import Message
from cards.decks.names.kinds import is_kind_in_form, is_kind_word
from cards.decks.words.counted import numbers_of, spelt
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.seen import words_of
from cards.decks.words.updates import changes
from cards.expressions import expression
from cards.names import normalise

_MAY_I = expression(
    r"^\W*(?:(?:а|и|ой|but|and|so|אז|ו)[ ,]+)?(?:(?:можно|могу|разрешите|нельзя)(?: ли)?(?: мне| я| нам)?(?: ещё| еще)?"
    r"|(?:can|may|could) (?:i|we)(?: still| please| also)?|(?:אפשר|מותר)(?: לי| עוד| עדיין| בבקשה)*)"
    r" (?P<said>.+?)\s*\?+\s*$",
    re.I,
)
_YES = expression(
    r"\W*(?:(?:да|ага|ок|окей|yes|yeah|sure|ok|okay|כן|בטח|אוקיי|סבבה)[,.! ]*)*"
    r"(?:можно|конечно|давай(?:те)?|разрешаю|без проблем|да|ага|ок|окей|хорошо|of course|sure|yes|ok|okay|no problem"
    r"|go ahead|אפשר|מותר|בטח|כמובן|אין בעיה|כן|סבבה)\W*",
    re.I,
)
_ONLY = expression(
    r"(?:^|[.!]\s+)(?P<card>[^.!?\d]{2,40}?),? (?:только|всего|лишь|точно|only|just|really|רק|באמת)? ?"
    r"(?P<number>\d{1,2})\s*\?+\s*$",
    re.I,
)
_NO_BUT = expression(
    r"\W*(?:(?:ой|ах|ох|упс|oh|oops|sorry|אה|אוי|אופס|סליחה)[,! ]+)*(?:нет|не|no|nope|לא),? (?P<number>\w+)\W*", re.I
)


_YES_MORE = expression(
    r"\W*(?:(?:ну|а|well|oh|אה|נו)[ ,]+)?(?:да|ага|угу|конечно|есть|yes|yeah|yep|sure|כן|יש|בטח|ברור)"
    r"(?:,? (?:есть|конечно|there are|of course|יש|בטח|ברור))?\W*[,.!:—–-]+\s+(?P<rest>\S.*)",
    re.I,
)
"""What says yes before more cards."""
_MORE_WORDS = """
    ещё еще остальное остальные другие прочее деяния действия поступки события что-нибудь что-то
    more other others rest actions events else anything something also
    עוד שאר השאר יתר היתר פעולות אירועים משהו גם
"""
_MORE = frozenset(_MORE_WORDS.split())
_MOST_ASKED = 7


def answered(messages: Iterable[Message]) -> list[Message]:
    """The messages of a chat, where what is granted or put right in the next one of somebody else is said so."""
    said = [*messages]
    found = [*said]
    for at, (one, answer) in enumerate(pairwise(said)):
        asked, replies = _filled(one), _filled(answer)
        if not one.who or not answer.who or one.who == answer.who or not asked or len(replies) != 1:
            continue
        (number, text), (where, reply) = asked[-1], replies[0]
        asks, no = _MAY_I.match(text), _NO_BUT.fullmatch(reply)
        if (more := _YES_MORE.fullmatch(reply)) and _asks_for_more(text):
            found[at + 1] = answer._replace(lines=[(where, more["rest"])])
            continue
        if asks and changes(normalise(asks["said"])) and _YES.fullmatch(reply):
            found[at] = one._replace(lines=[*asked[:-1], (number, asks["said"])])
        elif no and (told := _put_right(text, no["number"])):
            found[at] = one._replace(lines=[*asked[:-1], (number, f"~~{text}~~")])
            found[at + 1] = answer._replace(lines=[(where, told)])
    return found


def _asks_for_more(text: str) -> bool:
    """True for a question whether there are more cards, or some of a kind: `יש גם פעולות?`, `А деяния?`."""
    *_, asked = re.split(r"(?<=[.!])\s+", text.strip())
    words = words_of(normalise(asked.rstrip("? ")))
    others = [word for word in words if word not in _MORE]
    if not asked.endswith("?") or len(words) > _MOST_ASKED or changes(" ".join(others)) or holds_card(asked):
        return False
    is_of_kind = any(word in _MORE or is_kind_word(word) or is_kind_in_form(word) for word in words)
    return is_of_kind and not any(map(str.isdigit, asked)) and not bears_on_cards(others)


def _filled(message: Message) -> list[tuple[int, str]]:
    return [(number, line) for number, line in message.lines if line.strip()]


def _put_right(asked: str, answer: str) -> str:
    """The number of a card that is asked about and the one that is answered, as a correction; else empty."""
    only = _ONLY.search(asked)
    number = answer if answer.isdecimal() else spelt(normalise(answer))
    if not only or not number or number == only["number"] or not holds_card(only["card"]) or numbers_of(only["card"]):
        return ""
    is_hebrew = re.search("[א-ת]", only["card"]) is not None
    denied = "ולא" if is_hebrew else "а не" if re.search("[а-я]", only["card"], re.I) else "not"
    return f"{only['card'].strip()} {number}, {denied} {only['number']}"
