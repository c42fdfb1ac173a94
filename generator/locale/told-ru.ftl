sheet-on-paper = листа «{ $name }» нет, но его заменит --sheet { $sheet } --paper { $paper }
table-paper = лист на стол не помещается на бумагу { $paper } мм
game-for-deck = «{ $name }» — это игра, а не колода; чтобы взять часть её карт, напишите --game { $name }
