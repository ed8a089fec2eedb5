/**
 * `npm run strings -- --game letter-delve --matches 12 --out strings.txt`
 * Writes down all words that a player can read: those that screens say while bots play, one example of each kind of
 * sentence, and those of the sources with file and line. All rooms, and all that they share, without --game.
 */
import { writeFileSync } from 'node:fs';
import { ROOMS } from '../../src/games/index.ts';
import { openRoom, readFlags, runTool, wholeNumber } from '../lib/command-line.ts';
import { hearRoom } from './heard.ts';
import { Collected, grouped } from './collected.ts';
import { writtenIn, writtenOnPage, type Written } from './written.ts';

const MOST_ACTIONS = 4000;
const LOOK_EVERY = 15;

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    matches: { type: 'string', default: '12' },
    out: { type: 'string', default: 'strings.txt' },
  });
  const matches = wholeNumber('matches', values.matches, 0);
  const ids = values.game === undefined ? ROOMS.map(({ card }) => card.id) : [values.game];
  const written = writtenIn();
  const lines: string[] = [];
  for (const id of ids) {
    const room = await openRoom(id);
    const heard = new Collected();
    hearRoom(room, { matches, mostActions: MOST_ACTIONS, lookEvery: LOOK_EVERY }, heard.hear);
    lines.push('', `# ${room.card.title}, as played`, ...heard.lines());
    const own = written.filter(({ file }) => file.startsWith(`src/games/${id}/`));
    lines.push('', `# ${room.card.title}, as written`, ...sources(own));
  }
  if (values.game === undefined) {
    const shared = written.filter(({ file }) => !/^src\/games\/[^/]+\//.test(file));
    lines.push('', '# Shared', ...sources([...writtenOnPage(), ...shared]));
  }
  writeFileSync(values.out, `${lines.join('\n')}\n`);
  console.log(`${lines.length} lines in ${values.out}`);
  return 0;
});

/** Under the name of each file, with the numbers of the lines. */
function sources(written: readonly Written[]): string[] {
  return grouped(written, ({ file }) => file).flatMap(([file, rows]) => [
    '',
    `## ${file}`,
    ...rows.map(({ line, text }) => `${line}: ${text}`),
  ]);
}
