// The address of the page: model, parameters and path as indices; and requests to the server.
// The token arrives with the first address, is kept by the browser and never stays in the address.

import { byId } from "./elements.js";

const KEY = "mazurka-token";

export function takeToken() {
  const fields = new URLSearchParams(location.hash.slice(1));
  const token = fields.get("token");
  if (token) {
    localStorage.setItem(KEY, token);
    fields.delete("token");
    history.replaceState(null, "", "#" + fields.toString());
  }
}

export async function ask(what, body) {
  let response;
  try {
    response = await fetch("/api/" + what, {
      method: "POST",
      headers: { "X-Mazurka-Token": localStorage.getItem(KEY) ?? "", "Content-Type": "application/json" },
      body: JSON.stringify(body ?? {}),
    });
  } catch {
    throw new Error("Mazurka does not answer; was it ended?");
  }
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

export function complain(problem) {
  const message = byId("message");
  message.hidden = !problem;
  message.textContent = problem ? problem.message ?? String(problem) : "";
}

/** A place: {model, parameters, initialState, steps, at, repeating, cycleStart, property}. */
export function write(place) {
  const fields = new URLSearchParams();
  fields.set("model", place.model);
  const parameters = Object.entries(place.parameters).map(([name, value]) => name + ":" + value);
  if (parameters.length) fields.set("with", parameters.join(","));
  if (place.initialState) fields.set("from", place.initialState);
  fields.set("path", place.steps.join("."));
  if (place.at < place.steps.length) fields.set("at", place.at);
  if (place.repeating) fields.set("repeating", "yes");
  if (place.cycleStart >= 0) fields.set("cycle", place.cycleStart);
  if (place.property) fields.set("property", place.property);
  return "#" + fields.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** The place of an address, or null if it has none. */
export function read() {
  const fields = new URLSearchParams(location.hash.slice(1));
  if (!fields.get("model")) return null;
  const numbers = (text) => (text ? text.split(".").map(Number) : []);
  const parameters = {};
  for (const pair of (fields.get("with") ?? "").split(",").filter((part) => part)) {
    const [name, value] = pair.split(":");
    parameters[name] = Number(value);
  }
  const steps = numbers(fields.get("path"));
  return {
    model: fields.get("model"),
    parameters,
    initialState: Number(fields.get("from") ?? 0),
    steps,
    at: Math.min(steps.length, Number(fields.get("at") ?? steps.length)),
    repeating: fields.get("repeating") === "yes",
    cycleStart: Number(fields.get("cycle") ?? -1),
    property: fields.get("property") ?? "",
  };
}
