/**
 * Keeps the game for playing without a network. Every build has its own cache, and a page runs on the build it was
 * opened with: a new build waits until the last page of the old one is closed, so an update never breaks a run.
 * A build takes over only when all of it is kept: half a game would leave a traveller before a closed door.
 * It imports nothing: a plugin (tools/vite/offline.ts) writes it beside the page, with the build's files in it.
 */

/** Written in by the build: its name, and everything to be kept beside the page itself. */
declare const __BUILD__: { readonly name: string; readonly files: readonly string[] };

/** Of a service worker's world as much as is used here: the page's own types fill the global names. */
interface LateEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LateEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LateEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

const worker = self as unknown as WorkerScope;
const PREFIX = 'five-delves-';
const CACHE = PREFIX + __BUILD__.name;
const PAGE = './';

worker.addEventListener('install', event => {
  event.waitUntil(keepEverything());
});

worker.addEventListener('activate', event => {
  event.waitUntil(dropOldBuilds());
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(answer(request));
});

/** By now no page of an older build is open. */
async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map(name => caches.delete(name)));
  await worker.clients.claim();
}

/** Names carry a hash of their content, so what is kept is right; the page is the one of this build. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? PAGE : request;
  // A server may say that its answer varies with the asker; ours never do.
  const kept = await cache.match(wanted, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}

/** One file after another, so that a slow line stays free for playing; what an earlier attempt brought is not asked again. */
async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of __BUILD__.files) if (!(await cache.match(path))) await cache.add(path);
  // Its name carries no hash, so an older answer must not do.
  await cache.add(new Request(PAGE, { cache: 'reload' }));
}

export type {};
