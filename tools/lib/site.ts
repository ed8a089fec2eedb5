/** Builds a page and serves it from this machine, for the tools that look at it with a browser. */
import { join } from 'node:path';
import { build, preview } from 'vite';
import { ROOT } from './project.mjs';

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

export interface Bundle {
  readonly outDir: string;
  /** With the hook that tests and tools use (`src/test-hook.ts`). */
  readonly hook: boolean;
  /** The address of a Hall that the page is to use. */
  readonly hall?: string;
}

export async function buildBundle({ outDir, hook, hall = '' }: Bundle): Promise<void> {
  const wanted = { VITE_E2E: hook ? '1' : '', VITE_HALL: hall };
  const before = { ...process.env };
  Object.assign(process.env, wanted);
  try {
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    for (const name of Object.keys(wanted)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** On any free port, for this machine only. */
export async function serveBundle(outDir: string): Promise<Site> {
  const server = await preview({
    root: ROOT,
    configFile: false,
    // What is missing is answered with 404, as by any other server, and not with the page.
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: 0, strictPort: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The page could not be served.');
  return { address, close: () => server.close() };
}
