# Фразы карт. Приказ вам стоит в повелительном наклонении, а способности существ — в третьем лице: они срабатывают сами.
# Фраза без точки: её ставит сборка.

## Заклинания

damage = нанесите { $to_dat } { $amount_acc }
# Весь урон заклинания наносится сразу, поэтому между двумя уронами нет «затем» ($after — глагол, что стоит раньше)
damage-adjacent = { $after ->
    [damage] а соседним с ним — по { $n }
    [damage-beside] и ещё { $amount_apiece } — соседним с ним существам
    [nothing] нанесите соседним с ним существам { $amount_apiece }
   *[other] затем нанесите соседним с ним существам { $amount_apiece }
 }
damage-parallel = { $after ->
    [damage] и ещё { $n } — существу на параллельном месте другой линии
    [damage-beside] и ещё { $amount_acc } — существу на параллельном месте другой линии
    [nothing] нанесите { $amount_acc } существу на параллельном месте другой линии
   *[other] затем нанесите { $amount_acc } существу на параллельном месте другой линии
 }
destroy = уничтожьте { $what_acc }
return-to-hand = верните { $what_acc } на крайнее правое место в руке{ $what_owner }
change-lane = поставьте его позади всех на другой линии того же владения

to-owner = { $number ->
    [sg] {" "}владельца
   *[pl] {" "}владельцев
 }

## Аура

aura = <b>Аура: { $ability ->
    [splash] { keyword-splash }
    [pierce] { keyword-pierce }
    [fury] { keyword-fury }
    [protection] { keyword-protection }
    [indestructible] { keyword-indestructible }
    [battle-fervor] { keyword-battle-fervor }
   *[momentum] { keyword-momentum }
 }</b> <i>(Эту способность получают соседние существа, но не оно само.)</i>

## Сборка

subject = { $who ->
    [opponent] противник
   *[each] каждый игрок
 }
per = {" "}за { $per_acc }
with-keyword = со способностью { $name }
or = либо { $first }, либо { $rest }
and = { $first } и { $rest }
clause = { $first }, { $rest }
if = если { $first }
while = пока { $first }
when-if = { $first } и { $rest }
moment = { $first } { $rest }
may = вы можете { $rest }
if-you-like = если хотите, { $rest }
in-order-to = { $first }, чтобы { $rest }
cost-then = { $first }, чтобы { $rest }
onto = сыграйте { $this_acc } на { $what_acc }
price = ЦЕНА
in-play = в игре
subtyped = { $type } — { $subtype }
unique = уникальная
then = { $verb ->
    [damage-beside] { $first }, { $rest }
   *[other] { $first }, затем { $rest }
 }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## Способности

keyword-splash = Всплеск
 .reminder = Атака наносит урон и существу на параллельном месте другой линии.
keyword-pierce = Пробивание
 .reminder = Атака наносит урон и существу позади цели.
keyword-fury = Ярость
 .reminder = Атакует уже в ход призыва, но тогда — только существ.
keyword-protection = Защита
 .reminder = Первая атака по этому существу не наносит ему урона.
keyword-indestructible = Несокрушимость
 .reminder = Заклинания на это существо не действуют.
keyword-battle-fervor = Боевой пыл
 .reminder = Уничтожив атакой существо, атакует ещё раз.
keyword-momentum = Разгон
 .reminder = Атакуя, выходит к самому мосту: +1 к силе атаки за каждое обойдённое существо.

## Строка типа

type-creature = Существо
type-spell = Заклинание
type-fortress = Бастион
 .reminder = Каждая единица урона сдвигает карту на 1 место вправо. На крайнем правом — переверните её и верните на крайнее левое место; излишек урона пропадает.
type-citadel = Форт
 .reminder = Каждая единица урона сдвигает карту на 1 место вправо. Попав на крайнее правое место, она завершает партию: вы проиграли.
type-bridge = Мост
 .reminder = Новое существо встаёт на линию позади всех. Атакует сначала верхняя линия, потом нижняя; на каждой — сперва дальние от моста, потом ближние.
team-ash = Пепельный остров
team-coral = Коралловый остров
team-mist = Туманный остров
team-rust = Ржавый остров
team-free = Архипелаг
rarity-common = обычная
 .many = обычных
number-cost = стоимость
number-attack = сила атаки
number-life = здоровье
