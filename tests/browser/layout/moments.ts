/** The moments of the tour of pictures: what a saved match holds, and what the bot did there. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/project.mjs';
import type { Moment } from '../../../tools/shots/moments.ts';

const MOST_BYTES = 64 * 1024 * 1024;
let known: Readonly<Record<string, Moment>> | undefined;

export function momentOf(stop: string): Moment {
  const moment = (known ??= allMoments())[stop];
  if (!moment) throw new Error(`The tour has no moment at "${stop}".`);
  return moment;
}

function allMoments(): Readonly<Record<string, Moment>> {
  const script = join(ROOT, 'tests/browser/layout/saves.ts');
  const text = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(text) as Record<string, Moment>;
}
