"""What is certain of a list that was not read whole: which of its cards a question about it may still change."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from cards.decks.listing import changes_list
from cards.decks.meaning.again import SORRY
from cards.decks.names.kinds import is_kind_word
from cards.decks.phrases.corrected import short_name
from cards.decks.phrases.tokens import TOKEN, card_at, is_said, number_of
from cards.decks.words.seen import seen
from cards.decks.words.updates import changes, is_update
from cards.errors import DataError, FitilError
from cards.expressions import expression
from cards.model import Game
from cards.names import normalise

_OF_ALL = frozenset({"several-lists", "team-and-cards", "unknown-heading", "unknown-label"})
"""The faults of what may count or not, and does not say of which cards it is."""
_OF_SOME = frozenset({"changes-list", "said-twice"})
"""The faults of what changes some cards of the list, or else any of them."""
_OFFERING = frozenset({"names-card", "unknown-card", "write-so"})
"""The faults that offer how to write a line."""
_REST = expression(
    r"(?:все|всех|всем|кажд\w+|остальн\w+|прочи\w+|друг\w+|all|every|each|rest|others?|ו?(?:כל|כולם|כולן)"
    r"|ו?ה?(?:שאר|יתר)|אחר\w*)"
)
"""What stands for cards that are not named."""


def left_open(game: Game, cards: Collection[str], faults: Iterable[FitilError]) -> frozenset[str] | None:
    """Those of the cards of a list of which its faults may say how many there are; None if that may be any of them."""
    found: set[str] = set()
    for fault in faults:
        if fault.code in _OF_ALL:
            return None
        text = str(fault.params.get("text", fault.params.get("name", "")))
        if fault.code not in _OF_SOME and not _puts_right(normalise(text)):
            continue  # there are more of some card, and not fewer of another
        named, is_open = _cards_said(game, text, cards)
        if fault.code in _OF_SOME and (is_open or not named):
            return None
        found |= named
    return frozenset(found)


def told_as_changes(
    game: Game, cards: Collection[str], faults: Iterable[DataError], lines: Mapping[int, str]
) -> Iterator[DataError]:
    """Yield faults; of a line that puts right a card of the list, as `ой, коров 2`, that of what changes it: what is
    written as another fault offers it would be added to the list.
    """
    for fault in faults:
        line = lines.get(fault.line or 0, "")
        if (
            fault.code in _OFFERING
            and SORRY.search(normalise(line))
            and not _cards_said(game, line, cards)[0].isdisjoint(cards)
        ):
            why = changes_list(line)
            yield DataError(fault.path, str(why), fault.line).like(why)
        else:
            yield fault


def _puts_right(said: str) -> bool:
    """True for a line (normalised) that may put another one right, though it was not understood."""
    return SORRY.search(said) is not None or changes(said) or is_update(said)


def _cards_said(game: Game, text: str, cards: Collection[str]) -> tuple[set[str], bool]:
    """The cards that a text names in whatever form, or one of these by a part of its name; and whether it may speak of
    others besides, as all the rest or those of a kind.
    """
    tokens = TOKEN.findall(normalise(seen(text)))
    found: set[str] = set()
    is_open = text.endswith("…")
    at = 0
    while at < len(tokens):
        token = tokens[at]
        named = None if number_of(token) else card_at(game, tokens, at, likely=not is_said(token))
        card, to = (named.card, named.to) if named else short_name(game, cards, tokens, at) or ("", at + 1)
        is_open |= not card and (_REST.fullmatch(token) is not None or is_kind_word(token))
        found |= {card} if card else set()
        at = to
    return found, is_open
