// The search: a dialog in which rules are found as one asks for them. What it needs comes when it is first opened.
// The question stands in the page's address, so that going back from an answer returns to the answers.
;(function () {
  "use strict"
  var fitil = window.fitil
  var dialog = document.querySelector("dialog.search")
  if (!dialog || !dialog.showModal) return
  var input = dialog.querySelector("input"),
    list = dialog.querySelector(".answers"),
    note = dialog.querySelector(".answers__note")
  var chips = Array.from(dialog.querySelectorAll("[data-game]"))
  var here = dialog.dataset.here,
    chosen = here
  var MOST = 30,
    OWN = 8,
    LEAST = 0.12,
    UNDER = 3,
    LENGTH = 220
  var finders = new Map(),
    latest = 0,
    counted = dialog.querySelector(".answers__count"),
    counting = 0

  // The finder of a game, made when its entries have come.
  function finder(game) {
    if (!finders.has(game)) {
      finders.set(
        game,
        Promise.all([
          fitil.shelf(game),
          fitil.script("assets/js/vendor/minisearch.js"),
          fitil.script("assets/js/words.js"),
        ]).then(function (loaded) {
          return fitil.script("assets/js/finding.js").then(function () {
            return new fitil.Finder(loaded[0])
          })
        }),
      )
      finders.get(game).catch(function () {
        finders.delete(game)
      })
    }
    return finders.get(game)
  }

  function games() {
    var all = chips
      .map(function (chip) {
        return chip.dataset.game
      })
      .filter(Boolean)
      .concat("site")
    return chosen
      ? [chosen]
      : [here]
          .concat(
            all.filter(function (game) {
              return game !== here
            }),
          )
          .filter(Boolean)
  }

  // --- answers -----------------------------------------------------------------------------------------------------

  function element(name, className, text) {
    var made = document.createElement(name)
    if (className) made.className = className
    if (text) made.textContent = text
    return made
  }

  // Text with the words that were asked for marked.
  function marked(into, text, matches) {
    return fitil.write(into, text, function (parent, part) {
      var at = 0
      Array.from(part.matchAll(fitil.WORD)).forEach(function (match) {
        if (!matches(fitil.plain(match[0]))) return
        parent.append(part.slice(at, match.index), element("mark", "", match[0]))
        at = match.index + match[0].length
      })
      parent.append(part.slice(at))
    })
  }

  // As much of a text as says why it was found.
  function excerpt(text, matches) {
    text = text.replace(/^[–—\s]+/, "")
    var hit = Array.from(text.matchAll(fitil.WORD)).find(function (match) {
      return matches(fitil.plain(match[0]))
    })
    return fitil.cut(text, hit && hit.index > LENGTH / 2 ? hit.index - 60 : 0, LENGTH)
  }

  function lower(entry, matches) {
    var item = element("li"),
      link = element("a", "under")
    link.href = entry.link
    link.append(element("span", "under__kind", dialog.dataset[entry.kind] || entry.page), " ")
    marked(link, entry.kind === "term" ? entry.heading + " — " + excerpt(entry.text, matches) : entry.heading, matches)
    item.append(link)
    return item
  }

  function answer(found, several) {
    var entry = found.entry,
      item = element("li", "found"),
      link = element("a", "answer"),
      matches = found.matches
    link.href = entry.link
    var says = element("span", "answer__says"),
      path = [
        several && found.title,
        entry.page,
        (entry.number ? entry.number + " " : "") + (entry.kind === "rule" ? entry.heading : ""),
      ]
    says.append(element("span", "answer__path", path.filter(Boolean).join(" · ")))
    if (entry.kind !== "rule" && entry.heading)
      says.append(marked(element("strong", "answer__heading"), entry.heading, matches))
    says.append(marked(element("span", "answer__text"), excerpt(entry.text, matches), matches))
    link.append(says)
    item.append(link)
    if (found.picture) {
      var picture = element("img", "answer__picture")
      picture.alt = ""
      picture.loading = "lazy"
      picture.src = fitil.root + found.picture
      link.append(picture)
    }
    if (found.under.length) {
      var under = element("ul", "found__under")
      found.under.forEach(function (one) {
        under.append(lower(one, matches))
      })
      item.append(under)
    }
    return item
  }

  // The best answers of one game, each with what stands under it; what has been shown is not shown again.
  function answers(finder, query) {
    var result = finder.find(query),
      best = result.answers.length ? result.answers[0].score : 0,
      shown = new Set()
    return result.answers
      .filter(function (one) {
        return one.score > best * LEAST
      })
      .slice(0, MOST)
      .map(function (one) {
        if (shown.has(one.at)) return null
        var entry = finder.entries[one.at]
        shown.add(one.at)
        var lower = one.under.filter(function (at) {
          return !shown.has(at) && finder.entries[at].kind !== "section"
        })
        var under = lower.slice(0, UNDER).map(function (at) {
          shown.add(at)
          return finder.entries[at]
        })
        var picture = [entry]
          .concat(under)
          .map(function (one) {
            return one.picture
          })
          .find(Boolean)
        return {
          entry: entry,
          under: under,
          picture: picture,
          score: one.score,
          matches: result.matches,
          title: finder.title,
        }
      })
      .filter(Boolean)
  }

  function show() {
    var query = input.value.trim(),
      turn = ++latest,
      scope = chosen
    keep(query)
    if (!query) {
      list.replaceChildren()
      note.textContent = ""
      return
    }
    note.textContent = list.children.length ? "" : dialog.dataset.loading
    var waiting = games(),
      several = waiting.length > 1
    var parts = waiting.map(function () {
      return []
    })
    waiting.forEach(function (game, n) {
      finder(game)
        .then(
          function (one) {
            if (turn === latest) parts[n] = answers(one, query)
          },
          function () {
            /* a game that cannot be loaded has no answers */
          },
        )
        .then(function () {
          if (turn !== latest) return
          waiting[n] = ""
          put(
            parts,
            several,
            waiting.every(function (game) {
              return !game
            }),
          )
          if (scope && !waiting[n] && !parts[n].length) elsewhere()
        })
    })
  }

  // The game at hand comes first; the others by how well they answer.
  function put(parts, several, done) {
    var own = several && here ? parts[0] : [],
      others = (own.length || (several && here) ? parts.slice(1) : parts).flat()
    others.sort(function (one, other) {
      return other.score - one.score
    })
    var found = own.slice(0, OWN).concat(others).slice(0, MOST)
    list.replaceChildren.apply(
      list,
      found.map(function (one) {
        return answer(one, several)
      }),
    )
    list.scrollTop = 0
    if (done && found.length) count(found.length)
    note.textContent = found.length ? "" : done ? dialog.dataset.none : dialog.dataset.loading
  }

  // How many there are is told to who listens, once one has stopped typing.
  function count(number) {
    clearTimeout(counting)
    counting = setTimeout(function () {
      counted.textContent = counted.dataset.said.replace("{count}", number)
    }, 600)
  }

  // Nothing in this game: the others may know.
  function elsewhere() {
    if (!input.value.trim()) return
    choose("")
  }

  function choose(game) {
    chosen = game
    chips.forEach(function (chip) {
      chip.setAttribute("aria-pressed", String(chip.dataset.game === chosen))
    })
    show()
  }

  // --- the address -------------------------------------------------------------------------------------------------

  function keep(query) {
    var url = new URL(location.href)
    url.searchParams.delete("q")
    url.searchParams.delete("in")
    if (query) {
      url.searchParams.set("q", query)
      if (chosen !== here) url.searchParams.set("in", chosen)
    }
    try {
      history.replaceState(history.state, "", url)
    } catch (error) {
      /* closed to pages from disk */
    }
  }

  function resume() {
    var asked = new URLSearchParams(location.search)
    if (!asked.get("q") || dialog.open) return
    input.value = asked.get("q")
    open()
    choose(asked.has("in") ? asked.get("in") : here)
  }

  // --- the dialog --------------------------------------------------------------------------------------------------

  function open() {
    if (!dialog.open) dialog.showModal()
    input.focus()
    input.select()
    finder(games()[0]).catch(function () {
      /* said when something is asked */
    })
  }

  dialog.addEventListener("close", function () {
    keep("")
  })
  dialog.addEventListener("click", function (event) {
    var chip = event.target.closest("button[data-game]"),
      link = event.target.closest("a")
    if (event.target === dialog || event.target.closest(".search__close")) dialog.close()
    else if (chip) choose(chip.dataset.game)
    // an answer on this page is no new page
    else if (link && link.pathname === location.pathname && link.search === location.search) dialog.close()
  })
  input.addEventListener("input", show)
  dialog.querySelector("form").addEventListener("submit", function (event) {
    event.preventDefault()
    var first = list.querySelector("a")
    if (first) first.click()
  })
  document.addEventListener("click", function (event) {
    if (event.target.closest("[data-search]")) open()
  })
  document.addEventListener("keydown", function (event) {
    var writing = event.target.matches("input, textarea, select")
    if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      return open()
    }
    // a search field would take the first Escape for itself, to empty it
    if (event.key === "Escape" && dialog.open) {
      event.preventDefault()
      return dialog.close()
    }
    if (!dialog.open || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return
    var all = [input].concat(Array.from(list.querySelectorAll("a"))),
      at = all.indexOf(document.activeElement)
    var next = all[at + (event.key === "ArrowDown" ? 1 : -1)]
    if (at >= 0 && next) {
      event.preventDefault()
      next.focus()
    }
  })
  addEventListener("pageshow", resume)
})()
