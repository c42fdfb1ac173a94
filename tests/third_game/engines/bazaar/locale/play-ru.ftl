table-purses = Кошелёк: { $player ->
    [0] купец А
    [1] купец Б
   *[2] купец В
 }{ $own ->
    [yes] { " " }(это вы)
   *[no] { "" }
 } — { $n }
table-street = Улица
table-hand = На руке
cell-stall = { $card } ({ $owner ->
    [0] А
    [1] Б
   *[2] В
 })
ask-trade = Чем займётесь?
option-open = Открыть «{ $card }» на месте { $n }
option-host = Принять гостя: «{ $card }»
option-whisper = Пустить слух: «{ $card }»
option-rest = Отдохнуть
