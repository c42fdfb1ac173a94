# מה שנאמר על התרחישים של המשחק הזה: במה העמדה שונה מן הצפוי, ולמה היא לא ייתכן. הטקסט האנגלי ב-scenario.py.
# בלי נקודות בסוף.

unmet-base = על השולחן: { $found }, ולא { $wanted }
unmet-power-of = העוצמה של ״{ $card }״ היא { $found }, ולא { $wanted }
unmet-control-of = השולט בלוחם ״{ $card }״ הוא { $found }, ולא { $wanted }
unmet-total-of = העוצמה הכוללת בבסיס ״{ $card }״ היא { $found }, ולא { $wanted }
unmet-breakpoint-of = נקודת הפיצוץ של ״{ $card }״ היא { $found }, ולא { $wanted }
base-bare = הבסיס ״{ $card }״ (ריק)
base-with = הבסיס ״{ $card }״ ({ $lying })
minions-of = לוחמים של { $who }: { $cards }
actions-of = פעולות של { $who }: { $cards }
parts = { $first }; { $rest }
on-minion = עם ״{ $card }״ של { $who }
key-smashup-vp = נקודות ניצחון
key-smashup-minions = כמה לוחמים עוד מותר לשחק
key-smashup-actions = כמה פעולות עוד מותר לשחק
key-smashup-bases-in-play = הבסיסים שעל השולחן
zone-smashup-discard = בערימת הקלפים המנוצלים
zone-smashup-base-deck = בערימת הבסיסים
zone-smashup-base-discard = בערימת הבסיסים שנוצלו
too-many-bases = במשחק { $n } בסיסים, ויותר מ-{ $most } לא ייתכנו
does-not-stay = הפעולה ״{ $card }״ לא נשארת במשחק
not-on-minion = את הפעולה ״{ $card }״ מצמידים לבסיס, לא ללוחם
not-on-base = את הפעולה ״{ $card }״ מצמידים ללוחם, לא לבסיס
