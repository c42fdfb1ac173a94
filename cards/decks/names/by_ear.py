"""Cards by how their names sound, as children spell them: `каровы`, `казёл атпущения`, `לייצן בקופסא`."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping

from cards.database import of_games
from cards.decks.names.called import card_in_form, name_index
from cards.decks.names.stems import stems
from cards.expressions import expression
from cards.names import normalise

_LEAST, _LEAST_NEAR = 5, 8
"""Fewest letters of what is heard of a name, and of one of which one more may be wrong."""
_LEAST_HEBREW = 4
_TOGETHER = (
    (expression("й[оэ]"), "е"),
    (expression("(?<=[жшчщ])ы"), "и"),
    (expression("(?<=[жшчщц])[оэ]"), "е"),
    (expression("(?<=[чщ])я"), "а"),
    (expression("(?<=[чщ])ю"), "у"),
    (expression("ть?с|дс"), "ц"),
    (expression("[сз]ч"), "щ"),
    (expression("(?<=с)т(?=н)|(?<=з)д(?=н)|в(?=ств)"), ""),
    (expression("[ьъй]"), ""),
)
"""What sounds otherwise than it is written, or is not heard, beside other letters."""
_ALIKE = str.maketrans("оеэяыюбдгвзжщ", "аииииупткфсшш")
"""Vowels without a stress, and consonants, that are heard as others are."""
_HEBREW = str.maketrans("תקאחםןץףך", "טכעכמנצפכ")
_VOWELS = expression("(?<=[א-ת])[וי]")
_SILENT = expression("(?<=[א-ת]{2})[הע]$")
_TWICE = expression("([יו])\\1")
_DOUBLE = expression(r"(.)(?=\1)")


def card_by_ear(game_id: str, name: str) -> str:
    """The id of the only card whose name sounds as this does; empty for none, and for what is too short."""
    wanted = normalise(name)
    if (spelt := _spelt(wanted)) != wanted:
        exact = name_index(game_id).get(spelt)
        if card := exact[0] if exact else card_in_form(game_id, spelt):
            return card
    if card := _undoubled(game_id, wanted):
        return card
    key = _heard(name)
    letters = len(key.replace(" ", ""))
    if letters < (_LEAST_HEBREW if re.search("[א-ת]", key) else _LEAST):
        return _without_vowels(game_id, wanted, key)
    known = _by_ear(game_id)
    if found := known.get(key):
        return next(iter(found)) if len(found) == 1 else ""
    if letters < _LEAST_NEAR:
        return ""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    near = process.extract(key, [*known], scorer=OSA.distance, score_cutoff=2, limit=None)
    cards = {card for one, _, _ in near for card in known[one]}
    is_near = len(cards) == 1 and min(wrong for _, wrong, _ in near) == 1
    return cards.pop() if is_near else ""


def _without_vowels(game_id: str, name: str, key: str) -> str:
    """The only card of one word in Hebrew of whose name this one lacks a letter that stands for a vowel, or has one
    more: `קיפד`.
    """
    found = _by_ear(game_id).get(key, frozenset()) if re.fullmatch("[א-ת]{4,}", name) else frozenset()
    bare = _VOWELS.sub("", name)
    same = [one for one, (card, _) in name_index(game_id).items() if card in found and _VOWELS.sub("", one) == bare]
    return next(iter(found)) if len(found) == 1 and any(abs(len(one) - len(name)) == 1 for one in same) else ""


def _undoubled(game_id: str, name: str) -> str:
    """The only card of one word in Hebrew whose name has a letter twice that stands for a sound, where this one has it
    once, or the other way round: `כיס` for `כייס`.
    """
    if not re.fullmatch("[א-ת]{3,}", name):
        return ""
    found = _by_doubled(game_id).get(_TWICE.sub(r"\1", name), frozenset())
    return next(iter(found)) if len(found) == 1 else ""


@of_games()
def _by_doubled(game_id: str) -> Mapping[str, frozenset[str]]:
    """The names in Hebrew of one word with letters twice, without these → the cards that are called so."""
    found: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
    for name, (card_id, _) in name_index(game_id).items():
        if re.fullmatch("[א-ת]{3,}", name):
            found[_TWICE.sub(r"\1", name)] |= {card_id}
    return dict(found)


@of_games()
def _by_ear(game_id: str) -> Mapping[str, frozenset[str]]:
    """What is heard of the names → the cards that are called so."""
    found: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
    for name, (card_id, _) in name_index(game_id).items():
        found[_heard(name)] |= {card_id}
    return dict(found)


def _heard(name: str) -> str:
    """What all forms of a name share, as it is heard, word by word in the order of the alphabet."""
    return " ".join(sorted(filter(None, map(_sound, stems(_spelt(normalise(name)))))))


def _spelt(name: str) -> str:
    """A name (normalised) with the vowels that its endings are known by: `ежы`."""
    for sound, letter in _TOGETHER[:5]:
        name = sound.sub(letter, name)
    return name


def _sound(word: str) -> str:
    if re.search("[א-ת]", word):
        bare = re.sub("(?<=[א-ת])[וי]", "", word).translate(_HEBREW)
        return _DOUBLE.sub("", _SILENT.sub("", bare))
    for sound, letter in _TOGETHER:
        word = sound.sub(letter, word)
    return _DOUBLE.sub("", word.translate(_ALIKE))
