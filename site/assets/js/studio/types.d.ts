// What the studio is told: its game.json (hooks/pages/studio.py, cards/studio/forms.py), and what it keeps and asks.
import type {PageFacts, PrintFacts} from "../workshop/types.d.ts"

/** Plain data, as JSON has it. */
export type Plain = string | number | boolean | null | Plain[] | {[key: string]: Plain}
export type Mapping = {[key: string]: Plain}
/** The keys and indices that lead to a place of an entry, or to a card's words. */
export type At = (string | number)[]

/** A key of a word or a shape: the kinds of values that are made there, and the words to choose from. */
export interface Key {
  name: string
  /** What its label says: `field_…` among the page's words. */
  field: string
  takes: string[]
  choices: string[]
  /** What stands there if nothing is written; "" for nothing, null if something must be. */
  default: Plain
  labels: Record<string, string>
  /** What is said otherwise on a card of another type. */
  of?: Record<string, Record<string, string>>
}

/** A word: what it says, what it is when it is chosen, and its keys. */
export interface Word {
  label: string
  /** What is said otherwise on a card of another type. */
  of?: Record<string, string>
  sample: Mapping
  keys: Key[]
}

export type Kind = "verb" | "modifier" | "event" | "condition"
export type Part = "price" | "modifiers" | "abilities"

export interface Type {
  label: string
  numbers: Record<string, [least: number, most: number]>
  /** Whether a card of the type is played onto another: always, never, or some are. */
  onto: boolean | "some"
  entry: Mapping
  samples: Record<Part, Plain>
  subtypes: Record<string, string>
}

export interface Forms {
  /** The type that most cards have. */
  usual: string
  types: Record<string, Type>
  teams: Record<string, string>
  rarities: Record<string, string>
  keywords: Record<string, {label: string; x: boolean}>
  triggers: Record<string, {label: string; event: boolean}>
  words: Partial<Record<Kind, Record<string, Word>>>
  shapes: Record<"ability" | "cards" | "per", Key[]>
  /** What each value of a key of a selection of cards says. */
  labels: Record<string, Record<string, string>>
}

export interface Facts extends PageFacts<never> {
  forms: Forms
  /** The words of what prints, and the sheets to print on. */
  printing: PrintFacts["words"]
  /** That pictures of pixels are made smaller by the browser. */
  pixels: string
  reading: string
  sheets: Record<string, string>
  langs: string[]
  /** Whether there are decks that a card can be tried in, and what plays them. */
  tried: boolean
}

/** A card as the page keeps it: its entry, and its words by language. */
export interface Sketch {
  entry: Mapping
  words: Record<string, {name?: string; flavour?: string}>
  /** What its picture is called among those that were brought. */
  picture?: string
  /** Its picture, if that is put together of the game's figures. */
  scene?: Scene
  /** Noted where the card can be used as it is. */
  row?: Row
}

/** Cards that are taken along and used together. */
export interface CardSet {
  name: string
  at: number
  all: Sketch[]
}

/** What pages must know of a card, by language: where decks are built, if they are, and at the table. */
export type Row = Record<
  string,
  {table: import("../play/types.d.ts").Card; deck?: import("../workshop/types.d.ts").Card}
>

export type Knobs = Record<string, string | number>

/** A figure in a scene (generator/art/scene.py). */
export interface Placed {
  figure: string
  at?: [x: number, y: number]
  scale?: number
  turn?: number
  flip?: boolean
  face?: string
  set?: Knobs
}

/** A picture as files of scenes have it. */
export interface Scene {
  background: (string | Record<string, Knobs>)[]
  figures: Placed[]
  behind?: Placed[]
  front?: Placed[]
  halo?: string | null
  shadow?: string | null
}

/** What a scene may name. */
export interface Parts {
  figures: Record<string, {knobs: Knobs; faced: boolean}>
  faces: string[]
  colours: string[]
  backgrounds: Record<string, Knobs>
  /** What each of them is called in the page's language, as far as it is. */
  called: Record<"figures" | "backgrounds" | "faces" | "colours" | "settings", Record<string, string>>
}

export interface Fault {
  at: At
  what: string
  fix: string
  /** Whether there is no card with it. */
  stops: boolean
  /** The line of the YAML, if that is what cannot be read. */
  line?: number
}

/** What the runtime answers to a question of the studio; which part depends on what it is asked to do. */
export interface Answer extends Partial<Parts> {
  entry?: Mapping
  yaml?: string
  card?: boolean
  told?: Record<string, [text: string, style: string][][]>
  faults?: Fault[]
  /** The card in each language, as SVG, and what of that does not come out right. */
  looks?: Record<string, {svg: string; faults: Fault[]}>
  svg?: string
  refused?: boolean[]
  sketches?: Sketch[]
  /** Scenes as SVG, and the width and height of them in mm. */
  drawn?: string[]
  size?: [number, number]
  /** What a picture that was brought is called. */
  picture?: string
}
