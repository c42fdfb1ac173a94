// A table laid out before the game: a form, and the file that says the same. What breaks a rule is told beside the field
// that it is about, by the checker of `fitil check`; the game begins from there.
import {h, save, why} from "../workshop/dom.js"
import {Newest} from "../workshop/runtime.js"
import {fill} from "../workshop/said.js"
import {sentences} from "../workshop/verdict.js"
import {field} from "./begin.js"
import {copied, linkTo, TABLE} from "./link.js"
/** @import {Facts, TableOf} from "./types.d.ts" */
/** @import {Runtime} from "../workshop/runtime.js" */
/** @import {Answers, Violation} from "../workshop/types.d.ts" */

export const FILE = "table.yaml"
const APART = "apart"

/**
 * @param {Facts} facts
 * @param {NonNullable<Facts["table"]>} table
 * @param {Runtime} runtime
 * @param {{play(text: string): void}} does
 */
export function laying(facts, table, runtime, {play}) {
  const {words, lang} = facts
  const names = new Map(facts.cards.map(({id, name}) => [id, name]))
  const printed = new Map(facts.cards.map((card) => [card.id, card.facts.join(", ")]))
  const asking = new Newest(runtime, "table")
  const mode = h(
    "select",
    {onchange: again},
    table.modes.map(({id, name}) => h("option", {value: id}, name)),
  )
  const options = table.options.map(({id, name, values}) => ({
    id,
    name,
    control: h(
      "select",
      {onchange: told},
      h("option", {value: ""}, words.lay_as_mode),
      values.map((n) => h("option", {value: n}, values.join() === "0,1" ? words[n ? "lay_yes" : "lay_no"] : n)),
    ),
  }))
  const below = table.below.map((id) => ({
    id,
    control: h("input", {type: "checkbox", name: id, onchange: told}),
    lying: h("span", {class: "play__lying"}),
    wrong: h("ul", {class: "play__wrong"}),
  }))
  const tokens = table.tokens.map(({id, team}) => ({
    id,
    team,
    control: h("select", {name: id, onchange: told}),
    wrong: h("ul", {class: "play__wrong"}),
  }))
  const spare = table.apart.map((id) => ({
    id,
    control: h("input", {type: "checkbox", name: id, onchange: told}),
    wrong: h("ul", {class: "play__wrong"}),
  }))
  const verdict = h("p", {class: "play__verdict", role: "status"})
  const others = h("ul", {class: "play__wrong"})
  const file = h("textarea", {rows: 14, dir: "ltr", spellcheck: "false", oninput: () => check(true)})
  const go = h(
    "button",
    {type: "button", class: "md-button md-button--primary", disabled: true, onclick: () => play(file.value)},
    words.lay_play,
  )
  const link = h("span", {class: "play__linked"})
  /** @type {HTMLDetailsElement} */
  const place = h(
    "details",
    {class: "play__lay", ontoggle: () => place.open && !file.value && again()},
    h("summary", {}, words.lay),
    h("p", {}, words.lay_lead),
    h(
      "div",
      {class: "play__fields"},
      field(words.mode, mode).place,
      options.map(({name, control}) => field(name, control).place),
      h("button", {type: "button", onclick: again}, words.lay_again),
    ),
    verdict,
    others,
    group(
      words.lay_below,
      below.map(({id, control, lying, wrong}) =>
        h("div", {}, h("label", {}, control, " ", names.get(id) ?? id), " ", lying, wrong),
      ),
    ),
    Object.entries(table.teams).map(([team, name]) =>
      group(
        name,
        tokens
          .filter((one) => one.team === team)
          .map(({id, control, wrong}) => h("div", {}, field(names.get(id) ?? id, control).place, wrong)),
      ),
    ),
    spare.length
      ? group(
          words.lay_spare,
          spare.map(({id, control, wrong}) =>
            h(
              "div",
              {},
              h("label", {}, control, " ", names.get(id) ?? id),
              " ",
              h("span", {class: "play__lying"}, printed.get(id) ?? ""),
              wrong,
            ),
          ),
        )
      : null,
    field(words.lay_file, file).place,
    h(
      "p",
      {class: "play__go"},
      go,
      h("button", {type: "button", class: "md-button", onclick: () => save(FILE, file.value, "text/yaml")}, words.save),
      h("button", {type: "button", class: "md-button", onclick: share}, words.lay_link),
      link,
    ),
  )

  // The table that ships for the way it is played, or whatever ships, played so.
  function again() {
    const shipped = table.tables.find((one) => one.mode === mode.value) ?? table.tables[0]
    put({...shipped, mode: mode.value || shipped.mode})
    told()
  }

  /** @param {TableOf} laid */
  function put(laid) {
    mode.value = laid.mode
    for (const {id, control} of options) control.value = String(laid.options[id] ?? "")
    const here = Object.keys(laid.laid)
    below.sort((one, other) => rank(here, one.id) - rank(here, other.id))
    for (const {id, control} of below) control.checked = here.includes(id)
    /** @type {Map<string, string>} */
    const at = new Map(laid.choices.map(([by, card]) => [card, `by ${by}`]))
    for (const [room, upon] of Object.entries(laid.laid)) for (const card of upon) at.set(card, room)
    for (const card of laid.apart) at.set(card, APART)
    for (const {id, control} of spare) control.checked = at.get(id) === APART
    offer((id) => at.get(id) ?? "")
  }

  /**
   * Where each token may be, and is.
   * @param {(id: string) => string} where
   */
  function offer(where) {
    const wanted = new Map(tokens.map(({id}) => [id, where(id)]))
    const rooms = below.filter(({control}) => control.checked)
    const upon = (/** @type {string} */ room) => tokens.filter(({id}) => wanted.get(id) === room)
    for (const {id, control} of tokens) {
      control.replaceChildren(
        h("option", {value: ""}, words.lay_nowhere),
        ...(table.chosen.includes(id)
          ? table.seats.map((by, seat) =>
              h("option", {value: `by ${by}`}, fill(words.lay_with, {seat: facts.seats[seat]})),
            )
          : []),
        ...rooms.map((room) => h("option", {value: room.id}, `${names.get(room.id)} (${upon(room.id).length})`)),
        ...(table.gone.includes(id) ? [h("option", {value: APART}, words.lay_apart)] : []),
      )
      control.value = wanted.get(id) ?? ""
      if (control.selectedIndex < 0) control.value = ""
    }
    for (const {id, lying} of below)
      lying.textContent = upon(id)
        .map((one) => names.get(one.id))
        .join(", ")
  }

  // The file says what the form says.
  function told() {
    offer((id) => tokens.find((one) => one.id === id)?.control.value ?? "")
    const at = (/** @type {string} */ where) => tokens.filter(({control}) => control.value === where).map(({id}) => id)
    const agreed = options.filter(({control}) => control.value).map(({id, control}) => `${id}: ${control.value}`)
    const gone = [...at(APART), ...spare.filter(({control}) => control.checked).map(({id}) => id)]
    const rooms = below.filter(({control}) => control.checked)
    file.value = [
      `game: ${facts.game}`,
      `mode: ${mode.value}`,
      ...(agreed.length ? [`options: {${agreed.join(", ")}}`] : []),
      ...(gone.length ? [`apart: [${gone.join(", ")}]`] : []),
      "choices:",
      ...table.seats.flatMap((by) => at(`by ${by}`).map((id) => `  - ${by}: ${id}`)),
      "laid:",
      ...rooms.map(({id}) => `  ${id}: [${at(id).join(", ")}]`),
      "",
    ].join("\n")
    check(false)
  }

  /** @param {boolean} pasted */
  async function check(pasted) {
    link.replaceChildren()
    try {
      const answer = await asking.ask({text: file.value, lang})
      if (answer) tell(answer, pasted)
    } catch (error) {
      verdict.textContent = `${words.broken} ${why(error)}`
      go.disabled = true
    }
  }

  /**
   * @param {Answers["table"]} answer
   * @param {boolean} pasted
   */
  function tell({row, laid}, pasted) {
    if (pasted && laid) put(laid)
    const found = row.violations
    const fields = [...below, ...tokens, ...spare]
    const own = (/** @type {Violation} */ {params}) => fields.find(({id}) => id === params.card)
    for (const one of fields) one.wrong.replaceChildren(...found.filter((each) => own(each) === one).map(line))
    others.replaceChildren(...found.filter((each) => !own(each)).map(line))
    verdict.textContent = row.status === "legal" ? words.lay_right : fill(words.lay_wrong, {n: found.length})
    go.disabled = row.status !== "legal"
  }

  /** @param {Violation} found */
  const line = (found) => h("li", {}, sentences(found, facts.rules))

  async function share() {
    const address = await linkTo({table: file.value}, TABLE)
    link.replaceChildren(await copied(address, words), " ", h("a", {href: address, dir: "ltr"}, address))
  }

  return {
    place,
    /** @param {string} text */
    open(text) {
      file.value = text
      place.open = true
      check(true)
    },
  }
}

/**
 * The place in a row; whatever is not in it comes last.
 * @param {string[]} row
 * @param {string} id
 */
const rank = (row, id) => (row.includes(id) ? row.indexOf(id) : row.length)

/**
 * @param {string} said
 * @param {HTMLElement[]} fields
 */
const group = (said, fields) => h("fieldset", {}, h("legend", {}, said), h("div", {class: "play__fields"}, fields))
