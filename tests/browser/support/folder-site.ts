/** Serves a folder, or a single page of text, from an address of its own: a host that is not ours. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
};

export interface FolderSite {
  readonly port: number;
  close(): Promise<void>;
}

/** `prefix` begins and ends with a slash: the files lie under it, and nowhere else. */
export function serveFolder(folder: string, prefix: string): Promise<FolderSite> {
  return listen(
    createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const inside = path.startsWith(prefix) ? path.slice(prefix.length) || 'index.html' : undefined;
      const file = inside === undefined ? undefined : join(folder, normalize(`/${inside}`));
      if (file === undefined) return void response.writeHead(404).end();
      readFile(file).then(
        bytes =>
          response
            .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
            .end(bytes),
        () => response.writeHead(404).end(),
      );
    }),
  );
}

export function servePage(html: string): Promise<FolderSite> {
  return listen(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': TYPES['.html']! }).end(html);
    }),
  );
}

function listen(server: Server): Promise<FolderSite> {
  return new Promise(resolve => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => new Promise(done => server.close(() => done())) });
    });
  });
}
