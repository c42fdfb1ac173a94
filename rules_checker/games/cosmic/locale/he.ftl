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
planet = כוכב { $planet } של { $owner_who }

## הכנה

dealt-flares = { $who } מקבל { $known ->
    [yes] את ההבזקים { $seen }
   *[no] שני הבזקים
 } ובוחר אחד משני חייזרים
plays-as = { $who } משחק בחייזר ״{ $card }״
first = { $who } פותח

## התור

encounter = { $n ->
    [1] מתחילה ההיתקלות הראשונה בתור
   *[other] מתחילה ההיתקלות השנייה בתור
 }
no-encounter = ל{ $who } אין קלפי היתקלות: התור אבוד
drops-hand = { $who } משליך את היד: { cards }
draws-alien = { $who } שולף דף חייזר { $known ->
    [yes] { $seen }
   *[no] מהערימה
 }
changes-alien = { $who } מחליף חייזר, מעכשיו ״{ $card }״
changes-hidden = { $who } מחליף חייזר, ועוד לא ראו אותו
keeps-alien = { $who } משאיר את החייזר שלו
researches = { $who } חוקר טכנולוגיה בחללית מ{ planet }; חלליות עליה: { $n }
completes = { $who } משלים את הטכנולוגיה ״{ $card }״
gives-up-tech = { $who } משלים את ״{ $card }״ בלי מספיק חלליות, והטכנולוגיה מושלכת
returns = חללית של { $who } חוזרת אל { planet }
destiny = קלף הגורל: ״{ $card }״
attacks = { $who } תוקף, ובהגנה { $owner_who }
aims = { $who } מפנה את שער העל-חלל אל { planet }
leaves = חללית של { $who } יוצאת מ{ planet }
empties = ל{ $who } אין עוד מושבה על { planet }
cannot-launch = ל{ $who } אין חלליות לתקוף בהן
invites = { $who } מזמין לברית את { $owner_who }
declines = { $who } לא מצטרף לאיש
allies = { $who } מצטרף לצד של { $owner_who }
no-plan = ל{ $who } אין קלפי היתקלות: ההיתקלות נגמרת
plans = { $who } מניח עם הפנים למטה { $known ->
    [yes] את { $seen }
   *[no] קלף היתקלות
 }
card = { $card_kind ->
    [attack] תקיפה { $n }
    [negotiate] משא ומתן
   *[morph] העתקה
 }
reveals = { $who } חושף: { card }
reinforces = { $who } מוסיף תגבור: { $n }
total = הסכום של { $who }: { $n }
prevails = הצד של { $who } מנצח
negotiator-loses = משא ומתן מפסיד לתקיפה: { $who } הפסיד
both-lose = העתקה מול העתקה: שני הצדדים מפסידים
to-warp = אל העיוות, מ{ $who }: { ships }
lands = { $who } נוחת על { planet }: { ships }
founds = { $who } מייסד מושבה על { planet }

## משא ומתן

offers-card = { $who } מציע את הקלף ״{ $card }״
offers-colony = { $who } מציע מושבה על { planet }
asks-cards = { $who } מבקש { cards }
asks-colony = { $who } מבקש מושבה על { planet }
offers-nothing = { $who } לא מציע דבר
accepts = { $who } מסכים: יש עסקה עם { $owner_who }
refuses = { $who } מסרב להצעה של { $owner_who }
no-deal = אין עסקה בין { $who } לבין { $owner_who }

## קלפים

draws = { $who } שולף { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
discards = { $who } משליך את ״{ $card }״
takes = { $who } מקבל מ{ $owner_who } { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
looks = { $who } מסתכל ביד של { $owner_who }: { $known ->
    [yes] { $seen }
   *[no] { cards }
 }
retrieves = { $who } נוטל מההשלכה את ״{ $card }״
reshuffles = ההשלכה נטרפת לחבילה חדשה: { cards }
uses-power = { $who } משתמש בכוח של ״{ $card }״
unveils = { $who } חושף את דף החייזר: ״{ $card }״
uses-wild = { $who } משתמש בהשפעה הפראית של ״{ $card }״
uses-super = { $who } משתמש בהשפעת העל של ״{ $card }״
plays-artifact = { $who } משתמש בחפץ הפלאי ״{ $card }״
uses-tech = { $who } משתמש בטכנולוגיה ״{ $card }״
cancelled = ״{ $card }״ של { $who } לא פועל
changes-total = הסכום של { $who }: { $sign ->
    [minus] פחות { $size }
   *[plus] עוד { $size }
 }
swaps-cards = { $who } מחליף בין הקלפים שנבחרו
replaces = ל{ $who } יש עכשיו קלף אחר: { card }
counts-as = ״{ $card }״ של { $who } נחשב { $type ->
    [morph] העתקה
   *[negotiate] משא ומתן
 }
keeps-card = { $who } יחזיר ליד את קלף ההיתקלות שלו
outcome = { $who } משנה את התוצאה: { $way ->
    [lower-wins] הסכום הנמוך מנצח
    [win-ties] תיקו הוא ניצחון לצד הזה
    [no-fight] אין קרב
   *[deal-fails] העסקה נכשלת
 }
forbidden = עד סוף ההיתקלות אסור ל{ $who } { $act ->
    [reinforcements] לשחק תגבור
    [flares] לשחק הבזקים
   *[powers] להשתמש בכוח
 }
again = { $who } רשאי להיתקלות נוספת

## סוף המשחק

wins = { $who } מנצח: מושבות חוץ, { $n }
win-together = הניצחון משותף, מנצחים: { $n }
endless = כל אחד שיחק { $n } תורים ואין מנצח: תיקו
endless-turn = לתור הזה אין סוף: תיקו

## למה אי אפשר

why-over = המשחק כבר נגמר
why-not-yet = המשחק עוד לא התחיל
why-asked-otherwise = קודם צריך לענות שחקן אחר
why-not-now = לא על זה שואלים עכשיו
why-not-invited = איש לא הזמין אותך לברית
why-no-ships-there = אי אפשר לקחת משם חללית: אין לך שם, או שכבר יצאו כמה שמותר
why-gate-is-full = החלליות שלך כבר בשער ({ $n }), ואי אפשר להוסיף עליהן
why-not-that-planet = את הכוכב הזה אי אפשר לבחור עכשיו
why-not-that-colony = מושבה כזאת אי אפשר לכלול בעסקה
why-not-in-hand = הקלף ״{ $card }״ לא אצלך
why-no-encounter-card = ״{ $card }״ אינו קלף היתקלות
why-flare-used = כבר השתמשת בהבזק ״{ $card }״ בהיתקלות הזאת
why-another-flare = כבר השתמשת בהבזק בהיתקלות הזאת, ומותר רק אחד
