/** Chapter "Characters": twelve cards with three pairs of pools, in the order Melee, Ranged, Magic. */
import type { AbilityId } from './abilities.ts';

export const ATTACKS = ['melee', 'ranged', 'magic'] as const;
export type Attack = (typeof ATTACKS)[number];
export const SIDES = ['off', 'def'] as const;
export type Side = (typeof SIDES)[number];
export type Rival = 'attacker' | 'defender';

/** Dice, and a fixed value beside them that is no die (0: none). */
export interface Pool {
  readonly dice: number;
  readonly kicker: number;
}

export interface PoolPair {
  readonly off: Pool;
  readonly def: Pool;
}

/** `3/1`, or `3(4)/3(5)` with kickers: as printed. */
function pair(printed: string): PoolPair {
  const [off, def] = printed.split('/').map(part => {
    const match = /^(\d)(?:\((\d)\))?$/.exec(part);
    if (!match) throw new Error(`"${printed}" is no pair of pools.`);
    return { dice: Number(match[1]), kicker: Number(match[2] ?? 0) };
  });
  return { off: off!, def: def! };
}

// biome-ignore format: a table
const TABLE = [
  { id: 'warrior',          name: 'Warrior',          kind: 'delver',  figures: 1, type: 'human',     melee: '3/3',       ranged: '0/3',    magic: '0/1', action: 2, abilities: ['swordplay', 'bulls-rush'] },
  { id: 'elf',              name: 'Elf',              kind: 'delver',  figures: 1, type: 'elf',       melee: '1/1',       ranged: '2/2',    magic: '1/1', action: 3, abilities: ['nimble-archer', 'swift'] },
  { id: 'priestess',        name: 'Priestess',        kind: 'delver',  figures: 1, type: 'human',     melee: '2/2',       ranged: '0/2',    magic: '2/2', action: 2, abilities: ['healing-spells', 'blessings'] },
  { id: 'thief',            name: 'Thief',            kind: 'delver',  figures: 1, type: 'human',     melee: '2/2',       ranged: '1/3',    magic: '0/2', action: 3, abilities: ['sneak', 'pilfer'] },
  { id: 'dwarf',            name: 'Dwarf',            kind: 'delver',  figures: 1, type: 'dwarf',     melee: '3/3',       ranged: '0/3',    magic: '0/3', action: 1, abilities: ['resilient', 'goldlust'] },
  { id: 'mage',             name: 'Mage',             kind: 'delver',  figures: 1, type: 'human',     melee: '0/1',       ranged: '0/1',    magic: '3/3', action: 1, abilities: ['phase', 'gust'] },
  { id: 'shambling-corpse', name: 'Shambling Corpse', kind: 'dweller', figures: 2, type: 'undead',    melee: '1/3',       ranged: '0/3',    magic: '0/1', action: 1, abilities: ['undying', 'aura-of-fear'] },
  { id: 'goblin-warrior',   name: 'Goblin Warrior',   kind: 'dweller', figures: 2, type: 'goblin',    melee: '2/1',       ranged: '0/2',    magic: '0/1', action: 3, abilities: ['craven', 'ambush'] },
  { id: 'goblin-hunter',    name: 'Goblin Hunter',    kind: 'dweller', figures: 2, type: 'goblin',    melee: '0/1',       ranged: '2/2',    magic: '0/1', action: 3, abilities: ['craven', 'sneak'] },
  { id: 'lizardman',        name: 'Lizardman',        kind: 'dweller', figures: 2, type: 'lizardman', melee: '2/2',       ranged: '0/3',    magic: '0/2', action: 2, abilities: ['amphibious', 'aquatic-superiority'] },
  { id: 'shroud-ghost',     name: 'Shroud Ghost',     kind: 'dweller', figures: 1, type: 'undead',    melee: '0/3',       ranged: '0/3',    magic: '2/3', action: 2, abilities: ['undying', 'incorporeal'] },
  { id: 'troll',            name: 'Troll',            kind: 'dweller', figures: 1, type: 'troll',     melee: '3(4)/3(5)', ranged: '0/3(5)', magic: '0/2', action: 1, abilities: ['tough-hide', 'angry'] },
] as const;

type Row = (typeof TABLE)[number];
export type CardId = Row['id'];
export type DelverId = Extract<Row, { kind: 'delver' }>['id'];
export type DwellerId = Extract<Row, { kind: 'dweller' }>['id'];

export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly kind: 'delver' | 'dweller';
  readonly figures: number;
  readonly type: Row['type'];
  readonly melee: PoolPair;
  readonly ranged: PoolPair;
  readonly magic: PoolPair;
  /** Action dice. */
  readonly action: number;
  readonly abilities: readonly AbilityId[];
}

export const CARDS: readonly Card[] = TABLE.map(row => ({
  ...row,
  melee: pair(row.melee),
  ranged: pair(row.ranged),
  magic: pair(row.magic),
}));

const BY_ID = new Map<string, Card>(CARDS.map(card => [card.id, card]));

export function cardOf(id: CardId): Card {
  return BY_ID.get(id)!;
}

export function findCard(id: string): Card | undefined {
  return BY_ID.get(id);
}

export function has(id: CardId, ability: AbilityId): boolean {
  return cardOf(id).abilities.includes(ability);
}

export function isDelver(id: CardId): id is DelverId {
  return cardOf(id).kind === 'delver';
}

export function isDweller(id: CardId): id is DwellerId {
  return !isDelver(id);
}

/** In the order of the table, as are the dwellers. */
export const DELVERS: readonly DelverId[] = CARDS.map(({ id }) => id).filter(isDelver);
export const DWELLERS: readonly DwellerId[] = CARDS.map(({ id }) => id).filter(isDweller);
