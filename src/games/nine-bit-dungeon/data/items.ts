/** Chapter "Shop": six items a level. The die is also the Chest's result, and half the price its gold. */
import { rowsById } from '../../tables.ts';
import { LEVELS, type DieFace, type Level, type MaxMana } from './constants.ts';
import { rowsByDie, withDice } from './levels.ts';

/** `skill: 3` sets Skill to 3 if it is lower now; potions add one each. */
export interface Gains {
  readonly skill?: number;
  readonly damage?: number;
  readonly armour?: number;
  readonly maxMana?: MaxMana;
  readonly healthPotions?: 1;
  readonly manaPotions?: 1;
}

export type Gain = keyof Gains;

export const STATS = ['skill', 'damage', 'armour', 'maxMana'] as const;
/** What each fills, and where she carries it. */
export const POTIONS = {
  health: { stat: 'health', belt: 'healthPotions' },
  mana: { stat: 'mana', belt: 'manaPotions' },
} as const;
export type Potion = keyof typeof POTIONS;
export const POTION_IDS: readonly Potion[] = ['health', 'mana'];

interface Row {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly gains: Gains;
}

// Rows in the order of the die, 1 to 6. Only the Shadow Robes come from the booklet.
// biome-ignore format: a table
const TABLE = {
  1: [
    { id: 'health-potion-1',    name: 'Health Potion',      price:  2, gains: { healthPotions: 1 } },
    { id: 'mana-potion-1',      name: 'Mana Potion',        price:  1, gains: { manaPotions: 1 } },
    { id: 'leather-jerkin',     name: 'Leather Jerkin',     price:  4, gains: { armour: 1, healthPotions: 1 } },
    { id: 'apprentices-wand',   name: "Apprentice's Wand",  price:  4, gains: { maxMana: 3, manaPotions: 1 } },
    { id: 'short-sword',        name: 'Short Sword',        price:  5, gains: { damage: 2, healthPotions: 1 } },
    { id: 'duelling-gloves',    name: 'Duelling Gloves',    price:  5, gains: { skill: 3, healthPotions: 1 } },
  ],
  2: [
    { id: 'health-potion-2',    name: 'Health Potion',      price:  3, gains: { healthPotions: 1 } },
    { id: 'mana-potion-2',      name: 'Mana Potion',        price:  2, gains: { manaPotions: 1 } },
    { id: 'bone-wand',          name: 'Bone Wand',          price:  7, gains: { maxMana: 4, manaPotions: 1 } },
    { id: 'chain-shirt',        name: 'Chain Shirt',        price:  8, gains: { armour: 2 } },
    { id: 'broadsword',         name: 'Broadsword',         price:  9, gains: { damage: 3 } },
    { id: 'gravewardens-band',  name: "Gravewarden's Band", price: 11, gains: { skill: 4 } },
  ],
  3: [
    { id: 'health-potion-3',    name: 'Health Potion',      price:  3, gains: { healthPotions: 1 } },
    { id: 'mana-potion-3',      name: 'Mana Potion',        price:  2, gains: { manaPotions: 1 } },
    { id: 'shadow-robes',       name: 'Shadow Robes',       price:  8, gains: { armour: 2, maxMana: 4 } },
    { id: 'moonsteel-blade',    name: 'Moonsteel Blade',    price: 11, gains: { damage: 4 } },
    { id: 'mask-of-eyes',       name: 'Mask of Eyes',       price: 11, gains: { skill: 4, maxMana: 3 } },
    { id: 'knights-plate',      name: "Knight's Plate",     price: 12, gains: { armour: 3 } },
  ],
  4: [
    { id: 'health-potion-4',    name: 'Health Potion',      price:  4, gains: { healthPotions: 1 } },
    { id: 'twin-flask',         name: 'Twin Flask',         price:  6, gains: { healthPotions: 1, manaPotions: 1 } },
    { id: 'archmages-mantle',   name: "Archmage's Mantle",  price:  9, gains: { armour: 3, maxMana: 5 } },
    { id: 'demonbane',          name: 'Demonbane',          price: 13, gains: { damage: 5 } },
    { id: 'dragonscale',        name: 'Dragonscale',        price: 11, gains: { armour: 4 } },
    { id: 'crown-of-mastery',   name: 'Crown of Mastery',   price: 15, gains: { skill: 5 } },
  ],
} as const satisfies Readonly<Record<Level, readonly Row[]>>;

export type ItemId = (typeof TABLE)[Level][number]['id'];

export interface Item extends Row {
  readonly id: ItemId;
  readonly level: Level;
  readonly die: DieFace;
  /** The gold a Chest gives instead: half the price, rounded up. */
  readonly half: number;
}

export const ITEMS: readonly Item[] = withDice<Row & { readonly id: ItemId }>(TABLE).map(row => ({
  ...row,
  half: Math.ceil(row.price / 2),
}));
export const itemById = rowsById(ITEMS);
export const itemByDie = rowsByDie(ITEMS);

const STOCK = LEVELS.map(level => ITEMS.filter(item => item.level === level));

export function stockOf(level: Level): readonly Item[] {
  return STOCK[level - 1]!;
}
