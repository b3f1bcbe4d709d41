// The page: one place in one model, and all views of it.

import { h, show, byId } from "./elements.js";
import { ask, complain, read, takeToken, write } from "./address.js";
import { showState, showSteps } from "./state.js";
import { showSequence } from "./sequence.js";
import { showGraph } from "./graph.js";
import { WITNESSED, startCheck } from "./checks.js";

let place;
let scene;
let lasso = null;
let trace = [];
let traceOf = "";
let models = [];
let tab = "sequence";
let selected = 0;
let playing = 0;
let latest = 0;

const system = () => ({ model: place.model, parameters: place.parameters, repeating: place.repeating, initialState: place.initialState });
const key = () => JSON.stringify(system());

/** Goes to a place: asks what is to be seen there, then shows it and notes the address. */
async function go(target, note = true) {
  const mine = ++latest;
  const before = place;
  place = target;
  try {
    if (traceOf !== key()) { trace = []; traceOf = key(); }
    const known = before && traceOf === key() ? common(before.steps, place.steps, trace.length) : 0;
    trace.length = Math.min(trace.length, known);
    const asked = await ask("scene", { ...system(), steps: place.steps.slice(0, place.at), known: Math.min(known, place.at) });
    if (mine !== latest) return;
    scene = asked;
    trace.push(...scene.trace);
    if (trace.length < place.steps.length) {
      const ahead = await ask("scene", { ...system(), steps: place.steps, known: trace.length });
      if (mine !== latest) return;
      trace.push(...ahead.trace);
    }
    lasso = place.cycleStart >= 0 ? await ask("lasso", { ...system(), steps: place.steps, cycleStart: place.cycleStart }) : null;
    if (mine !== latest) return;
    complain(null);
    if (note) history.pushState(null, "", write(place));
    render();
    if (scene.reduction.state === "COMING") awaitAnalysis(mine);
  } catch (problem) {
    if (mine === latest) { place = before ?? place; stopPlaying(); complain(problem); }
  }
}

/** Shows the same place again once it is known what a check would put off, and not before. */
function awaitAnalysis(mine) {
  setTimeout(async () => {
    if (mine !== latest) return;
    try {
      const again = await ask("scene", { ...system(), steps: place.steps.slice(0, place.at), known: place.at });
      if (mine !== latest) return;
      if (again.reduction.state === "COMING") return awaitAnalysis(mine);
      scene = again;
      render();
    } catch (problem) {
      if (mine === latest) complain(problem);
    }
    return undefined;
  }, 400);
}

/** How many steps two paths have in common, as far as they are known in words. */
function common(one, other, most) {
  let count = 0;
  while (count < most && count < one.length && one[count] === other[count]) count++;
  return count;
}

const withSteps = (steps, at) => ({ ...place, steps, at, ...(samePath(steps) ? {} : { cycleStart: -1, property: "" }) });
const samePath = (steps) => steps.length === place.steps.length && steps.every((step, index) => step === place.steps[index]);

function take(index) {
  stopPlaying();
  selected = 0;
  if (place.steps[place.at] === index) return moveTo(place.at + 1);
  return go(withSteps([...place.steps.slice(0, place.at), index], place.at + 1));
}

function moveTo(at) {
  if (at < 0 || at > place.steps.length) return undefined;
  selected = 0;
  return go({ ...place, at });
}

function goPath(path) {
  stopPlaying();
  return go({ ...place, ...path, at: path.steps.length, cycleStart: -1, property: "" });
}

function stopPlaying() {
  clearTimeout(playing);
  playing = 0;
  byId("play").setAttribute("aria-pressed", "false");
}

async function play() {
  if (playing) return stopPlaying();
  byId("play").setAttribute("aria-pressed", "true");
  const tick = async () => {
    const end = place.steps.length;
    const loops = place.cycleStart >= 0 && place.cycleStart < end;
    if (place.at >= end && !loops) return stopPlaying();
    playing = setTimeout(() => {}, 0);
    await go({ ...place, at: place.at < end ? place.at + 1 : place.cycleStart + 1 }, false);
    if (!playing) return undefined;
    history.replaceState(null, "", write(place));
    if (place.at >= place.steps.length && !loops) return stopPlaying();
    playing = setTimeout(tick, 700);
    return undefined;
  };
  playing = -1;
  if (place.at >= place.steps.length) await go({ ...place, at: 0 }, false);
  playing = setTimeout(tick, 500);
  return undefined;
}

const kindOf = (name) => scene.properties.find((one) => one.name === name)?.kind;

function render() {
  const parameters = Object.entries(place.parameters).map(([name, value]) => name + "=" + value).join(" ");
  byId("model").textContent = place.model + (parameters ? " " + parameters : "");
  byId("model").title = byId("model").textContent + "; choose another (m)";
  document.title = place.model + " - Mazurka";
  byId("position").textContent = "step " + place.at + " of " + place.steps.length;
  byId("back").disabled = byId("reset").disabled = place.at === 0;
  byId("forward").disabled = place.at === place.steps.length;
  byId("play").disabled = place.steps.length === 0;
  const banner = byId("banner");
  banner.hidden = !place.property;
  banner.textContent = place.property ? (WITNESSED.includes(kindOf(place.property)) ? "A witness of" : "A counterexample to")
    + " \u201C" + place.property + "\u201D, in " + place.steps.length + (place.steps.length === 1 ? " step." : " steps.")
    + (place.cycleStart >= 0 ? place.cycleStart < place.steps.length ? " It repeats from step " + (place.cycleStart + 1) + " on." : " Nothing more happens after it." : "")
    + (lasso && !lasso.closes ? " It does not come back to where it began any more." : "") : "";
  showState(scene, lasso);
  showSteps(scene, take);
  select(selected, false);
  if (scene.initialStates > 1 && place.at === 0) byId("steps").prepend(initialStates());
  showTab();
}

function initialStates() {
  return h("p", {}, "Initial state ", h("select", { "aria-label": "Initial state", onchange: (event) => goPath({ initialState: Number(event.target.value), steps: [] }) },
    Array.from({ length: Math.min(1000, scene.initialStates) }, (_, index) => h("option", { value: index, selected: index === place.initialState }, String(index + 1)))), " of " + scene.initialStates);
}

function select(index, focus) {
  const all = [...document.querySelectorAll("#steps .step")];
  all.forEach((step) => step.classList.remove("selected"));
  if (!all.length) return;
  selected = Math.max(0, Math.min(all.length - 1, index));
  all[selected].classList.add("selected");
  if (focus) all[selected].scrollIntoView({ block: "nearest" });
}

function showTab() {
  for (const name of ["sequence", "graph", "checks"]) {
    byId(name).hidden = name !== tab;
    byId("tab-" + name).setAttribute("aria-selected", String(name === tab));
  }
  if (tab === "sequence") showSequence(trace, scene.parts.map((part) => part.name), place, (at) => { stopPlaying(); moveTo(at); });
  if (tab === "graph") showGraph(place, goPath);
  if (tab === "checks" && !byId("checks").hasChildNodes()) byId("checks").append(h("p", { class: "hint" }, "Press Check: what it finds can be opened here."));
}

function openTab(name) {
  tab = name;
  showTab();
}

function check() {
  openTab("checks");
  startCheck({ model: place.model, parameters: place.parameters }, (target) => { tab = "sequence"; go(target); });
}

function chooseModel() {
  const dialog = byId("models");
  const list = h("select", { id: "models-name", "aria-label": "Model" }, models.map((model) => h("option", { value: model.name, selected: model.name === place.model }, model.name)));
  const fields = h("div", { class: "fields" });
  const refill = () => {
    const model = models.find((one) => one.name === list.value);
    fields.replaceChildren(h("p", {}, model.summary), ...model.parameters.map((one) => h("label", {}, one.name + " ",
      h("input", { type: "number", name: one.name, min: one.minimum, max: one.maximum, required: true,
        value: (model.name === place.model ? place.parameters[one.name] : undefined) ?? one.defaultValue }), h("small", {}, " " + one.minimum + " to " + one.maximum))));
  };
  list.addEventListener("change", refill);
  refill();
  dialog.replaceChildren(h("form", { method: "dialog", onsubmit: () => {
    const parameters = {};
    fields.querySelectorAll("input").forEach((input) => { parameters[input.name] = Number(input.value); });
    stopPlaying();
    go({ model: list.value, parameters, initialState: 0, steps: [], at: 0, repeating: false, cycleStart: -1, property: "" });
  } }, h("h2", {}, "Choose a model"), list, fields,
  h("p", {}, h("button", {}, "Explore"), " ", h("button", { type: "button", onclick: () => dialog.close() }, "Cancel"))));
  dialog.showModal();
}

function turnTheme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("mazurka-theme", document.documentElement.dataset.theme);
}

const KEYS = {
  ArrowDown: () => select(selected + 1, true), j: () => select(selected + 1, true),
  ArrowUp: () => select(selected - 1, true), k: () => select(selected - 1, true),
  Enter: () => document.querySelector("#steps .step.selected .take")?.click(),
  ArrowLeft: () => { stopPlaying(); moveTo(place.at - 1); }, ArrowRight: () => { stopPlaying(); moveTo(place.at + 1); },
  Home: () => { stopPlaying(); moveTo(0); }, End: () => { stopPlaying(); moveTo(place.steps.length); },
  p: play, c: check, m: chooseModel, t: turnTheme, d: () => openTab("sequence"), g: () => openTab("graph"), "?": () => byId("keys").showModal(),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.closest("input, select, textarea")) return;
  if (event.key === "Enter" && event.target.closest("button, summary, a, [role=button]")) return;
  const action = KEYS[event.key] ?? (/^[1-9]$/.test(event.key) ? () => document.querySelectorAll("#steps .take")[Number(event.key) - 1]?.click() : null);
  if (!action || !scene) return;
  event.preventDefault();
  action();
}

async function begin() {
  const theme = localStorage.getItem("mazurka-theme");
  if (theme) document.documentElement.dataset.theme = theme;
  takeToken();
  byId("reset").addEventListener("click", KEYS.Home);
  byId("back").addEventListener("click", KEYS.ArrowLeft);
  byId("forward").addEventListener("click", KEYS.ArrowRight);
  byId("play").addEventListener("click", play);
  byId("check").addEventListener("click", check);
  byId("model").addEventListener("click", chooseModel);
  byId("theme").addEventListener("click", turnTheme);
  byId("help").addEventListener("click", KEYS["?"]);
  for (const name of ["sequence", "graph", "checks"]) byId("tab-" + name).addEventListener("click", () => openTab(name));
  document.addEventListener("keydown", onKey);
  addEventListener("popstate", () => { takeToken(); const target = read(); if (target) { stopPlaying(); go(target, false); } });
  try {
    const start = await ask("start");
    models = start.models;
    const target = read() ?? { model: start.model, parameters: start.parameters, initialState: start.path.initialState, steps: start.path.steps,
      at: start.path.steps.length, repeating: start.repeating, cycleStart: start.cycleStart, property: start.property };
    await go(target, false);
    history.replaceState(null, "", write(place));
  } catch (problem) {
    complain(problem);
  }
}

begin();
