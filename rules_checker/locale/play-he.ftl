# המילים של מסך המשחק (fitil play), משותפות לכל המשחקים. בלי נקודה בסוף.

ask = במה תבחרו?
option-card = ״{ $card }״
option-yes = כן
option-no = לא
option-done = סיימתי

waiting = { $who } חושב…
over = המשחק נגמר. { $result }
won = הניצחון של { $who }
lost = הפסדתם
draw = תיקו
places = מקומות: { $places }
place = { $place } – { $who }

story = מהלך המשחק
story-empty = עוד לא קרה כלום
cards = קלפים
why = למה אי אפשר?
no-reasons = אין מה לעשות עכשיו עם הקלף הזה
without-cards = בלי קלף

curtain = המסך עובר לשחקן אחר
curtain-pass = { $who }, תורכם. האחרים לא מציצים!
curtain-go = הקישו Enter כשתהיו מוכנים

hint = רמז: { $number }. { $option }. { $why }
hint-because = אחרי זה { $reasons } (לעומת שאר האפשרויות)
hint-reason = { $feature }: { "\u2066" }{ $sign ->
    [minus] −
   *[plus] +
 }{ $n }{ "\u2069" }
hint-wins = זה ניצחון
hint-even = האפשרויות כמעט שוות
hint-none = אין רמזים למשחק הזה

saved = המשחק נשמר: { $path }
undone = התשובה בוטלה
nothing-undone = אין מה לבטל
unsaved = המשחק לא נשמר. הקישו שוב כדי לצאת

key-why = למה אי אפשר?
key-cards = קלפים
key-hint = רמז
key-undo = ביטול
key-save = שמירה
key-story = מהלך המשחק
key-quit = יציאה
key-back = חזרה
