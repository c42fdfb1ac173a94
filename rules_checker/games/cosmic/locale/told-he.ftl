# מה נאמר על תרחישים ועל הגדרות של המשחק הזה. הטקסט האנגלי ב-scenario.py וב-setup.py. בלי נקודות בסוף.

not-so-many = ב״היתקלות קוסמית״ משחקים מ-{ $least } עד { $most } שחקנים, לא { $n }
key-cosmic-alien = החייזר
key-cosmic-tech = הטכנולוגיה
key-cosmic-homes = חלליות על כוכבי הבית
key-cosmic-colonies = מושבות חוץ
planet-of = כוכב { $n } של { $who }
colony = { $planet } – { $n ->
    [one] חללית אחת
    [two] שתי חלליות
   *[other] { $n } חלליות
 }
key-cosmic-warp = חלליות בעיוות
key-cosmic-lab = חלליות על הטכנולוגיה
key-cosmic-built = הטכנולוגיה הושלמה
key-cosmic-open = דף החייזר גלוי
key-cosmic-number = מספר ההיתקלות בתור
key-cosmic-defense = ההגנה
key-cosmic-gate = חלליות בשער, של { $of }
key-cosmic-helping = חלליות שעוזרות להגנה, של { $of }
key-cosmic-active = השחקן הפעיל
zone-cosmic-deck = בחבילת היקום
zone-cosmic-discard = בערימת ההשלכה
zone-cosmic-destiny = בחבילת הגורל
zone-cosmic-aliens = בערימת החייזרים
ships = ‏{ $who }: יש כאן { $n } חלליות, ובסך הכול יש { $whole }
homes = ״{ $value }״ לא אומר כמה חלליות יש בכל אחד מכוכבי הבית; מספר הכוכבים: { $n }
own-colony = ‏{ $planet } הוא כוכב בית שלו: את החלליות שעליו כותבים ב-homes
no-tech = כתוב כמה חלליות מונחות על הטכנולוגיה, אבל טכנולוגיה אין
no-technology = יש טכנולוגיות רק עם האפשרות technology
other-side = ‏{ $who } נמצא בצד השני
own-attack = ההתקפה לא תוקפת את עצמה
no-colour = אין ליד השולחן שחקן בצבע של { $card }
empty-gate = ההתקפה לא שלחה לשער העל-חלל אף חללית
not-of-the-defense = להגנה אין דבר על { $planet }
two-cards = לקראת הפתרון שני קלפים כבר גלויים
