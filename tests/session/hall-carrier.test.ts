import { describe, expect, it, vi } from 'vitest';
import type { GameAction, GameEvent, GameState } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { fail, ok, type Result } from '../../src/core/result.ts';
import { room } from '../../src/games/letter-delve/index.ts';
import { anyRoom, usualOptions } from '../../src/games/room.ts';
import type { HallClient } from '../../src/hall/client.ts';
import type { Told } from '../../src/hall/told.ts';
import { HallCarrier } from '../../src/session/hall-carrier.ts';

const SETUP = { seed: 'BCD-FGH-JKL', seats: ['human', 'human'] as const, options: usualOptions(room, 2) };

/** A client at a table, and the match there. */
function atTable() {
  const { game } = anyRoom(room as never);
  const match = new Match<GameState, GameAction, GameEvent>(game, SETUP);
  const own = match.state.ask!.seat;
  const answers: ((result: Result<number>) => void)[] = [];
  const asked = () => new Promise<Result<number>>(answer => answers.push(answer));
  const client = {
    game,
    players: SETUP.seats,
    table: { options: SETUP.options },
    view: match.state,
    seat: own,
    act: vi.fn(asked),
    wish: vi.fn(asked),
  };
  const refused: string[] = [];
  const carrier = new HallCarrier(client as unknown as HallClient, message => refused.push(message));
  const heard = vi.fn();
  carrier.listen(heard);
  const acts = (seat: number): void => {
    const before = match.state;
    const action = match.legalActions()[0]!;
    match.act(action);
    client.view = match.state;
    carrier.hear({ kind: 'acted', seat, action, bot: false, at: 0, before, moments: [] });
  };
  return { match, own, client, carrier, heard, refused, answers, acts };
}

describe('A match that a Hall keeps', () => {
  it('asks nobody while what was done is on its way, and goes on with its news', async () => {
    const { carrier, match, own, answers, acts, heard } = atTable();
    const before = carrier.state;
    expect(carrier.act(carrier.legalActions()[0]!)).toBeUndefined();
    expect(carrier.isWaiting).toBe(true);
    answers[0]!(ok(2));
    await Promise.resolve();
    expect(carrier.isWaiting).toBe(true);
    acts(own);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(carrier).toMatchObject({ isWaiting: false, untold: 1 });
    // Not ahead of what was shown.
    expect(carrier.state).toBe(before);
    expect(carrier.take()?.entry?.kind).toBe('act');
    expect(carrier.state).toBe(match.state);
    expect(carrier.take()).toBeUndefined();
  });

  it('says why the Hall refuses, and is asked again', async () => {
    const { carrier, answers, refused, heard } = atTable();
    carrier.act(carrier.legalActions()[0]!);
    answers[0]!(fail({ code: 'stale', message: 'The table has moved on.' }));
    await Promise.resolve();
    await Promise.resolve();
    expect(refused).toEqual(['The table has moved on.']);
    expect(carrier.isWaiting).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('offers to take back what was done last by its own seat; the Hall decides', () => {
    const { carrier, client, own, acts, match } = atTable();
    expect(carrier.undoable()).toBe('no');
    acts(own);
    carrier.take();
    expect(carrier.undoable()).toBe('free');
    expect(carrier.undo()).toEqual([]);
    expect(client.wish).toHaveBeenCalledWith({ do: 'undo' });
    expect(carrier).toMatchObject({ isWaiting: true });
    expect(carrier.undoable()).toBe('no');
    match.undo();
    client.view = match.state;
    carrier.hear({ kind: 'undone', seat: own, before: match.state } as Told);
    expect(carrier.isWaiting).toBe(false);
    expect(carrier.take()).toMatchObject({ entry: { kind: 'undo' }, moments: [] });
    acts(1 - own);
    carrier.take();
    expect(carrier.undoable()).toBe('no');
  });

  it('drops what it was to tell where everything comes anew', () => {
    const { carrier, client, own, acts, match } = atTable();
    carrier.act(carrier.legalActions()[0]!);
    acts(own);
    acts(own);
    client.view = { ...match.state, turn: 7 };
    carrier.hear({ kind: 'whole' });
    expect(carrier).toMatchObject({ untold: 1, isWaiting: false });
    expect(carrier.take()).toMatchObject({ moments: [] });
    expect(carrier.state.turn).toBe(7);
  });
});
