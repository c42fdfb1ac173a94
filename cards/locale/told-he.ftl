# מה נאמר על הקלט, על קבצים וקלפים, ומה הפקודות מדווחות. הקודים הם של שגיאות ושל הודעות ב-cards וב-fitil.py.
# הטקסט האנגלי נמצא בקוד. בלי נקודה בסוף: התוכנה מרכיבה את השורה.

unreadable = אי אפשר לקרוא את הקובץ: { $reason }
failed = לא הצליח: { $reason }
nearest = אולי { $names }?
or = { $first } או { $rest }
more-faults = { $n ->
    [one] ועוד שגיאה אחת
    [two] ועוד שתי שגיאות
   *[other] ועוד { $n } שגיאות
 }
no-such-file = אין קובץ כזה
is-folder = זו תיקייה, ודרוש קובץ
cannot-be-read = הקובץ לא נפתח: { $reason }
empty-pipe = לא הגיע שום טקסט בקלט
standard-input = הקלט
the-link = הקישור
empty = הקובץ ריק
empty-input = לא הגיע ממנו דבר
too-large = הקובץ גדול מ-{ $most } מ״ב
binary = זה לא טקסט; שמרו אותו כטקסט בקידוד UTF-8
not-utf-8 = הטקסט לא בקידוד UTF-8; שמרו אותו ב-UTF-8
game-is-table = ‏{ $path } היא טבלת קלפים; כדי לעשות ממנה משחק, הריצו ‎fitil print { $path } --keep mygame‎, ותראו גם איך לבדוק אותו
unknown-game = אין משחק בשם ״{ $name }״
unknown-card = אין קלף בשם ״{ $name }״
unknown-option = אין במשחק הזה אפשרות בשם ״{ $name }״
unknown-deck = אין קובץ ואין חפיסה בשם ״{ $name }״
words-of-game = { $name } הוא משחק: לרשימת המילים שלו הריצו ‎fitil words --game { $name }‎
rule-of-game = { $name } הוא חוק ולא משחק; כך רואים אותו: { $command }
name-its-deck = { $name } הוא משחק: ציינו אחת מהחפיסות שלו, כמו { $deck }
no-decks-here = במשחק ״{ $title }״ לא מביאים חפיסות
game-without-decks = { $name } הוא משחק ואין לו חפיסות מוכנות: ציינו קובץ של חפיסה
unknown-part-of-a-deck = אי אפשר להרכיב כאן חפיסה מ״{ $name }״
no-heading-form = למונח ״{ $name }״ אין צורה לכותרת הערך
missing-key = חסר המפתח ״{ $name }״
missing-keys = חסרים המפתחות { $names }
unknown-key = המפתח ״{ $name }״ לא מוכר כאן
duplicate-key = המפתח ״{ $name }״ כתוב פעמיים
only-comments = בקובץ יש רק הערות
second-document = בקובץ יש מסמך YAML שני; צריך אחד
bad-yaml = יש כאן שגיאה ב-YAML
no-colon = חסרות כאן נקודתיים: כותבים ״מפתח: ערך״
tab = יש כאן טאב: הזיחו ברווחים
quote-inside = גרשיים " בתוך טקסט שבין "…": כתבו ״, או הקיפו את הטקסט ב-'…'
quote-open = המירכאות שנפתחות כאן לא נסגרות
colon-inside = נקודתיים בתוך טקסט: הקיפו את כל הטקסט במירכאות
indented = ההזחה כאן היא { $n ->
    [one] רווח אחד
    [two] שני רווחים
   *[other] { $n } רווחים
 }, ובשורה { $line } היא { $by ->
    [one] רווח אחד
    [two] שני רווחים
   *[other] { $by } רווחים
 }; יישרו את השורות
not-an-id = ‏״{ $value }״ אינו מזהה; מזהה כותבים באותיות לטיניות קטנות, עם מקפים בין המילים
should-not-be-empty = כאן ריק
should-be-text = צריך טקסט, וכאן { $value }
should-be-whole = צריך מספר שלם, וכאן { $value }
should-be-list = צריך רשימה, וכאן { $value }
should-be-mapping = צריך מפתחות עם ערכים, וכאן { $value }
should-be-at-least = לא פחות מ-{ $limit }, וכאן { $value }
should-be-at-most = לא יותר מ-{ $limit }, וכאן { $value }
too-large-number = המספר { $value } גדול מדי
too-many-letters = לא יותר מ-{ $limit } תווים
too-deep = יותר מדי רמות זו בתוך זו

## כך זה נאמר

see = לרשימה המלאה: { $names }
known = יש { $names }
name-of-game = { $name } ({ $game })
the-file = הקובץ
unknown = אין כאן { $kind } בשם ״{ $name }״
unknown-lead = אין כאן { $kind } בשם ״{ $name }״
no-such-team = אין כאן { $team } בשם ״{ $name }״
no-such-set = אין כאן { $set } בשם ״{ $name }״
stopped = נעצר
see-help = { $what } (ראו ‎{ $at } --help‎)
not-cached = התמונות לא נשמרו במטמון: { $reason }; אפשר לקבוע לו תיקייה אחרת ב-FITIL_CACHE

kind-action = פעולה
kind-bot = בוט
kind-card = קלף
kind-card-type = סוג קלף
kind-card-type-with-a-phase-of-its-own = סוג קלף שיש לו שלב משלו
kind-choice-among-the-slots-called = משבצת עם בחירה
kind-condition = תנאי
kind-deck = חפיסה
kind-duration = משך
kind-event = אירוע
kind-feature = מאפיין
kind-form = צורה
kind-game = משחק
kind-game-or-rule = משחק או חוק
kind-goal = מטרה
kind-group = קבוצה
kind-font = גופן
kind-icon = סמל
kind-keyword = תכונה
kind-kind-of-export = סוג ייצוא
kind-kind-of-word = סוג מילים
kind-label = כיתוב
kind-language = שפה
kind-mode = מצב
kind-modifier = שינוי
kind-number = מספר
kind-part = חלק
kind-phase = שלב
kind-place = מקום
kind-player = שחקן
kind-property = תכונה
kind-rarity = נדירות
kind-rule = חוק
kind-seat = מקום ליד השולחן
kind-set = סדרה
kind-sheet = גיליון
kind-slot = משבצת
kind-state = מצב של קלף
kind-table-in-template-yaml = דף לשולחן ב-template.yaml
kind-table-of-numbers = טבלת מספרים
kind-team = קבוצה
kind-trigger = תנאי הפעלה
kind-verb = פעולה
kind-word = מילה
kind-zone = אזור
kind-value = ערך

## מה שהוקלד

no-minus = ‏{ $option }: אין כאן מספרים שליליים, כתבו את המספר בלי מינוס
no-such-option = אין אפשרות { $option }
no-such-command = אין פקודה { $name }
missing-command = חסרה פקודה
missing-argument = { $argument ->
    [card] חסר קלף
    [deck] חסרה חפיסה
    [file] חסר קובץ
    [game] חסר משחק
    [id] חסר מזהה
    [kind] חסר סוג הייצוא
    [name] חסר השם החדש
    [other] חסר שם השחקן השני
    [other-file] חסר הקובץ השני
    [player] חסר שם שחקן
    [points] חסר מספר הנקודות
    [table-or-player] חסר מספר שולחן או שם שחקן
   *[other-word] חסרה מילה
 } ({ $name })
argument = { $argument ->
    [minutes] דקות ({ $name })
    [points] נקודות ({ $name })
    [sheet] גיליון ({ $name })
   *[other-word] { $name }
 }
missing-option = חסרה האפשרות { $name }
needs-value = אחרי { $option } צריך ערך
takes-no-value = ‏{ $option } נכתבת בלי ערך
extra-arguments = { $n ->
    [1] מילה מיותרת
   *[other] מילים מיותרות
 }: { $words }
bad-value = ‏{ $name }: { $why }
not-a-choice = ‏{ $name }: ‏״{ $value }״ לא מתאים; אפשר: { $choices }
not-between = ‏{ $name }: כאן { $value }, וצריך מ-{ $least } עד { $most }
below = ‏{ $name }: כאן { $value }, וצריך לפחות { $least }
not-a-number = ‏{ $name }: ‏״{ $value }״ אינו מספר
no-number = ‏״{ $value }״ אינו מספר
out-of-bounds = כאן { $value }, וצריך מ-{ $least } עד { $most }
say-which-game = ציינו איזה משחק: ‎--game { $games }‎
one-game-listed = ציינו משחק אחד, לא שניים: { $one } ו-{ $other }

## המערכת

errno = שגיאת מערכת { $name }
errno-EACCES = אין גישה
errno-EFBIG = הקובץ גדול מדי
errno-EPERM = אין הרשאה
errno-ENOENT = אין קובץ או תיקייה כאלה
errno-EEXIST = כבר יש קובץ כזה
errno-ENOTDIR = בנתיב יש קובץ במקום תיקייה
errno-EISDIR = זו תיקייה
errno-ENOSPC = אין מקום בדיסק
errno-EDQUOT = נגמר המקום שהוקצה בדיסק
errno-EROFS = אפשר רק לקרוא מכאן
errno-ENAMETOOLONG = השם ארוך מדי
errno-ELOOP = הקישורים מובילים במעגל
errno-EMFILE = יותר מדי קבצים פתוחים
errno-EIO = הדיסק לא נקרא
errno-EADDRINUSE = הוא כבר תפוס
errno-EADDRNOTAVAIL = אין כאן כתובת כזאת
errno-ENOTEMPTY = התיקייה לא ריקה
errno-EXDEV = זה דיסק אחר
errno-EINVAL = אי אפשר כך
errno-ETXTBSY = הקובץ תפוס
errno-EBUSY = תפוס

## כתיבה

exists = ‏{ $path }: כבר יש קובץ כזה, והוא לא נכתב מחדש
not-written = ‏{ $path }: הכתיבה נכשלה: { $reason }
broken-link = הקישור הזה לא מוביל לשום מקום
folder-to-write = זו תיקייה; ציינו קובץ
file-not-output = כאן נכתב קובץ ולא הפלט הרגיל: במקום ‎-‎ ציינו קובץ
folder-not-output = כאן נכתבת תיקייה ולא הפלט הרגיל: במקום ‎-‎ ציינו תיקייה
not-a-regular-file = זה התקן או צינור; רק קבצים רגילים נכתבים מחדש

## YAML

no-aliases = הפניות YAML‏ (& ו-*) לא נתמכות כאן; כתבו את הערך עצמו
no-tags = תגיות YAML לא נתמכות כאן: { $name }
plain-key = מפתח צריך להיות מחרוזת פשוטה
missing-value = חסר עוד ערך אחד
text-is-made = המפתח ״{ $name }״ לא שייך לכאן: הטקסט של קלף נוצר ממה שהוא עושה, בכל השפות
wrong-value = ‏{ $value } לא מתאים לכאן
should-be-number = צריך מספר, וכאן { $value }
should-be-left-out = זה לא צריך להופיע כאן: { $value }
should-be-more-than = צריך יותר מ-{ $limit }, וכאן { $value }
should-be-less-than = צריך פחות מ-{ $limit }, וכאן { $value }
too-few-letters = לא פחות מ-{ $limit } תווים, וכאן { $value }
too-few-entries = מספר הרשומות צריך להיות { $limit } לפחות, וכאן { $value }
too-many-entries = צריך לכל היותר { $limit } רשומות, וכאן { $value }
true-or-false = צריך true או false, וכאן { $value }
not-one-of = ‏״{ $value }״ לא מתאים; אפשר: { $words }
no-such-tag = ‏״{ $name }״ לא מוכר כאן
not-a-rule-id = ‏״{ $value }״ אינו מזהה של חוק; כותבים אותו באותיות לטיניות קטנות, עם נקודות ומקפים בין המילים
not-a-property = ‏״{ $value }״ אינה תכונה; כתבו את המזהה שלה, ואחרי רווח את המספר אם יש לה
not-a-slot-name-here = ‏״{ $value }״ אינו שם של משבצת; כותבים אותו באותיות לטיניות קטנות, עם קו תחתון בין המילים
not-a-language = ‏״{ $value }״ אינו קוד של שפה; הקוד הוא שתי אותיות לטיניות קטנות: he, ja
not-a-version = ‏״{ $value }״ אינה גרסה; כותבים עד שלושה מספרים עם נקודות
not-a-day = ‏״{ $value }״ אינו תאריך; כתבו שנה, חודש ויום: 2026-11-20

## המשחק

not-a-colour = צבע כותבים כך: '#a1b2c3', וכאן ״{ $value }״
bounds-crossed = הגבול התחתון גדול מהעליון
group-is-type = ‏״{ $name }״ הוא כבר סוג קלף; תנו לקבוצה שם אחר
type-is-any = ‏״{ $name }״ פירושו כל קלף; תנו לסוג שם אחר
fewest-to-most = כתבו מהקטן לגדול, כמו ‎[2, 4]‎
table-twice = כבר יש טבלת מספרים כזאת, לפי { $other }
no-such-numbers-of-decks = אי אפשר להביא מ-{ $least } עד { $most } חפיסות
number-and-rule = את { $key } ואת ‎{ $key }_rule‎ כותבים יחד
no-title-in = חסר שם בשפות: { $langs }
not-a-slot-name = ‏״{ $name }״ אינו שם של משבצת; כתבו מילה לטינית אחת באותיות קטנות
slot-name-taken = אי אפשר לקרוא למשבצת ״{ $name }״: בחפיסה השם הזה תפוס
type-in-two-slots = קלפים מסוג ״{ $kind }״ כבר מונחים במשבצת ״{ $other }״
slot-or-table = המספר צריך להיות או במשבצת או בטבלה, ולא בשתיהן
message-taken = ההודעה ״{ $name }״ כבר תפוסה: { $other }
slot-always = לכל מילה מסוג { $kind } יש ״{ $name }״; תנו למשבצת שם אחר
not-a-message = ‏״{ $name }״ אינה הודעה: כתבו מילים עם מקפים, ומשבצת כך: {"{"}slot{"}"}
no-game-has-cards = באף משחק אין קלפים

## הלוח

board-size = בלוח יש מ-1 עד { $most_columns } עמודות ומ-1 עד { $most_rows } שורות, וכאן { $columns } ו-{ $rows }
board-empty = בלוח צריכה להיות לפחות משבצת אחת, למשל ‎{"{"}at: [1, 1]{"}"}‎
board-outside = ‏{ $at } נמצא מחוץ ללוח של ‎{ $columns } × { $rows }‎
board-twice = המשבצת { $name } מופיעה בלוח פעמיים
board-part = המשבצת { $name } צריכה להיות בחלק אחד בלבד של הלוח, ומספר החלקים שהיא בהם הוא { $n }
plan-at = [{ $rule }] שורה { $row }, עמודה { $column }: { $what }
plan-lines = תוכנית של ‎{ $columns } × { $rows }‎ משבצות היא { $n } שורות, וכאן { $found }
plan-letters = שורה של { $columns } משבצות היא { $n } תווים, וכאן { $found }
plan-corner = פינה של משבצת היא ״{ $corner }״ ולא ״{ $letter }״
plan-side = צלע של משבצת אחידה לכל אורכה: ״{ $wanted }״ ולא ״{ $found }״
plan-unknown = התו ״{ $letter }״ לא יכול להופיע כאן, רק { $letters }
plan-two-marks = במשבצת יש סימן אחד, וכאן כמה: { $marks }
plan-digit = ספרה והסימן שלה נכתבים יחד: { $wanted }
plan-no-number = בדיוק במשבצת אחת צריכה להיות ספרה עם סימן: { $wanted }
plan-two-numbers = בתוכנית יש ספרה אחת, והיא כבר במשבצת אחרת
plan-open = השוליים כאן פתוחים ואין מעבר מאחוריהם; פתוחה יכולה להיות רק משבצת { $places } מן הפינה
plan-closed = השוליים { $side ->
    [0] העליונים
    [1] הימניים
    [2] התחתונים
   *[3] השמאליים
 } סגורים לכל אורכם: פתחו אותם ליד משבצת { $places } מן הפינה
plan-alone = המספר { $number } לא מופיע בשום תוכנית אחרת, וכל מספר נמצא בשתיים
plan-same-mark = בקלף { $other } המספר { $number } עם אותו סימן: כאן צריך את האחר
plan-third = המספר { $number } כבר נמצא בקלפים { $first } ו-{ $second }, ואין מקום לשלישי
board-shape = לוח כותבים כך: ‎{"{"}columns: 4, rows: 3, squares: [{"{"}at: [1, 1]{"}"}]{"}"}‎, וזה לא כך: { $name }
unknown-square = אין בלוח משבצת ״{ $name }״

## קלפים

needs-no-key = המפתח { $name } לא שייך לקלפים מסוג ״{ $kind }״
property-twice = התכונה ״{ $name }״ כתובה פעמיים
no-such-number = לקלפים מסוג ״{ $kind }״ אין מספר ״{ $name }״
missing-number = חסר המספר ״{ $name }״
not-in-bounds = ‏{ $name }: כאן { $value }, וצריך מ-{ $least } עד { $most }
needs-effect = צריך לפחות פעולה אחת
needs-event = ‏״{ $trigger }״ מחכה לאירוע: הוסיפו ‎event: {"{"}on: …{"}"}‎ ‏(לרשימה המלאה: fitil words --kind event)
no-events = במשחק הזה שום תנאי הפעלה לא מחכה לאירוע
only-with-event = לאירוע מחכים רק { $names }
effect-is-cost = ‏״{ $name }״ הוא מחיר היכולת ״{ $trigger }״: כתבו אותו ב-cost
gives-nothing = ‏״{ $name }״ לא נותן דבר: הוסיפו { $gifts }
you-do-it = את מה שקורה במקום האירוע עושה מי שמשחק את הקלף, ולא ״{ $by }״
which-cards = צריך לומר אילו קלפים: ‎{"{"}type: …, of: …{"}"}‎, וכאן { $value }
no-host = ‏host כותבים רק בקלף שמשחקים על קלף אחר
no-it = אין כאן קלף ש-it יצביע עליו; כתבו this
two-courses = צריך שתי רשימות של פעולות לבחירה
property-with-number = ‏״{ $name }״ נכתב עם מספר, כמו ״{ $name } 2״
property-without-number = ‏״{ $name }״ נכתב בלי מספר
should-be-a = כאן צריך מילה ({ $kind }), ויש { $value }
changes-nothing = ‏{ $name }: אפס לא משנה דבר
onto-one = משחקים רק על קלף אחד
card-of-set = קלף { $n } מתוך { $of }: { $what }
card-left-out = קלף { $n } מתוך { $of } לא הודפס: { $what }
cards-of-other-game = הקלפים כאן הם של { $game }, לא של ״{ $other }״
reverse-of-reverse = ל-״{ $name }״ יש צד שני משלו
reverse-taken = ‏״{ $name }״ הוא כבר הצד השני של ״{ $other }״
reverse-apart = קלף והצד השני שלו: או ששניהם באים בחפיסות, או שאף אחד מהם לא בא
id-twice = המזהה ״{ $name }״ כבר קיים
id-twice-at = קלף עם המזהה ״{ $name }״ כבר קיים: { $at }
no-name-here = לקלף ״{ $name }״ אין כאן שם: הוסיפו שורה ‎{ $name }: ‎{"{"}name: …{"}"}‎
name-twice = השם של הקלף ״{ $name }״ ניתן פעמיים
nameless-card = לקלף אין שם, ומספיק שם בשפה אחת
nameless-in = לקלף ״{ $name }״ אין שם { $lang ->
    [ru] ברוסית
   *[he] בעברית
 }
fix-nameless = בינתיים כתוב שם ״{ $name }״
name-taken = השם ״{ $name }״ כבר שייך לקלף ״{ $other }״

## קלפים משלכם

deck-twice = ב-{ $game } כבר יש חפיסה ״{ $name }״; תנו לקובץ הזה שם אחר
is-file = זה קובץ, וצריך תיקייה
no-folder-of-cards = אין תיקייה כזאת; כדי ליצור אותה, הריצו ‎fitil new card --cards { $name } …‎
game-in-cards = אין לזה מקום בתיקיית קלפים; את התיקייה של משחק משלכם מציינים ב-FITIL_GAMES
cards-of-no-game = חסר המפתח game: לאיזה משחק הקלפים, למשל game: boombit
cards-of-two-games = בתיקייה יש מקום לקלפים של משחק אחד בלבד, ועד כאן הם היו של { $game }
no-cards-here = אין כאן קלפים; כותבים אותם בקובץ כמו cards/mine.yaml
leads-out = זה קישור שיוצא מהתיקייה; שימו כאן את הקובץ עצמו
installed = פתיל מותקן ב-{ $path }, ולשם לא כותבים דבר: { $instead }
add-own-folder = הוסיפו ‎--cards ותיקייה, והקלף ייכתב בתיקייה שלכם
draw-in-own-folder = ציירו את הקלף בתיקייה שלכם (‎--cards)
folder-of-other-game = בתיקייה { $folder } יש קלפים של { $other }, ובכל תיקייה יש מקום לקלפים של משחק אחד בלבד: ציינו תיקייה אחרת בשביל { $game }
name-in-every-language = לקלף צריך שם בכל שפה, ו{ $n ->
    [one] חסר
   *[other] חסרים
 } { $missing }
no-file-of-team = אין קובץ עם קלפים של הקבוצה הזאת
card-needs-options = הוסיפו גם { $missing }{ $n ->
    [0] {""}
   *[other] ; סוגי הקלפים: { $types }
 }
no-sets = חסר sets: אין סדרה שהקלף ישתייך אליה
cards-of-other-team = כאן קלפים של קבוצה אחרת; תנו לקובץ הזה שם אחר
written-from-table = נכתב מתוך טבלה: הוסיפו בה שורה, והדפיסו אותה שוב עם ‎--keep‎
only-yaml = ‏{ $path }: כאן נכתב YAML, קראו לקובץ { $name }
no-lead = חפיסות של המשחק ״{ $title }״ לא נבנות סביב קלף{ $n ->
    [0] {""}
   *[other] {""}; כך רואים איך הן נראות: ‎{ $shown }‎
 }
lead-missing = סביב איזה קלף נבנית החפיסה? ציינו { $n ->
    [0] אותו באפשרות ‎--hero‎
   *[other] אותו, למשל ‎--hero { $name }‎
 }
game-exists = ‏{ $path }: כבר יש משחק כזה
not-a-name = ‏״{ $name }״ אינו שם: כתבו שורה אחת של תווים נראים
not-prose = יש בטקסט תווים שלא רואים: הקלידו אותו מחדש
name-of-other-letters = ‏{ $option }: בשם ״{ $name }״ אין אף אות { $lang ->
    [he] עברית
   *[ru] רוסית
 }
not-written-for = { $what }
has-scene = לקלף { $name } כבר יש סצנה
has-picture = ‏{ $path }: לקלף { $name } כבר יש תמונה; הסירו את הקובץ כדי לצייר סצנה

## מילות המשחק

no-noun = אין מילה ״{ $name }״
message-fails = אי אפשר להרכיב את ההודעה ״{ $name }״
message-not-given = ההודעה ״{ $name }״ לא מקבלת את { $asked }, אלא את { $given }
missing-form = למילה ״{ $name }״ חסרה צורה
number-of-forms = מספר הצורות הוא { $n }, וצריך { $each }
unknown-form = אין צורה ״{ $name }״

## האתר

no-site-here = נוסח החוקים לא נמצא בהתקנה הזאת: קראו אותו באתר, או שאלו בעותק של המאגר
site-findings = { $first }{ $n ->
    [0] {""}
   *[other] {" "}(ועוד { $n }; לרשימה המלאה: fitil site check)
 }
rules-agreed = { $n ->
    [0] הם כבר הושוו
    [one] סומן: הושווה חוק אחד
    [two] סומן: הושוו שני חוקים
   *[other] סומן: הושוו { $n } חוקים
 }

## שאלה על החוקים

no-answer = לא נמצאה תשובה; יש חוקים על: { $topics }
no-answer-here = לא נמצאה תשובה
one-of-two = התשובה כנראה באחד משני החוקים: { $one } – או: { $other }
nearest-answers = נראה שהחוקים לא אומרים על זה דבר; הקרוב ביותר לפניכם (ויש חוקים על: { $topics })
empty-question = השאלה ריקה
asked-as = כך שואלים: ״{ $phrase }״

## דיווחים

no-findings = אין ממצאים
nothing-to-list = הרשימה ריקה
no-starters-here = במשחק ״{ $title }״ לא מביאים חפיסות, ולכן הרשימה ריקה
findings = { $n ->
    [one] ממצא אחד
    [two] שני ממצאים
   *[other] { $n } ממצאים
 }
card-added = ‏{ $path }: נוסף { $name }
file-written = ‏{ $path }: נכתב
next-after-card = עכשיו: כתבו ב-{ $path } מה הקלף עושה; כדי להדפיס אותו, הריצו { $print }
next-after-picture = עכשיו: { $file ->
    [drawing] פתחו את { $path } בתוכנת ציור
   *[scene] ערכו את { $path }
 } והריצו { $preview }: הפקודה מראה כל שמירה, ובלשונית נפרדת את כל מה שאפשר להזכיר בסצנה
deck-to-fill = { $least ->
    [0] בדיוק { $most }
   *[other] מ-{ $least } עד { $most }
 } קלפים: הסירו # מהקלפים שאתם רוצים, ציינו כמה מכל אחד, והריצו { $check }
copies-at-most = { $n ->
    [one] עותק אחד
    [two] עד שני עותקים
   *[other] עד { $n } עותקים
 }
other-words = את שאר המילים מראה { $command }
next-after-deck = עכשיו: הסירו # מהקלפים שאתם רוצים, ואחר כך הריצו { $check } ו-{ $print }
next-after-game = עכשיו הריצו { $lint }, ותדעו צעד אחר צעד מה לכתוב
step-types = עכשיו הוסיפו את סוגי הקלפים עם המספרים שעליהם, ואת הסדרה (set) שהקלפים שייכים אליה
step-cards = עכשיו הקלף הראשון: הפקודה הזאת כותבת אותו, עם השמות
step-card-text = עכשיו איך נקרא כל סוג של קלף
step-template = עכשיו מה נמצא איפה על הקלף, במילימטרים
step-deck = את הקלפים כבר אפשר להדפיס; עכשיו חפיסה מהם; כדי להדפיס אותה, הריצו { $print }
cache-told = ‏{ $path }: { $n ->
    [one] קובץ אחד
    [two] שני קבצים
   *[other] { $n } קבצים
 }, { $mb } מ״ב{ $cleared ->
    [yes] , נוקה
   *[no] {""}
 }
set-own-games = קבעו ב-FITIL_GAMES תיקייה משלכם, והמשחק ייכתב בה

n-back = { $n ->
    [one] גב אחד
    [two] שני גבים
   *[other] { $n } גבים
 }
n-card = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
n-deck = { $n ->
    [one] חפיסה אחת
    [two] שתי חפיסות
   *[other] { $n } חפיסות
 }
n-page = { $n ->
    [one] עמוד אחד
    [two] שני עמודים
   *[other] { $n } עמודים
 }
n-picture = { $n ->
    [one] תמונה אחת
    [two] שתי תמונות
   *[other] { $n } תמונות
 }
n-sticker = { $n ->
    [one] מדבקה אחת
    [two] שתי מדבקות
   *[other] { $n } מדבקות
 }
n-piece = { $n ->
    [one] פריט אחד
    [two] שני פריטים
   *[other] { $n } פריטים
 }
n-sheet = { $n ->
    [one] גיליון אחד
    [two] שני גיליונות
   *[other] { $n } גיליונות
 }

## ממצאים

as-said = { $what }
lint-idle-words = ‏{ $words } לא יעשה דבר
lint-idle-here = ‏כאן זה לא יעשה דבר
fix-choose-another = בחרו משהו אחר
lint-idle-trigger = ‏״{ $name }״ לא קורה אף פעם לקלפים מסוג ״{ $kind }״
lint-not-one = ‏מספר היכולות ״{ $name }״ כאן הוא { $n }, וצריכה להיות בדיוק אחת
fix-not-one = השאירו לקלף יכולת ״{ $name }״ אחת
fix-idle-trigger = תנו אותו לקלפים מסוג { $types }, או בחרו תנאי הפעלה אחר
lint-beyond-deck = ‏{ $name }: בחפיסה יש עד { $most } קלפים
fix-fewer = כתבו פחות
lint-already = ‏{ $name }: הקלפים כבר { $values }
fix-already = כתבו ב-{ $name } משהו אחר: { $keys }
lint-unbounded = ‏{ $name }: לא צוין כמה
fix-add = הוסיפו { $names }
lint-foreign-name = בשם ״{ $name }״ אין אף אות של השפה הזאת
fix-foreign-name = כתבו אותו { $lang ->
    [he] בעברית
    [ru] ברוסית
   *[en] באנגלית
 }
lint-no-message = אין הודעה ״{ $name }״
lint-unused-message = אין שימוש בהודעה ״{ $name }״
fix-rename = שנו את השם של ״{ $name }״
fix-as-elsewhere = כתבו אותה, כמו בשפה האחרת
fix-remove = הסירו אותה
fix-name-it = אמרו איך זה נקרא במשחק, כמו בשפה האחרת
lint-says = כתוב כאן ״{ $text }״
fix-write = כתבו { $text }
fix-one-script = כתבו בכתב אחד
lint-mixed = במילה ״{ $text }״ מעורבבים כתבים שונים
lint-quotes = בטקסט יש מירכאות של מכונת כתיבה
lint-near-names = ל-{ $one } ול-{ $other } יש כמעט אותו שם
lint-many-near-names = מספר זוגות הקלפים עם כמעט אותו שם: { $n }; הראשון: { $first }
fix-rename-one = שנו את שמו של אחד מהם
lint-twins = ‏{ $one } עושה בדיוק מה שעושה { $other }
lint-many-twins = מספר הקלפים בלי יכולות שזהים במשחק לקלפים אחרים: { $n }; הראשון: { $first }
fix-twins = שנו אותו או הסירו אותו
lint-other-aids = לא כמו בשפה האחרת ({ $lang })
fix-same-everywhere = המדורים, הסמלים והחוקים צריכים להיות זהים בכל השפות
lint-other-order = סדר המדורים אינו כמו בשפה האחרת ({ $lang })
fix-one-order = סדרו אותם בסדר אחד
lint-unused-word = אין קלף שמשתמש במילה { $name }
lint-unused-property = לאף קלף אין התכונה { $name }
fix-design = עצבו אחד כזה
fix-shown-by = כתבו ב-shown_by איזה קלף מראה אותו
fix-design-with = עצבו קלף שיש בו { $facts }
lint-unshown-rule = אף קלף לא מראה את החוק { $name }
asked-shape = כאן צריכים להיות חוקים, ולכל חוק רשימת שאלות במירכאות
talk-shape = כאן צריכים להיות חוקים, ולכל חוק רשימה של עד שלושה טקסטים במירכאות: מילים שאמר שואל אחד, שאמרו שניים, שאמרו יותר
open-quotes = תא שנפתח במירכאות לא נסגר
damaged-table = הטבלה פגומה: שמרו אותה מחדש
too-many-rows = יותר מ-{ NUMBER($most) } שורות: יותר מדי לטבלת קלפים
too-long-table = יותר מ-{ NUMBER($most) } תווים: יותר מדי לטבלת קלפים
no-spreadsheet = זו אינה טבלה: שמרו אותה כ-‎.xlsx,‎ ‎.ods או ‎.csv

## תיקיית המועדון

no-club = אין תיקייה { $path }
club-about = הקובץ הזה חסר; צרו אותו, ובשורה הראשונה כתבו ״# שם המועדון״
club-name = בתיקייה של מועדון אין דבר בשם כזה; יש בה { $names }
club-many = יש כאן { $n } קבצים; קוראים לכל היותר { $most }
club-suffix = שמות הקבצים כאן נגמרים ב-{ $names }
club-elsewhere = זה לא קובץ מתיקיית המועדון
club-large = ‏{ $size } בתים הם יותר מדי; קוראים לכל היותר { $most }
club-title = התחילו בכותרת: ״# …״
club-news = שם של קובץ חדשות מתחיל ביום: ‎2026-11-20-open.md‎
club-date = ‏״{ $line }״ אינו תאריך; כתבו כך: ‎2026-12-03 19:00 Boomb.it‎, בספרייה
club-picture = אין תמונה ‎pictures/{ $name }‎
club-base = ‏{ $base } אינו נתיב ואינה כתובת; כתבו למשל ‎/club/‎ או ‎https://club.example/fitil/‎
served = ‏{ $address } (לעצירה Ctrl-C)

## כותרות של רשימות

head-bytes = בתים
head-card = קלף
head-cards = קלפים
head-decks = חפיסות
head-files = קבצים
head-game = משחק
head-gloss = פירוש
head-id = מזהה
head-keys = מפתחות
head-kind = סוג
head-meaning = החוק
head-mode = מצב
head-name = שם
head-paper = נייר
head-play = לשחק
head-rarity = נדירות
head-ref = חפיסה
head-rules = חוקים
head-size = קלפים
head-team = קבוצה
head-title = שם מלא
head-type = סוג

## מילים של קלפים

key-needed = חובה
key-optional = אפשר להשמיט
key-default = בלי המפתח: { $value }
word-rule = חוק { $rule }: { $text }
example-on = לדוגמה, בקלף { $name } ({ $card }):
also-on = { $more ->
    [1] גם בקלף
   *[other] גם בקלפים
 } { $cards }{ $n ->
    [0] { "" }
    [one] {" "}ובעוד קלף אחד
    [two] {" "}ובעוד שני קלפים
   *[other] {" "}ובעוד { $n } קלפים
 }
takes-or = או
takes-number = מספר שלם
takes-cards = קלפים (ראו fitil words cards)
takes-per = לפי מספר קלפים (ראו fitil words per)
takes-event = אירוע
takes-condition = תנאי
takes-verbs = רשימת פעלים
takes-courses = שתי רשימות פעלים לבחירה
takes-keywords = רשימת תכונות
takes-abilities = רשימת יכולות
takes-own-keywords = רשימת { $keyword_pl }
takes-own-abilities = רשימת { $ability_pl }
rule-kind-turn = מהלך המשחק
rule-kind-card = קלפים
rule-kind-validate = הכנה
rule-kind-info = הסבר
rule-kind-table = ליד השולחן
rule-kind-ruling = פסיקה
