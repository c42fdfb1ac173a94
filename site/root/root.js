// Leads into the language read last, else into the browser's first that we have, else into Hebrew.
(function () {
  var languages = ["he", "ru"], wanted = []
  try { wanted.push(localStorage.getItem("fitil.lang")) } catch (error) { /* storage is closed to pages opened from disk */ }
  wanted = wanted.concat(navigator.languages || [navigator.language])
  var codes = wanted.map(function (tag) { return (tag || "").toLowerCase().split("-")[0].replace("iw", "he") })
  var lang = codes.find(function (code) { return languages.includes(code) }) || languages[0]
  location.replace(lang + "/" + (location.protocol === "file:" ? "index.html" : "") + location.hash)
})()
