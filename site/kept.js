// The service worker: without a signal it answers with what assets/js/kept.js has saved of the games that a reader keeps.
// The network comes first, so that nobody reads an old rule; a slow one is not waited for. No module, as not every browser
// takes one here.

/** @typedef {{title: string, said: string, kept: string, lang: string, dir: string}} Told */

const worker = /** @type {ServiceWorkerGlobalScope & {told?: Told}} */ (/** @type {unknown} */ (self))
const PATIENCE_MS = 3000
const BELOW = new URL("../", worker.registration.scope).href // the language's folder, and that of the runtime beside it
const NEVER_ANOTHER = /\.[0-9a-f]{10}\.\w+$|\/runtime\/[0-9a-f]{16}\// // a file whose name or folder holds its hash
const LOOK = `:root{color-scheme:light dark;font:1.1rem/1.6 sans-serif}body{max-width:32rem;margin:3rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.25}a{color:inherit}li{padding-block:.4rem}`
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
}

worker.addEventListener("install", () => worker.skipWaiting())
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()))

/** @param {Request} request */
const saved = (request) => caches.match(request, {ignoreSearch: true})

/**
 * What is shown instead of a page that is not kept: what is. `told` has the words, where there are pages: the build
 * appends it.
 * @param {Request} request
 */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    if (!worker.told) throw error
    return new Response(await absent(worker.told), {status: 503, headers: HEADERS})
  }
}

/** @param {Told} told */
async function absent({title, said, kept, lang, dir}) {
  const games = await Promise.all((await caches.keys()).map(game))
  const links = games.flatMap((one) =>
    one ? [`<li><a lang="${one.lang}" href="${safe(one.address)}">${safe(one.title)}</a></li>`] : [],
  )
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title>
<style>${LOOK}</style></head><body><main><h1>${safe(title)}</h1><p>${safe(said)}</p>
${links.length ? `<p>${safe(kept)}</p><ul>${links.join("")}</ul>` : ""}</main></body></html>`
}

/**
 * The game that a store is of: where it begins, and what it is called.
 * @param {string} store
 */
async function game(store) {
  const [ours, folder, id, ...more] = store.split(" ")
  if (ours !== "fitil" || !id || more.length) return null
  const base = new URL(folder, location.href)
  const found = await caches.match(new URL(`kept/${id}.json`, base))
  if (!found) return null
  /** @type {{title: string, lang: string}} */
  const {title, lang} = await found.json()
  return {address: new URL(`${id}/`, base).href, title, lang}
}

/** @param {string} text */
const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** @param {Request} request */
async function answer(request) {
  const kept = await saved(request)
  if (!kept) return request.mode === "navigate" ? page(request) : fetch(request)
  if (NEVER_ANOTHER.test(request.url)) return kept
  const fresh = fetch(request).then(
    (found) => (found.status < 500 ? found : kept),
    () => kept,
  )
  /** @type {Promise<Response>} */
  const patience = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  return Promise.race([fresh, patience])
}

/**
 * What a script asks for anew is to be kept (assets/js/kept.js), and comes from nowhere but the network.
 * @param {Request} request
 */
const renews = ({cache, destination}) => cache === "no-cache" && !destination

worker.addEventListener("fetch", (event) => {
  const {request} = event
  if (request.method === "GET" && request.url.startsWith(BELOW) && !renews(request)) event.respondWith(answer(request))
})
