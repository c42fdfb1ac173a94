# מה נאמר על תרחישים של המשחק: במה העמדה אינה כמצופה, ובמה היא בלתי אפשרית; ועל חפיסות שאי אפשר לשחק בהן. הטקסט
# האנגלי נמצא ב-scenario.py וב-setup.py. בלי נקודה בסוף.

## מה לא התאים

unmet-lives = נקודות החיים של { $name }: ‏{ $found }, ולא { $wanted }
unmet-hero-twisted = { $found ->
    [yes] הגיבור של { $name } מוטה
   *[no] הגיבור של { $name } אינו מוטה
 }
key-boombit-hero = הגיבור
key-boombit-first = השחקן הראשון
key-boombit-spent = שלבים שנוצלו
spent-bomb-phase = שלב הפצצה
spent-creep-phase = שלב הקריפ
spent-support-phase = שלב התמיכה
unmet-phases = { $of ->
    [bomb-phase] { spent-bomb-phase }
    [creep-phase] { spent-creep-phase }
    [support-phase] { spent-support-phase }
   *[other] { $of }
 } של { $name }: כמה פעמים נותרו – { $found }, ולא { $wanted }
unmet-blast-of = עוצמת הפיצוץ של ״{ $card }״ היא { $found }, ולא { $wanted }
unmet-life-of = נקודות החיים של ״{ $card }״: ‏{ $found }, ולא { $wanted }
unmet-in-play = אצל { $name } במשחק: { $differs }
mark-damage = נזק { $n }
mark-twisted = מוטה
mark-under = עם ״{ $card }״
mark-under-theirs = עם ״{ $card }״ של היריב
zone-boombit-in-play = במשחק
zone-boombit-discard = במזבלה
zone-boombit-void = בתהום

## דברים שלא ייתכנו

first-is-drawn = השחקן הראשון נקבע בהגרלה אחרי ההכנה
without-strength = הקלף ״{ $card }״ אינו פצצה, ואין לו עוצמת פיצוץ
without-life = הקלף ״{ $card }״ אינו קריפ, ואין לו נקודות חיים
wrong-lives = ‏״{ $card }״: כל עוד המשחק נמשך, לגיבור יש מ-1 עד { $most } נקודות חיים
damaged-no-creep = הקלף ״{ $card }״ אינו קריפ, ואין עליו נזק
too-damaged = לקלף ״{ $card }״ יש { $life } נקודות חיים, ועם נזק כזה ({ $damage }) הוא כבר לא במשחק
wrong-host = הקלף ״{ $card }״ לא יכול להיות מונח על ״{ $host }״ (mod.target-type)
two-bosses = לא ייתכנו שני קלפי בוס של שחקן אחד במשחק (property.boss-limit)
two-unique = הקלף ״{ $card }״ ייחודי, ולא ייתכנו שניים כאלה של שחקן אחד במשחק (gloss.unique)
not-a-hero = ״{ $name }״ אינו גיבור

## חפיסה שאי אפשר לשחק בה

names-no-hero = ‏{ $deck }: לא צוין גיבור; לפרטים הריצו fitil check
