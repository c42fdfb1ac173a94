# מה עלה בגורלן של דמויות, בסטטיסטיקה של משחקים.

fates = מי
fate-escaped = נמלטו
fate-killed = חוסלו
fate-stayed = נשארו במבוך
