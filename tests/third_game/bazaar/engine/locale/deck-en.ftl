too-loud = The market has more rumours than stalls
 .fix = Remove { $n } rumours, or add as many stalls
loudness = stalls: { $stalls }, rumours: { $rumours }
taken-already = { $who } has “{ $card }” already
 .fix = Take another card
