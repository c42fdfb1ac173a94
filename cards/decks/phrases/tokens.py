"""The words of a sentence one by one: numbers, what is said around cards, and cards in whatever form."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cards.database import of_games
from cards.decks.names.called import card_in_form, card_likely, may_be_in_name, name_index
from cards.decks.names.game_titles import without_sounded
from cards.decks.names.stems import PREPOSITIONS, stems
from cards.decks.words.counted import is_number, is_piece, spelt
from cards.decks.words.fillers import AROUND, BEARING
from cards.decks.words.people import is_greeting
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

TOKEN = expression(r"[+-]\s?(?=\d)|\d{1,2}(?!\w)|[^\W_]+(?:['\"-][^\W_]+)*'?|[^\s\w.,;:!\"'«»…-]")
"""The words of a line, and its signs but those that part words."""
_LONGEST = 6
"""Most words of a name."""
_JOINED = ("", "ו", "ה", "וה", "ב", "מ", "ל", "וב", "ול")
"""What Hebrew has in the word after it."""
ONE_AFTER = {"אחד", "אחת"}
"""The number that Hebrew has behind its noun, as it has no other."""
_BOTH = frozenset(["оба", "обе", "обоих", "обеих", "обоими", "обеими", "both"])
"""What says of cards that there are two, and all of them are meant."""


class NamedCard(NamedTuple):
    """A card in a line, and which token is next."""

    card: str
    to: int
    by_form: bool


def as_written(game: Game, card: str, text: str) -> str:
    """A card's name in the language of a line; in one of English words by its id."""
    letters = {one for one in normalise(text) if one.isalpha()}
    names = [words[card].name for words in game.words.values()]
    if letters and all(map(str.isascii, letters)):
        from cards.decks.names.in_languages import in_english  # few lists are in English

        names.append(in_english(card))
    return max(names, key=lambda one: len({*normalise(one)} & letters))


def untitled(game: Game, clause: str) -> str:
    """A part of a line without the title of the game, and what stands before that in one word with it."""
    said = normalise(clause)
    for title in sorted(map(normalise, game.title.values()), key=len, reverse=True):
        said = re.sub(rf"(?<!\w)[בלשו]?{re.escape(title.rstrip('!?.'))}(?!\w)", " ", said)
        words, wanted = said.split(), stems(title)
        long = len(title.split())
        bare = [word.strip(".,;:!?()«»\"'„“”") for word in words]
        at = next((at for at in range(len(words)) if stems(" ".join(bare[at : at + long])) == wanted), None)
        said = said if at is None else " ".join([*words[:at], *words[at + long :]])
    return said if said.isascii() else without_sounded(said, game.title.values())


def number_of(token: str) -> int:
    """The number of a token, in digits or in words; 0 for anything else."""
    bare = token.removeprefix("ו") if not is_number(token) else token
    if token in _BOTH:
        return 2
    return int(token) if token.isdecimal() else int(spelt(bare)) if is_number(bare) else 0


@of_games()
def is_said(token: str) -> bool:
    """True for what is said around cards: of the kinds of cards, too."""
    from cards.decks.names.kinds import is_kind_word, slot_words

    if token in BEARING and token not in AROUND:
        return False  # `בלי` is not `לי`
    words = [token[len(before) :] for before in _JOINED if token.startswith(before)]
    return is_greeting(token) or any(
        word in AROUND or is_piece(word) or word in slot_words() or is_kind_word(word) for word in words if word
    )


def card_at(game: Game, tokens: Sequence[str], at: int, *, likely: bool = False) -> NamedCard | None:
    """The card whose name begins there, in whatever form, or one that is `likely` meant."""
    index = name_index(game.id)
    longest = min(at + _LONGEST, len(tokens))
    for to in range(_words_of_names(game.id, tokens, at, longest), at, -1):
        name = " ".join(tokens[at:to]).rstrip("'") if to == at + 1 else " ".join(tokens[at:to])
        is_cut = not PREPOSITIONS.isdisjoint((tokens[at], tokens[to - 1]))  # that stands between two things
        for before in _JOINED:
            said = name[len(before) :] if name.startswith(before) else ""
            if not said or said.isdecimal() or (to == at + 1 and (said in AROUND or number_of(said))):
                continue
            if found := index.get(said):
                return NamedCard(found[0], to, by_form=False)
            if len(said) > 2 and not is_cut and (card := card_in_form(game.id, said)):
                return NamedCard(card, to, by_form=True)
    if likely:
        for to in range(longest, at, -1):
            name = " ".join(tokens[at:to])
            ends = tokens[at], tokens[to - 1]
            is_cut = not PREPOSITIONS.isdisjoint(ends) or (to > at + 1 and not BEARING.isdisjoint(ends))
            meant = None if is_cut or name.isdecimal() else card_likely(game.id, name)
            if meant and not meant[1] and not any(card_at(game, tokens[:to], within) for within in range(at + 1, to)):
                return NamedCard(meant[0], to, by_form=True)  # else another card stands before it: `Булька, Гвозди`
    return None


def with_one_behind(game: Game, tokens: Sequence[str]) -> list[str]:
    """The words of a line, where the number of Hebrew that stands behind a noun, and so within a name, stands behind
    that: `מנגל אחד במרפסת`.
    """
    found = [*tokens]
    for at in range(1, len(found) - 1):
        if found[at] not in ONE_AFTER or card_at(game, found[: at + 1], at - 1):
            continue
        rest = [*found[:at], *found[at + 1 :]]
        for start in range(max(at - 2, 0), at):
            named = card_at(game, rest, start)
            if named and named.to > at:
                found = [*rest[: named.to], found[at], *rest[named.to :]]
                break
    return found


def _words_of_names(game_id: str, tokens: Sequence[str], at: int, end: int) -> int:
    """Where the run of words ends, from there to `end` at most, that may stand in names of cards."""
    firsts = (tokens[at], tokens[at].rstrip("'"))  # `לאונג' הירח` has it in its name, `פרה'` has not
    bare = (first[len(before) :] for first in firsts for before in _JOINED if first.startswith(before))
    if not any(may_be_in_name(game_id, word) for word in bare):
        return at
    return next((to for to in range(at + 1, end) if not may_be_in_name(game_id, tokens[to])), end)


def cards_told(game: Game, text: str) -> int:
    """How many names of a game's cards stand in a text (normalised), in whatever form."""
    tokens = TOKEN.findall(text)
    found = at = 0
    while at < len(tokens):
        named = card_at(game, tokens, at)
        found += named is not None
        at = named.to if named else at + 1
    return found
