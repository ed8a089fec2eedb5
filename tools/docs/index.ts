/**
 * npm run docs                fills the tables of the documents from the games' data
 * npm run docs -- --check     names the documents whose tables do not match, and ends with 1
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/project.mjs';
import { DOCUMENTS } from './documents.ts';
import { fill } from './fill.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
process.exitCode = main();

function main(): number {
  const found = Object.entries(DOCUMENTS).flatMap(([path, blocks]) => {
    const file = join(ROOT, path);
    const before = readFileSync(file, 'utf8');
    const { text, problems } = fill(before, blocks);
    const isStale = text !== before;
    if (isStale && !values.check) writeFileSync(file, text);
    const stale = isStale && values.check ? ['its tables do not match the data: npm run docs'] : [];
    return [...problems, ...stale].map(problem => `${path}: ${problem}`);
  });
  for (const line of found) console.error(line);
  return found.length === 0 ? 0 : 1;
}
