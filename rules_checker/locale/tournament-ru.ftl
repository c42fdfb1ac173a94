# Туры, результаты и места на турнире: `fitil tournament`, её листы, страница стола регистрации. Без точек в конце.

round = Тур { $n }
round-of = Тур { $n } из { $of }
round-of-cut = Игры на вылет, тур { $n }
round-final = Финал
round-bronze = Встреча за третье место
# всюду, где тур назван в предложении, в родительном падеже; на вылет $n считается заново
round-said = { $stage ->
    [final] финала
    [bronze] встречи за третье место
    [cut] тура { $n } игр на вылет
   *[swiss] тура { $n }
 }
table = Стол
table-n = Стол { $n }
player = Игрок
team = Команда
opponent = Противник
result = Счёт
place = Место
points = Очки
record = В–П–Н
omw = Победы противников, %
gw = Очки за партии, %
ogw = Очки противников за партии, %
buchholz = Бухгольц
berger = Бергер
among = Личные встречи
deck = Колода
entered = Время записи
remarks = Пометки
bye = без пары
bye-asked = пропускает тур
not-played = ещё нет
both-lost = обоюдное поражение
dropped = { $n ->
    [0] вне турнира до первого тура
   *[other] вне турнира после { round-said }
 }
late = с тура { $n }
penalty = { $points ->
    [0] предупреждение
    [one] −{ $points } очко
    [few] −{ $points } очка
   *[other] −{ $points } очков
 }{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
 }
penalty-of = { $name }, взыскание: { $what }
corrected = { $old ->
    [none] колода записана { $at }: { $new }
   *[other] колода заменена { $at }: { $new } вместо { $old }
 }
result-corrected = счёт { round-said } исправлен { $at }, был { $was }
reseated-in = { $stage ->
    [final] финал
    [bronze] встреча за третье место
    [cut] игры на вылет, тур { $n }
   *[swiss] тур { $n }
 }, пересадка вручную: { $why }
sits-out = пропускает следующий тур, который засчитывается { $counts ->
    [win] как победа
    [loss] как поражение
   *[draw] как ничья
 }
share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($value, maximumFractionDigits: 1) }
clock = { $minutes } мин
clock-left = осталось { $minutes } мин
clock-up = время вышло
left-open = { $n ->
    [0] все результаты есть
   *[other] столов без результата — { $n }
 }
players-n = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
 }{ $gone ->
    [0] { "" }
    [one] {" "}и { $gone } выбывший
   *[other] {" "}и { $gone } выбывших
 }
settled = Тур длится { $minutes } мин{ $thirds ->
    [yes] , есть встреча за третье место
   *[no] { "" }
 }
not-begun = Турнир ещё не начался
over = Турнир окончен
no-round-left-for = { $cut ->
    [yes] До игр на вылет остаются без игры
   *[no] Остаются без игры
 }: { $names }
clock-stays = Часы этого тура идут как шли. { clock-set }
stays-lost = Встреча за столом { $table } так и остаётся проигранной; если её доиграли, введите счёт
was-called = Имя { $name } раньше носил игрок { $now }; если это один человек, отмените запись
deck-twins = { $name }: такая же колода записана ещё и здесь: { $names }
goes-on = Турнир был окончен, а теперь продолжается: жеребьёвки следующего тура ещё не было
winner = { $n ->
    [1] Победитель
   *[other] Первое место делят
 }: { $name }
swiss = швейцарская система, { $n ->
    [0] туров столько, сколько нужно
    [one] { $n } тур
    [few] { $n } тура
   *[other] { $n } туров
 }
robin = каждый с каждым{ $n ->
    [0] { "" }
    [one] , { $n } тур
    [few] , { $n } тура
   *[other] , { $n } туров
 }
elimination = на вылет
with-cut = { $what }, затем { $n ->
    [one] { $n } лучший играет
   *[other] { $n } лучших играют
 } на вылет
best-of = { $n ->
    [1] встреча из одной партии
   *[other] встреча до { $needed } побед
 }
as-before = Этот тур доигрывают на прежних условиях: { $what }
sheet-names = Кто где играет
sheet-tables = Столы
sheet-slips = Листки результатов
sheet-standings = Места
sheet-judge = Для судьи
slip-games = побед
slip-drawn = ничьих
slip-drop = выхожу
slip-sign = подпись
bronze-at = Стол { $table } — встреча за третье место
again = { $one } и { $other } уже встречались: тур { $n }
reseated = Пересажены вручную, { $at }: { $names }. Причина: { $why }
cut-by-lot = Равны во всём, и кто играет на вылет, решил жребий. { $n ->
    [one] Играет
   *[other] Играют
 }: { $drawn }. Вне игр на вылет: { $out }
cut-differs = По тому, что записано теперь, на вылет { $n ->
    [1] играл бы другой: { $now }, а не { $was }
   *[other] играли бы другие: { $now }, а не { $was }
 }. Состав игр на вылет остаётся прежним
renamed = { $name } теперь { $to }
asked-bye = { $name } пропускает следующий тур; он засчитывается { $counts ->
    [win] как победа
    [loss] как поражение
   *[draw] как ничья
 }
plays-on = { $name } играет в следующем туре
pairs-stay = Пары { round-said } не меняются
registered = { $name } — участник турнира
from-round = Играет с тура { $n }
no-round-left = { $cut ->
    [yes] Все туры до игр на вылет уже расписаны: сыграть удастся только на вылет или если прибавить тур
   *[no] Все туры уже расписаны: сыграть удастся, только если прибавить тур
 }
registered-deck = { $name } — участник турнира, колода { $deck }
not-registered = { $file }: колода не записана. { $why }
nobody-registered = { $file }: колода не записана, и { $name } пока не участник турнира. { $why }
returned = { $name } снова в игре
team-corrected = { $name }: теперь команда «{ $team }»
deck-corrected = { $name }: теперь колода { $deck }
has-dropped = { $name } выходит из турнира
result-at = { $at }: { $one } — { $other }{ $played ->
    [yes] , { $score }
   *[no] { "" }
 }{ $was ->
    [none] { "" }
   *[other] {" "}(было: { $was })
 }
result-same = Так уже записано. { $what }
penalised = { $name }, взыскание: { $what }
clock-set = Тур закончится { $day ->
    [tomorrow] завтра в { $time }
   *[today] в { $time }
 }
new-made = { $path }: { $what }
undone = Отменено: { $what }
redone = Возвращено: { $what }
event-register = запись ({ $name })
event-first-deck = запись колоды ({ $name })
event-return = возвращение ({ $name })
event-deck = новая колода ({ $name })
event-team = новая команда ({ $name })
event-drop = выход из турнира ({ $name })
event-pair = жеребьёвка тура
event-result = { $both ->
    [yes] обоюдное поражение за столом { $table }
   *[no] счёт { $score } за столом { $table }
 }{ $stage ->
    [none] { "" }
   *[other] { " " }({ $stage ->
        [final] финал
        [bronze] встреча за третье место
        [cut] игры на вылет, тур { $n }
       *[swiss] тур { $n }
     })
 }
event-penalty = { $points ->
    [0] предупреждение ({ $name })
   *[other] взыскание ({ $name }, −{ $points })
 }
event-settings = новые условия турнира
event-rename = новое имя ({ $name } → { $to })
event-bye = { $counts ->
    [none] отказ от пропуска тура ({ $name })
   *[other] пропуск тура ({ $name })
 }
event-late = запись опоздавшего ({ $name }) за стол { $table }
event-seat = пересадка вручную
event-clock = часы тура
event-undo = отмена последней записи
event-redo = возврат отменённого
event-new = начало турнира
cut-short = последняя строка файла { $path } оборвана и не считается: повторите действие, которое оборвалось; обрывок попадёт в { $aside }
only-in = Только в { $path }: { $what }
joined = { $n ->
    [0] { $path }: добавлять нечего
    [one] { $path }: добавлена { $n } строка
    [few] { $path }: добавлены { $n } строки
   *[other] { $path }: добавлено { $n } строк
 }
events-more = и ещё { $n }
day = { $day }.{ $month }.{ $year }
