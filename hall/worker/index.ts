/** The door of a Hall: who may come in by which address. What is behind it is `src/hall`. */
import { addressOf } from './address.ts';
import { errands } from './errands.ts';
import { tableOf, type Env } from './env.ts';
import { operator } from './operator.ts';
import { allowed, answer, cors, refuse } from './web.ts';
import { PROTOCOL } from '../../src/hall/protocol.ts';

export { Board } from './board.ts';
export { Register } from './register.ts';
export { Table } from './table.ts';

/** A code that can be said, or whose attempt at what. */
const TABLE = /^\/hall\/table\/([A-Z-]{7}|[\w:.-]{20,160})$/;

export default {
  async fetch(request, env): Promise<Response> {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/hall/'))
      return env.FILES ? withSign(await env.FILES.fetch(request)) : new Response(null, { status: 404 });
    const isAllowed = allowed(request, env);
    if (url.pathname === '/hall/health') {
      const health = answer({ ok: true, protocol: PROTOCOL });
      // Pages elsewhere ask here first whether there is a Hall for them.
      return isAllowed ? cors(request, health) : health;
    }
    if (!isAllowed) return refuse(403, 'origin', 'This page may not use this Hall.');
    if (url.pathname.startsWith('/hall/operator')) return operator(request, url, env);
    if (request.method === 'OPTIONS') return cors(request, new Response(null, { status: 204 }));
    return cors(request, (await table(request, url, env)) ?? (await errands(request, url, env)));
  },
} satisfies ExportedHandler<Env>;

/** The page is told that there is a Hall at its own address: no other host of it is ever asked. */
function withSign(file: Response): Response {
  if (!file.headers.get('Content-Type')?.startsWith('text/html')) return file;
  const sign = '<meta name="hall" content="here">';
  return new HTMLRewriter()
    .on('head', { element: head => void head.append(sign, { html: true }) })
    .transform(file);
}

/** Undefined where the address is no table's. */
async function table(request: Request, url: URL, env: Env): Promise<Response | undefined> {
  const name = TABLE.exec(url.pathname)?.[1];
  if (name === undefined) return undefined;
  if (request.headers.get('Upgrade') !== 'websocket') {
    const ending = await (await tableOf(env, name)).ending();
    return ending ? answer(ending) : refuse(404, 'no-ending', 'There is nothing to see here yet.');
  }
  const { success } = await env.CONNECTS.limit({ key: addressOf(request) });
  if (!success) return refuse(429, 'too-many', 'Too many connections from your address. Wait a minute.');
  return await (await tableOf(env, name)).fetch(request);
}
