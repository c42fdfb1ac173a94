"""Before the first turn: drafts, strikes of the construction, the deal and the coin."""

from __future__ import annotations

from rules_checker.engine import Card, Steps
from rules_checker.games.deckbattle.frames import Ban, Deal, Draft, Pick, Shuffle, SoloDraft, Turn
from rules_checker.games.deckbattle.state import AI, FORT, Position

steps: Steps[Position] = Steps()
step, taking = steps.step, steps.taking


@step(Shuffle)
def shuffle(s: Position, _: Shuffle) -> None:
    """Shuffle all the cards of the draft (`draft.shuffle`, `solo.shuffle`)."""
    s.cite("draft.shuffle" if s.auto is None else "solo.shuffle")
    pool = list(s.pool)
    s.shuffle(pool)
    s.pool = tuple(pool)


def reveal(s: Position) -> None:
    """Open the next cards of the pool (`draft.reveal-four`)."""
    s.open, s.pool = s.pool[: s.numbers.revealed], s.pool[s.numbers.revealed :]
    for card in s.open:
        s.tell("revealed", "draft.reveal-four", card=s.defs[card].id)


@step(Draft)
def draft(s: Position, frame: Draft) -> None:
    """Begin a round: one card, two, one; the next begins with the other player (`draft.pick-order`)."""
    if len(s.hands[0]) >= s.numbers.hand:
        s.pool = ()
        s.cite("draft.unique-eight", "gap.draft-picks-secret")
        return
    first = frame.number % 2
    s.cite("draft.alternate" if first else "gap.player-a")
    reveal(s)
    s.agenda += [Draft(frame.number + 1), Pick((first, 1 - first, 1 - first, first))]


@step(Pick)
def pick(s: Position, frame: Pick) -> None:
    """Ask the next player to take one of the open cards."""
    if frame.turns:
        options = tuple(Card(card) for card in s.open)
        s.ask_for(frame.turns[0], "draft", options, "draft.pick-order", frame)


@taking(Pick)
def picked(s: Position, frame: Pick, option: Card) -> None:
    """Take the card, and go on with the rest of the round."""
    take(s, frame.turns[0], option.card, "draft.pick-order")
    s.agenda.append(Pick(frame.turns[1:]))


def take(s: Position, player: int, card: int, rule: str) -> None:
    """Give an open card to a player."""
    s.open = tuple(other for other in s.open if other != card)
    s.owner[card] = player
    s.tell("takes", rule, player=player, card=s.defs[card].id)
    if s.is_auto(player):
        assert s.auto is not None
        s.auto = s.auto._replace(deck=(*s.auto.deck, card))
    else:
        s.hands[player].append(card)


@step(SoloDraft)
def solo_draft(s: Position, frame: SoloDraft) -> None:
    """Begin a round of the solo draft: one for the player, the others for the opponent (`solo.draft`)."""
    if s.pool:
        reveal(s)
        options = tuple(Card(card) for card in s.open)
        s.ask_for(0, "draft", options, "solo.draft", frame)


@taking(SoloDraft)
def solo_picked(s: Position, frame: SoloDraft, option: Card) -> None:
    """Share out the round's cards."""
    take(s, 0, option.card, "solo.draft")
    for card in s.open:
        take(s, AI, card, "solo.draft")
    s.agenda.append(SoloDraft(frame.number + 1))


BAN_RULES = ("build.step1", "build.step2", "build.step3", "build.step4")
JUDGES = (1, 0, 0, 1)


@step(Ban)
def ban(s: Position, frame: Ban) -> None:
    """Ask a player to strike a card from the other's ten (`build.step1` to `build.step4`)."""
    if not frame.judges:
        s.cite("build.final-eight")
        return
    rule = BAN_RULES[len(JUDGES) - len(frame.judges)]
    options = tuple(Card(card) for card in s.hands[1 - frame.judges[0]])
    s.ask_for(frame.judges[0], "ban", options, rule, frame)


@taking(Ban)
def banned(s: Position, frame: Ban, option: Card) -> None:
    """Strike the card from this game."""
    judge = frame.judges[0]
    s.hands[1 - judge].remove(option.card)
    rule = BAN_RULES[len(JUDGES) - len(frame.judges)]
    s.tell("banned", rule, player=judge, card=s.defs[option.card].id)
    s.agenda.append(Ban(frame.judges[1:]))


@step(Deal, cites=["setup.shuffle-hand", "hand.order", "setup.fortress-leftmost", "hand.size-opening"])
def deal(s: Position, _: Deal) -> None:
    """Shuffle the hands, put the fortresses leftmost, toss the coin (`setup.coin`)."""
    for player in (0, 1):
        if s.is_auto(player):
            assert s.auto is not None
            deck = list(s.auto.deck)
            s.shuffle(deck)
            s.auto = s.auto._replace(deck=tuple(deck))
            s.cite("solo.setup-cards", "solo.player-hand", "solo.ai-deck")
        else:
            s.shuffle(s.hands[player])
            s.hands[player].insert(0, FORT)
    s.first = s.random(2) if s.auto is None else 0
    s.tell("first", "setup.coin" if s.auto is None else "gap.solo-first-turn", player=s.first)
    s.agenda.append(Turn(s.first))
