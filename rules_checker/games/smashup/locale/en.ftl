# What is told of a game: a sentence for each kind of log entry, without its full stop. $player is a player's number.

setup = Setup
turn = Turn { $n }, { $who }
name = “{ $name }”
can = Legal
cannot = Not legal: { $reason }

cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
 }

## Setup

laid = The base “{ $base }” is laid out
redraws = { $who } has no minion in hand, shows it, discards it and draws another

## Cards

plays-minion = { $who } plays “{ $card }” at “{ $base }”
plays = { $who } plays “{ $card }”
plays-special = { $who } plays the special “{ $card }” as “{ $base }” scores
uses = { $who } uses the special of “{ $card }” as “{ $base }” scores
answers = { $who } uses the special of “{ $card }”
triggered = The ability of “{ $card }” is carried out
may-use = { $who } may use the ability of “{ $card }”
attaches = { $who } attaches “{ $card }” to “{ $to }”{ $to_kind ->
    [base] { "" }
   *[other] , at “{ $base }”
 }
falls-off = “{ $card }” goes to { $who }’s discard pile with what it was on
destroyed = “{ $card }” of { $who } at “{ $base }” is destroyed
saved = “{ $card }” goes from “{ $base }” to { $who }’s hand instead of the discard pile
returned = “{ $card }” returns from “{ $base }” to { $who }’s hand
moves = “{ $card }” of { $who } moves from “{ $old }” to “{ $base }”
waits = “{ $card }” of { $who } waits for the base that comes
strengthened = “{ $card }” of { $who } has { $sign ->
    [minus] { $size } less power
   *[plus] { $size } more power
 } until { $until ->
    [this-scoring] the base has scored
   *[this-turn] the end of the turn
 }
takes = { $who } takes “{ $card }” from the discard pile
goes-home = “{ $card }” goes to its owner: to { $who }’s discard pile
no-target = “{ $card }” has no target
goes-under = “{ $card }” goes under { $who }’s deck
discards = { $who } discards “{ $card }”
draws = { $who } draws { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
reshuffles = { $who } shuffles the discard pile into the deck
shuffles = { $who } shuffles the deck
searches = { $who } searches the deck
looks = { $who } looks at the top of the deck: { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
keeps = { $who } takes { $known ->
    [yes] { $seen }
   *[no] one of them
 } into hand, and puts the others under the deck
extra = { $who } may play { $type ->
    [action] { $n ->
        [one] an extra action
       *[other] { $n } extra actions
     }
   *[minion] { $n ->
        [one] an extra minion
       *[other] { $n } extra minions
     }
 }
swapped = { $who } puts the base “{ $old }” under the base deck; “{ $base }” takes its place

## Scoring, and the end

scores = “{ $base }” is scored: total power { $n }, breakpoint { $most }
gains = { $who } gets { points }{ $place ->
    [0] { "" }
    [1] { " " }as the winner{ with-power }
    [2] { " " }as the runner-up{ with-power }
   *[3] { " " }for third place{ with-power }
 } and has { $left }
with-power = { $sharing ->
    [1] { " " }(power { $power })
   *[other] , tied (power { $power } each)
 }
falls-below = The power at “{ $base }” is now { $n }, below its breakpoint { $most }, but it is scored all the same
cleared = The cards at “{ $base }” go to their owners’ discard piles
replaced = The base “{ $base }” takes its place
not-replaced = The base deck is empty: nothing replaces “{ $base }”
tied = Tied for the first place with { points }: the game goes on
wins = { $who } has { points } and wins
endless = After { $n } turns of each player the game is a draw
endless-turn = This turn does not end: the game is a draw

## Why not

why-over = the game is over
why-not-yet = the game has not begun
why-not-your-turn = it is another player’s turn
why-asked-otherwise = somebody else is asked now
why-asked-first = first answer the question that you are asked
why-not-now = that is not what is asked
why-not-in-hand = “{ $card }” is not in your hand
why-not-in-discard = “{ $card }” is not in your discard pile
why-not-in-play = you have no “{ $card }” in play
why-in-discard = “{ $card }” cannot be played from the discard pile just now
why-no-minion-left = you have played all the minions that you may play this turn
why-no-action-left = you have played all the actions that you may play this turn
why-too-strong = “{ $card }” has power { $n }, and the extra minion may have { $most } at most
why-only-special = “{ $card }” is played only when its special says so
why-no-such-special = “{ $card }” has no special for this moment
why-no-base = something forbids you to play “{ $card }” at every base
why-no-host = there is nothing that “{ $card }” could be attached to
