type-boat = Судно
type-quay = Причал
type-island = Остров
type-coin = Монета
team-free = море
