# Экран игры (fitil play): что лежит на столе, вопросы и варианты, без точек в конце. Что за слово где показано, сказано
# в rules_checker/play/view/phrasebook.py и table.py.

## Стол

table-turn = ход { $n }
 .begun = да
table-active = { IF_YOU($value_is, "Ходите", "Ходит") } { $value_who_low }
 .begun = да
 .playing = да
table-step = { $value ->
    [setup] подготовка
    [bomb-review] рассмотрение бомб
    [attack] фаза атаки
   *[main] основная часть хода
 }
 .playing = да
table-phases = Осталось на этот ход
 .begun = да
 .playing = да
table-bomb-phase = фаз бомбы { left }
 .begun = да
 .about = сыграть бомбу или взять вместо этого карту
table-creep-phase = фаз крипа { left }
 .begun = да
 .about = сыграть крипа или взять вместо этого карту
table-support-phase = фаз поддержки { left }
 .begun = да
 .about = сыграть обстоятельство или изменение
left = — { $n }
table-extra = Можно сыграть ещё
 .begun = да
 .playing = да
table-creep = крипов — { $n }
table-bomb = бомб — { $n }
table-skips = { $who } { IF_YOU($is, "пропустите", "пропустит") } { $value }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (это вы)") }
   *[no] { "" }
 }
table-hero = герой «{ $value }»
table-hero_twisted = { $value ->
    [yes] герой закручен
   *[no] { "" }
 }
table-lives = жизней — { $n }
table-hand_size = { $own ->
    [yes] { "" }
   *[no] в руке — { $n }
 }
table-deck_size = в колоде — { $n }
table-in_play = В игре
 .creeps = Крипы
 .bombs = Бомбы и обстоятельства
table-discard = на свалке — { $n }
 .folded = да
table-void = в пустоте — { $n }
 .folded = да
table-hand = В руке
 .numbers = да
table-being_played = { $n ->
    [0] { "" }
    [1] прямо сейчас играют карту
    [one] прямо сейчас играют { $n } карту
    [few] прямо сейчас играют { $n } карты
   *[other] прямо сейчас играют { $n } карт
 }
 .folded = да
 .about = сказанное на карте ещё выполняется

cell-bomb = { $card } (сила { $power }{ twisted-f }{ hits-f }{ mods })
 .state = сила { $power }{ twisted-f }{ mods }
cell-creep = { $card } ({ life-left }{ $used ->
    [yes] , ХОД использован
   *[no] { "" }
 }{ mods })
 .state = { life-left }{ $used ->
    [yes] , ХОД использован
   *[no] { "" }
 }{ mods }
cell-circumstance = { $card }{ $used ->
    [yes] { " " }(ХОД использован)
   *[no] { "" }
 }
life-left = { $damage ->
    [0] { $life ->
        [one] { $life } жизнь
        [few] { $life } жизни
       *[other] { $life } жизней
     }
   *[other] осталось жизней { $left } из { $life }
 }
twisted-f = { $twisted ->
    [yes] , бомба закручена
   *[no] , бомба раскручена
 }
hits-f = { $hits ->
    [none] { "" }
   *[other] , крипам взрыв не поглотить
 }

figure-hits = если бомба сейчас взорвётся, герой потеряет жизнь
mods = { $mods_n ->
    [0] { "" }
   *[other] ; на карте: { $mods }
 }

word-draw-phase = фазу взятия карты
word-bomb-review = фазу рассмотрения бомб
word-attack-phase = фазу атаки
word-bomb-phase = фазу бомбы
word-creep-phase = фазу крипа
word-support-phase = фазу поддержки
word-turn = ход

number-lives = жизней
number-hand = карт в стартовой руке
number-power = сила взрыва
number-life = жизней

## Вопросы

ask-mulligan = Пересдать стартовую руку?
ask-main = Основная часть хода: что делаете?
ask-explode = Какая бомба взрывается первой?
ask-untwist = Какую бомбу раскрутить первой?
ask-attack = Кто атакует следующим?
ask-attacked = Какой из ваших крипов получит { $points ->
    [one] { $points } повреждение
    [few] { $points } повреждения
   *[other] { $points } повреждений
 }?
ask-block = { $second ->
    [yes] Второй взрыв бомбы
   *[no] Взрыв бомбы
 } «{ $bomb }», { $blockers ->
    [0] сила взрыва { $power }. Кто блокирует?
   *[other] ещё не поглощено { $power ->
        [one] { $power } повреждение
        [few] { $power } повреждения
       *[other] { $power } повреждений
     }. Кто ещё блокирует?
 }{ $too_strong ->
    [yes] { " " }Крипы могут поглотить { $blockers ->
        [0] { "" }
       *[other] ещё{ " " }
     }только { $absorbed ->
        [one] { $absorbed } повреждение
        [few] { $absorbed } повреждения
       *[other] { $absorbed } повреждений
     }: жизнь так не спасти
   *[no] { "" }
 }
ask-discard = { $left ->
    [1] Какую карту скинуть?
   *[other] Какую карту скинуть? Осталось скинуть { $left }
 }
ask-defy = Скинуть карту вместо этого?
ask-may = Использовать способность?
ask-arrange = Какую карту положить следующей?
ask-course = Что из этого выбираете?
ask-react = { $event ->
    [explodes] Бомба «{ $it }» взрывается, сила взрыва { $power }{ $own ->
        [yes] { "" }
       *[no] , { $absorbed ->
            [0] поглотить её некому
           *[other] ваши крипы могут поглотить { $absorbed ->
               [one] { $absorbed } повреждение
               [few] { $absorbed } повреждения
              *[other] { $absorbed } повреждений
            }
         }
     }.{ " " }
    [plays] { $own ->
        [yes] Вы играете
       *[no] Противник играет
     } карту «{ $it }».{ " " }
    [breaks] Ломается карта «{ $it }».{ " " }
    [takes-damage] Крип «{ $it }» получает повреждения.{ " " }
    [is-twisted] Карта «{ $it }» закручивается.{ " " }
    [is-untwisted] Карта «{ $it }» раскручивается.{ " " }
    [loses-life] { $own ->
        [yes] Ваш герой
       *[no] Герой противника
     } теряет жизнь.{ " " }
   *[other] { "" }
 }Ответить реакцией?
ask-reaction-order = Какая реакция срабатывает следующей?
ask-order = Несколько событий сразу. Что сначала?
ask-instead = { $would ->
    [break] Карта «{ $it }» сейчас сломается. Сделать вместо этого что-то другое?
    [lose-life] Герой сейчас потеряет жизнь. Сделать вместо этого что-то другое?
   *[be-twisted] Карта «{ $it }» сейчас закрутится. Сделать вместо этого что-то другое?
 }
ask-host = На какую карту сыграть изменение?
ask-break-order = Кто сломается первым?
ask-remove-order = Что удалить следующим?
ask-reanimate = Использовать свойство РЕАНИМАЦИЯ?
ask-price-order = Чем платите сначала?
ask-choose-break = Что сломать?
ask-choose-damage = Кому нанести повреждения?
ask-choose-explode = Какую бомбу взорвать?
ask-choose-play-instead = Какую карту сыграть вместо этого?
ask-choose-put-into-play = Что ввести в игру?
ask-choose-put-on-bottom = Что положить под низ колоды?
ask-choose-remove-to-void = Что удалить в пустоту?
ask-choose-repair = С кого снять повреждения?
ask-choose-return-to-hand = Что вернуть в руку?
ask-choose-search = Какую карту взять из колоды?
ask-choose-twist = Что закрутить?
ask-choose-untwist = Что раскрутить?

option-keep = Оставить руку
option-mulligan = Пересдать руку
option-play = Сыграть { card-acc }{ $own ->
    [yes] { " " }на { to-your }
    [no] { " " }на { to-acc } противника
   *[nobody] { "" }
 }
option-use = Использовать ХОД { card-gen }
option-activate = Использовать способность АКТИВАЦИЯ героя (обычно раз за партию)
option-end = Закончить ход
option-trade = Взять карту вместо { $word ->
    [bomb-phase] фазы бомбы
    [creep-phase] фазы крипа
   *[support-phase] фазы поддержки
 }
option-block = Блокировать: крип «{ $card }» поглощает { $n ->
    [one] { $n } повреждение
    [few] { $n } повреждения
   *[other] { $n } повреждений
 }{ $of_power ->
    [0] { "" }
   *[other] { " " }из { $of_power }
 }{ $left ->
    [0] , жизней у него не останется
   *[other] { "" }
 }
 .refused = Блокировать: крип «{ $card }»
option-card = { $own ->
    [no] { card } противника
    [yes] { card-yours }
   *[nobody] { card }
 }
option-pass = Не отвечать
option-done = { $costs ->
    [0] Готово
   *[other] { $blockers ->
        [0] Не блокировать
       *[other] Больше никого
     }: ваш герой теряет { $lives ->
        [1] последнюю жизнь, и партия проиграна
       *[other] жизнь (сейчас их { $lives })
     }
 }
option-enough = Закончить выбор
option-course = Способ { $n } из названных на карте
option-pay = { $word ->
    [discard] Скинуть карты
    [remove-to-void] Удалить карты в пустоту
    [skip-phase] Пропустить фазу
    [top-to-discard] Переместить верхние карты колоды на свалку
    [break] Сломать карту
    [return-to-hand] Вернуть карту в руку
    [damage] Нанести повреждения
   *[choose] Выбрать один из способов
 }
option-attack = АТАКА { card-gen }
option-blast = ВЗРЫВ { card-gen }
option-exit = ВЫХОД { card-gen }
option-enter = ВХОД { card-gen }
option-reaction = РЕАКЦИЯ { card-gen }
card = { $card_kind ->
    [bomb] Бомба
    [creep] Крип
    [deed] Дело
    [circumstance] Обстоятельство
    [modification] Изменение
    [hero] Герой
   *[card] Карта
 } «{ $card }»
card-acc = { $card_kind ->
    [bomb] бомбу
    [creep] крипа
    [deed] дело
    [circumstance] обстоятельство
    [modification] изменение
    [hero] героя
   *[card] карту
 } «{ $card }»
to-acc = { $to_kind ->
    [bomb] бомбу
    [creep] крипа
    [circumstance] обстоятельство
    [modification] изменение
   *[card] карту
 } «{ $to }»
to-your = { $to_kind ->
    [bomb] вашу бомбу
    [creep] вашего крипа
    [circumstance] ваше обстоятельство
    [modification] ваше изменение
   *[card] вашу карту
 } «{ $to }»
card-yours = { $card_kind ->
    [bomb] Ваша бомба
    [creep] Ваш крип
    [deed] Ваше дело
    [circumstance] Ваше обстоятельство
    [modification] Ваше изменение
    [hero] Ваш герой
   *[card] Ваша карта
 } «{ $card }»
card-gen = { $card_kind ->
    [bomb] бомбы
    [creep] крипа
    [deed] дела
    [circumstance] обстоятельства
    [modification] изменения
    [hero] героя
   *[card] карты
 } «{ $card }»

## Что важно в позиции: «у вас перевес … (на 2)» или целое предложение (.whole)

feature-turn = ваш ход
 .whole = { $sign ->
    [minus] ход перейдёт к противнику
   *[plus] ход останется за вами
 }
feature-lives = в жизнях героев
feature-last = последняя жизнь противника
 .whole = { $sign ->
    [minus] скорее ваш герой останется с последней жизнью
   *[plus] скорее герой противника останется с последней жизнью
 }
feature-hand = в числе карт в руке
feature-deck = запас колоды
 .whole = { $sign ->
    [minus] вы уступаете
   *[plus] у вас перевес
 } в запасе колоды
feature-bombs = в числе бомб
feature-lit = в числе раскрученных бомб
 .like = bombs
feature-power = в силе бомб
 .like = bombs
feature-creeps = в числе крипов
feature-guard = в повреждениях, которые поглотят крипы
 .like = creeps
feature-attacks = в числе способностей АТАКА
feature-support = в числе обстоятельств и изменений
feature-hero = незакрученный герой
 .whole = { $sign ->
    [minus] ваш герой скорее окажется закрученным
   *[plus] ваш герой скорее останется раскрученным
 }
feature-hits = в числе раскрученных бомб, которые не заблокировать
 .like = bombs
feature-threats = в числе бомб, которые не заблокировать
 .like = bombs

## Числа карты в руке

numbers-bomb = сила { $power }
numbers-creep = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[other] { $life } жизней
 }

## Почему партия окончена

end-win-lives = { $side ->
    [won] у героя противника не осталось жизней
    [lost] у вашего героя не осталось жизней
   *[neither] у героя проигравшего не осталось жизней
 }
end-turn-draw-empty-loses = { $side ->
    [won] противник обязан взять карту, а его колода пуста
    [lost] вы обязаны взять карту, а ваша колода пуста
   *[neither] проигравшему надо взять карту, а колода пуста
 }
end-gap-simultaneous-loss = оба героя потеряли последнюю жизнь одновременно
end-gap-endless-game = партия затянулась и остановлена
end-gap-endless-loop = одно и то же повторялось бы без конца

## Задачи

goal-lives = { $by ->
    [0] Не потеряйте сейчас ни одной жизни
    [1] Отнимите у противника жизнь до конца этого хода
    [one] Отнимите у противника { $by } жизнь до конца этого хода
    [few] Отнимите у противника { $by } жизни до конца этого хода
   *[other] Отнимите у противника { $by } жизней до конца этого хода
 }
