table-turn = ход { $n }
table-track = Дорожка
cell-arrow = стрелка { $turn ->
    [0] вверх
    [1] вправо
    [2] вниз
   *[3] влево
 }
 .mark = ↑
cell-flag = флаг
 .mark = ▲
cell-runner = бегун { $owner_seat }
 .mark = { $owner_seat }
cell-field = поле { $n }
side-hedge = изгородь { side }
side-gate = калитка { side }
side-open-gate = открытая калитка { side }
side = { $word ->
    [up] сверху
    [right] справа
    [down] снизу
   *[left] слева
 }
ask-run = Куда бежите?
option-go = Бежать на { $square }
option-turn = Повернуть стрелку на { $square }
