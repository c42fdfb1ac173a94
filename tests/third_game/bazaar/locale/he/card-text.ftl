subject = { $who ->
    [east] השכן ממזרח
    [west] השכן ממערב
   *[each] כל סוחר
 }

## פעלים

earn = { $mood ->
    [inf] להרוויח
    [pres] { $subject } מרוויח
    [aim] { $subject } ירוויח
   *[imp] הרוויחו
 } { $amount_acc }{ $per }
stash = { $mood ->
    [inf] להחביא
    [pres] { $subject } מחביא
    [aim] { $subject } יחביא
   *[imp] החביאו
 } { $what_acc } בעליית הגג{ $what_owner }
barter = { $mood ->
    [inf] להחליף
    [pres] { $subject } מחליף
    [aim] { $subject } יחליף
   *[imp] החליפו
 } { $amount_acc } { $with }
trader-east = עם השכן ממזרח
trader-west = עם השכן ממערב
per = {" "}עבור { $per_nom }
to-owner = { $number ->
    [sg] {" "}של הבעלים
   *[pl] {" "}של הבעלים
 }
street = ברחוב

## אירועים ותנאים

event-sells = כאשר { $who ->
    [east] השכן ממזרח מוכר
    [west] השכן ממערב מוכר
   *[you] אתם מוכרים
 } קלף
if-richer = יש לכם יותר מטבעות מאשר לשכן { $than ->
    [east] ממזרח
   *[west] ממערב
 }
if-runs = { $compare ->
    [none] אין
   *[other] יש
 }{ $whose ->
    [you] {" "}לכם
    [east] {" "}לשכן ממזרח
    [west] {" "}לשכן ממערב
   *[any] {""}
 } { $where } { $compare ->
    [none] { $what_nom }
    [most] לכל היותר { $what_nom }
   *[least] לפחות { $what_nom }
 }

## מה שנכון תמיד

dearer = דמי השכירות של { $what_nom } { $direction ->
    [down] נמוכים
   *[up] גבוהים
 } { $by_in }{ $per }

## הרכבה

may = אתם רשאים { $rest }
in-order-to = { $first } כדי { $rest }
if-you-like = אם תרצו, { $rest }
cost-then = { $first } כדי ש{ $rest }
when-if = { $first } אם { $rest }
and = { $first } ו{ $rest }
with-keyword = עם התכונה { $name }
then = { $first }, ואז { $rest }
clause = { $first }, { $rest }
if = אם { $first }
heading = <b>{ $name }:</b> { $rest }
keyword-line = <b>{ $name }</b> <i>({ $reminder })</i>
price = תשלום

## יכולות, תכונות, סוגים

ability-dawn = שחר
ability-haggle = מיקוח
keyword-sturdy = יציב
    .reminder = אי אפשר להחביא את הדוכן הזה.
keyword-crowd = קהל { $x }
    .reminder = נחשב ל-{ $x } אורחים.
type-stall = דוכן
type-guest = אורח
type-rumour = שמועה

number-rent = שכירות
number-patience = סבלנות

team-free = השוק
