# Что рассказать о партии: по предложению на каждое событие журнала, без точки в конце. Названия карт и рас стоят в
# кавычках в именительном падеже, а склоняется слово перед ними. $player — номер игрока, $planet — номер планеты.

setup = Подготовка к игре
turn = Ход { $n } (игрок { $seat })
name = «{ $name }»
can = Можно
cannot = Нельзя: { $reason }

cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[other] { $n } кораблей
 }
place = на планете { $planet } игрока { $owner_seat }
place-gen = с планеты { $planet } игрока { $owner_seat }
place-acc = на планету { $planet } игрока { $owner_seat }

## Подготовка

dealt-flares = { $who } получает { $known ->
    [yes] вспышки { $seen }
   *[no] две вспышки
 } и выбирает одну из двух рас
plays-as = { $who } играет за расу «{ $card }»
first = Первым ходит игрок { $seat }

## Ход

encounter = { $n ->
    [1] Начинается первый контакт хода
   *[other] Начинается второй контакт хода
 }
no-encounter = У игрока { $seat } нет карт контакта: ход пропадает
drops-hand = { $who } сбрасывает руку: { cards }
draws-alien = { $who } берёт лист расы { $known ->
    [yes] { $seen }
   *[no] из стопки
 }
changes-alien = { $who } меняет расу, теперь это «{ $card }»
changes-hidden = { $who } меняет расу, и её пока никто не видел
keeps-alien = { $who } оставляет свою расу
researches = { $who } исследует технологию кораблём { place-gen }; кораблей на ней { $n }
completes = { $who } завершает технологию «{ $card }»
gives-up-tech = { $who } завершает технологию «{ $card }», но кораблей не хватает: она уходит в сброс
returns = Корабль игрока { $seat } возвращается { place-acc }
destiny = Карта судьбы: «{ $card }»
attacks = { $who } нападает, защищается игрок { $owner_seat }
aims = { $who } наводит гиперврата { place-acc }
leaves = Корабль игрока { $seat } улетает { place-gen }
empties = У игрока { $seat } больше нет колонии { place }
cannot-launch = У игрока { $seat } нет кораблей, чтобы нападать
invites = { $who } зовёт в союзники игрока { $owner_seat }
declines = { $who } ни к кому не присоединяется
allies = { $who } встаёт на сторону игрока { $owner_seat }
no-plan = У игрока { $seat } нет карт контакта: контакт кончается
plans = { $who } кладёт рубашкой вверх { $known ->
    [yes] карту { $seen }
   *[no] карту контакта
 }
card = { $card_kind ->
    [attack] атака { $n }
    [negotiate] переговоры
   *[morph] морф
 }
reveals = { $who } раскрывает карту: { card }
reinforces = { $who } добавляет подкрепление: { $n }
total = Сумма игрока { $seat }: { $n }
prevails = Побеждает сторона игрока { $seat }
negotiator-loses = { $who } проигрывает: переговоры против атаки
both-lose = Морф против морфа: побеждены обе стороны
to-warp = В варп: { ships } игрока { $seat }
lands = { $who } высаживается { place }: { ships }
founds = { $who } основывает колонию { place }

## Переговоры

offers-card = { $who } предлагает карту «{ $card }»
offers-colony = { $who } предлагает колонию { place }
asks-cards = { $who } просит { cards }
asks-colony = { $who } просит колонию { place }
offers-nothing = { $who } ничего не предлагает
accepts = { $who } соглашается: с игроком { $owner_seat } сделка
refuses = { $who } отказывается от предложения игрока { $owner_seat }
no-deal = Игроки { $seat } и { $owner_seat } не договорились

## Карты

draws = { $who } берёт { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
discards = { $who } сбрасывает карту «{ $card }»
takes = { $who } получает от игрока { $owner_seat } { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
looks = { $who } смотрит руку игрока { $owner_seat }: { $known ->
    [yes] { $seen }
   *[no] карт — { $n }
 }
retrieves = { $who } берёт из сброса карту «{ $card }»
reshuffles = Сброс замешан в новую колоду: карт — { $n }
uses-power = { $who } использует способность расы «{ $card }»
unveils = { $who } раскрывает лист расы: это «{ $card }»
uses-wild = { $who } использует дикий эффект карты «{ $card }»
uses-super = { $who } использует суперэффект карты «{ $card }»
plays-artifact = { $who } использует артефакт «{ $card }»
uses-tech = { $who } использует технологию «{ $card }»
cancelled = «{ $card }» игрока { $seat } не действует
changes-total = Сумма игрока { $seat }: { $sign ->
    [minus] на { $size } меньше
   *[plus] на { $size } больше
 }
swaps-cards = { $who } меняет местами выбранные карты
replaces = У игрока { $seat } теперь другая карта: { card }
counts-as = Карта «{ $card }» игрока { $seat } считается за { $type ->
    [morph] морф
   *[negotiate] переговоры
 }
keeps-card = { $who } заберёт свою карту контакта в руку
outcome = { $who } меняет исход: { $way ->
    [lower-wins] побеждает меньшая сумма
    [win-ties] ничья — победа этой стороны
    [no-fight] боя не будет
   *[deal-fails] сделка срывается
 }
forbidden = До конца контакта игроку { $seat } нельзя { $act ->
    [reinforcements] играть подкрепления
    [flares] играть вспышки
   *[powers] пользоваться способностью
 }
again = { $who } может провести ещё один контакт

## Конец партии

wins = { $who } побеждает: внешних колоний — { $n }
win-together = Победа общая, победителей — { $n }
endless = Каждый сделал { $n } ходов, а победителя нет: ничья
endless-turn = Этому ходу конца не видно: ничья

## Почему нельзя

why-over = партия уже окончена
why-not-yet = партия ещё не началась
why-asked-otherwise = сначала должен ответить другой игрок
why-not-now = сейчас спрашивают не об этом
why-not-invited = вас не приглашали ни в одну из сторон
why-no-ships-there = отсюда корабль не взять: там нет ваших кораблей или их уже отправлено сколько можно
why-gate-is-full = в гипервратах уже корабли, которые вы отправили ({ $n }), и больше туда не добавить
why-not-that-planet = эту планету сейчас выбрать нельзя
why-not-that-colony = такую колонию в сделку включить нельзя
why-not-in-hand = карты «{ $card }» у вас нет
why-no-encounter-card = «{ $card }» — не карта контакта
why-flare-used = вспышку «{ $card }» вы в этом контакте уже использовали
why-another-flare = в этом контакте вы уже использовали вспышку, а можно только одну
