# Что рассказать о партии: по предложению на каждое событие журнала, без точки в конце. Названия карт стоят в кавычках
# в именительном падеже, а склоняется слово перед ними. $player — номер игрока, $auto — ходит ли за него ИИ.

setup = Подготовка к игре
turn = Ход { $n } ({ $auto ->
    [yes] ИИ
   *[no] { $who_low }
 })
name = «{ $name }»

who = { $auto ->
    [yes] ИИ
   *[no] { $who }
 }
whose = { $auto ->
    [yes] { " " }ИИ
   *[no] { $is ->
        [you] { "" }
       *[other] { " " }{ $who_gen }
     }
 }
card = { $card_kind ->
    [creature] Существо
    [spell] Заклинание
   *[other] Карта
 } «{ $card }»
your-card = { $card_kind ->
    [creature] Ваше существо
    [spell] Ваше заклинание
   *[other] Ваша карта
 } «{ $card }»
card-of = { IF_YOU($is, your-card, card) }{ whose }
card-acc = { $card_kind ->
    [creature] существо
    [spell] заклинание
   *[other] карту
 } «{ $card }»
to-acc = { $to_kind ->
    [creature] существо
   *[other] карту
 } «{ $to }»
victim = { $by ->
    [splash] Всплеск: существо «{ $card }»
    [pierce] Пробивание: существо «{ $card }»
   *[other] { card }
 }
damage = { $n ->
    [one] { $n } единицу урона
    [few] { $n } урона
   *[other] { $n } урона
 }
cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
wall = { $wall ->
    [citadel] форт
   *[fortress] бастион
 }
wall-first = { $wall ->
    [citadel] Форт
   *[fortress] Бастион
 }
your-wall = { $wall ->
    [citadel] ваш форт
   *[fortress] ваш бастион
 }
your-wall-first = { $wall ->
    [citadel] Ваш форт
   *[fortress] Ваш бастион
 }
lane-acc = { $lane ->
    [upper] верхнюю линию
   *[lower] нижнюю линию
 }

## До первого хода

revealed = Раскрыта { $card_kind ->
    [spell] карта заклинания
   *[other] карта существа
 } «{ $card }»
takes = { who } { IF_YOU($is, "берёте", "берёт") } карту «{ $card }»
banned = { who } { IF_YOU($is, "убираете", "убирает") } из { IF_YOU($against, "вашей колоды", "колоды противника") } карту «{ $card }»
first = { $auto ->
    [yes] Первым ходит ИИ
   *[no] { $is ->
        [you] Начинаете вы
       *[other] Первым ходит { $who_low }
     }
 }

## Мана и призыв

mana = { who } { IF_YOU($is, "получаете", "получает") } { $n ->
    [one] { $n } единицу
   *[other] { $n }
 } маны{ $by ->
    [hand] , по числу карт в руке вместе с картой «Бастион/Форт»
   *[rule] { "" }
 }
summons = { who } { IF_YOU($is, "призываете", "призывает") } { card-acc } на { lane-acc }
casts = { who } { IF_YOU($is, "творите", "творит") } { card-acc }, цель — { $to_kind ->
    [creature] существо
   *[other] карта
 } «{ $to }»
spell-goes-back = { card } уходит на крайнее правое место в руке
fizzles = { card-of } не находит цели
fizzles-then-used = { card-of } не находит цели и уходит в сброс
sent-back = { card } выходит из игры
sent-back-then-goes-back = { card } возвращается на крайнее правое место в руке
sent-back-then-used = { card } выходит из игры и уходит в сброс ИИ
moved = { card } переходит на { lane-acc }
unmoved = { card } несокрушимо: заклинание на него не действует

## Атака

waits = { card } только что призвано и пока не атакует
waits-at-a-wall = { card } только что призвано: { IF_YOU($is, your-wall, wall) }{ whose } оно пока не атакует
charges = { card } разгоняется к мосту и обходит { $n ->
    [one] { $n } существо
    [few] { $n } существа
   *[other] { $n } существ
 }
strikes = { card } с силой атаки { $n } атакует { to-acc }
strikes-fort = { card } с силой атаки { $n } атакует { IF_YOU($is, your-wall, wall) }{ whose }: на линии нет { IF_YOU($is, "ваших существ", "существ") }{ whose }
protected = { victim } под защитой и не получает урона
suffers = { victim } получает { damage }
suffers-then-destroyed = { victim } получает { damage } и уничтожено
suffers-then-destroyed-then-goes-back = { victim } получает { damage }, уничтожено и возвращается на крайнее правое место в руке
suffers-then-destroyed-then-used = { victim } получает { damage }, уничтожено и уходит в сброс ИИ
fervor = { card } в боевом пылу атакует ещё раз
destroyed = { card } уничтожено
destroyed-then-goes-back = { card } уничтожено и возвращается на крайнее правое место в руке
destroyed-then-used = { card } уничтожено и уходит в сброс ИИ
goes-back = { card } возвращается на крайнее правое место в руке
used = { card } уходит в сброс ИИ
heal = Все существа восстанавливают здоровье

## Бастион и форт

fort-hit = { IF_YOU($is, your-wall-first, wall-first) }{ whose } получает { damage } и сдвигается вправо
fortress-falls = { IF_YOU($is, "Ваш бастион", "Бастион") }{ whose } пал, теперь виден форт
auto-falls = { $n ->
    [0] Бастион ИИ пал, теперь виден форт, а сброс пуст
   *[other] Бастион ИИ пал, теперь виден форт; сброс перемешан и стал новой колодой
 }
citadel-falls = { IF_YOU($is, "Ваш форт", "Форт") }{ whose } пал: { $auto ->
    [yes] ИИ проигрывает
   *[no] { $who_low } { IF_YOU($is, "проигрываете", "проигрывает") }
 }
milled = { $n ->
    [0] Колода ИИ уже пуста: терять нечего
   *[other] ИИ теряет из колоды { cards }
 }
last-turn = Колода ИИ пуста, и виден форт: это последний ход ИИ
survived = Последний ход ИИ позади: { $is ->
    [you] вы победили
   *[other] победа { $who_gen }
 }
endless = { $auto ->
    [yes] Конца не видно, а каждый сделал { $n } ходов: победа ИИ
   *[no] Конца не видно, а каждый сделал { $n } ходов: ничья
 }
endless-turn = Этому ходу конца не видно: { $auto ->
    [yes] победа ИИ
   *[no] ничья
 }

## Почему нельзя

cannot = Нельзя: { $reason }
can = Можно
why-over = партия уже окончена
why-not-yet = партия ещё не началась
why-not-your-turn = сейчас ход противника
why-asked-otherwise = сначала нужен ответ на заданный вопрос
why-asked-first = сначала ответьте на заданный вам вопрос
why-not-now = сейчас спрашивают не об этом
why-not-in-hand = карты «{ $card }» нет у вас в руке
why-in-play = существо «{ $card }» уже в игре и остаётся там, пока не уничтожено
why-not-leftmost = «{ $card }» не среди { $n } крайних левых карт вашей руки
why-too-dear = «{ $card }» стоит { $n ->
    [one] { $n } единицу
   *[other] { $n }
 } маны, а у вас { $mana }
why-no-target = в игре нет ни одного существа, на которое можно нацелить заклинание «{ $card }»
why-no-such-creature = существа «{ $card }» в игре нет
why-only-spells = в фазу атаки играют только заклинания, а «{ $card }» — существо
why-wall = карту «Бастион/Форт» не играют
why-last-card = в руке должна остаться хотя бы одна карта, кроме карты «Бастион/Форт»
why-is-a-spell = «{ $card }» — заклинание, его творят на цель, а не на линию
why-is-a-creature = «{ $card }» — существо, его призывают на линию
