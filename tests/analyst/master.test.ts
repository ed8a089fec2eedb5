import { describe, expect, it } from 'vitest';
import { worldOf } from '../../src/analyst/worlds.ts';
import { viewOf } from '../../src/core/view.ts';
import { botOf } from '../../src/games/bots.ts';
import { levelsOf } from '../../src/games/room.ts';
import { lived } from './lived.ts';
import { mastered, rooms } from './rooms.ts';

/** Decisions of a match that are tried. */
const EVERY = 9;

describe.each(mastered)('the master of $id', ({ room, outlook }) => {
  const decisions = lived(room, 'master').filter((_, at) => at % EVERY === 0);

  it('decides the same whatever is hidden', { timeout: 60_000 }, () => {
    for (const [at, { before, seat }] of decisions.entries()) {
      const view = viewOf(room.game, before, seat);
      const other = worldOf(outlook, view, seat, `another world ${at}`);
      const chosen = [before, other].map(state =>
        botOf(room, 'master', seat).choose(viewOf(room.game, state, seat), [
          ...room.game.legalActions(state),
        ]),
      );
      expect(chosen[1]).toEqual(chosen[0]);
    }
  });

  it('keeps its hands off the state, and says why', { timeout: 60_000 }, () => {
    const master = botOf(room, 'master', 0);
    for (const { before, seat } of decisions) {
      const view = viewOf(room.game, before, seat);
      const copy = structuredClone(view);
      const legal = [...room.game.legalActions(before)];
      const { action, why } = master.choose(view, legal);
      if (room.game.isLegal) expect(room.game.isLegal(before, action)).toBe(true);
      else expect(legal).toContainEqual(action);
      expect(why).toMatch(/^[A-Z].*[.!]$/);
      expect(view).toEqual(copy);
    }
  });
});

it('is offered where it has been shown to be worth it, and nowhere without an outlook', () => {
  for (const { room } of rooms) {
    expect(levelsOf(room).includes('master')).toBe(room.mastery !== undefined);
    if (room.mastery) expect(room.outlook).toBeDefined();
  }
});
