"""Whom somebody plays, as people say it: `Я за Громилу`, `Hero: Bruiser, as always`, `Роботы и Пираты`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain, pairwise
from typing import NamedTuple

from cards.database import of_games
from cards.decks.listing import ListedCard
from cards.decks.lists.around.labels import OF_SO_MANY, QUOTES, holds_card, names_form
from cards.decks.lists.around.remarks import NOT, may_bear_on_cards
from cards.decks.lists.talk import team_talk
from cards.decks.names.called import PREPOSITIONS, stems
from cards.decks.names.headings import TEAM
from cards.decks.names.kinds import slot_words, team_words
from cards.decks.names.known import is_form, is_lead, is_likely_lead, is_same_card, lead_in_form
from cards.decks.names.mentions import Mention, of_all
from cards.decks.names.team_forms import is_team, may_name_team, team_in_form
from cards.decks.words import counted, people, updates
from cards.decks.words.fillers import AROUND, TAKING_BACK, bears_on_cards
from cards.decks.words.maybes import is_aside
from cards.decks.words.seen import seen, words_of
from cards.names import normalise

_LED = re.compile(r"(?P<before>[^\d,;:]{1,40}?)\s*(?::|\s[-–—/]|\()\s*(?P<name>[^\d,;:)]+)\)?\s*:?")
"""Somebody's lead: `Оля — Громила`, `Оля (Громила):`."""
_LEADING = re.compile(r"(?P<name>\D{2,60}?)\s*(?::|\s[-–—])\s*(?P<rest>.+)")
_AND = ("и", "and", "с", "со", "плюс", "plus")
_SENTENCES = re.compile(r"[.!]\s+")
_PARTS = re.compile(r"[.,;:!?()]+(?:\s+|$)|\s+[-–—]+\s+|\s*[()]\s*")
_SIZE = re.compile(
    r"(?<!\w)(?:\d{2,3} (?:разных )?(?:cards|карт\w*|קלפים)|(?:колода|дека|deck|חפיסה)\W{1,2}\d{2,3})(?!\w)", re.I
)
_JOINED = ("", "ו", "ה", "וה", "ב", "ל")
"""What is part of the word after it in Hebrew."""
_MOST_BETWEEN, _MOST_LOOKED_AT, _LONGEST_LEAD = 3, 16, 3
"""Most words from the one for a lead to its name, most words of a text in which forms are looked for, and of a name."""
_MOST_PLAYED = 9
"""Most words of a line that says whom somebody plays."""
_PLAY = {
    "играю",
    "меня",
    "играть",
    "играем",
    "сыграть",
    "поиграть",
    "לשחק",
    "беру",
    "иду",
    "пойду",
    "выступаю",
    "герой",
    "героем",
    "героиня",
    "play",
    "playing",
    "משחק",
    "משחקת",
    "לוקח",
    "לוקחת",
    "הולך",
    "הולכת",
    "מגיע",
    "מגיעה",
    "בא",
    "באה",
    "приду",
    "прихожу",
    "bringing",
    "coming",
    "הגיבור",
}
DECIDED = {"החלטתי", "בחרתי", "решил", "решила", "выбрал", "выбрала", "остановился", "остановилась", "decided", "chose"}
_SIDED = ({"я", "за"}, {"אני", "עם"}, {"i'm", "with"}, {"i", "am", "with"})
"""How it is said without a verb: `а я за Громилу`."""
_HEADS = {
    "во", "главе", "ведёт", "ведет", "главный", "главная", "командует", "рулит", "leads", "leading", "heads", "head",
    "at", "the", "בראש", "מוביל", "מובילה", "המוביל", "המובילה", "זה", "זאת", "זו",
}  # fmt: skip
_PLAYS = _PLAY | {
    "а", "и", "тоже", "я", "мы", "хочу", "буду", "играть", "за", "с", "мой", "моя", "моим", "у", "меня", "это", "в",
    "этот", "раз", "сегодня",
    "רוצה", "want", "to",
    "i", "am", "i'm", "my", "is", "as", "with", "the", "אני", "שלי", "הוא", "היא", "עם", "את", "בתור", "הפעם", "היום",
}  # fmt: skip
"""What people say before the name of a lead."""
_DECKS = {"колода", "дека", "список", "deck", "list", "חפיסה", "החפיסה", "חפיסת", "רשימה", "רשימת"}
"""What a list is called, in the title that has its lead: `Колода Громилы:`."""
_TENS = re.compile("[1-5][0-9]")
"""How many cards a team has, as may stand behind its name."""
_WANT = {
    "беру", "возьму", "играю", "выбираю", "выбрала", "выбрал", "пойду", "хотим", "берём", "берем",
    "want", "take", "taking", "play", "playing", "pick", "picked", "choose",
    "запиши", "запишите", "записывай", "записывайте", "записываюсь", "go", "going",
    "תרשום", "תרשמי", "תרשמו", "רוצה", "רוצים", "לוקח", "לוקחת", "משחק", "משחקת", "בוחר", "בוחרת", "בחרתי",
}  # fmt: skip
"""What somebody says who is going to play them."""
_NUMBERED = re.compile(r"(?P<label>[^:=\n]{1,40}?)\s*(?:[:=]|\s[-–—]+(?=\s))\s*(?P<team>[^:=,\n]{2,40}?)[.!]?")
_COMMAS = re.compile("[,;]")
_MOST_WANTED = 9
"""Most words that stand beside teams where it is said so."""
_CLAUSES = re.compile(r"[.!;:]+(?:\s+|$)|,\s+(?:а\s+|and\s+)?|\s+[-–—]+\s+|\s+а\s+|\s+ו(?=[^\W\d]+ (?:עם|לוקחת?) )")
_SIDE = re.compile(
    r"(?P<who>[^\W\d][\w'’-]*(?: [^\W\d][\w'’-]*)?) (?:играет за|играю за|за|берёт|берет|беру|с|со"
    r"|with|plays?|takes?|as|עם|לוקחת?|משחקת? עם|משחקת?) (?P<teams>.+)",
    re.I,
)
_BY = re.compile(
    r"(?P<who>[^\W\d_][\w'’-]+) (?:будет (?:играть|выступать)|играет|сыграет|выступает"
    r"|will (?:play|be playing)|plays|is playing|ישחק|תשחק|משחקת?)"
    r" (?:(?:за|as|with|עם|בתור|את) ?)?(?P<lead>[^\W\d].{2,40})",
    re.I,
)
_PRONOUNS = {word for words in ("he she they who", "он она они кто", "הוא היא הם מי") for word in words.split()}
_OWN = re.compile(r"(?<!\w)(?:мо(?:я|й|и|ю|ей|его|их)|наш\w*|у меня|а я|and i|my|mine|our|שלי|שלנו|ואני)(?!\w)")
"""What says of a list that it is whose who writes."""
_OWN_LEAD = re.compile(r"^(?:мо[йяю]|my) | (?:שלי|שלנו)$", re.I)
_IN_THE_END = re.compile(
    r"(?<!\w)(?:в итоге|в конце концов|теперь|ו?לבסוף|בסופו של דבר|אז בסוף|ו?בסוף|ו?עכשיו"
    r"|in the end|finally|eventually|but now)(?!\w)",
    re.I,
)
_EARLIER = {
    "сначала", "раньше", "вчера", "писал", "писала", "написал", "написала", "хотел", "хотела", "думал", "думала",
    "קודם", "בהתחלה", "אתמול", "כתבתי", "רציתי", "חשבתי", "earlier", "first", "originally", "yesterday", "wrote",
    "wanted", "before",
}  # fmt: skip
"""What is said of what somebody wanted before."""
_GONE = re.compile(
    r"(?:а |но |but |אבל |ו)?(?:если|if|אם)\b.{0,40}\b"
    r"(?:занят\w*|занял\w*|забрал\w*|разобрал\w*|взял\w*|нет|taken|gone|not available|unavailable"
    r"|תפוס\w*|לקחו?|נלקח\w*|אינם|אין)\b"
)
"""What begins a sentence of what is taken if something else is not there any more."""
_YET = {"ещё", "еще", "עוד", "עדיין", "yet"}
"""What may be said of somebody else beside them."""
_MYSELF = {"я", "i", "אני"}
_NO_FIRST = re.compile(r"(?:нет|no|לא)\s?[,.!:;—–-]")
_LEAST_TEAMS = 2
_LONGEST_TEAM, _MOST_BESIDE, _LEAST_LETTERS = 3, 3, 3
"""Most words of a team's or a card's name, and of those beside several; letters that no form of a name has so few."""


def led(line: str) -> tuple[str, str] | None:
    """What stands before a lead, and the lead: `Оля — Громила`; also in a sentence: `Привет! Громила, а вот карты:`."""
    match = _LED.fullmatch(line)
    if match and is_lead(normalise(match["name"])) and not is_aside(normalise(match["before"])):
        return match["before"], match["name"]
    said = re.split(r"\s*[!.,:;]+\s*", line) if line.endswith(":") and not is_aside(normalise(line)) else []
    leads = [own for part in said if is_lead(normalise(own := _OWN_LEAD.sub("", part)))]
    said = [_OWN_LEAD.sub("", part) for part in said]
    if len(leads) == 1 and not any(holds_card(part) for part in said if part != leads[0]):
        return "", leads[0]
    return None


def lead_of_list(line: str) -> tuple[str, str] | None:
    """A lead and its list on one line: `Громила: 4 Корова, 3 Ёж`."""
    match = _LEADING.fullmatch(line)
    if match and is_lead(normalise(match["name"])) and holds_card(match["rest"]):
        return match["name"], match["rest"]
    before, colon, rest = line.partition(":")
    if colon and rest and (name := played(before)) and (holds_card(rest) or names_form(rest.split(",")[0].strip())):
        return name, rest.strip()
    return None


def played(line: str, *, titled: bool = True) -> str:
    """The lead that somebody says to play, in whatever form: `Я играю за Громилу`; empty for any other line.

    It may be said in a part of a line whose other parts say nothing of cards: `Герой у меня Громила, как всегда`. Where
    a list is `titled`, the lead's name alone may be such a part, unless somebody called so is greeted.
    """
    said = _with_slots([one for part in _PARTS.split(_SIZE.sub(" ", _once(line))) if (one := part.strip(QUOTES))])
    found = {at: name for at, part in enumerate(said) if (name := _played(part))}
    if not found and (name := _at_head(line, titled=titled)):
        return name
    *above, last = _SENTENCES.split(line.rstrip(" .!"))
    apart = len(words_of(" ".join(above))) > 1 and said[-1:] == [last]  # `Привет, Марк. Громила`
    if titled and not found and (apart or not people.is_greeting(said[0] if said else "")):
        found = {at: part for at, part in enumerate(said) if is_lead(normalise(part))}
    if len(found) != 1:
        return ""
    (at, name), *_ = found.items()
    besides = said[:at] + said[at + 1 :]
    return name if not any(map(partial(_may_bear, lead=name), besides)) else ""


def _may_bear(part: str, lead: str) -> bool:
    """True for a part of a sentence that may say something of a list, beside its lead."""
    if may_bear_on_cards(part, lead) or _leads_in_form(seen(part)) or teams_in(part):
        return True
    words = words_of(normalise(part))[:_MOST_LOOKED_AT]
    runs = (" ".join(words[at:to]) for at in range(len(words)) for to in range(at + 1, at + _LONGEST_TEAM + 1))
    return any(len(run) > _LEAST_LETTERS and is_form(run, of_decks=True) for run in runs)  # `… а Корову беру`


def played_by(line: str) -> tuple[str, str]:
    """Who is said to play a lead, by whoever writes for him and says so, and the lead: `Это мама Лёвы. Лёва играет за
    Громилу`; both are empty where it may be said of another list than the one below.
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
    named = {stems(word) for one in others for word in re.findall(r"[^\W\d_]+", normalise(one))}
    is_written_for = stems(who := normalise(match["who"])) in named and who not in _PRONOUNS
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
    is_told = is_sized or not (_PLAY | DECIDED | {*chain(*_SIDED)} | slot_words().keys()).isdisjoint(
        words_of(normalise(text))
    )
    found = of_all().find(text) or (_leads_in_form(text) if is_told else [])
    words = words_of(normalise(f"{text[: found[0].start]} {text[found[0].end :]}")) if len(found) == 1 else []
    slots = slot_words().keys()
    beside = {word.removeprefix("ו") for word in {*words} - _PLAYS - slots - _HEADS}
    is_bare = not is_sized and (_PLAY | slots).isdisjoint(words)
    is_said = bool(words) and AROUND.issuperset(beside) and not (beside and is_bare)
    is_said &= titled or not (_PLAY | slots).isdisjoint(words)
    is_said |= bool(words) and _is_said_to_lead(text, found[0]) and not may_bear_on_cards(" ".join(words), "")
    return found[0].name if is_said and is_lead(found[0].name) else ""


def _is_said_to_lead(text: str, lead: Mention) -> bool:
    """True for a lead behind the word for it, or for whom somebody plays, whatever else is said of neither: `Вот что я
    собрал для героя Громила`, `הגיבור יהיה ד״ר בורג`, `Я в субботу за Громилу`.
    """
    before = words_of(normalise(text[: lead.start]))[-_MOST_BETWEEN:]
    slots = {stems(word) for word in slot_words()}
    is_said = any(stems(bare) in slots for word in before for bare in _bare(word) if bare)
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
    is_said = not (_PLAY | slot_words().keys()).isdisjoint(words) or _is_sided(words)
    if len(words) > _MOST_PLAYED or not is_said:
        return ""
    at = next((at for at, word in enumerate(words) if word not in _PLAYS and word not in slot_words()), 0)
    name = " ".join(words[at:])
    is_told = not slot_words().keys().isdisjoint(words) and name.replace(" ", "").replace("-", "").isalpha()
    return name if is_lead(name) else lead_in_form(name) or (name if is_told and is_likely_lead(name) else "")


@of_games(4096)
def teams_in(line: str) -> Sequence[str]:
    """The teams that a line names one after the other, beside a few words: `Роботы и Пираты, как всегда`."""
    line, _ = decided(line)
    said = [part for part in _SENTENCES.split(OF_SO_MANY.sub("", line)) if part.strip()] or [line]
    named_in = [one for one in said if names_some_team(one)]
    if not all(map(updates.says_wish, named_in[:-1])):
        return ()  # of some it may be said that somebody else takes them
    words = [
        word
        for word in words_of(normalise(_around_teams((named_in or said)[-1])))
        if word not in _AND and not _TENS.fullmatch(word)
    ]
    words = team_talk.compounds(words, _names_team)
    if not NOT.isdisjoint(words):
        return ()
    if sum(map(_names_team, words)) < _LEAST_TEAMS:
        return ()
    found: list[tuple[str, int, int]] = []
    at = beside = 0
    while at < len(words):
        runs = [(" ".join(words[at:to]), at, to) for to in range(min(len(words), at + _LONGEST_TEAM), at, -1)]
        runs = [(bare, start, to) for run, start, to in runs for bare in _bare(run)]
        named = ((run if is_team(run) else team_in_form(run), start, to) for run, start, to in runs)
        known = next((run for run in named if run[0]), None)
        found += [known] if known else []
        beside += known is None and words[at] not in _PLAYS and not people.is_greeting(words[at])
        at = known[2] if known else at + 1
    found = [*team_talk.once(found)]
    if len(found) > _LEAST_TEAMS and beside:
        return ()  # some may be somebody else's
    follow = len(found) > 1 and all(team_talk.follow(words[one[2] : other[1]]) for one, other in pairwise(found))
    beside -= sum(word in AROUND and word not in _PLAYS for word in words)
    said_so = not _WANT.isdisjoint(words) and not bears_on_cards(words) and beside <= _MOST_WANTED
    return (
        [run[0] for run in found]
        if follow and (beside <= _MOST_BESIDE or said_so) and not is_aside(normalise(line))
        else ()
    )


def teams_numbered(line: str) -> Sequence[str]:
    """The teams of a line that says which of somebody's they are: `вторая фракция: зомби`, `Faction 1 - Aliens`."""
    found = [_team_numbered(part.strip()) for part in _COMMAS.split(line)]
    return found if all(found) else ()


def _team_numbered(part: str) -> str:
    match = _NUMBERED.fullmatch(part)
    label = normalise(match["label"]).split() if match else []
    is_label = all(map(_is_of_label, label)) and not all(map(str.isdecimal, label))
    return match["team"] if match and is_label and _is_team(normalise(match["team"])) else ""


def _is_of_label(word: str) -> bool:
    return word in team_words() or word in TEAM or word in AROUND or counted.says_which(word)


def decided(line: str) -> tuple[str, Sequence[str]]:
    """What a line says of teams in the end, and what else it says of others: what was said earlier, and which are taken
    if those are gone.
    """
    line, besides = team_talk.settled(line, names_some_team)
    line, gone = _finally(line)
    return line, [*gone, *besides]


def is_decided(line: str) -> bool:
    """True for a line that says what was before what is in the end, or which teams are taken if others are gone."""
    return bool(_finally(line)[1])


def _finally(line: str) -> tuple[str, Sequence[str]]:
    before, *after = _IN_THE_END.split(line, maxsplit=1)
    if after and not _EARLIER.isdisjoint(words_of(normalise(before))) and names_some_team(before):
        return after[-1], [before]
    sentences = [part for part in _SENTENCES.split(line) if part.strip()]
    gone = [part for part in sentences[1:] if _GONE.match(normalise(part)) and names_some_team(part)]
    kept = [part for part in sentences if part not in gone]
    return (". ".join(kept), gone) if gone and any(map(names_some_team, kept)) else (line, ())


def changes_teams(line: str, above: Iterable[ListedCard]) -> bool:
    """True for a line of a list that begins with teams, which may be of how they are to be otherwise: `нет, зомби`."""
    said = normalise(line)
    words = words_of(said.partition(":")[0])  # what stands behind a name is somebody else's
    takes_back = _NO_FIRST.match(said) is not None or not TAKING_BACK.isdisjoint(words)
    if not (takes_back or updates.changes(said.partition(":")[0])) or not names_some_team(line):
        return False
    are_teams = [(one.loose, _is_team(normalise(one.readings[-1].name))) for one in above]  # alone, one may be talk
    return any(is_team for _, is_team in are_teams) and all(loose or is_team for loose, is_team in are_teams[:1])


class Contender(NamedTuple):
    """Who plays which teams; nobody where whoever writes says so of himself."""

    who: str
    teams: Sequence[str]


def sides_in(line: str) -> tuple[Sequence[Contender], Sequence[str]]:
    """Several people on one line, each with teams, and what else it says: `я за роботов и пиратов, Оля за зомби и
    ниндзя. До субботы!`; none unless each has as many as the others.
    """
    if not names_some_team(line):
        return (), ()
    found: list[Contender] = []
    talk_of: list[str] = []
    for clause in filter(None, map(str.strip, _CLAUSES.split(line))):
        match = _SIDE.fullmatch(clause)
        teams = teams_in(match["teams"]) if match else ()
        words = [word for word in words_of(normalise(match["teams"] if match else "")) if word not in _AND]
        doubts = bears_on_cards(word for word in words_of(normalise(clause)) if word not in _YET)
        if match and teams and not doubts and sum(map(len, map(str.split, teams))) == len(words):
            who = "" if normalise(match["who"]) in _MYSELF else match["who"]
            found.append(Contender(who, teams))
        elif names_some_team(clause) or doubts:
            return (), ()
        else:
            talk_of.append(clause)
    is_several = len(found) > 1 and len({len(one.teams) for one in found}) == 1
    return (found, talk_of) if is_several else ((), ())


def player_before(said: str, *, named: bool) -> str:
    """Who says so of himself, or is only `named`, before teams: `я Оля, за роботов и пиратов`, `Анна К., роботы и
    пираты`.
    """
    before, comma, rest = said.partition(",")
    name = people.named_here(before.strip()) or (people.name_alone(before.strip()) if named else "")
    is_name = comma and teams_in(rest) and not (names_some_team(name) or holds_card(name) or people.is_greeting(name))
    return name if is_name else ""


def team_among(text: str) -> str:
    """The first team that a text names in any form, as it stands there; empty if it names none."""
    words = words_of(text)[:_MOST_LOOKED_AT]
    return next((word for word in words if any(_is_team(bare) for bare in _bare(normalise(word)))), "")


def _is_team(word: str) -> bool:
    return is_team(word) or bool(team_in_form(word))


def _names_team(word: str) -> bool:
    return any(may_name_team(bare) for bare in _bare(word))


def names_some_team(said: str) -> bool:
    """True for what has a word that the name of a team begins with."""
    return any(may_name_team(bare) for word in words_of(normalise(said)) for bare in _bare(word))


def _around_teams(sentence: str) -> str:
    """The part of a sentence between commas in which teams are named, if what else it says does not bear on them."""
    parts = re.split("[,:]", sentence)
    named = [at for at, part in enumerate(parts) if names_some_team(part)]
    if not named:
        return sentence
    besides = [*parts[: named[0]], *parts[named[-1] + 1 :]]
    bears = any(bears_on_cards(words_of(normalise(part))) for part in besides)
    return sentence if bears else ",".join(parts[named[0] : named[-1] + 1])


def _bare(words: str) -> list[str]:
    """Words as they are and without what the first has before it in Hebrew."""
    return [words[len(before) :].lstrip("-") for before in _JOINED if words.startswith(before)]
