/** What a run for the Sceptre can boast of. */
import type { Account, Badge } from '../badges.ts';
import { GOLD_CAP } from './data/constants.ts';
import { MISHAPS } from './data/events.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

type Run = Account<State, Event>;

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'by-a-thread',    name: 'By a Thread',       sprite: 'heart',              text: 'Carry the Sceptre out with two hearts left, or one.',
    earned: ({ won, end }) => won && end.hero.health <= 2 },
  { id: 'ghost-walk',     name: 'Ghost Walk',        sprite: 'shade',              text: 'Clear a level without killing anything.',
    earned: run => clearedLevels(run).some(events => !events.some(({ type }) => type === 'monster-slain')) },
  { id: 'untouched',      name: 'Not a Scratch',     sprite: 'item-knights-plate', text: 'Clear a level without losing a heart.',
    earned: run => clearedLevels(run).some(events => !events.some(({ type }) => type === 'hero-hurt')) },
  { id: 'spring-cull',    name: 'Full House',        sprite: 'grublin',            text: 'Kill twelve monsters on one level.',
    earned: ({ end }) => end.stats.kills.some(kills => kills >= 12) },
  { id: 'in-and-out',     name: 'In and Out',        sprite: 'boot',               text: 'Clear a level in 15 turns or fewer.',
    earned: ({ told }) => told('level-cleared').some(({ turns }) => turns <= 15) },
  { id: 'stone-sober',    name: 'Stone Sober',       sprite: 'potion-health',      text: 'Clear two levels without drinking a potion.',
    earned: ({ end, told }) => end.stats.potions === 0 && told('level-cleared').length >= 2 },
  { id: 'window-shopper', name: 'Window Shopper',    sprite: 'shop',               text: 'Clear two levels without buying a thing.',
    earned: ({ end, told }) => end.stats.bought.length === 0 && told('level-cleared').length >= 2 },
  { id: 'deep-pockets',   name: 'Deep Pockets',      sprite: 'coin',               text: `Hold ${GOLD_CAP} gold at once.`,
    earned: ({ steps }) => steps.some(({ after }) => after.hero.gold === GOLD_CAP) },
  { id: 'playing-with-fire', name: 'Playing with Fire', sprite: 'fx-fireball',     text: 'Kill three monsters with fireballs in one run.',
    earned: ({ steps }) => steps.filter(({ events }) => isBurnt(events)).length >= 3 },
  { id: 'keeper-no-more', name: 'Finders, Keepers',  sprite: 'salamander-guard',            text: 'Kill a Sceptre Keeper and carry the Sceptre out.',
    earned: ({ won, told }) => won && told('monster-slain').some(({ kind }) => kind === 'sceptre-keeper') },
  { id: 'loose-cannon',   name: 'Loose Cannon',      sprite: 'item-bone-wand',        text: 'Have three spells go wild in one run.',
    hint: 'Magic has a mind of its own.',
    earned: ({ told }) => told('cast').filter(({ outcome }) => outcome === 'wild').length >= 3 },
  { id: 'act-of-dungeon', name: 'Act of Dungeon',    sprite: 'hatch',              text: 'Die to an event, not a monster.',
    hint: 'Not everything that kills you has a face.',
    earned: ({ end }) => MISHAPS.some(({ id }) => id === end.ending?.by) },
  { id: 'quick-exit',     name: 'That Was Quick',    sprite: 'skull',              text: 'Die within twelve turns.',
    hint: 'A very short story.',
    earned: ({ end }) => end.ending?.how === 'died' && end.turn <= 12 },
];

/** The events of each level that was cleared. */
function clearedLevels({ steps }: Run): Event[][] {
  const cleared: Event[][] = [];
  let level: Event[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'level-began') level = [];
    level.push(event);
    if (event.type === 'level-cleared') cleared.push(level);
  }
  return cleared;
}

/** A fireball that killed what it was aimed at. */
function isBurnt(events: readonly Event[]): boolean {
  const burns = events.some(event => event.type === 'cast' && event.spell === 'fireball');
  return burns && events.some(({ type }) => type === 'monster-slain');
}
