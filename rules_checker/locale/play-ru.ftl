# Слова экрана игры (fitil play), общие для всех игр. Без точек в конце.

ask = Что выбираете?
option-card = «{ $card }»
option-yes = Да
option-no = Нет
option-done = Готово

waiting = { $who } думает…
over = Партия окончена. { $result }
won = { $who } выигрывает
lost = Вы проиграли
draw = Ничья
places = Места: { $places }
place = { $place } — { $who }

story = Ход партии
story-empty = Пока ничего не произошло
cards = Карты
why = Почему нельзя?
no-reasons = С этой картой сейчас ничего сделать нельзя
without-cards = Без карты

curtain = Экран для другого игрока
curtain-pass = { $who }, ваш черёд. Остальные не подглядывают!
curtain-go = Нажмите Enter, когда будете готовы

hint = Подсказка: { $number }. { $option }. { $why }
hint-because = После этого { $reasons } (в сравнении с другими вариантами)
hint-reason = { $feature }: { $sign ->
    [minus] −
   *[plus] +
 }{ $n }
hint-wins = Это победа
hint-even = Варианты почти равны
hint-none = Для этой игры подсказок нет

saved = Партия записана: { $path }
undone = Ответ отменён
nothing-undone = Отменять нечего
unsaved = Партия не записана. Нажмите ещё раз, чтобы выйти

key-why = Почему нельзя?
key-cards = Карты
key-hint = Подсказка
key-undo = Отмена
key-save = Запись
key-story = Журнал
key-quit = Выход
key-back = Назад
