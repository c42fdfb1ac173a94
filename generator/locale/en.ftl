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
box-whole = The game's cards
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
removal-aid = Aid
removal-table = Table sheet
removal-token = Token

cover-title = { $game }: what is printed
cover-paper = { $n ->
    [one] { $n } sheet
   *[other] { $n } sheets
 } of { $size } mm, not counting this one. Tick off what is done.
cover-shop = For the copy shop
cover-scale = Scale 100 %, not fitted to the paper.
cover-sides = { $flip ->
    [none] Printed on one side.
    [short-edge] Printed on both sides, flipped on the short edge.
   *[long-edge] Printed on both sides, flipped on the long edge.
 }
cover-stock = Cards on paper of 200–300 g/m²{ $stiff ->
    [none] .
   *[some] ; tokens, boards and standees on the heaviest that the printer takes, or glued to cardboard.
 }
cover-contents = What lies where
cover-pages = Pages
cover-what = On the sheet
cover-cuts = Cuts
cover-on = On
cover-stock-of = { $stiff ->
    [all] thick paper
    [some] card stock; the rest on board
   *[none] card stock
 }
cover-folds = { $n ->
    [one] { $n } fold
   *[other] { $n } folds
 }
cover-aids = { $n ->
    [one] { $n } aid
   *[other] { $n } aids
 }
cover-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
 }
cover-token-cards = { $n ->
    [one] { $n } card of tokens
   *[other] { $n } cards of tokens
 }
cover-tables = { $n ->
    [one] a table sheet
   *[other] table sheets: { $n }
 }
cover-glue = Glue from parts
cover-parts = { $n ->
    [one] { $n } part
   *[other] { $n } parts
 }
cover-sizes = Sizes in mm, and how many of each: for sleeves and boxes
cover-size = { $size }: { $n }
cover-order = The order of cuts

## The preview

preview-skip = To the cards
preview-cards = Cards
preview-sheets = Sheets
preview-figures = Figures
preview-figures-hint = Name of a figure, face, colour or background
preview-group-own = Figures of this game
preview-group-shared = Figures for any game
preview-group-computed = Figures with numbers
preview-group-face = Faces
preview-group-colour = Colours
preview-group-background = Backgrounds
preview-findings = Findings
preview-views = Views
preview-look = How cards look
preview-language = Language of the cards
preview-second = With the second language
preview-ink = Ink
preview-ink-full = Colour
preview-ink-saver = Saver
preview-ink-grey = Grey
preview-filter = Find cards
preview-filter-hint = Name, id, type…
preview-size = Size of the cards
preview-only-findings = Only with findings
preview-only-changed = Only changed ones
preview-shown = Shown
preview-of = of
preview-nothing = There are no such cards.
preview-no-cards = There is nothing to show yet. As soon as the fault above is mended, the cards appear here.
preview-back = Back
preview-live = Watches the files
preview-drawing = Draws
preview-lost = No connection. Start fitil preview again
preview-changed = Changed
preview-more = and more:
preview-close = Close
preview-earlier = The card before
preview-later = The next card
preview-before = As it was
preview-lines = Safe area
preview-places = Where it is written
preview-place-card = Card
preview-place-name = Name
preview-place-scene = Picture
preview-copy = Copy
preview-copied = Copied
preview-faults = There is a fault in a file. Until it is mended, cards are shown as they were before
preview-faults-printed = Something in the table is amiss. The cards are shown as they would be printed
preview-stale = As it was before the fault
preview-print-what = What to print
preview-sheet = Sheet
preview-proof = Proof lines
preview-backs = With backs
preview-cut-order = In the order for cutting one stack
preview-command = The command that prints this
preview-counted-cards = Cards
preview-counted-pages = Pages
preview-page = Page
preview-side-front = front
preview-side-back = back
preview-looking = Checks
preview-no-findings = No findings: everything fits, all characters are there.
preview-face-findings = On cards
preview-data-findings = In the data
