// What a scene may name: figures, faces, colours and backgrounds, each drawn small. A name is copied by a click.

import {bdi, code, make, own, show} from "./dom.js"
import {nameOf} from "./cards.js"
import {Tab} from "./tab.js"
import {normalise, say, told} from "./words.js"
/** @import {Open, Query, Sample, Samples} from "./types.d.ts" */

const place = own("figures")
const tab = new Tab(place, "/samples")
const problem = own("figures-problem")
const count = own("count-figures")
/** @type {HTMLFormElement} */
const form = own("seek")
/** @type {HTMLInputElement} */
const words = form.filter

/**
 * Begins as a `Tab` does.
 * @param {Query} query
 * @param {Open} open
 */
export function begin(query, open) {
  tab.begin(query, open)
  form.addEventListener("input", filter)
  form.addEventListener("submit", (event) => event.preventDefault())
}

/** Asks for the samples as they now are. */
export async function refresh() {
  /** @type {Samples | null} */
  const found = tab.hidden ? null : await tab.ask()
  if (!found) return
  problem.hidden = !found.problem
  problem.textContent = told(found.problem)
  if (found.problem) return
  place.replaceChildren(
    ...found.groups.map((group) =>
      make(
        "section",
        {class: "team"},
        make("h3", {}, say(`group-${group.id}`), " ", make("small", {}, String(group.samples.length))),
        make("ul", {class: "samples"}, ...group.samples.map(item)),
      ),
    ),
  )
  filter()
}

/** @param {Sample} one */
function item(one) {
  const image = make("img", {width: 130, height: 100, alt: "", loading: "lazy", decoding: "async"})
  show(image, `/sample/${one.mark}.svg`)
  return make(
    "li",
    {class: "sample", "data-name": one.name},
    make(
      "button",
      {
        type: "button",
        class: "sample__name",
        "aria-label": `${say("copy")}: ${one.name}`,
        onclick: (event) => copy(event.currentTarget, one.name),
      },
      image,
      code(one.name),
    ),
    one.about.length > 1 || one.about[0]
      ? make("p", {}, ...one.about.map((part, at) => (at % 2 ? code(part) : part)))
      : null,
    one.set.length
      ? make("p", {class: "sample__set"}, ...one.set.flatMap((set, at) => (at ? [" ", code(set)] : [code(set)])))
      : null,
    one.cards.length
      ? make(
          "p",
          {},
          make(
            "button",
            {type: "button", class: "linked", onclick: () => tab.openCard(one.cards[0])},
            bdi(nameOf(one.cards[0])),
          ),
        )
      : null,
  )
}

/**
 * @param {HTMLElement} button
 * @param {string} name
 */
async function copy(button, name) {
  try {
    await navigator.clipboard.writeText(name)
    button.dataset.copied = say("copied")
    setTimeout(() => {
      delete button.dataset.copied
    }, 1500)
  } catch {
    // the name stands there to be read
  }
}

function filter() {
  const wanted = normalise(words.value).split(" ").filter(Boolean)
  const items = [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".sample"))]
  for (const one of items) one.hidden = !wanted.every((word) => one.dataset.name?.includes(word))
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".team")))
    group.hidden = !group.querySelector(".sample:not([hidden])")
  count.textContent = items.length
    ? `${say("shown")}: ${items.filter((one) => !one.hidden).length} ${say("of")} ${items.length}`
    : ""
}
