// What the scripts of all pages are given: the files of the index, as hooks/search.py writes them.

/** What an entry says, whatever page it is on. */
export interface Said {
  kind: string
  anchor: string
  number: string
  heading: string
  text: string
  /** The address of a picture below the language's root, or nothing. */
  picture: string
  /** The numbers of the rules that it leads to. */
  links: number[]
  /** How people ask for it. */
  asked: string[]
  /** Words in which people ask for it: those that one of them said, that two did, and that more did. */
  talk: string[]
}

/** The entries as a file of the index has them: a list for each field, so that what is alike packs well. */
export type Columns = {[field in keyof Said]: Said[field][]} & {
  /** The numbers of their pages. */
  page: number[]
}

/** An answer: a rule, a question, an example, a term, a card or a section. */
export interface Entry extends Said {
  /** The title of its page. */
  page: string
  /** Its address below the language's root, and the whole one. */
  place: string
  link: string
}

/** What every file of the index has: words that ask for a number, that give one, that say nothing, that change what the one
 * beside them says, that mean the same; and what each thing that speaks for a rule counts. */
interface About {
  title: string
  /** The sections of the game's rules, each with its anchor. */
  topics: [heading: string, anchor: string][]
  many: string
  counts: string
  silent: string
  signs: string[]
  same: string[][]
  weights: Record<string, number>
  /** What each page is called, where it is, and what else people call it; a section of one, too. */
  pages: [title: string, address: string, names?: string[]][]
}

export interface Index extends About {
  entries: Columns
}

export interface Shelf extends About {
  entries: Entry[]
  /** The entries by their place. */
  places: Map<string, Entry>
}

/** What a word is looked up by, and how sure that is, up to 1. */
export type Key = [key: string, sure: number]

/** What a question finds. */
export interface Found {
  /** Entries, the best first, each with those that cite it. */
  answers: {entry: Entry; score: number; under: Entry[]}[]
  /** Whether a word, without points and final letters, was found. */
  matches(word: string): boolean
  /** Whether the best of them answers, as far as one can tell; else it is what comes nearest. */
  known: boolean
}

/** What a game needs to be read without a signal (hooks/kept.py): files with their hashes, shared ones with their bytes. */
export interface Kept {
  files: Record<string, string>
  shared: Record<string, number>
  bytes: number
}

declare global {
  interface Window {
    /** The modules of all pages, as hooks/styles.py makes classic scripts of them; the last comes when it is asked for. */
    fitil: {
      shelf: typeof import("./shelf.js")
      finding: typeof import("./finding.js")
      /** What the build begins the script of every page with: the search's dialog, and words (hooks/assets/styles.py). */
      told: {search: string; keep: Record<string, string>}
    }
  }
}
