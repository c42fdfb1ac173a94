# Что сказать о колоде. У каждого кода проверки есть сообщение и .fix: наименьшее, чем дело поправить.
# Без точек в конце: строку собирает программа.

## Размер

too-few-cards = { $size ->
    [0] В колоде нет карт, а должно быть ровно { $expected }
    [one] В колоде { $size } карта, а должно быть ровно { $expected }
    [few] В колоде { $size } карты, а должно быть ровно { $expected }
   *[other] В колоде { $size } карт, а должно быть ровно { $expected }
 }
 .fix = { $n ->
    [one] Добавьте { $n } карту
    [few] Добавьте { $n } карты
   *[other] Добавьте { $n } карт
 }
too-many-cards = { $size ->
    [one] В колоде { $size } карта, а должно быть ровно { $expected }
    [few] В колоде { $size } карты, а должно быть ровно { $expected }
   *[other] В колоде { $size } карт, а должно быть ровно { $expected }
 }
 .fix = { $n ->
    [one] Уберите { $n } карту
    [few] Уберите { $n } карты
   *[other] Уберите { $n } карт
 }
no-cards = В колоде нет карт
 .fix = Добавьте хотя бы одну карту
below-least = { $size ->
    [0] В колоде нет карт
    [one] В колоде { $size } карта
    [few] В колоде { $size } карты
   *[other] В колоде { $size } карт
 }, а должно быть не меньше { $least }
 .fix = { $n ->
    [one] Добавьте { $n } карту
    [few] Добавьте { $n } карты
   *[other] Добавьте { $n } карт
 }
above-most = { $size ->
    [one] В колоде { $size } карта
    [few] В колоде { $size } карты
   *[other] В колоде { $size } карт
 }, а должно быть не больше { $most }
 .fix = { $n ->
    [one] Уберите { $n } карту
    [few] Уберите { $n } карты
   *[other] Уберите { $n } карт
 }

when-all-else-is-mended = После остальных исправлений { $way ->
    [add] карт станет мало: добавьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
     }
    [take] карт останется слишком много: уберите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
     }
   *[none] карт будет столько, сколько нужно
 }

## Рядом с колодой

slot-empty = { $count ->
    [one] Рядом с колодой не указана карта типа «{ $type }»
   *[other] Рядом с колодой не указаны карты типа «{ $type }», а нужно { $count }
 }
 .fix = Укажите: { $cards }
slot-undeclared = Карта типа «{ $type }» лежит в колоде, а указать её надо отдельно
 .fix = Укажите отдельно: { $cards }
slot-short = Рядом с колодой карт типа «{ $type }»: { $found }, а нужно { $count }
 .fix = Укажите ещё { $n }: { $cards }
slot-overfull = Рядом с колодой карт типа «{ $type }»: { $n }, а нужно { $count }
 .fix = { $count ->
    [one] Оставьте одну: { $cards }
   *[other] Оставьте только { $count }: { $cards }
 }
slot-wrong = Карта «{ $card }» указана рядом с колодой, а лежать там могут только карты типа «{ $type }»
 .fix = Укажите: { $cards }
slot-inside = «{ $card }» — карта типа «{ $type }»; в колоду она не входит, а лежит отдельно
 .fix = Уберите из колоды { $n } × «{ $card }»
piece-inside = Карта «{ $card }» в колоду не входит, и в список её не пишут
 .fix = Уберите из колоды { $n } × «{ $card }»

## Копии

too-many-copies = { $copies ->
    [one] В колоде { $copies } копия карты «{ $card }»
    [few] В колоде { $copies } копии карты «{ $card }»
   *[other] В колоде { $copies } копий карты «{ $card }»
 }, а может быть не больше { $most }
 .fix = Уберите { $n } × «{ $card }»
 .swap = Замените { $n } × «{ $card }» { $n ->
    [1] другой картой
   *[other] другими картами
 }

## Доли

too-few-of = В колоде карт вида «{ $of }»: { $found }, а должно быть не меньше { $least }
 .fix = Добавьте { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
 } вида «{ $of }»
 .swap = Замените { $n } { $n ->
    [one] другую карту картой
    [few] другие карты картами
   *[other] других карт картами
 } вида «{ $of }»
too-many-of = В колоде карт вида «{ $of }»: { $found }, а может быть не больше { $most }
 .fix = Уберите { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
 } вида «{ $of }»
 .swap = Замените { $n } { $n ->
    [one] карту вида «{ $of }» картой
    [few] карты вида «{ $of }» картами
   *[other] карт вида «{ $of }» картами
 } другого вида
unique = уникальная
not-unique = не уникальная
any-card = любая

## Целые команды

team-twice = «{ $part }» — в колоде больше одного раза
 .fix = Вместо повтора возьмите что-нибудь другое
too-few-teams = В колоде { $found ->
    [0] нет { $team_pl_gen }
    [one] { $found } { $team } ({ $parts })
    [few] { $found } { $team_gen } ({ $parts })
   *[other] { $found } { $team_pl_gen } ({ $parts })
 }, а должно быть { $count }
 .fix = Добавьте ещё { $n ->
    [one] { $n } { $team_acc }
    [few] { $n } { $team_gen }
   *[other] { $n } { $team_pl_gen }
 }
too-many-teams = В колоде { $found ->
    [one] { $found } { $team }
    [few] { $found } { $team_gen }
   *[other] { $found } { $team_pl_gen }
 }, а должно быть { $count }
 .fix = { $any ->
    [yes] Уберите { $n } на выбор
   *[no] Уберите
 }: { $parts }
team-lacks = «{ $part }» — не полностью: в колоде { $copies } из { $printed } { $printed ->
    [one] карты
   *[other] карт
 }
 .fix = Добавьте { $missing }
team-beyond = «{ $part }»: карт «{ $card }» в колоде { $copies }, а нужно только { $printed }
 .fix = Уберите { $n } × «{ $card }»
team-shared = «{ $part }» — сразу у { $n ->
    [one] { $n } игрока
   *[other] { $n } игроков
 }, а { $boxes ->
    [1] карт из одной копии игры хватит только одному
   *[other] копий игры на столе только { $boxes }
 }
 .fix = Оставьте { $team_acc } «{ $part }» { $boxes ->
    [1] одному из них
    [one] { $boxes } игроку
   *[other] { $boxes } игрокам
 }, а { $n ->
    [2] другой пусть выберет
   *[other] остальные пусть выберут
 } заново{ $boxes ->
    [1] { "" }, или играйте двумя копиями
   *[other] { "" }
 }

## Партия

no-opponent = { $n ->
    [one] Для партии не хватает { $n } колоды
   *[other] Для партии не хватает { $n } колод
 }
 .fix = { $n ->
    [one] Добавьте ещё { $n } колоду
    [few] Добавьте ещё { $n } колоды
   *[other] Добавьте ещё { $n } колод
 }
too-many-decks = { $decks ->
    [one] Названа { $decks } колода
    [few] Названы { $decks } колоды
   *[other] Названо { $decks } колод
 }, а { $players ->
    [one] в партии только { $players } игрок
    [few] в партии только { $players } игрока
   *[other] в партии только { $players } игроков
 }
 .fix = { $n ->
    [one] Уберите { $n } колоду
    [few] Уберите { $n } колоды
   *[other] Уберите { $n } колод
 }
different-games = Колоды из разных игр: { $games }
 .fix = Выберите колоды одной игры
same-deck = Колода { $deck } названа больше одного раза, а общей колоды не бывает: у каждого игрока своя
 .fix = Напечатайте эту колоду для каждого игрока или выберите другую

## Вывод

legal = допустимая колода
legal-learning = колода для обучения, меньше обычной
illegal = недопустимая колода
legal-match = { $n ->
    [1] этой колодой можно играть
   *[other] эти колоды могут сыграть друг с другом
 }
legal-match-later = { $n ->
    [1] этой колодой можно будет играть, когда она станет допустимой
   *[other] эти колоды смогут сыграть друг с другом, когда все станут допустимыми
 }
illegal-match = { $n ->
    [1] одной этой колодой играть нельзя
   *[other] эти колоды не могут сыграть друг с другом
 }
errors = Ошибки
errors-found = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
 }
warnings = Предупреждения
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
or = { $first } или { $rest }

## Много колод

unreadable = список не читается
unreadable-match = партия не проверена: прочитаны не все списки
decks = { $n ->
    [one] { $n } список
    [few] { $n } списка
   *[other] { $n } списков
 }
decks-legal = { $of ->
    [1] допустимый
   *[other] допустимых — { $n }
 }
decks-illegal = { $of ->
    [1] недопустимый
   *[other] недопустимых — { $n }
 }
decks-unreadable = { $of ->
    [1] не прочитан
   *[other] не прочитано — { $n }
 }
decks-unread = { $of ->
    [1] список не прочитан
   *[other] не прочитано списков: { $n } из { $of }
 }

## За столом

turn-word = ход
# $is — кто это для читателя, $apart — буква, если ботов несколько. Формы: .low не с большой буквы, .whom дательный с большой
seat = { $is ->
    [you] Вы
    [bot] Бот{ $apart }
   *[player] Игрок { seat-letter }
 }
 .low = { $is ->
    [you] вы
    [bot] бот{ $apart }
   *[player] игрок { seat-letter }
 }
 .gen = { $is ->
    [you] вас
    [bot] бота{ $apart }
   *[player] игрока { seat-letter }
 }
 .dat = { $is ->
    [you] вам
    [bot] боту{ $apart }
   *[player] игроку { seat-letter }
 }
 .whom = { $is ->
    [you] Вам
    [bot] Боту{ $apart }
   *[player] Игроку { seat-letter }
 }
 .ins = { $is ->
    [you] вами
    [bot] ботом{ $apart }
   *[player] игроком { seat-letter }
 }
seat-letter = { $player ->
    [0] А
    [1] Б
    [2] В
    [3] Г
    [4] Д
   *[other] Е
 }
chooses = { $who } выбирает:
asked = { $who }. { $question }

## Как собраны колоды

mode-decks = { $decks ->
    [0] Не принесено ни одного списка
    [one] Принесён { $decks } список
    [few] Принесено { $decks } списка
   *[other] Принесено { $decks } списков
 }, а в этом режиме их { $least ->
    [0] { $most ->
        [0] не приносят
       *[other] может быть не больше { $most }
     }
   *[other] должно быть { $exact ->
        [yes] { $least }
       *[no] от { $least } до { $most }
     }
 }
 .fix = Исправьте списки или назовите другой режим
no-piece = Карту «{ $card }» на стол не выкладывают
 .fix = Уберите её из списка карт на столе
piece-beyond = «{ $card }» лежит на столе лишний раз: в одной копии игры таких карт { $printed }
 .fix = Уберите повтор: на столе карты только из одной копии игры
option-value = Здесь { $n }, а может быть только { $values }
 .fix = Запишите одно из этих чисел
legal-prepared = всё по правилам
illegal-prepared = не по правилам
hand-of = { $seat }:

## Много колод для турнира

desk-title = Проверка колод для турнира
desk-number = №
desk-player = Игрок
desk-team = Команда
desk-file = Файл
desk-deck = Колода
desk-lead = Рядом с колодой
desk-cards = Карт
desk-fingerprint = Отпечаток
desk-verdict = Итог
desk-reasons = Замечания
desk-seen = Судья
desk-line = строка { $line }
desk-same-deck = Такая же колода сдана ещё и здесь: { $files }
desk-same-player = Тот же игрок сдал ещё { $n ->
    [1] один список
   *[other] и другие списки
 }: { $files }
desk-same = одинаковых — { $n }
desk-twice = от одного игрока — { $n }
