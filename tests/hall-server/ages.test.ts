/** What nobody touches is put away: by the engine's own alarm, at ages of seconds, across a restart, too. */
import { expect, it } from 'vitest';
import { Visitor } from '../../hall/people.ts';
import { begin, plays } from '../../hall/playing.ts';
import { findRoom } from '../../src/games/index.ts';
import { usualOptions } from '../../src/games/room.ts';
import type { HallClient } from '../../src/hall/client.ts';
import { aHall } from './open.ts';

/** Open, running, over, races. */
const AGES = [4_000, 60_000, 6_000, 6_000];
const hall = aHall({ more: ['--ages', AGES.join()] });
const cellar = await findRoom('the-cellar')!.load();

async function visitor(name: string): Promise<Visitor> {
  const one = new Visitor(hall.address);
  await one.introduces(name);
  return one;
}

async function operatorsPage(): Promise<string> {
  const headers = { Authorization: `Basic ${btoa(`operator:${hall.token}`)}` };
  return (await fetch(`${hall.address}/hall/operator`, { headers })).text();
}

/** Why there is no table, once there is none. */
function troubleAt(who: Visitor, table: string): { readonly client: HallClient; readonly said: string[] } {
  const said: string[] = [];
  const client = who.joins(table, told => {
    if (told.kind === 'trouble') said.push(told.problem.code);
  });
  return { client, said };
}

it('puts away what never began, tells who still sits there, and knows it after a restart', async () => {
  const ann = await visitor('Ann');
  const table = await ann.opens(cellar, 1);
  expect(await operatorsPage()).toContain(table);
  const waits = troubleAt(ann, table);
  await expect.poll(() => waits.said, { timeout: 30_000 }).toEqual(['archived']);
  await expect.poll(operatorsPage, { timeout: 10_000 }).not.toContain(table);
  await hall.again();
  const comes = troubleAt(ann, table);
  await expect.poll(() => comes.said, { timeout: 20_000 }).toEqual(['archived']);
  waits.client.close();
  comes.client.close();
});

it('keeps how a match ended, and nothing else of it, though the Hall was down when its time came', async () => {
  const ann = await visitor('Ann again');
  const table = await ann.opens(cellar, 1);
  const run = plays(cellar, ann, table, 0);
  await begin([run]);
  await run.over;
  run.client.close();
  const { ending } = run.client;
  await hall.again();
  const other = await visitor('Somebody');
  await expect
    .poll(
      async () => {
        const comes = troubleAt(other, table);
        await new Promise(done => void setTimeout(done, 500));
        comes.client.close();
        return comes.said;
      },
      { timeout: 40_000, interval: 1_500 },
    )
    .toEqual(['archived']);
  expect((await other.get(`/hall/table/${table}`)).body).toEqual(ending);
});

it('puts a race away with its runs', async () => {
  const ann = await visitor('Ann who runs');
  const wish = { game: 'the-cellar', seats: 1, options: usualOptions(cellar, 1) };
  const { body: race } = await ann.post('/hall/races', wish);
  const { body } = await ann.post('/hall/ranked', race);
  const run = plays(cellar, ann, String(body['table']), 0);
  await begin([run]);
  await run.client.wish({ do: 'give-up' });
  await run.over;
  run.client.close();
  const board = async () =>
    (await ann.get(`/hall/board?board=${String(race['board'])}&span=day&order=score`)).body;
  await expect.poll(async () => (await board())['finished'], { timeout: 10_000 }).toBe(1);
  await expect.poll(board, { timeout: 40_000, interval: 1_000 }).toMatchObject({ finished: 0, legs: [] });
});
