// Checks: starting, watching and stopping them, and opening what they found.

import { h, byId } from "./elements.js";
import { ask, complain, write } from "./address.js";

/** The kinds of properties that ask for some state, so that an execution to it proves them. */
export const WITNESSED = ["sometimes", "goal"];

const number = (value) => value.toLocaleString("en");

function place(base, found) {
  return { model: base.model, parameters: base.parameters, initialState: found.path.initialState, steps: found.path.steps,
    at: found.path.steps.length, repeating: found.repeating, cycleStart: found.cycleStart, property: found.property };
}

function card(look, base, open, stop) {
  const report = look.report;
  const figures = look.running && look.states === 0 ? "Compiling the model and analysing what its parts can do ..."
    : number(look.states) + " states, " + number(look.transitions) + " steps, depth " + number(look.depth)
    + (look.running && look.waiting ? ", " + number(look.waiting) + " waiting" : "") + ", " + look.seconds.toFixed(1) + " s";
  return [
    h("h3", {}, look.model, " ", h("span", { class: "badge verdict " + (report?.verdict ?? "running") }, report?.verdict ?? "running")),
    h("p", {}, figures),
    look.running ? [h("progress", {}), h("button", { type: "button", class: "stop", onclick: stop }, "Stop")] : null,
    report ? h("p", { class: "sentence" }, report.sentence) : null,
    (report?.found ?? []).map((found) => {
      const target = place(base, found);
      const what = WITNESSED.includes(found.kind) ? "witness of " : "counterexample to ";
      return h("p", {}, h("button", { type: "button", class: "open", onclick: () => open(target) }, "Open the " + what + found.property), " ",
        h("a", { href: write(target), target: "_blank", rel: "noopener" }, "in a tab of its own"), h("div", { class: "why" }, found.explanation));
    }),
  ];
}

export async function startCheck(base, open) {
  const box = h("article", { class: "check" });
  byId("checks").querySelector(".hint")?.remove();
  byId("checks").prepend(box);
  const fill = (look) => box.replaceChildren(...card(look, base, open, stop).flat(2).filter((part) => part));
  let id;
  const stop = async () => {
    try { fill(await ask("stop", { id })); } catch (problem) { complain(problem); }
  };
  try {
    ({ id } = await ask("check", { model: base.model, parameters: base.parameters }));
    for (let look = { running: true }; look.running;) {
      look = await ask("progress", { id });
      fill(look);
      if (look.running) await new Promise((done) => setTimeout(done, 300));
    }
  } catch (problem) {
    if (!box.hasChildNodes()) box.remove();
    complain(problem);
  }
}
