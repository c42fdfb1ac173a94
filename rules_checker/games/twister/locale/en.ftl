# What is told of a game: a sentence for each event of the log, without a full stop. $square is the name of a square.

setup = Setup
turn = Turn { $n } (player { $seat })
name = “{ $name }”
can = Legal
cannot = Not legal: { $reason }

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
gate-side = { $side ->
    [0] above
    [1] to the right
    [2] below
   *[3] to the left
 }

## Before the game

lays-rooms = The maze is laid: { $n } rooms, face down
stands = { $who } places { $known ->
    [yes] { $seen }
   *[no] a token
 } on { $square } of the starting line, face down
lays = { $who } lays { $known ->
    [yes] { $seen }
   *[no] a token
 } on room { $room }, face down
shows = On { $square } is “{ $card }”
first = { $who } begins
carried-of = { $own ->
    [yes] { "" }
   *[no] { " " }of { $owner_who }
 }

## A turn

plays = { $who } plays “{ $card }”: { points }
sets-out = “{ $card }” moves from { $start }
sets-out-then-goes = “{ $card }” goes from { $start } to { $square }
sets-out-then-goes-then-stops = “{ $card }” goes from { $start } to { $square }
goes = “{ $card }” goes to { $square }
goes-then-stops = “{ $card }” goes to { $square }
stops = “{ $card }” stops on { $square }
leaps = Jump card: “{ $card }” goes over { $square }
takes = “{ $card }” picks up “{ $other }”{ carried-of }
swaps = “{ $card }” puts down “{ $old }” and picks up “{ $other }”{ carried-of }
drops = “{ $card }” puts down “{ $other }”{ carried-of } on { $square }
turns = “{ $card }” turns the room “{ $tile }” (place { $room }) by a quarter, { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
 }
turns-back = “{ $card }” turns the room “{ $tile }” (place { $room }) against its arrow by a quarter, { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
 }
reveals = { $who } reveals the room “{ $tile }” at place { $room }; { $lies ->
    [1] it lies turned by a quarter clockwise
    [2] it lies turned by half
    [3] it lies turned by a quarter counter-clockwise
   *[0] it lies straight
 }
rides = “{ $card }” of { $owner_who } moves with the room to { $square }
puts = { $who } places “{ $card }” of { $owner_who } on { $square }
takes-back = { $who } takes all action cards back
passes-wall = “{ $card }” passes through the wall to { $square }
breaks = “{ $card }” on { $square } breaks the gate { gate-side }
opens = “{ $card }” on { $square } opens the gate { gate-side }
closes = “{ $card }” on { $square } closes the gate { gate-side }
regenerates = “{ $card }” on { $square } heals itself
heals = “{ $card }” heals “{ $other }” on { $square }
drinks = “{ $card }” drinks the potion: { points } more in this turn
fires = “{ $card }” fires at “{ $other }” on { $square }

## Fights

attacks = “{ $card }” attacks “{ $other }” on { $square }
helps = “{ $card }” helps to defend
fights = { $who } reveals “{ $card }”; the total is { $n }
tie = A tie: nothing happens
prevails = { $who } wins the fight
returns = “{ $card }” returns to { $who }
wounded = “{ $card }” on { $square } is wounded
dies = “{ $card }” on { $square } is eliminated

## Points

escapes = “{ $card }” escapes from the maze
scores = { $who } scores { points }: { $total } in all
reaches = { $who } has { points }: the game ends with this turn
ends = The game is over, { $n } to { $left }

## Why not

why-over = the game is over
why-not-yet = the game has not begun
why-not-your-turn = it is the other player's turn
why-asked-otherwise = the other player has to answer first
why-asked-first = first answer the question that you are asked
why-not-in-box = { $card } is not in this game
why-not-for-placing = the token cannot be placed on { $square }: it takes a free square of this room, and no pit
why-no-combat-card = the combat card { $card } is not in your hand
why-only-in-a-fight = combat cards are played in fights only
why-only-while-moving = a jump card is played while a character moves: come to the obstacle, and the jump is offered
why-not-now = that is not asked now
why-room-is-full = that token or that room is not to be had: a room takes only as many as its back says
why-not-in-hand = “{ $card }” has been played already
why-card-too-high = “{ $card }” must wait: the highest action card so far is { $n }
why-card-not-yet = “{ $card }” must wait: in the first turns action cards are played in order, the lowest first
why-card-played = an action card has been played in this turn
why-nobody-moves = choose a character first, and then its squares
why-moves-first = “{ $card }” is moving: first finish that
why-no-such-square = { $square } is no square to go to from here
why-room-face-down = { $square } is in a room that is face down
why-would-fall = whoever stays on { $square } would fall into the pit, or the tokens there would be too many
why-line-in-two = the two halves of the starting line do not touch: from one to the other one goes through the rooms
why-wall-between = between here and { $square } is a wall or a closed gate
why-no-way = no open way leads to { $square }
why-too-far = { $square } is too far: squares left to go, { $n }
why-enemy-there = on { $square } is an opposing character
why-friend-there = on { $square } stands a character of your own: pass, do not stop
why-wounded-enemy-there = on { $square } lies a wounded opposing character: pass, do not stop
why-too-many-there = there would be more than two tokens on { $square }
why-pit-there = { $square } is a pit
why-no-jump-card = you have no jump card left
why-no-jump-there = { $square } is no obstacle beside here with a place to land behind it within reach
why-nothing-to-drop = nothing is carried
why-must-go-on = nobody can stop here: go on
why-not-here = “{ $card }” is not on this square, or is carried already
why-held-by-another = “{ $card }” is held by another, or was put down in this very movement
why-not-to-be-carried = only objects and wounded characters of your own are carried, and “{ $card }” is neither
why-not-yours = “{ $card }” is not a character of yours in the maze
why-is-wounded = “{ $card }” is wounded
why-is-resting = “{ $card }” was healed in this turn, and does nothing in it
why-potion-of-another = the points left are those of another's potion, so “{ $card }” has none
why-cannot-move = “{ $card }” cannot go anywhere
why-not-on-gear = “{ $card }” does not stand on a gear
why-room-not-revealed = that room is still face down, or there is none
why-another-number = the gear of that room has another number
why-against-the-arrow = “{ $card }” cannot turn a room against the arrow
why-no-room-to-reveal = no room is face down there
why-no-access = nobody of yours can step right into that room
why-no-enemy = “{ $card }” is no opposing character in the maze
why-fought-already = “{ $card }” is wounded, and was wounded or attacked in this turn
why-wall-before = between your characters and “{ $card }” is a wall or a closed gate
why-not-beside = “{ $card }” is not on a square beside, with an open way
why-nobody-can = nobody of yours in the maze can do that
why-heals-others = “{ $card }” heals others only
why-not-wounded = “{ $card }” is not a wounded character that could be healed now
why-put-down-first = “{ $card }” is being carried: put it down beside first
why-wounded-now = “{ $card }” was wounded in this turn
why-no-potion = “{ $card }” has no potion
why-no-such-side = the sides are up, right, down and left
why-own-first = “{ $card }” of your own is first in that line
why-nobody-there = the fireball would meet nobody there
why-no-gate-there = there is no such gate on that side of { $square }
why-no-wall-there = there is no wall on that side of { $square }
why-not-through-there = behind that is a closed gate or a pit: { $square }
