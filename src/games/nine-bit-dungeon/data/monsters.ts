/** Chapter "Monsters": six kinds a level; the face of its die on the board tells which. */
import { rowsById } from '../../tables.ts';
import type { DieFace, Level } from './constants.ts';
import { rowsByDie, withDice } from './levels.ts';

interface Behaviour {
  /** Flee (x): at this Health or less it backs off from an adjacent Adventurer. */
  readonly flee?: number;
  /** Arm (x): every wound is this much smaller, but at least 1. */
  readonly arm?: number;
  readonly heal?: true;
  readonly fast?: true;
  readonly fly?: true;
}

interface Numbers {
  readonly name: string;
  readonly skill: number;
  readonly damage: number;
  readonly range: number;
  readonly health: number;
  readonly gold: number;
}

interface Row extends Numbers, Behaviour {
  readonly id: string;
}

// Rows in the order of the die, 1 to 6. Level 1 is the booklet's; the other three were written for this adaptation.
// biome-ignore format: a table
const TABLE = {
  1: [
    { id: 'goblin-sneak',     name: 'Goblin Sneak',     skill: 2, damage: 1, range: 1, health: 3, gold: 1, flee: 1 },
    { id: 'grublin',          name: 'Grublin',          skill: 2, damage: 2, range: 1, health: 4, gold: 2, fast: true },
    { id: 'goblin-archer',    name: 'Goblin Archer',    skill: 2, damage: 1, range: 3, health: 2, gold: 2, flee: 2 },
    { id: 'goblin-chief',     name: 'Goblin Chief',     skill: 3, damage: 1, range: 1, health: 3, gold: 2, fast: true },
    { id: 'goblin-slinger',   name: 'Goblin Slinger',   skill: 2, damage: 1, range: 2, health: 3, gold: 2, flee: 3 },
    { id: 'warlock',          name: 'Warlock',          skill: 4, damage: 2, range: 4, health: 2, gold: 3, flee: 2 },
  ],
  2: [
    { id: 'crypt-bat',        name: 'Crypt Bat',        skill: 3, damage: 2, range: 1, health: 2, gold: 1, fast: true, fly: true },
    { id: 'rattlebones',      name: 'Rattlebones',      skill: 3, damage: 2, range: 1, health: 4, gold: 2 },
    { id: 'drowned-one',      name: 'Drowned One',      skill: 2, damage: 3, range: 1, health: 5, gold: 2, heal: true },
    { id: 'bone-archer',      name: 'Bone Archer',      skill: 3, damage: 2, range: 4, health: 3, gold: 3, flee: 1 },
    { id: 'grave-acolyte',    name: 'Grave Acolyte',    skill: 4, damage: 2, range: 3, health: 3, gold: 3, flee: 2 },
    { id: 'barrow-knight',    name: 'Barrow Knight',    skill: 4, damage: 3, range: 1, health: 5, gold: 4, arm: 1 },
  ],
  3: [
    { id: 'shade',            name: 'Shade',            skill: 4, damage: 2, range: 1, health: 4, gold: 2, fast: true, fly: true },
    { id: 'nightblade',       name: 'Nightblade',       skill: 4, damage: 3, range: 1, health: 5, gold: 3, fast: true },
    { id: 'gargoyle',         name: 'Gargoyle',         skill: 3, damage: 4, range: 1, health: 5, gold: 3, arm: 1, fly: true },
    { id: 'shadow-archer',    name: 'Shadow Archer',    skill: 3, damage: 3, range: 4, health: 4, gold: 3, flee: 2 },
    { id: 'dark-adept',       name: 'Dark Adept',       skill: 4, damage: 3, range: 3, health: 4, gold: 4, flee: 2 },
    { id: 'blood-countess',   name: 'Blood Countess',   skill: 4, damage: 4, range: 1, health: 6, gold: 5, heal: true, fast: true },
  ],
  4: [
    { id: 'imp',              name: 'Imp',              skill: 4, damage: 3, range: 2, health: 4, gold: 2, flee: 1, fly: true },
    { id: 'hellhound',        name: 'Hellhound',        skill: 4, damage: 4, range: 1, health: 6, gold: 3, fast: true },
    { id: 'fire-drake',       name: 'Fire Drake',       skill: 4, damage: 4, range: 3, health: 5, gold: 4, fly: true },
    { id: 'salamander-guard', name: 'Salamander Guard', skill: 5, damage: 4, range: 1, health: 6, gold: 4, arm: 1 },
    { id: 'pyromancer',       name: 'Pyromancer',       skill: 4, damage: 5, range: 4, health: 4, gold: 4, flee: 2 },
    { id: 'sceptre-keeper',   name: 'Sceptre Keeper',   skill: 5, damage: 5, range: 1, health: 6, gold: 6, arm: 2 },
  ],
} as const satisfies Readonly<Record<Level, readonly Row[]>>;

export type MonsterId = (typeof TABLE)[Level][number]['id'];

const NONE = { flee: 0, arm: 0, heal: false, fast: false, fly: false };

/** A row with every column filled: 0 or false where it lacks the Behaviour. */
export interface MonsterKind extends Numbers, Readonly<typeof NONE> {
  readonly id: MonsterId;
  readonly level: Level;
  readonly die: DieFace;
}

export const MONSTERS: readonly MonsterKind[] = withDice<Row & { readonly id: MonsterId }>(TABLE).map(
  row => ({
    ...NONE,
    ...row,
  }),
);
export const monsterById = rowsById(MONSTERS);
export const monsterKind = rowsByDie(MONSTERS);
