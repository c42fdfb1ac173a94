# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/view/phrasebook.py и table.py.

## Стол

table-turn = ход { $n }
 .begun = да
table-active = { IF_YOU($value_is, "Ходите", "Ходит") } { $value_who_low }
 .begun = да
 .playing = да
table-points = Осталось очков действия: { $n }
 .begun = да
 .playing = да
 .about = столько раз ещё можно что-то сделать в этот ход: переместить персонажа, раскрыть или повернуть комнату, напасть. Неиспользованное пропадает
table-goal = Играют до { $n ->
    [one] { $n } победного очка
   *[other] { $n } победных очков
 }
 .about = кто наберёт столько победных очков, доигрывает ход, и партия кончается
table-maze = Лабиринт
table-fight = { $n ->
    [0] { "" }
   *[other] Карты боя
 }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (это вы)") }
   *[no] { "" }
 }
table-vp = Победных очков: { $n }
 .about = очко за каждого выбравшегося персонажа (за гоблина 2), за вынесенное сокровище и за каждого убитого персонажа противника
table-left = Карты действий: { $value ->
    [none] нет
   *[other] { $value }
 }
 .about = по одной на 2, 3, 4 и 5 очков действия; сыгранные вернутся, когда кончатся все
table-last = { $n ->
    [0] { "" }
   *[other] Последняя: { $n }
 }
 .about = карта действий, сыгранная последней
table-fighting_size = Карт боя: { $n }
 .about = в бою каждый тайно выбирает одну и прибавляет её к силе. Сыгранная пропадает, только +0 возвращается
table-jumps = Карт прыжка: { $n }
 .about = с такой картой персонаж во время перемещения проходит через клетку с ямой или персонажем
table-saved = Выбралось персонажей: { $n }
 .about = они ушли за стартовую линию противника и принесли очки
 .folded = да
table-killed = Погибло персонажей: { $n }
 .about = за каждого противник получил очко
 .folded = да
table-treasures = Вынесено сокровищ: { $n }
 .about = каждое — ещё одно победное очко
 .folded = да
table-held_size = { $n ->
    [0] { "" }
   *[other] Жетонов за ширмой: { $n }
 }
 .about = их ещё предстоит разложить по комнатам
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
    [yes] ↻
   *[no] ↺
 }
owner = { $owner_is ->
    [player] { $owner_seat }
   *[other] { $owner_who_low }
 }
whose-token = { $owner_is ->
    [you] ваш жетон
   *[other] жетон { $owner_who_gen }
 }
cell-line = { $owner_is ->
    [you] Ваша стартовая линия
   *[other] Стартовая линия { $owner_who_gen }
 }
cell-dark = темно
 .mark = ▒
cell-unseen = Комната { $place } рубашкой вверх, на { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
 }
 .mark = { $place }
cell-vault = Комната { $place } «{ $card }»
 .mark = { $place }
cell-hall = Комната { $place } «{ $card }»
 .mark = { $place }
cell-token = { whose-token } рубашкой вверх
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
cell-object = { $card } ({ $carried ->
    [yes] { whose-token }, несёт { $bearer }
   *[no] { owner }
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
ask-stand = На какую клетку стартовой линии положить жетон «{ $card }»?
ask-lay = Какой жетон на какую комнату положить? Когда её раскроют, клетку вашему жетону выберет противник. Заполненные комнаты не предлагаются
ask-action = Какую карту действий сыграть?{ $highest ->
    [0] { "" }
   *[other] { " " }Самая старшая из уже сыгранных, у вас или у противника, — { $highest }, поэтому сейчас можно не больше { $most }
 }
ask-act = { $enough ->
    [yes] Очков для победы уже хватает: закончите ход, и партия окончена.{ " " }
   *[no] { "" }
 }Что сделать? Осталось очков действия: { $points }{ $more_points ->
    [0] { "" }
   *[other] , от зелья: { $more_points }
 }
ask-walk = { $left ->
    [0] Клетки кончились. Что дальше?
    [one] Куда идти? Осталась { $left } клетка
    [few] Куда идти? Осталось { $left } клетки
   *[other] Куда идти? Осталось { $left } клеток
 }
ask-put = На какую клетку положить жетон «{ $card }» { $owner_who_gen }?{ $character ->
    [yes] { " " }Персонажи { $owner_who_gen } выбираются из лабиринта через вашу стартовую линию
   *[no] { "" }
 }
ask-combat = { $attacks ->
    [yes] Вы нападаете
   *[no] На вас напали
 }. Какую карту боя выбрать? У вас { $mine } + карта, у { $other_who_gen } { $theirs } + карта

## Варианты

option-play = Сыграть карту «{ $card }»
option-done = { $word ->
    [turn] Закончить ход{ $n ->
        [0] { "" }
       *[other] { " " }(осталось очков действия: { $n })
     }
   *[other] Остановиться здесь
 }
option-lay = Положить жетон «{ $card }» на комнату { $n }
option-square = { $word }
option-walk = Переместить персонажа «{ $card }»
option-take = Подобрать жетон «{ $card }»
option-drop = Положить ношу на эту клетку
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

numbers-action = очков действия: { $points }
 .played = очков действия: { $points }
numbers-combat = +{ $value }
 .played = +{ $value }

## Что важно в позиции: «у вас перевес … (на 2)» или целое предложение (.whole)

feature-points = в победных очках
feature-near = путь к победе
 .whole = вы { $sign ->
    [minus] дальше от победы
   *[plus] ближе к победе
 }
feature-way = путь к выходу
 .whole = ваши персонажи { $sign ->
    [minus] дальше от выхода
   *[plus] ближе к выходу
 }
feature-wounded = раненые
 .whole = { $sign ->
    [minus] с ранеными у вас дела лучше
   *[plus] с ранеными у вас дела хуже
 }
feature-gear = польза от предметов
 .whole = от предметов вам { $sign ->
    [minus] меньше
   *[plus] больше
 } пользы
feature-wheels = комнаты, которые можно повернуть
 .whole = вы можете повернуть { $sign ->
    [minus] меньше
   *[plus] больше
 } комнат
feature-threats = возможность напасть
 .whole = нападать вам { $sign ->
    [minus] труднее
   *[plus] легче
 }
feature-combat = карты боя
 .whole = с картами боя у вас дела { $sign ->
    [minus] хуже
   *[plus] лучше
 }
feature-jumps = в числе карт прыжка
feature-hand = в очках действия на оставшихся картах

## Конец

end-end-winner = { $side ->
    [won] у вас больше победных очков
    [lost] у противника больше победных очков
   *[other] у победителя больше победных очков
 }
end-gap-tie-at-end = очков поровну, и побеждает тот, кто набрал их первым
end-gap-out-of-points = победных очков больше взять неоткуда
end-gap-endless-game = партия затянулась и остановлена{ $side ->
    [won] , победных очков больше у вас
    [lost] , победных очков больше у противника
   *[neither] { "" }
 }

## Задачи

goal-vp = { $by ->
    [1] Получите победное очко до конца этого хода
    [2] Получите два победных очка до конца этого хода
    [3] Получите три победных очка до конца этого хода
    [4] Получите четыре победных очка до конца этого хода
    [one] Получите { $by } победное очко до конца этого хода
    [few] Получите { $by } победных очка до конца этого хода
   *[other] Получите { $by } победных очков до конца этого хода
 }. Ваш выход { $seat ->
    [A] наверху
   *[B] внизу
 }

## О чём спросили, а ничего не сделать

no-reasons-character = С этим персонажем сейчас ничего не сделать
no-reasons-object = С этим предметом сейчас ничего не сделать
no-reasons-hall = С этой комнатой сейчас ничего не сделать
no-reasons-vault = { no-reasons-hall }
