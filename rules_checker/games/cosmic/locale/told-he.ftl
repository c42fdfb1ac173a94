# מה נאמר על תרחישים ועל הגדרות של המשחק הזה. הטקסט האנגלי ב-scenario.py וב-setup.py. בלי נקודות בסוף.

not-so-many = ב״היתקלות קוסמית״ משחקים מ-{ $least } עד { $most } שחקנים, לא { $n }
zone-cosmic-discard = בערימת ההשלכה
zone-cosmic-destiny = בחבילת הגורל
zone-cosmic-aliens = בערימת החייזרים
ships = ‏{ $who }: יש כאן { $n } חלליות, ובסך הכול יש { $whole }
homes = ״{ $value }״ לא אומר כמה חלליות יש בכל אחד מכוכבי הבית; מספר הכוכבים: { $n }
own-colony = ‏{ $planet } הוא כוכב בצבע של השחקן עצמו: כתבו את חלליותיו ב-homes
no-tech = כתוב כמה חלליות מונחות על הטכנולוגיה, אבל טכנולוגיה אין
no-technology = יש טכנולוגיות רק עם האפשרות technology
other-side = ‏{ $who } נמצא בצד השני
own-attack = ההתקפה לא תוקפת את עצמה
no-colour = אין ליד השולחן שחקן בצבע של { $card }
empty-gate = ההתקפה לא שלחה לשער העל-חלל אף חללית
not-of-the-defense = להגנה אין דבר על כוכב { $planet }
two-cards = לקראת הפתרון שני קלפים כבר גלויים
