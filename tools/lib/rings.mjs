/**
 * Rings of imports, types included: a ring of types harms no program, but none of its files can be read alone.
 * Each file that is in a ring is told once, with the shortest ring it is in.
 */
export function rings(imports) {
  const nextOf = new Map();
  for (const { from, to } of imports) nextOf.set(from, (nextOf.get(from) ?? new Set()).add(to));
  const told = new Set();
  const found = [];
  for (const start of nextOf.keys()) {
    const ring = told.has(start) ? undefined : shortestRing(start, nextOf);
    if (!ring) continue;
    found.push(ring);
    for (const file of ring) told.add(file);
  }
  return found;
}

/** Breadth first; `cameFrom` is the way back. */
function shortestRing(start, nextOf) {
  const cameFrom = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const next of nextOf.get(file) ?? []) {
      if (next === start) return wayTo(file, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

function wayTo(last, start, cameFrom) {
  const way = [start];
  for (let file = last; file !== start; file = cameFrom.get(file)) way.unshift(file);
  return [start, ...way];
}
