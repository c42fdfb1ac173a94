# מסך המשחק (fitil play): מה מונח על השולחן, השאלות והאפשרויות, בלי נקודה בסוף. איפה כל מילה מוצגת כתוב
# ב-rules_checker/play/view/phrasebook.py וב-table.py.

## השולחן

table-turn = תור { $n }
 .begun = כן
table-active = { $value_auto ->
    [yes] התור של הבינה המלאכותית
   *[no] התור { $value_who_of }
 }
 .begun = כן
 .playing = כן
table-step = { $value ->
    [setup] הכנה
    [attack] שלב התקיפה
   *[summon] שלב הזימון
 }
 .playing = כן
table-mana = מאנה – { $n }
 .begun = כן
 .playing = כן
table-open = { $n ->
    [0] { "" }
   *[other] נחשפו
 }
 .numbers = כן
table-sides = { $auto ->
    [yes] הבינה המלאכותית
   *[no] { $who }
 }{ $own ->
    [yes] { IF_YOU($is, "", " (אתם)") }
   *[no] { "" }
 }
table-citadel = { $value ->
    [yes] המבצר נפל והמצודה גלויה
   *[no] המבצר עומד
 }
 .begun = כן
table-bears = קלפים מימין לקלף המבצר/מצודה – { $n }
 .begun = כן
table-hand_size = קלפים ביד – { $n }
table-deck_size = קלפים בחפיסה – { $n }
table-used = בערימת הקלפים המשומשים
table-realm = הממלכה
table-upper = הנתיב העליון
table-lower = הנתיב התחתון
table-hand = ביד, מהקלף השמאלי
 .ltr = כן
 .reach = playable
 .numbers = כן

cell-creature = { $card } (תקיפה { $attack }, חיים { $life }{ $damage ->
    [0] { "" }
   *[other] , נזק { $damage }
 }{ $fresh ->
    [yes] , יצור שזומן בתור הזה
   *[no] { "" }
 }{ $abilities_n ->
    [0] { "" }
   *[other] ; { $abilities }
 })

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

ask-summon = שלב הזימון (מאנה – { $mana }). משחקים רק מ-{ $playable } הקלפים השמאליים ביותר ביד, וקלף המבצר/מצודה לא נספר. מה תעשו?
ask-cast = שלב התקיפה (מאנה – { $mana }). { $attacker ->
    [none] כולם כבר תקפו. להטיל לחש-קסם?
   *[other] תורו של היצור ״{ $attacker }״. להטיל לפני כן לחש-קסם?
 }
ask-return = איזה קלף חוזר קודם אל היד?
ask-draft = איזה קלף תיקחו?
ask-ban = איזה קלף לפסול בחפיסה של היריב?

option-play = לזמן את ״{ $card }״ { $word ->
    [upper] לנתיב העליון
   *[lower] לנתיב התחתון
 }{ $n ->
    [0] { "" }
   *[other] , מאחורי כולם
 }
 .refused = לזמן את ״{ $card }״
option-cast = להטיל את ״{ $card }״ על היצור ״{ $to }״ { $own ->
    [yes] שלכם
   *[no] של היריב
 }
 .refused = להטיל את ״{ $card }״
option-done = לסיים את שלב הזימון
option-go = להמשיך בלי לחש-קסם

## מה חשוב בעמדה: ״יש לכם יותר …״ או משפט שלם (.whole)

feature-turn = התור שלכם
 .whole = { $sign ->
    [minus] התור עובר ליריב
   *[plus] התור נשאר אצלכם
 }
feature-wall = על היריב בקלפים שמימין לקלף המבצר/מצודה
feature-citadel = מבצר היריב שנפל
 .whole = { $sign ->
    [minus] סביר יותר שהמבצר שלכם ייפול
   *[plus] סביר יותר שהמבצר של היריב ייפול
 }
feature-creatures = קלפים שהושקעו ביצורים
 .whole = אתם משקיעים { $sign ->
    [minus] פחות
   *[plus] יותר
 } קלפים ביצורים
feature-attack = על היריב בסך ערכי התקיפה של היצורים
feature-life = על היריב בנקודות החיים של היצורים
feature-abilities = על היריב ביכולות של היצורים
feature-open = על היריב בערכי התקיפה בנתיבים שאין בהם מי שיספוג
feature-strike = על היריב בנזק שיגיע למבצר או למצודה
feature-lethal = תקיפה שתפיל את המצודה
 .whole = { $sign ->
    [minus] המצודה שלכם עלולה ליפול בתקיפה הקרובה
   *[plus] המצודה של היריב עשויה ליפול בתקיפה הקרובה
 }

## המספרים של קלף ביד

numbers-creature = עלות { $cost }, ערך תקיפה { $attack }, חיים { $life }
 .played = עלות { $cost }
numbers-spell = עלות { $cost }
 .played = עלות { $cost }

## מי משחק מעצמו, ולמה נגמר המשחק

automatic = הבינה המלאכותית
 .of = של הבינה המלאכותית
end-citadel-loses = { $side ->
    [won] המצודה של היריב נפלה
    [lost] המצודה שלכם נפלה
   *[neither] המצודה של הצד המפסיד נפלה
 }
end-solo-lose = { $side ->
    [lost] המצודה שלכם נפלה
   *[neither] המצודה של השחקן נפלה
 }
end-solo-win = { $side ->
    [won] שרדתם את התור האחרון של הבינה המלאכותית
   *[neither] השחקן שרד את התור האחרון של הבינה המלאכותית
 }
end-gap-endless-game = המשחק התארך מדי והופסק
