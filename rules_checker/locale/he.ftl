# מה אומרים על חפיסה. לכל קוד של הבדיקה יש הודעה ותיקון (.fix), הקטן ביותר שמספיק.
# בלי נקודה בסוף: השורה מורכבת בתוכנית.

## גודל

too-few-cards = { $size ->
    [0] אין קלפים בחפיסה, אבל צריכים להיות בה בדיוק { $expected }
    [one] בחפיסה יש קלף אחד, אבל צריכים להיות בה בדיוק { $expected }
    [two] בחפיסה יש שני קלפים, אבל צריכים להיות בה בדיוק { $expected }
   *[other] בחפיסה יש { $size } קלפים, אבל צריכים להיות בה בדיוק { $expected }
 }
 .fix = { $n ->
    [one] הוסיפו קלף אחד
    [two] הוסיפו שני קלפים
   *[other] הוסיפו { $n } קלפים
 }
too-many-cards = בחפיסה יש { $size } קלפים, אבל צריכים להיות בה בדיוק { $expected }
 .fix = { $n ->
    [one] הסירו קלף אחד
    [two] הסירו שני קלפים
   *[other] הסירו { $n } קלפים
 }
no-cards = אין קלפים בחפיסה
 .fix = הוסיפו לפחות קלף אחד
below-least = { $size ->
    [0] אין קלפים בחפיסה
    [one] בחפיסה יש קלף אחד
    [two] בחפיסה יש שני קלפים
   *[other] בחפיסה יש { $size } קלפים
 }, אבל צריכים להיות בה לפחות { $least }
 .fix = { $n ->
    [one] הוסיפו קלף אחד
    [two] הוסיפו שני קלפים
   *[other] הוסיפו { $n } קלפים
 }
above-most = בחפיסה יש { $size } קלפים, אבל מותרים בה לכל היותר { $most }
 .fix = { $n ->
    [one] הסירו קלף אחד
    [two] הסירו שני קלפים
   *[other] הסירו { $n } קלפים
 }

## ליד החפיסה

slot-empty = { $count ->
    [one] לא צוין קלף מסוג ״{ $type }״ ליד החפיסה
    [two] לא צוינו קלפים מסוג ״{ $type }״ ליד החפיסה, אבל צריך שניים
   *[other] לא צוינו קלפים מסוג ״{ $type }״ ליד החפיסה, אבל צריך { $count }
 }
 .fix = ציינו: { $cards }
slot-undeclared = קלף מסוג ״{ $type }״ נמצא בחפיסה, אבל צריך לציין אותו בנפרד
 .fix = ציינו בנפרד: { $cards }
slot-short = ליד החפיסה צוינו קלפים מסוג ״{ $type }״: { $found }, אבל צריך { $count }
 .fix = ציינו עוד { $n }: { $cards }
slot-overfull = ליד החפיסה צוינו קלפים מסוג ״{ $type }״: { $n }, אבל צריך { $count }
 .fix = { $count ->
    [one] השאירו רק אחד: { $cards }
    [two] השאירו רק שניים: { $cards }
   *[other] השאירו רק { $count }: { $cards }
 }
slot-wrong = הקלף ״{ $card }״ צוין ליד החפיסה, אבל מונחים שם רק קלפים מסוג ״{ $type }״
 .fix = ציינו: { $cards }
slot-inside = ״{ $card }״ הוא קלף מסוג ״{ $type }״: מקומו מחוץ לחפיסה, והוא לא נספר בה
 .fix = הסירו מהחפיסה { $n } × ״{ $card }״
piece-inside = הקלף ״{ $card }״ לא שייך לחפיסה, ולא רושמים אותו בה
 .fix = הסירו מהחפיסה { $n } × ״{ $card }״

## עותקים

too-many-copies = { $copies ->
    [one] בחפיסה יש עותק אחד
    [two] בחפיסה יש שני עותקים
   *[other] בחפיסה יש { $copies } עותקים
 } של הקלף ״{ $card }״, אבל { $most ->
    [one] מותר עותק אחד לכל היותר
    [two] מותרים שני עותקים לכל היותר
   *[other] מותרים { $most } עותקים לכל היותר
 }
 .fix = הסירו { $n } × ״{ $card }״

## חלקים

too-few-of = { $found ->
    [0] אין בחפיסה קלפים כאלה
    [one] בחפיסה יש קלף אחד כזה
    [two] בחפיסה יש שני קלפים כאלה
   *[other] בחפיסה יש { $found } קלפים כאלה
 } ({ $of }), אבל צריך לפחות { $least }
 .fix = הוסיפו { $n }: { $of }
too-many-of = { $found ->
    [one] בחפיסה יש קלף אחד כזה
    [two] בחפיסה יש שני קלפים כאלה
   *[other] בחפיסה יש { $found } קלפים כאלה
 } ({ $of }), אבל מותר לכל היותר { $most }
 .fix = הסירו { $n }: { $of }
unique = ייחודי
not-unique = לא ייחודי
any-card = כל קלף

## קבוצות שלמות

team-twice = בחפיסה יש ״{ $part }״ יותר מפעם אחת
 .fix = במקום הכפילות בחרו משהו אחר
too-few-teams = מספר ה{ $team_pl } בחפיסה צריך להיות { $count }, וכרגע הוא { $found }{ $found ->
    [0] { "" }
   *[other] { " " }({ $parts })
 }
 .fix = הוסיפו עוד: { $n }
too-many-teams = מספר ה{ $team_pl } בחפיסה צריך להיות { $count }, וכרגע הוא { $found }
 .fix = הסירו{ $any ->
    [yes] { " " }{ $n } לבחירתכם
   *[no] { "" }
 }: { $parts }
team-lacks = לא כל הקלפים של ״{ $part }״ בחפיסה: העותקים של ״{ $card }״ במשחק – { $printed }, ובחפיסה – { $copies }
 .fix = הוסיפו { $n } × ״{ $card }״
team-beyond = יותר מדי קלפים של ״{ $part }״ בחפיסה: העותקים של ״{ $card }״ במשחק – { $printed }, ובחפיסה – { $copies }
 .fix = הסירו { $n } × ״{ $card }״
team-shared = ״{ $part }״ אצל { $n ->
    [two] שני שחקנים
   *[other] { $n } שחקנים
 }, אבל { $boxes ->
    [1] בעותק אחד של המשחק יש קלפים לשחקן אחד בלבד
   *[other] מספר העותקים של המשחק שעל השולחן הוא { $boxes }
 }
 .fix = בחרו משהו אחר לאחד מהם{ $boxes ->
    [1] { "" }, או שחקו עם שני עותקים של המשחק
   *[other] { "" }
 }

## משחק

no-opponent = { $n ->
    [one] חסרה עוד חפיסה אחת
    [two] חסרות עוד שתי חפיסות
   *[other] חסרות עוד { $n } חפיסות
 }
 .fix = { $n ->
    [one] הוסיפו חפיסה אחת
    [two] הוסיפו שתי חפיסות
   *[other] הוסיפו { $n } חפיסות
 }
too-many-decks = { $decks ->
    [two] צוינו שתי חפיסות
   *[other] צוינו { $decks } חפיסות
 }, אבל במשחק יש רק { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players } שחקנים
 }
 .fix = { $n ->
    [one] הסירו חפיסה אחת
    [two] הסירו שתי חפיסות
   *[other] הסירו { $n } חפיסות
 }
different-games = החפיסות שייכות למשחקים שונים: { $games }
 .fix = בחרו חפיסות של אותו משחק
same-deck = החפיסה { $deck } צוינה יותר מפעם אחת, אבל אין חפיסה משותפת: לכל שחקן חפיסה משלו
 .fix = הדפיסו את החפיסה לכל שחקן, או בחרו חפיסה אחרת

## פלט

legal = חפיסה תקינה
legal-learning = חפיסה ללימוד, קטנה מהרגיל
illegal = חפיסה לא תקינה
legal-match = { $n ->
    [1] אפשר לשחק בחפיסה הזאת
   *[other] החפיסות האלה יכולות לשחק זו מול זו
 }
illegal-match = { $n ->
    [1] אי אפשר לשחק בחפיסה הזאת לבדה
   *[other] החפיסות האלה לא יכולות לשחק זו מול זו
 }
errors = שגיאות
warnings = אזהרות
cards = { $n ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $n } קלפים
 }
or = { $first } או { $rest }

## הרבה חפיסות

unreadable = אי אפשר לקרוא את הרשימה
unreadable-match = המשחק לא נבדק: אחת הרשימות לא נקראת
decks = { $n ->
    [one] רשימה אחת
    [two] שתי רשימות
   *[other] { $n } רשימות
 }
decks-legal = { $n ->
    [one] { $of ->
        [1] תקינה
       *[other] אחת תקינה
     }
    [two] שתיים תקינות
   *[other] { $n } תקינות
 }
decks-illegal = { $n ->
    [one] { $of ->
        [1] לא תקינה
       *[other] אחת לא תקינה
     }
    [two] שתיים לא תקינות
   *[other] { $n } לא תקינות
 }
decks-unreadable = { $n ->
    [one] { $of ->
        [1] לא נקראה
       *[other] אחת לא נקראה
     }
    [two] שתיים לא נקראו
   *[other] { $n } לא נקראו
 }
decks-unread = { $of ->
    [one] הרשימה לא נקראה
   *[other] רשימות שלא נקראו: { $n } מתוך { $of }
 }

## סביב השולחן

turn-word = תור
# ‏$is אומר מי זה בשביל הקורא, $apart הוא האות שלו כשיש כמה בוטים
seat = { $is ->
    [you] אתם
    [bot] הבוט{ $apart }
   *[player] שחקן { seat-letter }
 }
 .of = { $is ->
    [you] שלכם
    [bot] של הבוט{ $apart }
   *[player] של שחקן { seat-letter }
 }
 .to = { $is ->
    [you] לכם
    [bot] לבוט{ $apart }
   *[player] לשחקן { seat-letter }
 }
 .from = { $is ->
    [you] מכם
    [bot] מהבוט{ $apart }
   *[player] משחקן { seat-letter }
 }
 .acc = { $is ->
    [you] אתכם
    [bot] את הבוט{ $apart }
   *[player] את שחקן { seat-letter }
 }
 .with = { $is ->
    [you] איתכם
    [bot] עם הבוט{ $apart }
   *[player] עם שחקן { seat-letter }
 }
seat-letter = { $player ->
    [0] א׳
    [1] ב׳
    [2] ג׳
    [3] ד׳
    [4] ה׳
   *[other] ו׳
 }
chooses = { $who } בוחר:

## איך נוצרו החפיסות

mode-decks = { $decks ->
    [0] לא הובאה אף רשימה
    [one] הובאה רשימה אחת
    [two] הובאו שתי רשימות
   *[other] הובאו { $decks } רשימות
 }, אבל במצב הזה { $least ->
    [0] { $most ->
        [0] לא מביאים רשימות
        [one] מביאים לכל היותר רשימה אחת
        [two] מביאים לכל היותר שתי רשימות
       *[other] מביאים לכל היותר { $most } רשימות
     }
   *[other] { $exact ->
        [yes] { $least ->
            [one] צריך רשימה אחת
            [two] צריך שתי רשימות
           *[other] צריך { $least } רשימות
         }
       *[no] מספר הרשימות הוא מ-{ $least } עד { $most }
     }
 }
 .fix = תקנו את הרשימות או ציינו מצב אחר
no-piece = הקלף ״{ $card }״ לא שייך למה שמונח על השולחן
 .fix = הסירו אותו מרשימת הקלפים שעל השולחן
piece-beyond = הקלף ״{ $card }״ מונח על השולחן פעם אחת יותר מדי: בעותק אחד של המשחק מספר הקלפים האלה הוא { $printed }
 .fix = הסירו את הכפילות: על השולחן מונחים קלפים מעותק אחד של המשחק בלבד
option-value = כאן { $n }, ומותר רק { $values }
 .fix = כתבו אחד מהמספרים האלה
legal-prepared = הכול לפי החוקים
illegal-prepared = לא לפי החוקים
hand-of = { $seat }:

## הרבה חפיסות לטורניר

desk-title = בדיקת חפיסות לטורניר
desk-number = מס׳
desk-player = שחקן
desk-team = קבוצה
desk-file = קובץ
desk-deck = חפיסה
desk-lead = ליד החפיסה
desk-cards = קלפים
desk-fingerprint = טביעת אצבע
desk-verdict = תוצאה
desk-reasons = הערות
desk-seen = השופט
desk-line = שורה { $line }
desk-same-deck = אותה חפיסה נמסרה גם כאן: { $files }
desk-same-player = אותו שחקן מסר עוד רשימה: { $files }
desk-same = זהות: { $n }
desk-twice = מאותו שחקן: { $n }
