# Что рассказать о партии: по предложению на каждое событие журнала, без точки в конце. Названия карт и рас стоят в
# кавычках в именительном падеже, а склоняется слово перед ними. $player — номер игрока, $planet — номер планеты.

setup = Подготовка к игре
turn = Ход { $n } ({ $who_low })
name = «{ $name }»
can = Можно
cannot = Нельзя: { $reason }

cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
seen = { $known ->
    [yes] : { $seen }
   *[no] { "" }
 }
ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[other] { $n } кораблей
 }
your-ships = { $n ->
    [one] { $n } ваш корабль
    [few] { $n } ваших корабля
   *[other] { $n } ваших кораблей
 }
several = { $times ->
    [one] { $times } корабль
    [few] { $times } корабля
   *[other] { $times } кораблей
 }
your-several = { $times ->
    [one] { $times } ваш корабль
    [few] { $times } ваших корабля
   *[other] { $times } ваших кораблей
 }
whose = { $is ->
    [you] { "" }
   *[other] { " " }{ $who_gen }
 }
owner-whose = { $owner_is ->
    [you] { "" }
   *[other] { " " }{ $owner_who_gen }
 }
of-it = { $own ->
    [yes] { "" }
   *[no] { owner-whose }
 }
place = на { $own ->
    [yes] своей планете
   *[no] { IF_YOU($owner_is, "вашей планете", "планете") }
 } { $planet }{ of-it }
place-gen = { $own ->
    [yes] со своей планеты
   *[no] с { IF_YOU($owner_is, "вашей планеты", "планеты") }
 } { $planet }{ of-it }
place-acc = на { $own ->
    [yes] свою планету
   *[no] { IF_YOU($owner_is, "вашу планету", "планету") }
 } { $planet }{ of-it }
place-of-ships-gen = с { $own ->
    [yes] { IF_YOU($is, "вашей планеты", "его планеты") }
   *[no] { IF_YOU($owner_is, "вашей планеты", "планеты") }
 } { $planet }{ of-it }
place-of-ships-acc = на { $own ->
    [yes] { IF_YOU($is, "вашу планету", "его планету") }
   *[no] { IF_YOU($owner_is, "вашу планету", "планету") }
 } { $planet }{ of-it }

## Подготовка

dealt-flares = { $who } { IF_YOU($is, "получаете", "получает") } { $known ->
    [yes] вспышки { $seen }
   *[no] две вспышки
 } и { IF_YOU($is, "выбираете", "выбирает") } одну из двух рас
plays-as = { $who } { IF_YOU($is, "играете", "играет") } за расу «{ $card }»
first = { $is ->
    [you] Начинаете вы
   *[other] Первым ходит { $who_low }
 }

## Ход

encounter = { $n ->
    [1] Начинается первый контакт хода
   *[other] Начинается второй контакт хода
 }
no-encounter = У { $who_gen } нет карт контакта: ход пропадает
drops-hand = { $who } { IF_YOU($is, "сбрасываете", "сбрасывает") } руку: { cards }
draws-alien = { $who } { IF_YOU($is, "берёте", "берёт") } лист расы { $known ->
    [yes] { $seen }
   *[no] из стопки
 }
changes-alien = { $who } { IF_YOU($is, "меняете", "меняет") } расу, теперь это «{ $card }»
changes-hidden = { $who } { IF_YOU($is, "меняете", "меняет") } расу, и её пока никто не видел
keeps-alien = { $who } { IF_YOU($is, "оставляете", "оставляет") } свою расу
researches = { $who } { IF_YOU($is, "исследуете", "исследует") } технологию кораблём { place-gen }; на технологии теперь { ships }
completes = { $who } { IF_YOU($is, "завершаете", "завершает") } технологию «{ $card }»
gives-up-tech = { $who } { IF_YOU($is, "завершаете", "завершает") } технологию «{ $card }», но кораблей не хватает: она уходит в сброс
returns = { IF_YOU($is, "Ваш корабль", "Корабль") }{ whose } возвращается { place-of-ships-acc }
returns-several = { IF_YOU($is, your-several, several) }{ whose } { $times ->
    [one] возвращается
   *[other] возвращаются
 } { place-of-ships-acc }
destiny = Карта судьбы: «{ $card }»
attacks = { $who } { IF_YOU($is, "атакуете", "атакует") }, { IF_YOU($owner_is, "защищаетесь", "защищается") } { $owner_who_low }
aims = { $who } { IF_YOU($is, "наводите", "наводит") } гиперврата { place-acc }
leaves = { IF_YOU($is, "Ваш корабль", "Корабль") }{ whose } улетает { place-of-ships-gen }
leaves-several = { IF_YOU($is, your-several, several) }{ whose } { $times ->
    [one] улетает
   *[other] улетают
 } { place-of-ships-gen }
empties = У { $who_gen } больше нет колонии { place }
cannot-launch = У { $who_gen } нет кораблей, чтобы атаковать
invites = { $who } { IF_YOU($is, "приглашаете", "приглашает") } { $owner_who_gen } в союзники
declines = { $who } ни к кому не { IF_YOU($is, "присоединяетесь", "присоединяется") }
allies = { $who } { IF_YOU($is, "встаёте", "встаёт") } на { IF_YOU($owner_is, "вашу сторону", "сторону") }{ owner-whose }
declines-second = { $who } { IF_YOU($is, "отказываетесь", "отказывается") } от второго контакта
no-second = У { $who_gen } нет карт контакта: второго контакта не будет
no-plan = У { $who_gen } нет карт контакта: контакт кончается
plans = { $who } { IF_YOU($is, "кладёте", "кладёт") } рубашкой вверх { $known ->
    [yes] карту { $seen }
   *[no] карту контакта
 }
card = { $card_kind ->
    [attack] атака { $n }
    [negotiate] переговоры
   *[morph] морф
 }
reveals = { $who } { IF_YOU($is, "раскрываете", "раскрывает") } карту: { card }
copies = { IF_YOU($is, "Ваш морф", "Морф") }{ whose } становится картой напротив: теперь это { $type ->
    [attack] атака { $n }
   *[negotiate] переговоры
 }
reinforces = { $who } { IF_YOU($is, "добавляете", "добавляет") } подкрепление: { $n }
total = { IF_YOU($is, "Ваша сумма", "Сумма") }{ whose }: { $sign ->
    [minus] −{ $size }
   *[plus] { $n }
 }
prevails = Побеждает { IF_YOU($is, "ваша сторона", "сторона") }{ whose }
negotiator-loses = { $who } { IF_YOU($is, "проигрываете", "проигрывает") }: переговоры против атаки
both-lose = Морф против морфа: проигрывают обе стороны
to-warp = В варп: { IF_YOU($is, your-ships, ships) }{ whose }
lands = { $who } { IF_YOU($is, "высаживаетесь", "высаживается") } { place }: { ships }
founds = { $who } { IF_YOU($is, "основываете", "основывает") } колонию { place }

## Переговоры

bargains = Переговоры против переговоров: { $n ->
    [0] основные игроки договариваются о сделке
   *[other] союзники возвращаются на колонии, а основные игроки договариваются о сделке
 }
offers-card = { $who } { IF_YOU($is, "предлагаете", "предлагает") } карту «{ $card }»
offers-colony = { $who } { IF_YOU($is, "предлагаете", "предлагает") } колонию { place }
asks-cards = { $who } { IF_YOU($is, "просите", "просит") } { cards }
asks-colony = { $who } { IF_YOU($is, "просите", "просит") } колонию { place }
offers-nothing = { $who } ничего не { IF_YOU($is, "предлагаете", "предлагает") }
accepts = { $who } { IF_YOU($is, "соглашаетесь", "соглашается") }: сделка с { $owner_who_ins } заключена
refuses = { $who } { IF_YOU($is, "отказываетесь", "отказывается") } от { IF_YOU($owner_is, "вашего предложения", "предложения") }{ owner-whose }
no-deal = { $is ->
    [player] { $owner_is ->
        [player] Игроки { $seat } и { $owner_seat }
       *[other] { both }
     }
   *[other] { both }
 } не договорились
both = { $who } и { $owner_who_low }

## Карты

draws = { $who } { IF_YOU($is, "берёте", "берёт") } { cards }{ seen }
discards = { $who } { IF_YOU($is, "сбрасываете", "сбрасывает") } карту «{ $card }»
takes = { $who } { IF_YOU($is, "получаете", "получает") } от { $owner_who_gen } { cards }{ seen }
compensated = Компенсация за переговоры: { $who_low } { IF_YOU($is, "получаете", "получает") } от { $owner_who_gen } { cards }{ seen }
looks = { $who } { IF_YOU($is, "смотрите", "смотрит") } { IF_YOU($owner_is, "вашу руку", "руку") }{ owner-whose }: { $known ->
    [yes] { $seen }
   *[no] карт — { $n }
 }
retrieves = { $who } { IF_YOU($is, "берёте", "берёт") } из сброса карту «{ $card }»
reshuffles = Сброс перемешан и стал новой колодой: карт — { $n }
uses-power = { $who } { IF_YOU($is, "используете", "использует") } способность расы «{ $card }»
power-works = Срабатывает способность расы «{ $card }»{ whose }
unveils = { $who } { IF_YOU($is, "раскрываете", "раскрывает") } лист расы: это «{ $card }»
uses-wild = { $who } { IF_YOU($is, "используете", "использует") } дикий эффект карты «{ $card }»
uses-super = { $who } { IF_YOU($is, "используете", "использует") } суперэффект карты «{ $card }»
plays-artifact = { $who } { IF_YOU($is, "используете", "использует") } артефакт «{ $card }»
uses-tech = { $who } { IF_YOU($is, "используете", "использует") } технологию «{ $card }»
cancelled = { $is ->
    [you] То, что вы использовали, не действует: «{ $card }»
   *[other] «{ $card }» { $who_gen } не действует
 }
changes-total = { IF_YOU($is, "Ваша сумма", "Сумма") }{ whose }: { $sign ->
    [minus] на { $size } меньше
   *[plus] на { $size } больше
 }
swaps-cards = { $who } { IF_YOU($is, "меняете", "меняет") } местами выбранные карты
replaces = У { $who_gen } теперь другая карта: { card }
counts-as = { IF_YOU($is, "Ваша карта", "Карта") } «{ $card }»{ whose } считается { $type ->
    [morph] морфом
   *[negotiate] переговорами
 }
keeps-card = { $who } { IF_YOU($is, "забираете", "забирает") } свою карту контакта в руку
outcome = { $who } { IF_YOU($is, "меняете", "меняет") } исход: { $way ->
    [lower-wins] побеждает меньшая сумма
    [win-ties] при ничьей побеждает { IF_YOU($is, "ваша сторона", "сторона") }{ whose }
    [no-fight] боя не будет, а после раскрытия карт все корабли вернутся
   *[deal-fails] сделка срывается
 }
no-ally = { $who } больше не союзник: в контакте не осталось { IF_YOU($is, "ваших", "его") } кораблей
forbidden = До конца контакта { $who_dat } нельзя { $act ->
    [reinforcements] играть подкрепления
    [cards] играть подкрепления, вспышки и артефакты
    [flares] играть вспышки
   *[powers] пользоваться способностью
 }
again = { $who } { IF_YOU($is, "можете", "может") } провести ещё один контакт

## Конец партии

wins = { $who } { IF_YOU($is, "побеждаете", "побеждает") }: внешних колоний — { $n }
win-together = Совместная победа, победителей — { $n }
endless = Каждый сделал { $n } ходов, а победителя нет: ничья
endless-turn = Этому ходу конца не видно: ничья

## Почему нельзя

why-over = партия уже окончена
why-not-yet = партия ещё не началась
why-asked-otherwise = сначала должен ответить другой игрок
why-asked-first = сначала ответьте на заданный вам вопрос
why-asked-of-another = об этом спрашивают другого игрока
why-not-your-colony = у вас на этой планете нет колонии
why-no-reinforcement = «{ $card }» — не подкрепление
why-not-a-main-player = карты контакта кладут только основные игроки, а вы в этом контакте не из них
why-planned-already = ваша карта уже лежит на столе
why-not-planning = карты контакта кладут в фазу планирования
why-takes-no-part = вы в этом контакте не участвуете
why-only-after-reveal = подкрепления играют после раскрытия карт
why-is-forbidden = «{ $card }» до конца контакта под запретом
why-tech-unfinished = технология «{ $card }» ещё не завершена
why-power-lost = способность расы «{ $card }» потеряна, родных колоний слишком мало
why-power-zapped = способность расы «{ $card }» заглушена до конца контакта
why-works-by-itself = способность расы «{ $card }» срабатывает сама, её не используют
why-other-moment = «{ $card }» в этот момент не работает
why-other-effect = в этот момент работает другой эффект карты «{ $card }», а он не ваш
why-used-already = в этом контакте вы уже использовали «{ $card }»
why-condition-unmet = условие «{ $card }» не выполнено
why-no-effect = «{ $card }» сейчас ничего не сделает
why-not-now = сейчас спрашивают не об этом
why-not-invited = вас никто не приглашал в союзники
why-no-ships-there = отсюда корабль не взять, там нет ваших кораблей или их уже отправлено сколько можно
why-gate-is-full = в гипервратах уже корабли, которые вы отправили ({ $n }), и больше туда не добавить
why-not-that-planet = эту планету сейчас выбрать нельзя
why-not-that-colony = такую колонию в сделку включить нельзя
why-not-in-hand = карты «{ $card }» у вас нет
why-no-encounter-card = «{ $card }» — не карта контакта
why-flare-used = «{ $card }» вы в этом контакте уже использовали
why-another-flare = в этом контакте вы уже использовали вспышку, а можно только одну
