# מה מספרים על משחק: משפט לכל אירוע ביומן, בלי נקודה בסוף. שמות הקלפים והחייזרים במירכאות ״…״. $player הוא מספר
# השחקן, $planet הוא מספר הכוכב.

setup = הכנת המשחק
turn = תור { $n } ({ $who })
name = ״{ $name }״
can = אפשר
cannot = אי אפשר: { $reason }

cards = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
ships = { $n ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $n } חלליות
 }
so-many-ships = { $times ->
    [2] שתי חלליות
   *[other] { $times } חלליות
 }
planet = כוכב { $planet } { $own ->
    [yes] { IF_YOU($owner_is, "שלכם", "שלו") }
   *[no] { $owner_who_of }
 }

## הכנה

dealt-flares = { $who } { IF_YOU($is, "מקבלים", "מקבל") } { $known ->
    [yes] שני הבזקים ({ $seen }) ו
   *[no] שני הבזקים ו
 }{ IF_YOU($is, "בוחרים", "בוחר") } אחד משני חייזרים
plays-as = { $who } { IF_YOU($is, "משחקים", "משחק") } בחייזר ״{ $card }״
first = { $who } { IF_YOU($is, "פותחים", "פותח") }

## התור

encounter = { $n ->
    [1] מתחילה ההיתקלות הראשונה בתור
   *[other] מתחילה ההיתקלות השנייה בתור
 }
no-encounter = אין { $who_to } קלפי היתקלות: התור נגמר
drops-hand = { $who } { IF_YOU($is, "משליכים", "משליך") } את היד: { cards }
draws-alien = { $who } { IF_YOU($is, "שולפים", "שולף") } { $known ->
    [yes] את דף החייזר { $seen }
   *[no] דף חייזר מהערימה
 }
changes-alien = { $who } { IF_YOU($is, "מחליפים", "מחליף") } חייזר: מעכשיו ״{ $card }״
changes-hidden = { $who } { IF_YOU($is, "מחליפים", "מחליף") } חייזר, והחייזר החדש נסתר
keeps-alien = { $who } { IF_YOU($is, "משאירים", "משאיר") } את החייזר { IF_YOU($is, "שלכם", "שלו") }
researches = { $who } { IF_YOU($is, "שולחים", "שולח") } חללית מ{ planet } אל הטכנולוגיה, ועכשיו יש עליה { ships }
completes = { $who } { IF_YOU($is, "משלימים", "משלים") } את הטכנולוגיה ״{ $card }״
gives-up-tech = { $who } { IF_YOU($is, "משלימים", "משלים") } את הטכנולוגיה ״{ $card }״ אף שאין עליה מספיק חלליות, והיא מושלכת
returns = חללית { $who_of } חוזרת אל { planet }
returns-several = { so-many-ships } { $who_of } חוזרות אל { planet }
destiny = קלף הגורל: ״{ $card }״
attacks = { $who } { IF_YOU($is, "תוקפים", "תוקף") } { $owner_who_acc }
aims = { $who } { IF_YOU($is, "מכוונים", "מכוון") } את שער העל-חלל אל { planet }
leaves = חללית { $who_of } יוצאת מ{ planet }
leaves-several = { so-many-ships } { $who_of } יוצאות מ{ planet }
empties = אין { $who_to } עוד מושבה על { planet }
cannot-launch = אין { $who_to } חלליות לתקוף בהן
invites = { $who } { IF_YOU($is, "מזמינים", "מזמין") } { $owner_who_acc } לברית
declines = { $who } לא { IF_YOU($is, "מצטרפים", "מצטרף") } לאיש
allies = { $who } { IF_YOU($is, "מצטרפים", "מצטרף") } לצד { $owner_who_of }
declines-second = { $who } { IF_YOU($is, "מוותרים", "מוותר") } על היתקלות שנייה
no-second = אין { $who_to } קלפי היתקלות: לא תהיה היתקלות שנייה
no-plan = אין { $who_to } קלפי היתקלות: ההיתקלות נגמרת
plans = { $who } { IF_YOU($is, "מניחים", "מניח") } { $known ->
    [yes] את { $seen }
   *[no] קלף היתקלות
 } עם הפנים כלפי מטה
card = { $card_kind ->
    [attack] תקיפה { $n }
    [negotiate] משא ומתן
   *[morph] העתקה
 }
reveals = { $who } { IF_YOU($is, "חושפים", "חושף") }: { card }
copies = קלף ההעתקה { $who_of } נעשה כמו הקלף שמולו: עכשיו הוא { $type ->
    [attack] תקיפה { $n }
   *[negotiate] משא ומתן
 }
reinforces = { $who } { IF_YOU($is, "מוסיפים", "מוסיף") } תגבור: { $n }
total = הסכום { $who_of }: { $sign ->
    [minus] ‎−{ $size }
   *[plus] { $n }
 }
prevails = הצד { $who_of } מנצח
negotiator-loses = משא ומתן מפסיד לתקיפה: { $who } { IF_YOU($is, "מפסידים", "מפסיד") }
both-lose = העתקה מול העתקה: שני הצדדים מפסידים
to-warp = { ships } { $who_of } { $n ->
    [one] עוברת
   *[other] עוברות
 } אל העיוות
lands = { ships } { $who_of } { $n ->
    [one] נוחתת
   *[other] נוחתות
 } על { planet }
founds = { $who } { IF_YOU($is, "מייסדים", "מייסד") } מושבה על { planet }

## משא ומתן

bargains = משא ומתן מול משא ומתן: { $n ->
    [0] השחקנים הראשיים מנסים להגיע לעסקה
   *[other] בעלי הברית חוזרים למושבות, והשחקנים הראשיים מנסים להגיע לעסקה
 }
offers-card = { $who } { IF_YOU($is, "מציעים", "מציע") } את הקלף ״{ $card }״
offers-colony = { $who } { IF_YOU($is, "מציעים", "מציע") } מושבה על { planet }
asks-cards = { $who } { IF_YOU($is, "מבקשים", "מבקש") } { cards }
asks-colony = { $who } { IF_YOU($is, "מבקשים", "מבקש") } מושבה על { planet }
offers-nothing = { $who } לא { IF_YOU($is, "מציעים", "מציע") } דבר
accepts = { $who } { IF_YOU($is, "מסכימים", "מסכים") }: יש עסקה { $owner_who_with }
refuses = { $who } { IF_YOU($is, "מסרבים", "מסרב") } להצעה { $owner_who_of }
no-deal = אין עסקה { $is ->
    [you] ביניכם לבין { $owner_who }
   *[other] { $owner_is ->
        [you] ביניכם לבין { $who }
       *[other] בין { $who } לבין { $owner_who }
     }
 }

## קלפים

draws = { $who } { IF_YOU($is, "שולפים", "שולף") } { $known ->
    [yes] את { $seen }
   *[no] { cards }
 }
discards = { $who } { IF_YOU($is, "משליכים", "משליך") } את ״{ $card }״
takes = { $who } { IF_YOU($is, "מקבלים", "מקבל") } { $owner_who_from } { $known ->
    [yes] את { $seen }
   *[no] { cards }
 }
compensated = פיצוי על המשא ומתן: { $who } { IF_YOU($is, "מקבלים", "מקבל") } { $owner_who_from } { $known ->
    [yes] את { $seen }
   *[no] { cards }
 }
looks = { $who } { IF_YOU($is, "מסתכלים", "מסתכל") } ביד { $owner_who_of }: { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
retrieves = { $who } { IF_YOU($is, "לוקחים", "לוקח") } מערימת ההשלכה את ״{ $card }״
reshuffles = מערבבים את ערימת ההשלכה לחבילה חדשה: { cards }
uses-power = { $who } { IF_YOU($is, "משתמשים", "משתמש") } בכוח של ״{ $card }״
power-works = הכוח { $who_of } פועל: ״{ $card }״
unveils = { $who } { IF_YOU($is, "חושפים", "חושף") } את דף החייזר: ״{ $card }״
uses-wild = { $who } { IF_YOU($is, "משתמשים", "משתמש") } בהשפעה הפראית של ״{ $card }״
uses-super = { $who } { IF_YOU($is, "משתמשים", "משתמש") } בהשפעת העל של ״{ $card }״
plays-artifact = { $who } { IF_YOU($is, "משתמשים", "משתמש") } בחפץ הפלאי ״{ $card }״
uses-tech = { $who } { IF_YOU($is, "משתמשים", "משתמש") } בטכנולוגיה ״{ $card }״
cancelled = ל״{ $card }״ { $who_of } אין השפעה
changes-total = הסכום { $who_of } { $sign ->
    [minus] קטן
   *[plus] גדל
 } ב-{ $size }
swaps-cards = { $who } { IF_YOU($is, "מחליפים", "מחליף") } בין הקלפים שנבחרו
replaces = עכשיו יש { $who_to } קלף אחר: { card }
counts-as = הקלף ״{ $card }״ { $who_of } נחשב לקלף { $type ->
    [morph] העתקה
   *[negotiate] משא ומתן
 }
keeps-card = { $who } { IF_YOU($is, "מחזירים", "מחזיר") } אל היד את קלף ההיתקלות { IF_YOU($is, "שלכם", "שלו") }
outcome = { $who } { IF_YOU($is, "משנים", "משנה") } את התוצאה: { $way ->
    [lower-wins] הסכום הנמוך מנצח
    [win-ties] בתיקו מנצח הצד { $who_of }
    [no-fight] אין קרב, ואחרי חשיפת הקלפים כל החלליות חוזרות
   *[deal-fails] העסקה נכשלת
 }
no-ally = { $who } כבר לא { IF_YOU($is, "בעלי ברית", "בעל ברית") }: לא נשארו { IF_YOU($is, "לכם", "לו") } חלליות בהיתקלות
forbidden = עד סוף ההיתקלות אסור { $who_to } { $act ->
    [reinforcements] לשחק תגבור
    [cards] לשחק תגבור, הבזקים וחפצים פלאיים
    [flares] לשחק הבזקים
   *[powers] להשתמש בכוח
 }
again = { $who } { IF_YOU($is, "רשאים", "רשאי") } לצאת להיתקלות נוספת

## סוף המשחק

wins = { $who } { IF_YOU($is, "מנצחים", "מנצח") }, עם { $n } מושבות חוץ
win-together = ניצחון משותף, מספר המנצחים: { $n }
endless = כל אחד שיחק { $n } תורים ואין מנצח: תיקו
endless-turn = לתור הזה אין סוף: תיקו

## למה אי אפשר

why-over = המשחק כבר נגמר
why-not-yet = המשחק עוד לא התחיל
why-asked-otherwise = קודם שחקן אחר צריך לענות
why-asked-first = קודם צריך לענות על השאלה שנשאלתם
why-asked-of-another = על זה נשאל שחקן אחר
why-not-your-colony = אין לכם מושבה על הכוכב הזה
why-no-reinforcement = הקלף ״{ $card }״ אינו קלף תגבור
why-not-a-main-player = קלפי היתקלות מניחים רק שני השחקנים הראשיים, ואתם לא ביניהם
why-planned-already = הקלף שלכם כבר מונח על השולחן
why-not-planning = קלפי היתקלות מניחים בשלב התכנון
why-takes-no-part = אתם לא משתתפים בהיתקלות הזאת
why-only-after-reveal = קלפי תגבור משחקים אחרי החשיפה
why-is-forbidden = נאסר להשתמש ב״{ $card }״ עד סוף ההיתקלות
why-tech-unfinished = הטכנולוגיה ״{ $card }״ עוד לא הושלמה
why-power-lost = הכוח של ״{ $card }״ אבד: נשארו מעט מדי מושבות בית
why-power-zapped = הכוח של ״{ $card }״ פוצפץ עד סוף ההיתקלות
why-works-by-itself = החייזר ״{ $card }״ פועל מעצמו, ולא משתמשים בו
why-other-moment = זה לא הרגע של ״{ $card }״
why-other-effect = ברגע הזה פועלת ההשפעה האחרת של ״{ $card }״, והיא לא שלכם
why-used-already = כבר השתמשתם ב״{ $card }״ בהיתקלות הזאת
why-condition-unmet = התנאי של ״{ $card }״ לא מתקיים
why-no-effect = עכשיו לא תהיה ל״{ $card }״ השפעה
why-not-now = עכשיו נשאלת שאלה אחרת
why-not-invited = איש לא הזמין אתכם לברית
why-no-ships-there = אין שם חלליות שלכם, או שכבר יצאו כמה שמותר
why-gate-is-full = בשער כבר נמצאות כל החלליות שמותר לשלוח ({ $n }), ואי אפשר להוסיף
why-not-that-planet = את הכוכב הזה אי אפשר לבחור עכשיו
why-not-that-colony = מושבה כזאת אי אפשר לכלול בעסקה
why-not-in-hand = אין לכם ״{ $card }״
why-no-encounter-card = הקלף ״{ $card }״ אינו קלף היתקלות
why-flare-used = כבר השתמשתם ב״{ $card }״ בהיתקלות הזאת
why-another-flare = כבר השתמשתם בהבזק בהיתקלות הזאת, ומותר רק אחד
