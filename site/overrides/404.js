// The host shows this page at the wrong address itself: the root of its language is read from that address. It stands in
// the page before anything with an address, so it is no module: those run later.
const root = location.pathname.match(`^.*?/${document.documentElement.lang}/`)
if (root) document.write(`<base href="${root[0].replace(/"/g, "%22")}">`)
