// Leads into the language read last, else into the browser's first that we have, else into Hebrew. A link to a deck leads
// into the workshop of its game; of a game unknown, or a damaged link, into the first workshop, which says so.
;(function () {
  var languages = ["he", "ru"],
    wanted = []
  try {
    wanted.push(localStorage.getItem("fitil.lang"))
  } catch (error) {
    /* storage is closed to pages opened from disk */
  }
  wanted = wanted.concat(navigator.languages || [navigator.language])
  var codes = wanted.map(function (tag) {
    return (tag || "").toLowerCase().split("-")[0].replace("iw", "he")
  })
  var lang =
    codes.find(function (code) {
      return languages.includes(code)
    }) || languages[0]
  var workshops = document.documentElement.dataset.workshops.split(" ")
  var game = (/^#deck=\d+\/([\w-]+)/.exec(location.hash) || ["", ""])[1].toLowerCase()
  var place = location.hash.indexOf("#deck=") ? "" : (workshops.includes(game) ? game : workshops[0]) + "/workshop/"
  location.replace(lang + "/" + place + (location.protocol === "file:" ? "index.html" : "") + location.hash)
})()
