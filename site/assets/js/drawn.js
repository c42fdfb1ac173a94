// What pictures are made of: the drawings of a game come as a script, so from disk too, when a reader comes near.
import {script} from "./shelf.js"

/**
 * Called by the script: drawings as SVG, by the ids of what they are of, as JSON that is deflated and in letters.
 * @param {string} packed
 */
export async function tell(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))
  /** @type {Record<string, string>} */
  const drawings = await new Response(whole).json()
  for (const [id, svg] of Object.entries(drawings)) {
    const picture = document.getElementById(id)?.querySelector("img")
    if (picture) picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  }
}

const near = new IntersectionObserver(
  (groups) => {
    for (const {isIntersecting, target} of groups) {
      if (!isIntersecting) continue
      near.unobserve(target)
      script(/** @type {HTMLElement} */ (target).dataset.drawn ?? "").catch(() => {}) // without a signal they are not there
    }
  },
  {rootMargin: "100%"},
)
for (const group of document.querySelectorAll("[data-drawn]")) near.observe(group)
