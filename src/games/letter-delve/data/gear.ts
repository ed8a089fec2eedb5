/** Chapter "Gear": what is bought before the first step, or at the start of a turn. */

export const TIERS = [0, 1, 2, 3] as const;
export type Tier = (typeof TIERS)[number];

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly die: 4 | 6 | 8 | 10;
}

/** By tier. */
export const WEAPONS: readonly [Weapon, Weapon, Weapon, Weapon] = [
  { id: 'dagger', name: 'Dagger', die: 4 },
  { id: 'mace', name: 'Mace', die: 6 },
  { id: 'sword', name: 'Sword', die: 8 },
  { id: 'two-handed-sword', name: 'Two-Handed Sword', die: 10 },
];

/** Each tier gained costs this much; a dagger is everybody's. */
export const TIER_PRICE = 5;
export const ARMOUR_PRICE = 10;
