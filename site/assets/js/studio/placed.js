// The fields of a scene: those of the figure that is chosen, and those of what lies around all of them.
import {h} from "../workshop/dom.js"
import {fill} from "../workshop/said.js"
import {LAYERS, mirror, moveTo, placedOf, sizeTo, turnTo} from "./stage.js"
/** @import {Kept} from "./kept.js" */
/** @import {Facts, Knobs, Parts, Placed, Scene} from "./types.d.ts" */

/**
 * @param {Facts} facts
 * @param {Parts & {figure(name: string): string}} parts with what readers call a figure
 * @param {Scene} scene
 * @param {number} at the figure that is chosen
 * @param {Kept} kept the fields as they are shown by now
 * @param {{change(how: (scene: Scene) => void): void, drop(): void, choose(n: number): void}} does
 */
export function controls({words}, parts, scene, at, kept, does) {
  kept.begin()
  const all = placedOf(scene)
  const {one, layer, n: place} = all[at]
  const same = (/** @type {Scene} */ now) => placedOf(now)[at].one
  const change = (/** @type {(one: Placed) => void} */ how) => does.change((now) => how(same(now)))

  /** @param {string} name @param {HTMLElement} control */
  const labelled = (name, control) =>
    kept.kept(`label ${control.dataset.key}`, [name, control], () =>
      h("label", {class: "studio__field"}, h("span", {}, name), control),
    )
  /** @param {keyof Parts["called"]} kind @param {string} name */
  const called = (kind, name) => parts.called[kind][name] ?? name

  /** @param {string} key @param {[string, string][]} options @param {string} value @param {(value: string) => void} choose */
  const select = (key, options, value, choose) => {
    const list = kept.kept(key, options.flat(), () =>
      h(
        "select",
        {"data-key": key},
        options.map(([id, label]) => h("option", {value: id}, label)),
      ),
    )
    if (list.value !== value) list.value = value
    list.onchange = () => choose(list.value)
    return list
  }
  /** @param {string} key @param {number} value @param {number} step @param {(value: number) => void} choose */
  const number = (key, value, step, choose) => {
    const input = kept.kept(key, [step], () => h("input", {type: "number", "data-key": key, step}))
    if (input.value !== String(value)) input.value = String(value)
    input.onchange = () => Number.isFinite(input.valueAsNumber) && choose(input.valueAsNumber)
    return input
  }
  /** @param {string} key @param {string} said @param {() => void} act @param {string} [called] @param {string} [kind] */
  const act = (key, said, act, called, kind) => {
    const made = kept.kept(key, [said, called], () =>
      h("button", {type: "button", "data-key": key, "aria-label": called, class: kind}, said),
    )
    made.onclick = act
    return made
  }
  /** @param {string} key @param {string} said */
  const legend = (key, said) => kept.kept(`legend ${key}`, [], () => h("legend", {}, said))
  /** @param {keyof Parts["called"]} kind @param {string[]} names @returns {[string, string][]} */
  const options = (kind, names) => names.map((name) => [name, called(kind, name)])

  /** @param {string} of @param {Knobs} knobs @param {Knobs} set @param {(name: string, value: string | number) => void} choose */
  function settings(of, knobs, set, choose) {
    return Object.entries(knobs).map(([name, usual]) => {
      const value = set[name] ?? usual
      const key = `${of}-${name}`
      const control =
        typeof usual === "string"
          ? select(key, options("colours", parts.colours), String(value), (to) => choose(name, to))
          : number(key, Number(value), 0.1, (to) => choose(name, to))
      return labelled(called("settings", name), control)
    })
  }

  const [x, y] = one.at ?? [0, 0]
  const known = parts.figures[one.figure]
  const figures = all.map(
    ({one: {figure}}, n) => /** @type {[string, string]} */ ([String(n), `${n + 1}. ${parts.figure(figure)}`]),
  )
  const swap = (/** @type {number} */ by) =>
    does.change((now) => {
      const list = now[layer] ?? []
      list.splice(place + by, 0, ...list.splice(place, 1))
      does.choose(at + by)
    })
  const mirrored = kept.kept("flip", [], () => {
    const tick = h("input", {type: "checkbox", "data-key": "flip"})
    return h("label", {class: "studio__tick"}, tick, h("span", {}, words.scene_mirror))
  })
  const tick = /** @type {HTMLInputElement} */ (mirrored.firstElementChild)
  tick.checked = Boolean(one.flip)
  tick.onchange = () => change(mirror)
  const figure = kept.around(
    "figure",
    "fieldset",
    {class: "studio__group"},
    legend("figure", words.scene_chosen),
    kept.around(
      "figure",
      "div",
      {class: "studio__keys"},
      labelled(
        words.scene_which,
        select("which", figures, String(at), (to) => does.choose(Number(to))),
      ),
      labelled(
        words.scene_x,
        number("x", x, 1, (to) => change((now) => moveTo(now, to, now.at?.[1] ?? 0))),
      ),
      labelled(
        words.scene_y,
        number("y", y, 1, (to) => change((now) => moveTo(now, now.at?.[0] ?? 0, to))),
      ),
      labelled(
        words.scene_size,
        number("size", Math.round((one.scale ?? 1) * 100), 5, (to) => change((now) => sizeTo(now, to / 100))),
      ),
      labelled(
        words.scene_turn,
        number("turn", one.turn ?? 0, 5, (to) => change((now) => turnTo(now, to))),
      ),
      mirrored,
      known?.faced &&
        labelled(
          words.scene_face,
          select("face", options("faces", parts.faces), one.face ?? "plain", (to) =>
            change((now) => {
              now.face = to
            }),
          ),
        ),
      labelled(
        words.scene_layer,
        select(
          "layer",
          LAYERS.map((name) => [name, words[`scene_${name}`]]),
          layer,
          (to) =>
            does.change((now) => {
              const list = now[layer] ?? []
              const next = /** @type {"behind" | "figures" | "front"} */ (to)
              if (layer === "figures" && list.length === 1) return
              now[next] = [...(now[next] ?? []), ...list.splice(place, 1)]
            }),
        ),
      ),
      settings("set", known?.knobs ?? {}, one.set ?? {}, (name, value) =>
        change((now) => {
          now.set = {...now.set, [name]: value}
        }),
      ),
    ),
    kept.around(
      "acts",
      "div",
      {class: "studio__bar"},
      place > 0 && act("back", words.scene_back, () => swap(-1)),
      place < (scene[layer]?.length ?? 0) - 1 && act("forth", words.scene_forth, () => swap(1)),
      act("drop", fill(words.remove_of, {what: parts.figure(one.figure)}), does.drop),
    ),
  )

  const grounds = scene.background.map((layer, n) => {
    const [kind, set] = typeof layer === "string" ? [layer, {}] : Object.entries(layer)[0]
    const to = (/** @type {string | Record<string, Knobs>} */ next) =>
      does.change((now) => {
        now.background[n] = next
      })
    const remove = fill(words.remove_of, {what: called("backgrounds", kind)})
    return kept.around(
      `ground ${n}`,
      "li",
      {},
      kept.around(
        `ground ${n}`,
        "div",
        {class: "studio__keys"},
        labelled(
          fill(words.scene_ground, {n: n + 1}),
          select(`ground-${n}`, options("backgrounds", Object.keys(parts.backgrounds)), kind, to),
        ),
        settings(`ground-${n}`, parts.backgrounds[kind] ?? {}, set ?? {}, (name, value) =>
          to({[kind]: {...set, [name]: value}}),
        ),
      ),
      scene.background.length > 1 &&
        act(`ground-${n}-drop`, "✕", () => does.change((now) => now.background.splice(n, 1)), remove, "studio__remove"),
    )
  })
  const rim = (/** @type {"halo" | "shadow"} */ key, /** @type {string} */ usual) => {
    const value = scene[key] === undefined ? usual : (scene[key] ?? "")
    const choose = (/** @type {string} */ to) =>
      does.change((now) => {
        now[key] = to || null
      })
    return labelled(
      words[`scene_${key}`],
      select(key, [["", words.none], ...options("colours", parts.colours)], value, choose),
    )
  }
  const around = kept.around(
    "around",
    "fieldset",
    {class: "studio__group"},
    legend("around", words.scene_around),
    kept.around("grounds", "ol", {}, grounds),
    act("ground+", words.scene_add_ground, () => does.change((now) => now.background.push("halftone"))),
    kept.around("rims", "div", {class: "studio__keys"}, rim("halo", ""), rim("shadow", "deep")),
  )
  return [figure, around]
}
