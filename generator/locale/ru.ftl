# Что типография печатает рядом с картами

ruler = Не 100 мм? Поправьте масштаб

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
registration-code = Колода целиком: прочтёт fitil check
registration-more = { $n ->
    [one] и ещё { $n } замечание: его покажет fitil check
    [few] и ещё { $n } замечания: их покажет fitil check
   *[other] и ещё { $n } замечаний: их покажет fitil check
 }
field-player = Игрок
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
removal-how = Прежние карты остаются в деле, кроме перечисленных здесь. Отмечайте по одной, и колода станет такой, как сейчас в базе.
removal-replace = Заменить: эти карты изменились
removal-remove = Вынуть: эти карты больше не нужны
removal-add = Добавить: этих карт в прежней печати не было
removal-card = Карта
removal-old = вынуть
removal-new = вложить

# Просмотр карт (fitil preview)

preview-skip = К картам
preview-cards = Карты
preview-sheets = Листы
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
preview-filter-hint = Имя, id, команда или тип
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
preview-place-name = Имя
preview-place-scene = Рисунок
preview-copy = Скопировать
preview-copied = Скопировано
preview-faults = В файле ошибка. Пока она не исправлена, карты показаны такими, какими были до неё
preview-stale = Какой была до ошибки
preview-print-what = Что печатать
preview-decks = Колоды
preview-teams = Все карты команды
preview-sets = Все карты выпуска
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
preview-data-findings = В базе

# Памятки

aids-keywords = Свойства

# Коробка

box-title = Коробка: { $deck }
box-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
box-glue = клей
box-how = Вырежьте по сплошной линии, согните по пунктиру от себя, намажьте клеем всё белое.
