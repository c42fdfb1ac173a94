"""What is said beside teams in a sentence, and bears on none of them: what somebody else would have taken, what is in a
team, a hope that nobody has them yet; and words between teams of somebody who looks for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from cards.decks.listing import ListedCard, read_as
from cards.decks.names.kinds import team_words
from cards.decks.names.stems import stems
from cards.decks.names.team_forms import is_team, team_slipped, team_told
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.seen import words_of
from cards.errors import Said
from cards.expressions import expression
from cards.names import normalise

_ADVISED = expression(
    r",?\s+(?P<said>(?:хотя|хоть|although|though|even though|למרות ש|אף ש|אם כי )\s?[^.,;:!?]{0,40}?"
    r"(?:советовал|предлагал|рекомендовал|уговаривал|просил|хотел|думал|advised|suggested|recommended|wanted|told me"
    r"|המלי[צץ]|יע[צץ]|הציע|רצ(?:ה|תה)|אמר)\w*[^.,;:!?]{0,60})(?=[.!?]|$)",
    re.I,
)
"""What somebody would have liked, in spite of which it is otherwise."""
_HOPED = expression(
    r",?\s+(?P<said>(?:(?:очень )?наде(?:юсь|емся)|(?:i )?hop(?:e|ing)|hopefully|ו?מקוו(?:ה|ים|ות))(?!\w)"
    r"[^.!?;:]{0,60})(?=[.!?;:]|$)",
    re.I,
)
_BETWEEN = expression(
    r"(?P<said>(?:долго |всё |я )*(?:выбирал[аи]?|думал[аи]?|колебал\w+|сомневал\w+|метал\w+)"
    r" между [^.,;:!?]{3,60}"
    r"|(?:i )?(?:hesitated|was torn|was choosing|couldn't choose) between [^.,;:!?]{3,60}"
    r"|(?:הרבה |ממש )?(?:התלבטתי|היססתי|חשבתי) בין [^.,;:!?]{3,60})"
    r"(?=,? (?:но |и |а |but |and |אבל )?(?:в итоге |в конце |finally |בסוף |לבסוף )?"
    r"(?:остановил\w+|выбрал\w?|решил\w?|взял\w?|settled|chose|decided|picked|סגרתי|בחרתי|החלטתי|הלכתי))",
    re.I,
)
"""What somebody hesitated between, who has decided since."""
_BECAUSE = expression(
    r",?\s+(?P<said>(?:потому,? ?что|пот[ао]му ?што|патаму ?ч?што|пот[оа]мушт[оа]|патамушт[оа]|так как|т\.? ?к\.?|ведь"
    r"|because|cuz|cause|since|כי|בגלל ש?)(?!\w)[^.!?;:]{0,80})(?=[.!?;:]|$)",
    re.I,
)
"""Why somebody takes them."""
_TAKEN = expression(
    r"(?<!\w)(?:занят\w*|заняли|занял|разобрал\w*|разобраны|забрал\w*|взял\w*|свободн\w+|остал\w+|taken|took|grabbed|free|available|left"
    r"|תפס\w*|תפוס\w*|לקח\w*|נלקח\w*|פנוי\w*|נשאר\w*)(?!\w)",
    re.I,
)
"""A hope, and of what: that nobody has them."""
_TAKEN_BY = expression(
    r"(?<!\w)(?:занят\w*|заняли|занял\w?|разобрал\w*|разобраны|забрал\w*|взял\w*|берёт|берет|выбрал\w*|хочет"
    r"|taken|took|takes?|grabbed|picked|has|have|wants?|claimed|gone|תפס\w*|תפוס\w*|נתפס\w*|לקח\w*|נלקח\w*|בחר\w*)(?!\w)",
    re.I,
)
_FREE = expression(r"(?<!\w)(?:свободн\w+|остал\w+|free|available|left|פנוי\w*|נשאר\w*)(?!\w)", re.I)
_IF_LEFT = expression(
    r",?\s*(?P<said>(?<!\w)(?:(?:только )?если|(?:only )?if|(?:רק )?אם)(?: (?!(?:or|или|либо|או) )[^\W\d][\w'’]*){1,6})"
    r"(?P<end>\s*(?:$|[.!)(,;:]|(?<=\w)\s[-–—]\s))",
    re.I,
)
"""On what condition somebody takes what he names."""
_NOBODY = expression(
    r"(?<!\w)(?:не|нет|никто|никем|not|no one|noone|nobody|\w+n't|aren’t|לא|אף אחד|אין|איש)(?!\w)", re.I
)
_MINDS = expression(r"(?<!\w)(?:против|возража\w+|(?<!my )(?<!our )minds?|objects?|מתנגד\w*|אכפת)(?!\w)", re.I)
_ELSE = expression(
    r"(?<!\w)(?:то|тогда|иначе|если|в противном|запасн\w+|otherwise|else|then|if|or|אז|אחרת|אם|או)(?!\w)", re.I
)
"""What says what is to be otherwise."""
_EXAMPLE = expression(
    r"(?<!\w)(?:например|к примеру|скажем|допустим|for example|for instance|e\.g\.|let's say"
    r"|למשל|לדוגמ[הא]|נניח|נגיד)(?!\w)",
    re.I,
)
_IF = expression(r"(?<!\w)(?:если|if|אם)(?!\w)", re.I)
_PROVIDED = expression(
    r"(?<!\w)(?:если|раз|надеюсь|надеемся|пока|ещё не|if|as long as|since|hope\w*|hoping"
    r"|אם|בתנאי|כל עוד|מקוו\w+|בתקווה)(?!\w)",
    re.I,
)
"""What is said of teams that somebody takes, if nobody else has them."""
_MINE = expression(r"(?<!\w)(?:я|мы|мой|моя|мне|меня|i|we|my|me|אני|אנחנו|שלי|לי|לקחתי|תפסתי)(?!\w)", re.I)
"""What says that it is whoever speaks who has them."""
_WANTS = expression(
    r"\W*(?P<who>[^\W\d_][\w'’-]+(?: [^\W\d_][\w'’-]+)?),? (?:(?:тоже|уже|also|already|גם|כבר) )?"
    r"(?:хочет|хотят|хотел[аи]?|просит|выбрал[аи]?|берёт|берет|берут|взял[аи]?|wants?|wanted|takes|took|picked|has"
    r"|רוצים|רוצות|רצה|רצתה|לקח|לקחה|בחר|בחרה|רוצה)(?!\w)",
    re.I,
)
_DESCRIBED = expression(
    r"(?P<open>\()(?P<team>[^(),]{2,40})(?P<said>,? (?:где|у которых|в которых|с|со|where|with|that have"
    r"|איפה ש|שיש להם|עם) [^()]{2,60})\)",
    re.I,
)
"""A team in brackets with what is in it: `(роботы, где Кофейный титан)`."""
_SEARCHING_WORDS = """
    да этих эти этими как их там ну эм ээ эээ значит то есть забыл
    um uh er erm uhm hmm well those these the what's what they're called
    אמ אממ אה אהה את ה אלה האלה אלו איך קוראים להם נו
"""
_TOGETHER_WORDS = """
    вместе также ещё еще конечно же ну плюс together with also as well along n of course plus
    יחד ביחד עם גם וגם עוד ועוד כמובן בנוסף
"""
_TOGETHER = frozenset(_TOGETHER_WORDS.split())
_SECOND_WORDS = "а второй вторая вторую возьму беру ещё second take will be i'll the השני לוקח לוקחת אקח"
_SECOND = frozenset(_SECOND_WORDS.split())
_IS_SECOND = frozenset(["второй", "вторая", "вторую", "вторыми", "second", "השני", "השנייה", "השניה", "שנייה", "שניה"])
_OF_TEAM = frozenset(["командой", "команду", "team"])
"""What is said before the second of somebody's teams, with a word for that."""
_JOINING = frozenset(["и", "and", "с", "plus", "плюс", "&", "+"])
_LATE = expression(
    r"(?<=[^\W\d])[.!]\s+(?P<said>(?:(?:(?:i'm |i am |i'll be |might be )?(?:running|be|coming|a bit|late)"
    r"|опоздаю|задержусь|могу опоздать|буду позже|אאחר|אני מאחרת?|אגיע מאוחר)[^.!?;\n]{0,40}[,.;]\s+)?"
    r"(?:(?:please|пожалуйста|but|и|а|and|so|אז|בבקשה) )?"
    r"(?:(?:just )?(?:start|begin|go ahead) without (?:me|us)"
    r"|начина(?:йте|й|ть можно) без (?:меня|нас)|без (?:меня|нас) начинайте"
    r"|(?:תתחילו|אפשר להתחיל) בלעד(?:יי|ינו)))[\s.!]*$",
    re.I,
)
"""What somebody says who comes late, behind his teams: `Опоздаю на 10 минут, начинайте без меня`."""
_SEARCHING = frozenset(_SEARCHING_WORDS.split())
"""What somebody says between two teams of which he looks for the second."""


_UNWANTED = expression(
    r"(?<!\w)(?:не (?:хо(?:чу|чет|тим|тят)|бер(?:у|[её]т)|нужн\w+|люб(?:лю|ит)|нравятся)"
    r"|(?:ו?לא) (?:רוצ(?:ה|ים)|לוקח(?:ת|ים)?|אוהבת?)"
    r"|(?:don't|doesn't|won't|not) (?:want|take|like|play))(?!\w)",
    re.I,
)


_MOST_BESIDE = 5
"""Most words beside teams of which it is plain that they say no more."""


def late(line: str) -> tuple[str, str] | None:
    """A line without what somebody says at its end who comes late, of whom the others are not to wait; and that."""
    match = _LATE.search(line)
    return (line[: match.start()], match["said"]) if match else None


def settled(line: str, names_team: Callable[[str], bool]) -> tuple[str, Sequence[str]]:
    """A line without what is said beside its teams, and that."""
    besides: list[str] = []
    between = [one for one in _BETWEEN.finditer(line) if names_team(one["said"]) and names_team(line[one.end() :])]
    for one in between:
        besides.append(one["said"])
        line = line.replace(one["said"], "", 1)
    said_beside = [(False, one) for one in _ADVISED.finditer(line)] + [(True, one) for one in _HOPED.finditer(line)]
    for is_hope, found in said_beside:
        said = found["said"]
        rest = line.replace(found[0], "", 1)
        is_of_others = names_team(said) and not _shares(said, rest, names_team)
        if (_TAKEN.search(said) and not names_team(said)) if is_hope else is_of_others:
            besides.append(said)
            line = rest
    for found in [*_IF_LEFT.finditer(line)]:
        others = f"{line[: found.start()]} {line[found.end('said') :]}"
        _, bracket, inside = line[: found.start()].rpartition("(")  # `(пираты, если никто не взял)` is of one of them
        is_of_one = bracket and ")" not in inside and names_team(inside)
        if not is_of_one and _is_if_left(found["said"], others, names_team):
            besides.append(found["said"])
            line = f"{line[: found.start()]}{found['end']}{line[found.end() :]}"
    for found in [*_BECAUSE.finditer(line)]:
        is_bare = not names_team(found["said"]) and not bears_on_cards(words_of(normalise(found["said"])))
        if is_bare and names_team(line[: found.start()]):
            besides.append(found["said"])
            line = line.replace(found[0], "", 1)
    for found in _DESCRIBED.finditer(line) if "(" in line else ():
        bears = names_team(found["said"]) or bears_on_cards(words_of(normalise(found["said"])))
        if names_team(found["team"]) and not bears:
            besides.append(found["said"].strip(" ,"))
            line = line.replace(found[0], f"({found['team']})", 1)
    return line, besides


def _is_if_left(said: str, others: str, names_team: Callable[[str], bool]) -> bool:
    """True for the condition that nobody has the teams yet, where nothing says what is to be else."""
    if not (_FREE.search(said) or _TAKEN_BY.search(said) or _MINDS.search(said)):
        return False
    is_denied = _NOBODY.search(said) is not None
    is_left = bool(_FREE.search(said)) != is_denied if not _TAKEN_BY.search(said) else is_denied
    is_one = len([*_NOBODY.finditer(said)]) < 2 or "никто" in said.casefold() or "אף אחד" in said
    return is_left and is_one and not names_team(said) and not _ELSE.search(others)


def _shares(said: str, rest: str, names_team: Callable[[str], bool]) -> bool:
    """True for what names a team of those that are named besides."""
    named = [{stems(word) for word in words_of(normalise(one)) if names_team(word)} for one in (said, rest)]
    return not named[0].isdisjoint(named[1])


def is_unwanted(said: str) -> bool:
    """True for a sentence that says of what it names that it is not wanted: `роботов она не хочет`."""
    return _UNWANTED.search(said) is not None


def are_gone(said: str) -> bool:
    """True for what says of teams that somebody has them."""
    return _TAKEN.search(said) is not None and not _FREE.search(said) and not _MINE.search(said)


def are_left(said: str) -> bool:
    """True for what only says of teams that nobody has them yet."""
    return _FREE.search(said) is not None and not (_MINE.search(said) or _PROVIDED.search(said))


def if_left(said: str) -> bool:
    """True for what is so only if nobody has the teams yet."""
    return _IF.search(said) is not None and _FREE.search(said) is not None


def is_example(said: str) -> bool:
    """True for what says of what it names that it is but an example."""
    return _EXAMPLE.search(said) is not None


def wants_another(said: str, names_team: Callable[[str], bool]) -> bool:
    """True for what begins with somebody who wants teams, or takes them: `Петя хочет роботов`."""
    found = _WANTS.match(said)
    return found is not None and not names_team(found["who"]) and not _MINE.fullmatch(found["who"])


def follow(words: Sequence[str]) -> bool:
    """True for nothing between two teams but what somebody says who looks for the second."""
    if _SEARCHING.issuperset(words) or _TOGETHER.issuperset(words):
        return True
    teams = [word for word in words if word in _OF_TEAM or word in team_words() or word in _IS_SECOND]
    return bool(teams) and all(word in teams or word in _SECOND for word in words)


def once(teams: Sequence[tuple[str, int, int]]) -> Sequence[tuple[str, int, int]]:
    """Teams as they stand in a line, of those that are all named twice once."""
    half = len(teams) // 2
    names = [name for name, _, _ in teams]
    is_twice = half > 1 and len(teams) == 2 * half and {*names[:half]} == {*names[half:]} and len({*names}) == half
    return teams[:half] if is_twice else teams


def compounds(words: Sequence[str], may_name: Callable[[str], bool]) -> list[str]:
    """Words, of two with a hyphen between them of which the second names a team that one: `студентов-волшебников`."""
    found: list[str] = []
    for word in words:
        first, hyphen, last = word.partition("-")
        is_second = hyphen and len(first) > 3 and len(last) > 3 and may_name(last) and not may_name(first)
        found.append(last if is_second else word)
    return found


def told_teams(line: str, teams: Sequence[str]) -> list[Said]:
    """What is said of teams that stand among many other words, and of words that are read as teams, though they have a
    slip.
    """
    words = words_of(normalise(line))
    bare = [word.removeprefix(before) for word in words for before in ("", "ו", "ה", "וה")]
    told: list[Said | str] = [read_as(word, name) for word in dict.fromkeys(bare) if (name := team_slipped(word))]
    if len(words) > len(" ".join(teams).split()) + _MOST_BESIDE:
        told.append(" + ".join(name.capitalize() for name in teams))
    so = f"read so: {', '.join(map(str, told))}"
    return [Said(so, "read-so", lines=told)] if told else []


def told_again(line: str, teams: Sequence[str], above: Sequence[ListedCard]) -> Said | None:
    """What is wrong with a line of teams among other words below as many teams: these may be for those, or another's:
    `роботы и зомби`, `хочу роботов и пиратов`.
    """
    taken = [one for one in above if not one.loose and one.place != "aside"]
    are_teams = len(taken) >= len(teams) > 1 and all(
        any(is_team(normalise(name)) for name, _ in one.readings) for one in taken
    )
    words = [word for word in words_of(normalise(line)) if word not in _JOINING]
    if not are_teams or len(words) <= len(" ".join(teams).split()):
        return None
    return team_told(line, teams[0])
