// The faces of cards, and the room that a row of them takes.
import {h} from "../workshop/dom.js"
import {pictured} from "../workshop/own.js"
/** @import {Cell, Facts} from "./types.d.ts" */

/**
 * The face of a card. The words for it are beside it, so that it needs none of its own.
 * @param {Facts} facts
 * @param {string} id
 * @param {string} name
 */
export function face({face: usual, faces, discs}, id, name) {
  const [width, height] = faces[id] ?? usual
  return h("img", {
    ...pictured(id),
    width,
    height,
    alt: "",
    class: discs.includes(id) ? `${name} is-disc` : name,
    decoding: "async",
    draggable: "false",
  })
}

/**
 * The cards that something is about, as pictures; there is room for two.
 * @param {Facts} facts
 * @param {string[]} ids
 */
export function faces(facts, ids) {
  const shown = ids.slice(0, 2)
  const [width, height] = facts.faces[ids[0]] ?? facts.face
  return shown.length
    ? h(
        "span",
        {class: width > height ? "play__of is-wide" : "play__of"},
        shown.map((id) => face(facts, id, "")),
      )
    : null
}

/**
 * Tells a row of cards how many they are, their proportions, which are those of the first, the widest of them, and the
 * share of the room that they need: more if some are turned.
 * @param {Facts} facts
 * @param {HTMLElement} row
 * @param {Cell[]} cells
 */
export function sized({face: usual, faces}, row, cells) {
  const [width, height] = faces[cells[0]?.card ?? ""] ?? usual
  const ratio = width / height
  const turned = cells.filter((cell) => cell.turned).length
  row.style.setProperty("--count", String(cells.length))
  row.style.setProperty("--ratio", String(ratio))
  row.style.setProperty("--widest", String(turned ? 1 : ratio))
  row.style.setProperty("--share", String(cells.length - turned + turned / ratio || 1))
  return row
}
