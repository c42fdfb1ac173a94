// The page's words in both languages (generator/locale/*.ftl), and names as people type them.

/** @type {Record<string, Record<string, string>>} */
const tables = JSON.parse(document.getElementById("words")?.textContent ?? "{}")
/** @type {Record<string, {name: string, dir: string}>} */
const languages = JSON.parse(document.getElementById("languages")?.textContent ?? "{}")
let lang = document.documentElement.lang
let ofCards = lang // which the page itself may not speak

export const language = () => lang
/** @param {string} code */
export const languageName = (code) =>
  languages[code]?.name || (new Intl.DisplayNames([code], {type: "language"}).of(code) ?? code)

/**
 * Which way a language runs.
 * @param {string} code
 */
export const directionOf = (code) => languages[code]?.dir ?? "ltr"

/**
 * What the page says under this name.
 * @param {string} name
 */
export const say = (name) => tables[lang][name] ?? name

/**
 * The text in the language of the cards that are shown, else in the page's, else in any.
 * @param {Record<string, string> | null | undefined} texts
 */
export const told = (texts) => texts?.[ofCards] ?? texts?.[lang] ?? Object.values(texts ?? {})[0] ?? ""

/**
 * Lets the page speak a language, so far as it can.
 * @param {string} code
 */
export function speak(code) {
  ofCards = code
  if (code in tables) lang = code
  document.documentElement.lang = lang
  document.documentElement.dir = directionOf(lang)
  for (const [element, word] of named("word")) element.textContent = say(word)
  for (const [element, word] of named("label")) element.setAttribute("aria-label", say(word))
  for (const [element, word] of named("hint")) element.setAttribute("placeholder", say(word))
}

/**
 * The elements that have a word under this name, each with it.
 * @param {string} name
 */
const named = (name) =>
  Array.from(
    /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-${name}]`)),
    (element) => /** @type {const} */ ([element, element.dataset[name] ?? ""]),
  )

/**
 * The form that two spellings of a name share: the same as `cards.names.normalise`.
 * @param {string} name
 */
export function normalise(name) {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[״“”„]/g, '"')
    .replace(/[׳’‘]/g, "'")
    .replace(/[–—־]/g, "-")
    .normalize("NFKD")
    .replace(/(?!\u0306)\p{M}/gu, "")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ")
}
