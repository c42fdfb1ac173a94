# Что говорится о сценариях этой игры: чем позиция не такая, как ожидалось, и чем невозможна; и о колодах, которыми
# не сыграть. Английский текст стоит в scenario.py и setup.py. Без точек в конце.

## Что не сошлось

unmet-lives = { $name }: жизней — { $found }, а не { $wanted }
unmet-hero-twisted = { $found ->
    [yes] { $name }: герой закручен, а не раскручен
   *[no] { $name }: герой раскручен, а не закручен
 }
key-boombit-hero = герой
key-boombit-first = первый игрок
key-boombit-spent = истраченные фазы
spent-bomb-phase = фаза бомбы
spent-creep-phase = фаза крипа
spent-support-phase = фаза поддержки
unmet-phases = { $name }, { $of ->
    [bomb-phase] { spent-bomb-phase }
    [creep-phase] { spent-creep-phase }
    [support-phase] { spent-support-phase }
   *[other] { $of }
 }: осталось { $found }, а не { $wanted }
unmet-blast-of = сила взрыва карты «{ $card }» — { $found }, а не { $wanted }
unmet-life-of = жизней у карты «{ $card }» — { $found }, а не { $wanted }
unmet-in-play = { $name }, в игре: { $differs }
mark-damage = повреждений — { $n }
mark-twisted = карта закручена
mark-under = на карте: «{ $card }»
mark-under-theirs = на карте: «{ $card }» противника
zone-boombit-in-play = в игре
zone-boombit-discard = на свалке
zone-boombit-void = в пустоте

## Так не бывает

first-is-drawn = кто ходит первым, решает жребий после подготовки
without-strength = «{ $card }» — не бомба, силы у неё нет
without-life = «{ $card }» — не крип, жизней у этой карты нет
wrong-lives = «{ $card }»: пока партия идёт, жизней у героя от 1 до { $most }
damaged-no-creep = «{ $card }» — не крип, повреждений у этой карты не бывает
too-damaged = «{ $card }»: жизней { $life }, и с таким числом повреждений ({ $damage }) крипа в игре уже нет
wrong-host = карта «{ $card }» не может лежать на карте «{ $host }» (mod.target-type)
two-bosses = двух крипов со свойством БОСС у одного игрока в игре не бывает (property.boss-limit)
two-unique = «{ $card }» — уникальная карта, двух таких у одного игрока в игре не бывает (gloss.unique)
not-a-hero = «{ $name }» — не герой

## Чем не сыграть

names-no-hero = { $deck }: не указан герой; подробнее: fitil check
