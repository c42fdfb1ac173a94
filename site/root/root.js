// Leads into the language read last, else into the browser's first that we have, else into Hebrew. A link to a deck leads
// into the workshop of its game; of a game unknown, or a damaged link, into the first workshop, which says so. No module:
// the page leads on from disk too, where browsers load none.
const languages = ["he", "ru"]

function read() {
  try {
    return localStorage.getItem("fitil.lang")
  } catch {
    return null // storage is closed to pages opened from disk
  }
}

const wanted = [read() ?? "", ...(navigator.languages ?? [navigator.language])]
const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0].replace("iw", "he"))
const lang = codes.find((code) => languages.includes(code)) ?? languages[0]
const workshops = (document.documentElement.dataset.workshops ?? "").split(" ")
const game = /^#deck=\d+\/([\w-]+)/.exec(location.hash)?.[1].toLowerCase() ?? ""
const workshop = workshops.includes(game) ? game : workshops[0]
const place = location.hash.startsWith("#deck=") ? `${workshop}/workshop/` : ""
location.replace(`${lang}/${place}${location.protocol === "file:" ? "index.html" : ""}${location.hash}`)
