/** Every room's results: each ending that bots come to has its picture, its people, and a title that fits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AtlasIndex } from '../../src/core/atlas.ts';
import type { BotLevel, GameEvent } from '../../src/core/game.ts';
import { replay } from '../../src/core/replay.ts';
import { makeRun } from '../../src/core/run-maker.ts';
import type { State as DeadliestEvil } from '../../src/games/deadliest-evil/state/state.ts';
import { featsOf, type ToldStep } from '../../src/games/endings.ts';
import { ROOMS } from '../../src/games/index.ts';
import type { State as LetterDelve } from '../../src/games/letter-delve/state/state.ts';
import { resultOf as labyrinthResult } from '../../src/games/letter-labyrinths/rules/ending.ts';
import type { State as Labyrinths } from '../../src/games/letter-labyrinths/state/state.ts';
import type { State as NineBit } from '../../src/games/nine-bit-dungeon/state/state.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import { playBots } from '../../src/records/bot-match.ts';
import { ROOT } from '../../tools/lib/project.mjs';
import { stagedOf } from '../records/fixtures.ts';

interface Painting {
  readonly spots: Readonly<Record<string, unknown>>;
  readonly lively: readonly { readonly sprite: string; readonly when?: string }[];
  readonly tints?: Readonly<Record<string, string>>;
}

interface Tableaux extends AtlasIndex {
  readonly paintings: Readonly<Record<string, Painting>>;
}

const packed = <T>(pack: string, file: string): T =>
  JSON.parse(readFileSync(join(ROOT, `assets/${pack}/packed/${file}.json`), 'utf8')) as T;

/** Two lines on a narrow phone. */
const LONGEST_TITLE = 30;
const SEEDS = 4;
const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

/** Weak bots lose, strong ones win; small tables and large ones. */
function* endingsOf(room: AnyRoom) {
  const { min, max } = room.card.seats;
  for (const level of ['random', 'easy'] as const satisfies readonly BotLevel[]) {
    for (const count of new Set([min, max])) {
      for (let index = 0; index < SEEDS; index++) {
        const seats = Array.from({ length: count }, () => level);
        const setup = { seed: `ending ${index}`, seats, options: usualOptions(room, count) };
        const { state } = playBots(room, setup);
        const outcome = room.game.outcome(state)!;
        for (const { seat } of outcome.results)
          for (const isAlone of [true, false]) yield { state, outcome, whose: { seat, isAlone } };
      }
    }
  }
}

describe.each(rooms)('The results of $id', ({ room }) => {
  const all = [...endingsOf(room)];

  it('are shown in a painting that exists, by figures that are drawn, each on a spot of its own', () => {
    for (const { state, outcome, whose } of all) {
      const { pack, painting, tint, props = [], figures } = room.ending.tableau(state, outcome, whose);
      const found = packed<Tableaux>(pack, 'tableaux').paintings[painting];
      expect(found, `${pack}/${painting}`).toBeDefined();
      expect(Object.keys(found!.spots)).toEqual(expect.arrayContaining(figures.map(({ spot }) => spot)));
      expect(new Set(figures.map(({ spot }) => spot)).size).toBe(figures.length);
      if (tint !== undefined) expect(Object.keys(found!.tints ?? {})).toContain(tint);
      for (const prop of props) expect(found!.lively.map(({ when }) => when)).toContain(prop);
      const sprites = {
        ...packed<AtlasIndex>('shared', 'atlas').sprites,
        ...packed<AtlasIndex>(pack, 'atlas').sprites,
      };
      expect(Object.keys(sprites)).toEqual(expect.arrayContaining(figures.map(({ sprite }) => sprite)));
    }
  });

  it('have a short title', () => {
    for (const { state, outcome, whose } of all) {
      const title = room.ending.title(state, outcome, whose);
      expect(title.length, title).toBeGreaterThan(3);
      expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(title).toMatch(/^[A-Z].*[^.!?]$/);
    }
  });

  it('celebrate nobody who has lost', () => {
    for (const { state, outcome, whose } of all) {
      const { isDefeat = false } = room.ending.tableau(state, outcome, whose);
      if (outcome.ending !== 'ranked') expect(isDefeat).toBe(outcome.ending === 'lost');
    }
  });
});

/** What stands in the state at the end, counted by the rules, must be what the feats say. */
const COUNTED: Readonly<Record<string, (state: never) => string | undefined>> = {
  'nine-bit-dungeon': ({ stats }: NineBit) => {
    const kills = stats.kills.reduce((sum, one) => sum + one, 0);
    return kills > 3 ? `${kills} monsters killed` : undefined;
  },
  'letter-delve': ({ stats }: LetterDelve) => {
    const { length } = stats[0]!.kills;
    return length > 1 ? `${length} monsters killed` : undefined;
  },
  'letter-labyrinths': (state: Labyrinths) => {
    const best = labyrinthResult(state)!.bestWord;
    const damage = Math.max(0, ...state.words.map(made => made.damage));
    const isOnly = state.words.filter(made => made.damage === damage).length === 1;
    return best && isOnly && damage > 1 ? `Best word: ${best.word}, ${damage} damage` : undefined;
  },
  'deadliest-evil': ({ stats }: DeadliestEvil) => {
    const kills = Object.values(stats.slain).reduce((sum, one) => sum + one, 0);
    return kills > 1 ? `${kills} kills` : undefined;
  },
};

describe.each(rooms.filter(({ id }) => COUNTED[id]))('What stood out in $id', ({ id, room }) => {
  it('is what the rules have counted', () => {
    const counts = COUNTED[id]!;
    let tried = 0;
    for (let index = 0; index < 12; index++) {
      const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
      const setup = { seed: `feat ${index}`, seats, options: usualOptions(room, seats.length) };
      const match = playBots(room, setup);
      const wanted = counts(match.state as never);
      if (wanted === undefined) continue;
      tried += 1;
      const entries = match.entries.map(entry => ({ entry, igt: 1, rta: 1 }));
      const run = makeRun(room.game, setup, entries);
      const { length } = stagedOf(room, run).feats;
      expect(length).toBeLessThanOrEqual(3);
      const told: ToldStep<GameEvent>[] = [];
      let turn = 0;
      replay(room.game, run, ({ state, events }) => {
        told.push({ turn, events });
        ({ turn } = state);
      });
      // All that could be told, not only the best three.
      const each = room.ending.feats.flatMap(feat => featsOf([feat], told, 0));
      expect(each).toContain(wanted);
    }
    expect(tried).toBeGreaterThan(2);
  });
});
