// A file that is made of another one, as `hooks/pages/remade.py` wrote what is left of it.

const LINE_END = 10

/** @param {string} address */
async function fetched(address) {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
  return response.body
}

/** @param {ReadableStream<BufferSource>} body */
const whole = async (body) => new Uint8Array(await new Response(body).arrayBuffer())

/**
 * @param {string} from the address of the other file
 * @param {string} left the address of what the wanted one has besides, deflated
 */
export async function remade(from, left) {
  const [other, own] = await Promise.all([
    fetched(from).then(whole),
    fetched(left).then((body) => whole(body.pipeThrough(new DecompressionStream("deflate")))),
  ])
  const begin = own.indexOf(LINE_END) + 1
  /** @type {[number, number, number][]} */
  const steps = JSON.parse(new TextDecoder().decode(own.subarray(0, begin)))
  let at = begin
  const parts = steps.flatMap(([length, start, copied]) => {
    at += length
    return [own.subarray(at - length, at), other.subarray(start, start + copied)]
  })
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
