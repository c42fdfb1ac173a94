# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/view/phrasebook.py и table.py.

## Стол

table-turn = ход { $n }
 .begun = да
table-active = { $value_auto ->
    [yes] Ходит ИИ
   *[no] { IF_YOU($value_is, "Ходите", "Ходит") } { $value_who_low }
 }
 .begun = да
 .playing = да
table-step = { $value ->
    [setup] подготовка
    [attack] фаза атаки
   *[summon] фаза призыва
 }
 .playing = да
table-mana = маны — { $n }
 .begun = да
 .playing = да
table-open = { $n ->
    [0] { "" }
   *[other] Раскрыты
 }
 .numbers = да
table-sides = { $auto ->
    [yes] ИИ
   *[no] { $who }
 }{ $own ->
    [yes] { IF_YOU($is, "", " (это вы)") }
   *[no] { "" }
 }
table-citadel = { $value ->
    [yes] бастион пал, виден форт
   *[no] бастион стоит
 }
 .begun = да
table-bears = здоровье (карт справа) — { $n }
 .begun = да
table-hand_size = карт в руке — { $n }
table-deck_size = карт в колоде — { $n }
table-used = В сбросе
table-realm = Владение
table-upper = Верхняя линия
table-lower = Нижняя линия
table-hand = В руке, начиная с левой карты
 .ltr = да
 .reach = playable
 .numbers = да

cell-creature = { $card } (сила атаки { $attack }, здоровье { $life }{ $damage ->
    [0] { "" }
   *[other] , урон { $damage }
 }{ $fresh ->
    [yes] , существо призвано в этот ход
   *[no] { "" }
 }{ $abilities_n ->
    [0] { "" }
   *[other] ; { $abilities }
 })

word-splash = Всплеск
word-pierce = Пробивание
word-fury = Ярость
word-protection = Защита
word-indestructible = Несокрушимость
word-battle-fervor = Боевой пыл
word-momentum = Разгон
word-upper = верхняя линия
word-lower = нижняя линия

## Вопросы

ask-summon = Фаза призыва (маны — { $mana }). Играют только { $playable } крайние левые карты руки, не считая карты «Бастион/Форт». Что делаете?
ask-cast = Фаза атаки (маны — { $mana }). { $attacker ->
    [none] Все атаковали. Сотворить заклинание?
   *[other] Очередь существа «{ $attacker }». Сотворить сначала заклинание?
 }
ask-return = Какая карта возвращается в руку первой?
ask-draft = Какую карту берёте?
ask-ban = Какую карту убрать из колоды противника?

option-play = Призвать существо «{ $card }» { $word ->
    [upper] на верхнюю линию
   *[lower] на нижнюю линию
 }{ $n ->
    [0] { "" }
   *[other] , позади всех
 }
 .refused = { $card_kind ->
    [creature] Призвать существо
   *[other] Сыграть карту
 } «{ $card }»
option-cast = Сотворить заклинание «{ $card }», цель — { $own ->
    [yes] ваше существо
   *[no] существо противника
 } «{ $to }»
 .refused = Сотворить заклинание «{ $card }»
option-done = Закончить фазу призыва
option-go = Дальше, без заклинаний

## Что важно в позиции: «у вас перевес … (на 2)» или целое предложение (.whole)

feature-turn = ваш ход
 .whole = { $sign ->
    [minus] ход перейдёт к противнику
   *[plus] ход останется за вами
 }
feature-wall = в здоровье бастионов и фортов
feature-citadel = павший бастион противника
 .whole = { $sign ->
    [minus] ваш бастион скорее падёт
   *[plus] бастион противника скорее падёт
 }
feature-creatures = карты, потраченные на существ
 .whole = карт на существ у вас уходит { $sign ->
    [minus] меньше
   *[plus] больше
 }
feature-attack = в силе атаки
feature-life = в здоровье существ
feature-abilities = в числе способностей
feature-open = в атаке на линиях, где её некому принять
feature-strike = в атаке, которая дойдёт до бастиона или форта
feature-lethal = атака, от которой падёт форт
 .whole = { $sign ->
    [minus] ваш форт может пасть от ближайшей атаки
   *[plus] форт противника может пасть от ближайшей атаки
 }

## Числа карты в руке

numbers-creature = стоимость { $cost }, сила атаки { $attack }, здоровье { $life }
 .played = стоимость { $cost }
numbers-spell = стоимость { $cost }
 .played = стоимость { $cost }

## Кто играет сам и почему партия окончена

automatic = ИИ
end-citadel-loses = { $side ->
    [won] форт противника пал
    [lost] ваш форт пал
   *[neither] форт проигравшего пал
 }
end-solo-lose = { $side ->
    [lost] ваш форт пал
   *[neither] форт игрока пал
 }
end-solo-win = { $side ->
    [won] вы пережили последний ход ИИ
   *[neither] игрок пережил последний ход ИИ
 }
end-gap-endless-game = партия затянулась и остановлена
