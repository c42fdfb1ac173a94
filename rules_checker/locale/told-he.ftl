# מה נאמר על חפיסות, משחקים ותרחישים שלא מתאימים. הטקסט האנגלי נמצא בקוד. בלי נקודה בסוף.

unknown-bot = אין בוט בשם ״{ $name }״
no-swap = אפשר להחליף מקומות רק כשלכל שחקן יש חפיסה
wrong-number-of-bots = מספר הבוטים הוא { $n } ומספר השחקנים { $players }: ציינו בוט אחד לכולם, או אחד לכל שחקן
wrong-number-of-files = מספר קובצי המשקלים הוא { $n } ומספר השחקנים { $players }: ציינו קובץ אחד לכולם, או אחד לכל שחקן
wrong-games = אי אפשר לשחק { $n } משחקים: בקשו מספר מ-1 עד { NUMBER($most) }
wrong-until = הדיוק ״{ $value }״ לא ברור: כתבו בכמה נקודות אחוז מותר לשיעור לסטות לכל צד, למשל 2% (מ-0.1% עד 50%)
no-decks = ציינו חפיסות, או משחק אחרי ‎--all, או מצב (‎--mode) שלא מביאים אליו חפיסות
no-game = אין משחק { $n }: המשחקים ממוספרים מ-0 עד { $last }
one-or-other = לא כותבים את { $one } ואת { $other } יחד
all-takes-game = ״{ $title }״: { $n ->
    [0] אין חפיסות שיכולות לשחק כך
   *[other] מספר החפיסות שיכולות לשחק כך הוא { $n }
 }, ולמשחק צריך { $players }
wrong-table = ‏‎--players { $n }‎: ב״{ $title }״ משחקים { $most ->
    [0] בלי חפיסות
   *[other] עם { $fixed ->
        [yes] בדיוק
       *[no] לפחות
     } { $least ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $least } חפיסות
     }{ $fixed ->
        [yes] { "" }
       *[no] {" "}ולכל היותר { $most }
     }
 }
players-of-many = את ‎--players כותבים עם ‎--all ושם של משחק, או עם ‎--field; בלעדיהן משחקים בכל החפיסות שצוינו
too-many-players = [{ $rule }] ליד השולחן יושבים { $most } לכל היותר, וכאן { $n }
one-game = ציינו משחק אחד, לא כמה: { $games }
decks-of-games = החפיסות שייכות למשחקים שונים: { $games }; בחרו חפיסות של אותו משחק
title-of-game = ״{ $title }״
one-deck = { $option }: ציינו חפיסה אחת, זו שמשחקת נגד כולן
other-games = { $deck } היא חפיסה של משחק אחר ({ $other }), לא של ״{ $title }״
needs-field = { $option }: צריך ‎--all או ‎--field, כי משתי חפיסות לא יוצאת טבלה
no-pairs = לתמונה דרושים משחקים שבהם שתי חפיסות זו מול זו
out-of-range = ‏‎{ $option } { $n }‎: כתבו מספר מ-{ NUMBER($least) } עד { NUMBER($most) }
among-lists = { $path }: זה מקום בין הרשימות עצמן ({ $lists }); כתבו את הדוח למקום אחר
cards-of-own = { $path }: נראה שאלה קלפים משלכם ולא רשימה של חפיסה; להדפסה: ‎{ $command }
wrong-kind = { $path }: מתאימים רק קבצים מהסוגים { $kinds }
not-kept = אין בקובץ משחקים ששוחקו
kept-of-others = בקובץ יש משחקים של חפיסות, קלפים או בוטים אחרים, או עם מספר חלוקה אחר
kept-broken = רשומה כזאת לא יכולה להופיע כאן
kept-changed = השורה שונתה: סכום הביקורת לא מתאים; מחקו את השורות מכאן ואילך, והמשחקים ישוחקו מחדש
kept-earlier = בקובץ משחקים של גרסה קודמת של פתיל; ציינו קובץ אחר, והם ישוחקו מחדש
kept-more = { $path }: כבר יש { $n } משחקים של זוג אחד, יותר מ-{ $games }: בקשו יותר (‎--games) או ציינו קובץ אחר
wrong-address = ‏״{ $address }״ אינה כתובת של מתזמן: כתבו למשל tcp://10.0.0.1:8786
no-dask = בשביל ‎--cluster צריך את Dask: בתיקיית הפרויקט ‎pip install '.[cluster]'‎, ובלעדיה ‎pip install distributed‎
no-scheduler = { $address }: המתזמן לא עונה
no-workers = { $address }: למתזמן אין אף עובד
other-version = { $worker }: לעובד יש גרסה אחרת של פתיל
cluster-lost = { $address }: הקשר עם האשכול נקטע באמצע המשחקים
not-to-improve = { $deck }: אפשר לשפר רק חפיסה תקינה שמשחקת נגד אחרות
no-engine = עוד אי אפשר לשחק ב-{ $name }: אין לו מנוע, { $path }
no-engine-said = ‏{ $path }: אין כאן ENGINE, עצם של מחלקה מסוג Engine[Position, Setup]
engine-unsaid = אין כאן ENGINE, עצם של מחלקה מסוג Engine[Position, Setup]
engine-lacks = במנוע חסר: { $names }
engine-signature = החתימה של { $own } צריכה להיות { $asked }
engine-kind = ‏{ $name } הוא { $found }, ודרוש { $asked }
engine-unasked = אף אחד לא שואל את המנוע על { $name }
engine-no-function = ‏{ $name } אינו פונקציה
engine-seats = כשמתחילים מצב אומרים כמה שחקנים בו, למשל s.begin(2)
option-undeclared = ההודעה { $name } שייכת לאפשרות שהמשחק לא מצהיר עליה
fix-option-undeclared = הצהירו עליה ב-@OPTIONS.of(…)
lint-option-unsaid = OPTIONS לא מצהיר על { $name }, שאפשר לבחור
fix-engine = ההסבר לכל אחד מהם נמצא ב-Engine שבקובץ rules_checker/engine/base.py
unknown-playable-game = אין משחק בשם ״{ $name }״ שאפשר לשחק בו
mode-decks = [{ $rule }] { $most ->
    [0] במצב { $name } לא מביאים חפיסות, וכאן { $n ->
        [one] הובאה אחת
        [two] הובאו שתיים
       *[other] יש { $n }
     }
   *[other] { $least ->
        [0] מספר החפיסות במצב { $name } הוא לכל היותר { $most }
       *[other] מספר החפיסות במצב { $name } צריך להיות { $exact ->
            [yes] { $least }
           *[no] מ-{ $least } עד { $most }
         }
     }, וכאן { $n }
 }
not-playable = אי אפשר לשחק כך: { $reason }
no-such-table = { $path }: אין שולחן כזה
not-a-table = { $path }: אין בקובץ שולחן, כי אין בו mode
table-alone = ב-{ $path } כבר כתוב במה משחקים: אל תוסיפו חפיסות
illegal-table = { $path } לא לפי החוקים; כדי לדעת למה, הריצו { $command }
no-table-begun = במשחק הזה לא מתחילים משולחן שסודר מראש
line-elsewhere = הדף לא יודע לקרוא את השורה הזאת; בדקו את הקובץ בפקודה fitil check
no-iterations = לבוט ״{ $name }״ אין מספר איטרציות; יש רק ל-mcts, כמו mcts:500
wrong-iterations = ‏mcts:{ $n }‎: כתבו מספר איטרציות מ-1 עד { NUMBER($most) }

## חפיסות ומצבים

no-deck-rules = במשחק ״{ $title }״ אין חוקים לחפיסות: מקומם בקובץ game.yaml שלו, במפתח deck
empty-deck = בחפיסה { $deck } אין קלפים, ואי אפשר לשחק בה
needs-decks = מספר החפיסות שצריך למשחק הוא { $needed }, וכאן { $n }
not-there = ‏{ $deck }: אין כאן מקום לקלף ״{ $card }״; לפרטים הריצו fitil check
card-twice = ‏{ $deck }: אחד הקלפים מופיע פעמיים; לפרטים הריצו fitil check
wrong-sizes = { $n ->
    [1] בחפיסה יש { $sizes } קלפים, וצריך { $needed }
   *[other] מספרי הקלפים בחפיסות הם { $sizes }, וצריך בכל אחת { $needed }
 }{ $built ->
    [0] { "" }
   *[other] { " " }או { $built }
 }
name-its-mode = ‏״{ $name }״ הוא משחק: ציינו מצב שלו, כמו ״{ $mode }״
mode-needs-game = בלי חפיסות צריך לציין את המשחק של המצב: ‎--mode GAME/{ $name }‎
deck-of-other = ‏{ $deck } אינה חפיסה של המשחק ״{ $title }״
mode-size = [{ $rule }] ‏{ $deck }: מספר הקלפים הוא { $n }, ובמצב { $name } צריך { $size }
mode-shared = [{ $rule }] ‏{ $decks }: בכולן יש ״{ $team }״, ומספר העותקים של המשחק במצב { $name } הוא { $n }
no-features = ב-{ $name } אין מאפיינים שבוט יכול להעריך לפיהם עמדה
no-preparing = אי אפשר לבדוק איך נוצרו החפיסות של { $name }
nobody = אף אחד

## ליד השולחן

needs-terminal = כדי לשחק צריך מסוף; בלעדיו אפשר להריץ fitil simulate, ובעזרת fitil replay לקרוא משחקים שכבר שוחקו
resume-alone = עם ‎--resume החפיסות, המצב והחלוקה באים מהמשחק השמור: אל תציינו עוד דבר
nothing-to-play = ציינו משחק, או חפיסות, או מצב (‎--mode), או משחק שמור אחרי ‎--resume
too-few-starters = ״{ $title }״: יש רק { $n ->
    [one] { $starter-deck } אחת שמתאימה לכך
    [two] שתי { $starter-deck_pl } שמתאימות לכך
   *[other] { $n } { $starter-deck_pl } שמתאימות לכך
 }, ודרושות { $wanted }; ציינו חפיסות משלכם
game-in-the-way = ‏{ $path }: כבר יש קובץ כזה; ציינו ‎--save אחר או המשיכו את המשחק הזה (‎--resume)
no-person = אין אדם באף מקום; כדי שבוטים ישחקו זה נגד זה, הריצו fitil simulate
wrong-seat = ‏‎--seat { $setting }‎: כתבו את המקום באות לטינית ומי יושב בו, כמו A={ $me }‎ (שחקן א׳) או B={ $bot }‎ (שחקן ב׳)
seat-taken = ‏‎--seat { $setting }‎: המקום { $seat } כבר תפוס
no-words-to-play = אי אפשר לשחק ב״{ $title }״ בשפה הזאת ({ $lang })
no-game-begun = עוד לא התחיל משחק
nobody-asked = אין עכשיו שאלה לאף אחד
older-question = על השאלה הזאת כבר ענו: המשחק ממשיך מהמקום שבו הוא עומד
not-in-question = אין בשאלה תשובה כזאת: המשחק ממשיך מהמקום שבו הוא עומד
saved-other-game = זה משחק שמור של משחק אחר: { $name }
wrong-seed = מספר החלוקה { $seed } אינו מספר שלם בין 0 ל-{ $most }
no-lesson = אין שיעור למשחק { $name }
stale-puzzle = אי אפשר עוד לפתור את חידה מספר { $n }: המשחק השתנה
no-puzzles = אין חידות למשחק { $name }
no-action-said = לא צוינה פעולה; אפשר: { $shapes }
not-an-action = ‏״{ $action }״ אינה פעולה; אפשר: { $shapes }
says-no-number = ‏״{ $action }״: לא צוין כמה; כותבים כך: { $shape }
action-not-complete = ‏״{ $action }״: חסר משהו; כותבים כך: { $shape }

## משחק שמור

few-answers = ‏{ $path }: מספר התשובות הוא { $n }, והתבקשו { $asked }
no-turn = ‏{ $path }: אין תור { $n }, האחרון הוא { $last }
no-moment = ‏״{ $text }״ אינו רגע במשחק: כתבו מספר תשובות או תור, כמו ״תור 10״
card-no-longer = במשחק ״{ $title }״ כבר אין קלף ״{ $name }״; קלף משלכם מגיע עם ‎--cards
not-saved-game = זה לא משחק שמור
saved-other-format = זה משחק שנשמר בפורמט { $format }, וכאן הפורמט הוא { $now }
wrong-value-of = ‏{ $name }: הערך { $value } לא מתאים
truncated = הקובץ נקטע באמצע
other-result = נרשמה תוצאה אחת, { $said }, והתשובות מובילות לאחרת: { $found }
answer-after-end = תשובה { $n } באה אחרי סוף המשחק
answer-not-offered = תשובה { $n } היא { $answer }, ואפשר לבחור מ-0 עד { $last }
other-engine = את המשחק ניהל מנוע { $theirs }, וכאן { $ours }: היה יוצא משחק אחר
other-table = מאז השתנו הסוגים, השלבים או המספרים של המשחק: היה יוצא משחק אחר
cards-changed = מאז השתנו קלפים: { $cards }{ $n ->
    [0] {""}
   *[other] {" "}ועוד { $n }
 }

## תרחישים

no-scenarios = ‏{ $path }: אין כאן תרחישים
game-without-scenarios = ל-{ $name } אין תרחישים
not-an-answer = ‏״{ $text }״ אינה תשובה; כותבים כך: ״A: מה שנבחר״
asked-another = ‏{ $who } לא בוחר עכשיו{ $rule ->
    [none] { "" }
   *[other] { " " }(החוק { $rule })
 }: { $asked ->
    [nobody] אין עכשיו שאלה לאיש
   *[other] השאלה ״{ $kind }״ מופנית אל { $asked }
 }
not-offered = אי אפשר לבחור ״{ $text }״{ $rule ->
    [none] { "" }
   *[other] { " " }(החוק { $rule })
 }: השאלה היא ״{ $kind }״; אפשר: { $offered }
unmet-asked = { $found ->
    [nobody] אין שאלה לאיש
   *[other] השאלה היא ״{ $found }״
 }, { $wanted ->
    [nobody] ולא אמורה להיות שאלה
   *[other] { $found ->
        [nobody] והשאלה אמורה להיות
       *[other] ולא
     } ״{ $wanted }״
 }
unmet-options = { $none ->
    [found] אין בין מה לבחור, ואמור להיות: { $wanted }
    [wanted] אפשר לבחור מתוך { $found }, ולא אמורה להיות שום בחירה
   *[neither] אפשר לבחור מתוך { $found }, ולא מתוך { $wanted }
 }
unmet-not-offered = אי אפשר לבחור ״{ $action }״; אפשר: { $offered }
unmet-offered = ‏״{ $action }״ נמצא בין האפשרויות, ולא אמור להיות שם
unmet-rule = החוק { $rule } לא הופעל
unmet-refusal = ‏״{ $action }״ מותר, אף שהחוק { $rule } אמור לאסור
unmet-refused-by = ‏״{ $action }״ אסור לפי החוק { $found }, ולא לפי { $wanted }
unmet-winner = מי ניצח: { $found }, ולא { $wanted }
unmet-place = { $none ->
    [found] עוד לא נקבע המקום של { $name }, והוא אמור להיות { $wanted }
   *[neither] המקום של { $name } הוא { $found }, ולא { $wanted }
 }
unmet-score = { $none ->
    [found] עוד לא נקבע הניקוד של { $name }, והוא אמור להיות { $wanted }
   *[neither] הניקוד של { $name } הוא { $found }, ולא { $wanted }
 }
# מה שנמצא ומה שאמור להיות, כשיש שניים וכשיש רק אחד מהם
differs = ‏{ $found }, ולא { $wanted }
differs-no-found = אין, ואמור להיות: { $wanted }
differs-no-wanted = ‏{ $found }, ולא אמור להיות כלום
differs-no-found-there = אין כלום, ואמור להיות: { $wanted }
differs-no-wanted-there = ‏{ $found }, ולא אמור להיות שם כלום
differs-no-found-player = אין, ואמור להיות: { $wanted }
differs-no-wanted-player = ‏{ $found }, ולא אמור להיות איש
unmet-zone = אצל { $name } { $zone }: { $differs }
unmet-key = ‏{ $name }, { $key }: { $found ->
    [yes] כן, ואמור להיות לא
    [no] לא, ואמור להיות כן
   *[other] { $wanted ->
        [yes] ‏{ $found }, ואמור להיות כן
        [no] ‏{ $found }, ואמור להיות לא
       *[other] { $differs }
     }
 }
unmet-size = אצל { $name } { $zone }: בסך הכול { $found }, ולא { $wanted }
unmet-absent = הקלף ״{ $card }״ אינו במשחק, ואין מה להשוות
unmet-pile = ‏{ $key }: { $differs }
unmet-here = ‏{ $key }: { $found ->
    [yes] כן, ואמור להיות לא
    [no] לא, ואמור להיות כן
   *[other] { $wanted ->
        [yes] ‏{ $found }, ואמור להיות כן
        [no] ‏{ $found }, ואמור להיות לא
       *[other] { $differs }
     }
 }
lies-elsewhere = הקלף ״{ $card }״ לא יכול להיות במקום הזה: כותבים אותו ב-{ $keys }
lies-nowhere = הקלף ״{ $card }״ לא יכול להיות במקום הזה
lies-twice = הקלף ״{ $card }״ נמצא בשני מקומות, ויש רק אחד כזה
lies-too-often = הקלף ״{ $card }״ נמצא כאן { $n } פעמים, ומודפסים ממנו רק { $most }
seat-left-out = ‏{ $who } יושב לשולחן, ובמקום { $gap } אין אף אחד
seat-a = שחקן א׳
seat-b = שחקן ב׳
seat-c = שחקן ג׳
seat-d = שחקן ד׳
seat-e = שחקן ה׳
seat-f = שחקן ו׳
zone-hand = ביד
zone-deck = בחפיסה
key-turns = מספר התור שלו
quoted = ״{ $name }״
marked = ‏״{ $card }״ ({ $marks })
draw-won = אף אחד (תיקו)
nobody-won = אף אחד (המשחק לא נגמר)
nothing = –
unmet-not-shown = ‏{ $name } לא רואה את הקלף ״{ $card }״
unmet-shown = ‏{ $name } רואה את הקלף ״{ $card }״
unmet-only-shown = { $none ->
    [found] אין קלפים שרק { $name } ראה, ואמורים להיות: { $wanted }
    [wanted] רק { $name } ראה: { $found }, ולא אמור היה לראות דבר
   *[neither] רק { $name } ראה: { $found }, ולא { $wanted }
 }
unmet-end = התרחיש נגמר, והבחירה הבאה היא של { $who }: השאלה היא ״{ $kind }״; אפשר: { $offered }
scenarios-run = { $n ->
    [one] תרחיש אחד
    [two] שני תרחישים
   *[other] { $n } תרחישים
 }{ $unplayed ->
    [0] { "" }
   *[other] ; לא שוחקו: { $unplayed }
 }{ $failed ->
    [0] { $unplayed ->
        [0] , הכול מתאים
       *[other] { "" }
     }
    [one] ; ציפייה אחת לא התקיימה
    [two] ; שתי ציפיות לא התקיימו
   *[other] ; { $failed } ציפיות לא התקיימו
 }
used-rules = חוקים ששימשו { $n ->
    [one] במשחק אחד
    [two] בשני משחקים
   *[other] ב-{ $n } משחקים
 }: { $used } מתוך { $of }
used-words = מילים של קלפים ששימשו { $n ->
    [one] במשחק אחד
    [two] בשני משחקים
   *[other] ב-{ $n } משחקים
 }: { $used } מתוך { $of }
never-used = לא שימשו אף פעם:
never-used-name = {"  "}{ $name }
unknown-type-laid = אין במשחק הזה סוג קלפים בשם ״{ $name }״
unknown-key-laid = אין הודעה ״{ $name }״
unknown-event-laid = אין הודעה על האירוע ״{ $name }״
unknown-side = אין דבר כזה בין משבצות: ״{ $name }״
rule-means = כדי לקרוא חוק: { $command }
lint-nothing-shown = על השולחן לא רואים כלום
fix-nothing-shown = מה שמוצג כתוב בהודעות { $keys }; ההסבר עליהן ב-rules_checker/play/view/table.py
lint-told-by-id = ‏‎tell('{ $what }', …)‎ מזכיר את הקלף שב-{ $key } לפי המזהה שלו
fix-told-by-id = כדי שייקרא בשמו, כתבו את '{ $key }' ב-TOLD_CARDS
lint-illegal-deck = { $deck }: { $starter-deck } לא תקינה
fix-illegal-deck = כדי לדעת למה, הריצו { $command }
illegal-plays = החפיסה { $deck } לא תקינה, ובכל זאת משחקים בה; כדי לדעת למה, הריצו { $command }

## טורניר

unknown-kind-of-tournament = אין טורניר מסוג ״{ $name }״
scenario-which = ציינו קובצי תרחישים, או ‎--new ומשחק
no-skeleton = למשחק { $name } אין תרחיש לדוגמה
cup-none = זה לא טורניר
cup-version = זה טורניר של גרסה אחרת של פתיל: { $found }, וכאן { $ours }
cup-changed = השורה לא ממשיכה את מה שלפניה: משהו השתנה או חסר, כאן או קודם
cup-event = דבר כזה לא יכול לקרות בטורניר
cup-apart = { $path }: במחשב אחר של המועדון רשומים אירועים אחרים; התחילו מעותק של הקובץ שלו
cup-meanwhile = { $path }: בינתיים עוד מישהו כתב לקובץ; הסתכלו מה יש בו ונסו שוב
cup-name = שם של שחקן: מתו אחד עד { $most } תווים
cup-full = בטורניר יש { $most } שחקנים לכל היותר
cup-closed = { $name }: כבר אי אפשר להצטרף, המפגשים נקבעו
cup-other-deck = { $name }: רשומה החפיסה { $deck }, וזו { $other }
cup-other-deck-typed = { cup-other-deck }; כדי להחליף, הוסיפו ‎--correct
cup-other-team = { $name }: רשומה הקבוצה ״{ $team }״, וזו ״{ $other }״
cup-other-team-typed = { cup-other-team }; כדי להחליף, הוסיפו ‎--correct
cup-several-lists = { $name }: יש כאן כמה רשימות ({ $files }); השאירו רק את הקובעת
cup-twice = { $name }: כבר יש שחקן כזה; אם זה מישהו אחר, הוסיפו משהו שמבדיל ביניהם
cup-gone = { $name }: כבר אי אפשר לחזור לטורניר, המפגשים נקבעו
cup-named-twice = { $name }: השם כתוב כאן פעמיים; אם אלה שני שחקנים, הוסיפו משהו שמבדיל ביניהם
cup-same-name = { $name }: זה כבר השם
cup-same-team = { $name }: זו בדיוק הקבוצה שנרשמה
cup-former-same-deck = { $was } הוא השם הקודם של { $name }; זו בדיוק החפיסה שנרשמה
cup-former-other-deck = { $was } הוא השם הקודם של { $name }; רשומה החפיסה { $deck }, וזו { $other }. כדי להחליף, הוסיפו ‎--correct; אם זה שחקן אחר, רשמו אותו לפי שם
cup-same-deck = { $name }: זו בדיוק החפיסה שנרשמה
cup-dropped = { $name }: כבר מחוץ לטורניר
cup-round = { $stage ->
    [final] הגמר
    [cut] נוקאאוט, סיבוב { $n }
   *[swiss] סיבוב { $n }
 }
cup-open = { $stage ->
    [both] עדיין חסרות התוצאות של הגמר ושל המפגש על המקום השלישי
    [final] עדיין חסרה תוצאת הגמר
    [bronze] עדיין חסרה תוצאת המפגש על המקום השלישי
   *[other] { $round }: { $n ->
        [one] חסרה עוד תוצאה אחת (שולחן
        [two] חסרות עוד שתי תוצאות (שולחנות
       *[other] חסרות עוד { $n } תוצאות (שולחנות
     } { $tables })
 }
cup-over = הטורניר הסתיים
cup-number = { $what ->
    [rounds] מספר הסיבובים
    [cut] מספר העולים לנוקאאוט
    [minutes] דקות לסיבוב
   *[other] { $what }
}: כתוב { $n }, וצריך מ-{ $least } עד { $most }
cup-rounds = { cup-rounds-many }; את מספר הסיבובים משנים בהגדרות הטורניר
cup-rounds-many = { $n ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $n } סיבובים
 } { $players ->
    [one] לשחקן אחד
    [two] לשני שחקנים
   *[other] ל-{ $players } שחקנים
 }: אחרי { $most ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $most } סיבובים
 } כולם כבר נפגשו עם כולם
cup-few = { $n ->
    [0] עוד אין שחקנים
    [one] יש רק שחקן אחד
    [two] יש רק שני שחקנים
   *[other] יש רק { $n } שחקנים
 }, וצריך לפחות { $least ->
    [2] שניים
    [3] שלושה
   *[other] { $least }
 }
cup-robin = מספר השחקנים הוא { $n }: ב״כולם מול כולם״ משחקים { $most } שחקנים לכל היותר
cup-cut = { cup-cut-many }; את המספר הזה משנים בהגדרות הטורניר
cup-cut-many = לנוקאאוט אמורים לעבור { $n }, ויש רק { $of ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $of } שחקנים
 }
cup-cut-one = בנוקאאוט משחקים לפחות שניים
cup-no-rounds = מספר הסיבובים תלוי כאן במספר השחקנים, ואי אפשר לבחור אותו
cup-robin-rounds = בכולם מול כולם מספר הסיבובים תלוי במספר השחקנים; כדי לסיים מוקדם יותר, משנים אותו אחר כך בהגדרות הטורניר
cup-no-cut = בנוקאאוט כולם משחקים מהסיבוב הראשון, ואין מה לקבוע כמה עוברים אליו
cup-best-of = מפגש הוא משחק אחד (‎--best-of 1) או נמשך עד 2 ניצחונות (‎--best-of 3)
cup-no-round = { $n ->
    [1] עוד לא הוגרל אף סיבוב
   *[other] אין סיבוב { $n }
 }
cup-no-table = { $round }: אף אחד לא משחק בשולחן { $table }
cup-no-match = { $name }: אין יריב בסיבוב הזה
cup-decided = { $round }: כאן נקבע מי ממשיך, ואי אפשר לשנות את התוצאות
cup-other-cut = עם התוצאה הזאת { $n ->
    [1] היה בנוקאאוט שחקן אחר: { $now } ולא { $was }
   *[other] היו בנוקאאוט שחקנים אחרים: { $now } ולא { $was }
 }. כדי לתקן אותה, בטלו קודם את הגרלת הנוקאאוט ואת כל מה שנרשם אחריה
cup-score = ‏{ $score } לא יכולה להיות תוצאה של מפגש { $n ->
    [one] עם משחק אחד
    [two] עם שני משחקים לכל היותר
   *[other] עם { $n } משחקים לכל היותר
}
cup-draw = במפגש הזה מישהו חייב לנצח
cup-typed = ‏״{ $text }״: תוצאה כותבים כך: 2-1, ועם תיקו 1-1-1
cup-penalty = אפשר להוריד מ-0 עד 99 נקודות
cup-no-undo = אין מה לבטל
cup-no-redo = אין מה להחזיר: לא בוטל דבר, או שמאז נרשם משהו נוסף
cup-own-file = { $path }: זה הקובץ של הטורניר עצמו; כתבו את הדפים למקום אחר
cup-fork-other = זה טורניר אחר
cup-fork-undone = באחד הקבצים ביטלו משהו שיש בשניהם; בטלו אותו גם בשני
cup-fork-result = { $round }, שולחן { $table }: התוצאות שונות; תקנו אחת מהן וצרפו את הקבצים שוב
cup-fork-pair = בשני הקבצים כבר הוגרל הסיבוב הבא, והזוגות שונים: אפשר להמשיך רק אחד מהם
cup-fork-player = { $name }: בקבצים רשומים דברים שונים; תקנו באחד מהם וצרפו את הקבצים שוב
cup-fork-into = ב-{ $other } יש סיבוב נוסף: צרפו אליו את { $path }, ולא להפך
cup-fork-settings = ההגדרות השתנו בשני הקבצים, ולא באותו אופן; תקנו באחד מהם וצרפו את הקבצים שוב
cup-same-settings = אין מה לשנות: ההגדרות כבר כאלה
cup-cut-began = הנוקאאוט כבר התחיל: את מספר הסיבובים ואת מספר העולים כבר לא משנים
cup-fewer = { $n ->
    [one] כבר הוגרל סיבוב אחד
    [two] כבר הוגרלו שני סיבובים
   *[other] כבר הוגרלו { $n } סיבובים
 }, ופחות מזה אי אפשר
cup-final = כבר נקבע מי משחק בגמר, ומאוחר מדי להוסיף או לבטל את המפגש על המקום השלישי
cup-bye = אפשר לוותר רק על סיבוב של השיטה השווייצרית שעוד לא הוגרל
cup-no-seat = בסיבוב הראשון אין מקום פנוי
cup-no-seat-of = { $name }: אין שיבוץ לשולחן בסיבוב הזה
cup-seat-round = את ההושבה משנים רק בסיבוב שמשחקים עכשיו
cup-seat-result = בשולחן { $table } כבר יש תוצאה, ולכן לא משנים בו את ההושבה
cup-seat-others = בשולחנות האלה כבר יושבים אחרים
cup-robin-seats = כולם משחקים מול כולם, ולכן הזוגות לא משתנים
cup-cut-seats = בנוקאאוט מספר השולחנות לא משתנה
cup-two-players = { $name }: זה אותו השם פעמיים; ציינו שני שחקנים
cup-bye-unasked = { $name }: לא נרשם ויתור על הסיבוב הבא, ואין מה לבטל
cup-bye-asked = { $name }: הוויתור על הסיבוב הבא כבר רשום
cup-meet-already = { $one } – { $other }: כבר משובצים לאותו שולחן
cup-why = כתבו את הסיבה
cup-score-or-lost = כתבו אחד מהשניים: תוצאה, או ‎--both-lost אם שניהם הפסידו
cup-deck-as-player = ״{ $name }״: זו חפיסה ולא שם של שחקן; כך מוסרים אותה: { $command }
cup-nobody = ציינו שחקנים, או רשימות של חפיסות
cup-one-list = ציינו שחקן אחד ורשימה אחת, או רק רשימות
cup-sheets = { $path }: כתבו את הדפים לקובץ ‎.html; בקובץ ‎.csv יש מקום רק לאחד מהם: ״מי משחק איפה״, ״שולחנות״, ״דירוג״ או ״לשופט״

## ערב המועדון

club-no-seat = אין מקום כזה: הכתובת לא שלמה, או שהיא של שרת אחר. בקשו אותה שוב
club-no-table = השולחן הזה כבר לא קיים
club-not-seated = קודם שבו במקום הזה
club-seat-taken = במקום הזה כבר משחקים, בטלפון אחר
club-other-phone = את המשחק במקום הזה ממשיכים מטלפון אחר
club-no-undo = אין עכשיו מה לבטל
club-nick = שם: עד { $most } אותיות, וכולן נראות לעין
club-unread = השולחן לא מבין את ההודעה הזאת
club-too-large = ההודעה הזאת גדולה מדי
club-flood = יותר מדי בבת אחת: חכו רגע
club-crowd = יותר מדי מכשירים כבר צופים כאן
club-busy = יותר מדי עונים בבת אחת: נסו שוב
club-full = יש כבר יותר מדי שולחנות
club-foreign-host = השרת הזה לא עונה בשם הזה; אפשר להוסיף שם: ‎--name
club-foreign-page = השרת הזה לא עונה לדפים של אתרים אחרים
club-clock = שעון כותבים כך: ‎none, ‎move:60 או ‎chess:1200
club-db-away = מסד הנתונים של המועדון לא עונה, ושום דבר לא השתנה: { $reason }
club-db-full = אין מקום בדיסק של מסד הנתונים של המועדון, ושום דבר לא השתנה
club-db-version = מסד הנתונים של המועדון נוצר בגרסה אחרת של פתיל ({ $found }, ולא { $ours })
club-db-none = { $path }: זה לא מסד נתונים של מועדון
club-db-address = ב-FITIL_CLUB_DATABASE צריכה להיות כתובת כמו ‎postgresql://user@host/club
club-db-psycopg = בשביל FITIL_CLUB_DATABASE צריך את psycopg: ‎pip install 'fitil[club]'
club-reached = ‏‎--name { $name }‎: צריך שם כמו club.example.org או כתובת שלמה כמו https://club.example.org
club-no-game = ‏‎--seat ו-‎--clock שייכים לשולחן אחד: ציינו משחק או חפיסות
no-site-built = { $path }: אין כאן אתר בנוי
club-open = פתוח: כל מי שברשת הזאת יכול להגיע אל השרת, ומי שיש בידו כתובת של מקום יכול לשבת בו
club-organiser = רק למארגנים:
club-seat = מקום { $n }:
club-look-on = לצפייה:
club-no-player = השחקן הזה כבר לא רשום בטורניר
club-no-match = הסיבוב הזה כבר נגמר, או שאין לכם יריב
club-result-there = התוצאה כבר נרשמה: פנו למארגנים
club-list-there = כבר רשומה לכם רשימה אחרת: פנו למארגנים
unknown-player = אין כאן שחקן בשם ״{ $name }״
tried-no-decks = ״{ $title }״: כאן משחקים בלי חפיסות, ולכן אין במה לנסות קלף
tried-no-place = ״{ $title }״: ב{ $starter-deck_pl } אין מקום לקלף כזה
of-what-was-read = ועוד, במה שנקרא:
table-in-a-file = כדי לבדוק איך סודר השולחן, תארו אותו בקובץ שיש בו השדה mode
