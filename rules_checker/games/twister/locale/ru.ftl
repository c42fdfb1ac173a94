# Что рассказать о партии: по предложению на каждое событие журнала, без точки в конце. Названия жетонов, карт и комнат
# стоят в кавычках в именительном падеже. $square — имя клетки.

setup = Подготовка к игре
turn = Ход { $n } ({ $who_low })
name = «{ $name }»
can = Можно
cannot = Нельзя: { $reason }

action-points = { $n ->
    [one] { $n } очко действия
    [few] { $n } очка действия
   *[other] { $n } очков действия
 }
victory-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
 }
gate-side = { $side ->
    [0] сверху
    [1] справа
    [2] снизу
   *[3] слева
 }
whose-token = { $owner_is ->
    [you] ваш жетон
   *[other] жетон { $owner_who_gen }
 }
carried-token = { $own ->
    [yes] жетон
   *[no] { whose-token }
 }

## До игры

lays-rooms = Лабиринт готов: { $n ->
    [one] { $n } комната
    [few] { $n } комнаты
   *[other] { $n } комнат
 } рубашкой вверх
stands = { $who } { IF_YOU($is, "кладёте", "кладёт") } на клетку { $square } стартовой линии { $known ->
    [yes] жетон { $seen }
   *[no] жетон
 } рубашкой вверх
lays = { $who } { IF_YOU($is, "кладёте", "кладёт") } на комнату { $room } { $known ->
    [yes] жетон { $seen }
   *[no] жетон
 } рубашкой вверх
shows = На клетке { $square } — «{ $card }»
first = { $is ->
    [you] Начинаете вы
   *[other] Первым ходит { $who_low }
 }

## Ход

plays = { $who } { IF_YOU($is, "играете", "играет") } карту «{ $card }»: { action-points }
sets-out = «{ $card }» перемещается с клетки { $start }
sets-out-then-goes = «{ $card }» идёт с { $start } на { $square }
sets-out-then-goes-then-stops = «{ $card }» идёт с { $start } на { $square }
goes = «{ $card }» идёт на { $square }
goes-then-stops = «{ $card }» идёт на { $square }
stops = «{ $card }» останавливается на { $square }
leaps = Карта прыжка: «{ $card }» проходит через клетку { $square }
takes = «{ $card }» подбирает { carried-token } «{ $other }»
swaps = «{ $card }» кладёт жетон «{ $old }» и подбирает { carried-token } «{ $other }»
drops = «{ $card }» кладёт на клетку { $square } { carried-token } «{ $other }»
turns = «{ $card }» поворачивает комнату «{ $tile }» (место { $room }) на четверть оборота { $way ->
    [clockwise] по часовой стрелке
   *[counter] против часовой стрелки
 }
turns-back = «{ $card }» поворачивает комнату «{ $tile }» (место { $room }) против её стрелки, на четверть оборота { $way ->
    [clockwise] по часовой стрелке
   *[counter] против часовой стрелки
 }
reveals = { $who } { IF_YOU($is, "раскрываете", "раскрывает") } комнату «{ $tile }» на месте { $room }; { $lies ->
    [1] она повёрнута на четверть по часовой стрелке
    [2] она повёрнута на пол-оборота
    [3] она повёрнута на четверть против часовой стрелки
   *[0] она лежит прямо
 }
rides = { $owner_is ->
    [you] Ваш жетон
   *[other] Жетон { $owner_who_gen }
 } «{ $card }» вместе с комнатой оказывается на { $square }
puts = { $who } { IF_YOU($is, "кладёте", "кладёт") } на клетку { $square } { whose-token } «{ $card }»
takes-back = { $who } { IF_YOU($is, "возвращаете", "возвращает") } себе все карты действий
passes-wall = «{ $card }» проходит сквозь стену на { $square }
breaks = «{ $card }» на { $square } ломает решётку { gate-side }
opens = «{ $card }» на { $square } открывает решётку { gate-side }
closes = «{ $card }» на { $square } закрывает решётку { gate-side }
regenerates = «{ $card }» на { $square } исцеляется
heals = «{ $card }» исцеляет персонажа «{ $other }» на { $square }
drinks = «{ $card }» выпивает зелье: в этот ход ещё { action-points }
fires = «{ $card }» пускает огненный шар в персонажа «{ $other }» на { $square }

## Бой

attacks = «{ $card }» нападает на персонажа «{ $other }» на { $square }
helps = «{ $card }» помогает защищаться
fights = { $who } { IF_YOU($is, "раскрываете", "раскрывает") } карту «{ $card }», всего { $n }
tie = Ничья: ничего не происходит
prevails = { $who } { IF_YOU($is, "побеждаете", "побеждает") } в бою
returns = Карта «{ $card }» возвращается в { $is ->
    [you] вашу руку
   *[other] руку { $who_gen }
 }
wounded = «{ $card }» на { $square } получает ранение
dies = «{ $card }» на { $square } погибает

## Очки

escapes = «{ $card }» выбирается из лабиринта
scores = { $who } { IF_YOU($is, "получаете", "получает") } { victory-points }, всего { $total }
reaches = { $who } { IF_YOU($is, "набираете", "набирает") } столько очков, сколько нужно для победы: партия кончится с этим ходом
ends = Партия окончена, { $n }:{ $left }

## Почему нельзя

why-over = партия окончена
why-not-yet = партия ещё не началась
why-not-your-turn = сейчас ход противника
why-asked-otherwise = сначала должен ответить противник
why-asked-first = сначала ответьте на заданный вам вопрос
why-not-in-box = жетона «{ $card }» в этой партии нет
why-not-for-placing = на { $square } этот жетон не положить, нужна свободная клетка этой комнаты, и не яма
why-no-combat-card = карты боя «{ $card }» у вас в руке нет
why-only-in-a-fight = карты боя играют только в бою
why-only-while-moving = карту прыжка играют во время перемещения; подойдите к препятствию вплотную, и прыжок предложат
why-not-now = об этом сейчас не спрашивают
why-room-is-full = такого жетона или места нет; на комнату, вместе с жетонами противника, кладут не больше жетонов, чем на ней помещается
why-not-in-hand = карта «{ $card }» уже сыграна
why-card-too-high = для карты «{ $card }» рано, ведь самая старшая из сыгранных карт действий, ваших и противника, — { $n }, а следующая может быть старше только на 1
why-card-not-yet = для карты «{ $card }» рано, в первых ходах карты действий играют по порядку, от меньшей к большей
why-card-played = карта действий в этот ход уже сыграна
why-nobody-moves = сначала выберите персонажа, а потом клетки
why-moves-first = «{ $card }» ещё в пути, сначала закончите перемещение
why-no-such-square = на { $square } отсюда не пойти
why-room-face-down = клетка { $square } — в нераскрытой комнате
why-would-fall = тот, кто остался бы на { $square }, упал бы в яму, или жетонов там стало бы слишком много
why-line-in-two = половины стартовой линии не граничат, из одной в другую проходят только через комнаты
why-wall-between = перед клеткой { $square } стена или закрытая решётка
why-no-way = открытого пути на { $square } нет
why-too-far = до клетки { $square } не дойти, { $n ->
    [0] все клетки уже пройдены
    [one] пройти можно ещё { $n } клетку
    [few] пройти можно ещё { $n } клетки
   *[other] пройти можно ещё { $n } клеток
 }
why-enemy-there = на { $square } стоит персонаж противника
why-friend-there = на { $square } стоит ваш персонаж; пройти можно, остановиться нельзя
why-wounded-enemy-there = на { $square } лежит раненый персонаж противника; пройти можно, остановиться нельзя
why-too-many-there = на { $square } стало бы больше двух жетонов
why-pit-there = { $square } — яма
why-no-jump-card = карт прыжка не осталось
why-no-jump-there = на { $square } нет препятствия, через которое можно прыгнуть отсюда
why-nothing-to-drop = персонаж ничего не несёт
why-must-go-on = здесь не останавливаются, идите дальше
why-not-here = жетона «{ $card }» на этой клетке нет, или его уже несут
why-held-by-another = жетон «{ $card }» несёт другой персонаж, или его положили в это же перемещение
why-not-to-be-carried = носят только предметы и своих раненых, а «{ $card }» — ни то ни другое
why-not-yours = вашего персонажа «{ $card }» в лабиринте нет
why-is-wounded = персонаж «{ $card }» ранен
why-is-resting = персонаж «{ $card }» исцелился в этот ход и до конца хода ничего не делает
why-potion-of-another = остались только очки чужого зелья, а их «{ $card }» тратить не может
why-cannot-move = персонажу «{ $card }» идти некуда
why-not-on-gear = «{ $card }» стоит не на шестерне
why-room-not-revealed = та комната ещё не раскрыта, или её нет
why-another-number = на шестерне той комнаты другой номер
why-against-the-arrow = «{ $card }» не умеет поворачивать против стрелки
why-no-room-to-reveal = нераскрытой комнаты там нет
why-no-access = никто из ваших не может шагнуть прямо в ту комнату
why-no-enemy = персонажа противника «{ $card }» в лабиринте нет
why-fought-already = персонаж «{ $card }» ранен, и в этот ход на него уже нападали
why-wall-before = между вашими и персонажем «{ $card }» стена или закрытая решётка
why-not-beside = персонаж «{ $card }» не на соседней клетке, или путь туда закрыт
why-nobody-can = никто из ваших в лабиринте этого не умеет
why-heals-others = «{ $card }» исцеляет только других
why-not-wounded = персонаж «{ $card }» не ранен, или сейчас его не исцелить
why-put-down-first = персонажа «{ $card }» несут, сначала положите его на соседнюю клетку
why-wounded-now = персонаж «{ $card }» ранен в этот самый ход
why-no-potion = у персонажа «{ $card }» нет зелья
why-no-such-side = стороны бывают только такие — вверх, вправо, вниз и влево
why-own-first = первым на той прямой стоит ваш персонаж «{ $card }»
why-nobody-there = огненный шар там никого не встретит
why-no-gate-there = с этой стороны клетки { $square } такой решётки нет
why-no-wall-there = с этой стороны клетки { $square } стены нет
why-not-through-there = дальше, на { $square }, закрытая решётка или яма
