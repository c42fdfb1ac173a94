# What is said of a Boomb.it deck: of heroes, foreign cards and rarity. All else is said of any game's decks.

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
 .fix = Remove { $n } × “{ $card }” from the deck

## Copies

too-many-copies = { $copies ->
    [one] The deck has { $copies } copy of “{ $card }”
   *[other] The deck has { $copies } copies of “{ $card }”
 }, but at most { $most } of { $rarity ->
    [common] a common card
    [rare] a rare card
   *[other] such a card
 } are allowed
 .fix = Remove { $n } × “{ $card }”
 .swap = Replace { $n } × “{ $card }” by { $n ->
    [one] another card
   *[other] other cards
 }

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

## Output

whose = own: { $own }, free: { $free }, foreign: { $foreign }; penalties for them: { $penalty }
free = free: { $free }

## Numbers on a registration sheet; .marked says that the table has a mark of their team beside these cards

total-own = Own
total-free = Free
total-foreign = Foreign
 .marked = teams
total-penalty = Penalties for foreign
 .hand = Penalties for all foreign cards of the hand, on average: { NUMBER($n, maximumFractionDigits: 1) }
