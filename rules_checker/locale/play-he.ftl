# המילים של מסך המשחק (fitil play), משותפות לכל המשחקים. בלי נקודה בסוף.

ask = במה תבחרו?
option-card = ״{ $card }״
option-yes = כן
option-no = לא
option-done = סיימתי

waiting = { $who } { IF_YOU($is, "חושבים", "חושב") }…
over = המשחק נגמר. { $result }
won = { $is ->
    [you] ניצחתם
   *[other] { $who } ניצח
 }
won-together = ניצחון משותף: { $who }
lost = הפסדתם
draw = תיקו
places = מקומות: { $all }
place = { $n } – { $who }
scores = התוצאה: { $all }
score = { $who } – { $n }

story = מהלך המשחק
story-empty = עוד לא קרה כלום
so-often = { $text } (×{ $n })
cards = קלפים
why = למה אי אפשר?
no-reasons = אין מה לעשות עכשיו עם הקלף הזה
no-reasons-square = אין מה לעשות עכשיו במשבצת הזאת
ask-of-a-card = בחרו קלף כדי לדעת למה אי אפשר לשחק אותו
without-cards = בלי קלף

curtain = המסך עובר לשחקן אחר
curtain-pass = { $who }, תורכם. האחרים לא מציצים!
curtain-go = הקישו Enter כשתהיו מוכנים

hint = רמז: { $number ->
    [0] { "" }
   *[other] { $number }.{ " " }
 }{ $option }. { $why }
hint-then = { $option }, ואז: { $then }
hint-because = לפי הבוט, הסיכוי לנצח הוא { $best }%, ובשאר האפשרויות { $others }% בממוצע. לעומת שאר האפשרויות, { $reasons }
hint-reason = יתרונכם { $feature } { $sign ->
    [minus] קטן
   *[plus] גדול
 } { $n ->
    [0] יותר
   *[other] ב-{ $n }
 }
hint-lost = לפי הבוט, המשחק כבר אבוד, ולא משנה מה תבחרו
hint-wins = זה ניצחון
hint-wins-on = מכאן אפשר לנצח כבר בתור הזה
hint-even = האפשרויות כמעט שוות
hint-none = אין רמזים למשחק הזה

saved = המשחק נשמר: { $path }
saved-holds = בקובץ יש גם מה שמוסתר: אפשר לראות בו את הידיים והחפיסות של כולם. אל תשלחו אותו למי שעוד משחק
undone = { $own ->
    [yes] בוטלה התשובה: { $option }
   *[no] התשובה בוטלה
 }
nothing-undone = אין מה לבטל

decks-unfit = { $n ->
    [one] החפיסה { $decks } לא תקינה, ובכל זאת משחקים בה; כדי לדעת למה, הריצו
   *[other] החפיסות { $decks } לא תקינות, ובכל זאת משחקים בהן; כדי לדעת למה, הריצו
 } { $command }
decks-drawn = החפיסות נבחרו בהגרלה, לפי סדר הישיבה: { $decks }
typed = { $n } – הקישו Enter לאישור
more-below = ↓ שורות נוספות למטה: { $n }
help-none = אין קלפי עזר למשחק הזה
pass-such = { $key } – לוותר על שאלות כאלה עד סוף התור
passed-for-you = עד סוף התור מוותרים בשמכם על שאלות כאלה; ויתורים: { $n }. { $key } – לשאול שוב
key-why = למה אי אפשר?
key-cards = קלפים
key-hint = רמז
key-undo = ביטול
key-save = שמירה
key-story = מהלך המשחק
key-help = איך משחקים
key-quit = יציאה
key-back = חזרה

## השאלה והיד

ask-of = ״{ $card }״: { $question }
option-idle = { $option } – לא יקרה כלום
ask-meanwhile = התור { $who_of }, וההחלטה שלכם. { $question }
option-of = { $option } (״{ $card }״)
option-does = { $option } – { $does }
numbered = { $name } ({ $numbers })
turn-ran-out = לא נשאר מה לעשות בתור הזה, והוא הסתיים מעצמו
news = מה קרה אחרי התשובה שלכם

## סוף המשחק

won-you = ניצחתם
lost-to = { $n ->
    [one] הפסדתם, ו{ $who_low } ניצח
   *[other] הפסדתם, והמנצחים הם { $who_low }
 }
won-you-together = ניצחתם, ואיתכם גם { $who_low }
over-because = { $result }: { $why }
summary = { $turns ->
    [one] שוחק תור אחד
    [two] שוחקו שני תורים
   *[other] שוחקו { $turns } תורים
 }
turning = נקודת המפנה: בין שני תורים { $who_of }, לפי הבוט, הסיכוי לנצח { $better ->
    [yes] עלה
   *[no] ירד
 } מ-{ $before }% ל-{ $after }%. השינוי הגדול ביותר בא אחרי זה:
again = לשחק שוב
other-side = לשחק שוב ולהחליף מקומות
leave = לצאת

## יציאה באמצע המשחק

leaving = המשחק עוד לא נגמר, והוא לא נשמר
stay = להמשיך לשחק
save-and-leave = לשמור ולצאת
leave-unsaved = לצאת בלי לשמור

## החוקים במקום

key-rule = החוק
rules = החוקים שנוגעים לרגע הזה
rule-none = אין חוק שנוגע במיוחד לרגע הזה

## הלוח

square = { $name }: { $things }
square-empty = { $name }: ריק
square-in = { $text }. { $part }

## שיעור וחידות

lesson-next = ההמשך בשיעור: { $option }
lesson-left = סטיתם מהשיעור, ומכאן זה משחק רגיל. החץ ״ביטול״ יחזיר אתכם אל השיעור
lesson-hint = לפי השיעור: { $option }
lesson-other = { $worse ->
    [yes] אפשר גם כך, אבל לפי הבוט הסיכוי לנצח יהיה { $mine }%, ולפי השיעור { $meant }%
   *[no] אפשר גם כך
 }. ההמשך בשיעור: { $option }
puzzle-open = חידה { $number }. { $goal }
puzzle-answer = הפתרון: { $option }
puzzle-nudge = שימו לב למה שאפשר לעשות עם ״{ $card }״. לחיצה נוספת תגלה את התשובה
puzzle-solved = חידה { $number } נפתרה
puzzle-instead = תשובה אחרת הייתה עלולה להכשיל אתכם: { $option }. { $lines }
puzzle-missed = חידה { $number } לא נפתרה: { $why ->
    [over] המשחק נגמר
    [late] המועד עבר
   *[astray] אחרי התשובה הזאת כבר אי אפשר לפתור אותה
 }. המשימה הייתה: ״{ $goal }״
puzzle-astray = מכאן כבר אי אפשר לפתור את החידה. החץ ״ביטול״ יחזיר אחורה
puzzle-otherwise = אולי עוד אפשר לפתור את החידה, אבל הרמז מכיר רק דרך אחת, וסטיתם ממנה. החץ ״ביטול״ יחזיר אחורה
goal-win = נצחו עד סוף התור הזה
