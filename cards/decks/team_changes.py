"""Changes of mind about whole teams: `вместо инопланетян запишите динозавров`, `ой нет, тогда пираты и зомби`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cards.decks.corrected import INSTEAD, Correction, is_word, replaces
from cards.decks.lists.fillers import AROUND, BEARING, CORRECTING, RETRACTING, TAKING_BACK
from cards.decks.lists.mentions import seen
from cards.decks.lists.sections import team_in_form
from cards.decks.phrase import TOKEN
from cards.decks.teams import team_index
from cards.model import Game
from cards.names import normalise

_THEN_WORDS = "тогда лучше теперь передумал передумала передумали then now changed אז עדיף עכשיו שיניתי"
_ASIDE_WORDS = """
    дайте пусть буду будет за на мой моё мнение решила решил запишите
    דעתי דעה שיהיה אהיה אוי אופס בסוף החלטתי my mind i'll be let me make that
"""
_CHANGED_WORDS = "передумал передумала передумали changed שיניתי"
_NO_WORDS = "нет не уже no not already לא כבר"
_THEN = frozenset(_THEN_WORDS.split())
"""What is said before the teams that it is to be in the end."""
_ASIDE = frozenset(_ASIDE_WORDS.split())
"""What else is said of such a change."""
_CHANGED = frozenset(_CHANGED_WORDS.split())
"""What says that somebody has changed his mind."""
_NO = frozenset(_NO_WORDS.split())
"""What may be said of teams that are no more."""
_JOINED = ("", "ו", "ה", "וה", "ב", "ל", "את")
_OTHERS = frozenset(word for words in ("он она они", "he she they", "הוא היא הם הן") for word in words.split())
_OF = frozenset(["of", "the", "את"])
"""What may stand between the word for it and the team that goes."""
_LONGEST, _MOST = 3, 40


def takes_back(tokens: Sequence[str]) -> bool:
    """True for words (normalised) of which some say that something said before is to be otherwise."""
    return not TAKING_BACK.isdisjoint(tokens)


def names_team(game: Game, said: str) -> str:
    """The first of the teams that decks of a game are made of which something (normalised) names, in whatever form, as
    it stands there; empty if it names none.
    """
    tokens = TOKEN.findall(said)[:_MOST] if team_index(game.id) else ()
    found = ((at, _team_at(game, tokens, at)) for at in range(len(tokens)))
    return next((" ".join(tokens[at : team[1]]) for at, team in found if team), "")


def teams_changed(game: Game, text: str, line: int, among: Mapping[str, int]) -> Correction | None:
    """The correction in a line by which one of a list's teams goes for another, or which names all of them anew; None
    for any other line.
    """
    teams = [team for team in dict.fromkeys(found[0] for found in team_index(game.id).values()) if team in among]
    said = seen(normalise(text))
    tokens = TOKEN.findall(said)
    if not teams or "?" in said or len(tokens) > _MOST:
        return None
    found = _named(game, tokens)
    changed = _one_for_another(found, teams) or _all_anew(found, teams)
    return Correction(line, text, (), is_sure=True, teams=changed) if changed else None


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
