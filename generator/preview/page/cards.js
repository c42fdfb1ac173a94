// The gallery: every face, by team. Only what has changed is touched.

import {bdi, code, make, own, show} from "./dom.js"
import {normalise, say, told} from "./words.js"
/** @import {About, Open, Order, Row} from "./types.d.ts" */

const gallery = own("gallery")
/** @type {HTMLFormElement} */
const tools = own("tools")
const count = own("count-shown")

/** @type {Map<string, Row>} */
export const rows = new Map()
/** The faces that changed cards had before. @type {Map<string, string | null>} */
export const changed = new Map()
/** @type {About} */
let about = {}
/** @type {string[]} */
let order = []
/** @type {Map<string, string | null>} */
let teams = new Map()
/** @type {Map<string, HTMLElement>} */
let tiles = new Map()
/** @type {Open} */
let openCard = () => {}

/** @param {string} mark */
export const faceAddress = (mark) => `/face/${mark}.svg?${about.run}`
/**
 * Backs are among the cards, each named for the type that has it, the usual one for none.
 * @param {string} id
 */
export const isBack = (id) => id.startsWith("/")
/** @param {string} id */
export const nameOf = (id) =>
  isBack(id) ? [say("back"), id.slice(1)].filter(Boolean).join(" · ") : told(rows.get(id)?.name) || id

/**
 * Begins: `open(id)` shows a card large.
 * @param {Open} open
 */
export function begin(open) {
  openCard = open
  tools.addEventListener("input", filter)
  tools.addEventListener("submit", (event) => event.preventDefault())
  tools.size.addEventListener("input", resize)
  tools.size.value = remembered("size") ?? (innerWidth < 600 ? 9 : 12.5)
  resize()
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof Element && event.target.matches("input, select, textarea")
    if (
      event.key === "/" &&
      !typing &&
      !document.querySelector("dialog[open]") &&
      !gallery.closest("section")?.hidden
    ) {
      event.preventDefault()
      tools.filter.select()
    }
  })
}

/**
 * The game and the order of its cards; rows of cards that are gone go.
 * @param {About} newAbout
 * @param {Order} newOrder
 */
export function arrange(newAbout, newOrder) {
  about = newAbout
  order = newOrder.map(([id]) => id)
  teams = new Map(newOrder)
  for (const id of rows.keys()) if (!order.includes(id)) rows.delete(id)
  rebuild()
}

/** Forgets all faces: another look is asked for. */
export function forget() {
  rows.clear()
  for (const tile of tiles.values()) tile.classList.add("card--waiting")
}

/**
 * New rows of some cards; `fresh` if they changed under the reader's eyes. Gives the ids of those that did.
 * @param {Record<string, Row>} news
 * @param {boolean} fresh
 */
export function take(news, fresh) {
  const seen = []
  for (const [id, row] of Object.entries(news)) {
    const before = rows.get(id)
    rows.set(id, row)
    if (fresh && row.face && before?.face !== row.face) {
      changed.set(id, before?.face ?? null)
      seen.push(id)
    }
    paint(id, seen.includes(id))
  }
  filter()
  return seen
}

/** The cards as they stand on the page, those that the filter leaves. */
export const shownIds = () =>
  Array.from(
    /** @type {NodeListOf<HTMLElement>} */ (gallery.querySelectorAll(".card:not([hidden])")),
    ({dataset}) => dataset.id ?? "",
  )

/**
 * Scrolls to a card and puts the focus on it.
 * @param {string} id
 */
export function goTo(id) {
  const tile = tiles.get(id)
  if (!tile) return
  if (tile.hidden) {
    tools.reset()
    tools.size.value = remembered("size") ?? 12.5
    filter()
  }
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  tile.scrollIntoView({block: "center", behavior: calm ? "auto" : "smooth"})
  tile.querySelector("button")?.focus({preventScroll: true})
}

/** All words anew, in another language. */
export function reword() {
  tiles = new Map()
  rebuild()
  for (const id of rows.keys()) paint(id, false)
  filter()
}

function rebuild() {
  const groups = (about.teams ?? []).map((team) => ({
    team,
    ids: order.filter((id) => !isBack(id) && teams.get(id) === team.id),
  }))
  groups.push({team: {id: "/", name: null, main: "#e5532d"}, ids: order.filter(isBack)})
  const made = order.map((id) => /** @type {const} */ ([id, tiles.get(id) ?? tile(id)]))
  tiles = new Map(made)
  const sections = groups
    .filter(({ids}) => ids.length)
    .map(({team, ids}) => {
      const section = make(
        "section",
        {class: "team"},
        make(
          "h3",
          {},
          bdi(team.name ? told(team.name) : say("back")),
          make("small", {}, ids.length > 1 ? String(ids.length) : ""),
        ),
        make("ul", {class: "cards"}, ...ids.map((id) => tiles.get(id))),
      )
      section.style.setProperty("--team", team.main)
      return section
    })
  gallery.replaceChildren(...(sections.length ? sections : [make("p", {class: "empty"}, say("no-cards"))]))
}

/** @param {string} id */
function tile(id) {
  return make(
    "li",
    {class: "card card--waiting", "data-id": id},
    make(
      "button",
      {type: "button", class: "card__open", onclick: () => openCard(id)},
      make("img", {class: "card__face", alt: "", loading: "lazy", decoding: "async"}),
    ),
    make("p", {class: "card__name"}),
    make("ul", {class: "card__findings"}),
  )
}

/**
 * Gives a picture the proportions and the corners of its card.
 * @param {HTMLImageElement} image
 * @param {Row} row
 */
export function shape(image, row) {
  if (!row.shape) return
  const [width, height, corner] = row.shape
  image.width = Math.round(width)
  image.height = Math.round(height)
  image.style.aspectRatio = `${width} / ${height}`
  image.style.borderRadius = `${(100 * corner) / width}% / ${(100 * corner) / height}%`
}

/**
 * @param {string} id
 * @param {boolean} fresh
 */
function paint(id, fresh) {
  const row = rows.get(id)
  const element = tiles.get(id)
  if (!element || !row) return
  const [button, name, findings] = element.children
  const image = /** @type {HTMLImageElement} */ (button.firstChild)
  shape(image, row)
  if (row.face) show(image, faceAddress(row.face))
  else image.removeAttribute("src")
  element.classList.toggle("card--waiting", !row.face)
  button.setAttribute("aria-label", [nameOf(id), told(row.type)].filter(Boolean).join(", "))
  name.replaceChildren(bdi(nameOf(id)), ...(isBack(id) ? [] : [" ", code(id)]))
  findings.replaceChildren(
    ...(row.fault ? [make("li", {class: "stale"}, say("stale"))] : []),
    ...row.findings.map((what) => make("li", {}, told(what))),
  )
  if (fresh) {
    element.classList.remove("card--fresh")
    void element.offsetWidth // lets the glow begin again
    element.classList.add("card--fresh")
  }
}

function filter() {
  const wanted = normalise(tools.filter.value).split(" ").filter(Boolean)
  let shown = 0
  for (const [id, element] of tiles) {
    const row = rows.get(id)
    const found =
      (!wanted.length || wanted.every((word) => row?.find.includes(word))) &&
      (!tools.changed.checked || changed.has(id)) &&
      (!tools.findings.checked || Boolean(row?.findings.length || row?.fault))
    element.hidden = !found
    if (found && !isBack(id)) shown += 1
  }
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (gallery.querySelectorAll(".team")))
    section.hidden = !section.querySelector(".card:not([hidden])")
  const all = order.filter((id) => !isBack(id)).length
  count.textContent = all ? `${say("shown")}: ${shown} ${say("of")} ${all}` : ""
  gallery.querySelector(".empty--filter")?.remove()
  if (all && ![...tiles.values()].some((one) => !one.hidden))
    gallery.append(make("p", {class: "empty empty--filter"}, say("nothing")))
}

function resize() {
  document.documentElement.style.setProperty("--card", `${tools.size.value}rem`)
  remember("size", tools.size.value)
}

/** @param {string} name */
export function remembered(name) {
  try {
    return localStorage.getItem(`fitil-preview-${name}`)
  } catch {
    return null
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`fitil-preview-${name}`, value)
  } catch {
    // a browser that remembers nothing
  }
}
