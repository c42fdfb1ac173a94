# מה שבית הדפוס מדפיס ליד הקלפים

ruler = לא 100 מ״מ? תקנו את קנה המידה
part = חלק
glue-here = דבק, כאן יונח חלק
glue-how = גזרו לפי הסימנים, מרחו דבק על הפס המפוספס והניחו עליו את החלק הבא, כשהשפה שלו על הקו המקווקו.

calibration-title = כיול הדפסה דו-צדדית
calibration-front = הדפיסו משני הצדדים, בקנה מידה 100%, והחזיקו מול האור, כשהצד הזה אליכם. הצלב שמאחור נראה דרך הנייר: קראו על שני הסרגלים איפה הוא נופל, והקלידו:
calibration-kept = הצלב המקווקו כבר מוזז לפי מה ששמרתם. אם הוא נופל על האפס, הכול במקום.
calibration-back = זה הצד האחורי. הפכו את הדף וקראו את ההוראות שם.

# חוברת החוקים

rulebook-title = { $game } – חוברת החוקים
rulebook-subtitle = חוברת החוקים
rulebook-contents = תוכן העניינים
rulebook-pages = מספר קטן אחרי מילה אומר באיזה עמוד הדבר מוסבר.
rulebook-unofficial = חוברת לא רשמית. המשחק שייך ליוצריו ולמוציאים לאור; הטקסטים והציורים נכתבו וצוירו מחדש בשביל פתיל, פרויקט של שחקנים.

# דף הרישום ורשימת החפיסה

registration-title = דף רישום
decklist-title = רשימת חפיסה
registration-version = { $game }, גרסה { $version }
registration-digest = טביעת אצבע
registration-checked = החפיסה נבדקה בפקודה { $command }, ואין הערות.
registration-signed = חתימה על הדף פירושה שזו החפיסה לכל הטורניר, בלי להחליף בה אפילו קלף אחד.
registration-code = החפיסה כולה, לבדיקה ב-fitil check
registration-link = החפיסה כולה, לפתיחה בסדנה
registration-more = { $n ->
    [one] ויש עוד הערה אחת, ראו fitil check
    [two] ויש עוד שתי הערות, ראו fitil check
   *[other] ויש עוד { $n } הערות, ראו fitil check
 }
field-player = שם השחקן
field-team = קבוצה
field-event = טורניר
field-date = תאריך
field-signature = חתימה
total-size = קלפים בחפיסה
judge-checked = נבדק בידי השופט
judge-count = קלפים שנספרו
judge-penalties = אזהרות והורדות נקודות
judge-notes = הערות השופט

# העמוד האחרון בהדפסה של מה שהשתנה

removal-title = מה לעשות בהדפסה הקודמת
removal-how = הקלפים הקודמים נשארים בשימוש, חוץ מאלה שכאן. סמנו אחד אחד, ובסוף החפיסה תהיה כמו במאגר.
removal-replace = להחליף: הקלפים האלה השתנו
removal-remove = להוציא: הקלפים האלה כבר לא דרושים
removal-add = להוסיף: הקלפים האלה לא היו בהדפסה הקודמת
removal-card = קלף
removal-aid = קלף עזר
removal-table = דף לשולחן
removal-token = סמן
removal-old = להוציא
removal-new = להכניס

# תצוגה מקדימה של הקלפים (fitil preview)

preview-skip = לקלפים
preview-cards = קלפים
preview-sheets = גיליונות
preview-figures = ציורים
preview-figures-hint = שם של דמות, פרצוף, צבע או רקע
preview-group-own = הדמויות של המשחק הזה
preview-group-shared = דמויות לכל משחק
preview-group-computed = דמויות עם מספרים
preview-group-face = פרצופים
preview-group-colour = צבעים
preview-group-background = רקעים
preview-findings = ממצאים
preview-views = תצוגות
preview-look = מראה הקלפים
preview-language = שפת הקלפים
preview-second = עם השפה השנייה
preview-ink = דיו
preview-ink-full = צבע
preview-ink-saver = חיסכון
preview-ink-grey = אפור
preview-filter = חיפוש קלפים
preview-filter-hint = שם, מזהה, סוג…
preview-size = גודל הקלפים
preview-only-findings = רק עם ממצאים
preview-only-changed = רק מה שהשתנה
preview-shown = מוצגים
preview-of = מתוך
preview-nothing = אין קלף שמתאים לחיפוש.
preview-no-cards = עוד אין קלפים להציג. ברגע שהשגיאה שלמעלה תתוקן הם יופיעו כאן.
preview-back = גב הקלף
preview-live = עוקב אחרי הקבצים
preview-drawing = מצייר
preview-lost = אין קשר. הפעילו שוב את fitil preview
preview-changed = שינויים
preview-more = ועוד
preview-close = סגירה
preview-earlier = הקלף הקודם
preview-later = הקלף הבא
preview-before = כפי שהיה
preview-lines = אזור בטוח
preview-places = איפה זה כתוב
preview-place-card = הקלף
preview-place-name = שם
preview-place-scene = סצנה
preview-copy = העתקה
preview-copied = הועתק
preview-faults = יש שגיאה בקובץ. עד שתתוקן, מוצגים הקלפים כפי שהיו לפניה
preview-faults-printed = משהו בטבלה לא בסדר. הקלפים מוצגים כפי שיודפסו
preview-stale = כפי שהיה לפני השגיאה
preview-print-what = מה מדפיסים
preview-sheet = גיליון
preview-proof = קווי הגהה
preview-backs = עם גבים
preview-cut-order = סדר לחיתוך בערימה אחת
preview-command = הפקודה שמדפיסה את זה
preview-counted-cards = קלפים
preview-counted-pages = עמודים
preview-page = עמוד
preview-side-front = חזית
preview-side-back = גב
preview-looking = בודק
preview-no-findings = אין ממצאים: הכול נכנס, וכל האותיות מצוירות.
preview-face-findings = קלפים
preview-data-findings = מסד הנתונים

# מה אפשר להדפיס מהתצוגה

choice-deck = חפיסות
choice-team = כל הקלפים של { $team }
choice-set = כל הקלפים של { $set }

# קופסה

box-whole = קלפי המשחק
title-cards = קלפים
title-pieces = מה שמונח על השולחן
title-aids = קלפי עזר
title-tokens = סמנים
title-tables = דפים לשולחן
box-title = קופסה: { $deck }
box-cards = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
box-glue = דבק
box-how = גזרו לאורך הקו המלא, קפלו אחורה לאורך הקו המקווקו, והדביקו בכל מקום לבן.

# הרקעים ומה שעף בתמונה; מילים בסימון כזה ` ` הן מפתחות שאפשר לקבוע

scene-plain = צבע אחיד אחד.
scene-rays = קרניים מהנקודה `x`, `y`: `count` קרניים בצבע `second` על רקע `first`; `turn` מסובב אותן.
scene-halftone = נקודות רשת סביב `x`, `y`, גדלות מ-`inner` עד `outer`, ועם `inward: 1` להפך; `pitch` הוא המרווח, `strength` גודל הנקודות.
scene-burst = כוכב משונן מאחורי הדמות: `tips` הוא מספר השיניים, `depth` העומק שלהן, `wide` פי כמה הוא רחב מגובהו.
scene-explosion = ענן פיצוץ בשלושה צבעים: `lobes` גושים.
scene-blueprint = נייר משובץ במרווח `pitch`; כל קו רביעי בצבע `bold`.
scene-bricks = קיר לבנים; כל לבנה `width` על `height`.
scene-city = גגות בלילה: `y` הוא קו הקרקע, `moonx` ו-`moony` מקום הירח (עם `moonx: 90` אין ירח), `seed` מחליף את הבתים.
scene-stripes = פסים ברוחב `width`: עם `turn: 90` טפט, עם `turn: 45` סרט אזהרה.
scene-waves = טבעות סביב `x`, `y` כל `step`; `jag` משנן אותן.
scene-spiral = ספירלה סביב `x`, `y`: `arms` זרועות, `turns` סיבובים.
scene-floor = קרקע מ-`y` ומטה, מעל הרקעים הקודמים; `tilt` מטה אותה.
scene-hills = שמיים, שמש ושתי שורות גבעות: `y` הוא גובה הגבעות, `sunx` מקום השמש.
scene-speedlines = קווים שטסים אל הנקודה `x`, `y`, אך לא קרוב אליה יותר מ-`inner`; יש `count` כאלה, בעובי `w`.
scene-wind = קווים אופקיים: משהו חלף כאן במהירות. הם בין `left` ל-`right` ובין `top` ל-`bottom`.
scene-rain = גשם אלכסוני.
scene-factory = מפעל עם גג משונן ושלוש ארובות מעשנות.
scene-plates = רצפת מתכת עם מסמרות, מ-`y` ומטה.
scene-sparks = קווים שעפים מנקודה אחת, מ-`inner` עד `outer`; יש `count` כאלה, בעובי `w`.
scene-whoosh = עקבות של משהו שטס ימינה; הם נגמרים בנקודה `at`.
scene-loop = חץ במעגל, `sweep` מעלות; עם `head: 0` בלי ראש.
scene-confetti = פיסות נייר וסרטים מהנקודה `at`, בין הזוויות `low` ו-`high`, עד מרחק `reach`.
scene-shards = רסיסים שעפים מהנקודה `at` עד מרחק `reach`; `size` הוא גודלם.
scene-rubble = לבנים שעפות מהנקודה `at`, בגזרה שבין `low` ל-`high` מעלות.
scene-blast = פיצוץ משונן, כמו בקומיקס; `tips` שיניים.
scene-salute = פרח של זיקוקים: `rays` קרניים, `gap` הוא הריק שבאמצע.
scene-boards = קרשי במה מ-`y` ומטה, שהולכים ומתרחקים.
scene-spotlight = חרוט אור מהנקודה `at` ומטה: `top` ו-`wide` הם רוחבו למעלה ולמטה.

# דף פתיחה של הדפסה; שניים בספרה, כמו בשמות סוגי הקלפים שלצידם

cover-title = { $game } – מה מודפס כאן
cover-paper = { $n ->
    [one] גיליון אחד
    [two] שני גיליונות
   *[other] { $n } גיליונות
 } של { $size } מ״מ, חוץ מהגיליון הזה. סמנו מה שכבר מוכן.
cover-shop = לבית ההעתקות
cover-scale = קנה מידה 100%, בלי התאמה לגודל הנייר.
cover-sides = { $flip ->
    [none] הדפסה על צד אחד.
    [short-edge] הדפסה דו-צדדית, היפוך על הצלע הקצרה.
   *[long-edge] הדפסה דו-צדדית, היפוך על הצלע הארוכה.
 }
cover-stock = קלפים: נייר של 200–300 גרם{ $stiff ->
    [none] .
   *[some] ; סמנים, לוח ודמויות: הנייר העבה ביותר שהמדפסת מקבלת, או הדבקה על קרטון.
 }
cover-contents = מה נמצא איפה
cover-pages = עמודים
cover-what = על הגיליון
cover-cuts = חיתוכים
cover-on = על מה
cover-stock-of = { $stiff ->
    [all] נייר עבה
    [some] נייר קלפים; השאר על קרטון
   *[none] נייר קלפים
 }
cover-folds = { $n ->
    [one] קיפול אחד
    [two] 2 קיפולים
   *[other] { $n } קיפולים
 }
cover-aids = { $n ->
    [one] קלף עזר אחד
    [two] 2 קלפי עזר
   *[other] { $n } קלפי עזר
 }
cover-tokens = { $n ->
    [one] סמן אחד
    [two] 2 סמנים
   *[other] { $n } סמנים
 }
cover-token-cards = { $n ->
    [one] קלף סמנים אחד
    [two] 2 קלפי סמנים
   *[other] { $n } קלפי סמנים
 }
cover-tables = { $n ->
    [one] דף לשולחן
   *[other] דפים לשולחן: { $n }
 }
cover-glue = להדביק מחלקים
cover-parts = { $n ->
    [one] חלק אחד
    [two] שני חלקים
   *[other] { $n } חלקים
 }
cover-sizes = מידות במ״מ וכמה יש מכל אחת: לשרוולים ולקופסאות
cover-size = { $size } – { $n } יח׳
cover-order = סדר החיתוך
