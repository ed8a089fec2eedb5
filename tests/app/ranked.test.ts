/** Boards, races and ranked runs as the program leads through them, with a Hall that answers from a list. */
import { webcrypto } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { runToFragment } from '../../src/core/link.ts';
import type { BoardModel, EntryModel, TogetherModel } from '../../src/panels/model.ts';
import { HALL_NAME_DOCUMENT } from '../../src/services/hall-name.ts';
import { cellarRun } from '../records/fixtures.ts';
import { program } from './program.ts';

const LINK = runToFragment(cellarRun('KTR-BMX-QZP'));
const LINE = { day: '2026-11-19', name: 'Ann', score: 40, turns: 21, ms: 83_456, won: true, runs: [LINK] };
const LEGS = ['letter-delve', 'nine-bit-dungeon'].map(game => ({ game }));
const BOARD = {
  day: '2026-11-19',
  sealed: false,
  finished: 1,
  legs: [{ game: 'the-cellar' }],
  done: [],
  lines: [LINE],
};

/** By the beginning of what is asked; a list is given one after the other. */
function atHall(boards: Readonly<Record<string, unknown>>) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/hall/health': { ok: true },
    '/hall/challenge': { challenge: 'a-challenge-of-the-hall.and-its-seal' },
    '/hall/pass': { pass: 'a.pass', key: 'k', name: 'Bo', until: 1 },
    '/hall/forget': { forgotten: true },
    '/hall/races': { board: 'race-ktr-bmx', game: 'the-cellar' },
    '/hall/tables': { table: 'KTR-BMX' },
    '/hall/ranked': { table: `pentathlon.2026-11-19.letter-delve.${'k'.repeat(43)}` },
    ...Object.fromEntries(
      Object.entries(boards).map(([name, board]) => [`/hall/board?board=${name}&`, board]),
    ),
  };
  const sockets: string[] = [];
  const made = program({
    hall: {
      address: 'https://hall.test',
      fetch: async (url, init) => {
        const path = url.replace('https://hall.test', '');
        asked.push({ path, body: JSON.parse((init?.body as string | undefined) ?? 'null') as unknown });
        const [, answer] = Object.entries(answers).find(([start]) => path.startsWith(start)) ?? [];
        return { ok: answer !== undefined, text: async () => JSON.stringify(answer ?? {}) };
      },
      socket: url => {
        sockets.push(url);
        return { addEventListener: vi.fn(), close: vi.fn() } as unknown as WebSocket;
      },
      subtle: webcrypto.subtle as SubtleCrypto,
      newId: () => 'x',
    },
  });
  const posted = (path: string) => asked.filter(one => one.path === path).map(({ body }) => body);
  const window = <T>() => made.window() as T;
  return { ...made, posted, sockets, window };
}

describe('A board', () => {
  it('goes from a line to its run, its review, and its words for elsewhere', async () => {
    const { app, heard, window, copied, panels, until, screen } = atHall({ 'race-ktr-bmx': BOARD });
    await app.ranked('race-ktr-bmx');
    expect(window<BoardModel>()).toMatchObject({
      kind: 'board',
      title: 'Race: The Cellar',
      race: { code: 'KTR-BMX', link: 'https://delves.test/#race=KTR-BMX' },
      run: { state: 'open' },
      rows: [{ place: 1, name: 'Ann', score: '40', turns: '21', time: '01:23.45' }],
    });
    heard.command('copy-race');
    expect(copied.at(-1)).toBe('https://delves.test/#race=KTR-BMX');
    heard.showEntry(1);
    await until(() => window<EntryModel>().kind === 'entry');
    expect(window<EntryModel>()).toMatchObject({
      title: 'Ann',
      line: 'Race KTR-BMX. Place 1.',
      legs: [{ title: 'The Cellar', canReview: true }],
    });
    heard.orderEntry({ do: 'copy' });
    expect(copied.at(-1)).toContain('Seed: KTR-BMX-QZP');
    heard.orderEntry({ do: 'watch', leg: 0 });
    await until(() => screen() === 'table');
    expect(panels.shown.flag).toBe('Watching');
    expect(panels.windows).toEqual([]);
  });

  it('says where there is no such race, and where there is no Hall', async () => {
    const { app, window } = atHall({ 'race-abc-def': { ...BOARD, legs: [], lines: [] } });
    await app.ranked('race-abc-def');
    expect(window<BoardModel>().problem).toContain('There is no such race');
    const nowhere = program();
    await nowhere.app.ranked('race-abc-def');
    expect(nowhere.panels.messages.at(-1)?.title).toBe('No Hall here');
    expect(nowhere.panels.windows).toEqual([]);
  });
});

describe('A ranked Pentathlon', () => {
  const at = (done: readonly string[]) => ({ ...BOARD, sealed: true, legs: LEGS, done, lines: [] });

  it.each([
    [[], 'open', 'letter-delve', '1, Letter Delve'],
    [['letter-delve'], 'goes-on', 'nine-bit-dungeon', '2, 9-Bit Dungeon'],
  ])('after %j is %s, and runs %s', async (done, state, game, words) => {
    const { app, heard, window, posted, sockets, until } = atHall({ pentathlon: at(done) });
    await app.ranked('pentathlon');
    const { run } = window<BoardModel>();
    expect(run).toMatchObject({ state, line: expect.stringContaining(words) as string });
    heard.runRanked('Bo');
    await until(() => sockets.length > 0);
    expect(posted('/hall/ranked')).toEqual([{ board: 'pentathlon', game }]);
  });

  it('is done after its last leg: nothing is left to run', async () => {
    const done = LEGS.map(({ game }) => game);
    const { app, heard, window, posted, until } = atHall({ pentathlon: at(done) });
    await app.ranked('pentathlon');
    expect(window<BoardModel>().run).toEqual({ state: 'done' });
    heard.runRanked('Bo');
    await until(() => posted('/hall/pass').length > 0 && window<BoardModel>().run !== undefined);
    expect(posted('/hall/ranked')).toEqual([]);
  });
});

describe('Together', () => {
  const CHOSEN = { game: 'letter-delve', seats: 2, options: { monsters: 'odd' } };

  it.each([
    ['live', '/hall/tables', { ...CHOSEN, pace: 'live' }],
    ['slow', '/hall/tables', { ...CHOSEN, pace: 'slow' }],
    ['race', '/hall/races', CHOSEN],
  ] as const)('plays %s what was chosen in the window of the room', async (way, path, body) => {
    const { heard, window, posted, until } = atHall({ 'race-ktr-bmx': BOARD });
    heard.playTogether(CHOSEN);
    await until(() => window<TogetherModel>()?.kind === 'together');
    expect(window<TogetherModel>()).toMatchObject({
      game: 'Letter Delve',
      isForSeveral: true,
      isKnown: false,
    });
    heard.enterHall({ name: ' Bo ', way });
    await until(() => posted(path).length > 0);
    expect(posted(path)).toEqual([body]);
  });

  it('joins a race by its code', async () => {
    const { app, heard, window, until } = atHall({ 'race-ktr-bmx': BOARD });
    await app.together({ game: 'the-cellar' });
    heard.enterHall({ name: 'Bo', code: 'race ktr bmx' });
    await until(() => window<BoardModel>().kind === 'board' && !window<BoardModel>().busy);
    expect(window<BoardModel>().game).toBe('race-ktr-bmx');
  });

  it('deletes a name only when asked twice', async () => {
    const { app, heard, panels, posted, storage, window, until } = atHall({});
    await app.together({ game: 'the-cellar' });
    heard.enterHall({ name: 'Bo', code: 'nothing' });
    await until(() => window<TogetherModel>().problem !== undefined);
    expect(window<TogetherModel>().isKnown).toBe(true);
    panels.answer = false;
    heard.command('forget-name');
    await until(() => panels.questions.includes('Delete your name?'));
    expect(posted('/hall/forget')).toEqual([]);
    panels.answer = true;
    heard.command('forget-name');
    await until(() => window<TogetherModel>().isKnown === false);
    expect(posted('/hall/forget')).toHaveLength(1);
    expect(storage.read(HALL_NAME_DOCUMENT)).toBeUndefined();
  });
});
