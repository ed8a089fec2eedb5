/** Pocket-Dungeons on the tour: building, exploring, an assault with its re-rolls, a trap, scheming, and the end. */
import type { GameState } from '../../src/core/game.ts';
import type { Ask } from '../../src/games/pocket-dungeons/state/actions.ts';
import type { State } from '../../src/games/pocket-dungeons/state/state.ts';
import { type Decision, Recorded } from './positions.ts';
import { giveAndWait, rested, results, type Stop, stopAt, tableAtRest } from './stop.ts';

const GAME = 'pocket-dungeons';
const SEATS = 3;
/** Far enough into the building that there is something to see. */
const LAID = 14;

const quick = await Recorded.of(GAME, 'normal', SEATS);
const drafted = await Recorded.of(GAME, 'normal', SEATS, { build: 'draft' });

/** The room's own state, as the tour forgets at the door. */
const stateOf = ({ state }: Decision): State => state as GameState as State;
const asks =
  (kind: Ask['kind']) =>
  (decision: Decision): boolean =>
    stateOf(decision).ask?.kind === kind;
const brings =
  (type: string) =>
  ({ events }: Decision): boolean =>
    events.some(event => event.type === type);
const isEnd = ({ isLast }: Decision): boolean => isLast;

let laid = 0;

/** Somebody steers what is not their own. */
const isDwellerActive = ({ active, chars }: State): boolean =>
  chars.some(({ id, role }) => id === active && role === 'dweller');

/** Whoever is asked has lost a delver, and others wait outside. */
const isReplacing = (decision: Decision): boolean => {
  const { ask, chars, recruits } = stateOf(decision);
  return ask?.kind === 'actor' && recruits.length > 2 && chars.every(({ owner }) => owner !== ask.seat);
};

export const POCKET_STOPS: readonly Stop[] = [
  { name: 'pocket-dungeons-lesson', address: `?game=${GAME}&lesson&speed=instant`, steps: tableAtRest },
  stopAt('pocket-dungeons-delver', quick.find(asks('place-delver')), tableAtRest),
  stopAt('pocket-dungeons-delver-dead', quick.find(isReplacing), tableAtRest),
  stopAt(
    'pocket-dungeons-building',
    drafted.find(decision => asks('place-tile')(decision) && ++laid > LAID),
    tableAtRest,
  ),
  stopAt('pocket-dungeons-turn', quick.find(asks('actor')), tableAtRest),
  stopAt('pocket-dungeons-exploring', quick.find(asks('moving')), tableAtRest),
  stopAt('pocket-dungeons-assault', quick.find(asks('reroll')), tableAtRest),
  stopAt(
    'pocket-dungeons-clash',
    quick.find(brings('combat-rolled')),
    (page, order) => giveAndWait(page, order, 1500),
    1,
  ),
  stopAt(
    'pocket-dungeons-trap',
    quick.find(brings('trap-sprung')),
    (page, order) => giveAndWait(page, order, 3500),
    1,
  ),
  stopAt(
    'pocket-dungeons-scheming',
    quick.find(decision => asks('action')(decision) && isDwellerActive(stateOf(decision))),
    tableAtRest,
  ),
  stopAt(
    'pocket-dungeons-overview',
    quick.find(decision => asks('actor')(decision) && stateOf(decision).round > 6),
    async page => {
      await page.keyboard.press('m');
      await rested(page, 1000);
    },
  ),
  stopAt('pocket-dungeons-results', quick.find(isEnd), results),
];
