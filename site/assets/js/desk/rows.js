// A list and what is said of it: whose it is, its deck, the verdict, the reasons with their rules. Names are only ever text.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Facts, Row} from "./types.d.ts" */

const MARKS = {legal: "✓", illegal: "✗", unreadable: "?"}

/**
 * @param {Row} row
 * @param {string[][]} notices in every language
 * @param {Facts} facts
 * @param {(row: Row) => void} takeOut
 */
export function shown(row, notices, facts, takeOut) {
  const [lang, ...others] = facts.langs
  const second = (/** @type {(lang: string) => string} */ say) =>
    others.map((other) => h("small", {lang: other, dir: facts.directions[other], class: "desk__second"}, say(other)))
  const lead = (/** @type {string} */ one) => row.lead[one].join(", ")
  const placed = (/** @type {Row["reasons"][number]} */ reason, /** @type {string} */ one) =>
    `${reason.line ? `${fill(facts.line[one], {line: reason.line})}: ` : ""}${reason.said[one]}`
  const reasons = row.reasons.map((reason) =>
    h(
      "li",
      {class: `is-${reason.severity}`},
      placed(reason, lang),
      " ",
      facts.rules[reason.rule]
        ? h("a", {href: facts.rules[reason.rule]}, facts.words.rule, " ", h("span", {dir: "ltr"}, reason.rule))
        : null,
      second((other) => placed(reason, other)),
    ),
  )
  const said = facts.langs.map((one, n) => [...(notices[n] ?? []), ...row.notes[one]])
  const others_say = said[0].map((notice, at) =>
    h(
      "li",
      {class: "is-notice"},
      notice,
      others.map((other, n) =>
        h("small", {lang: other, dir: facts.directions[other], class: "desk__second"}, said[n + 1][at]),
      ),
    ),
  )
  return h(
    "li",
    {class: "desk__row", "data-status": row.status},
    h("h2", {}, h("bdi", {}, row.player || row.file)),
    h(
      "p",
      {class: "desk__result"},
      `${MARKS[row.status]} `,
      h("span", {}, facts.results[lang][row.status]),
      second((other) => facts.results[other][row.status]),
    ),
    h(
      "p",
      {class: "desk__about"},
      row.team ? [h("bdi", {}, row.team), " · "] : null,
      h("bdi", {}, row.file),
      lead(lang) ? [" · ", lead(lang), second(lead)] : null,
      row.cards === null ? null : [" · ", fill(facts.words.cards, {n: row.cards})],
      row.fingerprint
        ? [" · ", h("span", {class: "desk__code", dir: "ltr", title: facts.words.fingerprint}, row.fingerprint)]
        : null,
    ),
    reasons.length + others_say.length ? h("ul", {}, reasons, others_say) : null,
    h(
      "button",
      {
        type: "button",
        class: "desk__out",
        "aria-label": `${facts.words.take_out}: ${row.player || row.file}`,
        onclick: () => takeOut(row),
      },
      facts.words.take_out,
    ),
  )
}
