"""Changes of mind about whole teams: `вместо инопланетян запишите динозавров`, `ой нет, тогда пираты и зомби`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set as AbstractSet

from cards.decks.names.team_forms import team_in_form
from cards.decks.names.teams import team_index
from cards.decks.phrases.corrected import INSTEAD, Correction, is_word, replaces
from cards.decks.phrases.tokens import TOKEN, number_of
from cards.decks.words.fillers import AROUND, BEARING, CORRECTING, RETRACTING, TAKING_BACK
from cards.decks.words.seen import seen
from cards.decks.words.updates import WISHED
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_CHANGED_WORDS = "передумал передумала передумали changed שיניתי התחרטתי התחרטה התחרט התחרטו"
_THEN_WORDS = f"тогда лучше теперь then now אז עדיף עכשיו {_CHANGED_WORDS}"
_ASIDE_WORDS = """
    נ ב нב p s ps п с упс ошибся ошиблась ошибка извините простите
    дайте пусть буду будет за на мой моё мнение решила решил запишите
    דעתי דעה שיהיה אהיה אוי אופס בסוף החלטתי my mind i'll be let me make that
    his her their wants want хочет хотят רוצה רוצים
"""
_NO_WORDS = "нет не уже no not already לא כבר"
_BUT = frozenset(["а", "אלא", "but", "это", "it's"])
"""What stands between teams of which the first is denied."""
_DENIED = frozenset(["не", "not", "לא"])
_TAKEN_WORDS = """
    беру возьму берём возьмём играю играем буду брать играть выбираю за
    לוקח לוקחת אקח משחק משחקת בוחר בוחרת קח עם take taking play playing pick i'll i'm will be
"""
_TAKEN = AROUND | frozenset(_TAKEN_WORDS.split())
"""What may be said of teams that somebody does not take, beside the word that denies it."""
_CLAUSES = expression(r"[.,;:!]+(?:\s+|$)|\s[-–—]\s")
_THEN = frozenset(_THEN_WORDS.split())
"""What is said before the teams that it is to be in the end."""
_ASIDE = frozenset(_ASIDE_WORDS.split())
"""What else is said of such a change."""
_CHANGED = frozenset(_CHANGED_WORDS.split())
"""What says that somebody has changed his mind."""
_NO = frozenset(_NO_WORDS.split())
"""What may be said of teams that are no more."""
_JOINED = ("", "ו", "ה", "וה", "ב", "ל", "את")
_OTHERS_WORDS = """
    он она они него неё нее нему ней нём них ним ними его её ее ему ей he she they his her him their
    הוא היא הם הן לו לה להם להן שלו שלה שלהם איתו איתה איתם איתן
"""
_OTHERS = frozenset(_OTHERS_WORDS.split())
"""Of whom it is said, if it is not of whoever speaks."""
_THEM = frozenset(["их", "them", "אותם", "אותן"])
_OF = frozenset(["of", "the", "את"])
"""What may stand between the word for it and the team that goes."""
_GLOSSED = expression(
    r"(?P<word>[^\W\d]+) \((?:которы[ех]|это|то есть|т\. ?е\.|они же|он же|aka|i\.e\.|that is|the|כלומר|שהם|הם|זה)?,? ?"
    r"(?P<name>[^()]+)\)"
)
"""A team called by a word of somebody's own, with its name in brackets: `трикстеров (которые проказники)`."""
_RIGHT = expression(
    r"\W*(?:поправка|правка|исправление|ошиб(?:ка|ся|лась)|ой|упс|correction|oops|my mistake|תיקון|טעיתי|טעות|אופס)\W+"
    r"(?:не|not|לא) (?P<gone>[^,.;:!?()]{2,40}),\s*(?:(?:а|but|אלא) )?(?P<come>[^,.;:!?()]{2,40})"
    r"(?P<rest>(?:[.;,!].*)?)"
)
"""What puts right which team it is."""
_STAY = expression(
    r"(?<!\w)(?:оста(?:ются|[её]тся|вляю)|без изменений|stays?|remains?|(?:is |are )?(?:still |unchanged)"
    r"|נשאר(?:ים|ות|ת)?)(?!\w)"
)
JOINT = expression(r"(?<=[^\W\d_]{2})-(?=[^\W\d_]{3})")
"""What joins two teams in one word: `роботы-волшебники`."""
_LONGEST, _MOST = 3, 40


def takes_back(tokens: Sequence[str]) -> bool:
    """True for words (normalised) of which some say that something said before is to be otherwise."""
    return not TAKING_BACK.isdisjoint(tokens)


def names_team(game: Game, said: str) -> str:
    """The first of the teams that decks of a game are made of which something (normalised) names, in whatever form, as
    it stands there; empty if it names none.
    """
    tokens = TOKEN.findall(JOINT.sub(" ", said))[:_MOST] if team_index(game.id) else ()
    found = ((at, _team_at(game, tokens, at)) for at in range(len(tokens)))
    return next((" ".join(tokens[at : team[1]]) for at, team in found if team), "")


def teams_changed(game: Game, text: str, line: int, among: Mapping[str, int]) -> Correction | None:
    """The correction in a line by which one of a list's teams goes for another, or which names all of them anew; None
    for any other line.
    """
    teams = [team for team in dict.fromkeys(found[0] for found in team_index(game.id).values()) if team in among]
    said = _GLOSSED.sub(lambda found: _of_gloss(game, found), seen(normalise(text)))
    tokens = TOKEN.findall(said)
    if not teams or "?" in said or len(tokens) > _MOST:
        return None
    found = _named(game, tokens)
    if put_right := _put_right(game, said, teams):
        return Correction(line, text, (), is_sure=True, teams=put_right)
    changed = _one_for_another(found, teams) or _denied(found, teams) or _all_anew(found, teams)
    return Correction(line, text, (), is_sure=True, teams=changed) if changed else None


def are_not_taken(game: Game, text: str, among: AbstractSet[str]) -> bool:
    """True for a line that only says of teams that they are not taken, none of which is `among` a list's; and of them
    who would have had them: `пиратов не беру, их Оля хотела`.
    """
    said = seen(normalise(text))
    if "?" in said or len(TOKEN.findall(said)) > _MOST:
        return False
    is_denied = False
    for clause in filter(str.strip, _CLAUSES.split(said)):
        found = _named(game, TOKEN.findall(clause))
        named = [word for word, is_team in found if is_team]
        words = [word for word, is_team in found if not is_team]
        if named:
            is_denied = sum(word in _DENIED for word in words) == 1
            beside = [word for word in words if word not in _DENIED]
            is_said = all(word in _TAKEN and word not in BEARING for word in beside)
            if not is_denied or not is_said or not among.isdisjoint(named):
                return False
        elif not is_denied or not _is_wish(words):
            return False
    return is_denied


def _is_wish(words: Sequence[str]) -> bool:
    """True for what says of teams, named before, that somebody else would have them."""
    wished = [word for word in words if word in WISHED]
    others = [word for word in words if word not in WISHED]
    is_of_them = not _THEM.isdisjoint(others)
    return len(wished) == 1 and is_of_them and not any(word in BEARING or number_of(word) for word in others)


def teams_said(game: Game, said: str) -> list[tuple[str, str]]:
    """The words of something (normalised), each with the team that it names in whatever form, empty for any other."""
    named = _named(game, TOKEN.findall(said)[:_MOST]) if team_index(game.id) else []
    return [(word if is_team else "", word) for word, is_team in named]


def _of_gloss(game: Game, found: re.Match[str]) -> str:
    """The name of a team that stands in brackets behind a word for it that is no team's; else all as it stands."""
    teams = [team for team, _ in teams_said(game, found["name"])]
    is_name = len(teams) == 1 and bool(teams[0]) and not names_team(game, found["word"])
    return found["name"] if is_name and not _is_said(found["word"]) else found[0]


def _named(game: Game, tokens: Sequence[str]) -> list[tuple[str, bool]]:
    """The words of a line, with the id of each team, which is true."""
    found: list[tuple[str, bool]] = []
    at = 0
    while at < len(tokens):
        team, to = _team_at(game, tokens, at) or ("", at + 1)
        found.append((team, True) if team else (tokens[at].strip(), False))
        at = to
    return found


def _team_at(game: Game, tokens: Sequence[str], at: int) -> tuple[str, int] | None:
    """The team whose name begins there, and which token is next."""
    teams = team_index(game.id)
    for to in range(min(len(tokens), at + _LONGEST), at, -1):
        run = " ".join(tokens[at:to])
        for before in _JOINED:
            bare = run[len(before) :] if run.startswith(before) else ""
            is_said = to == at + 1 and (_is_said(bare) or bare in BEARING)
            if len(bare) > 2 and not is_said and (team := teams.get(bare) or teams.get(team_in_form(bare))):
                return team[0], to
    return None


def _one_for_another(
    found: Sequence[tuple[str, bool]], teams: Sequence[str]
) -> tuple[Sequence[str], Sequence[str]] | None:
    """What goes and what comes, where every word says so."""
    named = [at for at, (_, is_team) in enumerate(found) if is_team]
    words = [word for word, is_team in found if not is_team]
    instead = [at for at, (word, is_team) in enumerate(found) if not is_team and INSTEAD.fullmatch(word)]
    if len(named) != 2 or not all(_is_said(word) or INSTEAD.fullmatch(word) or replaces(word) for word in words):
        return None
    gone, come = named
    if instead:
        behind = next((at for at in named if at > instead[0]), None)
        between = {word for word, _ in found[instead[0] + 1 : behind]}
        if len(instead) != 1 or behind is None or not between.issubset(_OF):
            return None
        gone, come = (gone, come) if behind == gone else (come, gone)
    elif not any(map(replaces, words)):
        return None
    one, other = found[gone][0], found[come][0]
    return ([one], [other]) if one in teams and other not in teams else None


def _denied(found: Sequence[tuple[str, bool]], teams: Sequence[str]) -> tuple[Sequence[str], Sequence[str]] | None:
    """What goes and what comes, where one team is denied and another is said for it: `не зомби, а пираты`."""
    named = [at for at, (_, is_team) in enumerate(found) if is_team]
    words = [word for word, is_team in found if not is_team]
    nots = [at for at, (word, is_team) in enumerate(found) if not is_team and word in _DENIED]
    if len(named) != 2 or len(nots) != 1 or not all(_is_said(word) or word in _DENIED | _BUT for word in words):
        return None
    if not _OTHERS.isdisjoint(words):
        return None
    (first, last), (denied,) = named, nots
    between = [word for word, _ in found[first + 1 : last]]
    if (
        denied == first - 1
        and between
        and between[0] in _BUT
        and all(_is_said(word) or word in _BUT for word in between)
    ):
        gone, come = found[first][0], found[last][0]
    elif denied == last - 1 and set(between) <= _DENIED | {"а", "and", "но", "but"}:
        gone, come = found[last][0], found[first][0]
    else:
        return None
    return ([gone], [come]) if gone in teams and come not in teams else None


def _put_right(game: Game, said: str, teams: Sequence[str]) -> tuple[Sequence[str], Sequence[str]] | None:
    """What goes and what comes, where that is put right in a word, and what is said besides is that others of the teams
    stay: `поправка: не роботы, пираты. Зомби остаются`.
    """
    if not (match := _RIGHT.fullmatch(said)):
        return None
    gone, come = (_named(game, TOKEN.findall(match[which])) for which in ("gone", "come"))
    rest = _named(game, TOKEN.findall(_STAY.sub(" ", match["rest"])))
    if len(gone) != 1 or len(come) != 1 or not (gone[0][1] and come[0][1]):
        return None
    (one, _), (other, _) = gone[0], come[0]
    is_rest = all(is_team and team in teams and team != one for team, is_team in rest)
    stays = not rest or _STAY.search(match["rest"]) is not None
    return ([one], [other]) if one in teams and other not in teams and is_rest and stays else None


def _all_anew(found: Sequence[tuple[str, bool]], teams: Sequence[str]) -> tuple[Sequence[str], Sequence[str]] | None:
    """What goes and what comes, where as many teams as there are stand behind a word that says so."""
    at = max((at for at, (word, is_team) in enumerate(found) if not is_team and word in _THEN), default=-1)
    before, behind = found[: max(at, 0)], found[at + 1 :]
    now = [word for word, is_team in behind if is_team]
    not_now = {word for word, is_team in before if is_team}
    doubts = BEARING - CORRECTING - RETRACTING - _NO - _THEN
    if at < 0 or len({*now}) != len(teams) or len(now) != len(teams) or not not_now.isdisjoint(now):
        return None
    if not not_now.issubset(teams) or not all(_is_said(word) for word, is_team in behind if not is_team):
        return None
    others = [word for word, is_team in before if not is_team]
    if not doubts.isdisjoint(others) or any(word in _OTHERS for word, _ in found):
        return None
    if not (not_now or all(_is_said(word) or word in RETRACTING | _NO for word in others)):
        return None  # somebody else may have changed his mind
    gone, come = [one for one in teams if one not in now], [one for one in now if one not in teams]
    is_same = len(gone) < len(teams) or bool(not_now) or any(word in _CHANGED for word, _ in found)
    return (gone, come) if gone and is_same else None  # all others may be somebody else's


def _is_said(word: str) -> bool:
    """True for a word that is nothing but what is said around teams."""
    is_around = word in AROUND or word in _ASIDE or word in _THEN or is_word(word)
    return is_around and word not in BEARING - CORRECTING - _THEN
