/** 9-Bit Dungeon on the tour: each level, each window, each overlay, and both ends. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/core/game.ts';
import { range } from '../../src/core/grid.ts';
import { legalActions } from '../../src/games/nine-bit-dungeon/game.ts';
import { seesHero } from '../../src/games/nine-bit-dungeon/rules/sight.ts';
import type { Action } from '../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../src/games/nine-bit-dungeon/state/state.ts';
import { rested, giveAndWait, results, type Stop, stopAt, tableAtRest } from './stop.ts';
import { type Decision, Recorded } from './positions.ts';

const hard = await Recorded.of('nine-bit-dungeon', 'hard');

/** The room's own state, as the tour forgets at the door. */
const stateOf = ({ state }: Decision): State => state as GameState as State;
const inLevel =
  (level: number, turn = 8) =>
  (decision: Decision): boolean =>
    stateOf(decision).level === level && stateOf(decision).levelTurn === turn;
const isAsked =
  (kind: string) =>
  ({ state }: Decision): boolean =>
    state.ask?.kind === kind;
const isEnd = ({ isLast }: Decision): boolean => isLast;

/** Two monsters in reach of a fireball, so that one of them has to be chosen. */
function hasTargets(decision: Decision): boolean {
  const targets = legalActions(stateOf(decision)).filter(
    (action: Action) => action.type === 'cast' && action.spell === 'fireball' && action.monster !== null,
  );
  return targets.length >= 2;
}

/** Somebody looks at her, so that overlays and cards have something to say. */
function isWatched(decision: Decision): boolean {
  const state = stateOf(decision);
  return state.ask?.kind === 'act' && state.monsters.filter(monster => seesHero(state, monster)).length >= 2;
}

export const NINE_BIT_STOPS: readonly Stop[] = [
  {
    name: 'nine-bit-gift',
    address: '?game=nine-bit-dungeon&seed=KTR-BMX-QZP&speed=instant',
    steps: tableAtRest,
  },
  { name: 'nine-bit-lesson', address: '?game=nine-bit-dungeon&lesson&speed=instant', steps: tableAtRest },
  stopAt('nine-bit-level-1', hard.find(inLevel(1), 'won'), tableAtRest),
  stopAt('nine-bit-level-2', hard.find(inLevel(2), 'won'), tableAtRest),
  stopAt('nine-bit-level-3', hard.find(inLevel(3), 'won'), tableAtRest),
  stopAt('nine-bit-level-4', hard.find(inLevel(4), 'won'), tableAtRest),
  stopAt('nine-bit-shop', hard.find(isAsked('shop')), tableAtRest),
  stopAt('nine-bit-chest', hard.find(isAsked('chest')), tableAtRest),
  stopAt(
    'nine-bit-event',
    hard.find(({ events }) => events.some(event => event.type === 'event-drawn')),
    eventCard,
    1,
  ),
  stopAt('nine-bit-cast', hard.find(hasTargets), castFireball),
  stopAt('nine-bit-threat', hard.find(isWatched), page => overlay(page, 't')),
  stopAt('nine-bit-sight', hard.find(isWatched), page => overlay(page, 'Shift')),
  stopAt('nine-bit-monster', hard.find(isWatched), monsterCard),
  stopAt('nine-bit-death', hard.find(isEnd, 'lost'), (page, order) => giveAndWait(page, order, 4200), 1),
  stopAt('nine-bit-defeat', hard.find(isEnd, 'lost'), results),
  stopAt('nine-bit-sceptre', hard.find(isEnd, 'won'), (page, order) => giveAndWait(page, order, 2700), 1),
  stopAt('nine-bit-victory', hard.find(isEnd, 'won'), results),
];

/** The die falls, then the card turns over. */
async function eventCard(page: Page, order: string): Promise<void> {
  await giveAndWait(page, order, 3300);
}

async function castFireball(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'What you can do' })
    .getByRole('button', { name: /^Fireball/ })
    .first()
    .click();
  await rested(page);
}

/** Held, not pressed, where it is a key to hold. */
async function overlay(page: Page, key: string): Promise<void> {
  await lookAtMonster(page);
  await page.keyboard.down(key);
  await rested(page);
}

async function monsterCard(page: Page): Promise<void> {
  await lookAtMonster(page);
  await rested(page);
}

async function lookAtMonster(page: Page): Promise<void> {
  const { monsters, hero } = (await page.evaluate(() => window.__delves?.state())) as State;
  const [nearest] = monsters.toSorted((one, other) => range(one.at, hero.at) - range(other.at, hero.at));
  const at = await page.evaluate(cell => window.__delves!.pointOf(cell), nearest!.at);
  await page.mouse.move(at.x, at.y);
}
