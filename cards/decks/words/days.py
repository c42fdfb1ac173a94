"""Parts of sentences about the day of a tournament, and no deck: food, the way, the weather, school, rooms, money.

Such a part may deny, doubt and ask: `в столовую не пойду`, `no idea where the station is`. It is one by a word of these
things, if none of its words speaks of decks, of playing, of taking, or of not coming.
"""

from __future__ import annotations

from cards.expressions import any_of, expression

_THINGS = any_of(
    r"""
    ча[йяюе]м? ужин\w* завтрак\w* бутерброд\w* печень[ея]\w* печеньк\w+ пирожк\w+ пирожки плюшк\w+ сладост\w+
    сладкое конфет\w* пицц\w+ суши суп\w* салат\w* арахис\w* орех\w* глютен\w*
    молочк\w+ аллерги\w+ поесть покушать кормить кормят столов(?:ая|ую|ой) буфет\w* голодн\w+
    автобус\w* трамва\w* троллейбус\w* электричк\w* маршрутк\w* метро такси парковк\w* припарк\w+ пробк(?:и|ах|ам)
    вокзал\w* остановк\w+ станци\w+ аэропорт\w* велосипед\w* самокат\w* коляск\w+ подвез\w+ подброс\w+ попутк\w+
    дожд\w+ ливень ливн\w+ снег\w* снегопад\w* метел\w+ жар[аеуы] мороз\w* гололед\w* гололёд\w* гроз[аыуе] погод\w+
    зонт\w*
    школ[аыуе]\w* урок\w* контрольн\w+ экзамен\w* домашк\w+ каникул\w* учительниц\w+
    класс(?:ный|ная|ного|ной|руком)\w* садик\w* лекци\w+ зач[её]т\w* сесси[яию]
    обув\w+ сменк\w+ куртк\w+ тапочк\w+ термос\w* рюкзак\w* колен[оаи]\w* спин[аыуе] зуб\w* насморк\w* кашл\w+ гипс\w*
    взнос\w* наличк\w+ наличными сдач[аиу] оплат\w+ чек\w* домофон\w* этаж\w* подъезд\w* лифт\w* туалет\w*
    раздевалк\w+ гардероб\w* стул\w* розетк\w+ кондиционер\w* сквозняк\w* вайфа\w+ адрес\w*
    собак\w+ щен\w+ котён\w+ котен\w+ ремонт\w* субботник\w* командировк\w+ дач[аеуи] огород\w* рассад\w+ отпуск\w*
    breakfast dinner supper sandwich\w* snacks? biscuits? crisps cookies peanuts? nuts gluten dairy vegan vegetarian
    allerg\w+ hungry starving canteen bakery
    bus buses train trains tram trains? tube taxi parking park(?:ed)? car_park bike station airport traffic motorway
    a_lift carpool pushchair
    rain raining rains snow snowing storm weather umbrella heatwave icy
    school homework exams? lessons? teacher holidays? half-term nursery lecture
    shoes jacket coat thermos rucksack knee back_pain dentist toothache cough crutches wheelchair
    fee cash receipt invoice doorbell lift_shaft toilets? loo cloakroom chairs? air-?con heating wifi draught
    address postcode
    dogs? puppy kitten gardening allotment babysitter
    """,
    r"""
    ארוח\w+ צהריים כריך כריכים סנדוויצ\S* עוגיות עוגייה ביסלי במבה בוטנים אגוזים גלוטן צמחוני\w* טבעוני\w* אלרגי\w*
    רעב\w* חטיפים נשנושים כיבוד קובה חומוס
    אוטובוס\w* רכבת רכבות מונית חניה חנייה תחנה תחנת פקקים טרמפ אופניים קורקינט עגלה שדה_תעופה מטרו
    גשם גשום שלג חמסין מזג_האוויר סערה מטרייה שרב
    בית_ספר שיעורי\w* מבחן בחינה בגרות מורה\w* גן_ילדים הרצאה חופש_הגדול
    נעליים מעיל תרמוס תיק_גב ברך גב_תפוס רופא\w* שיניים נזלת שיעול גבס
    במזומן מזומן ביט קבלה אינטרקום קומה מעלית שירותים מזגן כיסא כיסאות שקע וויי?פיי? כתובת
    כלב גור חתלתול שיפוצים בייביסיטר
    """,
)
_OF_DECKS = any_of(
    r"""
    бер\w+ возьм\w* взя\w+ брать игра\w* сыгра\w* поигра\w* доигра\w* проигра\w* выигра\w* колод\w* дек[аоиуе]\w*
    карт\w* спис\w+ заявк\w* е[её] ею ей не[йё] него нему им их ими эт[аоуи]\w* так(?:ую|ая|ой|ое|ие|ого) т[уо]_же
    друг(?:ую|ой|ая|ие|ое|им|их|ого)
    мен(?:яю|яем|яет|ять)\w* \w*замен\w+ вместо команд\w* фракци\w+ готов(?:ую|ой|ая) стартов\w+ геро\w+ набор\w*
    парти\w+ участв\w+ участи\w+ запис\w+ запиш\w+ выпиш\w+ вычерк\w+ переда\w+ одолж\w+ отда\w+ куп\w+ прода\w+
    подар\w+ потеря\w+ забыл\w* верн\w+ передума\w+ отмен\w+ снима\w+ зам(?:ес)?тит\w*
    не_(?:прид\w+|приед\w+|смо(?:гу|жем|жет|гут)|мо(?:гу|жем|жет|гут)|буд(?:у|ем|ет|ут)|пойд\w+|получ\w+|выйд\w+)
    не_(?:успе\w+|сможется|участв\w+) заболе\w+ приболе\w+ слег\w* болею болеем
    играю play\w* tak(?:e|es|ing|en) took bring\w* us(?:e|ing) decks? cards? lists? it them this that these those
    one ones instead other another same swap\w* chang\w* replac\w* exchang\w* teams? factions? hero ready starter
    entr(?:y|ies) sign\w* registr\w+ withdraw\w* cancel\w* scratch
    lend lent borrow\w* buy\w* bought sell\w* sold gift\w* gave give lost forgot\w* return\w* drop\w*_out
    pull\w*_out mind
    (?:can't|cannot|won't|not|couldn't|can_not|may_not|might_not)_(?:come|coming|make|attend\w*|be|join|go|there|turn)
    unable_to sick ill poorl
    y
    """,
    r"""
    לוקח\w* אקח ניקח קח לקח\w* משחק\w* אשחק נשחק לשחק שיחק\w* מביא\w* אביא נביא להביא חפיס\w+ דק דקים קלפ\w+ קלף
    רשימ\w+ אותה אותו אותם אותן בה בו איתה איתו זאת זה זו אלה אלו אחר\w* במקום החלפ\w+ מחליפ\w* שינוי\w* קבוצ\w+
    צוות\w* גיבור\w* מוכנה מתחרט\w* התחרט\w* מבטל\w* ביטול
    לא_(?:אבוא|אגיע|נבוא|נגיע|נוכל|אוכל|יכול\w*|בא|באה|באים|מגיע\w*|אהיה|נהיה|אספיק|נספיק) חולה חולים השאל\w* מכר\w*
    קנ(?:ה|יתי|תה) שכח\w* איבד\w* נתתי נתן החזר\w* להחזיר תרשמ\w* תרשום נרשמ\w* רשמ\w+ למחוק תמחק\w*
    """,
)
_IF = any_of("если ли или либо иначе тогда if unless or otherwise else whether", "אם או אחרת אלא")
"""What may make of such a part a condition, or a choice."""
_PARTS = expression(r"[.!?;:,()]+(?=\s|$)|[()]|\s[-–—]+\s")


def is_of_day(part: str) -> bool:
    """True for a part of a sentence (normalised) about the day, the way, food and the like, and no deck."""
    return _THINGS.search(part) is not None and _OF_DECKS.search(part) is None


def without_days(said: str) -> str:
    """What is said (normalised) without such parts, but for conditions and choices."""
    return ". ".join(part for part in _PARTS.split(said) if _IF.search(part) or not is_of_day(part))
