# What is told of a game: a sentence for each kind of log entry, without its full stop. $player is a player's number,
# $auto whether the automatic opponent plays in that seat.

setup = Setup
turn = Turn { $n } ({ $auto ->
    [yes] the AI
   *[no] { $player ->
        [0] player A
       *[1] player B
    }
 })
name = { $name }

who = { $auto ->
    [yes] The AI
   *[no] { $player ->
        [0] Player A
       *[1] Player B
    }
 }
whose = { $auto ->
    [yes] The AI’s
   *[no] { $player ->
        [0] Player A’s
       *[1] Player B’s
    }
 }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }

revealed = { $card } is revealed
takes = { who } takes { $card }
banned = { who } strikes { $card } from the opponent’s deck
first = { who } goes first

mana = { who } has { $n } mana
summons = { who } summons { $card } into the { $lane } lane
casts = { who } casts { $card } at { $to }
spell-goes-back = { $card } goes to the rightmost place in hand
fizzles = { $card } has no target and goes to the used pile
sent-back = { $card } leaves play
moved = { $card } moves to the { $lane } lane
unmoved = { $card } is Indestructible: the spell does nothing to it

waits = { $card } was summoned this turn and does not attack yet
charges = Momentum: { $card } passes { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
 } on its way to the bridge
strikes = { $card } attacks { $to } for { $n }
strikes-fort = The lane is empty: { $card } attacks the fortress or citadel for { $n }
protected = Protection: { $card } takes no damage
suffers = { $card } takes { $n } damage
fervor = Battle Fervor: { $card } attacks once more
destroyed = { $card } is destroyed
goes-back = { $card } returns to the rightmost place in hand
used = { $card } goes to the used pile
heal = All creatures regain their hit points

fort-hit = { whose } fortress card moves { $n ->
    [one] a place
   *[other] { $n } places
 } to the right
fortress-falls = { whose } fortress falls; the citadel now shows
citadel-falls = { whose } citadel falls, and the game is over
milled = The AI loses { cards } from its deck
last-turn = The AI’s deck is empty and its citadel shows: this is its last turn
survived = The AI’s last turn is over: player A wins
endless = There is no end in sight: 100 turns have passed

cannot = Not legal: { $reason }
can = Legal
why-over = the game is over
why-not-yet = the game has not begun
why-not-your-turn = it is the opponent’s turn
why-asked-otherwise = another question has to be answered first
why-not-now = that is not what is asked now
why-not-in-hand = { $card } is not in your hand
why-not-leftmost = { $card } is not among the { $n } leftmost cards of your hand
why-too-dear = { $card } costs { $n } mana, and you have { $mana }
why-no-target = there is no creature in play to aim { $card } at
why-no-such-creature = there is no such creature in play: { $card }
why-only-spells = only spells are played in the attack phase, and { $card } is a creature
why-last-card = at least one card besides the fortress card must stay in hand
why-is-a-spell = { $card } is a spell: it is cast at a creature, not into a lane
why-is-a-creature = { $card } is a creature: it is summoned into a lane
