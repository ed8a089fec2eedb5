/**
 * Golden files that a person can read: what 25 seeds deal, and recorded matches with their results.
 * `UPDATE_GOLDEN=1 npx vitest run tests/games/golden.test.ts` renews them. Recorded actions are kept as long as they
 * can still be played, so a bot that learns something new does not change them; only a new edition of the rules does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BotLevel, type Player } from '../../src/core/game.ts';
import { runFromText } from '../../src/core/link.ts';
import { digest } from '../../src/core/plain.ts';
import { replay } from '../../src/core/replay.ts';
import type { Run } from '../../src/core/run.ts';
import { ROOMS } from '../../src/games/index.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { botRun, playBots } from '../../src/records/bot-match.ts';
import { dealtBy } from '../../tools/lib/dealt.ts';
import { storyOf } from '../../tools/lib/story.ts';
import { seedOf } from './contract/setups.ts';

const GOLDEN = join(import.meta.dirname, '..', 'golden');
const UPDATES = process.env['UPDATE_GOLDEN'] === '1';
const HINT = 'If this is meant: UPDATE_GOLDEN=1 npx vitest run tests/games/golden.test.ts';
const SEEDS = Array.from({ length: 25 }, (_, index) => String(index + 1));
/** Recorded matches: the file's name is the bot and the seed. */
const RECORDED: readonly { readonly level: BotLevel; readonly seed: string }[] = [
  { level: 'random', seed: 'golden 1' },
  { level: 'easy', seed: 'golden 2' },
  { level: 'normal', seed: 'golden 3' },
];

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

describe.each(rooms)('golden files of $id', ({ id, room }) => {
  it('25 seeds deal what they dealt', () => {
    const seats = Array.from({ length: room.card.seats.min }, (): Player => 'human');
    const options = usualOptions(room, seats.length);
    const dealt = SEEDS.map(typed => dealtBy(room, { seed: seedOf(typed), seats, options }, typed));
    compare(join(GOLDEN, id, 'seeds.txt'), dealt.join('\n'));
  });

  it.each(RECORDED)('the $level match plays as recorded', { timeout: 120_000 }, ({ level, seed }) => {
    const file = join(GOLDEN, id, 'runs', `${level}.txt`);
    const recorded = recordedRun(file);
    const plays = recorded !== undefined && replay(room.game, recorded).verdict === 'verified';
    const run = recorded && (plays || !UPDATES) ? recorded : record(room, level, seed);
    compare(file, storyOf(room, run));
  });
});

function record(room: AnyRoom, level: BotLevel, seed: string): Run {
  const seats = Array.from({ length: room.card.seats.min }, () => level);
  return botRun(playBots(room, { seed: seedOf(seed), seats, options: usualOptions(room, seats.length) }));
}

/** The second line of the file is the run itself. */
function recordedRun(file: string): Run | undefined {
  if (!existsSync(file)) return undefined;
  const run = runFromText(readFileSync(file, 'utf8').split('\n')[1] ?? '');
  return run.ok ? run.value : undefined;
}

function compare(file: string, text: string): void {
  if (UPDATES) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(existsSync(file), `${file} is missing. ${HINT}`).toBe(true);
  expect(text, HINT).toBe(readFileSync(file, 'utf8'));
}

describe.each(rooms)('digests of $id', ({ id, room }) => {
  /** The browser plays the same 25 matches and must come to the same digests (tests/browser/arcade.spec.ts). */
  it('25 matches end as they ended', { timeout: 60_000 }, () => {
    const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
    const lines = SEEDS.map(typed => {
      const seed = seedOf(typed);
      const { state } = playBots(room, { seed, seats, options: usualOptions(room, seats.length) });
      return `${seed} ${digest(state).toString(16).padStart(8, '0')}\n`;
    });
    compare(join(GOLDEN, id, 'digests.txt'), lines.join(''));
  });
});
