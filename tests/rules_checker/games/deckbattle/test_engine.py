"""The duel and the solo game, rule by rule: positions set by hand, with what must come of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cards import load_game
from rules_checker import kernel
from rules_checker.compiled import compile_cards
from rules_checker.games.deckbattle import engine
from rules_checker.games.deckbattle.cards import link_card, link_numbers
from rules_checker.games.deckbattle.frames import Attack, Deal, Draft, EndTurn, SoloDraft, Summon, Turn
from rules_checker.games.deckbattle.hand import reach_edge, shift
from rules_checker.games.deckbattle.preparing import JUDGES
from rules_checker.games.deckbattle.setup import Setup, kit
from rules_checker.games.deckbattle.state import AI, FORT, LOWER, UPPER, Automatic, Position, fresh_position
from rules_checker.games.deckbattle.steps import STEPS

GAME = load_game("deckbattle")
COMPILED = compile_cards(GAME)
NUMBERS = link_numbers(COMPILED)
DECKS = [tuple(deck) for deck in (
    ["annihilation", "baron", "boom", "brute", "carapace", "partisan", "revenant", "troll"],
    ["abomination", "alpha", "combustion", "lieutenant", "microctopus", "ogre", "scribe", "shaman"],
)]  # fmt: skip


def made(card: str, **changes: Any) -> dict[str, Any]:
    """A card of the tests: attack and life as wanted, with these abilities, or an Aura."""
    keywords = dict.fromkeys(changes.get("abilities", ()), 0)
    auras = [{"always": "aura", "ability": changes["aura"]}] if "aura" in changes else []
    numbers = {"cost": changes.get("cost", 1), "attack": changes.get("attack", 1), "life": changes.get("life", 1)}
    return {"id": card, "numbers": numbers, "keywords": keywords, "modifiers": auras, "abilities": []}


class Table:
    """A position laid out by hand: `f` in a hand is the fortress; lanes are written from the bridge."""

    def __init__(self, cards: dict[str, dict[str, Any]] | None = None) -> None:
        self.cards = {**COMPILED["cards"], **(cards or {})}
        self.names: list[str] = []
        self.owner: list[int] = []
        self.layout: list[tuple[int, str, list[int]]] = []

    def side(self, player: int, *, hand: str = "f scribe gnome", upper: str = "", lower: str = "") -> Table:
        """Lays out one player's cards."""
        for place, written in (("hand", hand), ("upper", upper), ("lower", lower)):
            found = []
            for name in written.split():
                if name == "f":
                    found.append(FORT)
                    continue
                found.append(len(self.names))
                self.names.append(name)
                self.owner.append(player)
            self.layout.append((player, place, found))
        return self

    def start(self, *frames: Any, mana: int = 0, active: int = 0) -> Position:
        """The position, run to its first question."""
        defs = tuple(link_card(self.cards[name]) for name in self.names)
        s = fresh_position(defs, self.owner, NUMBERS)
        for player, place, found in self.layout:
            where = s.hands[player] if place == "hand" else s.realms[player][UPPER if place == "upper" else LOWER]
            where.extend(found)
        s.log, s.touched = [], set()
        s.active, s.mana, s.turns, s.step = active, mana, [1, 1], "summon"
        s.agenda = list(frames)
        kernel.advance(s, STEPS)
        return s


def hand(s: Position, player: int) -> str:
    return " ".join("f" if card == FORT else s.defs[card].id for card in s.hands[player])


def lane(s: Position, player: int, which: int) -> str:
    return " ".join(s.defs[card].id for card in s.realms[player][which])


def do(s: Position, words: str) -> Position:
    """Answers the standing question in words."""
    engine.answer(s, engine.options(s).index(words))
    return s


def test_damage_moves_the_fortress_to_the_right_place_by_place() -> None:
    s = Table().side(0).side(1, hand="f scribe gnome zombie").start()
    shift(s, 1, 2)
    assert hand(s, 1) == "scribe gnome f zombie" and not s.citadel[1]


def test_a_fortress_at_the_edge_becomes_the_citadel_and_the_excess_is_lost() -> None:
    s = Table().side(0).side(1, hand="f scribe gnome").start()
    shift(s, 1, 5)
    assert hand(s, 1) == "f scribe gnome" and s.citadel[1] and s.winner is None
    shift(s, 1, 1)
    assert hand(s, 1) == "scribe f gnome"
    shift(s, 1, 1)
    assert s.winner == 0


def test_a_player_has_as_much_mana_as_cards_in_hand_and_the_first_only_six() -> None:
    start = engine.position(COMPILED, Setup("duel", "preconstructed", tuple(DECKS), kit(COMPILED)))
    s = engine.new_game(start, 3)
    assert s.mana == 6 and len(s.hands[s.first]) == 9
    do(s, "done")
    assert s.active == 1 - s.first and s.mana == 9


def test_only_the_four_leftmost_cards_are_played_and_the_window_moves() -> None:
    s = Table().side(0, hand="f scribe gnome zombie reptile martyr").side(1).start(Summon(), mana=3)
    assert "play martyr upper" not in engine.options(s)
    refusal = engine.why(s, 0, "play martyr upper")
    assert refusal and refusal.rule == "summon.leftmost-four"
    do(s, "play scribe upper")
    assert engine.why(s, 0, "play martyr upper").rule == "summon.no-overspend"  # type: ignore[union-attr]


def test_the_last_card_beside_the_fortress_cannot_be_played() -> None:
    s = Table().side(0, hand="f scribe gnome").side(1).start(Summon(), mana=9)
    do(s, "play scribe lower")
    assert engine.options(s) == ["done"] if s.ask else True
    refusal = engine.why(s, 0, "play gnome upper") if s.ask else None
    assert refusal is None or refusal.rule == "faq.cannot-empty-hand"


def test_a_play_that_leaves_the_fortress_rightmost_destroys_it() -> None:
    s = Table().side(0, hand="zombie f scribe").side(1).start(Summon(), mana=9)
    do(s, "play scribe upper")
    assert hand(s, 0) == "f zombie" and s.citadel[0]


def test_creatures_attack_from_the_farthest_to_the_nearest_upper_lane_first() -> None:
    s = Table().side(0, upper="ogre zombie", lower="scribe").side(1, hand="f " + "gnome " * 9).start(Attack())
    strikes = [params["card"] for what, _, params in s.log or () if what == "strikes-fort"]
    assert strikes == ["zombie", "ogre", "scribe"]


def test_an_attack_takes_the_first_enemy_of_the_lane_and_its_excess_is_lost() -> None:
    s = Table().side(0, upper="ogre").side(1, hand="f gnome", upper="scribe zombie").start(Attack())
    assert lane(s, 1, UPPER) == "zombie" and s.damage[s.realms[1][UPPER][0]] == 0
    assert hand(s, 1) == "f gnome scribe"


def test_a_creature_does_not_attack_in_the_turn_of_its_summoning_but_with_fury_and_never_the_fortress() -> None:
    s = Table().side(0, hand="f partisan scribe gnome").side(1, hand="f gnome", upper="gnome").start(
        EndTurn(), Attack(), Summon(), mana=2
    )  # fmt: skip
    do(s, "play partisan upper")
    do(s, "done") if s.ask and s.active == 0 and s.ask.kind == "summon" else None
    told = [(what, params.get("card")) for what, _, params in s.log or ()]
    assert ("strikes", "partisan") in told
    t = Table().side(0, hand="f partisan scribe gnome").side(1, hand="f gnome").start(Attack(), Summon(), mana=2)
    do(t, "play partisan upper")
    assert ("waits", "partisan") in [(what, params.get("card")) for what, _, params in t.log or ()]


def test_splash_hits_the_parallel_place_and_pierce_the_one_behind() -> None:
    both = {"lance": made("lance", attack=2, abilities=["splash", "pierce"])}
    s = (
        Table(both)
        .side(0, upper="lance")
        .side(1, hand="f gnome", upper="zombie martyr troll", lower="ogre troll")
        .start(Attack())
    )
    damage = {(s.defs[c].id, w): s.damage[c] for w in (UPPER, LOWER) for c in s.realms[1][w]}
    assert damage == {
        ("zombie", UPPER): 2, ("martyr", UPPER): 2, ("troll", UPPER): 0,
        ("ogre", LOWER): 2, ("troll", LOWER): 0,
    }  # fmt: skip


def test_protection_takes_the_first_attack_and_no_other() -> None:
    s = Table().side(0, upper="zombie zombie").side(1, hand="f gnome", upper="carapace").start(Attack())
    (carapace,) = s.realms[1][UPPER]
    assert s.guarded[carapace] and s.damage[carapace] == 2


def test_battle_fervor_attacks_again_after_destroying_and_then_the_fortress() -> None:
    s = Table().side(0, upper="revenant").side(1, hand="f gnome gnome gnome gnome", upper="scribe").start(Attack())
    assert lane(s, 1, UPPER) == ""
    # the scribe came back to the right first, then three points of damage
    assert hand(s, 1) == "gnome gnome gnome f gnome scribe"


def test_momentum_goes_to_the_front_with_one_more_for_each_passed() -> None:
    s = Table().side(0, upper="scribe gnome carnivore").side(1, hand="f gnome", upper="troll").start(Attack())
    assert lane(s, 0, UPPER) == "carnivore scribe gnome"
    told = [(params["card"], params["n"]) for what, _, params in s.log or () if what == "strikes"]
    assert told == [("carnivore", 4), ("gnome", 1), ("scribe", 1)]


def test_an_aura_reaches_its_two_neighbours_and_not_itself() -> None:
    s = Table().side(0, upper="zombie baron ogre scribe").side(1).start()
    fury = [s.defs[c].id for c in s.realms[0][UPPER] if engine.view(s, 0) and _has(s, c, "fury")]
    assert fury == ["zombie", "ogre"]


def _has(s: Position, creature: int, ability: str) -> bool:
    from rules_checker.games.deckbattle.query import has

    return has(s, creature, ability)


def test_a_spell_goes_rightmost_and_may_be_cast_again_with_five_cards_in_hand() -> None:
    s = Table().side(0, hand="f boom gnome scribe zombie").side(1, upper="troll").start(Summon(), mana=4)
    do(s, "cast boom b troll")
    assert hand(s, 0) == "f gnome scribe zombie boom"
    assert "cast boom b troll" in engine.options(s)


def test_a_spell_waits_for_mana_in_the_attack_phase_too_and_not_for_creatures() -> None:
    s = Table().side(0, hand="f boom gnome scribe", upper="zombie").side(1, upper="troll").start(Attack(), mana=3)
    assert s.ask and s.ask.kind == "cast" and engine.options(s) == ["cast boom a zombie", "cast boom b troll", "go"]
    refusal = engine.why(s, 0, "play gnome upper")
    assert refusal and refusal.rule == "gap.mana-for-attack-spells"


def test_what_cannot_be_destroyed_can_be_aimed_at_and_feels_nothing() -> None:
    s = Table().side(0, hand="f annihilation gnome scribe").side(1, upper="shaman").start(Summon(), mana=9)
    do(s, "cast annihilation b shaman")
    assert lane(s, 1, UPPER) == "shaman"


def test_the_owner_orders_what_is_destroyed_at_once() -> None:
    wide = {"rake": made("rake", attack=9, abilities=["pierce"])}
    s = Table(wide).side(0, upper="rake").side(1, hand="f gnome", upper="scribe zombie").start(Attack())
    assert s.ask and s.ask.player == 1 and s.ask.kind == "return"
    do(s, "zombie")
    assert hand(s, 1) == "f gnome zombie scribe"


def test_creatures_heal_at_the_end_of_every_turn() -> None:
    s = Table().side(0, upper="zombie").side(1, hand="f gnome scribe", upper="troll").start(EndTurn(), Attack())
    assert not any(s.damage)


def test_four_rounds_of_the_draft_give_eight_cards_each() -> None:
    start = engine.position(COMPILED, Setup("duel", "draft", (), kit(COMPILED)))
    s = engine.new_game(start, 1)
    asked = []
    while s.ask and s.ask.kind == "draft":
        asked.append(s.ask.player)
        engine.answer(s, 0)
    # the last card of a round is not a choice
    assert asked == [0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0]
    assert [len(cards) for cards in s.hands] == [9, 9]


def test_two_cards_of_each_ten_are_struck_in_the_order_of_the_ledger() -> None:
    ten = [(*deck, *more) for deck, more in zip(DECKS, (("gnome", "ogre"), ("gnome", "troll")), strict=True)]
    s = engine.new_game(engine.position(COMPILED, Setup("duel", "construction", tuple(ten), kit(COMPILED))), 1)
    judges = []
    while s.ask and s.ask.kind == "ban":
        judges.append(s.ask.player)
        engine.answer(s, 0)
    assert tuple(judges) == JUDGES == (1, 0, 0, 1)
    assert [len(cards) for cards in s.hands] == [9, 9]


def solo(deck: str, used: str = "", *, ai_lower: str = "", mine: str = "", citadel: bool = False) -> Position:
    """A solo game before the automatic opponent's turn; its deck is written from the top."""
    layout = Table().side(0, hand="f gnome scribe", upper=mine).side(1, hand=f"{deck} {used}", lower=ai_lower)
    s = layout.start()
    cards = [card for card, who in enumerate(s.owner) if who == AI and card in s.hands[1]]
    names = deck.split()
    s.hands[1].clear()
    s.auto = Automatic(NUMBERS.quick, tuple(reversed(cards[: len(names)])), tuple(cards[len(names) :]), False)
    s.citadel[AI] = citadel
    s.turns = [1, 0]
    return s


def test_the_automatic_opponent_summons_until_its_mana_is_reached_lane_by_lane() -> None:
    s = solo("ogre martyr troll gnome", mine="zombie zombie zombie")
    s.agenda = [Turn(AI)]
    kernel.advance(s, STEPS)
    # nine mana: 4 + 3 is not enough, the third card overshoots
    assert (lane(s, 1, UPPER), lane(s, 1, LOWER)) == ("ogre troll", "martyr")


def test_a_spell_without_a_target_is_free_and_goes_to_the_used_pile() -> None:
    s = solo("boom gnome ogre zombie scribe")
    s.agenda = [Turn(AI)]
    kernel.advance(s, STEPS)
    assert s.auto and [s.defs[card].id for card in s.auto.used] == ["boom"]
    assert lane(s, 1, LOWER) == "gnome zombie" and lane(s, 1, UPPER) == "ogre"


def test_three_damage_to_the_automatic_opponent_move_three_cards_of_its_deck() -> None:
    s = solo("ogre martyr troll gnome", mine="brute")
    s.active = 0
    s.agenda = [Attack()]
    kernel.advance(s, STEPS)
    assert s.auto and len(s.auto.deck) == 1 and len(s.auto.used) == 3


def test_its_empty_deck_turns_the_fortress_and_the_used_pile_becomes_the_deck() -> None:
    s = solo("ogre", "gnome zombie", mine="brute")
    s.active = 0
    s.agenda = [Attack()]
    kernel.advance(s, STEPS)
    assert s.citadel[AI] and s.auto and len(s.auto.deck) == 3 and not s.auto.used


def test_it_plays_one_last_turn_and_who_survives_it_wins() -> None:
    s = solo("", "gnome", mine="zombie", citadel=True)
    s.agenda = [Turn(AI)]
    kernel.advance(s, STEPS)
    assert s.winner == 0


def test_the_solo_draft_gives_one_card_in_four() -> None:
    s = engine.new_game(engine.position(COMPILED, Setup("solo", "draft", (), kit(COMPILED))), 2)
    rounds = 0
    while s.ask and s.ask.kind == "draft":
        rounds += 1
        engine.answer(s, 0)
    assert rounds == 8 and s.auto and len(s.hands[0]) == 9 and len(s.auto.deck) == 24
    assert s.ask and s.ask.kind == "summon" and s.mana == 6


@pytest.mark.parametrize("style", ["duel", "solo"])
@pytest.mark.parametrize("configuration", ["preconstructed", "draft", "construction"])
def test_random_games_keep_every_card_in_one_place(style: str, configuration: str) -> None:
    if (style, configuration) == ("solo", "construction"):
        with pytest.raises(ValueError, match="there is no such game"):
            engine.read_setup(
                COMPILED, {"style": style, "configuration": configuration, "decks": [], "kit": [], "stage": 0}
            )
        return
    people = 1 if style == "solo" else 2
    size = {"preconstructed": 8, "construction": 10, "draft": 0}[configuration]
    rng = random.Random(7)
    for seed in range(12):
        decks = tuple(tuple(rng.sample(kit(COMPILED), size)) for _ in range(people)) if size else ()
        s = engine.new_game(
            engine.position(COMPILED, Setup(style, configuration, decks, kit(COMPILED), seed % 6 * (people == 1))),
            seed,
            log=True,
        )
        while s.ask:
            _whole(s)
            engine.answer(s, rng.randrange(len(s.ask.options)))
        assert s.winner is not None


def _whole(s: Position) -> None:
    held = [card for cards in s.hands for card in cards if card != FORT]
    held += [card for realm in s.realms for row in realm for card in row]
    held += [*s.pool, *s.open, *((*s.auto.deck, *s.auto.used) if s.auto else ())]
    assert len(held) == len(set(held))
    words = engine.options(s)
    assert len(words) == len(set(words))
    for player in (0, 1):
        engine.view(s, player)
        if s.step != "setup" and not s.is_auto(player):
            assert s.hands[player].count(FORT) == 1 and len(s.hands[player]) >= 2
    assert s.ask
    if s.ask.kind in ("summon", "cast"):
        assert [engine.why(s, s.ask.player, said) for said in words] == [None] * len(words)


def test_frames_of_preparing_are_the_ones_that_are_registered() -> None:
    assert {Deal, Draft, SoloDraft, Summon} <= STEPS.run.keys()
    assert callable(reach_edge)
