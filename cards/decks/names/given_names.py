"""Given names, with which people sign behind the last sentence of a line: `… Спасибо! Антон`, `… כמו שכתבתי. שירה`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from cards.decks.names.stems import stems
from cards.decks.words.people import classed
from cards.expressions import expression
from cards.names import normalise

_NAMES = """
    Аарон Аврора Агата Агния Аделина Айгуль Аксинья Алан Александр Алексей Алексис Алена Алеша Али Алина Алиса Алла
    Алёна Алёша Амина Анастасия Анатолий Андрей Анжела Анжелика Анна Антон Антоша Анфиса Аня Ариадна Арина Ариэль
    Аркадий Аркаша Арон Арсений Артем Артур Артём Ася Белла Богдан Борис Боря Бэлла Вадик Вадим Валентин Валентина
    Валера Валерий Валерия Валик Валя Ваня Варвара Варя Василий Василиса Вася Вениамин Веня Вера Вероника Вика
    Виктор Виктория Виталий Виталик Влад Влада Владимир Владислав Вова Володя Всеволод Вячеслав Галина Галя Гарик
    Гена Геннадий Георгий Герман Глеб Гоша Григорий Гриша Давид Дамир Даниил Данил Данила Данька Даня Дарья Даша
    Денис Джамиля Диана Дима Дина Динара Дмитрий Ева Евгений Евгения Егор Екатерина Елена Елизавета Ефим Жанна Женя
    Зарина Захар Зина Зинаида Зиновий Злата Зоя Зухра Иван Игнат Игорь Изабелла Изя Илона Ильдар Илья Инга Инна Ион
    Иосиф Ира Ирина Ицик Йосеф Камила Камиль Карен Карина Катя Кира Кирилл Клавдия Клара Коля Константин Костя
    Кристина Ксения Ксеня Ксюша Лана Лариса Лев Лева Лейла Лена Леня Леон Леонид Лера Леша Лиана Лида Лидия Лиза
    Лилия Лиля Лина Лиора Лука Люба Любовь Люда Людмила Лёва Лёня Лёша Майя Макар Макс Максим Максимилиан Малика
    Марат Маргарита Мариам Марианна Марина Мария Марк Марьяна Матвей Маша Мила Милана Милена Мира Мириам Мирон
    Мирослав Михаил Миша Мишель Моисей Мойша Мойше Мстислав Мурат Надежда Надя Назар Наиля Настя Наталья Наташа Наум
    Нахум Нелли Ника Никита Николай Нина Нонна Нюша Оксана Олег Олеся Олжас Ольга Оля Оскар Остап Павел Паша Пелагея
    Петр Петя Платон Полина Прохор Пётр Равиль Радик Раиса Рамиль Рашид Рая Регина Ренат Рената Ривка Римма Ринат
    Рита Роберт Роза Розалия Роксана Рома Роман Ромка Ростислав Руслан Рустам Рушан Сабина Савелий Самуил Саня Саша
    Сашка Света Светлана Святослав Сева Севда Сема Семен Семён Сеня Сергей Сережа Серёга Серёжа Сима Слава Соня
    София Софья Станислав Стас Стасик Степа Степан Стефан Стефания Стёпа Сурен Сёма Таисия Тамара Таня Тарас Тася
    Татьяна Тая Тигран Тимофей Тимоша Тимур Толя Тёма Тёмочка Ульяна Фаина Федор Федот Федя Феликс Филипп Филя Фима
    Фёдор Шломо Эвелина Эдик Эдуард Эли Эльвира Эльдар Эля Эмма Эрик Эсфирь Юлия Юля Юра Юрий Яков Яна Янина Ярослав
    Ясмина Яша Эйтан Итай Итамар Идан Ноам Йонатан Даниэль Яэль Шира Ноа Амит Омер Гиль Рафаэль Рафаил Гидеон Авиталь
    Авигайль Кеша Марик Жора Лёня Мотя Тося Нюра Алик Рудольф Эмиль Ярик Тёмка Стефа Есения Мирослава Милослава
    Савва Даник Кирюша Севастьян Демид Демьян Елисей Лаврентий Леонтий Родион Гордей Клим Кузьма Лукьян Марсель Оливия
    Дэн Ден Дэнни Ахмед Али Юсуф Мехмет Семёныч Иваныч Палыч Михалыч Саныч Степаныч Васильич Лукич Фомич Егорыч
    Митрич Борисыч Макарыч Николаич Сергеич Андреич Алексеич Петрович
    Аглая Серафима Николь Эмилия Амалия Ефросинья Глаша Тоня Антонина Люся Ромчик Мишаня Лёха Димон Толик Витя
    Славик Владик Стёпка Егорка Никитка Ванечка Ванька Петька Сонечка Машенька Катюша Танюша Леночка Настюша Илюша
    Павлик Тимоха Софа Соломон Натан Нафтали Элиша Лиор Адам Ицхак Беньямин Михаль Рахель Сара Эстер Юваль
    Ноам Орен Элиэзер Лиат Нисим Габриэль Габриэла Лиэль Ярден Тамар Эден Шон Лиам
    Шура Шурик Санёк Снежана Стася Ида Маруся Ритка Наташка Гришка Вовка Димка Юлька Анька Надюша Любаша Верочка
    Анечка Олечка Юленька Ванюша Андрюша Тимка Мурад Азамат Аслан Алсу Эльмира Гульнара Айрат Тагир Рамазан Магомед
    Нурлан Бахтияр Диляра Юлиан Эрнест Леся Лёля Ирма Анжелина
    אבי אביב אביגיל אביה אבישג אביתל אביתר אבנר אברהם אדם אדר אהובה אהרון אוהד אולג אולגה אופיר אופק אור אורטל אורי
    אוריאן אורית אורלי אורן אושרי אחמד אייל איילה איילת אילאיל אילן אילנה איציק אירינה איתי איתמר אלון אליאב אליה
    אליהו אלינה אליסף אלירז אלכס אלכסנדר אלמוג אלעד אמיר אנה אניה אנסטסיה אסנת אסף אסתר אפרת ארז ארטיום ארי אריאל
    אריאלה אריה אריק בארי בועז בוריס בני בנימין בר ברק בתיה גבי גבריאל גד גדי גוני גיא גיל גילה גלי גליה גלית גלעד
    גלעדי גפן דבורה דביר דוד דור דורון דורין דורית דימה דימיטרי דליה דן דנה דני דניאל דניאלה דפי דפנה דרור הגר הדס
    הדר הודיה הילה הילל הלל הראל ויטלי ויקטור ולרי ורד זאב זהבה זוהר זיו חגי חגית חיים חן חנה טובה טוביה טל טלי טליה
    טניה יאיר יהב יהודה יהודית יהונתן יהלי יואב יואל יובל יוחאי יוליה יונתן יוסי יוסף ינאי ינון יעל יעלה יעלי יעקב
    יערה יפעת יצחק יקיר ירדן ירון ירין ישי כנרת כפיר כרמל לאה לבנה לוטם ליאור ליאורה ליאם ליאת לידור ליה ליהי ליהיא
    ליזה לילך לימור לינה לינוי ליר לירון לנה לני מאור מאיה מאיר מוחמד מוטי מור מוריס מחמוד מיה מיטל מיכאל מיכל מיקה
    מירב מירי מישה מישל מיתר מלכה מנחם מעיין מקסים מרב מרדכי מרינה משה מתן נאור נדב נדיה נוי נועה נועם נופר נטלי נטע
    נילי נינה ניצן ניר נעמה נעמי נתן סבטלנה סבינה סהר סופיה סטס סיגל סיון סמיר ספיר סרגיי סשה סתיו עדי עדן עדנה עוז
    עוזי עומר עומרי עומרית עופר עזרא עידו עידן עילי עינת עמוס עמיחי עמית עמרי ענבל ענת עפרה ערן פולינה פלג פליקס
    פנינה צבי צביקה צחי ציפי קארין קובי קטי קטיה קים קמיל קרן רבקה רוית רומי רומן רון רוני רונית רונן רוסלן רועי
    רותי רותם רז רחל רימה רינה רינת רן רננה רפאל רפי שגב שגיא שוש שושי שושנה שחר שיר שירה שירי שירלי שירן שלומי
    שלומית שלמה שמואל שמעון שקד שרה אוראל נהוראי נגה אגם לביא איתן אלי אלישע אלמה ארבל בארי גאיה דקל טוהר יהלי כרם
    לאון מיקי נבו נועה נריה סער עברי עמליה פז רביד שילה שליו שניר תבור יעלה אורין איריס אביאל הראל עומרי תאיר תבל
    תהילה תהל תום תומר תמי תמיר תמר תמרה רוויטל רויטל איליי אילאי אלרועי ליבי אוריה שילת אדווה אלונה ויקטוריה יבגני
    יבגניה איגור ולדימיר נטשה אלכסיי אנטון דניס ארתור טימור מקס שוהם עלמה אמה אמילי אריה אפיק ליבנה אלון
    ברוריה זלמן פייגה שלמקה יענקל יענקלה מוישה בתשבע ציונה שמחה מזל רחמים שולמית צילה פרידה גיטה ברכה יוכבד יונה
    יוני יותם אסתי יסמין אביגדור אפרים גרשון חזי נחום פנחס צופיה רפאלה שמוליק תמרי
    Aaron Abby Abigail Adam Albert Alex Alexander Alexei Alice Alina Amanda Amber Amelia Amir Amy Andrew Anna Anne
    Anton Ari Ariel Arthur Ashley Avi Avital Barbara Becky Ben Benjamin Beth Betty Bill Billy Bob Bobby Boris Brian
    Bruce Callum Carl Carol Caroline Charlie Chloe Chris Christine Christopher Claire Connor Cooper Craig Dan Dana
    Daniel Danny Daphne Dave David Debbie Dennis Diana Dima Dmitry Dylan Edward Eitan Elena Eli Elijah Elizabeth
    Ella Ellie Emily Emma Eric Ethan Eva Evan Frank Fred Gabriel Gary George Gil Grace Greg Hannah Harry Helen Henry
    Hila Hugo Ian Idan Ido Igor Inbar Irina Isaac Itai Itay Ivan Jack Jacob Jake James Jane Jason Jeff Jenny Jeremy
    Jess Jessica Jim Joanna Joe John Jon Jonah Jonathan Jordan Joseph Josh Joshua Judy Julia Karen Kate Katie Katya
    Keith Keren Kevin Kim Larry Laura Leah Lena Leo Leon Lev Liam Liat Lily Linda Lior Lisa Liz Logan Lou Louis
    Lucas Lucy Luke Maggie Maor Marcus Margaret Maria Marina Mark Martin Mary Masha Mason Matt Matthew Max Maya
    Megan Meital Mia Michael Michal Michelle Mike Miriam Misha Molly Moran Nadav Nastya Natalie Natasha Nate Nathan
    Neil Nick Nina Nir Noa Noah Noam Nora Ofir Oleg Olga Oliver Olivia Omer Orly Owen Pam Patrick Paul Pavel Pete
    Peter Phil Philip Rachel Rafi Ralph Ray Rebecca Richard Rita Rob Robert Robin Roger Roi Ron Roni Rotem Roy
    Ruslan Ruth Ryan Sam Samantha Sandra Sarah Sasha Scott Sean Sergei Sergey Shai Shani Shira Simon Sivan Sophie
    Stella Stephen Steve Susan Susie Svetlana Tal Tamar Tanya Tatiana Ted Theo Thomas Tim Tina Toby Tom Tommy Tony
    Vadim Vera Vicky Victor Vlad Vova Wendy William
    Stas Nikita Egor Kirill Polina Dasha Liza Yana Timur Artem Artyom Ilya Maksim Danil Denis Gleb Arseny Matvey
    Semyon Fedor Fyodor Sonya Varya Ksenia Yael Yaniv Yoav Yotam Yulia Yuri Yuval Zev Zoe
    Marek Jakub Tomasz Wojtek Kasia Agnieszka Magda Zuzana Lenka Ondrej Jarek Tomek Zosia
    Priya Marta Aisha Ahmed Omar Fatima Raj Ravi Anita Arjun Sanjay Deepa Carlos Juan Jose Pedro Luis Ana Sofia Lukas
    Jonas Finn Anders Ingrid Lars Sven Nils Hans Klaus Greta Heidi Marie Pierre Camille Antoine Giulia Luca Marco Paolo
    Mateo Diego Elif Mehmet Yusuf Zara Layla Leila Nadia Hiro Yuki Aidan Caitlin Fiona Ewan Hamish Isla Freya Millie
    Evie Archie Alfie Freddie Oscar Felix Jasper Rupert Nigel Trevor Gemma Imogen Niamh Siobhan Rosa Elsa Astrid Erin
    Agnes Alan Arnold Bella Bernard Cathy Cindy Clara Colin Dominic Donna Dorothy Edith Eleanor Ernest Esther Gareth
    Geoff Gwen Howard Iris Janet Jill Joan Joel Jonny Julian Julie Kelly Kyle Lauren Leonard Louise Lydia Malcolm
    Martha Melissa Monica Nancy Naomi Norman Pauline Peggy Rebekah Ricardo Russell Shannon Sharon Sheila Sylvia Teresa
    Tessa Tracy Valerie Vanessa Veronica Walter Yvonne Yosef Tova Shlomo Moshe Yitzhak Yaakov Avraham Rivka Dvora Hadas
    Einav Efrat Gali Guy Hadar Kobi Liron Maayan Meirav Merav Mor Neta Nitzan Ohad Oren Oded Osnat Reut Roey Sapir
    Hattie Mei Bea Gav Dermot Uma Fran Ros Colm Otis Rhys Ivo Nia Declan Phoebe Tilly Barney Cedric Desmond Fergus Gus
    Harriet Ines Kirsty Leonie Lorna Mabel Magnus Maeve Moira Ned Nell Nico Noreen Olwen Percy Quentin Reggie Roisin
    Rufus Sunita Tabitha Ulrich Verity Wilf Xavier Yasmin Земфира Рузанна שולה רות
    Shachar Shaked Shir Shlomit Shmuel Sigal Tali Tomer Uri Yarden Yonatan Yossi
"""
_GIVEN = frozenset(_NAMES.split())
"""Of those that are other words, too, none: `שני` is a number, `אלה` are these, and `בן 9` is aged nine."""
_SIGNED = expression(r"(?P<said>.*(?:\w{2}|[^\W\d]\s\d)\s?[.!)]+)\s+(?P<name>[^\W\d]+)[.!]?")

_LONGEST = 40
"""Most letters of a name with a class or an age."""


def signed(line: str) -> Sequence[str]:
    """A line, in two parts if a name stands alone behind its last sentence, or with a class or an age."""
    before, stop, last = line.rpartition(". ")
    if (
        stop
        and len(last) <= _LONGEST
        and any(map(str.isdigit, last))
        and last.partition(",")[0].split(" ")[0] in _GIVEN
    ):
        return [f"{before}.", last] if classed(last) else [line]
    match = _SIGNED.fullmatch(line) if line[-1:].isalpha() or line.endswith((".", "!")) else None
    return [match["said"], match["name"]] if match and match["name"] in _GIVEN else [line]


def given(word: str) -> str:
    """A given name as it is called, of whatever form a word has: `Пети` is of `Петя`; empty for any other word."""
    if word in _GIVEN or "א" <= word[:1] <= "ת":  # names have no forms in Hebrew
        return word if word in _GIVEN else ""
    names = _as_called().get(stems(normalise(word)), ())
    # `Лёвы` is of `Лёва`, and `Льва` of `Лев`
    fits = [name for name in names if (name[-1] in "ая") == (word[-1:] in "ыиеуюёй")] or names
    return max(fits, key=lambda name: sum(name.startswith(word[:n]) for n in range(1, len(word))), default="")


def is_given(word: str) -> bool:
    """True for a given name, in Russian in whatever form: `Пети`."""
    return bool(given(word))


def is_by_letter(word: str) -> bool:
    """True for a given name that is not written as it is compared, which tells it from another word: `Тёма`, `тема`."""
    return normalise(word) != word.lower() and is_given(word)


def given_in_russian() -> list[str]:
    """All given names in Russian letters."""
    return [name for name in _GIVEN if "А" <= name[0] <= "Я"]


@cache
def _as_called() -> Mapping[tuple[str, ...], Sequence[str]]:
    """What all forms of a name share → the names of which that is so."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(_GIVEN):
        found.setdefault(stems(normalise(name)), []).append(name)
    return found
