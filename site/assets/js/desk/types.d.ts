// What the desk is told: its game.json (hooks/desk.py) and the rows of lists (rules_checker/desk.py), in all languages.
import type {PageFacts} from "../workshop/types.d.ts"

type Told = Record<string, string>

export interface Facts extends PageFacts<"checking" | "cards" | "cup_players" | "cup_take"> {
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
  /** What all spellings of the player's name share, once the lists have been compared. */
  key: string
  lead: Record<string, string[]>
  notes: Record<string, string[]>
  reasons: {said: Told; line: number | null; rule: string; severity: string}[]
}

/** What a tournament comes to (rules_checker/tournament/door.py): its file, what a crash cut short, what is shown. */
export interface Cup {
  text: string
  cut: string
  view: CupView
  /** Of what was to be done as far as it can be, why the rest cannot. */
  left?: string[]
  /** What must be heeded of what was done. */
  told?: string[]
}

/** A file that went on elsewhere beside ours: what only either says, and the text of both, or why they do not join. */
export interface CupFork {
  ours: string[]
  theirs: string[]
  joined: string
  why: string
}

export interface CupView {
  name: string
  kind: string
  best_of: number
  cut: number
  thirds: boolean
  /** How many rounds were asked for; 0 is as many as it takes. */
  asked_rounds: number
  about: string
  stage: string
  minutes: number
  round: number
  over: boolean
  open: number
  /** When the round ends; empty if its clock does not run. */
  ends: string
  players: {player: string; team: string; deck: string; dropped: number | null; sits_out: string}[]
  /** What all spellings of each player's name share. */
  keys: Record<string, string>
  /** What players are called now, by what all spellings share of a name that they had. */
  former: Record<string, string>
  remarks: Record<string, string[]>
  /** What each round is called. */
  titles: string[]
  pairings: {table: number; one: string; other: string | null; score: number[] | null; asked: boolean}[][]
  table: {heads: string[]; lines: string[][]}
  /** The players of the table's lines. */
  standings: {player: string; dropped: number | null}[]
  /** The results that a match of each round can have; a negative number of games drawn: both have lost. */
  scores: number[][][]
  both_lost: string
  /** What there is to say of each round, and of the places. */
  notes: string[][]
  places_notes: string[]
  /** Who has a free seat beside them in the first round. */
  free: string
  last: string
  /** What was taken back last, if nothing came since. */
  again: string
}

/** A file that was handed in: still to be read, or read out of an archive. */
export type Handed = {name: string} & ({file: File; bytes?: never} | {bytes: Uint8Array; file?: never})
