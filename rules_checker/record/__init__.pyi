from .coverage import count_coverage as count_coverage
from .layout import Layout as Layout
from .links import address as address
from .playthrough import (
    Playthrough as Playthrough,
    Question as Question,
    new_playthrough as new_playthrough,
    replayed as replayed,
)
from .replay import Saved as Saved, save as save
from .scenario import (
    PlayedScenario as PlayedScenario,
    ScenarioTable as ScenarioTable,
    ToldPosition as ToldPosition,
    answer_in_words as answer_in_words,
    play as play,
    tell_scenario as tell_scenario,
)
from .scenario_file import expectations as expectations
from .story import (
    HEADING as HEADING,
    Entry as Entry,
    Sentence as Sentence,
    StoryChapter as StoryChapter,
    cited as cited,
    in_a_sentence as in_a_sentence,
    isolated as isolated,
    phrases as phrases,
    tell_story as tell_story,
    turn_of as turn_of,
)
from .why import page as page, why_not as why_not, why_text as why_text
