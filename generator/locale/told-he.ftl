sheet-on-paper = אין גיליון { $name }; במקומו כתבו ‎--sheet { $sheet } --paper { $paper }‎
table-paper = דף לשולחן לא נכנס בנייר של { $paper } מ״מ
game-for-deck = { $name } הוא משחק ולא חפיסה; לחלק מהקלפים שלו כתבו ‎--game { $name }‎
