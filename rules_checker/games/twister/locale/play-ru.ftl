# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/words.py и table.py.

## Стол

table-turn = ход { $n }
table-active = { IF_YOU($value_is, "Ходите", "Ходит") } { $value_who_low }
 .playing = да
table-points = очков действия осталось — { $n }
 .playing = да
table-goal = играют до { $n }
table-maze = Лабиринт
table-fight = { $n ->
    [0] { "" }
   *[other] Карты боя
 }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (это вы)") }
   *[no] { "" }
 }
table-vp = победных очков — { $n }
table-left = карты действий: { $value ->
    [none] нет
   *[other] { $value }
 }
table-last = { $n ->
    [0] { "" }
   *[other] последняя карта — { $n }
 }
table-fighting_size = карт боя — { $n }
table-jumps = карт прыжка — { $n }
table-saved = выбралось персонажей — { $n }
 .folded = да
table-killed = погибло персонажей — { $n }
 .folded = да
table-treasures = вынесено сокровищ — { $n }
 .folded = да
table-held_size = { $n ->
    [0] { "" }
   *[other] жетонов за ширмой — { $n }
 }
table-held = { $n ->
    [0] { "" }
   *[other] За ширмой
 }
table-hand = В руке
 .numbers = да

cell-pit = яма
 .mark = o
cell-gear = шестерня { $number }, { $clockwise ->
    [yes] по часовой стрелке
   *[no] против часовой стрелки
 }
 .mark = { $number }{ $clockwise ->
    [yes] ›
   *[no] ‹
 }
owner = { $owner_is ->
    [player] { $owner_seat }
   *[other] { $owner_who_low }
 }
cell-line = стартовая линия, { owner }
cell-dark = темно
 .mark = ▒
cell-unseen = комната { $place } рубашкой вверх, на { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
 }
cell-vault = комната { $place } «{ $card }»
cell-hall = комната { $place } «{ $card }»
cell-token = жетон рубашкой вверх, { owner }
 .mark = ?
cell-character = { $card } ({ owner }{ $wounded ->
    [yes] , ранение
   *[no] { "" }
 })
 .mark = { kind-letter }{ $wounded ->
    [yes] ×
   *[no] { "" }
 }
 .state = { owner }
cell-object = { $card } ({ owner }{ $carried ->
    [yes] , в руках
   *[no] { "" }
 })
 .mark = { kind-letter }
 .state = { owner }
kind-letter = { $kind ->
    [troll] Тр
    [wall-walker] Пр
    [warrior] Вн
    [wizard] Мг
    [cleric] Цл
    [goblin] Гб
    [mekanork] Мх
    [thief] Вр
    [armor] до
    [sword] ме
    [fireball-wand] же
    [treasure] со
    [rope] ве
   *[other] зе
 }

side-wall = стена { side }
side-gate = закрытая решётка { side }
side-raised = открытая решётка { side }
side-broken = сломанная решётка { side }

word-hidden = карта рубашкой вверх

## Вопросы

ask-team = Кого взять в стартовую команду? ({ $number } из { $all })
ask-stand = На какую клетку стартовой линии поставить жетон «{ $card }»?
ask-lay = Какой жетон на какую комнату положить?
ask-action = Какую карту действий сыграть?
ask-act = Что сделать? Очков карты — { $points }{ $more_points ->
    [0] { "" }
   *[other] , зелья — { $more_points }
 }
ask-walk = Куда идти? Осталось клеток: { $left }
ask-put = На какую клетку положить жетон «{ $card }»?
ask-combat = Какую карту боя выбрать?

## Варианты

option-play = Сыграть карту «{ $card }»
option-done = { $word ->
    [turn] Закончить ход{ $n ->
        [0] { "" }
       *[other] { " " }(не потрачено действий — { $n })
     }
   *[other] Остановиться здесь
 }
option-lay = Положить жетон «{ $card }» на комнату { $n }
option-square = { $word }
option-walk = Переместить персонажа «{ $card }»
option-take = Подобрать жетон «{ $card }»
option-drop = Положить то, что в руках
option-leap = Прыгнуть через клетку { $word }
option-turn = Повернуть комнату { $n } по стрелке: «{ $card }»
option-turn-back = Повернуть комнату { $n } против стрелки: «{ $card }»
option-reveal = Раскрыть комнату { $n }
option-fight = Напасть на персонажа «{ $card }»
option-cure = Исцелить персонажа «{ $card }»
option-regenerate = Исцелиться: «{ $card }»
option-drink = Выпить зелье: «{ $card }»
option-fireball = Огненный шар { way }
option-pass-wall = Пройти сквозь стену { side }
option-break-gate = Сломать решётку { side }
option-open-gate = Открыть решётку { side }
option-close-gate = Закрыть решётку { side }
side = { $word ->
    [up] сверху
    [right] справа
    [down] снизу
   *[left] слева
 }
way = { $word ->
    [up] вверх
    [right] вправо
    [down] вниз
   *[left] влево
 }

numbers-action = очков действия — { $points }
numbers-combat = +{ $value }

## Что значит в подсказках

feature-points = ваш перевес в победных очках
feature-near = ваш отрыв на пути к победе
feature-way = ваше преимущество на пути к выходу
feature-wounded = раненых у вас по сравнению с противником
 .whole = { $sign ->
    [minus] соотношение раненых лучше для вас
   *[plus] соотношение раненых хуже для вас
 }
feature-gear = ваш перевес в пользе от предметов
feature-wheels = ваш перевес в комнатах, которые можно повернуть,
feature-threats = ваш перевес в возможностях напасть
feature-combat = ваш перевес в силе карт боя
feature-jumps = ваш перевес в картах прыжка
feature-hand = ваш перевес в очках действия на оставшихся картах

## Конец

end-end-winner = { $side ->
    [won] у вас больше победных очков
    [lost] у противника больше победных очков
   *[other] победных очков больше
 }
end-gap-tie-at-end = очков поровну, и побеждает тот, кто набрал их первым
end-gap-out-of-points = победные очки больше взять неоткуда
end-gap-endless-game = конца партии не видно

## Задачи

goal-vp = { $by ->
    [1] Получите победное очко до конца этого хода
    [2] Получите два победных очка до конца этого хода
    [3] Получите три победных очка до конца этого хода
    [4] Получите четыре победных очка до конца этого хода
   *[other] Получите { $by } победных очков до конца этого хода
 }. Ваш выход { $seat ->
    [A] наверху
   *[B] внизу
 }
