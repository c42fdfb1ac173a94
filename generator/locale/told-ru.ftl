sheet-on-paper = листа «{ $name }» нет; вместо него напишите --sheet { $sheet } --paper { $paper }
table-paper = лист на стол не помещается на бумагу { $paper } мм
card-for-deck = «{ $name }» — это карта, а не колода; чтобы её напечатать, выполните { $command }
game-for-deck = «{ $name }» — это игра, а не колода; чтобы взять часть её карт, напишите --game { $name }

## Файлы и папки

needs-folder = { $path } — это файл, а нужна папка
made-changed = файл изменён вручную, и эти правки пропали бы; назовите новую папку, а эту как есть печатает { $command }
not-ours = в папке { $path } уже лежит что-то другое; назовите пустую или новую
not-part = в папке { $path } лежит лишний файл { $name }; назовите пустую или новую
not-replaced = папку { $path } не удалось заменить: { $reason }
broken-link-at = { $path } — ссылка в никуда
list-or-code = --out пишет в файл код ссылки, а с --list ссылки нет: уберите одно из них
no-pdf = { $path }: такой файл уже есть, и это не PDF; назовите другой
only-pdf = { $path }: сюда пишется только файл .pdf
only-three-kinds = { $path }: сюда пишутся только файлы .png, .svg и .pdf
not-to-output = PDF пишется только в файл, а не в стандартный вывод: назовите файл .pdf после -o
one-picture = после -o может быть одна картинка на одном языке: добавьте --lang или уберите -o

## Что печатать

no-language-of-page = нет языка «{ $name }»: карты на { $cards }, а страница бывает на { $page }
no-common-language = общего языка у этих игр нет: напечатайте каждую в свой файл
same-language = второй язык — тот же, что и первый: { $lang }
too-many-cards-to-print = карт { NUMBER($n) }, а за раз печатается не больше { NUMBER($most) }: разложите их на несколько файлов
nothing-asked = не сказано, какие карты: назовите колоду или напишите --team, --set или --card
nothing-of = печатать нечего: в игре «{ $title }» нет карт для { $of }
nothing-free = печатать нечего: в игре «{ $title }» нет карт без { $team_gen }
cards-of-games = карты из разных игр: { $cards }; напечатайте каждую игру в свой файл
no-pieces = в игре «{ $title }» нет карт, которые лежат отдельно от колод: уберите --pieces
which-game = из какой игры? Добавьте --game: { $games }
copies-to-print = «{ $text }»: печатается от 1 до { $most } копий карты
cover-needs-pages = для --cover нужны листы бумаги, а этот лист — одна карта для типографии
fill-or-tokens = --fill занимает места, которые карты оставили свободными, а с --tokens карты не печатаются
since-needs-cards = --since сравнивает карты, а карты не выбраны
stickers-need-since = для --stickers нужен и --since с прежней печатью: наклейки клеят на её карты
stickers-need-pages = для --stickers нужны листы бумаги, а этот лист — одна карта для типографии
not-with-stickers = { $option } — для целых карт: с --stickers этот ключ не нужен
print-without-parts = прежняя печать не отличает текст карты от остального: напечатайте карты целиком, без --stickers
tables-need-pages = для --tables нужны листы бумаги, а этот лист — одна карта для типографии
square-needs-squares = для --square нужно поле с клетками или то, что на них лежит, а ничего такого не выбрано
no-aids = в игре «{ $title }» нет памяток
no-tokens = в игре «{ $title }» нет жетонов
no-tables = в игре «{ $title }» нет листов на стол
no-template = в игре «{ $title }» нет шаблона, без него карты не напечатать
no-printed-game = ни в одной игре ещё нет карт: начните с fitil new game

## Листы и размеры

unknown-paper = нет бумаги «{ $name }»
all-left-out = печатать нечего: ничего не осталось
no-card-yet = пока ни одну карту не прочитать
copies-to-leave-out = «{ $text }»: таких карт здесь — { $most }; убрать можно от одной до всех
not-among = среди того, что печатается, нет карты «{ $name }»
start-or-cut = --start считает места первого листа, а --order cut раскладывает стопками: оставьте одно
no-such-place = места { $n } нет: на листе их { $most }
no-backs = страниц с рубашками нет: рубашки напечатаны рядом с лицевыми сторонами или не печатаются вовсе
not-a-size = «{ $text }» — не размер: напишите ширину и высоту в миллиметрах, например 63x88, или в дюймах: 2.5x3.5in
not-a-square = «{ $text }» — не размер клетки: напишите ширину в миллиметрах, от { $least } до { $most }, например 30
not-printable-size = размер «{ $text }» не напечатать: сторона должна быть от 5 до 2000 мм
not-a-size-of-key = { $key }: { $size } мм не подойдёт, сторона должна быть от 5 до 2000 мм
out-of-range-of-key = { $key }: { $n }, а должно быть от 1 до { $most }
no-negative-lengths = gutter, bleed, edge и corner не могут быть меньше нуля
extends-itself = «{ $name }» наследует сам себе
kind-layout = макет
kind-element = элемент
kind-token = жетон
called-twice = { $kind } «{ $name }» уже есть, в строке { $line }
card-too-large = карта { $card } мм не помещается на бумагу { $paper } мм
too-many-parts = карта { $card } мм не помещается на бумагу { $paper } мм, даже если разрезать её на { $most } частей
cards-too-large = { $columns } × { $rows } карт по { $card } мм не помещаются на бумагу { $paper } мм
too-many-on-page = карт по { $card } мм на странице { NUMBER($n) }, а может быть не больше { NUMBER($most) }
over-registration-marks = карты заходят на приводочные метки
offset-too-large = сдвиг может быть не больше { $most } мм в любую сторону, а здесь --x { $x } --y { $y }
picture-too-large = картинка вышла бы { $width } × { $height } пикселей: уменьшите --dpi или --size
token-too-large = жетон { $size } мм не помещается на карту { $card } мм
summary-needs-paper = для памятки нужна бумага со стороной от { $least } мм, а здесь { $paper }
form-needs-paper = для регистрационного листа нужна бумага со стороной от { $least } мм, а здесь { $paper }
too-many-for-form = { $name }: карт больше, чем строк на странице ({ $most })
box-too-large = для коробки нужна бумага { $size } мм, а здесь { $paper }: возьмите бумагу побольше или рассчитайте коробку на меньшее число карт (--cards)
box-of-one-too-large = для коробки нужна бумага { $size } мм, а здесь { $paper }; на ней не поместится и коробка для одной карты: возьмите бумагу побольше или уменьшите карты (--size)
box-for-larger-cards = коробки делаются для карт от { $least } мм, а здесь { $card }
one-card-a-page = типографии нужно по одной карте на страницу, а на этом листе их { $n }: выберите другой --sheet
wide-margins = карты { $have } мм печатались бы на картах { $want } мм, с широкими полями: выберите другой --sheet

## Прежняя печать

manifest-in-the-way = на этом месте не опись печати, файл не тронут: назовите PDF иначе
print-compared-with = с этим файлом сравнивают, поэтому он не тронут: назовите другой после -o
no-manifest-beside = рядом с этим PDF нет записи о печати, { $name }; без неё не узнать, что напечатано
not-a-manifest = это не опись печати; её пишут рядом с каждым PDF из fitil print
manifest-of-other-version = это опись печати другой версии Fitil: назовите ревизию git, из которой печатали
manifest-too-large = в описи больше { NUMBER($most) } карт, столько за раз не печатается
print-in-other-language = прежняя печать на другом языке ({ $before } вместо { $now }): сравнить их нельзя
not-a-revision = «{ $name }» — не ревизия git
no-git = git не установлен; назовите PDF прежней печати
neither-print-nor-revision = «{ $name }» — не прежняя печать и не ревизия git, в которой есть игра «{ $title }»
database-then = карты ревизии { $revision } этой версией Fitil не прочитать: { $what }

## Цвета и картинки

not-a-profile = это не профиль ICC; типография даёт его файлом .icc или .icm
profile-of-colours = это профиль цветов { $space }; нужен RGB или CMYK
profile-of-screen = это профиль экрана или другого прибора, а для PDF/X нужен профиль печати; без --icc цвета будут sRGB
profile-unusable = этот профиль ICC для печати не подходит
picture-cleared = { $path }: картинка только что удалена из кэша; запустите команду ещё раз
not-svg = это не SVG: первым должен идти элемент svg из пространства имён http://www.w3.org/2000/svg
empty-figure = в этой фигуре ничего не нарисовано
figure-twice = в игре уже есть фигура «{ $name }»; назовите этот файл иначе
leaves-folder = это ссылка, которая ведёт из папки фигур наружу
unusable-art = эта картинка не читается
svg-outside = { $what }: «{ $value }»: рисунок ничего не берёт извне своего файла
svg-not-drawn = { $what }: такое не рисуется; удалите это, нарисуйте контурами то, что оно показывает, или сохраните рисунок как PNG
svg-undrawn = не рисуется: { $names }; сохраните рисунок как PNG — он напечатается как есть
svg-text = text: превратите текст в контуры (в Inkscape: «Контур» → «Оконтурить объект»)
svg-image = image: пикселей в рисунке не бывает; обведите картинку или положите её отдельным файлом
svg-script = { $what }: рисунок ничего не выполняет; удалите это
svg-no-id = use: элемента с id «{ $name }» нет
svg-nested = { $what }: «{ $name }» использует сам себя или вложен слишком глубоко
svg-dashes = stroke-dasharray: пунктир не рисуется; начертите каждый штрих отдельной линией или сохраните рисунок как PNG
svg-gradient = { $what }: градиенты и узоры не рисуются; возьмите ровный цвет или сохраните рисунок как PNG
svg-no-clip = clip-path: «{ $value }» — не id элемента clipPath в этом файле
svg-clip-units = clipPath: читается только простой, в единицах самого рисунка
svg-too-much = в рисунке больше { $elements } элементов или { $curves } кривых; сохраните его как PNG
svg-style-outside = style: рисунок ничего не загружает извне
svg-not-number = { $what }: «{ $value }» — не число
svg-viewbox = viewBox: напишите левый край, верх, ширину и высоту
svg-no-size = у рисунка нет размера: дайте элементу svg атрибут viewBox
svg-not-list = «{ $value }» — не список чисел
svg-not-length = «{ $value }» — не длина
svg-transform = transform: «{ $value }» — не matrix, translate, scale, rotate и не skew
svg-transform-numbers = transform: у { $kind } не может быть столько чисел: { $n }
svg-points = points: чисел должно быть чётное количество
svg-path = path: «{ $value }» — не контур: числа не те или их не столько
svg-large = число { $value } слишком велико
svg-elements = элементов больше { $most }; сохраните его как PNG
svg-depth = элементы вложены глубже { $most } уровней
svg-entity = сущность «{ $name }»: напишите сам текст; в рисунке сущностей не бывает
svg-stylesheet = xml-stylesheet: рисунок ничего не загружает; перенесите правила в <style>
svg-selector = style: селектор «{ $value }»: напишите класс, имя элемента или id
svg-rule = style: «{ $value }» — не правило вроде .main {"{"}fill: #e5532d{"}"}
svg-style-transform = style: transform напишите атрибутом элемента
art-too-many-pixels = в картинке { $width } × { $height } пикселей, а больше { $most } миллионов нельзя
art-more-pixels = в картинке больше { $most } миллионов пикселей
art-leaves-folder = это ссылка, которая ведёт из папки art наружу
art-not-a-file = это не файл
unusable-colour = этого цвета в картинке быть не может
no-opacity = opacity: полупрозрачного в картинке быть не может; возьмите цвет посветлее или сохраните рисунок как PNG
drawn-twice = карту «{ $name }» уже рисует другой файл

## Экспорт, просмотр, книга правил

option-of-others = { $option } не для { $kind }, а только для { $takers }
not-public = «{ $address }» — не адрес в сети: он должен начинаться с https://
port-taken = порт { $port } занять не удалось: { $reason }; назовите другой (--port)
no-summary = у игры «{ $title }» нет памятки на этом языке ({ $lang })
no-rule-pages = у игры «{ $title }» нет страниц правил на этом языке ({ $lang })
no-pages-here = страниц правил здесь нет: запустите fitil rulebook в копии репозитория
bad-page = этот файл не читается как страница

## Что сделано

rehearsed = ничего не записано; вышло бы: { $what }
ink-covers = --ink { $ink }: краска покроет { $n } % бумаги
cards-and-pieces = { $cards } и ещё { $n ->
    [one] { $n } штука
    [few] { $n } штуки
   *[other] { $n } штук
 }
printed = { $path }: { $what }, { $pages }
pages-written = { $path }: { $pages }
nothing-changed = ничего не изменилось, печатать нечего
no-stickers = ни на одной карте не изменился один только текст, наклейки печатать незачем
beyond-stickers = наклейкой не исправить; допечатайте без --stickers или выньте:
stray-colour = цвета { $color } у этой печати нет, выйдет { $printed }
cut-paths = { $path }: линии реза
take-out = уберите из прежней печати:
filled = на последнем листе добавлено: { $held }{ $left ->
    [0] { "" }
    [one] ; свободно ещё { $left } место
    [few] ; свободны ещё { $left } места
   *[other] ; свободно ещё { $left } мест
 }
nothing-filled = свободных мест не осталось, и --fill ничего не добавил
filled-aids = { $n } { $n ->
    [one] памятка
    [few] памятки
   *[other] памяток
 }
filled-tokens = { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
 } с жетонами
filled-spares = { $n } { $n ->
    [one] запасная карта
    [few] запасные карты
   *[other] запасных карт
 }
places-free = { $n ->
    [one] на последнем листе свободно { $n } место
    [few] на последнем листе свободны { $n } места
   *[other] на последнем листе свободно { $n } мест
 }; { $n ->
    [one] его
   *[other] их
 } { $others ->
    [none] займут запасные карты, если добавить --fill spares
    [aids] можно занять ключом --fill aids или spares
    [tokens] можно занять ключом --fill tokens или spares
   *[other] можно занять ключом --fill aids, tokens или spares
 }
manifest-beside = { $path }: запись о том, что напечатано; по ней --since потом допечатает только изменения
sheets-of-paper = { $n ->
    [one] { $n } лист
    [few] { $n } листа
   *[other] { $n } листов
 } бумаги{ $one ->
    [0] {""}
   *[other] , из них односторонних: { $one }
 }
fewest-sheets = меньше чем { $n ->
    [one] { $n } листом
   *[other] { $n } листами
 } не обойтись, как карты ни раскладывай
backs-that-tell = напечатаны и рубашки, по которым видно, что под ними: { $some }
left-out = сюда не вошли: { $kind ->
    [tokens] жетоны
   *[tables] листы на стол
 }; чтобы напечатать их, выполните { $command }
small-print = { $name }{ $lang ->
    [he] {" "}(на иврите)
    [ru] {" "}(по-русски)
   *[other] {" "}({ $lang })
 }, мелкие буквы: { $words }{ $n ->
    [0] {""}
   *[other] {" "}и ещё { $n }
 }
sheet-for-table = лист на стол
small-of = { $of ->
    [name] название
    [type] тип карты
    [title] заголовок
    [subtitle] подзаголовок
    [text] текст
    [rules] текст
    [number] число
    [team] команда
   *[other] «{ $of }»
 } { $pt } пт
small-print-more = мелкие буквы есть ещё в { $n ->
    [one] { $n } месте
   *[other] { $n } местах
 }
backs-moved = { $path }: { $moved ->
    [no] теперь рубашки не сдвигаются
   *[yes] теперь рубашки сдвигаются { $across ->
        [none] { "" }
        [left] на { $x } мм влево
       *[right] на { $x } мм вправо
     }{ $both ->
        [yes] { " и " }
       *[no] { "" }
     }{ $along ->
        [none] { "" }
        [up] на { $y } мм вверх
       *[down] на { $y } мм вниз
     }
 }
calibration = { $path }: напечатайте с двух сторон, посмотрите на просвет и введите то, что видите: { $command }
box-made = { $path }: { $box }
box-of = { $n ->
    [1] коробка { $size } мм, внутри
    [one] { $n } коробка { $size } мм, в каждой
    [few] { $n } коробки { $size } мм, в каждой
   *[other] { $n } коробок { $size } мм, в каждой
 } { $cards }
box-left = в пакетик, а не в коробку: { $kinds }
booklet-made = { $path }: { $pages }, { $sheets } { $paper }{ $named ->
    [no] {" "}мм
   *[yes] {""}
 }: { $how }
fold-together = печатайте с переворотом по короткому краю, сложите все вместе и скрепите по сгибу
fold-apart = печатайте с переворотом по короткому краю, складывайте и скрепляйте тетрадями не больше чем по { $most ->
    [one] { $most } листу
    [few] { $most } листа
   *[other] { $most } листов
 } (тетрадей всего { $n }) и кладите их одну на другую по меткам на корешке
exported-pictures-of = картинки: { $cards } и { $backs }
exported-drawings-of = рисунки: { $cards } и { $backs }
exported-pages = { $cards }, { $pages }
exported-decks = { $decks }, { $cards }, { $sheets }
exported-pictures = картинки: { $cards }; { $files }; { $decks }
ordered = { $cards }, { $pictures }
ordered-less = { $what }; другого размера и потому не войдут в заказ: { $cards }
several-orders = { $what }; в MakePlayingCards можно заказать не больше { $most } карт сразу, поэтому { $n ->
    [one] понадобится { $n } заказ
    [few] понадобятся { $n } заказа
   *[other] понадобится { $n } заказов
 }
into-tabletop = положите { $name }.json и { $name }.png в папку Saves/Saved Objects программы Tabletop Simulator
into-tabletop-here = положите { $name }.json и { $name }.png в папку Saves/Saved Objects программы Tabletop Simulator; чтобы карты увидели и другие, выложите картинки в сеть и назовите адрес (--url-base)
into-cockatrice = для Cockatrice: папку картинок — в pictures/CUSTOM, { $files } — в customsets, потом откройте колоду
into-game-crafter = загрузите { $folder } в Poker Deck, { $back } — как рубашку, и задайте число копий по order.csv
into-playing-cards = запустите в этой папке программу MPC Autofill или загрузите { $folder } и задайте число копий по order.csv
coarse-pictures = при { $dpi } dpi картинки грубее, чем просят типографии ({ $usual } dpi)

## Замечания к вёрстке

no-picture-yet = картинки нет; чтобы начать её, выполните { $command }
row-too-long = значков в ряду { $n }, а больше { $most } не рисуется
label-does-not-fit = { $of ->
    [name] название
    [type] тип карты
   *[other] надпись
 } не помещается в своё место и при { $pt } пт: { $text }
words-do-not-fit = не помещается в { $size } мм и при { $pt } пт: { $text }
words-too-wide = не помещается в строку: { $text }
text-too-tall = тексту и при { $pt } пт не хватает { $mm } мм высоты
no-font-has = ни в одном шрифте нет знака { $char } ({ $number })
no-code-on-page = столько знаков ({ $n }) в QR-код не поместится: на странице его нет
pages-unsettled = номера страниц не сходятся
no-such-anchor = нет места #{ $name }
no-such-picture = нет картинки { $path }
fix-shorten = сократите
lint-turned = { $where }: «{ $what }» встанет задом наперёд
fix-turned = уберите из текста знаки направления письма
fix-glyph = возьмите знак, который есть в шрифтах
fix-picture = поправьте картинку или уберите её
fix-write-one = напишите его
lint-no-picture = у карты { $name } нет картинки
fix-new-picture = чтобы начать её, выполните { $command }
lint-alike = { $one } и { $other } не различить { $ways }
sight-more = { $some }, { $way }
sight-saver = при экономной печати
sight-grey = при серой печати
sight-protanopia = тем, кто не видит красного (протанопия)
sight-deuteranopia = тем, кто не видит зелёного (дейтеранопия)
sight-tritanopia = тем, кто не видит синего (тританопия)
fix-sign = дайте каждому свой знак, например значок team с ключом solid
fix-remove-scene = уберите сцену
lint-picture-kind = картинки такого вида не читаются
fix-save-as = сохраните её как { $kinds }
fix-rename-or-remove = переименуйте или уберите её
lint-unused-figure = фигуры «{ $name }» нет ни в одной сцене
fix-place-or-remove = поставьте её в сцену или уберите
lint-figure-word = у читателей нет слова для имени «{ $name }»
fix-figure-word = напишите его: { $where }
fix-token = поправьте жетон

## Рисунки на страницах

kind-colour = цвет
kind-room = комната
picture-word-missing = нет слова «{ $name }» на языке { $lang }
length-too-large = слишком большое число: длины в миллиметрах, не больше { $most }
picture-no-word = «{ $name }» — не из слов этого рисунка
picture-no-words = нет слов на языке { $lang }
picture-no-side = «{ $name }» — не сторона; стороны бывают такие: { $sides }
picture-no-target = у элемента { $kind } «{ $name }» нет места, на которое покажет стрелка
picture-no-game = игры «{ $name }» нет, а значит, нет и карты «{ $card }»
picture-room-plan = план комнаты — это { $size } строк по { $size } знаков, а здесь строк { $lines }, знаков в них до { $letters }
picture-out-of-frame = выходит за край рисунка ({ $place } мм)
picture-does-not-fit = не помещается в свою рамку ({ $size } мм) при { $pt } пт: { $text }
lint-unshown-picture = рисунка { $name } нет ни на одной странице
lint-too-small = буквы на телефоне будут { $n } px: { $text }
lint-faint = буквы плохо видны { $scheme ->
    [light] в светлой
   *[dark] в тёмной
 } теме, контраст { $n }: { $text }
lint-unused-picture-word = слово «{ $name }» нигде не нужно
fix-it = исправьте
fix-show-or-delete = покажите его или удалите
fix-larger = сделайте их крупнее или рисунок уже
fix-turning = возьмите цвет, который меняется с темой: ink, soft, good или bad
fix-fit = увеличьте место или сократите слова
fix-use-or-delete = напишите его на рисунке или удалите

## Таблица своих карт

column-name = «{ $heading }»: название
column-name-in = «{ $heading }»: название ({ $lang })
column-copies = «{ $heading }»: сколько копий
column-text = «{ $heading }»: текст
column-text-in = «{ $heading }»: текст ({ $lang })
column-flavour = «{ $heading }»: художественный текст
column-flavour-in = «{ $heading }»: художественный текст ({ $lang })
column-picture = «{ $heading }»: картинка
column-type = «{ $heading }»: тип карты
column-colour = «{ $heading }»: цвет
column-badge = «{ $heading }»: число в кружке
column-badge-in = «{ $heading }»: число в кружке ({ $lang })
column-label = «{ $heading }»: значение с подписью
column-label-in = «{ $heading }»: значение с подписью ({ $lang })
column-ignore = «{ $heading }»: не печатается
column-setting = --column { $setting }: напишите заголовок и что под ним, например 'Опыт=badge'
kind-kind-of-column = вид столбца
kind-column = столбец
no-table = --look, --column и --keep — для таблицы карт, а такой среди файлов нет
table-without-cards = { $cell }: карт здесь нет: первая строка называет столбцы, каждая следующая — карту
table-too-long = карт { NUMBER($n) }, а печатается не больше { NUMBER($most) }
table-without-names = { $cell }: ни в одном столбце нет названий карт: озаглавьте нужный «название»
column-twice = { $cell }: «{ $heading }» — второй столбец того же рода, что «{ $other }»: { $asked ->
    [yes] назовите для него другой род
   *[no] озаглавьте его иначе
 } или уберите
name-in-row = { $cell }: название «{ $name }» уже есть в строке { $row }: назовите одну из карт иначе
card-without-name = { $cell }: у карты нет названия
cell-too-long = { $cell }: знаков { $n }, а помещается не больше { $most }
picture-yields = { $cell }: текст такой длинный, что картинке нет места{ $more ->
    [0] { "" }
    [one] , здесь и ещё на { $more } карте
   *[other] , здесь и ещё на { $more } картах
}; она не напечатана
card-without-name-in = { $cell }: у карты нет названия { $lang ->
    [ru] по-русски
    [he] на иврите
    [en] по-английски
   *[other] на языке { $lang }
}{ $more ->
    [0] { "" }
    [one] , здесь и ещё в { $more } ячейке
   *[other] , здесь и ещё в { $more } ячейках
}; напечатано название на другом языке
same-in-cells = то же самое, здесь и ещё в { $more ->
    [one] { $more } ячейке
   *[other] { $more } ячейках
}
no-icon = { $cell }: нет значка :{ $name }:{ $more ->
    [0] { "" }
    [one] , здесь и ещё в { $more } ячейке
   *[other] , здесь и ещё в { $more } ячейках
}
not-copies = { $cell }: «{ $value }» — не число копий: напишите от 1 до { $most }
picture-leads-out = { $cell }: «{ $name }» ведёт из папки таблицы наружу
picture-kind = { $cell }: файл «{ $name }» не читается как картинка: годятся { $kinds }
no-picture = { $cell }: нет картинки «{ $name }»
bold-open = { $cell }: жирный текст не закрыт: ставьте ** с двух сторон, в одной строке
column-back = «{ $heading }»: рубашка
column-size = «{ $heading }»: размер карты
column-deck = «{ $heading }»: копии в колоде
sheets-are-types = каждый лист таблицы — тип карты
sheet-skipped = лист «{ $name }»: столбца с названиями нет, он не печатается
heading-twice = { $cell }: столбец «{ $heading }» называется так же, как { $other }: дайте одному из них другой заголовок
cell-not-a-size = { $cell }: «{ $value }» — не размер: напишите ширину и высоту в мм, от { $least } до { $most }, например 63x88
cell-no-font-has = { $cell }: ни в одном шрифте нет { $letters }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}; положите в папку fonts рядом с таблицей шрифт, в котором это есть
font-of-web = это шрифт, упакованный для веб-страниц: возьмите файл .ttf или .otf, из которого он сделан
font-collection = в файле несколько шрифтов: возьмите один из них отдельным файлом .ttf или .otf
no-font = это не шрифт: шрифты бывают .ttf и .otf
font-forbidden = авторы запретили встраивать этот шрифт (OS/2 fsType), и в PDF ему нельзя: возьмите другой
font-without-outlines = в шрифте нет контуров букв
font-damaged = шрифт повреждён
too-many-fonts = шрифтов { $n }, а у игры их не больше { $most }: оставьте нужные
formula-error = { $cell }: { $value } — ошибка формулы, так и будет напечатано
cell-is-date = { $cell }: «{ $value }» — это дата; если здесь было что-то вроде 3/4, сделайте ячейку текстовой и введите заново
colour-open = { $cell }: цвет не закрыт, пишите так: { $mark }…{"}"}, в одной строке
no-colour-called = { $cell }: нет цвета «{ $name }»
no-circle = { $cell }: { $value } в кружке не бывает: только числа от 0 до 20 и латинские буквы
picture-bytes = { $cell }: файл { $name } больше 100 МБ
picture-unusable = { $cell }: { $name }: { $why }
next-after-keep = дальше выполните { $command }: так вы узнаете, что не так; с той же настройкой игру { $game } видят и другие команды
template-stays = { $path } остаётся как есть; чтобы он был сделан заново, удалите его
rendered-drawing = { $name }: в нём не только контуры и заливки или их слишком много, поэтому рисунок печатается пикселями
svg-asks = { $cell }: { $name } ссылается на другой файл: вставьте его в сам рисунок
svg-damaged = { $cell }: рисунок { $name } повреждён
no-table-file = { $path }: таблица бывает .xlsx, .csv и .tsv
table-without-headings = { $cell }: незнакомый заголовок: напишите заголовки над картами, например «название» и «текст»
names-under = здесь нет карт ни одной из известных игр; если под заголовком «{ $heading }» стоят названия ваших собственных карт, их напечатает { $command }
column-not-in-look = «{ $heading }»: в виде { $look } места для этого нет
column-without-room = «{ $heading }»: для этого нет места: можно не печатать какой-нибудь другой столбец
no-heading = { $cell }: здесь нет заголовка, и этот столбец не печатается
columns-beyond = столбцы начиная с { $place } не печатаются: читаются только первые { $most }
cell-unseen = { $cell }: здесь есть невидимый знак { $number }: введите ячейку заново
box-off-card = место слов выходит за край карты, а она { $width } × { $height } мм
headings-again = строка { $place } повторяет заголовки, она не печатается
heading-near = «{ $heading }»: если это «{ $near }», так и назовите столбец
odd-number = { $cell }: «{ $value }» — не число, поэтому числа столбца «{ $heading }» печатаются без кружка
row-hidden = строка { $place } скрыта или зачёркнута, она не печатается
cell-struck = { $cell }: зачёркнуто, не печатается
sheet-hidden = лист «{ $name }» скрыт, он не печатается
row-of-sums = строка { $place } — итог, она не печатается
archive-leads-out = «{ $name }» ведёт наружу из архива; соберите его заново
table-without-yaml = в таблице нет столбца { $heading }, где сказано, что карты делают; без него её можно напечатать как свои карты
set-too-large = карт { $n }, а в наборе их не больше { $most }

## Сцены

scene-of-card = карта { $name }: { $what }
scene-incomplete = в сцене должны быть фон (background) и фигуры (figures)
scene-one-kind = background: в каждом пункте один вид фона, а здесь их { $n }
scene-unknown-figure = фигуры «{ $name }» нет
scene-unknown-background = фона «{ $name }» нет
scene-unknown-face = { $of }: выражения лица «{ $name }» нет
scene-unknown-key = { $of }: ключа «{ $name }» здесь не бывает
scene-no-knob = { $of }: настройки { $name } нет
scene-no-knobs = { $of }: настройки { $name } нет, у этой фигуры ничего не меняется
scene-colour = { $of }: цвета «{ $name }» нет
scene-not-number = { $of }: { $name } должно быть числом, а не «{ $value }»
scene-out-of-range = { $of }: { $name } не может быть { $value }
scene-at = { $of }: at — это [x, y], а не «{ $value }»
scene-flip = { $of }: flip — это true или false, а не «{ $value }»
scene-scale = { $of }: scale бывает от 0,02 до 20, а здесь { $value }
scene-not-mapping = { $of }: здесь должны быть имена со значениями, а не «{ $value }»
scene-not-list = { $of }: здесь должен быть список, а не «{ $value }»
