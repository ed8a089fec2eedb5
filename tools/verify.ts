/** `npm run verify -- FILE_OR_LINK`: replays a run. Exit 0 verified, 1 refused with the turn, 2 unreadable. */
import { judge, type Judgement, within } from '../src/core/judge.ts';
import { findRoom } from '../src/games/index.ts';
import { readRun } from './lib/read-run.ts';
import { Misuse, readFlags, runTool } from './lib/command-line.ts';

const EXIT_CODES: Readonly<Record<Judgement['verdict'], number>> = { verified: 0, refused: 1, unreadable: 2 };

await runTool(async () => {
  const [source, ...rest] = readFlags({}).positionals;
  if (source === undefined || rest.length > 0) {
    throw new Misuse('Say which run: npm run verify -- FILE_OR_LINK');
  }
  const judgement = await judge(
    readRun(source),
    async id => (await findRoom(id)?.load())?.game,
    within(() => performance.now()),
  );
  console.log(JSON.stringify(judgement, null, 2));
  return EXIT_CODES[judgement.verdict];
});
