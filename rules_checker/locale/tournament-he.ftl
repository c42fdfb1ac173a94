# סיבובים, תוצאות ודירוג בטורניר: `fitil tournament`, הדפים שלה ודף הרישום. בלי נקודה בסוף.

round = סיבוב { $n }
round-of = סיבוב { $n } מתוך { $of }
round-of-cut = נוקאאוט, סיבוב { $n }
round-final = גמר
round-bronze = המפגש על המקום השלישי
# בכל מקום שבו אומרים סיבוב בתוך משפט; $n נספר מחדש בנוקאאוט
round-said = { $stage ->
    [final] הגמר
    [bronze] המפגש על המקום השלישי
    [cut] סיבוב { $n } של הנוקאאוט
   *[swiss] סיבוב { $n }
 }
table = שולחן
table-n = שולחן { $n }
player = שחקן
team = קבוצה
opponent = מול
result = תוצאה
place = מקום
points = נקודות
record = נ–ה–ת
omw = ניצחונות היריבים, %
gw = משחקים, %
ogw = משחקי היריבים, %
buchholz = בוכהולץ
berger = ברגר
among = המפגשים ביניהם
deck = חפיסה
entered = שעת הרישום
remarks = הערות
bye = בלי יריב
bye-asked = ויתור על הסיבוב
not-played = עוד לא
both-lost = הפסד לשני הצדדים
dropped = { $n ->
    [0] פרישה לפני הסיבוב הראשון
   *[other] פרישה אחרי { round-said }
 }
late = הצטרפות מסיבוב { $n }
penalty = { $points ->
    [0] אזהרה
   *[other] ‎−{ $points } נק׳
 }{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
 }
penalty-of = הורדת נקודות: { $name }, { $what }
corrected = { $old ->
    [none] החפיסה נרשמה ב-{ $at }: { $new }
   *[other] החפיסה הוחלפה ב-{ $at }: { $new } במקום { $old }
 }
result-corrected = תוצאת { round-said } תוקנה ב-{ $at } (קודם: { $was })
reseated-in = { round-said }, שינוי הושבה ידני: { $why }
sits-out = ויתור על הסיבוב הבא: { $counts ->
    [win] נספר כניצחון
    [loss] נספר כהפסד
   *[draw] נספר כתיקו
 }
share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number = { NUMBER($value, maximumFractionDigits: 1) }
clock = { $minutes } דק׳
clock-left = { $minutes ->
    [0] נשארה פחות מדקה
    [one] נשארה דקה אחת
    [two] נשארו שתי דקות
   *[other] נשארו { $minutes } דק׳
 }
clock-up = הזמן נגמר
left-open = { $n ->
    [0] כל התוצאות נרשמו
    [one] חסרה תוצאה משולחן אחד
    [two] חסרות תוצאות משני שולחנות
   *[other] חסרות תוצאות מ-{ $n } שולחנות
 }
players-n = { $n ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $n } שחקנים
 }{ $gone ->
    [0] { "" }
    [one] {" "}ועוד אחד שפרש
    [two] {" "}ועוד שניים שפרשו
   *[other] {" "}ועוד { $gone } שפרשו
 }
settled = סיבוב של { $minutes } דק׳{ $thirds ->
    [yes] , עם מפגש על המקום השלישי
   *[no] { "" }
 }
not-begun = עוד לא התחיל
over = הסתיים
no-round-left-for = { $cut ->
    [yes] אין יותר סיבובים לפני הנוקאאוט בשביל
   *[no] אין יותר סיבובים בשביל
 }: { $names }
clock-stays = השעון של הסיבוב הזה לא משתנה. { clock-set }
stays-lost = המפגש בשולחן { $table } נשאר הפסד; אם סיימו אותו בכל זאת, הקלידו את התוצאה
was-called = השם { $name } היה קודם של מי שרשום עכשיו בשם { $now }; אם זה אותו שחקן, בטלו את הרישום
deck-twins = { $name }: אותה חפיסה רשומה גם כאן: { $names }
goes-on = הטורניר כבר הסתיים, ובעקבות השינוי הוא נמשך; הסיבוב הבא עוד לא הוגרל
winner = במקום הראשון: { $name }
swiss = השיטה השווייצרית, { $n ->
    [0] סיבובים לפי מספר השחקנים
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $n } סיבובים
 }
robin = כולם מול כולם{ $n ->
    [0] { "" }
    [one] , סיבוב אחד
    [two] , שני סיבובים
   *[other] , { $n } סיבובים
 }
elimination = נוקאאוט
with-cut = { $what }, ואחר כך נוקאאוט של { $n ->
    [two] שני
   *[other] { $n }
 } הראשונים
best-of = { $n ->
    [1] משחק אחד בכל מפגש
   *[other] מפגש עד { $needed } ניצחונות
 }
as-before = את הסיבוב הזה מסיימים לפי ההגדרה הקודמת: { $what }
sheet-names = מי משחק איפה
sheet-tables = שולחנות
sheet-slips = פתקי תוצאה
sheet-standings = דירוג
sheet-judge = לשופט
slip-games = ניצחונות
slip-drawn = תיקו
slip-drop = פרישה
slip-sign = חתימה
bronze-at = שולחן { $table } – המפגש על המקום השלישי
again = { $one } – { $other }: כבר נפגשו בסיבוב { $n }
reseated = שינוי הושבה ידני, { $at }: { $names }. הסיבה: { $why }
cut-by-lot = התוצאות שוות בכול, וההגרלה קבעה מי עולה לנוקאאוט. בפנים: { $drawn }. בחוץ: { $out }
cut-differs = לפי מה שרשום עכשיו { $n ->
    [1] היה בנוקאאוט שחקן אחר: { $now } ולא { $was }
   *[other] היו בנוקאאוט שחקנים אחרים: { $now } ולא { $was }
 }. ההרכב של הנוקאאוט לא משתנה
renamed = השם { $name } הוחלף בשם { $to }
asked-bye = { $name }: ויתור על הסיבוב הבא, והוא ייספר { $counts ->
    [win] כניצחון
    [loss] כהפסד
   *[draw] כתיקו
 }
plays-on = { $name }: הוויתור על הסיבוב הבא בוטל
pairs-stay = { round-said }: הזוגות לא משתנים
registered = { $name } בטורניר
from-round = המפגש הקרוב יהיה בסיבוב { $n }
no-round-left = { $cut ->
    [yes] כל הסיבובים שלפני הנוקאאוט כבר הוגרלו: יהיה מפגש רק בנוקאאוט, או אם יתווסף סיבוב
   *[no] כל הסיבובים כבר הוגרלו: יהיה מפגש רק אם יתווסף סיבוב
 }
registered-deck = { $name } בטורניר, עם החפיסה { $deck }
not-registered = { $file }: הרשימה לא נרשמה. { $why }
nobody-registered = { $file }: הרשימה לא נרשמה, וגם { $name } עוד לא בטורניר. { $why }
returned = { $name } שוב בטורניר
team-corrected = { $name }: הקבוצה היא עכשיו ״{ $team }״
deck-corrected = { $name }: החפיסה היא עכשיו { $deck }
has-dropped = פרישה: { $name }
result-at = { $at }: { $one } – { $other }{ $played ->
    [yes] : { $score }
   *[no] { "" }
 }{ $was ->
    [none] { "" }
   *[other] {" "}(היה: { $was })
 }
result-same = זה כבר רשום כך. { $what }
penalised = { $name }: { $what }
clock-set = הסיבוב יסתיים { $day ->
    [tomorrow] מחר ב-{ $time }
   *[today] ב-{ $time }
 }
new-made = { $path }: { $what }
undone = בוטל: { $what }
redone = הוחזר: { $what }
event-register = הרישום של { $name }
event-first-deck = רישום החפיסה של { $name }
event-return = החזרה של { $name } לטורניר
event-deck = תיקון החפיסה של { $name }
event-team = תיקון הקבוצה של { $name }
event-drop = הפרישה של { $name }
event-pair = הגרלת הסיבוב
event-result = { $both ->
    [yes] הפסד לשניהם
   *[no] התוצאה { $score }
 } בשולחן { $table }{ $stage ->
    [none] { "" }
   *[other] { " " }({ round-said })
 }
event-penalty = { $points ->
    [0] האזהרה של { $name }
   *[other] הורדת הנקודות של { $name } (‎−{ $points })
 }
event-settings = שינוי ההגדרות
event-rename = השם החדש של { $name }: { $to }
event-bye = { $counts ->
    [none] ביטול הוויתור של { $name } על הסיבוב
   *[other] הוויתור של { $name } על הסיבוב
 }
event-late = הרישום המאוחר של { $name } (שולחן { $table })
event-seat = שינוי הושבה ידני
event-clock = הפעלת השעון
event-undo = ביטול הפעולה האחרונה
event-redo = החזרת מה שבוטל
event-new = תחילת הטורניר
cut-short = השורה האחרונה של { $path } נקטעה ולא נספרת: חזרו על הפעולה שנקטעה; מה שנשאר מהשורה יעבור אל { $aside }
only-in = רק ב-{ $path }: { $what }
joined = { $n ->
    [0] { $path }: לא היה מה להוסיף
    [one] { $path }: נוספה שורה אחת
    [two] { $path }: נוספו שתי שורות
   *[other] { $path }: נוספו { $n } שורות
 }
events-more = ועוד { $n }
day = { $day }.{ $month }.{ $year }
