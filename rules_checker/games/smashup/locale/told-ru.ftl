# Что говорится о сценариях этой игры: чем позиция не такая, как ожидалось, и чем невозможна. Английский текст стоит
# в scenario.py. Без точек в конце.

unmet-base = на столе: { $found }, а не { $wanted }
unmet-power-of = сила карты «{ $card }» — { $found }, а не { $wanted }
unmet-control-of = кто управляет картой «{ $card }»: { $found }, а не { $wanted }
unmet-total-of = суммарная сила на базе «{ $card }» — { $found }, а не { $wanted }
unmet-breakpoint-of = порог захвата базы «{ $card }» — { $found }, а не { $wanted }
base-bare = база «{ $card }» (пустая)
base-with = база «{ $card }» ({ $lying })
minions-of = { $who }, приспешники: { $cards }
actions-of = { $who }, действия: { $cards }
parts = { $first }; { $rest }
on-minion = на карте: «{ $card }» ({ $who })
key-smashup-vp = победные очки
key-smashup-minions = сколько приспешников ещё можно сыграть
key-smashup-actions = сколько действий ещё можно сыграть
key-smashup-bases-in-play = базы на столе
zone-smashup-discard = в сбросе
zone-smashup-base-deck = в колоде баз
zone-smashup-base-discard = в сбросе баз
too-many-bases = баз на столе { $n }, а больше { $most } их не бывает
does-not-stay = действие «{ $card }» в игре не остаётся
not-on-minion = действие «{ $card }» прикрепляют к базе, а не к приспешнику
not-on-base = действие «{ $card }» прикрепляют к приспешнику, а не к базе
