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
below-least = { $size ->
    [0] The deck has no cards
    [one] The deck has { $size } card
   *[other] The deck has { $size } cards
 }, but it needs at least { $least }
 .fix = { $n ->
    [one] Add { $n } card
   *[other] Add { $n } cards
 }
above-most = { $size ->
    [one] The deck has { $size } card
   *[other] The deck has { $size } cards
 }, but it may have at most { $most }
 .fix = { $n ->
    [one] Remove { $n } card
   *[other] Remove { $n } cards
 }

when-all-else-is-mended = When all else is mended, { $way ->
    [add] too few are left: add { $n ->
        [one] { $n } card
       *[other] { $n } cards
     }
    [take] too many are left: remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
     }
   *[none] the deck has as many cards as it needs
 }

## Beside the deck

slot-empty = { $count ->
    [one] No card of the type “{ $type }” is named beside the deck
   *[other] No cards of the type “{ $type }” are named beside the deck, but it needs { $count }
 }
 .fix = Name: { $cards }
slot-undeclared = A card of the type “{ $type }” lies in the deck, but it must be named apart
 .fix = Name apart: { $cards }
slot-short = Cards of the type “{ $type }” beside the deck: { $found }, but it needs { $count }
 .fix = Name { $n } more: { $cards }
slot-overfull = Cards of the type “{ $type }” beside the deck: { $n }, but it needs { $count }
 .fix = Keep only { $count }: { $cards }
slot-wrong = “{ $card }” is named beside the deck, but only cards of the type “{ $type }” may lie there
 .fix = Name: { $cards }
slot-inside = “{ $card }” is a card of the type “{ $type }”: it lies outside the deck and is not counted in it
 .fix = Remove { $n } × “{ $card }” from the deck
piece-inside = “{ $card }” is no card of a deck: it lies on the table
 .fix = Remove { $n } × “{ $card }” from the deck

## Copies

too-many-copies = { $copies ->
    [one] The deck has { $copies } copy of “{ $card }”
   *[other] The deck has { $copies } copies of “{ $card }”
 }, but at most { $most } { $most ->
    [one] is
   *[other] are
 } allowed
 .fix = Remove { $n } × “{ $card }”
 .swap = Replace { $n } × “{ $card }” by { $n ->
    [one] another card
   *[other] other cards
 }

## Shares

too-few-of = Such cards ({ $of }) in the deck: { $found }, but it needs at least { $least }
 .fix = Add { $n }: { $of }
 .swap = Replace { $n } other { $n ->
    [one] card by a card
   *[other] cards by cards
 } of the kind “{ $of }”
too-many-of = Such cards ({ $of }) in the deck: { $found }, but it may have at most { $most }
 .fix = Remove { $n }: { $of }
 .swap = Replace { $n } { $n ->
    [one] card of the kind “{ $of }” by another one
   *[other] cards of the kind “{ $of }” by others
 }
unique = unique
not-unique = not unique
any-card = any card

## Whole teams

team-twice = “{ $part }” is in the deck more than once
 .fix = Take another instead of the second one
too-few-teams = A deck is made of { $count }, and here there are: { $found } ({ $parts })
 .fix = Add { $n } more
too-many-teams = A deck is made of { $count }, and here there are: { $found }
 .fix = Take out{ $any ->
    [yes] { " " }any { $n } of these
   *[no] { "" }
 }: { $parts }
team-lacks = “{ $part }” is not whole: { $copies } of its { $printed } cards are here
 .fix = Add { $missing }
team-beyond = “{ $card }” is here { $copies } times, and “{ $part }” has { $printed }
 .fix = Remove { $n } × “{ $card }”
team-shared = { $n } players have “{ $part }”: { $boxes ->
    [1] the cards of one copy of the game are enough for one
   *[other] there are only { $boxes } copies of the game
 }
 .fix = Let one of them take another{ $boxes ->
    [1] { "" }, or play with two copies of the game
   *[other] { "" }
 }

## Match

no-opponent = { $n ->
    [one] { $n } deck is missing for a game
   *[other] { $n } decks are missing for a game
 }
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
legal-match = { $n ->
    [1] this deck can be played
   *[other] these decks can meet
 }
legal-match-later = { $n ->
    [1] this deck can be played once it is legal
   *[other] these decks can meet once all are legal
 }
illegal-match = { $n ->
    [1] this deck cannot be played alone
   *[other] these decks cannot meet
 }
errors = Errors
errors-found = { $n ->
    [one] { $n } error
   *[other] { $n } errors
 }
warnings = Warnings
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
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

## At the table

turn-word = turn
seat = Player { seat-letter }
seat-letter = { $player ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[other] F
 }
chooses = { $who } chooses:
asked = { $who }. { $question }

## How decks came about

mode-decks = { $decks ->
    [one] { $decks } list is brought
   *[other] { $decks } lists are brought
 }, but this mode takes { $least ->
    [0] { $most ->
        [0] none
       *[other] at most { $most }
     }
   *[other] { $exact ->
        [yes] { $least }
       *[no] { $least } to { $most }
     }
 }
 .fix = Mend the lists, or name another mode
no-piece = “{ $card }” is no card that lies on the table
 .fix = Remove it from `pieces`
piece-beyond = “{ $card }” lies on the table once too often: one copy of the game has { $printed }
 .fix = Take it out: what lies on the table is of one copy of the game
option-value = Here it is { $n }, but it may only be { $values }
 .fix = Write one of { $values }
legal-prepared = as the rules have it
illegal-prepared = not as the rules have it
hand-of = { $seat }:

## Many decks for a tournament

desk-title = Decks checked for a tournament
desk-number = No.
desk-player = Player
desk-team = Team
desk-file = File
desk-deck = Deck
desk-lead = Beside the deck
desk-cards = Cards
desk-fingerprint = Fingerprint
desk-verdict = Verdict
desk-reasons = Remarks
desk-seen = Judge
desk-line = line { $line }
desk-same-deck = The same deck was handed in here, too: { $files }
desk-same-player = The same player handed in { $n ->
    [1] another list
   *[other] other lists
 }: { $files }
desk-same = the same: { $n }
desk-twice = by one player: { $n }
