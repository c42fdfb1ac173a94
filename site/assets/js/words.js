// Words as the search compares them: without case, points and final letters, and cut down to what all their forms share.
/** @import {Key} from "./types.d.ts" */

/** @type {Record<string, string>} */
const FINALS = {ך: "כ", ם: "מ", ן: "נ", ף: "פ", ץ: "צ"}

/** @param {string} text */
export function plain(text) {
  return text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/[\u0591-\u05c7\u200e\u200f\u00ad\u2066\u2069]/g, "")
    .replace(/[ךםןףץ]/g, (letter) => FINALS[letter])
}

// a dot or a quote inside a word belongs to it: Boomb.it, ד״ר
export const WORD = /[\p{L}\p{N}]+(?:[.'"’״׳][\p{L}\p{N}]+)*/gu

/** @param {string} text */
export const words = (text) => plain(text).match(WORD) ?? []

// Snowball's stemmer for Russian, by its description
const VERB =
  /(?:([ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю)$/
const NOUN = /(?:иями|ями|ами|иях|ией|ев|ов|ие|ье|еи|ии|ей|ой|ий|иям|ем|ам|ом|ям|ах|ях|ию|ью|ия|ья|[аеийоуыьюя])$/
const ADJECTIVE =
  /(?:[ая](?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)?(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/
const GERUND = /(?:[ая]вши(?:сь)?|[ая]в|ив|ивши|ившись|ыв|ывши|ывшись)$/

/** @param {string} word */
function russian(word) {
  const start = word.search(/[аеиоуыэюя]/) + 1
  if (!start || word.length < 4) return word
  const head = word.slice(0, start)
  let tail = word.slice(start)
  let cut = tail.replace(GERUND, "")
  if (cut === tail) {
    tail = tail.replace(/(?:ся|сь)$/, "")
    cut = tail.replace(ADJECTIVE, "")
    if (cut === tail) cut = tail.replace(VERB, "$1")
    if (cut === tail) cut = tail.replace(NOUN, "")
  }
  cut = cut
    .replace(/и$/, "")
    .replace(/ость?$/, "")
    .replace(/(?:ейше|ейш)$/, "")
    .replace(/нн$/, "н")
    .replace(/ь$/, "")
  return head + cut
}

// Hebrew: what may stand before a word and after it is taken off in every way that leaves a word
/** @param {string} word */
function hebrew(word) {
  const keys = [word]
  const prefix = /^(?:ו?(?:כש|מה|של|שה|[הבכלמש])|ו)/
  let rest = word
  for (let n = 0; n < 2 && rest.length > 3; n++) {
    const next = rest.replace(prefix, "")
    if (next === rest || next.length < 2) break
    rest = next
    keys.push(rest)
  }
  for (const key of [...keys]) {
    if (key.length < 4) continue
    const stem = key.replace(/(?:ויות|יות|ות|יימ|ימ|ית|[התיו]|כמ|נו)$/, "")
    if (stem !== key && stem.length > 1) keys.push(stem)
  }
  return keys
}

// The consonants that a Hebrew root leaves in all its verbs and nouns: מנצח, לנצח, ניצחון
/** @param {string} word */
function root(word) {
  const bare = word
    .replace(/^(?:ה?ת|נ|[מלהיא])(?=..)/, "")
    .replace(/(?:ימ|ות|ונ|ה|ת)$/, "")
    .replace(/[וי]/g, "")
  return bare.length > 2 ? `~${bare}` : ""
}

/** @type {Map<string, readonly Key[]>} */
const known = new Map()

/**
 * What a word is looked up by, the surest first.
 * @param {string} word
 */
export function keys(word) {
  const made = known.get(word) ?? make(word)
  known.set(word, made)
  return made
}

/**
 * @param {string} word
 * @returns {Key[]}
 */
function make(word) {
  if (/[а-я]/.test(word)) return [[russian(word), 1]]
  if (!/[א-ת]/.test(word)) return [[word, 1]]
  const forms = [...new Set(hebrew(word))]
  const roots = new Set(forms.map(root).filter(Boolean))
  return [
    ...forms.map((form, n) => /** @type {Key} */ ([form, n ? 0.8 : 1])),
    ...[...roots].map((bare) => /** @type {Key} */ ([bare, 0.95])),
  ]
}
