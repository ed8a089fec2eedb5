/** How the results of 9-Bit Dungeon look: the Sceptre, or whoever stood in the way. */
import type { EndingLook } from '../../endings.ts';
import { MONSTERS } from '../data/monsters.ts';
import { nameOfKiller } from '../rules/ending.ts';
import type { Event } from '../state/events.ts';
import type { Killer, State } from '../state/state.ts';
import { heroSprite, MOODS } from './board.ts';

const PACK = 'nine-bit-dungeon';
const isMonster = (by: Killer | null): boolean => MONSTERS.some(({ id }) => id === by);

function titleOf({ ending }: State): string {
  const { how, by } = ending!;
  if (how === 'won') return 'The Sceptre is yours';
  if (how === 'torch') return 'Lights out';
  return isMonster(by)
    ? `Killed by ${nameOfKiller(by)}`
    : `Killed by ${nameOfKiller(by).replace(/^the event /, '')}`;
}

const killsOf = (event: Event): number | undefined => (event.type === 'monster-slain' ? 1 : undefined);

export const ending: EndingLook<State, Event> = {
  title: titleOf,
  tableau: state => {
    const { how, by } = state.ending!;
    const hero = { sprite: heroSprite(state), spot: 'hero' };
    if (how === 'won')
      return { pack: PACK, painting: 'victory', figures: [{ sprite: 'sceptre', spot: 'prize' }, hero] };
    return {
      pack: PACK,
      painting: 'defeat',
      isDefeat: true,
      tint: MOODS[state.level].theme,
      figures: [...(by && isMonster(by) ? [{ sprite: by, spot: 'killer' }] : []), { ...hero, as: 'ghost' }],
    };
  },
  feats: [
    { about: 'turn', over: 'turn', from: 2, counts: killsOf, text: kills => `${kills} kills in one turn` },
    {
      about: 'hit',
      over: 'event',
      from: 4,
      counts: event =>
        event.type === 'monster-hurt' || event.type === 'monster-slain' ? event.amount : undefined,
      text: amount => `Hardest hit: ${amount} damage`,
    },
    {
      about: 'chest',
      over: 'event',
      from: 4,
      counts: event => (event.type === 'chest-opened' ? event.gold : undefined),
      text: gold => `Richest chest: ${gold} gold`,
    },
    { about: 'kills', over: 'run', from: 4, counts: killsOf, text: kills => `${kills} monsters killed` },
    {
      about: 'levels',
      over: 'run',
      from: 1,
      counts: event => (event.type === 'level-cleared' ? 1 : undefined),
      text: levels => (levels === 1 ? 'A level cleared' : `${levels} levels cleared`),
    },
    {
      about: 'kills',
      over: 'run',
      from: 1,
      counts: killsOf,
      text: kills => (kills === 1 ? 'One monster killed' : `${kills} monsters killed`),
    },
  ],
};
