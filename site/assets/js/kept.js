// "Keep this game in the phone": says how much it is, saves it, and renews what has changed when one comes back online.
// hooks/assets/kept.py lists what a game needs; the service worker (kept.js at the root of the language) answers from there.
// A game has a store of its own; what games and languages share, the runtime, lies once in one beside them.
;(function () {
  "use strict"
  var box = document.querySelector(".keep"),
    root = window.fitil.root
  if (!("serviceWorker" in navigator && "caches" in window && "locks" in navigator)) return
  var ABREAST = 6,
    STORE = "fitil " + new URL(root).pathname + " ",
    RUNTIME = new URL("../runtime/", root),
    SHARED = "fitil " + RUNTIME.pathname

  // A service worker for the pages, and where the game brings programs along, one for the workers that run them; those
  // of the other languages tell who changes to one that their pages are not kept.
  function register(wanted) {
    document.querySelectorAll("a.language").forEach(function (link) {
      navigator.serviceWorker.register(new URL("../" + link.hreflang + "/kept.js", root))
    })
    if (Object.keys(wanted.shared).length) navigator.serviceWorker.register(new URL("kept.js", RUNTIME))
    return navigator.serviceWorker.register(root + "kept.js")
  }

  function at(path, base) {
    return new URL(path, base || root).href
  }
  function list(game, base) {
    return at("kept/" + game + ".json", base)
  }

  // What is kept of a game: {files}, or nothing.
  function kept(game) {
    return caches.has(STORE + game).then(function (there) {
      return there
        ? caches
            .open(STORE + game)
            .then(function (store) {
              return store.match(list(game))
            })
            .then(function (found) {
              return found && found.json()
            })
        : null
    })
  }

  // The addresses in the shared store.
  function there() {
    return caches
      .has(SHARED)
      .then(function (has) {
        return has ? caches.open(SHARED) : null
      })
      .then(function (store) {
        return store ? store.keys() : []
      })
      .then(function (found) {
        return found.map(function (request) {
          return request.url
        })
      })
  }

  // One change at a time, whatever page makes it: a game that is dropped while it is renewed would come back.
  function alone(change) {
    return navigator.locks.request("fitil kept", change)
  }

  // Saves what is new in the list, and drops what is no longer in it; the list itself comes last, and before that stands
  // beside it as one to come, so that nobody drops what it shares.
  function save(game, wanted, before, told) {
    var old = before ? before.files : {},
      done = 0,
      coming = list(game) + ".coming",
      said = JSON.stringify(wanted)
    return caches
      .open(STORE + game)
      .then(function (store) {
        return store.put(coming, new Response(said))
      })
      .then(function () {
        return Promise.all([caches.open(STORE + game), caches.open(SHARED), there()])
      })
      .then(function (found) {
        var store = found[0],
          shared = found[1],
          have = found[2],
          missing = Object.keys(wanted.files).filter(function (path) {
            return path in wanted.shared ? !have.includes(at(path)) : old[path] !== wanted.files[path]
          })
        function next() {
          var path = missing.pop()
          if (path === undefined) return Promise.resolve()
          var address = at(path)
          return fetch(address, {cache: "no-cache"})
            .then(function (answer) {
              if (!answer.ok) throw new Error(address)
              return checked(answer, wanted.files[path]).then(function () {
                return (path in wanted.shared ? shared : store).put(address, answer)
              })
            })
            .then(function () {
              told(++done / (done + missing.length))
            })
            .then(next, function (error) {
              missing = [] // the others stop, and say no more
              told = function () {}
              throw error
            })
        }
        return Promise.all(Array.from({length: ABREAST}, next))
          .then(function () {
            return Promise.all(
              Object.keys(old)
                .filter(function (path) {
                  return !wanted.files[path]
                })
                .map(function (path) {
                  return store.delete(at(path))
                }),
            )
          })
          .then(function () {
            return store.put(list(game), new Response(said))
          })
          .then(function () {
            return store.delete(coming)
          })
      })
      .then(sweep)
  }

  // Drops what is shared by no game any more that is kept in whatever language.
  function sweep() {
    return caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names
            .filter(function (name) {
              return name.split(" ").length === 3
            })
            .map(function (name) {
              var base = at(name.split(" ")[1]),
                listed = list(name.split(" ")[2], base)
              return caches
                .open(name)
                .then(function (store) {
                  return Promise.all(
                    [listed, listed + ".coming"].map(function (one) {
                      return store.match(one).then(function (found) {
                        return found ? found.json() : {files: {}}
                      })
                    }),
                  )
                })
                .then(function (lists) {
                  return lists.map(function (one) {
                    return Object.keys(one.files).map(function (path) {
                      return at(path, base)
                    })
                  })
                })
            }),
        )
      })
      .then(function (lists) {
        var needed = new Set(lists.flat(2))
        return there().then(function (have) {
          if (
            !Array.from(needed).some(function (address) {
              return address.startsWith(RUNTIME.href)
            })
          )
            return caches.delete(SHARED)
          return caches.open(SHARED).then(function (store) {
            return Promise.all(
              have
                .filter(function (address) {
                  return !needed.has(address)
                })
                .map(function (address) {
                  return store.delete(address)
                }),
            )
          })
        })
      })
  }

  // Nothing is saved but what the list names: a host may answer with another page where the file is not there yet, and
  // what has its hash in its name is never asked for again.
  function checked(answer, hash) {
    return answer
      .clone()
      .arrayBuffer()
      .then(function (bytes) {
        return crypto.subtle.digest("SHA-256", bytes)
      })
      .then(function (digest) {
        var found = Array.from(new Uint8Array(digest), function (byte) {
          return byte.toString(16).padStart(2, "0")
        }).join("")
        if (!found.startsWith(hash)) throw new Error(answer.url)
      })
  }

  function fetched(game) {
    return fetch(list(game), {cache: "no-cache"}).then(function (answer) {
      return answer.json()
    })
  }

  function renew(game) {
    return kept(game).then(function (before) {
      return (
        before &&
        fetched(game).then(function (wanted) {
          register(wanted)
          return save(game, wanted, before, function () {})
        })
      )
    })
  }

  // The games that are kept are renewed, whatever page one reads.
  caches.keys().then(function (names) {
    var games = names
      .filter(function (name) {
        return name.startsWith(STORE)
      })
      .map(function (name) {
        return name.slice(STORE.length)
      })
    if (navigator.onLine)
      games.reduce(function (before, game) {
        // one by one, so that a reader's click comes in between
        return before
          .then(function () {
            return alone(function () {
              return renew(game)
            })
          })
          .catch(function () {
            /* next time */
          })
      }, Promise.resolve())
  })

  if (!box) return
  var game = box.dataset.keep,
    words = box.dataset,
    says = box.querySelector(".keep__says"),
    button = box.querySelector("button")
  var act

  function offer(text, label, todo) {
    says.textContent = text
    button.textContent = label
    button.disabled = false
    act = todo
  }
  function begin() {
    offer("", words.begin, ask)
  }
  function ask() {
    return Promise.all([fetched(game), there()]).then(function (found) {
      var wanted = found[0],
        bytes = Object.keys(wanted.shared).reduce(function (left, path) {
          return found[1].includes(at(path)) ? left - wanted.shared[path] : left
        }, wanted.bytes)
      var size = (bytes / 1e6).toLocaleString(document.documentElement.lang, {maximumFractionDigits: 1})
      offer(words.size.replace("{size}", size), words.save, function () {
        return take(wanted)
      })
    })
  }
  function take(wanted) {
    function told(share) {
      says.textContent = words.saving.replace("{share}", Math.round(100 * share))
    }
    return register(wanted)
      .then(function () {
        return alone(function () {
          return save(game, wanted, null, told)
        })
      })
      .then(have)
  }
  function have() {
    offer(words.kept, words.drop, drop)
  }
  function drop() {
    return alone(function () {
      return caches.delete(STORE + game).then(sweep)
    }).then(begin)
  }

  button.addEventListener("click", function () {
    button.disabled = true
    act().catch(function () {
      begin()
      says.textContent = words.failed
    })
  })
  kept(game).then(function (found) {
    if (found) have()
    else begin()
    box.hidden = false
  })
})()
