import type { Telling } from './make.ts';

const WIDTH = 30;

/** A bar on a terminal; elsewhere a line for each part of the work. */
export function progressBar(out: NodeJS.WriteStream = process.stderr): Telling {
  let last = '';
  return (part, done, of) => {
    const full = Math.round((WIDTH * done) / of);
    const line = `${'#'.repeat(full)}${'.'.repeat(WIDTH - full)} ${part}: ${done} of ${of}`;
    if (line === last) return;
    last = line;
    if (out.isTTY) out.write(`\r${line}\u001b[K${done === of ? '\n' : ''}`);
    else if (done === of) out.write(`${line}\n`);
  };
}
