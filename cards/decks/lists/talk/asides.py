"""What in the lines of a text stands beside its list: comments, and boxes that nobody ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cards.decks.lists.around import labels, marks
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_lead
from cards.decks.words import counted, seen
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.maybes import is_aside
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_TICKS = expression(
    r"(?<!\w)(?:отмечен\w*|отметил\w*|галочк\w+|крестик\w*|ticked|checked|marked|tick|[שהמוב]{0,2}(?:מסומ(?:ן|נ\w+)|סימנתי|סומנו?))(?!\w)"
    r"|(?<!\w)(?:отметь(?:те)?|пометь(?:те)?|выбери(?:те)?|choose|pick|select|mark|check|ל?סמ(?:ן|ני|נו)|בחר[וי]?|לבחור)"
    r" (?:[^\W_]+ ){0,2}?(?:ваш\w+ |your |ה)?"
    r"(?:карты|фракци[ию]|команд[ыу]|колод[ыу]|героя|cards|teams?|factions?|hero|קלפים|קבוצות|סיעות|צוותים|גיבור)(?!\w)"
)

_TICKED, _CROSSED = frozenset("✅☑✔✓"), frozenset("❌❎✖✗✘☒🚫⛔")
"""Pictures before what is in the deck, and before what is not."""
_SIGNS = f"{''.join(sorted(_CROSSED))}⬜☐\ufe0f "
_LEAST_TICKS = 2
_REASON = expression(r"(?P<card>[^()]+?)\s*(?:\((?P<said>[^()]*)\)|\s[-–—]\s(?P<why>[^()\d]+))?")
_CHANGED = expression(
    r"(?:(?:я|мы|её|ее|его|их|уже|всё-таки|все-таки|в итоге|потом|пока|в этот раз|сегодня|i|i'm|we|we're|it|so|still"
    r"|this time|בסוף|אני|כרגע|הפעם) )*"
    r"(?:передумал[аи]?|убрал[аи]?|убираю|вычеркнул[аи]?|не нужн[аоы]?|не надо|лишн\w+"
    r"|не (?:играю|играем|беру|бер[её]м|возьму|взял[аи]?|кладу|ставлю|использую|участвует|участвуют|ид[её]т|идут"
    r"|пойд\w+|вош\w+|влез\w*|считается|считать|считайте)"
    r"|не в (?:колоде|деке)|(?:в колоду )?не вход(?:ит|ят)|not in (?:the |my )?deck|(?:זה )?לא ב(?:חפיסה|דק)"
    r"|changed my mind|removed|crossed out|didn't fit|not needed"
    r"|(?:not|won't be|isn't|aren't) (?:taking|playing|using|bringing|going|in|counted|included)"
    r"|won't (?:play|use|take|bring)|left (?:it )?out|cut"
    r"|התחרטתי|ויתרתי|הורדתי|הוצאתי|לא (?:לוקחת?|משחקת?|נכנסה?|נכנסים|משתמשת?|אשחק|אקח|סופרים|נחשב)|לא צריך)"
    r"(?: (?:с ней|с ним|с ними|ею|им|ими|её|ее|его|их|в этот раз|пока|сегодня|it|them|him|her|this time|today"
    r"|איתו|איתה|איתם|אותו|אותה|אותם|בו|בה|בהם|הפעם))*"
)
_NOT_PRINTED = expression(
    r"(?:ещё |еще |пока )?не (?:успел[аи]? )?(?:на|рас|до)?печата\w+|not (?:yet )?printed|didn't print"
    r"|(?:עוד |עדיין )?לא (?:הדפסתי|מודפס\w*)"
)
"""What only together with that says that a card goes: alone, a cross may stand for it."""
_TITLED = expression(r"^(.*?\S)(\s*:\s+|\s+[-–—]+\s+|\s+\()([^\d()]+)\)?$")
Part = tuple[int, str, str | bool]
"""A part of a line: the line's number, what it says, and why that stands beside the list, if it does."""


def sorted_out(parts: list[Part]) -> list[Part]:
    """The parts of lines, with those in comments that are of the list after all."""
    return _with_lead_above(_uncommented(parts))


def _uncommented(parts: list[Part]) -> list[Part]:
    """The parts of lines, where all that names a card is in comments, as of a list that is a comment to its code; its
    lead may have been taken for a heading.
    """
    cards = [why for _, line, why in parts if labels.holds_card(line) and not _is_lead(line)]
    if len(cards) < 2 or any(why != "comment" for why in cards):
        return parts
    return [(number, line, "" if why == "comment" else why) for number, line, why in parts if line or not why]


def _is_lead(line: str) -> bool:
    """True for the lead of a list, with the word for it or without: `Герой: Громила`."""
    return labels.names_lead(line) or labels.labelled(line)[0] in slot_words()


def _with_lead_above(parts: list[Part]) -> list[Part]:
    """The parts of lines, where the first is the lead in a comment, as some programs write it, with that as a line."""
    first = next((at for at, (_, line, _) in enumerate(parts) if line), 0)
    number, line, why = parts[first] if parts else (0, "", "")
    others = (said for at, (_, said, _) in enumerate(parts) if at != first)
    if why == "comment" and (lead := _lead_of_title(line.strip("/# "))) and not any(map(labels.names_lead, others)):
        parts[first] = number, lead, ""
    return parts


def _lead_of_title(line: str) -> str:
    """The lead that a title is, or begins with: `Громила – ревизия`; empty for any other."""
    if is_lead(normalise(line)):
        return line
    name, dash, called = next(iter(_TITLED.findall(line)), ("", "", ""))
    words = seen.words_of(normalise(called))
    is_name = dash and not (bears_on_cards(words) or labels.holds_card(called) or counted.numbers_of(called))
    return name if is_name and not is_aside(normalise(line)) and is_lead(normalise(name)) else ""


def unticked(lines: Sequence[tuple[int, str]], say: Callable[[Said], None]) -> set[int]:
    """The lines with an empty box, where others are ticked and it is said that these are meant; else that is said."""
    boxes = {number: ticked for number, line in lines if (ticked := marks.ticked(line)) is not None}
    found = {number for number, ticked in boxes.items() if not ticked}
    if not found or len(found) == len(boxes):
        return set()
    if any(tells_of_ticks(line) for number, line in lines if number not in boxes):
        return found
    where = [Said(str(number), "number-of-line", n=number) for number in sorted(found)]
    told = f"counted, though their boxes are empty and others are ticked: lines {', '.join(where)}"
    say(Said(told, "unticked", lines=where))
    return set()


def crossed(lines: Sequence[tuple[int, str]]) -> set[int]:
    """The lines that begin with a cross or an empty box, where others begin with a tick, and say no more than that
    their card goes.
    """
    heads = [(number, line.strip(), marks.ticked(line)) for number, line in lines]
    if sum(line[:1] in _TICKED or ticked is True for _, line, ticked in heads) < _LEAST_TICKS:
        return set()
    return {
        number
        for number, line, ticked in heads
        if (line[:1] in _CROSSED or ticked is False) and _is_gone(marks.unbulleted(line).lstrip(_SIGNS))
    }


def bracketed(line: str) -> str:
    """A card that goes, with why in brackets: `2 Ёж - не в колоде` → `2 Ёж (не в колоде)`."""
    match = _REASON.fullmatch(line)
    return f"{match['card']} ({match['why']})" if match and match["why"] else line


def _is_gone(line: str) -> bool:
    """True for a card with no more beside it than that it is taken back: `канатоходец 2 (передумала)`."""
    match = _REASON.fullmatch(line.strip(" \ufe0f"))
    said = normalise(match["said"] or match["why"] or "") if match else ""
    is_card = match is not None and (labels.names_card(match["card"]) or labels.names_form(match["card"]))
    parts = [part.strip() for part in said.split(",")]
    goes = [part for part in parts if _CHANGED.fullmatch(part)]
    return is_card and bool(goes) and all(part in goes or _NOT_PRINTED.fullmatch(part) for part in parts)


def tells_of_ticks(line: str) -> bool:
    """True for what says that ticks mark the cards that are meant."""
    return _TICKS.search(normalise(line)) is not None
