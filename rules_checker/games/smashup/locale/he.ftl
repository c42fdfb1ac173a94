# מה מספרים על משחק: משפט לכל אירוע ביומן, בלי נקודה בסוף. שמות הקלפים והבסיסים במירכאות ״…״. $player הוא מספר השחקן.

setup = הכנת המשחק
turn = תור { $n } ({ $who })
name = ״{ $name }״
can = אפשר
cannot = אי אפשר: { $reason }

card = { $card_kind ->
    [minion] הלוחם
    [action] הפעולה
   *[other] הקלף
 } ״{ $card }״
of-card = { $card_kind ->
    [base] השפעה של הבסיס ״{ $card }״
    [action] השפעה של { card }
   *[other] יכולת של { card }
 }
is-destroyed = { $card_kind ->
    [action] מושמדת
   *[other] מושמד
 }
goes = { $card_kind ->
    [action] עוברת
   *[other] עובר
 }
comes-back = { $card_kind ->
    [action] חוזרת
   *[other] חוזר
 }
moves-on = { $card_kind ->
    [action] זזה
   *[other] זז
 }
cards = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
points = { $n ->
    [one] נקודת ניצחון אחת
    [two] שתי נקודות ניצחון
   *[other] { $n } נקודות ניצחון
 }

## הכנה

laid = על השולחן הבסיס ״{ $base }״
redraws = אין לוחם ביד ההתחלתית { $who_of }: היד נחשפת ומושלכת, ובמקומה נשלפת יד חדשה

## קלפים

plays-minion = { $who } { IF_YOU($is, "משחקים", "משחק") } את הלוחם ״{ $card }״ בבסיס ״{ $base }״
plays = { $who } { IF_YOU($is, "משחקים", "משחק") } את הפעולה ״{ $card }״
plays-special = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card } { at-moment } הבסיס ״{ $base }״
uses = { $who } { IF_YOU($is, "משתמשים", "משתמש") } ביכולת המיוחדת של { card } { at-moment } הבסיס ״{ $base }״
answers = { $who } { IF_YOU($is, "משתמשים", "משתמש") } ביכולת המיוחדת של { card }
triggered = ה{ of-card } פועלת
may-use = { $who } { IF_YOU($is, "רשאים", "רשאי") } להשתמש ב{ of-card }
attaches = { $who } { IF_YOU($is, "מצמידים", "מצמיד") } את הפעולה ״{ $card }״ { $to_kind ->
    [base] לבסיס ״{ $to }״
   *[other] ללוחם ״{ $to }״ בבסיס ״{ $base }״
 }
falls-off = הפעולה המוצמדת ״{ $card }״ עוברת לערימת הקלפים המנוצלים { $who_of }
destroyed = { card } { $who_of } בבסיס ״{ $base }״ { is-destroyed }
saved = { card } { $who_of } לא { goes } מהבסיס ״{ $base }״ לערימת הקלפים המנוצלים אלא אל היד של הבעלים
returned = { card } { comes-back } מהבסיס ״{ $base }״ אל היד { $who_of }
moves = { card } { $who_of } { moves-on } מהבסיס ״{ $old }״ לבסיס ״{ $base }״
waits = { card } { $who_of } ממתין לבסיס החדש
strengthened = { card } { $who_of } מקבל { $sign ->
    [minus] ‎−{ $size }
   *[plus] ‎+{ $size }
 } לעוצמה עד { $until ->
    [this-scoring] סוף הפיצוץ
   *[this-turn] סוף התור
 }
takes = { $who } { IF_YOU($is, "לוקחים", "לוקח") } אל היד את { card } מערימת הקלפים המנוצלים
goes-home = { card } { goes } אל הבעלים: לערימת הקלפים המנוצלים { $who_of }
no-target = ל{ of-card } אין כאן מטרה
goes-under = { card } { goes } לתחתית החפיסה { $who_of }
discards = { $who } { IF_YOU($is, "משליכים", "משליך") } את { card }
draws = { $who } { IF_YOU($is, "שולפים", "שולף") } { $known ->
    [yes] את { $seen }
   *[no] { cards }
 }
reshuffles = { $who } { IF_YOU($is, "מערבבים", "מערבב") } את ערימת הקלפים המנוצלים { IF_YOU($is, "שלכם", "שלו") } אל תוך החפיסה
shuffles = { $who } { IF_YOU($is, "מערבבים", "מערבב") } את החפיסה
searches = { $who } { IF_YOU($is, "מחפשים", "מחפש") } קלפים בחפיסה { IF_YOU($is, "שלכם", "שלו") }
looks = { $who } { IF_YOU($is, "מסתכלים", "מסתכל") } בראש החפיסה { IF_YOU($is, "שלכם", "שלו") }: { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
keeps = { $who } { IF_YOU($is, "לוקחים", "לוקח") } אל היד { $known ->
    [yes] את { $seen }
   *[no] אחד מהם
 } ו{ IF_YOU($is, "מניחים", "מניח") } את השאר בתחתית החפיסה
extra = { $who } { IF_YOU($is, "רשאים", "רשאי") } לשחק גם { $type ->
    [action] { $n ->
        [one] פעולה נוספת
        [two] שתי פעולות נוספות
       *[other] { $n } פעולות נוספות
     }
   *[minion] { $n ->
        [one] לוחם נוסף
        [two] שני לוחמים נוספים
       *[other] { $n } לוחמים נוספים
     }{ $most ->
        [99] { "" }
       *[other] { " " }בעוצמה { $most } או פחות
     }
 }{ $zone ->
    [discard] { " " }מערימת הקלפים המנוצלים
   *[hand] { "" }
 }
swapped = { $who } { IF_YOU($is, "מניחים", "מניח") } את הבסיס ״{ $old }״ בתחתית ערימת הבסיסים; במקומו בא הבסיס ״{ $base }״

## פיצוץ וסוף המשחק

scores = הבסיס ״{ $base }״ מתפוצץ: העוצמה הכוללת { $n }, נקודת הפיצוץ { $most }
gains = { $who } { $n ->
    [0] לא { IF_YOU($is, "מקבלים", "מקבל") } נקודות ניצחון
   *[other] { IF_YOU($is, "מקבלים", "מקבל") } { points }
 }{ $place ->
    [0] { "" }
    [1] { " " }(המנצח{ with-power })
    [2] { " " }(הסגן{ with-power })
   *[3] { " " }(המקום השלישי{ with-power })
 }; סך הכול { $left }
with-power = { $sharing ->
    [1] , עוצמה { $power }
   *[other] , בתיקו: עוצמה { $power } לכל אחד
 }
falls-below = העוצמה בבסיס ״{ $base }״ ירדה ל-{ $n }, פחות מנקודת הפיצוץ { $most }, אבל הבסיס מתפוצץ בכל זאת
at-moment = { $moment ->
    [before] לפני פיצוץ
   *[after] אחרי פיצוץ
 }
cleared = הקלפים מהבסיס ״{ $base }״ עוברים לערימות הקלפים המנוצלים של בעליהם
replaced = על השולחן בסיס חדש: ״{ $base }״
not-replaced = ערימת הבסיסים ריקה: שום בסיס לא בא במקום ״{ $base }״
tied = תיקו בראש, עם { points }: ממשיכים לשחק
wins = יש { $who_to } { points }, וזה ניצחון
endless = כל אחד שיחק { $n } תורים ואין מנצח: תיקו
endless-turn = התור הזה לא ייגמר: תיקו

## למה אי אפשר

why-over = המשחק כבר נגמר
why-not-yet = המשחק עוד לא התחיל
why-not-your-turn = עכשיו התור של שחקן אחר
why-asked-otherwise = קודם שחקן אחר צריך לענות
why-asked-first = קודם צריך לענות על השאלה שנשאלתם
why-not-now = עכשיו נשאלת שאלה אחרת
why-not-in-hand = הקלף ״{ $card }״ לא בידכם
why-not-in-discard = הקלף ״{ $card }״ לא בערימת הקלפים המנוצלים שלכם
why-not-in-play = אין לכם ״{ $card }״ במשחק
why-in-discard = את ״{ $card }״ לא משחקים עכשיו מערימת הקלפים המנוצלים
why-no-minion-left = כבר שיחקתם את כל הלוחמים שמותר לשחק בתור הזה
why-no-action-left = כבר שיחקתם את כל הפעולות שמותר לשחק בתור הזה
why-too-strong = העוצמה של ״{ $card }״ היא { $n }, ועכשיו מותר לשחק רק לוחם נוסף בעוצמה { $most } או פחות
why-only-special = ביכולת המיוחדת של ״{ $card }״ משתמשים רק ברגע שכתוב בה
why-no-such-special = ל״{ $card }״ אין יכולת מיוחדת לרגע הזה
why-no-base = אסור לכם כרגע לשחק את ״{ $card }״ בשום בסיס
why-no-host = אין למה להצמיד את ״{ $card }״
