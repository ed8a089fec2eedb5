/** The positions of the tour of pictures: what a saved match holds, and what the bot did there. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/project.mjs';
import type { Position } from '../../../tools/shots/positions.ts';

const MOST_BYTES = 64 * 1024 * 1024;
let known: Readonly<Record<string, Position>> | undefined;

export function positionOf(stop: string): Position {
  const position = (known ??= allPositions())[stop];
  if (!position) throw new Error(`The tour has no position at "${stop}".`);
  return position;
}

function allPositions(): Readonly<Record<string, Position>> {
  const script = join(ROOT, 'tests/browser/layout/saves.ts');
  const text = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(text) as Record<string, Position>;
}
