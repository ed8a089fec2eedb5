/** Chapter "Monsters". Track and board together hold no more than `limit` of a kind. */
import { rowsById } from '../../tables.ts';
import type { Die } from './constants.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  /** Combat and Defense Die alike. */
  readonly die: Die;
  readonly limit: number;
  /** Strikes again after every hit, until one fails. */
  readonly repeats: boolean;
}

// In the order in which they strike.
// biome-ignore format: a table
const TABLE = [
  { id: 'goblin',   name: 'Goblin',   die: 4, limit: 6, repeats: false },
  { id: 'skeleton', name: 'Skeleton', die: 8, limit: 6, repeats: false },
  { id: 'grislyk',  name: 'Grislyk',  die: 8, limit: 1, repeats: true  },
] as const satisfies readonly Row[];

export type Kind = (typeof TABLE)[number]['id'];

export interface MonsterKind extends Row {
  readonly id: Kind;
}

export const MONSTERS: readonly MonsterKind[] = TABLE;
export const KINDS: readonly Kind[] = TABLE.map(row => row.id);

export const kindOf = rowsById(MONSTERS);

const idsOf = (letter: string, kind: Kind): string[] =>
  Array.from({ length: kindOf(kind).limit }, (_, index) => `${letter}${index + 1}`);

/** `g1` to `g6`, `s1` to `s6`, and the one sorcerer. A newcomer takes the lowest free id of its kind. */
export const MONSTER_IDS: Readonly<Record<Kind, readonly string[]>> = {
  goblin: idsOf('g', 'goblin'),
  skeleton: idsOf('s', 'skeleton'),
  grislyk: ['grislyk'],
};
