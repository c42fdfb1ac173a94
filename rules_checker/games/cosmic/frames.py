"""What is still to happen: the frames of the agenda. The type of a frame determines the function that runs it."""

from __future__ import annotations

from typing import NamedTuple

from rules_checker.engine import Node
from rules_checker.games.cosmic.state import NOBODY, Offer

# --- before the game ------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """The decks are shuffled; flares, and then hands, are dealt."""


class ChooseAlien(NamedTuple):
    """A player chooses one of two aliens."""

    player: int


class ChooseTech(NamedTuple):
    """A player chooses one of two technologies."""

    player: int


class Hands(NamedTuple):
    """The aliens are shown, the flares go to the deck, and the hands are dealt."""

    flares: tuple[int, ...]


# --- a turn and its encounters --------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """A player's turn begins."""

    player: int


class Change(NamedTuple):
    """The offense draws an alien, and may take it instead of their own."""


class Begin(NamedTuple):
    """A turn goes on with an encounter if the offense has an encounter card."""


class Encounter(NamedTuple):
    """An encounter begins."""


class Again(NamedTuple):
    """The offense may have a second encounter."""


class EndOfTurn(NamedTuple):
    """The turn passes clockwise."""


class EndOfEncounter(NamedTuple):
    """What lay on the table is discarded, victory is checked, and another encounter or the next turn follows."""


class Regroup(NamedTuple):
    """The offense takes a ship back from the warp."""


class Research(NamedTuple):
    """The offense may do research, or complete a technology."""


class ToLab(NamedTuple):
    """The offense moves a ship from a colony to the technology."""


class Destiny(NamedTuple):
    """A destiny card is drawn."""


class Fate(NamedTuple):
    """The destiny card says who is attacked."""


class Foe(NamedTuple):
    """The offense chooses the defense among these players, for a rule."""

    players: tuple[int, ...]
    rule: str


class OwnSystem(NamedTuple):
    """The offense has drawn their own colour: one of these planets is attacked, or another card is drawn."""

    planets: tuple[int, ...]


class Aim(NamedTuple):
    """The offense points the gate at a planet."""


class Launch(NamedTuple):
    """The offense puts ships on the gate, one by one."""


class Alliance(NamedTuple):
    """Both main players invite, and then whoever was invited answers."""


class Invite(NamedTuple):
    """A main player says of each of these players whether to invite them."""

    side: int
    players: tuple[int, ...]


class Answer(NamedTuple):
    """Whoever was invited answers, clockwise from the offense."""

    players: tuple[int, ...]


class Send(NamedTuple):
    """A player sends ships to their side of the encounter, one by one, up to `left`; after the first they may stop.

    The last ones, so many, are sent by a `hidden` power.
    """

    player: int
    left: int
    first: bool = True
    hidden: int = 0


class Sides(NamedTuple):
    """Ships have left the encounter, and with them perhaps allies."""


class Plan(NamedTuple):
    """A main player chooses an encounter card."""

    side: int


class Reveal(NamedTuple):
    """Both encounter cards are turned over."""


class Copied(NamedTuple):
    """A morph has become a copy of the other card: abilities have changed what they change of both."""


class Reinforce(NamedTuple):
    """A player may add a reinforcement; so many have `passed` one after another."""

    at: int
    passed: int = 0


class Outcome(NamedTuple):
    """The sides are compared."""


class Moment(NamedTuple):
    """A moment of the game at which abilities work: those of the players `left`, in their order.

    `about` is the player it is about, `n` a number that goes with it.
    """

    what: str
    about: int = NOBODY
    n: int = 0
    left: tuple[int, ...] = ()
    begun: bool = False


# --- resolution -----------------------------------------------------------------------------------------------------


class Aftermath(NamedTuple):
    """Ships land or go to the warp, and what follows from that; the loser is `compensated` who had negotiated."""

    compensated: bool


class Reward(NamedTuple):
    """A player takes a card, or a ship from the warp, so many times."""

    player: int
    left: int


class Home(NamedTuple):
    """So many of a player's ships return from a place to colonies of their choice, by a rule or that of the place."""

    player: int
    place: int
    left: int
    rule: str = ""


class Lose(NamedTuple):
    """A player chooses so many of their ships, on planets or (if `gate`) there, which go to the warp."""

    player: int
    left: int
    rule: str
    gate: bool = False


MOST_OFFERS = 4
"""The offers that are made in the minute of a double negotiate, by both together."""


class Bargain(NamedTuple):
    """The main players make offers in turn; so many have been refused."""

    by: int
    refused: int


class Offering(NamedTuple):
    """A main player puts an offer together."""

    offer: Offer
    refused: int


class Reply(NamedTuple):
    """The other main player takes an offer, or refuses it."""

    offer: Offer
    refused: int


class Hand(NamedTuple):
    """A player chooses so many cards of their own for another player."""

    player: int
    to: int
    left: int


class Settling(NamedTuple):
    """A player brings ships to a new colony, one by one, up to `most`; those on the gate only, in a deal."""

    player: int
    planet: int
    most: int
    rule: str
    gate: bool = False


class Agreed(NamedTuple):
    """A deal is carried out, unless it has been made to fail."""


class Over(NamedTuple):
    """The ships of an encounter without a battle return."""


# --- abilities ------------------------------------------------------------------------------------------------------


class Scope(NamedTuple):
    """What a text means: by «this» (its card), by «you» (`me`), by the player of the event (`about`), and a number.

    `who` is a player that was chosen, or named before.
    """

    this: int
    me: int
    about: int = NOBODY
    n: int = 0
    who: int = NOBODY


class Ability(NamedTuple):
    """An ability is carried out, unless it is cancelled."""

    number: int
    scope: Scope


class Spend(NamedTuple):
    """An artifact that was used is discarded."""

    card: int


class Run(NamedTuple):
    """Effects are done in order, from the one `at` this place on."""

    effects: tuple[Node, ...]
    at: int
    scope: Scope


class Doing(NamedTuple):
    """An effect is done by its `actor`, who chooses; `left` are the cards or ships still to be chosen."""

    effect: Node
    scope: Scope
    actor: int
    left: int = -1


class Another(NamedTuple):
    """The player who carries out an ability chooses which other player the rest of it means."""

    run: Run
    players: tuple[int, ...]


class HowMany(NamedTuple):
    """The actor says how many ships of their `owner` an effect is done to, up to `most`."""

    doing: Doing
    owner: int
    most: int
