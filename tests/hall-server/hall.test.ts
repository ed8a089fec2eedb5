/** The Hall's doors, from outside: what is open, and what a stranger tries. */
import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Visitor } from '../../hall/people.ts';
import { begin, brokenPromises, plays } from '../../hall/playing.ts';
import { findRoom } from '../../src/games/index.ts';
import { usualOptions } from '../../src/games/room.ts';
import { newKeys, sign } from '../../src/hall/keys.ts';
import { aHall } from './open.ts';

const hall = aHall();
const subtle = webcrypto.subtle as SubtleCrypto;
const delve = await findRoom('letter-delve')!.load();
const cellar = await findRoom('the-cellar')!.load();
const dungeon = await findRoom('nine-bit-dungeon')!.load();

let count = 0;
async function visitor(name = `Visitor ${++count}`): Promise<Visitor> {
  const one = new Visitor(hall.address);
  await one.introduces(name);
  return one;
}

/** What becomes of a socket that says this. */
function knock(
  path: string,
  { origin, say }: { origin?: string; say?: readonly string[] } = {},
): Promise<string> {
  const socket = new WebSocket(
    `${hall.address.replace('http', 'ws')}${path}`,
    origin === undefined ? {} : { origin },
  );
  let heard = '';
  return new Promise(done => {
    socket.on('open', () => say?.forEach(text => socket.send(text)));
    socket.on('message', data => (heard += String(data as Buffer)));
    socket.on('unexpected-response', (_, response) => done(`refused ${response.statusCode}`));
    socket.on('close', code => done(`closed ${code} ${heard}`));
    socket.on('error', () => undefined);
  });
}

describe('The Hall', () => {
  it('is well, and shows the game nowhere but at its own addresses', async () => {
    expect((await new Visitor(hall.address).get('/hall/health')).body).toEqual({ ok: true, protocol: 1 });
    expect((await new Visitor(hall.address).get('/hall/nothing')).status).toBe(404);
  });

  it('plays a match of two people and a bot from lobby to end, one of whom comes from another device in the middle', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    const table = await ann.opens(delve, 3);
    const watcher = new Visitor(hall.address).joins(table);
    const players = [plays(delve, ann, table, 0), plays(delve, bob, table, 1)];
    await begin(players);
    const elsewhere = bob.joins(table);
    await Promise.all(players.map(({ over }) => over));
    expect(brokenPromises(delve, players)).toEqual([]);
    await expect
      .poll(() => [watcher.ending?.run, elsewhere.ending?.run, elsewhere.seat])
      .toEqual([players[0]!.client.ending!.run, players[0]!.client.ending!.run, 1]);
    expect(players[0]!.client.ending!.run.length).toBeGreaterThan(100);
    for (const client of [watcher, elsewhere, ...players.map(one => one.client)]) client.close();
  });

  it('finishes with a bot what somebody left for good', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    const table = await ann.opens(delve, 2);
    const players = [plays(delve, ann, table, 0), plays(delve, bob, table, 1)];
    await begin(players);
    await players[1]!.client.wish({ do: 'rise' });
    players[1]!.client.close();
    await players[0]!.over;
    expect(players[0]!.client.table!.seats[1]).toMatchObject({ who: 'person', replaced: true, gone: true });
    players[0]!.client.close();
  });
});

describe('A ranked daily', () => {
  const board = '/hall/board?board=nine-bit-dungeon&span=day&order=score';

  async function attempt(who: Visitor): Promise<string> {
    const { body } = await who.post('/hall/ranked', { board: 'nine-bit-dungeon' });
    return String(body['table']);
  }

  it('is dealt live, counts once, stands on the board, and is sealed until you have finished yours', async () => {
    const [ann, bob] = [await visitor('Ann of the day'), await visitor()];
    const table = await attempt(ann);
    expect(await attempt(ann)).toBe(table);
    const run = plays(dungeon, ann, table, 0);
    await begin([run]);
    await run.over;
    await expect.poll(async () => (await ann.get(board)).body['finished'], { timeout: 20_000 }).toBe(1);
    const { body: open } = await ann.get(board);
    expect(open).toMatchObject({
      sealed: false,
      lines: [{ name: 'Ann of the day', runs: [run.client.ending!.run] }],
    });
    // Whoever has not played looks at a sealed board, with a name or without.
    for (const other of [bob, new Visitor(hall.address)])
      expect((await other.get(board)).body).toMatchObject({ sealed: true, finished: 1, lines: [] });
    // Nobody sits down at another's attempt, and it cannot be played again.
    const intruder = bob.joins(table);
    expect(await intruder.wish({ do: 'sit', seat: 0 })).toMatchObject({
      ok: false,
      problem: { code: 'not-yours' },
    });
    expect(await attempt(ann)).toBe(table);
    expect(JSON.stringify(open)).not.toContain('"seed"');
    intruder.close();
    run.client.close();
  });

  it('takes nothing for the board but from its own tables', async () => {
    const ann = await visitor();
    for (const path of ['/hall/board', '/hall/admit', '/hall/finish', '/hall/boards/nine-bit-dungeon'])
      expect((await ann.post(path, { run: 'run=forged', score: 9999 })).status).toBe(404);
  });

  it('deletes a name and its runs at the wish of whoever has the key', async () => {
    const ann = new Visitor(hall.address);
    const keys = await ann.introduces('Soon gone');
    const run = plays(dungeon, ann, await attempt(ann), 0);
    await begin([run]);
    await run.client.wish({ do: 'give-up' });
    await run.over;
    const finished = async () => Number((await ann.get(board)).body['finished']);
    const before = await finished();
    await expect.poll(finished, { timeout: 20_000 }).toBe(2);
    expect((await ann.signs('forget', 'Soon gone', keys)).body).toEqual({ forgotten: true });
    expect(before).toBeGreaterThan(0);
    expect(await finished()).toBe(1);
    await new Visitor(hall.address).introduces('Soon gone');
    run.client.close();
  });
});

describe('A ranked Pentathlon', () => {
  const board = '/hall/board?board=pentathlon&span=day&order=score';

  it('is run leg by leg, and stands on the board when all are finished', async () => {
    const ann = await visitor();
    const { body: before } = await ann.get(board);
    const legs = before['legs'] as readonly { readonly game: string; readonly certified: boolean }[];
    expect(legs).toHaveLength(5);
    expect(legs.every(({ certified }) => certified)).toBe(true);
    const done: string[] = [];
    const links: string[] = [];
    for (const { game } of legs) {
      expect((await ann.get(board)).body).toMatchObject({ done, finished: 0, sealed: true, lines: [] });
      const { body } = await ann.post('/hall/ranked', { board: 'pentathlon', game });
      const room = await findRoom(game)!.load();
      const run = plays(room, ann, String(body['table']), 0);
      await begin([run]);
      await run.over;
      expect(brokenPromises(room, [run])).toEqual([]);
      links.push(run.client.ending!.run);
      run.client.close();
      done.push(game);
      const known = async () => ((await ann.get(board)).body['done'] as string[]).length;
      await expect.poll(known, { timeout: 20_000 }).toBe(done.length);
    }
    const { body } = await ann.get(board);
    expect(body).toMatchObject({ sealed: false, finished: 1, lines: [{ runs: links }] });
    expect((await (await visitor()).get(board)).body).toMatchObject({ sealed: true, lines: [] });
  });
});

describe('A race', () => {
  it('deals the same dungeon to each runner, at a table of their own, and seals it until the end', async () => {
    const [ann, bob] = [new Visitor(hall.address), await visitor()];
    const keys = await ann.introduces('Ann of the race');
    const { body: race } = await ann.post('/hall/races', {
      game: cellar.card.id,
      seats: 1,
      options: usualOptions(cellar, 1),
    });
    const runs = [];
    for (const who of [ann, bob]) {
      const { body } = await who.post('/hall/ranked', race);
      const run = plays(cellar, who, String(body['table']), 0);
      await begin([run]);
      await run.over;
      runs.push(run.client);
    }
    const path = `/hall/board?board=${String(race['board'])}&span=day&order=score`;
    await expect.poll(async () => (await ann.get(path)).body['finished'], { timeout: 20_000 }).toBe(2);
    expect(runs[0]!.ending!.seed).toBe(runs[1]!.ending!.seed);
    expect((await (await visitor()).get(path)).body).toMatchObject({ sealed: true, lines: [] });
    expect((await bob.get(path)).body).toMatchObject({
      done: ['the-cellar'],
      legs: [{ game: 'the-cellar' }],
    });
    expect((await bob.get(path)).body['lines']).toHaveLength(2);
    for (const client of runs) client.close();
    // Whoever deletes their name goes from races, too.
    expect((await ann.signs('forget', 'Ann of the race', keys)).status).toBe(200);
    expect((await bob.get(path)).body).toMatchObject({ finished: 1 });
  });
});

describe('Attacks', () => {
  it('does not give a name to another key, or to a signature that is not its own', async () => {
    const ann = await visitor('Only one');
    const keys = await newKeys(subtle);
    const thief = new Visitor(hall.address);
    expect(await thief.signs('pass', 'only-ONE', keys)).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    });
    const { body } = await thief.post('/hall/challenge');
    const challenge = String(body['challenge']);
    const signed = await sign(subtle, keys, { errand: 'pass', name: 'Somebody', challenge });
    // For another name, another errand, another time, and with a challenge that the Hall has not written.
    for (const [path, forged] of [
      ['/hall/pass', { ...signed, name: 'Somebody else' }],
      ['/hall/forget', signed],
      ['/hall/pass', { ...signed, challenge: `${challenge.slice(0, -4)}AAAA` }],
      [
        '/hall/pass',
        { ...signed, challenge: 'OTk5OTk5OTk5OTk5OTk.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
      ],
    ] as const)
      expect(await thief.post(path, forged)).toMatchObject({ status: 403, body: { code: 'signature' } });
    thief.pass = `${ann.pass!.slice(0, -2)}xx`;
    expect((await thief.post('/hall/tables', {})).status).toBe(401);
  });

  it('lets no foreign page in', async () => {
    const table = await (await visitor()).opens(delve, 2);
    const origin = 'https://evil.example';
    expect(await knock(`/hall/table/${table}`, { origin })).toBe('refused 403');
    expect((await new Visitor(hall.address).post('/hall/challenge', {}, { Origin: origin })).status).toBe(
      403,
    );
  });

  it('closes on what is oversized or a flood, refuses what is malformed, and lives on', async () => {
    const table = `/hall/table/${await (await visitor()).opens(delve, 2)}`;
    expect(await knock(table, { say: ['x'.repeat(100_000)] })).toMatch(/^closed 1009/);
    const flood = Array.from({ length: 200 }, () => '{"kind":"look"}');
    expect(await knock(table, { say: flood })).toMatch(/^closed 1008/);
    const ann = await visitor();
    expect((await ann.post('/hall/tables', `{"game":"${'x'.repeat(20_000)}"}`)).status).toBe(400);
    expect((await ann.post('/hall/tables', '{"game":')).status).toBe(400);
    expect(
      (await ann.post('/hall/tables', { game: 'letter-delve', seats: 99, options: {}, pace: 'live' })).status,
    ).toBe(400);
    expect((await ann.get('/hall/health')).status).toBe(200);
  });

  it('knows no table that nobody opened', async () => {
    expect(await knock('/hall/table/BCD-FGH')).toContain('no-such-table');
    expect(await knock('/hall/table/../register')).toMatch(/^refused 40/);
  });

  it('shows the operator’s page to the operator only, who can refuse a name', async () => {
    const page = (token?: string) =>
      fetch(`${hall.address}/hall/operator`, {
        headers: token === undefined ? {} : { Authorization: `Basic ${btoa(`operator:${token}`)}` },
      });
    expect((await page()).status).toBe(401);
    expect((await page('wrong')).status).toBe(401);
    const ann = await visitor();
    const run = plays(cellar, ann, await ann.opens(cellar, 1), 0);
    await begin([run]);
    await run.over;
    run.client.close();
    const shown = await page(hall.token);
    expect(shown.status).toBe(200);
    const text = await shown.text();
    expect(text).toContain('Tables:');
    expect(text).toContain('nine-bit-dungeon');
    // Of each hour: passes, tables opened, matches begun and ended, actions in them.
    const hours = [...text.matchAll(/<tr><td>[^<]+:00<\/td>((?:<td>\d+<\/td>){5})<\/tr>/g)].map(([, row]) =>
      [...row!.matchAll(/\d+/g)].map(Number),
    );
    const sum = (column: number) => hours.reduce((total, row) => total + row[column]!, 0);
    const [passes, opened, begun, ended, actions] = [sum(0), sum(1), sum(2), sum(3), sum(4)];
    expect(passes).toBeGreaterThan(0);
    expect(opened).toBeGreaterThanOrEqual(begun);
    expect(begun).toBeGreaterThanOrEqual(ended);
    expect(ended).toBeGreaterThan(0);
    expect(actions).toBeGreaterThan(ended);
    const refused = await fetch(`${hall.address}/hall/operator/refuse`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`operator:${hall.token}`)}` },
      body: new URLSearchParams({ name: 'Nasty name' }),
    });
    expect(refused.status).toBe(200);
    const keys = await newKeys(subtle);
    expect(await new Visitor(hall.address).signs('pass', 'nasty name', keys)).toMatchObject({ status: 403 });
  });
});

describe('A Hall that other pages may use', () => {
  const page = 'https://game.example';
  const open = aHall({ more: ['--origins', `https://other.example ${page}`] });

  it('tells them so, and nobody else', async () => {
    const asks = (origin: string) => fetch(`${open.address}/hall/health`, { headers: { Origin: origin } });
    expect((await asks(page)).headers.get('Access-Control-Allow-Origin')).toBe(page);
    expect((await asks('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
    const preflight = await fetch(`${open.address}/hall/tables`, {
      method: 'OPTIONS',
      headers: { Origin: page, 'Access-Control-Request-Headers': 'authorization, content-type' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });
});

describe('A Hall that has had enough of one address', () => {
  const strict = aHall({ perAddress: 5 });

  it('says so', async () => {
    const one = new Visitor(strict.address);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await one.post('/hall/challenge')).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
