// What pages that scripts make are told: their game.json (hooks/scripted.py, hooks/workshop.py), and what the runtime
// answers (site/runtime/page.py).

/** The forms of a sentence, by the kinds of its number `n` that CLDR has for the language. */
export type Forms = {other: string} & {[kind in "zero" | "one" | "two" | "few" | "many"]?: string}

/** A sentence with places for what goes into it. */
export type Sentence = string | Forms

/** What a series of games says of itself. */
export interface SeriesWords {
  label: string
  stop: string
  done: Sentence
  seconds: string
  minutes: string
  broken: string
}

/** The words of a page by name; those of these names have forms. */
export type Words<Counted extends string> = {[name in Counted]: Forms} & {[name: string]: string}

/** The runtime: its folder, and the bytes that come for whatever is done with it. */
export interface RuntimeFacts {
  folder: string
  to_check: number
  to_play: number
  to_pair: number
  to_make: number
  to_print: number
  to_own: number
  pictures: Record<string, number>
}

/** What every such page knows: the game's id, the page's language, where rules stand. */
export interface PageFacts<Counted extends string> {
  game: string
  lang: string
  words: Words<Counted>
  rules: Record<string, string>
  runtime: RuntimeFacts | null
}

/** A deck as the page keeps it: ids of cards by their slot, and the number of copies of the others. */
export interface Deck {
  name: string
  slots: Record<string, string[]>
  cards: Record<string, number>
}

/** What decks are kept by. */
export interface DeckFacts {
  game: string
  lang: string
  langs: string[]
  cards: {id: string; name: string; names?: string[]; slot: string | null}[]
  slots: Record<string, {count: number}>
  starters: Deck[]
  named?: Record<string, string>
  sizes?: number[]
  words: {[name: string]: string}
}

export interface Card {
  id: string
  name: string
  /** The name with soft hyphens, and those in other languages. */
  narrow: string
  names: string[]
  kind: string
  team: string
  type: string
  rarity: string
  numbers: number[]
  text: string
  slot: string | null
  /** True of what lies on the table and is in nobody's deck. */
  piece: boolean
  /** The most copies of it in a deck, if there is such a number. */
  most: number | null
}

export type Counted = "found" | "size" | "games_done" | "count_cards" | "count_tokens" | "count_pages"

export interface Facts extends PageFacts<Counted> {
  langs: string[]
  named: Record<string, string>
  /** The least and the most cards. */
  sizes: [number, number]
  engine: boolean
  slots: Record<string, {type: string; count: number; name: string}>
  /** The teams that a deck is made of, if it is made of whole ones: how many, and the printed copies of their cards. */
  whole: {count: number; teams: Record<string, {name: string; cards: Record<string, number>}>} | null
  cards: Card[]
  filters: {team: Record<string, string>; type: Record<string, string>; rarity: Record<string, string>}
  starters: Deck[]
  /** What can be printed beside cards. */
  beside: string[]
  sheets: Record<string, string>
  face: [width: number, height: number]
  faces: Record<string, [width: number, height: number]>
  /** The addresses, from the game's first page, of those that lie apart, as they are the same in all languages. */
  apart?: Record<string, string>
  workshops: string[]
}

/** What a panel for printing knows: the languages of the cards, what can be printed beside them, the sheets. */
export interface PrintFacts {
  game?: string
  lang: string
  langs: string[]
  words: Words<"count_cards" | "count_tokens" | "count_pages">
  beside: string[]
  sheets: Record<string, string>
  /** How much of a card each ink covers, in percent, if that is known. */
  inks?: Record<string, number>
  runtime: RuntimeFacts | null
}

/** What is printed: its changes, the words that name it in a command, who makes it. */
export interface Printed {
  changes?: EventTarget
  empty(): boolean
  named(): string[]
  /** The kinds of what can be printed of it; all, if nothing is said. */
  kinds?: string[]
  /** Where codes on registration sheets lead. */
  site?: string
  /** Saves it as a list. */
  save?(): void
  /** True if all that is needed has come. */
  here?: boolean
  ask(
    does: "print" | "box" | "registration",
    args: {lang: string; options: object},
    more: More,
    alone: boolean,
  ): Promise<PrintAnswer>
}

/** A list under the name of its file. */
export interface List {
  name: string
  text: string
}

export interface Violation {
  message: string
  fix: string | null
  rule: string
  severity: string
  /** What the message names: `card` and `n` copies of it, the `size`, lists of cards. */
  params: Record<string, unknown> & {card?: string; n?: number; size?: number}
}

export interface Verdict {
  status: string
  violations: Violation[]
}

/** Numbers of cards, by the value that they have. */
export type Spread = Record<string, number>

export interface Curve {
  type: string
  number: string
  name: string
  spread: Spread
  told: string
}

export interface Insight {
  told: string
  curves: Curve[]
  together: {told: string; lines: string[]} | null
  opening: {
    told: string
    groups: {told: string}[]
    every: {told: string}
    expected: string[]
    sample: {cards: string[]}
  } | null
}

export interface Made {
  cards: number
  pages: number
  sheets?: number
  findings: string[]
  warnings: string[]
}

/** What the runtime answers to a question of each kind, if it can. */
export interface Answers {
  box: Made
  check: {rows: Verdict[]; changes: Record<string, number>[]}
  desk: {rows: import("../desk/types.d.ts").Row[]}
  games: {games: number; lines: string[]}
  insight: {rows: Insight[]; differences: {told: string}[]}
  own: import("../own/types.d.ts").Own
  play: import("../play/types.d.ts").Told
  print: Made
  qr: {rows: string[] | null}
  read: {deck: (Deck & {game: string}) | null; faults: string[]; notes?: string[]}
  registration: Made
  report: {notices: string[][][]; keys: string[]; summary: string}
  print_set: Made
  studio: import("../studio/types.d.ts").Answer
  tried: {games: number; lines: string[]; place: string}
  hand: import("../play/types.d.ts").Remembered
  use: {ids: string[]}
  row: {row: import("../studio/types.d.ts").Row | null}
  table: {row: Verdict; laid: import("../play/types.d.ts").TableOf | null}
  tournament: import("../desk/types.d.ts").Cup
  unpack: {rows: import("../desk/types.d.ts").Row[]}
}

/** A kind of question. */
export type What = keyof Answers

/** An answer with the files that were made; if the request could not be met, it has but what is `wrong`. */
export interface Answered<W extends What> {
  out: Answers[W] & {wrong?: string}
  files: Record<string, Uint8Array<ArrayBuffer>>
}

/** What goes along with a question: files that are asked about, archives that are needed. */
export interface More {
  given?: Map<string, Uint8Array>
  parts?: string[]
}

/** What a print comes to. */
export interface PrintAnswer {
  out: Made & {wrong?: string}
  files: Answered<"print">["files"]
}

export type State = "off" | "loading" | "ready" | "absent" | "missing" | "broken"

/** What stands in an element. */
export type Child = Node | string | number | null | undefined | false | readonly Child[]

type Handlers<E> = {
  [kind in keyof HTMLElementEventMap as `on${kind}`]?: (
    event: HTMLElementEventMap[kind] & {currentTarget: E},
  ) => unknown
}

/** Attributes, and listeners `on…`. What is false or nothing is left out. */
export type Attributes<E> = Handlers<E> & {
  [name: string]: string | number | boolean | null | undefined | ((event: never) => unknown)
}
