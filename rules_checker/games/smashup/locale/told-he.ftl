# מה שנאמר על התרחישים של המשחק הזה: במה העמדה שונה מן הצפוי, ולמה היא לא ייתכן. הטקסט האנגלי ב-scenario.py.
# בלי נקודות בסוף.

unmet-base = בבסיס { $found }, ולא { $wanted }
unmet-bases-in-play = הבסיסים שבמשחק הם { $found }, ולא { $wanted }
unmet-base-deck = בערימת הבסיסים { $found }, ולא { $wanted }
unmet-base-discard = בערימת הבסיסים שנוצלו { $found }, ולא { $wanted }
unmet-power-of = העוצמה של { $card } היא { $found }, ולא { $wanted }
unmet-control-of = השולט ב-{ $card } הוא { $found }, ולא { $wanted }
unmet-total-of = העוצמה הכוללת בבסיס { $card } היא { $found }, ולא { $wanted }
unmet-breakpoint-of = נקודת הפיצוץ של { $card } היא { $found }, ולא { $wanted }
lies-elsewhere = הקלף { $card } לא יכול להיות במקום הזה
zone-smashup-discard = בערימת הקלפים המנוצלים
