// What somebody meant who typed in other letters than the pages have: with the keyboard left in another language, or as
// the word sounds, in Latin letters; and which words look alike, for slips.
import {words} from "./words.js"

/**
 * The same keys, from the upper left to the lower right.
 * @type {Record<string, string>}
 */
const KEYS = {
  latin: "qwertyuiop[]asdfghjkl;'zxcvbnm,.`",
  ru: "йцукенгшщзхъфывапролджэячсмитьбюё",
  he: "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ;",
}

/** Sounds as they are written in Latin letters, the longest first. */
const SOUNDS = /** @type {const} */ ([
  ["shch", "щ"],
  ["sch", "щ"],
  ["yo", "е"],
  ["yu", "ю"],
  ["ju", "ю"],
  ["ya", "я"],
  ["ja", "я"],
  ["ye", "е"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["ij", "ий"],
  ["iy", "ий"],
  ["yy", "ый"],
  ["a", "а"],
  ["b", "б"],
  ["c", "ц"],
  ["d", "д"],
  ["e", "е"],
  ["f", "ф"],
  ["g", "г"],
  ["h", "х"],
  ["i", "и"],
  ["j", "й"],
  ["k", "к"],
  ["l", "л"],
  ["m", "м"],
  ["n", "н"],
  ["o", "о"],
  ["p", "п"],
  ["q", "к"],
  ["r", "р"],
  ["s", "с"],
  ["t", "т"],
  ["u", "у"],
  ["v", "в"],
  ["w", "в"],
  ["x", "кс"],
  ["y", "ы"],
  ["z", "з"],
  ["'", "ь"],
])

/** Hebrew consonants as they are heard; what stands for a vowel, or is not always heard, is left out. */
const CONSONANTS = {
  ב: "b",
  ג: "g",
  ד: "d",
  ז: "z",
  ט: "t",
  כ: "k",
  ל: "l",
  מ: "m",
  נ: "n",
  ס: "s",
  פ: "p",
  צ: "c",
  ק: "k",
  ר: "r",
  ש: "s",
  ת: "t",
}

/** The same, of what is written in Latin letters. */
const HEARD = /** @type {const} */ ([
  [/tz|ts/g, "c"],
  [/sh/g, "s"],
  [/ch|kh|[aeiouyhw']/g, ""],
  [/ph|f/g, "p"],
  [/v/g, "b"],
  [/q/g, "k"],
])

/**
 * What is heard of a word: of a Hebrew one, and of one in Latin letters alike, all but its vowels; of a Russian one all but
 * the signs.
 * @param {string} word without points and final letters
 */
export function heard(word) {
  if (/[א-ת]/.test(word))
    return [...word].map((letter) => CONSONANTS[/** @type {keyof typeof CONSONANTS} */ (letter)] ?? "").join("")
  if (/[а-я]/.test(word)) return word.replace(/[ьъ]/g, "")
  return HEARD.reduce((made, [sound, written]) => made.replace(sound, written), word)
}

/**
 * A word in Latin letters as it sounds, in Russian ones.
 * @param {string} word
 */
export function inRussian(word) {
  let rest = word
  let made = ""
  while (rest) {
    const sound = SOUNDS.find(([latin]) => rest.startsWith(latin))
    made += sound ? sound[1] : rest[0]
    rest = rest.slice(sound ? sound[0].length : 1)
  }
  return made
}

/**
 * A text as it would be with the keyboard set to a language, by each of the others in which it may have been typed.
 * @param {string} text
 * @param {string} lang
 */
export function onKeys(text, lang) {
  const {[lang]: right = "", ...others} = KEYS
  return Object.values(others).map((typed) =>
    [...text.toLowerCase()].map((letter) => right[typed.indexOf(letter)] ?? letter).join(""),
  )
}

/**
 * The letters that stand side by side in a word, its ends included, whichever of the two comes first.
 * @param {string} word
 */
export function twos(word) {
  const ends = `^${word}$`
  return new Set(Array.from({length: word.length + 1}, (_, at) => [ends[at], ends[at + 1]].sort().join("")))
}

/**
 * Words by the pairs of letters that they have.
 * @param {string[]} all
 */
export function byTwos(all) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  for (const word of all) for (const two of twos(word)) found.set(two, (found.get(two) ?? new Set()).add(word))
  return found
}

/**
 * How many letters are changed, left out or put in, or swapped with the next, between two words.
 * @param {string} one
 * @param {string} other
 */
export function slips(one, other) {
  /** @type {number[][]} by how many letters of each */
  const all = [Array.from({length: other.length + 1}, (_, n) => n)]
  for (let m = 1; m <= one.length; m++) {
    all.push([m])
    for (let n = 1; n <= other.length; n++) {
      const changed = all[m - 1][n - 1] + Number(one[m - 1] !== other[n - 1])
      const swapped = m > 1 && n > 1 && one[m - 1] === other[n - 2] && one[m - 2] === other[n - 1]
      all[m].push(Math.min(changed, all[m - 1][n] + 1, all[m][n - 1] + 1, swapped ? all[m - 2][n - 2] + 1 : changed))
    }
  }
  return all[one.length][other.length]
}

// the share of pairs of letters from which on two words are compared, and of letters from which on they are alike; how far
// behind the most alike others may be; and how sure it is that a word is meant of which only the beginning was typed
const SHARED = 0.4
const ALIKE = 0.7
const NEAR = 0.1
const BEGUN = 0.5
// the longest question, in words
const LONGEST = 60
/** @type {Record<string, RegExp>} */
const FOREIGN = {he: /[^\dא-ת]/, ru: /[^\dа-ё]/}

/** What is meant by words of a question, among those of some pages. */
export class Spelling {
  #lang
  #told
  #all
  #knows

  /** @type {Map<string, string> | undefined} */
  #heard

  /** @type {Map<string, Set<string>> | undefined} */
  #twos

  /**
   * @param {string} lang
   * @param {{told: string[], all(): string[], knows(word: string): boolean}} pages the words that say something there, all
   *   words there, and whether a word stands there in any form
   */
  constructor(lang, {told, all, knows}) {
    this.#lang = lang
    this.#told = told
    this.#all = all
    this.#knows = knows
  }

  /**
   * Whether a word has letters that no word of the language has.
   * @param {string} word
   */
  isForeign(word) {
    return FOREIGN[this.#lang].test(word)
  }

  /**
   * The words of the pages that look like one after a slip, or begin so, by how much they do.
   * @param {string} word
   */
  alike(word) {
    this.#twos ??= byTwos(this.#told)
    /** @type {Map<string, number>} */
    const found = new Map()
    /** @type {Map<string, number>} */
    const common = new Map()
    for (const two of twos(word))
      for (const other of this.#twos.get(two) ?? []) common.set(other, (common.get(other) ?? 0) + 1)
    for (const [other, n] of common) {
      const longest = Math.max(word.length, other.length)
      const alike = n / longest < SHARED ? 0 : 1 - slips(word, other) / longest
      found.set(other, Math.max(alike, other.startsWith(word) ? BEGUN : 0))
    }
    const least = Math.max(ALIKE, Math.max(0, ...found.values()) - NEAR)
    return [...found].filter(([other, sure]) => sure >= least || other.startsWith(word))
  }

  /**
   * The words of a question as they were meant: as they are, or in the letters of the pages, if more of them are known.
   * @param {string} query
   */
  meant(query) {
    const told = words(query).slice(0, LONGEST)
    if (!told.some((word) => this.isForeign(word))) return told
    const sounds = told.map((word) => (/[a-z]/.test(word) && !this.#knows(word) ? this.sounding(word) : word))
    const all = [told, sounds, ...onKeys(query, this.#lang).map((text) => words(text).slice(0, LONGEST))]
    const share = (/** @type {string[]} */ some) => some.filter((word) => this.#knows(word)).length / some.length
    return all.reduce((best, other) => (share(other) > share(best) ? other : best))
  }

  /**
   * The word of the pages that sounds like this one; a single sound says too little.
   * @param {string} word
   */
  sounding(word) {
    const told = this.#lang === "ru" ? inRussian(word) : word
    this.#heard ??= new Map([...new Set(this.#all())].sort().map((one) => [heard(one), one]))
    const sound = heard(told)
    return (sound.length > 1 && this.#heard.get(sound)) || told
  }
}
