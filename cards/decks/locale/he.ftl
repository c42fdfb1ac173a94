# מה לא בסדר בקובץ של חפיסה. הקודים הם של השגיאות ב-cards/decks וב-cards/files.py; בלי נקודה בסוף.

unreadable = אי אפשר לקרוא את הקובץ: { $reason }
nearest = אולי { $names }?
or = { $first } או { $rest }
more-faults = { $n ->
    [one] ועוד שגיאה אחת
    [two] ועוד שתי שגיאות
   *[other] ועוד { $n } שגיאות
 }

list-name = שם החפיסה

## הקובץ

no-such-deck = אין קובץ כזה, ואין חפיסה בשם הזה
unknown-deck = אין קובץ ואין חפיסה בשם ״{ $name }״
no-such-file = אין קובץ כזה
is-folder = זו תיקייה, ודרוש קובץ
cannot-be-read = הקובץ לא נפתח: { $reason }
empty-pipe = לא הגיע שום טקסט בקלט
empty = הקובץ ריק
too-large = הקובץ גדול מ-{ $most } מ״ב
binary = זה לא טקסט; שמרו את הרשימה כטקסט בקידוד UTF-8
not-utf-8 = הטקסט לא בקידוד UTF-8; שמרו אותו ב-UTF-8
other-file = זו לא רשימה; שמרו אותה כגיליון אלקטרוני (‎.xlsx,‎ .ods), כ-CSV או כטקסט פשוט
too-much-unpacked = הגיליון תופס יותר מ-{ $most } מ״ב אחרי פריסה: יותר מדי לרשימה
bad-workbook = הגיליון פגום; שמרו אותו מחדש, או כ-CSV
no-result = בתא { $cell } יש נוסחה בלי תוצאה; פתחו את הקובץ בתוכנת גיליונות ושמרו אותו שם
many-sheets = בקובץ יש יותר מגיליון מלא אחד; השאירו רק את הגיליון של החפיסה

## הרבה רשימות בבת אחת

no-lists = אין כאן רשימות
too-many-lists = יש כאן יותר מ-{ $most } קבצים; חלקו אותם לכמה תיקיות או ארכיונים
archive-too-large = הארכיון תופס יותר מ-{ $most } מ״ב אחרי פריסה; חלקו אותו לכמה ארכיונים
bad-archive = הארכיון פגום; ארזו אותו מחדש או מסרו את הרשימות בלי ארכיון
bad-in-archive = הקובץ בתוך הארכיון פגום; ארזו את הארכיון מחדש
archive-inside = זה ארכיון בתוך ארכיון; פרסו אותו קודם
locked = הקובץ נעול בסיסמה; ארזו את הארכיון בלי סיסמה
packed-too-small = הקובץ דחוס כל כך, שהוא לא יכול להיות רשימת חפיסה
is-link = זה קישור למקום אחר; שימו בתיקייה את הרשימה עצמה
yaml-elsewhere = קובצי YAML לא נקראים בדף הזה; בדקו את החפיסה בפקודה fitil check

## הרשימה

no-cards-in-list = אין קלפים ברשימה
too-many-lines = בקובץ יש יותר מ-{ $most } שורות: יותר מדי לחפיסה
too-many-in-list = ברשימה יש יותר מ-{ $most } קלפים: יותר מדי לחפיסה
long-line = בשורה יש { $letters } תווים: ארוך מדי לרשימה
unknown-game = אין משחק בשם ״{ $name }״
unknown-mode = [{ $rule }] אין מצב ״{ $name }״ (fitil games { $game } מפרטת את כולם)
only-one-mode = במשחק הזה יש רק מצב אחד; הסירו את --mode
unknown-card = אין קלף בשם ״{ $name }״
write-so = השורה ״{ $text }״ לא ברורה; כתבו כך: { $write }
which-number = ״{ $text }״: לא ברור אם זה מספר השורה או מספר העותקים; אם זה מספר העותקים, כתבו כך: { $write }
of-what = { $copies } של מה? חסר שם של קלף
how-many = כמה עותקים של ״{ $name }״? ״{ $copies }״ הוא לא מספר
bad-copies = { $copies } הוא לא מספר עותקים אפשרי; כתבו מספר מ-1 עד { $most }
heading-or-card = ״{ $text }״ הוא גם כותרת וגם קלף; אם זה קלף, כתבו כך: { $write }
name-follows = אחרי ״{ $text }״ צריך לבוא שם של קלף
too-many-in-slot = ליד החפיסה { $most ->
    [one] מונח רק קלף אחד כזה
    [two] מונחים לכל היותר שני קלפים כאלה
   *[other] מונחים לכל היותר { $most } קלפים כאלה
 }, אבל ״{ $name }״ מופיע כאן { $n ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $n } פעמים
 }
no-such-slot = במשחק הזה ״{ $name }״ לא מונח ליד החפיסה; העבירו אותו לרשימה או הסירו את השורה
in-sideboard = ״{ $name }״ נמצא ב-sideboard, ומשם הוא לא שייך לחפיסה; הסירו את השורה

## קישור

not-a-site = ‏״{ $address }״ אינו כתובת של אתר: כתבו ‎--site https://…‎ או הגדירו את FITIL_ADDRESS
no-site = לקישור צריך כתובת של אתר עם הסדנה: כתבו ‎--site https://…‎ או הגדירו את FITIL_ADDRESS
too-large-for-code = החפיסה גדולה מדי לקוד QR
only-pictures = { $path }: קוד QR נכתב רק לקובצי ‎.svg ו-‎.png
damaged-link = הקישור פגום; העתיקו אותו שוב, במלואו
other-link = את הקישור הזה יצרה תוכנה חדשה יותר (גרסת הקישור: { $version }); עדכנו את שלכם
long-link = בקישור יש { $letters } תווים: ארוך מדי לחפיסה

## תוכנות אחרות

bad-table = יש שגיאה בטבלה: { $reason }
bad-xml = יש שגיאה ב-XML:‏ { $reason }
other-xml = זה XML, אבל לא רשימה: הוא נפתח ב-<{ $tag }>; מתאימים חפיסה של Cockatrice‏ (‎.cod) ו-order.xml
document-type = ב-XML הוגדר סוג מסמך, ואסור שיופיע ברשימה
unknown-zone = אין בחפיסה אזור ״{ $name }״, יש main ו-side
bad-json = יש שגיאה ב-JSON:‏ { $reason }
other-json = זה JSON, אבל לא רשימה; מתאים עצם שמור של Tabletop Simulator
too-deep = יותר מדי רמות זו בתוך זו
many-decks = { $n ->
    [one] בקובץ חפיסה אחת
    [two] בקובץ שתי חפיסות
   *[other] בקובץ { $n } חפיסות
 }; שמרו רק את הדרושה

## YAML

missing-key = חסר המפתח ״{ $name }״
unknown-key = אין כאן מפתח ״{ $name }״
duplicate-key = המפתח ״{ $name }״ כתוב פעמיים
only-comments = בקובץ יש רק הערות
second-document = בקובץ יש מסמך YAML שני; צריך אחד
bad-yaml = שגיאה ב-YAML: { $reason }
tab = תו טאב: מזיחים ברווחים
quote-inside = גרשיים " בתוך טקסט שבין "…": כתבו ״, או הקיפו את הטקסט ב-'…'
quote-open = המירכאות שנפתחות כאן לא נסגרות
colon-inside = נקודתיים בתוך טקסט: הקיפו את כל הטקסט במירכאות
indented = ההזחה כאן { $n ->
    [one] רווח אחד
    [two] שני רווחים
   *[other] { $n } רווחים
 }, ובשורה { $line }: { $by ->
    [one] רווח אחד
    [two] שני רווחים
   *[other] { $by } רווחים
 }; יישרו אותן
not-an-id = { $where }: { $value } הוא לא מזהה; מזהה כותבים במילים לטיניות קטנות עם מקפים
should-not-be-empty = { $where }: כאן ריק
should-be-text = { $where }: צריך טקסט, וכאן { $value }
should-be-whole = { $where }: צריך מספר שלם, וכאן { $value }
should-be-list = { $where }: צריך רשימה, וכאן { $value }
should-be-mapping = { $where }: צריך מפתחות עם ערכים, וכאן { $value }
should-be-at-least = { $where }: לא פחות מ-{ $limit }, וכאן { $value }
should-be-at-most = { $where }: המספר גדול מדי, { $value }
too-many-letters = { $where }: לא יותר מ-{ $limit } תווים
