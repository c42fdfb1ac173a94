// Who is in a tournament at the desk: names typed or taken from the lists above, drops and penalties.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {button, name} from "./parts.js"
/** @import {CupView, Facts, Row} from "./types.d.ts" */

/**
 * @param {Facts["words"]} words
 * @param {() => Row[]} rows what the lists above came to
 * @param {(...events: object[]) => void} event
 * @param {(...events: {do: string, player: string}[]) => void} enter registers, and seats in round one whoever is late
 * @param {(what: string) => void} tell
 */
export function players(words, rows, event, enter, tell) {
  /** Offer to register those whose lists are there by now. */
  let refresh = () => {}

  /** @param {CupView} shown */
  function draw(shown) {
    const typed = h("textarea", {rows: 3, "aria-label": words.cup_names, placeholder: words.cup_names})
    const add = () => {
      const names = typed.value.split("\n").filter((one) => one.trim())
      if (names.length) enter(...names.map((player) => ({do: "register", player})))
    }
    const take = () => {
      const legal = rows().filter(({status}) => status === "legal")
      const known = new Map(shown.players.map((one) => [one.player, one.deck]))
      const latest = new Map(legal.map((row) => [row.player, row])) // of whom we know, the list that came last counts
      const fresh = legal.filter(
        (row) =>
          !known.has(row.player) || (latest.get(row.player) === row && known.get(row.player) !== row.fingerprint),
      )
      const other = fresh.filter(({player}) => known.get(player))
      if (!fresh.length) tell(words.cup_none_new)
      else if (!other.length || confirm(fill(words.cup_replace, {names: other.map(({player}) => player).join(", ")})))
        enter(
          ...fresh.map(({player, team, fingerprint: deck}) =>
            other.some((one) => one.player === player)
              ? {do: "deck", player, deck}
              : {do: "register", player, team, deck},
          ),
        )
    }
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
      const sit = () => event({do: "bye", player, as: counts.value, round: shown.round + 1})
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
    refresh = () => {
      const n = rows().filter(({status}) => status === "legal").length
      offer.replaceChildren(n ? button(fill(words.cup_take, {n}), take) : "")
    }
    refresh()
    const drop = (/** @type {string} */ player) => () => event({do: "drop", player})
    const back = (/** @type {string} */ player) => () => enter({do: "register", player})
    return h(
      "details",
      {class: "cup__entered", open: shown.round === 0},
      h("summary", {}, fill(words.cup_players, {n: shown.players.length})),
      typed,
      h("p", {class: "cup__bar"}, button(words.cup_add, add), offer),
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
