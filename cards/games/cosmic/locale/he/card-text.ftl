# משפטי הקלפים. לכל פועל ארבע צורות: imp ציווי אליכם, inf אחרי ״אתם רשאים״ ו״כדי״, pres כשפועל שחקן אחר ($subject),
# aim כשהוא פועל אחרי שהשתמשתם לשם כך בכוח. בלי נקודה בסוף: היא נוספת בהרכבה.

subject = { $who ->
    [opponent] היריב
    [offense] שחקן ההתקפה
    [another] שחקן אחר לבחירתכם
    [others] כל אחד מהשחקנים האחרים
    [allies] כל אחד מבעלי הברית שלכם
    [their-allies] כל בעל ברית של היריב
   *[each] כל שחקן
 }

## פעלים

use = { $mood ->
    [inf] להשתמש בכוח
    [pres] { $subject } משתמש בכוח
    [aim] { $subject } ישתמש בכוח
   *[imp] השתמשו בכוח
 }
draw = { $mood ->
    [inf] לשלוף
    [pres] { $subject } שולף
    [aim] { $subject } ישלוף
   *[imp] שלפו
 } { $amount_acc }{ $per }
discard = { $mood ->
    [inf] להשליך
    [pres] { $subject } משליך
    [aim] { $subject } ישליך
   *[imp] השליכו
 } { $amount_acc }{ $random }
at-random = באקראי
take = { $mood ->
    [inf] לקחת
    [pres] { $subject } לוקח
    [aim] { $subject } ייקח
   *[imp] קחו
 } { $amount_acc } באקראי { $from }{ $per }
from-whom = { $whose ->
    [own] מידו
    [your] מהיד שלכם
    [opponent] מהיד של היריב
    [offense] מהיד של שחקן ההתקפה
    [another] מהיד של שחקן אחר
    [others] מהיד של כל אחד מהשחקנים האחרים
    [allies] מהיד של כל אחד מבעלי הברית שלכם
   *[their-allies] מהיד של כל בעל ברית של היריב
 }
give = { $mood ->
    [inf] לתת
    [pres] { $subject } נותן
    [aim] { $subject } ייתן
   *[imp] תנו
 } { $to } { $amount_acc }
to-whom = { $whose ->
    [own] לעצמו
    [your] לכם
    [opponent] ליריב
    [offense] לשחקן ההתקפה
    [another] לשחקן אחר
    [others] לכל אחד מהשחקנים האחרים
    [allies] לכל אחד מבעלי הברית שלכם
   *[their-allies] לכל בעל ברית של היריב
 }
look-at-hand = { $mood ->
    [inf] להסתכל
    [pres] { $subject } מסתכל
    [aim] { $subject } יסתכל
   *[imp] הסתכלו
 } בקלפים { $of }
whose-hand = { $whose ->
    [own] שבידו
    [your] שביד שלכם
    [opponent] שביד היריב
    [offense] שביד שחקן ההתקפה
    [another] שביד שחקן אחר
    [others] שביד כל אחד מהשחקנים האחרים
    [allies] שביד כל אחד מבעלי הברית שלכם
   *[their-allies] שביד כל בעל ברית של היריב
 }
return-ships = { $mood ->
    [inf] להחזיר
    [pres] { $subject } מחזיר
    [aim] { $subject } יחזיר
   *[imp] החזירו
 } { $what_acc } אל המושבות
to-warp = { $mood ->
    [inf] להעביר אל העיוות
    [pres] { $subject } מעביר אל העיוות
    [aim] { $subject } יעביר אל העיוות
   *[imp] העבירו אל העיוות
 } { $what_acc }
add-ships = { $mood ->
    [inf] לצרף עד { $most_nom } מהמושבות שלכם
    [pres] { $subject } מצרף עד { $most_nom } מהמושבות שלו
    [aim] { $subject } יצרף עד { $most_nom } מהמושבות שלו
   *[imp] צרפו עד { $most_nom } מהמושבות שלכם
 }
total = { $direction ->
    [down] { $mood ->
        [inf] להחסיר { $n } מסכום הצד { $of ->
             [theirs] השני
            *[yours] שלכם
         }
        [pres] { $subject } מחסיר { $n } מסכום הצד { $of ->
             [theirs] השני
            *[yours] שלו
         }
        [aim] { $subject } יחסיר { $n } מסכום הצד { $of ->
             [theirs] השני
            *[yours] שלו
         }
       *[imp] החסירו { $n } מסכום הצד { $of ->
             [theirs] השני
            *[yours] שלכם
         }
     }
   *[up] { $mood ->
        [inf] להוסיף { $n } לסכום הצד { $of ->
             [theirs] השני
            *[yours] שלכם
         }
        [pres] { $subject } מוסיף { $n } לסכום הצד { $of ->
             [theirs] השני
            *[yours] שלו
         }
        [aim] { $subject } יוסיף { $n } לסכום הצד { $of ->
             [theirs] השני
            *[yours] שלו
         }
       *[imp] הוסיפו { $n } לסכום הצד { $of ->
             [theirs] השני
            *[yours] שלכם
         }
     }
 }{ $per }
swap-cards = { $mood ->
    [inf] להחליף
    [pres] { $subject } מחליף
    [aim] { $subject } יחליף
   *[imp] החליפו
 } בין שני הקלפים שנבחרו, בלי להסתכל
new-card-hand = { $mood ->
    [inf] להחליף את קלף ההיתקלות שלכם בקלף היתקלות אחר מהיד
    [pres] { $subject } מחליף את קלף ההיתקלות שלו בקלף היתקלות אחר מהיד
    [aim] { $subject } יחליף את קלף ההיתקלות שלו בקלף היתקלות אחר מהיד
   *[imp] החליפו את קלף ההיתקלות שלכם בקלף היתקלות אחר מהיד
 }
new-card-deck = { $mood ->
    [inf] להחליף את קלף ההיתקלות שלכם בקלף ההיתקלות הראשון מחבילת היקום
    [pres] { $subject } מחליף את קלף ההיתקלות שלו בקלף ההיתקלות הראשון מחבילת היקום
    [aim] { $subject } יחליף את קלף ההיתקלות שלו בקלף ההיתקלות הראשון מחבילת היקום
   *[imp] החליפו את קלף ההיתקלות שלכם בקלף ההיתקלות הראשון מחבילת היקום
 }
count-as = { $mood ->
    [inf] להחשיב
    [pres] { $subject } מחשיב
    [aim] { $subject } יחשיב
   *[imp] החשיבו
 } { $card ->
    [theirs] את קלף ההיתקלות של היריב
   *[yours] { $mood ->
       [pres] את קלף ההיתקלות שלו
       [aim] את קלף ההיתקלות שלו
      *[other] את קלף ההיתקלות שלכם
    }
 } { $as ->
    [negotiate] כקלף משא ומתן
   *[morph] כקלף העתקה
 }
outcome-lower-wins = { $mood ->
    [inf] לתת
    [pres] { $subject } נותן
    [aim] { $subject } ייתן
   *[imp] תנו
 } את הניצחון לצד שסכומו נמוך יותר
outcome-win-ties = { $mood ->
    [inf] לנצח
    [pres] { $subject } מנצח
    [aim] { $subject } ינצח
   *[imp] נצחו
 } גם בתיקו
outcome-no-fight = { $mood ->
    [inf] לסיים את ההיתקלות
    [pres] { $subject } מסיים את ההיתקלות
    [aim] { $subject } יסיים את ההיתקלות
   *[imp] סיימו את ההיתקלות
 } בלי קרב: אחרי חשיפת הקלפים כל החלליות חוזרות אל המושבות
outcome-deal-fails = { $mood ->
    [inf] להכשיל
    [pres] { $subject } מכשיל
    [aim] { $subject } יכשיל
   *[imp] הכשילו
 } את העסקה
draw-destiny = { $mood ->
    [inf] להחליף
    [pres] { $subject } מחליף
    [aim] { $subject } יחליף
   *[imp] החליפו
 } את קלף הגורל בקלף הבא מהחבילה
target-colour = { $mood ->
    [inf] לתקוף
    [pres] { $subject } תוקף
    [aim] { $subject } יתקוף
   *[imp] תקפו
 } את בעל הצבע הזה. הצבע שלכם? שלפו קלף אחר, או תקפו מושבת חוץ שעל כוכב בית שלכם
target-anyone = { $mood ->
    [inf] לתקוף
    [pres] { $subject } תוקף
    [aim] { $subject } יתקוף
   *[imp] תקפו
 } כל שחקן אחר שתרצו
target-most-colonies = { $mood ->
    [inf] לתקוף
    [pres] { $subject } תוקף
    [aim] { $subject } יתקוף
   *[imp] תקפו
 } את השחקן האחר שיש לו הכי הרבה מושבות חוץ; אם יש כמה כאלה, את מי מהם שתרצו
target-most-cards = { $mood ->
    [inf] לתקוף
    [pres] { $subject } תוקף
    [aim] { $subject } יתקוף
   *[imp] תקפו
 } את השחקן האחר שיש לו הכי הרבה קלפים ביד; אם יש כמה כאלה, את מי מהם שתרצו
target-most-in-warp = { $mood ->
    [inf] לתקוף
    [pres] { $subject } תוקף
    [aim] { $subject } יתקוף
   *[imp] תקפו
 } את השחקן האחר שיש לו הכי הרבה חלליות בעיוות; אם יש כמה כאלה, את מי מהם שתרצו
forbid = { $mood ->
    [inf] למנוע
    [pres] { $subject } מונע
    [aim] { $subject } ימנע
   *[imp] מנעו
 } { $who } { $act }
whom-forbidden = { $whose ->
    [own] מעצמו
    [your] מכם
    [opponent] מהיריב
    [offense] משחקן ההתקפה
    [another] משחקן אחר
    [others] מהשחקנים האחרים
    [allies] מבעלי הברית שלכם
   *[their-allies] מבעלי הברית של היריב
 }
act-reinforcements = לשחק קלפי תגבור עד סוף ההיתקלות
act-cards = לשחק קלפי תגבור, הבזקים וחפצים פלאיים עד סוף ההיתקלות
act-powers = להשתמש בכוחות עד סוף ההיתקלות
join = { $mood ->
    [inf] להצטרף
    [pres] { $subject } מצטרף
    [aim] { $subject } יצטרף
   *[imp] הצטרפו
 } לאחד הצדדים כבעל ברית בלי הזמנה { $n ->
    [1] (חללית אחת)
   *[other] (עד { $most_nom })
 }
cancel-power = { $mood ->
    [inf] לפצפץ את הכוח
    [pres] { $subject } מפצפץ את הכוח
    [aim] { $subject } יפצפץ את הכוח
   *[imp] פצפצו את הכוח
 }
cancel-flare = { $mood ->
    [inf] לכבות את ההבזק, והוא לא פועל
    [pres] { $subject } מכבה את ההבזק, והוא לא פועל
    [aim] { $subject } יכבה את ההבזק, והוא לא פועל
   *[imp] כבו את ההבזק, והוא לא פועל
 }
settle-here = { $mood ->
    [inf] לייסד
    [pres] { $subject } מייסד
    [aim] { $subject } ייסד
   *[imp] יסדו
 } מושבת חוץ על הכוכב של ההיתקלות { $n ->
    [1] (חללית אחת)
   *[other] (עד { $most_nom })
 }
settle-opponent = { $mood ->
    [inf] לייסד
    [pres] { $subject } מייסד
    [aim] { $subject } ייסד
   *[imp] יסדו
 } מושבת חוץ על כוכב בית של היריב { $n ->
    [1] (חללית אחת)
   *[other] (עד { $most_nom })
 }
settle-anywhere = { $mood ->
    [inf] לייסד
    [pres] { $subject } מייסד
    [aim] { $subject } ייסד
   *[imp] יסדו
 } מושבת חוץ על כוכב בית של שחקן אחר כלשהו { $n ->
    [1] (חללית אחת)
   *[other] (עד { $most_nom })
 }
retrieve = { $mood ->
    [inf] לקחת
    [pres] { $subject } לוקח
    [aim] { $subject } ייקח
   *[imp] קחו
 } אל היד { $what_acc }
keep-card = { $mood ->
    [inf] להחזיר את קלף ההיתקלות שלכם אל היד במקום להשליך אותו
    [pres] { $subject } מחזיר את קלף ההיתקלות שלו אל היד במקום להשליך אותו
    [aim] { $subject } יחזיר את קלף ההיתקלות שלו אל היד במקום להשליך אותו
   *[imp] החזירו את קלף ההיתקלות שלכם אל היד במקום להשליך אותו
 }
extra-encounter = { $mood ->
    [inf] לערוך
    [pres] { $subject } עורך
    [aim] { $subject } יערוך
   *[imp] ערכו
 } היתקלות שנייה, גם בלי ניצחון בראשונה

per = {" "}על { $per_nom }
to-owner = {""}
with-number = { $number ->
    [cost] בעלות
   *[value] שמספרו
 } { $bounds ->
    [exactly] { $most }
    [least] { $least } או יותר
    [between] { $least } עד { $most }
   *[most] { $most } או פחות
 }
with-keyword = עם התכונה ״{ $name }״
in-play = במשחק

## אירועים: הרגע בהיתקלות, והתפקיד שלכם בה

as-any = {""}
as-main = {" "}(שחקן ראשי)
as-offense = {" "}(ההתקפה)
as-defense = {" "}(ההגנה)
as-involved = {" "}(שחקן ראשי או בעל ברית)
as-ally = {" "}(בעל ברית)
as-onlooker = {" "}(אינכם בהיתקלות)
event-regroup = <b>ארגון</b>{ $as }
event-destiny = <b>גורל</b>{ $as }
event-launch = <b>שיגור</b>{ $as }
event-alliance = <b>בריתות</b>{ $as }
event-planning = <b>תכנון</b>{ $as }
event-chosen = <b>הקלפים נבחרו</b>{ $as }
event-reveal = <b>חשיפה</b>{ $as }
event-won = <b>ניצחון בהיתקלות</b>{ $as }
event-lost = <b>הפסד בהיתקלות</b>{ $as }
event-deal-made = <b>הגיעו לעסקה</b>{ $as }
event-deal-failed = <b>העסקה נכשלה</b>{ $as }
event-encounter-ends = <b>סוף ההיתקלות</b>{ $as }
event-power-used = <b>שחקן אחר משתמש בכוח</b>
event-flare-used = <b>שחקן אחר משתמש בהבזק</b>

## תנאים

if-revealed = חשפתם { $yours ->
    [attack] קלף תקיפה
    [negotiate] קלף משא ומתן
    [morph] קלף העתקה
   *[any] קלף היתקלות
 }{ $theirs ->
    [attack] {" "}והיריב חשף קלף תקיפה
    [negotiate] {" "}והיריב חשף קלף משא ומתן
    [morph] {" "}והיריב חשף קלף העתקה
   *[any] {""}
 }
if-first-encounter = זו ההיתקלות הראשונה בתור
if-behind = יש לכם פחות { $in } מאשר ליריב
fewer-ships = חלליות בהיתקלות
fewer-cards = קלפים ביד

## מה שפועל כל הזמן

most-ships = אתם רשאים לשלוח להיתקלות עד { $most_nom } במקום 4
keep-power = אינכם מאבדים את הכוח, גם אם נשארו לכם מעט מושבות בית

## הרכבה

may = אתם רשאים { $rest }
they-may = { $subject } רשאי { $rest }
if-you-like = אתם רשאים לדרוש ש{ $rest }
 .aimed = כן
in-order-to = { $first } כדי { $rest }
cost-then = { $first } כדי ש{ $rest }
then = { $first } ו{ $rest }
clause = { $first }: { $rest }
if = אם { $first }
while = כל עוד { $first }
when-if = { $first }, אם { $rest }
moment = { $first }: { $rest }
and = { $first } ו{ $rest }
heading = <b>{ $name }.</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## כותרות

ability-wild = השפעה פראית
ability-super = השפעת על
keyword-once = חד-פעמית
 .reminder = אחרי השימוש השליכו את הטכנולוגיה.

## שורת הסוג

type-attack = קלף תקיפה
 .reminder = המספר נוסף לסכום הצד שלכם.
type-negotiate = קלף משא ומתן
 .reminder = מול קלף משא ומתן: דקה להגיע לעסקה. מול קלף תקיפה: הפסד, ופיצוי.
type-morph = קלף העתקה
 .reminder = מעתיק את קלף ההיתקלות של היריב. שני קלפי העתקה: שני הצדדים מפסידים.
type-reinforcement = קלף תגבור
 .reminder = שחקו אחרי החשיפה: המספר נוסף לסכום הצד שלכם.
type-artifact = חפץ פלאי
type-flare = הבזק
type-alien = חייזר
type-destiny = קלף גורל
type-tech = טכנולוגיה
type-planet = כוכב
type-ship = חללית
type-gate = שער על-חלל
type-warp = העיוות
number-value = מספר
number-cost = עלות
team-tomato = אדום עגבנייה
team-lemon = צהוב לימון
team-cabbage = ירוק כרוב
team-blueberry = כחול אוכמנייה
team-plum = סגול שזיף
team-green = דרגה ירוקה
team-yellow = דרגה צהובה
team-red = דרגה אדומה
team-free = בלי צבע
