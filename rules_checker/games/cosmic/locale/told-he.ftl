# מה נאמר על תסריטים ועל הגדרות של המשחק הזה. הטקסט האנגלי ב-scenario.py וב-setup.py. בלי נקודות בסוף.

unmet-here = { $key }: { $found }, ולא { $wanted }
lies-elsewhere-here = הקלף { $card } לא יכול להיות במקום הזה
not-so-many = ב״היתקלות קוסמית״ משחקים { $least } עד { $most } שחקנים, לא { $n }
