/** How the results of Dungeon of Deadliest Evil look: a morning that is brighter the more was done, or Grislyk's hall. */
import type { EndingLook } from '../../endings.ts';
import { counted } from '../../phrases.ts';
import { nameOfSource } from '../rules/names.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { RESULT_NAMES } from './words.ts';

const PACK = 'deadliest-evil';

const killsOf = (event: Event): number | undefined => (event.type === 'monster-slain' ? 1 : undefined);

export const ending: EndingLook<State, Event> = {
  title: ({ ending: end }) => {
    const { result, cause } = end!;
    if (result !== 'defeat') return RESULT_NAMES[result];
    if (cause === null || cause === 'lost-in-the-dark') return 'Lost in the dark';
    return `Killed by ${nameOfSource(cause)}`;
  },
  tableau: ({ ending: end, objectives }) => {
    const { result } = end!;
    if (result === 'defeat')
      return {
        pack: PACK,
        painting: 'defeat',
        isDefeat: true,
        figures: [
          ...(objectives.grislyk ? [] : [{ sprite: 'grislyk', spot: 'lord' }]),
          { sprite: 'goblin', spot: 'minion-1' },
          { sprite: 'skeleton', spot: 'minion-2' },
          { sprite: 'kora-fallen', spot: 'hero' },
        ],
      };
    return {
      pack: PACK,
      painting: 'victory',
      tint: result,
      props: (['crucible', 'grislyk'] as const).filter(prop => objectives[prop]),
      figures: [{ sprite: objectives.book ? 'kora-book' : 'kora', spot: 'hero' }],
    };
  },
  feats: [
    { about: 'round', over: 'turn', from: 2, counts: killsOf, text: kills => `${kills} kills in one round` },
    {
      about: 'blow',
      over: 'event',
      from: 2,
      counts: event => (event.type === 'attacked' && event.hit ? event.total - event.foeRoll : undefined),
      text: by => `Best attack: won by ${by}`,
    },
    { about: 'kills', over: 'run', from: 1, counts: killsOf, text: kills => `${counted(kills, 'kill')}` },
    {
      about: 'tiles',
      over: 'run',
      from: 4,
      counts: event => (event.type === 'tile-revealed' ? 1 : undefined),
      text: tiles => `${tiles} tiles explored`,
    },
    {
      about: 'searches',
      over: 'run',
      from: 3,
      counts: event => (event.type === 'search-card-drawn' && event.by === 'search' ? 1 : undefined),
      text: searches => `${searches} searches`,
    },
  ],
};
