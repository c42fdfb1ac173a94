"""What is said beside the title of a ready-made deck: whether it leaves the deck as it is named, or puts it in doubt.

Around a title itself every word has to be known. A sentence or a part of one without a title may be in any words, as
long as it has no card, number or team, and nothing that denies, doubts or changes the deck or gives it to somebody
else; beside a title, in the same sentence, it is looked at more strictly.
"""

from __future__ import annotations

import re

from cards.decks.phrases.corrected import heads_changes
from cards.decks.phrases.team_changes import names_team
from cards.decks.phrases.tokens import TOKEN, is_said, number_of, untitled
from cards.decks.ready.sayings import (
    AS_BEFORE,
    AS_IT_IS,
    BASED,
    CALLED,
    CHANGED,
    IN_NOTHING_NEW,
    READY,
    TAKES,
    THEY_TAKE,
    UNSAID,
)
from cards.decks.ready.titles import TITLE
from cards.decks.words.days import is_of_day
from cards.decks.words.kin import KIN
from cards.decks.words.numbers_said import MONTHS, unexplained
from cards.decks.words.people import is_greeting
from cards.decks.words.updates import is_no_list
from cards.expressions import any_of, expression
from cards.model import Game
from cards.names import normalise

_OF_TAKING = (
    "буду сыграю меня мне этот раз турнир но только лишь остальное за основу основа основе взять поэтому просто "
    "решил решила этой этим эту своей свою своя ту тот та называется называюсь название тогда сегодня завтра "
    "турнире турнира игры отмечайте такая вот сборкой сборка регистрация заявка участие участвовать лет класс "
    "по насчёт насчет относительно поводу касательно просьба прошу очень лично себе себя для него неё нее нас "
    "поставьте добавьте жду ждите участник участница планирую пал выберу составе команде целиком полностью плиз "
    "плз",
    "will be am i'll i'm sign up this time but only it rest same called named just so simply therefore going "
    "today tomorrow mine own based on exactly box me down i'd go tournament registration entry come from let's "
    "regarding about re concerning kindly putting put myself count counting joined coming confirm confirming "
    "decided stick sticking opting opt run running choice planning gonna wanna showing turning went",
    "לכן ולכן רוצה הפעם לטורניר אבל רק לשחק לקחת פשוט החלטתי נקראת שנקראת קוראים שמה מחר היום בטורניר אותה בסיס "
    "בתור לבוא להגיע אותי הרשמה להירשם אשמח כיתה משתתף נשתתף מצטרף רושם מתייצב מתייצבת אתייצב מתכנן מתכננת "
    "בחירה הבחירה אופיע מופיע מופיעה תכניסו תספרו תוסיפו תשימו שימו לגבי בנוגע בקשר בעניין נא אנא בבקשה פליז "
    "לעצמי עבורי בשבילי אבקש מבקש מבקשת ברצוני ברצוננו נלך אלך",
)
_IS_TAKEN = expression(rf"{TAKES.pattern}|{READY.pattern}")
_TAKEN = frozenset(word for words in _OF_TAKING for word in words.split())
"""What is said beside that when one takes a deck."""
_HARD = any_of(
    r"""
    не_уверен\w* неуверен\w* неточно не_точно предварительн\w+ сомнева\w+ передума\w+ отмен\w+ шучу шутк\w+ вместо
    друг(?:ую|ой|ая|ие|ое|им|их|ого) ин(?:ую|ой|ая) похож\w+ почти прошл\w+ стар(?:ая|ую|ой|ый) прежн\w+ черновик\w*
    как_у пришлю уточню позже вернее точнее лишн\w+ кроме подума\w+ посмотр\w+ переиграю
    not_sure unsure tentativ\w+ instead another different similar kidding joking undecided same_as later last_time
    draft cancel\w*
    changed_my_mind except впрочем пусть_оста\w+ остав\w+_(?:её|ее|его|их|как|всё|все) верну_\w+
    keep_(?:him|her|it|them|the) second_thoughts?
    """,
    r"""
    כמו_של כמו_אצל לא_בטוחה? מתלבטת? התחרטתי סתם בצחוק במקום אחרת אחרות דומה דומים כמעט בערך שעברה? קודמת? ישנה טיוטה
    אשלח אעדכן נראה_אם
    אחשוב חוץ מלבד זמנית?

    """,
)
"""What puts a deck in doubt, or says that it is another, wherever it is said."""
_SOFT = any_of(
    r"""
    или либо если бы может могу возможно наверно\w* вероятно хотя думаю пока хо(?:чу|тел[аио]?|тим|телось) не нет нету
    ни без
    тоже также никогда против лучше реш\w+ нельзя забыл\w* потерял\w* одолж\w+ прода\w+ отда\w+
    or either unless if maybe perhaps might may probably possibly although though rather would wish wanted think not no
    too as_well don't won't can't cannot didn't isn't haven't never without lost lend sold decide

    """,
    r"""
    גם_אני כנ"ל או אם אולי כנראה ייתכן אפשרי עדיף חושבת? עדיין רציתי הייתי לא אין בלי ללא למרות אלא איבדתי מוכרת? שכחתי
    """,
)
"""What may put it in doubt."""
_TOUCH = any_of(
    r"""
    бер\w+ возьм\w* взя\w+ брать игра(?:ю|ть|ем|ет|л[аи]?) сыгра\w+ приду_с колод\w* дек[аоиуе]\w* карт\w* спис\w+
    е[ёе] ею ей не[йё] эт[ауоий]\w* меня[ею]\w* постав\w+ собер\w+ собра\w+
    play\w* tak(?:e|ing) bring\w* us(?:e|ing) decks? cards? lists? it this that
    """,
    r"""
    לוקחת? אקח לקחת משחקת? אשחק לשחק אביא מביאה? חפיס\w+ דק קלפ\w+ רשימ\w+ אותה אותו בה איתה זאת זה זו
    """,
)
"""What speaks of the deck, or of taking one."""
_SO = any_of("так было был[аио]? играли менял\\w* so was were did changed that", "כך ככה היה היו הייתה שיחקנו")
"""What may be said of changes that are told before."""
_DECK_IT = any_of("е[ёе] ею ней (?:ей|им)_(?:\\w+_)?игра\\w+ игра\\w+_(?:ей|им) with_it have_it", "אותה איתה משחקת?_בה")
OTHERS = any_of(
    r"""
    друг(?:а|у|ом|е|зья|зей|зьям)? подруг\w* приятел\w* брат\w* сест\w+ муж\w{0,2} жен[аыуе]й? сын\w* доч\w+ пап\w{1,2}
    мам\w{1,2} родител\w+ сосед\w* коллег\w* реб[её]н\w+ дет(?:и|ей|ям) он она они его их ей ему им ней чуж\w+ у_кого
    friends? brother sister wife husband son daughter kids? dad mom mum he she they his her their someone\w*
    """,
    r"""
    חבר(?:ה|ים|ות|תי|י)? אח(?:י|ות|ותי)? בת בן אשתי בעלי אבא אמא ילד\w* הוא היא הם הן שלו שלה שלהם מישהו
    """,
)
"""What speaks of others, whose deck it may be."""
_NO_LANGUAGE = expression(
    r"(?<!\w)(?:i )?(?:don't|do not|can't|cannot) (?:really |quite )?(?:read|speak|know|understand) "
    r"(?:much |any )?(?:hebrew|russian|english|the rules)"
    r"|(?<!\w)(?:я )?(?:почти |совсем )?не (?:читаю|говорю|знаю|понимаю) (?:на |по-?)?"
    r"(?:иврит\w*|русск\w+|английск\w+|правил\w*)"
    r"|(?<!\w)(?:אני )?לא (?:כל כך |ממש )?(?:קוראת?|דוברת?|יודעת?|מבינה?) (?:טוב )?(?:עברית|רוסית|אנגלית|את הכללים)",
    re.I,
)
"""What somebody says of a language or the rules, and denies nothing of a deck."""
_REPORTED = expression(
    rf"(?<!\w){KIN} (?:(?:says|said|tells me)(?: that)?|говорит|сказал\w?|(?:אומרת?|אמר|אמרה)(?: לי)?)", re.I
)
"""Who said how the deck is called that somebody has."""
_IF_FREE = expression(
    r"(?<!\w)(?:если (?:только )?(?:(?:она|её|ее|эту|колоду|эта|эти|их|такую|ещё|еще|пока) ){0,4}"
    r"(?:никто )?(?:(?:ещё|еще|пока) )?(?:не (?:занял\w?|заняли|взял\w?|забрал\w?|забрали|занята|выбрал\w?|разобрал\w?)"
    r"|свободн\w+)"
    r"|(?:if|as long as|provided) "
    r"(?:(?:it|that|this|the deck|nobody|no one|they|someone|is|are|hasn't|isn't|aren't|has) )+"
    r"(?:(?:still|yet|else|already|not) )*(?:free|available|taken|took|grabbed)(?: (?:it|yet|already))*"
    r"|(?:אם|בתנאי ש)[ ]?(?:(?:היא|זה|זו|עוד|עדיין|אף אחד|אותה|לא|כבר|החפיסה) )*"
    r"(?:פנויה|פנוי|לא תפוסה|תפוסה|נלקחה|לקחו|לקח|תפס)(?: אותה)?(?: עדיין| עוד)?)(?!\w)",
    re.I,
)
"""What is said of a deck that may be taken already: as long as nobody says so, it is not."""
_NO_OTHER = expression(
    r"(?<!\w)(?:(?:я )?(?:сво[юиейх]+ |сам\w? )?(?:колод\w+ )?(?:со(?:брать|ставить)|придумать|сделать) "
    r"(?:(?:себе|колоду|свою|ещё|еще|пока|сам\w?) )*не (?:успе\w+|смог\w*|сумел\w?|могу|хочу|получ\w+|умею)"
    r"|(?:я )?не (?:успе\w+|смог\w*|сумел\w?|могу|хочу|умею) (?:(?:сам\w?|себе|ещё|еще) )*"
    r"(?:со(?:брать|ставить)|собирать|составлять|придум\w+)(?: (?:свою|свои|колоду|сам\w?))*"
    r"|(?:у (?:меня|нас) )?(?:своих|своей|собственн\w+) (?:карт|колоды) (?:у (?:меня|нас) )?(?:(?:пока|ещё|еще) )?нет"
    r"|(?:у (?:меня|нас) )?(?:(?:пока|ещё|еще) )?нет (?:своих|своей|собственн\w+) (?:карт|колоды)"
    r"|(?:у (?:меня|нас) )?нет(?: у (?:меня|нас))? (?:сил|времени|желания|терпения) "
    r"(?:собирать|строить|делать|составлять)(?: (?:свои|свою|колод\w+|сам\w+))*"
    r"|(?:i |we )?(?:have no|(?:don't|do not) have(?: any| the)?|had no|didn't have(?: any)?) "
    r"(?:cards|deck|time|energy|patience)(?: (?:of (?:my|our) own|yet|to build(?: (?:one|a deck|decks|mine|my own))?))*"
    r"|(?:עוד |עדיין )?(?:(?:אין (?:לי|לנו)|(?:לי|לנו) אין)(?: עוד| עדיין)? "
    r"(?:קלפים|חפיסה|זמן|כוח|חשק|סבלנות|ראש)(?: (?:משלי|משהו|בעצמי|משלנו|לבנות|להרכיב|אחת|חפיסה|חפיסות)){0,3}"
    r"|לא הספקתי (?:לבנות|להרכיב|להכין)(?: (?:אחת|חפיסה|משלי))*))(?!\w)",
    re.I,
)
"""Why somebody has no deck of his own."""
_WHEN = any_of(
    r"""
    (?:по)?недельник\w? вторник\w? сред[ауые] четверг\w? пятниц[ауые]\w? суббот[ауые]\w? воскресень\w+ утром вечером
    днём днем (?:бли|кру)жайш\w+ кружк\w+ кружок клуб\w{0,3} встреч\w+ перв\w+_раз впервые
    (?:on_)?mon(?:days?)? (?:on_)?tue(?:s(?:days?)?)? (?:on_)?wed(?:nesdays?)? (?:on_)?thu(?:rs(?:days?)?)?
    (?:on_)?fri(?:days?)? (?:on_)?sat(?:urdays?)? (?:on_)?sun(?:days?)? club meeting first_time morning evening
    пн вт ср чт пт сб вс
    """,
    "יום_ה?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת) חמישי שישי שבת רביעי חוג מועדון מפגש ערב בוקר פעם_ראשונה",
)
"""When and where a deck is to be played."""
_GIVEN = expression(
    rf"(?<!\w)(?:{KIN}|(?:my|our) (?:kids|children)) "
    r"(?:(?:has |have )?(?:printed|bought|gave|given|made|got) (?:it )?(?:for )?(?:me|us)"
    r"|(?:мне|нам) (?:распечатал|напечатал|подарил|купил)\w?|(?:распечатал|напечатал|подарил|купил)\w? (?:мне|нам)"
    r"|(?:הדפיס|קנה|קנתה|נתן|נתנה|הביא)ה? (?:לי|לנו)(?: את)?)",
    re.I,
)
"""Who gave somebody the deck that is his."""
_MINE = expression(r"(?<!\w)(?:i have|i've got|i own|my deck|mine|у меня|моя|мою|моей|ש?יש לי|שלי)(?!\w)")
_THEIRS = any_of("его е[ёе] их his her their", "שלו שלה שלהם")
_IDIOMS = any_of(
    r"""
    (?:(?:я|уже|её|ее|мы)_){0,3}(?:(?:рас|на)печатал|заламинировал|вырезал|порезал|купил)[аи]?(?:_(?:её|ее|уже)){0,2}
    (?:(?:i|we|have|i've|already)_){0,3}(?:printed|bought|cut|sleeved|laminated)_(?:it|them)(?:_out)?(?:_already)?
    (?:взнос|деньги|оплату)_(?:я_)?(?:уже_)?(?:отда|плат|заплат|внес|перевед|перевел|сда|принес)\w*
    (?:pay|paying)_(?:on_the_spot|there|at_the_door)
    только_я only_me \+_(?:герой|hero) в_список_(?:участников|игроков) see_you looking_forward little_one
    если_что (?:добавь|внеси|впиши)(?:те)?_(?:меня|нас) внести_(?:меня|нас) add_(?:me|us)
    на_всякий_случай не_терпится не_опозда\w+ не_забуд\w+ если_можно
    если_нужно (?:ну_и_|и_|ну_)?посмотрим,?_кто_кого
    (?:let's|we'll)_see_who_wins
    don't_worry no_problem can't_wait if_needed if_that's_ok(?:ay)? if_it's_ok(?:ay)? if_possible

    """,
    r"(?:כבר_)?(?:הדפסתי|קניתי|גזרתי|הדפסנו|קנינו)_אותה(?:_כבר)? "
    r"(?:ישלם|תשלם|אשלם|נשלם|ישלמו|לשלם|תשלום|משלמת?|התשלום)_במקום "
    "רק_אני לרשימת_ה?(?:משתתפים|שחקנים) (?:תוסיפ[וי]|להוסיף|תכניסו|להכניס)_(?:אותי|אותנו) אם_אפשר אם_זה_בסדר אין_בעיה"
    " לא_נורא אם_צריך נראה_מי_(?:ינצח|יזכה|את_מי)",
)
"""What is only said, whatever its words."""
_NUMBERS = (
    r"(?:пять|шесть|семь|восемь|девять|десять|одиннадцат[ьи]|двенадцат[ьи]|(?:пяти|шести|семи|восьми|девяти|десяти)"
    r"|five|six|seven|eight|nine|ten|eleven|twelve|חמש|שש|שבע|שמונה|תשע|עשר|אחת עשרה|שתים עשרה|[5-9]|1[0-9])"
)
_AGES = expression(
    rf"(?<!\w)(?:сыну|дочке|дочери|внуку|внучке|ему|ей|(?:he|she)(?: is|'s)|aged?|בן|בת) {_NUMBERS}"
    rf"(?: лет| years(?: old)?)?(?!\w)|(?<!\w){_NUMBERS}[ -]years?[ -]old(?!\w)"
    rf"|(?<!\w)(?:к|до|после|at|by|around|about|before|(?:at )?half past|past|till|בשעה|ב|ל)[ -]?{_NUMBERS}"
    r"(?: (?:утра|вечера|o'clock|am|pm|בבוקר|בערב))?(?=\W*(?:$|[,.!;)]))"
)
"""How old a child is, and when somebody comes."""
_ADDING = frozenset(["плюс", "plus", "+"])
"""What more is said with."""
_MAY_I = expression(
    r"(?i)(?:а )?(?:можно(?: ли)?(?: мне)?|разрешается|can i|may i|could i|is it (?:ok|okay|fine|allowed) (?:to|if i)"
    r"|אפשר(?: לי)?|מותר(?: לי)?)\s(?P<said>[^?.!]*\0[^?.!]*)\?\s*"
    r"(?:если (?:да|можно|так)|if (?:so|yes|it is|i (?:can|may))|אם (?:כן|אפשר|מותר))[,\s]+(?:(?:то|then|אז) )?"
    r"(?:(?:я|i'm|i am|i'll|i will|אני) )?(?:in |going )?(?:с (?:ней|ним|этим|этой)|(?:беру|возьму) (?:её|ее|его|эту)"
    r"|(?:играю|сыграю|буду играть) (?:ей|ею|ним|с ней)|with (?:it|that)|(?:take|play|bring) (?:it|that)"
    r"|עם זה|איתה|איתו|(?:לוקחת?|אקח) אותה|(?:משחקת?|אשחק) (?:איתה|בה|עם זה)"
    r"|(?:она|это|эта) (?:моя|за мной)|(?:it's|it is|that's|that one's|that one is) mine|(?:זאת|זו|היא) שלי)(?!\w)"
)
"""A question whether one may play a deck, by whoever plays it if so."""
_MAY_I_AS_IT_IS = expression(
    r"(?i)(?:а )?(?:можно(?: ли)?(?: мне)?|can i|may i|could i|אפשר(?: לי)?)\s"
    r"(?P<said>(?:\w+ )?(?:взять|сыграть|играть|записать\w*|прийти|take|play|have|use|bring|לקחת|לשחק|לבוא|להביא)(?!\w)"
    rf"[^?.!]*\0[^?.!]*)\?(?=\W+{IN_NOTHING_NEW.pattern.removeprefix('(?i)')}\W*(?:[.!]|$))"
)
"""A question whether one may play a deck, by whoever says behind it that nothing in it is changed."""
_MAY_I_HAVE = expression(
    r"(?i)(?:а )?(?:можно|can i|could i|may i|אפשר)(?: (?:ли|бы|мне|нам|просто|пожалуйста|get|just|please|לי|לנו"
    r"|לקבל|פשוט|רק|את)){1,4}(?P<said> [^?.!]{0,40}\0[^?.!]{0,40})"
    rf"\?(?=\W+(?:{IN_NOTHING_NEW.pattern.removeprefix('(?i)')}|{AS_IT_IS.pattern.removeprefix('(?i)')})\W*(?:[.!)]|$))"
)
"""The same without a word for playing: `можно мне просто «Барахолку»? Ничего менять не буду`."""
_SIGN_ME_UP = expression(
    r"(?i)(?:(?:can|could|would|will) you (?:please |kindly |just )?(?:put|sign|pop|pencil|write|jot|mark"
    r"|book) (?:me|us)"
    r"(?: down| up| in)?|(?:не )?(?:могли бы вы |можете |можно )?(?:меня )?(?:запишете|записать|вписать)(?: меня)?"
    r"|(?:אפשר|תוכלו|תוכל|תוכלי) (?:לרשום|להכניס|לצרף) אותי)(?P<said> (?:for|with|as|с|со|на|עם|ל)[^?.!]{0,40}\0"
    r"[^?.!]{0,20})\?"
)
"""A question whether somebody may be signed up with a deck, who asks for that."""
_BUT_FOR = expression(r"(?i)(?<!\w)(?:только|лишь|but|only|just|רק)(?!\w)")
"""What says that a deck is another only in what follows."""
_TOGETHER = expression(
    r"(?i)(?<!\w)мы (?:с (?:\w+ )?\w+ |вместе )?(?:посидели|подумали|поколдовали) над(?=\s[«\"“„״]?\0)"
    r"|(?<!\w)(?:we|(?:my )?\w+ and i) (?:sat|sat down|played around) (?:over|with)(?=\s[«\"“„״]?\0)"
    r"|(?<!\w)(?:אני ו\w+(?: שלי)? )?ישבנו (?:\w+ )?על(?=\s[«\"“„״]?\0)"
)
"""Those who have changed a deck together, and send it as one."""
_WHICH_IS = expression(
    r"(?i)\(\s?(?:(?:это|то есть|т\.? ?е\.?|та,? что|(?:та,? )?котор(?:ая|ую)|which is"
    r"|that is|that's|i\.e\.|the one called|aka"
    r"|זו|זאת|כלומר|זו ש|שהיא|שנקראת),? )?(?P<title>[«\"“„״]?\0[»\"”״]?)\s?\)"
)
"""A title in brackets behind the number of its deck, with what says that it is its title."""
_THEREFORE = expression(r",?\s(?:так что|поэтому|потому|therefore|hence|so|[ול]?לכן|אז)\s")
"""What stands between a reason and what is so."""
_DATE = expression(
    rf"(?<![\w.,])(?:ב-?)?(?:\d{{1,2}}(?:-?(?:го|ого|е|th|st|nd|rd))? (?:of )?ב?(?:{MONTHS})\w*"
    r"|\d{1,2}-?(?:го|ого|е|th|st|nd|rd)|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)(?![\w.]\w|\w)"
)
"""The day of a tournament."""
_POLITE = expression(
    r"(?<!\w)(?:хочу|хотим|хотел[аи]? бы|хотелось бы|(?:i |we )?want to|(?:i|we)(?:'d| would) like(?: to)?"
    r"|(?:i|we)(?:'d| would) love to|הייתי רוצה|רוצים|נשמח)(?!\w)"
)
"""What somebody says instead of saying that he takes a deck."""
_OR_NOT = any_of("или_нет or_not", "או_לא")
_OR_ELSE = expression(r"\W*(?:или|либо|or|או)(?!\w)")
"""How a question begins that puts in doubt what was said before it."""
_FEW = 3
"""Words of a sentence that speaks of the one before."""


_AND = expression(r"\W*(?:но|а|и|зато|but|and|אבל)(?!\w)(?=.*\w)")
_ONLY = expression(r"(?:\W*(?<!\w)(?:но|а|и|только|лишь|зато|but|and|only|just|אבל|ו?רק)(?!\w))+")
"""What joins a part of a sentence to what was said before it."""


def without_idioms(line: str) -> str:
    """A line without what says that nothing else is changed, and what denies nothing of a deck."""
    from cards.decks.words.turns import without_turns  # few letters name a ready-made deck

    line = AS_BEFORE.sub(" ", line) if IN_NOTHING_NEW.search(line) or _BUT_FOR.search(line) else line
    line = without_turns(line)
    bare = _NO_LANGUAGE.sub(" ", AS_IT_IS.sub(" ", line))
    bare = _GIVEN.sub(" ", _NO_OTHER.sub(" ", _IF_FREE.sub(" ", bare)))
    reported = _REPORTED.sub(" ", bare)
    return reported if _MINE.search(normalise(reported)) and not _THEIRS.search(normalise(reported)) else bare


def granted(line: str) -> str:
    """A line (`marked`) that asks whether one may play a deck, and says that it is played if so, as what says only that
    it is played.
    """
    line = _WHICH_IS.sub(r"\g<title>", line) if "(" in line else line
    line = _TOGETHER.sub("take", line)
    line = _MAY_I_HAVE.sub(r"беру\g<said>. ", line) if "?" in line else line
    line = _SIGN_ME_UP.sub(r"sign me up\g<said>. ", line) if "?" in line else line
    return _MAY_I_AS_IT_IS.sub(r"\g<said>. ", _MAY_I.sub(lambda found: found["said"], line))


def reasons(part: str) -> list[str]:
    """A part of a text with a title in two or more: why it is so, clause by clause, and what is so."""
    found = [*_THEREFORE.finditer(part[: part.find(TITLE)])]
    if not found:
        return [part]
    last = found[-1]
    return [*filter(str.strip, re.split(r"[,;:]\s", part[: last.start()])), part[last.end() :]]


def all_said(game: Game, said: str) -> bool:
    """True if there is nothing around a title or a change (normalised) but what is said when a deck is taken."""
    said = _POLITE.sub(" ", _DATE.sub(" ", said))
    rest = CHANGED.sub(" ", CALLED.sub(" ", untitled(game, said.replace(TITLE, " "))))
    rest = _WHEN.sub(" ", _IS_TAKEN.sub(" ", rest))
    return "?" not in rest and all(
        is_said(word) or word.removeprefix("ו") in _TAKEN for word in TOKEN.findall(rest) if re.search(r"\w", word)
    )


def touches(said: str) -> bool:
    """True for what speaks of cards, or of playing."""
    said = normalise(said)
    return _TOUCH.search(said) is not None or CHANGED.search(said) is not None or _SO.search(said) is not None


def is_doubtful(said: str) -> bool:
    """True for what denies, doubts or asks something (normalised)."""
    return "?" in said or _SOFT.search(said) is not None or _HARD.search(said) is not None


def is_taken(word: str) -> bool:
    """True for a word (normalised) that is said when one takes a deck."""
    return word in _TAKEN or any(one.fullmatch(word) for one in (_IS_TAKEN, _WHEN, _SOFT, _HARD))


def takes(said: str) -> bool:
    """True for what says (normalised) that a deck is taken, or that it is a ready-made one."""
    return _IS_TAKEN.search(said) is not None


def says_taken(game: Game, part: str) -> bool:
    """True for a part of a text (`marked`) that says in so many words that whoever writes takes the deck."""
    return TAKES.search(untitled(game, part)) is not None


def is_anybodys(said: str) -> bool:
    """True for what says (normalised) that a deck is taken, whoever takes it."""
    return takes(said) or THEY_TAKE.search(said) is not None


def speaks_of_decks(game: Game, said: str) -> bool:
    """True for what speaks (normalised) of decks, not only of a game with that word in its title."""
    return CALLED.search(untitled(game, said)) is not None


def is_gift(line: str) -> bool:
    """True for a line that says who gave somebody a deck; of that alone it is not known that it is played."""
    return _GIVEN.search(line) is not None


def greets(clause: str) -> bool:
    """True for a part that greets, thanks or the like."""
    return TITLE not in clause and is_greeting(clause.strip())


def is_free(game: Game, part: str) -> bool:
    """True for a sentence without a title of which no word bears on the deck.

    That it names no card and no number is known already.
    """
    said = _IDIOMS.sub(" ", untitled(game, part))
    words = [word for word in TOKEN.findall(said) if re.search(r"\w", word)]
    asks = part.rstrip(" )").endswith("?")
    if TITLE not in part and is_of_day(normalise(part)) and not names_team(game, said):
        return True
    said = _OR_NOT.sub(" ", said) if asks and len(words) > _FEW + 1 else said
    if UNSAID.search(said) or _HARD.search(said) or names_team(game, said) or is_no_list(said.strip(" .!")):
        return False
    if CHANGED.search(said) or any(map(_changes, words)):
        return False
    if _SOFT.search(said) and (len(words) <= _FEW or _TOUCH.search(said)) and not asks:
        return False
    if (_DECK_IT.search(said) and not asks) or (asks and _OR_ELSE.match(said)):
        return False
    return not (speaks_of_decks(game, said) and (not asks or _SOFT.search(said) or OTHERS.search(said)))


def is_talk(game: Game, clause: str, *, beside_changes: bool) -> bool:
    """True for a part of a sentence with a title or changes, which may be the one with the title, that holds no word by
    which anything else may be meant.
    """
    from cards.decks.words.dangers import is_dangerous  # few letters name a ready-made deck

    is_known = all_said(game, said := normalise(clause))
    of_changes = is_known and CHANGED.search(said) is not None
    joint = _ONLY if of_changes or beside_changes else _AND
    said = BASED.sub(" ", CHANGED.sub(" ", said)) if is_known else said
    said = said[found.end() :] if (is_known or beside_changes) and (found := joint.match(said)) else said
    said = _WHEN.sub(" ", _IDIOMS.sub(" ", untitled(game, _POLITE.sub(" ", _AGES.sub(" ", _DATE.sub(" ", said))))))
    if UNSAID.search(said) or is_dangerous(said, of_changes=of_changes) or names_team(game, said):
        return False
    words = [word for word in TOKEN.findall(unexplained(said)) if re.search(r"\w", word)]
    return is_known or (
        (TITLE in clause or not speaks_of_decks(game, said))
        and not any(number_of(word) or _changes(word) for word in words)
    )


def _changes(word: str) -> bool:
    """True for a word that changes a deck."""
    return word not in _ADDING and (heads_changes(word) and _SOFT.fullmatch(word) is None)
