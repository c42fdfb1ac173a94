# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/words.py и table.py.

## Стол

table-turn = ход { $n }
table-active = Ходит игрок { $value ->
    [0] А
   *[1] Б
 }
table-step = { $value ->
    [setup] подготовка
    [attack] фаза атаки
   *[summon] фаза призыва
 }
table-mana = маны — { $n }
table-open = { $n ->
    [0] { "" }
   *[other] Открыты
 }
table-sides = { $auto ->
    [yes] ИИ
   *[no] Игрок { $player ->
        [0] А
       *[1] Б
    }
 }{ $own ->
    [yes] { " " }(это вы)
   *[no] { "" }
 }
table-citadel = { $value ->
    [yes] бастион пал, открыт форт
   *[no] бастион стоит
 }
table-bears = выдержит ещё урона — { $n }
table-hand_size = карт в руке — { $n }
table-deck_size = карт в колоде — { $n }
table-used = В сбросе
table-realm = Королевство
table-upper = Верхняя линия
table-lower = Нижняя линия
table-hand = В руке, начиная с левой карты

cell-creature = { $card } (атака { $attack }, здоровье { $life }{ $damage ->
    [0] { "" }
   *[other] , урон { $damage }
 }{ $fresh ->
    [yes] , только что призвано
   *[no] { "" }
 }{ $abilities_n ->
    [0] { "" }
   *[other] ; { $abilities }
 })
 .badge = { $attack } / { $damage ->
    [0] { $life }
   *[other] { $life } − { $damage }
 }

word-splash = ВСПЛЕСК
word-pierce = ПРОБИВАНИЕ
word-fury = ЯРОСТЬ
word-protection = ЗАЩИТА
word-indestructible = НЕСОКРУШИМОСТЬ
word-battle-fervor = БОЕВОЙ ПЫЛ
word-momentum = РАЗГОН
word-upper = верхняя линия
word-lower = нижняя линия

## Вопросы

ask-summon = Фаза призыва: что делаете?
ask-cast = Фаза атаки: сотворить заклинание?
ask-return = Какая карта возвращается в руку первой?
ask-draft = Какую карту берёте?
ask-ban = Какую карту убрать из колоды противника?

option-play = Призвать «{ $card }» { $word ->
    [upper] на верхнюю линию
   *[lower] на нижнюю линию
 }
option-cast = Сотворить «{ $card }», цель — «{ $to }» { $whose ->
    [mine] (ваше существо)
   *[theirs] (существо противника)
 }
option-done = Закончить фазу призыва
option-go = Дальше, без заклинаний

## Что важно в позиции. После двоеточия стоит число

feature-turn = ваш ход
feature-wall = перевес в прочности стен
feature-citadel = павший бастион противника
feature-creatures = перевес в числе существ
feature-attack = перевес в атаке
feature-life = перевес в здоровье
feature-abilities = перевес в способностях существ
feature-open = атака на линиях, где никого нет
feature-strike = атака, которая дойдёт до стены
feature-lethal = атака, от которой падёт форт

## Во что можно сыграть на сайте

mode-duel = Дуэль готовыми колодами
mode-draft = Дуэль с драфтом
mode-construction = Дуэль со сборкой: колоды по 10 карт
mode-quick = Одиночная быстрая игра
mode-stage-1 = Одиночная настраиваемая игра, уровень 1
mode-stage-2 = Одиночная настраиваемая игра, уровень 2
mode-stage-3 = Одиночная настраиваемая игра, уровень 3
mode-stage-4 = Одиночная настраиваемая игра, уровень 4
mode-stage-5 = Одиночная настраиваемая игра, уровень 5
