/**
 * The built game as a host serves it, with two ears: it hears every answer that failed, and a watch inside the page
 * tells it what went wrong there. The watch works alike in every engine, and WebKit has no other.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { ROOT } from '../../../tools/lib/project.mjs';
import { TYPES } from '../../browser/support/folder-site.ts';

const BUILT = join(ROOT, 'dist-e2e');
const WATCH = '/watch.js';
const COMPLAINTS = '/complaints';
const ASIDE = '/aside.html';

export interface Site {
  /** Of the game. */
  readonly address: string;
  /** Of an empty page: a place to lay something into the game's storage. */
  readonly aside: string;
  close(): Promise<void>;
}

/** In the page, before all else. It tells at once and waits for the answer, so that nothing is lost when a page is left. */
function watch(to: string): void {
  const tell = (complaint: string): void => {
    const request = new XMLHttpRequest();
    request.open('POST', to, false);
    request.send(complaint);
  };
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      say(...words);
      tell(`console.${level}: ${words.map(String).join(' ')}`);
    };
  }
  // What was still on its way when the page was left has not failed.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const hear = (event: Event): void => {
    if (isLeft) return;
    if (event instanceof ErrorEvent) tell(`uncaught: ${event.message}`);
    else tell(`did not load: ${(event.target as Element).outerHTML}`);
  };
  // Capturing, because the failure of an element does not bubble.
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', event => {
    if (!isLeft) tell(`rejected: ${String(event.reason)}`);
  });
  addEventListener('securitypolicyviolation', event =>
    tell(`forbidden by ${event.violatedDirective}: ${event.blockedURI}`),
  );
}

export async function serveWatched(complain: (complaint: string) => void): Promise<Site> {
  const server = createServer((request, response) => {
    answer(request, response, complain).catch((error: unknown) => {
      complain(`the server failed: ${String(error)}`);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    aside: `http://localhost:${port}${ASIDE}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  complain: (complaint: string) => void,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://host').pathname;
  if (path === COMPLAINTS) {
    complain(await textOf(request));
    return void response.writeHead(204).end();
  }
  if (path === WATCH) return send(response, '.js', `(${String(watch)})(${JSON.stringify(COMPLAINTS)});`);
  if (path === ASIDE) return send(response, '.html', '<!doctype html><link rel="icon" href="data:,">');
  const name = path === '/' ? 'index.html' : path;
  const body = await readFile(join(BUILT, normalize(`/${name}`))).catch(() => undefined);
  if (body === undefined) {
    complain(`404: ${path}`);
    return void response.writeHead(404).end();
  }
  const page = name === 'index.html' ? withWatch(body.toString('utf8')) : body;
  return send(response, extname(name), page);
}

/** Before every other script. */
const withWatch = (html: string): string => html.replace('<title>', `<script src=".${WATCH}"></script>$&`);

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response
    .writeHead(200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    .end(body);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
