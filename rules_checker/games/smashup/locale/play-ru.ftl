# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/view/phrasebook.py и table.py.

## Стол

table-turn = ход { $n }
 .begun = да
table-active = { IF_YOU($value_is, "Ходите", "Ходит") } { $value_who_low }
 .begun = да
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
 .begun = да
 .playing = да
table-actions_left = действий ещё можно сыграть — { $n }
 .begun = да
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
    [1] сейчас играют карту
    [one] сейчас играют { $n } карту
    [few] сейчас играют { $n } карты
   *[other] сейчас играют { $n } карт
 }
 .folded = да

cell-base = { $card } (сила { $total } из { $breakpoint }{ $scoring ->
    [yes] , идёт захват
   *[no] { "" }
 }{ $camps_n ->
    [0] { "" }
   *[other] ; { $camps }
 }{ $minions_n ->
    [0] { "" }
   *[other] ; { $minions }
 }{ $actions_n ->
    [0] { "" }
   *[other] ; на базе: { $actions }
 })
 .state = { $total } из { $breakpoint }
 .camp = { $who_low }: сила { $power }, очков { $gets }
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

ask-play = Что играете? Ещё можно: приспешников — { $minions }{ limits }, действий — { $actions }
limits = { $limits_n ->
    [0] { "" }
   *[other] { " " }({ $unlimited ->
        [0] { $limits_n ->
            [1] с силой не больше { $limits }
           *[other] предел силы: { $limits }
         }
       *[other] { $limits_n ->
            [1] из них с силой не больше { $limits } — { $limited }
           *[other] из них с пределом силы — { $limited }: { $limits }
         }
     }{ $raised ->
        [0] { "" }
       *[other] ; из сброса — { $raised }
     })
 }
ask-where = На какую базу играете приспешника «{ $card }»?
ask-onto = К чему прикрепляете действие «{ $card }»?
ask-score = Какую базу захватывают первой?
ask-before = Идёт захват базы «{ $base }», очки ещё не розданы. Пользуетесь особым свойством?
ask-after = База «{ $base }» захвачена, очки уже розданы. Пользуетесь особым свойством?
ask-special = Сейчас можно воспользоваться особым свойством. Пользуетесь?
ask-first-destroyed = Несколько приспешников уничтожены сразу. Какой из них первый?
ask-first = Что сначала при захвате базы «{ $base }»?
ask-order = Несколько свойств срабатывают одновременно. Какое первым?
ask-extra = Дополнительная карта: сейчас или никогда{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-limit = Больше десяти карт в руке. Какую сбросить?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-may = Пользуетесь этим свойством?
ask-player = Какой игрок?
ask-at-base = На какой базе?
ask-move-to = { $card ->
    [none] На какую базу перемещаете их всех?
   *[other] На какую базу перемещаете карту «{ $card }»?
 }
ask-swap = Какую базу заменить?
ask-look = Какую карту берёте в руку?
ask-under = Какая карта ложится под низ колоды следующей?
ask-choose-destroy = Что уничтожаете?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-choose-return = Какую карту возвращаете в руку владельца?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-choose-move = Что перемещаете?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-choose-power = Чья сила меняется?
ask-choose-take = Какую карту берёте из сброса?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-choose-put-under-deck = Какую карту кладёте под низ колоды?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-choose-bury = Какую карту из колоды сбрасываете?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-choose-discard = Какую карту сбрасываете?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
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
option-card-limit = Сбросить карту «{ $card }»
option-card-choose-discard = Сбросить карту «{ $card }»
option-card-choose-bury = Сбросить карту «{ $card }»
option-card-choose-take = Взять в руку карту «{ $card }»
option-card-look = Взять в руку карту «{ $card }»
option-card-under = Положить под низ колоды карту «{ $card }»
option-card-choose-put-under-deck = Положить под низ колоды карту «{ $card }»
option-at = «{ $to }» на базе «{ $card }», { $own ->
    [yes] ваша карта
   *[no] карта { $who_gen }
 }
option-next = Сначала «{ $card }»
option-player = { $who }
option-base = Сначала то, что делает база
option-specials = Сначала особые свойства игроков
option-end = Закончить розыгрыш карт
option-pass = Пропустить
option-enough = Хватит
option-no = Не надо

## Что важно в позиции: целое предложение (.whole)

feature-turn = ваш ход
 .whole = { $sign ->
    [minus] ход перейдёт к другому игроку
   *[plus] ход останется за вами
 }
feature-vp = в победных очках
feature-near = путь к победе
 .whole = вы { $sign ->
    [minus] дальше от победы
   *[plus] ближе к победе
 }
feature-hand = в числе карт в руке
feature-power = в силе на базах
feature-minions = в числе приспешников
feature-prospect = в очках, которые сулят базы
feature-ready = в очках за базы, которые вот-вот захватят
feature-actions = в числе действий, которые остаются в игре
feature-pile = в числе карт, которые можно сыграть из сброса

## Числа карты в руке

numbers-minion = сила { $power }
 .played = сила { $power }

## Что значат числа на карте в игре, если они не те, что напечатаны

figure-total = { $by ->
    [0] { "" }
   *[other] Сила { $n } из { $of }: порог захвата { changed }
 }
figure-power = { $by ->
    [0] { "" }
   *[other] Сила { changed }
 }
changed = на { $size } { $sign ->
    [minus] меньше
   *[plus] больше
 }, чем напечатано на карте

## Почему партия окончена

end-end-when = { $side ->
    [won] у вас больше всех победных очков
    [lost] вам не хватило победных очков
   *[other] победных очков набрано достаточно
 }
end-end-several = { $side ->
    [won] у вас больше всех победных очков
   *[other] победных очков достаточно у нескольких, у победителя больше всех
 }
end-gap-endless-game = партия затянулась и остановлена

## Задачи

goal-vp = { $by ->
    [0] Не дайте противнику получить сейчас больше победных очков, чем вы
    [1] Получите до конца этого хода на одно победное очко больше, чем противник
    [2] Получите до конца этого хода на два победных очка больше, чем противник
    [3] Получите до конца этого хода на три победных очка больше, чем противник
    [4] Получите до конца этого хода на четыре победных очка больше, чем противник
    [one] Получите до конца этого хода на { $by } победное очко больше, чем противник
    [few] Получите до конца этого хода на { $by } победных очка больше, чем противник
   *[other] Получите до конца этого хода на { $by } победных очков больше, чем противник
 }

## О чём спросили, а ничего не сделать

no-reasons-base = С этой базой сейчас ничего не сделать
