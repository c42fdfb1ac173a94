# What is said of a Deck Battle deck. Everything else is said of any game's decks.

between-sizes = The deck has { $size } cards, but a game is played with { $least }, or { $most } are built and the opponent strikes 2
 .fix = { $n ->
    [one] Remove { $n } card
   *[other] Remove { $n } cards
 }, or add up to { $most }
for-play = { $size ->
    [8] ready to play
    [10] for construction
   *[other] not a playable number of cards
 }
