// Previews: what a link to a rule, a question, a term or a card leads to is shown beside it, on pointing, on focus, and
// on a phone by the first tap (the second follows the link). Escape takes it away.
;(function () {
  "use strict"
  var fitil = window.fitil
  var MOST = 420,
    WAIT = 250,
    LINGER = 200
  var LINKS =
    "article a:is([href*='#'], .word, [href*='/cards/']):not(.headerlink, .rule-number, .turns a, .card__face)"
  var box,
    path,
    text,
    shown = null,
    timer = 0,
    touched = false

  // Where a link leads as the shelves know it: [game, place], or nothing outside this language's pages.
  function place(link) {
    var url = new URL(link.href)
    url.search = ""
    var address = url.href.replace("/index.html", "/")
    if (!address.startsWith(fitil.root)) return null
    var found = decodeURIComponent(address.slice(fitil.root.length)),
      game = found.split("/")[0]
    return [document.querySelector("dialog.search [data-game='" + CSS.escape(game) + "']") ? game : "site", found]
  }

  function entryOf(link) {
    var where = place(link)
    if (!where) return Promise.resolve(null)
    return fitil.shelf(where[0]).then(
      function (shelf) {
        return shelf.places.get(where[1]) || null
      },
      function () {
        return null
      },
    )
  }

  function element(name, className) {
    var made = document.createElement(name)
    made.className = className
    return made
  }

  function make() {
    box = element("div", "preview")
    box.id = "preview"
    box.setAttribute("role", "tooltip")
    box.popover = "manual"
    path = element("a", "preview__path")
    text = element("div", "preview__text")
    box.append(path, text)
    box.addEventListener("pointerenter", function () {
      clearTimeout(timer)
    })
    box.addEventListener("pointerleave", leave)
    document.body.append(box)
  }

  function show(link, entry) {
    if (!box) make()
    if (shown) hide()
    path.href = link.href
    path.textContent = [
      entry.page,
      (entry.number ? entry.number + " " : "") + (entry.kind === "rule" ? entry.heading : ""),
    ]
      .filter(Boolean)
      .join(" · ")
    text.replaceChildren()
    if (entry.kind !== "rule" && entry.heading)
      text.append(fitil.write(element("strong", "preview__heading"), entry.heading), " ")
    fitil.write(text, fitil.cut(entry.text, 0, MOST))
    if (entry.kind === "card" && entry.picture) {
      var face = element("img", "preview__face")
      face.alt = ""
      face.src = fitil.root + entry.picture
      text.prepend(face)
    }
    shown = link
    link.setAttribute("aria-describedby", box.id)
    box.showPopover()
    settle(link)
  }

  // Under the link, or over it where there is more room. On a narrow screen the style sheet says where: at the foot, or
  // at the head if it would lie over the link.
  function settle(link) {
    box.style.left = box.style.top = ""
    box.classList.remove("preview--head")
    var at = link.getClientRects()[0],
      size = box.getBoundingClientRect(),
      gap = 8
    if (!at) return hide() // the link has been taken away meanwhile
    if (matchMedia("(max-width: 44em)").matches) {
      box.classList.toggle("preview--head", at.bottom > size.top - gap)
      return
    }
    var wide = document.documentElement.clientWidth,
      high = window.innerHeight
    var left = getComputedStyle(link).direction === "rtl" ? at.right - size.width : at.left
    var below = at.bottom + gap + size.height <= high || at.top < high - at.bottom
    box.style.left = Math.max(gap, Math.min(left, wide - size.width - gap)) + "px"
    box.style.top = Math.max(gap, below ? at.bottom + gap / 2 : at.top - size.height - gap / 2) + "px"
  }

  function hide() {
    clearTimeout(timer)
    if (!shown) return
    shown.removeAttribute("aria-describedby")
    shown = null
    box.hidePopover()
  }

  // Asks for a preview; what was asked for since then comes instead.
  var latest = 0
  function ask(link, wait) {
    clearTimeout(timer)
    if (link === shown) return
    var turn = ++latest
    timer = setTimeout(function () {
      entryOf(link).then(function (entry) {
        if (turn === latest && entry) show(link, entry)
      })
    }, wait)
  }
  function leave() {
    clearTimeout(timer)
    latest++
    timer = setTimeout(hide, LINGER)
  }

  function linkOf(event) {
    return event.target.closest && event.target.closest(LINKS)
  }

  if (!fitil || !("popover" in HTMLElement.prototype)) return
  document.addEventListener("pointerdown", function (event) {
    touched = event.pointerType === "touch" || event.pointerType === "pen"
    if (shown && !box.contains(event.target) && linkOf(event) !== shown) hide()
  })
  document.addEventListener("pointerover", function (event) {
    if (event.pointerType === "mouse" && linkOf(event)) ask(linkOf(event), WAIT)
  })
  document.addEventListener("pointerout", function (event) {
    if (event.pointerType === "mouse" && linkOf(event) && document.activeElement !== linkOf(event)) leave()
  })
  document.addEventListener("focusin", function (event) {
    if (!touched && linkOf(event) && event.target.matches(":focus-visible")) ask(event.target, 0)
  })
  document.addEventListener("focusout", function (event) {
    if (shown && event.target === shown && !box.contains(event.relatedTarget)) hide()
    else if (linkOf(event)) latest++
  })
  document.addEventListener("keydown", function (event) {
    touched = false
    if (event.key === "Escape") {
      latest++
      hide()
    }
  })
  document.addEventListener("click", function (event) {
    var link = linkOf(event)
    if (!link || !touched || event.ctrlKey || event.metaKey) return
    touched = false
    if (link === shown || !place(link)) return hide()
    event.preventDefault()
    entryOf(link).then(function (entry) {
      if (entry) show(link, entry)
      else location.href = link.href
    })
  })
  addEventListener(
    "scroll",
    function () {
      if (shown) settle(shown)
    },
    {passive: true},
  )
  addEventListener("hashchange", hide)
  addEventListener("pagehide", hide)
})()
