# Что говорит `fitil simulate` о сыгранных партиях. Без точек в конце: строки собирает программа.

## Числа

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rounded = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
range = { $low }–{ $high } %
from-to = { $low } … { $high }

## Итоги

games = { $n ->
    [one] { NUMBER($n) } партия
    [few] { NUMBER($n) } партии
   *[other] { NUMBER($n) } партий
 }
decks = { $n ->
    [one] { $n } колода
    [few] { $n } колоды
   *[other] { $n } колод
 }
bar-unit = парт.
title = Колоды друг против друга
title-two = «{ $first }» — «{ $second }»
deck-of = { $deck } ({ $who_low })
col-deck = колода
col-player = игрок
col-games = партий
col-won = побед
col-share = доля
col-interval = интервал { $confidence } %
col-place = место
col-score = счёт
col-seat = место за столом
col-what-sits = чем играли
col-field = всего
drawn-games = { $n ->
    [0] Ничьих не было
    [one] { NUMBER($n) } партия закончилась вничью
    [few] { NUMBER($n) } партии закончились вничью
   *[other] { NUMBER($n) } партий закончились вничью
 }
joint-games = { $n ->
    [one] { NUMBER($n) } партия закончилась совместной победой
    [few] { NUMBER($n) } партии закончились совместной победой
   *[other] { NUMBER($n) } партий закончились совместной победой
 }
first-player = Первый игрок победил в { $share } партий ({ $range })
turns = Ходов: в среднем { $mean }, медиана { $median }, от { $shortest } до { $longest }
ended = Чем кончались партии: { $rules }
speed = Ответов за партию: { $answers }; партий в секунду: { $speed }; контрольная сумма { $digest }
speed-kept = Ответов за партию: { $answers }; контрольная сумма { $digest }
stopped = Остановлено: здесь только доигранные партии
seed-told = Номер раздачи { $seed }, боты: { $bots }

## Карты

cards-title = Карты
cards-of = Карты: { $deck }
col-card = карта
col-drawn = в руке
col-drawn-impact = если пришла
col-played = сыграна
col-played-impact = если сыграна
col-left = застряла
cards-columns = «В руке» и «сыграна» — в скольких партиях; «застряла» — в какой доле партий, где карта пришла, она так и осталась в руке. «Если пришла» и «если сыграна» — насколько больше побед на сто партий с этой картой, чем без неё, с интервалом { $confidence } %. Если партий с картой или без неё меньше { $fewest }, вместо числа стоит прочерк
cards-caution = Один такой интервал из двадцати промахивается просто случайно: из сорока — два. И пришла ли карта, решает не только случай, но и то, долгой ли была партия и искал ли кто-нибудь карты; точно так же сыгранная карта бывает признаком того, что дела и так шли хорошо. Поэтому число здесь — повод присмотреться к карте, а не приговор ей

## Много колод

matrix-note = В строке — как часто её колода побеждает колоду столбца; чем темнее клетка, тем увереннее вывод
of-all = Все партии

## Советы

title-field = «{ $deck }» против всех
loses = Проигрывает этим колодам, доля побед: { $decks }
loses-to-none = Нет колоды, которая наверняка сильнее
with-share = { $name } — { $share }
stuck = Чаще всего остаются в руке: { $cards }
swap = { $copies } × «{ $into }» вместо карты «{ $out }»
best-swap = Лучшая найденная замена: { $swap }
no-swap-found = Замены, которая помогла бы, не нашлось
not-better = Лучше оставить колоду как есть
gain = побед на сто партий: { $gain }; проверено на новых партиях, не на тех, по которым замену подбирали: по { $games } с каждой колодой
gain-sure = замена наверняка помогает
gain-unsure = помогает ли замена, сказать наверняка нельзя
gain-none = замена наверняка не помогает
