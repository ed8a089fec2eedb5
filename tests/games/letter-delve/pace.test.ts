/** How long a person watches: a battle takes a few seconds, a bot's turn not many more, at normal speed. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { room } from '../../../src/games/letter-delve/index.ts';
import { usualOptions } from '../../../src/games/room.ts';
import { playBots } from '../../../src/records/bot-match.ts';
import { motionsOf } from '../../../src/session/story.ts';
import { lasts } from '../../support/lasts.ts';

const SEEDS = ['BCD-FGH-JKL', 'KTR-BMX-QZP', 'HDS-ZMH-BXL', 'QCD-DFQ-HMC'];

interface Told {
  readonly type: string;
  readonly ms: number;
}

const sum = (told: readonly Told[]): number => told.reduce((ms, one) => ms + one.ms, 0);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** From one kind of news to another, both included. */
function stretches(told: readonly Told[], from: string, to: string): Told[][] {
  const found: Told[][] = [];
  let open: Told[] | undefined;
  for (const one of told) {
    if (one.type === from) open = [];
    open?.push(one);
    if (open && one.type === to) {
      found.push(open);
      open = undefined;
    }
  }
  return found;
}

describe('The pace of Letter Delve', () => {
  const told: Told[] = [];

  beforeAll(() => {
    for (const seed of SEEDS) {
      const played = playBots(room, {
        seed,
        seats: ['normal', 'normal', 'normal'],
        options: usualOptions(room, 3),
      });
      const match = new Match(room.game, played.setup);
      for (const entry of played.entries) {
        if (entry.kind !== 'act') continue;
        const before: GameState = match.state;
        const moments = momentsOf(room.game, before, entry.action);
        match.act(entry.action);
        for (const moment of moments) {
          const ms = motionsOf(room, moment).reduce((sum, motion) => sum + lasts(motion), 0);
          told.push({ type: moment.event.type, ms });
        }
      }
    }
  });

  it('decides most battles within three seconds, and a boss fight of thirty exchanges within twelve', () => {
    const battles = stretches(told, 'battle-began', 'battle-ended').map(battle => ({
      ms: sum(battle),
      exchanges: battle.filter(({ type }) => type === 'exchange').length,
    }));
    expect(battles.length).toBeGreaterThan(30);
    expect(median(battles.map(({ ms }) => ms))).toBeLessThan(3000);
    for (const { ms, exchanges } of battles) {
      if (exchanges <= 6) expect(ms).toBeLessThan(6000);
      else expect(ms).toBeLessThan(Math.max(12_000, exchanges * 450));
    }
  });

  it("lets a bot's turn without a fight pass in about two seconds", () => {
    const turns = stretches(told, 'turn-began', 'turn-ended')
      .filter(turn => turn.every(({ type }) => type !== 'battle-began'))
      .map(sum);
    expect(turns.length).toBeGreaterThan(50);
    expect(median(turns)).toBeLessThan(2500);
    expect(Math.max(...turns)).toBeLessThan(6500);
  });
});
