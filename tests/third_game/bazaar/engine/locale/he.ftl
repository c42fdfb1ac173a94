setup = הכנה
turn = תור { $n }, { who }
who = סוחר { $seat }
name = ״{ $name }״
draws = { who } לוקח { $known ->
    [yes] { $seen }
   *[no] קלף
 }
opens = { who } פותח במקום { $n } את ״{ $card }״
hosts = { who } מארח את ״{ $card }״ ומקבל { $n }
whispers = { who } מפיץ את ״{ $card }״ ולוקח { $n }
rests = { who } נח
earns = { who } מרוויח { $n }
ends = השוק נסגר; בארנק המלא ביותר { $n }
can = אפשר
cannot = אי אפשר: { $reason }
why-over = הבזאר נסגר
why-not-yet = הבזאר עוד לא נפתח
why-asked-otherwise = עכשיו סוחר אחר בוחר
why-not-your-turn = זה לא התור שלכם
why-not-in-hand = ״{ $card }״ לא ביד שלכם
why-taken = מקום { $n } תפוס
why-no-stall = בשביל ״{ $card }״ דרוש דוכן שלכם
why-not-so = אי אפשר לעשות את זה
