# מה עלה בגורלן של דמויות, בסטטיסטיקה של משחקים.

fate-escaped = נמלטו
fate-killed = חוסלו
fate-stayed = נשארו במבוך
