# מה נאמר על תרחישים של המשחק: במה העמדה אינה כמצופה, ובמה היא בלתי אפשרית. הטקסט האנגלי נמצא ב-scenario.py. בלי
# נקודה בסוף.

## מה לא התאים

seat-automatic = הבינה המלאכותית
unmet-mana = המאנה של { $name }: ‏{ $found }, ולא { $wanted }
unmet-open = הקלפים הגלויים: { $differs }
unmet-attacks = { $none ->
    [found] אף יצור לא תקף, ואמורים היו לתקוף: { $wanted }
    [wanted] תקפו: { $found }, ואף יצור לא אמור היה לתקוף
   *[neither] תקפו: { $found }, ולא { $wanted }
 }
unmet-dealt = { $none ->
    [found] אף יצור לא ספג נזק, ואמורים היו לספוג: { $wanted }
    [wanted] הנזק: { $found }, ואף יצור לא אמור היה לספוג נזק
   *[neither] הנזק: { $found }, ולא { $wanted }
 }
unmet-strength-of = ערך התקיפה של ״{ $card }״ הוא { $found }, ולא { $wanted }
unmet-abilities-of = היכולות של ״{ $card }״: { $none ->
    [found] אין, ואמורות להיות: { $wanted }
    [wanted] ‏{ $found }, ולא אמורות להיות יכולות
   *[neither] ‏{ $found }, ולא { $wanted }
 }
unmet-upper = הנתיב העליון של { $name }: { $differs }
unmet-lower = הנתיב התחתון של { $name }: { $differs }
unmet-citadel = { $found ->
    [yes] אצל { $name } גלויה המצודה
   *[no] אצל { $name } גלוי המבצר
 }
abilities = { $names }
ability-splash = נתז
ability-pierce = ניקוב
ability-fury = זעם
ability-protection = הגנה
ability-indestructible = בלתי ניתן להשמדה
ability-battle-fervor = להט הקרב
ability-momentum = תאוצה
mark-suffered = נזק { $n }
mark-exposed = ההגנה נוצלה
mark-new = יצור שזומן בתור הזה
zone-deckbattle-upper = בנתיב העליון
zone-deckbattle-lower = בנתיב התחתון
zone-deckbattle-used = בערימת הקלפים המשומשים

## דברים שלא ייתכנו

no-such-stage = אין רמת קושי { $n }: רק במשחק נגד הבינה המלאכותית יש רמות, מ-0 עד { $last }
pool-and-draft = כותבים pool רק בתרחיש שמתחיל בגיוס, ואז חייבים לכתוב אותו
automatic-hand = לבינה המלאכותית יש חפיסה ואין יד, ואף אחד לא פוסל את הקלפים שלה
deck-of-a-person = חפיסה וערימת קלפים משומשים יש רק לבינה המלאכותית: כתבו style: solo
one-wall = ביד יש קלף מבצר/מצודה אחד, ולפני התור הראשון אין
wall-rightmost = קלף המבצר/מצודה לא יכול להיות הימני ביותר (fortress.destroyed)
copies-in-kit = מספר העותקים של ״{ $card }״ כאן הוא { $n }, ובערכה יש רק אחד (gap.build-duplicates)
destroyed-already = לקלף ״{ $card }״ יש { $life } נקודות חיים, ועם נזק { $damage } הוא כבר לא במשחק
fallen-already = בלי חפיסה המבצר כבר נפל: כתבו citadel: true, או תנו חפיסה (solo.ai-fortress-flip)
new-in-another-turn = ‏״{ $card }״: היצור זומן בתור הזה, והתור אינו של בעליו
