/**
 * `npm run catalog -- --game the-cellar --seeds 1..25`: prints what these seeds deal, readable and stable.
 * Seeds are numbers (`1..25`), codes (`KTR-BMX-QZP`) or any words, separated by commas. Also --seats 2, --options.
 */
import type { Player } from '../src/core/game.ts';
import { readSeed } from '../src/core/seed.ts';
import { dealtBy } from './lib/dealt.ts';
import { Misuse, openRoom, readFlags, readOptions, runTool, wholeNumber } from './lib/command-line.ts';

const MOST_SEEDS = 10_000;

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    seeds: { type: 'string', default: '1..25' },
    seats: { type: 'string' },
    options: { type: 'string' },
  });
  const room = await openRoom(values.game);
  const { min, max } = room.card.seats;
  const count = wholeNumber('seats', values.seats ?? String(min), min);
  if (count > max) throw new Misuse(`${room.card.title} has seats for ${max} at most.`);
  const options = readOptions(room, values.options, count);
  const seats = Array.from({ length: count }, (): Player => 'human');
  for (const typed of seedsOf(values.seeds)) {
    const seed = readSeed(typed);
    if (!seed.ok) throw new Misuse(seed.problem.message);
    console.log(dealtBy(room, { seed: seed.value, seats, options }, typed));
  }
  return 0;
});

function seedsOf(typed: string): string[] {
  return typed.split(',').flatMap(part => {
    const range = /^(\d+)\.\.(\d+)$/.exec(part.trim());
    if (!range) return [part];
    const [first, last] = [Number(range[1]), Number(range[2])];
    if (last < first || last - first >= MOST_SEEDS)
      throw new Misuse(`"${part}" is no range of at most ${MOST_SEEDS} seeds.`);
    return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  });
}
