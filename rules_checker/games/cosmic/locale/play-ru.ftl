# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/view/phrasebook.py и table.py.

## Стол

table-turn = ход { $n }
 .begun = да
table-active = { IF_YOU($value_is, "Атакуете", "Атакует") } { $value_who_low }
 .begun = да
 .playing = да
table-defense = { $value ->
    [none] { "" }
   *[other] { IF_YOU($value_is, "защищаетесь", "защищается") } { $value_who_low }
 }
 .playing = да
table-step = { $value ->
    [setup] подготовка
    [turn] начало хода
    [regroup] перегруппировка
    [destiny] судьба
    [launch] запуск
    [alliance] союзы
    [planning] планирование
    [reveal] раскрытие
    [resolution] итог
   *[end] конец контакта
 }
 .playing = да
table-encounter = { $n ->
    [0] { "" }
    [1] первый контакт
   *[other] второй контакт
 }
 .playing = да
table-goal = внешних колоний для победы — { $n }
 .about = кто собрал столько внешних колоний, победил: один или вместе с другими
table-deck_size = карт в колоде космоса — { $n }
 .about = отсюда берут карты в руку
table-destiny_size = карт в колоде судьбы — { $n }
 .about = верхняя решает, кого атаковать
table-discard = карт в сбросе — { $n }
 .folded = да
 .about = когда колода кончится, сброс перемешают, и он станет новой
table-fight = { $n ->
    [0] { "" }
   *[other] Контакт
 }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (это вы)") }
   *[no] { "" }
 }
table-alien = { $value ->
    [none] { $own ->
        [yes] раса ещё не выбрана
       *[no] раса скрыта
     }
   *[other] раса «{ $value }»
 }
table-power = { $value ->
    [yes] { "" }
   *[no] способности сейчас нет
 }
table-colonies = внешних колоний — { $n }
 .about = чужие планеты, где есть корабли этого игрока. Ради них и атакуют
table-homes = родных колоний — { $n }
 .about = свои планеты, где есть корабли этого игрока. Останется слишком мало — пропадёт способность расы
table-warp = кораблей в варпе — { $n }
 .about = сюда уходят проигравшие корабли. Нападающий при перегруппировке возвращает отсюда один
table-gate = { $n ->
    [0] { "" }
   *[other] кораблей в гипервратах — { $n }
 }
 .about = они атакуют: каждый прибавляет к сумме 1
table-helping = { $n ->
    [0] { "" }
   *[other] кораблей в помощь защитнику — { $n }
 }
 .about = они пришли на помощь: каждый прибавляет к сумме защитника 1
table-tech = { $value ->
    [none] { "" }
   *[other] технология «{ $value }»
 }
table-lab = { $n ->
    [0] { "" }
   *[other] кораблей на технологии — { $n }
 }
 .about = наберётся сколько нужно — технологию можно завершить
table-hand_size = карт в руке — { $n }
 .about = у чужих карт видна только рубашка
table-planets = Планеты
table-offered = { $n ->
    [0] { "" }
   *[other] Можно выбрать
 }
table-hand = В руке
 .numbers = да

cell-attack = { $card } ({ $owner_who_low }{ $total ->
    [none] { "" }
   *[other] , сумма { $total }
 })
cell-negotiate = { $card } ({ $owner_who_low }{ $total ->
    [none] { "" }
   *[other] , сумма { $total }
 })
cell-morph = { $card } ({ $owner_who_low }{ $total ->
    [none] { "" }
   *[other] , сумма { $total }
 })
cell-planet = { $card } № { $planet }{ $attacked ->
    [yes] { " " }(её атакуют)
   *[no] { "" }
 }{ $camps_n ->
    [0] { "" }
   *[other] ; { $camps }
 }
 .state = № { $planet }
 .camp = { $who_low }: кораблей { $ships }

figure-total = Сумма стороны: карта, корабли и подкрепления
figure-planet = Номер планеты

word-hidden = карта рубашкой вверх
word-warp = варп
word-gate = гиперврата
word-aid = помощь защитнику
word-lab = технология
word-planet = планета
word-offense = нападающий
word-defense = защитник

## Вопросы

ask-alien = За какую расу играете?
ask-tech = Какую технологию оставляете?
ask-change = Новая раса — «{ $card }». Меняете на неё свою?
ask-research = Технология «{ $card }», кораблей на ней { $n }. Исследовать или завершить?
ask-lab = С какой колонии корабль уходит на технологию?
ask-home = { $rule ->
    [deal-allies-return] Переговоры против переговоров, и союзники возвращаются.{ " " }
   *[other] { "" }
 }На какую планету возвращается корабль{ $warp ->
    [yes] { " " }из варпа
   *[other] { "" }
}?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-own = Выпал ваш цвет. Какую свою планету атакуете?
ask-foe = Кого атакуете?
ask-aim = На какую планету наводите гиперврата?
ask-launch = С какой колонии отправляете корабль? (в гипервратах { $n }, можно ещё { $left ->
    [one] { $left } корабль
    [few] { $left } корабля
   *[other] { $left } кораблей
 })
ask-invite = { fight }. Приглашаете в союзники { $guest_who_gen }?
ask-ally = { fight }. Вас приглашают в союзники: на чьей вы стороне?
fight = { $attacker_who } { IF_YOU($attacker_is, "атакуете", "атакует") } { $defender_who_gen } ({ $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
 })
ask-send = С какой колонии отправляете корабль на помощь? (можно ещё { $left ->
    [one] { $left } корабль
    [few] { $left } корабля
   *[other] { $left } кораблей
 })
ask-plan = Какую карту контакта кладёте рубашкой вверх?
ask-reinforce = Добавляете подкрепление?
ask-reward = Награда за помощь: карта или корабль?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-again = Будет второй контакт?
ask-lose = { $rule ->
    [combat-negotiate-negotiate] Сделки нет, и это стоит кораблей. Какой уходит в варп?
   *[other] Какой корабль уходит в варп?
 }{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-offer = { $begun ->
    [yes] Ваше предложение. Отдаёте: { what-gives }; просите: { what-asks }. Что добавите?
   *[no] Сделка или в варп { by-ships } с каждого. Что предлагаете? (планета с вашими кораблями — колония другой стороне, без ваших — вам)
 }{ $left ->
    [1] { " " }Это последнее предложение
   *[other] { "" }
 }
ask-reply = Вам предлагают сделку. Получите: { what-gives }; отдадите: { what-asks }. Согласны? ({ $left ->
    [0] без сделки — в варп { by-ships } с каждого
   *[other] откажетесь — предлагать будете вы
 })
by-ships = { $lost ->
    [one] по { $lost } кораблю
    [few] по { $lost } корабля
   *[many] по { $lost } кораблей
 }
what-gives = { $gives ->
    [0] { $lets ->
        [none] ничего
       *[other] колонию { whose-lets }
     }
    [one] { $gives } карту{ whose-lets-too }
    [few] { $gives } карты{ whose-lets-too }
   *[many] { $gives } карт{ whose-lets-too }
 }
what-asks = { $asks ->
    [0] { $takes ->
        [none] ничего
       *[other] колонию { whose-takes }
     }
    [one] { $asks } карту{ whose-takes-too }
    [few] { $asks } карты{ whose-takes-too }
   *[many] { $asks } карт{ whose-takes-too }
 }
whose-lets-too = { $lets ->
    [none] { "" }
   *[other] { " " }и колонию { whose-lets }
 }
whose-takes-too = { $takes ->
    [none] { "" }
   *[other] { " " }и колонию { whose-takes }
 }
ask-hand-over = Какую карту отдаёте по сделке?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
whose-takes = на { IF_YOU($takes_of_is, "своей планете", "планете") } { $takes }{ $takes_of_is ->
    [you] { "" }
   *[other] { " " }{ $takes_of_who_gen }
 }
whose-lets = на { IF_YOU($lets_of_is, "своей планете", "планете") } { $lets }{ $lets_of_is ->
    [you] { "" }
   *[other] { " " }{ $lets_of_who_gen }
 }
ask-settling = { $gate ->
    [yes] Колонию по сделке вы основываете кораблями из гиперврат. Ещё один на { IF_YOU($of_is, "вашу планету", "планету") } { $planet }{ whose-settling }?
   *[no] Откуда взять корабль для колонии на { IF_YOU($of_is, "вашей планете", "планете") } { $planet }{ whose-settling }?
 } (можно ещё { $left ->
    [one] { $left } корабль
    [few] { $left } корабля
   *[other] { $left } кораблей
 })
whose-settling = { $of_is ->
    [you] { "" }
   *[other] { " " }{ $of_who_gen }
 }
ask-settle = Где основываете колонию?
ask-join = На чью сторону встаёте?
ask-another = Какой игрок?
ask-discard = Какую карту сбрасываете?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-give = Какую карту отдаёте?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-retrieve = Какую карту берёте из сброса?{ $left ->
    [1] { "" }
   *[other] { " " }(осталось { $left })
 }
ask-new-card = Какую карту кладёте вместо своей?
ask-how-many-return-ships = Сколько кораблей возвращается?
ask-how-many-to-warp = Сколько { IF_YOU($guest_is, "ваших кораблей", "кораблей") }{ $guest_is ->
    [you] { "" }
   *[other] { " " }{ $guest_who_gen }
 } уходит в варп?
using = { $usable_n ->
    [1] «{ $usable }»: используете?
   *[other] Что используете?
 }
ask-use-regroup = Перегруппировка. { using }
ask-use-destiny = Карта судьбы вышла. { using }
ask-use-launch = Корабли в гипервратах. { using }
ask-use-alliance = Союзники выбраны. { using }
ask-use-planning = Скоро выбирать карты. { using }
ask-use-chosen = Карты лежат рубашкой вверх. { using }
ask-use-reveal = Карты раскрыты. { using }
ask-use-fight = Исход боя решён. { using }
ask-use-deal = Переговоры позади. { using }
ask-use-encounter-ends = Контакт кончается. { using }
ask-use-power-used = { $guest_who } { IF_YOU($guest_is, "используете", "использует") } способность. Отвечаете?
ask-use-flare-used = { $guest_who } { IF_YOU($guest_is, "используете", "использует") } вспышку. Отвечаете?

option-play = { $card_kind ->
    [attack] Атака
    [negotiate] Переговоры
    [morph] Морф
   *[reinforcement] Подкрепление
 } «{ $card }»
option-use = { $card_kind ->
    [alien] Способность расы{ " " }
    [flare] { "" }
    [artifact] Артефакт{ " " }
   *[tech] Технология{ " " }
 }«{ $card }»
option-card = «{ $card }»
option-planet = { $own ->
    [yes] Ваша планета { $n }
   *[no] Планета { $n } { $who_gen }
 }
option-gate = Из гиперврат
option-aid = Со стороны защитника
option-player = { $who }
option-give = Отдать карту «{ $card }»
option-ask = Попросить ещё карту
whose = { $is ->
    [you] { "" }
   *[other] { " " }{ $who_gen }
 }
option-settle = Вам колония: { IF_YOU($is, "ваша планета", "планета") } { $n }{ whose }
option-let = Другой стороне колония: { IF_YOU($is, "ваша планета", "планета") } { $n }{ whose }
option-offer = Предложить это
option-accept = Согласиться
option-refuse = Отказаться
option-refuse-offer = Ничего не предлагать
option-no-ally = Ни за кого
option-ally = { $word ->
    [offense] За нападающего
   *[defense] За защитника
 }
option-offense = За нападающего
option-defense = За защитника
option-draw = Взять другую карту судьбы
option-research = Исследовать: корабль на технологию
option-complete = Завершить технологию
option-take = Взять карту
option-ship = Вернуть корабль из варпа
option-ships = Кораблей: { $n }
option-pass = Пропустить
option-enough = Хватит

## Что важно в позиции: «у вас перевес … (на 2)» или целое предложение (.whole)

feature-colonies = в числе внешних колоний
feature-near = путь к победе
 .whole = вы { $sign ->
    [minus] дальше от победы
   *[plus] ближе к победе
 }
feature-homes = в числе родных колоний
feature-power = способности рас
 .whole = способности рас скорее { $sign ->
    [minus] останутся у других
   *[plus] останутся за вами
 }
feature-ships = в числе кораблей вне варпа
feature-hand = в числе карт в руке
feature-strength = сила вашей руки
 .whole = карты в вашей руке { $sign ->
    [minus] слабее
   *[plus] сильнее
 }
feature-lab = технологии
 .whole = с технологиями у вас дела { $sign ->
    [minus] хуже
   *[plus] лучше
 }

## Числа карты в руке

numbers-attack = { $value }
 .played = { $value }
numbers-reinforcement = { $value }
 .played = { $value }

## Почему партия окончена

end-win-five = { $side ->
    [won] внешних колоний у вас хватает для победы
   *[other] внешних колоний набрано достаточно
 }
end-four-win = { $side ->
    [won] внешних колоний у вас хватает для победы
   *[other] внешних колоний набрано достаточно
 }
end-win-joint = { $side ->
    [won] вы победили вместе с другими
   *[other] внешних колоний хватает каждому из них
 }
end-gap-endless-game = партия затянулась и остановлена

## Задачи

goal-colonies = { $by ->
    [0] Не потеряйте в этом контакте ни одной внешней колонии, что бы ни делали остальные
    [1] Получите в этом контакте ещё одну внешнюю колонию, что бы ни делали остальные
    [2] Получите в этом контакте ещё две внешние колонии, что бы ни делали остальные
    [one] Получите в этом контакте { $by } новую внешнюю колонию, что бы ни делали остальные
    [few] Получите в этом контакте { $by } новые внешние колонии, что бы ни делали остальные
   *[other] Получите в этом контакте { $by } новых внешних колоний, что бы ни делали остальные
 }
goal-homes = { $by ->
    [0] Не потеряйте в этом контакте ни одной родной колонии, что бы ни делали остальные
   *[other] Верните в этом контакте родную колонию, что бы ни делали остальные
 }
goal-thrifty-colonies = Получите в этом контакте ещё одну внешнюю колонию самой слабой картой атаки, которой точно хватит, что бы ни делали остальные
 .why = Атаки слабее у вас в руке нет, и хватает этой, а сильные карты целы
goal-thrifty-homes = Не потеряйте в этом контакте ни одной родной колонии и сыграйте самую слабую карту атаки, которой для этого точно хватит, что бы ни делали остальные
 .why = Атаки слабее у вас в руке нет, и хватает этой, а сильные карты целы

## О чём спросили, а ничего не сделать

no-reasons-planet = Эту планету сейчас выбрать нельзя
