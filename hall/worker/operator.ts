/** The operator's page: what goes on, and which names may not be used. Behind a token; without scripts. */
import { Fault } from '../../src/core/reader.ts';
import { personName } from '../../src/hall/person-name.ts';
import { boardOf, EVENTS, forgetRuns, registerOf, type Env } from './env.ts';
import type { Overview } from './register.ts';

const HOUR = 3_600_000;

export async function operator(request: Request, url: URL, env: Env): Promise<Response> {
  if (!isOperator(request, env)) {
    const headers = { 'WWW-Authenticate': 'Basic realm="The Hall", charset="UTF-8"' };
    return new Response("The operator's token, please.", { status: 401, headers });
  }
  if (request.method === 'POST' && url.pathname === '/hall/operator/refuse') {
    // A form of our own page says so; a foreign one was turned away before.
    const name = personName((await request.formData()).get('name'));
    if (name instanceof Fault) return page(`<p>That ${escape(name.message)}</p>`, 400);
    const holder = await (await registerOf(env)).refuse(name);
    if (holder) await forgetRuns(env, holder.key, holder.races);
    return Response.redirect(new URL('/hall/operator', url).href, 303);
  }
  const overview = await (await registerOf(env)).overview();
  const boards = await Promise.all(
    EVENTS.map(async event => ({ event, ...(await (await boardOf(env, event)).count()) })),
  );
  return page(`${tables(overview)}${load(overview)}${finished(boards)}${names(overview)}`);
}

function isOperator(request: Request, { OPERATOR }: Pick<Env, 'OPERATOR'>): boolean {
  const given = /^Basic (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!OPERATOR || given === undefined) return false;
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  try {
    const [mine, theirs] = [bytes(`operator:${OPERATOR}`), bytes(atob(given))];
    return mine.length === theirs.length && crypto.subtle.timingSafeEqual(mine, theirs);
  } catch {
    return false;
  }
}

function tables({ tables: list, phases }: Overview): string {
  const count = Object.entries(phases).map(([phase, n]) => `${n} ${phase}`);
  const rows = list.map(({ table, game, phase, people, at }) => [
    table,
    game,
    phase,
    people,
    new Date(at).toISOString(),
  ]);
  return `<h2>Tables: ${count.join(', ') || 'none'}</h2>${grid(['table', 'game', 'phase', 'people', 'since'], rows)}`;
}

/** What was done in each of the last hours. */
function load({ hours }: Overview): string {
  const rows = hours.map(({ hour, passes, opened, begun, ended, actions }) => [
    new Date(hour * HOUR).toISOString().slice(0, 16),
    passes,
    opened,
    begun,
    ended,
    actions,
  ]);
  const heads = ['hour (UTC)', 'passes', 'tables opened', 'matches begun', 'ended', 'actions in them'];
  return `<h2>Load</h2>${grid(heads, rows)}`;
}

interface Counted {
  readonly event: string;
  readonly day: string;
  readonly finished: number;
  readonly isDealt: boolean;
}

function finished(boards: readonly Counted[]): string {
  const rows = boards.map(({ event, day, finished: count, isDealt }) => [
    event,
    day,
    count,
    isDealt ? 'yes' : 'not yet',
  ]);
  return `<h2>Boards</h2>${grid(['event', 'day', 'finished', 'dealt'], rows)}`;
}

function names({ names: count, refused }: Overview): string {
  return `<h2>Names: ${count}</h2><p>Refused: ${refused.map(escape).join(', ') || 'none'}</p>
<form method="post" action="/hall/operator/refuse"><label>Refuse <input name="name" maxlength="16"></label>
<button>Refuse this name, and delete its runs</button></form>`;
}

function grid(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = (tag: string, row: readonly (string | number)[]): string =>
    `<tr>${row.map(cell => `<${tag}>${escape(String(cell))}</${tag}>`).join('')}</tr>`;
  return `<table border="1" cellpadding="4">${cells('th', heads)}${rows.map(row => cells('td', row)).join('')}</table>`;
}

function page(content: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The Hall</title><h1>The Hall</h1>${content}</html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(html, { status, headers });
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`);
}
