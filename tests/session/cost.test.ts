import { describe, expect, it } from 'vitest';
import type { GameAction, GameState, Watch, GameEvent } from '../../src/core/game.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { Clock } from '../../src/services/clock.ts';
import { Session } from '../../src/session/session.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { cellar } from '../records/fixtures.ts';
import { quietDeps } from '../support/quiet-deps.ts';
import { FakePanels } from './fake-panels.ts';

/** The Cellar, which counts what it is asked for. */
function counting() {
  const asked = { legal: 0, apply: 0, board: 0, prompt: 0, shown: 0 };
  const { game } = cellar;
  const room: AnyRoom = {
    ...cellar,
    game: {
      ...game,
      legalActions: (state: GameState) => {
        asked.legal += 1;
        return game.legalActions(state);
      },
      apply: (state: GameState, action: GameAction, watch?: Watch<GameState, GameEvent>) => {
        asked.apply += 1;
        return game.apply(state, action, watch);
      },
    },
    board: (state, seat) => {
      asked.board += 1;
      return cellar.board(state, seat);
    },
    prompt: (state, seat) => {
      asked.prompt += 1;
      return cellar.prompt(state, seat);
    },
  };
  const table = Object.assign(new NullTable(), { show: () => void (asked.shown += 1) });
  return { room, table, asked };
}

function sit() {
  const { room, table, asked } = counting();
  const panels = new FakePanels();
  const session = new Session(
    quietDeps(room, {
      table,
      panels,
      clock: new Clock(() => 0),
      advise: () => Promise.reject(new Error('Nobody asks.')),
    }),
    { setup: { seed: 'BCD-FGH-JKL', seats: ['human'], options: { candle: 'bright' } } },
  );
  session.begin();
  const cost = (act: () => void) => {
    const before = { ...asked };
    act();
    return Object.fromEntries(
      Object.entries(asked).map(([what, times]) => [what, times - before[what as keyof typeof asked]]),
    );
  };
  return { session, panels, asked, cost };
}

describe('A click', () => {
  const ONCE = { legal: 0, apply: 1, board: 1, prompt: 1, shown: 1 };

  it('on the board takes one step of the rules, and makes and shows one board', () => {
    const { session, cost } = sit();
    expect(cost(() => session.intend({ do: 'point', at: { x: 2, y: 1 } }))).toEqual(ONCE);
  });

  it('on a button does the same', () => {
    const { session, panels, cost } = sit();
    const index = panels.shown.prompt!.choices.findIndex(({ action }) => action.type === 'step');
    expect(cost(() => session.handlers.act!(index))).toEqual(ONCE);
  });

  it('on Undo takes no step at all', () => {
    const { session, cost } = sit();
    session.intend({ do: 'point', at: { x: 2, y: 1 } });
    expect(cost(() => session.commands.undo!())).toEqual({ ...ONCE, apply: 0 });
  });

  it('is not what the first board costs: it is made once as well', () => {
    const { asked } = sit();
    expect(asked).toMatchObject({ legal: 0, apply: 0, board: 1, prompt: 1 });
  });
});
