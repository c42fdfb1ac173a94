# המשפטים של הקלפים. ציווי ברבים לשחקן, גוף שלישי ליכולות של יצורים: הן פועלות מעצמן. בלי נקודה בסוף.

## לחשי קסם

damage = גרמו { $to_dat } { $amount_acc }
# כל הנזק של לחש-קסם נגרם יחד, ולכן אין ביניהם ״ואז״. $after הוא הפועל שלפניהם: אחרי נזק לא חוזרים על ״גרמו״
damage-adjacent = { $after ->
    [nothing] גרמו { "" }
    [damage] ו
    [damage-beside] ו
    [change-lane] ואז גרמו { "" }
   *[other] וגרמו { "" }
 }לכל אחד מהיצורים הסמוכים לו { $amount_acc }
damage-parallel = { $after ->
    [nothing] גרמו { "" }
    [damage] ו
    [damage-beside] ו
    [change-lane] ואז גרמו { "" }
   *[other] וגרמו { "" }
 }ליצור שבמקום המקביל בנתיב האחר { $amount_acc }
destroy = השמידו { $what_acc }
return-to-hand = החזירו { $what_acc } למקום הימני ביותר ביד{ $what_owner }
change-lane = העבירו אותו לסוף הנתיב האחר בממלכה שלו

to-owner = { $number ->
    [sg] {" "}של הבעלים
   *[pl] {" "}של הבעלים
 }

## הילה

aura = <b>הילה:</b> ליצורים הסמוכים ליצור הזה יש היכולת <b>{ $ability ->
    [splash] { keyword-splash }
    [pierce] { keyword-pierce }
    [fury] { keyword-fury }
    [protection] { keyword-protection }
    [indestructible] { keyword-indestructible }
    [battle-fervor] { keyword-battle-fervor }
   *[momentum] { keyword-momentum }
 }</b>

## הרכבה

subject = { $who ->
    [opponent] היריב
   *[each] כל שחקן
 }
per = {" "}עבור { $per_nom }
with-keyword = עם היכולת { $name }
or = { $first }; או { $rest }
and = { $first } ו{ $rest }
clause = { $first }, { $rest }
if = { $first }
while = { $first }
when-if = { $first }, { $rest }
moment = { $first }, { $rest }
may = אתם רשאים { $rest }
if-you-like = אם תרצו, { $rest }
in-order-to = { $first } כדי { $rest }
cost-then = { $first } כדי ש{ $rest }
onto = שחקו על { $what_nom }
price = מחיר
in-play = במשחק
subtyped = { $type } – { $subtype }
unique = ייחודי
then = { $verb ->
    [damage-beside] { $first }, { $rest }
   *[other] { $first }, ואז { $rest }
 }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## יכולות

keyword-splash = נתז
 .reminder = המתקפה גורמת נזק גם ליצור שבמקום המקביל בנתיב האחר.
keyword-pierce = ניקוב
 .reminder = המתקפה גורמת נזק גם ליצור שמאחורי המטרה.
keyword-fury = זעם
 .reminder = תוקף יצורים כבר בתור שבו זומן.
keyword-protection = הגנה
 .reminder = המתקפה הראשונה שהיצור הזה סופג לא גורמת לו נזק.
keyword-indestructible = בלתי ניתן להשמדה
 .reminder = לחשי קסם לא פועלים על היצור הזה.
keyword-battle-fervor = להט הקרב
 .reminder = אם השמיד יצור במתקפה, הוא תוקף שוב.
keyword-momentum = תאוצה
 .reminder = כשהוא תוקף, הוא עובר לראש הנתיב ומקבל ‎+1 לערך התקיפה על כל יצור שהוא עקף.

## שורת הסוג

type-creature = יצור
type-spell = לחש-קסם
type-fortress = מבצר
 .reminder = כל נקודת נזק מזיזה את הקלף הזה מקום אחד ימינה. במקום הימני ביותר הפכו אותו לצד המצודה והעבירו אותו למקום השמאלי ביותר; הנזק העודף אובד.
type-citadel = מצודה
 .reminder = כל נקודת נזק מזיזה את הקלף הזה מקום אחד ימינה. הגיע למקום הימני ביותר? המשחק נגמר והפסדתם.
type-bridge = גשר
 .reminder = יצור נכנס אל סוף הנתיב. תוקף קודם הנתיב העליון ואחריו התחתון; בכל אחד, מהרחוק ביותר מהגשר ועד הקרוב ביותר.
team-ash = אי האפר
team-coral = אי האלמוגים
team-mist = אי הערפל
team-rust = אי החלודה
team-free = הארכיפלג
rarity-common = נפוץ
 .many = נפוצים
number-cost = עלות
number-attack = ערך תקיפה
number-life = נקודות חיים
