"""Who somebody is to whoever writes, as patterns: `мой брат`, `our daughter`, `הבן שלי`; and what is theirs then."""

from __future__ import annotations

KIN = (
    r"(?:(?:(?:мо[йя]|наша?|my|our) )?(?:сын\w*|доч\w+|внук|внуч(?:ка|ок)|муж|жена|брат(?:ик|ишка)?|сестра|сестр[её]нка"
    r"|реб[её]нок|племянни\w+|друг|подруга|приятель(?:ница)?|товарищ|коллега|сосед(?:ка)?|одноклассни(?:к|ца)|мама|папа"
    r"|мать|отец|отчим|мачеха|бабушка|дед(?:ушка)?|дядя|т[её]тя|(?:grand|step)?(?:son|daughter|father|mother|dad|mum|mom)"
    r"|grand(?:pa|ma)|husband|wife|brother|sister|uncle|aunt|nephew|niece|cousin|kid|child|friend|mate|buddy|colleague"
    r"|classmate|neighbou?r)"
    r"|ה?(?:בן|בת|נכד|נכדה|ילד|ילדה|אח|אחות|חבר|חברה|דוד|דודה|סבא|סבתא|אחיין|אחיינית|שכן|שכנה|בן דוד|בת דודה) שלי"
    r"|בני|בתי|אחי|אחותי|אשתי|בעלי|נכדי|נכדתי|אחייני|אחייניתי|אמא|אבא|סבא|סבתא)"
)
KINS_RU = r"(?:брат(?:а|ика)|сестры|сестр[её]нки|друга|подруги|соседа|сына|дочки|дочери|папы|мамы)"
KINS_EN = r"(?:brother|sister|friend|son|daughter|dad|mum|mom)['’]s"
