# What is said of a table of Cosmic Encounter that is written down. Everything else is said of any game's decks.

table-players = There are { $n } players, and { $least } to { $most } may play
 .fix = Say `players`, or who has taken what
table-planet = { $n ->
    [0] Player { $player } has no colour
   *[other] Player { $player } has more than one colour
 }
 .fix = Write down one planet of the colour of player { $player }
table-alien = { $n ->
    [0] Player { $player } has no alien
   *[other] Player { $player } has more than one alien
 }
 .fix = Write down the one alien of two that player { $player } took
table-tech = { $n ->
    [0] Player { $player } has no technology
   *[other] Player { $player } has more than one technology
 }
 .fix = Write down the one technology of two that player { $player } kept
table-twice = “{ $card }” is there already, in line { $first }
 .fix = Take another
table-no-tech = “{ $card }”: this game has no technologies
 .fix = Leave it out, or choose a mode with technologies
table-dear = “{ $card }” costs { $n }, and with four planets { $most } at most
 .fix = Take a cheaper technology
table-own-flare = The alien “{ $alien }” plays, and “{ $card }” is not in the deck
 .fix = Shuffle it into the cosmic deck
table-flares = There are { $n } flares in the deck, and { $needed } are needed
 .fix = { $needed } flares: first those dealt, the others at random
table-stranger = “{ $card }” does not lie there
 .fix = A planet, an alien and a technology have a player’s letter, a flare has none
