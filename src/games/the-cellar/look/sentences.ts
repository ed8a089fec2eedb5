/** Each event's line in the log. */
import { cellName } from '../../../core/grid.ts';
import type { Sentence } from '../../room.ts';
import { FIND_NAMES, TOOL_NAMES } from '../data/finds.ts';
import type { Event, State } from '../state.ts';

type Table = { readonly [T in Event['type']]: Sentence<Event, T, State> };

export const sentences: Table = {
  entered: () => ({ text: 'The hatch slams shut above you. There must be another way out.', tone: 'gold' }),
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
  'rat-slain': () => ({ text: 'The rat is gone in a puff of dust.', tone: 'good' }),
  searched: event => ({
    text: `In the barrel: ${FIND_NAMES[event.find].title.toLowerCase()}. ${FIND_NAMES[event.find].text}`,
    tone: event.find === 'cobweb' ? 'dim' : 'good',
  }),
  'key-taken': () => ({ text: 'The key is yours. Somewhere a lock remembers it.', tone: 'gold' }),
  'chest-opened': () => 'The chest creaks open.',
  'tool-taken': event => ({
    text: `You take the ${TOOL_NAMES[event.tool].title.toLowerCase()}. ${TOOL_NAMES[event.tool].text}`,
    tone: 'gold',
  }),
  'rat-woke': () => ({ text: 'A rat lifts its head and sees you.', tone: 'bad' }),
  'rat-moved': event => `The rat scurries to ${cellName(event.to)}.`,
  'rat-bit': event => ({
    text: `The rat snaps: ${event.die} of the ${event.need} it needs. ${event.hit ? 'It bites!' : 'You dodge.'}`,
    tone: event.hit ? 'bad' : 'plain',
  }),
  blocked: () => ({ text: 'The lid catches the bite and dents through.', tone: 'gold' }),
  hurt: event => ({ text: `You lose a heart: ${event.hearts} left.`, tone: 'bad' }),
  'candle-out': () => ({ text: 'The candle goes out.', tone: 'bad' }),
  escaped: () => ({ text: 'The key turns. You are out!', tone: 'good' }),
  fell: () => ({ text: 'You fall, and the candle with you.', tone: 'bad' }),
};
