# מסך המשחק (fitil play): מה שעל השולחן, השאלות והאפשרויות, בלי נקודה בסוף. מה מוצג היכן מסופר ב-rules_checker/play/view/phrasebook.py
# וב-table.py.

## השולחן

table-turn = תור { $n }
 .begun = כן
table-active = התור { $value_who_of }
 .begun = כן
 .playing = כן
table-points = נשארו נקודות פעולה: { $n }
 .begun = כן
 .playing = כן
 .about = מספר הפעמים שאפשר עוד לעשות משהו בתור הזה: להזיז דמות, לגלות חדר או לסובב אותו, לתקוף. מה שלא נוצל הולך לאיבוד
table-goal = משחקים עד { $n } נקודות ניצחון
 .about = מי שצובר את מספר נקודות הניצחון הזה מסיים את התור, והמשחק נגמר
table-maze = המבוך
table-fight = { $n ->
    [0] { "" }
   *[other] קלפי קרב
 }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (אתם)") }
   *[no] { "" }
 }
table-vp = נקודות ניצחון: { $n }
 .about = נקודה על כל דמות שנמלטה (על הגובלין 2), על אוצר שהוצא ועל כל דמות יריבה שחוסלה
table-left = קלפי פעולה: { $value ->
    [none] אין
   *[other] { $value }
 }
 .about = אחד של 2 נקודות פעולה, אחד של 3, אחד של 4 ואחד של 5; מה ששוחק חוזר אחרי שנגמרים כולם
table-last = { $n ->
    [0] { "" }
   *[other] האחרון: { $n }
 }
 .about = קלף הפעולה ששוחק אחרון
table-fighting_size = קלפי קרב: { $n }
 .about = בקרב כל אחד בוחר קלף בסוד ומוסיף אותו לכוח. קלף ששוחק לא חוזר, חוץ מ-‎+0
table-jumps = קלפי קפיצה: { $n }
 .about = עם קלף כזה דמות שזזה עוברת דרך משבצת עם בור או עם דמות
table-saved = דמויות שנמלטו: { $n }
 .about = הן עברו את קו ההתחלה של היריב והביאו נקודות
 .folded = כן
table-killed = דמויות שחוסלו: { $n }
 .about = על כל אחת קיבל היריב נקודה
 .folded = כן
table-treasures = אוצרות שהוצאו: { $n }
 .about = כל אחד הוא עוד נקודת ניצחון
 .folded = כן
table-held_size = { $n ->
    [0] { "" }
   *[other] דסקיות מאחורי המסך: { $n }
 }
 .about = אותן עוד צריך להניח על החדרים
table-held = { $n ->
    [0] { "" }
   *[other] מאחורי המסך
 }
table-hand = ביד
 .numbers = כן

cell-pit = בור
 .mark = o
cell-gear = ציר הזזה { $number }, { $clockwise ->
    [yes] עם כיוון השעון
   *[no] נגד כיוון השעון
 }
 .mark = { $number }{ $clockwise ->
    [yes] ↻
   *[no] ↺
 }
owner = { $owner_is ->
    [player] { $owner_seat }
   *[other] { $owner_who_of }
 }
whose-token = { $owner_is ->
    [you] הדסקית שלכם
   *[other] הדסקית { $owner_who_of }
 }
cell-line = קו ההתחלה { $owner_who_of }
cell-dark = חשוך
 .mark = ▒
cell-unseen = חדר { $place }, עם הפנים כלפי מטה, מקום לדסקיות: { $n }
 .mark = { $place }
cell-vault = חדר { $place }, ״{ $card }״
 .mark = { $place }
cell-hall = חדר { $place }, ״{ $card }״
 .mark = { $place }
cell-token = דסקית { $owner_who_of }, עם הפנים כלפי מטה
 .mark = ?
cell-character = { $card } ({ owner }{ $wounded ->
    [yes] , דמות פצועה
   *[no] { "" }
 })
 .mark = { kind-letter }{ $wounded ->
    [yes] ×
   *[no] { "" }
 }
 .state = { owner }
cell-object = { $card } ({ $carried ->
    [yes] { whose-token }, אצל { $bearer }
   *[no] { owner }
 })
 .mark = { kind-letter }
 .state = { owner }
kind-letter = { $kind ->
    [troll] טר
    [wall-walker] חו
    [warrior] לו
    [wizard] כש
    [cleric] מר
    [goblin] גו
    [mekanork] מכ
    [thief] גנ
    [armor] שר
    [sword] חר
    [fireball-wand] מט
    [treasure] או
    [rope] חב
   *[other] שי
 }

side-wall = קיר { side }
side-gate = שער סגור { side }
side-raised = שער פתוח { side }
side-broken = שער שבור { side }

word-hidden = קלף עם הפנים כלפי מטה

## השאלות

ask-team = מי ייכנס לנבחרת הפתיחה? ({ $number } מתוך { $all })
ask-stand = על איזו משבצת של קו ההתחלה תעמוד הדמות ״{ $card }״?
ask-lay = איזו דסקית להניח, ועל איזה חדר? כשהוא יתגלה, היריב יבחר משבצת לדסקית שלכם. חדרים מלאים לא מוצעים
ask-action = איזה קלף פעולה לשחק?{ $highest ->
    [0] { "" }
   *[other] { " " }הקלף הגבוה ביותר ששוחק עד כה, אצלכם או אצל היריב, הוא { $highest }, ולכן עכשיו עד { $most }
 }
ask-act = { $enough ->
    [yes] יש לכם מספיק נקודות לניצחון: כשתסיימו את התור, המשחק ייגמר.{ " " }
   *[no] { "" }
 }מה עושים? נשארו נקודות פעולה: { $points }{ $more_points ->
    [0] { "" }
   *[other] , מהשיקוי: { $more_points }
 }
ask-walk = { $left ->
    [0] נגמרו המשבצות. מה עכשיו?
    [1] לאן לזוז? נשארה משבצת אחת
    [2] לאן לזוז? נשארו שתי משבצות
   *[other] לאן לזוז? נשארו { $left } משבצות
 }
ask-put = על איזו משבצת להניח את הדסקית ״{ $card }״ { $owner_who_of }?{ $character ->
    [yes] { " " }הדמויות { $owner_who_of } נמלטות מהמבוך דרך קו ההתחלה שלכם
   *[no] { "" }
 }
ask-combat = { $attacks ->
    [yes] אתם תוקפים
   *[no] תוקפים אתכם
 }. איזה קלף קרב לבחור? הכוח שלכם: { $mine } ועוד הקלף; הכוח { $other_who_of }: { $theirs } ועוד הקלף

## האפשרויות

option-play = לשחק את הקלף ״{ $card }״
option-done = { $word ->
    [turn] לסיים את התור{ $n ->
        [0] { "" }
       *[other] { " " }(נשארו נקודות פעולה: { $n })
     }
   *[other] לעצור כאן
 }
option-lay = להניח את הדסקית ״{ $card }״ על חדר { $n }
option-square = { $word }
option-walk = להזיז את הדמות ״{ $card }״
option-take = לאסוף את הדסקית ״{ $card }״
option-drop = להניח כאן את מה שהדמות נושאת
option-leap = לקפוץ מעל { $word }
option-turn = לסובב את חדר { $n } לפי החץ: ״{ $card }״
option-turn-back = לסובב את חדר { $n } נגד החץ: ״{ $card }״
option-reveal = לגלות את חדר { $n }
option-fight = לתקוף את הדמות ״{ $card }״
option-cure = לרפא את הדמות ״{ $card }״
option-regenerate = להחלים: ״{ $card }״
option-drink = לשתות את השיקוי: ״{ $card }״
option-fireball = כדור אש { way }
option-pass-wall = לעבור דרך הקיר ש{ side }
option-break-gate = לשבור את השער ש{ side }
option-open-gate = לפתוח את השער ש{ side }
option-close-gate = לסגור את השער ש{ side }
side = { $word ->
    [up] למעלה
    [right] מימין
    [down] למטה
   *[left] משמאל
 }
way = { $word ->
    [up] למעלה
    [right] ימינה
    [down] למטה
   *[left] שמאלה
 }

numbers-action = נקודות פעולה: { $points }
 .played = נקודות פעולה: { $points }
numbers-combat = ‎+{ $value }‎
 .played = ‎+{ $value }‎

## מה אומרים הרמזים

feature-points = על היריב בנקודות ניצחון
feature-near = הדרך לניצחון
 .whole = אתם { $sign ->
    [minus] רחוקים יותר מהניצחון
   *[plus] קרובים יותר לניצחון
 }
feature-way = הדרך ליציאה
 .whole = הדמויות שלכם { $sign ->
    [minus] רחוקות יותר מהיציאה
   *[plus] קרובות יותר ליציאה
 }
feature-wounded = הפצועים אצלכם לעומת היריב
 .whole = { $sign ->
    [minus] במאזן הפצועים מצבכם טוב יותר
   *[plus] במאזן הפצועים מצבכם גרוע יותר
 }
feature-gear = התועלת מחפצים
 .whole = החפצים מועילים לכם { $sign ->
    [minus] פחות
   *[plus] יותר
 }
feature-wheels = חדרים שאפשר לסובב
 .whole = אתם יכולים לסובב { $sign ->
    [minus] פחות
   *[plus] יותר
 } חדרים
feature-threats = אפשרויות לתקוף
 .whole = יתרונכם על היריב באפשרויות לתקוף { $sign ->
    [minus] קטן יותר
   *[plus] גדול יותר
 }
feature-combat = קלפי קרב
 .whole = יתרונכם על היריב בקלפי הקרב שנשארו { $sign ->
    [minus] קטן יותר
   *[plus] גדול יותר
 }
feature-jumps = על היריב בקלפי קפיצה
feature-hand = על היריב בנקודות הפעולה שבקלפים שנשארו

## הסוף

end-end-winner = { $side ->
    [won] יש לכם יותר נקודות ניצחון
    [lost] ליריב יש יותר נקודות ניצחון
   *[other] למנצח יש יותר נקודות ניצחון
 }
end-gap-tie-at-end = הנקודות שוות, ומנצח מי שצבר אותן ראשון
end-gap-out-of-points = לא נשארו נקודות ניצחון לצבור
end-gap-endless-game = המשחק התארך מדי והופסק{ $side ->
    [won] , ולכם יותר נקודות ניצחון
    [lost] , וליריב יותר נקודות ניצחון
   *[neither] { "" }
 }

## חידות

goal-vp = { $by ->
    [1] קבלו נקודת ניצחון עד סוף התור הזה
    [2] קבלו שתי נקודות ניצחון עד סוף התור הזה
   *[other] קבלו { $by } נקודות ניצחון עד סוף התור הזה
 }. היציאה שלכם { $seat ->
    [A] למעלה
   *[B] למטה
 }

## על מה שואלים ואין מה לעשות איתו

no-reasons-character = אין מה לעשות עכשיו עם הדמות הזאת
no-reasons-object = אין מה לעשות עכשיו עם החפץ הזה
no-reasons-hall = אין מה לעשות עכשיו בחדר הזה
no-reasons-vault = { no-reasons-hall }
