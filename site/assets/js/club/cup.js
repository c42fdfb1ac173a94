// A tournament on phones: to a player the table, the opponent and the result, to the organiser what is to be decided, to all
// the clock and the standings.
import {button, h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {code} from "./evening.js"
/** @import {Cup, Does, Score, Words} from "./types.d.ts" */

let ends = ""
const time = h("span", {class: "club__clock", role: "timer"})
setInterval(tick, 1000)

function tick() {
  const left = ends ? Math.round((Date.parse(ends) - Date.now()) / 1000) : 0
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
  time.textContent = !ends ? "" : left > 0 ? clock : (time.dataset.up ?? "")
}

/**
 * @param {Words} words
 * @param {Cup} shown
 * @param {Does} does
 */
export function cup(words, shown, does) {
  ends = shown.over ? "" : shown.ends
  time.dataset.up = words.up
  tick()
  return [
    h("h2", {}, h("bdi", {}, shown.name)),
    h("p", {}, shown.about),
    h("p", {class: "club__stage"}, shown.stage, " ", time),
    shown.player ? own(words, shown, does) : null,
    shown.host ? leads(words, shown, does) : null,
    shown.round ? tables(words, shown, does) : null,
    shown.round ? standings(words, shown) : null,
    ...(shown.lists ?? []).map(({player, text}) =>
      h("details", {id: `list-${player}`}, h("summary", {}, h("bdi", {}, player)), h("pre", {}, text)),
    ),
    shown.players ? codes(words, shown) : null,
  ].filter((one) => one !== null)
}

/**
 * A result as whoever is named first in `first` reads it.
 * @param {Score} score
 * @param {string} lost what is said of one that both have lost
 * @param {boolean} [first]
 */
function told([one, other, drawn], lost, first = true) {
  if (drawn < 0) return lost
  const score = [...(first ? [one, other] : [other, one]), ...(drawn ? [drawn] : [])].join("–")
  return `\u2066${score}\u2069` // from left to right in any language
}

/**
 * The results to choose from, in one order for both players: what each has won stands first.
 * @param {NonNullable<Cup["match"]>} match
 * @returns {Score[]}
 */
const ownFirst = ({scores, first}) =>
  first ? scores : scores.map(([one, other, drawn]) => /** @type {Score} */ ([other, one, drawn]))

/**
 * A player's own: where and against whom, the result, the list.
 * @param {Words} words
 * @param {Cup} shown
 * @param {Does} does
 */
function own(words, {player, match, round, both_lost: lost, deck, list, dropped}, {ask, again}) {
  const said = h("p", {role: "status"})
  const text = h("textarea", {rows: 8, "aria-label": words.list, placeholder: words.list_how}, list ?? "")
  const hand = async () => {
    const found = await ask({do: "list", text: text.value})
    if (!found) return
    const reasons = /** @type {string[]} */ (/** @type {unknown} */ (found.reasons))
    said.textContent = [found.legal ? words.legal : words.illegal, reasons.join("; ")].join(" ").trim()
  }
  const report = (/** @type {Score} */ score) => async () => {
    if (await ask({do: "report", round, score})) await again()
  }
  return h(
    "section",
    {class: "club__own"},
    h("h3", {}, h("bdi", {}, player)),
    dropped ? h("p", {}, words.dropped) : null,
    match?.opponent
      ? [
          h("p", {class: "club__seat"}, fill(words.plays, {n: match.table}), " ", h("bdi", {}, match.opponent)),
          match.score
            ? h("p", {}, fill(words.result, {score: told(match.score, lost, match.first)}))
            : h(
                "p",
                {class: "club__scores", role: "group", "aria-label": words.report},
                h("span", {}, words.report),
                ownFirst(match).map((one) =>
                  button(told(one, lost, match.first), report(one), {
                    "aria-pressed": String(one) === String(match.mine),
                  }),
                ),
              ),
          match.differs ? h("p", {class: "club__said"}, words.differs) : null,
          match.mine && !match.score && !match.differs ? h("p", {}, words.one_told) : null,
        ]
      : match
        ? h("p", {}, words.nobody)
        : null,
    h(
      "details",
      {id: "own-list"},
      h("summary", {}, deck ? fill(words.list_there, {deck}) : words.list),
      text,
      h("p", {}, button(words.hand_in, hand)),
      said,
    ),
  )
}

/**
 * What an organiser does: the next round, its clock, who comes and goes, the lists.
 * @param {Words} words
 * @param {Cup} shown
 * @param {Does} does
 */
function leads(
  words,
  {over, round, minutes, reports = [], open_lists: open, both_lost: lost, players = [], pairings = []},
  {ask, again},
) {
  const doing = (/** @type {object} */ asked) => async () => {
    if (await ask(asked)) await again()
  }
  const names = h("textarea", {rows: 2, "aria-label": words.names, placeholder: words.names})
  const register = () => {
    const events = names.value
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
    return doing({do: "register", events: events.map((player) => ({do: "register", player})), seat: true})()
  }
  const who = h(
    "select",
    {"aria-label": words.drop},
    players.map(({player}) => h("option", {value: player}, player)),
  )
  return h(
    "section",
    {class: "club__leads"},
    h(
      "p",
      {class: "club__bar"},
      over ? null : button(words.pair, doing({do: "pair"})),
      round && !over ? button(words.start_clock, doing({do: "events", events: [{do: "clock", minutes}]})) : null,
      open ? null : button(words.open_lists, doing({do: "open"})),
      button(words.undo, doing({do: "events", events: [{do: "undo"}]})),
    ),
    h("p", {class: "club__bar"}, names, button(words.register, register)),
    players.length
      ? h(
          "p",
          {class: "club__bar"},
          who,
          button(words.drop, () => doing({do: "events", events: [{do: "drop", player: who.value}]})()),
        )
      : null,
    reports.map(({table, told: said}) =>
      h(
        "p",
        {class: "club__said"},
        `${fill(words.table, {n: table})}: `,
        said.map(({player, score}, at) => [
          at ? "; " : "",
          h("bdi", {}, player),
          ` ${told(
            score,
            lost,
            pairings.some(({one}) => one === player),
          )}`,
        ]),
        ` (${words.own_first})`,
      ),
    ),
  )
}

/**
 * @param {Words} words
 * @param {Cup} shown
 * @param {Does} does
 */
function tables(words, {title = "", pairings = [], scores = [], host, both_lost: lost}, {ask, again}) {
  const set =
    (/** @type {number} */ table) => async (/** @type {Event & {currentTarget: HTMLSelectElement}} */ event) => {
      const score = scores[event.currentTarget.selectedIndex - 1]
      if (score && (await ask({do: "events", events: [{do: "result", table, score}]}))) await again()
    }
  return h(
    "section",
    {},
    h("h3", {}, title),
    h(
      "ul",
      {class: "club__tables"},
      pairings.map(({table, one, other, score}) =>
        h(
          "li",
          {},
          other ? `${fill(words.table, {n: table})}: ` : "",
          h("bdi", {}, one),
          ` ${words.between} `,
          other ? h("bdi", {}, other) : words.nobody,
          host && other
            ? h(
                "select",
                {"aria-label": fill(words.table, {n: table}), onchange: set(table)},
                h("option", {}, "…"),
                scores.map((one) => h("option", {selected: String(one) === String(score)}, told(one, lost))),
              )
            : score && other
              ? ` ${told(score, lost)}`
              : "",
        ),
      ),
    ),
  )
}

/**
 * @param {Words} words
 * @param {Cup} shown
 */
function standings(words, {table: {heads, lines}}) {
  const row = (/** @type {string[]} */ cells, /** @type {"th" | "td"} */ tag) =>
    h(
      "tr",
      {},
      cells.map((cell) => h(tag, {}, h("bdi", {}, cell))),
    )
  return h(
    "section",
    {class: "club__wide", tabindex: 0, role: "region", "aria-label": words.standings},
    h("h3", {}, words.standings),
    h(
      "table",
      {},
      h("thead", {}, row(heads, "th")),
      h(
        "tbody",
        {},
        lines.map((line) => row(line, "td")),
      ),
    ),
  )
}

/**
 * @param {Words} words
 * @param {Cup} shown
 */
function codes(words, {players = [], look_on: on}) {
  return h(
    "details",
    {id: "codes"},
    h("summary", {}, words.codes),
    h(
      "ul",
      {class: "club__codes"},
      players.map((one) => code(one.player, one)),
      on ? code(words.look_on, on) : null,
    ),
  )
}
