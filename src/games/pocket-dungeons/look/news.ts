/** What somebody did in a turn, in two or three words each: for whoever comes back to the table. */
import type { Seat } from '../../../core/game.ts';
import type { Moment } from '../../../core/moments.ts';
import type { News } from '../../room.ts';
import { trapOf } from '../data/charts.ts';
import type { Event, Who } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { cardName, hazardText, haulText, nameOf, seatName, treasureText } from './words.ts';

type Now = Moment<State, Event>;

/** Of the one whose turn it is nothing but the deed is said; of anybody else, who. */
const told =
  (did: string) =>
  (one: Who, { before, you }: Now): string =>
    one.owner === before.seat ? did : `${nameOf(one, you)} ${did}`;

const FOUND = { treasure: 'found treasure', hazard: 'met a hazard', stairs: 'found the Stairs' } as const;

const nameFor = (seat: Seat, you: Seat | undefined): string => (seat === you ? 'You' : seatName(seat));

export const news: News<Event, State> = {
  'turn-began': ({ seat }, { you }) => nameFor(seat, you),
  passed: () => 'passed',
  'bowed-out': () => 'bowed out',
  activated: (event, { you }) => (event.scheme ? `schemed with ${nameOf(event, you)}` : ''),
  'delver-entered': ({ card }) => `entered as the ${cardName(card)}`,
  rushed: ({ why }) => ({ explore: 'explored', charge: '', flight: 'fled' })[why],
  'counter-flipped': ({ counter }) => FOUND[counter],
  'trap-sprung': ({ trap }) => `set off a trap (${trapOf(trap).name})`,
  'dweller-appeared': (event, now) => told('appeared')(event, now),
  'door-opened': () => 'opened a door',
  'door-held': () => ({ lasting: "couldn't open the door" }),
  'treasure-gathered': (event, now) => told(`gathered ${treasureText(event.amount)}`)(event, now),
  'hazard-taken': (event, now) => told(`won ${hazardText(event.amount)}`)(event, now),
  craven: ({ dares }) => (dares ? '' : "didn't dare to attack"),
  'fell-short': () => ({ lasting: 'charged, but fell short' }),
  'combat-rolled': ({ defender }, { you }) => `attacked ${nameOf(defender, you)}`,
  'strikes-judged': ({ hit, counter }) => (hit || counter ? '' : 'nobody was hit'),
  defeated: (event, now) => told('died')(event, now),
  pilfered: ({ amount, from }, { you }) =>
    `stole ${treasureText(amount)}${from ? ` from ${nameOf(from, you)}` : ''}`,
  paralysed: (event, now) => told('was paralysed')(event, now),
  'stood-up': () => 'got up again',
  'mind-swapped': ({ a, b }, { you }) => `${nameOf(a, you)} and ${nameOf(b, you)} swapped bodies`,
  'gas-spread': () => 'gas filled the dungeon',
  departed: event => `left with ${haulText(event)}`,
};
