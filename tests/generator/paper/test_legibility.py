"""Words that are printed too small are reported by card, language, kind and size."""

from cards.told import told
from generator.display import Face, Lettering
from generator.paper import Slip, load_sheet, small_print, with_options
from tests.program import bare


def piece(*said: Lettering) -> Slip:
    return Slip("boombit/cow", Face(63, 88, (), letterings=said))


RULES, NAME = Lettering("rules", "ru", 8.0), Lettering("name", "ru", 12.0)
SMALL = Lettering("rules", "he", 5.4)


def test_no_warning_about_words_that_are_large_enough() -> None:
    assert small_print([piece(RULES, NAME)] * 3, load_sheet("a4")) == ()
    assert small_print([piece(Lettering("rules", "ru", 6.0))], load_sheet("a4")) == ()


def test_words_that_a_sheet_makes_small_are_reported_once_for_each_card() -> None:
    (said,) = small_print([piece(RULES, NAME)] * 3, load_sheet("a4-mini"))
    assert said == "boombit/cow [ru]: small print (in pt): rules 5.6"
    (said,) = small_print([piece(RULES, NAME)], with_options(load_sheet("a4"), card=(25, 25)))
    assert said == "boombit/cow [ru]: small print (in pt): rules 2.3, name 3.4"
    assert told(said, "ru").endswith(", мелкие буквы: текст 2,3 пт, название 3,4 пт")
    assert told(said, "he").endswith(", אותיות קטנות: הטקסט 2.3 נק׳, השם 3.4 נק׳")


def test_small_print_of_a_label_is_told_by_its_words_not_by_its_id() -> None:
    told_of = piece(Lettering("each-1", "he", 4.0, "ועוד 2 לכל יצור"), Lettering("text", "he", 5.0, "טקסט"))
    (said,) = small_print([told_of], load_sheet("a4"))
    assert bare(told(said, "he")).endswith("אותיות קטנות: ״ועוד 2 לכל יצור״ 4 נק׳, הטקסט 5 נק׳")


def test_a_small_second_language_is_reported_by_name_unless_cards_are_large() -> None:
    assert small_print([piece(RULES, SMALL)], load_sheet("a4")) == ("boombit/cow [he]: small print (in pt): rules 5.4",)
    assert small_print([piece(RULES, SMALL)], load_sheet("a4-large")) == ()
