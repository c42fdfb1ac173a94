// The imposed pages of a deck, a team or a set on any sheet: what `fitil print` would put on paper.

import {bdi, code, copyButton, make, own, show} from "./dom.js"
import {remember, remembered} from "./cards.js"
import {say, told} from "./words.js"
/** @import {About, Imposed, Page, Query} from "./types.d.ts" */

/** @type {HTMLFormElement} */
const form = own("wish")
const list = own("pages")
const command = own("command")
const problem = own("problem")
const count = own("count-pages")
/** @type {About} */
let about = {}
/** @type {Query} */
let look = () => ""
let asked = 0

/**
 * Begins: `query()` is the look that is asked for.
 * @param {Query} query
 */
export function begin(query) {
  look = query
  form.addEventListener("change", () => {
    remember("sheet", form.sheet.value)
    remember("cards", form.cards.value)
    refresh()
  })
  form.addEventListener("submit", (event) => event.preventDefault())
}

/**
 * What can be printed, and on what.
 * @param {About} newAbout
 */
export function arrange(newAbout) {
  about = newAbout
  const {cards, sheet} = form
  const chosen = cards.value || remembered("cards")
  const paper = sheet.value || remembered("sheet") || "a4"
  cards.replaceChildren(
    ...(about.kinds ?? []).map((kind) =>
      make(
        "optgroup",
        {label: told(kind.name) || kind.id},
        ...(about.choices ?? [])
          .filter((one) => one.kind === kind.id)
          .map((one) => make("option", {value: one.value}, told(one.name) || one.value)),
      ),
    ),
  )
  sheet.replaceChildren(
    ...(about.sheets ?? []).map((one) => make("option", {value: one.name}, told(one.title) || one.name)),
  )
  choose(cards, chosen)
  choose(sheet, paper)
}

/** Asks for the pages as they now are. */
export async function refresh() {
  if (form.closest("section")?.hidden || !form.cards.value) return
  const mine = ++asked
  const {cards, sheet, proof, backs, cut} = form
  const query = new URLSearchParams({
    cards: cards.value,
    sheet: sheet.value,
    proof: Number(proof.checked).toString(),
    backs: Number(backs.checked).toString(),
    cut: Number(cut.checked).toString(),
  })
  list.setAttribute("aria-busy", "true")
  const answer = await fetch(`/sheets?${look()}&${query}`).catch(() => null)
  if (mine !== asked || !answer?.ok) return
  /** @type {Imposed} */
  const found = await answer.json()
  if (mine !== asked) return
  list.removeAttribute("aria-busy")
  problem.hidden = !found.problem
  problem.textContent = told(found.problem)
  command.hidden = Boolean(found.problem)
  if (found.problem) {
    list.replaceChildren()
    count.textContent = ""
    return
  }
  const pdf = make("a", {class: "pdf", href: `/cards.pdf?${look()}&${query}`, target: "_blank", rel: "noopener"}, "PDF")
  command.replaceChildren(pdf, make("span", {}, say("command")), code(found.command), copyButton(found.command, say))
  count.textContent = `${say("counted-cards")}: ${found.cards} · ${say("counted-pages")}: ${found.pages.length}`
  while (list.children.length > found.pages.length) list.lastChild?.remove()
  for (const [at, page] of found.pages.entries())
    paint(list.children[at] ?? list.appendChild(item()), page, at, found.paper)
}

function item() {
  return make(
    "li",
    {class: "page"},
    make("a", {target: "_blank", rel: "noopener"}, make("img", {alt: "", loading: "lazy", decoding: "async"})),
    make("p", {}),
  )
}

/**
 * @param {Element} element
 * @param {Page} page
 * @param {number} at
 * @param {[width: number, height: number]} paper
 */
function paint(element, page, at, [width, height]) {
  const link = /** @type {HTMLAnchorElement} */ (element.firstChild)
  const image = /** @type {HTMLImageElement} */ (link.firstChild)
  const name = `${say("page")} ${at + 1} · ${say(`side-${page.side}`)}`
  const address = `/page/${page.page}.svg?${about.run}`
  link.href = address
  link.setAttribute("aria-label", name)
  image.width = width
  image.height = height
  show(image, address)
  element.lastElementChild?.replaceChildren(bdi(name))
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} value
 */
function choose(select, value) {
  if ([...select.options].some((option) => option.value === value)) select.value = value
}
