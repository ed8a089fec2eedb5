/** Chapter "Events": a table of six for each level, rolled when she crosses a card border or a spell goes wild. */
import { rowsById } from '../../tables.ts';
import type { DieFace, Level } from './constants.ts';
import { rowsByDie, withDice } from './levels.ts';

export type Effect =
  /** A Skill Test; the rest of the list only on a failure. */
  | { readonly do: 'test'; readonly fail: readonly Loss[] }
  | Loss
  | { readonly do: 'health'; readonly by: number }
  | { readonly do: 'mana'; readonly by: number }
  /** Every monster comes this many steps closer. */
  | { readonly do: 'advance'; readonly steps: number }
  | { readonly do: 'respawn' };

export type Loss =
  | { readonly do: 'damage'; readonly amount: number }
  /** So many losses of 1: Armour reduces a loss to no less than 1, so it is no help against water and fire. */
  | { readonly do: 'drain'; readonly amount: number }
  | { readonly do: 'gold'; readonly by: number };

interface Row {
  readonly id: string;
  readonly name: string;
  readonly effects: readonly Effect[];
}

const damage = (amount: number) => ({ do: 'damage', amount }) as const;
const drain = (amount: number) => ({ do: 'drain', amount }) as const;
const gold = (by: number) => ({ do: 'gold', by }) as const;
const health = (by: number) => ({ do: 'health', by }) as const;
const mana = (by: number) => ({ do: 'mana', by }) as const;
const advance = (steps: number) => ({ do: 'advance', steps }) as const;
const respawn = { do: 'respawn' } as const;
const test = (...fail: Loss[]) => ({ do: 'test', fail }) as const;

// Rows in the order of the die, 1 to 6. All 24 were written for this adaptation; the good ones are small on purpose,
// so that walking to and fro over a border does not pay. `advance` and `respawn` may pause for a choice: always last.
// Each level has its own trouble: the caves steal, the crypt floods, the keep patrols, the vault burns.
// biome-ignore format: a table
const TABLE = {
  1: [
    { id: 'rockfall',         name: 'Rockfall',              effects: [test(damage(2))] },
    { id: 'war-horn',         name: 'War Horn',              effects: [advance(1)] },
    { id: 'scuttling',        name: 'Scuttling in the Dark', effects: [respawn] },
    { id: 'cutpurse',         name: 'Cutpurse',              effects: [test(gold(-2))] },
    { id: 'dropped-purse',    name: 'Dropped Purse',         effects: [gold(1)] },
    { id: 'glowcap-grove',    name: 'Glowcap Grove',         effects: [health(2), mana(1)] },
  ],
  2: [
    { id: 'flood',            name: 'Flood',                 effects: [drain(2)] },
    { id: 'the-dead-walk',    name: 'The Dead Walk',         effects: [advance(2)] },
    { id: 'open-grave',       name: 'Open Grave',            effects: [respawn] },
    { id: 'grasping-hands',   name: 'Grasping Hands',        effects: [drain(1), mana(-1)] },
    { id: 'offering-bowl',    name: 'Offering Bowl',         effects: [gold(1)] },
    { id: 'holy-spring',      name: 'Holy Spring',           effects: [health(2), mana(1)] },
  ],
  3: [
    { id: 'blade-corridor',   name: 'Blade Corridor',        effects: [test(damage(5))] },
    { id: 'hunting-bell',     name: 'Hunting Bell',          effects: [advance(2)] },
    { id: 'rift',             name: 'Rift',                  effects: [respawn] },
    { id: 'draining-cold',    name: 'Draining Cold',         effects: [damage(2), mana(-1)] },
    { id: 'patrol',           name: 'Patrol',                effects: [respawn] },
    { id: 'moonlit-font',     name: 'Moonlit Font',          effects: [health(2), mana(1)] },
  ],
  4: [
    { id: 'gout-of-flame',    name: 'Gout of Flame',         effects: [test(damage(6))] },
    { id: 'the-vault-wakes',  name: 'The Vault Wakes',       effects: [advance(3)] },
    { id: 'summoning-circle', name: 'Summoning Circle',      effects: [respawn] },
    { id: 'ember-storm',      name: 'Ember Storm',           effects: [drain(2)] },
    { id: 'dead-heros-purse', name: "Dead Hero's Purse",     effects: [gold(2)] },
    { id: 'phoenix-ash',      name: 'Phoenix Ash',           effects: [health(3), mana(1)] },
  ],
} as const satisfies Readonly<Record<Level, readonly Row[]>>;

/**
 * Losses of 1 that every event adds if a spell called it while she had no more than 1 Mana. A Heal costs nothing then, so
 * that without them resting would be the best of plans.
 */
export const TOLL = 2;

export type MishapId = (typeof TABLE)[Level][number]['id'];

/** An event of the booklet. Called a mishap in code, where "event" already means news for the view. */
export interface Mishap extends Row {
  readonly id: MishapId;
  readonly level: Level;
  readonly die: DieFace;
}

export const MISHAPS: readonly Mishap[] = withDice<Row & { readonly id: MishapId }>(TABLE);
export const mishapById = rowsById(MISHAPS);
export const mishapByDie = rowsByDie(MISHAPS);
