"""Words beside a ready-made deck, or whole teams, by which something else may be meant than that they are played so.

They are closed classes, in three languages: what denies or refuses, doubts or asks, leaves a choice, speaks of the past
or of others, likens, wishes to see or to buy, changes, puts off, announces a list, or says that it is not all of it or
that it is not to be played. What has none of them is talk.
"""

from __future__ import annotations

from cards.expressions import any_of, expression

_DENIAL = (
    r"""
    не нет нету ни без никак никогда нельзя нечем против отказ\w+ откаж\w+ отмен\w+ снима\w+ снимите незачем надоел\w+
    достал\w* долой вычерк\w+
    """,
    r"""
    not no never none nothing nobody neither nor without cannot \w+n't dont wont against refus\w+ cancel\w* hardly
    ^down_with enough_of (?:sick|tired)_of dead_body (?:take|sign|cross)_(?:me|us|him|her)_off
    """,
    r"אין בלי ללא נגד אף אינ(?:י|ו|ה|נו) מבלי ביטול מבטל\w* מסרב\w* נמאס\w* מהאף תמחק\w* הלאה",
)
_DOUBT = (
    r"""
    может могу можем мог(?:ла|ли)? можно если бы ли наверно\w* вероятн\w+ возможно видимо кажется думаю думаем
    подумыва\w+ хотя пока вроде сомнева\w+ сомнени\w+ реш(?:у|им|аю|аем|ать|ит) лучше скорее предположительно
    предварительн\w+ должен должна должны собирал\w* хотел[аио]? мечта(?:ю|ем|ет|л[аи]?)
    советую предлагаю якобы почти примерно неуверен\w* жалко жаль неточно гадаю прикидыва\w+ попробовать
    интересно какую-\w+ какой-\w+ кто-\w+ что-\w+ кое-что
    """,
    r"""
    maybe perhaps might may can could should would shall_i probably possibly likely unlikely think thinking thought
    guess suppose supposed consider\w* wonder\w* unsure unless if whether although though rather seems? apparently
    tentativ\w+ shortlist\w* undecided decide decides deciding almost nearly wish\w* hopefully must
    some(?:thing|one|body|how)
    """,
    r"""
    אולי כנראה ייתכן יתכן אפשרי אם אילו חושב\w* נראה שוקל\w* מתלבט\w* עדיף עדיין בערך כמעט יכול\w* יכולתי עשוי\w*
    אמור\w* בספק ספק מקוו?ה אחליט נחליט אחשוב נחשוב למרות אמנם מעדיפ\w* רציתי חשבתי כאילו איזשה\w+ איזושהי מישה\w+
    משהו
    """,
)
_CHOICE = (
    r"""
    наоборот или либо люб(?:ую|ой|ая|ое|ых) между вариант\w* выбра(?:ть|йте) выбирать одну_из одна_из одной_из на_выбор
    крайн(?:ий|ем|яя)_случа\w+ крайняк\w* худший_случай худшем_случае
    """,
    r"""
    opposite or either any anything whichever whatever between options? one_of pick_one a_pinch last_resort
    worst_case if_need_be needs_must fallback
    """,
    r"להפך ההפך בין אופצי\w* אפשרות אפשרויות כלשה\w+ אחת_מ\w* לבחור במקרה_ה?(?:גרוע|צורך|חירום) ברירה ברירת",
)
_PAST = (
    r"""
    был[аио]? играл[аи]? сыграл[аи]? раньше прежде прошл\w+ вчера позавчера недавно когда-то однажды бывш\w+
    прежн\w+ стар(?:ая|ую|ой|ый|ое) проигра\w+ обыгра\w+ победил\w* побеждал\w* выигра\w+ одолж\w+ прода(?!ж)\w+ отда\w+
    подар\w+ потеря\w+ забыл\w* сломал\w* порвал\w* украл\w* взаймы передума\w+ брал[аи]?
    """,
    r"""
    was were had played beaten beat lost lose won sold sell lend lent borrow\w* gave used_to last previous\w*
    yesterday earlier formerly former old once ago owned forgot\w* broke took
    """,
    r"""
    היה הייתה היתה היו הייתי היינו שיחק(?:תי|נו|ה|ו)? ניצח\w* הפסיד\w* הפסד\w* שעברה? קודמ?ת? קודם אתמול שלשום בעבר
    ישנה מכר\w* השאל\w* להשאיל תשאיל\w* איבד\w* שכח\w* נתתי התחרט\w* לקחה
    """,
)
_OTHERS = (
    r"""
    друг(?:а|у|ом|е)? друзья(?=_игра|_бер|_с_) друзей друзьям подруг\w* приятел\w* брат\w* сест[рё]\w* муж\w{0,2}
    жен[аыуе]й? папин\w* мамин\w* сосед(?:а|у|ка|ки|ке|ом|и)? коллег(?:а|е|у|ой) чуж\w+ у_кого кто кого кому
    чемпион\w* победител\w* соперник\w* противник\w* все_(?:игра|бер|хот)\w+ они так_игра\w+ говор[ия]т сказал[аи]?
    пишут собра[лн]\w* построил[аи]? кричит кричат ор[её]т рекоменду\w+ проспор\w+ поспор\w+ спорим всем,?_(?:с|кто)
    начинающим новичкам показательн\w+ голосую уехал[аи]?_с надписал[аи]? приз\w{0,2}
    """,
    r"""
    friends? brother\w* sister\w* wife husband someone\w* anyone who whose whom champion\w* winner\w* opponent\w*
    rival\w* neighbou?r's everybody_(?:plays|takes) they them their his_deck her_deck says? said built_by made_by
    shouts? yells? recommends? bets? betting everyone_with anyone_with all_who beginners newcomers exhibition demo vote
    votes retir\w+ prizes? fs wts for_sale
    """,
    r"""
    חבר(?:ה|ות|תי|י)? אח(?:י|ות|ותי)? אשתי בעלי שכן שכנה מישה\w+ אלוף יריב\w* מנצח\w* כולם_(?:משחק|לוקח)\w+ הם הן
    שלהם אומר\w* אמרה? בנתה הרכיב\w* צועק\w* צורח\w* ממליצ?\w* מתערב\w* התערבתי לכל_מי למתחילים ראווה מצביע\w*
    לגמלאות פרס נסעו
    """,
)
_SEVERAL = (
    r"""
    двое оба обе двоих обоих двоим вдво[её]м втро[её]м трое каждый каждая (?:я|мы)_(?:и|с|со)_\w+ и_я по_очереди
    вместе_с с_(?:сыном|дочкой|дочерью|внуком|внучкой|ней|ним)
    """,
    r"both each everyone_(?:plays|takes) (?:all|two)_of_us couple me_and and_(?:i|me) with_my",
    r"שנינו שניהם שתינו כולנו כל_אחד אני_ו(?!אני)\w+ (?:הוא|היא|אחי|בני|בתי|שלי)_ואני ביחד_עם_ה(?:בן|בת) זוג",
)
_LIKENESS = (
    r"""
    как типа вроде словно будто похож\w+ подобн\w+ аналог\w* вариаци\w+ верси\w+ наподобие так(?:ую|ая|ой|ое|ие|ого)
    т[аоуе]т?_же то_же тоже также чем напомина\w+ копи[яюи] подражани\w+
    """,
    r"like as similar\w* same kind_of sort_of versions? variants? too also likewise ditto resembl\w+ based copy",
    r"כמו דומה דומים דומות גרסה גרסת סוג_של בסגנון גם כנ\"ל מזכיר\w* אותה_חפיסה אותו_דבר העתק",
)
_WISH = (
    r"""
    распечат\w+ напечат(?:ай|ать)\w* печат(?:ать|ай|айте)\w* куп(?:ить|лю|и|ите|им|ил[аи]?) продай\w* посмотр\w+
    смотр\w+ увидеть видеть видно покаж\w+ показ\w+ подскаж\w+ скаж(?:и|ите)\w* расска\w+
    объясн\w+ науч\w+ на(?:йти|йду|шёл|шел)
    где когда сколько зачем почему какая какой какую какое каков\w* откуда куда пришли(?:те)? пришл(?:ю|ёт|ем) скинь\w*
    дай(?:те)? дадут дадите принесите привезите захватите нуж(?:ен|на|ны|но) ищу закаж\w+ заказ\w+ скач\w+ собер\w+
    собира\w+ стоит цен[аыу] вопрос\w* спроси\w* спрос помоги\w* есть_ли требуется
    разреш[её]н\w* запрещ[её]н\w* доставк\w* посылк\w* законн\w+
    """,
    r"""
    print printing see seen saw look(?!ing_forward)\w* watch\w* show\w* tell\w* teach\w* explain\w* buy\w* bought
    order\w*
    download\w* sends? sent where when how why what which need\w* find found know ask\w*
    questions? help\w* price\w* cost\w* wanted
    legal allowed permitted banned arrived deliver\w+ parcels?
    """,
    r"""
    להדפיס תדפיס\w* לראות תרא\w* להסתכל לצפות לקנות קונה אקנה קניתי כמה איפה היכן מתי איך למה מדוע איזה איזו
    תשלח\w* לשלוח תנו תביאו תגיד\w* תסביר\w* להסביר לשאול שאלה שואל\w* צריכ\w* צריך מחפש\w* דרוש\w* להזמין ללמוד
    ללמד למכירה לדעת מישהי מותר\w* חוקי\w* אסור\w* הגיע\w* משלוח
    """,
)
_CHANGE = (
    r"""
    замен\w+ смен\w+ измен\w+ поменя\w+ меня(?:ю|ем|ет|ть) обмен\w* правк\w+ исправ\w+ доработ\w+ передел\w+ улучш\w+
    тюнинг\w* усил\w+ уреза\w+ урез\w+ сокра\w+ расшир\w+ добав\w+ дополн\w+ убр\w+ убира\w+ убер\w+ минус плюс только
    лишь кроме вместо чуть немного слегка частично половин\w+ основ[еау] базе нюанс\w* поправк\w+ исключени\w+ ещё еще
    но однако микс гибрид друг(?:ую|ой|ая|ие|ое|им|их|ого) ин(?:ую|ая) вернее точнее переиграю черновик\w* лишн\w+
    """,
    r"""
    chang\w+ swap\w* exchang\w+ replac\w+ tweak\w* modif\w+ adjust\w* edit\w* improv\w+ custom\w* plus minus add\w*
    remov\w+ only but except instead other than half partly slightly mix\w* hybrid more less fewer extra\w* another
    different drafts? joking kidding else similar
    """,
    r"""
    שינוי\w* החלפ\w+ מחליפ\w* להחליף משנ(?:ה|ים) שיפור\w* תוספת להוסיף מוסיפ\w* פלוס מינוס אבל חוץ מלבד במקום חצי
    קצת עוד אחר(?:ת|ות|ים) שונה מיקס טיוטה סתם בצחוק אלא
    """,
)
_OTHER_DAY = (
    r"""
    потом позже позднее следующ\w+ другой_(?:раз|день|турнир) когда-нибудь обычно иногда часто редко дома тренир\w+
    потренир\w+ репетици\w+ в_будущем уточню
    """,
    r"later next usually sometimes often someday at_home practi[cs]\w* training afterwards in_(?:the_)?future",
    r"אחר_כך בהמשך הבאה? בדרך_כלל לפעמים אימון להתאמן מתאמנ\w* בעתיד אעדכן אשלח לרוב",
)
_LIST = (
    r"ниже следующ\w+ список\w* спис(?:ка|ку|ке|ком) перечень прилага\w+ вложени\w+ таки[ехм] состав\w* вот_такая",
    r"below following lists? listed attach\w+",
    r"להלן למטה רשימה הרשימה מצורפ\w+ כדלקמן",
)
_BARE = r"(?:ו|ש|וש)?(?:לא|כמו) ו?או [ובל]?מה(?!_(?:נשמע|שלומ\w+|המצב|קורה)) (?:ו|ל|של)?מי תן [בשו]?פעם(?!_ראשונה)"
"""Words of Hebrew that mean something else behind most of what is joined to words."""
_IN_PART = (
    r"""
    укороч\w+ (?:пере|под)кле\w+ модерниз\w+ модиф\w+ разбав\w+ докру\w+ апгрейд\w* прокач\w+ сюрприз\w* добавк\w*
    комплект\w* вдвое втрое штук\w* кастом\w* своими домашн\w+_правил\w*
    """,
    r"""
    upgrad\w+ remix\w* twist\w* spiced surpris\w+ doubled? shorten\w* trimmed boosted apart parts? house_rules
    """,
    r"משודרג\w* מקוצר\w* מותאמ\w* הפתע\w* משופר\w* כפול\w* חלקים חוקי_הבית",
)
"""That a deck is not all that it is called."""
_NOT_AS_PLAYER = (
    r"""
    напрокат верн(?:у|[её]м|уть) почитать домой на_время доставк\w+ суд(?:ья|ить|ей) зрител\w+ болел\w+ болеть
    розыгрыш\w* лотере\w+ обзор\w* мастер-класс\w* приз\w* фаворит\w* фото\w* видео\w* стрим\w* коллекци\w+
    витрин\w+ у_вас запасн\w+ (?:в|на)_(?:запас\w*|прокат|подарок)
    """,
    r"""
    rent\w* return\w* home spares? judg\w+ spectat\w+ referee\w* review\w* workshops? raffle\w* prizes? photo\w*
    pictures? videos? stream\w* collection auction\w* gifts? have_you do_you are_you you_have you_got pick(?:ing)?_up
    """,
    r"הביתה להחזיר אחזיר שופט\w* צופ\w+ פרס(?:ים)? הגרלה סדנה סקירה צילומ\w* תמונ\w+ סרטון אוסף מתנה יש_לכם ספייר",
)
"""What is done with a deck by whoever does not play it."""
_ALWAYS = (
    _DENIAL,
    _DOUBT,
    _CHOICE,
    _PAST,
    _OTHERS,
    _SEVERAL,
    _LIKENESS,
    _WISH,
    _OTHER_DAY,
    _LIST,
    _IN_PART,
    _NOT_AS_PLAYER,
)
_ANY = any_of(
    " ".join((*(words for russian, english, _ in _ALWAYS for words in (russian, english)), _BARE)),
    " ".join(hebrew for _, _, hebrew in _ALWAYS),
)
_CHANGES = any_of(" ".join((*_CHANGE[:2], "(?:ו|ש|וש)?רק")), _CHANGE[2])
_SIGNS = expression(r"(?:^|\s)[+−–-]\s?(?=\w)|[?]|\+\s")


def is_dangerous(said: str, *, of_changes: bool) -> bool:
    """True for what is said (normalised) with a word of one of these classes, or a sign of a change, but in a harmless
    turn of phrase or in a part about the day; where it speaks `of_changes`, those that change something say no more.
    """
    if not _has_any(said, of_changes=of_changes):
        return False
    from cards.decks.words.days import without_days  # few texts have such a word
    from cards.decks.words.turns import without_turns

    said = without_turns(said)
    return _has_any(said, of_changes=of_changes) and _has_any(without_days(said), of_changes=of_changes)


def _has_any(said: str, *, of_changes: bool) -> bool:
    return _ANY.search(said) is not None or (
        not of_changes and (_CHANGES.search(said) is not None or _SIGNS.search(said) is not None)
    )
