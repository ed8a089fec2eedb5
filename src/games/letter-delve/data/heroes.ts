/** By seat: a colour and a trade, so that nobody needs to tell red from green. Their only home, for rules, bots and screens. */
import type { Seat } from '../../../core/game.ts';

// biome-ignore format: a table
export const HEROES = [
  { short: 'Red',    name: 'Red fighter' },
  { short: 'Blue',   name: 'Blue rogue' },
  { short: 'Green',  name: 'Green cleric' },
  { short: 'Yellow', name: 'Yellow wizard' },
] as const;

export const SEAT_NAMES: readonly string[] = HEROES.map(hero => hero.name);

export function heroName(seat: Seat): string {
  return SEAT_NAMES[seat] ?? HEROES[0].name;
}
