"""What is still to happen: the frames of the agenda. The type of a frame determines the function that runs it."""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Node

Ref = tuple[int, int]
"""A remembered card, and its number of moves so far: once it moves to another zone, it is no longer meant."""
NOTHING: Ref = (-1, 0)


class Allowance(NamedTuple):
    """One more card that a player may play: a minion or an action, from a `zone`.

    Of a minion `least` and `most` bound the power; the one that is `free` comes with the turn, all others are extra.
    """

    kind: str
    zone: int
    least: int = 0
    most: int = 99
    free: bool = False


class Memory(NamedTuple):
    """What a text means: by «this» (the card that it stands on), by «it» (cards mentioned), and by «here» (a base).

    `spot` is the base where the cards mentioned are, or were, and `there` the one where that happened which the text
    speaks of (none: where a base scores).
    """

    this: Ref
    it: tuple[Ref, ...] = ()
    here: int = -1
    spot: int = -1
    there: int = -1


# --- before the game, and the turn ----------------------------------------------------------------------------------


class Deal(NamedTuple):
    """The decks and the bases are shuffled, and dealt from."""


class Redraw(NamedTuple):
    """A player without a minion in the starting hand draws another."""

    player: int


class Turn(NamedTuple):
    """A player's turn begins."""

    player: int


class StartOfTurn(NamedTuple):
    """Step 1."""


class PlayCards(NamedTuple):
    """Step 2: the active player may play a card, or be done."""


class Check(NamedTuple):
    """Step 3: the bases that are ready are scored, one after another."""


class DrawTwo(NamedTuple):
    """Step 4."""


class HandLimit(NamedTuple):
    """The active player discards, if there are too many cards in hand."""


class EndOfTurn(NamedTuple):
    """Step 5, after which the game ends or the turn passes."""


# --- scoring a base -------------------------------------------------------------------------------------------------


class Score(NamedTuple):
    """A base is scored."""

    base: int


class Moment(NamedTuple):
    """The moment `before` or `after` a base scores: what happens then, and the specials that are used then.

    Once the specials have been used first, only the rest is `left`.
    """

    moment: str
    base: int
    left: bool = False


class Award(NamedTuple):
    """The players get their places, and victory points."""

    base: int


class Clear(NamedTuple):
    """The cards at the base go to the discard piles."""

    base: int


class Replace(NamedTuple):
    """Another base takes the place of the one that was scored."""

    base: int


class Scored(NamedTuple):
    """The scoring of a base is over."""


class Window(NamedTuple):
    """A player may use a special, `before` or `after` the base scores; so many have `passed` one after another.

    `used` are those that were used, by card and number of the ability.
    """

    moment: str
    player: int
    passed: int = 0
    used: tuple[tuple[int, int], ...] = ()


class Answering(NamedTuple):
    """A player may use a special from hand or from the discard pile, as something has just happened.

    `what` happened is the word of the event, to whom it is `about`, to which `card`, at which `base`; the rest is as in
    a `Window`.
    """

    what: str
    about: int
    card: Ref
    base: int
    player: int
    passed: int = 0
    used: tuple[tuple[int, int], ...] = ()


# --- playing cards --------------------------------------------------------------------------------------------------


class Where(NamedTuple):
    """A minion that is played waits for its player to choose the base."""

    player: int
    card: int
    bases: tuple[int, ...]


class Onto(NamedTuple):
    """An action that stays in play waits for its player to choose the base or the minion that it goes on."""

    player: int
    card: int
    places: tuple[int, ...]


class Finish(NamedTuple):
    """An action that does not stay goes to the discard pile."""

    player: int
    card: int


class Played(NamedTuple):
    """A card has been played, at a base if it came into play there, and cards may notice that."""

    player: int
    card: Ref
    base: int


class Extra(NamedTuple):
    """A player may play cards now or never, as they come from a special or during scoring."""

    player: int
    allowed: tuple[Allowance, ...]


# --- abilities and effects ------------------------------------------------------------------------------------------


class Ability(NamedTuple):
    """An ability is carried out for the player whom its «you» means; `chosen` if that player has chosen to use it."""

    ability: Node
    me: int
    memory: Memory
    chosen: bool = False


class Order(NamedTuple):
    """Abilities that happen at the same time wait for the active player to say which comes next."""

    waiting: tuple[Ability, ...]
    rule: str


class Run(NamedTuple):
    """Effects are done in order, from the one `at` this place on; `may` if the next of them may be declined."""

    effects: tuple[Node, ...]
    at: int
    me: int
    memory: Memory
    may: bool = False


class Doing(NamedTuple):
    """An effect is done by its `actor`, who acts and chooses, on behalf of `me`; `may` if it may be declined."""

    effect: Node
    actor: int
    me: int
    memory: Memory
    may: bool = False


class Chosen(NamedTuple):
    """An effect waits for `me` to choose the player who does it."""

    doing: Doing


class Pick(NamedTuple):
    """The actor picks one more of the cards `found`, until there are enough of those `got`."""

    doing: Doing
    found: tuple[int, ...]
    least: int
    most: int
    got: tuple[int, ...] = ()


class First(NamedTuple):
    """The active player says which of the `cards` that are destroyed together is the first at each of these bases.

    Those that were said already are `saved`.
    """

    cards: tuple[int, ...]
    bases: tuple[int, ...]
    saved: tuple[int, ...] = ()


class AtBase(NamedTuple):
    """The actor chooses the base all of whose cards, of those `found`, are meant."""

    doing: Doing
    found: tuple[int, ...]


class MoveNext(NamedTuple):
    """Cards move one after another, each to the base that the actor chooses; all to one if they go `together`."""

    doing: Doing
    cards: tuple[Ref, ...]
    together: bool


class Swap(NamedTuple):
    """The actor chooses the base that is swapped for the top one of the base deck."""

    actor: int


class Look(NamedTuple):
    """The actor chooses one of the top cards of the deck; the others go under the deck."""

    actor: int
    cards: tuple[int, ...]


class Under(NamedTuple):
    """The actor puts cards under the deck, in an order to choose."""

    actor: int
    cards: tuple[int, ...]


class ShuffleDeck(NamedTuple):
    """A deck that was searched is shuffled."""

    player: int
