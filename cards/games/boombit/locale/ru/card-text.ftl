# Фразы карт. У каждого глагола четыре наклонения: imp — приказ вам, inf — после «вы можете» и «чтобы», pres — действует
# другой игрок ($subject), aim — действует он же, а вы за это заплатили: «чтобы противник потерял 1 жизнь».
# У атаки есть и пятое, heading: после слова АТАКА. Фраза без точки: её ставит сборка.

subject = { $who ->
    [opponent] противник
   *[each] каждый игрок
 }

## Глаголы

draw = { $mood ->
    [inf] взять { $amount_acc }{ $per }
    [pres] { $subject } берёт { $amount_acc }{ $per }
    [aim] { $subject } взял { $amount_acc }{ $per }
   *[imp] возьмите { $amount_acc }{ $per }
 }
discard = { $mood ->
    [inf] скинуть { $amount_acc }{ $random }
    [pres] { $subject } скидывает { $amount_acc }{ $random }
    [aim] { $subject } скинул { $amount_acc }{ $random }
   *[imp] скиньте { $amount_acc }{ $random }
 }
at-random = случайным образом
damage = { $mood ->
    [inf] нанести
    [pres] { $subject } наносит
    [aim] { $subject } нанёс
   *[imp] нанесите
 } { $growth ->
    [per] { $to_dat } { $amount_apiece }{ $per }
   *[once] { $to_number ->
        [pl] { $amount_apiece }
       *[sg] { $amount_acc }
     } { $to_dat }
 }
repair = { $mood ->
    [inf] снять
    [pres] { $subject } снимает
    [aim] { $subject } снял
   *[imp] снимите
 } { $on_off } { $on_number ->
    [pl] { $amount_apiece }
   *[sg] { $amount_acc }
 }
break = { $mood ->
    [inf] сломать { $what_acc }
    [pres] { $subject } ломает { $what_acc }
    [aim] { $subject } сломал { $what_acc }
   *[imp] сломайте { $what_acc }
 }
twist = { $mood ->
    [inf] <icon twist></icon>закрутить { $what_acc }
    [pres] { $subject } <icon twist></icon>закручивает { $what_acc }
    [aim] { $subject } <icon twist></icon>закрутил { $what_acc }
   *[imp] <icon twist></icon>закрутите { $what_acc }
 }
untwist = { $mood ->
    [inf] <icon untwist></icon>раскрутить { $what_acc }
    [pres] { $subject } <icon untwist></icon>раскручивает { $what_acc }
    [aim] { $subject } <icon untwist></icon>раскрутил { $what_acc }
   *[imp] <icon untwist></icon>раскрутите { $what_acc }
 }
return-to-hand = { $mood ->
    [inf] вернуть { $what_acc } в руку{ $what_owner }
    [pres] { $subject } возвращает { $what_acc } в руку{ $what_owner }
    [aim] { $subject } вернул { $what_acc } в руку{ $what_owner }
   *[imp] верните { $what_acc } в руку{ $what_owner }
 }
put-into-play = { $mood ->
    [inf] ввести
    [pres] { $subject } вводит
    [aim] { $subject } ввёл
   *[imp] введите
 } { $what_is ->
    [cards] в игру { $what_acc }
   *[one] { $what_acc } в игру
 }
shuffle-into-deck = { $mood ->
    [inf] замешать { $what_acc } в колоду{ $what_owner }
    [pres] { $subject } замешивает { $what_acc } в колоду{ $what_owner }
    [aim] { $subject } замешал { $what_acc } в колоду{ $what_owner }
   *[imp] замешайте { $what_acc } в колоду{ $what_owner }
 }
put-on-bottom = { $mood ->
    [inf] положить { $what_acc } под низ колоды{ $what_owner }
    [pres] { $subject } кладёт { $what_acc } под низ колоды{ $what_owner }
    [aim] { $subject } положил { $what_acc } под низ колоды{ $what_owner }
   *[imp] положите { $what_acc } под низ колоды{ $what_owner }
 }
remove-to-void = { $mood ->
    [inf] удалить { $what_acc } в пустоту
    [pres] { $subject } удаляет { $what_acc } в пустоту
    [aim] { $subject } удалил { $what_acc } в пустоту
   *[imp] удалите { $what_acc } в пустоту
 }
search = { $mood ->
    [inf] найти в своей колоде { $what_acc } и взять { $what_pronoun } в руку
    [pres] { $subject } ищет в своей колоде { $what_acc } и берёт { $what_pronoun } в руку
    [aim] { $subject } нашёл в своей колоде { $what_acc } и взял { $what_pronoun } в руку
   *[imp] найдите в своей колоде { $what_acc } и возьмите { $what_pronoun } в руку
 }
lose-life = { $mood ->
    [inf] потерять { $amount_acc }
    [pres] { $subject } теряет { $amount_acc }
    [aim] { $subject } потерял { $amount_acc }
   *[imp] потеряйте { $amount_acc }
 }
gain-life = { $mood ->
    [inf] вернуть своему герою { $amount_acc }
    [pres] { $subject } возвращает своему герою { $amount_acc }
    [aim] { $subject } вернул своему герою { $amount_acc }
   *[imp] верните своему герою { $amount_acc }
 }
skip-phase = { $mood ->
    [inf] пропустить { $phase_acc }
    [pres] { $subject } пропускает { $phase_acc } в свой следующий ход
    [aim] { $subject } пропустил { $phase_acc } в свой следующий ход
   *[imp] пропустите { $phase_acc }
 }
extra-play = { $mood ->
    [inf] в этот ход сыграть { $amount_acc } в свою { $phase_acc }
    [pres] { $subject } может в этот ход сыграть { $amount_acc } в свою { $phase_acc }
    [aim] { $subject } мог в этот ход сыграть { $amount_acc } в свою { $phase_acc }
   *[imp] в этот ход вы можете сыграть { $amount_acc } в свою { $phase_acc }
 }
extra-phase = { $mood ->
    [inf] получить в этот ход дополнительную { $phase_acc }
    [pres] { $subject } получает в этот ход дополнительную { $phase_acc }
    [aim] { $subject } получил в этот ход дополнительную { $phase_acc }
   *[imp] получите в этот ход дополнительную { $phase_acc }
 }
play-instead = { $mood ->
    [inf] сыграть { $what_acc } вместо { $phase_gen }
    [pres] { $subject } играет { $what_acc } вместо { $phase_gen }
    [aim] { $subject } сыграл { $what_acc } вместо { $phase_gen }
   *[imp] сыграйте { $what_acc } вместо { $phase_gen }
 }
attack = { $mood ->
    [inf] атаковать на { $n }
    [pres] { $subject } атакует на { $n }
    [aim] { $subject } атаковал на { $n }
    [heading] на { $n }
   *[imp] атакуйте на { $n }
 }
strengthen = { $mood ->
    [inf] { until } { $direction ->
        [down] уменьшить
       *[up] увеличить
     }
    [pres] { $subject } { until } { $direction ->
        [down] уменьшает
       *[up] увеличивает
     }
    [aim] { $subject } { until } { $direction ->
        [down] уменьшил
       *[up] увеличил
     }
   *[imp] { until } { $direction ->
        [down] уменьшите
       *[up] увеличьте
     }
 } силу взрыва { $what_gen } на { $n }<icon bomb></icon>
strengthen-it = { $until ->
    [this-blast] {""}
   *[this-turn] { until }
 } { $mood ->
    [inf] { $direction ->
        [down] уменьшить
       *[up] увеличить
     }
    [pres] { $subject } { $direction ->
        [down] уменьшает
       *[up] увеличивает
     }
    [aim] { $subject } { $direction ->
        [down] уменьшил
       *[up] увеличил
     }
   *[imp] { $direction ->
        [down] уменьшите
       *[up] увеличьте
     }
 } { $until ->
    [this-blast] силу этого взрыва
   *[this-turn] силу { $what_possessive } взрыва
 } на { $n }<icon bomb></icon>
until = { $until ->
    [this-blast] на этот взрыв
   *[this-turn] до конца хода
 }
explode = { $mood ->
    [inf] взорвать { $what_acc }
    [pres] { $subject } взрывает { $what_acc }
    [aim] { $subject } взорвал { $what_acc }
   *[imp] взорвите { $what_acc }
 }
look-at-hand = { $mood ->
    [inf] посмотреть карты в руке противника
    [pres] { $subject } смотрит карты в руке своего противника
    [aim] { $subject } посмотрел карты в руке своего противника
   *[imp] посмотрите карты в руке противника
 }

with-keyword = со свойством { $name }
top-to-discard = { $mood ->
    [inf] переместить { $amount_acc } { $of } на свалку
    [pres] { $subject } перемещает { $amount_acc } { $of } на свалку
    [aim] { $subject } переместил { $amount_acc } { $of } на свалку
   *[imp] переместите { $amount_acc } { $of } на свалку
 }
look-at-top = { $mood ->
    [inf] посмотреть { $amount_acc } { $of } и вернуть их на место в любом порядке
    [pres] { $subject } смотрит { $amount_acc } { $of } и возвращает их на место в любом порядке
    [aim] { $subject } посмотрел { $amount_acc } { $of } и вернул их на место в любом порядке
   *[imp] посмотрите { $amount_acc } { $of } и верните их на место в любом порядке
 }
whose-deck = { $whose ->
    [own] своей колоды
    [your] вашей колоды
   *[opponent] колоды противника
 }
choose = { $mood ->
    [inf] выбрать одно: { $options }
    [pres] { $subject } выбирает одно: { $options }
    [aim] { $subject } выбрал одно: { $options }
   *[imp] выберите одно: { $options }
 }
or = либо { $first }, либо { $rest }

per = {" "}за { $per_acc }
to-owner = { $number ->
    [sg] {" "}владельца
   *[pl] {" "}владельцев
 }

## События

event-enters-play = когда { $what_number ->
    [pl] входят
   *[sg] входит
 } в игру { $what_nom }
event-goes-to-discard = когда на свалку { $what_number ->
    [pl] попадают
   *[sg] попадает
 } { $what_nom }
event-breaks = когда { $what_number ->
    [pl] ломаются
   *[sg] ломается
 } { $what_nom }
event-explodes = когда { $what_number ->
    [pl] взрываются
   *[sg] взрывается
 } { $what_nom }
event-takes-damage = когда { $what_nom } { $what_number ->
    [pl] получают
   *[sg] получает
 } повреждения
event-blocks = когда { $what_nom } { $what_number ->
    [pl] блокируют
   *[sg] блокирует
 } взрыв
event-is-twisted = когда { $what_number ->
    [pl] закручиваются
   *[sg] закручивается
 } { $what_nom }
event-is-untwisted = когда { $what_number ->
    [pl] раскручиваются
   *[sg] раскручивается
 } { $what_nom }
event-loses-life = { $who ->
    [opponent] когда герой противника теряет жизнь
   *[you] когда ваш герой теряет жизнь
 }
event-turn-starts = { $who ->
    [opponent] в начале хода противника
   *[you] в начале вашего хода
 }
event-turn-ends = { $who ->
    [opponent] в конце хода противника
   *[you] в конце вашего хода
 }
event-discards = { $who ->
    [opponent] когда противник скидывает карту
   *[you] когда вы скидываете карту
 }
event-plays = { $who ->
    [opponent] когда противник играет { $what_acc }
   *[you] когда вы играете { $what_acc }
 }

## Условия

# Без союза: его ставит сборка («если», «пока», а после события — «и»).

if-have = { $whose ->
    [opponent] { $where } у противника { $compare ->
        [none] нет { $what_gen }
        [most] не больше { $what_gen }
       *[least] есть хотя бы { $what_nom }
     }
    [any] { $where } { $compare ->
        [none] нет { $what_gen }
        [most] не больше { $what_gen }
       *[least] есть хотя бы { $what_nom }
     }
   *[you] { $where } у вас { $compare ->
        [none] нет { $what_gen }
        [most] не больше { $what_gen }
       *[least] есть хотя бы { $what_nom }
     }
 }
in-play = в игре
if-fewer-lives = { $after ->
    [loses-life-you] у него
   *[other] у вашего героя
 } меньше жизней, чем у героя противника
if-fewer = у вас в игре меньше { $type_gen }, чем у противника
if-hero-twisted = { $who ->
    [opponent] герой противника закручен
   *[you] ваш герой закручен
 }
if-empty-hand = { $who ->
    [opponent] у противника в руке нет карт
   *[you] у вас в руке нет карт
 }
if-this-is = { $state ->
    [modified] на { $this_pre } есть изменение
    [damaged] на { $this_pre } есть повреждения
    [undamaged] на { $this_pre } нет повреждений
    [twisted] { $this_nom } { $this_gender ->
        [f] закручена
        [n] закручено
       *[m] закручен
     }
   *[untwisted] { $this_nom } { $this_gender ->
        [f] раскручена
        [n] раскручено
       *[m] раскручен
     }
 }

## Постоянные действия

power = сила взрыва { $of_gen } { $direction ->
    [down] уменьшается
   *[up] увеличивается
 } на { $n }<icon bomb></icon>{ $per }
power-its = сила { $of_possessive } взрыва { $direction ->
    [down] уменьшается
   *[up] увеличивается
 } на { $n }<icon bomb></icon>{ $per }
life = { $of_nom } { $of_number ->
    [pl] получают
   *[sg] получает
 } { $direction ->
    [down] на { $by_acc } меньше
   *[up] ещё { $of_number ->
        [pl] { $by_apiece }
       *[sg] { $by_acc }
     }
 }{ $per }
grant-keywords = { $to_nom } { $to_number ->
    [pl] получают
   *[sg] получает
 } { $count ->
    [one] свойство
   *[other] свойства
 } { $keywords }
grant-both = { $to_nom } { $to_number ->
    [pl] получают
   *[sg] получает
 } { $count ->
    [one] свойство
   *[other] свойства
 } { $keywords } и способность { $ability }
grant-ability = { $to_nom } { $to_number ->
    [pl] получают
   *[sg] получает
 } способность { $ability }
cannot-block = { $what_nom } не { $what_number ->
    [pl] могут
   *[sg] может
 } блокировать
cannot-explode = { $what_nom } не { $what_number ->
    [pl] взрываются
   *[sg] взрывается
 }
cannot-untwist = { $what_nom } не { $what_number ->
    [pl] раскручиваются
   *[sg] раскручивается
 }
no-abilities = { $of_nom } { $of_number ->
    [pl] теряют
   *[sg] теряет
 } все способности
no-penalty = вы не платите штраф за карты чужих команд
instead = { $would }, вместо этого { $effects }
would-break = если { $what_nom } { $what_number ->
    [pl] должны
   *[sg] { $what_gender ->
        [f] должна
        [n] должно
       *[m] должен
     }
 } сломаться
would-be-twisted = если противник должен закрутить { $what_acc }
would-lose-life = если ваш герой должен потерять жизнь
more-plays = каждый ход вы можете сыграть { $amount_acc } в свою { $phase_acc }
first-draw = даже если первый ход партии ваш, фаза взятия карты в нём у вас есть
defy = если из-за карты противника вы должны скинуть { $this_acc } из руки или удалить { $this_pronoun } в пустоту, вместо этого вы можете { $instead }
onto = сыграйте { $this_acc } на { $what_acc }

## Сборка

may = вы можете { $rest }
if-you-like = если хотите, { $rest }
in-order-to = { $first }, чтобы { $rest }
cost-then = { $first }, чтобы { $rest }
then = { $first }, затем { $rest }
clause = { $first }, { $rest }
if = если { $first }
while = пока { $first }
when-if = { $first } и { $rest }
moment = { $first } { $rest }
and = { $first } и { $rest }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## Способности

ability-enter = ВХОД
ability-exit = ВЫХОД
ability-blast = ВЗРЫВ
ability-reaction = РЕАКЦИЯ
ability-attack = АТАКА
    .letter = А
ability-turn = ХОД
ability-activation = АКТИВАЦИЯ
ability-in-discard = НА СВАЛКЕ
price = ЦЕНА

## Свойства

keyword-master = МАСТЕР
 .reminder = За ход можно сыграть только одну карту с таким свойством.
keyword-waiting = ОЖИДАНИЕ
 .reminder = Эту карту нельзя играть в ваш первый ход.
keyword-secret = СЕКРЕТ
 .reminder = Если для вашего героя это карта чужой команды, сыграть её нельзя.
keyword-speed = СКОРОСТЬ
 .reminder = Если в вашу фазу взятия карты у вас в игре больше карт с таким свойством, чем у противника, возьмите ещё ровно 1 карту.
keyword-boss = БОСС
 .reminder = { $team ->
    [free] Чтобы сыграть этого крипа, нужны два ваших крипа в игре. В игре у вас может быть только один БОСС.
   *[team] Чтобы сыграть этого крипа, нужны два ваших крипа в игре, хотя бы один — его команды. В игре у вас может быть только один БОСС.
 }
keyword-block = БЛОК { $x }
 .reminder = Этот крип может поглотить до { $x } { $x ->
    [one] повреждения
   *[other] повреждений
 } от взрыва, даже если у него меньше жизней.
keyword-reanimation = РЕАНИМАЦИЯ
 .reminder = Когда в ваш ход этого крипа удаляют со свалки, вы можете положить его под низ колоды владельца.
keyword-second-blast = ВТОРОЙ ВЗРЫВ НА { $x }
 .reminder = После взрыва этой бомбы происходит ещё один взрыв силой { $x }.
keyword-firm = КРЕПКАЯ
 .reminder = Карты противника не могут ни сломать, ни закрутить эту карту.
keyword-napalm = НАПАЛМ
 .reminder = Повреждённые крипы не могут блокировать взрыв этой бомбы.
keyword-shrapnel = ШРАПНЕЛЬ
 .reminder = Если взрыв этой бомбы заблокирован меньше чем двумя крипами, противник теряет 1 жизнь.
keyword-poison = ЯД
 .reminder = После взрыва этой бомбы ломается каждый крип, который его блокировал.
keyword-circulation = ЦИРКУЛЯЦИЯ

## Строка типа

type-hero = Герой
type-bomb = Бомба
type-creep = Крип
type-deed = Дело
type-circumstance = Обстоятельство
type-modification = Изменение
number-power = сила
number-life = жизни
number-lives = жизни
number-hand = рука
subtyped = { $type } — { $subtype }
subtype-circulation = циркуляция
team-classics = Классика
team-mekha = Мекха
team-bog = Топь
team-balagan = Балаган
team-bureau = Контора
team-free = Свободная карта
rarity-common = обычная
 .many = обычных
rarity-rare = редкая
 .many = редких
unique = уникальная
