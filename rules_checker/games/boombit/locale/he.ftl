# מה מספרים על משחק: משפט לכל אירוע ביומן, בלי נקודה בסוף. ״a-then-b״ הוא משפט אחד לשני אירועים רצופים.
# שמות הקלפים במירכאות ״…״, ולפניהם סוג הקלף, שאיתו הפועל מתאים.
# $player הוא מספר השחקן, $card ו-$card_kind הם הקלף וסוגו, $known אומר אם מותר לקורא לראות את $seen.

setup = הכנת המשחק
turn = תור { $n }, { $hero } ({ $who })
name = ״{ $name }״

## מי ומה

whose = { $who_of }
card = { $card_kind ->
    [bomb] הפצצה
    [creep] הקריפ
    [deed] המעשה
    [circumstance] הנסיבה
    [modification] השינוי
    [hero] הגיבור
   *[card] הקלף
 } ״{ $card }״
to-card = { $to_kind ->
    [bomb] הפצצה
    [creep] הקריפ
    [circumstance] הנסיבה
    [modification] השינוי
   *[card] הקלף
 } ״{ $to }״
phase-the = { $phase ->
    [draw-phase] שלב השליפה
    [bomb-review] שלב בדיקת הפצצות
    [attack-phase] שלב ההתקפה
    [bomb-phase] שלב הפצצה
    [creep-phase] שלב הקריפ
   *[support-phase] שלב התמיכה
 }
cards = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
damage-points = { $n ->
    [one] נקודת נזק אחת
    [two] שתי נקודות נזק
   *[other] { $n } נקודות נזק
 }
out-of = { $out ->
    [deck] מהחפיסה
    [hand] מהיד
    [discard] מהמזבלה
   *[void] מהתהום
 }
into = { $zone ->
    [deck] אל החפיסה
    [hand] אל היד
    [discard] למזבלה
   *[void] לתהום
 }
lives-left = { $left ->
    [0] את נקודת החיים האחרונה
    [one] נקודת חיים, ונותרה לו אחת
    [two] נקודת חיים, ונותרו לו שתיים
   *[other] נקודת חיים, ונותרו לו { $left }
 }
f-bomb = { $card_kind ->
    [bomb] , והיא נכנסת למשחק מוטה
   *[other] { "" }
 }
known = { $known ->
    [yes] : { $seen }
   *[no] { "" }
 }

## הכנה

mulligan = { $who } { IF_YOU($is, "מחליפים", "מחליף") } את יד הפתיחה
mulligan-then-draws = { $who } { IF_YOU($is, "מחליפים", "מחליף") } את יד הפתיחה: { IF_YOU($is, "מערבבים", "מערבב") } אותה לתוך החפיסה ו{ IF_YOU($is, "שולפים", "שולף") } { cards }{ known }
first-player = ההגרלה קבעה: { $is ->
    [you] אתם פותחים
   *[other] השחקן הראשון הוא { $who }
 }

## חפיסה ויד

draws = { $n ->
    [0] { $who } לא { IF_YOU($is, "שולפים", "שולף") } קלף, כי החפיסה ריקה
   *[other] { $who } { IF_YOU($is, "שולפים", "שולף") } { cards }{ known }
 }
trades = { $who } { IF_YOU($is, "מנצלים", "מנצל") } את { phase-the } כדי לשלוף קלף
trades-then-draws = { $who } { $n ->
    [0] { IF_YOU($is, "מנצלים", "מנצל") } את { phase-the }, אבל החפיסה ריקה
   *[other] { IF_YOU($is, "שולפים", "שולף") } קלף במקום { phase-the }{ known }
 }
deck-empty = { $who } { IF_YOU($is, "חייבים", "חייב") } לשלוף קלף, והחפיסה ריקה
searches = { $who } { IF_YOU($is, "מחפשים", "מחפש") } קלף בחפיסה { IF_YOU($is, "שלכם", "שלו") }
searches-then-shuffles = { $who } { IF_YOU($is, "מחפשים", "מחפש") } קלף בחפיסה { IF_YOU($is, "שלכם", "שלו") }, לא { IF_YOU($is, "מוצאים", "מוצא") }, ו{ IF_YOU($is, "מערבבים", "מערבב") } אותה
searches-then-finds = { finds }
searches-then-finds-then-shuffles = { finds-then-shuffles }
finds = { $who } { IF_YOU($is, "מחפשים", "מחפש") } בחפיסה { IF_YOU($is, "שלכם", "שלו") } ו{ IF_YOU($is, "מוסיפים", "מוסיף") } אל היד { $known ->
    [yes] את הקלף { $seen }
   *[no] קלף
 }
finds-then-shuffles = { finds }, ו{ IF_YOU($is, "מערבבים", "מערבב") } את החפיסה
shuffles = { $who } { IF_YOU($is, "מערבבים", "מערבב") } את החפיסה
discards = { $who } { IF_YOU($is, "משליכים", "משליך") } את { card }
penalty = { $who } { IF_YOU($is, "משלמים", "משלם") } קנס על קלף זר: { cards } מהיד
price = { $who } { IF_YOU($is, "משלמים", "משלם") } את המחיר של { card }
looks-at-hand = { $who } { IF_YOU($is, "מסתכלים", "מסתכל") } ביד { IF_YOU($against, "שלכם", "של היריב") }, { $n ->
    [0] והיא ריקה
    [one] ויש בה קלף אחד{ known }
    [two] ויש בה שני קלפים{ known }
   *[other] ויש בה { $n } קלפים{ known }
 }
looks-at-top = { $who } { $n ->
    [0] לא { IF_YOU($is, "רואים", "רואה") } אף קלף
    [one] { IF_YOU($is, "מסתכלים", "מסתכל") } בקלף העליון
    [two] { IF_YOU($is, "מסתכלים", "מסתכל") } בשני הקלפים העליונים
   *[other] { IF_YOU($is, "מסתכלים", "מסתכל") } ב-{ $n } הקלפים העליונים
 } בחפיסה { $own ->
    [yes] { IF_YOU($is, "שלכם", "שלו") }
   *[no] { $owner_who_of }
 }{ known }
moves = { $zone ->
    [void] מסירים את { card } { whose }
   *[other] { card } { whose } { $card_kind ->
        [bomb] { moves-f }
        [circumstance] { moves-f }
       *[other] { moves-m }
     }
 } { out-of } { into }
moves-f = { $zone ->
    [hand] חוזרת
   *[deck] עוברת
 }
moves-m = { $zone ->
    [hand] חוזר
   *[deck] עובר
 }
moves-hidden = { $zone ->
    [void] מסירים { moved-hidden }
   *[other] { $known ->
        [yes] הקלף { $seen } { whose }
       *[no] קלף { whose }
     } { moves-m }
 } { out-of } { into }
moved-hidden = { $known ->
    [yes] את הקלף { $seen } { whose }
   *[no] קלף { whose }
 }

## קלפים שמשחקים

plays = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card }
plays-then-enters = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card }{ f-bomb }
plays-then-attached = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card } על { to-card }
plays-then-attached-then-enters = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card } על { to-card }
plays-instead = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card } במקום { phase-the }
plays-instead-then-enters = { $who } { IF_YOU($is, "משחקים", "משחק") } את { card } במקום { phase-the }{ f-bomb }
puts-into-play = { $who } { IF_YOU($is, "מכניסים", "מכניס") } למשחק את { card }
puts-into-play-then-enters = { $who } { IF_YOU($is, "מכניסים", "מכניס") } למשחק את { card }{ $card_kind ->
    [bomb] , והיא מוטה
   *[other] { "" }
 }
puts-into-play-then-attached = { $who } { IF_YOU($is, "מכניסים", "מכניס") } למשחק את { card } על { to-card }
puts-into-play-then-attached-then-enters = { $who } { IF_YOU($is, "מכניסים", "מכניס") } למשחק את { card } על { to-card }
enters = { card } { whose } { $card_kind ->
    [bomb] נכנסת למשחק מוטה
    [circumstance] נכנסת למשחק
   *[other] נכנס למשחק
 }
attached = { card } מונח עכשיו על { to-card } { whose }
attached-then-enters = { card } נכנס למשחק על { to-card }

## יכולות ושלבים

uses = { $who } { IF_YOU($is, "משתמשים", "משתמש") } ביכולת המהלך של { card }
activates = { $who } { IF_YOU($is, "מטים", "מטה") } את הגיבור ״{ $card }״ ו{ IF_YOU($is, "משתמשים", "משתמש") } ביכולת ההפעלה שלו
attacks = { card } { whose } { attacking }
attacks-then-hits-nobody = { card } { whose } { attacking }, אבל אין { IF_YOU($against, "לכם", "ליריב") } קריפים
attacks-then-hits-nobody-then-hits-nobody = { attacks-then-hits-nobody }
attacking = { $card_kind ->
    [bomb] תוקפת
    [circumstance] תוקפת
   *[other] תוקף
 }
hits-nobody = אין מי שיספוג את ההתקפה: אין { IF_YOU($against, "לכם", "ליריב") } קריפים
hits-nobody-then-hits-nobody = { hits-nobody }
reaction = מתרחשת התגובה של { card } { whose }
instead = במקום זה קורה מה שכתוב על הקלף ״{ $card }״ { whose }
first-turn = זה התור הראשון { whose }, ואין בו שלב קריפ
skips = { $who } { IF_YOU($is, "מדלגים", "מדלג") } על { phase-the }
skipped = { $who } { IF_YOU($is, "מדלגים", "מדלג") } על { phase-the }
will-skip = { $who } { IF_YOU($is, "תדלגו", "ידלג") } על { phase-the } בתור הבא { IF_YOU($is, "שלכם", "שלו") }
extra-phase = { $who } { IF_YOU($is, "מקבלים", "מקבל") } { $phase ->
    [bomb-phase] שלב פצצה נוסף
    [creep-phase] שלב קריפ נוסף
   *[support-phase] שלב תמיכה נוסף
 }
extra-play = { $who } { IF_YOU($is, "רשאים", "רשאי") } לשחק { $type ->
    [creep] { $n ->
        [one] קריפ נוסף
        [two] שני קריפים נוספים
       *[other] { $n } קריפים נוספים
     } באותו שלב קריפ
   *[bomb] { $n ->
        [one] פצצה נוספת
        [two] שתי פצצות נוספות
       *[other] { $n } פצצות נוספות
     } באותו שלב פצצה
 }

## פיצוצים ונזק

explodes = { card } { whose } מתפוצצת
explodes-then-blast = { card } { whose } מתפוצצת, עוצמת הפיצוץ { $n }
blast = עוצמת הפיצוץ של { card } { whose } היא { $n }
second-blast = הפיצוץ השני של { card } { whose }, בעוצמה { $n }
blocks = { $who } { IF_YOU($is, "חוסמים", "חוסם") } את הפיצוץ: הקריפים יספגו { damage-points }
unblocked = { $n ->
    [one] נקודת נזק אחת לא נחסמה
    [two] שתי נקודות נזק לא נחסמו
   *[other] { $n } נקודות נזק לא נחסמו
 }
unblocked-then-loses-life = { unblocked }, והגיבור { whose } מאבד { lives-left }
shrapnel = רסיסים: פחות משני קריפים חסמו את הפיצוץ
shrapnel-then-loses-life = רסיסים: פחות משני קריפים חסמו את הפיצוץ, והגיבור { whose } מאבד { lives-left }
damaged = { card } { whose } סופג { damage-points }
repaired = { $n ->
    [0] ל{ card-bare } { whose } אין נזק שאפשר להסיר
    [one] מסירים מה{ card-bare } { whose } נקודת נזק אחת
    [two] מסירים מה{ card-bare } { whose } שתי נקודות נזק
   *[other] מסירים מה{ card-bare } { whose } { $n } נקודות נזק
 }
card-bare = קריפ ״{ $card }״
strengthened = עוצמת הפיצוץ { $until ->
    [this-blast] הזה { "" }
   *[this-turn] { "" }
 }של { card } { whose } { $sign ->
    [minus] קטנה
   *[plus] גדלה
 } ב-{ $size }{ $until ->
    [this-turn] { " " }עד סוף התור
   *[this-blast] { "" }
 }
breaks = { card } { whose } { breaking }
breaking = { $card_kind ->
    [bomb] נשברת
    [circumstance] נשברת
   *[other] נשבר
 }
breaks-then-leaves = { card } { whose } { breaking } { $card_kind ->
    [bomb] ועוברת
    [circumstance] ועוברת
   *[other] ועובר
 } למזבלה
leaves = { card } { whose } { $card_kind ->
    [bomb] { moves-f }
    [circumstance] { moves-f }
   *[other] { moves-m }
 } { into }
twisted = { card } { whose } מוטה עכשיו
untwisted = { card } { whose } { $card_kind ->
    [bomb] מתיישרת
    [circumstance] מתיישרת
   *[other] מתיישר
 }
hero-twisted = { card } { whose } מוטה עכשיו
hero-untwisted = { card } { whose } מתיישר
loses-life = הגיבור { whose } מאבד { lives-left }
gains-life = { $n ->
    [0] לגיבור { whose } לא חסרות נקודות חיים
   *[other] הגיבור { whose } מקבל בחזרה נקודת חיים, ועכשיו יש לו { $left }
 }

## סוף

wins = { $who } { IF_YOU($is, "מנצחים", "מנצח") }
drawn = תיקו: המשחק נמשך יותר מדי

## למה אי אפשר. פונים אל ״אתם״.

cannot = אי אפשר: { $reason }
can = אפשר
why-over = המשחק כבר נגמר
why-not-your-turn = עכשיו התור של היריב
why-not-main = זה לא החלק העיקרי של התור שלכם
why-asked-otherwise = קודם צריך לענות על השאלה שנשאלה
why-asked-first = קודם צריך לענות על השאלה שנשאלתם
why-block-waits = קודם התשובה שהפיצוץ מחכה לה, ואחריה החסימה
why-not-asked = עכשיו היריב מחליט
why-mulligan-over = את יד הפתיחה מחליפים רק לפני תחילת המשחק, ורק פעם אחת
why-not-in-hand = הקלף ״{ $card }״ לא בידכם
why-reaction-only = את המעשה ״{ $card }״ משחקים רק כשקורה מה שכתוב בו אחרי המילה ״תגובה״
why-no-creep-phase = בתור הראשון שלכם אתם מדלגים על שלב הקריפ
why-phase-used = כבר ניצלתם בתור הזה את { phase-the }
why-phase-skipped = בתור הזה אתם מדלגים על { phase-the }
why-support-draw = קלף שולפים רק במקום שלב הקריפ או שלב הפצצה, לא במקום שלב התמיכה
why-used = כבר השתמשתם בתור הזה ביכולת המהלך של { card }
why-cannot-pay = אתם לא יכולים לשלם את מה שדורשת יכולת המהלך של { card }
why-condition = התנאי של { card } לא מתקיים
why-not-in-play = אין לכם במשחק קלף ״{ $card }״ עם יכולת מהלך
why-not-yours-to-block = היריב הוא שחוסם
why-not-a-creep = אין לכם במשחק קריפ ״{ $card }״
why-blocked-already = { card } כבר חוסם את הפיצוץ הזה
why-no-blast = שום דבר לא מתפוצץ עכשיו
why-block-declared = החסימה של הפיצוץ הזה כבר הוכרזה
why-napalm = לפצצה יש נפאלם, ו{ card } פגוע
why-cannot-block = יש קלף שלא נותן ל{ card-named } לחסום
card-named = קלף ״{ $card }״
why-too-much = { card } יכול לספוג לכל היותר { damage-points }
why-more-than-blast = מהפיצוץ נשאר לחלק רק { damage-points }
why-foreign-unique = ״{ $card }״ הוא קלף ייחודי של קבוצה זרה
why-secret = ״{ $card }״ הוא קלף זר עם התכונה סוד
why-waiting = לקלף ״{ $card }״ יש המתנה, ולא משחקים אותו בתור הראשון שלכם
why-master = כבר שיחקתם בתור הזה קלף עם התכונה מאסטר
why-boss-needs-creeps = כדי לשחק בוס צריכים להיות לכם במשחק לפחות שני קריפים
why-boss-needs-team = כדי לשחק בוס צריך שלפחות אחד מהקריפים שלכם במשחק יהיה מהקבוצה שלו
why-boss-in-play = כבר יש לכם במשחק בוס
why-no-target = אין במשחק קלף שאפשר לשחק עליו את ״{ $card }״
why-penalty = לקנס על קלף זר { $n ->
    [one] דרוש קלף אחר ביד
    [two] דרושים שני קלפים אחרים ביד
   *[other] דרושים { $n } קלפים אחרים ביד
 }
why-price = אתם לא יכולים לשלם את המחיר של הקלף ״{ $card }״
why-unique-in-play = הקלף הייחודי ״{ $card }״ כבר נמצא אצלכם במשחק
why-hero-twisted = הגיבור ״{ $card }״ כבר מוטה
why-no-activation = לגיבור ״{ $card }״ אין יכולת הפעלה
why-cannot-activate = אתם לא יכולים לשלם את מה שדורשת יכולת ההפעלה של הגיבור ״{ $card }״
