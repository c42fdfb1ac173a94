# What is told of a game: a sentence for each kind of log entry, without its full stop. «a-then-b» tells two entries that
# follow each other. $player is a player's number, $card and $card_kind a card and its type, $known whether the reader
# may see the cards $seen.

setup = Setup
turn = Turn { $n }, { $hero } (player { $seat })
name = { $name }

## Who and what

whose = { $who }’s
card = { $card_kind ->
    [modification] modification { $card }
    [circumstance] circumstance { $card }
    [bomb] bomb { $card }
    [creep] creep { $card }
    [deed] deed { $card }
    [hero] hero { $card }
   *[card] card { $card }
 }
to-card = { $to_kind ->
    [modification] the modification { $to }
    [circumstance] the circumstance { $to }
    [bomb] the bomb { $to }
    [creep] the creep { $to }
   *[card] { $to }
 }
phase = { $phase ->
    [bomb-review] bomb review
    [draw-phase] draw phase
    [attack-phase] attack phase
    [bomb-phase] bomb phase
    [creep-phase] creep phase
   *[support-phase] support phase
 }
cards = { $n ->
    [one] a card
   *[other] { $n } cards
 }
zone-name = { $zone ->
    [deck] deck
    [hand] hand
    [discard] discard
   *[void] void
 }
out-name = { $out ->
    [deck] deck
    [hand] hand
    [discard] discard
   *[void] void
 }
lives-left = { $left ->
    [0] the last life
    [one] a life and has 1 left
   *[other] a life and has { $left } left
 }
known = { $known ->
    [yes] : { $seen }
   *[no] { "" }
 }

## Setup

mulligan = { $who } takes a mulligan
mulligan-then-draws = { $who } takes a mulligan: shuffles the hand into the deck and draws { cards }{ known }
first-player = { $who } goes first, as the lot has it

## Deck and hand

draws = { $who } { $n ->
    [0] draws nothing: the deck is empty
   *[other] draws { cards }
 }{ known }
trades = { $who } spends the { phase } to draw a card
trades-then-draws = { $who } { $n ->
    [0] spends the { phase }, but the deck is empty
   *[other] draws a card in place of the { phase }
 }{ known }
deck-empty = { $who } must draw a card, and the deck is empty
searches = { $who } searches the deck
searches-then-shuffles = { $who } searches the deck, finds nothing, and shuffles it
searches-then-finds = { finds }
searches-then-finds-then-shuffles = { finds-then-shuffles }
finds = { $who } searches the deck and takes { $known ->
    [yes] { $seen }
   *[no] a card
 } to hand
finds-then-shuffles = { finds }, and shuffles it
shuffles = { $who } shuffles the deck
discards = { $who } discards the { card }
penalty = { $who } pays the penalty for a foreign card: { cards } from hand
price = { $who } pays the PRICE of the { card }
looks-at-hand = { $who } looks at the opponent’s hand: { $n ->
    [0] it is empty
    [one] one card
   *[other] { $n } cards
 }{ $known ->
    [yes] , { $seen }
   *[no] { "" }
 }
looks-at-top = { $who } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
 } of player { $owner_seat }’s deck{ known }
moves = { whose } { card } goes from the { out-name } to the { zone-name }
moves-hidden = { whose } card{ $known ->
    [yes] { " " }{ $seen }
   *[no] { "" }
 } goes from the { out-name } to the { zone-name }

## Playing cards

plays = { $who } plays the { card }
plays-then-enters = { $who } plays the { card }{ $card_kind ->
    [bomb] , which enters play twisted
   *[other] { "" }
 }
plays-then-attached = { $who } plays the { card } on { to-card }
plays-then-attached-then-enters = { $who } plays the { card } on { to-card }
plays-instead = { $who } plays the { card } in place of the { phase }
plays-instead-then-enters = { $who } plays the { card } in place of the { phase }{ $card_kind ->
    [bomb] , and it enters play twisted
   *[other] { "" }
 }
puts-into-play = { $who } puts the { card } into play
puts-into-play-then-enters = { $who } puts the { card } into play{ $card_kind ->
    [bomb] , twisted
   *[other] { "" }
 }
puts-into-play-then-attached = { $who } puts the { card } into play on { to-card }
puts-into-play-then-attached-then-enters = { $who } puts the { card } into play on { to-card }
enters = { whose } { card } enters play{ $card_kind ->
    [bomb] { " " }twisted
   *[other] { "" }
 }
attached = The { card } is now on { to-card }
attached-then-enters = The { card } enters play on { to-card }

## Abilities and phases

uses = { $who } uses the TURN of the { card }
activates = { $who } twists the hero { $card } and uses ACTIVATION
attacks = { whose } { card } attacks
attacks-then-hits-nobody = { whose } { card } attacks, but the opponent has no creeps
attacks-then-hits-nobody-then-hits-nobody = { attacks-then-hits-nobody }
hits-nobody = There is nobody to attack: the opponent has no creeps
hits-nobody-then-hits-nobody = { hits-nobody }
reaction = The REACTION of { whose-low } { card } happens
instead = What happens instead is written on { whose-low } { card }
whose-low = player { $seat }’s
first-turn = { whose } first turn has no creep phase
skips = { $who } skips the { phase }
skipped = { $who } skips the { phase }
will-skip = { $who } will skip the { phase } of the next turn
extra-phase = { $who } gets one more { phase }
extra-play = { $who } may play { $n } more { $type ->
    [creep] { $n ->
        [one] creep
       *[other] creeps
     }
   *[bomb] { $n ->
        [one] bomb
       *[other] bombs
     }
 } in the same phase

## Blasts and damage

explodes = { whose } { card } explodes
explodes-then-blast = { whose } { card } explodes for { $n }
blast = The blast of { whose-low } { card } is for { $n }
second-blast = The second blast of { whose-low } { card } is for { $n }
blocks = { $who } blocks the blast: the creeps are to take { $n } damage
unblocked = Unblocked: { $n }
unblocked-then-loses-life = Unblocked: { $n }. { whose } hero loses { lives-left }
shrapnel = SHRAPNEL: fewer than two creeps blocked the blast
shrapnel-then-loses-life = SHRAPNEL: fewer than two creeps blocked the blast, and { whose-low } hero loses { lives-left }
damaged = { whose } { card } takes { $n } damage
repaired = { $n ->
    [0] { whose } { card } has no damage to take off
   *[other] { $n } damage is taken off { whose-low } { card }
 }
strengthened = The strength of { $until ->
    [this-blast] this blast
   *[this-turn] the blast
 } of { whose-low } { card } is { $sign ->
    [minus] reduced
   *[plus] increased
 } by { $size }{ $until ->
    [this-turn] { " " }until the end of the turn
   *[this-blast] { "" }
 }
breaks = { whose } { card } breaks
breaks-then-leaves = { whose } { card } breaks and goes to the discard
leaves = { whose } { card } { $zone ->
    [hand] returns to hand
    [deck] goes from play to the deck
    [discard] goes to the discard
   *[void] is removed to the void
 }
twisted = { whose } { card } is twisted
untwisted = { whose } { card } untwists
hero-twisted = { whose } { card } is twisted
hero-untwisted = { whose } { card } untwists
loses-life = { whose } hero loses { lives-left }
gains-life = { $n ->
    [0] { whose } hero lacks no life
   *[other] { whose } hero gains a life and has { $left }
 }

## The end

wins = { $who } wins
drawn = A tie: the game has gone on too long

## Why not

cannot = Not legal: { $reason }
can = Legal
why-over = the game is over
why-not-your-turn = it is the opponent’s turn
why-not-main = it is not the main part of your turn
why-asked-otherwise = the question that stands comes first
why-asked-first = first answer the question that you are asked
why-block-waits = the blast waits for an answer first; blocks come after it
why-not-asked = the opponent is deciding
why-mulligan-over = a mulligan is taken once, before the game begins
why-not-in-hand = there is no { $card } in your hand
why-reaction-only = the deed { $card } is played only at the moment that its REACTION describes
why-no-creep-phase = your creep phase is skipped on your first turn
why-phase-used = your { phase } is spent this turn
why-phase-skipped = your { phase } is skipped this turn
why-support-draw = the support phase cannot be spent on a draw
why-used = the TURN of the { card } has been used this turn
why-cannot-pay = you cannot do what the TURN of the { card } requires
why-condition = the condition of the { card } does not hold
why-not-in-play = you have no { $card } with a TURN in play
why-not-yours-to-block = it is the opponent who blocks
why-not-a-creep = you have no creep { $card } in play
why-blocked-already = the { card } already blocks this blast
why-no-blast = nothing explodes now
why-block-declared = the block of this blast is already declared
why-napalm = the bomb has NAPALM, and the { card } is damaged
why-cannot-block = a card forbids the { card } to block
why-too-much = the { card } can take no more than { $n }
why-more-than-blast = only { $n } of the blast is left
why-foreign-unique = { $card } is a unique card of a foreign team
why-secret = { $card } is a foreign card with SECRET
why-waiting = { $card } has WAITING: it cannot be played on your first turn
why-master = you have played a card with MASTER this turn
why-boss-needs-creeps = a BOSS needs two of your creeps in play
why-boss-needs-team = a BOSS needs a creep of its own team among yours in play
why-boss-in-play = you have a BOSS in play already
why-no-target = no card in play can have { $card } on it
why-penalty = the penalty for a foreign card takes { $n ->
    [one] { $n } other card
   *[other] { $n } other cards
 } from your hand
why-price = you cannot pay the PRICE of { $card }
why-unique-in-play = you have the unique { $card } in play already
why-hero-twisted = the hero { $card } is twisted already
why-no-activation = the hero { $card } has no ACTIVATION
why-cannot-activate = you cannot do what the ACTIVATION of the hero { $card } requires
