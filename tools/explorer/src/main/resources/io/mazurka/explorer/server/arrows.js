// Arrows that bend around what lies on their way, and labels on them that hide as little as possible.
// An area is {left, top, right, bottom}.

const BENDS = [0, 14, -14, 28, -28, 44, -44];
const PLACES = [0.62, 0.5, 0.74, 0.38, 0.84, 0.26];
const POINTS = 40;

const has = (area, x, y) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

function shared(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across <= 0 || down <= 0 ? 0 : across * down;
}

/** A parabola whose middle is {bend} away from that of the straight line. */
function parabola(x1, y1, x2, y2, bend) {
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const cx = (x1 + x2) / 2 + (2 * bend * (y2 - y1)) / length;
  const cy = (y1 + y2) / 2 - (2 * bend * (x2 - x1)) / length;
  const between = (from, control, to, part) => (1 - part) ** 2 * from + 2 * (1 - part) * part * control + part ** 2 * to;
  return {
    at: (part) => [between(x1, cx, x2, part), between(y1, cy, y2, part)],
    path: bend ? `M${x1} ${y1} Q${cx} ${cy} ${x2} ${y2}` : `M${x1} ${y1} L${x2} ${y2}`,
  };
}

/** The straightest course that runs through none of some areas, those it begins and ends at apart. */
export function course(areas, x1, y1, x2, y2) {
  const box = { left: Math.min(x1, x2) - 50, right: Math.max(x1, x2) + 50, top: Math.min(y1, y2) - 50, bottom: Math.max(y1, y2) + 50 };
  const others = areas.filter((area) => shared(area, box) && !has(area, x1, y1) && !has(area, x2, y2));
  let best = null;
  let fewest = Infinity;
  for (const bend of BENDS) {
    const tried = parabola(x1, y1, x2, y2, bend);
    let met = 0;
    for (let point = 1; point < POINTS; point++) {
      const [x, y] = tried.at(point / POINTS);
      for (const area of others) met += has(area, x, y) ? 1 : 0;
    }
    if (met < fewest) { fewest = met; best = tried; }
    if (met === 0) break;
  }
  return best;
}

/** Where to put a label of a width on a course, as the middle of its base line; notes the area as taken. */
export function place(taken, way, width) {
  let best = null;
  let least = Infinity;
  for (const part of PLACES) {
    const [x, y] = way.at(part);
    const area = { left: x - width / 2, right: x + width / 2, top: y - 15, bottom: y - 2 };
    const hidden = taken.reduce((sum, other) => sum + shared(area, other), 0);
    if (hidden < least) { least = hidden; best = area; }
    if (hidden === 0) break;
  }
  taken.push(best);
  return { x: (best.left + best.right) / 2, y: best.bottom - 2 };
}
