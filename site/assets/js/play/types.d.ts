// What the table is told: its game.json.z (hooks/play.py), and the game at hand
// (rules_checker/play/page/state.py, site/runtime/page.py).
import type {PageFacts} from "../workshop/types.d.ts"
import type {Icon} from "./icons.js"

export interface Card {
  id: string
  name: string
  facts: string[]
  text: string[]
  slot: string | null
}

/** A way to play: the fewest and the most decks, the cards of each, the fewest and the most seats. */
export interface Mode {
  id: string
  name: string
  decks: [least: number, most: number]
  cards: number | null
  seats: [least: number, most: number]
}

export interface Facts
  extends PageFacts<"lit" | "lit_square" | "square_ahead" | "lit_place" | "lit_part" | "lay_wrong"> {
  cards: Card[]
  slots: Record<string, {count: number}>
  modes: Mode[]
  /** The letters of the seats. */
  seats: string[]
  starters: {ref: string; name: string; size: number}[]
  bots: string[]
  langs: string[]
  face: [width: number, height: number]
  faces: Record<string, [width: number, height: number]>
  /** The addresses, from the game's first page, of those that lie apart, as they are the same in all languages. */
  apart?: Record<string, string>
  /** Those that are cut as discs. */
  discs: string[]
  /** The titles of the worked examples that can be shown, by anchor. */
  examples: Record<string, string>
  /** Their steps, with what is alike in them written once (alike.js). */
  steps: [unknown[], unknown]
  /** True if the first game can be played as a lesson. */
  lesson: boolean
  /** The number of positions to solve. */
  puzzles: number
  /** What a table that is laid out may have, and those that ship; null where a game is not begun from one. */
  table: {
    tables: TableOf[]
    modes: {id: string; name: string}[]
    options: {id: string; name: string; values: number[]}[]
    /** The letters of the players, as files have them. */
    seats: string[]
    teams: Record<string, string>
    below: string[]
    tokens: {id: string; team: string}[]
    /** Those that may be with a player, and that may be left in the box; and what is nowhere but there. */
    chosen: string[]
    gone: string[]
    apart: string[]
  } | null
}

/** A table: which cards are with whom, what lies on which, what is left in the box, all by ids. */
export interface TableOf {
  mode: string
  options: Record<string, number>
  choices: [by: string, card: string][]
  laid: Record<string, string[]>
  apart: string[]
}

/** What the game is played along: what a lesson tells now, or a position to solve and what has become of it. */
export interface Course {
  text: string
  at: number
  of: number
  rule?: string
  /** The cards to look at. */
  look?: string[]
  /** The option that the lesson means. */
  due?: number
  number?: number
  state?: "open" | "solved" | "missed"
}

/** Something that lies on the table. What is empty of it is not there. */
export interface Cell {
  text: string
  card?: string
  /** Numbers on it, and what they mean. */
  figures?: {text: string; icon?: Icon; hurt?: boolean; told?: string}[]
  turned?: boolean
  faded?: boolean
  lit?: boolean
  beyond?: boolean
  /** The numbers of the options that are about it. */
  options?: number[]
  under?: string[]
  holds?: Cell[]
  /** What each player has there, where the cards it holds stand by owner; the reader's own last. */
  camps?: Camp[]
  seat?: number
}

export type CardCell = Cell & {card: string}

export interface Camp {
  seat: number
  text: string
  figures: {text: string; icon?: Icon}[]
}

/** What is told in words; where there is an icon, that and a number are drawn instead. `about` says more of it. */
export interface Fact {
  text: string
  about?: string
  icon?: Icon
  n?: number
  card?: string
  pile?: string[]
}

/**
 * What stands on a square, or what one is: `mark` is drawn, unless it is a card; `seat` is whose it is. What is `held` is
 * with what stands there before it.
 */
export interface Thing {
  mark: string
  text: string
  seat: number | null
  card: string
  held: boolean
}

/** What lies between two squares: what nothing passes, what may open, what has opened. */
export type Stroke = "solid" | "barred" | "dotted"

/**
 * A square by column and row, from 1; its tile lies turned clockwise by quarters, and its sides are from the one above
 * clockwise. `text` begins with its name.
 */
export interface Square {
  name: string
  at: [column: number, row: number]
  turn: number
  text: string
  tile: Thing | null
  holds: Thing[]
  sides: (Stroke | null)[]
  options: number[]
  ahead?: Way | null
}

/** The way to a square: what it takes, and what is chosen on it besides where to go. */
export interface Way {
  takes: number
  by: string[]
}

/** A part of a board, such as a room: its first square, its columns and rows, what it is, turned by quarters, or face `down`. */
export interface Part {
  at: [column: number, row: number]
  size: [columns: number, rows: number]
  tile: Thing
  turn: number
  down: boolean
}

export interface Board {
  columns: number
  rows: number
  squares: Square[]
  parts: Part[]
}

/** A row of cards, or a board; `options` are those that go there. */
export interface Zone {
  id: string
  label: string
  cells: Cell[]
  ltr?: boolean
  board?: Board
  options?: number[]
}

/** The reader's row, what lies between, the row of the other: from the left in every language, the first card innermost. */
export interface Lane {
  between: CardCell | null
  sides: Zone[]
}

/** A player: rows of the side from the middle outwards, and in `backs` a card for each of the hand that is known. */
export interface Seat {
  seat: number
  own: boolean
  active: boolean
  name: string
  letter: string
  face: CardCell | null
  /** The colour that is the player's own; empty where it is the seat's. */
  tint: string
  facts: Fact[]
  hand: Zone | null
  backs: (string | null)[]
  rows: Zone[]
}

/** The table; seats come in order of play, the reader's own last. `look` are the squares that the question is about. */
export interface Laid {
  look?: string[]
  facts: Fact[]
  seats: Seat[]
  lanes: Lane[]
  middle: Zone[]
}

/** A part of the story; `other` if it is another player's. */
export interface Chapter {
  heading: string
  /** `after` is the number of answers before a person's that a line came of. */
  lines: {text: string; rules: string[]; after?: number}[]
  other?: boolean
}

/**
 * A step of what happened: the lines that tell it, the cards that it is about, first that which it comes of, and the
 * table after it; without one, the table as it now is. It is `held` if nobody is to miss it.
 */
export interface Moment {
  lines: string[]
  cards: string[]
  table?: Laid
  held?: boolean
}

/** A step with its table. */
export type Shown = Moment & {table: Laid}

/** What has come of an answer. Of `question`, `waiting`, `over` and `curtain` one is there. */
/** A game that is played, as it is sent and kept: the text of its file, who sits where, the line it is played along. */
export interface Played {
  saved: string
  names: string[]
  line: string | number
}

/** What Python tells: a state, with its record, of which the story is what the reader has not been told. */
export type Told = Omit<State, "story" | "saved" | "names"> & {
  record?: Played
  /** So many entries of the log are seen with it. */
  seen?: number
  /** So many chapters stay, and what comes after them. */
  story?: {before: number; chapters: Chapter[]}
  wrong?: string
}

export interface State {
  count: number
  /** The seat of the person at the screen; -1 where it may be any of several. */
  viewer: number
  /** Why what was asked was not done. */
  said?: string
  undo: boolean
  table?: Laid
  story: Chapter[]
  saved?: string
  names?: string[]
  news?: Chapter[]
  /** The first takes the place of the last one before it if it has `more`: it is that, and what has come to it. */
  moments?: (Moment & {more?: boolean})[]
  curtain?: string
  waiting?: string
  question?: string
  because?: string
  who?: string
  rule: string
  /** `ahead` are the squares to which an option leads on, each with the way there. */
  options?: {
    text: string
    /** What comes of it, if its words only name a card. */
    does?: string
    cards: string[]
    on_table?: boolean
    idle?: boolean
    wastes?: boolean
    ahead?: Record<string, Way>
  }[]
  focus?: number
  /** If one may pass all questions of this kind: by which option. */
  passing?: {kind: string; index: number}
  course?: Course
  over?: string
  summary?: string
  turning?: {text: string; story: Chapter[]} | null
  after?: {text: string; swap: boolean}[]
  /** Of a hint: the option, if it names one, and the words for it. */
  index: number | null
  text: string
  /** Of a question why something cannot be done. */
  refused: {action: string; text: string; rule: string}[]
  none: string
}

/** A step of a worked example. */
export interface Step {
  asked?: string
  chosen?: string
  story: Chapter[]
  table: Laid
}

/** What a game begins with. */
export interface Begun {
  decks: string[]
  files: {name: string; text: string}[]
  names: string[]
  seed: string
  mode: string
}

/** A game that was begun: the text that it is resumed from, and who plays. */
export interface Remembered {
  saved: string
  names: string[]
}
