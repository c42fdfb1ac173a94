type-player = Музыкант
type-stage = Сцена
team-strings = Струнные
team-brass = Медные
team-drums = Ударные
