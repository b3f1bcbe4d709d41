// The path as a sequence diagram: a lifeline per process, a row per step. A message is an arrow from
// the step that sends it to the step that consumes it; one that is still in flight ends in the open.

import { h, svg, show, byId } from "./elements.js";
import { course, place as placeLabel } from "./arrows.js";

const ROW = 36;
const TOP = 46;
const LEFT = 44;
const LETTER = 6.3;
const WIDEST = 168;
let zoom = 0; // Until somebody says otherwise, all of it is to be seen.

function participants(trace, names) {
  const active = new Set();
  for (const step of trace) {
    active.add(step.process);
    step.consumed.forEach((message) => active.add(message.peer));
    step.sent.forEach((message) => active.add(message.peer));
  }
  const ordered = names.filter((name) => active.delete(name));
  return [...ordered, ...active];
}

/** The arrows: {from, to, message, sent, consumed} by rows; consumed is null while in flight. */
function arrows(trace) {
  const flying = [];
  const found = [];
  trace.forEach((step, row) => {
    for (const message of step.consumed) {
      const index = flying.findIndex((one) => one.from === message.peer && one.to === step.process && one.message === message.message);
      if (index >= 0) found.push({ ...flying.splice(index, 1)[0], consumed: row });
      else found.push({ from: message.peer, to: step.process, message: message.message, sent: row, consumed: row });
    }
    for (const message of step.sent) flying.push({ from: step.process, to: message.peer, message: message.message, sent: row, consumed: null });
  });
  return [...found, ...flying];
}

/** A message without the names of its parts. */
function brief(message) {
  const short = message.replace(/\b\w+=/g, "");
  return short.length > 26 ? short.slice(0, 25) + "\u2026" : short;
}

function arrow(one, x, y, at, dots, taken) {
  const x1 = x(one.from);
  const x2 = x(one.to);
  const late = one.sent >= at || (one.consumed !== null && one.consumed >= at);
  const label = one.message + " from " + one.from + " to " + one.to;
  if (one.consumed === null) {
    const end = x1 + (x2 > x1 ? 1 : -1) * Math.min(34, Math.abs(x2 - x1) / 2 || 20);
    return svg("g", { class: "flight" + (late ? " late" : "") },
      svg("line", { x1, y1: y(one.sent), x2: end, y2: y(one.sent) + 9, "marker-end": "url(#open)" }), svg("title", {}, label + ", in flight"));
  }
  if (one.from === one.to) {
    return svg("g", { class: "message" + (late ? " late" : "") },
      svg("path", { d: `M${x1} ${y(one.sent)} h26 V${y(one.consumed)} h-20`, "marker-end": "url(#head)" }), svg("title", {}, label));
  }
  const way = course(dots, x1, y(one.sent), x2 + (x2 > x1 ? -7 : 7), y(one.consumed));
  const text = brief(one.message);
  return svg("g", { class: "message" + (late ? " late" : "") },
    svg("path", { d: way.path, "marker-end": "url(#head)" }),
    svg("text", { ...placeLabel(taken, way, text.length * LETTER), "text-anchor": "middle" }, text),
    svg("title", {}, label));
}

/** How wide a column is: enough for the names above and, as far as there is room, for the labels between. */
function columnWidth(people, all, room) {
  const names = people.map((name) => name.length * 7.5 + 16);
  const labels = all.filter((one) => one.consumed !== null && one.from !== one.to)
    .map((one) => (brief(one.message).length * LETTER + 26) / Math.abs(people.indexOf(one.from) - people.indexOf(one.to)));
  return Math.max(84, ...names, Math.min(WIDEST, room / people.length, Math.max(0, ...labels)));
}

function marker(id, d) {
  return svg("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, svg("path", { d }));
}

export function showSequence(trace, names, place, go) {
  const people = participants(trace, names);
  const all = arrows(trace);
  const longest = Math.max(8, ...trace.map((step) => step.transition.length));
  const words = Math.min(330, longest * 7) + 24;
  const room = byId("sequence").clientWidth - 20;
  const column = columnWidth(people, all, room - LEFT - words);
  const x = (name) => LEFT + column * (people.indexOf(name) + 0.5);
  const y = (row) => TOP + ROW * (row + 0.5) + 8;
  const width = LEFT + column * people.length + words;
  const height = TOP + ROW * Math.max(1, trace.length) + 26;
  const right = LEFT + column * people.length + 10;
  const rows = trace.map((step, row) => {
    const done = row < place.at;
    return svg("g", { class: "row" + (done ? "" : " late") + (row === place.at - 1 ? " here" : ""), tabindex: 0, role: "button",
      "aria-label": "Go to step " + (row + 1) + ", " + step.process + " " + step.transition, "data-row": row + 1,
      onclick: () => go(row + 1),
      onkeydown: (event) => { if (event.key === "Enter") { event.stopPropagation(); go(row + 1); } } },
    svg("rect", { x: 0, y: y(row) - ROW / 2, width, height: ROW, class: "band" }),
    svg("text", { x: LEFT - 14, y: y(row) + 4, "text-anchor": "end", class: "number" }, String(row + 1)),
    svg("circle", { cx: x(step.process), cy: y(row), r: 5.5 }),
    svg("text", { x: right, y: y(row) + 4 }, step.transition.length > 46 ? step.transition.slice(0, 45) + "\u2026" : step.transition),
    svg("title", {}, "Step " + (row + 1) + ": " + step.process + " " + step.transition));
  });
  const dots = trace.map((step, row) => ({ left: x(step.process) - 9, right: x(step.process) + 9, top: y(row) - 9, bottom: y(row) + 9 }));
  const taken = [...dots];
  const cycle = place.cycleStart >= 0 && place.cycleStart < trace.length
    ? svg("g", { class: "cycle" }, svg("path", { d: `M18 ${y(trace.length - 1)} H8 V${y(place.cycleStart)} H18`, "marker-end": "url(#again)" }),
      svg("title", {}, "These steps repeat for ever")) : null;
  const scaled = zoom || Math.max(0.7, Math.min(1, room / width));
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: width * scaled, height: height * scaled, role: "group", "aria-label": "Sequence diagram" },
    svg("defs", {}, marker("head", "M0 0 L8 4 L0 8 z"), marker("again", "M0 0 L8 4 L0 8 z"), marker("open", "M0 0 L8 4 L0 8")),
    rows,
    people.map((name) => svg("g", { class: "lifeline" }, svg("line", { x1: x(name), y1: TOP - 4, x2: x(name), y2: height - 8 }),
      svg("text", { x: x(name), y: TOP - 14, "text-anchor": "middle" }, name))),
    all.map((one) => arrow(one, x, y, place.at, dots, taken)),
    cycle);
  const scale = (factor) => { zoom = Math.min(3, Math.max(0.3, scaled * factor)); showSequence(trace, names, place, go); };
  show("sequence",
    h("div", { class: "tools" },
      h("button", { type: "button", title: "Smaller", onclick: () => scale(1 / 1.25) }, "\u2212"),
      h("button", { type: "button", title: "Larger", onclick: () => scale(1.25) }, "+"),
      h("button", { type: "button", "data-row": 0, onclick: () => go(0) }, "Initial state"),
      place.cycleStart >= 0 ? h("span", {}, place.cycleStart < trace.length
        ? "Steps " + (place.cycleStart + 1) + " to " + trace.length + " repeat for ever." : "The last state repeats for ever.") : null),
    trace.length ? h("div", { class: "canvas" }, drawing) : h("p", { class: "hint" }, "Take a step: the path is drawn here."));
  const canvas = document.querySelector("#sequence .canvas");
  if (canvas) canvas.scrollTop = Math.max(0, y(place.at) * scaled - canvas.clientHeight + ROW);
}
