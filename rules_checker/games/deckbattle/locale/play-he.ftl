# מסך המשחק (fitil play): מה מונח על השולחן, השאלות והאפשרויות, בלי נקודה בסוף. איפה כל מילה מוצגת כתוב
# ב-rules_checker/play/words.py וב-table.py.

## השולחן

table-turn = תור { $n }
table-active = התור של שחקן { $value ->
    [0] א׳
   *[1] ב׳
 }
table-step = { $value ->
    [setup] הכנה
    [attack] שלב התקיפה
   *[summon] שלב הזימון
 }
table-mana = מאנה – { $n }
table-open = { $n ->
    [0] { "" }
   *[other] נחשפו
 }
table-sides = { $auto ->
    [yes] הבינה המלאכותית
   *[no] שחקן { $player ->
        [0] א׳
       *[1] ב׳
    }
 }{ $own ->
    [yes] { " " }(אתם)
   *[no] { "" }
 }
table-citadel = { $value ->
    [yes] המבצר נפל והמצודה חשופה
   *[no] המבצר עומד
 }
table-bears = עוד נזק עד הנפילה – { $n }
table-hand_size = קלפים ביד – { $n }
table-deck_size = קלפים בחפיסה – { $n }
table-used = בערימת הקלפים המשומשים
table-realm = הממלכה
table-upper = הנתיב העליון
table-lower = הנתיב התחתון
table-hand = ביד, מהקלף השמאלי

cell-creature = { $card } (תקיפה { $attack }, חיים { $life }{ $damage ->
    [0] { "" }
   *[other] , נזק { $damage }
 }{ $fresh ->
    [yes] , זומן בתור הזה
   *[no] { "" }
 }{ $abilities_n ->
    [0] { "" }
   *[other] ; { $abilities }
 })
 .badge = { $attack } / { $damage ->
    [0] { $life }
   *[other] { $life } − { $damage }
 }

word-splash = נתז
word-pierce = ניקוב
word-fury = זעם
word-protection = הגנה
word-indestructible = בלתי ניתן להשמדה
word-battle-fervor = להט הקרב
word-momentum = תאוצה
word-upper = הנתיב העליון
word-lower = הנתיב התחתון

## השאלות

ask-summon = שלב הזימון: מה תעשו?
ask-cast = שלב התקיפה: להטיל לחש קסם?
ask-return = איזה קלף חוזר ליד קודם?
ask-draft = איזה קלף תיקחו?
ask-ban = איזה קלף לפסול בחפיסה של היריב?

option-play = לזמן את ״{ $card }״ { $word ->
    [upper] לנתיב העליון
   *[lower] לנתיב התחתון
 }
option-cast = להטיל את ״{ $card }״ על ״{ $to }״ { $whose ->
    [mine] (היצור שלכם)
   *[theirs] (היצור של היריב)
 }
option-done = לסיים את שלב הזימון
option-go = להמשיך בלי לחש

## מה חשוב בעמדה. אחרי הנקודתיים בא מספר

feature-turn = התור שלכם
feature-wall = יתרון בעמידות החומה
feature-citadel = מבצר היריב שנפל
feature-creatures = יתרון במספר היצורים
feature-attack = יתרון בתקיפה
feature-life = יתרון בחיים
feature-abilities = יתרון ביכולות היצורים
feature-open = תקיפה בנתיבים שאין בהם איש
feature-strike = תקיפה שתגיע אל החומה
feature-lethal = תקיפה שתפיל את המצודה

## במה אפשר לשחק באתר

mode-duel = דו־קרב בחפיסות בנויות מראש
mode-draft = דו־קרב עם גיוס
mode-construction = דו־קרב עם בנייה: 10 קלפים בחפיסה
mode-quick = סולו בסגנון מהיר
mode-stage-1 = סולו בסגנון מותאם, רמה 1
mode-stage-2 = סולו בסגנון מותאם, רמה 2
mode-stage-3 = סולו בסגנון מותאם, רמה 3
mode-stage-4 = סולו בסגנון מותאם, רמה 4
mode-stage-5 = סולו בסגנון מותאם, רמה 5
