/** What a person sees and reads, over whole raids of bots and of chance: nothing throws, nothing is missing. */
import { describe, expect, it } from 'vitest';
import { same } from '../../../src/core/plain.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { checkBoard, checkInfo, checkPrompt, checkSheet, checkWays } from '../contract/models.ts';
import { checkStep } from '../contract/motions.ts';
import { readPacks, type Packs } from '../contract/packs.ts';
import { Findings } from '../contract/words.ts';
import { playRun, type Run } from './random-play.ts';

/** Sounds and tunes are judged by the contract of all rooms; here they need only be listed. */
const packs: Packs = {
  ...readPacks(room.assets.packs),
  hasSound: key => room.assets.sounds.includes(key),
  hasMusic: key => room.assets.music.includes(key),
};

const DIFFICULTIES = ['standard', 'gentle', 'deadliest'] as const;
const BOTS = ['easy', 'normal', 'hard'] as const;
const CARES = [0, 7, 10, 10];

const runs: Run[] = Array.from({ length: Number(process.env['LOOKS'] ?? 24) }, (_, index) => ({
  seed: `LOOK-${index}`,
  difficulty: DIFFICULTIES[index % 3]!,
  bot: BOTS[(index >> 1) % 3]!,
  care: CARES[index % 4]!,
}));

describe('The look of whole raids', () => {
  it('describes every moment, moves and tells every event', { timeout: 240_000 }, () => {
    const findings = new Findings();
    for (const run of runs) {
      let count = 0;
      playRun(run, ({ before, action, after, events }) => {
        checkStep(room, { before, action, events, after }, packs, findings);
        checkBoard(room, after, 0, packs, findings);
        checkSheet(room, after, 0, packs, findings);
        checkPrompt(room, after, packs, findings);
        if (count++ % 12 !== 0) return;
        checkInfo(room, after, 0, packs, findings);
        checkWays(room, after, findings);
      });
    }
    expect(findings.list).toEqual([]);
  });

  it('shows the same of a view as of the state', () => {
    for (const run of runs.slice(0, 6)) {
      playRun(run, ({ after }) => {
        const view = room.game.view!(after, 0);
        expect(same(room.board(view, 0), room.board(after, 0))).toBe(true);
        expect(same(room.sheet(view, 0), room.sheet(after, 0))).toBe(true);
        if (after.ask) expect(same(room.prompt(view, 0), room.prompt(after, 0))).toBe(true);
      });
    }
  });

  it('has every sprite that it lists', () => {
    expect(room.assets.sprites.filter(key => !packs.hasSprite(key))).toEqual([]);
  });
});
