// What the page is told: by the stream of news (generator/preview/live.py), and by what it asks for.

/** A text in every language that it has. */
export type Texts = Record<string, string>

/** What is wrong with a file: its place, the lines round it with their numbers, which of them it is, the column. */
export interface Fault {
  place: string
  code: "unusable" | "failed" | "printed"
  message: Texts
  line: number | null
  column: number | null
  lines: [number: number, text: string][]
}

export interface Team {
  id: string | null
  name: Texts | null
  main: string
}

/** The game, what can be printed of it, and on what. `run` is another one after each start of the program. */
export interface About {
  run?: string
  id?: string
  langs?: string[]
  title?: Texts
  teams?: Team[]
  choices?: {value: string; kind: string; name: Texts}[]
  kinds?: {id: string; name: Texts}[]
  sheets?: {name: string; title: Texts}[]
}

/** The ids of cards in their order, with their teams. */
export type Order = [id: string, team: string | null][]

/** A card: its names, its type, the hash of its face and of the one before, and its shape in mm. */
export interface Row {
  name: Texts
  type?: Texts
  team: string | null
  /** What a search looks through. */
  find: string
  face?: string | null
  before?: string | null
  shape?: [width: number, height: number, corner: number] | null
  findings: Texts[]
  fault?: Fault | null
}

/** A piece of news. */
export interface Piece {
  about?: About
  order?: Order
  faults?: Fault[]
  cards?: Record<string, Row>
  left?: number
  ready?: number
}

/** The words of a card, and where they are written. */
export interface Words {
  text: Texts
  flavour: Texts
  places: [what: string, place: string][]
}

/** What the files or the faces have against them. */
export interface Found {
  place: string
  lang: string | null
  card: string | null
  what: Texts
  fix: Texts | null
}

export interface Sample {
  name: string
  mark: string
  /** Words and, in between, names of what can be set. */
  about: string[]
  set: string[]
  cards: string[]
}

export interface Samples {
  problem?: Texts
  groups: {id: string; samples: Sample[]}[]
}

export interface Page {
  page: string
  side: string
}

/** A print on sheets: its pages, the paper in millimetres, the command that does the same. */
export interface Imposed {
  problem?: Texts
  pages: Page[]
  paper: [width: number, height: number]
  command: string
  cards: number
}

/** Asks for the look that the reader has chosen, as a query. */
export type Query = () => string

/** Shows a card large. */
export type Open = (id: string) => void

/** What may stand in an element; nothing and false are left out. */
export type Inside = Node | string | null | undefined | false

type Handlers<E> = {
  [kind in keyof HTMLElementEventMap as `on${kind}`]?: (
    event: HTMLElementEventMap[kind] & {currentTarget: E},
  ) => unknown
}

export type Attributes<E> = Handlers<E> & {
  [name: string]: string | number | boolean | null | undefined | ((event: never) => unknown)
}
