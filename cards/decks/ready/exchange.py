"""Which cards of a ready-made deck go and which come, as sentences say it: `вместо обеих коров и одного сапёра — три
карманника`, `one less short circuit, one more robot instead`, `בלי הפרה ובלי החבלן, במקומם 2 כייסים`.

Where a word for what goes or comes may belong to several cards all ways are tried: the only one by which as many come
as go is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cards.decks.ready.items import PARTING, Item, SaidCard, items_in
from cards.expressions import expression
from cards.model import Deck, Game
from cards.names import normalise

_MOST_SAID = 9
"""Most words that say what goes or comes: each may belong to several cards."""
_ADDS = expression(
    r"(?<!\w)(?:добав(?:л|ь|и)\w+|добавк\w+|докладыва\w+|доложу|докину|доложил\w?|add(?:s|ed|ing)?"
    r"|[וש]{0,2}(?:מוסיפ\w+|מוסיף|אוסיף|נוסיף|הוספתי|הוספנו|להוסיף|תוספת))(?!\w)"
)
"""What says that cards are added, and none goes."""
Changes = Sequence[tuple[str, int, int]]


def exchanged(game: Game, text: str, deck: Deck, *, is_announced: bool = False) -> Changes | None:
    """The cards that go and come by a text, each with its sign and copies; None unless that is sure.

    Where it `is_announced` that cards are exchanged, `корову на ежа` says which.
    """
    items, has_talk = items_in(game, text, deck, is_announced=is_announced) or ((), False)
    if not any(isinstance(one, SaidCard) for one in items):
        return None
    found: list[dict[str, int]] = []
    if sum(isinstance(one, str) and one not in PARTING for one in items) > _MOST_SAID:
        return None
    for signs in _ways(items):
        cards = [one for one in items if isinstance(one, SaidCard)]
        made = _balanced(list(zip(cards, signs, strict=True)), deck, game)
        if made and made not in found:
            found.append(made)
    if not (found or has_talk):
        found = [*_one_way(items, deck, game, adds=_ADDS.search(normalise(text)) is not None)]
    if len(found) != 1:
        return None
    return [(card, 1 if more > 0 else -1, abs(more)) for card, more in found[0].items()]


def _one_way(items: Sequence[Item], deck: Deck, game: Game, *, adds: bool) -> Iterator[dict[str, int]]:
    """Yield the cards that are added to a deck, where it is said that one `adds` them, of a game in which it may have
    more, or that go; nothing if others go for them, or come.
    """
    most = game.deck_rules.sizes[-1] if game.deck_rules else 0
    cards = [one for one in items if isinstance(one, SaidCard)]
    if len({one.card for one in cards}) < len(cards) or any(one.by_part for one in cards):
        return
    for signs in map(set, _ways(items)):
        going = [_going(one, deck) for one in cards]
        made = {one.card: one.copies or 1 for one in cards}
        if signs == {-1} and all(going):
            yield {one.card: -copies for one, copies in zip(cards, going, strict=True)}
        elif signs == {1} and adds and min(made.values()) > 0 and deck.size + sum(made.values()) <= most:
            yield made


def _going(one: SaidCard, deck: Deck) -> int:
    """How many copies of a card go; 0 if there are not so many, or it may be that one of several goes."""
    has = deck.cards.get(one.card, 0)
    copies = one.copies if one.copies > 0 else has
    return 0 if copies > has or (not one.copies and has > 1) else copies


def _ways(items: Sequence[Item]) -> Iterator[list[int]]:
    """Yield the ways in which each card may go, -1, or come, 1."""
    yield from _go_on(items, 0, "", [0] * len(items))


def _go_on(items: Sequence[Item], at: int, state: str, signs: list[int]) -> Iterator[list[int]]:
    """Go on from an item, with what the last word for it said: `-`, `+`, `place-of` or none."""
    while at < len(items):
        one = items[at]
        if isinstance(one, SaidCard):
            before = items[at - 1] if at else ""
            if state == "place-of" and isinstance(before, SaidCard):
                state = "+"
            signs[at] = signs[at] or {"-": -1, "place-of": -1, "swap": -1, "+": 1}.get(state, 0)
        elif one in ("-", "+", "them"):
            sign = -1 if one == "-" else 1
            behind = any(True for _ in _behind(items, at, sign))
            above = [place for place in _before(items, at) if not (behind and signs[place])]
            for many in range(1, len(above) + 1):  # of the cards before it the last ones, however many
                so = [sign if place in above[:many] else old for place, old in enumerate(signs)]
                yield from _go_on(items, at + 1, "", so)
            if not behind and above:
                return
            signs = _gone_before(items, at, signs) if one == "them" else signs  # `тролль надоел, вместо него зомби`
            state = "-" if sign < 0 else "+"
        elif one == "place-of":
            above = [place for place in _before(items, at) if not signs[place]]
            signs = [*signs]
            for place in above:
                signs[place] = 1
            state = "instead-" if above else "place-of"
            if above:  # `два ежа вместо двух коров`: what is joined to those goes, too
                to = at + 1
                while to < len(items) and (isinstance(items[to], SaidCard) or items[to] == "&"):
                    signs[to] = -1 if isinstance(items[to], SaidCard) else 0
                    to += 1
                at, state = to, ""
                continue
        elif one == "swap":
            above = [*_before(items, at)] if items[at + 1 : at + 2] == ["for"] else []
            for many in range(1, len(above)):  # of the cards before it the last ones, however many
                so = [-1 if place in above[:many] else old for place, old in enumerate(signs)]
                yield from _go_on(items, at + 1, "swap", so)
            signs = [-1 if place in above else old for place, old in enumerate(signs)]
            state = "swap"
        elif one == "for":
            if at and isinstance(items[at - 1], SaidCard):
                signs = [*signs[: at - 1], -1, *signs[at:]]  # `корову на ежа и двойной заряд на изоленту`
            state = "+"
        elif one in ("—", "|") and state == "place-of":
            state = "+"
        elif one == "arrow":
            signs, state = [-1 if place in {*_before(items, at)} else old for place, old in enumerate(signs)], "+"
        elif one == "|":
            state = ""
        elif one == "," and state == "place-of":
            yield from _go_on(items, at + 1, "+", [*signs])
        at += 1
    if all(signs[place] for place, one in enumerate(items) if isinstance(one, SaidCard) and not one.hint):
        yield [signs[place] or 1 for place, one in enumerate(items) if isinstance(one, SaidCard)]


def _gone_before(items: Sequence[Item], at: int, signs: Sequence[int]) -> list[int]:
    """The signs, by which of the cards before an item those go of which nothing else is said."""
    is_open = [isinstance(one, SaidCard) and not one.hint and not signs[place] for place, one in enumerate(items[:at])]
    return [-1 if place < at and is_open[place] else sign for place, sign in enumerate(signs)]


def _behind(items: Sequence[Item], at: int, sign: int) -> Iterator[int]:
    """Yield the first card behind a word in its part of a sentence, or behind a comma if there is none before it."""
    crosses = not any(True for _ in _before(items, at))
    for place in range(at + 1, len(items)):
        one = items[place]
        if isinstance(one, SaidCard):
            yield place
            return
        is_same = (one in ("+", "them") and sign > 0) or (one == "-" and sign < 0)
        if not (is_same or one in ("—", "&") or (crosses and one in (",", "|"))):
            return


def _before(items: Sequence[Item], at: int) -> Iterator[int]:
    """Yield the cards before a word in its part of a sentence."""
    for place in range(at - 1, -1, -1):
        one = items[place]
        if isinstance(one, SaidCard):
            yield place
        elif one not in ("&", "—"):
            return


def _balanced(said: Sequence[tuple[SaidCard, int]], deck: Deck, game: Game) -> dict[str, int] | None:
    """How many copies more or fewer there are of cards, if as many come as go; None for any other."""
    if len({one.card for one, _ in said}) < len(said) or any(one.by_part and sign > 0 for one, sign in said):
        return None
    made: dict[str, int] = {}
    for one, sign in said:
        if sign < 0:
            if not (copies := _going(one, deck)):
                return None
            made[one.card] = -copies
        elif one.copies < 0:
            return None
    gone = -sum(made.values())
    coming = [one for one, sign in said if sign > 0]
    open_cards = [one for one in coming if not one.copies]
    come = sum(one.copies for one in coming)
    if not coming or not gone or gone - come != len(open_cards):
        return None
    return made | {one.card: one.copies or 1 for one in coming}
