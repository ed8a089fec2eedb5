/**
 * npm run words                    packs the word list of Letter Labyrinths from its packages
 * npm run words -- --check         says whether the packed list matches them, and ends with 1 if not
 * npm run words -- --hash WORD     prints the line of a word for unsaid.txt
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packWords, saysTheSame } from './pack.ts';
import { lineOf, readWords } from './sources.ts';

const FILE = resolve(import.meta.dirname, '../../assets/letter-labyrinths/words/words.bin');

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, hash: { type: 'string' } },
});
process.exitCode = main();

function main(): number {
  if (values.hash !== undefined) {
    console.log(lineOf(values.hash));
    return 0;
  }
  const words = readWords();
  const bytes = packWords(words);
  if (values.check) {
    if (existsSync(FILE) && saysTheSame(readFileSync(FILE), bytes)) return 0;
    console.error('assets/letter-labyrinths/words/words.bin does not match its sources: npm run words');
    return 1;
  }
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, bytes);
  console.log(`${words.length} words, ${bytes.length} bytes`);
  return 0;
}
