/** `npm run verify -- FILE_OR_LINK`: replays a run. Exit 0 verified, 1 refused with the turn, 2 unreadable. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { judge, type Judgement } from '../src/core/judge.ts';
import { problem, type Result } from '../src/core/result.ts';
import { decodeRun, type Run, runFromText } from '../src/core/run.ts';
import { findRoom } from '../src/games/index.ts';
import { Misuse, readFlags, runTool } from './lib/terms.ts';

const EXIT_CODES: Readonly<Record<Judgement['verdict'], number>> = { verified: 0, refused: 1, unreadable: 2 };

await runTool(async () => {
  const [source, ...rest] = readFlags({}).positionals;
  if (source === undefined || rest.length > 0) {
    throw new Misuse('Say which run: npm run verify -- FILE_OR_LINK');
  }
  const judgement = await judge(readRun(source), async id => (await findRoom(id)?.load())?.game);
  console.log(JSON.stringify(judgement, null, 2));
  return EXIT_CODES[judgement.verdict];
});

/** A file may hold the bytes of a run, or the link as text. */
function readRun(source: string): Result<Run> {
  if (!existsSync(source)) {
    if (/[/\\.]/.test(source) && !source.includes('run=')) {
      return problem('no-file', `There is no file "${source}", and it is no link to a run either.`);
    }
    return runFromText(source);
  }
  if (!statSync(source).isFile()) return problem('no-file', `"${source}" is not a file.`);
  const bytes = readFileSync(source);
  const decoded = decodeRun(bytes);
  if (decoded.ok || decoded.problem.code !== 'run-unreadable') return decoded;
  const asLink = runFromText(bytes.toString('latin1'));
  return asLink.ok ? asLink : decoded;
}
