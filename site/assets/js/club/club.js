// The evening of a club, where a club's server shows this page: its organiser's, that of whoever keeps a table, and each
// player's of a tournament. Elsewhere the page only tells how to come to one.
import {h} from "../workshop/dom.js"
import {cup} from "./cup.js"
import {evening, table} from "./evening.js"
/** @import {Does, Shown, Words} from "./types.d.ts" */

const AGAIN_MS = 1000
const SILENT_MS = 40_000
const at = new URLSearchParams(location.search).get("at")
const title = document.querySelector("h1")
if (at && title) {
  const place = h("div", {class: "club"})
  title.after(place)
  open(at, place)
}

/**
 * @param {string} here the address of a place
 * @param {HTMLElement} root
 */
async function open(here, root) {
  const words = await (await fetch("words.json")).json()
  const lang = document.documentElement.lang
  const server = new URL(`../../club/${here}`, location.href)
  const said = h("p", {class: "club__said", role: "status"})
  const body = h("div", {})
  root.replaceChildren(said, body)
  let shown = ""

  /**
   * Has something be done; what cannot be is told, and gives nothing.
   * @param {object} asked
   */
  async function ask(asked) {
    try {
      const answer = await fetch(`${server}?lang=${lang}`, {
        method: "POST",
        headers: {"content-type": "application/json"},
        body: JSON.stringify(asked),
      })
      const found = await answer.json()
      said.textContent = answer.ok ? "" : found.wrong
      return answer.ok ? found : null
    } catch {
      said.textContent = words.away
      return null
    }
  }

  /** @type {Record<Shown["kind"], (words: Words, shown: any, does: Does) => Element[]>} each draws what is of its kind */
  const draws = {club: evening, table, cup}

  // What somebody is writing stays as it is: it is drawn anew once something has changed.
  async function draw() {
    const found = /** @type {Shown | null} */ (await ask({do: "look"}))
    const text = JSON.stringify(found)
    if (!found || text === shown) return
    shown = text
    const open = [...body.querySelectorAll("details[open]")].map((one) => one.id)
    const kept = [...body.querySelectorAll("textarea")].map(({value}) => value)
    body.replaceChildren(...draws[found.kind](words, found, {ask, again: draw, lang}))
    if (found.kind === "cup" && !found.host) onlyThis()
    for (const id of open) if (id) document.getElementById(id)?.setAttribute("open", "")
    for (const [number, field] of body.querySelectorAll("textarea").entries()) field.value = kept[number] || field.value
  }

  // How to come here need not be told to players.
  function onlyThis() {
    const rest = [...document.querySelectorAll(".club ~ *"), document.querySelector(".contents")]
    for (const one of rest) one?.remove()
  }

  async function follow() {
    for (;;) {
      const stream = new AbortController()
      let alive = setTimeout(() => stream.abort(), SILENT_MS)
      try {
        const answer = await fetch(`${server}/news?lang=${lang}`, {signal: stream.signal})
        const reader = answer.ok ? answer.body?.getReader() : null
        if (!reader) break
        for (let part = await reader.read(); !part.done; part = await reader.read()) {
          clearTimeout(alive)
          alive = setTimeout(() => stream.abort(), SILENT_MS)
          if (part.value.length > 1) await draw()
        }
      } catch {
        /* it is begun again */
      }
      clearTimeout(alive)
      said.textContent = words.away
      await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  }

  await draw()
  if (!here.startsWith("club.")) follow()
}
