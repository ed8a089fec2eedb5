/** Letter Labyrinths on the tour: a party of three, the word on the tray, all five labyrinths, the boss, and both ends. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/core/game.ts';
import type { Event } from '../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../src/games/letter-labyrinths/state/state.ts';
import { whenIdle, whenOpen } from '../lib/game-page.ts';
import { type Decision, Recorded } from './positions.ts';
import { give, giveAndWait, rested, results, spell, type Stop, stopAt, tableAtRest } from './stop.ts';

const GAME = 'letter-labyrinths';
const SEATS = 3;

const party = await Recorded.of(GAME, 'normal', SEATS);
const alone = await Recorded.of(GAME, 'normal', 1);
const inDungeon = (dungeon: string): Promise<Recorded> => Recorded.of(GAME, 'normal', SEATS, { dungeon });
const drains = await inDungeon('drifting-drains');
const gates = await inDungeon('guarded-gates');
const grove = await inDungeon('growing-grove');
const halls = await inDungeon('hushed-halls');

/** The room's own, as the tour forgets at the door. */
const stateOf = ({ state }: Decision): State => state as GameState as State;
const eventsOf = ({ events }: Decision): readonly Event[] => events as readonly Event[];
const isEnd = ({ isLast }: Decision): boolean => isLast;

const makesWord =
  (round: number) =>
  (decision: Decision): boolean =>
    decision.action.type === 'word' && stateOf(decision).turn === round;
const hasToken = (decision: Decision): boolean => {
  const { ask, pawns } = stateOf(decision);
  return ask !== null && (pawns[ask.seat]?.tokens.length ?? 0) > 0;
};
const both =
  (...tests: readonly ((decision: Decision) => boolean)[]) =>
  (decision: Decision): boolean =>
    tests.every(test => test(decision));
const told =
  (...types: readonly Event['type'][]) =>
  (decision: Decision): boolean =>
    types.every(type => eventsOf(decision).some(event => event.type === type));
const facesBoss = (decision: Decision): boolean => {
  const { boss } = stateOf(decision);
  return decision.action.type === 'word' && boss !== null && boss.damage >= 4;
};
const knowsNext = (decision: Decision): boolean => stateOf(decision).topKnown;
const saysAgain = (decision: Decision): boolean => {
  const { action } = decision;
  return 'word' in action && stateOf(decision).words.some(({ word }) => word === action['word']);
};
const asksFor =
  (kind: string) =>
  ({ state }: Decision): boolean =>
    state.ask?.kind === kind;

export const LETTER_LABYRINTHS_STOPS: readonly Stop[] = [
  { name: 'letter-labyrinths-setup', address: '', steps: newGame },
  {
    name: 'letter-labyrinths-class',
    address: '?game=letter-labyrinths&seed=KTR-BMX-QZP&seats=human,easy,easy&speed=instant',
    steps: tableAtRest,
  },
  {
    name: 'letter-labyrinths-lesson',
    address: '?game=letter-labyrinths&lesson&speed=instant',
    steps: tableAtRest,
  },
  {
    name: 'letter-labyrinths-lesson-sprint',
    address: '?game=letter-labyrinths&lesson&speed=instant',
    steps: toTheBoss,
  },
  stopAt('letter-labyrinths-place', party.find(asksFor('place')), tableAtRest),
  stopAt('letter-labyrinths-round', party.find(both(makesWord(3), hasToken)), tableAtRest),
  stopAt('letter-labyrinths-alone', alone.find(both(makesWord(4), hasToken)), tableAtRest),
  stopAt('letter-labyrinths-typing', party.find(both(makesWord(3), told('stepped', 'bumped'))), typing),
  stopAt('letter-labyrinths-refused', party.find(makesWord(3)), page => typing(page, 'QZXJ')),
  stopAt('letter-labyrinths-words', party.find(makesWord(3)), goodWords),
  stopAt('letter-labyrinths-again', party.find(saysAgain), typing),
  stopAt(
    'letter-labyrinths-threat',
    party.find(decision => makesWord(2)(decision) && !knowsNext(decision)),
    threat,
  ),
  stopAt('letter-labyrinths-threat-known', party.find(both(makesWord(3), knowsNext)), threat),
  stopAt(
    'letter-labyrinths-threat-boss',
    party.find(decision => facesBoss(decision) && !knowsNext(decision)),
    threat,
  ),
  stopAt('letter-labyrinths-reveal', party.find(asksFor('reveal')), tableAtRest),
  stopAt(
    'letter-labyrinths-enemies',
    party.find(told('enemy-phase', 'enemy-bumped')),
    (page, order) => giveAndWait(page, order, 5200),
    1,
  ),
  stopAt(
    'letter-labyrinths-flip',
    party.find(told('flipped')),
    (page, order) => giveAndWait(page, order, 4200),
    1,
  ),
  stopAt('letter-labyrinths-boss', party.find(facesBoss), tableAtRest),
  stopAt('letter-labyrinths-drains', drains.find(makesWord(2)), tableAtRest),
  stopAt('letter-labyrinths-gates', gates.find(makesWord(2)), tableAtRest),
  stopAt('letter-labyrinths-grove', grove.find(facesBoss), typing),
  stopAt('letter-labyrinths-halls', halls.find(makesWord(2)), tableAtRest),
  stopAt('letter-labyrinths-victory', party.find(isEnd, 'won'), results),
  stopAt('letter-labyrinths-defeat', party.find(isEnd, 'lost'), results),
];

async function newGame(page: Page): Promise<void> {
  await whenOpen(page);
  await page
    .getByRole('button', { name: /Letter Labyrinths/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Options/ })
    .click();
  await rested(page);
}

/** Where the lesson shows most at once: all six abilities beside the tray. */
async function toTheBoss(page: Page): Promise<void> {
  const enemies = 'Let the enemies come';
  for (const order of [
    'BINDER',
    'OPAL',
    enemies,
    'ROCK',
    'Double up: a second word',
    'CROOKED',
    'PACK',
    enemies,
  ]) {
    await whenIdle(page);
    await give(page, order);
  }
  await tableAtRest(page);
}

async function typing(page: Page, word: string): Promise<void> {
  await spell(page, word);
  await rested(page);
}

async function goodWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Words from here' }).click();
  await page.getByRole('button', { name: 'Get help', exact: true }).click();
  await page.getByRole('dialog', { name: 'Words from here' }).waitFor();
  await rested(page);
}

async function threat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Threat/ }).click();
  await rested(page);
}
