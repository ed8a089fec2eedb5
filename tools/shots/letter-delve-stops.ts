/** Letter Delve on the tour: the table of three, each kind of question, both kinds of fight, and the end. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/core/game.ts';
import { pass } from '../../src/games/letter-delve/look/people.ts';
import type { Ask } from '../../src/games/letter-delve/state/actions.ts';
import type { State } from '../../src/games/letter-delve/state/state.ts';
import { whenOpen } from '../lib/game-page.ts';
import { type Decision, type Position, Recorded } from './positions.ts';
import { giveAndWait, rested, results, type Stop, stopAt, tableAtRest } from './stop.ts';

const GAME = 'letter-delve';
const SEATS = 3;

const normal = await Recorded.of(GAME, 'normal', SEATS);
const hard = await Recorded.of(GAME, 'hard', SEATS);
const printed = await Recorded.of(GAME, 'normal', SEATS, { rules: 'by-the-book' });

/** The room's own state, as the tour forgets at the door. */
const stateOf = ({ state }: Decision): State => state as GameState as State;
const isEnd = ({ isLast }: Decision): boolean => isLast;

/** A question of this kind that the settings do not answer by themselves. */
function asks(kind: Ask['kind']): (decision: Decision) => boolean {
  return decision => {
    const state = stateOf(decision);
    return state.ask?.kind === kind && pass(state, state.ask.seat, 'smart') === undefined;
  };
}

const both =
  (...tests: readonly ((decision: Decision) => boolean)[]) =>
  (decision: Decision): boolean =>
    tests.every(test => test(decision));

/** Enough is awake and enough is still asleep. */
const isLively = (decision: Decision): boolean => {
  const { monsters, heroes } = stateOf(decision);
  return (
    monsters.filter(({ awake }) => awake).length >= 4 && heroes.every(({ status }) => status === 'inside')
  );
};
const isFight = (decision: Decision): boolean => stateOf(decision).battle?.rival === null;
const isDuel = (decision: Decision): boolean => (stateOf(decision).battle?.rival ?? null) !== null;
const hasBled = (decision: Decision): boolean => (stateOf(decision).battle?.exchanges ?? 0) >= 3;

const fightsOn = ({ action, events }: Decision): boolean =>
  action.type === 'pass' && events.some(({ type }) => type === 'exchange');

/** Two people sit there, so that the device goes from one to the other. */
function withTwoPeople({ save, order }: Position): Position {
  const bots = save.setup.seats.flatMap((player, seat) => (player === 'human' ? [] : [seat]));
  const seats = save.setup.seats.map((player, seat) => (seat === bots[0] ? 'human' : player));
  return { order, save: { ...save, setup: { ...save.setup, seats } } };
}

/** Until the curtain has fallen, where a board at rest is not waited for. */
function stopAtCurtain(name: string, position: Position): Stop {
  return {
    ...stopAt(name, withTwoPeople(position), tableAtRest),
    steps: async page => {
      await whenOpen(page);
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.getByRole('button', { name: /^I am / }).waitFor();
      await rested(page, 1000);
    },
  };
}

export const LETTER_DELVE_STOPS: readonly Stop[] = [
  { name: 'letter-delve-setup', address: '', steps: newGame },
  {
    name: 'letter-delve-outfit',
    address: '?game=letter-delve&seed=KTR-BMX-QZP&seats=human,easy,easy&speed=instant',
    steps: tableAtRest,
  },
  { name: 'letter-delve-lesson', address: '?game=letter-delve&lesson&speed=instant', steps: tableAtRest },
  stopAt('letter-delve-turn', normal.find(both(asks('turn-start'), isLively)), tableAtRest),
  stopAt('letter-delve-walk', normal.find(both(asks('walk'), isLively)), tableAtRest),
  stopAt('letter-delve-threat', normal.find(both(asks('walk'), isLively)), threat),
  stopAt('letter-delve-battle', normal.find(both(asks('react'), isFight, hasBled)), tableAtRest),
  stopAt('letter-delve-clash', normal.find(both(asks('react'), isFight, fightsOn)), clash, 1),
  stopAt('letter-delve-aim', normal.find(both(asks('aim'), isLively)), tableAtRest),
  stopAt('letter-delve-duel', hard.find(both(asks('react'), isDuel)), tableAtRest),
  stopAtCurtain('letter-delve-curtain', normal.find(both(asks('react'), isLively))),
  stopAt('letter-delve-by-the-book', printed.find(both(asks('walk'), isLively)), tableAtRest),
  stopAt('letter-delve-results', normal.find(isEnd), results),
];

async function newGame(page: Page): Promise<void> {
  await whenOpen(page);
  await page
    .getByRole('button', { name: /Letter Delve/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Options/ })
    .click();
  await rested(page);
}

/** The dice have fallen and the blow lands. */
async function clash(page: Page, order: string): Promise<void> {
  await giveAndWait(page, order, 500);
}

async function threat(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await rested(page);
}
