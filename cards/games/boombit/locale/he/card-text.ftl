# משפטי הקלפים. לכל פועל ארבע צורות: imp ציווי אליכם, inf אחרי ״אתם רשאים״ ו״כדי״, pres כשפועל שחקן אחר ($subject),
# aim כשהוא פועל בתמורה למה ששילמתם: ״כדי שהיריב יאבד״. להתקפה יש גם צורה חמישית, heading: אחרי הכותרת. בלי נקודה בסוף: היא נוספת בהרכבה.

subject = { $who ->
    [opponent] היריב
   *[each] כל שחקן
 }

## פעלים

draw = { $mood ->
    [inf] לשלוף { $amount_acc }{ $per }
    [pres] { $subject } שולף { $amount_acc }{ $per }
    [aim] { $subject } ישלוף { $amount_acc }{ $per }
   *[imp] שלפו { $amount_acc }{ $per }
 }
discard = { $mood ->
    [inf] להשליך { $amount_acc }{ $random }
    [pres] { $subject } משליך { $amount_acc }{ $random }
    [aim] { $subject } ישליך { $amount_acc }{ $random }
   *[imp] השליכו { $amount_acc }{ $random }
 }
at-random = באקראי
damage = { $mood ->
    [inf] לגרום
    [pres] { $subject } גורם
    [aim] { $subject } יגרום
   *[imp] גרמו
 } { $growth ->
    [per] { $to_dat } { $amount_acc }{ $per }
   *[once] { $amount_acc } { $to_dat }
 }
repair = { $mood ->
    [inf] להסיר
    [pres] { $subject } מסיר
    [aim] { $subject } יסיר
   *[imp] הסירו
 } { $on_is ->
    [cards] { $amount_acc } { $on_from }
   *[one] { $on_from } { $amount_acc }
 }
break = { $mood ->
    [inf] לשבור { $what_acc }
    [pres] { $subject } שובר { $what_acc }
    [aim] { $subject } ישבור { $what_acc }
   *[imp] שברו { $what_acc }
 }
twist = { $mood ->
    [inf] <icon twist></icon>להטות { $what_acc }
    [pres] { $subject } <icon twist></icon>מטה { $what_acc }
    [aim] { $subject } <icon twist></icon>יטה { $what_acc }
   *[imp] <icon twist></icon>הטו { $what_acc }
 }
untwist = { $mood ->
    [inf] <icon untwist></icon>ליישר { $what_acc }
    [pres] { $subject } <icon untwist></icon>מיישר { $what_acc }
    [aim] { $subject } <icon untwist></icon>יישר { $what_acc }
   *[imp] <icon untwist></icon>יישרו { $what_acc }
 }
return-to-hand = { $mood ->
    [inf] להחזיר { $what_acc } אל היד{ $what_owner }
    [pres] { $subject } מחזיר { $what_acc } אל היד{ $what_owner }
    [aim] { $subject } יחזיר { $what_acc } אל היד{ $what_owner }
   *[imp] החזירו { $what_acc } אל היד{ $what_owner }
 }
put-into-play = { $mood ->
    [inf] להכניס { $what_acc } למשחק
    [pres] { $subject } מכניס { $what_acc } למשחק
    [aim] { $subject } יכניס { $what_acc } למשחק
   *[imp] הכניסו { $what_acc } למשחק
 }
shuffle-into-deck = { $mood ->
    [inf] לערבב { $what_acc } לתוך החפיסה{ $what_owner }
    [pres] { $subject } מערבב { $what_acc } לתוך החפיסה{ $what_owner }
    [aim] { $subject } יערבב { $what_acc } לתוך החפיסה{ $what_owner }
   *[imp] ערבבו { $what_acc } לתוך החפיסה{ $what_owner }
 }
put-on-bottom = { $mood ->
    [inf] להניח { $what_acc } בתחתית החפיסה{ $what_owner }
    [pres] { $subject } מניח { $what_acc } בתחתית החפיסה{ $what_owner }
    [aim] { $subject } יניח { $what_acc } בתחתית החפיסה{ $what_owner }
   *[imp] הניחו { $what_acc } בתחתית החפיסה{ $what_owner }
 }
remove-to-void = { $mood ->
    [inf] להסיר { $what_acc } לתהום
    [pres] { $subject } מסיר { $what_acc } לתהום
    [aim] { $subject } יסיר { $what_acc } לתהום
   *[imp] הסירו { $what_acc } לתהום
 }
search = { $mood ->
    [inf] לחפש בחפיסה { $what_acc } ולהוסיף { $what_pronoun } אל היד
    [pres] { $subject } מחפש בחפיסה שלו { $what_acc } ומוסיף { $what_pronoun } אל היד
    [aim] { $subject } יחפש בחפיסה שלו { $what_acc } ויוסיף { $what_pronoun } אל היד
   *[imp] חפשו בחפיסה { $what_acc } והוסיפו { $what_pronoun } אל היד
 }
lose-life = { $mood ->
    [inf] לאבד { $amount_acc }
    [pres] { $subject } מאבד { $amount_acc }
    [aim] { $subject } יאבד { $amount_acc }
   *[imp] אבדו { $amount_acc }
 }
gain-life = { $mood ->
    [inf] להחזיר לגיבור שלכם { $amount_acc }
    [pres] { $subject } מחזיר לגיבור שלו { $amount_acc }
    [aim] { $subject } יחזיר לגיבור שלו { $amount_acc }
   *[imp] החזירו לגיבור שלכם { $amount_acc }
 }
skip-phase = { $mood ->
    [inf] לדלג על { $phase_def }
    [pres] { $subject } מדלג על { $phase_def } בתורו הבא
    [aim] { $subject } ידלג על { $phase_def } בתורו הבא
   *[imp] דלגו על { $phase_def }
 }
extra-play = { $mood ->
    [inf] לשחק בתור הזה { $amount_acc } באותו { $phase_nom }
    [pres] { $subject } רשאי לשחק בתור הזה { $amount_acc } באותו { $phase_nom }
    [aim] { $subject } יהיה רשאי לשחק בתור הזה { $amount_acc } באותו { $phase_nom }
   *[imp] בתור הזה אתם רשאים לשחק { $amount_acc } באותו { $phase_nom }
 }
extra-phase = { $mood ->
    [inf] לקבל בתור הזה { $phase_nom } נוסף
    [pres] { $subject } מקבל בתור הזה { $phase_nom } נוסף
    [aim] { $subject } יקבל בתור הזה { $phase_nom } נוסף
   *[imp] קבלו בתור הזה { $phase_nom } נוסף
 }
play-instead = { $mood ->
    [inf] לשחק { $what_acc } במקום { $phase_def }
    [pres] { $subject } משחק { $what_acc } במקום { $phase_def }
    [aim] { $subject } ישחק { $what_acc } במקום { $phase_def }
   *[imp] שחקו { $what_acc } במקום { $phase_def }
 }
attack = { $mood ->
    [inf] לתקוף בעוצמה { $n }
    [pres] { $subject } תוקף בעוצמה { $n }
    [aim] { $subject } יתקוף בעוצמה { $n }
    [heading] בעוצמה { $n }
   *[imp] תקפו בעוצמה { $n }
 }
strengthen = { $mood ->
    [inf] { $direction ->
        [down] להקטין
       *[up] להגדיל
     } { until } את עוצמת הפיצוץ של { $what_each_nom } ב-{ $n }<icon bomb></icon>
    [pres] { $subject } { $direction ->
        [down] מקטין
       *[up] מגדיל
     } { until } את עוצמת הפיצוץ של { $what_each_nom } ב-{ $n }<icon bomb></icon>
    [aim] { $subject } { $direction ->
        [down] יקטין
       *[up] יגדיל
     } { until } את עוצמת הפיצוץ של { $what_each_nom } ב-{ $n }<icon bomb></icon>
   *[imp] { $direction ->
        [down] הקטינו
       *[up] הגדילו
     } { until } את עוצמת הפיצוץ של { $what_each_nom } ב-{ $n }<icon bomb></icon>
 }
strengthen-it = { $mood ->
    [inf] { $direction ->
        [down] להקטין
       *[up] להגדיל
     }
    [pres] { $subject } { $direction ->
        [down] מקטין
       *[up] מגדיל
     }
    [aim] { $subject } { $direction ->
        [down] יקטין
       *[up] יגדיל
     }
   *[imp] { $direction ->
        [down] הקטינו
       *[up] הגדילו
     }
 } { $until ->
    [this-blast] את עוצמת הפיצוץ הזה
   *[this-turn] עד סוף התור את עוצמת הפיצוץ { $what_possessive }
 } ב-{ $n }<icon bomb></icon>
until = { $until ->
    [this-blast] לפיצוץ הזה
   *[this-turn] עד סוף התור
 }
explode = { $mood ->
    [inf] לפוצץ { $what_acc }
    [pres] { $subject } מפוצץ { $what_acc }
    [aim] { $subject } יפוצץ { $what_acc }
   *[imp] פוצצו { $what_acc }
 }
look-at-hand = { $mood ->
    [inf] להסתכל בקלפים שבידי היריב
    [pres] { $subject } מסתכל בקלפים שבידי יריבו
    [aim] { $subject } יסתכל בקלפים שבידי יריבו
   *[imp] הסתכלו בקלפים שבידי היריב
 }

with-keyword = עם התכונה { $name }
top-to-discard = { $mood ->
    [inf] להעביר למזבלה { $amount_nom } מראש ה{ $of }
    [pres] { $subject } מעביר למזבלה { $amount_nom } מראש ה{ $of }
    [aim] { $subject } יעביר למזבלה { $amount_nom } מראש ה{ $of }
   *[imp] העבירו למזבלה { $amount_nom } מראש ה{ $of }
 }
look-at-top = { $mood ->
    [inf] להסתכל
    [pres] { $subject } מסתכל
    [aim] { $subject } יסתכל
   *[imp] הסתכלו
 } { $n ->
    [one] בקלף העליון ב{ $of }
   *[other] ב-{ $n } הקלפים העליונים ב{ $of } { $mood ->
        [inf] ולהחזיר אותם למקומם בסדר שתרצו
        [pres] ומחזיר אותם למקומם בסדר שירצה
        [aim] ויחזיר אותם למקומם בסדר שירצה
       *[imp] והחזירו אותם למקומם בסדר שתרצו
     }
 }
whose-deck = { $whose ->
    [own] חפיסה שלו
    [your] חפיסה שלכם
   *[opponent] חפיסה של היריב
 }
choose = { $mood ->
    [inf] לבחור אחת מהשתיים: { $options }
    [pres] { $subject } בוחר אחת מהשתיים: { $options }
    [aim] { $subject } יבחר אחת מהשתיים: { $options }
   *[imp] בחרו אחת מהשתיים: { $options }
 }
or = { $first }; או { $rest }

per = {" "}עבור { $per_nom }
to-owner = { $number ->
    [sg] {" "}של הבעלים
   *[pl] {" "}של הבעלים
 }

## אירועים

event-enters-play = כאשר { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] נכנסות
       *[m] נכנסים
     }
   *[sg] { $what_gender ->
        [f] נכנסת
       *[m] נכנס
     }
 } למשחק
event-goes-to-discard = כאשר { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] מגיעות
       *[m] מגיעים
     }
   *[sg] { $what_gender ->
        [f] מגיעה
       *[m] מגיע
     }
 } למזבלה
event-breaks = כאשר { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] נשברות
       *[m] נשברים
     }
   *[sg] { $what_gender ->
        [f] נשברת
       *[m] נשבר
     }
 }
event-explodes = כאשר { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] מתפוצצות
       *[m] מתפוצצים
     }
   *[sg] { $what_gender ->
        [f] מתפוצצת
       *[m] מתפוצץ
     }
 }
event-takes-damage = כאשר { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] סופגות
       *[m] סופגים
     }
   *[sg] { $what_gender ->
        [f] סופגת
       *[m] סופג
     }
 } נזק
event-blocks = כאשר { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] חוסמות
       *[m] חוסמים
     }
   *[sg] { $what_gender ->
        [f] חוסמת
       *[m] חוסם
     }
 } פיצוץ
event-is-twisted = כאשר מטים { $what_acc }
event-is-untwisted = כאשר מיישרים { $what_acc }
event-loses-life = { $who ->
    [opponent] כאשר הגיבור של היריב מאבד נקודת חיים
   *[you] כאשר הגיבור שלכם מאבד נקודת חיים
 }
event-turn-starts = { $who ->
    [opponent] בתחילת התור של היריב
   *[you] בתחילת התור שלכם
 }
event-turn-ends = { $who ->
    [opponent] בסוף התור של היריב
   *[you] בסוף התור שלכם
 }
event-discards = { $who ->
    [opponent] כאשר היריב משליך קלף
   *[you] כאשר אתם משליכים קלף
 }
event-plays = { $who ->
    [opponent] כאשר היריב משחק { $what_acc }
   *[you] כאשר אתם משחקים { $what_acc }
 }

## תנאים

if-have = { $whose ->
    [opponent] { $compare ->
        [none] אם ליריב אין { $where } { $what_nom }
        [most] אם ליריב יש { $where } { $what_nom } לכל היותר
       *[least] אם ליריב יש { $where } לפחות { $what_nom }
     }
    [any] { $compare ->
        [none] אם אין { $where } { $what_nom }
        [most] אם יש { $where } { $what_nom } לכל היותר
       *[least] אם יש { $where } לפחות { $what_nom }
     }
   *[you] { $compare ->
        [none] אם אין לכם { $where } { $what_nom }
        [most] אם יש לכם { $where } { $what_nom } לכל היותר
       *[least] אם יש לכם { $where } לפחות { $what_nom }
     }
 }
in-play = במשחק
if-fewer-lives = { $after ->
    [loses-life-you] אם נותרו לו
   *[other] אם לגיבור שלכם נותרו
 } פחות נקודות חיים מאשר לגיבור של היריב
if-fewer = אם יש לכם במשחק פחות { $type_nom } מאשר ליריב
if-hero-twisted = { $who ->
    [opponent] אם הגיבור של היריב מוטה
   *[you] אם הגיבור שלכם מוטה
 }
if-empty-hand = { $who ->
    [opponent] אם אין קלפים ביד של היריב
   *[you] אם אין קלפים ביד שלכם
 }
if-this-is = { $state ->
    [modified] כל עוד יש שינוי על { $this_nom }
    [damaged] כל עוד יש נזק על { $this_nom }
    [undamaged] כל עוד אין נזק על { $this_nom }
    [twisted] כל עוד { $this_nom } { $this_gender ->
        [f] מוטה
       *[m] מוטה
     }
   *[untwisted] כל עוד { $this_nom } { $this_gender ->
        [f] מיושרת
       *[m] מיושר
     }
 }

## השפעות קבועות

power = עוצמת הפיצוץ של { $of_each_nom } { $direction ->
    [down] קטנה
   *[up] גדלה
 } ב-{ $n }<icon bomb></icon>{ $per }
power-its = עוצמת הפיצוץ { $of_possessive } { $direction ->
    [down] קטנה
   *[up] גדולה
 } ב-{ $n }<icon bomb></icon>{ $per }
life = { $of_each_dat } יש { $direction ->
    [down] { $by_nom } פחות
   *[up] עוד { $by_nom }
 }{ $per }
grant-keywords = { $to_dat } יש גם { $count ->
    [one] התכונה
   *[other] התכונות
 } { $keywords }
grant-both = { $to_dat } יש גם { $count ->
    [one] התכונה
   *[other] התכונות
 } { $keywords } ויכולת { $ability }
grant-ability = { $to_dat } יש גם יכולת { $ability }
cannot-block = { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] לא יכולות
       *[m] לא יכולים
     }
   *[sg] { $what_gender ->
        [f] לא יכולה
       *[m] לא יכול
     }
 } לחסום
cannot-explode = { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] לא מתפוצצות
       *[m] לא מתפוצצים
     }
   *[sg] { $what_gender ->
        [f] לא מתפוצצת
       *[m] לא מתפוצץ
     }
 }
cannot-untwist = { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] לא מתיישרות
       *[m] לא מתיישרים
     }
   *[sg] { $what_gender ->
        [f] לא מתיישרת
       *[m] לא מתיישר
     }
 }
no-abilities = { $of_dat } אין יכולות
no-penalty = אתם לא משלמים קנס על קלפים זרים
instead = { $would }, במקום זה { $effects }
would-break = אם { $what_nom } { $what_number ->
    [pl] { $what_gender ->
        [f] אמורות
       *[m] אמורים
     }
   *[sg] { $what_gender ->
        [f] אמורה
       *[m] אמור
     }
 } להישבר
would-be-twisted = אם היריב אמור להטות { $what_acc }
would-lose-life = אם הגיבור שלכם אמור לאבד נקודת חיים
more-plays = בכל תור אתם רשאים לשחק { $amount_acc } באותו { $phase_nom }
first-draw = אם אתם השחקן הראשון, אתם לא מדלגים על שלב השליפה בתור הראשון שלכם
defy = אם קלף של היריב מחייב אתכם להשליך { $this_acc } מהיד או להסיר { $this_pronoun } לתהום, אתם רשאים במקום זה { $instead }
onto = שחקו על { $what_nom }

## הרכבה

may = אתם רשאים { $rest }
if-you-like = אם תרצו, { $rest }
in-order-to = { $first } כדי { $rest }
cost-then = { $first } כדי ש{ $rest }
then = { $first }, ואז { $rest }
clause = { $first }, { $rest }
if = { $first }
while = { $first }
when-if = { $first }, { $rest }
moment = { $first }, { $rest }
and = { $first } ו{ $rest }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>

## יכולות

ability-enter = כניסה
ability-exit = יציאה
ability-blast = פיצוץ
ability-reaction = תגובה
ability-attack = התקפה
    .letter = ה
ability-turn = מהלך
ability-activation = הפעלה
ability-in-discard = במזבלה
price = מחיר

## תכונות

keyword-master = מאסטר
 .reminder = בכל תור מותר לשחק רק קלף אחד עם התכונה הזאת.
keyword-waiting = המתנה
 .reminder = אי אפשר לשחק את הקלף הזה בתור הראשון שלכם.
keyword-secret = סוד
 .reminder = אם הקלף הזה זר לגיבור שלכם, אי אפשר לשחק אותו.
keyword-speed = מהירות
 .reminder = אם בשלב השליפה שלכם יש לכם במשחק יותר קלפים עם התכונה הזאת מאשר ליריב, שלפו קלף נוסף אחד.
keyword-boss = בוס
 .reminder = { $team ->
    [free] כדי לשחק את הקריפ הזה דרושים לכם שני קריפים במשחק. מותר לכם רק בוס אחד במשחק.
   *[team] כדי לשחק את הקריפ הזה דרושים לכם שני קריפים במשחק, לפחות אחד מהם מהקבוצה שלו. מותר לכם רק בוס אחד במשחק.
 }
keyword-block = חסימה { $x }
 .reminder = הקריפ הזה יכול לספוג מפיצוץ עד { $x ->
    [one] נקודת נזק אחת
   *[other] { $x } נקודות נזק
 }, גם אם נותרו לו פחות חיים.
keyword-reanimation = החייאה
 .reminder = כאשר מסירים את הקריפ הזה מהמזבלה לתהום בתור שלכם, אתם רשאים להניח אותו בתחתית החפיסה של הבעלים.
keyword-second-blast = פיצוץ שני { $x }
 .reminder = אחרי שהפצצה הזאת מתפוצצת, בצעו עוד פיצוץ בעוצמה { $x }.
keyword-firm = קשיחות
 .reminder = קלפים של היריב לא יכולים לשבור או להטות את הקלף הזה.
keyword-napalm = נפאלם
 .reminder = קריפים פגועים לא יכולים לחסום את הפיצוץ של הפצצה הזאת.
keyword-shrapnel = רסיסים
 .reminder = אם פחות משני קריפים חסמו את הפיצוץ של הפצצה הזאת, היריב מאבד נקודת חיים אחת.
keyword-poison = רעל
 .reminder = אחרי שהפצצה הזאת מתפוצצת, כל קריפ שחסם את הפיצוץ שלה נשבר.
keyword-circulation = מחזוריות

## שורת הסוג

type-hero = גיבור
type-bomb = פצצה
type-creep = קריפ
type-deed = מעשה
type-circumstance = נסיבה
type-modification = שינוי
number-power = עוצמה
number-life = חיים
number-lives = חיים
number-hand = יד
subtyped = { $type } – { $subtype }
subtype-circulation = מחזוריות
team-classics = הקלאסיקה
team-mekha = מקהא
team-bog = הביצה
team-balagan = הבלגן
team-bureau = הלשכה
team-free = קלף חופשי
rarity-common = נפוץ
 .many = נפוצים
rarity-rare = נדיר
 .many = נדירים
unique = ייחודי
