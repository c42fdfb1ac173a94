# What `fitil simulate` says of the games that it has played. No full stops: the program puts the lines together.
# What is said of unusable input is in the code, and in the other languages in their files.

## Numbers

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rounded = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
range = { $low }–{ $high }%
from-to = { $low } … { $high }

## Results

games = { $n ->
    [one] { $n } game
   *[other] { NUMBER($n) } games
 }
decks = { $n ->
    [one] { $n } deck
   *[other] { $n } decks
 }
bar-unit = game
title = Decks against each other
title-two = { $first } against { $second }
deck-of = { $deck } ({ $who })
col-deck = deck
col-player = player
col-games = games
col-won = won
col-share = share
col-interval = { $confidence }% interval
col-place = place
col-score = score
col-seat = seat
col-what-sits = played with
col-field = field
drawn-games = { $n ->
    [0] No game was drawn
    [one] { $n } game was drawn
   *[other] { NUMBER($n) } games were drawn
 }
joint-games = { $n ->
    [one] { $n } game was won by several together
   *[other] { NUMBER($n) } games were won by several together
 }
first-player = The first player won { $share } ({ $range })
turns = Turns: { $mean } on average, median { $median }, { $shortest } to { $longest }
ended = Ended by: { $rules }
speed = { $answers } answers a game, { $speed } games a second; digest { $digest }
speed-kept = { $answers } answers a game; digest { $digest }
stopped = Stopped: these are the games that were finished
seed-told = Seed { $seed }, bots: { $bots }

## Cards

cards-title = Cards
cards-of = Cards: { $deck }
col-card = card
col-drawn = in hand
col-drawn-impact = having it
col-played = played
col-played-impact = playing it
col-left = left over
cards-columns = In hand and played: in how many games; left over: in how many of the former it was still there at the end. Having it, playing it: how many more points of a hundred are won with it than without, and the { $confidence }% interval; a dash where there were fewer than { $fewest } games with it or without it
cards-caution = By chance alone one such interval in twenty misses: two in forty. And whether a card came is no mere luck: it depends on how long the game was and on what looks for cards, just as a card may be played because all goes well. So a number here is a question about the card, not yet the answer

## Many decks

matrix-note = Each row: how often its deck beats that of the column; the darker, the clearer
of-all = All games

## Advice

title-field = { $deck } against all
loses = Loses to: { $decks }
loses-to-none = No deck surely beats it
with-share = { $name } – { $share }
stuck = Most often left in hand: { $cards }
swap = { $copies } × { $into } instead of { $out }
best-swap = The best swap found: { $swap }
no-swap-found = No swap was found that helps
not-better = Better to leave the deck as it is
gain = { $gain } wins of a hundred, by { $games } of each deck that had no part in choosing
gain-sure = that it helps is sure
gain-unsure = whether it helps is not sure
gain-none = it surely does not help
