/**
 * The scale that a tune declares: `G minor`, `D dorian`, `G minor #4` (the fourth is raised), `A minor +#7` (the raised
 * seventh is there as well as the plain one).
 */

/** Pitch classes, C is 0. */
export type Scale = ReadonlySet<number>;

const ROOTS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const MODES: Readonly<Record<string, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  locrian: [0, 1, 3, 5, 6, 8, 10],
};
const SIGNS: Readonly<Record<string, number>> = { '#': 1, b: -1, '': 0 };
const CHANGE = /^(\+?)([#b]?)([2-7])$/;

/** Undefined where the text is no scale. */
export function readScale(text: string): Scale | undefined {
  const [root, mode, ...changes] = text.trim().split(/\s+/);
  const named = /^([A-G])([#b]?)$/.exec(root ?? '');
  const plain = MODES[mode ?? ''];
  if (!named || !plain) return undefined;
  const steps = [...plain];
  const added: number[] = [];
  for (const change of changes) {
    const match = CHANGE.exec(change);
    if (!match) return undefined;
    const degree = Number(match[3]) - 1;
    const step = plain[degree]! + SIGNS[match[2]!]!;
    if (match[1] === '+') added.push(step);
    else steps[degree] = step;
  }
  const base = ROOTS[named[1]!]! + SIGNS[named[2]!]!;
  return new Set([...steps, ...added].map(step => (base + step + 12) % 12));
}
