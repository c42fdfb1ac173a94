# מה מספרים על משחק: משפט לכל אירוע ביומן, בלי נקודה בסוף. שמות הקלפים במירכאות ״…״, ולפניהם סוג הקלף.
# $player הוא מספר השחקן, $auto אומר אם הבינה המלאכותית משחקת במקומו.

setup = הכנת המשחק
turn = תור { $n } ({ $auto ->
    [yes] הבינה המלאכותית
   *[no] { $who }
 })
name = ״{ $name }״

who = { $auto ->
    [yes] הבינה המלאכותית
   *[no] { $who }
 }
whose = { $auto ->
    [yes] של הבינה המלאכותית
   *[no] { $who_of }
 }
card = { $card_kind ->
    [creature] היצור
    [spell] לחש הקסם
   *[other] הקלף
 } ״{ $card }״
to-card = { $to_kind ->
    [creature] היצור
   *[other] הקלף
 } ״{ $to }״
victim = { $by ->
    [splash] נתז: { card }
    [pierce] ניקוב: { card }
   *[other] { card }
 }
damage-points = { $n ->
    [one] נקודת נזק אחת
    [two] שתי נקודות נזק
   *[other] { $n } נקודות נזק
 }
cards = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
wall-the = { $wall ->
    [citadel] המצודה
   *[fortress] המבצר
 }
lane-the = { $lane ->
    [upper] לנתיב העליון
   *[lower] לנתיב התחתון
 }
# פועל שמתאים לשחקן או לבינה המלאכותית
verb-gets = { $auto ->
    [yes] מקבלת
   *[no] { IF_YOU($is, "מקבלים", "מקבל") }
 }
verb-summons = { $auto ->
    [yes] מזמנת
   *[no] { IF_YOU($is, "מזמנים", "מזמן") }
 }
verb-casts = { $auto ->
    [yes] מטילה
   *[no] { IF_YOU($is, "מטילים", "מטיל") }
 }
verb-takes = { $auto ->
    [yes] לוקחת
   *[no] { IF_YOU($is, "לוקחים", "לוקח") }
 }

## לפני התור הראשון

revealed = נחשף הקלף ״{ $card }״
takes = { who } { verb-takes } את הקלף ״{ $card }״
banned = { who } { IF_YOU($is, "פוסלים", "פוסל") } את הקלף ״{ $card }״ { IF_YOU($against, "בחפיסה שלכם", "בחפיסה של היריב") }
first = { $is ->
    [you] אתם פותחים
   *[other] השחקן הראשון: { who }
 }

## מאנה וזימון

mana = { who } { verb-gets } { $n } מאנה{ $by ->
    [hand] , כמספר הקלפים ביד כולל קלף המבצר/מצודה
   *[rule] { "" }
 }
summons = { who } { verb-summons } את { card } { lane-the }
casts = { who } { verb-casts } את { card } על { to-card }
spell-goes-back = { card } עובר למקום הימני ביותר ביד
fizzles = אין מטרה ללחש הקסם ״{ $card }״ { whose }
fizzles-then-used = אין מטרה ללחש הקסם ״{ $card }״ { whose }, והוא עובר לערימת הקלפים המשומשים
sent-back = { card } יוצא מהמשחק
sent-back-then-goes-back = { card } יוצא מהמשחק וחוזר למקום הימני ביותר ביד
sent-back-then-used = { card } יוצא מהמשחק ועובר לערימת הקלפים המשומשים
moved = { card } עובר { lane-the }
unmoved = { card } בלתי ניתן להשמדה, ולחש הקסם אינו פועל עליו

## תקיפה

waits = { card } זומן בתור הזה ועוד לא תוקף
waits-at-a-wall = { card } זומן בתור הזה ועוד לא תוקף את { wall-the } { whose }
charges = תאוצה: { card } עוקף { $n ->
    [one] יצור אחד
    [two] שני יצורים
   *[other] { $n } יצורים
 } ומגיע אל הגשר
strikes = { card } תוקף את { to-card } (תקיפה { $n })
strikes-fort = אין יצור יריב בנתיב: { card } תוקף את { wall-the } { whose } (תקיפה { $n })
protected = { $by ->
    [splash] נתז: { card } מוגן ולא סופג נזק
    [pierce] ניקוב: { card } מוגן ולא סופג נזק
   *[other] הגנה: { card } לא סופג נזק
 }
suffers = { victim } סופג { damage-points }
suffers-then-destroyed = { victim } סופג { damage-points } ומושמד
suffers-then-destroyed-then-goes-back = { victim } סופג { damage-points }, מושמד וחוזר למקום הימני ביותר ביד
suffers-then-destroyed-then-used = { victim } סופג { damage-points }, מושמד ועובר לערימת הקלפים המשומשים
fervor = להט הקרב: { card } תוקף שוב
destroyed = { card } מושמד
destroyed-then-goes-back = { card } מושמד וחוזר למקום הימני ביותר ביד
destroyed-then-used = { card } מושמד ועובר לערימת הקלפים המשומשים
goes-back = { card } חוזר למקום הימני ביותר ביד
used = { card } עובר לערימת הקלפים המשומשים
heal = כל היצורים מחלימים

## המבצר והמצודה

fort-hit = { $wall ->
    [citadel] המצודה { whose } סופגת { damage-points } וזזה ימינה
   *[fortress] המבצר { whose } סופג { damage-points } וזז ימינה
 }
fortress-falls = המבצר { whose } נופל, ועכשיו גלויה המצודה
auto-falls = { $n ->
    [0] המבצר של הבינה המלאכותית נופל, ועכשיו גלויה המצודה; אין קלפים משומשים לחפיסה חדשה
   *[other] המבצר של הבינה המלאכותית נופל, ועכשיו גלויה המצודה; הקלפים המשומשים מעורבבים ונעשים חפיסה חדשה
 }
citadel-falls = המצודה { whose } נופלת, { $auto ->
    [yes] והיא מפסידה
   *[no] { IF_YOU($is, "ואתם מפסידים", "והוא מפסיד") }
 }
milled = { $n ->
    [0] החפיסה של הבינה המלאכותית כבר ריקה, ואין לה מה לאבד
   *[other] הבינה המלאכותית מאבדת מהחפיסה { cards }
 }
last-turn = החפיסה של הבינה המלאכותית ריקה והמצודה גלויה: זה התור האחרון שלה
survived = התור האחרון של הבינה המלאכותית עבר: { $who } { IF_YOU($is, "מנצחים", "מנצח") }
endless = { $auto ->
    [yes] לקרב הזה אין סוף: כל צד שיחק { $n } תורים, והבינה המלאכותית מנצחת
   *[no] לקרב הזה אין סוף: כל צד שיחק { $n } תורים, והמשחק נגמר בתיקו
 }
endless-turn = לתור הזה אין סוף: { $auto ->
    [yes] ניצחון של הבינה המלאכותית
   *[no] תיקו
 }

## למה אי אפשר

cannot = אי אפשר: { $reason }
can = אפשר
why-over = המשחק כבר נגמר
why-not-yet = המשחק עוד לא התחיל
why-not-your-turn = עכשיו התור של היריב
why-asked-otherwise = קודם צריך לענות על השאלה שנשאלה
why-asked-first = קודם צריך לענות על השאלה שנשאלתם
why-not-now = עכשיו נשאלת שאלה אחרת
why-not-in-hand = הקלף ״{ $card }״ לא בידכם
why-in-play = היצור ״{ $card }״ כבר במשחק, ונשאר שם עד שיושמד
why-not-leftmost = הקלף ״{ $card }״ אינו אחד מ-{ $n } הקלפים השמאליים ביותר ביד
why-too-dear = העלות של ״{ $card }״ היא { $n } מאנה, ולכם יש { $mana }
why-no-target = אין במשחק יצור שאפשר לכוון אליו את ״{ $card }״
why-no-such-creature = אין במשחק יצור כזה: ״{ $card }״
why-only-spells = בשלב התקיפה משחקים רק לחשי קסם, ו״{ $card }״ הוא יצור
why-wall = קלף המבצר/מצודה אינו קלף שמשחקים
why-last-card = ביד חייב להישאר לפחות קלף אחד מלבד קלף המבצר/מצודה
why-is-a-spell = הקלף ״{ $card }״ הוא לחש-קסם: מכוונים אותו אל יצור, לא לנתיב
why-is-a-creature = הקלף ״{ $card }״ הוא יצור: מזמנים אותו לנתיב
