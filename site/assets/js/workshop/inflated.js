// Files that lie on the host deflated, so that they are small there, and on a host that compresses nothing, too.

/** @param {string} address */
async function body(address) {
  const {ok, status, body} = await fetch(address)
  if (!ok || !body) throw new Error(`${address}: ${status}`)
  return body
}

/** @param {string} address */
export const plain = async (address) => new Response(await body(address))

/** @param {string} address */
export const inflated = async (address) =>
  new Response((await body(address)).pipeThrough(new DecompressionStream("deflate")))

/**
 * What lies beside the page as JSON of this name.
 * @param {string} name
 */
export const beside = async (name) => (await inflated(`${name}.json.z`)).json()
