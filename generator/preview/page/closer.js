// One card large: its face, what it says in every language, what is wrong with it, and where it is written.

import {bdi, code, copyButton, make, own, show} from "./dom.js"
import {faceAddress, isBack, nameOf, rows, shape, shownIds} from "./cards.js"
import {directionOf, language, languageName, say, told} from "./words.js"
/** @import {Words} from "./types.d.ts" */

/** @type {HTMLDialogElement} */
const dialog = own("closer")
/** @type {string | null} */
let current = null
let withLines = false

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close()
})
dialog.addEventListener("close", () => {
  /** @type {HTMLElement | null} */
  const tile = document.querySelector(`.card[data-id="${CSS.escape(current ?? "")}"] button`)
  tile?.focus()
  current = null
})
dialog.addEventListener("keydown", (event) => {
  const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight"
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") step(event.key === forward ? 1 : -1)
})

/**
 * Opens a card.
 * @param {string} id
 */
export function open(id) {
  current = id
  build()
  if (!dialog.open) dialog.showModal()
}

/**
 * Shows anew what has changed of the open card.
 * @param {string[]} [ids]
 */
export function refresh(ids) {
  if (current !== null && (ids === undefined || ids.includes(current))) build()
}

/** @param {number} by */
function step(by) {
  const ids = shownIds()
  const at = ids.indexOf(current ?? "")
  if (ids.length) open(ids[(at + by + ids.length) % ids.length])
  /** @type {HTMLElement | null} */
  const button = dialog.querySelector(".closer__step")
  button?.focus()
}

function build() {
  const id = current ?? ""
  const row = rows.get(id)
  if (!row) return dialog.close()
  const {face, before: earlier} = row
  const image = make("img", {class: "closer__face", alt: ""})
  shape(image, row)
  const safe = make("span", {class: "closer__safe", hidden: !withLines})
  const lines = make("input", {
    type: "checkbox",
    checked: withLines,
    onchange: (event) => {
      withLines = event.currentTarget.checked
      safe.hidden = !withLines
    },
  })
  const before = make("input", {
    type: "checkbox",
    onchange: (event) => show(image, faceAddress((event.currentTarget.checked && earlier) || (face ?? ""))),
  })
  if (face) show(image, faceAddress(face))
  const text = make("div", {class: "closer__text"})
  dialog.replaceChildren(
    make("div", {class: "closer__picture"}, image, safe),
    make(
      "div",
      {class: "closer__told"},
      make(
        "header",
        {},
        make("h2", {id: "closer-name"}, bdi(nameOf(id))),
        make(
          "button",
          {type: "button", class: "closer__close", "aria-label": say("close"), onclick: () => dialog.close()},
          "×",
        ),
      ),
      isBack(id) ? null : make("p", {}, bdi(told(row.type)), " ", code(id)),
      make(
        "p",
        {class: "closer__ways"},
        make("label", {class: "tick"}, lines, say("lines")),
        earlier ? make("label", {class: "tick"}, before, say("before")) : null,
      ),
      row.fault ? make("p", {class: "problem"}, code(row.fault.place), " ", told(row.fault.message)) : null,
      row.findings.length
        ? make("ul", {class: "card__findings"}, ...row.findings.map((what) => make("li", {}, told(what))))
        : null,
      text,
      make(
        "p",
        {class: "closer__steps"},
        make("button", {type: "button", class: "closer__step", onclick: () => step(-1)}, say("earlier")),
        make("button", {type: "button", class: "closer__step", onclick: () => step(1)}, say("later")),
      ),
    ),
  )
  if (!isBack(id)) fill(id, text)
}

/**
 * @param {string} id
 * @param {HTMLElement} place
 */
async function fill(id, place) {
  const answer = await fetch(`/card/${encodeURIComponent(id)}`).catch(() => null)
  if (!answer?.ok || !place.isConnected) return
  /** @type {Words} */
  const card = await answer.json()
  const first = language()
  const langs = Object.keys(card.text).sort((one, other) => Number(other === first) - Number(one === first))
  place.replaceChildren(
    ...langs.map((lang) =>
      make(
        "section",
        {lang, dir: directionOf(lang)},
        make("h3", {}, rows.get(id)?.name[lang] ?? languageName(lang)),
        ...card.text[lang]
          .split("\n")
          .filter(Boolean)
          .map((line) => make("p", {}, line)),
        card.flavour[lang] ? make("p", {}, make("em", {}, card.flavour[lang])) : null,
      ),
    ),
    card.places.length
      ? make(
          "section",
          {class: "places"},
          make("h3", {}, say("places")),
          make("dl", {}, ...card.places.flatMap(written)),
        )
      : "",
  )
}

/** @param {[what: string, place: string]} written */
function written([what, place]) {
  const [kind, lang] = what.split(" ")
  const label = say(`place-${kind}`) + (lang ? ` (${languageName(lang)})` : "")
  return [make("dt", {}, label), make("dd", {}, code(place), copyButton(place, say))]
}
