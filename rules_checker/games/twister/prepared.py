"""A maze as it was laid out, written down: its rooms, the tokens on each, and both teams.

`laid` has the rooms, each with the tokens that lie on it. A choice is a character of the starting team, with its
player. What is `apart` a player goes without: a handicap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cards import Card
from rules_checker.engine import SEATS
from rules_checker.games.twister.setup import WITHOUT
from rules_checker.judging import Chosen, OwnPreparation, Prepared, Violation

_PLAYERS = tuple(SEATS[:2])
_TOKENS = ("character", "object")


def judge(prepared: Prepared) -> tuple[Sequence[Sequence[str]], Sequence[Violation]]:
    """The team of each player, and which rules were broken."""
    table = _Table(prepared)
    wrong = [*table.rooms(), *table.teams(), *table.handicap(), *table.twice(), *table.tokens(), *table.full()]
    return [[one.card for one in table.team(player)] for player in _PLAYERS], wrong


def _wrong(rule: str, code: str, line: int | None, **params: Any) -> Violation:
    return Violation(rule, f"maze-{code}", "error", params, line)


@dataclass(frozen=True, slots=True)
class _Table:
    """What lies where, and what is wrong with it."""

    prepared: Prepared

    @property
    def beginner(self) -> bool:
        """Whether it is a game for beginners."""
        return bool(self.prepared.setup.get("beginner"))

    @property
    def numbers(self) -> Mapping[str, Mapping[str, int]]:
        """The game's tables of numbers."""
        return self.prepared.game.numbers

    def card(self, one: Chosen) -> Card:
        """The card that was written down."""
        return self.prepared.game.cards[one.card]

    # --- the rooms --------------------------------------------------------------------------------------------------

    def lying(self) -> list[tuple[Chosen, tuple[Chosen, ...]]]:
        """The rooms, each with what lies on it."""
        return [(room, tokens) for room, tokens in self.prepared.laid if self.card(room).type in self.numbers["room"]]

    def rooms(self) -> Iterator[Violation]:
        """What is no room, rooms too many or too few, and one without the other of its number."""
        laid = [room for room, _ in self.lying()]
        for room, _ in self.prepared.laid:
            if room not in laid:
                yield _wrong("setup.rooms", "no-room", room.line, card=room.card)
        needed = self.numbers["maze"]["beginner" if self.beginner else "usual"]
        rooms = self._cards(*self.numbers["room"])
        hubs = {card.id: card.plan.hub.number for card in rooms if card.plan and card.plan.hub}
        here = {room.card for room in laid}
        if (n := len(laid)) != needed:
            others = [one for one in hubs if one not in here] or [*hubs]
            line, rule = laid[-1].line if laid else None, "beginner.board" if self.beginner else "component.rooms"
            yield _wrong(rule, "rooms", line, n=n, needed=needed, more=max(needed - n, 0), rooms=others)
            return
        for room in laid:
            number = hubs[room.card]
            others = [one for one in hubs if hubs[one] == number and one != room.card]
            if here.isdisjoint(others):
                yield _wrong("rotate.pair", "pair", room.line, card=room.card, n=number, others=others)

    def space(self) -> list[str]:
        """The rooms that can take one more token."""
        return [room.card for room, tokens in self.lying() if len(tokens) < self.capacity(room)]

    def capacity(self, room: Chosen) -> int:
        """How many tokens may lie on a room."""
        return self.numbers["room"]["beginner" if self.beginner else self.card(room).type]

    def full(self) -> Iterator[Violation]:
        """A room with more tokens than it takes."""
        rule, free = "beginner.rest" if self.beginner else "setup.placement-capacity", self.space()
        for room, tokens in self.lying():
            if len(tokens) > (most := self.capacity(room)):
                last = tokens[-1]
                params = {"card": last.card, "room": [room.card], "n": len(tokens), "most": most, "free": len(free)}
                yield _wrong(rule, "full", last.line, **params, **({"rooms": free} if free else {}))

    # --- the teams --------------------------------------------------------------------------------------------------

    def team(self, player: str) -> list[Chosen]:
        """The characters that a player begins with."""
        return [one for one in self.prepared.choices if one.by == player and self.card(one).type == "character"]

    def colours(self) -> dict[str, str]:
        """The colour of each player: that of the first character."""
        return {player: self.card(team[0]).team or "" for player in _PLAYERS if (team := self.team(player))}

    def teams(self) -> Iterator[Violation]:
        """What is no character of a player's colour, both of one colour, and another number than four."""
        rule, needed = "setup.first-team", self.numbers["team"]["start"]
        colours = self.colours()
        for one in self.prepared.choices:
            if self.card(one).type != "character":
                yield _wrong(rule, "no-character", one.line, card=one.card)
            elif one.by not in _PLAYERS:
                yield _wrong("meta.players" if one.by else rule, "nobodys", one.line, card=one.card)
            elif self.card(one).team != colours[one.by]:
                yield _wrong(rule, "other-colour", one.line, card=one.card, part=colours[one.by], player=one.by)
        if len(colours) > len({*colours.values()}):
            second = _PLAYERS[1]
            at = self.team(second)[0].line
            yield _wrong("setup.start-line", "one-colour", at, part=colours[second], player=second)
        if self.beginner or self.prepared.apart:
            rule = "handicap.start-four"
        for player in _PLAYERS:
            if (n := len(team := self.team(player))) != needed:
                line = team[-1].line if team else None
                yield _wrong(rule, "team", line, player=player, n=n, needed=needed, more=max(needed - n, 0))

    def handicap(self) -> Iterator[Violation]:
        """What nobody may go without, a high card without the other, and a handicap of both players."""
        rule, most = "handicap.how", self.numbers["handicap"]["most"]
        apart = [one for one in self.prepared.apart if not self._beyond(self.card(one))]
        high = [card for card in self._cards("combat") if card.numbers["value"] > most]
        here = {one.card for one in apart}
        for one in apart:
            card = self.card(one)
            if card.type != "character" and card not in high:
                yield _wrong(rule, "not-apart", one.line, card=one.card)
                continue
            pair = [other.id for other in high if other.team == card.team]
            if card in high and (others := [other for other in pair if other not in here]):
                yield _wrong(rule, "half-apart", one.line, card=one.card, others=others)
            elif card.team != (first := self.card(apart[0]).team):
                yield _wrong(rule, "both-apart", one.line, card=one.card, part=first)

    # --- the tokens -------------------------------------------------------------------------------------------------

    def everything(self) -> list[Chosen]:
        """All that is written down, wherever it is."""
        prepared = self.prepared
        laid = [one for room, tokens in prepared.laid for one in (room, *tokens)]
        return [*prepared.choices, *laid, *prepared.apart]

    def twice(self) -> Iterator[Violation]:
        """A room or a token that is somewhere already."""
        first: dict[str, Chosen] = {}
        for one in self.everything():
            before = first.setdefault(one.card, one)
            if before is not one and (rule := self.prepared.game.types[self.card(one).type].piece_rule):
                yield _wrong(rule, "twice", one.line, card=one.card, first=before.line)

    def tokens(self) -> Iterator[Violation]:
        """What is no token, what beginners do without, and what lies nowhere."""
        laid = [one for _, tokens in self.prepared.laid for one in tokens]
        for one in laid:
            if self.card(one).type not in _TOKENS:
                yield _wrong("setup.placement-turns", "no-token", one.line, card=one.card)
        for one in (*self.prepared.choices, *laid):
            if self._beyond(self.card(one)):
                yield _wrong("beginner.without", "not-for-beginners", one.line, card=one.card)
        here, free = {one.card for one in self.everything()}, self.space()
        rule, lacking = "beginner.tokens" if self.beginner else "component.tokens", self._lacking()
        for card in self._cards(*_TOKENS):
            if card.id in here or self._beyond(card):
                continue
            spare = card.type == "character"
            if spare and lacking[card.team]:
                lacking[card.team] -= 1
                continue
            params = {"card": card.id, "spare": int(spare), "free": len(free)}
            yield _wrong(rule, "missing", None, **params, **({"rooms": free} if free else {}))

    def _lacking(self) -> Counter[str | None]:
        """How many characters of each colour a team lacks: of those it is told there, and not that they lie nowhere."""
        needed, colours = self.numbers["team"]["start"], self.colours()
        own = Counter(self.card(one).team for player in colours for one in self.team(player))
        return Counter({colour: max(0, needed - own[colour]) for colour in self.prepared.game.teams})

    def _beyond(self, card: Card) -> bool:
        """True of what beginners do without, in a game for them."""
        return self.beginner and any(kind in WITHOUT for kind in card.subtypes)

    def _cards(self, *types: str) -> list[Card]:
        """The cards of these types."""
        return [card for card in self.prepared.game.cards.values() if card.type in types]


JUDGE: OwnPreparation = judge
