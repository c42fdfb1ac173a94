// "Keep this game in the phone": says how much it is, saves it, and renews what has changed when one comes back online.
// hooks/kept.py lists what a game needs; the service worker (kept.js at the root of the language) answers from there.
(function () {
  "use strict"
  var box = document.querySelector(".keep"), root = window.fitil.root
  if (!("serviceWorker" in navigator) || !("caches" in window)) return
  var ABREAST = 6, STORE = "fitil " + new URL(root).pathname + " "

  // A service worker for the pages, and where the game brings programs along, one for the workers that run them.
  function register(files) {
    var runs = Object.keys(files).some(function (path) { return path.startsWith("../runtime/") })
    if (runs) navigator.serviceWorker.register(new URL("../runtime/kept.js", root))
    return navigator.serviceWorker.register(root + "kept.js")
  }

  function list(game) { return new URL("kept/" + game + ".json", root).href }

  // What is kept of a game: {files}, or nothing.
  function kept(game) {
    return caches.has(STORE + game).then(function (there) {
      return there ? caches.open(STORE + game).then(function (store) { return store.match(list(game)) }).then(function (found) { return found && found.json() }) : null
    })
  }

  // Saves what is new in the list, and drops what is no longer in it; the list itself comes last.
  function save(game, wanted, before, told) {
    var old = before ? before.files : {}, all = Object.keys(wanted.files), done = 0
    var missing = all.filter(function (path) { return old[path] !== wanted.files[path] })
    return caches.open(STORE + game).then(function (store) {
      function next() {
        var path = missing.pop()
        if (path === undefined) return Promise.resolve()
        var address = new URL(path, root).href
        return fetch(address, {cache: "no-cache"}).then(function (answer) {
          if (!answer.ok) throw new Error(address)
          return store.put(address, answer)
        }).then(function () { told(++done / (done + missing.length)) }).then(next)
      }
      return Promise.all(Array.from({length: ABREAST}, next)).then(function () {
        return Promise.all(Object.keys(old).filter(function (path) { return !wanted.files[path] }).map(function (path) {
          return store.delete(new URL(path, root).href)
        }))
      }).then(function () { return store.put(list(game), new Response(JSON.stringify(wanted))) })
    })
  }

  function fetched(game) {
    return fetch(list(game), {cache: "no-cache"}).then(function (answer) { return answer.json() })
  }

  function renew(game) {
    return kept(game).then(function (before) {
      return before && fetched(game).then(function (wanted) {
        register(wanted.files)
        return save(game, wanted, before, function () {})
      })
    })
  }

  // The games that are kept are renewed, whatever page one reads.
  caches.keys().then(function (names) {
    var games = names.filter(function (name) { return name.startsWith(STORE) }).map(function (name) { return name.slice(STORE.length) })
    if (games.length && navigator.onLine) {
      games.forEach(function (game) { renew(game).catch(function () { /* next time */ }) })
    }
  })

  if (!box) return
  var game = box.dataset.keep, words = box.dataset, says = box.querySelector(".keep__says"), button = box.querySelector("button")
  var act

  function offer(text, label, todo) {
    says.textContent = text
    button.textContent = label
    button.disabled = false
    act = todo
  }
  function begin() { offer("", words.begin, ask) }
  function ask() {
    return fetched(game).then(function (wanted) {
      var size = (wanted.bytes / 1e6).toLocaleString(document.documentElement.lang, {maximumFractionDigits: 1})
      offer(words.size.replace("{size}", size), words.save, function () { return take(wanted) })
    })
  }
  function take(wanted) {
    return register(wanted.files).then(function () {
      return save(game, wanted, null, function (share) { says.textContent = words.saving.replace("{share}", Math.round(100 * share)) })
    }).then(have)
  }
  function have() { offer(words.kept, words.drop, drop) }
  function drop() { return caches.delete(STORE + game).then(begin) }

  button.addEventListener("click", function () {
    button.disabled = true
    act().catch(function () { begin(); says.textContent = words.failed })
  })
  kept(game).then(function (found) {
    if (found) have()
    else begin()
    box.hidden = false
  })
})()
