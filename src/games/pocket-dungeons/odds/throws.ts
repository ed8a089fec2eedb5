/** All throws of a few dice, told apart only by what they show, and what one die thrown again makes of them. */

export const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface Throw {
  /** Highest first. */
  readonly dice: readonly number[];
  /** How many of the ordered throws look like this. */
  readonly ways: number;
  /** For each face that lies there: the numbers of the six throws that re-rolling it may lead to. */
  readonly again: readonly { readonly face: number; readonly next: readonly number[] }[];
}

const known: (readonly Throw[])[] = [];

/** The throws of so many dice; a throw is known by its number in this list. */
export function throwsOf(count: number): readonly Throw[] {
  return (known[count] ??= listed(count));
}

export function throwNumber(dice: readonly number[]): number {
  const wanted = sorted(dice).join();
  return throwsOf(dice.length).findIndex(each => each.dice.join() === wanted);
}

function sorted(dice: readonly number[]): number[] {
  return dice.toSorted((a, b) => b - a);
}

function listed(count: number): readonly Throw[] {
  let ways = new Map<string, { dice: readonly number[]; ways: number }>([['', { dice: [], ways: 1 }]]);
  for (let die = 0; die < count; die++) {
    const longer: typeof ways = new Map();
    for (const before of ways.values())
      for (const face of FACES) {
        const dice = sorted([...before.dice, face]);
        longer.set(dice.join(), { dice, ways: (longer.get(dice.join())?.ways ?? 0) + before.ways });
      }
    ways = longer;
  }
  const numbers = new Map([...ways.keys()].map((key, number) => [key, number]));
  const withFace = (dice: readonly number[], die: number, face: number): number =>
    numbers.get(sorted(dice.with(die, face)).join())!;
  return [...ways.values()].map(each => ({
    ...each,
    again: [...new Set(each.dice)].map(face => ({
      face,
      next: FACES.map(fresh => withFace(each.dice, each.dice.indexOf(face), fresh)),
    })),
  }));
}
