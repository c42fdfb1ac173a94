// Plain data behind an address: deflated, and in letters that an address may have. Nothing of it is sent anywhere.

const MOST_LETTERS = 1_000_000
const MOST_BYTES = 4_000_000

/** @param {unknown} what */
export async function packed(what) {
  const bytes = await whole(new TextEncoder().encode(JSON.stringify(what)), new CompressionStream("deflate-raw"))
  let letters = ""
  for (const byte of bytes) letters += String.fromCharCode(byte) // as arguments of one call, many bytes are too many
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

/**
 * What stands behind a mark in the address of the page; null if there is no such mark, or nothing that can be read, be
 * it damaged, or larger than any such thing is.
 * @param {string} mark
 * @returns {Promise<unknown>}
 */
export async function unpacked(mark) {
  if (!location.hash.startsWith(mark) || location.hash.length > MOST_LETTERS) return null
  try {
    const code = location.hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/")
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await whole(bytes, new DecompressionStream("deflate-raw"))))
  } catch {
    return null
  }
}

/**
 * All that a stream makes of some bytes; it ends with an error once that is more than it may be.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function whole(bytes, stream) {
  let length = 0
  const bounded = new TransformStream({
    transform(part, passed) {
      length += part.length
      if (length > MOST_BYTES) passed.error(new RangeError(`more than ${MOST_BYTES} bytes`))
      else passed.enqueue(part)
    },
  })
  return new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bounded)).arrayBuffer(),
  )
}
