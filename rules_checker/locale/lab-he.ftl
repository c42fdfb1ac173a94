# מה אומרת הפקודה `fitil simulate` על המשחקים ששוחקו. בלי נקודה בסוף: השורה מורכבת בתוכנית.

## מספרים

number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { NUMBER($value, maximumFractionDigits: 1) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rounded = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
range = { $low }–{ $high }%
from-to = { $low } … { $high }

## תוצאות

games = { $n ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { NUMBER($n) } משחקים
 }
decks = { $n ->
    [one] חפיסה אחת
    [two] שתי חפיסות
   *[other] { $n } חפיסות
 }
bar-unit = משחק
title = חפיסות זו מול זו
title-two = ״{ $first }״ מול ״{ $second }״
col-deck = חפיסה
col-games = משחקים
col-won = ניצחונות
col-share = שיעור
col-interval = רווח 95%
col-place = מקום
col-score = נקודות
col-field = סך הכול
drawn-games = { $n ->
    [0] אף משחק לא נגמר בתיקו
    [one] משחק אחד נגמר בתיקו
    [two] שני משחקים נגמרו בתיקו
   *[other] { NUMBER($n) } משחקים נגמרו בתיקו
 }
first-player = השחקן הראשון ניצח ב-{ $share } מהמשחקים ({ $range })
turns = תורים: { $mean } בממוצע, חציון { $median }, מ-{ $shortest } עד { $longest }
ended = איך נגמר: { $rules }
speed = תשובות למשחק: { $answers }; משחקים בשנייה: { $speed }; חתימה { $digest }
speed-kept = תשובות למשחק: { $answers }; חתימה { $digest }
stopped = נעצר: כאן רק המשחקים שנגמרו
seed-told = מספר החלוקה { $seed }, בוטים: { $bots }

## קלפים

cards-title = קלפים
cards-of = קלפים: { $deck }
col-card = קלף
col-drawn = ביד
col-drawn-impact = אם הגיע
col-played = שיחקו
col-played-impact = אם שיחקו
col-left = נתקע
cards-columns = ״ביד״ ו״שיחקו״ – בכמה משחקים; ״נתקע״ – באיזה חלק מהמשחקים שבהם הקלף הגיע אל היד הוא נשאר בה עד הסוף. ״אם הגיע״ ו״אם שיחקו״ – כמה ניצחונות יותר, לכל מאה משחקים, יש עם הקלף מאשר בלעדיו, ורווח 95%; קו מפריד – כשהיו פחות מ-{ $fewest } משחקים עם הקלף או בלעדיו
cards-caution = אחד מכל עשרים רווחים כאלה מחטיא בגלל המקרה לבדו: שניים מארבעים. וגם אם קלף הגיע, לא רק המקרה קבע: זה תלוי באורך המשחק ובמי שחיפש קלפים, וקלף ששיחקו הוא לפעמים סימן לכך שהמשחק הלך טוב ממילא. לכן מספר כאן הוא סיבה לבחון את הקלף, ועדיין לא פסק דין

## הרבה חפיסות

matrix-note = בכל שורה: כמה פעמים החפיסה שלה מנצחת את החפיסה של הטור; ככל שכהה יותר, ברור יותר
of-all = כל המשחקים

## עצות

title-field = ״{ $deck }״ נגד כולן
loses = מפסידה לחפיסות: { $decks }
loses-to-none = אין חפיסה שבוודאות חזקה ממנה
stuck = נשארים ביד יותר מכול: { $cards }
swap = { $copies } × ״{ $into }״ במקום ״{ $out }״
best-swap = ההחלפה הטובה ביותר שנמצאה: { $swap }
no-swap-found = לא נמצאה החלפה שעוזרת
not-better = עדיף להשאיר את החפיסה כמו שהיא
gain = { $gain } ניצחונות לכל מאה משחקים, לפי { $games } של כל חפיסה שלא השפיעו על הבחירה
gain-sure = ההחלפה עוזרת בוודאות
gain-unsure = אי אפשר לומר בוודאות שההחלפה עוזרת
gain-none = ההחלפה בוודאות לא עוזרת

## קלט שאי אפשר להשתמש בו

nearest = אולי { $names }?
unknown-bot = אין בוט בשם ״{ $name }״
no-swap = אפשר להחליף מקומות רק כשלכל שחקן יש חפיסה
wrong-number-of-bots = מספר הבוטים הוא { $n } ומספר השחקנים { $players }: תנו בוט אחד לכולם, או אחד לכל שחקן
wrong-number-of-files = מספר קובצי המשקלים הוא { $n } ומספר השחקנים { $players }: תנו קובץ אחד לכולם, או אחד לכל שחקן
wrong-games = אי אפשר לשחק { $n } משחקים: בקשו מספר מ-1 עד { NUMBER($most) }
wrong-until = הדיוק ״{ $value }״ לא ברור: כתבו בכמה אחוזים השיעור רשאי לסטות לכל צד, למשל 2% (מ-0.1% עד 50%)
no-decks = ציינו חפיסות, או משחק אחרי ‎--all, או מצב (‎--mode) שלא מביאים אליו חפיסות
no-game = אין משחק { $n }: האחרון מבין { $games } הוא { $last }
exists = { $path }: כבר יש קובץ כזה, והוא לא נכתב מחדש
one-or-other = לא כותבים את { $one } ואת { $other } יחד
all-takes-game = { $name }: מספר החפיסות שיכולות לשחק כך הוא { $n }, ולמשחק צריך { $players }
one-game = ציינו משחק אחד, לא כמה: { $games }
one-deck = { $option }: ציינו חפיסה אחת, זו שמשחקת נגד כולן
other-games = { $deck } היא חפיסה של משחק אחר ({ $other }), לא של { $game }
needs-field = { $option }: צריך ‎--all או ‎--field, כי משתי חפיסות לא יוצאת טבלה
no-pairs = לתמונה צריך משחקים של שתי חפיסות
out-of-range = ‏{ $option } { $n }: כתבו מספר מ-{ NUMBER($least) } עד { NUMBER($most) }
among-lists = { $path }: זה מקום בין הרשימות עצמן ({ $lists }); כתבו את הדוח למקום אחר
wrong-kind = { $path }: כתבו לקובץ { $kinds }
not-kept = אין בקובץ משחקים ששוחקו
kept-of-others = בקובץ יש משחקים של חפיסות, קלפים או בוטים אחרים, או עם מספר חלוקה אחר
kept-broken = רשומה כזאת לא יכולה לבוא כאן
kept-changed = השורה שונתה: סכום הביקורת לא מתאים; מחקו את השורות מכאן ואילך, והמשחקים ישוחקו מחדש
kept-earlier = בקובץ משחקים של גרסה קודמת של פתיל; ציינו קובץ אחר, והם ישוחקו מחדש
kept-more = { $path }: כבר יש { $n } משחקים של זוג אחד, יותר מ-{ $games }: בקשו יותר (‎--games) או ציינו קובץ אחר
wrong-address = ‏״{ $address }״ אינו כתובת של מתזמן: כתבו למשל tcp://10.0.0.1:8786
no-dask = בשביל ‎--cluster צריך את Dask: בתיקיית הפרויקט ‎pip install '.[cluster]'‎, ובלעדיה ‎pip install distributed‎
no-scheduler = { $address }: המתזמן לא עונה
no-workers = { $address }: למתזמן אין אף עובד
other-version = { $worker }: לעובד יש גרסה אחרת של Fitil
cluster-lost = { $address }: הקשר עם האשכול נקטע באמצע המשחקים
not-to-improve = { $deck }: אפשר לשפר רק חפיסה תקינה, ורק במשחק לשניים
unknown-playable-game = אין משחק בשם ״{ $name }״ שאפשר לשחק בו
mode-decks = [{ $rule }] { $most ->
    [0] במצב { $name } לא מביאים חפיסות
   *[other] { $least ->
        [0] מספר החפיסות במצב { $name } הוא לכל היותר { $most }
       *[other] מספר החפיסות במצב { $name } צריך להיות { $least }
     }
 }, וצוינו { $n }
not-playable = אי אפשר לשחק כך: { $reason }
no-iterations = לבוט ״{ $name }״ אין מספר איטרציות; יש רק ל-mcts, כמו mcts:500
wrong-iterations = ‏mcts:{ $n }: כתבו מספר איטרציות מ-1 עד { NUMBER($most) }
