# Что типография печатает рядом с картами

ruler = Не 100 мм? Поправьте масштаб
part = часть
glue-here = клей, сюда ляжет часть
glue-how = Вырежьте по меткам, намажьте штриховку клеем и положите следующую часть поверх, краем по пунктиру.

calibration-title = Калибровка двусторонней печати
calibration-front = Напечатайте с двух сторон в масштабе 100 % и посмотрите на просвет, этой стороной к себе. Крест с оборота виден сквозь бумагу: прочтите на обеих линейках, куда он попал, и наберите:
calibration-kept = Пунктирный крест уже сдвинут на сохранённые вами числа. Попадает в ноль — всё на месте.
calibration-back = Это оборот. Переверните лист: указания там.

# Книжка правил

rulebook-title = { $game }: правила игры
rulebook-subtitle = Правила игры
rulebook-contents = Содержание
rulebook-pages = Маленькое число после слова — страница, на которой об этом сказано.
rulebook-unofficial = Неофициальная книжка. Игра принадлежит своим авторам и издателям; тексты и рисунки сделаны заново для Fitil, проекта игроков.

# Регистрационный лист и состав колоды

registration-title = Регистрационный лист
decklist-title = Состав колоды
registration-version = { $game }, версия { $version }
registration-digest = Отпечаток
registration-checked = Колода проверена командой { $command }, замечаний нет.
registration-signed = Подпись значит, что до конца турнира игрок играет этой колодой и не меняет в ней ни карты.
registration-code = Колода целиком, для проверки в fitil check
registration-link = Колода целиком, чтобы открыть в мастерской
registration-more = { $n ->
    [one] и ещё { $n } замечание, см. fitil check
    [few] и ещё { $n } замечания, см. fitil check
   *[other] и ещё { $n } замечаний, см. fitil check
 }
field-player = Игрок
field-team = Команда
field-event = Турнир
field-date = Дата
field-signature = Подпись
total-size = Карт в колоде
judge-checked = Колоду проверил судья
judge-count = Карт насчитано
judge-penalties = Взыскания
judge-notes = Заметки судьи

# Последняя страница печати того, что изменилось

removal-title = Что сделать с прежней печатью
removal-how = Прежние карты остаются в деле, кроме перечисленных здесь. Отмечайте по одной, и колода станет такой, как если бы её напечатали сейчас.
removal-replace = Заменить: эти карты изменились
removal-remove = Вынуть: эти карты больше не нужны
removal-add = Добавить: этих карт в прежней печати не было
removal-card = Карта
removal-aid = Карта-памятка
removal-table = Лист на стол
removal-token = Жетон
removal-old = вынуть
removal-new = вложить

# Просмотр карт (fitil preview)

preview-skip = К картам
preview-cards = Карты
preview-sheets = Листы
preview-figures = Рисунки
preview-figures-hint = Имя фигуры, лица, цвета или фона
preview-group-own = Фигуры этой игры
preview-group-shared = Фигуры для любой игры
preview-group-computed = Фигуры с числами
preview-group-face = Лица
preview-group-colour = Цвета
preview-group-background = Фоны
preview-findings = Замечания
preview-views = Виды
preview-look = Вид карт
preview-language = Язык карт
preview-second = Со вторым языком
preview-ink = Краска
preview-ink-full = Цвет
preview-ink-saver = Экономия
preview-ink-grey = Серый
preview-filter = Искать карты
preview-filter-hint = Название, id, тип…
preview-size = Размер карт
preview-only-findings = Только с замечаниями
preview-only-changed = Только изменённые
preview-shown = Показано
preview-of = из
preview-nothing = Таких карт нет.
preview-no-cards = Показывать пока нечего. Как только ошибка выше будет исправлена, карты появятся здесь.
preview-back = Рубашка
preview-live = Следит за файлами
preview-drawing = Рисует
preview-lost = Нет связи. Запустите fitil preview снова
preview-changed = Изменено
preview-more = и ещё
preview-close = Закрыть
preview-earlier = Предыдущая карта
preview-later = Следующая карта
preview-before = Как было
preview-lines = Безопасное поле
preview-places = Где это написано
preview-place-card = Карта
preview-place-name = Название
preview-place-scene = Сцена
preview-copy = Скопировать
preview-copied = Скопировано
preview-faults = В файле ошибка. Пока она не исправлена, карты показаны такими, какими были до неё
preview-faults-printed = В таблице что-то не так. Карты показаны такими, какими напечатаются
preview-stale = Какой была до ошибки
preview-print-what = Что печатать
preview-sheet = Лист
preview-proof = Корректурные линии
preview-backs = С рубашками
preview-cut-order = Порядок для резки одной стопкой
preview-command = Команда, которая это напечатает
preview-counted-cards = Карт
preview-counted-pages = Страниц
preview-page = Страница
preview-side-front = лицо
preview-side-back = оборот
preview-looking = Проверяет
preview-no-findings = Замечаний нет: всё помещается, все знаки на месте.
preview-face-findings = На картах
preview-data-findings = В данных

# Что можно напечатать из просмотра

choice-deck = Колоды
choice-team = Все карты { $team_gen }
choice-set = Все карты { $set_gen }

# Коробка

box-whole = Карты игры
title-cards = карты
title-pieces = что лежит на столе
title-aids = карты-памятки
title-tokens = жетоны
title-tables = листы на стол
box-title = Коробка: { $deck }
box-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
box-glue = клей
box-how = Вырежьте по сплошной линии, согните по пунктиру от себя, намажьте клеем всё белое.

# Чем рисуют фоны и что летает по картинке; слова в кавычках такого вида ` ` — ключи, которые можно задать

scene-plain = Один ровный цвет.
scene-rays = Лучи из точки `x`, `y`: `count` лучей цвета `second` по цвету `first`; `turn` их поворачивает.
scene-halftone = Точки растра вокруг `x`, `y`, растут от `inner` до `outer`, а при `inward: 1` наоборот; `pitch` — шаг, `strength` — размер точек.
scene-burst = Звезда с зубцами за героем картинки: `tips` — сколько зубцов, `depth` — их глубина, `wide` — во сколько раз она шире, чем выше.
scene-explosion = Облако взрыва в три цвета: `lobes` клубов.
scene-blueprint = Бумага в клетку с шагом `pitch`; каждая четвёртая линия цвета `bold`.
scene-bricks = Кирпичная стена; кирпич `width` на `height`.
scene-city = Крыши ночью: `y` — линия земли, `moonx` и `moony` — место луны (с `moonx: 90` её нет), `seed` меняет дома.
scene-stripes = Полосы шириной `width`: с `turn: 90` обои, с `turn: 45` лента ограждения.
scene-waves = Кольца вокруг `x`, `y` через каждые `step`; `jag` делает их зубчатыми.
scene-spiral = Спираль вокруг `x`, `y`: `arms` рукавов, `turns` оборотов.
scene-floor = Земля от `y` вниз, поверх прежних фонов; `tilt` её наклоняет.
scene-hills = Небо, солнце и два ряда холмов: `y` — высота холмов, `sunx` — место солнца.
scene-speedlines = Линии летят к точке `x`, `y`, но не ближе `inner`; их `count`, толщиной `w`.
scene-wind = Горизонтальные линии: мимо что-то пронеслось. Они между `left` и `right`, `top` и `bottom`.
scene-rain = Косой дождь.
scene-factory = Завод с зубчатой крышей и тремя дымящими трубами.
scene-plates = Клёпаный железный пол от `y` вниз.
scene-sparks = Линии летят из одной точки, от `inner` до `outer`; их `count`, толщиной `w`.
scene-whoosh = Следы того, что летит вправо; кончаются в точке `at`.
scene-loop = Стрелка по кругу, `sweep` градусов; с `head: 0` без наконечника.
scene-confetti = Клочки и серпантин из точки `at`, между углами `low` и `high`, не дальше `reach`.
scene-shards = Осколки летят из точки `at` не дальше `reach`; `size` — их размер.
scene-rubble = Кирпичи летят из точки `at`, в секторе от `low` до `high` градусов.
scene-blast = Зубчатый взрыв, как в комиксе; зубцов `tips`.
scene-salute = Цветок фейерверка: `rays` лучей, `gap` — пустота в середине.
scene-boards = Доски сцены от `y` вниз, уходят вдаль.
scene-spotlight = Конус света из точки `at` вниз: `top` и `wide` — его ширина вверху и внизу.

# Обложка печати

cover-title = { $game }: что напечатано
cover-paper = { $n ->
    [one] { $n } лист
    [few] { $n } листа
   *[other] { $n } листов
 } { $size } мм, не считая этого листа. Что готово, отмечайте.
cover-shop = Для копицентра
cover-scale = Масштаб 100 %, без подгонки под размер бумаги.
cover-sides = { $flip ->
    [none] Печать с одной стороны.
    [short-edge] Печать с двух сторон, переворот по короткому краю.
   *[long-edge] Печать с двух сторон, переворот по длинному краю.
 }
cover-stock = Карты — на бумаге 200–300 г/м²{ $stiff ->
    [none] .
   *[some] ; жетоны, поле и фигурки — на самой плотной, какую берёт принтер, или наклейте их на картон.
 }
cover-contents = Что где лежит
cover-pages = Страницы
cover-what = На листе
cover-cuts = Резов
cover-on = На чём
cover-stock-of = { $stiff ->
    [all] плотная бумага
    [some] бумага для карт, для остального картон
   *[none] бумага для карт
 }
cover-folds = { $n ->
    [one] { $n } сгиб
    [few] { $n } сгиба
   *[other] { $n } сгибов
 }
cover-aids = { $n ->
    [one] { $n } карта-памятка
    [few] { $n } карты-памятки
   *[other] { $n } карт-памяток
 }
cover-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
 }
cover-token-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
 } с жетонами
cover-tables = { $n ->
    [one] лист на стол
   *[other] листы на стол: { $n }
 }
cover-glue = Склеить из частей
cover-parts = { $n ->
    [one] { $n } часть
    [few] { $n } части
   *[other] { $n } частей
 }
cover-sizes = Размеры в мм и сколько чего: для протекторов и коробок
cover-size = { $size } — { $n } шт.
cover-order = Порядок резки
