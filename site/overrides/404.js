// The host shows this page at the wrong address itself: the root of its language is read from that address.
var root = location.pathname.match("^.*?/" + document.documentElement.lang + "/")
if (root) document.write('<base href="' + root[0].replace(/"/g, "%22") + '">')
