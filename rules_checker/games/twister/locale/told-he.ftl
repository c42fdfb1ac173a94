# מה נאמר על תרחישים של המשחק. הנוסח באנגלית נמצא ב-scenario.py. בלי נקודה בסוף.

unmet-there = { $key }: { $found }, לא { $wanted }
does-not-fit-here = ״{ $value }״ לא מתאים כאן: כתבו משבצות של חדרים שהתגלו, חדרים מ-1 עד 8, דסקיות של המשחק
zone-twister-actions = בין קלפי הפעולה
zone-twister-fights = בין קלפי הקרב
zone-twister-saved = בין מי שנמלטו
zone-twister-killed = בין מי שחוסלו
zone-twister-treasures = בין האוצרות שהוצאו
