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
col-deck = колода
col-games = партий
col-won = побед
col-share = доля
col-interval = интервал 95 %
col-place = место
col-score = очки
col-field = всего
drawn-games = { $n ->
    [0] Ничьих не было
    [one] { NUMBER($n) } партия закончилась вничью
    [few] { NUMBER($n) } партии закончились вничью
   *[other] { NUMBER($n) } партий закончились вничью
 }
first-player = Первый игрок победил в { $share } партий ({ $range })
turns = Ходов: в среднем { $mean }, медиана { $median }, от { $shortest } до { $longest }
ended = Чем кончилось: { $rules }
speed = Ответов за партию: { $answers }; партий в секунду: { $speed }; контрольная сумма { $digest }
speed-kept = Ответов за партию: { $answers }; контрольная сумма { $digest }
stopped = Остановлено: здесь только доигранные партии
seed-told = Начальное число { $seed }, боты: { $bots }

## Карты

cards-title = Карты
cards-of = Карты: { $deck }
col-card = карта
col-drawn = в руке
col-drawn-impact = если пришла
col-played = сыграна
col-played-impact = если сыграна
col-left = застряла
cards-columns = «В руке» и «сыграна» — в скольких партиях; «застряла» — в какой доле партий, где карта пришла, она так и осталась в руке. «Если пришла» и «если сыграна» — на сколько побед из ста больше с этой картой, чем без неё, и интервал 95 %; прочерк — там, где партий с картой или без неё меньше { $fewest }
cards-caution = Один такой интервал из двадцати промахивается просто случайно: из сорока — два. И пришла ли карта, решает не только случай, но и то, долгой ли была партия и искал ли кто-нибудь карты; точно так же сыгранная карта бывает признаком того, что дела и так шли хорошо. Поэтому число здесь — повод присмотреться к карте, а не приговор ей

## Много колод

matrix-note = В строке — как часто её колода побеждает колоду столбца; чем темнее, тем вернее
of-all = Все партии

## Советы

title-field = «{ $deck }» против всех
loses = Проигрывает: { $decks }
loses-to-none = Нет колоды, которая наверняка сильнее
stuck = Чаще всего остаются в руке: { $cards }
swap = { $copies } × «{ $into }» вместо «{ $out }»
best-swap = Лучшая найденная замена: { $swap }
no-swap-found = Замены, которая помогла бы, не нашлось
not-better = Лучше оставить колоду как есть
gain = { $gain } побед из ста; проверка: { $games } каждой колоды, по которым замену не подбирали
gain-sure = замена наверняка помогает
gain-unsure = помогает ли замена, сказать наверняка нельзя
gain-none = замена наверняка не помогает

## Негодный ввод

nearest = может быть, { $names }?
unknown-bot = нет бота «{ $name }»
no-swap = местами можно меняться, только если колода есть у каждого игрока
wrong-number-of-bots = { $n ->
    [one] назван { $n } бот
    [few] названо { $n } бота
   *[other] названо { $n } ботов
 }, а игроков { $players }: назовите одного на всех или каждому своего
wrong-number-of-files = { $n ->
    [one] дан { $n } файл весов
    [few] дано { $n } файла весов
   *[other] дано { $n } файлов весов
 }, а игроков { $players }: дайте один на всех или каждому свой
wrong-games = столько партий ({ $n }) сыграть нельзя: назовите число от 1 до { NUMBER($most) }
wrong-until = непонятная точность «{ $value }»: напишите, на сколько процентов доля может отличаться в каждую сторону, например 2% (от 0.1% до 50%)
no-decks = назовите колоды, либо игру и --all, либо режим (--mode), в котором колод не приносят
no-game = партии { $n } нет: последняя из { $games } — { $last }
exists = { $path }: такой файл уже есть, он не переписан
one-or-other = { $one } и { $other } вместе не пишут
all-takes-game = { $name }: колод, которые могут так играть, — { $n }, а для партии нужно { $players }
one-game = назовите одну игру, а не несколько: { $games }
one-deck = { $option }: назовите одну колоду, ту, что играет против всех
other-games = { $deck } — колода другой игры ({ $other }), а не { $game }
needs-field = { $option }: нужны --all или --field, у двух колод таблицы нет
no-pairs = для картинки нужны партии двух колод
out-of-range = { $option } { $n }: назовите число от { NUMBER($least) } до { NUMBER($most) }
among-lists = { $path }: это место среди самих списков ({ $lists }); запишите отчёт куда-нибудь ещё
wrong-kind = { $path }: запишите в файл { $kinds }
not-kept = в файле нет сыгранных партий
kept-of-others = в файле партии других колод, карт или ботов либо с другим начальным числом
kept-broken = здесь не может идти такая запись о партиях
kept-changed = строка изменена: контрольная сумма не сходится; удалите строки начиная с этой, и партии будут сыграны заново
kept-earlier = в файле партии прежней версии Фитиля; назовите другой файл, и они будут сыграны заново
kept-more = { $path }: партий одной пары уже { $n }, больше чем { $games }: попросите больше (--games) или назовите другой файл
wrong-address = «{ $address }» — не адрес планировщика: напишите, например, tcp://10.0.0.1:8786
no-dask = для --cluster нужен Dask: pip install '.[cluster]' в папке проекта, а без неё pip install distributed
no-scheduler = { $address }: планировщик не отвечает
no-workers = { $address }: у планировщика нет ни одного исполнителя
other-version = { $worker }: у исполнителя другая версия Fitil
cluster-lost = { $address }: связь с кластером прервалась посреди игры
not-to-improve = { $deck }: улучшить можно только допустимую колоду и только в игре на двоих
unknown-playable-game = игры «{ $name }», в которую можно играть, нет
mode-decks = [{ $rule }] в режиме { $name } колод { $most ->
    [0] не приносят
   *[other] { $least ->
        [0] не больше { $most }
       *[other] должно быть { $least }
     }
 }, а названо { $n }
not-playable = так сыграть нельзя: { $reason }
no-iterations = у бота «{ $name }» нет числа итераций; оно есть только у mcts: mcts:500
wrong-iterations = mcts:{ $n }: напишите число итераций от 1 до { NUMBER($most) }
