# מה עלה בגורלן של דמויות, בסטטיסטיקה של משחקים.

fates = דמות
fate-escaped = נמלטה
fate-killed = חוסלה
fate-stayed = נשארה במבוך
