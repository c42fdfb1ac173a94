// What the reader wants to see, and the stream that tells what has changed.

import * as cards from "./cards.js"
import * as closer from "./closer.js"
import * as figures from "./figures.js"
import * as findings from "./findings.js"
import * as sheets from "./sheets.js"
import {bdi, make, own} from "./dom.js"
import {showFaults} from "./faults.js"
import {languageName, say, speak, told} from "./words.js"
/** @import {About, Fault, Order, Piece} from "./types.d.ts" */

const VIEWS = ["cards", "sheets", "figures", "findings"]
/** @type {HTMLFormElement} */
const form = own("look")
const state = own("state")
const fuse = own("fuse")
const news = own("news")

const address = new URL(location.href)
const look = {
  lang: address.searchParams.get("lang") ?? document.documentElement.lang,
  second: address.searchParams.get("second") ?? "",
  ink: address.searchParams.get("ink") ?? "full",
}
/** @type {About} */
let about = {}
/** @type {Order} */
let order = []
/** @type {Fault[]} */
let faults = []
let ready = false
/** @type {EventSource | null} */
let stream = null
/** @type {string[]} */
let fresh = [] // cards that have changed in this round

const query = () => new URLSearchParams(look).toString()

// --- the stream ---------------------------------------------------------------------------------------------------

function listen() {
  stream?.close()
  stream = new EventSource(`/events?${query()}`)
  stream.onmessage = (event) => hear(JSON.parse(event.data))
  stream.onerror = () => {
    tell("lost")
    if (stream?.readyState === EventSource.CLOSED) setTimeout(again, 2000) // else it tries again itself
  }
}

function again() {
  if (!document.hidden) listen()
}

/** @param {Piece} piece */
function hear(piece) {
  if (piece.about) about = piece.about
  if (about.langs && !about.langs.includes(look.lang)) look.lang = about.langs[0]
  if (piece.order) order = piece.order
  if (piece.faults) faults = piece.faults
  if (piece.about || piece.order) arrange()
  if (piece.cards) {
    const seen = cards.take(piece.cards, ready)
    fresh.push(...seen)
    if (seen.length) announce(fresh)
    closer.refresh(Object.keys(piece.cards))
    findings.countFindings(cards.rows)
    burn(piece.left ?? 0)
  }
  if (piece.faults || piece.cards) complain()
  if ("ready" in piece) {
    ready = true
    fresh = []
    burn(0)
    tell("live")
    sheets.refresh()
    figures.refresh()
    findings.refresh()
  }
}

function arrange() {
  cards.arrange(about, order)
  sheets.arrange(about)
  findings.countFindings(cards.rows)
  own("title").textContent = told(about.title) || (about.id ?? "")
  offerLanguages()
}

function complain() {
  const stale = [...cards.rows.values()].flatMap((row) => row.fault ?? [])
  showFaults([...faults, ...stale])
  const count = faults.length + stale.length
  document.title = `${count ? "✗ " : ""}${told(about.title) || (about.id ?? "")} · Fitil`
}

/** @param {number} left */
function burn(left) {
  fuse.style.setProperty("--left", String(order.length ? left / order.length : 0))
  if (left) tell("drawing")
}

/** @param {string} what */
function tell(what) {
  if (state.dataset.state === what && state.textContent === say(what)) return
  state.dataset.state = what
  state.textContent = say(what)
}

/**
 * Says which cards have just changed, each a way to it.
 * @param {string[]} ids
 */
function announce(ids) {
  const time = new Date().toLocaleTimeString([], {hour12: false})
  const some = ids.slice(0, 4).map((id) =>
    make(
      "button",
      {
        type: "button",
        class: "linked",
        onclick: () => {
          location.hash = "cards"
          cards.goTo(id)
        },
      },
      bdi(cards.nameOf(id)),
    ),
  )
  news.replaceChildren(
    make("time", {dir: "ltr"}, time),
    ` ${say("changed")}: `,
    ...some.flatMap((one, at) => (at ? [", ", one] : [one])),
    ids.length > 4 ? ` ${say("more")} ${ids.length - 4}` : "",
    make(
      "button",
      {
        type: "button",
        class: "news__close",
        "aria-label": say("close"),
        onclick: () => {
          news.hidden = true
        },
      },
      "×",
    ),
  )
  news.hidden = false
}

// --- what the reader chooses ---------------------------------------------------------------------------------------

function offerLanguages() {
  const place = own("langs")
  const langs = about.langs ?? []
  if (place.dataset.langs !== langs.join()) {
    place.dataset.langs = langs.join()
    place.replaceChildren(
      ...[...place.children].slice(0, 1),
      ...langs.map((code) =>
        make(
          "label",
          {},
          make("input", {type: "radio", name: "lang", value: code, checked: code === look.lang}),
          make("span", {lang: code}, languageName(code)),
        ),
      ),
    )
  }
  const others = langs.filter((code) => code !== look.lang)
  form.second.closest("label").hidden = !others.length
  form.other.hidden = others.length < 2
  form.other.replaceChildren(...others.map((code) => make("option", {value: code}, languageName(code))))
  if (others.includes(look.second)) form.other.value = look.second
  form.inert = false // until the languages are known, a choice would be lost
}

form.addEventListener("change", () => {
  const chosen = new FormData(form)
  const lang = String(chosen.get("lang") ?? look.lang)
  const spoken = lang !== look.lang
  look.lang = lang
  const others = (about.langs ?? []).filter((code) => code !== lang)
  const second = others.includes(form.other.value) ? form.other.value : (others[0] ?? "")
  look.second = chosen.get("second") ? second : ""
  look.ink = String(chosen.get("ink") ?? "full")
  const next = new URL(location.href)
  for (const [name, value] of Object.entries(look)) {
    if (value && value !== "full") next.searchParams.set(name, value)
    else next.searchParams.delete(name)
  }
  history.replaceState(null, "", next)
  if (spoken) reword()
  offerLanguages()
  ready = false
  cards.forget()
  tell("drawing")
  listen()
})

function reword() {
  speak(look.lang)
  tell(state.dataset.state ?? "drawing")
  arrange()
  cards.reword()
  complain()
  news.hidden = true
}

function view() {
  const wanted = VIEWS.includes(location.hash.slice(1)) ? location.hash.slice(1) : "cards"
  for (const name of VIEWS) own(`view-${name}`).hidden = name !== wanted
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".bar__views a"))) {
    if (link.hash === `#${wanted}`) link.setAttribute("aria-current", "page")
    else link.removeAttribute("aria-current")
  }
  if (ready && wanted === "sheets") sheets.refresh()
  if (wanted === "figures") figures.refresh() // they need no card
  if (ready && wanted === "findings") findings.refresh()
}

// a hidden tab holds no connection: a browser has only a few for one address
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    stream?.close()
    stream = null
  } else if (!stream) {
    listen()
  }
})
addEventListener("hashchange", view)
addEventListener("pagehide", () => stream?.close())
addEventListener("pageshow", (event) => {
  if (event.persisted) listen()
})

speak(look.lang)
form.second.checked = Boolean(look.second)
form.ink.value = look.ink
cards.begin(closer.open)
sheets.begin(query)
figures.begin(query, closer.open)
findings.begin(query, closer.open)
view()
listen()
