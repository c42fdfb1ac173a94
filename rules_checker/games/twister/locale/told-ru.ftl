# Что говорится о сценариях этой игры. Английский текст стоит в scenario.py. Без точек в конце.

does-not-fit-here = «{ $value }» сюда не подходит: пишите клетки раскрытых комнат (они названы в maze), комнаты от 1 до 8, жетоны этой игры
mark-wounded = персонаж ранен
mark-with = в руках «{ $card }»
mark-down = рубашкой вверх
mark-turned = { $n ->
    [0] лежит прямо
    [1] повёрнута на четверть по часовой стрелке
    [2] повёрнута на пол-оборота
   *[3] повёрнута на четверть против часовой стрелки
 }
gate-at = { $square }, { $side ->
    [up] сверху
    [right] справа
    [down] снизу
   *[left] слева
 }
gate-closed = закрыта
gate-open = открыта
gate-broken = сломана
key-twister-jumps = карты прыжка
key-twister-vp = победные очки
key-twister-points = очки действия
key-twister-highest = старшая карта действий
key-twister-tonic = очки действия от зелий
key-twister-maze = место { $of } в лабиринте
key-twister-at = на клетке { $of }
key-twister-under = на нераскрытой комнате { $of }
key-twister-gates = решётка ({ $of })
key-twister-setup = { $of ->
    [goal] сколько победных очков нужно
    [beginner] партия для начинающих
   *[other] { $of }
 }
zone-twister-actions = среди карт действий
zone-twister-fights = среди карт боя
zone-twister-saved = среди выбравшихся
zone-twister-killed = среди погибших
zone-twister-treasures = среди вынесенных сокровищ
cannot-rest = на клетке { $square } столько жетонов или такие жетоны вместе не остаются
escaped = «{ $card }»: отсюда персонаж уже выбрался
not-carried = «{ $card }»: раненого носят только свои
too-many-under = на комнате { $room } слишком много жетонов: { $n }, а помещается { $most }
revealed = комната { $room } раскрыта, жетонов на ней не остаётся
no-zero = карта боя 0 всегда возвращается к игроку
no-action-card = в начале хода у игрока есть карта действий
won-already = партия выиграна ещё до этого хода
