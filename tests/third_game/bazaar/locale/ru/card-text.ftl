subject = { $who ->
    [east] восточный сосед
    [west] западный сосед
   *[each] каждый торговец
 }

## Глаголы

earn = { $mood ->
    [inf] заработать
    [pres] { $subject } зарабатывает
    [aim] { $subject } заработал
   *[imp] заработайте
 } { $amount_acc }{ $per }
stash = { $mood ->
    [inf] спрятать
    [pres] { $subject } прячет
    [aim] { $subject } спрятал
   *[imp] спрячьте
 } { $what_acc } на чердак{ $what_owner }
barter = { $mood ->
    [inf] обменяться
    [pres] { $subject } обменивается
    [aim] { $subject } обменялся
   *[imp] обменяйтесь
 } { $amount_ins } { $with }
trader-east = с восточным соседом
trader-west = с западным соседом
per = {" "}за { $per_acc }
to-owner = { $number ->
    [sg] {" "}владельца
   *[pl] {" "}владельцев
 }
street = на улице

## События и условия

event-sells = когда { $who ->
    [east] восточный сосед продаёт
    [west] западный сосед продаёт
   *[you] вы продаёте
 } карту
if-richer = у вас больше монет, чем у { $than ->
    [east] восточного
   *[west] западного
 } соседа
if-runs = { $where }{ $whose ->
    [you] {" "}у вас
    [east] {" "}у восточного соседа
    [west] {" "}у западного соседа
   *[any] {""}
 } { $compare ->
    [none] нет { $what_gen }
    [most] не больше { $what_gen }
   *[least] есть хотя бы { $what_nom }
 }

## Постоянные действия

dearer = аренда { $what_gen } { $direction ->
    [down] ниже
   *[up] выше
 } на { $by_acc }{ $per }

## Сборка

may = вы можете { $rest }
in-order-to = { $first }, чтобы { $rest }
if-you-like = если хотите, { $rest }
cost-then = { $first }, чтобы { $rest }
when-if = { $first } и { $rest }
and = { $first } и { $rest }
with-keyword = со свойством { $name }
then = { $first }, затем { $rest }
clause = { $first }, { $rest }
if = если { $first }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>
price = ПЛАТА

## Способности, свойства, типы

ability-dawn = РАССВЕТ
ability-haggle = ТОРГ
keyword-sturdy = КРЕПКАЯ
    .reminder = Эту лавку нельзя спрятать.
keyword-crowd = ТОЛПА { $x }
    .reminder = Считается за { $x } { $x ->
        [one] гостя
       *[other] гостей
     }.
type-stall = Лавка
type-guest = Гость
type-rumour = Слух

number-rent = аренда
number-patience = терпение

team-free = Базар
