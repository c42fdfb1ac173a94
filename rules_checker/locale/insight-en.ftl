# What is known of a deck before it is played: `fitil insight` and the workshop. No full stops: the program adds them.

curve-name = { $types }, { $number }
so-many = { $value } ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 })
curve = { $name }: { $spread }; { NUMBER($mean, maximumFractionDigits: 1) } on average
opening = Opening hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }:
group = { $name }: { $cards } in the deck, { NUMBER($mean, maximumFractionDigits: 1) } in the hand on average; none at all: { NUMBER($none, style: "percent", maximumFractionDigits: 1) }
every = At least one of each kind: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
sample = For example: { $cards }
differs = { $name }: { $here } here, { $there } there
different = How it differs from { $deck }
same = The same cards as in { $deck }

## A deck of whole teams: what they do together

together-title = What they do together
together = { $names } { $n ->
    [one] goes
   *[other] go
 } well with { $cards }
called = “{ $name }”
copies = “{ $name }” × { $n }
together-not = Each for themselves: the cards of the ones do not count on those of the others

## Games against another deck

versus = Against { $other }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }. Won { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), lost { $lost }, drawn { $drawn }
versus-better = This deck seems to be stronger: it wins { NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) } of games
versus-worse = This deck seems to be weaker: it wins { NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) } of games
versus-even = These games do not show which deck is stronger: it may win { NUMBER($low, style: "percent", maximumFractionDigits: 0) } of them, or { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
versus-turns = Turns in a game: { NUMBER($mean, maximumFractionDigits: 0) } on average, { $shortest } to { $longest }
versus-not = These decks cannot be played: check both
