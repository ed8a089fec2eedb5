import { describe, expect, it, vi } from 'vitest';
import { Lobby } from '../../src/app/hall/lobby.ts';
import { ok } from '../../src/core/result.ts';
import { findRoom } from '../../src/games/index.ts';
import { usualOptions } from '../../src/games/room.ts';
import type { TableCard } from '../../src/hall/protocol.ts';
import type { Told } from '../../src/hall/told.ts';
import type { LobbyModel } from '../../src/panels/model.ts';
import { FakePanels } from '../session/fake-panels.ts';

const room = await findRoom('letter-delve')!.load();
const [spec] = room.options;
const unusual = spec!.values.find(({ value }) => value !== usualOptions(room, 3)[spec!.id])!;

/** A lobby whose table stands as `card` says. */
async function lobbyAt(card: Partial<TableCard>, client: object = {}, records: readonly object[] = []) {
  const panels = new FakePanels();
  const options = { ...usualOptions(room, 3), [spec!.id]: unusual.value };
  const table = {
    game: room.card.id,
    options,
    pace: 'slow',
    phase: 'open',
    host: 0,
    seats: [{ who: 'person', name: 'Bo' }, { who: 'nobody' }, { who: 'nobody' }],
    ...card,
  };
  const stub = {
    table,
    seat: 0,
    present: { seats: [0], watching: 0 },
    wish: vi.fn((_wish: unknown) => Promise.resolve(ok(1))),
    close: vi.fn(),
    ...client,
  };
  let hear!: (told: Told) => void;
  let loaded!: Promise<unknown>;
  const remind = Object.assign(vi.fn(), { canAsk: () => true, allow: vi.fn(() => Promise.resolve()) });
  const go = { play: vi.fn(), room: vi.fn(), openRun: vi.fn(() => Promise.resolve()) };
  const parts = {
    panels,
    page: 'https://delves.test/',
    remind,
    rememberTable: vi.fn(),
    ledger: { records },
    hall: {
      join: (_code: string, gameOf: (id: string) => Promise<unknown>, tell: (told: Told) => void) => {
        hear = tell;
        loaded = gameOf(room.card.id);
        return stub;
      },
    },
  };
  const lobby = new Lobby(parts as never, go as never, 'KTR-BMX');
  await loaded;
  hear({ kind: 'whole' });
  return { lobby, stub, go, remind, model: () => panels.windows.at(-1) as LobbyModel, panels };
}

describe('A lobby', () => {
  it('tells whoever comes what is unusual about the match', async () => {
    const { model } = await lobbyAt({});
    expect(model()).toMatchObject({
      kind: 'lobby',
      line: `Slow: three days for a turn. ${spec!.label}: ${unusual.label}.`,
      link: 'https://delves.test/#table=KTR-BMX',
      canNotify: true,
    });
    expect((await lobbyAt({ pace: 'live', options: usualOptions(room, 3) })).model().line).toBe('');
  });

  it('keeps what was chosen when there are more seats, and lets the usual follow', async () => {
    const { lobby, stub } = await lobbyAt({});
    lobby.order({ do: 'seats', count: 4 });
    const options = { ...usualOptions(room, 4), [spec!.id]: unusual.value };
    expect(stub.wish).toHaveBeenCalledWith({ do: 'arrange', seats: 4, options });
  });

  it('asks the browser by a press', async () => {
    const { lobby, remind } = await lobbyAt({});
    expect(remind.allow).not.toHaveBeenCalled();
    lobby.order({ do: 'notify' });
    expect(remind.allow).toHaveBeenCalledOnce();
  });

  it('shows a match that is over and in the book as the run it is, and counts it no second time', async () => {
    const over = { view: {}, game: room.game, ending: { seed: 'hall:table:x', run: 'run=abc' } };
    const { go, stub } = await lobbyAt({ phase: 'over' }, over, [{ seed: 'hall:table:x' }]);
    expect(go.openRun).toHaveBeenCalledWith('run=abc', 'run');
    expect(go.play).not.toHaveBeenCalled();
    expect(stub.close).toHaveBeenCalled();
  });
});
