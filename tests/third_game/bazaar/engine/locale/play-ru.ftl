table-purses = Кошелёк: купец { $seat }{ $own ->
    [yes] { " " }(это вы)
   *[no] { "" }
 } — { $n }
table-street = Улица
table-hand = На руке
cell-stall = { $card } ({ $owner_seat })
ask-trade = Чем займётесь?
option-open = Открыть «{ $card }» на месте { $n }
option-host = Принять гостя: «{ $card }»
option-whisper = Пустить слух: «{ $card }»
option-rest = Отдохнуть
