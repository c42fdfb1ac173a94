# Что говорится о сценариях и настройках этой игры. Английский текст стоит в scenario.py и setup.py. Без точек в конце.

unmet-here = { $key }: { $found }, а не { $wanted }
lies-elsewhere-here = карты { $card } в этом месте быть не может
not-so-many = в «Космический контакт» играют от { $least } до { $most } игроков, а не { $n }
