/**
 * A mark of everything that decides how a pack sounds: its sources, and the code that renders them. While it stays
 * the same there is nothing to render again, and a check takes no time.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function madeFrom(assets: string, pack: string): string {
  const hash = createHash('sha256');
  const folders = [
    import.meta.dirname,
    ...['score', 'render'].map(kind => path.join(import.meta.dirname, '../../src/audio', kind)),
    ...['sounds', 'music'].map(kind => path.join(assets, pack, kind)),
  ];
  for (const folder of folders) {
    for (const file of sourcesIn(folder)) {
      // Without a \r, so that a checkout on Windows has the same mark.
      hash.update(`${file}\n${readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '')}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function sourcesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter(name => /\.(ts|json)$/.test(name)).toSorted();
}
