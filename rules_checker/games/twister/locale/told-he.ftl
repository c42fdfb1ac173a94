# מה נאמר על תרחישים של המשחק. הנוסח באנגלית נמצא ב-scenario.py. בלי נקודה בסוף.

does-not-fit-here = ״{ $value }״ לא מתאים כאן: כתבו משבצות של חדרים שהתגלו (אלה שב-maze), חדרים מ-1 עד 8 או דסקיות של המשחק
mark-wounded = הדמות פצועה
mark-with = עם ״{ $card }״
mark-down = עם הפנים כלפי מטה
mark-turned = { $n ->
    [0] מונח ישר
    [1] מסובב ברבע סיבוב עם כיוון השעון
    [2] מסובב בחצי סיבוב
   *[3] מסובב ברבע סיבוב נגד כיוון השעון
 }
gate-at = שב-{ $square }, { $side ->
    [up] בצד העליון
    [right] בצד ימין
    [down] בצד התחתון
   *[left] בצד שמאל
 }
gate-closed = סגור
gate-open = פתוח
gate-broken = שבור
key-twister-jumps = קלפי קפיצה
key-twister-vp = נקודות ניצחון
key-twister-points = נקודות פעולה
key-twister-highest = קלף הפעולה הגבוה ביותר
key-twister-tonic = נקודות פעולה משיקויים
key-twister-maze = מקום { $of } במבוך
key-twister-at = על משבצת { $of }
key-twister-under = על חדר { $of }, שלא התגלה
key-twister-gates = השער { $of }
key-twister-setup = { $of ->
    [goal] נקודות הניצחון שצריך
    [beginner] משחק למתחילים
   *[other] { $of }
 }
zone-twister-actions = בין קלפי הפעולה
zone-twister-fights = בין קלפי הקרב
zone-twister-saved = בין הדמויות שנמלטו
zone-twister-killed = בין הדמויות שחוסלו
zone-twister-treasures = בין האוצרות שהוצאו
cannot-rest = ב-{ $square } לא נשארות דסקיות כאלה יחד, או שאינן נשארות שם בכלל
escaped = ‏״{ $card }״: מכאן הדמות כבר נמלטה
not-carried = ‏״{ $card }״: פצוע נישא רק בידי חבריו
too-many-under = על חדר { $room } מונחות { $n } דסקיות, ויש בו מקום ל-{ $most }
revealed = חדר { $room } גלוי, ודסקיות לא נשארות עליו
no-zero = קלף הקרב 0 חוזר תמיד לשחקן
no-action-card = בתחילת תור יש לשחקן קלף פעולה
won-already = המשחק הוכרע עוד לפני התור הזה
