sheet-on-paper = אין גיליון { $name }; במקומו כתבו ‎--sheet { $sheet } --paper { $paper }‎
table-paper = דף לשולחן לא נכנס בנייר של { $paper } מ״מ
card-for-deck = ״{ $name }״ הוא קלף ולא חפיסה; כדי להדפיס אותו, הריצו { $command }
game-for-deck = { $name } הוא משחק ולא חפיסה; לחלק מהקלפים שלו כתבו ‎--game { $name }‎

## קבצים ותיקיות

needs-folder = ‏{ $path } הוא קובץ, ודרושה תיקייה
made-changed = הקובץ שונה ביד, וכתיבה מחדש הייתה מוחקת את השינויים; ציינו תיקייה חדשה, ואת הקיימת מדפיסים כמו שהיא כך: ‎{ $command }
not-ours = בתיקייה { $path } כבר יש משהו אחר; ציינו תיקייה ריקה או חדשה
not-part = בתיקייה { $path } יש קובץ זר, { $name }; ציינו תיקייה ריקה או חדשה
not-replaced = התיקייה { $path } לא הוחלפה: { $reason }
broken-link-at = ‏הקישור { $path } לא מוביל לשום מקום
list-or-code = ‏‎--out כותבת לקובץ את הקוד של הקישור, ועם ‎--list אין קישור: הסירו אחת מהן
no-pdf = ‏{ $path }: כבר יש קובץ כזה, והוא אינו PDF; ציינו שם אחר
only-pdf = ‏{ $path }: שם הקובץ צריך להסתיים ב-‎.pdf
only-three-kinds = ‏{ $path }: שם הקובץ צריך להסתיים ב-‎.png,‎ .svg או ‎.pdf
not-to-output = ‏PDF נכתב רק לקובץ ולא לפלט הרגיל: ציינו קובץ ‎.pdf אחרי ‎-o
one-picture = אחרי ‎-o באה תמונה אחת בשפה אחת: הוסיפו ‎--lang או הסירו ‎-o

## מה להדפיס

no-language-of-page = אין כאן שפה ״{ $name }״: הקלפים ב-{ $cards }, והדף ב-{ $page }
no-common-language = אין שפה שיש בכל המשחקים האלה: הדפיסו כל משחק לקובץ משלו
same-language = השפה השנייה זהה לראשונה: { $lang }
too-many-cards-to-print = מספר הקלפים הוא { NUMBER($n) }, ובפעם אחת מדפיסים עד { NUMBER($most) }: חלקו לכמה קבצים
nothing-asked = לא נאמר אילו קלפים: ציינו חפיסה, או כתבו ‎--team,‎ --set או ‎--card
nothing-of = אין מה להדפיס: במשחק ״{ $title }״ אין קלפים של { $of }
nothing-free = אין מה להדפיס: במשחק ״{ $title }״ אין קלפים בלי { $team }
cards-of-games = הקלפים ממשחקים שונים: { $cards }; הדפיסו כל משחק לקובץ משלו
no-pieces = במשחק ״{ $title }״ אין קלפים שמונחים מחוץ לחפיסות: הסירו ‎--pieces
which-game = מאיזה משחק? הוסיפו ‎--game:‎ { $games }
copies-to-print = ‏״{ $text }״: מדפיסים מ-1 עד { $most } עותקים של קלף
cover-needs-pages = עם ‎--cover צריך דפי נייר, והגיליון הזה מיועד לבית דפוס, קלף בכל עמוד
fill-or-tokens = עם ‎--fill ממלאים מקומות שהקלפים השאירו פנויים, ועם ‎--tokens לא מדפיסים קלפים
since-needs-cards = עם ‎--since משווים קלפים, ולא נבחרו קלפים
stickers-need-since = עם ‎--stickers צריך לציין גם ‎--since: ההדפסה הקודמת, שעל הקלפים שלה מדביקים
stickers-need-pages = עם ‎--stickers צריך דפי נייר, והגיליון הזה מיועד לבית דפוס, קלף בכל עמוד
not-with-stickers = ‏‎{ $option } מיועדת לקלפים שלמים: הסירו אותה כשיש ‎--stickers
print-without-parts = ההדפסה הקודמת לא מבדילה בין טקסט הקלף לשאר: הדפיסו קלפים שלמים, בלי ‎--stickers
tables-need-pages = עם ‎--tables צריך דפי נייר, והגיליון הזה מיועד לבית דפוס, קלף בכל עמוד
square-needs-squares = בשביל ‎--square צריך לוח עם משבצות או משהו שמונח עליהן, ולא נבחר דבר כזה
no-aids = במשחק ״{ $title }״ אין קלפי עזר
no-tokens = במשחק ״{ $title }״ אין סמנים
no-tables = במשחק ״{ $title }״ אין דפים לשולחן
no-template = במשחק ״{ $title }״ אין תבנית, ובלעדיה אי אפשר להדפיס קלפים
no-printed-game = באף משחק עוד אין קלפים: התחילו ב-fitil new game

## גיליונות ומידות

unknown-paper = אין נייר בשם ״{ $name }״
all-left-out = אין מה להדפיס: לא נשאר כלום
no-card-yet = עוד אי אפשר לקרוא אף קלף
copies-to-leave-out = ‏״{ $text }״: עותקים של הקלף בהדפסה: { $most }; אפשר להוציא מאחד ועד כולם
not-among = הקלף ״{ $name }״ לא נכלל בהדפסה
start-or-cut = עם ‎--start סופרים מקומות בגיליון הראשון, ועם ‎--order cut מסדרים בערימות: השאירו רק אחת מהאפשרויות
no-such-place = אין מקום { $n }: בגיליון יש { $most }
no-backs = אין עמודים של גב: הגב מודפס ליד הפנים, או לא מודפס בכלל
not-a-size = ‏״{ $text }״ אינה מידה: כתבו רוחב וגובה במילימטרים, כמו 63x88, או באינצ׳ים, כמו 2.5x3.5in
not-a-square = ‏״{ $text }״ אינו גודל של משבצת: כתבו רוחב במילימטרים, מ-{ $least } עד { $most }, למשל 30
not-printable-size = אי אפשר להדפיס במידה ״{ $text }״: כל צלע צריכה להיות מ-5 עד 2000 מ״מ
not-a-size-of-key = ‏{ $key }: המידה { $size } מ״מ לא מתאימה, כל צלע צריכה להיות מ-5 עד 2000 מ״מ
out-of-range-of-key = ‏{ $key }: כאן { $n }, וצריך מ-1 עד { $most }
no-negative-lengths = ‏gutter,‏ bleed,‏ edge ו-corner לא יכולים להיות קטנים מאפס
extends-itself = ‏״{ $name }״ יורש מעצמו
kind-layout = פריסה
kind-element = רכיב
kind-token = סמן
called-twice = כבר יש { $kind } בשם ״{ $name }״, בשורה { $line }
card-too-large = קלף של { $card } מ״מ גדול מדי לנייר של { $paper } מ״מ
too-many-parts = קלף של { $card } מ״מ גדול מדי לנייר של { $paper } מ״מ, גם אם מחלקים אותו ל-{ $most } חלקים
cards-too-large = קלפים של { $card } מ״מ, { $columns } על { $rows }, גדולים מדי לנייר של { $paper } מ״מ
too-many-on-page = בעמוד יש { NUMBER($n) } קלפים של { $card } מ״מ, ומותר עד { NUMBER($most) }
over-registration-marks = הקלפים עולים על סימני היישור
offset-too-large = ההזזה לכל צד היא { $most } מ״מ לכל היותר, וכאן ‎--x { $x } --y { $y }‎
picture-too-large = התמונה תהיה בגודל ‎{ $width } × { $height }‎ פיקסלים, וזה יותר מדי: הקטינו את ‎--dpi או את ‎--size
token-too-large = סמן של { $size } מ״מ גדול מדי לקלף של { $card } מ״מ
summary-needs-paper = לדף העזר צריך נייר שכל צלע שלו { $least } מ״מ לפחות, וכאן { $paper }
form-needs-paper = לדף רישום צריך נייר שכל צלע שלו { $least } מ״מ לפחות, וכאן { $paper }
too-many-for-form = ‏{ $name }: יש יותר קלפים משורות בעמוד ({ $most })
box-too-large = לקופסה צריך נייר של { $size } מ״מ, וכאן { $paper }: קחו נייר גדול יותר, או הקטינו את מספר הקלפים שבקופסה (‎--cards)
box-of-one-too-large = לקופסה צריך נייר של { $size } מ״מ, וכאן { $paper }; גם קופסה לקלף אחד לא תיכנס בו: קחו נייר גדול יותר, או הקטינו את הקלפים (‎--size)
box-for-larger-cards = קופסאות מתאימות לקלפים של { $least } מ״מ לפחות, וכאן { $card }
one-card-a-page = בית הדפוס צריך קלף אחד בעמוד, ובגיליון הזה יש { $n }: בחרו גיליון אחר (‎--sheet)
wide-margins = קלפים של { $have } מ״מ יודפסו כאן על קלפים של { $want } מ״מ, עם שוליים רחבים: בחרו גיליון אחר (‎--sheet)

## הדפסה קודמת

manifest-in-the-way = במקום הזה יש קובץ שאינו רישום הדפסה, והוא לא נכתב מחדש: תנו ל-PDF שם אחר
print-compared-with = לקובץ הזה משווים את ההדפסה, והוא לא נכתב מחדש: ציינו קובץ אחר אחרי ‎-o
no-manifest-beside = ליד ה-PDF הזה אין רישום הדפסה, { $name }; בלעדיו אי אפשר לדעת מה הודפס
not-a-manifest = זה לא רישום הדפסה; רישום כזה נכתב ליד כל PDF שנוצר ב-fitil print
manifest-of-other-version = זה רישום הדפסה של גרסה אחרת של פתיל: ציינו את גרסת ה-git שממנה הדפיסו
manifest-too-large = ברישום יש יותר מ-{ NUMBER($most) } קלפים, יותר ממה שמדפיסים בפעם אחת
print-in-other-language = ההדפסה הקודמת בשפה אחרת ({ $before }), וזו ב-{ $now }: אי אפשר להשוות
not-a-revision = ‏״{ $name }״ אינה גרסה של git
no-git = ‏git לא מותקן; ציינו PDF של הדפסה קודמת
neither-print-nor-revision = ‏״{ $name }״ אינה הדפסה קודמת ואינה גרסת git שיש בה { $game }
database-then = אי אפשר לקרוא בגרסה הזאת של פתיל את הקלפים של { $revision }: { $what }

## צבעים ותמונות

not-a-profile = זה לא פרופיל ICC; בית הדפוס נותן אותו כקובץ ‎.icc או ‎.icm
profile-of-colours = זה פרופיל של צבעי { $space }; צריך RGB או CMYK
profile-of-screen = זה פרופיל של מסך או של מכשיר אחר, ול-PDF/X צריך פרופיל של מדפסת; בלי ‎--icc הצבעים יהיו sRGB
profile-unusable = פרופיל ה-ICC הזה לא מתאים להדפסה
picture-cleared = ‏{ $path }: התמונה נמחקה זה עתה מהמטמון; הריצו את הפקודה שוב
not-svg = זה לא SVG: הרכיב הראשון צריך להיות svg ממרחב השמות http://www.w3.org/2000/svg
empty-figure = לא צויר דבר בדמות הזאת
figure-twice = במשחק כבר יש דמות בשם ״{ $name }״; תנו לקובץ הזה שם אחר
leaves-folder = זה קישור שמוביל אל מחוץ לתיקיית הדמויות
unusable-art = אי אפשר לקרוא את התמונה הזאת
svg-outside = { $what }: ״{ $value }״: ציור לא לוקח שום דבר מחוץ לקובץ שלו
svg-not-drawn = { $what }: דבר כזה לא מצויר; מחקו אותו או ציירו את מה שהוא מראה או ייצאו את הציור כ-PNG
svg-undrawn = לא מצויר: { $names }; ייצאו את הציור כ-PNG, והוא יודפס כפי שהוא
svg-text = text: הפכו את הטקסט לקווים (ב-Inkscape: ‏Path ואז Object to Path)
svg-image = image: אין פיקסלים בציור; העתיקו את התמונה בקווים או הביאו אותה בקובץ משלה
svg-script = { $what }: ציור לא מריץ שום דבר; מחקו את זה
svg-no-id = use: אין רכיב שה-id שלו ״{ $name }״
svg-nested = { $what }: ״{ $name }״ משתמש בעצמו, או מקונן עמוק מדי
svg-dashes = stroke-dasharray: קו מקווקו לא מצויר; ציירו כל מקטע כקו בפני עצמו או ייצאו את הציור כ-PNG
svg-gradient = { $what }: מעברי צבע ודוגמאות לא מצוירים; בחרו צבע אחיד או ייצאו את הציור כ-PNG
svg-no-clip = clip-path: ״{ $value }״ אינו id של clipPath בקובץ הזה
svg-clip-units = clipPath: נקרא רק clipPath פשוט, ביחידות של הציור עצמו
svg-too-much = יש בציור יותר מ-{ $elements } רכיבים או { $curves } עקומות; ייצאו אותו כ-PNG
svg-style-outside = style: ציור לא טוען שום דבר מבחוץ
svg-not-number = { $what }: ״{ $value }״ אינו מספר
svg-viewbox = viewBox: כתבו שמאל, למעלה, רוחב וגובה
svg-no-size = לציור אין גודל: הוסיפו viewBox לרכיב svg
svg-not-list = ״{ $value }״ אינה רשימת מספרים
svg-not-length = ״{ $value }״ אינו אורך
svg-transform = transform: ״{ $value }״ אינו matrix, ‏translate, ‏scale, ‏rotate או skew
svg-transform-numbers = transform: ‏{ $kind } לא מקבל מספרים בכמות הזאת: { $n }
svg-points = points: כמות המספרים צריכה להיות זוגית
svg-path = path: ״{ $value }״ אינו קו מתאר: המספרים שגויים, או שאין מספיק מהם או יש יותר מדי
svg-large = המספר { $value } גדול מדי
svg-elements = יש יותר מ-{ $most } רכיבים; ייצאו אותו כ-PNG
svg-depth = הרכיבים מקוננים ביותר מ-{ $most } רמות
svg-entity = הישות ״{ $name }״: כתבו את הטקסט עצמו; אין ישויות בציור
svg-stylesheet = xml-stylesheet: ציור לא טוען שום דבר; העבירו את הכללים אל <style>
svg-selector = style: הבורר ״{ $value }״: כתבו מחלקה, שם של רכיב או id
svg-rule = style: ״{ $value }״ אינו כלל כמו ‎.main {"{"}fill: #e5532d{"}"}
svg-style-transform = style: כתבו את transform כמאפיין של הרכיב
art-too-many-pixels = בתמונה ‎{ $width } × { $height }‎ פיקסלים, ומותר לכל היותר { $most } מיליון
art-more-pixels = בתמונה יותר מ-{ $most } מיליון פיקסלים
art-leaves-folder = זה קישור שמוביל אל מחוץ לתיקייה art
art-not-a-file = זה לא קובץ
unusable-colour = צבע כזה לא יכול להופיע בתמונה
no-opacity = ‏opacity: לא ייתכן בתמונה צבע שקוף למחצה; בחרו צבע בהיר יותר או ייצאו את הציור כ-PNG
drawn-twice = לקלף ״{ $name }״ כבר יש ציור בקובץ אחר

## ייצוא, תצוגה, ספר החוקים

option-of-others = ‏{ $option } לא שייכת ל-{ $kind }, אלא רק ל-{ $takers }
not-public = ‏״{ $address }״ אינה כתובת ברשת: היא צריכה להתחיל ב-https://
port-taken = הפורט { $port } לא זמין: { $reason }; ציינו אחר (‎--port)
no-summary = הדף ״דף עזר״ של המשחק ״{ $title }״ לא קיים בשפה הזאת ({ $lang })
no-rule-pages = למשחק ״{ $title }״ אין דפי חוקים בשפה הזאת ({ $lang })
no-pages-here = דפי החוקים לא נמצאים כאן: הריצו fitil rulebook בעותק של המאגר
bad-page = אי אפשר לקרוא את הקובץ הזה כדף

## מה נעשה

rehearsed = לא נכתב דבר; כך היה יוצא: { $what }
ink-covers = ‏‎--ink { $ink }‎: הדיו תכסה { $n }% מהנייר
cards-and-pieces = { $cards } ועוד { $n ->
    [one] פריט אחד
    [two] שני פריטים
   *[other] { $n } פריטים
 }
printed = ‏{ $path }: ‏{ $what }, { $pages }
pages-written = ‏{ $path }: ‏{ $pages }
nothing-changed = דבר לא השתנה, ואין מה להדפיס
no-stickers = באף קלף לא השתנה רק הטקסט, ואין מדבקות להדפיס
beyond-stickers = את אלה מדבקה לא תתקן; הדפיסו אותם בלי ‎--stickers, או הוציאו אותם:
stray-colour = הצבע { $color } מחוץ לתחום הצבעים של הדפוס, ויודפס { $printed }
cut-paths = ‏{ $path }: מסלולי חיתוך
take-out = הוציאו מההדפסה הקודמת:
filled = בגיליון האחרון, מלבד הקלפים: { $held }{ $left ->
    [0] { "" }
    [one] ; נשאר מקום פנוי אחד
    [two] ; נשארו שני מקומות פנויים
   *[other] ; נשארו { $left } מקומות פנויים
 }
nothing-filled = לא נשאר מקום פנוי, ולכן ‎--fill לא הוסיפה דבר
filled-aids = { $n ->
    [one] קלף עזר אחד
    [two] שני קלפי עזר
   *[other] { $n } קלפי עזר
 }
filled-tokens = { $n ->
    [one] קלף סמנים אחד
    [two] שני קלפי סמנים
   *[other] { $n } קלפי סמנים
 }
filled-spares = { $n ->
    [one] קלף רזרבי אחד
    [two] שני קלפים רזרביים
   *[other] { $n } קלפים רזרביים
 }
places-free = { $n ->
    [one] בגיליון האחרון נשאר מקום פנוי אחד
    [two] בגיליון האחרון נשארו שני מקומות פנויים
   *[other] בגיליון האחרון נשארו { $n } מקומות פנויים
 }; { $others ->
    [none] למילוי בקלפים רזרביים: ‎--fill spares
    [aids] למילוי: ‎--fill aids או spares
    [tokens] למילוי: ‎--fill tokens או spares
   *[other] למילוי: ‎--fill aids,‎ tokens או spares
 }
manifest-beside = ‏{ $path }: רישום של מה שהודפס; לפיו ‎--since תדפיס בפעם הבאה רק את מה שהשתנה
sheets-of-paper = { $n ->
    [one] גיליון נייר אחד
    [two] שני גיליונות נייר
   *[other] { $n } גיליונות נייר
 }{ $one ->
    [0] {""}
    [one] , אחד מהם מודפס בצד אחד
    [two] , שניים מהם מודפסים בצד אחד
   *[other] , { $one } מהם מודפסים בצד אחד
 }
fewest-sheets = בשום סידור לא יספיקו פחות מ{ $n ->
    [one] גיליון אחד
    [two] שני גיליונות
   *[other] -{ $n } גיליונות
 }
backs-that-tell = גם בלי גב מודפס הצד השני של אלה, כי רואים בו מה מונח שם: { $some }
left-out = לא נכללו כאן { $kind ->
    [tokens] הסמנים
   *[tables] הדפים לשולחן
 }; להדפסה: { $command }
small-print = ‏{ $name }{ $lang ->
    [he] {" "}(בעברית)
    [ru] {" "}(ברוסית)
   *[other] {" "}({ $lang })
 }, אותיות קטנות: { $words }{ $n ->
    [0] {""}
    [one] {" "}ועוד רכיב אחד
    [two] {" "}ועוד שני רכיבים
   *[other] {" "}ועוד { $n } רכיבים
 }
sheet-for-table = הדף לשולחן
small-of = { $of ->
    [name] השם
    [type] סוג הקלף
    [title] הכותרת
    [subtitle] כותרת המשנה
    [text] הטקסט
    [rules] הטקסט
    [number] המספר
    [team] הקבוצה
   *[other] ״{ $of }״
 } { $pt } נק׳
small-print-more = { $n ->
    [one] יש אותיות קטנות בעוד מקום אחד
    [two] יש אותיות קטנות בעוד שני מקומות
   *[other] יש אותיות קטנות בעוד { $n } מקומות
 }
backs-moved = ‏{ $path }: { $moved ->
    [no] מעתה הגבים לא מוזזים
   *[yes] מעתה הגבים מוזזים { $across ->
        [none] { "" }
        [left] { $x } מ״מ שמאלה
       *[right] { $x } מ״מ ימינה
     }{ $both ->
        [yes] { " ו-" }
       *[no] { "" }
     }{ $along ->
        [none] { "" }
        [up] { $y } מ״מ למעלה
       *[down] { $y } מ״מ למטה
     }
 }
calibration = ‏{ $path }: הדפיסו משני הצדדים, החזיקו מול האור והקלידו את מה שרואים: ‎{ $command }‎
box-made = ‏{ $path }: { $box }
box-of = { $n ->
    [one] קופסה של { $size } מ״מ, ובה
    [two] שתי קופסאות של { $size } מ״מ, ובכל אחת
   *[other] { $n } קופסאות של { $size } מ״מ, ובכל אחת
 } { $cards }
box-left = לשקית, לא לקופסה: { $kinds }
booklet-made = ‏{ $path }: ‏{ $pages }, { $sheets } { $paper }{ $named ->
    [no] {" "}מ״מ
   *[yes] {""}
 }: { $how }
fold-together = הדפיסו בהיפוך על הצלע הקצרה, קפלו הכול יחד והדקו בקפל
fold-apart = הדפיסו בהיפוך על הצלע הקצרה, חלקו לקונטרסים של עד { $most } גיליונות (בסך הכול: { $n }), קפלו והדקו כל אחד, והניחו זה על זה לפי הסימנים שבגב
exported-pictures-of = תמונות: { $cards }, { $backs }
exported-drawings-of = ציורים: { $cards }, { $backs }
exported-pages = { $cards }, { $pages }
exported-decks = { $decks }, { $cards }, { $sheets }
exported-pictures = תמונות: { $cards }; { $files }; { $decks }
ordered = { $cards }, { $pictures }
ordered-less = { $what }; לא ייכללו בהזמנה, כי הגודל שלהם אחר: { $cards }
several-orders = { $what }; ב-MakePlayingCards אפשר להזמין עד { $most } קלפים בבת אחת, ולכן צריך { $n ->
    [two] שתי הזמנות
   *[other] { $n } הזמנות
 }
into-tabletop = העתיקו את ‎{ $name }.json ואת ‎{ $name }.png אל Saves/Saved Objects של Tabletop Simulator
into-tabletop-here = העתיקו את ‎{ $name }.json ואת ‎{ $name }.png אל Saves/Saved Objects של Tabletop Simulator; כדי שגם אחרים יראו את הקלפים, העלו את התמונות לרשת וציינו את הכתובת (‎--url-base)
into-cockatrice = העתיקו את תיקיית התמונות אל pictures/CUSTOM של Cockatrice ואת { $files } אל customsets, ואז פתחו חפיסה
into-game-crafter = העלו את { $folder } אל Poker Deck, ואת { $back } כגב, וקבעו את מספרי העותקים לפי order.csv
into-playing-cards = הריצו בתיקייה הזאת את MPC Autofill, או העלו את { $folder } וקבעו את מספרי העותקים לפי order.csv
coarse-pictures = ב-{ $dpi } dpi התמונות לא חדות: בתי דפוס מבקשים { $usual } dpi

## ממצאים בעימוד

no-picture-yet = אין תמונה; כדי להתחיל אחת, הריצו { $command }
row-too-long = בשורה { $n } סמלים, ויותר מ-{ $most } לא מציירים
label-does-not-fit = { $of ->
    [name] השם
    [type] סוג הקלף
   *[other] הכיתוב
 } לא נכנס למקומו גם ב-{ $pt } נק׳: { $text }
words-do-not-fit = לא נכנס ב-{ $size } מ״מ גם ב-{ $pt } נק׳: { $text }
words-too-wide = לא נכנס בטור: { $text }
text-too-tall = הטקסט חורג ממקומו ב-{ $mm } מ״מ גם ב-{ $pt } נק׳
no-font-has = באף גופן אין התו { $char }‏ ({ $number })
no-code-on-page = ‏{ $n } תווים הם יותר מדי לקוד QR: אין קוד בעמוד
pages-unsettled = מספרי העמודים לא מתייצבים
no-such-anchor = אין מקום #{ $name }
no-such-picture = אין תמונה { $path }
fix-shorten = קצרו
lint-turned = { $where }: ״{ $what }״ יוצא הפוך
fix-turned = הסירו מבפנים את סימני הכיוון
fix-glyph = השתמשו בתו שיש בגופנים
fix-picture = תקנו את התמונה או הסירו אותה
fix-write-one = כתבו אחת
lint-no-picture = לקלף { $name } אין תמונה
fix-new-picture = כדי להתחיל אחת, הריצו { $command }
lint-alike = ‏אי אפשר להבדיל בין { $one } ל-{ $other }: { $ways }
sight-more = { $some }, { $way }
sight-saver = בהדפסה חסכונית
sight-grey = בהדפסה באפור
sight-protanopia = למי שלא רואה אדום (פרוטנופיה)
sight-deuteranopia = למי שלא רואה ירוק (דויטרנופיה)
sight-tritanopia = למי שלא רואה כחול (טריטנופיה)
fix-sign = תנו לכל אחד סימן משלו, למשל סמל team עם המפתח solid
fix-remove-scene = הסירו את הסצנה
lint-picture-kind = תמונות מהסוג הזה לא נקראות
fix-save-as = שמרו אותה כ-{ $kinds }
fix-rename-or-remove = שנו את שמה או הסירו אותה
lint-unused-figure = הדמות ״{ $name }״ לא מופיעה באף סצנה
fix-place-or-remove = שימו אותה בסצנה או הסירו אותה
lint-figure-word = אין לקוראים מילה ל״{ $name }״
fix-figure-word = כתבו אותה: { $where }
fix-token = תקנו את הסמן

## ציורים בדפים

kind-colour = צבע
kind-room = חדר
picture-word-missing = המילה ״{ $name }״ חסרה בשפה { $lang }
length-too-large = מספר גדול מדי: האורכים במילימטרים, לכל היותר { $most }
picture-no-word = ‏״{ $name }״ אינה אחת ממילות הציור
picture-no-words = אין מילים בשפה { $lang }
picture-no-side = ‏״{ $name }״: צד הוא { $sides }
picture-no-target = לרכיב { $kind } ״{ $name }״ אין מקום שחץ יכול להצביע עליו
picture-no-game = אין משחק ״{ $name }״, ולכן אין קלף ״{ $card }״
picture-room-plan = תוכנית של חדר היא { $size } שורות של { $size } תווים, וכאן { $lines } שורות של עד { $letters } תווים
picture-out-of-frame = חורג מגבולות הציור ({ $place } מ״מ)
picture-does-not-fit = לא נכנס למסגרת ({ $size } מ״מ) גם בגודל { $pt }: { $text }
lint-unshown-picture = הציור { $name } אינו מוצג באף דף
lint-too-small = האותיות בטלפון יהיו בגודל { $n } px: ‏{ $text }
lint-faint = { $scheme ->
    [light] בערכת הצבעים הבהירה
   *[dark] בערכת הצבעים הכהה
 } קשה לקרוא את האותיות, הניגודיות { $n }: ‏{ $text }
lint-unused-picture-word = המילה ״{ $name }״ לא בשימוש
fix-it = תקנו את זה
fix-show-or-delete = הציגו אותו או מחקו אותו
fix-larger = הגדילו אותן או הצרו את הציור
fix-turning = בחרו אחד מהצבעים שמשתנים עם ערכת הצבעים: ink,‏ soft,‏ good או bad
fix-fit = הגדילו את המקום או קצרו את המילים
fix-use-or-delete = השתמשו בה או מחקו אותה

## טבלה של קלפים משלכם

column-name = ״{ $heading }״: שם
column-name-in = ״{ $heading }״: שם ({ $lang })
column-copies = ״{ $heading }״: מספר העותקים
column-text = ״{ $heading }״: טקסט
column-text-in = ״{ $heading }״: טקסט ({ $lang })
column-flavour = ״{ $heading }״: טקסט אווירה
column-flavour-in = ״{ $heading }״: טקסט אווירה ({ $lang })
column-picture = ״{ $heading }״: תמונה
column-type = ״{ $heading }״: סוג הקלף
column-colour = ״{ $heading }״: צבע
column-badge = ״{ $heading }״: מספר בעיגול
column-badge-in = ״{ $heading }״: מספר בעיגול ({ $lang })
column-label = ״{ $heading }״: ערך עם כותרתו
column-label-in = ״{ $heading }״: ערך עם כותרתו ({ $lang })
column-ignore = ״{ $heading }״: לא מודפס
column-setting = ‏‎--column { $setting }‎: כתבו את הכותרת ומה יש תחתיה, למשל 'ניסיון=badge'
kind-kind-of-column = סוג עמודה
kind-column = עמודה
no-table = ‏‎--look,‎ ‎--column ו-‎--keep מיועדות לטבלה של קלפים, ואין כזאת בין הקבצים
table-without-cards = { $cell }: אין כאן קלפים: השורה הראשונה היא כותרות העמודות, וכל שורה אחריה היא קלף
table-too-long = יש { NUMBER($n) } קלפים, ואפשר להדפיס עד { NUMBER($most) }
table-without-names = { $cell }: אין עמודה של שמות הקלפים: תנו לעמודה הנכונה את הכותרת ״שם״
column-twice = { $cell }: ״{ $heading }״ היא עמודה שנייה מאותו סוג, לצד ״{ $other }״: { $asked ->
    [yes] ציינו לה סוג אחר
   *[no] תנו לה כותרת אחרת
 } או הסירו אותה
name-in-row = { $cell }: השם ״{ $name }״ כבר מופיע בשורה { $row }: תנו לאחד הקלפים שם אחר
card-without-name = { $cell }: לקלף אין שם
cell-too-long = { $cell }: { $n } תווים, ויש מקום ל-{ $most } לכל היותר
picture-yields = { $cell }: הטקסט ארוך, ואין לידו מקום לתמונה{ $more ->
    [0] { "" }
    [one] , כאן ובעוד קלף אחד
    [two] , כאן ובעוד שני קלפים
   *[other] , כאן ובעוד { $more } קלפים
}; הקלף מודפס בלעדיה
card-without-name-in = { $cell }: לקלף אין שם { $lang ->
    [he] בעברית
    [ru] ברוסית
    [en] באנגלית
   *[other] בשפה { $lang }
}{ $more ->
    [0] { "" }
    [one] , כאן ובעוד תא אחד
    [two] , כאן ובעוד שני תאים
   *[other] , כאן ובעוד { $more } תאים
}; מודפס השם בשפה אחרת
same-in-cells = אותו דבר כאן ובעוד { $more ->
    [one] תא אחד
    [two] שני תאים
   *[other] { $more } תאים
}
no-icon = { $cell }: אין סמל :{ $name }:{ $more ->
    [0] { "" }
    [one] , כאן ובעוד תא אחד
    [two] , כאן ובעוד שני תאים
   *[other] , כאן ובעוד { $more } תאים
}
not-copies = { $cell }: ״{ $value }״ אינו מספר עותקים: כתבו מספר מ-1 עד { $most }
picture-leads-out = { $cell }: ״{ $name }״ מוביל אל מחוץ לתיקייה של הטבלה
picture-kind = { $cell }: הקובץ ״{ $name }״ לא נקרא כתמונה: מתאימים { $kinds }
no-picture = { $cell }: אין תמונה בשם ״{ $name }״
bold-open = { $cell }: ההדגשה לא נסגרה: כתבו ** לפני ואחרי, באותה שורה
column-back = ״{ $heading }״: גב הקלף
column-size = ״{ $heading }״: גודל הקלף
column-deck = ״{ $heading }״: עותקים בחפיסה
sheets-are-types = כל גיליון הוא סוג קלף
sheet-skipped = הגיליון ״{ $name }״: אין בו עמודת שמות, והוא לא מודפס
heading-twice = { $cell }: לעמודה ״{ $heading }״ ול-{ $other } אותה כותרת: תנו לאחת מהן כותרת אחרת
cell-not-a-size = { $cell }: ״{ $value }״ אינו גודל: כתבו רוחב וגובה במ״מ, כל אחד מ-{ $least } עד { $most }, למשל 63x88
cell-no-font-has = { $cell }: באף גופן אין { $letters }‏{ $more ->
    [0] { "" }
   *[other] { " " }ועוד { $more }
}; שימו בתיקייה fonts ליד הטבלה גופן מתאים
font-of-web = זה גופן שנארז לדפי אינטרנט: הביאו את קובץ ה-ttf או ה-otf שממנו נעשה
font-collection = בקובץ יש כמה גופנים: הביאו אחד מהם כקובץ ttf או otf
no-font = זה לא גופן: גופנים הם קובצי ttf ו-otf
font-forbidden = יוצרי הגופן אוסרים להטמיע אותו (OS/2 fsType), ולכן אסור לו להיות ב-PDF: הביאו גופן אחר
font-without-outlines = בגופן אין קווי מתאר של אותיות
font-damaged = הגופן פגום
too-many-fonts = יש { $n } גופנים, ולמשחק מותר { $most } לכל היותר: השאירו את אלה שנחוצים
formula-error = { $cell }: { $value } היא שגיאה של נוסחה, וכך היא תודפס
cell-is-date = { $cell }: ״{ $value }״ הוא תאריך; אם הקלדתם משהו כמו 3/4, הפכו את התא לטקסט והקלידו שוב
colour-open = { $cell }: הצבע לא נסגר: כתבו ‎{ $mark }…{"}"}‎ באותה שורה
no-colour-called = { $cell }: אין צבע בשם ״{ $name }״
no-circle = { $cell }: אין { $value } בעיגול: רק מ-0 עד 20 ואותיות לטיניות
picture-bytes = { $cell }: הקובץ { $name } גדול מ-100 מ״ב
picture-unusable = { $cell }: { $name }: { $why }
next-after-keep = עכשיו הריצו ‎{ $command }‎, ותדעו מה לא בסדר; עם אותה הגדרה כל פקודה מכירה את המשחק { $game }
template-stays = ‏{ $path } נשאר כמו שהוא; כדי שייכתב מחדש, מחקו אותו
rendered-drawing = { $name }: יש בו לא רק קווים ומילויים, או שיש בו יותר מדי מהם, ולכן הוא מודפס כפיקסלים
svg-asks = { $cell }: { $name } מפנה לקובץ אחר: הטמיעו אותו בתוך הציור
svg-damaged = { $cell }: הציור { $name } פגום
no-table-file = { $path }: טבלה היא קובץ .xlsx,‏ .csv או .tsv
table-without-headings = { $cell }: זו לא כותרת של עמודה: כתבו כותרות מעל הקלפים, למשל ״שם״ ו״טקסט״
names-under = אין בו קלפים של אף משחק שיש כאן; אם מתחת ל״{ $heading }״ כתובים שמות של קלפים משלכם, זו הפקודה שתדפיס אותם: ‎{ $command }
column-not-in-look = ‏״{ $heading }״: במראה { $look } אין לזה מקום
column-without-room = ״{ $heading }״: אין לזה מקום: אפשר לוותר על עמודה אחרת
no-heading = { $cell }: אין כאן כותרת, והעמודה שמתחתיה לא מודפסת
columns-beyond = העמודות מ-{ $place } והלאה לא מודפסות: נקראות { $most } העמודות הראשונות בלבד
cell-unseen = { $cell }: יש כאן תו שאינו נראה, { $number }: הקלידו את התא מחדש
box-off-card = מקום המילים יוצא אל מחוץ לקלף, שגודלו ‎{ $width } × { $height }‎ מ״מ
headings-again = שורה { $place } חוזרת על הכותרות, והיא לא מודפסת
heading-near = ״{ $heading }״: אם הכוונה ל״{ $near }״, כתבו כך בכותרת
odd-number = { $cell }: ״{ $value }״ אינו מספר, ולכן המספרים שתחת ״{ $heading }״ לא יודפסו בעיגול
row-hidden = שורה { $place } מוסתרת או מחוקה בקו, והיא לא מודפסת
cell-struck = { $cell }: הכתוב מחוק בקו, והוא לא מודפס
sheet-hidden = הגיליון ״{ $name }״ מוסתר, והוא לא מודפס
row-of-sums = שורה { $place } היא שורת סיכום ולא מודפסת
archive-leads-out = ״{ $name }״ מוביל אל מחוץ לארכיון; ארזו אותו מחדש
table-without-yaml = אין בטבלה עמודה { $heading }, שבה כתוב מה הקלפים עושים; בלעדיה אפשר להדפיס אותה כקלפים משלכם
set-too-large = יש כאן { $n } קלפים, ובאוסף יש מקום ל-{ $most } לכל היותר

## סצנות

scene-of-card = הקלף { $name }: { $what }
scene-incomplete = בסצנה צריכים להיות רקע (background) ודמויות (figures)
scene-one-kind = ‏background: בכל פריט סוג רקע אחד, וכאן יש { $n }
scene-unknown-figure = אין דמות בשם ״{ $name }״
scene-unknown-background = אין רקע בשם ״{ $name }״
scene-unknown-face = ‏{ $of }: אין הבעת פנים בשם ״{ $name }״
scene-unknown-key = ‏{ $of }: המפתח { $name } לא קיים כאן
scene-no-knob = ‏{ $of }: אין הגדרה בשם { $name }
scene-no-knobs = ‏{ $of }: אין הגדרה בשם { $name }, ובדמות הזאת אי אפשר לשנות דבר
scene-colour = ‏{ $of }: אין צבע בשם ״{ $name }״
scene-not-number = ‏{ $of }: הערך של { $name } צריך להיות מספר, וכאן כתוב ״{ $value }״
scene-out-of-range = ‏{ $of }: הערך של { $name } לא יכול להיות { $value }
scene-at = ‏{ $of }: הערך של at הוא ‎[x, y]‎, וכאן כתוב ״{ $value }״
scene-flip = ‏{ $of }: הערך של flip הוא true או false, וכאן כתוב ״{ $value }״
scene-scale = ‏{ $of }: הערך של scale הוא בין 0.02 ל-20, וכאן כתוב { $value }
scene-not-mapping = ‏{ $of }: כאן צריכים להיות שמות וערכים, וכתוב ״{ $value }״
scene-not-list = ‏{ $of }: כאן צריכה להיות רשימה, וכתוב ״{ $value }״
