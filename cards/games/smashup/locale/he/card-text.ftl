# משפטי הקלפים. לכל פועל שלוש צורות: imp ציווי אליכם, inf אחרי ״אתם רשאים״ ו״כדי״, pres כשפועל שחקן אחר ($subject).
# בלי נקודה בסוף: היא נוספת בהרכבה.

subject = { $who ->
    [another] שחקן אחר לבחירתכם
    [others] כל אחד מהשחקנים האחרים
    [player] הוא
    [winner] המנצח
    [runner-up] הסגן
    [present] כל שחקן שיש לו כאן לוחם
   *[each] כל שחקן
 }

## פעלים

draw = { $mood ->
    [inf] לשלוף
    [pres] { $subject } שולף
   *[imp] שלפו
 } { $amount_acc }{ $per }
discard = { $mood ->
    [inf] להשליך
    [pres] { $subject } משליך
   *[imp] השליכו
 } { $amount_acc }{ $random }
at-random = באקראי
destroy = { $mood ->
    [inf] להשמיד
    [pres] { $subject } משמיד
   *[imp] השמידו
 } { $what_acc }
return = { $mood ->
    [inf] להחזיר
    [pres] { $subject } מחזיר
   *[imp] החזירו
 } { $what_acc } אל היד{ $what_owner }
move = { $mood ->
    [inf] להזיז
    [pres] { $subject } מזיז
   *[imp] הזיזו
 } { $what_acc } { $to }
to-another-base = לבסיס אחר
to-other-bases = לבסיסים אחרים
to-here = לבסיס הזה
to-there = לשם
to-anywhere = לבסיס לבחירתכם
to-replacement = לבסיס שיבוא במקומו
extra-play = { $mood ->
    [inf] לשחק בתור הזה
    [pres] { $subject } משחק בתור הזה
   *[imp] בתור הזה אתם רשאים לשחק
 } { $what_acc }{ $from }
from-hand = {""}
from-discard = {" "}מערימת הקלפים המנוצלים שלכם
play = { $mood ->
    [inf] לשחק
    [pres] { $subject } משחק
   *[imp] שחקו
 } { $to } { $what_acc }
take = { $mood ->
    [inf] לקחת
    [pres] { $subject } לוקח
   *[imp] קחו
 } { $what_acc } אל היד
put-under-deck = { $mood ->
    [inf] להניח { $what_acc } בתחתית החפיסה
    [pres] { $subject } מניח { $what_acc } בתחתית החפיסה
   *[imp] הניחו { $what_acc } בתחתית החפיסה
 }
bury = { $mood ->
    [inf] לחפש בחפיסה { $what_acc }, להשליך { $what_pronoun } ולערבב את החפיסה
    [pres] { $subject } מחפש בחפיסה שלו { $what_acc }, משליך { $what_pronoun } ומערבב את החפיסה
   *[imp] חפשו בחפיסה { $what_acc }, השליכו { $what_pronoun } וערבבו את החפיסה
 }
look = { $mood ->
    [inf] להסתכל ב-{ $n } הקלפים העליונים בחפיסה, לקחת אחד מהם אל היד ולהניח את השאר בתחתית החפיסה בכל סדר
    [pres] { $subject } מסתכל ב-{ $n } הקלפים העליונים בחפיסה שלו, לוקח אחד מהם אל היד ומניח את השאר בתחתית החפיסה בכל סדר
   *[imp] הסתכלו ב-{ $n } הקלפים העליונים בחפיסה, קחו אחד מהם אל היד והניחו את השאר בתחתית החפיסה בכל סדר
 }
shuffle-discard = { $mood ->
    [inf] לערבב את ערימת הקלפים המנוצלים שלכם לתוך החפיסה
    [pres] { $subject } מערבב את ערימת הקלפים המנוצלים שלו לתוך החפיסה
   *[imp] ערבבו את ערימת הקלפים המנוצלים שלכם לתוך החפיסה
 }
draw-for-bases = { $mood ->
    [inf] לשלוף קלף על כל בסיס שיש לכם בו לוחם, עד { $most_nom }
    [pres] { $subject } שולף קלף על כל בסיס שיש לו בו לוחם, עד { $most_nom }
   *[imp] שלפו קלף על כל בסיס שיש לכם בו לוחם, עד { $most_nom }
 }
gain = { $mood ->
    [inf] לקבל
    [pres] { $subject } מקבל
   *[imp] קבלו
 } { $amount_acc }
power = { $until ->
    [this-scoring] {""}
   *[this-turn] עד סוף התור
 } { $direction ->
    [down] { $mood ->
        [inf] להפחית
        [pres] { $subject } מפחית
       *[imp] הפחיתו
     } { $n } מהעוצמה של { $what_each_nom }
   *[up] { $mood ->
        [inf] להוסיף
        [pres] { $subject } מוסיף
       *[imp] הוסיפו
     } { $n } לעוצמה של { $what_each_nom }
 } { $until ->
    [this-scoring] עד סוף הפיצוץ
   *[this-turn] {""}
 }
swap-base = { $mood ->
    [inf] להניח בסיס בתחתית ערימת הבסיסים: הבסיס העליון בערימה בא במקומו, והקלפים נשארים
    [pres] { $subject } מניח בסיס בתחתית ערימת הבסיסים: הבסיס העליון בערימה בא במקומו, והקלפים נשארים
   *[imp] הניחו בסיס בתחתית ערימת הבסיסים: הבסיס העליון בערימה בא במקומו, והקלפים נשארים
 }

per = {" "}על { $per_nom }
to-owner = { $number ->
    [sg] {" "}של הבעלים
   *[pl] {" "}של הבעלים
 }
with-number = { $bounds ->
    [exactly] בעוצמה { $most }
    [least] בעוצמה { $least } או יותר
    [between] בעוצמה { $least } עד { $most }
   *[most] בעוצמה { $most } או פחות
 }

## אירועים

event-before-scores = לפני פיצוץ { $which ->
    [here] הבסיס הזה
    [another] בסיס אחר
   *[any] בסיס
 }
event-after-scores = אחרי פיצוץ { $which ->
    [here] הבסיס הזה
    [another] בסיס אחר
   *[any] בסיס
 }
event-turn-starts = { $who ->
    [you] בתחילת התור שלכם
   *[player] בתחילת התור של כל שחקן
 }
event-plays = אחרי ש{ $who ->
    [you] שיחקתם
   *[player] שחקן שיחק
 } { $what_acc }
event-attaches = אחרי ש{ $who ->
    [you] הצמדתם
   *[player] שחקן הצמיד
 } פעולה לבסיס הזה או ללוחם כאן
event-is-destroyed = אחרי ש{ $what_nom } מושמד
event-is-returned = אחרי ש{ $what_nom } חוזר אל היד שלכם

## תנאים

if-have = כל עוד יש לכם { $what_nom }
in-play = במשחק
if-spread = אם יש לכם לוחמים { $compare ->
    [fewer] בפחות מ-{ $n } בסיסים
   *[least] ב-{ $n } בסיסים או יותר
 }
if-placed = אם אתם { $place ->
    [runner-up] הסגן
   *[winner] המנצח
 } בו
if-played = אם כבר שיחקתם { $what_acc } בתור הזה
if-strongest = אם { $who ->
    [you] יש לכם
   *[player] יש לו
 } כאן יותר עוצמה מלכל שחקן אחר

## מה שפועל כל הזמן

always = { $type ->
    [base] {""}
   *[other] { $word ->
        [free-from-discard] מיוחד
       *[other] מתמשך
     }
 }
power-of = { $of_nom } { $of_number ->
    [pl] { $of_gender ->
        [f] מקבלות
       *[m] מקבלים
     }
   *[sg] { $of_gender ->
        [f] מקבלת
       *[m] מקבל
     }
 } ‎{ $direction ->
    [down] −{ $n }
   *[up] +{ $n }
 } לעוצמה
breakpoint = נקודת הפיצוץ של הבסיס הזה { $direction ->
    [down] קטנה
   *[up] גדלה
 } ב-{ $n }
cannot-be-destroyed = { $by ->
    [others] קלפים של שחקנים אחרים לא יכולים להשמיד { $what_acc }
   *[any] אי אפשר להשמיד { $what_acc }
 }
cannot-be-moved = { $by ->
    [others] { $type ->
        [base] { $what_acc } יכולים להזיז רק קלפים של מי ששולט { $what_number ->
            [pl] בהם
           *[sg] בו
         }
       *[other] קלפים של שחקנים אחרים לא יכולים להזיז { $what_acc }
     }
   *[any] אי אפשר להזיז { $what_acc }
 }
cannot-be-returned = { $by ->
    [others] { $type ->
        [base] { $what_acc } יכולים להחזיר אל היד רק קלפים של מי ששולט { $what_number ->
            [pl] בהם
           *[sg] בו
         }
       *[other] קלפים של שחקנים אחרים לא יכולים להחזיר { $what_acc } אל היד
     }
   *[any] אי אפשר להחזיר { $what_acc } אל היד
 }
cannot-be-moved-or-returned = { $by ->
    [others] { $type ->
        [base] { $what_acc } יכולים להזיז או להחזיר אל היד רק קלפים של מי ששולט { $what_number ->
            [pl] בהם
           *[sg] בו
         }
       *[other] קלפים של שחקנים אחרים לא יכולים להזיז { $what_acc } או להחזיר { $what_pronoun } אל היד
     }
   *[any] אי אפשר להזיז { $what_acc } או להחזיר { $what_pronoun } אל היד
 }
cannot-be-affected = { $what_nom } לא { $what_gender ->
    [f] מושפעת
   *[m] מושפע
 } { $by ->
    [others] מקלפים של שחקנים אחרים
   *[any] משום קלף
 } <i>(אי אפשר להשמיד { $what_pronoun }, להזיז { $what_pronoun }, להחזיר { $what_pronoun } אל היד או להצמיד אליו פעולה)</i>
cannot-play = { $who ->
    [you] אתם לא יכולים
   *[others] שחקנים אחרים לא יכולים
 } לשחק { $what_nom }
room = שחקן שכבר יש לו בבסיס הזה { $most_nom } לא יכול לשחק כאן לוחמים
first-destroyed-returns = בכל תור, הלוחם הראשון שמושמד כאן לא הולך לערימת הקלפים המנוצלים אלא אל היד של הבעלים
control = אתם שולטים { $what_in }
free-from-discard = אתם רשאים לשחק את הלוחם הזה מערימת הקלפים המנוצלים שלכם במקום הלוחם החופשי מהיד
onto = הצמידו { $what_dat }

## הרכבה

may = אתם רשאים { $rest }
they-may = { $subject } רשאי { $rest }
if-you-like = אם תרצו, { $rest }
in-order-to = { $first } כדי { $rest }
cost-then = { $first } כדי { $rest }
then = { $mood ->
    [imp] { $verb ->
        [extra-play] { $first }. { $rest }
       *[other] { $after ->
            [extra-play] { $first }. { $rest }
           *[other] { $same ->
                [no] { $first }. אחר כך { $rest }
               *[yes] { $first }, ואז { $rest }
             }
         }
     }
   *[other] { $first }, ואז { $rest }
 }
clause = { $first }, { $rest }
if = { $first }
while = { $first }
when-if = { $first }, { $rest }
moment = { $first }, { $rest }
and = { $first } ו{ $rest }
heading = <b>{ $name }:</b> { $rest }

## מתי זה פועל

ability-special = מיוחד
ability-ongoing = מתמשך
ability-in-hand = ביד
ability-in-discard = בערימת הקלפים המנוצלים
ability-special-in-hand = מיוחד
ability-special-in-discard = מיוחד, בערימת הקלפים המנוצלים

## שורת הסוג

type-minion = לוחם
type-action = פעולה
type-base = בסיס
number-power = עוצמה
number-breakpoint = נקודת פיצוץ
number-winner = המנצח
number-runner-up = הסגן
number-third = המקום השלישי
team-aliens = חייזרים
team-wizards = מכשפים
team-ninjas = נינג׳ות
team-dinosaurs = דינוזאורים
team-tricksters = תעלולנים
team-zombies = זומבים
team-robots = רובוטים
team-pirates = פיראטים
team-free = בלי צוות
