# Слова экрана игры (fitil play), общие для всех игр. Без точек в конце.

ask = Что выбираете?
option-card = «{ $card }»
option-yes = Да
option-no = Нет
option-done = Готово

waiting = { $who } { IF_YOU($is, "думаете", "думает") }…
over = Партия окончена. { $result }
won = { $who } { IF_YOU($is, "выигрываете", "выигрывает") }
won-together = { $who } побеждают вместе
lost = Вы проиграли
draw = Ничья
places = Места: { $all }
place = { $n } — { $who_low }
scores = Счёт: { $all }
score = { $who_low } — { $n }

story = Ход партии
story-empty = Пока ничего не произошло
so-often = { $text } (×{ $n })
cards = Карты
why = Почему нельзя?
no-reasons = С этой картой сейчас ничего не сделать
no-reasons-square = На этой клетке сейчас ничего не сделать
ask-of-a-card = Выберите карту, чтобы узнать, почему её нельзя сыграть
without-cards = Без карты

curtain = Экран для другого игрока
curtain-pass = { $who }, ваш черёд. Остальные не подглядывают!
curtain-go = Нажмите Enter, когда будете готовы

hint = Подсказка: { $number ->
    [0] { "" }
   *[other] { $number }.{ " " }
 }{ $option }. { $why }
hint-then = { $option }, затем: { $then }
hint-because = Шансы на победу, по оценке бота, { $best } %, а у других вариантов в среднем { $others } %. По сравнению с ними: { $reasons }
hint-reason = { $sign ->
    [minus] вы { $n ->
        [0] немного{ " " }
       *[other] { "" }
     }уступаете
   *[plus] у вас { $n ->
        [0] небольшой{ " " }
       *[other] { "" }
     }перевес
 } { $feature }{ $n ->
    [0] { "" }
   *[other] { " " }(на { $n })
 }
hint-lost = По оценке бота, партия уже проиграна при любом ходе
hint-wins = Это победа
hint-wins-on = Отсюда можно победить уже в этот ход
hint-even = Варианты почти равны
hint-none = Для этой игры подсказок нет

saved = Партия записана: { $path }
saved-holds = В файле есть и скрытое: по нему видны руки и колоды всех. Не отправляйте его тем, кто ещё играет
undone = { $own ->
    [yes] Отменён ответ: { $option }
   *[no] Ответ отменён
 }
nothing-undone = Отменять нечего

decks-unfit = { $n ->
    [one] Колода { $decks } недопустима, но сыграть ею можно; чем недопустима, скажет
   *[other] Колоды { $decks } недопустимы, но сыграть ими можно; чем недопустимы, скажет
 } { $command }
decks-drawn = Колоды выбраны жребием, по порядку мест: { $decks }
typed = { $n } — Enter, чтобы подтвердить
more-below = ↓ ниже ещё { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
 }
help-none = Для этой игры памятки нет
pass-such = { $key } — пропускать такие вопросы до конца хода
passed-for-you = До конца хода такие вопросы пропускаем за вас; пропущено: { $n }. { $key } — спрашивать снова
key-why = Почему нельзя?
key-cards = Карты
key-hint = Подсказка
key-undo = Отмена
key-save = Сохранение
key-story = Ход партии
key-help = Как играть
key-quit = Выход
key-back = Назад

## Вопрос и рука

ask-of = «{ $card }». { $question }
option-idle = { $option } — ничего не произойдёт
ask-meanwhile = Ходит { $who_low }, а отвечаете вы. { $question }
option-of = { $option } («{ $card }»)
option-does = { $option } — { $does }
numbered = { $name } ({ $numbers })
turn-ran-out = Делать больше нечего: ход закончился сам
news = Что было после вашего ответа

## Конец партии

won-you = Вы выиграли
lost-to = Вы проиграли, { $n ->
    [one] победил { $who_low }
   *[other] победили { $who_low }
 }
won-you-together = Вы выиграли, и вместе с вами — { $who_low }
over-because = { $result }: { $why }
summary = { $turns ->
    [one] Сыгран { $turns } ход
    [few] Сыграно { $turns } хода
   *[other] Сыграно { $turns } ходов
 }
turning = Перелом: между двумя { $is ->
    [you] вашими ходами
   *[other] ходами { $who_gen }
 } шансы, по оценке бота, { $better ->
    [yes] выросли
   *[no] упали
 } с { $before } до { $after } %. Сильнее всего — после этого:
again = Сыграть ещё раз
other-side = Сыграть ещё раз, поменявшись местами
leave = Выйти

## Выход посреди партии

leaving = Партия не окончена и не записана
stay = Играть дальше
save-and-leave = Записать и выйти
leave-unsaved = Выйти, не записывая

## Правила на месте

key-rule = Правило
rules = Правила, о которых сейчас речь
rule-none = Сейчас речи о правилах нет

## Поле

square = { $name }: { $things }
square-empty = { $name }: пусто
square-in = { $text }. { $part }

## Урок и задачи

lesson-next = Дальше по уроку: { $option }
lesson-left = Вы отклонились от урока, и дальше партия идёт как обычная. Стрелка «Отменить» вернёт вас в урок
lesson-hint = По уроку: { $option }
lesson-other = { $worse ->
    [yes] Можно и так, но, по оценке бота, шансы на победу тогда { $mine } %, а если как в уроке — { $meant } %
   *[no] Можно и так
 }. В уроке дальше: { $option }
puzzle-open = Задача { $number }. { $goal }
puzzle-answer = Решение: { $option }
puzzle-nudge = Присмотритесь к тому, что может «{ $card }». Нажмите ещё раз, и подсказка назовёт ответ
puzzle-solved = Задача { $number } решена
puzzle-instead = Другой ответ мог подвести: { $option }. { $lines }
puzzle-missed = Задача { $number } не решена: { $why ->
    [over] партия окончена
    [late] срок уже прошёл
   *[astray] с таким ответом её уже не решить
 }. Задание было: «{ $goal }»
puzzle-astray = Отсюда задачу уже не решить. Стрелка «Отменить» вернёт назад
puzzle-otherwise = Может быть, задачу ещё можно решить, но подсказка знает только один путь, и вы с него свернули. Стрелка «Отменить» вернёт назад
goal-win = Выиграйте до конца этого хода
