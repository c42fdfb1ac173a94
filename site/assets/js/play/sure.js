// Asks before something is lost that was played: yes, or rather not, which Escape says, too.
import {h} from "../workshop/dom.js"
/** @import {Facts} from "./types.d.ts" */

/** @param {Facts["words"]} words */
export function surely(words) {
  const asked = h("h2", {id: "sure-asked"})
  const yes = h("button", {class: "md-button", value: "yes"})
  const no = h("button", {class: "md-button md-button--primary", autofocus: true}, words.cancel)
  const place = h(
    "dialog",
    {
      class: "play__sure",
      role: "alertdialog",
      "aria-labelledby": asked.id,
      onkeydown: (event) => event.stopPropagation(), // the table under it takes no keys meanwhile
    },
    h("form", {method: "dialog"}, asked, h("p", {}, no, yes)),
  )

  return {
    place,
    get opened() {
      return place.open
    },
    close() {
      place.close()
    },
    /**
     * Whether that is meant.
     * @param {string} question
     * @param {string} does what the button says that does it
     * @returns {Promise<boolean>}
     */
    ask(question, does) {
      asked.textContent = question
      yes.textContent = does
      place.returnValue = ""
      place.showModal()
      return new Promise((tell) => {
        place.addEventListener("close", () => tell(place.returnValue === "yes"), {once: true})
      })
    },
  }
}
