# Что типография печатает рядом с картами

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
total-own = Своей команды
total-free = Свободных
total-foreign = Чужих команд
total-penalty = Штрафы за чужие
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
