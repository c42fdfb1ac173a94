# מה נאמר על תרחישים של המשחק. הנוסח באנגלית נמצא ב-scenario.py. בלי נקודה בסוף.

does-not-fit-here = ״{ $value }״ לא מתאים כאן: כתבו משבצות של חדרים שהתגלו (אלה שב-maze), חדרים מ-1 עד 8 או דסקיות של המשחק
zone-twister-actions = בין קלפי הפעולה
zone-twister-fights = בין קלפי הקרב
zone-twister-saved = בין הדמויות שנמלטו
zone-twister-killed = בין הדמויות שחוסלו
zone-twister-treasures = בין האוצרות שהוצאו
cannot-rest = ב-{ $square } לא נשארות דסקיות כאלה יחד, או שאינן נשארות שם בכלל
escaped = ‏{ $card }: מכאן הדמות כבר נמלטה
not-carried = ‏{ $card }: פצוע נישא רק בידי חבריו
too-many-under = על חדר { $room } מונחות { $n } דסקיות, ויש בו מקום ל-{ $most }
revealed = חדר { $room } גלוי, ודסקיות לא נשארות עליו
no-zero = קלף הקרב 0 חוזר תמיד לשחקן
no-action-card = בתחילת תור יש לשחקן קלף פעולה
won-already = המשחק הוכרע עוד לפני התור הזה
