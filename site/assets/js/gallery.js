// The gallery: cards are chosen by words and by what they are, and sorted. What is chosen stands in the page's address.
// What cards say unfolds under them. It comes as a script, so from disk too, when a reader first opens or looks for it, and
// with it what they are chosen by, and the cards that rules lead to (hooks/pages/gallery.py).
import {closest, element} from "./dom.js"
import {script} from "./shelf.js"
import {keys, plain, words} from "./words.js"
import {fill} from "./workshop/said.js"

/** @typedef {{figure: HTMLElement, home: HTMLElement, heading: HTMLElement, name: string, text: string, keys?: Set<string>}} Card */
/** @typedef {{rules: Record<string, string[]>, own: Record<string, Record<string, string[]>>}} Known */

/** @param {string} text */
function bare(text) {
  return text
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/[\u0591-\u05c7\u00ad\u200e\u200f]/g, "")
    .replace(/\s+/g, " ")
}

/** @param {HTMLElement} figure */
function cardIn(figure) {
  const heading = /** @type {HTMLElement} */ (figure.querySelector("h4"))
  const home = /** @type {HTMLElement} */ (figure.parentElement)
  return {figure, home, heading, name: heading.textContent, text: bare(figure.textContent)}
}

/** @type {Known | null} */
let known = null

/**
 * Something to unfold, empty as yet.
 * @param {string} text
 */
function folded(text) {
  const details = element("details")
  details.append(element("summary", "", text))
  return details
}

/**
 * Called by the script: what cards say, as HTML, for each rule that concerns many cards which they are, and what each card
 * is, beside what all of its group are.
 * @param {Record<string, string>} texts
 * @param {Known["rules"]} rules
 * @param {Known["own"]} own
 */
export function tell(texts, rules, own) {
  known = {rules, own}
  for (const [id, html] of Object.entries(texts))
    document.getElementById(id)?.parentElement?.querySelector("details")?.insertAdjacentHTML("beforeend", ` ${html}`)
}

/**
 * A heading with all that stands under it.
 * @param {Element} heading
 */
function sectionOf(heading) {
  const ends = heading.matches("h2") ? "h2" : "h2, h3"
  const all = [/** @type {HTMLElement} */ (heading)]
  for (let next = heading.nextElementSibling; next && !next.matches(ends); next = next.nextElementSibling)
    all.push(/** @type {HTMLElement} */ (next))
  return all
}

/**
 * A word is in a card as it stands, or in another form.
 * @param {Card} card
 * @param {string} word
 */
function says(card, word) {
  if (card.text.includes(word)) return true
  card.keys ??= new Set(words(card.text).flatMap((one) => keys(one).map(([key]) => key)))
  return keys(plain(word)).some(([key]) => !key.startsWith("~") && card.keys?.has(key))
}

/**
 * What a card is in some respect, if that is known.
 * @param {Card} card
 * @param {string} key
 */
function own({heading, home}, key) {
  const group = home.dataset[key]
  if (group !== undefined) return [group]
  return known ? (known.own[heading.id][key] ?? []) : undefined
}

/**
 * Whether a rule concerns a card, as far as it is known.
 * @param {Card} card
 * @param {string} rule
 */
const isOf = ({heading}, rule) => !rule || !known || (known.rules[rule] ?? []).includes(heading.id)

/**
 * What is chosen, without how many cards that are; a number says of what it is.
 * @param {HTMLSelectElement} select
 */
function choice({selectedOptions: [{text}], labels: [label]}) {
  const name = text.replace(/ \(\d+\)$/, "")
  return /^\d+$/.test(name) ? `${label.querySelector("span")?.textContent} ${name}` : name
}

/** @param {HTMLFormElement} form */
function gallery(form) {
  /**
   * @template {Element} [E=HTMLElement]
   * @param {string} selector
   */
  const part = (selector) => /** @type {E} */ (form.querySelector(selector))
  /** @type {HTMLInputElement} */
  const query = part("[name=q]")
  /** @type {HTMLSelectElement} */
  const sort = part("[name=sort]")
  const selects = [.../** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll(".filters__facets select"))]
  const found = part(".filters__shown")
  const more = part(".filters__more")
  const chosen = part(".filters__chosen")
  const reset = part("[type=reset]")
  const sorted = /** @type {HTMLElement} */ (document.querySelector(".gallery--sorted"))
  /** @type {Card[]} */
  const cards = Array.from(/** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".gallery > div")), cardIn)
  for (const {figure} of cards) if (!figure.querySelector("details")) figure.append(folded(form.dataset.text ?? ""))
  const sections = Array.from(document.querySelectorAll("article h2, article h3"), sectionOf)
  let rule = "" // cards that a rule of this id concerns; rules lead here

  // --- what cards say ------------------------------------------------------------------------------------------------

  // Whether it is known, and what they are; it is asked for if need be.
  async function learn() {
    if (known) return true
    try {
      await script(`${document.documentElement.dataset.game}/gallery/texts.js`)
    } catch {
      return false
    }
    for (const card of cards) Object.assign(card, {text: bare(card.figure.textContent), keys: undefined})
    return true
  }

  /** @param {HTMLElement} summary */
  async function open(summary) {
    const link = cards.find(({figure}) => figure.contains(summary))?.heading.querySelector("a")
    if (await learn()) summary.click()
    else if (link) location.href = link.href // the card's page says it, too
  }

  // --- choosing ------------------------------------------------------------------------------------------------------

  async function show() {
    const choosing = query.value.trim() || rule || [...selects, sort].some(({value}) => value)
    if (choosing && !known) await learn() // if it does not come, what is known is looked through
    const asked = bare(query.value).split(" ").filter(Boolean)
    const wanted = selects.filter((select) => select.value)
    let count = 0
    for (const card of cards) {
      const here =
        wanted.every(({name, value}) => own(card, name)?.includes(value) ?? true) &&
        isOf(card, rule) &&
        asked.every((word) => says(card, word))
      card.figure.hidden = !here
      if (here) count += 1
    }
    arrange()
    for (const section of sections) {
      const empty = Boolean(sort.value) || !section.some((one) => one.querySelector(":scope > div:not([hidden])"))
      for (const one of section) one.hidden = empty
    }
    const {said = '""', all} = found.dataset
    found.textContent = fill(JSON.parse(said), {n: count, all})
    part(".filters__none").hidden = count > 0
    part(".filters__more b").textContent = String(wanted.length || "")
    chosen.replaceChildren(
      ...wanted.map((select) => chip(choice(select), () => (select.value = ""))),
      ...(rule ? [chip(rule, () => (rule = ""))] : []),
    )
    reset.hidden = !wanted.length && !asked.length && !rule && !sort.value
    keep()
  }

  /**
   * @param {string} name
   * @param {() => void} drop
   */
  function chip(name, drop) {
    const button = element("button", "", name)
    button.type = "button"
    button.setAttribute("aria-label", `${chosen.dataset.drop}: ${name}`)
    button.addEventListener("click", () => {
      drop()
      show()
      query.focus({preventScroll: true})
    })
    return button
  }

  function arrange() {
    const key = sort.value
    sorted.hidden = !key
    // in one list under the page's heading, names are headings of the next level
    for (const {heading} of cards) heading.setAttribute("aria-level", key ? "2" : "4")
    if (key) sorted.append(...inOrder(key).map(({figure}) => figure))
    else for (const {home, figure} of cards) home.append(figure)
  }

  /** @param {string} key */
  function inOrder(key) {
    const named = new Intl.Collator(document.documentElement.lang)
    return [...cards].sort((one, other) => {
      const [a, b] = [own(one, key)?.[0], own(other, key)?.[0]]
      if (key !== "name" && a !== b) return a === undefined ? 1 : b === undefined ? -1 : Number(a) - Number(b)
      return named.compare(one.name, other.name)
    })
  }

  // --- the address ---------------------------------------------------------------------------------------------------

  function keep() {
    const url = new URL(location.href)
    const wanted = Object.fromEntries([...selects, sort].map(({name, value}) => [name, value]))
    for (const [name, value] of Object.entries({...wanted, find: query.value.trim(), rule})) {
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    }
    try {
      history.replaceState(history.state, "", url)
    } catch {
      /* closed to pages from disk */
    }
    // the other language shows the same cards; words are of one language
    url.searchParams.delete("find")
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a.language")))
      link.search = url.search
  }

  function resume() {
    const asked = new URLSearchParams(location.search)
    for (const field of [...selects, sort]) {
      field.value = asked.get(field.name) ?? ""
      if (field.selectedIndex < 0) field.value = ""
    }
    query.value = asked.get("find") ?? ""
    rule = asked.get("rule") ?? ""
    if (location.search) show()
  }

  // --- the form ------------------------------------------------------------------------------------------------------

  form.addEventListener("focusin", learn)
  document.addEventListener("click", (event) => {
    /** @type {HTMLElement | null} */
    const summary = known ? null : closest(event, ".gallery details:not([open]) > summary")
    if (!summary) return
    event.preventDefault()
    open(summary)
  })
  form.addEventListener("submit", (event) => event.preventDefault())
  form.addEventListener("input", show)
  form.addEventListener("reset", () => {
    rule = ""
    setTimeout(show) // when the fields are empty
  })
  more.addEventListener("click", () =>
    more.setAttribute("aria-expanded", String(form.classList.toggle("filters--open"))),
  )
  resume()
}

/** @type {HTMLFormElement | null} */
const form = document.querySelector(".filters")
if (form) gallery(form)
