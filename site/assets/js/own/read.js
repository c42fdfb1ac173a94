// How a table was read: which file, in which look, and what each column is taken for; all of it can be said otherwise.
import {h} from "../workshop/dom.js"
/** @import {Own, OwnFacts, Wished} from "./types.d.ts" */

/**
 * @param {OwnFacts["words"]} words
 * @param {string[]} tables the files that may be it
 * @param {Wished} wished which is changed
 * @param {Own | null} out what it came to, if it could be read
 * @param {() => void} again what reads it anew
 * @returns {HTMLElement[]}
 */
export function asRead(words, tables, wished, out, again) {
  const file = choice(words.table, Object.fromEntries(tables.map((name) => [name, name])), wished.table, (name) =>
    Object.assign(wished, {table: name, look: null, columns: []}),
  )
  const which = tables.length > 1 ? [file] : []
  if (!out) return which.length ? [h("div", {class: "workshop__options"}, which)] : []
  const looks = Object.fromEntries(out.looks.map((look) => [look, words[`look_${look}`]]))
  const look = choice(words.look, looks, out.look, (name) => Object.assign(wished, {look: name}))
  const columns = out.columns.map(({heading, kind, lines}) =>
    choice(heading, lines, kind, (name) => {
      const others = wished.columns.filter((one) => !one.startsWith(`${heading}=`))
      wished.columns = [...others, `${heading}=${name}`]
    }),
  )
  return [
    h("div", {class: "workshop__options"}, which, look),
    h(
      "details",
      {class: "workshop__more"},
      h("summary", {}, words.columns),
      h("div", {class: "workshop__options own__columns"}, columns),
    ),
  ]

  /**
   * @param {string} label
   * @param {Record<string, string>} values with what each is called
   * @param {string} value
   * @param {(value: string) => void} does
   */
  function choice(label, values, value, does) {
    const options = Object.entries(values).map(([name, text]) => h("option", {value: name}, text))
    const select = h(
      "select",
      {
        onchange: ({currentTarget}) => {
          does(currentTarget.value)
          again()
        },
      },
      options,
    )
    select.value = value
    return h("label", {}, h("span", {dir: "auto"}, label), select)
  }
}
