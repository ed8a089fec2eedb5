/**
 * Keeps the game for playing without a network. Every build has its own cache, and a page runs on the build it was
 * opened with: a new build waits until the last page of the old one is closed, so an update never breaks a run.
 * It imports nothing: a plugin (tools/vite/offline.ts) writes it beside the page, with the build's files in it.
 */

/** Written in by the build: its name, what the menu needs, and all the rest. */
declare const __BUILD__: {
  readonly name: string;
  readonly first: readonly string[];
  readonly rest: readonly string[];
};

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
  addEventListener(type: 'message', listener: (event: LateEvent & MessageEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

const worker = self as unknown as WorkerScope;
const PREFIX = 'five-delves-';
const CACHE = PREFIX + __BUILD__.name;
const PAGE = './';

worker.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll([PAGE, ...__BUILD__.first])));
});

worker.addEventListener('activate', event => {
  event.waitUntil(dropOldBuilds());
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  event.respondWith(answer(request));
});

/** The page asks for it when nothing else is to be fetched: the rooms, one file after another. */
worker.addEventListener('message', event => {
  if (event.data === 'keep-everything') event.waitUntil(keepEverything());
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

async function keepEverything(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const path of __BUILD__.rest) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

export type {};
