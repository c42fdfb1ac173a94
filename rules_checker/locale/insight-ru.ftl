# Что известно о колоде до игры: `fitil insight` и мастерская. Без точек в конце: строки собирает программа.

curve-name = { $types }, { $number }
so-many = { $value } ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 })
curve = { $name }: { $spread }; в среднем { NUMBER($mean, maximumFractionDigits: 1) }
opening = { $Opening-hand }, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }:
group = { $name }: в колоде { $cards }, в руке в среднем { NUMBER($mean, maximumFractionDigits: 1) }; ни одной карты — { NUMBER($none, style: "percent", maximumFractionDigits: 1) }
every = Хотя бы по одной карте каждого вида — { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
sample = Например: { $cards }
differs = { $name }: здесь { $here }, там { $there }
different = Чем первая колода отличается от { $deck }
same = В первой колоде те же карты, что и в { $deck }

## Колода из целых групп карт: что они делают вместе

together-title = Что они делают вместе
together = { $names } { $n ->
    [one] ладит
   *[other] ладят
 } с { $of ->
    [one] картой
   *[other] картами
 } { $cards }
called = «{ $name }»
copies = { $n ->
    [1] «{ $name }»
   *[other] «{ $name }» × { $n }
 }
together-not = Каждый сам за себя: карты одних не рассчитывают на карты других

## Партии с другой колодой

versus = Сыграно с колодой «{ $other }»: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 }. Побед { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), поражений { $lost }, ничьих { $drawn }
versus-better = Похоже, эта колода сильнее: побед у неё может быть от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
versus-worse = Похоже, эта колода слабее: побед у неё может быть от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
versus-even = Какая колода сильнее, по этим партиям не скажешь: побед может быть от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
versus-turns = Ходов в партии: в среднем { NUMBER($mean, maximumFractionDigits: 0) }, от { $shortest } до { $longest }
versus-not = Этими колодами сыграть нельзя: проверьте обе
tried-place = В колоде «{ $deck }» она заменяет карту «{ $out }»: { $copies ->
    [one] { $copies } копия
    [few] { $copies } копии
   *[other] { $copies } копий
 }
tried-won = { $games ->
    [1] 1 раздача сыграна дважды
    [one] Сыграна { $games } раздача, каждая дважды
    [few] Сыграны { $games } раздачи, каждая дважды
   *[other] Сыграно { $games } раздач, каждая дважды
 }. Побед с этой картой { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), без неё { $without } ({ NUMBER($before, style: "percent", maximumFractionDigits: 0) })
tried-better = Похоже, с ней колода сильнее: доля побед выше на { $least }–{ points }
tried-worse = Похоже, с ней колода слабее: доля побед ниже на { $least }–{ points }
tried-even = Лучше ли колоде с ней, по этим партиям не скажешь: доля побед может быть и ниже на { $least ->
    [one] { $least } процентный пункт
    [few] { $least } процентных пункта
   *[other] { $least } процентных пунктов
 }, и выше на { points }
points = { $most ->
    [one] { $most } процентный пункт
    [few] { $most } процентных пункта
   *[other] { $most } процентных пунктов
 }
tried-had = { $how ->
    [hand] Была в руке в { $games ->
        [one] { $games } партии
       *[other] { $games } партиях
     }
   *[played] Сыграна в { $games ->
        [one] { $games } партии
       *[other] { $games } партиях
     }
 }, из них выиграно { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
tried-like = То же о карте «{ $name }» ({ $of ->
    [before] стояла на её месте
   *[like] похожая
 }): { NUMBER($share, style: "percent", maximumFractionDigits: 0) } побед, таких партий { $games }
