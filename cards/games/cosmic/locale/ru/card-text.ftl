# Фразы карт. У каждого глагола четыре наклонения: imp — приказ вам, inf — после «вы можете» и «чтобы», pres — действует
# другой игрок ($subject), aim — действует он же, а вы для этого использовали способность. Фраза без точки: её ставит сборка.

subject = { $who ->
    [opponent] противник
    [offense] нападающий
    [another] другой игрок по вашему выбору
    [others] каждый из остальных игроков
    [allies] каждый из ваших союзников
    [their-allies] каждый союзник противника
   *[each] каждый игрок
 }

## Глаголы

use = { $mood ->
    [inf] использовать способность
    [pres] { $subject } использует способность
    [aim] { $subject } использовал способность
   *[imp] используйте способность
 }
draw = { $mood ->
    [inf] взять
    [pres] { $subject } берёт
    [aim] { $subject } взял
   *[imp] возьмите
 } { $amount_acc }{ $per }{ $after ->
    [take] {" "}из колоды
   *[other] {""}
 }
discard = { $mood ->
    [inf] сбросить
    [pres] { $subject } сбрасывает
    [aim] { $subject } сбросил
   *[imp] сбросьте
 } { $amount_acc }{ $random }
at-random = случайным образом
take = { $mood ->
    [inf] взять
    [pres] { $subject } берёт
    [aim] { $subject } взял
   *[imp] возьмите
 } { $amount_acc } { $from } случайным образом{ $per }
from-whom = { $whose ->
    [own] у себя
    [your] у вас
    [opponent] у противника
    [offense] у нападающего
    [another] у другого игрока
    [others] у каждого из остальных игроков
    [allies] у каждого из ваших союзников
   *[their-allies] у каждого союзника противника
 }
give = { $mood ->
    [inf] отдать
    [pres] { $subject } отдаёт
    [aim] { $subject } отдал
   *[imp] отдайте
 } { $to } { $amount_acc }
to-whom = { $whose ->
    [own] себе
    [your] вам
    [opponent] противнику
    [offense] нападающему
    [another] другому игроку
    [others] каждому из остальных игроков
    [allies] каждому из ваших союзников
   *[their-allies] каждому союзнику противника
 }
look-at-hand = { $mood ->
    [inf] посмотреть
    [pres] { $subject } смотрит
    [aim] { $subject } посмотрел
   *[imp] посмотрите
 } карты { $of }
whose-hand = { $whose ->
    [own] в своей руке
    [your] в вашей руке
    [opponent] в руке противника
    [offense] в руке нападающего
    [another] в руке другого игрока
    [others] в руках остальных игроков
    [allies] в руках ваших союзников
   *[their-allies] в руках союзников противника
 }
return-ships = { $mood ->
    [inf] вернуть
    [pres] { $subject } возвращает
    [aim] { $subject } вернул
   *[imp] верните
 } { $what_acc } на колонии
to-warp = { $mood ->
    [inf] отправить в варп
    [pres] { $subject } отправляет в варп
    [aim] { $subject } отправил в варп
   *[imp] отправьте в варп
 } { $what_acc }
add-ships = { $mood ->
    [inf] добавить
    [pres] { $subject } добавляет
    [aim] { $subject } добавил
   *[imp] добавьте
 } до { $most_gen } со своих колоний
total = { $direction ->
    [down] { $mood ->
        [inf] отнять
        [pres] { $subject } отнимает
        [aim] { $subject } отнял
       *[imp] отнимите
     } { $n } от суммы { $of ->
         [theirs] другой стороны
        *[yours] своей стороны
     }
   *[up] { $mood ->
        [inf] прибавить
        [pres] { $subject } прибавляет
        [aim] { $subject } прибавил
       *[imp] прибавьте
     } { $n } к сумме { $of ->
         [theirs] другой стороны
        *[yours] своей стороны
     }
 }{ $per }
swap-cards = { $mood ->
    [inf] поменять
    [pres] { $subject } меняет
    [aim] { $subject } поменял
   *[imp] поменяйте
 } местами выбранные карты контакта, не глядя
new-card-hand = { $mood ->
    [inf] заменить
    [pres] { $subject } заменяет
    [aim] { $subject } заменил
   *[imp] замените
 } свою карту контакта другой из руки
new-card-deck = { $mood ->
    [inf] заменить
    [pres] { $subject } заменяет
    [aim] { $subject } заменил
   *[imp] замените
 } свою карту контакта первой картой контакта из колоды космоса
count-as = { $mood ->
    [inf] считать
    [pres] { $subject } считает
    [aim] { $subject } считал
   *[imp] считайте
 } { $card ->
    [theirs] карту контакта противника
   *[yours] свою карту контакта
 } { $as ->
    [negotiate] картой переговоров
   *[morph] морфом
 }
outcome-lower-wins = { $mood ->
    [inf] отдать
    [pres] { $subject } отдаёт
    [aim] { $subject } отдал
   *[imp] отдайте
 } победу стороне с меньшей суммой
outcome-win-ties = { $mood ->
    [inf] победить
    [pres] { $subject } побеждает
    [aim] { $subject } победил
   *[imp] победите
 } и при ничьей
outcome-no-fight = { $mood ->
    [inf] закончить контакт
    [pres] { $subject } заканчивает контакт
    [aim] { $subject } закончил контакт
   *[imp] закончите контакт
 } без боя: после раскрытия карт все корабли вернутся на колонии
outcome-deal-fails = { $mood ->
    [inf] сорвать
    [pres] { $subject } срывает
    [aim] { $subject } сорвал
   *[imp] сорвите
 } сделку
draw-destiny = { $mood ->
    [inf] заменить
    [pres] { $subject } заменяет
    [aim] { $subject } заменил
   *[imp] замените
 } карту судьбы следующей из колоды
target-colour = { $mood ->
    [inf] атаковать
    [pres] { $subject } атакует
    [aim] { $subject } атаковал
   *[imp] атакуйте
 } игрока этого цвета. Цвет ваш — возьмите другую карту или атакуйте внешнюю колонию на своей планете
target-anyone = { $mood ->
    [inf] атаковать
    [pres] { $subject } атакует
    [aim] { $subject } атаковал
   *[imp] атакуйте
 } любого другого игрока
target-most-colonies = { $mood ->
    [inf] атаковать
    [pres] { $subject } атакует
    [aim] { $subject } атаковал
   *[imp] атакуйте
 } другого игрока, у которого больше всего внешних колоний; таких несколько — любого из них
target-most-cards = { $mood ->
    [inf] атаковать
    [pres] { $subject } атакует
    [aim] { $subject } атаковал
   *[imp] атакуйте
 } другого игрока, у которого больше всего карт в руке; таких несколько — любого из них
target-most-in-warp = { $mood ->
    [inf] атаковать
    [pres] { $subject } атакует
    [aim] { $subject } атаковал
   *[imp] атакуйте
 } другого игрока, у которого больше всего кораблей в варпе; таких несколько — любого из них
forbid = { $mood ->
    [inf] запретить
    [pres] { $subject } запрещает
    [aim] { $subject } запретил
   *[imp] запретите
 } { $who } { $act }
whom-forbidden = { $whose ->
    [own] себе
    [your] вам
    [opponent] противнику
    [offense] нападающему
    [another] другому игроку
    [others] остальным игрокам
    [allies] вашим союзникам
   *[their-allies] союзникам противника
 }
act-reinforcements = играть карты подкрепления до конца контакта
act-cards = играть вспышки, артефакты и карты подкрепления до конца контакта
act-powers = использовать способности до конца контакта
join = { $mood ->
    [inf] стать
    [pres] { $subject } становится
    [aim] { $subject } стал
   *[imp] станьте
 } союзником любой стороны без приглашения { $n ->
    [1] (1 корабль)
   *[other] (до { $most_gen })
 }
cancel-power = { $mood ->
    [inf] заглушить её
    [pres] { $subject } глушит её
    [aim] { $subject } заглушил её
   *[imp] заглушите её
 }
cancel-flare = { $mood ->
    [inf] погасить вспышку, и она не сработает
    [pres] { $subject } гасит вспышку, и она не сработает
    [aim] { $subject } погасил вспышку, и она не сработает
   *[imp] погасите вспышку, и она не сработает
 }
settle-here = { $mood ->
    [inf] основать
    [pres] { $subject } основывает
    [aim] { $subject } основал
   *[imp] основывайте
 } внешнюю колонию на планете этого контакта { $n ->
    [1] (1 корабль)
   *[other] (до { $most_gen })
 }
settle-opponent = { $mood ->
    [inf] основать
    [pres] { $subject } основывает
    [aim] { $subject } основал
   *[imp] основывайте
 } внешнюю колонию на родной планете противника { $n ->
    [1] (1 корабль)
   *[other] (до { $most_gen })
 }
settle-anywhere = { $mood ->
    [inf] основать
    [pres] { $subject } основывает
    [aim] { $subject } основал
   *[imp] основывайте
 } внешнюю колонию на родной планете любого другого игрока { $n ->
    [1] (1 корабль)
   *[other] (до { $most_gen })
 }
retrieve = { $mood ->
    [inf] взять
    [pres] { $subject } берёт
    [aim] { $subject } взял
   *[imp] возьмите
 } в руку { $what_acc }
keep-card = { $mood ->
    [inf] вернуть
    [pres] { $subject } возвращает
    [aim] { $subject } вернул
   *[imp] верните
 } свою карту контакта в руку, а не в сброс
extra-encounter = { $mood ->
    [inf] провести
    [pres] { $subject } проводит
    [aim] { $subject } провёл
   *[imp] проведите
 } второй контакт, даже не выиграв первый

per = {" "}за { $per_acc }
to-owner = {""}
with-number = { $number ->
    [cost] стоимостью
   *[value] с числом
 } { $bounds ->
    [exactly] { $most }
    [least] { $least } или больше
    [between] от { $least } до { $most }
   *[most] { $most } или меньше
 }
with-keyword = со свойством «{ $name }»
in-play = в игре

## События: минута контакта и ваша роль в нём

as-any = {""}
as-main = {" "}(основной игрок)
as-offense = {" "}(нападающий)
as-defense = {" "}(защитник)
as-involved = {" "}(основной игрок или союзник)
as-ally = {" "}(союзник)
as-onlooker = {" "}(вы не участвуете)
event-regroup = <b>Перегруппировка</b>{ $as }
event-destiny = <b>Судьба</b>{ $as }
event-launch = <b>Запуск</b>{ $as }
event-alliance = <b>Союзы</b>{ $as }
event-planning = <b>Планирование</b>{ $as }
event-chosen = <b>Карты выбраны</b>{ $as }
event-reveal = <b>Раскрытие</b>{ $as }
event-won = <b>Победа в контакте</b>{ $as }
event-lost = <b>Поражение в контакте</b>{ $as }
event-deal-made = <b>Сделка заключена</b>{ $as }
event-deal-failed = <b>Сделка сорвана</b>{ $as }
event-encounter-ends = <b>Конец контакта</b>{ $as }
event-power-used = <b>Другой игрок использует способность</b>
event-flare-used = <b>Другой игрок использует вспышку</b>

## Условия

# Без союза: его ставит сборка.

if-revealed = вы раскрыли { $yours ->
    [attack] карту атаки
    [negotiate] карту переговоров
    [morph] морф
   *[any] карту контакта
 }{ $theirs ->
    [attack] , а противник — карту атаки
    [negotiate] , а противник — карту переговоров
    [morph] , а противник — морф
   *[any] {""}
 }
if-first-encounter = этот контакт — первый за ход
if-behind = у вас меньше { $in }, чем у противника
fewer-ships = кораблей в контакте
fewer-cards = карт в руке

## Что действует всё время

most-ships = вы можете отправлять в контакт до { $most_gen } вместо 4
keep-power = вы не теряете способность, сколько бы родных колоний у вас ни осталось

## Сборка

may = вы можете { $rest }
they-may = { $subject } может { $rest }
if-you-like = вы можете потребовать, чтобы { $rest }
 .aimed = да
in-order-to = { $first }, чтобы { $rest }
cost-then = { $first }, чтобы { $rest }
then = { $first } и { $rest }
clause = { $first }: { $rest }
if = если { $first }
while = пока { $first }
when-if = { $first }, если { $rest }
moment = { $first }: { $rest }
and = { $first } и { $rest }
heading = <b>{ $name }.</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## Заголовки

ability-wild = Дикий эффект
ability-super = Суперэффект
keyword-once = Одноразовая
 .reminder = После использования сбросьте эту технологию.

## Строка типа

type-attack = Карта атаки
 .reminder = Число прибавляется к сумме вашей стороны.
type-negotiate = Карта переговоров
 .reminder = Против карты переговоров — минута на сделку. Против карты атаки — поражение и компенсация.
type-morph = Морф
 .reminder = Становится копией карты противника. Два морфа — поражение обеих сторон.
type-reinforcement = Карта подкрепления
 .reminder = Сыграйте после раскрытия: число прибавляется к сумме вашей стороны.
type-artifact = Артефакт
type-flare = Вспышка
type-alien = Раса
type-destiny = Карта судьбы
type-tech = Технология
type-planet = Планета
type-ship = Корабль
type-gate = Гиперврата
type-warp = Варп
number-value = число
number-cost = стоимость
team-tomato = Томатный
team-lemon = Лимонный
team-cabbage = Капустный
team-blueberry = Черничный
team-plum = Сливовый
team-green = Зелёный уровень
team-yellow = Жёлтый уровень
team-red = Красный уровень
team-free = Без цвета
