# What is said of a deck. Every code of the check has a message and a .fix: the smallest that is enough.
# No full stops: the program puts the line together.

## Size

too-few-cards = { $size ->
    [0] The deck has no cards, but it needs exactly { $expected }
    [one] The deck has { $size } card, but it needs exactly { $expected }
   *[other] The deck has { $size } cards, but it needs exactly { $expected }
 }
 .fix = { $n ->
    [one] Add { $n } card
   *[other] Add { $n } cards
 }
too-many-cards = { $size ->
    [one] The deck has { $size } card, but it needs exactly { $expected }
   *[other] The deck has { $size } cards, but it needs exactly { $expected }
 }
 .fix = { $n ->
    [one] Remove { $n } card
   *[other] Remove { $n } cards
 }
no-cards = The deck has no cards
 .fix = Add at least one card

## Hero

no-hero = No hero is named
 .fix = Name the hero: { $heroes }
hero-not-declared = A hero card lies in the deck, but no hero is named
 .fix = Name the hero: { $heroes }
several-heroes = { $n } heroes are named, but only one is played
 .fix = Keep one: { $heroes }
not-a-hero = “{ $card }” is named as the hero, but it is not a hero card
 .fix = Name the hero: { $heroes }
hero-in-deck = “{ $card }” is a hero card: it lies outside the deck and is not counted in it
 .fix = Remove { $n } × { $card } from the deck

## Copies

too-many-copies = { $copies ->
    [one] The deck has { $copies } copy of “{ $card }”
   *[other] The deck has { $copies } copies of “{ $card }”
 }, but at most { $most } of { $rarity ->
    [common] a common card
    [rare] a rare card
   *[other] such a card
 } are allowed
 .fix = Remove { $n } × { $card }

## Foreign cards that cannot be played

foreign-unique = “{ $card }” is a foreign unique card: it may be in the deck, but it cannot be played
 .fix = Remove { $n } × “{ $card }”, or keep it only to discard it from hand
foreign-keyword = “{ $card }” is a foreign card with { $keyword }: it may be in the deck, but it cannot be played
 .fix = Remove { $n } × “{ $card }”, or keep it only to discard it from hand

## Match

no-opponent = { $n ->
    [one] The game lacks { $n } deck
   *[other] The game lacks { $n } decks
 }: an opponent needs a hero and cards of their own
 .fix = { $n ->
    [one] Add { $n } deck
   *[other] Add { $n } decks
 }
too-many-decks = { $decks } decks are named, but the game has only { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
 .fix = { $n ->
    [one] Remove { $n } deck
   *[other] Remove { $n } decks
 }
different-games = The decks are of different games: { $games }
 .fix = Choose decks of one game
same-deck = The deck { $deck } is named more than once, but no deck is shared: each player has their own
 .fix = Print this deck for each player, or choose another

## Output

legal = legal deck
legal-learning = deck for learning, smaller than usual
illegal = illegal deck
legal-match = these decks can meet
illegal-match = these decks cannot meet
errors = Errors
warnings = Warnings
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
whose = own: { $own }, free: { $free }, foreign: { $foreign }; penalties for them: { $penalty }
free = free: { $free }
or = { $first } or { $rest }

## Many decks

unreadable = cannot be read
unreadable-match = not checked: a deck of it cannot be read
decks = { $n ->
    [one] { $n } deck
   *[other] { $n } decks
 }
decks-legal = { $n } legal
decks-illegal = { $n } illegal
decks-unreadable = { $n } unreadable
decks-unread = { $of ->
    [one] the deck cannot be read
   *[other] { $n } of { $of } decks cannot be read
 }
