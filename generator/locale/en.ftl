# What a printed sheet says besides cards, for cards in English or in a language that Fitil does not speak

ruler = Not 100 mm? Correct the scale
part = part
glue-here = glue, the next part goes here
glue-how = Cut along the marks, put glue on the hatched strip, and lay the next part over it, its edge on the dashed line.
decklist-title = Cards of the deck
total-size = Cards in the deck
removal-title = What to do with the earlier print
removal-how = The earlier cards stay in use, but for those below. Tick them off one by one, and the deck is as it is now.
removal-replace = Replace: these cards have changed
removal-remove = Take out: these cards are no longer needed
removal-add = Add: these cards were not in the earlier print
removal-card = Card
removal-old = take out
removal-new = put in
box-whole = The whole game
title-cards = cards
title-pieces = pieces
title-aids = player aids
title-tokens = tokens
title-tables = sheets for the table
box-title = Box: { $deck }
box-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
box-glue = glue
box-how = Cut along the solid line, fold away from you along the dashed one, put glue on all that is white.
