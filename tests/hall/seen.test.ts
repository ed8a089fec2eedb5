/** Hidden stays hidden: what a seat is sent tells no two worlds apart that differ in hidden things only. */
import { describe, expect, it } from 'vitest';
import type { GameAction, GameState } from '../../src/core/game.ts';
import { standing } from '../../src/core/moments.ts';
import { same } from '../../src/core/plain.ts';
import { viewOf } from '../../src/core/view.ts';
import { BYSTANDER, momentsSeen, seenBy, takenAgain, type SeenStep } from '../../src/hall/seen.ts';
import { setupsOf } from '../games/contract/setups.ts';
import type { AnyOracle } from '../support/oracles/claim.ts';
import { positionsOf } from '../support/oracles/positions.ts';
import { oracle as deadliestEvil } from '../games/deadliest-evil/claims.ts';
import { oracle as letterDelve } from '../games/letter-delve/claims.ts';
import { oracle as letterLabyrinths } from '../games/letter-labyrinths/claims.ts';
import { oracle as nineBitDungeon } from '../games/nine-bit-dungeon/claims.ts';
import { oracle as pocketDungeons } from '../games/pocket-dungeons/claims.ts';
import { oracle as theCellar } from '../games/the-cellar/claims.ts';

const ORACLES = [deadliestEvil, letterDelve, letterLabyrinths, nineBitDungeon, pocketDungeons, theCellar];
const POSITIONS = 30;
const ACTIONS = 3;

interface Tried {
  readonly before: GameState;
  readonly action: GameAction;
}

/** Random positions, and a few of the actions that are legal there. */
function triesOf({ room }: AnyOracle): Tried[] {
  const tries: Tried[] = [];
  for (const { state, dice } of positionsOf(room, POSITIONS, 'seen')) {
    const legal = [...room.game.legalActions(state)].slice(0, 400);
    for (let left = ACTIONS; left > 0; left--)
      tries.push({ before: state, action: legal[dice.int(legal.length)]! });
  }
  return tries;
}

describe.each(ORACLES.map(oracle => ({ name: oracle.room.card.title, oracle })))('$name', ({ oracle }) => {
  const { room, imagine } = oracle;
  const { game } = room;
  const tries = triesOf(oracle);
  const seatsOf = (state: GameState) => [state.ask!.seat, BYSTANDER];
  /** Another deal of what is hidden, with the same dice to come. An oracle may leave rivals out: here they stay. */
  const dealtAnew = (state: GameState, salt: string): GameState => ({
    ...state,
    ...imagine(state, state.ask!.seat, salt),
    ask: state.ask,
    turn: state.turn,
    rng: state.rng,
  });

  it('shows the same view of worlds that differ in hidden things only, to seats and bystanders', () => {
    let differing = 0;
    for (const { before } of tries) {
      const world = dealtAnew(before, 'world');
      if (!same(world, before)) differing += 1;
      for (const seat of seatsOf(before))
        expect(JSON.stringify(viewOf(game, world, seat))).toBe(JSON.stringify(viewOf(game, before, seat)));
    }
    expect(differing).toBeGreaterThan(0);
  });

  it('tells a step in the same bytes, wherever the step shows nothing of what was hidden', () => {
    let compared = 0;
    for (const { before, action } of tries) {
      const truth = takenAgain(game, before, action);
      const world = takenAgain(game, dealtAnew(before, 'step'), action);
      for (const seat of seatsOf(before)) {
        const [mine, other] = [truth, world].map(step => seenBy(game, step, seat)) as [SeenStep, SeenStep];
        // Where all that can be seen changed alike, what was told must be alike, too.
        if (!same(changesOf(mine), changesOf(other))) continue;
        compared += 1;
        expect(JSON.stringify(other)).toBe(JSON.stringify(mine));
      }
    }
    expect(compared).toBeGreaterThan(POSITIONS);
  });

  it('never names the seed or a stream', () => {
    for (const { before, action } of tries) {
      const { seed } = before.rng;
      const step = takenAgain(game, before, action);
      for (const seat of seatsOf(before)) {
        const text = JSON.stringify([viewOf(game, before, seat), seenBy(game, step, seat)]);
        expect(text).not.toContain(seed);
        expect(text).not.toMatch(/"s0":/);
      }
    }
  });

  it('lets a page work out what may be done, and tell every moment, from views alone', () => {
    for (const { before, action } of tries) {
      const { seat } = before.ask!;
      const view = viewOf(game, before, seat);
      expect([...game.legalActions(view)]).toEqual([...game.legalActions(before)]);
      const step = takenAgain(game, before, action);
      const sent = JSON.parse(JSON.stringify(seenBy(game, step, seat))) as SeenStep;
      const { moments, after } = momentsSeen(view, sent);
      expect(after).toEqual(viewOf(game, step.after, seat));
      expect(moments.map(({ event }) => event)).toEqual(step.told.map(({ event }) => event));
      for (const [index, moment] of moments.entries()) {
        expect(moment.after).toEqual(viewOf(game, step.told[index]!.after, seat));
        room.motions[moment.event.type]!(moment.event, moment);
        room.sentences[moment.event.type]!(moment.event, moment);
      }
    }
  });

  it('tells the opening from a view', () => {
    const start = game.create(setupsOf(room)[0]!);
    for (const moment of standing(viewOf(game, start.state, BYSTANDER), start.events))
      expect(room.sentences[moment.event.type]!(moment.event, moment)).toBeDefined();
  });
});

function changesOf({ told, end }: SeenStep): unknown {
  return [told.map(([, change]) => change ?? null), end ?? null];
}
