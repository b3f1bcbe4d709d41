// The states around the present one, or all of them, in levels by distance. Drawn level by level.

import { h, svg, show, byId } from "./elements.js";
import { ask, complain } from "./address.js";

const GAP_X = 30;
const GAP_Y = 62;
const WIDEST_GAP_Y = 150;
let whole = false;
let most = 100;
let zoom = 0; // Until somebody says otherwise, all of it is to be seen.
let drawing = 0;

/** Places per level, each node below the middle of those that lead to it; a wide graph is as high as there is room. */
function layout(nodes, edges, room) {
  const levels = [];
  nodes.forEach((node, number) => (levels[node.level] ??= []).push(number));
  const into = nodes.map(() => []);
  edges.forEach((edge) => { if (nodes[edge.from].level < nodes[edge.to].level) into[edge.to].push(edge.from); });
  const x = new Array(nodes.length).fill(0);
  const widest = Math.max(...levels.map((level) => level.length));
  levels.forEach((level) => {
    const centre = (number) => (into[number].length ? into[number].reduce((sum, from) => sum + x[from], 0) / into[number].length : number);
    const keys = new Map(level.map((number) => [number, centre(number)]));
    level.sort((one, other) => keys.get(one) - keys.get(other) || one - other);
    const gap = Math.max(GAP_X, Math.min(2.2 * GAP_X, (widest * GAP_X) / (level.length + 1)));
    level.forEach((number, index) => { x[number] = (index - (level.length - 1) / 2) * gap; });
  });
  const left = Math.min(...x) - 40;
  const width = Math.max(...x) - left + 40;
  if (!zoom) zoom = Math.max(0.3, Math.min(1, room.width / width));
  const gap = Math.min(WIDEST_GAP_Y, Math.max(GAP_Y, room.height / zoom / levels.length));
  return { levels, at: (number) => [x[number] - left, 30 + nodes[number].level * gap], width, height: (levels.length - 1) * gap + 60 };
}

function pathTo(graph, number) {
  const steps = [];
  let at = number;
  while (graph.nodes[at].parent >= 0) {
    steps.unshift(graph.nodes[at].step);
    at = graph.nodes[at].parent;
  }
  return whole ? { initialState: graph.nodes[at].step, steps } : { initialState: graph.base.initialState, steps: [...graph.base.steps, ...steps] };
}

function summary(graph) {
  const total = graph.levels.reduce((sum, count) => sum + count, 0);
  const words = graph.complete ? total + (total === 1 ? " state, all there are" : " states, all there are") + (whole ? "." : " from here.")
    : graph.counted ? "The nearest " + graph.nodes.length + " of " + total.toLocaleString("en") + " states" + (whole ? "." : " that can be reached from here.")
    : "At least " + total.toLocaleString("en") + " states" + (whole ? "" : " can be reached from here") + ": too many to draw; here are the nearest " + graph.nodes.length + ".";
  const largest = Math.max(...graph.levels);
  return [h("p", { id: "graph-summary" }, words), graph.complete ? null : h("details", {}, h("summary", {}, "States by distance"),
    h("table", { class: "levels" }, graph.levels.map((count, level) => h("tr", {}, h("th", {}, String(level)), h("td", {}, count.toLocaleString("en")),
      h("td", {}, h("meter", { min: 0, max: largest, value: count }))))))];
}

function edgeLine(edge, at) {
  const [x1, y1] = at(edge.from);
  const [x2, y2] = at(edge.to);
  const flat = y2 <= y1;
  const bend = flat ? 26 : 0;
  const d = edge.from === edge.to ? `M${x1 - 5} ${y1 - 5} c-14 -20 24 -20 10 0`
    : flat ? `M${x1} ${y1} Q${(x1 + x2) / 2 + bend} ${(y1 + y2) / 2 - bend} ${x2} ${y2}` : `M${x1} ${y1} L${x2} ${y2}`;
  return svg("path", { d, class: "edge" + (flat ? " backwards" : ""), "data-from": edge.from, "data-to": edge.to },
    svg("title", {}, edge.process + " " + edge.transition));
}

function nodeMark(graph, number, at, go, here) {
  const node = graph.nodes[number];
  const [cx, cy] = at(number);
  const classes = ["node", number === here ? "here" : "", node.terminal ? "end" : "", node.broken.length ? "broken" : "", node.expanded ? "" : "open"];
  const incoming = graph.edges.find((edge) => edge.from === node.parent && edge.to === number);
  const title = (number === here ? "this state" : incoming ? "by " + incoming.process + " " + incoming.transition : "initial state")
    + (node.terminal ? "; terminal" : "") + node.broken.map((name) => "; breaks " + name).join("") + (node.expanded ? "" : "; its steps are not all shown");
  const mark = (event) => document.querySelectorAll(`#graph [data-from="${number}"], #graph [data-to="${number}"]`)
    .forEach((edge) => edge.classList.toggle("lit", event.type === "mouseenter" || event.type === "focus"));
  return svg("g", { class: classes.join(" "), tabindex: 0, role: "button", "aria-label": title, "data-node": number,
    onclick: () => go(pathTo(graph, number)), onmouseenter: mark, onmouseleave: mark, onfocus: mark, onblur: mark,
    onkeydown: (event) => { if (event.key === "Enter") { event.stopPropagation(); go(pathTo(graph, number)); } } },
  svg("circle", { cx, cy, r: number === here ? 10 : 7 }), node.terminal ? svg("circle", { cx, cy, r: 3, class: "dot" }) : null, svg("title", {}, title));
}

function draw(graph, go) {
  const room = { width: byId("graph").clientWidth - 20, height: innerHeight * 0.6 };
  const { levels, at, width, height } = layout(graph.nodes, graph.edges, room);
  const lines = svg("g", {});
  const marks = svg("g", {});
  const here = whole ? -1 : 0;
  const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, width: width * zoom, height: height * zoom, role: "group", "aria-label": "States" }, lines, marks);
  const scale = (factor) => { zoom = Math.min(3, Math.max(0.2, zoom * factor)); picture.setAttribute("width", width * zoom); picture.setAttribute("height", height * zoom); };
  byId("graph-drawing").replaceChildren(
    h("div", { class: "tools" }, h("button", { type: "button", title: "Smaller", onclick: () => scale(1 / 1.25) }, "\u2212"),
      h("button", { type: "button", title: "Larger", onclick: () => scale(1.25) }, "+")),
    ...summary(graph).filter((part) => part), h("div", { class: "canvas" }, picture));
  const mine = ++drawing;
  const canvas = byId("graph-drawing").querySelector(".canvas");
  const next = (level) => {
    if (mine !== drawing || level >= levels.length) return;
    const fresh = new Set(levels[level]);
    for (const number of levels[level]) marks.append(nodeMark(graph, number, at, go, here));
    for (const edge of graph.edges) {
      const later = Math.max(graph.nodes[edge.from].level, graph.nodes[edge.to].level);
      if (later === level && (fresh.has(edge.from) || fresh.has(edge.to))) lines.append(edgeLine(edge, at));
    }
    if (level === 0) canvas.scrollLeft = Math.max(0, at(0)[0] * zoom - canvas.clientWidth / 2);
    requestAnimationFrame(() => next(level + 1));
  };
  next(0);
}

export async function showGraph(place, go) {
  const again = () => showGraph(place, go);
  if (!byId("graph-drawing")) {
    show("graph",
      h("div", { class: "tools" },
        h("label", {}, h("input", { type: "checkbox", id: "graph-whole", onchange: (event) => { whole = event.target.checked; byId("graph").dispatchEvent(new Event("again")); } }), " whole graph"),
        h("label", {}, " at most ", h("select", { id: "graph-most", onchange: (event) => { most = Number(event.target.value); byId("graph").dispatchEvent(new Event("again")); } },
          [30, 100, 200, 400].map((count) => h("option", { value: count, selected: count === most }, String(count)))), " states")),
      h("div", { id: "graph-drawing" }, h("p", { class: "hint" }, "Finding the states around ...")));
  }
  if (byId("graph").again) byId("graph").removeEventListener("again", byId("graph").again);
  byId("graph").again = again;
  byId("graph").addEventListener("again", again);
  try {
    const graph = await ask("graph", { model: place.model, parameters: place.parameters, repeating: place.repeating,
      initialState: place.initialState, steps: place.steps.slice(0, place.at), whole, states: most });
    draw(graph, go);
  } catch (problem) {
    complain(problem);
  }
}
