// How the card looks in each language, what it says, and what is wrong with it.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {drawing} from "./drawing.js"
/** @import {Answer, At, Facts, Fault} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {(at: At) => string} called the name of the field of a fault
 * @param {(at: At) => void} go leads to it
 */
export function seen(facts, called, go) {
  const {words, langs} = facts
  /** @type {Record<string, {face: ReturnType<typeof drawing>, text: HTMLElement, figure: HTMLElement}>} */
  const shown = {}
  for (const one of langs) {
    const face = drawing("studio__face")
    const text = h("div", {class: "studio__text", lang: one, dir: "auto"})
    shown[one] = {face, text, figure: h("figure", {}, face.place, h("figcaption", {}, text))}
  }
  const findings = h("ul", {class: "studio__findings"})
  const state = h("p", {class: "studio__state"})
  const said = h("div", {role: "status", "aria-label": words.findings}, state, findings)
  const place = h(
    "section",
    {class: "studio__seen", "aria-labelledby": "studio-faces"},
    h("h2", {id: "studio-faces"}, words.faces),
    h(
      "div",
      {class: "studio__faces"},
      Object.values(shown).map(({figure}) => figure),
    ),
    said,
  )
  /** @type {Record<string, Fault[]>} */
  const faults = {card: []}

  let listed = ""

  // What is said is said once: whoever listens hears it again only when it has become another.
  function list() {
    const all = Object.values(faults)
      .flat()
      .map(({at, what, fix, stops, line}) => {
        const told = [what, fix].filter(Boolean).join("; ")
        const leads = at.length > 0 && at[0] !== "face" && at[0] !== "scene"
        const place = at[0] === "scene" ? words.picture : at.length ? words[`in_${at[1]}`] : ""
        const where = leads ? called(at) : place
        const text = line ? fill(words.line, {n: line, what: told}) : [where, told].filter(Boolean).join(": ")
        return {text, at, stops, leads}
      })
    if (listed === JSON.stringify(all)) return
    listed = JSON.stringify(all)
    state.textContent = all.length ? "" : words.fine
    findings.replaceChildren(
      ...all.map(({text, at, stops, leads}) =>
        h("li", {"data-stops": String(stops)}, leads ? button(text, () => go(at)) : text),
      ),
    )
  }

  return {
    place,
    /** @param {Answer} answer */
    tell({told = {}, card, looks = {}, faults: found = []}) {
      for (const key of Object.keys(faults)) delete faults[key]
      faults.card = found
      place.classList.toggle("is-old", !card)
      for (const [one, paragraphs] of Object.entries(told)) {
        shown[one].text.replaceChildren(
          ...paragraphs.map((runs) =>
            h(
              "p",
              {},
              runs.map(([text, style]) =>
                style === "keyword" ? h("b", {}, text) : style === "reminder" ? h("i", {}, text) : text,
              ),
            ),
          ),
        )
      }
      for (const [of, {svg, faults: its}] of Object.entries(looks)) {
        const {face, text} = shown[of]
        face.show(svg, fill(words.face_alt, {lang: words[`in_${of}`], text: text.textContent ?? ""}))
        faults[of] = its
      }
      list()
    },
    /** What the card says in the page's language. */
    get said() {
      return [...shown[langs[0]].text.childNodes].map((one) => one.cloneNode(true))
    },
    /** @param {string} told */
    fail(told) {
      listed = ""
      state.textContent = told
      findings.replaceChildren()
    },
  }
}
