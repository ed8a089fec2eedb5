/**
 * `npm run hall -- deploy [--dry-run] [--name five-delves]`: puts the game and the Hall on the distributed engine, with
 * wrangler. Secrets are set once: `npx wrangler secret put SECRET` and `OPERATOR`, in hall/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, ROOT, runVisibly } from '../tools/lib/project.mjs';
import { Misuse, readFlags } from '../tools/lib/command-line.ts';
import { built } from './built.ts';
import { BUNDLE, bundle } from './bundle.ts';
import { DATE, OBJECTS, PER_ADDRESS } from './serve.ts';

export async function deploy(args: readonly string[]): Promise<number> {
  const { values } = readFlags(
    {
      'dry-run': { type: 'boolean', default: false },
      name: { type: 'string', default: 'five-delves' },
      origins: { type: 'string', default: '' },
    },
    args,
  );
  if (!/^[a-z][a-z0-9-]{1,60}$/.test(values.name))
    throw new Misuse('A name is made of small letters, digits and "-".');
  const files = await built();
  await bundle();
  const folder = join(ROOT, '.cache', 'hall');
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'wrangler.json');
  writeFileSync(config, JSON.stringify(configuration(values.name, values.origins, files), null, 2));
  const wrangler = commandOf('wrangler', 'wrangler', join(ROOT, 'hall'));
  return runVisibly(process.execPath, [
    wrangler,
    'deploy',
    '--config',
    config,
    ...(values['dry-run'] ? ['--dry-run', '--outdir', join(folder, 'dry')] : []),
  ]);
}

function configuration(name: string, origins: string, files: string): unknown {
  const simple = { limit: PER_ADDRESS, period: 60 };
  return {
    name,
    main: BUNDLE,
    no_bundle: true,
    compatibility_date: DATE,
    durable_objects: { bindings: OBJECTS.map(each => ({ name: each, class_name: each })) },
    migrations: [{ tag: 'v1', new_sqlite_classes: OBJECTS }],
    assets: { directory: files, binding: 'FILES', run_worker_first: ['/hall/*'] },
    vars: { ORIGINS: origins },
    ratelimits: ['CONNECTS', 'ERRANDS'].map((each, index) => ({
      name: each,
      namespace_id: String(index + 1),
      simple,
    })),
    observability: { enabled: true },
  };
}
