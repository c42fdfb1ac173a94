// A drawing as pixels, by the browser: as the source of an image nothing in it runs, and it asks for no other file.

/** Styles are no page's own: its policy would refuse them aloud, so they go by another name until they are drawn. */
const STYLE = /\bstyle(?=\s*=)/g
const ASIDE = "style-aside"

/**
 * An SVG file in a size in pixels, cropped about its centre; nothing for what the browser cannot draw.
 * @param {Uint8Array} svg
 * @param {[number, number]} size
 */
export async function drawn(svg, [width, height]) {
  const written = new TextDecoder().decode(svg).replace(STYLE, ASIDE)
  const parsed = new DOMParser().parseFromString(written, "image/svg+xml")
  const root = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (parsed.documentElement))
  if (root.localName !== "svg") return null
  if (!root.hasAttribute("viewBox")) {
    const [wide, high] = [root.width, root.height].map((side) => side.baseVal.value || 100)
    root.setAttribute("viewBox", `0 0 ${wide} ${high}`)
  }
  root.setAttribute("preserveAspectRatio", "xMidYMid slice")
  for (const [side, length] of Object.entries({width, height})) root.setAttribute(side, String(length))
  root.setAttribute(ASIDE, `${root.getAttribute(ASIDE) ?? ""};width:${width}px;height:${height}px`)
  const whole = new Blob([new XMLSerializer().serializeToString(root).replaceAll(ASIDE, "style")], {
    type: "image/svg+xml",
  })
  const address = URL.createObjectURL(whole)
  const image = new Image(width, height)
  image.src = address
  try {
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"))
    context.drawImage(image, 0, 0, width, height)
    return canvas.transferToImageBitmap()
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
