/**
 * `npm run puzzles -- --game nine-bit-dungeon --count 24`: finds puzzles of the day in matches of bots with named seeds and
 * writes src/games/<id>/puzzles.json. What was found is kept, and the search goes on where it stopped.
 * `--limit N`: looks through so many matches more, at most.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle, PuzzleStock } from '../src/games/puzzles.ts';
import { Misuse, openRoom, readFlags, runTool, wholeNumber } from './lib/command-line.ts';
import { ROOT } from './lib/project.mjs';
import { puzzleIn } from './puzzles/find.ts';

/** Puzzles with the same reason: more of them would be one puzzle again and again. */
const MOST_ALIKE = 2;

interface Search {
  readonly edition: number;
  /** Matches that were looked through. */
  matches: number;
  puzzles: Puzzle[];
}

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    count: { type: 'string', default: '24' },
    limit: { type: 'string', default: '100000' },
  });
  const room = await openRoom(values.game);
  const { outlook, card, game } = room;
  if (!outlook) throw new Misuse(`${card.title} has no outlook yet.`);
  const count = wholeNumber('count', values.count, 1);
  const kept = join(ROOT, '.cache', 'puzzles', `${card.id}.json`);
  const search = goOn(kept, game.edition);
  const until = search.matches + wholeNumber('limit', values.limit, 1);
  while (search.puzzles.length < count && search.matches < until) {
    const isWanted = (why: string): boolean =>
      search.puzzles.filter(known => known.why === why).length < MOST_ALIKE;
    const puzzle = puzzleIn(room, outlook, `puzzle ${card.id} ${search.matches}`, isWanted);
    search.matches += 1;
    if (puzzle) search.puzzles.push(puzzle);
    writeFileSync(kept, JSON.stringify(search));
    console.error(`${search.puzzles.length} of ${count} puzzles in ${search.matches} matches`);
  }
  const stock: PuzzleStock = {
    game: card.id,
    edition: game.edition,
    puzzles: search.puzzles.slice(0, count),
  };
  const home = join(ROOT, 'src', 'games', card.id, 'puzzles.json');
  writeFileSync(home, asText(stock));
  return search.puzzles.length < count ? 1 : 0;
});

function goOn(kept: string, edition: number): Search {
  mkdirSync(join(ROOT, '.cache', 'puzzles'), { recursive: true });
  const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Search) : undefined;
  return before?.edition === edition ? before : { edition, matches: 0, puzzles: [] };
}

/** A puzzle a line. */
function asText({ puzzles, ...rest }: PuzzleStock): string {
  const lines = puzzles.map(puzzle => `    ${JSON.stringify(puzzle)}`).join(',\n');
  return `${JSON.stringify(rest, null, 2).replace(/\n}$/, '')},\n  "puzzles": [\n${lines}\n  ]\n}\n`;
}
