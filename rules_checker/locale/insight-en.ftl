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
copies = “{ $name }”{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
 }
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
tried-place = In the deck { $deck } it takes the place of { $out }: { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
 }
tried-won = { $games ->
    [one] { $games } deal
   *[other] { $games } deals
 }, each played twice. Won with this card { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), without it { $without } ({ NUMBER($before, style: "percent", maximumFractionDigits: 0) })
tried-better = The deck seems to be stronger with it: it wins { NUMBER($least, style: "percent", maximumFractionDigits: 0) } to { NUMBER($most, style: "percent", maximumFractionDigits: 0) } more of all games
tried-worse = The deck seems to be weaker with it: it wins { NUMBER($least, style: "percent", maximumFractionDigits: 0) } to { NUMBER($most, style: "percent", maximumFractionDigits: 0) } less of all games
tried-even = These games do not show whether the deck is better off with it: it may win { NUMBER($least, style: "percent", maximumFractionDigits: 0) } less of all games, or { NUMBER($most, style: "percent", maximumFractionDigits: 0) } more
tried-had = { $how ->
    [hand] Had in hand
   *[played] Played
 } in { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, of which { $won } were won ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
tried-like = { $name } ({ $of ->
    [before] which stood in its place
   *[like] a card like it
 }): { NUMBER($share, style: "percent", maximumFractionDigits: 0) } won of { $games ->
    [one] { $games } such game
   *[other] { $games } such games
 }
