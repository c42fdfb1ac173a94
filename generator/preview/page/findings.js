// What an editor would strike out: of the faces in all languages, and of the database.

import { bdi, code, make } from "./dom.js";
import { nameOf } from "./cards.js";
import { languageName, say } from "./words.js";

const place = document.getElementById("findings");
const badge = document.getElementById("count-findings");
let look = () => "";
let openCard = () => {};
let asked = 0;

/** Begins: `query()` is the look that is asked for, `open(id)` shows a card large. */
export function begin(query, open) {
  look = query;
  openCard = open;
}

/** How many cards of the look have findings. */
export function countFindings(rows) {
  const count = [...rows.values()].filter((row) => row.findings.length || row.fault).length;
  badge.hidden = !count;
  badge.textContent = String(count);
}

/** Asks for the findings as they now are. */
export async function refresh() {
  if (place.closest("section").hidden) return;
  const mine = ++asked;
  if (!place.children.length) place.replaceChildren(make("p", { class: "empty" }, `${say("looking")}…`));
  const answer = await fetch(`/findings?${look()}`).catch(() => null);
  if (mine !== asked || !answer?.ok) return;
  const found = await answer.json();
  if (mine !== asked) return;
  const parts = [["face-findings", found.filter((one) => one.card !== null)], ["data-findings", found.filter((one) => one.card === null)]];
  place.replaceChildren(...(found.length
    ? parts.filter(([, some]) => some.length).map(([title, some]) =>
      make("section", { class: "list" }, make("h3", {}, say(title), " ", make("small", {}, String(some.length))), make("ul", {}, ...some.map(item))))
    : [make("p", { class: "empty empty--fine" }, say("no-findings"))]));
}

function item(one) {
  return make("li", {},
    one.card !== null ? make("button", { type: "button", class: "linked", onclick: () => openCard(one.card) }, bdi(nameOf(one.card))) : null,
    one.lang ? make("span", { class: "lang" }, languageName(one.lang)) : null,
    make("span", { lang: "en", dir: "ltr" }, one.what, one.fix ? make("em", {}, ` → ${one.fix}`) : null),
    code(one.place));
}
