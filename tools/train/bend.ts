/** Sets right what trees say, on matches that they have not learned from: the better they say, the better it must have come. */
import { CERTAIN } from '../../src/analyst/chance.ts';

/** Parts of equal size that are compared with what came; fewer where a part would be too small to say anything. */
const PARTS = 12;
const LEAST = 150;

/** What trees said of positions that they had not learned from, and what came, in millionths. */
export interface Probe {
  readonly said: Int32Array;
  readonly came: Int32Array;
}

interface Part {
  readonly rows: number;
  /** Sums of millionths. */
  readonly said: number;
  readonly came: number;
}

export function bendsOf(probes: readonly Probe[]): number[] {
  const chances = probes.flatMap(({ said }) => [...said]);
  const came = probes.flatMap(probe => [...probe.came]);
  const count = chances.length;
  // Equal ones in the order of the rows: a sort that is the same everywhere.
  const order = [...chances.keys()].toSorted((a, b) => chances[a]! - chances[b]! || a - b);
  const parts = Math.min(PARTS, Math.floor(count / LEAST));
  const pooled: Part[] = [];
  for (let part = 0; part < parts; part++) {
    const rows = order.slice(Math.floor((part * count) / parts), Math.floor(((part + 1) * count) / parts));
    const sum = (of: (row: number) => number): number => rows.reduce((total, row) => total + of(row), 0);
    pooled.push({ rows: rows.length, said: sum(row => chances[row]!), came: sum(row => came[row]!) });
    while (pooled.length > 1 && !isRising(pooled.at(-2)!, pooled.at(-1)!)) pool(pooled);
  }
  return pooled.flatMap(({ rows, said, came: all }) => [mean(said, rows), mean(all, rows)]);
}

function isRising(a: Part, b: Part): boolean {
  return a.came * b.rows < b.came * a.rows;
}

/** The last two become one. */
function pool(parts: Part[]): void {
  const [a, b] = parts.splice(-2) as [Part, Part];
  parts.push({ rows: a.rows + b.rows, said: a.said + b.said, came: a.came + b.came });
}

/** Never quite nothing, never quite certain. */
function mean(sum: number, rows: number): number {
  return Math.min(CERTAIN - 1, Math.max(1, Math.round(sum / rows)));
}
