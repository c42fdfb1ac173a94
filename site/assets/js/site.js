// Small comforts of every page. All of them can be missing: the pages are whole without scripts.
;(function () {
  "use strict"
  try {
    localStorage.setItem("fitil.lang", document.documentElement.lang)
  } catch (error) {
    /* closed to pages from disk */
  }

  // The first rule or heading on the screen, so that the other language opens where the reader is.
  function place() {
    if (location.hash) return location.hash
    if (window.scrollY < 200) return ""
    var anchors = Array.from(document.querySelectorAll("article :is(h2, h3, h4, .rule)[id]"))
    var first = anchors.find(function (anchor) {
      return anchor.getBoundingClientRect().top > 60
    })
    return first ? "#" + first.id : ""
  }

  function copy(button) {
    navigator.clipboard.writeText(button.textContent).then(function () {
      button.classList.add("copied")
      setTimeout(function () {
        button.classList.remove("copied")
      }, 1500)
    })
  }

  // A tap on a rule's number copies its address, and says so.
  function copyAddress(link) {
    if (!navigator.clipboard) return
    navigator.clipboard.writeText(link.href).then(function () {
      say(link.dataset.copied)
    })
  }

  var said = document.createElement("p")
  said.className = "said-now"
  said.setAttribute("role", "status")
  document.body.append(said)
  function say(text) {
    said.textContent = text
    setTimeout(function () {
      said.textContent = ""
    }, 1800)
  }

  // The contents of a phone's bar close when one has chosen, or looked elsewhere.
  function closeContents(event) {
    var contents = document.querySelector(".at-hand__contents[open]")
    if (contents && !event.target.closest(".at-hand__contents > summary")) contents.open = false
  }
  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape") closeContents({target: document.body})
  })

  // The section that is being read is marked in the contents.
  var entries = new Map(
    Array.from(document.querySelectorAll(".contents a"), function (link) {
      return [document.getElementById(decodeURIComponent(link.hash.slice(1))), link]
    }),
  )
  entries.delete(null)
  var current = null
  function follow() {
    var reading = null
    entries.forEach(function (link, heading) {
      if (heading.getBoundingClientRect().top < 120) reading = link
    })
    if (reading === current) return
    if (current) current.removeAttribute("aria-current")
    if (reading) {
      var list = reading.closest(".contents")
      reading.setAttribute("aria-current", "location")
      if (reading.offsetTop < list.scrollTop || reading.offsetTop > list.scrollTop + list.clientHeight - 40)
        list.scrollTop = reading.offsetTop - 80
    }
    current = reading
  }
  var due = false
  if (entries.size) {
    addEventListener(
      "scroll",
      function () {
        if (!due)
          requestAnimationFrame(function () {
            due = false
            follow()
          })
        due = true
      },
      {passive: true},
    )
  }

  // What is wider than the page is scrolled, by keyboard too.
  function reach() {
    document.querySelectorAll(".wide, pre > code").forEach(function (wide) {
      if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
      else wide.removeAttribute("tabindex")
    })
  }
  addEventListener("load", reach)
  addEventListener("resize", reach)

  document.addEventListener(
    "click",
    function (event) {
      var button = event.target.closest(".rule-id")
      if (button) copy(button)
      var block = event.target.closest(".copy")
      if (block && navigator.clipboard) {
        navigator.clipboard.writeText(block.parentElement.querySelector("code").innerText).then(function () {
          say(block.dataset.copied)
        })
      }
      var number = event.target.closest(".rule-number")
      if (number) copyAddress(number)
      closeContents(event)
      var link = event.target.closest("a[href]")
      if (!link) return
      if (link.dataset.language) link.hash = place()
      // a folder has no page of its own when the site is read from disk
      if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html"
    },
    true,
  )
})()
