# Фразы жетонов и карт. У каждого глагола четыре наклонения: imp — приказ вам, inf — после «вы можете» и «чтобы», pres —
# действует каждый ($subject), aim — действует он же, а вы для этого потратили очки. Фраза без точки: её ставит сборка.

subject = каждый игрок

## Глаголы

spend = { $mood ->
    [inf] потратить
    [pres] { $subject } тратит
    [aim] { $subject } потратил
   *[imp] потратьте
 } { $points_acc }
regenerate = { $mood ->
    [inf] исцелить
    [pres] { $subject } исцеляет
    [aim] { $subject } исцелил
   *[imp] исцелите
 } этого персонажа, но не в ход ранения; исцелённый в этот ход больше ничего не делает
cure = { $mood ->
    [inf] исцелить
    [pres] { $subject } исцеляет
    [aim] { $subject } исцелил
   *[imp] исцелите
 } раненого персонажа на соседней клетке, кроме того, кого несёт сам; исцелённый в этот ход больше ничего не делает
pass-wall = { $mood ->
    [inf] пройти
    [pres] { $subject } проходит
    [aim] { $subject } прошёл
   *[imp] пройдите
 } сквозь стену на соседнюю клетку, даже если стена двойная; на яму и сквозь решётку нельзя
break-gate = { $mood ->
    [inf] сломать
    [pres] { $subject } ломает
    [aim] { $subject } сломал
   *[imp] сломайте
 } закрытую решётку рядом: дальше она сломана для всех
open-gate = { $mood ->
    [inf] открыть
    [pres] { $subject } открывает
    [aim] { $subject } открыл
   *[imp] откройте
 } закрытую решётку рядом
close-gate = { $mood ->
    [inf] закрыть
    [pres] { $subject } закрывает
    [aim] { $subject } закрыл
   *[imp] закройте
 } открытую решётку рядом
fireball = { $mood ->
    [inf] пустить огненный шар
    [pres] { $subject } пускает огненный шар
    [aim] { $subject } пустил огненный шар
   *[imp] пустите огненный шар
 } по прямой: первый персонаж на пути убит
drink = { $mood ->
    [inf] получить
    [pres] { $subject } получает
    [aim] { $subject } получил
   *[imp] получите
 } { $points_acc } для этого персонажа до конца хода; зелье уходит из игры
jump = { $mood ->
    [inf] пройти
    [pres] { $subject } проходит
    [aim] { $subject } прошёл
   *[imp] пройдите
 } через одну клетку, где яма или персонаж: остановиться на ней нельзя

## Что действует всё время

levitates = левитирует: проходит над ямами и ранеными персонажами противника, но не останавливается там
walks-pits = проходит по ямам и может на них остановиться
carries-over-pits = кто несёт верёвку, проходит по ямам и может на них остановиться
bridges-own = пока она на яме и не ранена, по этой яме проходят и другие ваши персонажи
bridges-everyone = пока верёвка лежит на яме, по этой яме проходят все
falls = если её ранят на яме без верёвки, она сразу убита
both-ways = поворачивает комнаты и против стрелки
worth-instead = выбрался из лабиринта — { $points_nom } вместо 1
worth-more = кто выбрался с ним из лабиринта, приносит ещё { $points_acc }
stronger-attack = сила того, кто несёт меч, в нападении больше на { $n }
stronger-defence = сила того, кто несёт доспех, в защите больше на { $n }, даже если он ранен
only-wizard = нести жезл может любой персонаж, использовать — только маг
comes-back = после боя эта карта возвращается к вам в руку

## Сборка

may = вы можете { $rest }
if-you-like = если хотите, { $rest }
in-order-to = { $first }, чтобы { $rest }
cost-then = { $first }, чтобы { $rest }
then = { $first } и { $rest }
and = { $first } и { $rest }
subtyped = { $type } · { $subtype }

## Строка типа

type-vault = Комната на 2 жетона
type-hall = Комната на 3 жетона
type-start-line = Стартовая линия
type-character = Персонаж
type-wounded = Раненый персонаж
 .reminder = Не ходит, не дерётся и не действует до исцеления.
type-standee = Картонная фигурка
type-screen = Ширма
 .reminder = Согните по линии, поставьте на стол, а за ней прячьте жетоны и карты.
type-object = Предмет
type-action = Карта действий
 .reminder = Столько очков действия у вас в этот ход.
type-combat = Карта боя
 .reminder = Число прибавляется к силе вашей стороны.
type-jump = Карта прыжка
 .reminder = Сыграйте, когда идёт ваш персонаж. После этого карта уходит из игры.
type-gate-marker = Маркер решётки
subtype-troll = тролль
subtype-wall-walker = проходчица
subtype-warrior = воин
subtype-wizard = маг
subtype-cleric = целитель
subtype-goblin = гоблин
subtype-mekanork = механорк
subtype-thief = воровка
subtype-armor = доспех
subtype-sword = меч
subtype-fireball-wand = жезл огненного шара
subtype-treasure = сокровище
subtype-rope = верёвка
subtype-speed-potion = зелье скорости
number-speed = скорость
number-strength = сила
number-points = очки действия
number-value = число
team-blue = Синие
team-orange = Оранжевые
team-free = Общее
