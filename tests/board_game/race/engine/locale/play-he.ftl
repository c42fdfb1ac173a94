table-turn = תור { $n }
table-track = המסלול
cell-arrow = חץ { $turn ->
    [0] למעלה
    [1] ימינה
    [2] למטה
   *[3] שמאלה
 }
 .mark = ↑
cell-flag = דגל
 .mark = ▲
cell-runner = רץ { $owner_seat }
 .mark = { $owner_seat }
cell-field = שדה { $n }
side-hedge = משוכה { side }
side-gate = פשפש { side }
side-open-gate = פשפש פתוח { side }
side = { $word ->
    [up] מלמעלה
    [right] מימין
    [down] מלמטה
   *[left] משמאל
 }
ask-run = לאן רצים?
option-go = לרוץ אל { $square }
option-turn = לסובב את החץ ב-{ $square }
