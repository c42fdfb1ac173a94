# Фразы карт. Приказ вам стоит в повелительном наклонении, а способности существ — в третьем лице: они срабатывают сами.
# Фраза без точки: её ставит сборка.

## Заклинания

damage = нанесите { $to_dat } { $amount_acc }
damage-adjacent = нанесите соседним с ним существам { $amount_apiece }
damage-parallel = нанесите { $amount_acc } существу на параллельном месте другой линии
destroy = уничтожьте { $what_acc }
return-to-hand = верните { $what_acc } на крайнее правое место в руке{ $what_owner }
change-lane = поставьте его последним на другую линию его владения

to-owner = { $number ->
    [sg] {" "}владельца
   *[pl] {" "}владельцев
 }

## Аура

aura = у соседних с ним существ есть способность <b>{ $ability ->
    [splash] ВСПЛЕСК
    [pierce] ПРОБИВАНИЕ
    [fury] ЯРОСТЬ
    [protection] ЗАЩИТА
    [indestructible] НЕСОКРУШИМОСТЬ
    [battle-fervor] БОЕВОЙ ПЫЛ
   *[momentum] РАЗГОН
 }</b>

## Сборка

subject = { $who ->
    [opponent] противник
   *[each] каждый игрок
 }
per = {" "}за { $per_acc }
with-keyword = со свойством { $name }
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
then = { $first }, затем { $rest }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## Способности

keywords = Способности

keyword-splash = ВСПЛЕСК
 .reminder = Атака наносит урон и существу на параллельном месте другой линии.
keyword-pierce = ПРОБИВАНИЕ
 .reminder = Атака наносит урон и существу позади цели.
keyword-fury = ЯРОСТЬ
 .reminder = Атакует существ уже в ход призыва.
keyword-protection = ЗАЩИТА
 .reminder = Первая атака, которой подверглось это существо, не наносит ему урона.
keyword-indestructible = НЕСОКРУШИМОСТЬ
 .reminder = Заклинания на это существо не действуют.
keyword-battle-fervor = БОЕВОЙ ПЫЛ
 .reminder = Уничтожив атакой существо, атакует ещё раз.
keyword-momentum = РАЗГОН
 .reminder = Атакуя, выходит к самому мосту: +1 к силе атаки за каждое существо, которое обошло.

## Строка типа

type-creature = Существо
type-spell = Заклинание
type-fortress = Бастион
 .reminder = Каждая единица урона сдвигает карту на 1 место вправо. На крайнем правом — переверните её и верните на крайнее левое место; излишек урона пропадает.
type-citadel = Форт
 .reminder = Каждая единица урона сдвигает карту на 1 место вправо. Попав на крайнее правое место, она завершает партию: вы проиграли.
type-bridge = Мост
 .reminder = Существа встают на линию последними. Атакует сначала верхняя линия, потом нижняя; на каждой — от самого дальнего от моста до ближнего.
team-ash = Пепельный остров
team-coral = Коралловый остров
team-mist = Туманный остров
team-rust = Ржавый остров
team-free = Архипелаг
rarity-common = обычная
number-cost = стоимость
number-attack = сила атаки
number-life = здоровье
