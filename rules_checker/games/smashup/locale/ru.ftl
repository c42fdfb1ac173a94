# Что рассказать о партии: по предложению на каждое событие журнала, без точки в конце. Названия карт и баз стоят в
# кавычках в именительном падеже, а склоняется слово перед ними. $player — номер игрока.

setup = Подготовка к игре
turn = Ход { $n } ({ $who_low })
name = «{ $name }»
can = Можно
cannot = Нельзя: { $reason }

card = { $card_kind ->
    [minion] Приспешник
    [action] Действие
   *[other] Карта
 } «{ $card }»
your-card = { $card_kind ->
    [minion] Ваш приспешник
    [action] Ваше действие
   *[other] Ваша карта
 } «{ $card }»
card-of = { IF_YOU($is, your-card, card) }{ whose }
whose = { $is ->
    [you] { "" }
   *[other] { " " }{ $who_gen }
 }
card-acc = { $card_kind ->
    [minion] приспешника
    [action] действие
   *[other] карту
 } «{ $card }»
of-card = { $card_kind ->
    [base] базы
    [minion] приспешника
    [action] действия
   *[other] карты
 } «{ $card }»
gone = { $card_kind ->
    [action] Уничтожено действие
   *[minion] Уничтожен приспешник
 }
your-gone = { $card_kind ->
    [action] Уничтожено ваше действие
   *[minion] Уничтожен ваш приспешник
 }
cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
 }

## Подготовка

laid = На столе база «{ $base }»
redraws = У { $who_gen } в стартовой руке нет приспешников: её показывают, сбрасывают и берут новую

## Карты

plays-minion = { $who } { IF_YOU($is, "играете", "играет") } приспешника «{ $card }» на базу «{ $base }»
plays = { $who } { IF_YOU($is, "играете", "играет") } действие «{ $card }»
plays-special = { $who } { IF_YOU($is, "играете", "играет") } { card-acc } при захвате базы «{ $base }»,{ at-moment }
uses = { $who } { IF_YOU($is, "пользуетесь", "пользуется") } особым свойством { of-card } при захвате базы «{ $base }»,{ at-moment }
answers = { $who } { IF_YOU($is, "пользуетесь", "пользуется") } особым свойством { of-card }
triggered = Срабатывает свойство { of-card }
may-use = { $who } { IF_YOU($is, "можете", "может") } воспользоваться свойством { of-card }
attaches = { $who } { IF_YOU($is, "прикрепляете", "прикрепляет") } действие «{ $card }» к { $to_kind ->
    [base] базе «{ $to }»
   *[other] приспешнику «{ $to }» на базе «{ $base }»
 }
falls-off = Прикреплённое действие «{ $card }» уходит в { IF_YOU($is, "ваш сброс", "сброс") }{ whose }
destroyed = { IF_YOU($is, your-gone, gone) } «{ $card }»{ whose } на базе «{ $base }»
saved = { card-of } уходит с базы «{ $base }» не в сброс, а в руку владельца
returned = { card } возвращается с базы «{ $base }» в { IF_YOU($is, "вашу руку", "руку") }{ whose }
moves = { card-of } перемещается с базы «{ $old }» на базу «{ $base }»
waits = { card-of } ждёт новую базу
strengthened = { card-of } получает { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
 } к силе до { $until ->
    [this-scoring] конца захвата
   *[this-turn] конца хода
 }
takes = { $who } { IF_YOU($is, "берёте", "берёт") } { card-acc } из сброса в руку
goes-home = { card } возвращается к владельцу: в { IF_YOU($is, "ваш сброс", "сброс") }{ whose }
no-target = Для { of-card } нет цели
goes-under = { card } уходит под низ { IF_YOU($is, "вашей колоды", "колоды") }{ whose }
discards = { $who } { IF_YOU($is, "сбрасываете", "сбрасывает") } { card-acc }
draws = { $who } { IF_YOU($is, "берёте", "берёт") } { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
reshuffles = { $who } { IF_YOU($is, "замешиваете", "замешивает") } свой сброс в колоду
shuffles = { $who } { IF_YOU($is, "перемешиваете", "перемешивает") } колоду
searches = { $who } { IF_YOU($is, "ищете", "ищет") } карты в своей колоде
looks = { $who } { IF_YOU($is, "смотрите", "смотрит") } { $n ->
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[other] { $n } верхних карт
 } своей колоды{ $known ->
    [yes] : { $seen }
   *[no] { "" }
 }
keeps = { $who } { IF_YOU($is, "берёте", "берёт") } { $known ->
    [yes] { $seen }
   *[no] одну из них
 } в руку, остальные { IF_YOU($is, "кладёте", "кладёт") } под низ колоды
extra = { $who } { IF_YOU($is, "можете", "может") } сыграть ещё: { $type ->
    [action] дополнительных действий — { $n }
   *[minion] дополнительных приспешников — { $n }{ $most ->
        [99] { "" }
       *[other] , с силой не больше { $most }
     }
 }{ $zone ->
    [discard] , из сброса
   *[hand] { "" }
 }
swapped = { $who } { IF_YOU($is, "кладёте", "кладёт") } базу «{ $old }» под низ колоды баз; её место занимает база «{ $base }»

## Захват и конец партии

scores = Захват базы «{ $base }»: суммарная сила { $n }, порог захвата { $most }
gains = { $who } { IF_YOU($is, "получаете", "получает") } { points }{ $place ->
    [0] { "" }
    [1] { " " }за первое место{ with-power }
    [2] { " " }за второе место{ with-power }
   *[3] { " " }за третье место{ with-power }
 }; всего { $left }
with-power = { $sharing ->
    [1] { " " }(сила { $power })
   *[other] , поровну: у каждого сила { $power }
 }
falls-below = Сила на базе «{ $base }» упала до { $n }, это меньше порога захвата { $most }, но базу всё равно захватывают
at-moment = { $moment ->
    [before] { " " }до раздачи очков
   *[after] { " " }после раздачи очков
 }
cleared = Карты с базы «{ $base }» уходят в сбросы владельцев
replaced = На столе новая база «{ $base }»
not-replaced = Колода баз пуста: базу «{ $base }» заменить нечем
tied = За первое место ничья, у каждого { points }: партия продолжается
wins = { $who } { IF_YOU($is, "набираете", "набирает") } { points } и { IF_YOU($is, "побеждаете", "побеждает") }
endless = Каждый сделал { $n } ходов, а победителя нет: ничья
endless-turn = Этому ходу конца не видно: ничья

## Почему нельзя

why-over = партия уже окончена
why-not-yet = партия ещё не началась
why-not-your-turn = сейчас ход другого игрока
why-asked-otherwise = сначала должен ответить другой игрок
why-asked-first = сначала ответьте на вопрос, который задан вам
why-not-now = сейчас спрашивают не об этом
why-not-in-hand = карты «{ $card }» нет у вас в руке
why-not-in-discard = карты «{ $card }» нет в вашем сбросе
why-not-in-play = карты «{ $card }» у вас в игре нет
why-in-discard = сейчас карту «{ $card }» нельзя сыграть из сброса
why-no-minion-left = все приспешники, которых можно сыграть за этот ход, уже сыграны
why-no-action-left = все действия, которые можно сыграть за этот ход, уже сыграны
why-too-strong = у приспешника «{ $card }» сила { $n }, а сейчас можно сыграть только дополнительного с силой не больше { $most }
why-only-special = карту «{ $card }» играют только тогда, когда велит её особое свойство
why-no-such-special = у карты «{ $card }» нет особого свойства для этого момента
why-no-base = ни на одну базу сейчас нельзя сыграть приспешника «{ $card }»
why-no-host = действие «{ $card }» не к чему прикрепить
