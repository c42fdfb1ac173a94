# Что говорится о сценариях этой игры: чем позиция не такая, как ожидалось, и чем невозможна. Английский текст стоит
# в scenario.py. Без точек в конце.

## Что не сошлось

seat-automatic = ИИ
unmet-mana = { $name }: маны — { $found }, а не { $wanted }
unmet-open = раскрыто: { $differs }
unmet-attacks = { $none ->
    [found] никто не атаковал, а должны были: { $wanted }
    [wanted] атаковали: { $found }, а никто не должен был
   *[neither] атаковали: { $found }, а не { $wanted }
 }
unmet-dealt = { $none ->
    [found] урона никто не получил, а должно быть: { $wanted }
    [wanted] урон: { $found }, а получить его никто не должен был
   *[neither] урон: { $found }, а не { $wanted }
 }
unmet-strength-of = сила атаки карты «{ $card }» — { $found }, а не { $wanted }
unmet-abilities-of = { $none ->
    [found] у карты «{ $card }» нет способностей, а должны быть: { $wanted }
    [wanted] способности карты «{ $card }» — { $found }, а быть их не должно
   *[neither] способности карты «{ $card }» — { $found }, а не { $wanted }
 }
unmet-upper = { $name }, верхняя линия: { $differs }
unmet-lower = { $name }, нижняя линия: { $differs }
unmet-citadel = { $found ->
    [yes] { $name }: виден форт, а не бастион
   *[no] { $name }: виден бастион, а не форт
 }
abilities = { $names }
ability-splash = Всплеск
ability-pierce = Пробивание
ability-fury = Ярость
ability-protection = Защита
ability-indestructible = Несокрушимость
ability-battle-fervor = Боевой пыл
ability-momentum = Разгон
mark-suffered = урон { $n }
mark-exposed = Защита использована
mark-new = только что призвано
zone-deckbattle-upper = на верхней линии
zone-deckbattle-lower = на нижней линии
zone-deckbattle-used = в сбросе

## Так не бывает

no-such-stage = уровня сложности { $n } нет: уровни от 0 до { $last } бывают только в игре против ИИ
pool-and-draft = набор карт (pool) пишут, только если сценарий начинается с драфта, и тогда он обязателен
automatic-hand = у ИИ есть колода, но нет руки, и карт у него никто не убирает
deck-of-a-person = колода и сброс бывают только у ИИ: напишите style: solo
one-wall = в руке одна карта «Бастион/Форт», а до первого хода её нет
wall-rightmost = карта «Бастион/Форт» не может быть крайней справа (fortress.destroyed)
copies-in-kit = копий карты «{ $card }» здесь { $n }, а в наборе она одна (gap.build-duplicates)
destroyed-already = «{ $card }»: здоровье { $life }, и с уроном { $damage } этого существа в игре уже нет
fallen-already = без колоды бастион уже пал: напишите citadel: true или дайте колоду (solo.ai-fortress-flip)
new-in-another-turn = «{ $card }»: существо только что призвано, а ход не его владельца
