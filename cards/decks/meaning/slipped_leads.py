"""Names of leads with a slip, in whatever form, as people write them in a sentence: `играть за шпрехшталместера`."""

from __future__ import annotations

from cards.database import load_game, of_games
from cards.decks.names.known import lead_in_form
from cards.decks.names.mentions import of_all
from cards.decks.names.stems import heard, stems
from cards.decks.phrases.tokens import TOKEN, is_said, number_of
from cards.decks.words.playing import DECIDED, PLAY
from cards.decks.words.seen import seen
from cards.names import normalise

_BEFORE_WORDS = """
    за as with עם בתור выбираю выберу возьму сыграю выступлю take taking choose choosing pick picking picked plays
    בוחר בוחרת אבחר אקח אשחק ישחק תשחק будет играет игроком персонаж персонажем character דמות הדמות
"""
_BEFORE = PLAY | DECIDED | frozenset(_BEFORE_WORDS.split())
"""What stands before whom somebody plays."""
_BETWEEN = frozenset(["за", "as", "with", "the", "עם", "את", "בתור", "мой", "my", "это", "is", "это:", "-"])
_LONGEST, _MOST = 3, 24
"""Most words of such a name, and of a line that is looked at."""
_LEAST, _LETTERS_A_SLIP = 6, 5
"""Fewest letters of such a name, and in how many one may be wrong."""


def lead_slipped(game_id: str, line: str) -> tuple[str, str] | None:
    """The id of the only lead of a game that stands with a slip behind what says whom somebody plays, and what stands
    there; None for any other line, and for one with a number behind it.
    """
    tokens = TOKEN.findall(normalise(seen(line)))
    if not 1 < len(tokens) <= _MOST or _BEFORE.isdisjoint(tokens) or "?" in line:
        return None
    if of_all().find(seen(line)):
        return None  # what else it says of cards is looked at elsewhere
    found: dict[str, str] = {}
    for at, token in enumerate(tokens[:-1], 1):
        if _BEFORE.isdisjoint(tokens[:at]) or not (token in _BEFORE or token in _BETWEEN) or tokens[at] in _BETWEEN:
            continue
        for to in range(min(at + _LONGEST, len(tokens)), at, -1):
            if any(map(number_of, tokens[at : to + 1])) or is_said(tokens[to - 1]):
                continue
            said = " ".join(tokens[at:to])
            if lead_in_form(said):
                return None
            if card := _near(game_id, said):
                found[card] = said
                break
    return next(iter(found.items())) if len(found) == 1 else None


def _near(game_id: str, said: str) -> str:
    """The only lead whose whole name is as near as a slip to what somebody said; empty for none."""
    whole = _sound(said)
    if len(whole) < _LEAST:
        return ""
    from rapidfuzz.distance import OSA  # few lists are without a lead

    most = len(whole) // _LETTERS_A_SLIP
    near = {card for name, card in _leads(game_id) if OSA.distance(whole, name, score_cutoff=most) <= most}
    return next(iter(near)) if len(near) == 1 else ""


def _sound(name: str) -> str:
    """A name as it sounds, by what all its forms share."""
    return " ".join(heard(stem) for word in name.split() for stem in stems(word))


@of_games()
def _leads(game_id: str) -> tuple[tuple[str, str], ...]:
    """The names of leads as they sound, each with the card."""
    game = load_game(game_id)
    rules = game.deck_rules
    cards = [card for card in game.cards if rules and rules.slot_of(game.cards[card])]
    names = [(words[card].name, card) for words in game.words.values() for card in cards if card in words]
    names += [(card.replace("-", " "), card) for card in cards]
    return tuple(dict.fromkeys((_sound(normalise(name)), card) for name, card in names))
