# Что говорится о сценариях этой игры: чем позиция не такая, как ожидалось, и чем невозможна. Английский текст стоит
# в scenario.py. Без точек в конце.

unmet-base = на базе { $found }, а не { $wanted }
unmet-bases-in-play = базы на столе — { $found }, а не { $wanted }
unmet-base-deck = в колоде баз { $found }, а не { $wanted }
unmet-base-discard = в сбросе баз { $found }, а не { $wanted }
unmet-power-of = сила { $card } — { $found }, а не { $wanted }
unmet-control-of = кто управляет { $card }: { $found }, а не { $wanted }
unmet-total-of = суммарная сила на базе { $card } — { $found }, а не { $wanted }
unmet-breakpoint-of = порог захвата { $card } — { $found }, а не { $wanted }
lies-elsewhere = карты { $card } в этом месте быть не может
zone-smashup-discard = в сбросе
