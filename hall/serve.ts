/** A Hall on this machine: tables, boards and names in a folder, and the game at the same address. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { Miniflare, Response } from 'miniflare';
import { agesFrom } from '../src/hall/keeping.ts';
import { ROOT } from '../tools/lib/project.mjs';
import { BUNDLE, bundle } from './bundle.ts';

export interface Serving {
  readonly port: number;
  readonly data: string;
  /** To every machine in the house, not to this one alone. */
  readonly lan?: boolean;
  /** The built game; none is served without it. */
  readonly files?: string;
  /** Of one address in a minute: connections and errands. */
  readonly perAddress?: number;
  readonly origins?: string;
  /** How long what nobody touches is kept: see `agesFrom`. */
  readonly ages?: string;
  /** The worker was bundled just now. */
  readonly isBundled?: boolean;
}

export interface Served {
  readonly address: string;
  /** For the other machines of the house. */
  readonly elsewhere: readonly string[];
  close(): Promise<void>;
}

export const PER_ADDRESS = 120;
const MINUTE = 60;
export const OBJECTS = ['Table', 'Board', 'Register'];
export const DATE = '2026-04-01';

export async function serve({
  port,
  data,
  lan,
  files,
  perAddress,
  origins,
  ages,
  isBundled,
}: Serving): Promise<Served> {
  agesFrom(ages);
  mkdirSync(data, { recursive: true });
  if (!isBundled) await bundle();
  const simple = { limit: perAddress ?? PER_ADDRESS, period: MINUTE } as const;
  const hall = new Miniflare({
    host: lan ? '0.0.0.0' : '127.0.0.1',
    port,
    modules: true,
    scriptPath: BUNDLE,
    compatibilityDate: DATE,
    durableObjects: Object.fromEntries(OBJECTS.map(name => [name, { className: name, useSQLite: true }])),
    durableObjectsPersist: join(data, 'objects'),
    ratelimits: { CONNECTS: { simple }, ERRANDS: { simple } },
    bindings: {
      SECRET: keptSecret(data, 'secret'),
      OPERATOR: keptSecret(data, 'operator'),
      ORIGINS: origins ?? '',
      AGES: ages ?? '',
    },
    ...(files !== undefined && {
      serviceBindings: {
        FILES: (request: { readonly url: string }) => file(files, new URL(request.url).pathname),
      },
    }),
  });
  const { port: taken } = await hall.ready;
  const at = (host: string): string => `http://${host}:${taken}/`;
  return {
    address: at('127.0.0.1'),
    elsewhere: lan ? machinesAddresses().map(at) : [],
    close: () => hall.dispose(),
  };
}

/** As others in the house reach this machine. */
function machinesAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Made once, readable by its owner only. */
function keptSecret(data: string, name: string): string {
  const path = join(data, name);
  if (!existsSync(path)) {
    writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`);
    chmodSync(path, 0o600);
  }
  return readFileSync(path, 'utf8').trim();
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
};

async function file(folder: string, pathname: string): Promise<Response> {
  const path = normalize(
    join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)),
  );
  if (!path.startsWith(folder + sep)) return new Response(null, { status: 404 });
  try {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return new Response(await readFile(path), {
      headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' },
    });
  } catch {
    return new Response(null, { status: 404 });
  }
}

export const DATA = join(ROOT, '.cache', 'hall', 'data');
