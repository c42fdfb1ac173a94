# משפטי הדסקיות והקלפים. לכל פועל ארבע צורות: imp ציווי אליכם, inf אחרי ״אתם רשאים״ ו״כדי״, pres כשפועל כל שחקן ($subject),
# aim כשהוא פועל אחרי שהשקעתם לשם כך.
# בלי נקודה בסוף: היא נוספת בהרכבה.

subject = כל שחקן

## פעלים

spend = { $mood ->
    [inf] להשקיע
    [pres] { $subject } משקיע
    [aim] { $subject } ישקיע
   *[imp] השקיעו
 } { $points_acc }
regenerate = { $mood ->
    [inf] לאפשר
    [pres] { $subject } מאפשר
    [aim] { $subject } יאפשר
   *[imp] אפשרו
 } לדמות הזאת להחלים, אבל לא בתור שבו נפצעה; אחרי שהחלימה, היא לא עושה שום דבר אחר באותו תור
cure = { $mood ->
    [inf] לרפא
    [pres] { $subject } מרפא
    [aim] { $subject } ירפא
   *[imp] רפאו
 } דמות פצועה במשבצת סמוכה, חוץ מדמות שהמרפא עצמו נושא; הדמות שנרפאה לא עושה שום דבר אחר באותו תור
pass-wall = { $mood ->
    [inf] לעבור
    [pres] { $subject } עובר
    [aim] { $subject } יעבור
   *[imp] עברו
 } דרך קיר אל המשבצת הסמוכה, גם אם הקיר כפול; לא אל בור ולא דרך שער
break-gate = { $mood ->
    [inf] לשבור
    [pres] { $subject } שובר
    [aim] { $subject } ישבור
   *[imp] שברו
 } שער סגור סמוך: מעכשיו הוא שבור לכולם
open-gate = { $mood ->
    [inf] לפתוח
    [pres] { $subject } פותח
    [aim] { $subject } יפתח
   *[imp] פתחו
 } שער סגור סמוך
close-gate = { $mood ->
    [inf] לסגור
    [pres] { $subject } סוגר
    [aim] { $subject } יסגור
   *[imp] סגרו
 } שער פתוח סמוך
fireball = { $mood ->
    [inf] לשלוח כדור אש
    [pres] { $subject } שולח כדור אש
    [aim] { $subject } ישלח כדור אש
   *[imp] שלחו כדור אש
 } בקו ישר: הדמות הראשונה בדרך מחוסלת
drink = { $mood ->
    [inf] לקבל
    [pres] { $subject } מקבל
    [aim] { $subject } יקבל
   *[imp] קבלו
 } { $points_acc } לדמות הזאת בלבד עד סוף התור; השיקוי יוצא מהמשחק
jump = { $mood ->
    [inf] לעבור
    [pres] { $subject } עובר
    [aim] { $subject } יעבור
   *[imp] עברו
 } במשבצת אחת שיש בה בור או דמות, בלי לעצור בה

## מה שפועל כל הזמן

levitates = מרחף: עובר מעל בורות ומעל דמויות פצועות של היריב, אבל לא עוצר שם
walks-pits = עוברת בבורות ורשאית לעצור בהם
carries-over-pits = מי שנושא את החבל עובר בבורות ורשאי לעצור בהם
bridges-own = כל עוד היא בבור ואינה פצועה, גם דמויות אחרות שלכם עוברות בבור הזה
bridges-everyone = כל עוד החבל מונח בבור, כולם עוברים בבור הזה
falls = אם היא נפצעת בבור בלי חבל, היא מחוסלת מייד
both-ways = מסובב חדרים גם נגד כיוון החץ
worth-instead = נמלט מהמבוך: { $points_nom } במקום 1
worth-more = מי שנמלט איתו מהמבוך מביא עוד { $points_nom }
stronger-attack = הכוח של נושא החרב גדול ב-{ $n } בהתקפה
stronger-defence = הכוח של נושא השריון גדול ב-{ $n } בהגנה, גם אם הוא פצוע
only-wizard = כל דמות רשאית לשאת את המטה, ורק המכשף משתמש בו
comes-back = אחרי הקרב הקלף הזה חוזר אל היד שלכם

## הרכבה

may = אתם רשאים { $rest }
if-you-like = אם תרצו, { $rest }
in-order-to = { $first } כדי { $rest }
cost-then = { $first } כדי ש{ $rest }
then = { $first } ו{ $rest }
and = { $first } ו{ $rest }
subtyped = { $type } · { $subtype }

## שורת הסוג

type-vault = חדר ל-2 דסקיות
type-hall = חדר ל-3 דסקיות
type-start-line = קו התחלה
type-character = דמות
type-wounded = דמות פצועה
 .reminder = כל עוד הדמות הזאת פצועה, היא לא זזה, לא נלחמת ולא עושה דבר.
type-standee = דמות קרטון
type-screen = מסך
 .reminder = קפלו לפי הקו והעמידו על השולחן. מאחוריו הדסקיות והקלפים שלכם.
type-object = חפץ
type-action = קלף פעולה
 .reminder = זה מספר נקודות הפעולה שלכם בתור הזה.
type-combat = קלף קרב
 .reminder = המספר נוסף לכוח של הצד שלכם.
type-jump = קלף קפיצה
 .reminder = שחקו כשדמות שלכם זזה. אחר כך הקלף יוצא מהמשחק.
type-gate-marker = סמן שער
subtype-troll = טרול
subtype-wall-walker = חוצת קירות
subtype-warrior = לוחם
subtype-wizard = מכשף
subtype-cleric = מרפא
subtype-goblin = גובלין
subtype-mekanork = אורק מכונאי
subtype-thief = גנבת
subtype-armor = שריון
subtype-sword = חרב
subtype-fireball-wand = מטה כדור אש
subtype-treasure = אוצר
subtype-rope = חבל
subtype-speed-potion = שיקוי מהירות
number-speed = מהירות
number-strength = כוח
number-points = נקודות פעולה
number-value = מספר
team-blue = הכחולים
team-orange = הכתומים
team-free = משותף
