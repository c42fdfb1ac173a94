# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/words.py и table.py.

## Стол

table-turn = ход { $n }
table-active = { IF_YOU($value_is, "Ходите", "Ходит") } { $value_who_low }
 .playing = да
table-step = { $value ->
    [setup] подготовка
    [start] начало хода
    [play] розыгрыш карт
    [check] проверка баз
    [score] захват базы
    [draw] взятие двух карт
   *[end] конец хода
 }
 .playing = да
table-minions_left = приспешников ещё можно сыграть — { $n }
 .playing = да
table-actions_left = действий ещё можно сыграть — { $n }
 .playing = да
table-base_deck_size = баз в колоде — { $n }
table-bases_scored = { $n ->
    [0] { "" }
   *[other] захвачено баз — { $n }
 }
 .folded = да
table-bases = Базы
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (это вы)") }
   *[no] { "" }
 }
table-vp = победных очков — { $n }
table-first_faction = { $value }
table-second_faction = { $value }
table-hand_size = карт в руке — { $n }
table-deck_size = карт в колоде — { $n }
table-discard = карт в сбросе — { $n }
 .folded = да
table-hand = В руке
 .numbers = да
table-being_played = { $n ->
    [0] { "" }
   *[other] разыгрывается карт — { $n }
 }
 .folded = да

cell-base = { $card } (сила { $total } из { $breakpoint }{ $scoring ->
    [yes] , идёт захват
   *[no] { "" }
 }{ stands-a }{ stands-b }{ stands-c }{ stands-d }{ $minions_n ->
    [0] { "" }
   *[other] ; { $minions }
 }{ $actions_n ->
    [0] { "" }
   *[other] ; на базе: { $actions }
 })
 .state = { $total } из { $breakpoint }
 .camp = { $who }: сила { $power }, получит { $gets }
stands-a = { $power_a ->
    [none] { "" }
   *[other] ; А: сила { $power_a }, получит { $gets_a }
 }
stands-b = { $power_b ->
    [none] { "" }
   *[other] ; Б: сила { $power_b }, получит { $gets_b }
 }
stands-c = { $power_c ->
    [none] { "" }
   *[other] ; В: сила { $power_c }, получит { $gets_c }
 }
stands-d = { $power_d ->
    [none] { "" }
   *[other] ; Г: сила { $power_d }, получит { $gets_d }
 }
owner = { $owner_is ->
    [player] { $owner_seat }
   *[other] { $owner_who_low }
 }
cell-minion = { $card } ({ owner }, сила { $power }{ $on_n ->
    [0] { "" }
   *[other] ; прикреплено: { $on }
 })
 .state = { owner }, сила { $power }{ $on_n ->
    [0] { "" }
   *[other] ; { $on }
 }
cell-action = { $card } ({ owner })
 .state = { owner }

word-aliens = Инопланетяне
word-wizards = Волшебники
word-ninjas = Ниндзя
word-dinosaurs = Динозавры
word-tricksters = Проказники
word-zombies = Зомби
word-robots = Роботы
word-pirates = Пираты

## Вопросы

ask-play = Что играете? Ещё можно: приспешников — { $minions }, действий — { $actions }
ask-where = На какую базу играете приспешника «{ $card }»?
ask-onto = К чему прикрепляете действие «{ $card }»?
ask-score = Какая база захватывается первой?
ask-before = Сейчас будет захват базы «{ $base }». Пользуетесь особым свойством?
ask-after = База «{ $base }» захвачена. Пользуетесь особым свойством?
ask-first = Что сначала при захвате базы «{ $base }»?
ask-order = Несколько свойств срабатывают одновременно. Какое первым?
ask-extra = Дополнительная карта: сейчас или никогда{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-limit = Больше десяти карт в руке. Какую сбросить? (лишних — { $left })
ask-may = Пользуетесь этим свойством?
ask-player = Какой игрок?
ask-at-base = На какой базе?
ask-move-to = { $card ->
    [none] На какую базу перемещаете их всех?
   *[other] На какую базу перемещаете карту «{ $card }»?
 }
ask-swap = Какую базу заменить?
ask-look = Какую карту берёте в руку?
ask-under = Какая карта ложится под колоду следующей?
ask-choose-destroy = Что уничтожаете?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-choose-return = Что возвращаете в руку?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-choose-move = Что перемещаете?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-choose-power = Чья сила меняется?
ask-choose-take = Какую карту берёте из сброса?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-choose-put-under-deck = Какую карту кладёте под колоду?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-choose-bury = Какую карту из колоды сбрасываете?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }
ask-choose-discard = Какую карту сбрасываете?{ $left ->
    [1] { "" }
   *[other] { " " }(карт — { $left })
 }

option-play = { $card_kind ->
    [minion] Сыграть приспешника
   *[action] Сыграть действие
 } «{ $card }»
option-raise = Сыграть из сброса: «{ $card }»
option-use = Особое свойство: { $to_kind ->
    [minion] «{ $to }» с базы «{ $card }»
   *[other] «{ $card }»
 }
option-card = «{ $card }»{ $of_power ->
    [0] { "" }
   *[other] { " " }(сила { $n } из { $of_power })
 }
option-at = «{ $to }» на базе «{ $card }», { $own ->
    [yes] ваша карта
   *[no] карта { $who_gen }
 }
option-next = Сначала «{ $card }»
option-player = { $who }
option-base = Сначала то, что делает база
option-specials = Сначала особые свойства игроков
option-end = Закончить розыгрыш карт
option-pass = Пас
option-enough = Хватит
option-no = Не надо

## Что важно в позиции: «… больше на 2» или целое предложение (.whole)

feature-turn = ваш ход
 .whole = { $sign ->
    [minus] ход перейдёт к другому игроку
   *[plus] ход останется за вами
 }
feature-vp = ваш перевес в победных очках
feature-near = ваш отрыв на пути к победе
feature-hand = ваш перевес в картах руки
feature-power = ваш перевес в силе на базах
feature-minions = ваш перевес в числе приспешников
feature-prospect = ваш перевес в очках, которые сулят базы,
feature-ready = очки за базы, которые вот-вот захватят,
feature-actions = ваш перевес в действиях, которые остаются в игре,
feature-pile = ваш перевес в картах, которые можно сыграть из сброса,

## Числа карты в руке

numbers-minion = сила { $power }
 .played = сила { $power }

## Почему партия окончена

end-end-when = { $side ->
    [won] у вас больше всех победных очков
   *[other] победные очки набраны
 }
end-end-several = { $side ->
    [won] у вас больше всех победных очков
   *[other] победные очки набраны
 }
end-gap-endless-game = конца партии не видно

## Задачи

goal-vp = { $by ->
    [0] Не дайте противнику получить сейчас больше победных очков, чем вы
    [1] Получите до конца этого хода на одно победное очко больше, чем противник
    [2] Получите до конца этого хода на два победных очка больше, чем противник
    [3] Получите до конца этого хода на три победных очка больше, чем противник
    [4] Получите до конца этого хода на четыре победных очка больше, чем противник
   *[other] Получите до конца этого хода на { $by } победных очков больше, чем противник
 }
