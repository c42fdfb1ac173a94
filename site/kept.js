// The service worker: without a signal it answers with what assets/js/kept.js has saved of the games that a reader keeps.
// The network comes first, so that nobody reads an old rule; a slow one is not waited for.
"use strict"
var PATIENCE_MS = 3000
var BELOW = new URL("../", registration.scope).href  // the language's folder, and that of the runtime beside it

addEventListener("install", function () { skipWaiting() })
addEventListener("activate", function (event) { event.waitUntil(clients.claim()) })

function saved(request) {
  return caches.match(request, {ignoreSearch: true}).then(function (found) {
    // of a picture in several sizes one is kept
    var smaller = request.url.replace(/-\d+\.webp$/, "-300.webp")
    return found || (smaller !== request.url ? caches.match(smaller) : undefined)
  })
}

addEventListener("fetch", function (event) {
  var request = event.request
  if (request.method !== "GET" || !request.url.startsWith(BELOW)) return
  event.respondWith(saved(request).then(function (kept) {
    if (!kept) return fetch(request)
    // a file whose name or folder holds its hash is never another
    if (/\.[0-9a-f]{10}\.\w+$|\/runtime\/[0-9a-f]{16}\//.test(request.url)) return kept
    var fresh = fetch(request)
    return new Promise(function (resolve) {
      setTimeout(function () { resolve(kept) }, PATIENCE_MS)
      fresh.then(function (answer) { resolve(answer.status < 500 ? answer : kept) }, function () { resolve(kept) })
    })
  }))
})
