# מה ידוע על חפיסה לפני המשחק: `fitil insight` והסדנה. בלי נקודה בסוף: את השורות מרכיבה התוכנה.

curve-name = { $types }, { $number }
so-many = { $value } ({ $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 })
curve = { $name }: { $spread }; בממוצע { NUMBER($mean, maximumFractionDigits: 1) }
opening = { $opening-hand_def }, { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }:
group = { $name }: בחפיסה { $cards }, כאן בממוצע { NUMBER($mean, maximumFractionDigits: 1) }; הסיכוי שלא יהיו כאן כלל: { NUMBER($none, style: "percent", maximumFractionDigits: 1) }
every = לפחות קלף אחד מכל סוג: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
sample = לדוגמה: { $cards }
differs = { $name }: כאן { $here }, שם { $there }
different = בהשוואה ל-{ $deck }
same = הקלפים זהים לאלה של { $deck }

## חפיסה של קבוצות שלמות: מה הן עושות ביחד

together-title = מה הם עושים יחד
together = { $n ->
    [one] הקלף { $names } מסתדר היטב עם { $cards }
   *[other] הקלפים { $names } מסתדרים היטב עם { $cards }
 }
called = ״{ $name }״
copies = ״{ $name }״{ $n ->
    [one] { "" }
   *[other] { " " }× { $n }
 }
together-not = כל אחד לעצמו: הקלפים של האחד לא נשענים על הקלפים של האחר

## משחקים מול חפיסה אחרת

versus = מול החפיסה ״{ $other }״: { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
 }. ניצחונות: { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), הפסדים: { $lost }, תוצאות תיקו: { $drawn }
versus-better = נראה שהחפיסה הזאת חזקה יותר: היא מנצחת ב-{ NUMBER($low, style: "percent", maximumFractionDigits: 0) } עד { NUMBER($high, style: "percent", maximumFractionDigits: 0) } מהמשחקים
versus-worse = נראה שהחפיסה הזאת חלשה יותר: היא מנצחת ב-{ NUMBER($low, style: "percent", maximumFractionDigits: 0) } עד { NUMBER($high, style: "percent", maximumFractionDigits: 0) } מהמשחקים
versus-even = לפי המשחקים האלה אי אפשר לדעת איזו מהן חזקה יותר: אולי { NUMBER($low, style: "percent", maximumFractionDigits: 0) } ניצחונות ואולי { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
versus-turns = תורים במשחק: { NUMBER($mean, maximumFractionDigits: 0) } בממוצע, בין { $shortest } ל-{ $longest }
versus-not = אי אפשר לשחק בחפיסות האלה: בדקו את שתיהן
tried-place = בחפיסה ״{ $deck }״ הוא בא במקום ״{ $out }״: { $copies ->
    [one] עותק אחד
    [two] שני עותקים
   *[other] { $copies } עותקים
 }
tried-won = { $games ->
    [one] חלוקה אחת, ששוחקה
    [two] שתי חלוקות, שכל אחת שוחקה
   *[other] { $games } חלוקות, שכל אחת שוחקה
 } פעמיים. ניצחונות עם הקלף הזה: { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) }), בלעדיו: { $without } ({ NUMBER($before, style: "percent", maximumFractionDigits: 0) })
tried-better = נראה שהחפיסה חזקה יותר איתו: שיעור הניצחונות גבוה ב-{ $least } עד { points }
tried-worse = נראה שהחפיסה חלשה יותר איתו: שיעור הניצחונות נמוך ב-{ $least } עד { points }
tried-even = לפי המשחקים האלה אי אפשר לדעת אם הוא מועיל לחפיסה: אולי שיעור הניצחונות נמוך { $least ->
    [one] בנקודת אחוז אחת
    [two] בשתי נקודות אחוז
   *[other] ב-{ $least } נקודות אחוז
 }, ואולי הוא גבוה { $most ->
    [one] בנקודת אחוז אחת
    [two] בשתי נקודות אחוז
   *[other] ב-{ $most } נקודות אחוז
 }
points = { $most ->
    [one] נקודת אחוז אחת
    [two] שתי נקודות אחוז
   *[other] { $most } נקודות אחוז
 }
tried-had = { $how ->
    [hand] היה ביד { $games ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב-{ $games } משחקים
     }
   *[played] שוחק { $games ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב-{ $games } משחקים
     }
 }, והניצחונות אז: { $won } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
tried-like = לשם השוואה, ״{ $name }״ ({ $of ->
    [before] שהיה במקומו
   *[like] קלף דומה
 }): { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ניצחונות, משחקים כאלה: { $games }
