/** Each event's line in the log. */
import { cellName } from '../../../core/grid.ts';
import { bad, gold, good } from '../../lines.ts';
import type { Sentences } from '../../room.ts';
import { FIND_NAMES, TOOL_NAMES } from '../data/finds.ts';
import type { Event, State } from '../state.ts';

type Table = Sentences<Event, State>;

export const sentences: Table = {
  entered: () => gold('The hatch slams shut above you. There must be another way out.'),
  'turn-began': event => ({
    text:
      event.candle <= 3
        ? `Turn ${event.turn}. The candle is nearly gone: ${event.candle}.`
        : `Turn ${event.turn}.`,
    tone: event.candle <= 3 ? 'fire' : 'dim',
  }),
  stepped: event => `You step to ${cellName(event.to)}.`,
  struck: event => ({
    text: `You strike: ${event.die} of the ${event.need} you need. ${event.hit ? 'A hit!' : 'A miss.'}`,
    tone: event.hit ? 'good' : 'plain',
  }),
  'rat-slain': () => good('The rat is gone in a puff of dust.'),
  searched: event => ({
    text: `In the barrel: ${FIND_NAMES[event.find].title.toLowerCase()}. ${FIND_NAMES[event.find].text}`,
    tone: event.find === 'cobweb' ? 'dim' : 'good',
  }),
  'key-taken': () => gold('The key is yours. Somewhere a lock remembers it.'),
  'chest-opened': () => 'The chest creaks open.',
  'tool-taken': event => ({
    text: `You take the ${TOOL_NAMES[event.tool].title.toLowerCase()}. ${TOOL_NAMES[event.tool].text}`,
    tone: 'gold',
  }),
  'rat-woke': () => bad('A rat lifts its head and sees you.'),
  'rat-moved': event => `The rat scurries to ${cellName(event.to)}.`,
  'rat-bit': event => ({
    text: `The rat snaps: ${event.die} of the ${event.need} it needs. ${event.hit ? 'It bites!' : 'You dodge.'}`,
    tone: event.hit ? 'bad' : 'plain',
  }),
  blocked: () => gold('The lid catches the bite and dents through.'),
  hurt: event => bad(`You lose a heart: ${event.hearts} left.`),
  'candle-out': () => bad('The candle goes out.'),
  escaped: () => good('The key turns. You are out!'),
  fell: () => bad('You fall, and the candle with you.'),
};
