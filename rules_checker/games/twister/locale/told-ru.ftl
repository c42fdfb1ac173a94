# Что говорится о сценариях этой игры. Английский текст стоит в scenario.py. Без точек в конце.

unmet-there = { $key }: { $found }, а не { $wanted }
does-not-fit-here = «{ $value }» сюда не подходит: пишите клетки раскрытых комнат, комнаты от 1 до 8, жетоны этой игры
zone-twister-actions = среди карт действий
zone-twister-fights = среди карт боя
zone-twister-saved = среди выбравшихся
zone-twister-killed = среди погибших
zone-twister-treasures = среди вынесенных сокровищ
