"""Lists on one line whose names are cut short: `Папкин. Утв. бомба 4, заказн. письмо 4, кор. кнопок 2`."""

from __future__ import annotations

import re

from cards.decks.names.called import card_in_form, card_likely, name_index
from cards.decks.phrases.tokens import TOKEN, card_at, number_of
from cards.decks.words.counted import is_piece
from cards.decks.words.fillers import bears_on_cards
from cards.decks.words.people import is_greeting, name_alone
from cards.decks.words.seen import seen
from cards.decks.words.updates import changes, is_update
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_PARTS = expression(r"[,;\n]\s*")
_BEHIND = expression(r"(?<=[^\W\d]\s\d)\s+(?=[^\W\d])")
"""What stands between cards with no sign there: `молот 4 дрон 2`."""
_TAIL = expression(r"(?<=\d)[.!]\s+(?P<tail>[^\d;]{2,60})$")
_FEWEST, _MOST, _LONGEST = 5, 60, 60
"""Fewest and most cards of such a list, and most letters of one with its number."""
_ENDS = expression(r"[.:!]\s+")
_TIMES = "x×х* "
_MOST_COPIES = 9


def cards_in_short(game: Game, text: str) -> list[tuple[str, int]] | None:
    """The cards of a line with their copies; None unless each part of it is one card with its number, all of them on
    the same side, and no two may be the same. The first may have the lead before it.
    """
    said = seen(text).removesuffix(tail_of(game, text)).strip(" .;!")
    parts = _PARTS.split(said)
    parts = parts if re.search("[,;]", said) else [one for part in parts for one in _BEHIND.split(part)]
    is_list = _FEWEST <= len(parts) <= _MOST and max(map(len, parts)) <= _LONGEST and "?" not in said
    if not is_list or changes(normalise(said)) or is_update(normalise(said)):
        return None
    lead, parts[0] = _led(game, parts[0])
    for is_behind in (True, False):
        counted = [_counted(part, is_behind=is_behind) for part in parts]
        found = [(*card, copies) for name, copies in counted if name and (card := _card(game, name))]
        cards = {card for card, _, _ in found}
        if len(cards) == len(parts) and all(cards.isdisjoint(others - {card}) for card, others, _ in found):
            return [*([(lead, 1)] if lead else []), *((card, copies) for card, _, copies in found)]
    return None


def tail_of(game: Game, text: str) -> str:
    """What is said behind the last card of such a line, and bears on none, such as whose it is; empty for nothing."""
    match = _TAIL.search(seen(text))
    words = TOKEN.findall(normalise(match["tail"])) if match else []
    is_said = bool(words) and not (bears_on_cards(words) or any(map(number_of, words)))
    named = is_said and any(card_at(game, words, at) for at in range(len(words)))
    return match["tail"] if match and is_said and not named else ""


def _led(game: Game, part: str) -> tuple[str, str]:
    """The lead that stands before the first card, if there is one, and that card: `Папкин. Утв. бомба 4`."""
    rules = game.deck_rules
    for match in re.finditer(r"[.:]\s+|\s[-–—]\s", part):
        for slot in rules.slots if rules else ():
            *who, lead = _ENDS.split(part[: match.start()])
            card, _ = _card(game, lead, slot) or ("", frozenset())
            if any(not (is_greeting(one) or name_alone(one)) for one in who):
                continue
            if card and rules and rules.slot_of(game.cards[card]) == slot:
                return card, part[match.end() :]
    return "", part


def _counted(part: str, *, is_behind: bool) -> tuple[str, int]:
    """The name of a card and its number, which stands on one side of it; no name for anything else."""
    words = part.split()
    while len(words) > 1 and is_piece(words[-1] if is_behind else words[1]):
        del words[-1 if is_behind else 1]
    number = words[-1 if is_behind else 0].strip(_TIMES) if len(words) > 1 else ""
    rest = [word for word in (words[:-1] if is_behind else words[1:]) if word.strip(f"{_TIMES}-–—:")]
    name = " ".join(rest).rstrip(":")
    is_one = number.isdecimal() and 1 <= int(number[:2]) <= _MOST_COPIES and len(number) == 1
    has_number = re.search(r"\d(?!-[^\W\d])", name) is not None  # `9-дюйм. гвозди` has it in its name
    return (name, int(number)) if is_one and not has_number else ("", 0)


def _card(game: Game, name: str, slot: str = "") -> tuple[str, frozenset[str]] | None:
    """The card that is called so, or the likeliest for which that may be meant, and all for which it may; None for
    none.
    """
    if known := name_index(game.id).get(normalise(name)):
        return known[0], frozenset()
    form = card_in_form(game.id, name)
    return (form, frozenset()) if form else card_likely(game.id, name, slot)
