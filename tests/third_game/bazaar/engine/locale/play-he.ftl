table-purses = הארנק של סוחר { $seat }{ $own ->
    [yes] { " " }(אתם)
   *[no] { "" }
 } – { $n }
table-street = הרחוב
table-hand = ביד
cell-stall = { $card } ({ $owner_seat })
ask-trade = מה תעשו?
option-open = לפתוח את ״{ $card }״ במקום { $n }
option-host = לארח: ״{ $card }״
option-whisper = להפיץ: ״{ $card }״
option-rest = לנוח
