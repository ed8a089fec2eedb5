/** What is asked of a Hall outside its tables: names, new tables, ranked attempts, races, boards. */
import { Fault, fields, oneOf, optional, parseJson, readAs } from '../../src/core/reader.ts';
import { gameId, options } from '../../src/core/setup-reader.ts';
import { findRoom } from '../../src/games/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { ORDERS, SPANS } from '../../src/hall/board.ts';
import { PACES, type Opening, type Ranked } from '../../src/hall/log.ts';
import {
  type Errand,
  type Pass,
  readPass,
  sealed,
  signed,
  unsealed,
  verifySigned,
} from '../../src/hall/names.ts';
import { number } from '../../src/hall/shapes.ts';
import { canBeSetUp } from '../../src/hall/wishes.ts';
import { seedCode } from '../../src/core/seed.ts';
import { dayOf } from '../../src/records/days.ts';
import { addressOf } from './address.ts';
import { boardOf, EVENTS, forgetRuns, registerOf, secret, tableOf, type Env } from './env.ts';
import { answer, refuse } from './web.ts';

const LONGEST = 8_000;
/** A challenge is signed at once; a pass holds for a day. */
const CHALLENGE = 5 * 60_000;
const PASS = 86_400_000;

interface Asked {
  readonly body: unknown;
  readonly url: URL;
  readonly env: Env;
  readonly pass: Pass | undefined;
}

type Door = (asked: Asked) => Promise<Response>;

const POSTS: Readonly<Record<string, Door>> = {
  '/hall/challenge': ({ env }) => challenge(env),
  '/hall/pass': asked => withSigned(asked, 'pass', givePass),
  '/hall/forget': asked => withSigned(asked, 'forget', forget),
  '/hall/tables': openTable,
  '/hall/ranked': openRanked,
  '/hall/races': openRace,
};

export async function errands(request: Request, url: URL, env: Env): Promise<Response> {
  const isRead = request.method === 'GET' && url.pathname === '/hall/board';
  const door = request.method === 'POST' ? POSTS[url.pathname] : isRead ? board : undefined;
  if (!door) return refuse(404, 'no-such-door', 'There is nothing here.');
  const { success } = await env.ERRANDS.limit({ key: addressOf(request) });
  if (!success) return refuse(429, 'too-many', 'Too much was asked from your address. Wait a minute.');
  const body = isRead ? {} : await bodyOf(request);
  if (body instanceof Fault) return refuse(400, 'message', body.message);
  const written = /^Pass ([\w.-]{1,400})$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const pass =
    written === undefined ? undefined : await readPass(crypto.subtle, env.SECRET, written, Date.now());
  if (written !== undefined && !pass)
    return refuse(401, 'pass', 'The Hall does not know you any more. Say your name again.');
  return door({ body, url, env, pass });
}

/** Read no farther than the limit. */
async function bodyOf(request: Request): Promise<unknown> {
  const reader = request.body?.getReader();
  let text = '';
  const decoder = new TextDecoder();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value as Uint8Array, { stream: true });
    if (text.length > LONGEST) return new Fault('is too long');
  }
  return text === '' ? {} : parseJson(text, LONGEST);
}

async function challenge(env: Env): Promise<Response> {
  return answer({ challenge: await sealed(crypto.subtle, env.SECRET, Date.now() + CHALLENGE) });
}

async function withSigned(
  { body, env }: Asked,
  errand: Errand,
  then: (env: Env, who: { readonly name: string; readonly key: string }) => Promise<Response>,
): Promise<Response> {
  const read = readAs(signed, body, 'signed');
  if (!read.ok) return answer(read.problem, 400);
  const until = await unsealed(crypto.subtle, env.SECRET, read.value.challenge);
  const isOurs = typeof until === 'number' && until >= Date.now();
  const key = isOurs ? await verifySigned(crypto.subtle, errand, read.value) : undefined;
  if (key === undefined) return refuse(403, 'signature', 'This was not signed with the key of that name.');
  return then(env, { name: read.value.name, key });
}

async function givePass(
  env: Env,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<Response> {
  const claimed = await (await registerOf(env)).claim(name, key);
  if (claimed === 'taken') return refuse(409, 'taken', 'Somebody has this name already.');
  if (claimed === 'refused') return refuse(403, 'refused', "This name can't be used here.");
  const until = Date.now() + PASS;
  const pass: Pass = { name, key, until };
  return answer({ pass: await sealed(crypto.subtle, env.SECRET, pass), key, name, until });
}

/** The name and every run: nothing of this key is left. */
async function forget(env: Env, { key }: { readonly key: string }): Promise<Response> {
  await forgetRuns(env, key, await (await registerOf(env)).forget(key));
  return answer({ forgotten: true });
}

const newTable = fields({ game: gameId, seats: number, options, pace: oneOf('a pace', PACES) });

async function openTable({ body, env, pass }: Asked): Promise<Response> {
  if (!pass) return noPass();
  const read = readAs(newTable, body, 'table');
  if (!read.ok) return answer(read.problem, 400);
  const { game, seats, options: chosen, pace } = read.value;
  const room = await findRoom(game)?.load();
  if (!room || !canBeSetUp(room, seats, chosen)) return noSuchGame();
  const opening = openingOf(room, {
    seed: `hall:table:${secret()}`,
    seats,
    options: chosen,
    pace,
    host: pass.key,
  });
  // A code that is taken is a matter of luck, and so is the next one.
  for (let tries = 0; tries < 5; tries++) {
    const code = seedCode(below).slice(0, 7);
    if (await (await tableOf(env, code)).begin(opening)) return answer({ table: code });
  }
  return refuse(503, 'full', 'No table is free right now.');
}

const attempt = fields<{ readonly board: string; readonly game?: string }>({
  board: gameId,
  game: optional(gameId),
});

/** One attempt a person, a day and a leg: asking again leads to the same table. */
async function openRanked({ body, env, pass }: Asked): Promise<Response> {
  if (!pass) return noPass();
  const read = readAs(attempt, body, 'attempt');
  if (!read.ok) return answer(read.problem, 400);
  const { board, game = board } = read.value;
  const race = /^race-(.+)$/.exec(board)?.[1];
  if (!EVENTS.includes(board) && !race) return noSuchGame();
  const day = race ?? dayOf(Date.now());
  const leg = await (await boardOf(env, board)).leg(day, game);
  const room = await findRoom(game)?.load();
  if (!leg || !room) return noSuchGame();
  const ranked: Ranked = { board, day, key: pass.key };
  const { seed, seats, options: dealt } = leg.setup;
  const name = `${board}.${day}.${game}.${pass.key}`;
  const more = { seed, seats: seats.length, options: dealt, pace: 'slow', host: pass.key, ranked } as const;
  await (await tableOf(env, name)).begin(openingOf(room, more));
  return answer({ table: name });
}

const newRace = fields({ game: gameId, seats: number, options });

async function openRace({ body, env, pass }: Asked): Promise<Response> {
  if (!pass) return noPass();
  const read = readAs(newRace, body, 'race');
  if (!read.ok) return answer(read.problem, 400);
  const { game, seats, options: chosen } = read.value;
  const room = await findRoom(game)?.load();
  if (!room || !canBeSetUp(room, seats, chosen)) return noSuchGame();
  const code = seedCode(below).slice(0, 7);
  const name = `race-${code.toLowerCase()}`;
  const made = await (await boardOf(env, name)).race({ game, seats, options: chosen });
  return made ? answer({ board: name, game }) : refuse(503, 'full', 'No race is free right now.');
}

async function board({ url, env, pass }: Asked): Promise<Response> {
  const read = readAs(
    fields({ board: gameId, span: oneOf('a span', SPANS), order: oneOf('an order', ORDERS) }),
    Object.fromEntries(url.searchParams),
    'board',
  );
  if (!read.ok) return answer(read.problem, 400);
  const { board: name, span, order } = read.value;
  if (!EVENTS.includes(name) && !/^race-[a-z]{3}-[a-z]{3}$/.test(name)) return noSuchGame();
  return answer(await (await boardOf(env, name)).show(span, order, pass?.key));
}

function openingOf(room: AnyRoom, more: Omit<Opening, 'game' | 'edition' | 'boards'>): Opening {
  const { game } = room;
  return { game: game.id, edition: game.edition, boards: game.boards ?? 0, ...more };
}

/** Without a leaning: what does not come out even is drawn again. */
function below(sides: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const most = Math.floor(2 ** 32 / sides) * sides;
  return drawn < most ? drawn % sides : below(sides);
}

function noPass(): Response {
  return refuse(401, 'no-pass', 'Say your name first.');
}

function noSuchGame(): Response {
  return refuse(400, 'no-such-game', "This game can't be set up like that.");
}
