type-boat = כלי שיט
type-quay = רציף
type-island = אי
type-coin = מטבע
team-free = ים
