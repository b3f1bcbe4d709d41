// Finds passages that have all words; those with words in their headings come first. `/` goes to the search.
"use strict";

const root = document.body.dataset.root;
const field = document.getElementById("search");
const list = document.getElementById("found");
const MOST = 20;

function score(passage, words) {
  const heading = passage.heading.toLowerCase();
  const page = passage.page.toLowerCase();
  const text = passage.text.toLowerCase();
  let sum = 0;
  for (const word of words) {
    const found = 8 * heading.includes(word) + 4 * page.includes(word) + text.includes(word);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
}

function find(words) {
  return passages
    .map((passage) => ({ passage, score: score(passage, words) }))
    .filter((one) => one.score > 0)
    .sort((one, two) => two.score - one.score)
    .slice(0, MOST)
    .map((one) => one.passage);
}

function excerpt(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 50);
  return (at > 0 ? "… " : "") + text.slice(at, at + 160) + (at + 160 < text.length ? " …" : "");
}

function item(passage, words) {
  const link = document.createElement("a");
  link.href = root + passage.address;
  link.textContent = passage.heading === passage.page ? passage.page : `${passage.page}: ${passage.heading}`;
  const small = document.createElement("small");
  small.textContent = excerpt(passage.text, words[0]);
  link.append(small);
  const entry = document.createElement("li");
  entry.append(link);
  return entry;
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
  list.hidden = words.length === 0;
  const found = list.hidden ? [] : find(words);
  list.replaceChildren(...found.map((passage) => item(passage, words)));
  if (!list.hidden && found.length === 0) {
    const none = document.createElement("li");
    none.className = "none";
    none.textContent = "Nothing is found.";
    list.append(none);
  }
}

function move(by) {
  const stops = [field, ...list.querySelectorAll("a")];
  const next = stops[stops.indexOf(document.activeElement) + by];
  if (next) next.focus();
}

field.addEventListener("input", show);
field.form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
list.addEventListener("click", () => (list.hidden = true));
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) {
    field.focus();
  } else if (event.key === "Escape") {
    list.hidden = true;
  } else if (field.form.contains(document.activeElement) && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    move(event.key === "ArrowDown" ? 1 : -1);
  } else {
    return;
  }
  event.preventDefault();
});
