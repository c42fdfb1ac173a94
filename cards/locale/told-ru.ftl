# Что говорится о вводе, о файлах и картах и что сообщают команды. Коды — у ошибок и сообщений в cards и fitil.py.
# Английский текст стоит в коде. Без точек в конце: строку собирает программа.

unreadable = файл не читается: { $reason }
failed = не получилось: { $reason }
nearest = может быть, { $names }?
or = { $first } или { $rest }
more-faults = { $n ->
    [one] и ещё { $n } ошибка
    [few] и ещё { $n } ошибки
   *[other] и ещё { $n } ошибок
 }
no-such-file = такого файла нет
is-folder = это папка, а нужен файл
cannot-be-read = файл не открывается: { $reason }
empty-pipe = в канале ничего нет
standard-input = стандартный ввод
the-link = ссылка
empty = файл пустой
empty-input = пусто
too-large = файл больше { $most } МБ
binary = это не текст; сохраните его как текст в кодировке UTF-8
not-utf-8 = текст не в кодировке UTF-8; сохраните его в UTF-8
game-is-table = { $path } — это таблица карт: команда fitil print { $path } --keep mygame сделает из неё игру и скажет, как её проверить
unknown-game = нет игры «{ $name }»
unknown-card = нет карты «{ $name }»
unknown-option = варианта «{ $name }» в этой игре нет
unknown-deck = нет ни файла, ни колоды «{ $name }»
words-of-game = { $name } — игра; список её слов: fitil words --game { $name }
rule-of-game = { $name } — правило, а не игра; его текст: { $command }
name-its-deck = «{ $name }» — это игра: назовите одну из её колод, например { $deck }
no-decks-here = в игре «{ $title }» колод не приносят
game-without-decks = «{ $name }» — это игра, и стартовых колод у неё нет: укажите файл с колодой
unknown-part-of-a-deck = «{ $name }»: из этого колоду здесь не сложить
no-heading-form = у термина «{ $name }» нет формы для заглавия статьи
missing-key = нет ключа { $name }
missing-keys = нет ключей { $names }
unknown-key = ключа «{ $name }» здесь не бывает
duplicate-key = ключ { $name } написан дважды
only-comments = в файле одни комментарии
second-document = в файле второй документ YAML; нужен один
bad-yaml = здесь ошибка в YAML
no-colon = здесь нет двоеточия: пишите «ключ: значение»
tab = знак табуляции: отступ делают пробелами
quote-inside = кавычка " внутри текста между "…": замените её на « или », либо возьмите текст в '…'
quote-open = кавычка, которая открыта здесь, нигде не закрыта
colon-inside = двоеточие в тексте: возьмите весь текст в кавычки
indented = отступ здесь { $n ->
    [one] { $n } пробел
    [few] { $n } пробела
   *[other] { $n } пробелов
 }, а в строке { $line } — { $by ->
    [one] { $by } пробел
    [few] { $by } пробела
   *[other] { $by } пробелов
 }; сделайте их одинаковыми
not-an-id = «{ $value }» не подходит: код (id) пишут строчными латинскими буквами, слова — через дефис
should-not-be-empty = здесь пусто
should-be-text = нужен текст, а здесь { $value }
should-be-whole = нужно целое число, а здесь { $value }
should-be-list = нужен список, а здесь { $value }
should-be-mapping = нужны ключи со значениями, а здесь { $value }
should-be-at-least = должно быть не меньше { $limit }, а здесь { $value }
should-be-at-most = должно быть не больше { $limit }, а здесь { $value }
too-large-number = слишком большое число: { $value }
too-many-letters = не длиннее { $limit } знаков
too-deep = слишком много вложенных уровней

## Как об этом сказано

see = полный список: { $names }
known = есть { $names }
name-of-game = { $name } ({ $game })
the-file = файл
unknown-lead = нет { $kind_gen } «{ $name }»
no-such-team = нет { $team_gen } «{ $name }»
no-such-set = нет { $set_gen } «{ $name }»
unknown = { $what ->
    [action] нет действия
    [bot] нет бота
    [card] нет карты
    [card-type] нет типа карт
    [colour] нет цвета
    [column] нет столбца
    [condition] нет условия
    [deck] нет колоды
    [duration] нет срока
    [element] нет элемента
    [event] нет события
    [feature] нет признака
    [font] нет шрифта
    [form] нет формы
    [game] нет игры
    [game-or-rule] нет ни игры, ни правила
    [goal] нет цели
    [group] нет группы
    [icon] нет значка
    [keyword] нет свойства
    [kind-of-column] нет столбцов вида
    [kind-of-export] нет экспорта вида
    [kind-of-word] нет слов вида
    [label] нет подписи
    [language] нет языка
    [layout] нет макета
    [mode] нет режима
    [modifier] нет изменения
    [number] нет числа
    [part] нет части
    [phase] нет фазы
    [place] нет места
    [player] нет игрока
    [property] нет свойства
    [rarity] нет редкости
    [room] нет комнаты
    [rule] нет правила
    [seat] нет места
    [set] нет набора
    [sheet] нет листа
    [slot] нет слота
    [state] нет состояния
    [team] нет команды
    [token] нет жетона
    [trigger] нет условия срабатывания
    [verb] нет действия
    [word] нет слова
    [zone] нет зоны
   *[other] такого нет: { $kind }
 } «{ $name }»
stopped = остановлено
see-help = { $what } (см. { $at } --help)
not-cached = картинки не сохранились в кэше: { $reason }; другую папку для него задаёт FITIL_CACHE

kind-action = действие
kind-bot = бот
kind-card = карта
kind-card-type = тип карты
kind-card-type-with-a-phase-of-its-own = тип карты со своей фазой
kind-choice-among-the-slots-called = слот с выбором
kind-condition = условие
kind-deck = колода
kind-duration = срок
kind-event = событие
kind-feature = признак
kind-form = форма
kind-game = игра
kind-game-or-rule = игра или правило
kind-goal = цель
kind-group = группа
kind-font = шрифт
kind-icon = значок
kind-keyword = свойство
kind-kind-of-export = вид экспорта
kind-kind-of-word = вид слов
kind-label = подпись
kind-language = язык
kind-mode = режим
kind-modifier = изменение
kind-number = число
kind-part = часть
kind-phase = фаза
kind-place = место
kind-player = игрок
kind-property = свойство
kind-rarity = редкость
kind-rule = правило
kind-seat = место
kind-set = набор
kind-sheet = лист
kind-slot = слот
kind-state = состояние
kind-table-in-template-yaml = лист на стол в template.yaml
kind-table-of-numbers = таблица чисел
kind-team = команда
kind-trigger = условие срабатывания
kind-verb = действие
kind-word = слово
kind-zone = зона
kind-value = значение

## Что набрано

no-minus = «{ $option }»: отрицательных чисел здесь не бывает, напишите число без минуса
no-such-option = ключа { $option } нет
no-such-command = команды { $name } нет
missing-command = не хватает команды
missing-argument = не хватает { $argument ->
    [deck] колоды
    [file] файла
    [game] игры
    [card] карты
    [id] кода
    [kind] вида экспорта
    [name] нового имени
    [other] имени второго игрока
    [other-file] второго файла
    [player] имени игрока
    [points] числа очков
    [table-or-player] номера стола или имени игрока
   *[other-word] слова
 } ({ $name })
argument = { $argument ->
    [minutes] минуты ({ $name })
    [points] очки ({ $name })
    [sheet] лист ({ $name })
   *[other-word] { $name }
 }
missing-option = не хватает ключа { $name }
needs-value = после { $option } нужно значение
takes-no-value = { $option } пишется без значения
extra-arguments = { $n ->
    [1] лишнее слово
   *[other] лишние слова
 }: { $words }
bad-value = { $name }: { $why }
not-a-choice = { $name }: «{ $value }» не подходит; можно: { $choices }
not-between = { $name }: здесь { $value }, а должно быть от { $least } до { $most }
below = { $name }: здесь { $value }, а должно быть не меньше { $least }
not-a-number = { $name }: «{ $value }» — не число
no-number = «{ $value }» — не число
out-of-bounds = здесь { $value }, а должно быть от { $least } до { $most }
say-which-game = из какой игры? Добавьте --game: { $games }
one-game-listed = назовите одну игру, а не две: { $one } и { $other }

## Система

errno = ошибка системы { $name }
errno-EACCES = нет доступа
errno-EFBIG = файл слишком большой
errno-EPERM = нет прав
errno-ENOENT = такого файла или папки нет
errno-EEXIST = такой файл уже есть
errno-ENOTDIR = на пути стоит файл, а не папка
errno-EISDIR = это папка
errno-ENOSPC = на диске нет места
errno-EDQUOT = место, отведённое на диске, кончилось
errno-EROFS = сюда можно только читать
errno-ENAMETOOLONG = имя слишком длинное
errno-ELOOP = ссылки ведут по кругу
errno-EMFILE = открыто слишком много файлов
errno-EIO = диск не читается
errno-EADDRINUSE = он уже занят
errno-EADDRNOTAVAIL = такого адреса здесь нет
errno-ENOTEMPTY = папка не пуста
errno-EXDEV = это другой диск
errno-EINVAL = так нельзя
errno-ETXTBSY = файл занят
errno-EBUSY = занято

## Запись

exists = { $path }: такой файл уже есть, он не переписан
not-written = { $path }: записать не удалось: { $reason }
broken-link = это ссылка в никуда
folder-to-write = это папка; назовите файл
file-not-output = здесь пишется файл, а не стандартный вывод: вместо - назовите файл
folder-not-output = здесь пишется папка, а не стандартный вывод: вместо - назовите папку
not-a-regular-file = это устройство или канал; переписываются только обычные файлы

## YAML

no-aliases = ссылок YAML (& и *) здесь не бывает; напишите само значение
no-tags = метки «{ $name }» здесь не бывает
plain-key = ключ должен быть простой строкой
missing-value = не хватает ещё одного значения
text-is-made = ключа «{ $name }» здесь не бывает: текст карты получается из того, что она делает, на всех языках
wrong-value = { $value } сюда не подходит
should-be-number = нужно число, а здесь { $value }
should-be-left-out = этого здесь быть не должно: { $value }
should-be-more-than = должно быть больше { $limit }, а здесь { $value }
should-be-less-than = должно быть меньше { $limit }, а здесь { $value }
too-few-letters = не короче { $limit } знаков, а здесь { $value }
too-few-entries = записей должно быть не меньше { $limit }, а здесь { $value }
too-many-entries = записей должно быть не больше { $limit }, а здесь { $value }
true-or-false = нужно true или false, а здесь { $value }
not-one-of = «{ $value }» не подходит; можно: { $words }
no-such-tag = «{ $name }» здесь не бывает
not-a-rule-id = «{ $value }» — не id правила; его пишут строчными латинскими буквами, слова — через точку и дефис
not-a-property = «{ $value }» — не свойство; напишите его id, а если у него есть число, то и число через пробел
not-a-slot-name-here = «{ $value }» — не название слота; его пишут строчными латинскими буквами, слова — через подчёркивание
not-a-language = «{ $value }» — не код языка; это две строчные латинские буквы: ru, ja
not-a-version = «{ $value }» — не версия; её пишут числами через точку, не больше трёх
not-a-day = «{ $value }» — не дата; напишите год, месяц и день: 2026-11-20

## Игра

not-a-colour = цвет пишут так: '#a1b2c3', а здесь «{ $value }»
bounds-crossed = нижняя граница больше верхней
group-is-type = «{ $name }» — уже тип карт; назовите группу иначе
type-is-any = «{ $name }» значит «любая карта»; назовите тип иначе
fewest-to-most = напишите от наименьшего к наибольшему, например [2, 4]
table-twice = такая таблица чисел уже есть, по { $other }
no-such-numbers-of-decks = от { $least } до { $most } колод принести нельзя
number-and-rule = { $key } и { $key }_rule пишут вместе
no-title-in = нет названия на языках: { $langs }
not-a-slot-name = «{ $name }» — не название слота; напишите одно латинское слово строчными буквами
slot-name-taken = слот нельзя назвать «{ $name }»: у колоды это имя уже занято
type-in-two-slots = карты типа «{ $kind }» уже лежат в слоте «{ $other }»
slot-or-table = число стоит либо в слоте, либо в таблице
message-taken = сообщение «{ $name }» уже занято: { $other }
slot-always = «{ $name }» есть у каждого слова вида { $kind }; назовите слот иначе
not-a-message = «{ $name }» — не сообщение: напишите слова через дефис, а слот так: {"{"}slot{"}"}
no-game-has-cards = ни в одной игре нет карт

## Поле

board-size = на поле от 1 до { $most_columns } столбцов и от 1 до { $most_rows } строк, а здесь { $columns } и { $rows }
board-empty = на поле должна быть хотя бы одна клетка, например {"{"}at: [1, 1]{"}"}
board-outside = { $at } — за краем поля { $columns } × { $rows }
board-twice = клетка { $name } стоит на поле дважды
board-part = клетка { $name } должна быть ровно в одной части поля, а частей с ней — { $n }
plan-at = [{ $rule }] строка { $row }, столбец { $column }: { $what }
plan-lines = план { $columns } × { $rows } клеток — это { $n } { $n ->
    [one] строка
    [few] строки
   *[other] строк
 }, а здесь { $found }
plan-letters = строка в { $columns } { $columns ->
    [one] клетку
    [few] клетки
   *[other] клеток
 } — это { $n } { $n ->
    [one] знак
    [few] знака
   *[other] знаков
 }, а здесь { $found }
plan-corner = угол клетки — это «{ $corner }», а не «{ $letter }»
plan-side = сторона клетки вся одинаковая: «{ $wanted }», а не «{ $found }»
plan-unknown = знака «{ $letter }» на плане здесь быть не может, только { $letters }
plan-two-marks = на клетке один знак, а здесь несколько: { $marks }
plan-digit = цифру и её знак пишут вместе: { $wanted }
plan-no-number = ровно на одной клетке должна быть цифра со знаком: { $wanted }
plan-two-numbers = цифра на плане одна, и она уже стоит на другой клетке
plan-open = край здесь открыт, а за ним нет прохода; открыта может быть только клетка { $places }, считая от угла
plan-closed = { $side ->
    [0] верхний край
    [1] правый край
    [2] нижний край
   *[3] левый край
 } весь закрыт: откройте клетку { $places }, считая от угла
plan-alone = числа { $number } нет больше ни на одном плане, а каждое число стоит на двух
plan-same-mark = на карте { $other } число { $number } с тем же знаком: здесь нужен другой
plan-third = число { $number } уже стоит на картах { $first } и { $second }, третьей быть не может
board-shape = поле пишут так: {"{"}columns: 4, rows: 3, squares: [{"{"}at: [1, 1]{"}"}]{"}"}, а здесь не то: { $name }
unknown-square = на поле нет клетки «{ $name }»

## Карты

needs-no-key = ключ { $name } не для карт типа «{ $kind }»
property-twice = свойство «{ $name }» написано дважды
no-such-number = у карт типа «{ $kind }» нет числа «{ $name }»
missing-number = нет числа «{ $name }»
not-in-bounds = { $name }: здесь { $value }, а должно быть от { $least } до { $most }
needs-effect = нужно хотя бы одно действие
needs-event = «{ $trigger }» ждёт события: добавьте event: {"{"}on: …{"}"} (полный список: fitil words --kind event)
no-events = в этой игре никакое условие срабатывания не ждёт события
only-with-event = события ждут только { $names }
effect-is-cost = «{ $name }» — это цена способности «{ $trigger }»: её пишут в cost
gives-nothing = «{ $name }» ничего не даёт: добавьте { $gifts }
you-do-it = то, что происходит взамен, делаете вы, а не «{ $by }»
which-cards = нужно сказать, какие карты: {"{"}type: …, of: …{"}"}, а здесь { $value }
no-host = карта-носитель есть только у карты, которую играют на другую
no-it = слову it здесь не на что указать; напишите this
two-courses = нужны два списка действий на выбор
property-with-number = «{ $name }» пишется с числом, например «{ $name } 2»
property-without-number = «{ $name }» пишется без числа
should-be-a = здесь нужно слово ({ $kind }), а стоит { $value }
changes-nothing = { $name }: ноль ничего не меняет
onto-one = играют только на одну карту
card-of-set = карта { $n } из { $of }: { $what }
card-left-out = карта { $n } из { $of } не напечатана: { $what }
cards-of-other-game = карты здесь для { $game }, а не для игры «{ $other }»
reverse-of-reverse = у карты «{ $name }» есть своя другая сторона
reverse-taken = «{ $name }» — уже другая сторона карты «{ $other }»
reverse-apart = карта и её другая сторона либо обе бывают в колодах, либо обе нет
id-twice = id «{ $name }» уже есть
id-twice-at = карта с кодом (id) «{ $name }» уже есть: { $at }
no-name-here = у карты «{ $name }» здесь нет названия: добавьте строку { $name }: {"{"}name: …{"}"}
name-twice = название карты «{ $name }» дано дважды
nameless-card = у карты нет названия; достаточно на одном языке
nameless-in = у карты «{ $name }» нет названия { $lang ->
    [he] на иврите
   *[ru] по-русски
 }
fix-nameless = пока там стоит «{ $name }»
name-taken = название «{ $name }» уже есть у карты «{ $other }»

## Свои карты

deck-twice = в { $game } уже есть колода «{ $name }»; назовите этот файл иначе
is-file = это файл, а нужна папка
no-folder-of-cards = такой папки нет; начать её можно командой fitil new card --cards { $name } …
game-in-cards = в папке карт этому не место; папку своей игры указывают в FITIL_GAMES
cards-of-no-game = нет ключа game: для какой игры эти карты, например game: boombit
cards-of-two-games = в папке карты одной игры, а до сих пор они были для { $game }
no-cards-here = карт здесь нет; их пишут в файл, например cards/mine.yaml
leads-out = это ссылка, которая ведёт из папки наружу; положите сам файл
installed = Fitil установлен в { $path }, и туда ничего не пишется: { $instead }
add-own-folder = добавьте --cards и папку, и карта будет записана в вашу папку
draw-in-own-folder = нарисуйте карту в своей папке (--cards)
folder-of-other-game = в папке { $folder } лежат карты игры { $other }, а в одной папке место картам только одной игры: для { $game } назовите другую
name-in-every-language = карте нужно название на каждом языке, не хватает { $missing }
no-file-of-team = нет файла с картами этой команды
card-needs-options = добавьте ещё { $missing }{ $n ->
    [0] {""}
   *[other] ; типы карт: { $types }
 }
no-sets = нет ключа sets, а значит, и набора, к которому отнести карту
cards-of-other-team = здесь карты другой команды; назовите этот файл иначе
written-from-table = этот файл делается из таблицы: добавьте строку в таблицу и напечатайте таблицу ещё раз с ключом --keep
only-yaml = { $path }: сюда пишется YAML; назовите файл { $name }
no-lead = колоды игры «{ $title }» не строятся вокруг одной карты{ $n ->
    [0] {""}
   *[other] ; как они выглядят, покажет { $shown }
 }
lead-missing = назовите карту, вокруг которой строится колода{ $n ->
    [0] , ключом --hero
   *[other] , например --hero { $name }
 }
game-exists = { $path }: такая игра уже есть
not-a-name = «{ $name }» — не имя: напишите одну строку без невидимых знаков
not-prose = в тексте есть знаки, которых не видно: наберите его заново
name-of-other-letters = { $option }: в названии «{ $name }» нет ни одной { $lang ->
    [he] буквы иврита
   *[ru] русской буквы
 }
not-written-for = { $what }
has-scene = у карты { $name } уже есть сцена
has-picture = { $path }: у карты { $name } уже есть картинка; уберите этот файл, чтобы нарисовать сцену

## Слова игры

no-noun = нет слова «{ $name }»
message-fails = сообщение «{ $name }» не складывается
message-not-given = сообщению «{ $name }» не дано { $asked }; дано { $given }
missing-form = у слова «{ $name }» не хватает формы
number-of-forms = форм { $n }, а нужно { $each }
unknown-form = нет формы «{ $name }»

## Сайт

no-site-here = текстов правил в этой установке нет: читайте их на сайте или спрашивайте в копии репозитория
site-findings = { $first }{ $n ->
    [0] {""}
   *[other] {" "}(и ещё { $n }; чтобы увидеть все: fitil site check)
 }
rules-agreed = { $n ->
    [0] и так всё сверено
    [one] отмечено: сверено { $n } правило
    [few] отмечено: сверены { $n } правила
   *[other] отмечено: сверено { $n } правил
 }

## Вопрос к правилам

no-answer = ответа не нашлось; о чём есть правила: { $topics }
no-answer-here = ответа не нашлось
one-of-two = вопрос, похоже, об одном из двух: «{ $one }» или «{ $other }»
nearest-answers = похоже, правила об этом молчат; о чём есть правила: { $topics }. Ближе всего вот что:
empty-question = вопрос пустой
asked-as = спрашивают так: «{ $phrase }»

## Отчёты

no-findings = замечаний нет
nothing-to-list = список пуст
no-starters-here = в игре «{ $title }» колод не приносят, поэтому список пуст
findings = { $n ->
    [one] { $n } замечание
    [few] { $n } замечания
   *[other] { $n } замечаний
 }
card-added = { $path }: добавлено { $name }
file-written = { $path }: записано
next-after-card = дальше: напишите в { $path }, что карта делает; чтобы её напечатать, выполните { $print }
next-after-picture = дальше: { $file ->
    [drawing] откройте { $path } в программе для рисования
   *[scene] поправьте { $path }
 } и запустите { $preview }: там видно каждое сохранение, а на отдельной вкладке — всё, что можно назвать в сцене
deck-to-fill = Карт нужно { $least ->
    [0] ровно { $most }
   *[other] от { $least } до { $most }
 }: уберите # перед теми, что берёте, впишите, сколько каждой, и выполните { $check }
copies-at-most = не больше { $n } { $n ->
    [one] копии
   *[other] копий
 }
other-words = остальные слова покажет { $command }
next-after-deck = дальше: уберите # перед картами, которые берёте, потом выполните { $check } и { $print }
next-after-game = дальше выполните { $lint }: так вы узнаете шаг за шагом, что написать
step-types = дальше добавьте типы карт с числами на них и набор (set), к которому карты относятся
step-cards = дальше — первая карта: эта команда запишет её вместе с названиями
step-card-text = дальше — как называется карта каждого типа
step-template = дальше — что где лежит на карте, в миллиметрах
step-deck = карты уже можно печатать; дальше — колода из них; чтобы её напечатать, выполните { $print }
cache-told = { $path }: { $n ->
    [one] { $n } файл
    [few] { $n } файла
   *[other] { $n } файлов
 }, { $mb } МБ{ $cleared ->
    [yes] , очищено
   *[no] {""}
 }
set-own-games = задайте в FITIL_GAMES свою папку, и игра будет записана туда

n-back = { $n ->
    [one] { $n } рубашка
    [few] { $n } рубашки
   *[other] { $n } рубашек
 }
n-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
n-deck = { $n ->
    [one] { $n } колода
    [few] { $n } колоды
   *[other] { $n } колод
 }
n-page = { $n ->
    [one] { $n } страница
    [few] { $n } страницы
   *[other] { $n } страниц
 }
n-picture = { $n ->
    [one] { $n } картинка
    [few] { $n } картинки
   *[other] { $n } картинок
 }
n-sticker = { $n ->
    [one] { $n } наклейка
    [few] { $n } наклейки
   *[other] { $n } наклеек
 }
n-piece = { $n ->
    [one] { $n } штука
    [few] { $n } штуки
   *[other] { $n } штук
 }
n-sheet = { $n ->
    [one] { $n } лист
    [few] { $n } листа
   *[other] { $n } листов
 }

## Замечания

as-said = { $what }
lint-idle-words = { $words } ничего не сделает
lint-idle-here = здесь это ничего не сделает
fix-choose-another = выберите другое
lint-idle-trigger = «{ $name }» у карт типа «{ $kind }» не наступает никогда
lint-not-one = способностей «{ $name }» здесь { $n }, а должна быть ровно одна
fix-not-one = оставьте карте одну способность «{ $name }»
fix-idle-trigger = дайте его картам типа { $types } или возьмите другое условие срабатывания
lint-beyond-deck = { $name }: в колоде не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
 }
fix-fewer = напишите меньше
lint-already = { $name }: карты и так { $values }
fix-already = напишите в { $name } другое: { $keys }
lint-unbounded = { $name }: не сказано сколько
fix-add = добавьте { $names }
lint-foreign-name = в названии «{ $name }» нет ни одной буквы этого языка
fix-foreign-name = напишите его { $lang ->
    [he] на иврите
    [ru] по-русски
   *[en] по-английски
 }
lint-no-message = нет сообщения «{ $name }»
lint-unused-message = сообщение «{ $name }» ни для чего не нужно
fix-rename = переименуйте «{ $name }»
fix-as-elsewhere = напишите его, как на другом языке
fix-remove = уберите его
fix-name-it = скажите, как это зовётся в игре, как и на другом языке
lint-says = здесь сказано «{ $text }»
fix-write = напишите { $text }
fix-one-script = пишите одним алфавитом
lint-mixed = в слове «{ $text }» смешаны разные алфавиты
lint-quotes = в тексте машинописные кавычки
lint-near-names = у { $one } и { $other } почти одинаковые названия
lint-many-near-names = пар карт с почти одинаковыми названиями: { $n }; первая из них — { $first }
fix-rename-one = переименуйте одну из них
lint-twins = { $one } в игре ничем не отличается от { $other }
lint-many-twins = карт без способностей, которые в игре ничем не отличаются от других: { $n }; первая — { $first }
fix-twins = измените её или уберите
lint-other-aids = не так, как на другом языке ({ $lang })
fix-same-everywhere = разделы, значки и правила должны быть одни на всех языках
lint-other-order = разделы стоят не в том порядке, что на другом языке ({ $lang })
fix-one-order = поставьте их в одном порядке
lint-unused-word = ни одна карта не пользуется словом { $name }
lint-unused-property = ни у одной карты нет свойства { $name }
fix-design = придумайте такую
fix-shown-by = напишите в shown_by, какая карта его показывает
fix-design-with = придумайте карту, у которой { $facts }
lint-unshown-rule = ни одна карта не показывает правило { $name }
asked-shape = здесь должны быть правила, а у каждого — список вопросов в кавычках
talk-shape = здесь должны быть правила, а у каждого — до трёх текстов в кавычках: слова одного из спросивших, слова двоих, слова троих и больше
open-quotes = ячейка начинается с кавычки, которая нигде не закрыта
damaged-table = таблица повреждена: сохраните её заново
too-many-rows = строк больше { NUMBER($most) }: для таблицы карт это слишком много
too-long-table = знаков больше { NUMBER($most) }: для таблицы карт это слишком много
no-spreadsheet = это не таблица: сохраните её как .xlsx, .ods или .csv

## Папка клуба

no-club = папки { $path } нет
club-about = этого файла нет; начните его строкой «# Название клуба»
club-name = такого в папке клуба не бывает; бывают { $names }
club-many = файлов здесь { $n }, а читается не больше { $most }
club-suffix = имена файлов здесь кончаются на { $names }
club-elsewhere = это не файл из папки клуба
club-large = файл слишком велик: { $size } Б, а читается не больше { $most }
club-title = начните с заголовка: «# …»
club-news = имя файла новостей начинается с даты: 2026-11-20-open.md
club-date = «{ $line }» — не дата; пишите так: 2026-12-03 19:00 Boomb.it, в библиотеке
club-picture = картинки pictures/{ $name } нет
club-base = { $base } — не путь и не адрес; напишите, например, /club/ или https://club.example/fitil/
served = { $address } (Ctrl-C — остановить)

## Заголовки списков

head-bytes = байты
head-card = карта
head-cards = карты
head-decks = колоды
head-files = файлы
head-game = игра
head-gloss = правило
head-id = код
head-keys = ключи
head-kind = вид
head-meaning = правило
head-mode = режим
head-name = название
head-paper = бумага
head-play = играть
head-rarity = редкость
head-ref = колода
head-rules = правила
head-size = карты
head-team = команда
head-title = полное название
head-type = тип

## Слова, из которых сделаны карты

key-needed = обязательно
key-optional = можно не писать
key-default = если не написать: { $value }
word-rule = правило { $rule }: { $text }
example-on = например, на карте { $name } ({ $card }):
also-on = { $more ->
    [1] ещё на карте
   *[other] ещё на картах
 } { $cards }{ $n ->
    [0] { "" }
    [one] {" "}и на { $n } другой
   *[other] {" "}и на { $n } других
 }
takes-or = или
takes-number = целое число
takes-cards = карты (см. fitil words cards)
takes-per = по числу карт (см. fitil words per)
takes-event = событие
takes-condition = условие
takes-verbs = список действий
takes-courses = два списка действий на выбор
takes-keywords = список свойств
takes-abilities = список способностей
takes-own-keywords = список { $keyword_pl_gen }
takes-own-abilities = список { $ability_pl_gen }
rule-kind-turn = ход игры
rule-kind-card = карты
rule-kind-validate = состав
rule-kind-info = справка
rule-kind-table = за столом
rule-kind-ruling = решение
