# מסך המשחק (fitil play): מה מונח על השולחן, השאלות והאפשרויות, בלי נקודה בסוף. איפה כל מילה מוצגת כתוב
# ב-rules_checker/play/view/phrasebook.py וב-table.py.

## השולחן

table-turn = תור { $n }
 .begun = כן
table-active = התור { $value_who_of }
 .begun = כן
 .playing = כן
table-step = { $value ->
    [setup] הכנה
    [bomb-review] בדיקת הפצצות
    [attack] שלב ההתקפה
   *[main] החלק העיקרי
 }
 .playing = כן
table-phases = מה נשאר בתור הזה
 .begun = כן
 .playing = כן
table-bomb-phase = שלבי פצצה { left }
 .begun = כן
 .about = לשחק פצצה או לשלוף קלף במקומה
table-creep-phase = שלבי קריפ { left }
 .begun = כן
 .about = לשחק קריפ או לשלוף קלף במקומו
table-support-phase = שלבי תמיכה { left }
 .begun = כן
 .about = לשחק נסיבה או שינוי
left = – { $n }
table-extra = אפשר לשחק עוד
 .begun = כן
 .playing = כן
table-creep = קריפים – { $n }
table-bomb = פצצות – { $n }
table-skips = { $who } { IF_YOU($is, "תדלגו", "ידלג") } על { $value }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (אתם)") }
   *[no] { "" }
 }
table-hero = הגיבור ״{ $value }״
table-hero_twisted = { $value ->
    [yes] הגיבור מוטה
   *[no] { "" }
 }
table-lives = חיים – { $n }
table-hand_size = { $own ->
    [yes] { "" }
   *[no] ביד – { $n }
 }
table-deck_size = בחפיסה – { $n }
table-in_play = במשחק
 .creeps = קריפים
 .bombs = פצצות ונסיבות
table-discard = במזבלה – { $n }
 .folded = כן
table-void = בתהום – { $n }
 .folded = כן
table-hand = ביד
 .numbers = כן
table-being_played = { $n ->
    [0] { "" }
    [one] הקלף שמשחקים עכשיו
    [two] שני קלפים שמשחקים עכשיו
   *[other] { $n } קלפים שמשחקים עכשיו
 }
 .folded = כן
 .about = מה שכתוב בו עוד מתבצע

cell-bomb = { $card } (עוצמה { $power }{ twisted-f }{ hits-f }{ mods })
 .state = עוצמה { $power }{ twisted-f }{ mods }
cell-creep = { $card } ({ life-left }{ $used ->
    [yes] , המהלך נוצל
   *[no] { "" }
 }{ mods })
 .state = { life-left }{ $used ->
    [yes] , המהלך נוצל
   *[no] { "" }
 }{ mods }
cell-circumstance = { $card }{ $used ->
    [yes] { " " }(המהלך נוצל)
   *[no] { "" }
 }
life-left = { $damage ->
    [0] חיים { $life }
   *[other] חיים { $left } מתוך { $life }
 }
twisted-f = { $twisted ->
    [yes] , פצצה מוטה
   *[no] , פצצה מיושרת
 }
hits-f = { $hits ->
    [none] { "" }
   *[other] , הקריפים לא יספגו את כל הפיצוץ
 }

figure-hits = אם הפצצה תתפוצץ עכשיו, הגיבור יאבד נקודת חיים
mods = { $mods_n ->
    [0] { "" }
   *[other] ; שינויים: { $mods }
 }

word-draw-phase = שלב השליפה
word-bomb-review = שלב בדיקת הפצצות
word-attack-phase = שלב ההתקפה
word-bomb-phase = שלב הפצצה
word-creep-phase = שלב הקריפ
word-support-phase = שלב התמיכה
word-turn = תור

number-lives = חיים
number-hand = קלפים ביד הפתיחה
number-power = עוצמה
number-life = חיים

## השאלות

ask-mulligan = להחליף את יד הפתיחה?
ask-main = החלק העיקרי של התור: מה תעשו?
ask-explode = איזו פצצה תתפוצץ ראשונה?
ask-untwist = איזו פצצה ליישר קודם?
ask-attack = מי תוקף עכשיו?
ask-attacked = איזה מהקריפים שלכם יספוג את הנזק ({ $points })?
ask-block = { $second ->
    [yes] הפיצוץ השני של הפצצה
   *[no] הפיצוץ של הפצצה
 } ״{ $bomb }״, { $blockers ->
    [0] בעוצמה { $power }. מי חוסם?
   *[other] ונשאר ממנו לספוג { $power ->
        [one] נקודת נזק אחת
        [two] שתי נקודות נזק
       *[other] { $power } נקודות נזק
     }. מי עוד חוסם?
 }{ $too_strong ->
    [yes] { " " }הקריפים יכולים לספוג { $blockers ->
        [0] { "" }
       *[other] עוד{ " " }
     }רק { $absorbed ->
        [one] נקודת נזק אחת
        [two] שתי נקודות נזק
       *[other] { $absorbed } נקודות נזק
     }, וזה לא יציל את נקודת החיים
   *[no] { "" }
 }
ask-discard = { $left ->
    [1] איזה קלף להשליך?
   *[other] איזה קלף להשליך? (נותרו { $left })
 }
ask-defy = להשליך קלף במקום זה?
ask-may = להשתמש ביכולת?
ask-arrange = איזה קלף להניח עכשיו?
ask-course = במה תבחרו?
ask-react = { $event ->
    [explodes] הפצצה ״{ $it }״ מתפוצצת בעוצמה { $power }{ $own ->
        [yes] { "" }
       *[no] , { $absorbed ->
            [0] ואין מי שיחסום
           *[other] והקריפים שלכם יכולים לספוג { $absorbed ->
               [one] נקודת נזק אחת
               [two] שתי נקודות נזק
              *[other] { $absorbed } נקודות נזק
            }
         }
     }.{ " " }
    [plays] { $own ->
        [yes] אתם משחקים
       *[no] היריב משחק
     } את הקלף ״{ $it }״.{ " " }
    [breaks] הקלף ״{ $it }״ נשבר.{ " " }
    [takes-damage] הקריפ ״{ $it }״ סופג נזק.{ " " }
    [is-twisted] הקלף ״{ $it }״ מוטה עכשיו.{ " " }
    [is-untwisted] הקלף ״{ $it }״ מתיישר.{ " " }
    [loses-life] { $own ->
        [yes] הגיבור שלכם
       *[no] הגיבור של היריב
     } מאבד נקודת חיים.{ " " }
   *[other] { "" }
 }להגיב?
ask-reaction-order = איזו תגובה מתרחשת עכשיו?
ask-order = כמה דברים קורים בבת אחת. מה קודם?
ask-instead = { $would ->
    [break] הקלף ״{ $it }״ עומד להישבר. לעשות משהו אחר במקום זה?
    [lose-life] הגיבור עומד לאבד נקודת חיים. לעשות משהו אחר במקום זה?
   *[be-twisted] הקלף ״{ $it }״ עומד להיות מוטה. לעשות משהו אחר במקום זה?
 }
ask-host = על איזה קלף לשחק את השינוי?
ask-break-order = מי נשבר קודם?
ask-remove-order = מה להסיר עכשיו?
ask-reanimate = להשתמש בהחייאה?
ask-price-order = מה לשלם עכשיו?
ask-choose-break = מה לשבור?
ask-choose-damage = למי לגרום נזק?
ask-choose-explode = איזו פצצה לפוצץ?
ask-choose-play-instead = איזה קלף לשחק במקום זה?
ask-choose-put-into-play = מה להכניס למשחק?
ask-choose-put-on-bottom = מה להניח בתחתית החפיסה?
ask-choose-remove-to-void = מה להסיר לתהום?
ask-choose-repair = ממי להסיר נזק?
ask-choose-return-to-hand = מה להחזיר אל היד?
ask-choose-search = איזה קלף לקחת מהחפיסה?
ask-choose-twist = מה להטות?
ask-choose-untwist = מה ליישר?

option-keep = להשאיר את היד
option-mulligan = להחליף את היד
option-play = לשחק את { card }{ $own ->
    [yes] { " " }על { to-card } שלכם
    [no] { " " }על { to-card } של היריב
   *[nobody] { "" }
 }
option-use = להשתמש ביכולת המהלך של { card }
option-activate = להשתמש ביכולת ההפעלה של הגיבור (בדרך כלל פעם אחת במשחק)
option-end = לסיים את התור
option-trade = לשלוף קלף במקום { $word ->
    [bomb-phase] שלב הפצצה
    [creep-phase] שלב הקריפ
   *[support-phase] שלב התמיכה
 }
option-block = לחסום: { card } { $card_kind ->
    [bomb] סופגת
   *[creep] סופג
 } { $n ->
    [one] נקודת נזק אחת
    [two] שתי נקודות נזק
   *[other] { $n } נקודות נזק
 }{ $of_power ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }מתוך { $of_power }
 }{ $left ->
    [0] , ולא יישארו { $card_kind ->
        [bomb] לה
       *[creep] לו
     } נקודות חיים
   *[other] { "" }
 }
 .refused = לחסום: { card }
option-card = { card }{ $own ->
    [no] { " " }של היריב
    [yes] { " " }שלכם
   *[nobody] { "" }
 }
option-pass = לא להגיב
option-done = { $costs ->
    [0] סיימתי
   *[other] { $blockers ->
        [0] לא לחסום
       *[other] אף קריפ נוסף לא חוסם
     }: הגיבור שלכם מאבד { $lives ->
        [1] את נקודת החיים האחרונה, והמשחק אבוד
       *[other] נקודת חיים אחת (עכשיו יש לו { $lives })
     }
 }
option-enough = לסיים את הבחירה
option-course = דרך { $n } מאלה שכתובות בקלף
option-pay = { $word ->
    [discard] להשליך קלפים
    [remove-to-void] להסיר קלפים לתהום
    [skip-phase] לדלג על שלב
    [top-to-discard] להעביר למזבלה קלפים מראש החפיסה
    [break] לשבור קלף
    [return-to-hand] להחזיר קלף אל היד
    [damage] לגרום נזק
   *[choose] לבחור באחת הדרכים
 }
option-attack = ההתקפה של { card }
option-blast = הפיצוץ של { card }
option-exit = היציאה של { card }
option-enter = הכניסה של { card }
option-reaction = התגובה של { card }
to-card = { $to_kind ->
    [bomb] הפצצה
    [creep] הקריפ
    [circumstance] הנסיבה
    [modification] השינוי
   *[card] הקלף
 } ״{ $to }״
card = { $card_kind ->
    [bomb] הפצצה
    [creep] הקריפ
    [deed] המעשה
    [circumstance] הנסיבה
    [modification] השינוי
    [hero] הגיבור
   *[card] הקלף
 } ״{ $card }״

## מה חשוב בעמדה: ״יש לכם יותר …״ או משפט שלם (.whole)

feature-turn = התור שלכם
 .whole = { $sign ->
    [minus] התור עובר ליריב
   *[plus] התור נשאר אצלכם
 }
feature-lives = על היריב בנקודות חיים
feature-last = נקודת החיים האחרונה של היריב
 .whole = { $sign ->
    [minus] סביר יותר שלגיבור שלכם תישאר נקודת חיים אחת
   *[plus] סביר יותר שלגיבור של היריב תישאר נקודת חיים אחת
 }
feature-hand = על היריב בקלפים ביד
feature-deck = קלפים בחפיסה
 .whole = יתרונכם על היריב בקלפים שנותרו בחפיסה { $sign ->
    [minus] קטן יותר
   *[plus] גדול יותר
 }
feature-bombs = על היריב בפצצות
feature-lit = על היריב בפצצות מיושרות
 .like = bombs
feature-power = על היריב בעוצמת הפצצות
 .like = bombs
feature-creeps = על היריב בקריפים
feature-guard = על היריב בנזק שהקריפים יכולים לספוג
 .like = creeps
feature-attacks = על היריב ביכולות התקפה
feature-support = על היריב בנסיבות ובשינויים
feature-hero = גיבור מיושר
 .whole = { $sign ->
    [minus] סביר יותר שהגיבור שלכם יהיה מוטה
   *[plus] סביר יותר שהגיבור שלכם יישאר מיושר
 }
feature-hits = על היריב בפצצות מיושרות שאין מי שיחסום אותן
 .like = bombs
feature-threats = על היריב בפצצות שאין מי שיחסום אותן
 .like = bombs

## המספרים של קלף ביד

numbers-bomb = עוצמה { $power }
numbers-creep = חיים { $life }

## למה נגמר המשחק

end-win-lives = { $side ->
    [won] לגיבור של היריב לא נשארו חיים
    [lost] לגיבור שלכם לא נשארו חיים
   *[neither] לגיבור של הצד המפסיד לא נשארו חיים
 }
end-turn-draw-empty-loses = { $side ->
    [won] היריב חייב לשלוף קלף, והחפיסה שלו ריקה
    [lost] אתם חייבים לשלוף קלף, והחפיסה שלכם ריקה
   *[neither] הצד המפסיד חייב לשלוף קלף, והחפיסה שלו ריקה
 }
end-gap-simultaneous-loss = שני הגיבורים נשארו בלי חיים באותו רגע
end-gap-endless-game = המשחק התארך מדי והופסק
end-gap-endless-loop = אותו דבר היה חוזר על עצמו בלי סוף

## חידות

goal-lives = { $by ->
    [0] אל תאבדו עכשיו אף נקודת חיים
    [1] הורידו ליריב נקודת חיים עד סוף התור הזה
    [2] הורידו ליריב שתי נקודות חיים עד סוף התור הזה
   *[other] הורידו ליריב { $by } נקודות חיים עד סוף התור הזה
 }
