# Что говорится о сценариях и настройках этой игры. Английский текст стоит в scenario.py и setup.py. Без точек в конце.

not-so-many = в «Космический контакт» играют от { $least } до { $most } игроков, а не { $n }
key-cosmic-alien = раса
key-cosmic-tech = технология
key-cosmic-homes = корабли на родных планетах
key-cosmic-colonies = внешние колонии
planet-of = планета { $n } ({ $who })
colony = { $planet } — { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[other] { $n } кораблей
 }
key-cosmic-warp = корабли в варпе
key-cosmic-lab = корабли на технологии
key-cosmic-built = технология завершена
key-cosmic-open = лист расы открыт
key-cosmic-number = который контакт за ход
key-cosmic-defense = защитник
key-cosmic-gate = корабли в гипервратах ({ $of })
key-cosmic-helping = корабли на стороне защитника ({ $of })
key-cosmic-active = чей ход
zone-cosmic-deck = в колоде космоса
zone-cosmic-discard = в сбросе
zone-cosmic-destiny = в колоде судьбы
zone-cosmic-aliens = в стопке рас
ships = { $who }: кораблей здесь { $n }, а всего их { $whole }
homes = по записи «{ $value }» не понять, сколько кораблей на каждой из родных планет; этих планет { $n }
own-colony = { $planet } — родная для этого же игрока: её корабли пишут в homes
no-tech = корабли лежат на технологии, которой нет
no-technology = технологии бывают, только если в options есть technology
other-side = { $who } — на другой стороне
own-attack = нападающий не атакует сам себя
no-colour = игрока того цвета, что на карте «{ $card }», за столом нет
empty-gate = нападающий не отправил в гиперврата ни одного корабля
not-of-the-defense = { $planet }: у защитника здесь ничего нет
two-cards = к фазе итога раскрыты уже две карты
