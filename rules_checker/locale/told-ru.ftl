# Что говорится о колодах, партиях и сценариях, которые не подходят. Английский текст стоит в коде. Без точек в конце.

unknown-bot = нет бота «{ $name }»
no-swap = местами можно меняться, только если колода есть у каждого игрока
wrong-number-of-bots = { $n ->
    [one] назван { $n } бот
    [few] названо { $n } бота
   *[other] названо { $n } ботов
 }, а игроков { $players }: назовите одного на всех или каждому своего
wrong-number-of-files = { $n ->
    [one] назван { $n } файл весов
    [few] названо { $n } файла весов
   *[other] названо { $n } файлов весов
 }, а игроков { $players }: назовите один на всех или каждому свой
wrong-games = столько партий ({ $n }) сыграть нельзя: назовите число от 1 до { NUMBER($most) }
wrong-until = непонятная точность «{ $value }»: напишите, на сколько процентных пунктов доля может отличаться в каждую сторону, например 2% (от 0.1% до 50%)
no-decks = назовите колоды, либо игру и --all, либо режим (--mode), в котором колод не приносят
no-game = партии с номером { $n } нет: { $last ->
    [0] есть только партия 0
   *[other] номера — от 0 до { $last }
 }
one-or-other = { $one } и { $other } вместе не пишут
all-takes-game = «{ $title }»: колод, которыми можно так сыграть, { $n ->
    [0] нет
   *[other] — { $n }
 }, а для партии нужно { $players }
wrong-table = --players { $n }: в игре «{ $title }» колод { $fixed ->
    [yes] { $least ->
        [0] не приносят
       *[other] ровно { $least }
     }
   *[no] от { $least } до { $most }
 }
players-of-many = --players пишут вместе с --all и названием игры или вместе с --field: иначе за стол садятся все, кто назван
too-many-players = [{ $rule }] за стол садится не больше { $most ->
    [one] { $most } игрока
   *[other] { $most } игроков
 }, а здесь их { $n }
one-game = назовите одну игру, а не несколько: { $games }
decks-of-games = колоды из разных игр: { $games }; выберите колоды одной игры
title-of-game = «{ $title }»
one-deck = { $option }: назовите одну колоду, ту, что играет против всех
other-games = { $deck } — колода другой игры ({ $other }), а не «{ $title }»
needs-field = { $option }: на картинке таблица всех колод, для неё нужен --all или --field
no-pairs = для картинки нужны партии двух колод
out-of-range = { $option } { $n }: назовите число от { NUMBER($least) } до { NUMBER($most) }
among-lists = { $path }: это место среди самих списков ({ $lists }); запишите отчёт куда-нибудь ещё
cards-of-own = { $path }: похоже, это ваши собственные карты, а не список колоды; чтобы их напечатать, выполните { $command }
wrong-kind = { $path }: подойдут только файлы { $kinds }
not-kept = в файле нет сыгранных партий
kept-of-others = в файле другие партии: не те колоды, карты, боты или номер раздачи
kept-broken = такой записи о партиях здесь быть не может
kept-changed = строка изменена: контрольная сумма не сходится; удалите эту строку и все после неё, и партии будут сыграны заново
kept-earlier = в файле партии прежней версии Fitil; назовите другой файл, и они будут сыграны заново
kept-more = { $path }: партий одной пары уже { $n }, больше чем { $games }: попросите больше (--games) или назовите другой файл
wrong-address = «{ $address }» — не адрес планировщика: напишите, например, tcp://10.0.0.1:8786
no-dask = для --cluster нужен Dask: pip install '.[cluster]' в папке проекта, а без неё pip install distributed
no-scheduler = { $address }: планировщик не отвечает
no-workers = { $address }: у планировщика нет ни одного исполнителя
other-version = { $worker }: у исполнителя другая версия Fitil
cluster-lost = { $address }: связь с кластером прервалась, партии не доиграны
not-to-improve = { $deck }: улучшить можно только допустимую колоду, у которой есть противники
no-engine = в игру { $name } пока не сыграть: у неё нет движка, { $path }
no-engine-said = { $path }: здесь нет ENGINE, объекта класса Engine[Position, Setup]
engine-unsaid = здесь нет ENGINE, объекта класса Engine[Position, Setup]
engine-lacks = движок не сообщает { $names }
engine-signature = { $own } вызывают не так, а как { $asked }
engine-kind = { $name } — это { $found }, а нужно { $asked }
engine-unasked = { $name } у движка никто не спрашивает
engine-no-function = { $name } — не функция
engine-seats = начиная состояние, назовите число игроков, например s.begin(2)
option-undeclared = { $name } — для варианта, которого игра не объявляет
fix-option-undeclared = объявите его через @OPTIONS.of(…)
lint-option-unsaid = OPTIONS не объявляет { $name }, а выбрать это можно
fix-engine = что здесь что, сказано у класса Engine в rules_checker/engine/base.py
unknown-playable-game = среди игр, в которые можно сыграть, нет «{ $name }»
mode-decks = [{ $rule }] в режиме { $name } колод { $most ->
    [0] не приносят
   *[other] { $least ->
        [0] не больше { $most }
       *[other] должно быть { $exact ->
            [yes] { $least }
           *[no] от { $least } до { $most }
         }
     }
 }, а названо { $n }
not-playable = так сыграть нельзя: { $reason }
no-such-table = { $path }: такой раскладки нет
not-a-table = { $path }: в файле нет раскладки, потому что нет ключа mode
table-alone = в { $path } уже сказано, чем играть: колоды рядом не называйте
illegal-table = { $path } не по правилам; чтобы узнать почему, выполните { $command }
no-table-begun = партию этой игры с готовой раскладки не начинают
line-elsewhere = эту строку страница прочитать не может; проверьте файл командой fitil check
no-iterations = у бота «{ $name }» нет числа итераций; оно есть только у mcts: mcts:500
wrong-iterations = mcts:{ $n }: напишите число итераций от 1 до { NUMBER($most) }

## Колоды и режимы

no-deck-rules = в игре «{ $title }» нет правил для колод: их место в её файле game.yaml, под ключом deck
empty-deck = в колоде { $deck } нет карт, играть ею нельзя
needs-decks = колод нужно { $needed }, а здесь { $n }
not-there = { $deck }: карте «{ $card }» здесь не место; подробнее: fitil check
card-twice = { $deck }: одна из карт названа дважды; подробнее: fitil check
wrong-sizes = { $n ->
    [1] карт в колоде { $sizes }, а должно быть { $needed }
   *[other] карт в колодах { $sizes }, а должно быть по { $needed }
 }{ $built ->
    [0] { "" }
   *[other] { " " }или по { $built }
 }
name-its-mode = «{ $name }» — игра: назовите её режим, например «{ $mode }»
mode-needs-game = без колод режиму нужна игра: --mode GAME/{ $name }
deck-of-other = { $deck } — колода не из игры «{ $title }»
mode-size = [{ $rule }] { $deck }: карт { $n }, а в режиме { $name } их { $size }
mode-shared = [{ $rule }] { $decks }: «{ $team }» — в каждой колоде, а в режиме { $name } копий игры на столе — { $n }
no-features = в { $name } нет признаков, по которым бот судил бы о позиции
no-preparing = как получились колоды { $name }, проверить нельзя
nobody = никто

## За столом

needs-terminal = здесь не терминал, и экран игры не открыть; чтобы сыграли боты, выполните fitil simulate, а чтобы прочитать сыгранное, fitil replay
resume-alone = --resume берёт колоды, режим и раздачу из сохранённой партии: больше ничего не называйте
nothing-to-play = назовите игру, либо колоды, либо режим (--mode), либо партию после --resume
too-few-starters = «{ $title }»: { $starter-deck_pl_gen } для этого только { $n }, а нужно { $wanted }; назовите свои
game-in-the-way = { $path }: такой файл уже есть; назовите другой --save или продолжите эту партию (--resume)
no-person = ни на одном месте нет человека; чтобы боты сыграли друг с другом, выполните fitil simulate
wrong-seat = --seat { $setting }: напишите место латинской буквой и кто на нём, например A={ $me } (игрок А) или B={ $bot } (игрок Б)
seat-taken = --seat { $setting }: место { $seat } уже занято
no-words-to-play = в игру «{ $title }» на этом языке ({ $lang }) не играют
no-game-begun = партия ещё не начата
nobody-asked = сейчас никого ни о чём не спрашивают
older-question = на этот вопрос уже ответили: партия продолжается с того, на чём стоит
not-in-question = такого ответа в вопросе нет: партия продолжается с того, на чём стоит
saved-other-game = это партия другой игры: «{ $name }»
wrong-seed = номер раздачи «{ $seed }» — не целое число от 0 до { $most }
no-lesson = в игре «{ $name }» нет урока
stale-puzzle = задачу { $n } больше не решить: игра изменилась
no-puzzles = в игре «{ $name }» нет задач
no-action-said = не сказано, какое действие; можно: { $shapes }
not-an-action = «{ $action }» — не действие; можно: { $shapes }
says-no-number = «{ $action }»: не сказано сколько; пишут так: { $shape }
action-not-complete = «{ $action }»: сказано не всё; пишут так: { $shape }

## Сохранённая партия

few-answers = { $path }: ответов только { $n }, а запрошено { $asked }
no-turn = { $path }: хода { $n } нет, последний — { $last }
no-moment = «{ $text }» — не момент партии: напишите число ответов или ход, например «ход 10»
card-no-longer = в игре «{ $title }» больше нет карты «{ $name }»; если она ваша, добавьте --cards
not-saved-game = это не сохранённая партия
saved-other-format = это партия, сохранённая в формате { $format }, а здесь формат { $now }
wrong-value-of = { $name }: значение { $value } не подходит
truncated = файл обрывается на полуслове
other-result = записан один итог, { $said }, а ответы ведут к другому: { $found }
answer-after-end = ответ { $n } дан после конца партии
answer-not-offered = ответ { $n } — { $answer }, а выбирать можно от 0 до { $last }
other-engine = партию вёл движок { $theirs }, а здесь { $ours }: вышла бы другая партия
other-table = с тех пор изменились типы, фазы или числа игры: вышла бы другая партия
cards-changed = с тех пор изменились карты: { $cards }{ $n ->
    [0] {""}
   *[other] {" "}и ещё { $n }
 }

## Сценарии

no-scenarios = { $path }: сценариев здесь нет
game-without-scenarios = для { $name } сценариев не бывает
not-an-answer = «{ $text }» — не ответ; пишут так: «A: что выбрано»
asked-another = { $who } сейчас не выбирает{ $rule ->
    [none] { "" }
   *[other] { " " }(правило { $rule })
 }: { $asked ->
    [nobody] никого ни о чём не спрашивают
   *[other] отвечает { $asked }, вопрос — «{ $kind }»
 }
not-offered = «{ $text }» выбрать нельзя{ $rule ->
    [none] { "" }
   *[other] { " " }(правило { $rule })
 }: вопрос сейчас — «{ $kind }»; можно: { $offered }
unmet-asked = { $found ->
    [nobody] никого ни о чём не спрашивают
   *[other] вопрос — «{ $found }»
 }, а { $wanted ->
    [nobody] вопросов быть не должно
   *[other] { $found ->
        [nobody] должен быть вопрос
       *[other] не
     } «{ $wanted }»
 }
unmet-options = { $none ->
    [found] выбирать не из чего, а должно быть: { $wanted }
    [wanted] выбирать можно из { $found }, а выбора быть не должно
   *[neither] выбирать можно из { $found }, а не из { $wanted }
 }
unmet-not-offered = «{ $action }» выбрать нельзя; можно: { $offered }
unmet-offered = «{ $action }» есть среди вариантов, а быть не должно
unmet-rule = правило { $rule } не применялось
unmet-refusal = «{ $action }» разрешено, хотя правило { $rule } должно это запрещать
unmet-refused-by = «{ $action }» запрещено правилом { $found }, а не { $wanted }
unmet-winner = кто победил: { $found }, а не { $wanted }
unmet-place = { $none ->
    [found] { $name }: место ещё не определено, а должно быть { $wanted }
   *[neither] { $name }: место — { $found }, а не { $wanted }
 }
unmet-score = { $none ->
    [found] { $name }: очки ещё не подсчитаны, а должно быть { $wanted }
   *[neither] { $name }: очков — { $found }, а не { $wanted }
 }
# Что есть и что должно быть, если есть то и другое или только одно из них.
differs = { $found }, а не { $wanted }
differs-no-found = ничего, а должно быть: { $wanted }
differs-no-wanted = { $found }, а быть ничего не должно
differs-no-found-there = пусто, а должно быть: { $wanted }
differs-no-wanted-there = { $found }, а должно быть пусто
differs-no-found-player = никого, а должен быть { $wanted }
differs-no-wanted-player = { $found }, а быть никого не должно
unmet-zone = { $name }, { $zone }: { $differs }
unmet-key = { $name }, { $key }: { $found ->
    [yes] да, а должно быть нет
    [no] нет, а должно быть да
   *[other] { $wanted ->
        [yes] { $found }, а должно быть да
        [no] { $found }, а должно быть нет
       *[other] { $differs }
     }
 }
unmet-size = { $name }, { $zone }: всего { $found }, а не { $wanted }
unmet-absent = карты «{ $card }» в игре нет, сравнивать не с чем
unmet-pile = { $key }: { $differs }
unmet-here = { $key }: { $found ->
    [yes] да, а должно быть нет
    [no] нет, а должно быть да
   *[other] { $wanted ->
        [yes] { $found }, а должно быть да
        [no] { $found }, а должно быть нет
       *[other] { $differs }
     }
 }
lies-elsewhere = карты «{ $card }» в этом месте быть не может: её пишут в { $keys }
lies-nowhere = карты «{ $card }» в этом месте быть не может
lies-twice = карта «{ $card }» лежит в двух местах, а такая карта одна
lies-too-often = копий карты «{ $card }» здесь { $n }, а всего их { $most }
seat-left-out = { $who } за столом есть, а { $gap } пропущен
seat-a = игрок А
seat-b = игрок Б
seat-c = игрок В
seat-d = игрок Г
seat-e = игрок Д
seat-f = игрок Е
zone-hand = в руке
zone-deck = в колоде
key-turns = который ход
quoted = «{ $name }»
marked = «{ $card }» ({ $marks })
draw-won = никто (ничья)
nobody-won = никто (партия не кончилась)
nothing = –
unmet-not-shown = { $name } не видит карту «{ $card }»
unmet-shown = { $name } видит карту «{ $card }»
unmet-only-shown = { $none ->
    [found] карт, которые видит только { $name }, нет, а должны быть: { $wanted }
    [wanted] только { $name } видит: { $found }, а таких карт быть не должно
   *[neither] только { $name } видит: { $found }, а не { $wanted }
 }
unmet-end = сценарий кончился, а { $who } ещё не ответил: вопрос — «{ $kind }»; можно: { $offered }
scenarios-run = { $n ->
    [one] { $n } сценарий
    [few] { $n } сценария
   *[other] { $n } сценариев
 }{ $unplayed ->
    [0] { "" }
   *[other] ; не сыграно: { $unplayed }
 }{ $failed ->
    [0] { $unplayed ->
        [0] , всё сошлось
       *[other] { "" }
     }
    [one] ; { $failed } расхождение
    [few] ; { $failed } расхождения
   *[other] ; { $failed } расхождений
 }
used-rules = правила, которые пригодились за { $n ->
    [one] { $n } партию
    [few] { $n } партии
   *[other] { $n } партий
 }: { $used } из { $of }
used-words = слова карт, которые пригодились за { $n ->
    [one] { $n } партию
    [few] { $n } партии
   *[other] { $n } партий
 }: { $used } из { $of }
never-used = ни разу не пригодились:
never-used-name = {"  "}{ $name }
unknown-type-laid = типа «{ $name }» у карт этой игры нет
unknown-key-laid = нет сообщения «{ $name }»
unknown-event-laid = нет сообщения о событии «{ $name }»
unknown-side = такого между клетками не бывает: «{ $name }»
rule-means = что значит правило: { $command }
lint-nothing-shown = на столе ничего не видно
fix-nothing-shown = показанное описывают сообщения { $keys }; о них — rules_checker/play/view/table.py
lint-told-by-id = tell('{ $what }', …) называет карту в { $key } её id
fix-told-by-id = чтобы карта называлась по названию, впишите '{ $key }' в TOLD_CARDS
lint-illegal-deck = { $deck }: { $starter-deck } недопустима
fix-illegal-deck = чтобы узнать почему, выполните { $command }
illegal-plays = колода { $deck } недопустима, но сыграть ею можно; чем недопустима, скажет { $command }

## Турнир

unknown-kind-of-tournament = турнира вида «{ $name }» нет
scenario-which = назовите файлы сценариев или --new и игру
no-skeleton = у игры { $name } нет образца сценария
cup-none = это не файл турнира
cup-version = это турнир другой версии Fitil: { $found }, а здесь { $ours }
cup-changed = строка не продолжает то, что выше: здесь или раньше что-то изменено или пропало
cup-event = такого события на турнире быть не может
cup-apart = { $path }: на другом компьютере клуба записаны другие события; начните с копии его файла
cup-meanwhile = { $path }: тем временем в файл записал кто-то ещё; посмотрите, что там, и повторите
cup-name = в имени игрока от 1 до { $most } знаков
cup-full = на турнире не больше { $most } игроков
cup-closed = { $name }: присоединиться уже нельзя, встречи расписаны
cup-other-deck = { $name }: записана колода { $deck }, а это { $other }
cup-other-deck-typed = { cup-other-deck }; чтобы заменить её, добавьте --correct
cup-other-team = { $name }: записана команда «{ $team }», а это «{ $other }»
cup-other-team-typed = { cup-other-team }; чтобы заменить её, добавьте --correct
cup-several-lists = { $name }: здесь несколько списков ({ $files }); оставьте тот, который считается
cup-twice = { $name }: такой игрок уже есть; если это другой человек, добавьте к имени то, чем они отличаются
cup-gone = { $name }: вернуться в турнир уже нельзя, встречи расписаны
cup-named-twice = { $name }: имя написано здесь дважды; если игроков двое, добавьте к имени то, чем они отличаются
cup-same-name = { $name }: имя и так такое
cup-same-team = { $name }: эта самая команда и записана
cup-former-same-deck = { $was } — прежнее имя, теперь это { $name }; записана эта самая колода
cup-former-other-deck = { $was } — прежнее имя, теперь это { $name }; записана колода { $deck }, а это { $other }. Чтобы заменить её, добавьте --correct; если это другой игрок, запишите его по имени
cup-same-deck = { $name }: записана эта самая колода
cup-dropped = { $name }: уже вне турнира
cup-round = { $stage ->
    [final] финал
    [cut] игры на вылет, тур { $n }
   *[swiss] тур { $n }
 }
cup-open = { $stage ->
    [both] ещё нет результатов финала и встречи за третье место
    [final] ещё нет результата финала
    [bronze] ещё нет результата встречи за третье место
   *[other] { $round }: ещё нет { $n ->
        [one] результата со стола { $tables }
       *[other] результатов со столов { $tables }
     }
 }
cup-over = турнир окончен
cup-number = { $what ->
    [rounds] число туров должно быть от { $least } до { $most }
    [cut] на вылет могут играть от { $least } до { $most } лучших
    [minutes] тур длится от { $least } до { $most } мин
   *[other] { $what } — от { $least } до { $most }
 }, а здесь { $n }
cup-rounds = { cup-rounds-many }; число туров меняют в условиях турнира
cup-rounds-many = туров { $n }, а игроков { $players }: за { $most ->
    [one] { $most } тур
    [few] { $most } тура
   *[other] { $most } туров
 } все уже встретятся со всеми
cup-few = { $n ->
    [0] игроков ещё нет
   *[other] игроков { $n }
 }, а нужно не меньше { $least }
cup-robin = игроков { $n }, а каждый с каждым играет, если их не больше { $most }
cup-cut = { cup-cut-many }; это число меняют в условиях турнира
cup-cut-many = на вылет должны играть { $n } лучших, а игроков всего { $of }
cup-cut-one = на вылет играют по меньшей мере двое
cup-no-rounds = туров здесь столько, сколько нужно: их число не задают
cup-robin-rounds = когда каждый играет с каждым, число туров зависит от числа игроков; чтобы закончить раньше, его меняют потом в условиях турнира
cup-no-cut = на вылет здесь все играют с первого тура: число лучших не задают
cup-best-of = встреча — это одна партия (--best-of 1) или партии до двух побед (--best-of 3)
cup-no-round = { $n ->
    [1] ни один тур ещё не начался
   *[other] нет тура { $n }
 }
cup-no-table = { $round }: за столом { $table } никто не играет
cup-no-match = { $name }: в этом туре нет противника
cup-decided = { $round }: здесь решилось, кто играет дальше; результаты уже не изменить
cup-other-cut = с таким счётом на вылет { $n ->
    [1] играл бы другой: { $now }, а не { $was }
   *[other] играли бы другие: { $now }, а не { $was }
 }. Чтобы исправить счёт, сначала отмените всё до жеребьёвки игр на вылет и её саму
cup-score = { $score } — не счёт встречи { $n ->
    [1] из одной партии
   *[other] до двух побед
 }
cup-draw = в этой встрече кто-то должен победить
cup-typed = «{ $text }»: результат пишут так: 2-1, а с ничьими 1-1-1
cup-penalty = снять можно от 0 до 99 очков
cup-no-undo = отменять нечего
cup-no-redo = возвращать нечего: после отмены записано что-то ещё, или отмены не было
cup-own-file = { $path }: это сам файл турнира; запишите листы куда-нибудь ещё
cup-fork-other = это другой турнир
cup-fork-undone = в одном из файлов отменили то, что есть в обоих; отмените это и в другом
cup-fork-result = { $round }, стол { $table }: результаты разные; исправьте один из них и сведите файлы снова
cup-fork-pair = в обоих файлах жеребьёвка следующего тура, и она разная: продолжить можно только один
cup-fork-player = { $name }: в файлах записано разное; исправьте в одном и сведите файлы снова
cup-fork-into = в { $other } на тур больше: добавьте { $path } к нему, а не наоборот
cup-fork-settings = условия турнира поменяли в обоих файлах, и по-разному; исправьте в одном и сведите файлы снова
cup-same-settings = условия и так такие; назовите, что поменять
cup-cut-began = игры на вылет уже идут: число туров и игроков в них не изменить
cup-fewer = уже расписано туров: { $n }; меньше не сделать
cup-final = финал уже расписан: встречу за третье место уже не добавить и не отменить
cup-bye = пропустить можно только тур швейцарской системы, который ещё не расписан
cup-no-seat = в первом туре нет свободного места
cup-no-seat-of = { $name }: в этом туре нет места за столом
cup-seat-round = пересаживают только в том туре, который идёт
cup-seat-result = за столом { $table } уже есть результат: там не пересаживают
cup-seat-others = за этими столами сидят уже другие
cup-robin-seats = каждый играет с каждым, поэтому пары не меняют
cup-cut-seats = в играх на вылет столов остаётся столько же
cup-two-players = { $name }: это один игрок; назовите двоих
cup-bye-unasked = { $name } и так играет в следующем туре: отменять нечего
cup-bye-asked = { $name } и так пропускает следующий тур
cup-meet-already = { $one } и { $other } и так играют друг с другом
cup-why = напишите причину
cup-score-or-lost = введите что-то одно: счёт или --both-lost, если проиграли оба
cup-deck-as-player = «{ $name }» — это колода, а не имя игрока; её дают так: { $command }
cup-nobody = назовите игроков или списки колод
cup-one-list = назовите одного игрока и один список или только списки
cup-sheets = { $path }: листы записывают в файл .html, а в .csv — только один из них: кто где играет, столы, места или лист для судьи

## Вечер клуба

club-no-seat = такого места нет: адрес неполный или от другого сервера. Попросите его ещё раз
club-no-table = этого стола больше нет
club-not-seated = сначала сядьте на это место
club-seat-taken = здесь уже играют с другого телефона
club-other-phone = за это место играют теперь с другого телефона
club-no-undo = отменять сейчас нечего
club-nick = имя — не длиннее { $most } букв, и все они должны быть видны
club-unread = такого сообщения стол не понимает
club-too-large = это сообщение слишком большое
club-flood = слишком много сразу: подождите немного
club-crowd = сюда уже смотрит слишком много устройств
club-busy = слишком многие отвечают разом: попробуйте ещё раз
club-full = столов уже слишком много
club-foreign-host = по этому имени сервер не отвечает; имя можно добавить (--name)
club-foreign-page = страницам других сайтов этот сервер не отвечает
club-clock = часы пишут так: none, move:60 или chess:1200
club-db-away = база данных клуба не отвечает, ничего не изменилось: { $reason }
club-db-full = на диске базы данных клуба нет места, ничего не изменилось
club-db-version = база данных клуба создана другой версией Fitil ({ $found }, а не { $ours })
club-db-none = { $path }: это не база данных клуба
club-db-address = в FITIL_CLUB_DATABASE нужен адрес вида postgresql://user@host/club
club-db-psycopg = для FITIL_CLUB_DATABASE нужен psycopg: pip install 'fitil[club]'
club-reached = --name { $name }: нужно имя вида club.example.org или полный адрес вида https://club.example.org
club-no-game = --seat и --clock — для одного стола: назовите игру или колоды
no-site-built = { $path }: здесь нет собранного сайта
club-open = открыто: до сервера дотянется любой в этой сети, и кто знает адрес места, тот за него и играет
club-organiser = только для организатора:
club-seat = место { $n }:
club-look-on = для зрителей:
club-no-player = такого игрока в турнире больше нет
club-no-match = этот тур уже закончен, или противника у вас нет
club-result-there = результат уже записан: обратитесь к организатору
club-list-there = за вами записан другой список: обратитесь к организатору
unknown-player = игрока «{ $name }» здесь нет
tried-no-decks = «{ $title }»: здесь играют без колод, так что испытать карту не в чем
tried-no-place = «{ $title }»: в { $starter-deck_pl_pre } нет места для такой карты
of-what-was-read = кроме того, в прочитанном:
table-in-a-file = чтобы проверить раскладку стола, запишите её в файл с ключом mode
