# Что не так с файлом колоды. Коды — у ошибок в cards/decks и cards/files.py; без точек в конце.

unreadable = файл не читается: { $reason }
nearest = может быть, { $names }?
or = { $first } или { $rest }
more-faults = { $n ->
    [one] и ещё { $n } ошибка
    [few] и ещё { $n } ошибки
   *[other] и ещё { $n } ошибок
 }

## Файл

no-such-deck = такого файла нет, и стартовой колоды с таким именем тоже
unknown-deck = нет ни файла, ни стартовой колоды «{ $name }»
no-such-file = такого файла нет
is-folder = это папка, а нужен файл
cannot-be-read = файл не открывается: { $reason }
empty-pipe = в канале ничего нет
empty = файл пустой
too-large = файл больше { $most } МБ
binary = это не текст; сохраните список как текст в кодировке UTF-8
not-utf-8 = текст не в кодировке UTF-8; сохраните его в UTF-8
other-file = это не список; сохраните его как таблицу (.xlsx, .ods), как CSV или как простой текст
too-much-unpacked = таблица в распакованном виде больше { $most } МБ: для списка это слишком много
bad-workbook = таблица повреждена; сохраните её заново или как CSV
many-sheets = { $n ->
    [one] в таблице { $n } заполненный лист
    [few] в таблице { $n } заполненных листа
   *[other] в таблице { $n } заполненных листов
 }; оставьте только лист с колодой

## Список

no-cards-in-list = в списке нет карт
too-many-lines = в файле больше { $most } строк: для колоды это слишком много
too-many-in-list = в списке больше { $most } карт: для колоды это слишком много
long-line = { $letters ->
    [one] в строке { $letters } знак
    [few] в строке { $letters } знака
   *[other] в строке { $letters } знаков
 }: для списка это слишком длинно
unknown-game = нет игры «{ $name }»
unknown-mode = [{ $rule }] нет режима «{ $name }»
only-one-mode = в этой игре режим всего один; уберите --mode
unknown-card = нет карты «{ $name }»
write-so = непонятная строка «{ $text }»; напишите так: { $write }
which-number = «{ $text }»: неясно, это номер строки или число копий; если число копий, напишите так: { $write }
of-what = { $copies } — а чего? Не хватает названия карты
how-many = сколько карт «{ $name }»? «{ $copies }» — не число
bad-copies = копий не может быть { $copies }; напишите число от 1 до { $most }
heading-or-card = «{ $text }» — и заголовок, и карта; если это карта, напишите так: { $write }
name-follows = после «{ $text }» должно стоять название карты
too-many-in-slot = рядом с колодой { $most ->
    [one] лежит только { $most } такая карта
    [few] лежат только { $most } такие карты
   *[other] лежат только { $most } таких карт
 }, а «{ $name }» здесь { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
 }
no-such-slot = в этой игре «{ $name }» рядом с колодой не лежит; поставьте карту в список или уберите эту строку
in-sideboard = «{ $name }» в сайдборде, а к колоде эта карта оттуда не относится; уберите эту строку

## Другие программы

bad-table = в таблице ошибка: { $reason }
bad-xml = в XML ошибка: { $reason }
other-xml = это XML, но не список: начинается с <{ $tag }>; подойдут колода Cockatrice (.cod) и order.xml
document-type = в XML объявлен тип документа; в списках этого быть не должно
unknown-zone = в колоде нет раздела «{ $name }», есть main и side
bad-json = в JSON ошибка: { $reason }
other-json = это JSON, но не список; подойдёт сохранённый объект Tabletop Simulator
too-deep = слишком много вложенных уровней
many-decks = { $n ->
    [one] в файле { $n } колода
    [few] в файле { $n } колоды
   *[other] в файле { $n } колод
 }; сохраните только нужную

## YAML

missing-key = нет ключа { $name }
unknown-key = ключа { $name } здесь не бывает
duplicate-key = ключ { $name } написан дважды
only-comments = в файле одни комментарии
second-document = в файле второй документ YAML; нужен один
bad-yaml = в YAML ошибка: { $reason }
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
not-an-id = { $where }: { $value } — не id; id пишут латинскими строчными словами через дефис
should-not-be-empty = { $where }: здесь пусто
should-be-text = { $where }: нужен текст, а здесь { $value }
should-be-whole = { $where }: нужно целое число, а здесь { $value }
should-be-list = { $where }: нужен список, а здесь { $value }
should-be-mapping = { $where }: нужны ключи со значениями, а здесь { $value }
should-be-at-least = { $where }: должно быть не меньше { $limit }, а здесь { $value }
should-be-at-most = { $where }: слишком большое число, { $value }
too-many-letters = { $where }: не длиннее { $limit } знаков
