"""What stands beside cards and teams and leaves in doubt whether they are in the list: whose they were, and when; a
cross before one, a question mark behind it, whom it is for. It is asked, where nothing else is wrong with the row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from cards.database import game_ids, load_game
from cards.decks.listing import ListedCard, Listing, changes_list
from cards.decks.lists.around import labels, marks, remarks
from cards.decks.lists.talk import elsewhere, team_talk, teams_played
from cards.decks.names.given_names import is_given
from cards.decks.names.headings import is_about, is_more, is_printed, section
from cards.decks.names.kinds import slot_words
from cards.decks.names.known import by_itself, is_card, is_form, is_lead, is_same_card
from cards.decks.names.mentions import of_all
from cards.decks.names.team_forms import is_team, team_told
from cards.decks.words import people
from cards.decks.words.fillers import denies_cards
from cards.decks.words.maybes import COMES
from cards.decks.words.playing import DECIDED
from cards.decks.words.seen import seen, words_of
from cards.errors import Said, short
from cards.expressions import expression
from cards.names import normalise

_THEN = expression(
    r"(?<!\w)(?:в (?:прошл|предыдущ)\w+ раз\w*|(?:на )?прошл\w+ (?:игр|недел|суббот|турнир|год)\w*"
    r"|вчера|позавчера|раньше|обычно"
    r"|бы(?:л|ло|ли|ла)|играл[аи]?|last (?:time|week|game|year|round)|previously|yesterday|usually|used to|had|played"
    r"|[בה]?(?:פעם|משחק|שבוע|סיבוב) (?:ש?עבר\w*|ה?קודמ\w*|שעברה?)|בפעם ה?קודמת|אתמול|בדרך כלל"
    r"|היו|היה|הייתה|שיחק\w*)(?!\w)"
)
"""When something was that may be no more."""
_LAST = expression(r"(?<!\w)(?:в (?:прошл|предыдущ)\w+ раз\w*|last (?:time|round)|בפעם (?:ש?עבר\w*|ה?קודמ\w*))(?!\w)")
"""Of those, what is said of nothing that somebody has only chosen then."""
_OTHERS = expression(
    r"(?<!\w)(?:(?:мо[йяеёи]\w*|наш\w*|my|our) )?(?:друг[а]?|подруг[аи]|брата?|сестр[аы]|сосед[а]?"
    r"|friend(?:'s)?|brother(?:'s)?"
    r"|sister(?:'s)?|buddy|mate|ה?חבר(?:ה|ים)? שלי|אח שלי|אחותי|אחי)(?!\w)"
)
_WITH = expression(r"(?<!\w)(?:у|אצל|של|at|with) (?P<who>[^\W\d]{2,20})(?!\w)", re.I)
"""Somebody beside whom something is: `у Оли`."""
_SELF_WORDS = """
    меня нас себя мной me us home myself שלי שלנו אצלי לי я мы i אני беру возьму играю играем буду выбираю берём берем
 i'd i'll i'm take taking play playing pick לוקח לוקחת אקח משחק משחקת בוחר בוחרת
"""
_NOW_WORDS = "теперь сейчас сегодня now today עכשיו היום הפעם снова опять again שוב тогда лучше вместо instead במקום"
_SELF, _NOW = frozenset(_SELF_WORDS.split()), frozenset(_NOW_WORDS.split())
"""What is said of whoever speaks himself, and of now."""
_AS = expression(r"(?<!\w)(?:как|что|как и|так же как|те же что|as|like|same as|the same|כמו|אותו דבר) $")
_CLAUSES = expression(r"[.!?;]+\s+|,\s+")
_FOR = expression(
    r"(?:[(\[—–,#-]|//|\s-)\s*(?:(?P<for>для|for|בשביל|עבור)\s+(?P<whom>[^\W\d][\w'-]*)(?: (?P<next>[^\W\d][\w'-]*))?"
    r"|(?P<to>ל[^\W\d]+))\s*[)\]]?\s*$",
    re.I,
)
_KIN = expression(
    r"(?:мо[ейёюго]+|его|её|ее|друг|друга|друзей|подруг\w*|брат\w*|сестр\w*|сын\w*|доч\w*|мам\w*|пап\w*|жен[ыеу]|муж\w*|сосед\w*"
    r"|дет\w*|ребёнк\w*|ребенк\w*|него|неё|нее|них|тебя|вас|кого-то|another|somebody|someone|my|his|her|him|them|you|a"
    r"|friend\w*|brother|sister|son|daughter|wife|husband|חבר\w*|אח\w*|אמא|אבא|הבן|הבת|הילד\w*|אשתי|בעלי|מישהו)"
)
_CROSS = expression(r"^\W*[✗✘✖❌❎☓╳🚫⛔❓❔👎🤔🤷]|[✗✘✖☓╳🤔🤷]\ufe0f?\s*$")
_ENDS = expression(r"[,;]")
_ASKED = expression(r"(?P<card>[^\s].*?)\s*\?+\)?")
_PAIR = expression(r"(?P<one>\S.*?)\s+[-–—]\s+(?P<other>\S.*)")
_COMMENT = expression(r"(?P<card>.*\S)\s+//+\s*(?P<said>[^/]+)")
_BRACKET = expression(r"[(\[](?P<said>[^()\[\]]+)[)\]]")
_WHO = expression(r"[,;.]\s+(?P<who>[^\W\d][^,;:.\d]{1,30}?)\s*:\s")
_NUMBERED = expression(
    r"(?:order|deck|list|заказ|колода|дека|список|הזמנה|חפיסה|רשימה)\s*[№#]?\s*(?P<number>[2-9])\s*(?P<colon>:?)", re.I
)
_TAKEN_IN = expression(
    r"(?<!\w)(?:принят\w*|принял\w*|записал\w*|записан\w*|получил\w*|получено|зарегистрир\w+|внес\w*|внёс"
    r"|got (?:it|your)|received|registered|noted|recorded|accepted|קיבלתי|רשמתי|נרשם|נרשמת|התקבל\w*|קיבלנו|רשום)(?!\w)"
)
"""What an organiser answers to whoever sent a list."""
_MOST_ANSWERED = 8
_PERHAPS = {"может", "может быть", "возможно", "maybe", "perhaps", "אולי"}
_UNPRINTED = expression(
    r"(?<!\w)(?:не|печатать|напечатать|распечатать|not|to be|to print|still|לא|להדפיס|להדפסה)(?!\w)"
)
"""What says of cards that they are still to be printed."""


def asked(rows: Sequence[str], listings: Sequence[Listing]) -> None:
    """Add the faults of what is in doubt, each to the list of its row, and what is to be told."""
    begins = 0
    for listing in listings:
        listing.beside += _unprinted(rows, listing)
        of_row: dict[int, list[ListedCard]] = {}
        for entry in listing.entries:
            if entry.line is not None and entry.line <= len(rows):
                of_row.setdefault(entry.line, []).append(entry)
        told = {fault.line for fault in listing.faults}
        for number, why in _faults(rows, of_row, begins):
            if number not in told:
                listing.fault(str(why), number, why.code, **why.params)
                told.add(number)
        listing.beside += (
            said
            for number in (one for one in of_row if one <= len(rows))
            if number not in told and (said := elsewhere.commented(rows[number - 1])) and said not in listing.beside
        )
        begins = max(begins, *of_row) if of_row else begins
    if not any(one.faults for one in listings):
        _ask_of_numbered(rows, listings)
        _ask_of_quoted(rows, listings)


def _unprinted(rows: Sequence[str], listing: Listing) -> Iterator[str]:
    """Yield what is said of cards of the list that are still to be printed: in a heading, or beside one."""
    lines = {one.line for one in listing.entries if _is_taken(one)}
    for number, row in enumerate(rows, 1):
        heading = row.strip().rstrip(":")
        beside = [heading] if number in listing.heard and number not in lines else []
        beside += _BRACKET.findall(row) if number in lines else []
        for said in beside:
            words = normalise(said)
            if said not in listing.beside and _UNPRINTED.search(words) and is_printed(words):
                yield said


def _faults(rows: Sequence[str], of_row: Mapping[int, Sequence[ListedCard]], begins: int) -> Iterator[tuple[int, Said]]:
    taken = {number: found for number, one in of_row.items() if (found := [*filter(_is_taken, one)])}
    kept = [one for entries in of_row.values() for one in entries if one.place != "aside"]
    names = {normalise(name) for one in kept for name, _ in one.readings}
    for number, entries in taken.items():
        if (said := remarks.for_another(rows[number - 1])[1]) and _is_listed(said, names):
            yield number, changes_list(rows[number - 1].strip())
            continue
        row = seen(rows[number - 1]).strip()
        if any(doubts(row, entries) for doubts in _DOUBTS) or _is_of_another(row, of_row[number]):
            yield number, _left(row)
    for number, listed in of_row.items():
        text = rows[number - 1].strip()
        is_over = number not in taken and number + 1 in taken and text.endswith(":")
        if (is_over and _heads_of_before(text)) or any(
            one.place == "aside" and _comes_perhaps(one.text) for one in listed
        ):
            yield number, _left(text)
    yield from _exclaimed(rows, taken)
    yield from _others_teams(rows, taken)
    yield from _crossed(rows, taken)
    here = {number: entries for number, entries in of_row.items() if number <= len(rows)}
    yield from elsewhere.in_doubt(rows, here, begins)


def _is_listed(said: str, names: Collection[str]) -> bool:
    """True for what says for which card another one is there, if that is one of these."""
    from cards.decks.lists.around.looks import called, called_for_another  # few lists say so

    gone = called_for_another(said)
    return any(not gone.isdisjoint(called(name)) for name in names)


def _heads_of_before(text: str) -> bool:
    """True for a heading that says that what is below was so the last time."""
    *_, said = _CLAUSES.split(normalise(text))
    return _NOW.isdisjoint(words_of(said)) and any(_is_meant(said, one) for one in _LAST.finditer(said))


def _comes_perhaps(text: str) -> bool:
    """True for a card with a remark that it comes, which puts that in doubt: `2 Корова (может, возьму)`."""
    found = _BRACKET.search(text)
    said = normalise(found["said"]) if found else ""
    before, comma, last = said.partition(",")
    return bool(comma) and before in _PERHAPS and not COMES.isdisjoint(words_of(last))


def _crossed(rows: Sequence[str], taken: Mapping[int, Sequence[ListedCard]]) -> Iterator[tuple[int, Said]]:
    """Yield what is wrong with cards that are crossed, or have an empty box, unless all of the list's have."""
    cards = [number for number, entries in taken.items() if not all(map(_leads, entries))]
    crossed = [number for number in cards if _CROSS.search(rows[number - 1])]
    empty = [number for number in cards if marks.ticked(rows[number - 1]) is False]
    boxes = any(marks.ticked(rows[number - 1]) for number in cards)  # what is ticked beside is told as it is
    for found in (crossed, [] if boxes else empty):
        if len(found) < len(cards):
            yield from ((number, _left(rows[number - 1].strip())) for number in found)


def _others_teams(rows: Sequence[str], taken: Mapping[int, Sequence[ListedCard]]) -> Iterator[tuple[int, Said]]:
    """Yield what is wrong with rows of teams of which it is said that they are taken, or beside other teams that
    somebody else wants them: `роботы и пираты заняты`, `Петя хочет роботов и пиратов`.
    """
    of_teams = [number for number, entries in taken.items() if _are_teams(entries)]
    for number in of_teams:
        said = team_talk.settled(rows[number - 1], teams_played.names_some_team)[0]
        if teams_played.is_decided(said):
            continue
        is_anothers = team_talk.wants_another(said, teams_played.names_some_team)
        if len(of_teams) > 1 if is_anothers else team_talk.are_gone(said):
            yield number, team_told(rows[number - 1].strip(), taken[number][0].readings[0].name)


def _exclaimed(rows: Sequence[str], taken: Mapping[int, Sequence[ListedCard]]) -> Iterator[tuple[int, Said]]:
    """Yield what is wrong with the last card of a list, if it alone has no number and ends as a sentence does: it may
    be what somebody says, as `До свадьбы заживёт.` is a card's name and a wish.
    """
    *above, last = sorted(taken) or [0]
    said = rows[last - 1].strip() if len(above) >= _LEAST_COUNTED else ""
    name = said.rstrip(".!…")
    if name == said or is_card(normalise(said)) or not is_card(normalise(name)) or is_lead(normalise(name)):
        return
    others = [rows[number - 1] for number in above if not all(map(_leads, taken[number]))]
    if all(labels.has_number(row) for row in others):
        write = by_itself(name)
        told = f"{short(said)!r} names the card {name!r} among other words: write {write!r}, or leave it out"
        yield last, Said(told, "names-card", text=short(said), name=name, write=write)


def _is_taken(entry: ListedCard) -> bool:
    return not entry.loose and entry.place != "aside"


def _leads(entry: ListedCard) -> bool:
    return any(is_lead(normalise(name)) for name, _ in entry.readings)


def _left(said: str) -> Said:
    what = short(said)
    return Said(f"{what!r} was not read here: write it on a line of its own, or leave it out", "left-over", text=what)


def _are_teams(entries: Sequence[ListedCard]) -> bool:
    return all(
        any(is_team(normalise(name)) or teams_played.team_among(name) for name, _ in one.readings) for one in entries
    )


def _is_of_before(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for cards or teams of which it is said whose they were, or when, and not that they are so now."""
    if len(entries) < 2:
        return False
    row = labels.with_bare_name(row)
    said = normalise(team_talk.settled(row, teams_played.names_some_team)[0])
    if not _NOW.isdisjoint(words_of(said)) or teams_played.is_decided(row):
        return False
    teams = _are_teams(entries)
    if teams:
        from cards.decks.lists.talk.sides import sides_in  # few lists are of teams

        if sides_in(row)[0]:
            return False  # each has his own
    for clause in _CLAUSES.split(said):
        names = teams_played.names_some_team(clause) if teams else labels.holds_card(clause)
        if not names:
            continue
        then = _THEN if teams and DECIDED.isdisjoint(words_of(clause)) else _LAST
        behind = any(_is_meant(clause, one) for one in then.finditer(clause))
        own = not _SELF.isdisjoint(words_of(clause))
        whose = not own and (any(map(_is_somebody, _WITH.finditer(clause))) or _OTHERS.search(clause) is not None)
        if behind or (teams and whose):
            return True
    return False


def _is_meant(clause: str, found: re.Match[str]) -> bool:
    """True for a time that is not only likened to now, and no part of a card's name."""
    before = clause[: found.start()]
    inside = any(one.start <= found.start() < one.end for one in of_all().find(clause))
    return _AS.search(before) is None and not inside


def _is_somebody(found: re.Match[str]) -> bool:
    word = normalise(found["who"])
    return (
        word not in _SELF and word not in ("the", "an") and not is_card(word) and not teams_played.names_some_team(word)
    )


def _is_for_another(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for a card with a remark for whom it is: `2 Корова (для Пети)`."""
    if not (found := _FOR.search(row)):
        return False
    if found["to"]:
        return is_given(found["to"][1:])
    whom = found["whom"]
    is_name = (whom[:1].isupper() and not found["for"][:1].isupper()) or is_given(whom)
    kin = _KIN.fullmatch(normalise(found["next"] if whom.casefold() in ("a", "the") and found["next"] else whom))
    return not labels.holds_card(whom) and (is_name or kin is not None)


def _is_asked(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for one of several cards of a row with a question mark behind it that is not in its name."""
    parts = [part.strip() for part in _ENDS.split(row)]
    found = [match["card"] for part in parts if (match := _ASKED.fullmatch(part))] if len(parts) > 1 else []
    return any(labels.names_card(card) and not _is_question(card) for card in found)


def _is_question(card: str) -> bool:
    name = normalise(labels.named_on(card))
    for game in map(load_game, game_ids()):
        for words in game.words.values():
            if any("?" in one.name and normalise(one.name).rstrip("?") == name.rstrip("?") for one in words.values()):
                return True
    return False


def _is_pair(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for a row of several cards, between two of which is a dash: one may stand for the other."""
    parts = [part.strip() for part in _ENDS.split(row.rpartition(":")[2])]
    found = [match for part in parts if (match := _PAIR.fullmatch(part))] if len(parts) > 1 else []
    pairs = [(normalise(match["one"]), normalise(match["other"])) for match in found]
    return any(
        is_card(one) and is_card(other) and not is_same_card(one, other) and not is_lead(one) for one, other in pairs
    )


def _is_comment(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for a card with another in its comment, which may be in the list as well, or is not: `2 Корова // Ёж`."""
    found = _COMMENT.fullmatch(row)
    if not found or not labels.has_number(found["card"]):
        return False
    words = words_of(normalise(found["said"]))
    return is_card(" ".join(words)) or (denies_cards(words) and any(is_card(word) or is_form(word) for word in words))


def _is_slot_behind(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for cards with the name of a slot behind a comma, and nothing in it: `2 Корова, Герой`."""
    before, comma, last = row.rpartition(",")
    return bool(comma) and normalise(last) in slot_words() and not any(map(_leads, entries)) and bool(before)


def _is_of_another(row: str, entries: Sequence[ListedCard]) -> bool:
    """True for a row in the middle of which somebody is named whose the cards behind are: `…, Рома: робот 4`."""
    talked = [one.text.rstrip(" :") for one in entries if one.loose]
    if any(len(teams_played.teams_in(said)) > 1 for said in talked):
        return True
    for found in _WHO.finditer(row):
        who, words = found["who"], normalise(found["who"])
        known = section(words) or is_more(words) or is_about(words) or words in slot_words() or labels.holds_card(who)
        is_name = (
            is_given(who) or (who[:1].isupper() and people.name_alone(who)) or (who in talked and "א" <= who[:1] <= "ת")
        )
        if is_name and not known and labels.holds_card(row[: found.start()]) and labels.holds_card(row[found.end() :]):
            return True
    return False


_LEAST_COUNTED = 3
"""Fewest cards with a number above one that has none, and may be an exclamation."""
_DOUBTS: Sequence[Callable[[str, Sequence[ListedCard]], bool]] = (
    _is_of_before,
    _is_for_another,
    _is_asked,
    _is_pair,
    _is_comment,
    _is_slot_behind,
)


def _ask_of_numbered(rows: Sequence[str], listings: Sequence[Listing]) -> None:
    """Ask what the number of a list is, on a line of its own without its cards: `Колода 2` of one list."""
    lines = [one.line or 0 for listing in listings for one in listing.entries if _is_taken(one)]
    for listing in listings:
        for number, row in enumerate(rows, 1):
            match = _NUMBERED.fullmatch(row.strip())
            if not match or number not in listing.heard or not lines:
                continue
            below = sum(line > number for line in lines)
            if below < 2 and not (match["colon"] and below) and (len(listings) == 1 or not below):
                why = _left(row.strip())
                listing.fault(str(why), number, why.code, **why.params)


def _ask_of_quoted(rows: Sequence[str], listings: Sequence[Listing]) -> None:
    """Ask whose a list is that is quoted in an answer, where that reads as an organiser's."""
    for listing in listings:
        lines = {one.line for one in listing.entries if _is_taken(one) and one.line and one.line <= len(rows)}
        own = [row for row in rows if row.strip() and not marks.is_quoted(row)]
        if not lines or not own or not all(marks.is_quoted(rows[line - 1]) for line in lines if line):
            continue
        said = normalise(" ".join(own))
        if any(map(str.isdigit, said)) or labels.holds_card(said):
            continue  # he changes something
        if len(words_of(said)) <= _MOST_ANSWERED and _TAKEN_IN.search(said):
            number = min(number for number, row in enumerate(rows, 1) if row in own)
            why = _left(rows[number - 1].strip())
            listing.fault(str(why), number, why.code, **why.params)
