// The service worker: without a signal it answers with what assets/js/kept.js has saved of the games that a reader keeps.
// The network comes first, so that nobody reads an old rule; a slow one is not waited for.
"use strict"
var PATIENCE_MS = 3000
var BELOW = new URL("../", registration.scope).href // the language's folder, and that of the runtime beside it

addEventListener("install", function () {
  skipWaiting()
})
addEventListener("activate", function (event) {
  event.waitUntil(clients.claim())
})

function saved(request) {
  return caches.match(request, {ignoreSearch: true}).then(function (found) {
    // of a picture in several sizes one is kept
    var smaller = request.url.replace(/-\d+\.webp$/, "-300.webp")
    return found || (smaller !== request.url ? caches.match(smaller) : undefined)
  })
}

// What is shown instead of a page that is not kept: what is. `told` has the words, where there are pages: the build appends it.
function absent(error) {
  if (!self.told) throw error
  return caches
    .keys()
    .then(function (names) {
      return Promise.all(names.map(game))
    })
    .then(function (games) {
      var links = games.filter(Boolean).map(function (one) {
        return '<li><a lang="' + one.lang + '" href="' + safe(one.address) + '">' + safe(one.title) + "</a></li>"
      })
      var page =
        '<!doctype html><html lang="' +
        self.told.lang +
        '" dir="' +
        self.told.dir +
        '"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>' +
        safe(self.told.title) +
        "</title>" +
        "<style>:root{color-scheme:light dark;font:1.1rem/1.6 sans-serif}body{max-width:32rem;margin:3rem auto;padding:0 1rem}" +
        "h1{font-size:1.6rem;line-height:1.25}a{color:inherit}li{padding-block:.4rem}</style></head><body><main><h1>" +
        safe(self.told.title) +
        "</h1><p>" +
        safe(self.told.said) +
        "</p>" +
        (links.length ? "<p>" + safe(self.told.kept) + "</p><ul>" + links.join("") + "</ul>" : "") +
        "</main></body></html>"
      return new Response(page, {
        status: 503,
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy":
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        },
      })
    })
}

// The game that a store is of: where it begins, and what it is called.
function game(name) {
  var parts = name.split(" ")
  if (parts[0] !== "fitil" || parts.length !== 3) return null
  var base = new URL(parts[1], location)
  return caches.match(new URL("kept/" + parts[2] + ".json", base)).then(function (found) {
    return (
      found &&
      found.json().then(function (list) {
        return {address: new URL(parts[2] + "/", base).href, title: list.title, lang: list.lang}
      })
    )
  })
}

function safe(text) {
  return String(text).replace(/[&<>"]/g, function (sign) {
    return "&#" + sign.charCodeAt(0) + ";"
  })
}

addEventListener("fetch", function (event) {
  var request = event.request
  if (request.method !== "GET" || !request.url.startsWith(BELOW)) return
  event.respondWith(
    saved(request).then(function (kept) {
      if (!kept) return request.mode === "navigate" ? fetch(request).catch(absent) : fetch(request)
      // a file whose name or folder holds its hash is never another
      if (/\.[0-9a-f]{10}\.\w+$|\/runtime\/[0-9a-f]{16}\//.test(request.url)) return kept
      var fresh = fetch(request)
      return new Promise(function (resolve) {
        setTimeout(function () {
          resolve(kept)
        }, PATIENCE_MS)
        fresh.then(
          function (answer) {
            resolve(answer.status < 500 ? answer : kept)
          },
          function () {
            resolve(kept)
          },
        )
      })
    }),
  )
})
