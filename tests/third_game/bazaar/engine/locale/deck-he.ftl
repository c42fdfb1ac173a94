too-loud = בשוק יש יותר שמועות מדוכנים
 .fix = הסירו שמועות ({ $n }), או הוסיפו דוכנים כמספרן
loudness = דוכנים: { $stalls }, שמועות: { $rumours }
taken-already = ל{ $who } כבר יש ״{ $card }״
 .fix = קחו קלף אחר
