/** Every puzzle that ships: it can be set up, its answer can be given, and nothing else does as well. */
import { describe, expect, it } from 'vitest';
import { sameAction } from '../../src/core/game.ts';
import { viewOf } from '../../src/core/view.ts';
import { findRoom, ROOMS } from '../../src/games/index.ts';
import { judgeRun } from '../../src/records/judging.ts';
import { AS_GOOD } from '../../src/records/puzzles.ts';
import { costOf } from '../../src/records/review.ts';
import { Theatre } from '../../src/records/theatre.ts';
import { pagePace } from '../../src/services/page-pace.ts';

const stocked = ROOMS.filter(room => room.puzzles).map(({ card }) => card.id);

describe.each(stocked)('the puzzles of %s', { timeout: 120_000 }, id => {
  const entry = findRoom(id)!;

  const positionOf = async (run: string) => {
    const room = await entry.load();
    const { staged } = await judgeRun(run, pagePace());
    const theatre = new Theatre(room.game, staged!);
    return { room, state: theatre.stateAt(theatre.length) };
  };

  it('belong to the rules as they are; else find new ones', async () => {
    const [room, stock] = [await entry.load(), await entry.puzzles!()];
    expect(stock).toMatchObject({ game: id, edition: room.game.edition });
    expect(stock.puzzles.length).toBeGreaterThanOrEqual(7);
    expect(new Set(stock.puzzles.map(({ run }) => run)).size).toBe(stock.puzzles.length);
    expect(JSON.stringify(stock).length).toBeLessThan(60_000);
  });

  it('can all be set up, with an answer that is allowed and a reason for it', async () => {
    for (const { run, best, why, cost } of (await entry.puzzles!()).puzzles) {
      const { room, state } = await positionOf(run);
      expect(state.ask).not.toBeNull();
      expect(room.game.legalActions(state).some(action => sameAction(action, best))).toBe(true);
      expect(why).toMatch(/^[A-Z\u00c0-\uffff].*[.!]$/);
      expect(cost).toBeGreaterThanOrEqual(4);
    }
  });

  it('have one clear answer: of the first, everything else costs more than it may', async () => {
    const { run, best } = (await entry.puzzles!()).puzzles[0]!;
    const { room, state } = await positionOf(run);
    const { seat } = state.ask!;
    const view = viewOf(room.game, state, seat);
    for (const action of room.game.legalActions(state)) {
      if (sameAction(action, best)) continue;
      expect(costOf(room, { view, seat, action, instead: best })).toBeGreaterThan(AS_GOOD);
    }
  });
});
