table-purses = הארנק של { $player ->
    [0] סוחר א׳
    [1] סוחר ב׳
   *[2] סוחר ג׳
 }{ $own ->
    [yes] { " " }(אתם)
   *[no] { "" }
 } – { $n }
table-street = הרחוב
table-hand = ביד
cell-stall = { $card } ({ $owner ->
    [0] א׳
    [1] ב׳
   *[2] ג׳
 })
ask-trade = מה תעשו?
option-open = לפתוח את ״{ $card }״ במקום { $n }
option-host = לארח: ״{ $card }״
option-whisper = להפיץ: ״{ $card }״
option-rest = לנוח
