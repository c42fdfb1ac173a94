// An evening for its organiser: its tables, and a new one; and a table for whoever keeps it: who sits where, and the codes.
import {button, h} from "../workshop/dom.js"
import {squared} from "../workshop/qr.js"
import {fill} from "../workshop/said.js"
/** @import {Does, Evening, Link, Table, Words} from "./types.d.ts" */

const MOST = {none: 0, move: 120, chess: 1800}
const BOT = "greedy"

/**
 * The code of an address, and the address itself.
 * @param {string} name
 * @param {Link} one
 * @param {string} [more]
 */
export const code = (name, {link, qr}, more = "") =>
  h(
    "li",
    {class: "club__code"},
    h("b", {}, name),
    more ? h("span", {}, more) : null,
    qr.length ? squared(qr, name) : null,
    h("a", {href: link, dir: "ltr"}, link),
  )

/**
 * @param {string} words
 * @param {HTMLElement} control
 */
const field = (words, control) => h("label", {}, h("span", {}, words), control)

/**
 * @param {Words} words
 * @param {Evening} shown
 * @param {Does} does
 */
export function evening(words, {tables, games, cup}, {ask, lang}) {
  const when = new Intl.DateTimeFormat(lang, {dateStyle: "short", timeStyle: "short"})
  return [
    cup ? h("p", {}, h("a", {href: `?at=${cup}`, class: "md-button"}, words.cup)) : null,
    h("h2", {}, words.new_table),
    begins(words, games, ask),
    tables.length ? h("h2", {}, words.tables) : null,
    h(
      "ul",
      {},
      tables.map(({at, game, begun}) =>
        h("li", {}, h("a", {href: `?at=${at}`}, game), ` ${when.format(new Date(begun * 1000))}`),
      ),
    ),
  ].filter((one) => one !== null)
}

/**
 * What a new table is asked: the game and how it is played, who sits where, what each brings, and the clock.
 * @param {Words} words
 * @param {Evening["games"]} games
 * @param {Does["ask"]} ask
 */
function begins(words, games, ask) {
  const game = h(
    "select",
    {onchange: modes},
    games.map(({id, title}) => h("option", {value: id}, title)),
  )
  const mode = h("select", {onchange: seats})
  const many = h("select", {onchange: chairs})
  const clock = h(
    "select",
    {onchange: clocks},
    Object.keys(MOST).map((kind) => h("option", {value: kind}, words[`clock_${kind}`])),
  )
  const minutes = h("input", {type: "number", min: 0.5, max: 600, step: 0.5, inputmode: "decimal"})
  const place = h("div", {class: "club__chairs"})
  const [modeField, time] = [field(words.mode, mode), field(words.minutes, minutes)]
  const chosen = () => games[game.selectedIndex]
  const played = () => chosen().modes[Math.max(0, mode.selectedIndex)]

  function modes() {
    mode.replaceChildren(...chosen().modes.map(({id, title}) => h("option", {value: id}, title)))
    modeField.hidden = chosen().modes.length < 2
    seats()
  }

  function seats() {
    const [least, most] = played().seats
    const range = Array.from({length: most - least + 1}, (_, at) => least + at)
    many.replaceChildren(...range.map((n) => h("option", {value: n, selected: n === Math.max(least, 2)}, n)))
    chairs()
  }

  function chairs() {
    const [, most] = played().decks
    place.replaceChildren(
      ...Array.from({length: Number(many.value)}, (_, at) =>
        h(
          "p",
          {},
          field(
            fill(words.seat, {n: at + 1}),
            h(
              "select",
              {"data-who": at},
              h("option", {value: "me"}, words.person),
              h("option", {value: BOT}, words.bot),
            ),
          ),
          most
            ? field(
                words.brings,
                h(
                  "select",
                  {"data-deck": at},
                  h("option", {value: ""}, words.by_lot),
                  chosen().decks.map(({id, title}) => h("option", {value: id}, title)),
                ),
              )
            : null,
        ),
      ),
    )
  }

  function clocks() {
    const kind = /** @type {keyof typeof MOST} */ (clock.value)
    time.hidden = kind === "none"
    minutes.value = String(MOST[kind] / 60)
  }

  async function begin() {
    const of = (/** @type {string} */ data) =>
      [...place.querySelectorAll(`[data-${data}]`)].map((one) => /** @type {HTMLSelectElement} */ (one).value)
    const found = await ask({
      do: "begin",
      game: game.value,
      mode: mode.value,
      names: of("who"),
      decks: of("deck"),
      clock: [clock.value, Math.round(Number(minutes.value) * 60)],
    })
    if (found) location.search = `?at=${found.at}`
  }

  modes()
  clocks()
  return h(
    "div",
    {class: "club__begin"},
    field(words.game, game),
    modeField,
    field(words.seats, many),
    place,
    field(words.clock, clock),
    time,
    h("p", {}, button(words.begin, begin, {class: "md-button md-button--primary"})),
  )
}

/**
 * @param {Words} words
 * @param {Table} shown
 */
export function table(words, {game, over, seats, waits, look_on: on}) {
  return [
    h("h2", {}, game),
    h("p", {}, over || (waits.length ? fill(words.waits, {who: waits.map((at) => seats[at].name).join(", ")}) : "")),
    h(
      "ul",
      {class: "club__codes"},
      seats.map((one) => (one.link ? code(one.name, one, words[`sits_${one.sits}`]) : h("li", {}, one.name))),
      on ? code(words.look_on, on) : null,
    ),
  ]
}
