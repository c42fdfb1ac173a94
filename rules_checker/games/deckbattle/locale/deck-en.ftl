# What is said of a Clash of Decks deck. Everything else is said of any game's decks.

between-sizes = The deck has { $size } cards, but a game is played with { $least }, or { $most } are built and the opponent strikes 2
 .fix = { $n ->
    [one] Remove { $n } card
   *[other] Remove { $n } cards
 }, or add up to { $most }
for-play = { $size ->
    [8] as many as a game takes
    [10] as many as construction takes
   *[other] not a playable number of cards
 }
same-cards = { $same ->
    [yes] Both have the same deck, but a kit holds one copy of each card
   *[no] The decks share cards ({ $n }), but a kit holds one copy of each card
 }
 .fix = { $same ->
    [yes] The second chooser picks another deck, or play with two kits
   *[no] Replace the shared cards in one of the decks, or play with two kits
 }
not-preconstructed = These are cards of { $n } preconstructed decks, but in this duel each player chooses one of those; they can be played with, but are drafted
 .fix = Choose a preconstructed deck, or agree on a draft

odd-round = Round { $round } has { $n } of { $shown } cards
 .fix = Write down all { $shown } cards of each round, in the order in which they were taken
draft-rounds = { $rounds } rounds were drafted, but it takes { $expected }
 .fix = Draft { $expected } rounds
taken-twice = “{ $card }” was taken already, in line { $first }
 .fix = Write down the card that was really taken
strike-not-shown = { $seat } has no “{ $card }”: it was not shown, or is struck already
 .fix = Strike one of the cards that { $seat } has left
strikes = { $found } cards are struck, but it takes { $expected }
 .fix = Strike two cards of each player
no-choices = Nothing is chosen in this mode
 .fix = Remove `choices`

## What is known before the game

opening = The first cards in hand, and only those can be played ({ $n }):
