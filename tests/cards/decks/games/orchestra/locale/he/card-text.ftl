type-player = נגן
type-stage = במה
team-strings = כלי מיתר
team-brass = כלי נשיפה
team-drums = תופים
