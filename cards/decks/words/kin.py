"""Who somebody is to whoever writes, as patterns: `мой брат`, `our daughter`, `הבן שלי`; and what is theirs then."""

from __future__ import annotations

KIN = (
    r"(?:(?:(?:мо[йя]|наша?|my|our) )?(?:сын\w*|доч\w+|внук|внучка|муж|жена|брат|сестра|реб[её]нок|племянни\w+|друг"
    r"|подруга|мама|папа|(?:grand)?(?:son|daughter)|husband|wife|brother|sister|kid|child|friend|mum|mom|dad)"
    r"|ה?(?:בן|בת|נכד|נכדה|ילד|ילדה|אח|אחות|חבר|חברה) שלי|בני|בתי|אחי|אחותי|אשתי|בעלי|נכדי|נכדתי|אמא|אבא)"
)
KINS_RU = r"(?:брат(?:а|ика)|сестры|сестр[её]нки|друга|подруги|соседа|сына|дочки|дочери|папы|мамы)"
KINS_EN = r"(?:brother|sister|friend|son|daughter|dad|mum|mom)['’]s"
