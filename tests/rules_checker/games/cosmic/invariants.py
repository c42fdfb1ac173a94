"""What is so in every position of Cosmic Encounter, whatever is played."""

from rules_checker.games.cosmic.query import has_power
from rules_checker.games.cosmic.ships import foreign_colonies
from rules_checker.games.cosmic.sound import unsound
from rules_checker.games.cosmic.state import NOBODY, Position
from tests.rules_checker.once import once_a_game

SHARED = frozenset({"defs", "numbers", "colours"})
"""The fields that clones share."""


@once_a_game
def held(s: Position) -> frozenset[int]:
    """The cards that players may hold."""
    return frozenset([card for card, info in enumerate(s.defs) if info.type not in ("alien", "tech", "destiny")])


def watch(s: Position) -> None:
    """Assert the invariants that hold at every question."""
    if s.step != "setup":
        assert not [*unsound(s)], "what no scenario may lay out"
    _watch_cards(s)
    _watch_ships(s)
    _watch_encounter(s)
    if s.ask:
        assert 0 <= s.ask.player < s.players, "nobody is asked"
        assert s.ask.kind not in ("launch", "aim", "again", "foe") or s.ask.player == s.active, "asked out of turn"
    if s.over and s.winners:
        best = [len(foreign_colonies(s, player)) for player in s.winners]
        assert min(best) >= s.numbers.goal, "a winner without enough colonies"


def _watch_cards(s: Position) -> None:
    """Every card lies in one place, of its kind."""
    found = [*s.deck, *s.discard, *s.spent, *[card for card in s.plans if card != NOBODY]]
    for hand in s.hands:
        found += hand
    assert held(s).issuperset(found), "a card where it does not belong"
    found += [*s.destiny, *s.destiny_discard, *([s.fate] if s.fate != NOBODY else [])]
    found += s.spare
    found += [*s.alien_pile, *s.alien_discard, *[card for card in s.aliens if card != NOBODY]]
    found += [*s.tech_deck, *s.tech_discard, *[card for card in s.techs if card != NOBODY]]
    found += [card for cards in s.offered for card in cards]
    if s.step != "setup":
        assert len(found) == len(set(found)) == len(s.defs), "a card is lost, or in two places"


def _watch_ships(s: Position) -> None:
    """No ship is lost, and none is in two places; `ships` has each planet's by player."""
    n = s.numbers.planets * s.numbers.ships
    for player in range(s.players):
        whole = sum(s.ships[player :: s.players]) + s.warp[player] + s.gate[player] + s.helping[player] + s.lab[player]
        assert whole == n, "a ship is lost"
    assert min(*s.ships, *s.warp, *s.gate, *s.helping, *s.lab) >= 0, "fewer ships than none"


def _watch_encounter(s: Position) -> None:
    """Ships are on their players' sides, allies were asked, and an encounter has two players."""
    for player in range(s.players):
        assert has_power(s, player) in (True, False)
    assert s.step in ("setup", "turn", "regroup", "destiny", "end") or s.defense != NOBODY, "nobody is attacked"
    assert s.revealed or s.step not in ("reveal", "resolution"), "a fight with hidden cards"
    assert s.number <= 2, "too many encounters in a turn"
