# מה מספרים על משחק: משפט לכל אירוע ביומן, בלי נקודה בסוף. שמות הדסקיות, הקלפים והחדרים במירכאות ״…״. $square הוא שם
# המשבצת.

setup = הכנת המשחק
turn = תור { $n } ({ $who })
name = ״{ $name }״
can = אפשר
cannot = אי אפשר: { $reason }

action-points = { $n ->
    [one] נקודת פעולה אחת
    [two] שתי נקודות פעולה
   *[other] { $n } נקודות פעולה
 }
victory-points = { $n ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $n } נקודות ניצחון
 }
gate-side = { $side ->
    [0] למעלה
    [1] מימין
    [2] למטה
   *[3] משמאל
 }
carried-of = { $own ->
    [yes] { "" }
   *[no] { " " }{ $owner_who_of }
 }

## לפני המשחק

lays-rooms = המבוך מוכן: { $n } חדרים, עם הפנים כלפי מטה
stands = { $who } { IF_YOU($is, "מניחים", "מניח") } { $known ->
    [yes] את הדסקית { $seen }
   *[no] דסקית
 } על משבצת { $square } שבקו ההתחלה, עם הפנים כלפי מטה
lays = { $who } { IF_YOU($is, "מניחים", "מניח") } { $known ->
    [yes] את הדסקית { $seen }
   *[no] דסקית
 } על חדר { $room }, עם הפנים כלפי מטה
shows = במשבצת { $square } נמצאת הדמות ״{ $card }״
first = { $who } { IF_YOU($is, "פותחים", "פותח") }

## תור

plays = { $who } { IF_YOU($is, "משחקים", "משחק") } את הקלף ״{ $card }״: { action-points }
sets-out = הדמות ״{ $card }״ זזה ממשבצת { $start }
sets-out-then-goes = הדמות ״{ $card }״ זזה מ-{ $start } אל { $square }
sets-out-then-goes-then-stops = הדמות ״{ $card }״ זזה מ-{ $start } אל { $square }
goes = הדמות ״{ $card }״ זזה אל { $square }
goes-then-stops = הדמות ״{ $card }״ זזה אל { $square }
stops = הדמות ״{ $card }״ עוצרת ב-{ $square }
leaps = קלף קפיצה: הדמות ״{ $card }״ עוברת מעל { $square }
takes = הדמות ״{ $card }״ אוספת את הדסקית ״{ $other }״{ carried-of }
swaps = הדמות ״{ $card }״ מניחה את הדסקית ״{ $old }״ ואוספת את הדסקית ״{ $other }״{ carried-of }
drops = הדמות ״{ $card }״ מניחה את הדסקית ״{ $other }״{ carried-of } ב-{ $square }
turns = הדמות ״{ $card }״ מסובבת את החדר ״{ $tile }״ (מקום { $room }) ברבע סיבוב { $way ->
    [clockwise] עם כיוון השעון
   *[counter] נגד כיוון השעון
 }
turns-back = הדמות ״{ $card }״ מסובבת את החדר ״{ $tile }״ (מקום { $room }) נגד החץ שלו, ברבע סיבוב { $way ->
    [clockwise] עם כיוון השעון
   *[counter] נגד כיוון השעון
 }
reveals = { $who } { IF_YOU($is, "מגלים", "מגלה") } את חדר { $room }, ״{ $tile }״; { $lies ->
    [1] החדר מונח מסובב ברבע סיבוב עם כיוון השעון
    [2] החדר מונח מסובב בחצי סיבוב
    [3] החדר מונח מסובב ברבע סיבוב נגד כיוון השעון
   *[0] החדר מונח ישר
 }
rides = הדסקית ״{ $card }״ { $owner_who_of } זזה עם החדר אל { $square }
puts = { $who } { IF_YOU($is, "מניחים", "מניח") } את הדסקית ״{ $card }״ { $owner_who_of } ב-{ $square }
takes-back = { $who } { IF_YOU($is, "לוקחים", "לוקח") } בחזרה את כל קלפי הפעולה
passes-wall = הדמות ״{ $card }״ עוברת דרך הקיר אל { $square }
breaks = הדמות ״{ $card }״ ב-{ $square } שוברת את השער ש{ gate-side }
opens = הדמות ״{ $card }״ ב-{ $square } פותחת את השער ש{ gate-side }
closes = הדמות ״{ $card }״ ב-{ $square } סוגרת את השער ש{ gate-side }
regenerates = הדמות ״{ $card }״ ב-{ $square } מחלימה
heals = הדמות ״{ $card }״ מרפאת את הדמות ״{ $other }״ ב-{ $square }
drinks = הדמות ״{ $card }״ שותה את השיקוי: עוד { action-points } בתור הזה
fires = הדמות ״{ $card }״ יורה כדור אש בדמות ״{ $other }״ שב-{ $square }

## קרב

attacks = הדמות ״{ $card }״ תוקפת את הדמות ״{ $other }״ שב-{ $square }
helps = הדמות ״{ $card }״ עוזרת להגן
fights = { $who } { IF_YOU($is, "חושפים", "חושף") } את הקלף ״{ $card }״, והסכום הוא { $n }
tie = תיקו: לא קורה דבר
prevails = { $who } { IF_YOU($is, "מנצחים", "מנצח") } בקרב
returns = הקלף ״{ $card }״ חוזר { $is ->
    [you] אליכם
   *[other] אל { $who }
 }
wounded = הדמות ״{ $card }״ ב-{ $square } נפצעת
dies = הדמות ״{ $card }״ ב-{ $square } מחוסלת

## נקודות

escapes = הדמות ״{ $card }״ נמלטת מהמבוך
scores = { $who } { IF_YOU($is, "מקבלים", "מקבל") } { victory-points }; סך הכול { $total }
reaches = { $who } { IF_YOU($is, "צוברים", "צובר") } מספיק נקודות לניצחון: המשחק ייגמר בסוף התור הזה
ends = המשחק נגמר, { $n }:{ $left }

## למה לא

why-over = המשחק נגמר
why-not-yet = המשחק עוד לא התחיל
why-not-your-turn = עכשיו התור של היריב
why-asked-otherwise = קודם היריב צריך לענות
why-asked-first = קודם צריך לענות על השאלה שנשאלתם
why-not-in-box = הדסקית ״{ $card }״ לא משתתפת במשחק הזה
why-not-for-placing = ב-{ $square } אי אפשר להניח את הדסקית: צריך משבצת פנויה בחדר הזה, שאיננה בור
why-no-combat-card = קלף הקרב ״{ $card }״ אינו בידכם
why-only-in-a-fight = קלפי קרב משחקים רק בקרב
why-only-while-moving = קלף קפיצה משחקים באמצע תנועה: כשתגיעו אל המכשול, הקפיצה תוצע
why-not-now = עכשיו נשאלת שאלה אחרת
why-room-is-full = אין דסקית כזאת או מקום כזה: מספר הדסקיות שמניחים על חדר, יחד עם אלה של היריב, מוגבל
why-not-in-hand = כבר שיחקתם את הקלף ״{ $card }״
why-card-too-high = מוקדם מדי לשחק את הקלף ״{ $card }״: קלף הפעולה הגבוה ביותר ששוחק עד כה, אצלכם או אצל היריב, הוא { $n }, ומותר לכל היותר 1 מעליו
why-card-not-yet = מוקדם מדי לשחק את הקלף ״{ $card }״: בתורים הראשונים משחקים את קלפי הפעולה לפי הסדר, מהנמוך לגבוה
why-card-played = כבר שיחקתם קלף פעולה בתור הזה
why-nobody-moves = קודם בחרו דמות, ואחר כך משבצות
why-moves-first = הדמות ״{ $card }״ עוד בדרך: קודם סיימו את התנועה שלה
why-no-such-square = אל { $square } אי אפשר להגיע מכאן
why-room-face-down = המשבצת { $square } נמצאת בחדר שעוד לא התגלה
why-would-fall = מי שיישאר ב-{ $square } ייפול לבור, או שיהיו שם יותר מדי דסקיות
why-line-in-two = שני חצאי קו ההתחלה אינם צמודים: מאחד לשני עוברים רק דרך החדרים
why-wall-between = לפני { $square } יש קיר או שער סגור
why-no-way = אין דרך פתוחה אל { $square }
why-too-far = המשבצת { $square } רחוקה מדי: אפשר לזוז עוד { $n ->
    [one] משבצת אחת
    [two] שתי משבצות
   *[other] { $n } משבצות
 } לכל היותר
why-enemy-there = ב-{ $square } עומדת דמות יריבה
why-friend-there = ב-{ $square } עומדת דמות שלכם: מותר לעבור, אבל לא לעצור
why-wounded-enemy-there = ב-{ $square } שוכבת דמות יריבה פצועה: מותר לעבור, אבל לא לעצור
why-too-many-there = ב-{ $square } יהיו יותר משתי דסקיות
why-pit-there = ב-{ $square } יש בור
why-no-jump-card = לא נשארו לכם קלפי קפיצה
why-no-jump-there = ב-{ $square } אין מכשול סמוך שאפשר לנחות מאחוריו
why-nothing-to-drop = הדמות לא נושאת דבר
why-must-go-on = כאן לא עוצרים: המשיכו הלאה
why-not-here = הדסקית ״{ $card }״ לא במשבצת הזאת, או שכבר נושאים אותה
why-held-by-another = דמות אחרת נושאת את הדסקית ״{ $card }״, או שהניחו אותה בתנועה הזאת עצמה
why-not-to-be-carried = נושאים רק חפצים ופצועים שלכם, והדסקית ״{ $card }״ אינה מאלה
why-not-yours = אין לכם במבוך דמות ״{ $card }״
why-is-wounded = הדמות ״{ $card }״ פצועה
why-is-resting = הדמות ״{ $card }״ החלימה בתור הזה, ועד סופו לא עושה דבר
why-potion-of-another = נשארו רק נקודות של שיקוי של דמות אחרת, ולדמות ״{ $card }״ אין נקודות
why-cannot-move = לדמות ״{ $card }״ אין לאן לזוז
why-not-on-gear = הדמות ״{ $card }״ לא עומדת על ציר הזזה
why-room-not-revealed = החדר ההוא עוד לא התגלה, או שאין חדר כזה
why-another-number = על ציר ההזזה של החדר ההוא יש מספר אחר
why-against-the-arrow = הדמות ״{ $card }״ לא יכולה לסובב חדר נגד החץ
why-no-room-to-reveal = אין שם חדר שעוד לא התגלה
why-no-access = אף דמות שלכם לא יכולה לצעוד היישר אל החדר ההוא
why-no-enemy = אין במבוך דמות יריבה ״{ $card }״
why-fought-already = הדמות ״{ $card }״ פצועה, וכבר היה איתה קרב בתור הזה
why-wall-before = בין הדמויות שלכם לבין ״{ $card }״ יש קיר או שער סגור
why-not-beside = הדמות ״{ $card }״ לא במשבצת סמוכה, או שהדרך אליה חסומה
why-nobody-can = אף דמות שלכם במבוך לא יכולה לעשות את זה
why-heals-others = הדמות ״{ $card }״ מרפאת רק אחרים
why-not-wounded = הדמות ״{ $card }״ לא פצועה, או שאי אפשר לרפא אותה עכשיו
why-put-down-first = נושאים את הדמות ״{ $card }״: קודם הניחו אותה במשבצת סמוכה
why-wounded-now = הדמות ״{ $card }״ נפצעה בתור הזה
why-no-potion = לדמות ״{ $card }״ אין שיקוי
why-no-such-side = הצדדים הם למעלה, ימינה, למטה ושמאלה
why-own-first = הראשונה בקו ההוא היא הדמות שלכם ״{ $card }״
why-nobody-there = כדור האש לא יפגע שם באיש
why-no-gate-there = בצד ההוא של { $square } אין שער כזה
why-no-wall-there = בצד ההוא של { $square } אין קיר
why-not-through-there = לא עוברים כך אל { $square }: יש שם שער סגור או בור
