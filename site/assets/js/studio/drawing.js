// A drawing that changes while somebody looks at it. What an image shows is a page of its own to the browser, which takes
// three times as long to make; here its names are in a tree of their own, as those of two drawings are alike.
import {h} from "../workshop/dom.js"

/** @param {string} kind its class */
export function drawing(kind) {
  const place = h("div", {class: kind, role: "img", hidden: true})
  const inside = place.attachShadow({mode: "open"})
  return {
    place,
    /**
     * @param {string} svg the drawing, as Fitil's own Python writes it; empty for none
     * @param {string} said what it says to who does not see it
     */
    show(svg, said) {
      inside.innerHTML = svg
      place.ariaLabel = said
      place.hidden = !svg
    },
  }
}
