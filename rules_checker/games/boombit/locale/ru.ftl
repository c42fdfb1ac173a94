# Что рассказать о партии: по предложению на каждое событие журнала, без точки в конце. «a-then-b» — одно предложение о
# двух событиях подряд. Названия карт стоят в кавычках в именительном падеже, а склоняется слово перед ними.
# $player — номер игрока, $card и $card_kind — карта и её тип, $known — видит ли читатель карты $seen.

setup = Подготовка к игре
turn = Ход { $n }, { $hero } ({ $who_low })
name = «{ $name }»

## Кто и что

whose = { $is ->
    [you] { "" }
   *[other] { " " }{ $who_gen }
 }
card = { $card_kind ->
    [bomb] Бомба
    [creep] Крип
    [deed] Дело
    [circumstance] Обстоятельство
    [modification] Изменение
    [hero] Герой
   *[card] Карта
 } «{ $card }»
card-acc = { $card_kind ->
    [bomb] бомбу
    [creep] крипа
    [deed] дело
    [circumstance] обстоятельство
    [modification] изменение
    [hero] героя
   *[card] карту
 } «{ $card }»
card-gen = { $card_kind ->
    [bomb] бомбы
    [creep] крипа
    [deed] дела
    [circumstance] обстоятельства
    [modification] изменения
    [hero] героя
   *[card] карты
 } «{ $card }»
your-card = { $card_kind ->
    [bomb] Ваша бомба
    [creep] Ваш крип
    [deed] Ваше дело
    [circumstance] Ваше обстоятельство
    [modification] Ваше изменение
    [hero] Ваш герой
   *[card] Ваша карта
 } «{ $card }»
your-card-gen = { $card_kind ->
    [bomb] вашей бомбы
    [creep] вашего крипа
    [deed] вашего дела
    [circumstance] вашего обстоятельства
    [modification] вашего изменения
    [hero] вашего героя
   *[card] вашей карты
 } «{ $card }»
card-of = { IF_YOU($is, your-card, card) }{ whose }
card-gen-of = { IF_YOU($is, your-card-gen, card-gen) }{ whose }
hero-of = { IF_YOU($is, "ваш герой", "герой") }{ whose }
hero-first = { IF_YOU($is, "Ваш герой", "Герой") }{ whose }
to-acc = { $to_kind ->
    [bomb] бомбу
    [creep] крипа
    [circumstance] обстоятельство
    [modification] изменение
   *[card] карту
 } «{ $to }»
phase-acc = { $phase ->
    [draw-phase] фазу взятия карты
    [bomb-review] фазу рассмотрения бомб
    [attack-phase] фазу атаки
    [bomb-phase] фазу бомбы
    [creep-phase] фазу крипа
   *[support-phase] фазу поддержки
 }
phase-gen = { $phase ->
    [draw-phase] фазы взятия карты
    [bomb-review] фазы рассмотрения бомб
    [attack-phase] фазы атаки
    [bomb-phase] фазы бомбы
    [creep-phase] фазы крипа
   *[support-phase] фазы поддержки
 }
cards-acc = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
out-of = { $out ->
    [deck] из колоды
    [hand] из руки
    [discard] со свалки
   *[void] из пустоты
 }
into = { $zone ->
    [deck] в колоду
    [hand] в руку
    [discard] на свалку
   *[void] в пустоту
 }
known = { $known ->
    [yes] : { $seen }
   *[no] { "" }
 }
lives-left = { $left ->
    [0] последнюю жизнь
   *[other] жизнь, остаётся { $left }
 }

## Подготовка

mulligan = { $who } { IF_YOU($is, "делаете", "делает") } пересдачу
mulligan-then-draws = { $who } { IF_YOU($is, "делаете", "делает") } пересдачу: { IF_YOU($is, "замешиваете", "замешивает") } руку в колоду и { IF_YOU($is, "берёте", "берёт") } { cards-acc }{ $known ->
    [yes] : { $seen }
   *[no] { "" }
 }
first-player = По жребию { $is ->
    [you] начинаете вы
   *[other] первым ходит { $who_low }
 }

## Колода и рука

draws = { $n ->
    [0] { $who } не { IF_YOU($is, "берёте", "берёт") } карту: колода пуста
   *[other] { $who } { IF_YOU($is, "берёте", "берёт") } { cards-acc }{ known }
 }
trades = { $who } { IF_YOU($is, "тратите", "тратит") } { phase-acc }, чтобы взять карту
trades-then-draws = { $who } { $n ->
    [0] { IF_YOU($is, "тратите", "тратит") } { phase-acc }, но колода пуста
   *[other] { IF_YOU($is, "берёте", "берёт") } карту вместо { phase-gen }{ known }
 }
deck-empty = { $who } { IF_YOU($is, "обязаны", "обязан") } взять карту, а колода пуста
searches = { $who } { IF_YOU($is, "ищете", "ищет") } в своей колоде карту
searches-then-shuffles = { $who } { IF_YOU($is, "ищете", "ищет") } в своей колоде карту, но не { IF_YOU($is, "находите", "находит") }, и { IF_YOU($is, "перемешиваете", "перемешивает") } колоду
searches-then-finds = { finds }
searches-then-finds-then-shuffles = { finds-then-shuffles }
finds = { $who } { IF_YOU($is, "находите", "находит") } в своей колоде { $known ->
    [yes] карту { $seen } и { IF_YOU($is, "берёте", "берёт") } её в руку
   *[no] карту и { IF_YOU($is, "берёте", "берёт") } её в руку
 }
finds-then-shuffles = { $who } { IF_YOU($is, "находите", "находит") } в своей колоде { $known ->
    [yes] карту { $seen }, { IF_YOU($is, "берёте", "берёт") } её в руку
   *[no] карту, { IF_YOU($is, "берёте", "берёт") } её в руку
 } и { IF_YOU($is, "перемешиваете", "перемешивает") } колоду
shuffles = { $who } { IF_YOU($is, "перемешиваете", "перемешивает") } колоду
discards = { $who } { IF_YOU($is, "скидываете", "скидывает") } { card-acc }
penalty = { $who } { IF_YOU($is, "платите", "платит") } штраф за карту чужой команды: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 } из руки
price = { $who } { IF_YOU($is, "платите", "платит") } цену { card-gen }
looks-at-hand = { $who } { IF_YOU($is, "смотрите", "смотрит") } { IF_YOU($against, "вашу руку", "руку противника") }, { $n ->
    [0] она пуста
    [one] в ней { $n } карта{ known }
    [few] в ней { $n } карты{ known }
   *[other] в ней { $n } карт{ known }
 }
looks-at-top = { $who } { $n ->
    [0] не { IF_YOU($is, "видите", "видит") } ни одной карты
    [one] { IF_YOU($is, "смотрите", "смотрит") } { $n } верхнюю карту
    [few] { IF_YOU($is, "смотрите", "смотрит") } { $n } верхние карты
   *[other] { IF_YOU($is, "смотрите", "смотрит") } { $n } верхних карт
 } { $own ->
    [yes] своей колоды
   *[no] { $owner_is ->
        [you] вашей колоды
       *[other] колоды { $owner_who_gen }
     }
 }{ $known ->
    [yes] : { $seen }
   *[no] { "" }
 }
moves = { card-of } { $zone ->
    [hand] возвращается
    [void] удаляется
   *[deck] перемещается
 } { out-of } { into }
moves-hidden = { IF_YOU($is, "Ваша карта", "Карта") }{ $known ->
    [yes] { " " }{ $seen }{ whose }
   *[no] { whose }
 } { $zone ->
    [hand] возвращается
   *[deck] перемещается
 } { out-of } { into }

## Розыгрыш карт

plays = { $who } { IF_YOU($is, "играете", "играет") } { card-acc }
plays-then-enters = { $who } { IF_YOU($is, "играете", "играет") } { card-acc }{ $card_kind ->
    [bomb] , и она входит в игру закрученной
   *[other] { "" }
 }
plays-then-attached = { $who } { IF_YOU($is, "играете", "играет") } { card-acc } на { to-acc }
plays-then-attached-then-enters = { $who } { IF_YOU($is, "играете", "играет") } { card-acc } на { to-acc }
plays-instead = { $who } { IF_YOU($is, "играете", "играет") } { card-acc } вместо { phase-gen }
plays-instead-then-enters = { $who } { IF_YOU($is, "играете", "играет") } { card-acc } вместо { phase-gen }{ $card_kind ->
    [bomb] , и она входит в игру закрученной
   *[other] { "" }
 }
puts-into-play = { $who } { IF_YOU($is, "вводите", "вводит") } в игру { card-acc }
puts-into-play-then-enters = { $who } { IF_YOU($is, "вводите", "вводит") } в игру { card-acc }{ $card_kind ->
    [bomb] , и она закручена
   *[other] { "" }
 }
puts-into-play-then-attached = { $who } { IF_YOU($is, "вводите", "вводит") } в игру { card-acc } на { to-acc }
puts-into-play-then-attached-then-enters = { $who } { IF_YOU($is, "вводите", "вводит") } в игру { card-acc } на { to-acc }
enters = { card-of } входит в игру{ $card_kind ->
    [bomb] { " " }закрученной
   *[other] { "" }
 }
attached = { card } теперь на { IF_YOU($is, "вашей карте", "карте") } «{ $to }»{ whose }
attached-then-enters = { card } входит в игру на карте «{ $to }»

## Способности и фазы

uses = { $who } { IF_YOU($is, "используете", "использует") } ХОД { card-gen }
activates = { $who } { IF_YOU($is, "закручиваете", "закручивает") } героя «{ $card }» и { IF_YOU($is, "используете", "использует") } способность АКТИВАЦИЯ
attacks = { card-of } атакует
attacks-then-hits-nobody = { card-of } атакует, но { IF_YOU($against, "у вас", "у противника") } нет крипов
attacks-then-hits-nobody-then-hits-nobody = { attacks-then-hits-nobody }
hits-nobody = Атаковать некого: { IF_YOU($against, "у вас", "у противника") } нет крипов
hits-nobody-then-hits-nobody = { hits-nobody }
reaction = Срабатывает РЕАКЦИЯ { card-gen-of }
instead = Вместо этого происходит то, что сказано на { IF_YOU($is, "вашей карте", "карте") } «{ $card }»{ whose }
first-turn = { IF_YOU($is, "Ваш первый ход", "Первый ход") }{ whose }: фазы крипа в нём нет
skips = { $who } { IF_YOU($is, "пропускаете", "пропускает") } { phase-acc }
skipped = { $who } { IF_YOU($is, "пропускаете", "пропускает") } { phase-acc }
will-skip = { $who } { IF_YOU($is, "пропустите", "пропустит") } { phase-acc } в свой следующий ход
extra-phase = { $who } { IF_YOU($is, "получаете", "получает") } дополнительную { phase-acc }
extra-play = { $who } { IF_YOU($is, "можете", "может") } сыграть ещё { $type ->
    [creep] { $n ->
        [one] { $n } крипа
        [few] { $n } крипов
       *[other] { $n } крипов
     }
   *[bomb] { $n ->
        [one] { $n } бомбу
        [few] { $n } бомбы
       *[other] { $n } бомб
     }
 } в свою фазу { $type ->
    [creep] крипа
   *[bomb] бомбы
 }

## Взрывы и повреждения

explodes = { card-of } взрывается
explodes-then-blast = { card-of } взрывается, сила взрыва { $n }
blast = Сила взрыва { card-gen-of } — { $n }
second-blast = Второй взрыв { card-gen-of }, сила { $n }
blocks = { $who } { IF_YOU($is, "блокируете", "блокирует") } взрыв: крипы получат { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[other] { $n } повреждений
 }
unblocked = Не заблокировано { $n }
unblocked-then-loses-life = Не заблокировано { $n }: { hero-of } теряет { lives-left }
shrapnel = ШРАПНЕЛЬ: взрыв заблокирован меньше чем двумя крипами
shrapnel-then-loses-life = ШРАПНЕЛЬ: взрыв заблокирован меньше чем двумя крипами, и { hero-of } теряет { lives-left }
damaged = { card-of } получает { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[other] { $n } повреждений
 }
repaired = С { card-gen-of } { $n ->
    [0] нечего снять: повреждений нет
    [one] снимается { $n } повреждение
    [few] снимаются { $n } повреждения
   *[other] снимается { $n } повреждений
 }
strengthened = { $until ->
    [this-turn] До конца хода сила
   *[this-blast] Сила этого
 } взрыва { card-gen-of } { $sign ->
    [minus] уменьшается
   *[plus] увеличивается
 } на { $size }
breaks = { card-of } ломается
breaks-then-leaves = { card-of } ломается и уходит на свалку
leaves = { card-of } { $zone ->
    [deck] уходит из игры в колоду
    [hand] возвращается в руку
    [discard] уходит на свалку
   *[void] удаляется в пустоту
 }
twisted = { card-of } закручивается
untwisted = { card-of } раскручивается
hero-twisted = { card-of } закручивается
hero-untwisted = { card-of } раскручивается
loses-life = { hero-first } теряет { lives-left }
gains-life = { $n ->
    [0] { hero-first } и так невредим
   *[other] { hero-first } возвращает себе жизнь, теперь жизней { $left }
 }

## Конец

wins = { $who } { IF_YOU($is, "выигрываете", "выигрывает") }
drawn = Ничья: партия слишком затянулась

## Почему нельзя. К игроку — на «вы».

cannot = Нельзя: { $reason }
can = Можно
why-over = партия уже окончена
why-not-your-turn = сейчас ход противника
why-not-main = сейчас не основная часть вашего хода
why-asked-otherwise = сначала нужен ответ на заданный вопрос
why-asked-first = сначала ответьте на заданный вам вопрос
why-block-waits = сначала ответьте на вопрос о взрыве, блокировать будете потом
why-not-asked = сейчас решает противник
why-not-in-hand = карты «{ $card }» нет у вас в руке
why-reaction-only = дело «{ $card }» играют только тогда, когда происходит то, что сказано после слова РЕАКЦИЯ
why-no-creep-phase = в свой первый ход вы пропускаете фазу крипа
why-phase-used = { $phase ->
    [bomb-phase] фаза бомбы
    [creep-phase] фаза крипа
   *[support-phase] фаза поддержки
 } в этот ход уже истрачена
why-phase-skipped = { phase-acc } в этот ход вы пропускаете
why-support-draw = фазу поддержки нельзя истратить на взятие карты
why-used = ХОД { card-gen } вы в этот ход уже использовали
why-cannot-pay = вы не можете выполнить того, чего требует ХОД { card-gen }
why-condition = условие { card-gen } не выполнено
why-not-in-play = у вас в игре нет карты «{ $card }» со способностью ХОД
why-not-yours-to-block = блокирует противник
why-not-a-creep = у вас в игре нет крипа «{ $card }»
why-blocked-already = крип «{ $card }» уже блокирует этот взрыв
why-no-blast = сейчас ничего не взрывается
why-block-declared = блок от этого взрыва уже объявлен
why-napalm = у бомбы НАПАЛМ, а { card-low } повреждён
why-cannot-block = одна из карт в игре не даёт { card-dat } блокировать
why-too-much = { card-low } может поглотить не больше { $n ->
    [one] { $n } повреждения
   *[other] { $n } повреждений
 }
why-more-than-blast = от взрыва осталось распределить только { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[other] { $n } повреждений
 }
why-foreign-unique = «{ $card }» — уникальная карта чужой команды
why-secret = «{ $card }» — карта чужой команды со свойством СЕКРЕТ
why-waiting = у карты «{ $card }» ОЖИДАНИЕ, в свой первый ход её не сыграть
why-master = карту со свойством МАСТЕР вы в этот ход уже сыграли
why-boss-needs-creeps = для крипа со свойством БОСС у вас в игре должно быть не меньше двух крипов
why-boss-needs-team = для крипа со свойством БОСС среди ваших крипов в игре должен быть хотя бы один из его команды
why-boss-in-play = у вас в игре уже есть БОСС
why-no-target = карту «{ $card }» сейчас не на что сыграть
why-penalty = на штраф за карту чужой команды { $n ->
    [one] нужна { $n } другая карта в руке
    [few] нужны { $n } другие карты в руке
   *[other] нужно { $n } других карт в руке
 }
why-price = вы не можете выполнить условия цены карты «{ $card }»
why-mulligan-over = пересдача бывает только до начала партии, и только одна
why-unique-in-play = уникальная карта «{ $card }» у вас уже в игре
why-hero-twisted = герой «{ $card }» уже закручен
why-no-activation = у героя «{ $card }» нет способности АКТИВАЦИЯ
why-cannot-activate = вы не можете выполнить того, чего требует АКТИВАЦИЯ героя «{ $card }»
card-low = { $card_kind ->
    [creep] крип
    [bomb] бомба
   *[card] карта
 } «{ $card }»
card-dat = { $card_kind ->
    [creep] крипу
    [bomb] бомбе
   *[card] карте
 } «{ $card }»
