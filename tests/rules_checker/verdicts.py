"""What the tests of deck checking share: a legal deck, and verdicts on changes of it."""

from cards import Deck, load_game
from rules_checker.judging.deck import Verdict

GAME = load_game("boombit")
# 45 cards of the Classics: 4 + 4 + 4 + 4 + 4 + 4 + 4 + 4 + 3 + 3 + 3 + 2 + 2
CLASSICS = {
    "cluster-bomb": 4,
    "twin-charge": 4,
    "parting-gift": 4,
    "firecracker": 4,
    "scapegoat": 4,
    "bench-granny": 4,
    "herald": 4,
    "short-fuse": 4,
    "steadfast-bomb": 3,
    "firebird": 3,
    "undertaker": 3,
    "wet-fuse": 2,
    "king-fuse": 2,
}
CLASSICS_HEROES = ["bruiser", "madam-tararam"]


def deck_of(cards: dict[str, int], *heroes: str, ref: str = "deck.txt", game: str = "boombit") -> Deck:
    lines = {card_id: number for number, card_id in enumerate(cards, 2)} | ({"hero": 1} if heroes else {})
    return Deck(ref=ref, game=game, cards=cards, slots={"hero": heroes} if heroes else {}, lines=lines)


def told(found: Verdict) -> list[tuple[str, str, str]]:
    return [(violation.rule, violation.code, violation.severity) for violation in found.violations]
