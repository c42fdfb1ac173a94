from .deck import OwnCheck as OwnCheck, Verdict as Verdict, Violation as Violation, check as check, in_slot as in_slot
from .desk import compared as compared, desk_row as desk_row, fault_at_line as fault_at_line, notices as notices
from .insight_told import (
    differences_row as differences_row,
    insight_lines as insight_lines,
    insight_row as insight_row,
    together_row as together_row,
    words as words,
)
from .judged import (
    STATUSES as STATUSES,
    Judged as Judged,
    judge as judge,
    judge_handed as judge_handed,
    judged_lines as judged_lines,
    judged_row as judged_row,
    problem_lines as problem_lines,
    short_line as short_line,
    summary_line as summary_line,
    table_lines as table_lines,
    table_row as table_row,
    tables as tables,
)
from .messages import (
    ANYBODY as ANYBODY,
    LOCALE as LOCALE,
    Seating as Seating,
    card_name as card_name,
    own_phrases as own_phrases,
    phrases as phrases,
    seated as seated,
)
from .page import stand_alone as stand_alone, written as written
from .prepared import Chosen as Chosen, OwnPreparation as OwnPreparation, Prepared as Prepared
from .prepared_file import read_prepared as read_prepared
from .report import REPORTS as REPORTS, both as both, harmless_cell as harmless_cell, summary as summary
from .right_size import size_change as size_change
from .start import illegal as illegal, is_table as is_table, start_of as start_of
from .verdicts import told_verdict as told_verdict
