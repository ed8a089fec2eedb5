/** Dungeon of Deadliest Evil on the tour: three levels, every kind of question, the fights, and the ends. */
import type { Page } from '@playwright/test';
import type { GameEvent, GameState } from '../../src/core/game.ts';
import { levelOf } from '../../src/games/deadliest-evil/rules/ending.ts';
import { here } from '../../src/games/deadliest-evil/rules/monsters.ts';
import type { Event } from '../../src/games/deadliest-evil/state/events.ts';
import type { Phase } from '../../src/games/deadliest-evil/state/actions.ts';
import type { Result, State } from '../../src/games/deadliest-evil/state/state.ts';
import { type Decision, Recorded } from './positions.ts';
import { give, giveAndWait, rested, results, type Stop, stopAt, tableAtRest } from './stop.ts';

const hard = await Recorded.of('deadliest-evil', 'hard');

/** The room's own state and news, as the tour forgets at the door. */
const stateOf = ({ state }: Decision): State => state as GameState as State;
const news = ({ events }: Decision): readonly Event[] => events as readonly GameEvent[] as readonly Event[];

type Test = (decision: Decision) => boolean;
const both =
  (...tests: readonly Test[]): Test =>
  decision =>
    tests.every(test => test(decision));
const asks =
  (kind: Phase): Test =>
  decision =>
    stateOf(decision).ask?.kind === kind;
const onLevel =
  (level: number): Test =>
  decision =>
    levelOf(stateOf(decision)) === level;
const tells =
  (type: Event['type']): Test =>
  decision =>
    news(decision).some(event => event.type === type);
const endsAs =
  (result: Result): Test =>
  decision =>
    news(decision).some(event => event.type === 'run-ended' && event.result === result);

const isWalking: Test = decision => stateOf(decision).act.move === 'moving';
const isStanding: Test = decision => !isWalking(decision);
const isBeset: Test = decision => here(stateOf(decision)).length >= 2;
/** Enough tiles of the level lie on the table to look like a dungeon. */
const isDeepIn: Test = decision => {
  const { tiles } = stateOf(decision);
  return tiles.filter(({ level }) => level === levelOf(stateOf(decision))).length >= 3;
};
const isHunted: Test = decision =>
  stateOf(decision).monsters.filter(({ at }) => at.on === 'track').length > 2;
const meetsGrislyk: Test = decision => here(stateOf(decision)).some(({ kind }) => kind === 'grislyk');
const wakesGrislyk: Test = decision =>
  news(decision).some(event => event.type === 'monster-placed' && event.kind === 'grislyk');
const movesTrack: Test = decision =>
  news(decision).some(event => event.type === 'track-advanced' && event.moves.length > 0);

const level = (number: number): Stop =>
  stopAt(
    `deadliest-evil-level-${number}`,
    hard.find(both(onLevel(number), isWalking, isDeepIn)),
    tableAtRest,
  );

export const DEADLIEST_EVIL_STOPS: readonly Stop[] = [
  {
    name: 'deadliest-evil-start',
    address: '?game=deadliest-evil&seed=KTR-BMX-QZP&speed=instant',
    steps: tableAtRest,
  },
  { name: 'deadliest-evil-lesson', address: '?game=deadliest-evil&lesson&speed=instant', steps: tableAtRest },
  level(1),
  level(2),
  level(3),
  stopAt('deadliest-evil-dice', hard.find(both(asks('assign'), isBeset)), tableAtRest),
  stopAt('deadliest-evil-search', hard.find(both(asks('search'), isHunted)), tableAtRest),
  stopAt('deadliest-evil-bag', hard.find(asks('item')), tableAtRest),
  stopAt('deadliest-evil-act', hard.find(both(asks('act'), isStanding, isBeset)), tableAtRest),
  stopAt('deadliest-evil-way-out', hard.find(both(onLevel(2), isWalking, isDeepIn)), wayOut),
  stopAt(
    'deadliest-evil-event',
    hard.find(both(tells('event-drawn'), tells('rolled-vs'), movesTrack)),
    after(/nearer/, 1000),
    1,
  ),
  stopAt(
    'deadliest-evil-fight',
    hard.find(both(tells('attacked'), isBeset)),
    (page, order) => giveAndWait(page, order, 800),
    1,
  ),
  stopAt(
    'deadliest-evil-struck',
    hard.find(both(tells('monster-attacked'), tells('wounded'), decision => !tells('rolled-vs')(decision))),
    after(/Round \d+\./, 500),
    1,
  ),
  stopAt('deadliest-evil-grislyk-wakes', hard.find(wakesGrislyk), after(/lifts the Book/, 900), 1),
  stopAt('deadliest-evil-grislyk', hard.find(both(asks('act'), isStanding, meetsGrislyk)), tableAtRest),
  stopAt('deadliest-evil-escape', hard.find(endsAs('ultimate')), tableAtRest),
  stopAt('deadliest-evil-death', hard.find(endsAs('defeat')), after(/takes her last Life/, 1800), 1),
  stopAt('deadliest-evil-defeat', hard.find(endsAs('defeat')), results),
  stopAt('deadliest-evil-minor', hard.find(endsAs('minor')), results),
  stopAt('deadliest-evil-ultimate', hard.find(endsAs('ultimate')), results),
];

async function wayOut(page: Page): Promise<void> {
  await page.keyboard.press('o');
  await rested(page);
}

/** A line of the log comes when its event has been shown: what follows it is on the table a position later. */
function after(line: RegExp, ms: number): (page: Page, order: string) => Promise<void> {
  return async (page, order) => {
    await page.evaluate(() => {
      for (const known of document.querySelectorAll('.log li')) known.setAttribute('data-known', '');
    });
    await give(page, order);
    await page.locator('.log li:not([data-known])').filter({ hasText: line }).first().waitFor();
    await rested(page, ms);
  };
}
