/** Chapter "The thirty magic items": the D30 table in its printed order. What each does: `rules/item-effects.ts`. */

/**
 * When it may be used: `turn` own turn; `window` any reaction outside battles; `battle` a battle I fight in;
 * `opening` the same, but only before its first exchange; `onlooker` somebody else's battle.
 */
export type When = 'turn' | 'window' | 'battle' | 'opening' | 'onlooker';
/** What it is pointed at. `self` needs no choice; two words are chosen one after the other. */
export type Aim =
  | 'self'
  | 'monster'
  | 'monster-or-hero'
  | 'hero'
  | 'square'
  | 'monster-and-square'
  | 'monster-and-way';

interface Row {
  readonly name: string;
  readonly when: readonly When[];
  readonly aim: Aim;
}

const TABLE = {
  'conjure-coins': { name: 'Conjure Coins', when: ['turn', 'window', 'battle'], aim: 'self' },
  'mystic-armor': { name: 'Mystic Armour', when: ['battle'], aim: 'self' },
  snipe: { name: 'Snipe', when: ['turn', 'window'], aim: 'monster-or-hero' },
  waken: { name: 'Waken', when: ['turn', 'window'], aim: 'monster' },
  sleep: { name: 'Sleep', when: ['turn', 'window', 'battle', 'onlooker'], aim: 'monster' },
  freeze: { name: 'Freeze', when: ['turn', 'window'], aim: 'monster' },
  teleport: { name: 'Teleport', when: ['turn', 'window', 'battle'], aim: 'square' },
  'enchant-weapon': { name: 'Enchant Weapon', when: ['battle'], aim: 'self' },
  'create-monster': { name: 'Create Monster', when: ['turn', 'window'], aim: 'square' },
  'polymorph-weapon': {
    name: 'Polymorph Weapon',
    when: ['turn', 'window', 'battle', 'onlooker'],
    aim: 'hero',
  },
  'enchant-armor': { name: 'Enchant Armour', when: ['battle'], aim: 'self' },
  'forced-move': {
    name: 'Forced Move',
    when: ['turn', 'window', 'battle', 'onlooker'],
    aim: 'monster-and-way',
  },
  poison: { name: 'Poison', when: ['battle'], aim: 'self' },
  heal: { name: 'Heal', when: ['turn', 'window', 'battle'], aim: 'self' },
  'extra-healing': { name: 'Extra Healing', when: ['turn', 'window', 'battle'], aim: 'self' },
  'full-healing': { name: 'Full Healing', when: ['turn', 'window', 'battle'], aim: 'self' },
  haste: { name: 'Haste', when: ['turn'], aim: 'self' },
  levitation: { name: 'Levitation', when: ['turn'], aim: 'self' },
  strength: { name: 'Strength', when: ['battle'], aim: 'self' },
  'find-secret-door': { name: 'Find Secret Door', when: ['turn'], aim: 'self' },
  confusion: { name: 'Confusion', when: ['battle'], aim: 'self' },
  regeneration: { name: 'Regeneration', when: ['turn', 'window', 'battle'], aim: 'self' },
  invisibility: { name: 'Invisibility', when: ['turn', 'window', 'battle'], aim: 'self' },
  polymorph: { name: 'Polymorph', when: ['turn', 'window', 'battle', 'onlooker'], aim: 'monster' },
  'magic-missiles': { name: 'Magic Missiles', when: ['opening'], aim: 'self' },
  'slow-monster': { name: 'Slow Monster', when: ['turn', 'window'], aim: 'monster' },
  'drain-life': { name: 'Drain Life', when: ['battle'], aim: 'self' },
  'teleport-monster': {
    name: 'Teleport Monster',
    when: ['turn', 'window', 'battle', 'onlooker'],
    aim: 'monster-and-square',
  },
  cancellation: { name: 'Cancellation', when: ['turn', 'window', 'battle', 'onlooker'], aim: 'monster' },
  'bless-weapon': { name: 'Bless Weapon', when: ['battle'], aim: 'self' },
} as const satisfies Record<string, Row>;

export type ItemId = keyof typeof TABLE;
/** By the face of the D30, less one. */
export const ITEM_IDS = Object.keys(TABLE) as readonly ItemId[];
export const ITEMS: Readonly<Record<ItemId, Row>> = TABLE;
