# מסך המשחק (fitil play): מה מונח על השולחן, השאלות והאפשרויות, בלי נקודות בסוף. איזו מילה מופיעה איפה, כתוב
# ב-rules_checker/play/view/phrasebook.py וב-table.py.

## השולחן

table-turn = תור { $n }
 .begun = כן
table-active = התור { $value_who_of }
 .begun = כן
 .playing = כן
table-step = { $value ->
    [setup] הכנה
    [start] תחילת התור
    [play] משחקים קלפים
    [check] בודקים בסיסים
    [score] פיצוץ בסיס
    [draw] שולפים שני קלפים
   *[end] סוף התור
 }
 .playing = כן
table-minions_left = לוחמים שעוד מותר לשחק – { $n }
 .begun = כן
 .playing = כן
table-actions_left = פעולות שעוד מותר לשחק – { $n }
 .begun = כן
 .playing = כן
table-base_deck_size = בסיסים בערימה – { $n }
table-bases_scored = { $n ->
    [0] { "" }
   *[other] בסיסים שנוצלו – { $n }
 }
 .folded = כן
table-bases = בסיסים
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (אתם)") }
   *[no] { "" }
 }
table-vp = נקודות ניצחון – { $n }
table-first_faction = { $value }
table-second_faction = { $value }
table-hand_size = קלפים ביד – { $n }
table-deck_size = קלפים בחפיסה – { $n }
table-discard = קלפים מנוצלים – { $n }
 .folded = כן
table-hand = ביד
 .numbers = כן
table-being_played = { $n ->
    [0] { "" }
    [1] הקלף שמשחקים עכשיו
    [2] שני קלפים שמשחקים עכשיו
   *[other] { $n } קלפים שמשחקים עכשיו
 }
 .folded = כן

cell-base = { $card } (עוצמה { $total } מתוך { $breakpoint }{ $scoring ->
    [yes] , מתפוצץ עכשיו
   *[no] { "" }
 }{ $camps_n ->
    [0] { "" }
   *[other] ; { $camps }
 }{ $minions_n ->
    [0] { "" }
   *[other] ; { $minions }
 }{ $actions_n ->
    [0] { "" }
   *[other] ; על הבסיס: { $actions }
 })
 .state = { $total } מתוך { $breakpoint }
 .camp = { $who }: עוצמה { $power }, נקודות { $gets }
owner = { $owner_is ->
    [player] { $owner_seat }
   *[other] { $owner_who }
 }
cell-minion = { $card } ({ owner }, עוצמה { $power }{ $on_n ->
    [0] { "" }
   *[other] ; מוצמד: { $on }
 })
 .state = { owner }, עוצמה { $power }{ $on_n ->
    [0] { "" }
   *[other] ; { $on }
 }
cell-action = { $card } ({ owner })
 .state = { owner }

word-aliens = חייזרים
word-wizards = מכשפים
word-ninjas = נינג׳ות
word-dinosaurs = דינוזאורים
word-tricksters = תעלולנים
word-zombies = זומבים
word-robots = רובוטים
word-pirates = פיראטים

## השאלות

ask-play = מה תשחקו? עוד מותר: לוחמים – { $minions }{ limits }, פעולות – { $actions }
limits = { $limits_n ->
    [0] { "" }
   *[other] { " " }({ $unlimited ->
        [0] { $limits_n ->
            [1] בעוצמה { $limits } או פחות
           *[other] עוצמה לכל היותר: { $limits }
         }
       *[other] { $limits_n ->
            [1] מהם בעוצמה { $limits } או פחות – { $limited }
           *[other] מהם בעוצמה מוגבלת – { $limited }, לכל היותר: { $limits }
         }
     }{ $raised ->
        [0] { "" }
       *[other] , מערימת הקלפים המנוצלים – { $raised }
     })
 }
ask-where = באיזה בסיס תשחקו את הלוחם ״{ $card }״?
ask-onto = אל מה להצמיד את הפעולה ״{ $card }״?
ask-score = איזה בסיס מתפוצץ קודם?
ask-before = הבסיס ״{ $base }״ מתפוצץ, והנקודות עוד לא חולקו. להשתמש ביכולת מיוחדת?
ask-after = הבסיס ״{ $base }״ התפוצץ, והנקודות כבר חולקו. להשתמש ביכולת מיוחדת?
ask-special = עכשיו אפשר להשתמש ביכולת מיוחדת. להשתמש?
ask-first-destroyed = כמה לוחמים הושמדו יחד. מי מהם הראשון?
ask-first = מה קודם בפיצוץ הבסיס ״{ $base }״?
ask-order = כמה יכולות מתרחשות בו-זמנית. איזו קודם?
ask-extra = קלף נוסף: עכשיו או לעולם לא{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-limit = יותר מעשרה קלפים ביד. איזה קלף להשליך?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-may = להשתמש ביכולת?
ask-player = איזה שחקן?
ask-at-base = איזה בסיס לבחור?
ask-move-to = { $card ->
    [none] לאיזה בסיס להזיז את כולם?
   *[other] לאיזה בסיס להזיז את ״{ $card }״?
 }
ask-swap = איזה בסיס להחליף?
ask-look = איזה קלף תיקחו אל היד?
ask-under = איזה קלף עובר עכשיו לתחתית החפיסה?
ask-choose-destroy = מה להשמיד?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-choose-return = איזה קלף להחזיר אל היד של בעליו?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-choose-move = מה להזיז?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-choose-power = את העוצמה של מי לשנות?
ask-choose-take = איזה קלף לקחת מערימת הקלפים המנוצלים?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-choose-put-under-deck = איזה קלף להניח בתחתית החפיסה?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-choose-bury = איזה קלף מהחפיסה להשליך?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-choose-discard = איזה קלף להשליך?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }

option-play = { $card_kind ->
    [minion] לשחק את הלוחם
   *[action] לשחק את הפעולה
 } ״{ $card }״
option-raise = לשחק מערימת הקלפים המנוצלים את ״{ $card }״
option-use = היכולת המיוחדת של { $to_kind ->
    [minion] ״{ $to }״ בבסיס ״{ $card }״
   *[other] ״{ $card }״
 }
option-card = ״{ $card }״{ $of_power ->
    [0] { "" }
   *[other] { " " }(עוצמה { $n } מתוך { $of_power })
 }
option-card-limit = להשליך את ״{ $card }״
option-card-choose-discard = להשליך את ״{ $card }״
option-card-choose-bury = להשליך את ״{ $card }״
option-card-choose-take = לקחת אל היד את ״{ $card }״
option-card-look = לקחת אל היד את ״{ $card }״
option-card-under = להניח בתחתית החפיסה את ״{ $card }״
option-card-choose-put-under-deck = להניח בתחתית החפיסה את ״{ $card }״
option-at = ״{ $to }״ בבסיס ״{ $card }״ ({ $own ->
    [yes] שלכם
   *[no] { $who_of }
 })
option-next = קודם ״{ $card }״
option-player = { $who }
option-base = קודם מה שהבסיס עושה
option-specials = קודם היכולות המיוחדות של השחקנים
option-end = לסיים לשחק קלפים
option-pass = לדלג
option-enough = מספיק
option-no = לא צריך

## מה חשוב בעמדה: ״יש לכם יותר …״ או משפט שלם (.whole)

feature-turn = התור שלכם
 .whole = { $sign ->
    [minus] התור עובר לשחקן אחר
   *[plus] התור נשאר אצלכם
 }
feature-vp = על האחרים בנקודות ניצחון
feature-near = הדרך לניצחון
 .whole = אתם { $sign ->
    [minus] רחוקים יותר מהניצחון
   *[plus] קרובים יותר לניצחון
 }
feature-hand = על האחרים בקלפים ביד
feature-power = על האחרים בעוצמה שבבסיסים
feature-minions = על האחרים בלוחמים שבמשחק
feature-prospect = על האחרים בנקודות הצפויות מהבסיסים
feature-ready = על האחרים בנקודות מבסיסים שכבר מתפוצצים
feature-actions = על האחרים בפעולות מתמשכות במשחק
feature-pile = על האחרים בקלפים שאפשר לשחק מערימת הקלפים המנוצלים

## המספרים של קלף ביד

numbers-minion = עוצמה { $power }
 .played = עוצמה { $power }

## מה אומרים מספרים על קלף במשחק, אם הם לא כמו על הקלף

figure-total = { $by ->
    [0] { "" }
   *[other] עוצמה { $n } מתוך { $of }: נקודת הפיצוץ { changed }
 }
figure-power = { $by ->
    [0] { "" }
   *[other] העוצמה { changed }
 }
changed = { $sign ->
    [minus] קטנה
   *[plus] גדולה
 } ב-{ $size } ממה שכתוב על הקלף

## למה נגמר המשחק

end-end-when = { $side ->
    [won] יש לכם הכי הרבה נקודות ניצחון
    [lost] חסרו לכם נקודות ניצחון
   *[other] נאספו מספיק נקודות ניצחון
 }
end-end-several = { $side ->
    [won] יש לכם הכי הרבה נקודות ניצחון
   *[other] לכמה שחקנים יש מספיק נקודות ניצחון, ולמנצח יש הכי הרבה
 }
end-gap-endless-game = המשחק התארך מדי והופסק

## חידות

goal-vp = { $by ->
    [0] אל תתנו ליריב לקבל עכשיו יותר נקודות ניצחון מכם
    [1] קבלו עד סוף התור הזה נקודת ניצחון אחת יותר מהיריב
    [2] קבלו עד סוף התור הזה שתי נקודות ניצחון יותר מהיריב
   *[other] קבלו עד סוף התור הזה { $by } נקודות ניצחון יותר מהיריב
 }

## על מה שואלים ואין מה לעשות איתו

no-reasons-base = אין מה לעשות עכשיו עם הבסיס הזה
