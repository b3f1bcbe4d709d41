// The path as a sequence diagram: a lifeline per process, a row per step. A message is an arrow from
// the step that sends it to the step that consumes it; one that is still in flight ends in the open.

import { h, svg, show } from "./elements.js";

const ROW = 30;
const TOP = 46;
const LEFT = 44;
let zoom = 1;

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
  return short.length > 20 ? short.slice(0, 19) + "\u2026" : short;
}

function arrow(one, x, y, at) {
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
  const gap = x2 > x1 ? -7 : 7;
  const y1 = y(one.sent);
  const y2 = y(one.consumed);
  const middle = 0.72;
  return svg("g", { class: "message" + (late ? " late" : "") },
    svg("line", { x1, y1, x2: x2 + gap, y2, "marker-end": "url(#head)" }),
    svg("text", { x: x1 + (x2 - x1) * middle, y: y1 + (y2 - y1) * middle - 4, "text-anchor": "middle" },
      brief(one.message)),
    svg("title", {}, label));
}

function marker(id, d) {
  return svg("marker", { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, svg("path", { d }));
}

export function showSequence(trace, names, place, go) {
  const people = participants(trace, names);
  const widest = Math.max(6, ...people.map((name) => name.length));
  const column = Math.max(84, widest * 7.5 + 16);
  const x = (name) => LEFT + column * (people.indexOf(name) + 0.5);
  const y = (row) => TOP + ROW * (row + 0.5) + 8;
  const longest = Math.max(8, ...trace.map((step) => step.transition.length));
  const width = LEFT + column * people.length + Math.min(330, longest * 7) + 24;
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
  const cycle = place.cycleStart >= 0 && place.cycleStart < trace.length
    ? svg("g", { class: "cycle" }, svg("path", { d: `M10 ${y(trace.length - 1)} H4 V${y(place.cycleStart)} H10`, "marker-end": "url(#head)" }),
      svg("title", {}, "These steps repeat for ever")) : null;
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: width * zoom, height: height * zoom, role: "group", "aria-label": "Sequence diagram" },
    svg("defs", {}, marker("head", "M0 0 L8 4 L0 8 z"), marker("open", "M0 0 L8 4 L0 8")),
    rows,
    people.map((name) => svg("g", { class: "lifeline" }, svg("line", { x1: x(name), y1: TOP - 4, x2: x(name), y2: height - 8 }),
      svg("text", { x: x(name), y: TOP - 14, "text-anchor": "middle" }, name))),
    arrows(trace).map((one) => arrow(one, x, y, place.at)),
    cycle);
  const scale = (factor) => { zoom = Math.min(3, Math.max(0.3, zoom * factor)); showSequence(trace, names, place, go); };
  show("sequence",
    h("div", { class: "tools" },
      h("button", { type: "button", title: "Smaller", onclick: () => scale(1 / 1.25) }, "\u2212"),
      h("button", { type: "button", title: "Larger", onclick: () => scale(1.25) }, "+"),
      h("button", { type: "button", "data-row": 0, onclick: () => go(0) }, "Initial state"),
      place.cycleStart >= 0 ? h("span", {}, place.cycleStart < trace.length
        ? "Steps " + (place.cycleStart + 1) + " to " + trace.length + " repeat for ever." : "The last state repeats for ever.") : null),
    trace.length ? h("div", { class: "canvas" }, drawing) : h("p", { class: "hint" }, "Take a step: the path is drawn here."));
  document.querySelector("#sequence .row.here")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
