// What the page for cards of one's own is told: own.json (hooks/pages/own.py), and answers of generator/own/door.py.
import type {Made, PrintFacts, Words} from "../workshop/types.d.ts"

export interface OwnFacts extends PrintFacts {
  words: Words<"count_cards" | "count_tokens" | "count_pages" | "shown">
}

/** What a page shows of its files: the table, the look if one was chosen, what columns are said to hold. */
export interface Wished {
  table: string
  look: string | null
  columns: string[]
}

export interface Fault {
  place: string
  told: string
}

/** A column: its heading, what it is taken for, and how it is told that it is each of the kinds. */
export interface Column {
  heading: string
  kind: string
  lines: Record<string, string>
}

/** What is asked is answered with some of these. */
export interface Own extends Made {
  tables: string[]
  /** Those of them that were handed in now. */
  fresh: string[]
  faults: Fault[]
  columns: Column[]
  told: string[]
  looks: string[]
  look: string
  langs: string[]
  /** Each card, and how many there are of it. */
  list: {name: string; copies: number}[]
  /** Whether some pictures are made of pixels. */
  pixels: boolean
  faces: string[]
}
