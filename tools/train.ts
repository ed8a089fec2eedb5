/**
 * `npm run train -- --game nine-bit-dungeon`: learns the outlook of a room from matches of our own bots and writes
 * src/games/<id>/bot/outlook.json. Goes on where it was broken off. Exit 1 if it foretells worse than it should.
 * `--check`: whether the committed one belongs to this edition and these features, and whether a small training comes
 * out the same twice. `--out FILE`: written elsewhere, to compare.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Features, OutlookFile } from '../src/analyst/outlook.ts';
import type { GameState } from '../src/core/game.ts';
import type { AnyRoom } from '../src/games/room.ts';
import { Misuse, openRoom, readFlags, runTool } from './lib/command-line.ts';
import { ROOT } from './lib/project.mjs';
import { asText, train } from './train/make.ts';
import { progressBar } from './train/progress.ts';
import { asTable, gainOf, misjudged } from './train/quality.ts';
import { aimOf, BRIEF, recipeOf } from './train/recipe.ts';
import { CACHE } from './train/shards.ts';
import { staleness } from './train/stale.ts';

/** Points that a tenth may be off by. */
const MOST_OFF = 3;

await runTool(async () => {
  const { values } = readFlags({
    game: { type: 'string' },
    out: { type: 'string' },
    check: { type: 'boolean', default: false },
  });
  const room = await openRoom(values.game);
  const features = await featuresOf(room);
  const home = join(ROOT, 'src', 'games', room.card.id, 'bot', 'outlook.json');
  if (values.check) return check(room, features, home);
  const recipe = recipeOf(room.card.id);
  const { file, quality } = train({ room, features, folder: CACHE }, recipe, progressBar());
  writeFileSync(values.out ?? home, asText(file));
  console.log(asTable(quality));
  const off = misjudged(quality, MOST_OFF, false);
  if (off.length > 0)
    console.log(`Off by more than ${MOST_OFF} points: tenth ${off.map(at => at + 1).join(', ')}`);
  return off.length === 0 && gainOf(quality) >= aimOf(room.card.id) ? 0 : 1;
});

async function featuresOf(room: AnyRoom): Promise<Features<GameState>> {
  const { id, title } = room.card;
  if (!existsSync(join(ROOT, 'src', 'games', id, 'bot', 'features.ts'))) {
    throw new Misuse(
      `${title} has no features yet: write src/games/${id}/bot/features.ts (see docs/analyst.md).`,
    );
  }
  const module = (await import(`../src/games/${id}/bot/features.ts`)) as { features: Features<GameState> };
  return module.features;
}

function check(room: AnyRoom, features: Features<GameState>, home: string): number {
  const committed = existsSync(home) ? (JSON.parse(readFileSync(home, 'utf8')) as OutlookFile) : undefined;
  const stale = staleness(room, features, committed);
  if (stale !== undefined) {
    console.log(`${stale} Train anew: npm run train -- --game ${room.card.id}`);
    return 1;
  }
  const [one, two] = [0, 1].map(() => asText(train({ room, features, folder: undefined }, BRIEF).file));
  console.log(
    one === two ? 'A small training came out the same twice.' : 'A small training came out differently.',
  );
  return one === two ? 0 : 1;
}
