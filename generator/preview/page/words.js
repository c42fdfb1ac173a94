// The page's words in both languages (generator/locale/*.ftl), and names as people type them.

const tables = JSON.parse(document.getElementById("words").textContent)
const languages = JSON.parse(document.getElementById("languages").textContent)
let lang = document.documentElement.lang

export const language = () => lang
export const languageName = (code) => languages[code]?.name ?? code

/** Which way a language runs. */
export const directionOf = (code) => languages[code]?.dir ?? "ltr"

/** What the page says under this name. */
export const say = (name) => tables[lang][name] ?? name

/** The text in the page's language, else in any. */
export const told = (texts) => texts?.[lang] ?? Object.values(texts ?? {})[0] ?? ""

/** Lets the page speak a language. */
export function speak(code) {
  lang = code
  document.documentElement.lang = code
  document.documentElement.dir = directionOf(code)
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word)
  for (const element of document.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", say(element.dataset.label))
  for (const element of document.querySelectorAll("[data-hint]")) element.placeholder = say(element.dataset.hint)
}

/** The form that two spellings of a name share: the same as `cards.names.normalise`. */
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
