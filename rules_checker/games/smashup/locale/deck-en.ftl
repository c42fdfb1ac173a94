# What is said of a draft of factions in Smash Up. Everything else is said of any game's decks.

draft-length = { $players } players choose { $expected } factions, and here there are { $found }
 .fix = Write down all choices in order, { $each } for each player, or say `players`
not-seated = { $who } does not sit at this table of { $players }
 .fix = Name the one who chose, or say `players`
out-of-turn = “{ $part }” was taken out of order: it is { $who } who chooses
 .fix = Write down the choices clockwise from the first, and back from the last; here: { $seat }
taken-twice = “{ $part }” was taken already, in line { $first }
 .fix = Take another of those left: { $parts }
not-drafted = The deck is not of the factions that { $who } took
 .fix = It should be: { $parts }
