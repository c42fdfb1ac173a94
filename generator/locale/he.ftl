# מה שבית הדפוס מדפיס ליד הקלפים

calibration-title = כיול הדפסה דו-צדדית
calibration-front = הדפיסו דו-צדדי בקנה מידה 100% והחזיקו מול האור, כשהצד הזה אליכם. הצלב שמאחור נראה דרך הנייר: קראו על שני הסרגלים איפה הוא נופל, והקלידו:
calibration-kept = הצלב המקווקו כבר מוזז לפי מה ששמרתם. אם הוא נופל על האפס, הכול במקום.
calibration-back = זה הצד האחורי. הפכו את הדף וקראו את ההוראות שם.

# חוברת החוקים

rulebook-title = { $game }: חוברת החוקים
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
registration-more = { $n ->
    [one] ויש עוד הערה אחת, ראו fitil check
    [two] ויש עוד שתי הערות, ראו fitil check
   *[other] ויש עוד { $n } הערות, ראו fitil check
 }
field-player = שם השחקן
field-event = טורניר
field-date = תאריך
field-signature = חתימה
total-size = קלפים בחפיסה
total-own = מהקבוצה
total-free = חופשיים
total-foreign = זרים
total-penalty = קנסות על הזרים
judge-checked = נבדק בידי השופט
judge-count = קלפים שנספרו
judge-penalties = עונשים
judge-notes = הערות השופט

# העמוד האחרון בהדפסה של מה שהשתנה

removal-title = מה לעשות בהדפסה הקודמת
removal-how = הקלפים הקודמים נשארים בשימוש, חוץ מאלה שכאן. סמנו אחד אחד, ובסוף החפיסה תהיה כמו במאגר.
removal-replace = להחליף: הקלפים האלה השתנו
removal-remove = להוציא: הקלפים האלה כבר לא דרושים
removal-add = להוסיף: הקלפים האלה לא היו בהדפסה הקודמת
removal-card = קלף
removal-old = להוציא
removal-new = להכניס
