// What the pages say, by game: every rule, question, example, term and card as an entry (hooks/text/search.py).
// A game's file comes as a script, so from disk too, when the search or a preview first asks for it.
;(function () {
  "use strict"
  var fitil = (window.fitil = window.fitil || {})
  var ROOT = new URL("../../", document.currentScript.src).href
  var FIELDS = ["page", "kind", "anchor", "number", "heading", "text", "picture", "links"]
  var asked = new Map(),
    shelves = new Map()

  // Loads a script of ours once; resolves when it has run.
  function script(path) {
    if (!asked.has(path)) {
      asked.set(
        path,
        new Promise(function (resolve, reject) {
          var made = document.createElement("script")
          made.src = ROOT + path
          made.addEventListener("load", resolve)
          made.addEventListener("error", function () {
            asked.delete(path)
            made.remove()
            reject(new Error(path))
          })
          document.head.append(made)
        }),
      )
    }
    return asked.get(path)
  }

  // Called by the files of the index.
  fitil.shelve = function (game, shelf) {
    shelf.game = game
    shelf.places = new Map()
    shelf.entries = shelf.entries.map(function (row) {
      var entry = {}
      FIELDS.forEach(function (field, n) {
        entry[field] = row[n]
      })
      var page = shelf.pages[entry.page]
      entry.page = page[0]
      entry.place = page[1] + (entry.anchor && "#" + entry.anchor)
      entry.link = ROOT + entry.place
      shelf.places.set(entry.place, entry)
      return entry
    })
    shelves.set(game, shelf)
  }

  // The shelf of a game, or of the pages of no game: "site".
  fitil.shelf = function (game) {
    return script("search/" + game + ".js").then(function () {
      return shelves.get(game)
    })
  }

  fitil.script = script
  fitil.root = ROOT

  // Puts text into an element: sums run from left to right wherever they stand; `made` may make something of a stretch.
  fitil.write = function (into, text, made) {
    text.split(/(\u2066[^\u2069]*\u2069)/).forEach(function (part, n) {
      var parent = into
      if (n % 2) {
        parent = document.createElement("bdi")
        parent.dir = "ltr"
        into.append(parent)
        part = part.slice(1, -1)
      }
      if (made) made(parent, part)
      else parent.append(part)
    })
    return into
  }

  // The text from a place on, at most so long, cut at spaces and never inside a sum.
  fitil.cut = function (text, from, most) {
    function whole(at, later) {
      var open = text.lastIndexOf("\u2066", at - 1),
        close = text.lastIndexOf("\u2069", at - 1)
      return open > close ? (later ? text.indexOf("\u2069", at) + 1 : open) : at
    }
    var start = whole(from && text.indexOf(" ", from) + 1, false),
      end = start + most
    end = end >= text.length ? text.length : whole(text.lastIndexOf(" ", end), true)
    return (start ? "… " : "") + text.slice(start, end) + (end < text.length ? " …" : "")
  }
})()
