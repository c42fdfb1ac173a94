"""Whom somebody plays, as people say it: `Я за Громилу`, `Hero: Bruiser, as always`, `Роботы и Пираты`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import chain

from cards.decks.lists.around.labels import QUOTES, holds_card, labels_other, names_form
from cards.decks.lists.around.remarks import may_bear_on_cards
from cards.decks.lists.talk.teams_played import names_some_team, teams_in
from cards.decks.names.game_titles import behind_title, without_title
from cards.decks.names.given_names import is_given
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import is_form, is_lead, is_likely_lead, is_same_card, lead_in_form
from cards.decks.names.mentions import Mention, of_all
from cards.decks.names.stems import PREPOSITIONS, stems
from cards.decks.words import people
from cards.decks.words.fillers import AROUND, bears_on_cards
from cards.decks.words.harmless import without_brevity
from cards.decks.words.kin import KINS_EN, KINS_RU
from cards.decks.words.maybes import is_aside
from cards.decks.words.playing import DECIDED, OTHER_SIDE, PLAY, PLAYS, bare
from cards.decks.words.seen import seen, words_of
from cards.decks.words.versions import is_final, unversioned
from cards.expressions import expression
from cards.names import normalise

_LED = expression(r"(?P<before>[^\d,;:]{1,40}?)\s*(?::|\s[-–—/]|\()\s*(?P<name>[^\d,;:)]+)\)?\s*:?")
"""Somebody's lead: `Оля — Громила`, `Оля (Громила):`."""
_SLOTTED = expression(
    r"(?P<before>[^\d,;:]{1,40}?)\s*(?:[,.:]|\s[-–—]|\()\s*(?P<slot>[^\W\d]+)\s*(?:[:–—-]\s*)?(?P<name>[^\d,;:)]+?)\)?\s*[.:]?"
)
"""Somebody's lead behind the word for it: `Оля, герой Громила`."""
_LEADING = expression(r"(?P<name>\D{2,60}?)\s*(?::|\s[-–—])\s*(?P<rest>.+)")
_PARTS = expression(r"[.,;:!?()]+(?:\s+(?:[-–—]+\s+)?|$)|\s+[-–—]+\s+|\s*[()]\s*")
_SIZE = expression(
    r"(?<!\w)(?:\d{2,3} (?:разных )?(?:cards|карт\w*|קלפים)|(?:колода|дека|deck|חפיסה)\W{1,2}\d{2,3})(?!\w)", re.I
)
_EVER = expression(
    r"\s+(?:уже )?(?:(?:не )?(?:перв|втор|трет|четв[её]рт|пят|котор)\w+|\d{1,2}-?\w{0,2}|(?:два|две|три|четыре|пять)) "
    r"(?:год\w*|лет|раз|сезон\w*|турнир\w*)(?: подряд)?(?=\W*$|,)"
    r"|\s+(?:(?:ещё|еще|уже) )?с(?:о)? (?:прошл|позапрошл)\w+ (?:год\w*|сезон\w*|раз\w*|турнир\w*|лет\w*)(?=\W*$|,)"
    r"|\s+(?:ever )?since (?:the )?(?:last|previous) (?:year|season|time|tournament|summer)(?=\W*$|,)"
    r"|\s+(?:כבר |עוד )?מה?(?:שנה|עונה|פעם|טורניר) (?:ש?עברה?|ה?קודמת?)(?=\W*$|,)"
    r"|\s+(?:already )?(?:for )?(?:the |my )?(?:second|third|fourth|\d{1,2}(?:nd|rd|th)?|two|three) "
    r"(?:years?|times?|seasons?)(?: in a row| now| already)?(?=\W*$|,)"
    r"|\s+(?:כבר )?(?:שנה|עונה|פעם|טורניר) (?:שנייה|שניה|שלישית|רביעית)(?: ברציפות)?(?=\W*$|,)",
    re.I,
)
"""How often or how long somebody has played so."""
_MOST_BETWEEN, _MOST_LOOKED_AT, _LONGEST_LEAD = 3, 16, 3
"""Most words from the one for a lead to its name, most words of a text in which forms are looked for, and of a name."""
_MOST_PLAYED = 9
"""Most words of a line that says whom somebody plays."""
_SIDED = ({"я", "за"}, {"אני", "עם"}, {"i'm", "with"}, {"i", "am", "with"})
"""How it is said without a verb: `а я за Громилу`."""
_NOT_NOW = expression(
    r"(?<!\w)(?:(?:стар|прошл|прежн|бывш)\w+ (?:колод|дек|геро|спис)\w*|был[аи]? геро\w+|против|anti|against"
    r"|(?:old|last|previous|former) (?:[^\W\d]+ ){0,2}(?:deck|list|hero)|hero was"
    r"|(?:ה?חפיסה|ה?דק|ה?רשימה|ה?גיבור) (?:ה?יש(?:ן|נה)|ה?קוד(?:ם|מת))|נגד)(?!\w)"
)
"""What says of a lead that somebody plays against it, or that he had it before."""
_HEADS = {
    "во", "главе", "ведёт", "ведет", "главный", "главная", "командует", "рулит", "leads", "leading", "heads", "head",
    "at", "the", "בראש", "מוביל", "מובילה", "המוביל", "המובילה", "זה", "זאת", "זו",
}  # fmt: skip
_DECKS = {"колода", "дека", "список", "deck", "list", "חפיסה", "החפיסה", "חפיסת", "רשימה", "רשימת"}
"""What a list is called, in the title that has its lead: `Колода Громилы:`."""
_BY = expression(
    r"(?P<kin>(?:(?:мо[йя]|наша?) )?(?:сын|дочь|дочка|внук|внучка) |my (?:son|daughter|grandson|granddaughter) "
    r"|ה(?:בן|בת|נכד|נכדה) שלי )?(?P<who>[^\W\d_][\w'’-]+),? (?:будет (?:играть|выступать)|играет|сыграет|выступает"
    r"|will (?:play|be playing)|plays|is playing|ישחק|תשחק|משחקת?)"
    r" (?:(?:за|as|with|עם|בתור|את) ?)?(?P<lead>[^\W\d].{2,40})",
    re.I,
)
_ANOTHERS = expression(
    rf"(?:у|от|дека|колода|список)? ?(?:мо(?:его|ей) )?{KINS_RU}"
    rf"|(?:my )?{KINS_EN}(?: deck| list)?"
    r"|(?:(?:ה?חפיסה|ה?רשימה) )?(?:אצל|של) (?:אחי|אחותי|חבר שלי|חברה שלי|הבן|הבת|אבא|אמא)",
    re.I,
)
"""What says whose a list is, and not who that is."""
_PRONOUNS = {word for words in ("he she they who", "он она они кто", "הוא היא הם מי") for word in words.split()}
_OWN = expression(r"(?<!\w)(?:мо(?:я|й|и|ю|ей|его|их)|наш\w*|у меня|а я|and i|my|mine|our|שלי|שלנו|ואני)(?!\w)")
"""What says of a list that it is whose who writes."""
_OWN_LEAD = expression(r"^(?:мо[йяю]|my) | (?:שלי|שלנו)$", re.I)
_MOST_GREETING = 2
"""Parts of a sentence, at its head, of which one may greet all who are there."""
_LONGEST_NAME, _LEAST_LETTERS = 3, 3
"""Most words of a card's name; letters that no form of a name has so few."""
_MOST_VERSIONED = 60
"""Most letters of a line with a name and a version."""


def led(line: str) -> tuple[str, str] | None:
    """What stands before a lead, and the lead: `Оля — Громила`; also in a sentence: `Привет! Громила, а вот карты:`."""
    if labels_other(line):
        return None
    match = _LED.fullmatch(line)
    if match and is_lead(normalise(match["name"])) and not is_aside(normalise(match["before"])):
        return match["before"], match["name"]
    if (slotted := _SLOTTED.fullmatch(line)) and normalise(slotted["slot"]) in slot_words():
        is_name = people.name_alone(slotted["before"]) == slotted["before"] and not people.is_greeting(
            slotted["before"]
        )
        if is_name and is_lead(normalise(slotted["name"])) and not holds_card(slotted["before"]):
            return slotted["before"], slotted["name"]
    if (by := _BY.fullmatch(line.rstrip(" :"))) and line.endswith(":") and people.name_alone(by["who"]):
        lead = name if is_lead(name := normalise(by["lead"])) else lead_in_form(name)
        return (by["who"], lead) if lead else None
    said = re.split(r"\s*[!.,:;]+\s*", line) if line.endswith(":") and not is_aside(normalise(line)) else []
    leads = [own for part in said if is_lead(normalise(own := _OWN_LEAD.sub("", part)))]
    said = [_OWN_LEAD.sub("", part) for part in said]
    if len(leads) == 1 and not any(holds_card(part) for part in said if part != leads[0]):
        return "", leads[0]
    return None


def player_of_list(line: str) -> tuple[str, str, str] | None:
    """Whose a list on one line is, its lead and the list: `Лиза, герой Баба Тина: 4 Головастика, 3 Болотных Газа`."""
    before, colon, rest = line.partition(":")
    who, comma, led_by = (part.strip() for part in before.partition(","))
    word, _, name = led_by.partition(" ")
    lead = name if normalise(word) in slot_words() else led_by
    is_list = colon and comma and re.search(r"\w", rest) and is_lead(normalise(lead))
    is_name = people.name_alone(who) == who and not people.is_greeting(who) and not holds_card(who)
    return (who, lead, rest.strip()) if is_list and is_name else None


def lead_of_list(line: str) -> tuple[str, str] | None:
    """A lead and its list on one line: `Громила: 4 Корова, 3 Ёж`."""
    match = _LEADING.fullmatch(line)
    is_led = match is not None and is_lead(normalise(match["name"]))
    if match and is_led and (holds_card(match["rest"]) or names_form(match["rest"].split(",")[0].strip())):
        return match["name"], match["rest"]
    before, colon, rest = line.partition(":")
    if colon and rest and (name := played(before)) and (holds_card(rest) or names_form(rest.split(",")[0].strip())):
        return name, rest.strip()
    return None


def without_version(line: str) -> str:
    """A line with a lead's name alone, without which version of a list it is: `Громила v2`; other lines as they are."""
    bare = unversioned(line) if " " in line and not line[0].isdigit() and len(line) <= _MOST_VERSIONED else line
    return bare if bare != line and is_lead(normalise(bare.rpartition(":")[2].strip())) else line


def played(line: str, *, titled: bool = True) -> str:
    """The lead that somebody says to play, in whatever form: `Я играю за Громилу`; empty for any other line.

    It may be said in a part of a line whose other parts say nothing of cards: `Герой у меня Громила, как всегда`. Where
    a list is `titled`, the lead's name alone may be such a part, unless somebody called so is greeted.
    """
    if _NOT_NOW.search(normalise(line)) or labels_other(line):
        return ""
    name, slash, version = line.partition(" / ")
    if slash and is_lead(normalise(name)) and is_final(version):
        return name
    named = behind_title(line)
    line = _EVER.sub("", without_title(without_brevity(line)))
    said = _with_slots([one for part in _PARTS.split(_SIZE.sub(" ", _once(line))) if (one := part.strip(QUOTES))])
    found = {at: name for at, part in enumerate(said) if (name := _played(part))}
    if not found and (name := _at_head(line, titled=titled)):
        return name
    *above, last = re.split(r"[.!]\s+", line.rstrip(" .!"))
    apart = len(words_of(" ".join(above))) > 1 and said[-1:] == [last]  # `Привет, Марк. Громила`
    first = said[0] if said else ""
    to_all = any(map(people.greets_all, said[:_MOST_GREETING]))
    if titled and not found and (apart or to_all or not people.is_greeting(first) or people.named_here(first)):
        found = {at: part for at, part in enumerate(said) if is_lead(normalise(part))}
    elif titled and not found and named:  # it is not who is greeted: `Привет, Boomb.it, Громила`
        behind = {part.strip(QUOTES) for part in _PARTS.split(named)}
        found = {at: part for at, part in enumerate(said) if part in behind and is_lead(normalise(part))}
    if titled and not found and apart and not is_given(last) and is_likely_lead(normalise(last)):
        found = {len(said) - 1: last}  # `Юра, 8а. Тарарам`
    if len(found) != 1:
        return ""
    (at, name), *_ = found.items()
    besides = said[:at] + said[at + 1 :]
    return name if not any(map(partial(_may_bear, lead=name), besides)) else ""


def _may_bear(part: str, lead: str) -> bool:
    """True for a part of a sentence that may say something of a list, beside its lead."""
    if (
        _ANOTHERS.fullmatch(normalise(part))
        or OTHER_SIDE.match(normalise(part))
        or may_bear_on_cards(part, lead)
        or _leads_in_form(seen(part))
        or teams_in(part)
    ):
        return True
    words = words_of(normalise(part))[:_MOST_LOOKED_AT]
    runs = (" ".join(words[at:to]) for at in range(len(words)) for to in range(at + 1, at + _LONGEST_NAME + 1))
    return any(len(run) > _LEAST_LETTERS and is_form(run, of_decks=True) for run in runs)  # `… а Корову беру`


def played_by(line: str, writer: str = "") -> tuple[str, str]:
    """Who is said to play a lead, by whoever writes for him and says so, and the lead: `Это мама Лёвы. Лёва играет за
    Громилу`; both are empty where it may be said of another list than the one below. In a chat the `writer` may be
    called by what he is to that one.
    """
    parts = [one for part in _PARTS.split(line) if (one := part.strip(QUOTES))]
    found = [(at, match) for at, part in enumerate(parts) if (match := _BY.fullmatch(part))]
    if len(found) != 1:
        return "", ""
    ((at, match),) = found
    name = normalise(match["lead"])
    lead = name if is_lead(name) else lead_in_form(name)
    others = parts[:at] + parts[at + 1 :]
    is_other = any(_OWN.search(normalise(one)) or may_bear_on_cards(one, "") or teams_in(one) for one in others)
    is_other |= any(_leads_in_form(seen(one)) for one in others)
    named = {stems(word) for one in (*others, writer) for word in re.findall(r"[^\W\d_]+", normalise(one))}
    is_written_for = (stems(who := normalise(match["who"])) in named or match["kin"]) and who not in _PRONOUNS
    return (match["who"], lead) if lead and is_written_for and not is_other else ("", "")


def _is_sided(words: Sequence[str]) -> bool:
    """True for words that say whom somebody plays without a verb."""
    return any(side.issubset(words) for side in _SIDED)


def _with_slots(said: Sequence[str]) -> list[str]:
    """The parts of a sentence, with a slot's name and what lies there as one part: `Вот мой список. Герой: Громила`."""
    found: list[str] = []
    for part in said:
        if found and is_lead(normalise(part)) and normalise(found[-1]) in slot_words():
            found[-1] = f"{found[-1]} {part}"
        else:
            found.append(part)
    return found


def _once(line: str) -> str:
    """A line with one card that is named in two languages, beside each other, with the first of those names alone."""
    text = seen(line)
    found = of_all().find(text)
    if len(found) != 2 or not is_same_card(found[0].name, found[1].name):
        return line
    between = text[found[0].end : found[1].start]
    is_beside = found[0].name != found[1].name and not between.strip(" /|=(")
    return f"{text[: found[0].end]} {text[found[1].end :].removeprefix(')')}" if is_beside else line


def _at_head(line: str, *, titled: bool) -> str:
    """The lead among a few words that say so of it: `הבריון בראש`, `во главе Громила`, `ну и герой, конечно, Громила`.

    Below cards they must say whom somebody plays.
    """
    text = seen(_SIZE.sub(" ", line))
    is_sized = text != seen(line)  # as the title of a list is: `Колода Громилы (45 карт):`
    is_sized |= titled and not _DECKS.isdisjoint(words_of(normalise(text))[:_MOST_BETWEEN])
    is_told = is_sized or not (PLAY | DECIDED | {*chain(*_SIDED)} | slot_words().keys()).isdisjoint(
        words_of(normalise(text))
    )
    found = of_all().find(text) or (_leads_in_form(text) if is_told else [])
    words = words_of(normalise(f"{text[: found[0].start]} {text[found[0].end :]}")) if len(found) == 1 else []
    slots = slot_words().keys()
    beside = {word.removeprefix("ו") for word in {*words} - PLAYS - slots - _HEADS}
    is_bare = not is_sized and (PLAY | slots).isdisjoint(words)
    is_said = bool(words) and AROUND.issuperset(beside) and not (beside and is_bare)
    is_said &= titled or not (PLAY | slots).isdisjoint(words)
    is_said |= bool(words) and _is_said_to_lead(text, found[0]) and not may_bear_on_cards(" ".join(words), "")
    return found[0].name if is_said and is_lead(found[0].name) else ""


def _is_said_to_lead(text: str, lead: Mention) -> bool:
    """True for a lead behind the word for it, or for whom somebody plays, whatever else is said of neither: `Вот что я
    собрал для героя Громила`, `הגיבור יהיה ד״ר בורג`, `Я в субботу за Громилу`.
    """
    before = words_of(normalise(text[: lead.start]))[-_MOST_BETWEEN:]
    slots = {stems(word) for word in slot_words()}
    is_said = any(stems(one) in slots for word in before for one in bare(word) if one)
    is_said |= not DECIDED.isdisjoint(before)
    is_said |= _is_sided(words_of(normalise(text[: lead.start]))) and any(before[-1] in side for side in _SIDED)
    return is_said and not bears_on_cards(words_of(normalise(text)))


def _leads_in_form(text: str) -> list[Mention]:
    """The only lead in a text, in a form of its name, as it stands after `за` or `with`."""
    words = [*re.finditer(r"[^\W_]+(?:['\"-][^\W_]+)*", text)][:_MOST_LOOKED_AT]
    runs = [words[at:to] for at in range(len(words)) for to in range(at + _LONGEST_LEAD, at, -1)]
    named = [
        (run[0].start(), run[-1].end(), lead_in_form(normalise(text[run[0].start() : run[-1].end()])))
        for run in runs
        if run and PREPOSITIONS.isdisjoint((normalise(run[0][0]), normalise(run[-1][0])))
    ]
    found = [Mention(start, end, name, frozenset()) for start, end, name in named if name]
    return found[:1] if len({one.name for one in found}) == 1 else []


def _played(part: str) -> str:
    """The lead that a part of a sentence says to play, and nothing else."""
    words = words_of(normalise(part))
    is_said = not (PLAY | slot_words().keys()).isdisjoint(words) or _is_sided(words)
    if len(words) > _MOST_PLAYED or not is_said:
        return ""
    at = next((at for at, word in enumerate(words) if word not in PLAYS and word not in slot_words()), 0)
    name = " ".join(words[at:])
    is_told = not slot_words().keys().isdisjoint(words) and name.replace(" ", "").replace("-", "").isalpha()
    return name if is_lead(name) else lead_in_form(name) or (name if is_told and is_likely_lead(name) else "")


def player_before(said: str, *, named: bool) -> str:
    """Who says so of himself, or is only `named`, before teams: `я Оля, за роботов и пиратов`, `Анна К., роботы и
    пираты`.
    """
    before, comma, rest = said.partition(",")
    name = people.named_here(before.strip()) or (people.name_alone(before.strip()) if named else "")
    is_name = comma and teams_in(rest) and not (names_some_team(name) or holds_card(name) or people.is_greeting(name))
    return name if is_name else ""
