"""Names of teams in whatever form: after a verb, cut short, as they sound, or with a slip."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cards.database import game_ids, of_games
from cards.decks.names.known import games_with_cards
from cards.decks.names.stems import PREPOSITIONS, consonants, heard, stems
from cards.decks.names.teams import team_called, team_index
from cards.errors import Said, UnknownName, short
from cards.expressions import expression
from cards.names import normalise

_LONG = expression(r"([^\W\d_])\1{2,}")
"""A letter that is written again and again, as in a shout."""
_LEAST_BEGUN = 4
"""Letters of which it is enough that a team's name begins with them."""
_SMALL = r"(?:ч?ик|ч?[ёе]к|ак)(?:и|ов|ам|ами|ах|а|у|ом|е)?$"
_OTHER_WORDS = frozenset(["работ"])
"""What sounds as the name of a team does, and is another word."""
_TOGETHER = expression(r"\s*[,+&/]\s*|\s+(?:и|and|с|with)\s+|\s+ו(?=[א-ת])")
"""What stands between two teams."""
_PAIR = 2
_LEAST_SLIPPED, _LEAST_HEARD = 6, 8
"""Letters of a team's name of which one may be missing, and of one that is known by its sound."""


def is_team(words: str) -> bool:
    """True if a deck of any game may be made of a team of this name (`words` are normalised)."""
    return any(words in team_index(game.id) for game in games_with_cards())


def team_in_form(words: str) -> str:
    """The name (normalised) of the team of which this is a form, as after `играю за`; empty for anything else."""
    words = _LONG.sub(r"\1", words)
    return (
        _team_forms().get(stems(words), "")
        or _team_sounds().get(_sound(words), "")
        or _team_begun(words)
        or team_slipped(" ".join(word for word in words.split() if word not in PREPOSITIONS))
    )


def _sound(name: str) -> str:
    """A name in Hebrew by its consonants, without the sign of letters of other languages: `נינגות`."""
    return consonants(name.replace("'", ""))


def partner_unknown(text: str) -> UnknownName | None:
    """The fault of a text that is a team and one that there is not: `Роботы и пингвины`; None for any other text."""
    parts = [part.strip(" .!") for part in _TOGETHER.split(text.strip())]
    known = [is_team(normalise(part)) for part in parts]
    if len(parts) != _PAIR or sum(known) != 1:
        return None
    team, other = parts[known.index(True)], parts[known.index(False)]
    if not re.fullmatch(r"[^\W\d]+", other) or team_in_form(normalise(other)):
        return None
    game = next(game for game in games_with_cards() if normalise(team) in team_index(game.id))
    try:
        team_called(game, other, only=True)
    except UnknownName as unknown:
        return unknown
    return None


def team_told(text: str, word: str) -> Said:
    """What is wrong with a line that names a team by this `word`, in whatever form, among other words."""
    names = {name: found[1] for game in games_with_cards() for name, found in team_index(game.id).items()}
    bare = (normalise(word).removeprefix(joined) for joined in ("", "ו", "ה", "וה", "ב", "ל", "וב", "ול"))
    name = next((names[team] for one in bare if (team := one if one in names else team_in_form(one))), word)
    what = f"{short(text)!r} names the team {name!r} among other words: write only the teams on a line"
    return Said(what, "names-team", text=short(text), name=name)


@of_games(1024)
def _team_begun(word: str) -> str:
    """The name of the only team that begins as a word does: `dinos`; empty for a word that is too short."""
    (stem, *further) = stems(word)
    found = {name for stem_of, name in _team_stems() if stem_of.startswith(stem)}
    return next(iter(found)) if len(found) == 1 and not further and len(stem) >= _LEAST_BEGUN else ""


@of_games()
def _team_forms() -> Mapping[tuple[str, ...], str]:
    return {stems(name): name for game in games_with_cards() for name in team_index(game.id)}


@of_games()
def _team_sounds() -> Mapping[str, str]:
    """The teams' names in Hebrew by their letters but those for vowels, which some write and others do not."""
    return {_sound(name): name for game in games_with_cards() for name in team_index(game.id) if _sound(name)}


@of_games()
def _team_stems() -> frozenset[tuple[str, str]]:
    """What all forms of the first words of teams' names share, each with the name."""
    return frozenset(
        (stem, name) for game in games_with_cards() for name in team_index(game.id) for stem in stems(name.split()[0])
    )


@of_games()
def _team_words() -> frozenset[str]:
    return frozenset(stem for stem, _ in _team_stems())


def may_name_team(word: str) -> bool:
    """True for a word (normalised) that the name of a team begins with, in whatever form."""
    word = _LONG.sub(r"\1", word)
    return (
        not _team_words().isdisjoint(stems(word))
        or _sound(word) in _team_sounds()
        or bool(_team_begun(word) or team_slipped(word))
    )


@of_games(1024)
def team_slipped(word: str) -> str:
    """The name of the only team that sounds as a word in Russian does, in whatever form, or of which one in Hebrew has
    all letters but one: `праказники`, `робатов`, `פירטים`; empty for any other word.
    """
    if len(word) < _LEAST_SLIPPED or not word.isalpha() or word in _team_names():
        return ""
    if "а" <= word[0] <= "я":
        found = {name for name in _team_names() if len(word) >= _LEAST_HEARD and heard(name) == heard(word)}
        found = found or _heard_in_form(word) or {name for name in _team_names() if _is_but_one_other(word, name)}
    elif "א" <= word[0] <= "ת":
        found = {name for name in _team_names() if _is_but_one_letter(word, name)}
    else:
        return ""
    return found.pop() if len(found) == 1 else ""


def _heard_in_form(word: str) -> set[str]:
    """The names of teams of which a word in Russian is a form as it sounds, or that of a diminutive: `динозавриков`."""
    bare = re.sub("ав$", "ов", word)
    if stems(word) in _team_forms() or not _OTHER_WORDS.isdisjoint((*stems(word), *stems(bare))):
        return set()
    forms = (bare, *(re.sub(_SMALL, "", one) for one in (word, bare)))
    said = {heard(stem) for one in forms if len(one) >= _LEAST_BEGUN for stem in stems(one)}
    return {name for name in _team_names() if " " not in name and "а" <= name[0] <= "я" and heard(*stems(name)) in said}


def _is_but_one_letter(word: str, name: str) -> bool:
    """True for two words of which one lacks a letter of the other inside it."""
    short, long = sorted((word, name), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(1, len(short)))


def _is_but_one_other(word: str, name: str) -> bool:
    """True for two words that have one letter inside that is not the same: `ниньзя`."""
    are_others = [at for at, (one, other) in enumerate(zip(word, name, strict=False)) if one != other]
    is_other_word = not _OTHER_WORDS.isdisjoint(stems(word))
    return len(word) == len(name) and len(are_others) == 1 and 0 < are_others[0] < len(word) - 1 and not is_other_word


@of_games()
def _team_names() -> frozenset[str]:
    return frozenset(name for game in game_ids() for name in team_index(game))
