# Rounds, results and standings of a tournament: `fitil tournament`, its sheets, the desk's page. No full stops.

round = Round { $n }
round-of = Round { $n } of { $of }
round-of-cut = Knock-out, round { $n }
round-final = Final
round-bronze = Match for third place
# wherever a round is named in a sentence; in the knock-out $n begins anew
round-said = { $stage ->
    [final] the final
    [bronze] the match for third place
    [cut] round { $n } of the knock-out
   *[swiss] round { $n }
 }
table = Table
table-n = Table { $n }
player = Player
team = Team
opponent = Opponent
result = Result
place = Place
points = Points
record = W–L–D
omw = Opp. matches, %
gw = Games, %
ogw = Opp. games, %
buchholz = Buchholz
berger = S.–Berger
among = Head to head
deck = Deck
entered = Registered
remarks = Remarks
bye = bye
bye-asked = sits it out
both-lost = both lost
not-played = not yet
dropped = { $n ->
    [0] dropped before the first round
   *[other] dropped after { round-said }
 }
late = since round { $n }
penalty = { $points ->
    [0] warning
    [one] −{ $points } point
   *[other] −{ $points } points
 }{ $why ->
    [none] { "" }
   *[other] : { $why }
 }
penalty-of = penalty: { $name }, { $what }
corrected = { $old ->
    [none] deck registered { $at }: { $new }
   *[other] deck replaced { $at }: { $new } for { $old }
 }
result-corrected = result of { round-said } corrected { $at }, it was { $was }
reseated-in = { round-said }: reseated by hand: { $why }
sits-out = sits out the next round, which counts as a { $counts }
share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($value, maximumFractionDigits: 1) }
clock = { $minutes } min
clock-left = { $minutes } min left
clock-up = time is up
left-open = { $n ->
    [0] all results are there
    [one] a result of { $n } table is still open
   *[other] results of { $n } tables are still open
 }
players-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }{ $gone ->
    [0] { "" }
   *[other] {" "}and { $gone } who dropped
 }
settled = rounds of { $minutes } min{ $thirds ->
    [yes] , with a match for third place
   *[no] { "" }
 }
not-begun = not begun
over = over
no-round-left-for = { $cut ->
    [yes] No round before the knock-out is left for
   *[no] No round is left for
 }: { $names }
clock-stays = The clock of this round stays as it was set. { clock-set }
stays-lost = The match at table { $table } stays lost; if it was played to its end, enter the result
was-called = { $name } was the name of { $now } before; if that is the same player, take it back
deck-twins = { $name }: the same deck is registered here, too: { $names }
goes-on = It was over, and goes on with this change; the next round is not paired yet
winner = { $n ->
    [1] Winner
   *[other] Winners
 }: { $name }
swiss = Swiss system, { $n ->
    [0] rounds by the number of players
    [one] { $n } round
   *[other] { $n } rounds
 }
robin = round robin
elimination = knock-out
with-cut = { $what }, then a knock-out of { $n }
best-of = { $n ->
    [1] one game a match
   *[other] best of { $n }
 }
as-before = This round goes on as it began: { $what }
sheet-names = Who plays where
sheet-tables = Tables
sheet-slips = Result slips
sheet-standings = Standings
sheet-judge = For the judge
slip-games = games won
slip-drawn = games drawn
slip-drop = drops
slip-sign = signature
bronze-at = Table { $table } is the match for third place
again = { $one } and { $other } have met before: round { $n }
reseated = Reseated by hand, { $at }: { $names }. Why: { $why }
cut-by-lot = Equal in everything, and a lot decided who is in the knock-out. In: { $drawn }. Out: { $out }
cut-differs = By what is known now, { $n ->
    [1] another one would be in the knock-out
   *[other] others would be in the knock-out
 }: { $now }, and not { $was }. It stays as it was drawn
renamed = { $name } is now { $to }
asked-bye = { $name } sits out the next round, which counts as a { $counts }
plays-on = { $name } plays the next round
pairs-stay = The pairs of { round-said } stay as they are
registered = { $name } is registered
from-round = Plays from round { $n }
no-round-left = { $cut ->
    [yes] All rounds before the knock-out are drawn: plays only in the knock-out, or if a round is added
   *[no] All rounds are drawn: plays only if a round is added
 }
registered-deck = { $name } is registered with deck { $deck }
not-registered = { $file }: the deck is not registered. { $why }
nobody-registered = { $file }: the deck is not registered, and { $name } is not, either. { $why }
returned = { $name } is back
team-corrected = { $name }: the team is { $team } now
deck-corrected = { $name }: the deck is { $deck } now
has-dropped = { $name } has dropped
result-at = { $at }: { $one } – { $other }{ $played ->
    [yes] {" "}{ $score }
   *[no] { "" }
 }{ $was ->
    [none] { "" }
   *[other] {" "}(was { $was })
 }
result-same = It is so already. { $what }
penalised = { $name }: { $what }
clock-set = The round ends { $day ->
    [tomorrow] tomorrow at { $time }
   *[today] at { $time }
 }
new-made = { $path }: { $what }
undone = Taken back: { $what }
redone = Done again: { $what }
event-register = { $name } was registered
event-first-deck = deck of { $name } registered
event-return = { $name } came back
event-deck = deck of { $name } corrected
event-team = team of { $name } corrected
event-drop = { $name } dropped
event-pair = pairings
event-result = { $both ->
    [yes] loss of both at table { $table }
   *[no] result at table { $table }, { $score }
 }{ $stage ->
    [none] { "" }
   *[other] { " " }({ round-said })
 }
event-penalty = { $points ->
    [0] warning of { $name }
   *[other] penalty of { $name }, −{ $points }
 }
event-settings = a change of settings
event-rename = a new name for { $name }: { $to }
event-bye = { $counts ->
    [none] a round played after all, { $name }
   *[other] a round sat out, { $name }
 }
event-late = a late arrival, { $name }, at table { $table }
event-seat = seats changed by hand
event-clock = the clock
event-undo = the last one taken back
event-redo = what was taken back done again
event-new = the tournament began
cut-short = the last line of { $path } was cut short and does not count: enter again what it said; what is left of it goes to { $aside }
only-in = Only in { $path }: { $what }
joined = { $n ->
    [0] { $path }: nothing to add
    [one] { $path }: { $n } line added
   *[other] { $path }: { $n } lines added
 }
events-more = { $n } more
day = { $year }-{ $month }-{ $day }
