/** Each event's line in the log. */
import { directionTo } from '../../../core/grid.ts';
import { bad, dim, fire, gold, good } from '../../lines.ts';
import { counted } from '../../phrases.ts';
import type { Sentences } from '../../room.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { ratOf } from '../rules/places.ts';
import { FIND_LOOKS, gainedBy, TOOL_LOOKS } from './finds.ts';
import { RAT_LOOKS } from './rats.ts';
import { isGuttering, isLastLight } from './words.ts';

/** "rat", "fat rat": as it lives before what is told. */
const nameOf = (state: State, rat: number): string => RAT_LOOKS[ratOf(state, rat).kind].name;

export const sentences: Sentences<Event, State> = {
  entered: () => gold('The hatch slams shut above you. There must be another way out.'),
  'turn-began': ({ turn, candle }) =>
    isLastLight(candle)
      ? bad(`Turn ${turn}. Last light: get out this turn, or find more.`)
      : isGuttering(candle)
        ? fire(`Turn ${turn}. The candle is nearly gone: ${counted(candle, 'turn')} left.`)
        : dim(`Turn ${turn}.`),
  stepped: ({ from, to }) => `You step ${directionTo(from, to)}.`,
  struck: ({ die, need, hit }) => ({
    text: `You strike: rolled ${die}, needed ${need} or more. ${hit ? 'Hit!' : 'Miss.'}`,
    tone: hit ? 'good' : 'plain',
  }),
  'rat-slain': ({ rat }, { step }) => good(`The ${nameOf(step.before, rat)} dies in a puff of dust.`),
  searched: ({ find }, now) => {
    const { title, text, tone } = FIND_LOOKS[find];
    return { text: `In the barrel: ${title.toLowerCase()}. ${text(gainedBy(now))}`, tone };
  },
  'key-taken': () => gold('You have the key. Somewhere, a lock is waiting.'),
  'bottle-taken': () => gold('The good bottle is yours. Now get it upstairs.'),
  'chest-opened': () => 'The chest creaks open.',
  'tool-taken': ({ tool }) => gold(`You take the ${TOOL_LOOKS[tool].name}. ${TOOL_LOOKS[tool].text}`),
  'rat-woke': ({ rat }, { after }) => bad(`A ${nameOf(after, rat)} lifts its head and sees you.`),
  'rat-moved': ({ rat, from, to }, { after }) =>
    `The ${nameOf(after, rat)} scurries ${directionTo(from, to)}.`,
  'rat-bit': ({ rat, die, need, hit }, { after }) => ({
    text: `The ${nameOf(after, rat)} snaps: rolled ${die}, needed ${need} or more. ${hit ? "You're bitten." : 'You dodge.'}`,
    tone: hit ? 'bad' : 'plain',
  }),
  blocked: () => gold('The lid blocks the bite, and breaks.'),
  hurt: ({ hearts }) => bad(`You lose 1 heart: ${hearts} left.`),
  'candle-out': () => bad('The candle goes out.'),
  escaped: () => good("The key turns. You're out!"),
  fell: () => bad('You die. The candle rolls away.'),
};
