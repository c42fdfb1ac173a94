# What is told of a game: a sentence for each kind of log entry, without its full stop. $player is a player's number,
# $planet that of a planet.

setup = Setup
turn = Turn { $n }, { $who }
name = “{ $name }”
can = Legal
cannot = Not legal: { $reason }

cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
 }
planet = planet { $planet } of { $owner_who }

## Setup

dealt-flares = { $who } is dealt { $known ->
    [yes] the flares { $seen }
   *[no] two flares
 } and chooses one of two aliens
plays-as = { $who } plays “{ $card }”
first = { $who } begins

## The turn

encounter = { $n ->
    [1] The first encounter of the turn begins
   *[other] The second encounter of the turn begins
 }
no-encounter = { $who } has no encounter cards and gives up the turn
drops-hand = { $who } discards the hand: { cards }
draws-alien = { $who } draws an alien sheet { $known ->
    [yes] { $seen }
   *[no] from the pile
 }
changes-alien = { $who } changes aliens, to “{ $card }”
changes-hidden = { $who } changes aliens, and nobody has seen the new one
keeps-alien = { $who } keeps the present alien
researches = { $who } does research with a ship from { planet }; ships there: { $n }
completes = { $who } completes “{ $card }”
gives-up-tech = { $who } completes “{ $card }” without enough ships, and it is discarded
returns = A ship of { $who } returns to { planet }
returns-several = { $times } ships of { $who } return to { planet }
destiny = Destiny: “{ $card }”
attacks = { $who } attacks, { $owner_who } defends
aims = { $who } points the gate at { planet }
leaves = A ship of { $who } leaves { planet }
leaves-several = { $times } ships of { $who } leave { planet }
empties = { $who } has no colony any more on { planet }
cannot-launch = { $who } has no ships to attack with
invites = { $who } invites { $owner_who }
declines = { $who } joins nobody
allies = { $who } joins the side of { $owner_who }
declines-second = { $who } does without a second encounter
no-second = { $who } has no encounter cards: there is no second encounter
no-plan = { $who } has no encounter cards, and the encounter ends
plans = { $who } lays down { $known ->
    [yes] { $seen }
   *[no] an encounter card
 }
card = { $card_kind ->
    [attack] an attack of { $n }
    [negotiate] a negotiate
   *[morph] a morph
 }
reveals = { $who } reveals { card }
copies = The morph of { $who } copies the other card, and is now { $type ->
    [attack] an attack of { $n }
   *[negotiate] a negotiate
 }
reinforces = { $who } adds a reinforcement of { $n }
total = { $who } has a total of { $n }
prevails = The side of { $who } wins
negotiator-loses = { $who } has negotiated against an attack, and loses
both-lose = Morph against morph: both sides are defeated
to-warp = To the warp go { ships } of { $who }
lands = { $who } lands on { planet }: { ships }
founds = { $who } founds a colony on { planet }

## Bargaining

bargains = Negotiate against negotiate: { $n ->
    [0] the main players bargain for a deal
   *[other] allies return to colonies, and the main players bargain for a deal
 }
offers-card = { $who } offers “{ $card }”
offers-colony = { $who } offers a colony on { planet }
asks-cards = { $who } asks for { cards }
asks-colony = { $who } asks for a colony on { planet }
offers-nothing = { $who } offers nothing
accepts = { $who } accepts: a deal with { $owner_who }
refuses = { $who } refuses the offer of { $owner_who }
no-deal = { $who } and { $owner_who } make no deal

## Cards

draws = { $who } draws { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
discards = { $who } discards “{ $card }”
takes = { $who } gets from { $owner_who } { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
compensated = as compensation { $who } gets from { $owner_who } { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
looks = { $who } looks at the hand of { $owner_who }: { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
retrieves = { $who } takes “{ $card }” from the discards
reshuffles = The discards are shuffled into a new deck: { cards }
uses-power = { $who } uses the power of “{ $card }”
power-works = The power of “{ $card }” of { $who } works
unveils = { $who } reveals the alien sheet “{ $card }”
uses-wild = { $who } uses the wild effect of “{ $card }”
uses-super = { $who } uses the super effect of “{ $card }”
plays-artifact = { $who } uses the artifact “{ $card }”
uses-tech = { $who } uses the technology “{ $card }”
cancelled = “{ $card }” of { $who } does not work
changes-total = The total of { $who }: { $sign ->
    [minus] { $size } less
   *[plus] { $size } more
 }
swaps-cards = { $who } swaps the chosen cards
replaces = { $who } has now { card }
counts-as = “{ $card }” of { $who } counts as a { $type ->
    [morph] morph
   *[negotiate] negotiate
 }
keeps-card = { $who } will take the encounter card back to hand
outcome = { $who } changes the outcome: { $way ->
    [lower-wins] the lower total wins
    [win-ties] this side wins a tie
    [no-fight] there is no fight, and after the reveal all ships return
   *[deal-fails] the deal fails
 }
no-ally = { $who } is no ally any more: none of their ships is left in the encounter
forbidden = Until the encounter ends { $who } cannot { $act ->
    [reinforcements] play reinforcements
    [cards] play reinforcements, flares or artifacts
    [flares] play flares
   *[powers] use a power
 }
again = { $who } may have another encounter

## The end

wins = { $who } wins with { $n } foreign colonies
win-together = They win together, the { $n } of them
endless = Each has taken { $n } turns and nobody has won: a draw
endless-turn = This turn has no end: a draw

## Why not

why-over = the game is over
why-not-yet = the game has not begun
why-asked-otherwise = another player has to answer first
why-asked-first = first answer the question that you are asked
why-asked-of-another = another player is asked that
why-not-your-colony = you have no colony on that planet
why-no-reinforcement = { $card } is no reinforcement
why-not-a-main-player = only the two sides lay encounter cards, and you are neither
why-planned-already = your card lies on the table already
why-not-planning = encounter cards are laid at planning
why-takes-no-part = you take no part in this encounter
why-only-after-reveal = reinforcements are played after the reveal
why-is-forbidden = you were forbidden to use this ({ $card }) until the encounter ends
why-tech-unfinished = the technology { $card } is not completed
why-power-lost = the power of { $card } is lost: too few home colonies
why-power-zapped = the power of { $card } was cancelled until the encounter ends
why-works-by-itself = { $card } works by itself and is not used
why-other-moment = { $card }: this is not the moment for it
why-other-effect = { $card }: its other effect works at this moment, and that is not yours
why-used-already = { $card }: this was used in this encounter already
why-condition-unmet = { $card }: its condition is not met
why-no-effect = { $card } would do nothing now
why-not-now = that is not asked now
why-not-invited = nobody has invited you
why-no-ships-there = no ship can come from there: you have none, or have sent as many as you may
why-gate-is-full = the ships that you have launched ({ $n }) are in the gate, and no more can follow
why-not-that-planet = this planet cannot be chosen now
why-not-that-colony = such a colony cannot be in the deal
why-not-in-hand = you do not have “{ $card }”
why-no-encounter-card = “{ $card }” is no encounter card
why-flare-used = you have used “{ $card }” already in this encounter
why-another-flare = you have used a flare in this encounter, and only one may be
