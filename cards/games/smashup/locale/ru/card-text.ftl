# Фразы карт. У каждого глагола три наклонения: imp — приказ вам, inf — после «вы можете» и «чтобы», pres — действует другой
# игрок ($subject). Фраза без точки: её ставит сборка.

subject = { $who ->
    [another] другой игрок по вашему выбору
    [others] каждый из остальных игроков
    [player] он
    [winner] занявший первое место
    [runner-up] занявший второе место
    [present] каждый игрок, у которого здесь есть приспешник,
   *[each] каждый игрок
 }

## Глаголы

draw = { $mood ->
    [inf] взять
    [pres] { $subject } берёт
   *[imp] возьмите
 } { $amount_acc }{ $per }
discard = { $mood ->
    [inf] сбросить
    [pres] { $subject } сбрасывает
   *[imp] сбросьте
 } { $amount_acc }{ $random }
at-random = случайным образом
destroy = { $mood ->
    [inf] уничтожить
    [pres] { $subject } уничтожает
   *[imp] уничтожьте
 } { $what_acc }
return = { $mood ->
    [inf] вернуть
    [pres] { $subject } возвращает
   *[imp] верните
 } { $what_acc } в руку{ $what_owner }
move = { $mood ->
    [inf] переместить
    [pres] { $subject } перемещает
   *[imp] переместите
 } { $what_acc } { $to }
to-another-base = на другую базу
to-other-bases = на другие базы
to-here = на эту базу
to-there = туда
to-anywhere = на любую базу
to-replacement = на базу, которая её заменит
extra-play = { $mood ->
    [inf] сыграть в этот ход
    [pres] { $subject } играет в этот ход
   *[imp] в этот ход вы можете сыграть
 } { $what_acc }{ $from }
from-hand = {""}
from-discard = {" "}из своего сброса
play = { $mood ->
    [inf] сыграть
    [pres] { $subject } играет
   *[imp] сыграйте
 } { $to } { $what_acc }
take = { $mood ->
    [inf] взять
    [pres] { $subject } берёт
   *[imp] возьмите
 } { $what_is ->
    [cards] в руку { $what_acc }
   *[one] { $what_acc } в руку
 }
put-under-deck = { $mood ->
    [inf] положить
    [pres] { $subject } кладёт
   *[imp] положите
 } { $what_acc } под низ своей колоды
bury = { $mood ->
    [inf] найти в своей колоде { $what_acc }, сбросить { $what_pronoun } и перемешать колоду
    [pres] { $subject } ищет в своей колоде { $what_acc }, сбрасывает { $what_pronoun } и перемешивает колоду
   *[imp] найдите в своей колоде { $what_acc }, сбросьте { $what_pronoun } и перемешайте колоду
 }
look = { $mood ->
    [inf] посмотреть { $amount_acc } своей колоды, взять одну из них в руку, а остальные положить под низ колоды в любом порядке
    [pres] { $subject } смотрит { $amount_acc } своей колоды, берёт одну из них в руку, а остальные кладёт под низ колоды в любом порядке
   *[imp] посмотрите { $amount_acc } своей колоды, возьмите одну из них в руку, а остальные положите под низ колоды в любом порядке
 }
shuffle-discard = { $mood ->
    [inf] перемешать свой сброс с колодой
    [pres] { $subject } перемешивает свой сброс с колодой
   *[imp] перемешайте свой сброс с колодой
 }
draw-for-bases = { $mood ->
    [inf] взять карту за каждую базу, где у вас есть приспешник, но не больше { $most_gen }
    [pres] { $subject } берёт карту за каждую базу, где у него есть приспешник, но не больше { $most_gen }
   *[imp] возьмите карту за каждую базу, где у вас есть приспешник, но не больше { $most_gen }
 }
gain = { $mood ->
    [inf] получить
    [pres] { $subject } получает
   *[imp] получите
 } { $amount_acc }
power = { $until ->
    [this-scoring] {""}
   *[this-turn] до конца хода
 } { $direction ->
    [down] { $mood ->
        [inf] уменьшить
        [pres] { $subject } уменьшает
       *[imp] уменьшите
     } силу { $what_each_gen } на { $n }
   *[up] { $mood ->
        [inf] прибавить
        [pres] { $subject } прибавляет
       *[imp] прибавьте
     } { $n } к силе { $what_each_gen }
 } { $until ->
    [this-scoring] до конца захвата
   *[this-turn] {""}
 }
swap-base = { $mood ->
    [inf] положить базу под низ колоды баз: её место займёт верхняя, а карты с неё останутся на месте
    [pres] { $subject } кладёт базу под низ колоды баз: её место занимает верхняя, а карты остаются
   *[imp] положите базу под низ колоды баз: её место займёт верхняя база колоды, а карты останутся лежать
 }

per = {" "}за { $per_acc }
to-owner = { $number ->
    [sg] {" "}владельца
   *[pl] {" "}владельцев
 }
with-number = { $bounds ->
    [exactly] с силой { $most }
    [least] с силой { $least } или больше
    [between] с силой от { $least } до { $most }
   *[most] с силой { $most } или меньше
 }

## События

event-before-scores = перед захватом { $which ->
    [here] этой базы
    [another] другой базы
   *[any] базы
 }
event-after-scores = после захвата { $which ->
    [here] этой базы
    [another] другой базы
   *[any] базы
 }
event-turn-starts = в начале { $who ->
    [you] вашего хода
   *[player] хода каждого игрока
 }
event-plays = после того как { $who ->
    [you] вы сыграли
   *[player] игрок сыграл
 } { $what_acc }
event-attaches = после того как { $who ->
    [you] вы прикрепили
   *[player] игрок прикрепил
 } действие к этой базе или к приспешнику на ней
event-is-destroyed = после того как { $what_acc } уничтожили
event-is-returned = после того как { $what_acc } вернули в руку

## Условия

# Без союза: его ставит сборка («если», «пока», а после события — «и»).

if-have = у вас есть { $what_nom }
in-play = в игре
if-spread = ваши приспешники стоят { $compare ->
    [fewer] меньше чем
   *[least] хотя бы
 } на { $bases_pre }
if-placed = вы заняли на ней { $place ->
    [runner-up] второе
   *[winner] первое
 } место
if-played = в этот ход вы уже сыграли { $what_acc }
if-strongest = { $who ->
    [you] у вас
   *[player] у него
 } здесь больше силы, чем у любого другого

## Что действует всё время

always = { $type ->
    [base] {""}
   *[other] { $word ->
        [free-from-discard] Особое
       *[other] Затяжное
     }
 }
power-of = { $of_nom } { $of_number ->
    [pl] получают
   *[sg] получает
 } { $direction ->
    [down] −{ $n }
   *[up] +{ $n }
 } к силе
breakpoint = порог захвата этой базы { $direction ->
    [down] ниже
   *[up] выше
 } на { $n }
cannot-be-destroyed = { $by ->
    [others] { $type ->
        [base] { $what_acc } могут уничтожить только карты того, кто { $what_number ->
            [pl] ими
           *[sg] им
         } управляет
       *[other] карты других игроков не могут уничтожить { $what_acc }
     }
   *[any] { $what_acc } нельзя уничтожить
 }
cannot-be-moved = { $by ->
    [others] { $type ->
        [base] { $what_acc } могут переместить только карты того, кто { $what_number ->
            [pl] ими
           *[sg] им
         } управляет
       *[other] карты других игроков не могут переместить { $what_acc }
     }
   *[any] { $what_acc } нельзя переместить
 }
cannot-be-returned = { $by ->
    [others] { $type ->
        [base] { $what_acc } могут вернуть в руку только карты того, кто { $what_number ->
            [pl] ими
           *[sg] им
         } управляет
       *[other] карты других игроков не могут вернуть { $what_acc } в руку
     }
   *[any] { $what_acc } нельзя вернуть в руку
 }
cannot-be-moved-or-returned = { $by ->
    [others] { $type ->
        [base] { $what_acc } могут переместить или вернуть в руку только карты того, кто { $what_number ->
            [pl] ими
           *[sg] им
         } управляет
       *[other] карты других игроков не могут ни переместить { $what_acc }, ни вернуть в руку
     }
   *[any] { $what_acc } нельзя ни переместить, ни вернуть в руку
 }
cannot-be-affected = { $by ->
    [others] { $type ->
        [base] { $what_acc } могут затронуть только карты того, кто { $what_number ->
            [pl] ими
           *[sg] им
         } управляет
       *[other] карты других игроков не могут затронуть { $what_acc }
     }
   *[any] { $what_acc } нельзя затронуть
 } <i>(уничтожить, переместить, вернуть в руку или прикрепить к нему действие)</i>
cannot-play = { $who ->
    [you] вы не можете
   *[others] другие игроки не могут
 } сыграть { $what_acc }
room = игрок, у которого на этой базе уже { $most_nom }, не может играть на неё новых
first-destroyed-returns = первый приспешник, уничтоженный здесь за ход, отправляется не в сброс, а в руку владельца
control = вы управляете { $what_ins }
free-from-discard = вы можете сыграть этого приспешника из своего сброса вместо бесплатного приспешника из руки
onto = прикрепите к { $what_dat }

## Сборка

may = вы можете { $rest }
they-may = { $subject } может { $rest }
if-you-like = если хотите, { $rest }
in-order-to = { $first }, чтобы { $rest }
cost-then = { $first }, чтобы { $rest }
then = { $mood ->
    [imp] { $verb ->
        [extra-play] { $first }. { $sentence }
       *[other] { $after ->
            [extra-play] { $first }. { $sentence }
           *[other] { $same ->
                [no] { $first }. Затем { $rest }
               *[yes] { $first }, затем { $rest }
             }
         }
     }
   *[other] { $first }, затем { $rest }
 }
clause = { $first }, { $rest }
if = если { $first }
while = пока { $first }
when-if = { $first } и { $rest }
moment = { $first } { $rest }
and = { $first } и { $rest }
heading = <b>{ $name }:</b> { $rest }

## Когда работает

ability-special = Особое
ability-ongoing = Затяжное
ability-in-hand = В руке
ability-in-discard = В сбросе
ability-special-in-hand = Особое
ability-special-in-discard = Особое, в сбросе

## Строка типа

type-minion = Приспешник
type-action = Действие
type-base = База
number-power = сила
number-breakpoint = порог захвата
number-winner = первое место
number-runner-up = второе место
number-third = третье место
team-aliens = Инопланетяне
team-wizards = Волшебники
team-ninjas = Ниндзя
team-dinosaurs = Динозавры
team-tricksters = Проказники
team-zombies = Зомби
team-robots = Роботы
team-pirates = Пираты
team-free = Без фракции
