// What the desk is told: its game.json (hooks/desk.py) and the rows of lists (rules_checker/desk.py), in all languages.
import type {PageFacts} from "../workshop/types.d.ts"

type Told = Record<string, string>

export interface Facts extends PageFacts<"checking" | "cards"> {
  /** The page's language, then the others. */
  langs: string[]
  /** The words for every status, by language. */
  results: Record<string, Told>
  directions: Record<string, string>
  line: Told
}

export type Status = "legal" | "illegal" | "unreadable"

export interface Row {
  file: string
  player: string
  team: string
  status: Status
  cards: number | null
  fingerprint: string | null
  lead: Record<string, string[]>
  notes: Record<string, string[]>
  reasons: {said: Told; line: number | null; rule: string; severity: string}[]
}

/** A file that was handed in: still to be read, or read out of an archive. */
export type Handed = {name: string} & ({file: File; bytes?: never} | {bytes: Uint8Array; file?: never})
