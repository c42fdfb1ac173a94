"""What people say of a list as a whole: that it changes, replaces another, is old, or is as it was."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cards.decks.words.harmless import without_offers
from cards.decks.words.numbers_said import unexplained
from cards.decks.words.seen import words_of
from cards.expressions import expression
from cards.names import normalise

WISHED = {"хотел", "хотела", "хотели", "wanted", "רציתי", "רצינו"}
"""What somebody says of teams that he would have taken, beside those that he takes."""
_CHANGES = expression(
    r"(?<!\w)(?:вместо|замени\w*|замен[аыу]|убер\w+|убра\w+|убир\w+|выкин\w+|минус|поменя\w+|меня(?:ю|ем|ть|йте?)"
    r"|исправ\w+"
    r"|не считает\w*|не считать|опечатк\w+|ошиб[сл]\w+|[והל]?במקום(?=\s(?:\d{1,2}\s)?[^\W\d])|ל?החליף|[תל]חליף|תחליפו"
    r"|החלפ\w+|להוריד"
    r"|תוריד\w?|הורידו|להוציא|תוציא\w?|[וב]?מינוס|[בה]?תיקון|לתקן|תקנו|טעיתי|ב?טעות|לא נחשב\w*"
    r"|instead|replac\w+|swap\w*|remov\w+|minus|correct\w*"
    r"|mistake|typo|ignore|scratch"
    r"|(?:остальн\w+|дальше|продолжение|ещё|еще|the rest|more|השאר|היתר|המשך)(?: \w+){0,2} (?:на|в|во|in|on|as|ב\w*)? ?"
    r"(?:фото\w*|картин\w+|скрин\w*|вложени\w+|photos?|pictures?|screenshots?|attach\w+|תמונ\w+|צילומ\w*|בתמונ\w+"
    r"|בצילו\w+"
    r"|מצורפ\w*)"
    r"|(?:что|как\w+|ког\w|кого)-нибудь|something|משהו"
    r"|не столько|не так(?:ой|ая|ое|ие)|как в прошлый раз|עדכון|לא כל כך הרבה|כמו בפעם שעברה"
    r"|(?:вс[её]|всех),? кроме|(?:всего|только|всех|каждо\w+) по (?:од\w+|дв[ае]|три|четыре|\d)"
    r"|all (?:but|except)|everything (?:but|except)|(?:ה?כו?ל|כולם) חוץ|(?:מכל אחד|מכל קלף) (?:אחד|שניים|שלושה|ארבעה)"
    r"|не \d{1,2},? а \d|לא \d{1,2},? אלא \d|not \d{1,2},? but \d)(?!\w)"
)
_PICTURE = expression(
    r"(?<!\w)(?:фото\w*|картинк\w+|скрин\w*|снимок\w*|снимк\w+|сфот\w+|вложени\w+|прикреп\w+|photos?|pictures?"
    r"|pics?|screenshots?"
    r"|attach\w+|[בהלומ]{0,2}תמונ\w+|[בהלומ]{0,2}צילו\w+|צילמתי|מצורפ\w*|מצרפ\w*)(?!\w)"
)
"""What is sent beside a text, and is not read with it."""
_EXCUSED = expression(
    r"(?<!\w)(?:(?:прости\w*|извин\w+|прошу прощения|сорри|sorry|excuse|סליחה|מתנצלת?|סורי)\W{1,3}"
    r"(?:\w+ )?(?:за|for|על|עבור)? ?(?:\w+ )?(?:опечат\w+|ошиб\w+|typos?|mistakes?|\w*טעויות|\w*שגיאות)"
    r"|(?:за|for|על) (?:\w+ )?(?:опечат\w+|ошиб\w+|typos?|mistakes?|\w*טעויות|\w*שגיאות),? "
    r"(?:\w+ )?(?:прости\w*|извин\w+|прошу прощения|сорри|sorry|סליחה|מתנצלת?))(?!\w)"
)
"""What asks to be forgiven for how a list is typed, and changes nothing in it."""
_UNCHANGED = expression(
    r"(?<!\w)(?:(?:ничего|никого) не \w+|не (?:меня\w+|измен\w+|замен\w+|правил\w*)"
    r"|без (?:измен|замен|правок)\w*"
    r"|(?:chang|swap|replac|remov)\w+ nothing|nothing (?:\w+ )?(?:chang|swap|replac|remov)\w+"
    r"|(?:אפשר|можно(?: ли)?|(?:can|may) (?:i|we)|could (?:i|we)) (?:still |ещё |еще |עוד )?"
    r"(?:ל?החליף|менять|поменять|заменять|change|swap) (?:ה?קלפים|карты|(?:the )?cards) (?:עד|до|until|till|before)"
    r"(?=(?: [^\W\d]+){1,3}\W*$)"
    r"|(?:לשלוח|прислать|отправить|скинуть|send) (?:(?:עוד|ещё|еще) )?(?:משהו|что-нибудь|что-то|anything|something)"
    r"(?: (?:else|more|ещё|еще|אחר|נוסף))? (?:או|или|or)(?=(?: [^\W\d]+){1,4}\W*$)"
    r"|штраф\w*(?: \w+){0,3} не должн\w+|не должн\w+(?: \w+){0,3} штраф\w*"
    r"|(?:no|any) penalt\w+ should|should be no penalt\w+"
    r"|(?:no|without) (?:chang|swap|replace|correct)\w+"
    r"|(?:убра|убир|убер)\w+ (?:\w+ )?(?:со? (?:свое\w+ )?стол\w+|за собой|после себя|мусор|посуду|стол|зал|комнату)"
    r"|(?:за собой|после себя|со стола) (?:\w+ )?(?:убра|убир|убер)\w+"
    r"|(?:clean|clear|tidy|put)\w* (?:\w+ )?(?:up )?(?:away|after|the table)|(?:להוריד|תורידו|מורידים) (?:את )?הנעליים"
    r"|unchanged|(?:שום דבר )?לא (?:שיני\w+|שונה|השתנה|החלפתי|החלפנו|הורדתי)(?: כלום| שום דבר)?"
    r"|(?:בלי|ללא) (?:שינוי|החלפ|תיקונ)\w*)(?!\w)"
)
"""What says that a list is as it was."""
_AS_BEFORE = expression(
    r"(?:(?:вс[её]|и|the|הכו?ל) )?(?:как(?: и)?|(?:the )?same as|just like|like|as|כמו) "
    r"(?:в прошлый раз|всегда|в прошлом (?:году|месяце)|last (?:time|year|month)|always|ב?פעם (?:שעברה|ה?קודמת)|תמיד)"
)
_MAY_CHANGE = expression(
    r"(?<!\w)(?:добав\w+|плюс|забыл\w*|лишн\w+|еще|должн\w+|ל?הוסיף|תוסיפ\w+|פלוס|שכחתי|מיותר\w*|צריך|add\w*|forgot"
    r"|extra|more"
    r"|should)(?!\w)"
)
_REPLACES = expression(
    r"(?<!\w)(?:окончательн\w+|финальн\w+|не считает\w*|не считать|нов(?:ый|ая) (?:список|колода|верси\w+)"
    r"|исправлен\w+|обновлен\w+|(?:правильн|верн)(?:ый|ая|ые) (?:список|колода|вариант)|не(?:т|а)?,? вот (?:так|эт\w+)"
    r"|верси[яи]|v\d{1,2}|final|updated|corrected|correction|last version"
    r"|(?:new|right|correct) (?:list|version|deck|one)|no,? this|סופית?|ה?תיקון|ה?נכונה|לא,? (?:ככה|כך|זו|זאת)"
    r"|было|стало|стар(?:ый|ая)|before|old|מעודכנת?|מתוקנת?|לא נחשב\w*|גרסה|חדשה|ישנה|קודמת"
    r"|вариант\w*|черновик\w*|option|alternativ\w*|draft|אפשרות|אופציה|חלופה|טיוטה)(?!\w)"
)
_OLD = expression(
    r"(?<!\w)(?:стар\w{2,3}|прошл\w+|прежн\w+|было|архив\w*|черновик\w*|бэкап|копия|old|previous|before|archived?"
    r"|backup|drafts?"
    r"|copy|ה?ישנה?|ה?קודמת?|טיוטה|ארכיון|גיבוי|עותק)(?!\w)"
)
_OUTDATED = expression(
    r"(?<!\w)(?:(?:стар|прошл|прежн|предыдущ)\w+ (?:верси|список|списк|колод|дек|вариант)\w*|(?:не|уже не) актуальн\w+"
    r"|неактуальн\w+|устаре\w+|не мо[йяеёи]\w?|(?:old|previous|outdated|obsolete) (?:version|list|deck|one)"
    r"|outdated|not mine"
    r"|(?:ה?גרסה|ה?רשימה|ה?חפיסה) (?:ה?ישנה|ה?קודמת)|לא שלי|לא מעודכנת?|לא בתוקף)(?!\w)"
)
"""What says of a list that it is none any more, or somebody else's."""
_LIST = r"(?:спис(?:ок|ка|ком|ке)|колод\w{1,2}|дек[аиуе]|декой|состав\w?|вариант\w?|верси[яию]|лист)"
_LIST_HE = r"ה?(?:רשימה|חפיסה|דק|הרכב|גרסה)"
_LIST_EN = r"(?:deck|list|decklist|version)"
_PLAYS_OTHER = (
    r"(?:играю|сыграю|играть буду|буду играть|буду|беру|возьму|приду|иду|принесу)(?: \w+){0,2} друг\w{1,3}"
    rf" (?:{_LIST}|геро\w+)"
    rf"|(?:{_LIST}|герой)(?: (?:у меня|мой|моя|кстати|потом|там|завтра))?(?: будет| будут| был)? друг(?:ой|ая|ие)"
    r"(?!,? (?:чем|не как|нежели))"
    rf"|друг(?:ой|ая) (?:{_LIST}|герой) (?:будет|у меня)"
    rf"|(?:play|playing|use|using|take|taking|bring|bringing)(?: \w+){{0,2}} (?:different|another"
    rf"|other) (?:{_LIST_EN}|hero)"
    rf"|(?:{_LIST_EN}|hero) (?:will be|is going to be|is|may be) (?:different|another|changing)(?! (?:from|than))"
    rf"|(?:(?:^|אני |אנחנו )(?:משחק\w?|משחקים|בא\w?|לוקח\w?|מביא\w?)|אשחק|אבוא|אקח|אביא)(?: (?:עם"
    rf"|את))? ב?(?:{_LIST_HE}|ה?גיבור) אחרת?(?!\w)"
    rf"|(?:{_LIST_HE}|ה?גיבור)(?: שלי)?(?: יהיה| תהיה| הוא| היא| בכלל)? אחרת?(?=\W*$|[.,!])"
    rf"|{_LIST_HE} אחרת (?:תהיה|לגמרי)"
)
_NO_LEAD = (
    r"геро\w+(?: (?:еще|пока|все еще|до сих пор))? не (?:выбран\w?|выбрал\w?|решен\w?|решил\w?|определен\w?|точн\w+)"
    r"|не (?:выбрал\w?|решил\w?|определил\w+)(?: \w+){0,2} геро\w+"
    r"|hero(?: is)?(?: still)? (?:not|undecided|to be)(?: yet)? ?(?:chosen|decided|final|picked)?(?=\W*$|[.,!])"
    r"|ה?גיבור(?: (?:עוד|עדיין))? לא (?:סופי|נבחר|החלטתי|סגור|ידוע)"
    r"|לא (?:בחרתי|החלטתי)(?: (?:עוד|עדיין|את|על))* ה?גיבור"
)
_NTH = (
    r"(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|последн|предпоследн|верхн|нижн)"
    r"(?:ая|ую|ой|ого|его|ый|ий|ей|ье|ьей|ью|ья|ом|ем|ые|ие|ых|их|яя|юю|ее|ое)"
)
_THING = r"(?:дв[еау]\w?|тр[еи]\w?|пар[ауы]|\d|карт\w*|строк\w*|строчк\w*|строчек|пункт\w*|позици\w+)"
_GOES = (
    r"(?:вычеркн\w+|вычеркива\w+|зачеркн\w+|убер\w+|убра\w+|удал\w+|лишн\w+|не (?:надо|нуж\w+|счита\w+|бер\w+"
    r"|учитыва\w+)"
    r"|игнорируй\w*|ошибк\w+|ошиб\w+|неправильн\w+|неверн\w+|выкин\w+)"
)
_NTH_HE = r"ה?(?:ראשו(?:ן|נה|נים|נות)|שני|שנייה|שלישית?|רביעית?|חמישית?|אחרו(?:ן|נה|נים|נות))"
_PLACES = (
    rf"{_NTH}(?: {_THING}){{0,2}}(?: \w+)? {_GOES}"
    rf"|{_GOES}(?: (?:в|во|с|из|про|самую|самые))?(?: {_THING})? {_NTH}"
    rf"|(?:תמחק\w*|מחקו|למחוק|תוריד\w*|להוריד|תוציא\w*|להוציא|תתעלמ\w*|להתעלם)(?: \w+){{0,2}} מ?{_NTH_HE}(?!\w)"
    rf"|{_NTH_HE}(?: \w+)? (?:מיותר\w*|שגוי\w*|טעות|למחוק|להוריד|להוציא"
    r"|לא (?:בפנים|נחשב\w*|נספר\w*|צריך|צריכה|נכנס\w*|רלוונטי\w*))"
    r"|(?:remove|delete|drop|ignore|skip|scratch|strike|cross out"
    r"|(?:don't|do not|didn't) (?:want|need|count|include|take|play))(?: \w+)? (?:last|first|second|third|bottom"
    r"|top)(?!\w)"
    r"|(?:last|first|second|third|bottom|top)(?: \w+){0,2} (?:is|are) (?:extra|wrong|out|not in|surplus|superfluous)"
)
_EACH_ONE = (
    r"кажд\w+(?: \w+)?,? (?:по (?:од\w+|дв[ае]|три|четыре|\d)|на (?:од\w+|дв[ае]) (?:больше|меньше))"
    r"|[+−-]\s?\d (?:к |от )?(?:кажд\w+|всем)|\+\s?\d (?:to|for) (?:each|every)"
    r"|все \w+ по (?:од\w+|дв[ае]|три|четыре|\d)|полови\w+ (?:\w+ )?(?:замен\w+|поменя\w+|убер\w+|убра\w+)"
    r"|(?:одн\w{1,2}|дв[ае]|пару) \w+ (?:заменю|поменяю|уберу|выкину)"
    r"|(?:одн\w{1,2}|дв[ае]|\d) (?:\w+ )?люб(?:ая|ую|ой|ые|ых|ое)(?! друг)"
    r"|^(?:дважды|вдвойне|два раза|по два раза|twice|double|doubled|פעמיים|כפול|כפולה)\W*$"
    r"|(?:any|one|two) (?:other )?(?:random|any) (?:card|bomb|creep)s?"
    r"|כל ה\w+ (?:אחד אחד|אחת אחת|פעם אחת|שניים שניים|שתיים שתיים)|[+-]\s?\d לכל \w+"
)
_FOR_OTHERS = (
    r"(?:то ?же(?: самое)?|так(?:ая|ую|ой) же(?: колод\w+| список)?|эт(?:от|у) же(?: колоду| список)?)(?: и)? (?:для|у)"
    r" (?!меня|нас|всех)\w+|(?:у|для) (?!меня|нас|всех)\w+(?: \w+)? то ?же самое(?!,? что)"
    r"|same(?: list| deck| cards| again)? (?:also )?(?:for|goes for) (?!me|us|everyone|all)\w+"
    r"|אותו (?:ה?דבר|הרכב)(?: גם)? (?:ל(?!י(?!\w)|כולם)|של |בשביל |עבור )\w+|גם (?:של |ל|אצל |בשביל )\w+ אותו ה?דבר"
)
_ALONE = (
    r"^(?:(?:это|просто) ){0,2}(?:старое|старый|старая|тест|тестов\w+|демо|проба|проверка(?: связи)?)\W*$"
    r"|^(?:(?:this|is|just|a|an|only) ){0,3}(?:old|outdated|test|demo)\W*$|^(?:(?:זה|זו|רק) ){0,2}(?:ישנה?|טסט"
    r"|בדיקה|דמו)\W*$"
)
_NOT_IT = (
    rf"не (?:эта|эту|этой|этот|та|ту|той|тот|тем) {_LIST}(?! (?:раз|вечер))|{_LIST} (?:не (?:тот|та|эт\w+)"
    rf"|чуж\w+)(?!\w)"
    rf"|спис(?:ок|ка)(?: (?:уже|тут|выше|этот))? (?:стар|устаре|прошл|прежн)\w+(?=\W*$|[.,!])"
    rf"|(?:not (?:this|the right|my)|wrong) {_LIST_EN}|{_LIST_EN} is (?:an? )?(?:old|outdated|out of date|wrong)"
    rf"|(?:זו|זאת|זה) לא (?:{_LIST_HE})(?!\w)|{_LIST_HE}(?: (?:הזו|הזאת|כבר|היא))? (?:ישנה|לא עדכנית"
    rf"|לא רלוונטית|לא נכונה)"
)
_MAIN_ONE = (
    rf"основн\w+ {_LIST} (?:будет|пришлю|скину|позже)|(?:main|real) {_LIST_EN} (?:will|comes|to follow|later)"
    rf"|{_LIST_HE} (?:ה?אמיתית|ה?עיקרית) (?:תהיה|תגיע|אשלח)"
)
_UNDONE = {
    "стар тест демо проб проверк old outdated test ישנ טסט בדיקה דמו": _ALONE,
    "не_эт не_т спис колод дек not wrong is_ לא_ ישנה רלוונטית": _NOT_IT,
    "друг another different other changing אחר": _PLAYS_OTHER,
    "геро hero גיבור": _NO_LEAD,
    "перв втор трет четверт пят шест седьм восьм девят десят последн верхн нижн first last second third bottom top_"
    " ראשו שני שליש רביע חמיש אחרו": _PLACES,
    "кажд всем все_ полови люб заменю поменяю уберу выкину дважды вдвойне раза twice double each every any random one_"
    " two_ כל_ לכל פעמיים כפול": _EACH_ONE,
    "то_же тоже тож_ такая такую такой этот_же эту_же самое same אותו": _FOR_OTHERS,
    "основн main real אמיתית עיקרית": _MAIN_ONE,
}
"""What says of the list above that it is another, or that cards of it go which are not named; by pieces of words of
which it has one, as few lists are worth to compile all that.
"""
_ENDS = r"(?=\W*$|[.,!;)])"
_ANOTHER_TIME = expression(
    r"(?<!\w)(?:в (?:другой|следующий|прошлый) раз|(?:next|last|another) time|[בל]פעם (?:ה?באה|ה?קודמת|אחרת"
    r"|שעברה))(?!\w)"
)
_LATER = r"(?:пришлю|скину|отправлю|дошлю|вышлю|сдам|подам|выложу|принесу)"
_LATER_HE = r"(?:אשלח|אעביר|אגיש|תגיע|יגיע|נשלח)"
_WHOLE = r"(?:окончательн|финальн|итогов|чистов|полн|настоящ|нормальн)\w+"
_DRAFT = (
    rf"(?<!не )(?:^|(?<=это )|(?<=пока )|(?<=только )|(?<=лишь )|(?<=просто )|(?<=еще )|(?<=мой ))черновик{_ENDS}"
    rf"|(?:это|пока|просто)(?: \w+)? чернов\w+ {_LIST}|(?:это|вот)(?: просто| только)? пример (?:списка|колоды)"
    rf"|(?:это|эта)(?: просто| только)? (?:запасн|резервн|тренировочн|тестов|пробн)\w+ {_LIST}"
    rf"|{_WHOLE}(?: {_LIST})?(?: \w+)? {_LATER}|{_LATER}(?: \w+)? {_WHOLE}(?: {_LIST})?{_ENDS}"
    rf"|это (?:еще |пока )?не (?:финал|окончательн\w+|финальн\w+){_ENDS}"
    r"|this is (?:just |only |still )?(?:a |my )?(?:rough )?(?:draft|backup|spare|sample|example|test)(?! of)"
    rf"|^(?:just |only |still )?(?:a )?(?:rough )?draft{_ENDS}|not (?:the )?final(?: version| list)?{_ENDS}"
    r"|final (?:list|version|deck|one) (?:later|tomorrow|tonight|to follow|coming|will)"
    r"|(?:will|i'll) send (?:you )?(?:the |a )?(?:final|full|real)"
    rf"|(?:^|(?<=זו )|(?<=זאת )|(?<=זה )|(?<=רק )|(?<=עדיין )|(?<=בינתיים ))ה?(?:טיוטה|סקיצה){_ENDS}"
    rf"|(?:זו|זאת|זה)(?: רק)? דוגמה(?: ל{_LIST_HE[2:]})?{_ENDS}"
    rf"|(?:זו|זאת)(?: רק)? {_LIST_HE} (?:רזרבית|חלופית|לדוגמה|זמנית|לניסיון)"
    rf"|(?:ה?סופית?|ה?מלאה)(?: \w+)? {_LATER_HE}|{_LATER_HE}(?: \w+)? (?:את )?ה(?:סופית?|מלאה){_ENDS}"
)
_COMES_NOT = (
    r"(?: (?:прийти|приехать|быть|играть|участвовать|сыграть|завтра|сегодня"
    r"|в субботу|в воскресенье|на турнир\w?|в турнире))*"
)
_ENTRY = r"(?:заявк\w+|регистраци\w+|запись|взнос\w*|участи\w+|меня|нас)"
_WITHDRAWN = (
    rf"снима(?:юсь|емся)(?: с (?:турнир|игр|соревнован|участ|пробег)\w+)?{_ENDS}|(?:отказыва"
    rf"|отка[жз])\w+ от (?:участ|турнир|игр)\w+"
    rf"|(?<!если )(?<!вдруг )(?<!или )не (?:приду|придем|приеду|приедем|смогу|сможем|получится|участвую"
    rf"|участвуем){_COMES_NOT}{_ENDS}"
    rf"|(?<!если )(?<!или )(?<!что )меня не будет(?: (?:сегодня|завтра|на турнире|в (?:суббот"
    rf"|воскресень)\w+))*{_ENDS}|^я пас{_ENDS}"
    rf"|^(?:я |мы )?не (?:играю|играем){_ENDS}|^(?:я |мы )?(?:играть|участвовать) не (?:хочу|хотим|буду|будем"
    rf"|смогу){_ENDS}"
    rf"|(?<!если )(?<!или )не (?:буду|будем)(?: (?:сегодня|завтра|на турнире|в (?:суббот|воскресень)\w+))+{_ENDS}"
    rf"|не (?:буду|будем) (?:играть|участвовать){_ENDS}|(?:шутка|шучу|прикол),? (?:\w+ )?не игра\w+"
    rf"|(?:удалите|удали|отмените|отмени|аннулируйте|снимите|вычеркните|верните|отзываю|отменяю)(?: \w+)? {_ENTRY}"
    rf"|^(?:отмена|отбой|забудьте|проехали)(?: \w+)?\W*$"
    rf"|(?:игнорируйте|не читайте|забудьте)(?: \w+)? (?:письмо|сообщение|список|колоду|заявку)"
    r"|(?:i'm |i am )?(?:withdrawing|dropping out|pulling out)|withdraw (?:my|me|from)|count me out"
    rf"|(?:^|(?<=sorry )|(?<=sorry, ))(?:i am|i'm) out{_ENDS}|^i withdraw{_ENDS}"
    rf"|(?:^|(?<=sorry )|(?<=sorry, ))(?:i|we) (?:don't|do not|am not|are not) play(?:ing)?(?: (?:today|tomorrow"
    rf"|after all))*{_ENDS}"
    rf"|(?<!if )(?<!if i )(?:can't|cannot|can not|won't)(?: be able to)? (?:come|make it|attend|be there"
    rf"|play)(?: (?:today|tomorrow|after all))?{_ENDS}"
    r"|(?:cancel|delete|remove|withdraw) (?:my|our) (?:registration|entry|sign-?up|application)|^cancel(?:led|ed)?\W*$"
    r"|(?:ignore|disregard) (?:this|my|the) (?:message|mail|email|e-mail|list|post)|(?:refund|return) (?:my|the) fee"
    r"|(?:תבטל\w?|תבטלו|בטלו|לבטל|מבטלת?|תמחקו|תסירו|להסיר)(?: את)? (?:ה?הרשמה|ההשתתפות|אותי|אותנו|הבקשה)"
    rf"|(?<!אם )(?<!אם אני )לא (?:באה?|מגיעה?|אגיע|אבוא|נגיע|נבוא|אוכל (?:להגיע|לבוא)|משתתפת?|משחקת?)"
    rf"(?: (?:בסוף|בסופו של דבר|לטורניר|מחר|היום|בשבת))*{_ENDS}"
    rf"|(?<!אם )(?<!אם אני )לא (?:משתתף|(?:יכול|יכולה) (?:מחר|היום|בשבת)){_ENDS}"
    rf"|(?:אני )?פורשת?(?: מהטורניר)?{_ENDS}|^ביטול\W*$|תתעלמ\w+ מ(?:ה?הודעה|ה?רשימה|ה?מייל)\w*"
    rf"|תחזירו (?:לי )?את (?:דמי|הכסף)"
)
_TAKEN_BACK = (
    r"^(?:(?:ой|ох|нет|а|хотя|ладно|блин|так|все|и вообще),? )*"
    r"(?:забудь(?:те)?|забей(?:те)?|отмен(?:а|яется|яем|яю)|отбой|проехали|не ?важно|ерунда|не (?:надо|нужно)"
    r"|вычеркив\w+|вычеркни\w*|удали(?:те)?|сотри(?:те)?|не (?:туда|сюда)|не в тот чат|ошиб(?:ся|лась) чатом"
    r"|отставить|отменить|отмените|(?:я )?(?:пошутил|передумал)[аи]?|впрочем,? нет|не счита(?:ется|йте)"
    r"|шучу|(?:это )?шутка|ни за что|размечтались|ага,? (?:щас|сейчас)|да ну)"
    r"(?: (?:это|об этом|все|меня|нас|его|ее|пожалуйста|вообще|лучше|совсем))*\W*$"
    r"|^(?:(?:oh|no|ok|okay|well|sorry|actually|ah),? )*"
    r"(?:never ?mind|forget (?:it|this|that|about it)|scratch (?:it|this|that)|cancel (?:it|this|that)"
    r"|undo|as you were|(?:i )?changed my mind|disregard(?: (?:it|this|that))?"
    r"|ignore (?:it|this|that|me)|drop (?:it|this|that)|delete (?:it|this|that)|strike (?:it|this|that)"
    r"|wrong (?:chat|group|thread|channel|person)|withdrawn|(?:just )?(?:kidding|joking)|no way|not a chance|as if"
    r"|over my dead body)(?: (?:please|then|all))*\W*$"
    r"|^(?:(?:אה|אוי|לא|רגע|בעצם|סליחה|טוב),? )*"
    r"(?:עזו?ב(?:י|ו)?|תעזו?ב(?:י|ו)?|(?:ת?שכחו?|תשכחי) מזה|תתעל(?:ם|מי|מו)|לא (?:משנה|צריך|חשוב)|התחרט(?:תי|נו)"
    r"|ת?שכחו?|תשכחי|[לת]?בטלו?|בוטלה?|ביטול|שיניתי את דעתי"
    r"|ת?מחק(?:י|ו)?|בעצם לא|אל תרש(?:ום|מי|מו)|טעות(?: בקבוצה)?|לא הקבוצה הנכונה|ירד"
    r"|סתם|בצחוק|צוחקת?|מה פתאום|בחיים לא|אין מצב)"
    r"(?: (?:בבקשה|את זה|הכו?ל|אותי|אותנו))*\W*$"
)
"""What somebody says, and nothing else, who takes back all that he has said."""
_UNFINISHED = (
    rf"(?:^|(?<=пока )|(?<=еще )|(?<=это ))не все{_ENDS}|не (?:закончил|доделал|дописал|дособрал)[аи]?(?! печат)"
    r"|(?:допишу|дополню|дошлю|доделаю|закончу|соберу до конца)(?!\w)|продолжение (?:следует|завтра|потом|позже)"
    rf"|^(?:the (?:deck|list) is |it's |it is |this is |still )?not (?:finished|complete|done)(?: yet)?{_ENDS}"
    r"|(?:to be continued|unfinished|incomplete)(?!\w)|(?:will|i'll) (?:finish|complete|add the rest)"
    r"|(?:the )?rest (?:tomorrow|later|soon|tonight|to follow)|(?<!no )more (?:tomorrow|later|to come)"
    r"|(?:עוד |עדיין )?לא (?:סיימתי|גמרתי|השלמתי)|(?:ה?המשך|השאר) (?:יבוא|מחר|אחר כך|בהמשך|אחרי)|אשלים(?!\w)"
    r"|^(?:на )?(?:одну|один|две|два|\d)(?: карт[уы])? (?:меньше|больше)\W*$"
    r"|^(?:one|two|\d) (?:less|fewer|more)\W*$|^(?:אחד|אחת|שניים|שתיים|\d) (?:פחות|יותר)\W*$"
)
"""What somebody says whose list goes on, or has another number of cards than it says."""
_OF_BEFORE = (
    r"^(?:это |вот )?(?:(?:мой |моя )?(?:список|колода|дека) )?(?:с|из|для) прошл\w+"
    rf" (?:турнир\w*|раза?|год\w*|игр\w+|недел\w+){_ENDS}|^так (?:играл[аи]?|играет) (?!я(?!\w)|и я)[^\W\d]+"
    rf"|^(?:this is |it's )?from (?:the )?last (?:year|time|week|month|tournament){_ENDS}"
    r"|^this is (?:what|how) (?!i |we )(?:my )?[^\W\d]+ play(?:ed|s)(?!\w)"
    rf"|^(?:זה |זו |זאת )?מה(?:טורניר|פעם|שנה|שבוע) (?:הקודם|הקודמת|שעבר|שעברה){_ENDS}"
    r"|^ככה (?:שיחקה?|משחקת?) (?!אני)[א-ת]+"
)
_NO_LIST = {
    "прошл так_игра from_ this_is_ מהטורניר מהפעם מהשנה מהשבוע ככה_": _OF_BEFORE,
    "черн пример запасн резервн тренир тестов пробн окончат финал итогов чистов полн настоящ нормальн draft backup"
    " spare sample example test final full real טיוטה סקיצה דוגמה רזרבית חלופית זמנית ניסיון סופי מלאה": _DRAFT,
    "я_пас не_игра не_хо i'm_out i_am_out i_withdraw don't_play do_not not_play"
    " снима снимите отказ откаж не_при не_смо не_полу не_участ не_буд шутка шучу прикол удал отмен аннулир вычеркните"
    " верните отзыва отбой забуд проехали игнор не_чит withdraw dropping pulling count_me can't cannot can_not won't"
    " cancel delete remove ignore disregard refund return בטל ביטול תמחק הסיר תסיר לא_ פורש תתעלמ תחזיר": _WITHDRAWN,
    "не_все не_зак не_доде не_доп не_дос допиш дополн дошл додел закончу до_конца продолжение not_ unfin incompl"
    " continued will_ i'll_ rest_ more_ סיימתי גמרתי השלמתי המשך השאר אשלים меньше больше less fewer more פחות"
    " יותר": _UNFINISHED,
    "забуд забей отмен отбой проехали важно ерунда не_на не_ну вычерк удали сотри не_т не_с не_в ошиб never forget"
    " отстав пошути передум впрочем disregard undo as_you changed בטל שיניתי"
    " scratch cancel ignore drop delete strike wrong withdrawn עזב עזוב שכח תתעל לא_ התחרט מחק אל_ טעות"
    " ירד шучу шутка ни_за размеч ага да_ну kidding joking no_way chance as_if body סתם צחוק צוחק פתאום בחיים בעצם"
    " אין_": _TAKEN_BACK,
}
"""What says of a list, wherever it stands, that it is a draft, or of another time, or that nobody comes with it."""
_TO_COME = (
    "остал", "остат", "недост", "проч", "хват", "продолж", "хвост", "втор", "дыр", "пробел", "пуст", "послед", "еще",
    "доб", "доп", "дод", "док", "дош", "дол", "дон", "дот", "дов", "набер", "впиш", "приш",
    "rest", "others", "remain", "missing",
    "leftover", "gaps", "more", "last", "final", "half", "empty", "open", "free", "blank", "up to", "שאר", "יתר", "חסר",
    "המשך", "חצי", "עוד", "אחרונ", "ריקים", "נותר", "אשלים", "אוסיף", "נוסיף", "נשלים", "חלק",
)  # fmt: skip
"""Pieces of words of which what says that the rest is to come has one."""
_WHOSE_ELSE = expression(
    r"\W*(?i:(?:это|этот|эта)(?: список| колода| заявка)? (?:для|за|от)) (?P<who>[А-ЯЁ][а-яё]+)\W*"
    r"|\W*(?i:this(?: list| deck)? is for) (?P<en>[A-Z][a-z]+)\W*"
    r"|\W*(?:זה|זו|זאת)(?: ה?רשימה| ה?חפיסה)? (?:בשביל|עבור) (?P<he>[א-ת]+)\W*"
)
"""Whose a list is that somebody else sends."""
_KIND_LESS = expression(r"\W*(?:без|but no|no|without|בלי|ללא)(?: (?:the|всех|כל))? ה?(?P<kind>[^\W\d]+)\W*")
_RARE = expression(r"редк\w+|легендарн\w+|эпическ\w+|rares?|uncommons?|legendar(?:y|ies)|נדיר(?:ים|ות)?|אגדי(?:ים|ות)?")
_UPDATE = expression(r"\W*(?:upd|update|edit|апд|апдейт|обн|поправка|правка|исправление|correction|עדכון|תיקון)(?!\w)")
"""What stands before something that was added later: it may be of a card, in whatever form."""
_IF = expression(r"(?:если|אם|if)(?!\w)")
"""What is said of cards that are to be others; and what may be said of other things too."""


def says_wish(line: str) -> bool:
    """True for what somebody says that he would have taken: `я тоже хотел роботов`."""
    return not WISHED.isdisjoint(words_of(normalise(line)))


def says_as_before(line: str) -> bool:
    """True for no more than that something is as it was the last time."""
    return _AS_BEFORE.fullmatch(normalise(line).strip(" .,!()")) is not None


def speaks_of_picture(said: str) -> bool:
    """True for what speaks (normalised) of a picture, or of anything else that is sent beside it."""
    return _PICTURE.search(said) is not None


def is_old(title: str) -> bool:
    """True for the title of what was before: `старая версия`, `backup`, `טיוטה`."""
    return _OLD.search(normalise(title)) is not None


def is_update(said: str) -> bool:
    """True for what begins (normalised) as something does that was added later, or has what goes and what comes."""
    return heads_update(said) or (re.search(r"-\s?\d", said) is not None and re.search(r"\+\s?\d", said) is not None)


def says_change(said: str) -> bool:
    """True for words (normalised) of what comes, goes or was wrong, whatever stands around them."""
    return _CHANGES.search(_EXCUSED.sub(" ", said)) is not None


def says_if(said: str) -> bool:
    """True for what (normalised) begins with a condition."""
    return _IF.match(said) is not None


def is_outdated(said: str) -> bool:
    """True for what says (normalised) of a list that it is none any more, or somebody else's."""
    return _OUTDATED.search(said) is not None


def is_undone(said: str) -> bool:
    """True for what says (normalised) below a list that it is another, or that cards go which it does not name."""
    return not _ANOTHER_TIME.search(said) and _is_one_of(said, "undone")


def is_no_list(said: str) -> bool:
    """True for what says (normalised) of a list that it is only a draft, or that nobody comes with it."""
    return _is_one_of(said, "no-list")


def may_be_to_come(said: str) -> bool:
    """True for what has (normalised) some word that may be for cards which a list has not yet."""
    return any(sign in said for sign in _TO_COME)


@lru_cache
def _by_pieces(which: str) -> Sequence[tuple[Sequence[str], re.Pattern[str]]]:
    """Expressions, each with the pieces of words of which what it finds has one."""
    said = _UNDONE if which == "undone" else _NO_LIST
    pieces = {pattern: [one.replace("_", " ") for one in words.split()] for words, pattern in said.items()}
    return [(one, expression(rf"(?<!\w)(?:{pattern})")) for pattern, one in pieces.items()]


def _is_one_of(said: str, which: str) -> bool:
    padded = f"{said} "
    return any(any(one in padded for one in pieces) and found.search(said) for pieces, found in _by_pieces(which))


def is_anothers(line: str) -> bool:
    """True for a line that says for whom a list is: `это для Кости`."""
    return _WHOSE_ELSE.fullmatch(line) is not None


def kind_missing(said: str) -> str:
    """Of what cards a few words (normalised) say that there are none: `без редких`; empty for anything else."""
    found = _KIND_LESS.fullmatch(said)
    return found["kind"] if found else ""


def is_rarity(word: str) -> bool:
    """True for a word (normalised) for how rare cards are."""
    return _RARE.fullmatch(word) is not None


def heads_update(said: str) -> bool:
    """True for what begins (normalised) as something does that was added later."""
    return _UPDATE.match(said) is not None


def replaces(said: str) -> bool:
    """True for what says (normalised) that one list replaces another."""
    return _REPLACES.search(said) is not None


def without_unchanged(said: str) -> str:
    """What is said (normalised), without that a list is as it was."""
    return _UNCHANGED.sub(" ", said)


def changes(said: str) -> bool:
    """True for what changes a list in words (normalised): `вместо Коровы Робот`, not `если что, исправлю`."""
    if not _changes(said):
        return False
    from cards.decks.words.turns import without_turns  # few lines have such a word

    return _changes(without_turns(said))


def _changes(said: str) -> bool:
    said = without_offers(_UNCHANGED.sub(" ", _EXCUSED.sub(" ", said)))
    if _CHANGES.search(said):
        return re.search(r"\d", unexplained(said)) is not None or not says_if(said)
    return (
        _MAY_CHANGE.search(said) is not None
        and re.search(r"\d|(?<!\w)карт(?:[аыуе]|ой|ам|ами|ах|очк\w+)?(?!\w)|קלף|קלפים|card", unexplained(said))
        is not None
    )
