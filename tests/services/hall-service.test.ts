import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifySigned, type Signed } from '../../src/hall/names.ts';
import { HALL_NAME_DOCUMENT } from '../../src/services/hall-name.ts';
import { HallService } from '../../src/services/hall-service.ts';
import { browserWith } from '../strangers/support.ts';

const subtle = webcrypto.subtle as SubtleCrypto;
const CHALLENGE = 'a-challenge-of-the-hall.and-its-seal';

type Answers = Readonly<
  Record<string, (body: unknown) => { readonly status?: number; readonly text: string }>
>;

function hallThat(answers: Answers, documents = {}, crypto: SubtleCrypto | undefined = subtle) {
  const asked: { readonly path: string; readonly body: unknown; readonly pass: string | undefined }[] = [];
  const { storage } = browserWith(documents);
  const service = new HallService(
    {
      address: 'https://hall.test',
      fetch: async (url, init) => {
        const path = url.replace('https://hall.test', '');
        const body = JSON.parse((init?.body as string | undefined) ?? 'null') as unknown;
        const headers = init?.headers as Record<string, string> | undefined;
        asked.push({ path, body, pass: headers?.['Authorization'] });
        const answer = answers[path];
        if (!answer) throw new Error('No line.');
        const { status = 200, text } = answer(body);
        return { ok: status === 200, text: async () => text };
      },
      socket: () => {
        throw new Error('Nobody joins a table here.');
      },
      subtle: crypto,
      newId: () => 'x',
    },
    storage,
  );
  return { service, asked, storage };
}

const told =
  (value: unknown, status = 200) =>
  () => ({ status, text: JSON.stringify(value) });
const PASS = { pass: 'a.pass', key: 'k', name: 'Bo', until: 1 };
const KIND: Answers = {
  '/hall/health': told({ ok: true }),
  '/hall/challenge': told({ challenge: CHALLENGE }),
  '/hall/pass': told(PASS),
  '/hall/tables': told({ table: 'KTR-BMX' }),
};

describe('A Hall as somebody uses it', () => {
  it('signs a challenge with a key that is kept with the saves, and goes on under that name', async () => {
    const { service, asked, storage } = hallThat(KIND);
    expect(await service.introduce('Bo')).toMatchObject({ ok: true });
    const first = asked.at(-1)!.body as Signed;
    expect(first).toMatchObject({ name: 'Bo', challenge: CHALLENGE });
    const key = await verifySigned(subtle, 'pass', first);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(service.name).toBe('Bo');
    // Another visit, the same key.
    const kept = storage.raw()[HALL_NAME_DOCUMENT.name]!;
    const again = hallThat(KIND, { [HALL_NAME_DOCUMENT.name]: kept });
    await again.service.introduce('Bo');
    expect(await verifySigned(subtle, 'pass', again.asked.at(-1)!.body as Signed)).toBe(key);
  });

  it('has keys of the same kind where the browser gives none, and each can go on with those of the other', async () => {
    const keys: (string | undefined)[] = [];
    let documents = {};
    for (const crypto of [undefined, subtle, undefined]) {
      const { service, asked, storage } = hallThat(KIND, documents, crypto);
      expect(await service.introduce('Bo')).toMatchObject({ ok: true });
      keys.push(await verifySigned(subtle, 'pass', asked.at(-1)!.body as Signed));
      documents = { [HALL_NAME_DOCUMENT.name]: storage.raw()[HALL_NAME_DOCUMENT.name]! };
    }
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(keys).size).toBe(1);
    const x = 'A'.repeat(43);
    const broken = { name: 'Bo', key: { kty: 'EC', crv: 'P-256', x, y: x, d: x } };
    const text = JSON.stringify({ version: 1, revision: 1, value: broken });
    const { service } = hallThat(KIND, { [HALL_NAME_DOCUMENT.name]: text }, undefined);
    expect(await service.introduce('Bo')).toMatchObject({ ok: true });
  });

  it('deletes the name at the Hall, and the key here; or neither', async () => {
    const { service, asked, storage } = hallThat({ ...KIND, '/hall/forget': told({ forgotten: true }) });
    await service.introduce('Bo');
    expect(await service.forget()).toMatchObject({ ok: true });
    expect(await verifySigned(subtle, 'forget', asked.at(-1)!.body as Signed)).toBeDefined();
    expect([service.name, storage.raw()]).toEqual([undefined, {}]);
    const deaf = hallThat(KIND);
    await deaf.service.introduce('Bo');
    expect((await deaf.service.forget()).ok).toBe(false);
    expect(deaf.service.name).toBe('Bo');
  });

  it('opens a race', async () => {
    const { service } = hallThat({
      ...KIND,
      '/hall/races': told({ board: 'race-ktr-bmx', game: 'the-cellar' }),
    });
    await service.introduce('Bo');
    const race = { game: 'the-cellar', seats: 1, options: {} };
    expect(await service.race(race)).toEqual({ ok: true, value: 'race-ktr-bmx' });
  });

  it('shows its pass where a table is opened', async () => {
    const { service, asked } = hallThat(KIND);
    await service.introduce('Bo');
    const wish = { game: 'letter-delve', seats: 3, options: {}, pace: 'live' } as const;
    expect(await service.open(wish)).toEqual({ ok: true, value: 'KTR-BMX' });
    expect(asked.at(-1)).toEqual({ path: '/hall/tables', body: wish, pass: 'Pass a.pass' });
  });

  const LINE = { day: '2026-11-18', name: 'Bo', score: 7, turns: 3, ms: 900, won: true, runs: ['run=abc'] };
  const LEGS = [{ game: 'letter-delve', certified: true }];
  const SHOWN = { day: '2026-11-18', sealed: false, finished: 1, legs: LEGS, done: [], lines: [LINE] };
  const BOARD = '/hall/board?board=letter-delve&span=day&order=score';

  it('reads a board, and takes none with a line that is none', async () => {
    const { service } = hallThat({ [BOARD]: told(SHOWN) });
    const board = await service.board('letter-delve', 'day', 'score');
    expect(board.ok && board.value.lines).toEqual([LINE]);
    for (const broken of [
      { ...LINE, runs: ['javascript:alert(1)'] },
      { ...LINE, name: '<b>' },
      { ...LINE, ms: -1 },
    ]) {
      const other = hallThat({ [BOARD]: told({ ...SHOWN, lines: [broken] }) });
      expect((await other.service.board('letter-delve', 'day', 'score')).ok).toBe(false);
    }
  });

  it('leads to an attempt of its own', async () => {
    const table = `letter-delve.2026-11-18.letter-delve.${'k'.repeat(43)}`;
    const { service, asked } = hallThat({ ...KIND, '/hall/ranked': told({ table }) });
    await service.introduce('Bo');
    expect(await service.attempt('pentathlon', 'letter-delve')).toEqual({ ok: true, value: table });
    expect(asked.at(-1)).toMatchObject({
      body: { board: 'pentathlon', game: 'letter-delve' },
      pass: 'Pass a.pass',
    });
  });

  it('passes on why the Hall refuses, in its words', async () => {
    const taken = { code: 'taken', message: 'Somebody has this name already.' };
    const { service } = hallThat({ ...KIND, '/hall/pass': told(taken, 409) });
    expect(await service.introduce('Bo')).toEqual({ ok: false, problem: taken });
    expect(service.name).toBeUndefined();
  });

  it.each([
    ['nothing', { ...KIND, '/hall/challenge': undefined } as unknown as Answers],
    ['what is no JSON', { ...KIND, '/hall/challenge': () => ({ text: '<html>' }) }],
    ['something else', { ...KIND, '/hall/challenge': told({ challenge: 7 }) }],
    ['too much', { ...KIND, '/hall/challenge': () => ({ text: `"${'x'.repeat(500_000)}"` }) }],
    ['an error without words', { ...KIND, '/hall/challenge': told({}, 500) }],
  ])('takes %s for no answer, and keeps nothing', async (_what, answers) => {
    const { service, storage } = hallThat(answers);
    expect((await service.introduce('Bo')).ok).toBe(false);
    expect(storage.raw()).toEqual({});
  });

  it('makes a new key where the kept one is none', async () => {
    const x = 'A'.repeat(43);
    const broken = { name: 'Bo', key: { kty: 'EC', crv: 'P-256', x, y: x, d: x } };
    const document = JSON.stringify({ version: 1, revision: 1, value: broken });
    const { service, asked } = hallThat(KIND, { [HALL_NAME_DOCUMENT.name]: document });
    expect(await service.introduce('Bo')).toMatchObject({ ok: true });
    expect(await verifySigned(subtle, 'pass', asked.at(-1)!.body as Signed)).toBeDefined();
  });
});
