// What a club's server shows of an evening (rules_checker/club/evening.py, cup.py).

export type Words = Record<string, string>

export interface Does {
  ask(asked: object): Promise<Record<string, string & boolean & string[]> | null>
  again(): Promise<void>
  lang: string
}

/** An address with the rows of its QR code. */
export interface Link {
  link: string
  qr: string[]
}

export interface Mode {
  id: string
  title: string
  decks: [least: number, most: number]
  seats: [least: number, most: number]
}

export interface Evening {
  kind: "club"
  tables: {at: string; game: string; begun: number}[]
  games: {id: string; title: string; modes: Mode[]; decks: {id: string; title: string}[]}[]
  cup?: string
}

export interface Table {
  kind: "table"
  game: string
  over: string
  waits: number[]
  seats: ({name: string; sits: "here" | "free" | "bot"} & Link)[]
  look_on?: Link
}

export type Score = [won: number, lost: number, drawn: number]

export interface Pairing {
  table: number
  one: string
  other: string | null
  score: Score | null
}

export interface Cup {
  kind: "cup"
  host: boolean
  name: string
  about: string
  stage: string
  round: number
  over: boolean
  minutes: number
  ends: string
  both_lost: string
  table: {heads: string[]; lines: string[][]}
  title?: string
  pairings?: Pairing[]
  scores?: Score[]
  lists?: {player: string; text: string}[]
  open_lists?: boolean
  reports?: {table: number; told: {player: string; score: Score}[]}[]
  players?: ({player: string} & Link)[]
  look_on?: Link
  player?: string
  deck?: string
  list?: string
  dropped?: boolean
  match?: {
    table: number
    opponent: string | null
    first: boolean
    score: Score | null
    mine: Score | null
    differs: boolean
    scores: Score[]
  }
}

export type Shown = Evening | Table | Cup
