# What is said of a maze of Dungeon Twister that is written down in a file. The rest is said of decks of any game.

maze-no-room = “{ $card }” is no room
 .fix = Write rooms under `laid`, and the tokens beside them
maze-rooms = The maze has { $n } rooms, not { $needed }
 .fix = { $more ->
    [0] Keep { $needed }, two of each number
    [1] Add a room: { $rooms }
   *[other] Add { $more } rooms: { $rooms }
 }
maze-pair = “{ $card }”: no other room here has its number, { $n }
 .fix = Lay “{ $others }” instead of another room that is alone with its number
maze-full = “{ $room }” has { $n } tokens, and takes { $most }
 .fix = { $free ->
    [0] Take off the last one, “{ $card }”
   *[other] Move “{ $card }” to a room with space: { $rooms }
 }
maze-no-character = “{ $card }” is no character, and only those stand on the line
 .fix = Write a character instead, and lay objects on rooms
maze-nobodys = “{ $card }” belongs to nobody: the two players are A and B
 .fix = Write A or B before it
maze-other-colour = “{ $card }” is not of the colour of player { $player } ({ $part })
 .fix = Take a character of that colour
maze-one-colour = Both players have one colour, { $part }
 .fix = Give player { $player } the other one
maze-team = Player { $player } has { $n } characters on the line, not { $needed }
 .fix = { $more ->
    [0] Move one to a room with space
    [1] Add another character of that colour to the line
   *[other] Add { $more } more characters of that colour to the line
 }
maze-not-apart = “{ $card }”: nobody goes without it, even as a handicap
 .fix = Put it back: a handicap is fewer characters, or no highest two combat cards
maze-half-apart = “{ $card }” is apart, but “{ $others }” is not
 .fix = Put both cards apart, or this one back
maze-both-apart = “{ $card }”: the other player ({ $part }) has the handicap
 .fix = Put it back: only one player has a handicap
maze-twice = “{ $card }” is there already: line { $first }
 .fix = Take it out
maze-no-token = “{ $card }” is no token of a character or an object
 .fix = Take it off the room
maze-not-for-beginners = “{ $card }”: a game for beginners has no such token
 .fix = Return it to the box
maze-missing = “{ $card }” lies nowhere
 .fix = { $free ->
    [0] Lay it on a room
   *[other] Lay it on a room with space: { $rooms }
 }{ $spare ->
    [1] ; as a handicap, write it under `apart`
   *[other] {""}
 }
