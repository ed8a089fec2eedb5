/** How the results of Dungeon of Deadliest Evil look: a morning that is brighter the more was done, or Grislyk's hall. */
import type { Seat } from '../../../core/game.ts';
import { placeTitle, type EndingLook, type Whose } from '../../endings.ts';
import { counted } from '../../phrases.ts';
import { nameOfSource, RESULT_NAMES } from '../rules/names.ts';
import { raidsOf } from '../rules/outcome.ts';
import type { Event } from '../state/events.ts';
import type { Raid, State } from '../state/state.ts';
import { raiderName } from './contest.ts';

const PACK = 'deadliest-evil';

/** Of the raid that is celebrated or mourned. */
const raidFor = (state: State, { seat }: Whose): Raid => raidsOf(state)!.find(raid => raid.seat === seat)!;

/** News of this seat's own raid. */
const isOwn = ({ raider = 0 }: Event, seat: Seat): boolean => raider === seat;
const killsOf = (event: Event, seat: Seat): number | undefined =>
  event.type === 'monster-slain' && isOwn(event, seat) ? 1 : undefined;

export const ending: EndingLook<State, Event> = {
  title: (state, { results }, whose) => {
    const { result, cause } = raidFor(state, whose);
    if (result !== 'defeat') {
      if (!state.contest) return RESULT_NAMES[result];
      const { place } = results.find(({ seat }) => seat === whose.seat)!;
      return placeTitle(place, raiderName(whose.seat), whose.isAlone);
    }
    if (cause === null || cause === 'lost-in-the-dark') return 'Lost in the dark';
    return `Killed by ${nameOfSource(cause)}`;
  },
  tableau: (state, _outcome, whose) => {
    const { result, objectives } = raidFor(state, whose);
    if (result === 'defeat')
      return {
        pack: PACK,
        painting: 'defeat',
        isDefeat: true,
        figures: [
          ...(objectives.includes('grislyk') ? [] : [{ sprite: 'grislyk', spot: 'lord' }]),
          { sprite: 'goblin', spot: 'minion-1' },
          { sprite: 'skeleton', spot: 'minion-2' },
          { sprite: 'kora-fallen', spot: 'hero' },
        ],
      };
    return {
      pack: PACK,
      painting: 'victory',
      tint: result,
      props: (['crucible', 'grislyk'] as const).filter(prop => objectives.includes(prop)),
      figures: [{ sprite: objectives.includes('book') ? 'kora-book' : 'kora', spot: 'hero' }],
    };
  },
  feats: [
    { about: 'round', over: 'turn', from: 2, counts: killsOf, text: kills => `${kills} kills in one round` },
    {
      about: 'blow',
      over: 'event',
      from: 2,
      counts: (event, seat) =>
        event.type === 'attacked' && event.hit && isOwn(event, seat)
          ? event.total - event.foeRoll
          : undefined,
      text: by => `Best attack: won by ${by}`,
    },
    { about: 'kills', over: 'run', from: 1, counts: killsOf, text: kills => `${counted(kills, 'kill')}` },
    {
      about: 'tiles',
      over: 'run',
      from: 4,
      counts: (event, seat) => (event.type === 'tile-revealed' && isOwn(event, seat) ? 1 : undefined),
      text: tiles => `${tiles} tiles explored`,
    },
    {
      about: 'searches',
      over: 'run',
      from: 3,
      counts: (event, seat) =>
        event.type === 'search-card-drawn' && event.by === 'search' && isOwn(event, seat) ? 1 : undefined,
      text: searches => `${searches} searches`,
    },
  ],
};
