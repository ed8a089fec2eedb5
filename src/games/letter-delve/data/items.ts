/** Chapter "The thirty magic items": the D30 table in its printed order. What each does: `rules/item-rules.ts`. */

/**
 * When it may be used: `turn` own turn; `window` any reaction outside battles; `battle` a battle I fight in;
 * `opening` the same, but only before its first exchange; `onlooker` somebody else's battle.
 */
export type When = 'turn' | 'window' | 'battle' | 'opening' | 'onlooker';

interface Row {
  readonly name: string;
  readonly when: readonly When[];
}

const PEACE = ['turn', 'window'] as const;
const ANY_TIME_OF_MINE = [...PEACE, 'battle'] as const;
const ANY_TIME = [...ANY_TIME_OF_MINE, 'onlooker'] as const;

// biome-ignore format: a table
const TABLE = {
  'conjure-coins':    { name: 'Conjure Coins',    when: ANY_TIME_OF_MINE },
  'mystic-armor':     { name: 'Mystic Armour',    when: ['battle'] },
  snipe:              { name: 'Snipe',            when: PEACE },
  waken:              { name: 'Waken',            when: PEACE },
  sleep:              { name: 'Sleep',            when: ANY_TIME },
  freeze:             { name: 'Freeze',           when: PEACE },
  teleport:           { name: 'Teleport',         when: ANY_TIME_OF_MINE },
  'enchant-weapon':   { name: 'Enchant Weapon',   when: ['battle'] },
  'create-monster':   { name: 'Create Monster',   when: PEACE },
  'polymorph-weapon': { name: 'Polymorph Weapon', when: ANY_TIME },
  'enchant-armor':    { name: 'Enchant Armour',   when: ['battle'] },
  'forced-move':      { name: 'Forced Move',      when: ANY_TIME },
  poison:             { name: 'Poison',           when: ['battle'] },
  heal:               { name: 'Heal',             when: ANY_TIME_OF_MINE },
  'extra-healing':    { name: 'Extra Healing',    when: ANY_TIME_OF_MINE },
  'full-healing':     { name: 'Full Healing',     when: ANY_TIME_OF_MINE },
  haste:              { name: 'Haste',            when: ['turn'] },
  levitation:         { name: 'Levitation',       when: ['turn'] },
  strength:           { name: 'Strength',         when: ['battle'] },
  'find-secret-door': { name: 'Find Secret Door', when: ['turn'] },
  confusion:          { name: 'Confusion',        when: ['battle'] },
  regeneration:       { name: 'Regeneration',     when: ANY_TIME_OF_MINE },
  invisibility:       { name: 'Invisibility',     when: ANY_TIME_OF_MINE },
  polymorph:          { name: 'Polymorph',        when: ANY_TIME },
  'magic-missiles':   { name: 'Magic Missiles',   when: ['opening'] },
  'slow-monster':     { name: 'Slow Monster',     when: PEACE },
  'drain-life':       { name: 'Drain Life',       when: ['battle'] },
  'teleport-monster': { name: 'Teleport Monster', when: ANY_TIME },
  cancellation:       { name: 'Cancellation',     when: ANY_TIME },
  'bless-weapon':     { name: 'Bless Weapon',     when: ['battle'] },
} as const satisfies Record<string, Row>;

export type ItemId = keyof typeof TABLE;
/** By the face of the D30, less one. */
export const ITEM_IDS = Object.keys(TABLE) as readonly ItemId[];
export const ITEMS: Readonly<Record<ItemId, Row>> = TABLE;
