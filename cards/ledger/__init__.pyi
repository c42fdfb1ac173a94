from .asked import (
    Everyday as Everyday,
    Fact as Fact,
    read_asked as read_asked,
    read_everyday as read_everyday,
    read_facts as read_facts,
    read_talk as read_talk,
    read_weights as read_weights,
)
from .book import (
    Book as Book,
    Tongue as Tongue,
    no_site as no_site,
    read_book as read_book,
    read_tongues as read_tongues,
    rule_headings as rule_headings,
    rule_openings as rule_openings,
    rule_pages as rule_pages,
    rule_text as rule_text,
)
from .pages import (
    Block as Block,
    Link as Link,
    Page as Page,
    front_matter as front_matter,
    parse_page as parse_page,
    picture_folder as picture_folder,
    read_page as read_page,
    stamped as stamped,
    without_stamps as without_stamps,
)
from .places import SITE as SITE, pages_of as pages_of, pictures_of as pictures_of
from .scenarios import examples_of as examples_of, scenarios as scenarios, scenarios_of as scenarios_of
from .terms import Term as Term, load_terms as load_terms, names as names
from .uses import cards_of as cards_of, mentions as mentions, rules_of as rules_of
