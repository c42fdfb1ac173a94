# What is told of a game: a sentence for each kind of log entry, without its full stop. $player is a player's number,
# $auto whether the automatic opponent plays in that seat.

setup = Setup
turn = Turn { $n } ({ $auto ->
    [yes] the AI
   *[no] player { $seat }
 })
name = { $name }

who = { $auto ->
    [yes] The AI
   *[no] { $who }
 }
whose = { $auto ->
    [yes] The AI’s
   *[no] { $who }’s
 }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }

wall = { $wall ->
    [citadel] citadel
   *[fortress] fortress
 }

revealed = { $card } is revealed
takes = { who } takes { $card }
banned = { who } strikes { $card } from the opponent’s deck
first = { who } goes first

mana = { who } has { $n } mana
summons = { who } summons { $card } into the { $lane } lane
casts = { who } casts { $card } at { $to }
spell-goes-back = { $card } goes to the rightmost place in hand
fizzles = { $card } has no target
fizzles-then-used = { $card } has no target and goes to the used pile
sent-back = { $card } leaves play
sent-back-then-goes-back = { $card } leaves play for the rightmost place in hand
sent-back-then-used = { $card } leaves play for the used pile
moved = { $card } moves to the { $lane } lane
unmoved = { $card } is Indestructible: the spell does nothing to it

waits = { $card } was summoned this turn and does not attack yet
waits-at-a-wall = { $card } was summoned this turn and does not attack the opponent’s { wall }
charges = Momentum: { $card } passes { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
 } on its way to the bridge
strikes = { $card } attacks { $to } for { $n }
strikes-fort = The lane is empty: { $card } attacks the opponent’s { wall } for { $n }
victim = { $by ->
    [splash] Splash: { $card }
    [pierce] Pierce: { $card }
   *[other] { $card }
 }
protected = { $by ->
    [splash] Splash: { $card } is protected and takes no damage
    [pierce] Pierce: { $card } is protected and takes no damage
   *[other] Protection: { $card } takes no damage
 }
suffers = { victim } takes { $n } damage
suffers-then-destroyed = { victim } takes { $n } damage and is destroyed
suffers-then-destroyed-then-goes-back = { victim } takes { $n } damage, is destroyed and returns to the rightmost place in hand
suffers-then-destroyed-then-used = { victim } takes { $n } damage, is destroyed and goes to the used pile
fervor = Battle Fervor: { $card } attacks once more
destroyed = { $card } is destroyed
destroyed-then-goes-back = { $card } is destroyed and returns to the rightmost place in hand
destroyed-then-used = { $card } is destroyed and goes to the used pile
goes-back = { $card } returns to the rightmost place in hand
used = { $card } goes to the used pile
heal = All creatures regain their hit points

fort-hit = { whose } { wall } takes { $n } damage and moves to the right
fortress-falls = { whose } fortress falls; the citadel now shows
auto-falls = { $n ->
    [0] The AI’s fortress falls; the citadel now shows, and the used pile is empty
   *[other] The AI’s fortress falls; the citadel now shows, and the used pile is shuffled as its new deck
 }
citadel-falls = { whose } citadel falls: player { $seat } loses
milled = { $n ->
    [0] The AI’s deck has nothing left to lose
   *[other] The AI loses { cards } from its deck
 }
last-turn = The AI’s deck is empty and its citadel shows: this is its last turn
survived = The AI’s last turn is over: player A wins
endless = { $auto ->
    [yes] No end in sight after { $n } turns each: the AI wins
   *[no] No end in sight after { $n } turns each: a draw
 }
endless-turn = This turn never ends: { $auto ->
    [yes] the AI wins
   *[no] a draw
 }

cannot = Not legal: { $reason }
can = Legal
why-over = the game is over
why-not-yet = the game has not begun
why-not-your-turn = it is the opponent’s turn
why-asked-otherwise = another question has to be answered first
why-asked-first = first answer the question that you are asked
why-not-now = that is not what is asked now
why-not-in-hand = { $card } is not in your hand
why-in-play = { $card } is in play, and stays there until it is destroyed
why-not-leftmost = { $card } is not among the { $n } leftmost cards of your hand
why-too-dear = { $card } costs { $n } mana, and you have { $mana }
why-no-target = there is no creature in play to aim { $card } at
why-no-such-creature = there is no such creature in play: { $card }
why-only-spells = only spells are played in the attack phase, and { $card } is a creature
why-wall = the fortress/citadel card is never played
why-last-card = at least one card besides the fortress card must stay in hand
why-is-a-spell = { $card } is a spell: it is cast at a creature, not into a lane
why-is-a-creature = { $card } is a creature: it is summoned into a lane
