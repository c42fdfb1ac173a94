// A card looked at closely: its face and words, what may be done with it now, and why the rest may not.
import {h, nodes, why as fault} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {face} from "./face.js"
import {icon} from "./icons.js"
import {told} from "./rule.js"
/** @import {Card, CardCell, Fact, Facts, Square, State} from "./types.d.ts" */
/** @import {Child} from "../workshop/types.d.ts" */

/**
 * @param {Facts} facts
 * @param {{choose(index: number): void, why(card: string | null): Promise<State>}} does
 */
export function sheet(facts, {choose, why}) {
  const {words} = facts
  const byId = new Map(facts.cards.map((card) => [card.id, card]))
  const inside = h("div", {class: "play__sheet", tabindex: -1, autofocus: true})
  let beside = false // the press began beside what is shown; one that opened it began on the table
  let pressed = false // or it began within
  /** @type {HTMLDialogElement} */
  const place = h(
    "dialog",
    {
      class: "play__dialog",
      "aria-labelledby": "sheet-title",
      onpointerdown: (event) => {
        pressed = true
        beside = event.target === place
      },
      onclick: (event) => {
        if (beside && event.target === place) place.close()
      },
    },
    inside,
    h("button", {type: "button", onclick: () => place.close()}, words.close),
  )

  // The finger that opened it by staying on a card presses nothing there when it leaves.
  place.addEventListener("click", (event) => !pressed && event.detail && event.stopPropagation(), {capture: true})

  /** @param {Child[]} children */
  function show(...children) {
    beside = pressed = false
    inside.replaceChildren(...nodes(children))
    if (!place.open) place.showModal()
    place.scrollTop = 0
  }

  /** @param {string} id */
  const known = (id) => /** @type {Card} */ (byId.get(id))

  const title = (/** @type {string} */ text) => h("h2", {id: "sheet-title"}, text)

  /**
   * What may be done, as buttons below what is asked; null if nothing may.
   * @param {number[]} options
   * @param {Partial<State>} state
   */
  function choices(options, state) {
    if (!options.length) return null
    const button = (/** @type {number} */ index) =>
      h(
        "button",
        {type: "button", class: "md-button md-button--primary", onclick: () => choose(index)},
        state.options?.[index].text,
      )
    const list = options.map((index) => h("li", {}, button(index)))
    return h("div", {}, h("h3", {}, words.choose), h("p", {}, h("i", {}, state.question)), h("ul", {}, list))
  }

  /**
   * A card at its place on the table. Without `state.options` nothing can be chosen: the card is only looked at.
   * @param {CardCell} cell
   * @param {Partial<State>} state
   */
  function open(cell, state) {
    const card = known(cell.card)
    const able = choices(cell.options ?? [], state)
    const refused = state.saved ? h("div") : null
    const there = [...(cell.camps ?? []), ...(cell.holds ?? [])].map(({text}) => h("li", {}, text))
    const figures = (cell.figures ?? []).filter(({told}) => told)
    const more = cell.text.startsWith(card.name)
      ? cell.text
          .slice(card.name.length)
          .replace(/^\s*\((.*)\)$/s, "$1")
          .replace(/^[\s,;:]+/, "")
      : cell.text
    show(
      title(card.name),
      there.length ? h("ul", {class: "play__has"}, there) : /\p{L}/u.test(more) ? h("p", {}, more) : null,
      figures.length ? h("ul", {class: "play__legend is-numbers"}, figures.map(figure)) : null,
      able,
      refused,
      printed(card),
      (cell.under ?? []).map((id) => printed(known(id), "h3")),
    )
    if (refused) tell(refused, cell.card, Boolean(able), state.question)
  }

  /** @param {NonNullable<CardCell["figures"]>[number]} number */
  function figure({text, icon: drawing, hurt, told}) {
    const number = h("b", {class: hurt ? "is-hurt" : null, dir: "ltr"}, drawing ? icon(drawing) : null, text)
    return h("li", {}, h("span", {class: "play__figures"}, number), h("span", {}, told))
  }

  /**
   * @param {HTMLElement} where
   * @param {string | null} card
   * @param {boolean} folded
   * @param {string} [asked]
   */
  async function tell(where, card, folded, asked = "") {
    const found = await why(card).catch((/** @type {unknown} */ error) => {
      where.replaceChildren(fault(error))
    })
    if (!found) return
    const list = refusals(found)
    if (folded)
      where.replaceChildren(...(found.refused.length ? [h("details", {}, h("summary", {}, words.refused), list)] : []))
    else
      where.replaceChildren(
        ...(found.refused.length
          ? [card ? h("h3", {}, words.refused_now) : "", asked ? h("p", {}, h("i", {}, asked)) : "", list]
          : card
            ? [h("p", {class: "play__none"}, found.none)]
            : []),
      )
  }

  /**
   * What it takes whoever is picked to come to a square, and what is chosen on the way; nobody is picked without `ahead`.
   * @param {Square["ahead"]} ahead
   */
  function way(ahead) {
    if (ahead === undefined) return null
    if (!ahead) return h("p", {}, words.square_beyond)
    const told = h("p", {}, fill(words.square_ahead, {n: ahead.takes}))
    if (!ahead.by.length) return told
    const by = ahead.by.map((text) => h("li", {}, text))
    return h("div", {}, told, h("p", {}, words.square_by), h("ul", {class: "play__has"}, by))
  }

  /** @param {State} found */
  function refusals({refused}) {
    return h(
      "ul",
      {class: "play__refused"},
      refused.map(({action, text, rule}) =>
        h(
          "li",
          {},
          h("b", {}, action),
          ". ",
          text,
          ". ",
          facts.rules[rule]
            ? h("a", {href: facts.rules[rule], "aria-label": fill(words.rule_of, {text: action})}, words.rule)
            : null,
        ),
      ),
    )
  }

  /**
   * @param {Card} card
   * @param {"h3"} [heading]
   */
  function printed({id, name, facts: told, text}, heading) {
    return h(
      "div",
      {class: "play__printed"},
      face(facts, id, "play__large"),
      h(
        "div",
        {},
        heading ? h(heading, {}, name) : null,
        h("p", {class: "play__told"}, told.join("\u00a0· ")),
        text.map((line) => h("p", {}, line)),
        h("p", {}, h("a", {href: `../cards/${id}/`, "aria-label": `${words.card_page}: ${name}`}, words.card_page)),
      ),
    )
  }

  return {
    place,
    open,
    get opened() {
      return place.open
    },
    close() {
      place.close()
    },
    /**
     * A square of a board: the only option about it is taken at once; else what is there is told, and what it takes to
     * come there, or why nobody can.
     * @param {Square} square
     * @param {Partial<State>} state
     */
    square({name, text, tile, holds, options, ahead}, state) {
      if (options.length === 1) return choose(options[0])
      const cards = [tile, ...holds].flatMap((thing) => (thing?.card ? [known(thing.card)] : []))
      const refused = h("div")
      show(
        title(text),
        way(ahead),
        choices(options, state),
        refused,
        cards.map((card) => printed(card, "h3")),
      )
      if (!options.length && state.question)
        why(name)
          .then((found) => found.refused.length && refused.replaceChildren(refusals(found)))
          .catch((/** @type {unknown} */ error) => refused.replaceChildren(fault(error)))
    },
    /** @param {Fact} fact */
    pile({text, pile: cards = []}) {
      show(
        title(text),
        cards.map((id) => printed(known(id), "h3")),
      )
    },
    /**
     * @param {string} heading
     * @param {string} text
     * @param {Child} [more]
     */
    say(heading, text, more = null) {
      show(title(heading), h("p", {}, text), more)
    },
    /**
     * A rule, and the way to its page, which opens beside the game.
     * @param {string} address
     */
    async rule(address) {
      const text = h("div", {class: "play__rule"})
      const page = h("a", {href: address, target: "_blank"}, words.rule_page)
      show(title(words.rule), text, h("p", {}, page))
      text.append(...(await told(address).catch(() => [])))
    },
    /**
     * Numbers with what they mean, as they are told to who cannot see their drawings.
     * @param {string} heading
     * @param {Fact[]} told
     */
    facts(heading, told) {
      show(
        title(heading),
        h(
          "ul",
          {class: "play__legend"},
          told.map(({icon: drawing, text, about}) =>
            h("li", {}, drawing ? icon(drawing) : h("i"), h("span", {}, text, about ? h("small", {}, about) : null)),
          ),
        ),
      )
    },
    /** @param {State | null} state */
    none(state) {
      const refused = h("div")
      show(
        title(words.refused),
        refused,
        h("p", {}, words.refused_how, h("span", {class: "play__mouse"}, " ", words.refused_mouse)),
      )
      if (state) tell(refused, null, false, state.question)
    },
  }
}
