// A picture of one's own on the card: chosen, or dropped on the faces; what cannot be one is told in a line.
import {button, choosing, h, why} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
/** @import {Pictures} from "./pictures.js" */
/** @import {Sketches} from "./sketches.js" */
/** @import {Facts, Sketch} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Sketches} sketches
 * @param {Pictures} pictures
 * @param {HTMLElement} faces where it may be dropped
 */
export function picturing({words, pixels, reading}, sketches, pictures, faces) {
  const said = h("p", {role: "status"})
  const sized = h("p", {class: "studio__sized"}, pixels)
  let asked = 0 // what was asked for last is what counts
  let about = "" // the card and the picture that something has been said of
  const remove = button(words.picture_drop, () => {
    asked += 1
    sketches.change((sketch) => delete sketch.picture)
    tell(words.picture_off)
    open.querySelector("input")?.focus()
  })

  /** @param {File | undefined} file */
  async function take(file) {
    if (!file) return
    asked += 1
    const [mine, card, set] = [asked, sketches.now, sketches.setAt]
    tell(reading)
    try {
      const {name, wrong, full} = await pictures.take(file)
      if (mine !== asked || set !== sketches.setAt) return
      if (name) {
        const show = (/** @type {Sketch} */ sketch) => {
          sketch.picture = name
          delete sketch.scene
        }
        sketches.change(show, "", card)
      }
      if (card.entry.id !== sketches.now.entry.id) return
      const told = name ? fill(words.picture_on, {name: file.name}) : `${file.name}: ${wrong}`
      tell(full ? `${told} ${words.picture_full}` : told)
    } catch (error) {
      tell(`${words.broken} ${why(error)}`)
    }
  }

  const pixelled = {accept: ".svg,.png,.jpg,.jpeg,.webp", "aria-describedby": "studio-picture-about"}
  const open = choosing(words.picture_open, pixelled, ({files}) => take(files?.[0]))
  faces.addEventListener("dragover", (event) => event.preventDefault())
  faces.addEventListener("drop", (event) => {
    event.preventDefault()
    take(event.dataTransfer?.files[0])
  })

  const which = () => `${sketches.setAt} ${sketches.now.entry.id} ${sketches.now.picture}`

  /** @param {string} text what is so until the card has another picture, or another card is at hand */
  function tell(text) {
    about = which()
    said.replaceChildren(text)
  }

  const show = () => {
    const {picture} = sketches.now
    if (which() !== about) said.replaceChildren()
    remove.hidden = !picture
    sized.hidden = !picture || picture.endsWith(".svg")
  }
  sketches.addEventListener("change", show)
  show()
  pictures.clean(sketches.ever.flatMap(({picture}) => picture ?? []))
  return h(
    "section",
    {class: "studio__picture", "aria-labelledby": "studio-picture"},
    h("h2", {id: "studio-picture"}, words.picture),
    h("p", {id: "studio-picture-about"}, words.picture_about),
    h("div", {class: "studio__bar"}, open, remove),
    said,
    sized,
  )
}
