/** The numbers of the box (chapter "Components") and of the rules that this adaptation adds. */

export const MAX_HP = 20;
export const START_COINS = 20;
/** Squares a monster's die can carry it at most, and when slowed. */
export const MONSTER_DIE = 8;
export const SLOW_DIE = 4;
/** A hero's movement is two of these. */
export const WALK_DIE = 4;
export const CHEST_DIE = 10;
export const ITEM_DIE = 30;
/** A greedy monster's reach into the purse. */
export const THEFT_DIE = 4;
/** With a truce nobody may fight another hero in the first rounds. */
export const TRUCE_ROUNDS = 5;
/** Without a torch a game still ends (R68). */
export const LAST_ROUND = 500;
/** HP at which a "wake me" pass lets itself be heard again. */
export const WAKE_HP = [3, 5] as const;
export type WakeHp = (typeof WAKE_HP)[number];

/** Coins a lone delver must carry out (chapter "End and score"); since gold fever (R92) less than before. */
export const MEDALS = [
  { id: 'platinum', name: 'Platinum', coins: 100 },
  { id: 'gold', name: 'Gold', coins: 80 },
  { id: 'silver', name: 'Silver', coins: 60 },
  { id: 'copper', name: 'Copper', coins: 40 },
] as const;
export type Medal = (typeof MEDALS)[number];
