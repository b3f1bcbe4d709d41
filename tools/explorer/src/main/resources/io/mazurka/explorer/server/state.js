// The state as a table by process, the properties, and the steps that are possible.

import { h, show, byId } from "./elements.js";

function field(one) {
  return h("tr", { class: one.changed ? "changed" : null, title: one.changed && one.before ? "was " + one.before : null },
    one.name ? h("th", { scope: "row" }, one.name) : null,
    h("td", { colspan: one.name ? null : 2 }, one.value));
}

function letter(one) {
  const classes = ["letter", one.fresh ? "changed" : "", one.dead ? "dead" : ""].join(" ");
  const title = one.dead ? "nobody will ever consume it" : one.stage;
  return h("li", { class: classes, title },
    h("span", {}, one.message), h("small", {}, " from " + one.sender + (one.stage === "waiting" ? "" : ", " + one.stage) + (one.dead ? ", dead" : "")));
}

export function parts(list) {
  return h("div", { class: "parts" }, list
    .filter((part) => part.fields.length || part.inbox.length || part.note)
    .map((part) => h("article", { class: "part", "data-part": part.name },
      h("h3", {}, part.name, part.note ? h("span", { class: part.changed ? "note changed" : "note" }, part.note) : null),
      h("table", {}, h("tbody", {}, part.fields.map(field))),
      part.inbox.length ? h("ul", { class: "inbox", "aria-label": "Messages in flight to " + part.name }, part.inbox.map(letter)) : null)));
}

const STATUS = { HOLDS: "holds", FAILS: "fails", REACHED: "reached", NOT_HERE: "not here", OPEN: "open" };

function property(one) {
  return h("li", { class: "property " + one.status.toLowerCase(), "data-property": one.name },
    h("b", {}, one.name), " ", h("span", { class: "badge" }, STATUS[one.status]),
    one.text && one.text !== one.name ? h("code", {}, " " + one.text) : null,
    one.explanation.map((line) => h("div", { class: "why" }, line)));
}

export function showState(scene, lasso) {
  const verdicts = new Map((lasso?.verdicts ?? []).map((one) => [one.name, one]));
  const shown = scene.properties.map((one) => verdicts.get(one.name) ?? one);
  show("properties", shown.length ? h("ul", { class: "properties" }, shown.map(property)) : null);
  show("state", parts(scene.parts));
  byId("state").dataset.fingerprint = scene.fingerprint;
  const { description, orbit, representative } = scene.symmetry;
  show("symmetry", orbit > 1 || representative.length
    ? h("details", {},
      h("summary", {}, "Counts as one of " + orbit.toLocaleString("en") + " symmetric states"),
      description.map((line) => h("p", {}, line)),
      representative.length ? [h("p", {}, "A check explores this one instead; what is different is marked:"), parts(representative)]
        : h("p", {}, "This one is explored."))
    : null);
}

function messages(list, arrow, word) {
  const peers = new Map();
  for (const one of list) peers.set(one.message, [...(peers.get(one.message) ?? []), one.peer]);
  return [...peers].map(([message, all]) => h("div", { class: "line" }, h("span", { class: "sign" }, arrow), message, h("small", {}, " " + word + " " + all.join(", "))));
}

function chosen(choice) {
  if (!choice) return null;
  const label = choice.taken ? "taken" : "put off";
  return h("span", { class: "badge " + (choice.taken ? "taken" : "off"), title: "a check " + (choice.taken ? "explores it" : "puts it off") }, label);
}

function step(one, number, choice, take) {
  const words = one.words;
  return h("div", { class: "step" + (choice && !choice.taken ? " put-off" : ""), "data-step": one.index },
    h("button", { type: "button", class: "take", onclick: () => take(one.index) },
      h("div", {}, number < 9 ? h("kbd", {}, String(number + 1)) : null, h("b", {}, words.transition), " ", chosen(choice),
        one.breaks.map((name) => h("span", { class: "badge breaks" }, "breaks " + name)),
        one.stays ? h("span", { class: "badge" }, "changes nothing") : null),
      messages(words.consumed, "\u2190", "from"),
      messages(words.sent, "\u2192", "to"),
      words.changed.map((change) => h("div", { class: "line" }, h("span", { class: "sign" }, "\u0394"),
        change.component === words.process ? "" : change.component + ": ", h("s", {}, change.before), " ", h("ins", {}, change.after)))),
    choice?.reasons.length ? h("details", {}, h("summary", {}, choice.taken ? "why it is taken" : "why it is put off"),
      h("ol", {}, choice.reasons.map((reason) => h("li", {}, reason)))) : null);
}

export function showSteps(scene, take) {
  const groups = new Map();
  for (const one of scene.steps) groups.set(one.words.process, [...(groups.get(one.words.process) ?? []), one]);
  const { state, description, choices } = scene.reduction;
  let number = 0;
  show("steps", scene.steps.length === 0 ? h("p", { class: "terminal" }, scene.terminal ? "No step is possible: a terminal state." : "Beyond a constraint: what follows is not explored.")
    : [scene.terminal ? h("p", { class: "terminal" }, "Only mishaps are possible: an execution may end here.") : null,
      ...[...groups].map(([process, steps]) => h("section", { class: "group", "aria-label": process }, h("h3", {}, process),
        steps.map((one) => step(one, number++, choices[one.index], take))))]);
  const off = choices.filter((choice) => !choice.taken).length;
  const summary = state === "KNOWN" ? "A check takes " + (choices.length - off) + " of " + choices.length + " steps here"
    : state === "COMING" ? "Finding out what a check would put off ..."
    : state === "NONE" ? "No step is put off"
    : state === "EXECUTIONS" ? "A check leaves out whole executions, not steps of a state" : "It is not known what a check would put off";
  show("reduction", scene.steps.length === 0 ? null : h("details", {}, h("summary", {}, summary), h("ul", {}, description.map((line) => h("li", {}, line)))));
}
