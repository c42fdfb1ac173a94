// The sentences of a page, from its words in site/<lang>/mkdocs.yml.
/** @import {Sentence} from "./types.d.ts" */

let kinds = new Intl.PluralRules(document.documentElement.lang)

/**
 * Says what follows in another language than the page's.
 * @param {string} lang
 */
export function saying(lang) {
  kinds = new Intl.PluralRules(lang)
}

/**
 * What our Python says of a fault, as a sentence of its own: a name of a file that it begins with is left alone.
 * @param {string} told
 */
export const sentence = (told) =>
  told.replace(/^[а-яё]/, (letter) => letter.toUpperCase()).replace(/[\p{L}\p{N}»״\u2069]$/u, "$&.")

/**
 * A sentence with what goes into it: fill("Убрать {name}", {name}). One with forms is said in that of the number `n`.
 * @param {Sentence} sentence
 * @param {Record<string, string | number | undefined>} values
 */
export function fill(sentence, values) {
  const said = typeof sentence === "string" ? sentence : (sentence[kinds.select(Number(values.n))] ?? sentence.other)
  return said.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
