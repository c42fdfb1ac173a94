// Pictures made of pixels, as a card's frame takes them: the browser reads them, and brings them to their size.

/** @typedef {{file: string, size: [number, number], ground: string, style: "colour" | "grey" | "lines", drawing: boolean}} Wish */
/** @typedef {(svg: Uint8Array, size: [number, number]) => Promise<ImageBitmap | null>} Draw */

const QUALITY = 0.9
const EDGE = [150, 3] // where a difference of lightness begins to be a line, and how steeply

/**
 * What is wished for, by the paths where it is to be kept, and how wide each is. Of lines there is only the lightness.
 * @param {Record<string, Wish>} wanted
 * @param {(file: string) => Uint8Array} read
 * @param {Draw} draw
 */
export async function brought(wanted, read, draw) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map()
  /** @type {Record<string, number>} */
  const widths = {}
  for (const [kept, wish] of Object.entries(wanted)) {
    files.set(kept, await drawn(wish, read(wish.file), draw))
    widths[kept] = wish.size[0]
  }
  return {files, widths}
}

/**
 * A picture cropped about its centre.
 * @param {Wish} wish
 * @param {Uint8Array} bytes
 * @param {Draw} draw
 */
async function drawn({size: [width, height], ground, style, drawing}, bytes, draw) {
  const canvas = new OffscreenCanvas(width, height)
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d", {willReadFrequently: true}))
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = "high"
  const picture = drawing
    ? await draw(bytes, [width, height])
    : await createImageBitmap(new Blob([/** @type {BlobPart} */ (bytes)])).catch(() => null)
  if (picture) {
    const scale = Math.max(width / picture.width, height / picture.height)
    const [wide, high] = [picture.width * scale, picture.height * scale]
    context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
    picture.close()
  }
  if (style === "colour") return encoded(canvas)
  const pixels = context.getImageData(0, 0, width, height)
  const grey = lightness(pixels.data)
  if (style === "lines") return edges(grey, width, height)
  for (const [at, light] of grey.entries()) pixels.data.fill(light, at * 4, at * 4 + 3)
  context.putImageData(pixels, 0, 0)
  return encoded(canvas)
}

/** @param {OffscreenCanvas} canvas */
async function encoded(canvas) {
  const blob = await canvas.convertToBlob({type: "image/jpeg", quality: QUALITY})
  return new Uint8Array(await blob.arrayBuffer())
}

/** @param {Uint8ClampedArray} rgba */
function lightness(rgba) {
  const grey = new Uint8Array(rgba.length / 4)
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = Math.round((299 * rgba[4 * at] + 587 * rgba[4 * at + 1] + 114 * rgba[4 * at + 2]) / 1000)
  return grey
}

/**
 * Black on white where the lightness changes rapidly; the frame does not count.
 * @param {Uint8Array} grey
 * @param {number} width
 * @param {number} height
 */
function edges(grey, width, height) {
  const smooth = new Uint8Array(grey.length)
  const around = (/** @type {Uint8Array} */ from, /** @type {number} */ at) =>
    [-1, 0, 1].reduce((sum, row) => {
      const middle = at + row * width
      return sum + from[middle - 1] + from[middle] + from[middle + 1]
    }, 0)
  const inside = (/** @type {(at: number) => void} */ does, /** @type {number} */ edge) => {
    for (let y = edge; y < height - edge; y += 1) for (let x = edge; x < width - edge; x += 1) does(y * width + x)
  }
  inside((at) => {
    smooth[at] = around(grey, at) / 9
  }, 1)
  const lines = new Uint8Array(grey.length).fill(255)
  inside((at) => {
    const change = Math.min(255, Math.max(0, 9 * smooth[at] - around(smooth, at)))
    lines[at] = Math.min(255, Math.max(0, (255 - change - EDGE[0]) * EDGE[1]))
  }, 3)
  return lines
}
