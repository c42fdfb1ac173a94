"""Which teams somebody plays, as people say it: `Роботы и Пираты`, `Дима за зомби и ниндзя, Лёша за пиратов и …`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from cards.database import of_games
from cards.decks.listing import ListedCard
from cards.decks.lists.around.labels import OF_SO_MANY
from cards.decks.lists.around.remarks import NOT
from cards.decks.lists.talk import paired, swapped, team_talk
from cards.decks.names.game_titles import titles, without_title
from cards.decks.names.headings import TEAM
from cards.decks.names.kinds import team_words
from cards.decks.names.team_forms import is_team, may_name_team, team_in_form
from cards.decks.words import counted, people, updates
from cards.decks.words.fillers import AROUND, TAKING_BACK, bears_on_cards
from cards.decks.words.maybes import is_aside
from cards.decks.words.playing import PLAY, PLAYS, bare
from cards.decks.words.seen import words_of
from cards.expressions import expression
from cards.names import normalise

_LONGEST_TEAM, _MOST_BESIDE, _MOST_LOOKED_AT = 3, 3, 16
"""Most words of a team's name, of those beside several, and of a text in which they are looked for."""
_SENTENCES = expression(r"[.!]\s+")
_AND = ("и", "and", "с", "со", "плюс", "plus")
_TENS = expression("[1-5][0-9]")
"""How many cards a team has, as may stand behind its name."""
_WANT = {
    "беру", "возьму", "играю", "выбираю", "выбрала", "выбрал", "пойду", "хотим", "берём", "берем",
    "want", "take", "taking", "play", "playing", "pick", "picked", "choose",
    "запиши", "запишите", "записывай", "записывайте", "записываюсь", "go", "going",
    "תרשום", "תרשמי", "תרשמו", "רוצה", "רוצים", "לוקח", "לוקחת", "משחק", "משחקת", "בוחר", "בוחרת", "בחרתי",
}  # fmt: skip
"""What somebody says who is going to play them."""
_PUT_DOWN = expression(r"(?<!\w)(?:put|sign|mark|count|write) (?:me|us|him|her|them) (?:down|up|in)(?!\w)", re.I)
_NUMBERED = expression(r"(?P<label>[^:=\t\n]{1,40}?)\s*(?:[:=\t]|\s[-–—]+(?=\s))\s*(?P<team>[^:=,\n]{2,40}?)[.!]?")
_COMMAS = expression("[,;]")
_MOST_WANTED = 9
"""Most words that stand beside teams where it is said so."""
_IN_THE_END = expression(
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
_WISHED = expression(
    r"(?P<before>.*(?<!\w)(?i:сначала|раньше|вчера|хотел[аи]?|думал[аи]?|at first|originally|wanted"
    r"|קודם|בהתחלה|רצ(?:יתי|ה|תה))(?!\w).*?)[,;.]? (?i:но|а|потом|теперь|but|now|then|אבל|ו?עכשיו) (?P<now>.*)"
)
_INSTEAD = expression(r"(?<!\w)(?:вместо|instead of|במקום)(?!\w)", re.I)
_TAKES = expression(
    r"возьм(?:у|[её]т|ем|[её]м)|бер[её]т|хочет|хочу|буд(?:у|ет)|сыгра(?:ю|ет)|игра(?:ет|ю)|решил[аи]?|лучше|теперь|of|takes?|will"
    r"|i'll|wants?|plays?|now|prefers?|ייקח|יקח|תיקח|אקח|לוקחת?|רוצה|משחקת?|ישחק|תשחק|אשחק|מעדיפה?"
)
"""What somebody wanted, and what he takes for one of that: `сначала хотел зомби и роботов, но вместо роботов пиратов`.
"""
_READY = expression(
    r"\s*[(\[](?P<said>(?:это |it's |זו |זאת )?(?:готов\w+|стартов\w+|ready|pre-?made|starter|ה?חפיסה ה?מוכנה"
    r"|ה?מוכנה)(?!\w)[^()\[\]]{0,80})[)\]]",
    re.I,
)
"""Which ready-made deck teams are, as is said behind them; whether it is so is looked at where decks are known."""
_GONE = expression(
    r"(?:а |но |but |אבל |ו)?(?:если|if|אם)\b.{0,40}\b"
    r"(?:занят\w*|занял\w*|забрал\w*|разобрал\w*|взял\w*|разберут|займут|заберут|возьмут|уйдут|нет|taken|gone"
    r"|not available|unavailable|תפוס\w*|תפסו|יתפסו|ייתפסו|ייקחו|יילקחו|לקחו?|נלקח\w*|אינם|אין)\b"
)
"""What begins a sentence of what is taken if something else is not there any more."""
_NO_WAIT = expression(
    r"(?<!\w)(?:(?:а |и |ой,? )?(?:нет,? )?(?:подожди(?:те)?|погоди(?:те)?|стоп)(?:,? нет)?|ой,? нет"
    r"|(?:oh )?no,? wait|wait,? no|רגע,? לא|לא,? רגע|רגע)(?!\w)",
    re.I,
)
_THEN = expression(r"(?<!\w)(?:тогда|давай(?:те)?|лучше|then|make it|i'll take|אז|תרשמו|עדיף)(?!\w)", re.I)
"""What somebody says who takes back what he has just said, and what he says before what it is to be."""
_LAST_TIME = expression(
    r"\W*(?:(?:а|и|но|ו|and|but) )?"
    r"(?:(?:в )?(?:прошлый|предыдущий) раз|раньше|last time|previously|ב?פעם (?:ה?קודמת|שעברה))"
    r"(?!\w)(?! (?:как|тоже|же|too|as)(?!\w))",
    re.I,
)
"""What begins a sentence of teams that were played before."""
_GAME_TOO = expression(
    r"(?P<game>[^,:]*(?::\s[^,:]*)?)\s(?:too|also|as well|again|тоже|также|снова|опять|גם כן|גם|שוב)"
    r"(?=\s*[,:]|\s[-–—]\s)",
    re.I,
)
"""The game that somebody plays as others do, before a comma."""
_TOO_GAME = expression(r"(?P<who>[^,:]{1,40}:\s+)?(?:тоже|также|снова|опять|also|again|גם) (?P<rest>.+)", re.I)
"""The same word before the game."""
_ARROW = expression(r"→|➡|⇒|[-–=]>|<[-–=]|←")
_EXCEPT = expression(
    r"(?<!\w)(?:кроме(?! (?:того|этого|шуток))|за исключением|не считая|except|(?:anything|everything|anyone|all"
    r"|any) but"
    r"|other than|apart from|besides(?! (?:that|this))|but not|חוץ מ(?!זה|כך)|למעט|מלבד(?! זאת| זה)|פרט ל)",
    re.I,
)
"""What stands before teams that are not meant."""
_NO_FIRST = expression(r"(?:нет|no|לא)\s?[,.!:;—–-]")
_AS_ALWAYS = expression(
    r"(?<!\w)(?:(?:i|we)(?:'d| would) (?:like|love)(?: to)?|хотел[аи]? бы|хотелось бы|הייתי רוצה"
    r"|(?:как(?: и)?|(?:the )?same as|just like|like|as|כמו) "
    r"(?:всегда|обычно|раньше|в прошл\w+ \w+|always|usual|before|last \w+|תמיד|ב?פעם (?:שעברה|ה?קודמת)))(?!\w)"
)
"""What somebody says who would like what he plays, or plays what he has played before."""
_LEAST_TEAMS = 2


@of_games(4096)
def teams_in(line: str) -> Sequence[str]:
    """The teams that a line names one after the other, beside a few words: `Роботы и Пираты, как всегда`."""
    found = _teams_in(line)
    if found or sum(map(begins_team, words_of(normalise(line)))) < _LEAST_TEAMS:
        return found
    bare_line = without_turns_of_teams(line)
    return _teams_in(bare_line) if bare_line != line else ()


def without_turns_of_teams(line: str) -> str:
    """A line that names teams without turns of phrase that say nothing of them, and, before them, without the word that
    somebody plays the same game, too: `Ури: Замес тоже, зомби и пираты`.
    """
    from cards.decks.words.turns import without_turns  # few letters name teams

    if (too := _TOO_GAME.match(line)) and titles().match(too["rest"]):
        line = f"{too['who'] or ''}{too['rest']}"
    too = _GAME_TOO.match(line)
    is_game = too is not None and not names_some_team(too["game"]) and without_title(too["game"]) != too["game"]
    return without_turns(f"{too['game']}{line[too.end() :]}" if too and is_game else line)


def _teams_in(line: str) -> Sequence[str]:
    line = paired.without_pairing(decided(line)[0], begins_team)
    if _ARROW.search(line) or _EXCEPT.search(line):
        return ()  # one of them becomes the other, or these are what nobody plays
    said = [part for part in _SENTENCES.split(OF_SO_MANY.sub("", line)) if part.strip()] or [line]
    said = [one for one in said if not team_talk.is_unwanted(one)] if len(said) > 1 else said
    named_in = [one for one in said if names_some_team(one)]
    if not all(map(updates.says_wish, named_in[:-1])) or any(map(_is_offered, named_in)):
        return ()  # of some it may be said that somebody else takes them
    words = [
        word
        for word in words_of(normalise(_PUT_DOWN.sub("want", _around_teams(without_title((named_in or said)[-1])))))
        if word not in _AND and not _TENS.fullmatch(word)
    ]
    words = team_talk.compounds(words, begins_team)
    if not NOT.isdisjoint(words):
        return ()
    if sum(map(begins_team, words)) < _LEAST_TEAMS:
        return ()
    found: list[tuple[str, int, int]] = []
    at = beside = 0
    while at < len(words):
        runs = [(" ".join(words[at:to]), at, to) for to in range(min(len(words), at + _LONGEST_TEAM), at, -1)]
        runs = [(one, start, to) for run, start, to in runs for one in bare(run)]
        named = ((run if is_team(run) else team_in_form(run), start, to) for run, start, to in runs)
        known = next((run for run in named if run[0]), None)
        found += [known] if known else []
        beside += known is None and words[at] not in PLAYS and not people.is_greeting(words[at])
        at = known[2] if known else at + 1
    found = [*team_talk.once(found)]
    if len(found) > _LEAST_TEAMS and beside:
        return ()  # some may be somebody else's
    follow = len(found) > 1 and all(team_talk.follow(words[one[2] : other[1]]) for one, other in pairwise(found))
    beside -= sum(word in AROUND and word not in PLAYS for word in words)
    said_so = not _WANT.isdisjoint(words) and not bears_on_cards(words) and beside <= _MOST_WANTED
    rest = _rest(words, found)
    is_plain = beside <= _MOST_BESIDE or said_so
    is_played = is_plain or (len(found) == _LEAST_TEAMS and _is_played(line, rest))
    is_sure = follow and is_played and not is_aside(normalise(line))
    return [run[0] for run in found] if is_sure and not _is_dangerous(rest) else ()


def _is_dangerous(said: str) -> bool:
    """True for what is said beside teams with a word by which something else may be meant."""
    from cards.decks.words.dangers import is_dangerous  # few letters name teams

    return is_dangerous(said, of_changes=False)


def _rest(words: Sequence[str], found: Sequence[tuple[str, int, int]]) -> str:
    """What some words say before and behind the teams that are found among them."""
    beside = [*words[: found[0][1]], *words[found[-1][2] :]] if found else words
    return _AS_ALWAYS.sub(" ", " ".join(word for word in beside if re.search(r"\w", word)))


def _is_played(line: str, rest: str) -> bool:
    """True for a line that says in whatever words that its two teams are played, or in which game, and of which no word
    says that anything else may be meant.
    """
    others = [one for one in _SENTENCES.split(line) if not (names_some_team(one) or team_talk.is_unwanted(one))]
    is_said = without_title(line) != line or not (PLAY | _WANT).isdisjoint(rest.split())
    is_safe = not any(_is_dangerous(normalise(one)) for one in others)
    return is_said and is_safe and not any(map(counted.is_number, rest.split()))


def _is_offered(said: str) -> bool:
    """True for a sentence that names teams as an example, or as such that anybody may still take."""
    words = words_of(normalise(said))
    return (
        team_talk.is_example(said) or team_talk.if_left(said) or (team_talk.are_left(said) and _WANT.isdisjoint(words))
    )


def teams_numbered(line: str) -> Sequence[str]:
    """The teams of a line that says which of somebody's they are: `вторая фракция: зомби`, `Faction 1 - Aliens`."""
    found = [_team_numbered(part.strip()) for part in _COMMAS.split(line)]
    return found if all(found) else ()


def _team_numbered(part: str) -> str:
    match = _NUMBERED.fullmatch(part)
    label = normalise(match["label"]).split() if match else []
    is_label = all(map(_is_of_label, label)) and not all(map(str.isdecimal, label))
    is_label &= "\t" not in part or any(word in team_words() or word in TEAM for word in label)
    return match["team"] if match and is_label and _is_team(normalise(match["team"])) else ""


def _is_of_label(word: str) -> bool:
    return word in team_words() or word in TEAM or word in AROUND or counted.says_which(word)


def decided(line: str) -> tuple[str, Sequence[str]]:
    """What a line says of teams in the end, and what else it says of others: what was said earlier, and which are taken
    if those are gone.
    """
    line, besides = team_talk.settled(line, names_some_team)
    if (late := team_talk.late(line)) and not names_some_team(late[1]):
        line, besides = late[0], [*besides, late[1]]
    line, gone = _finally(line)
    ready = [match["said"] for match in _READY.finditer(line)]
    said = normalise(" ".join(ready))
    is_plain = not (bears_on_cards(words_of(said)) or updates.changes(said) or any(map(str.isdigit, said)))
    return (_READY.sub("", line), [*gone, *besides, *ready]) if ready and is_plain else (line, [*gone, *besides])


def is_decided(line: str) -> bool:
    """True for a line that says what was before what is in the end, or which teams are taken if others are gone."""
    return bool(_finally(line)[1])


def _finally(line: str) -> tuple[str, Sequence[str]]:
    before, *after = _IN_THE_END.split(line, maxsplit=1)
    if after and not _EARLIER.isdisjoint(words_of(normalise(before))) and names_some_team(before):
        return after[-1], [before]
    if found := _thought_again(line) or _one_instead(line):
        return found
    if swapped.may_exchange(line) and (found := swapped.exchanged(line, teams_named)):
        return found
    sentences = [part for part in _SENTENCES.split(line) if part.strip()]
    gone = [part for part in sentences[1:] if _GONE.match(normalise(part)) and names_some_team(part)]
    gone += [part for part in sentences if _LAST_TIME.match(part) and names_some_team(part)]
    kept = [part for part in sentences if part not in gone]
    return (". ".join(kept), gone) if gone and any(map(names_some_team, kept)) else (line, ())


def _thought_again(line: str) -> tuple[str, Sequence[str]] | None:
    """The end of a line in which somebody takes back the teams that he has named, behind the word for that, and what
    stands before: `я буду роботами и пиратами, нет, подожди, роботов взял Стас, тогда зомби и пираты`.
    """
    before, *after = _NO_WAIT.split(line, maxsplit=1)
    *middle, last = _THEN.split(after[-1]) if after and names_some_team(before) else [""]
    named = sum(map(begins_team, words_of(normalise(last)))) if middle else 0
    return (last, [before, *filter(str.strip, middle)]) if named >= _LEAST_TEAMS else None


def _one_instead(line: str) -> tuple[str, Sequence[str]] | None:
    """The teams of somebody who says which two he wanted, and which he takes instead of one of them."""
    match = _WISHED.fullmatch(line)
    wanted, instead = (teams_named(match["before"]), _INSTEAD.search(match["now"])) if match else ((), None)
    if not match or not instead or len(wanted) != _LEAST_TEAMS:
        return None
    before, behind = teams_named(match["now"][: instead.start()]), teams_named(match["now"][instead.end() :])
    gone, come = (behind[0], before[0]) if before and behind else behind if len(behind) == _LEAST_TEAMS else ("", "")
    if gone not in wanted or not come or come in wanted or len(before) + len(behind) != _LEAST_TEAMS:
        return None
    others = [word for word in words_of(normalise(match["now"])) if not (begins_team(word) or _INSTEAD.fullmatch(word))]
    if not all(word in AROUND or word in PLAYS or word in _WANT or _TAKES.fullmatch(word) for word in others):
        return None  # it may be somebody else who takes that one
    return ", ".join(come if one == gone else one for one in wanted), [match["before"].strip(" ,;.")]


def changes_teams(line: str, above: Iterable[ListedCard]) -> bool:
    """True for a line of a list that begins with teams, which may be of how they are to be otherwise: `нет, зомби`."""
    before, dash, _ = line.partition(" — " if " — " in line else " - ")
    if dash and people.name_alone(before.strip()) and not names_some_team(before):
        return False  # what stands behind a name is somebody else's
    said = normalise(line)
    words = words_of(said.partition(":")[0])
    takes_back = _NO_FIRST.match(said) is not None or not TAKING_BACK.isdisjoint(words)
    if not (takes_back or updates.changes(said.partition(":")[0])) or not names_some_team(line):
        return False
    are_teams = [(one.loose, _is_team(normalise(one.readings[-1].name))) for one in above]  # alone, one may be talk
    return any(is_team for _, is_team in are_teams) and all(loose or is_team for loose, is_team in are_teams[:1])


def team_among(text: str) -> str:
    """The first team that a text names in any form, as it stands there; empty if it names none."""
    words = words_of(text)[:_MOST_LOOKED_AT]
    return next((word for word in words if any(_is_team(one) for one in bare(normalise(word)))), "")


def team_alone(said: str) -> str:
    """The only team that something is, in whatever form; empty for anything else."""
    words = normalise(said).strip(" .!")
    return words if is_team(words) else team_in_form(words) if words else ""


def teams_named(line: str) -> Sequence[str]:
    """The teams that a line names, in whatever form and whatever else it says, by their names."""
    words = words_of(normalise(line))
    found: list[str] = []
    at = 0
    while at < len(words):
        runs = [(" ".join(words[at:to]), to) for to in range(min(len(words), at + _LONGEST_TEAM), at, -1)]
        named = ((run if is_team(run) else team_in_form(run), to) for said, to in runs for run in bare(said) if run)
        known = next((one for one in named if one[0]), None)
        found += [known[0]] if known else []
        at = known[1] if known else at + 1
    return found


def _is_team(word: str) -> bool:
    return is_team(word) or bool(team_in_form(word))


def begins_team(word: str) -> bool:
    """True for a word that the name of a team begins with."""
    return any(may_name_team(one) for one in bare(word))


def names_some_team(said: str) -> bool:
    """True for what has a word that the name of a team begins with."""
    return any(may_name_team(one) for word in words_of(normalise(said)) for one in bare(word))


def _around_teams(sentence: str) -> str:
    """The part of a sentence between commas in which teams are named, if what else it says does not bear on them."""
    parts = re.split("[,:]", sentence)
    named = [at for at, part in enumerate(parts) if names_some_team(part)]
    if not named:
        return sentence
    besides = [*parts[: named[0]], *parts[named[-1] + 1 :]]
    besides = [part for part in besides if not (_LAST_TIME.match(part) and PLAY.isdisjoint(words_of(normalise(part))))]
    said = [_AS_ALWAYS.sub(" ", normalise(part)) for part in besides]
    bears = any(bears_on_cards(words_of(one)) or _is_dangerous(one) for one in said)
    return sentence if bears else ",".join(parts[named[0] : named[-1] + 1])
