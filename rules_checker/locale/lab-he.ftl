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
deck-of = { $deck } ({ $who })
col-deck = חפיסה
col-player = שחקן
col-games = משחקים
col-won = ניצחונות
col-share = שיעור
col-interval = רווח סמך { $confidence }%
col-place = מקום
col-score = תוצאה
col-seat = מקום ליד השולחן
col-what-sits = עם מה שיחקו
col-field = סך הכול
drawn-games = { $n ->
    [0] אף משחק לא נגמר בתיקו
    [one] משחק אחד נגמר בתיקו
    [two] שני משחקים נגמרו בתיקו
   *[other] { NUMBER($n) } משחקים נגמרו בתיקו
 }
joint-games = { $n ->
    [one] משחק אחד נגמר בניצחון משותף
    [two] שני משחקים נגמרו בניצחון משותף
   *[other] { NUMBER($n) } משחקים נגמרו בניצחון משותף
 }
first-player = השחקן הראשון ניצח ב-{ $share } מהמשחקים ({ $range })
turns = תורים: { $mean } בממוצע, חציון { $median }, מ-{ $shortest } עד { $longest }
ended = איך נגמרו המשחקים: { $rules }
speed = תשובות למשחק: { $answers }; משחקים בשנייה: { $speed }; טביעת אצבע { $digest }
speed-kept = תשובות למשחק: { $answers }; טביעת אצבע { $digest }
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
cards-columns = ״ביד״ ו״שיחקו״: בכמה משחקים; ״נתקע״: באיזה חלק מהמשחקים שבהם הקלף הגיע אל היד הוא נשאר בה עד הסוף. ״אם הגיע״ ו״אם שיחקו״: כמה ניצחונות יותר, לכל מאה משחקים, יש עם הקלף מאשר בלעדיו, עם רווח סמך של { $confidence }%; אם היו פחות מ-{ $fewest } משחקים עם הקלף או בלעדיו, מופיע קו במקום מספר
cards-caution = אחד מכל עשרים רווחי סמך כאלה מחטיא בגלל המקרה לבדו: שניים מארבעים. וגם אם קלף הגיע, לא רק המקרה קבע: זה תלוי באורך המשחק ובמי שחיפש קלפים, וקלף ששיחקו הוא לפעמים סימן לכך שהמשחק הלך טוב ממילא. לכן מספר כאן הוא סיבה לבחון את הקלף, ועדיין לא פסק דין

## הרבה חפיסות

matrix-note = בכל שורה: כמה פעמים החפיסה שלה מנצחת את החפיסה של הטור; ככל שהמשבצת כהה יותר, התוצאה ברורה יותר
of-all = כל המשחקים

## עצות

title-field = ״{ $deck }״ נגד כולן
loses = מפסידה לחפיסות (ולצד כל אחת, שיעור הניצחונות מולה): { $decks }
loses-to-none = אין חפיסה שבוודאות חזקה ממנה
with-share = { $name } – { $share }
stuck = נשארים ביד יותר מכול: { $cards }
swap = { $copies } × ״{ $into }״ במקום ״{ $out }״
best-swap = ההחלפה הטובה ביותר שנמצאה: { $swap }
no-swap-found = לא נמצאה החלפה שעוזרת
not-better = עדיף להשאיר את החפיסה כמו שהיא
gain = הפרש הניצחונות לכל מאה משחקים: { $gain }, לפי { $games } של כל חפיסה, שלא שימשו לבחירה
gain-sure = ההחלפה עוזרת בוודאות
gain-unsure = אי אפשר לומר בוודאות שההחלפה עוזרת
gain-none = ההחלפה בוודאות לא עוזרת
