"""The game on the screen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from cards import Deck, FitilError, Lang
from cards.languages import LANGUAGES, RTL
from cards.whole_file import write_new, write_whole
from rules_checker.play.game.positions import choice
from rules_checker.play.game.session import Session
from rules_checker.play.help.hints import hint
from rules_checker.play.help.reasons import reasons
from rules_checker.play.terminal import parts as shown
from rules_checker.play.terminal.lines import Laid, line
from rules_checker.play.terminal.passes import Passes
from rules_checker.play.terminal.screens import ChoiceScreen, Curtain, Lookup, ReadingScreen
from rules_checker.play.view.news import news, passes, safe
from rules_checker.play.view.phrasebook import words_for
from rules_checker.play.view.question import offered
from rules_checker.play.view.table import cards_in

WIDE = 100
"""The columns from which the story and a card have a place beside the table."""
_AROUND = 4
"""The columns that a board needs besides its own: what is left free beside it, and the bar to scroll by."""
TALL = 32
"""The lines from which the story has a place below the table."""
KEYS = {
    "why": "w,W,ц,Ц,apostrophe",
    "cards": "c,C,с,С,ב",
    "hint": "h,H,р,Р,י",
    "rule": "r,R,к,К,ר",
    "undo": "u,U,г,Г,ו",
    "pass": "p,P,з,З,פ",
    "story": "l,L,д,Д,ך",
    "save": "s,S,ы,Ы,ד",
    "help": "question_mark,f1",
    "quit": "q,Q,й,Й,slash",
}
"""The keys of each action: a Latin letter, and what the same key writes on a Russian and a Hebrew keyboard."""
SHOWN = {"help": "?"}
"""What is shown of an action's keys, if not the first of them."""
AT_TIMES = ("pass",)
"""What is told with the questions for which it is."""


class PlayApp(App[None]):
    """A game that is played in the terminal."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  # Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012  # Textual declares it so

    def __init__(
        self,
        session: Session,
        lang: Lang,
        path: Path,
        *,
        resumed: bool = False,
        reorder: bool = True,
        drawn: Sequence[Deck] = (),
        unfit: Sequence[Deck] = (),
    ) -> None:
        """Show a game in `lang`, to be saved at `path`, which is this game's already if it is `resumed`.

        `reorder` is false for a terminal that orders right-to-left text itself. `drawn` are the decks that nobody
        chose, and `unfit` those that may not be played, which is told.
        """
        super().__init__()
        self.session, self.words, self.reorder = session, words_for(session, lang), reorder
        self.kept = session.record
        self.path, self.resumed, self.drawn, self.unfit = path, resumed, drawn, unfit
        self.rtl = lang in RTL
        self.typed = ""
        self.passed = Passes()
        self.after: list[tuple[str, Callable[[], None]]] = []
        self.noted = ""
        """What is told below the choices."""
        self.seen = False
        """True once what is offered is on the screen: what was pressed before is no answer to it."""
        self.theme = "ansi-dark"
        for action, keys in KEYS.items():
            self.bind(keys, f"own_{action}", show=False)

    def lay(self, *lines: Text) -> Laid:
        """Lines in the direction of the language."""
        return Laid(lines, rtl=self.rtl, reorder=self.reorder)

    def compose(self) -> ComposeResult:
        """Lay the screen out: the table, the story and a card beside it, the choices, the keys."""
        parts = [
            VerticalScroll(Static(id="table-lines"), id="table"),
            Vertical(
                VerticalScroll(Static(id="story-lines"), id="story"),
                VerticalScroll(Static(id="card-lines"), id="card"),
                id="aside",
            ),
        ]
        yield Horizontal(*(reversed(parts) if self.rtl and self.size.width >= WIDE else parts), id="board")
        yield VerticalScroll(Static(id="news-lines"), id="news")
        yield Static(id="question")
        yield OptionList(id="choices", markup=False)
        yield Static(id="more")
        yield Static(id="note")
        names = {action: SHOWN.get(action, KEYS[action][0].upper()) for action in KEYS if action not in AT_TIMES}
        keys = "  ".join(f"{name} {self.words(f'key-{action}')}" for action, name in names.items())
        yield Static(self.lay(line(keys, "dim")), id="keys")

    def on_mount(self) -> None:
        """Show the first question; whoever plays a saved game on is told what its file has in it."""
        self.watch(self._game.query_one("#choices", OptionList), "scroll_y", self._tell_more, init=False)
        self.go_on()
        if self.resumed and self.session.asked is not None:
            self.note(self.words("saved-holds"))
        if self.drawn:
            lang = self.words.lang
            quotes = LANGUAGES[lang].quotes
            names = ", ".join(quotes.replace("…", deck.name.get(lang, deck.ref)) for deck in self.drawn)
            self.note(self.words("decks-drawn", decks=names))
        if self.unfit:
            refs = [deck.ref for deck in self.unfit]
            command = f"fitil check {' '.join(refs)}"
            self.note(self.words("decks-unfit", decks=", ".join(refs), n=len(refs), command=command))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the game's own keys without effect while another screen is over it: a curtain hides hands."""
        return len(self.screen_stack) == 1 or not action.startswith("own_")

    # --- the course of the game -------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Have bots answer until a person is asked who does not pass, then show the question."""
        self.typed = ""
        self.passed.on(self.session)
        if self.session.bots_turn:
            self.show()
            self.run_worker(self._bots(), exclusive=True)
        elif self.session.somebody_else:
            self._draw_curtain()
        else:
            self.show()

    async def _bots(self) -> None:
        session = self.session
        while session.bots_turn:
            session.answer(await asyncio.to_thread(choice, session.now))
            self.passed.on(session)
        self.call_later(self.go_on)

    def _draw_curtain(self) -> None:
        assert self.session.asked is not None
        self.note("")
        who = self.words.seat(self.session.asked)
        lines = [line(self.words("curtain"), "bold"), Text(), line(self.words("curtain-pass", who=who))]
        self.push_screen(Curtain(self.lay, [*lines, line(self.words("curtain-go"), "dim")], self._lift))

    def _lift(self) -> None:
        """Show the game to who is asked, with what was to be told since the curtain was drawn."""
        noted = self.noted
        self.session.look()
        self.show()
        self.note(noted)

    def show(self) -> None:
        """Show the game as it is."""
        words, session = self.words, self.session
        put, choices = self._put, self._game.query_one("#choices", OptionList)
        table = shown.table(words, session)
        put("#table-lines", *table)
        drawn = max((one.cell_len for one in table if one.no_wrap), default=0)
        self._game.query_one("#table").styles.min_width = drawn + _AROUND if drawn else 0  # a board is not cut off
        put("#story-lines", *shown.story_lines(words, session))
        for part in ("#story", "#table"):  # of a table that is too high, one's own part is last
            self._game.query_one(part, VerticalScroll).scroll_end(animate=False)
        self.note("")
        choices.clear_options()
        self.seen = False
        put("#card-lines")
        self._tell_news()
        if session.asked is None:
            put("#question", *shown.over(words, session))
            self.after = self._afterwards()
            self._offer([words(name) for name, _ in self.after], 0)
        elif session.bots_turn:
            put("#question", line(words("waiting", **words.sitting(session.asked)), "dim"))
        else:
            put("#question", *shown.question(words, session), *self._passing())
            self._offer(offered(words, session.engine, session.s), safe(session.question()))

    def _passing(self) -> list[Text]:
        """What is passed for the person at the screen, or may be."""
        key = KEYS["pass"][0].upper()
        if self.passed.kinds:
            return [line(self.words("passed-for-you", n=self.passed.n, key=key), "not bold dim")]
        return [line(self.words("pass-such", key=key), "not bold dim")] if passes(self.session) is not None else []

    def _tell_news(self) -> None:
        """Tell above the question what has happened since the last answer, and at the end also what turned the game."""
        words, session = self.words, self.session
        lines = shown.chapters(words, session, news(words, session))
        lines += shown.summary(words, session) if session.asked is None else []
        self._put("#news-lines", *lines)
        place = self._game.query_one("#news", VerticalScroll)
        place.display = bool(lines)
        place.scroll_end(animate=False)

    def _offer(self, options: Sequence[str], focus: int) -> None:
        """Offer some options by number, with the one at `focus` ready to be taken."""
        choices = self._game.query_one("#choices", OptionList)
        choices.add_options([self.lay(line(f"{number}. {option}")) for number, option in enumerate(options, start=1)])
        choices.highlighted = focus
        choices.focus()
        self.call_after_refresh(self._tell_more)
        self.call_after_refresh(self.call_later, self._see, list(choices.options))

    def _see(self, offered: Sequence[Option]) -> None:
        """Take keys for answers from now on, unless something else is offered by now."""
        self.seen = offered == list(self._game.query_one("#choices", OptionList).options)

    def _tell_more(self) -> None:
        """Tell how many lines of the options are below what is to be seen of them."""
        choices = self._game.query_one("#choices", OptionList)
        below = round(choices.max_scroll_y - choices.scroll_y)
        self._put("#more", *([line(self.words("more-below", n=below), "dim")] if below > 0 else []))
        self._game.query_one("#more", Static).display = below > 0

    def _afterwards(self) -> list[tuple[str, Callable[[], None]]]:
        """What is offered when a game is over, each with what does it."""
        found: list[tuple[str, Callable[[], None]]] = [("again", partial(self._again, swap=False))]
        if self.session.record.swappable:
            found.append(("other-side", partial(self._again, swap=True)))
        return [*found, ("leave", self.exit)]

    def _again(self, *, swap: bool) -> None:
        """Begin another game with the same decks."""
        seed = random.SystemRandom().getrandbits(53)
        self.session, self.resumed = Session.of(self.session.record.again(seed, swap=swap)), False
        self.kept = self.session.record
        self.path = self.path.with_name(f"{self.session.record.game.id}-{seed}.json")
        self.go_on()

    def note(self, said: str) -> None:
        """Tell something below the choices."""
        self.noted = said
        self._put("#note", *([line(said)] if said else []))

    @property
    def _game(self) -> Screen[None]:
        """The screen of the game, below any other."""
        return self.screen_stack[0]

    def _put(self, name: str, *lines: Text) -> None:
        """Show lines in a part of the screen."""
        self._game.query_one(name, Static).update(self.lay(*lines))

    # --- choosing ---------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card that the option is about."""
        if event.option_list.id != "choices" or self.session.asked is None or self.session.bots_turn:
            return
        said = self.session.engine.options(self.session.s)
        if event.option_index < len(said):
            cards = [card for card in said[event.option_index].split() if card in self.words.game.cards]
            self._put("#card-lines", *(one for card in cards for one in shown.card(self.words, card)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the option."""
        if event.option_list.id == "choices" and self.seen:
            self.choose(event.option_index)

    def choose(self, index: int) -> None:
        """Answer the question to the person at the screen; after the game, do what was chosen then."""
        if self.session.asked is None:
            self.after[index][1]()
            return
        if self.session.bots_turn:
            return
        self.session.answer(index)
        self.go_on()

    def on_key(self, event: Key) -> None:
        """Take a number: at once where it can be no longer one, else with Enter."""
        digit = event.character or ""
        if len(self.screen_stack) > 1 or not (self.seen and digit.isascii() and digit.isdigit()):
            return
        choices = self._game.query_one("#choices", OptionList)
        for typed in (self.typed + digit, digit):
            if 1 <= int(typed) <= choices.option_count:
                self.typed = typed
                choices.highlighted = int(typed) - 1
                if choices.option_count < 10:
                    self.choose(int(typed) - 1)
                else:
                    self.note(self.words("typed", n=int(typed)))
                return

    # --- the keys ---------------------------------------------------------------------------------------------------

    def action_own_why(self) -> None:
        """Tell why something cannot be done."""
        words, session = self.words, self.session
        cards = cards_in(words, session.view(), session.viewer)

        def tell(card: str | None) -> list[Text]:
            return shown.why(words, reasons(words, session, card, cards), card)

        named = [(self._named(card), partial(tell, card)) for card in cards]
        without = [(line(words("without-cards")), partial(tell, None))] if reasons(words, session, None, cards) else []
        subjects = [*without, *named]
        self.push_screen(Lookup(self.lay, words("why"), words("key-back"), subjects))

    def action_own_cards(self) -> None:
        """Show the cards that are to be seen, with their texts."""
        cards = cards_in(self.words, self.session.view(), self.session.viewer)
        subjects = [(self._named(card), partial(shown.card, self.words, card)) for card in cards]
        self.push_screen(Lookup(self.lay, self.words("cards"), self.words("key-back"), subjects))

    def action_own_story(self) -> None:
        """Show the whole story."""
        lines = shown.story_lines(self.words, self.session, cite=True)
        self.push_screen(ReadingScreen(self.lay, self.words("story"), self.words("key-back"), lines, at_end=True))

    def action_own_help(self) -> None:
        """Show how the game is played, in the words of its printed aids."""
        lines = shown.how_to_play(self.words)
        self.push_screen(ReadingScreen(self.lay, self.words("key-help"), self.words("key-back"), lines))

    def _named(self, card: str) -> Text:
        return line(self.words.thing(card), shown.colour(self.words, self.words.kind(card)))

    def action_own_hint(self) -> None:
        """Say what the bot would do, and why."""
        if self.session.asked is None or self.session.bots_turn:
            return
        index, said = hint(self.words, self.session)
        if index is not None:
            self._game.query_one("#choices", OptionList).highlighted = index
        self.note(said)

    def action_own_pass(self) -> None:
        """Pass all questions of this kind until the turn ends; or, where that is done, pass none any more."""
        if self.passed.kinds:
            self.passed.clear()
            self.show()
        elif not (self.session.bots_turn or self.session.somebody_else) and (index := passes(self.session)) is not None:
            self.passed.add(self.session)
            self.choose(index)

    def action_own_undo(self) -> None:
        """Take back the last answer of a person, who is then asked again."""
        self.passed.clear()
        session, taken = self.session, self.session.record
        if (last := session.last) is None or not session.undo():
            self.note(self.words("nothing-undone"))
            return
        self.workers.cancel_all()
        self.go_on()
        own = "" if session.somebody_else else offered(self.words, session.engine, session.s)[taken.answers[last.after]]
        self.note(self.words("undone", option=own, own="yes" if own else "no"))

    def save(self) -> None:
        """Write the game into its file; raises `FitilError` if that cannot be."""
        text = self.session.now.saved()
        if self.resumed:
            write_whole(self.path, text.encode())
        else:
            write_new(self.path, text)
        self.resumed, self.kept = True, self.session.record

    def action_own_save(self) -> None:
        """Save the game."""
        try:
            self.save()
        except FitilError as error:
            self.note(str(error))
            return
        holds = [self.words("saved-holds")] if self.session.asked is not None else []
        self.note(". ".join([self.words("saved", path=str(self.path)), *holds]))

    def action_own_rule(self) -> None:
        """Show the rules that are cited on the screen, as their pages explain them."""
        words, session = self.words, self.session
        found = shown.cited_now(session)
        subjects = [(shown.rule_named(words, rule), partial(shown.rule_told, words, rule)) for rule in found]
        self.push_screen(Lookup(self.lay, words("rules" if found else "rule-none"), words("key-back"), subjects))

    async def action_quit(self) -> None:
        """Leave as by the game's own key, if it is the program that is asked to quit."""
        if not isinstance(self.screen, ChoiceScreen):
            self.action_own_quit()

    def action_help_quit(self) -> None:
        """Leave as by the game's own key, too, where Ctrl-C is pressed; and at once, if it is pressed again."""
        if isinstance(self.screen, ChoiceScreen):
            self.exit()
        else:
            self.action_own_quit()

    def action_own_quit(self) -> None:
        """Leave; but ask first, if a game would be lost."""
        if self.kept == self.session.record or self.session.asked is None:
            self.exit()
            return
        ways = {"stay": lambda: None, "save-and-leave": self._save_and_leave, "leave-unsaved": self.exit}
        options = [(line(f"{n}. {self.words(name)}"), way) for n, (name, way) in enumerate(ways.items(), start=1)]
        self.push_screen(ChoiceScreen(self.lay, line(self.words("leaving"), "bold"), options))

    def _save_and_leave(self) -> None:
        """Leave, if the game can be saved."""
        self.action_own_save()
        if self.kept == self.session.record:
            self.exit()
