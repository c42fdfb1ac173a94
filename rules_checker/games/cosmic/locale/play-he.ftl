# מסך המשחק (fitil play): מה מונח על השולחן, השאלות והאפשרויות, בלי נקודות בסוף. איזו מילה מופיעה איפה, כתוב
# ב-rules_checker/play/view/phrasebook.py וב-table.py.

## השולחן

table-turn = תור { $n }
 .begun = כן
table-active = ההתקפה: { $value_who }
 .begun = כן
 .playing = כן
table-defense = { $value ->
    [none] { "" }
   *[other] ההגנה: { $value_who }
 }
 .playing = כן
table-step = { $value ->
    [setup] הכנה
    [turn] תחילת התור
    [regroup] ארגון
    [destiny] גורל
    [launch] שיגור
    [alliance] בריתות
    [planning] תכנון
    [reveal] חשיפה
    [resolution] פתרון
   *[end] סוף ההיתקלות
 }
 .playing = כן
table-encounter = { $n ->
    [0] { "" }
    [1] היתקלות ראשונה
   *[other] היתקלות שנייה
 }
 .playing = כן
table-goal = מושבות חוץ לניצחון – { $n }
 .about = מי שהגיע למספר הזה של מושבות חוץ ניצח, לבד או יחד עם אחרים
table-deck_size = קלפים בחבילת היקום – { $n }
 .about = מכאן שולפים קלפים אל היד
table-destiny_size = קלפים בחבילת הגורל – { $n }
 .about = הקלף העליון קובע את מי תוקפים
table-discard = קלפים בערימת ההשלכה – { $n }
 .folded = כן
 .about = כשהחבילה נגמרת, מערבבים את ערימת ההשלכה לחבילה חדשה
table-fight = { $n ->
    [0] { "" }
   *[other] ההיתקלות
 }
table-sides = { $who }{ $own ->
    [yes] { IF_YOU($is, "", " (אתם)") }
   *[no] { "" }
 }
table-alien = { $value ->
    [none] { $own ->
        [yes] החייזר עוד לא נבחר
       *[no] חייזר נסתר
     }
   *[other] חייזר: ״{ $value }״
 }
table-power = { $value ->
    [yes] { "" }
   *[no] אין כוח כרגע
 }
table-colonies = מושבות חוץ – { $n }
 .about = כוכבים של אחרים שיש עליהם חלליות של השחקן. כדי להשיג מושבות כאלה תוקפים
table-homes = מושבות בית – { $n }
 .about = כוכבים של השחקן שיש עליהם חלליות שלו. נשארו מעט מדי? אין כוח חייזר
table-warp = חלליות בעיוות – { $n }
 .about = לכאן עוברות חלליות שהפסידו. מי שתוקף מחזיר אחת מכאן בשלב הארגון
table-gate = { $n ->
    [0] { "" }
   *[other] חלליות בשער – { $n }
 }
 .about = הן תוקפות: כל אחת מוסיפה 1 לסכום
table-helping = { $n ->
    [0] { "" }
   *[other] חלליות לצד ההגנה – { $n }
 }
 .about = הן באו לעזור: כל אחת מוסיפה 1 לסכום של ההגנה
table-tech = { $value ->
    [none] { "" }
   *[other] טכנולוגיה: ״{ $value }״
 }
table-lab = { $n ->
    [0] { "" }
   *[other] חלליות על הטכנולוגיה – { $n }
 }
 .about = כשיש מספיק, אפשר להשלים את הטכנולוגיה
table-hand_size = קלפים ביד – { $n }
 .about = בקלפים של האחרים רואים רק את הגב
table-planets = כוכבים
table-offered = { $n ->
    [0] { "" }
   *[other] אפשר לבחור
 }
table-hand = ביד
 .numbers = כן

cell-attack = { $card } ({ $owner_who_of }{ $total ->
    [none] { "" }
   *[other] , סכום ‎{ $total }
 })
cell-negotiate = { $card } ({ $owner_who_of }{ $total ->
    [none] { "" }
   *[other] , סכום ‎{ $total }
 })
cell-morph = { $card } ({ $owner_who_of }{ $total ->
    [none] { "" }
   *[other] , סכום ‎{ $total }
 })
cell-planet = { $card } { $planet }{ $attacked ->
    [yes] { " " }(כאן ההיתקלות)
   *[no] { "" }
 }{ $camps_n ->
    [0] { "" }
   *[other] { " " }– { $camps }
 }
 .state = מס׳ { $planet }
 .camp = { $who }: { $ships ->
    [1] חללית אחת
    [2] שתי חלליות
   *[other] { $ships } חלליות
 }

figure-total = הסכום של הצד: קלף, חלליות וקלפי תגבור
figure-planet = מספר הכוכב

word-hidden = קלף עם הפנים כלפי מטה
word-warp = העיוות
word-gate = שער העל-חלל
word-aid = לצד ההגנה
word-lab = טכנולוגיה
word-planet = כוכב
word-offense = התקפה
word-defense = הגנה

## השאלות

ask-alien = באיזה חייזר תשחקו?
ask-tech = איזו טכנולוגיה תשאירו?
ask-change = החייזר החדש: ״{ $card }״. להחליף?
ask-research = על הטכנולוגיה ״{ $card }״ { $n ->
    [0] אין חלליות
    [1] חללית אחת
    [2] שתי חלליות
   *[other] { $n } חלליות
 }. לחקור או להשלים?
ask-lab = מאיזו מושבה תעבור חללית אל הטכנולוגיה?
ask-home = { $rule ->
    [deal-allies-return] משא ומתן מול משא ומתן, ובעלי הברית חוזרים.{ " " }
   *[other] { "" }
 }לאיזה כוכב להחזיר חללית{ $warp ->
    [yes] { " " }מהעיוות
   *[other] { "" }
}?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-own = יצא הצבע שלכם. באיזה כוכב שלכם תתקפו?
ask-foe = את מי תתקפו?
ask-aim = אל איזה כוכב תכוונו את שער העל-חלל?
ask-launch = מאיזו מושבה תשגרו חללית? (חלליות בשער – { $n }, אפשר עוד { $left ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $left } חלליות
 })
ask-invite = { fight }. להזמין { $guest_who_acc } לברית?
ask-ally = { fight }. הזמינו אתכם לברית: לאיזה צד תצטרפו?
fight = { $attacker_who } { IF_YOU($attacker_is, "תוקפים", "תוקף") } { $defender_who_acc } ({ $n ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $n } חלליות
 })
ask-send = מאיזו מושבה תבוא חללית לעזרה? (אפשר עוד { $left ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $left } חלליות
 })
ask-plan = איזה קלף היתקלות תניחו עם הפנים כלפי מטה?
ask-reinforce = להוסיף תגבור?
ask-reward = פרס על העזרה: קלף או חללית?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-again = לצאת להיתקלות נוספת?
ask-lose = { $rule ->
    [combat-negotiate-negotiate] אין עסקה, ועל כך משלמים בחלליות. איזו תעבור אל העיוות?
   *[other] איזו חללית תעבור אל העיוות?
 }{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-offer = { $begun ->
    [yes] ההצעה שלכם. אתם נותנים: קלפים – { $gives }{ whose-lets-too }; אתם מבקשים: קלפים – { $asks }{ whose-takes-too }. מה עוד להוסיף?
   *[no] בלי עסקה כל אחד מכם יאבד { by-ships } אל העיוות. מה תציעו? (כוכב שיש עליו חלליות שלכם: מושבה לצד השני; כוכב אחר: מושבה לכם)
 }{ $left ->
    [1] { " " }זו ההצעה האחרונה
   *[other] { "" }
 }
whose-takes-too = { $takes ->
    [none] { "" }
   *[other] , מושבה על כוכב { $takes } { $takes_of_who_of }
 }
whose-lets-too = { $lets ->
    [none] { "" }
   *[other] , מושבה על כוכב { $lets } { $lets_of_who_of }
 }
ask-reply = מציעים לכם עסקה. תקבלו: קלפים – { $gives }{ whose-lets-too }; תיתנו: קלפים – { $asks }{ whose-takes-too }. מסכימים? ({ $left ->
    [0] בלי עסקה כל אחד מכם יאבד { by-ships } אל העיוות
   *[other] אם תסרבו, תורכם להציע
 })
by-ships = { $lost ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $lost } חלליות
 }
ask-hand-over = איזה קלף תתנו בעסקה?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-settling = מאין תבוא חללית למושבה על כוכב { $planet } { $of_who_of }? (אפשר עוד { $left ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $left } חלליות
 })
ask-settle = היכן תייסדו מושבה?
ask-join = לאיזה צד תצטרפו?
ask-another = איזה שחקן?
ask-discard = איזה קלף להשליך?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-give = איזה קלף לתת?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-retrieve = איזה קלף תיקחו מערימת ההשלכה?{ $left ->
    [1] { "" }
   *[other] { " " }(נותרו { $left })
 }
ask-new-card = איזה קלף יבוא במקום הקלף שלכם?
ask-how-many-return-ships = כמה חלליות יחזרו?
ask-how-many-to-warp = כמה חלליות { $guest_who_of } יעברו אל העיוות?
using = { $usable_n ->
    [1] להשתמש ב״{ $usable }״?
   *[other] במה להשתמש?
 }
ask-use-regroup = ארגון. { using }
ask-use-destiny = קלף הגורל יצא. { using }
ask-use-launch = החלליות בשער. { using }
ask-use-alliance = הבריתות נקבעו. { using }
ask-use-planning = עוד מעט בוחרים קלפים. { using }
ask-use-chosen = הקלפים מונחים עם הפנים כלפי מטה. { using }
ask-use-reveal = הקלפים נחשפו. { using }
ask-use-fight = הקרב הוכרע. { using }
ask-use-deal = המשא ומתן הסתיים. { using }
ask-use-encounter-ends = ההיתקלות נגמרת. { using }
ask-use-power-used = { $guest_who } { IF_YOU($guest_is, "משתמשים", "משתמש") } בכוח. להגיב?
ask-use-flare-used = { $guest_who } { IF_YOU($guest_is, "משתמשים", "משתמש") } בהבזק. להגיב?

option-play = { $card_kind ->
    [attack] תקיפה
    [negotiate] משא ומתן
    [morph] העתקה
   *[reinforcement] תגבור
 } ״{ $card }״
option-use = { $card_kind ->
    [alien] הכוח של{ " " }
    [flare] { "" }
    [artifact] החפץ הפלאי{ " " }
   *[tech] הטכנולוגיה{ " " }
 }״{ $card }״
option-card = ״{ $card }״
option-planet = { $own ->
    [yes] כוכב { $n } שלכם
   *[no] כוכב { $n } { $who_of }
 }
option-gate = מהשער
option-aid = מצד ההגנה
option-player = { $who }
option-give = לתת את ״{ $card }״
option-ask = לבקש עוד קלף
option-settle = מושבה לכם: כוכב { $n } { $who_of }
option-let = מושבה לצד השני: כוכב { $n } { $who_of }
option-offer = להציע את זה
option-accept = להסכים
option-refuse = לסרב
option-refuse-offer = לא להציע דבר
option-no-ally = לא להצטרף לאיש
option-ally = { $word ->
    [offense] לצד ההתקפה
   *[defense] לצד ההגנה
 }
option-offense = לצד ההתקפה
option-defense = לצד ההגנה
option-draw = לשלוף קלף גורל אחר
option-research = לחקור: חללית אל הטכנולוגיה
option-complete = להשלים את הטכנולוגיה
option-take = לשלוף קלף
option-ship = להחזיר חללית מהעיוות
option-ships = חלליות: { $n }
option-pass = לדלג
option-enough = מספיק

## מה חשוב בעמדה: ״יש לכם יותר …״ או משפט שלם (.whole)

feature-colonies = על האחרים במושבות חוץ
feature-near = הדרך לניצחון
 .whole = אתם { $sign ->
    [minus] רחוקים יותר מהניצחון
   *[plus] קרובים יותר לניצחון
 }
feature-homes = על האחרים במושבות בית
feature-power = כוחות חייזרים
 .whole = מצבכם מול האחרים בכוחות החייזרים { $sign ->
    [minus] גרוע יותר
   *[plus] טוב יותר
 }
feature-ships = על האחרים בחלליות מחוץ לעיוות
feature-hand = על האחרים בקלפים ביד
feature-strength = עוצמת היד
 .whole = הקלפים שבידכם { $sign ->
    [minus] חלשים יותר
   *[plus] חזקים יותר
 }
feature-lab = טכנולוגיות
 .whole = מצבכם מול האחרים בטכנולוגיות { $sign ->
    [minus] גרוע יותר
   *[plus] טוב יותר
 }

## המספרים של קלף ביד

numbers-attack = { $value }
 .played = { $value }
numbers-reinforcement = { $value }
 .played = { $value }

## למה נגמר המשחק

end-win-five = { $side ->
    [won] יש לכם מספיק מושבות חוץ לניצחון
   *[other] נאספו מספיק מושבות חוץ לניצחון
 }
end-four-win = { $side ->
    [won] יש לכם מספיק מושבות חוץ לניצחון
   *[other] נאספו מספיק מושבות חוץ לניצחון
 }
end-win-joint = { $side ->
    [won] ניצחתם יחד עם אחרים
   *[other] יש כמה מנצחים
 }
end-gap-endless-game = המשחק התארך מדי והופסק

## חידות

goal-colonies = { $by ->
    [0] אל תאבדו בהיתקלות הזאת אף מושבת חוץ, לא משנה מה יעשו האחרים
    [1] השיגו בהיתקלות הזאת עוד מושבת חוץ, לא משנה מה יעשו האחרים
    [2] השיגו בהיתקלות הזאת עוד שתי מושבות חוץ, לא משנה מה יעשו האחרים
   *[other] השיגו בהיתקלות הזאת עוד { $by } מושבות חוץ, לא משנה מה יעשו האחרים
 }
goal-homes = { $by ->
    [0] אל תאבדו בהיתקלות הזאת אף מושבת בית, לא משנה מה יעשו האחרים
   *[other] החזירו בהיתקלות הזאת מושבת בית, לא משנה מה יעשו האחרים
 }
goal-thrifty-colonies = השיגו בהיתקלות הזאת עוד מושבת חוץ בקלף התקיפה החלש ביותר שבטוח יספיק, לא משנה מה יעשו האחרים
 .why = זאת התקיפה החלשה ביותר שמספיקה, והחזקות ממנה נשארו ביד
goal-thrifty-homes = אל תאבדו בהיתקלות הזאת אף מושבת בית, בקלף התקיפה החלש ביותר שבטוח יספיק, לא משנה מה יעשו האחרים
 .why = זאת התקיפה החלשה ביותר שמספיקה, והחזקות ממנה נשארו ביד

## על מה שואלים ואין מה לעשות איתו

no-reasons-planet = את הכוכב הזה אי אפשר לבחור עכשיו
