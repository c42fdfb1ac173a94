"""Several people in one sentence, each with what he plays: `я (Игорь) с «Барахолкой», жена Света — «Высокая нота»`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from cards.decks.deck_read import DeckRead
from cards.decks.lists.talk.teams_played import teams_named
from cards.decks.names.given_names import is_given
from cards.decks.ready.people import People, Read, is_name, people_in
from cards.decks.ready.titles import Forms, titles_in
from cards.decks.words.kin import KIN
from cards.expressions import expression
from cards.names import normalise

_Lines = Sequence[tuple[int, str]]
_NAME = r"[A-ZА-ЯЁ][\w'’-]+|[א-ת][א-ת'\"׳״-]+"
_VERB = (
    r"(?i:(?:is |will |'ll |would like to )?(?:tak(?:e|es|ing)|play(?:s|ing)?|bring(?:s|ing)?|ha(?:s|ve)|wants?|with)"
    r"|бер[её]т|беру|возьм[её]т|возьму|игра(?:ет|ю)|сыгра(?:ет|ю)|буд(?:ет|у)(?: играть| с)?|хо(?:чет|чу)"
    r"|прид[её]т с|приду с|с|со|на|за|לוקחת?|אקח|[ית]יקח|ייקח|משחקת?(?: עם| ב)?|רוצה|מביאה?|באה? עם|עם)"
)
_PERSON = expression(
    rf"(?P<before>^|[.,;:!?]\s+(?:(?:а|и|and|while|but)\s+)?|\s(?:а|и|and|while)\s+|\sו(?=אני|(?i:{KIN})))"
    rf"(?:(?i:{KIN}),? ?\(?(?P<kin>{_NAME})\)?,?|(?P<name>{_NAME})"
    rf"|(?i:я|i|i'm|אני)(?:,? \(?(?P<me>{_NAME})\)?,?)?(?P<mine>))"
    rf"(?:\s+{_VERB}(?=\s)|\s*[-–—](?=\s))\s*"
)
"""Somebody, and the word for it that he plays what follows."""
_MY_NAME = expression(r"(?i:меня зовут|my name is|i'm called|קוראים לי|שמי) (?P<name>[A-ZА-ЯЁ][\w'’-]+|[א-ת]{2,})\.?")
_SEVERAL = 2
_END = expression(r"[.!]\s")


class Parted(NamedTuple):
    """People whose lines are numbered anew, and where each of these stood."""

    people: People
    numbers: Sequence[int]

    def read(self, one: Read, lists: Callable[[str], tuple[DeckRead, ...]]) -> tuple[DeckRead, ...] | None:
        """Read what each says, on the lines where it stands."""
        several = self.people.read(one, lists)
        return several and tuple(map(self._at_its_lines, several))

    def _at_its_lines(self, read: DeckRead) -> DeckRead:
        unread = tuple(line._replace(number=self.numbers[line.number - 1]) for line in read.unread)
        lines = {card: self.numbers[at - 1] for card, at in read.deck.lines.items()} if read.deck else {}
        return replace(read, deck=read.deck and replace(read.deck, lines=lines), unread=unread)


def parted(lines: _Lines, known: Forms) -> Parted | None:
    """Those of whom several stand in one line, each with a ready-made deck or two teams; None for any others."""
    me = _MY_NAME.search("\n".join(line for _, line in lines))
    found = list[tuple[int, str]]()
    is_parted = False
    for number, line in lines:
        several = [*_people(line, me["name"] if me else "")] if any(titles_in(line, known)) else []
        if len(several) < _SEVERAL or _plays(line[: several[0][1]], known):
            found.append((number, line.replace(me[0], " ") if me else line))
            continue
        ends = [*(start for _, start, _ in several[1:]), len(line)]
        parts = [(who, line[begin:to].strip(" ,;")) for (who, _, begin), to in zip(several, ends, strict=True)]
        if len({who for who, _ in parts}) < len(parts) or not all(_plays(said, known) for _, said in parts):
            return None
        said, *rest = _END.split(parts[-1][1], maxsplit=1)
        parts[-1] = parts[-1][0], said
        found += [(number, said) for said in (line[: several[0][1]], *(f"{who}: {said}" for who, said in parts))]
        found += [(number, said.replace(me[0], " ") if me else said) for said in rest]
        is_parted = True
    people = people_in([(at, line) for at, (_, line) in enumerate(found, 1)], known) if is_parted else None
    return Parted(people, [number for number, _ in found]) if people else None


def _people(line: str, me: str) -> Iterator[tuple[str, int, int]]:
    """Yield those who play something by a line, with where that begins, and what they play."""
    for one in _PERSON.finditer(line):
        who = one["kin"] or one["name"] or one["me"] or (me if one["mine"] is not None else "")
        is_known = bool(one["kin"] or one["me"]) or (one["mine"] is not None and who) or is_given(who)
        if who and is_known and is_name(who):
            yield who, one.start(), one.end()


def _plays(said: str, known: Forms) -> bool:
    """True for what calls one ready-made deck, or names two teams."""
    titles = {one.ref for one in titles_in(said, known)}
    return len(titles) == 1 or (not titles and len({*teams_named(normalise(re.sub(r"-", " ", said)))}) == _SEVERAL)
