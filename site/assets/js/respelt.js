// What somebody meant who typed in other letters than the pages have: with the keyboard left in another language, or as
// the word sounds, in Latin letters; and which words look alike, for slips.

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
