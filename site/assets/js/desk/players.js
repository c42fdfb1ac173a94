// Who is in a tournament at the desk: names typed or taken from the lists above, drops and penalties.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {button, name} from "./parts.js"
/** @import {CupView, Facts, Row} from "./types.d.ts" */

/**
 * @param {Facts["words"]} words
 * @param {() => Row[]} rows what the lists above came to
 * @param {{
 *   event(...events: object[]): void,
 *   seated(what: string, events: {do: string, player: string}[]): void,
 * }} does `seated` registers, and seats in round one whoever is late; to "enrol" does of these what can be
 */
export function players(words, rows, {event, seated}) {
  /** Offer to register those whose lists are there by now. */
  let refresh = () => {}

  /** @param {CupView} shown */
  function draw(shown) {
    const typed = h("textarea", {rows: 3, "aria-label": words.cup_names, placeholder: words.cup_names})
    const add = () => {
      const names = typed.value.split("\n").filter((one) => one.trim())
      if (names.length)
        seated(
          "enrol", // of names that are there twice one is; which are not is told
          names.map((player) => ({do: "register", player})),
        )
    }
    const adding = button(words.cup_add, add)
    const known = new Map(shown.players.map((one) => [shown.keys[one.player], one]))
    for (const [key, now] of Object.entries(shown.former)) {
      const player = known.get(shown.keys[now])
      if (player) known.set(key, player)
    }
    const otherDeck = (/** @type {Row} */ {key, fingerprint}) => known.get(key)?.deck !== fingerprint
    const otherTeam = (/** @type {Row} */ {key, team}) => Boolean(team) && known.get(key)?.team !== team
    const isNew = (/** @type {Row} */ row) => otherDeck(row) || otherTeam(row)
    /** @type {(row: Row) => {do: string, player: string}[]} */
    const registered = (row) => {
      const {team, fingerprint: deck, key} = row
      const there = known.get(key)
      if (!there) return [{do: "register", player: row.player, team, deck}]
      const {player} = there
      return [
        ...(otherDeck(row) ? [{do: there.deck ? "deck" : "register", player, deck}] : []),
        ...(otherTeam(row) ? [{do: "team", player, team}] : []),
      ]
    }
    const take = (/** @type {Row[]} */ fresh) => {
      const names = fresh.filter((row) => known.get(row.key)?.deck && otherDeck(row)).map(({player}) => player)
      if (names.length && !confirm(fill(words.cup_replace, {names: names.join(", ")}))) return
      seated("enrol", fresh.flatMap(registered))
    }
    // of whoever handed in several, people say which counts; nobody else waits for that
    const which = (/** @type {Row[]} */ lists) =>
      h(
        "p",
        {class: "cup__which", role: "group", "aria-label": `${lists[0].player}: ${words.cup_which}`},
        h("span", {}, h("bdi", {}, lists[0].player), `: ${words.cup_which}`),
        lists.map((row) =>
          h(
            "button",
            {
              type: "button",
              "aria-pressed": String(!isNew(row)),
              onclick: () => isNew(row) && seated("register", registered(row)),
            },
            h("bdi", {}, row.file),
            " ",
            h("span", {class: "desk__code", dir: "ltr"}, row.fingerprint),
          ),
        ),
      )
    const penalise = (/** @type {string} */ player) => {
      const points = h("input", {type: "number", value: 0, min: 0, max: 99, inputmode: "numeric"})
      const why = h("input", {type: "text", maxlength: 80})
      const give = () => event({do: "penalty", player, points: Number(points.value), why: why.value})
      const form = h(
        "span",
        {class: "cup__penalty", hidden: true},
        h("label", {}, `${words.cup_points} `, points),
        h("label", {}, `${words.cup_why} `, why),
        button(words.cup_give, give, {"aria-label": `${words.cup_give}: ${player}`}),
      )
      const open = () => {
        form.hidden = !form.hidden
        if (!form.hidden) points.focus()
      }
      return [button(words.cup_penalty, open, {"aria-label": `${words.cup_penalty}: ${player}`}), form]
    }
    const more = (/** @type {CupView["players"][number]} */ {player, sits_out}) => {
      const called = h("input", {type: "text", maxlength: 80, value: player})
      const kinds = ["none", "draw", "win", "loss"]
      const counts = h(
        "select",
        {},
        kinds.map((kind) => h("option", {value: kind, selected: kind === sits_out}, words[`cup_sits_${kind}`])),
      )
      const rename = () => event({do: "rename", player, name: called.value})
      const sit = () => {
        if (counts.value !== (sits_out || "none")) event({do: "bye", player, as: counts.value, round: shown.round + 1})
      }
      return h(
        "details",
        {class: "cup__more"},
        h("summary", {"aria-label": `${words.cup_more}: ${player}`}, words.cup_more),
        h(
          "p",
          {class: "cup__bar"},
          h("label", {}, `${words.cup_called_now} `, called),
          button(words.cup_rename, rename),
        ),
        shown.kind === "swiss"
          ? h("p", {class: "cup__bar"}, h("label", {}, `${words.cup_sits} `, counts), button(words.cup_sit, sit))
          : null,
      )
    }
    const offer = h("span")
    const choices = h("div")
    refresh = () => {
      const lists = handed(rows())
      const fresh = lists.flatMap(([row, ...more]) => (more.length || !isNew(row) ? [] : [row]))
      const several = lists.filter(({length}) => length > 1)
      const all = lists.length > 0 && !several.length ? words.cup_none_new : ""
      const main = {class: few(shown) ? "cup__main" : null}
      offer.replaceChildren(
        fresh.length ? button(fill(words.cup_take, {n: fresh.length}), () => take(fresh), main) : all,
      )
      adding.classList.toggle("cup__main", few(shown) && !fresh.length)
      choices.replaceChildren(...several.map(which))
    }
    refresh()
    const drop = (/** @type {string} */ player) => () => event({do: "drop", player})
    const back = (/** @type {string} */ player) => () => seated("register", [{do: "register", player}])
    return h(
      "details",
      {class: "cup__entered", open: shown.round === 0},
      h("summary", {}, fill(words.cup_players, {n: shown.players.length})),
      typed,
      h("p", {class: "cup__bar"}, adding, offer),
      choices,
      h(
        "ul",
        {class: "cup__players"},
        shown.players.map((one) =>
          h(
            "li",
            {},
            h(
              "span",
              {},
              name(words, one.player),
              one.deck ? [" ", h("span", {class: "desk__code", dir: "ltr"}, one.deck)] : null,
            ),
            shown.remarks[one.player].length ? h("small", {}, shown.remarks[one.player].join("; ")) : null,
            one.dropped === null
              ? button(words.cup_drop, drop(one.player), {"aria-label": `${words.cup_drop}: ${one.player}`})
              : button(words.cup_back, back(one.player), {"aria-label": `${words.cup_back}: ${one.player}`}),
            penalise(one.player),
            more(one),
          ),
        ),
      ),
    )
  }

  return {draw, refresh: () => refresh()}
}

/**
 * Whether nobody can be paired, as fewer than two play.
 * @param {CupView} shown
 */
export const few = (shown) => shown.players.filter(({dropped}) => dropped === null).length < 2

/**
 * The legal lists that were handed in, by player, one of each deck.
 * @param {Row[]} rows
 */
function handed(rows) {
  /** @type {Map<string, Row[]>} */
  const found = new Map()
  for (const row of rows) {
    const own = found.get(row.key) ?? []
    if (row.status !== "legal" || own.some(({fingerprint}) => fingerprint === row.fingerprint)) continue
    found.set(row.key, [...own, row])
  }
  return [...found.values()]
}
