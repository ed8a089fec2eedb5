import { describe, expect, it } from 'vitest';
import { runFromText, runToFragment } from '../../../src/core/link.ts';
import { replay } from '../../../src/core/replay.ts';
import { makeRun } from '../../../src/core/run-maker.ts';
import { newStreams, stream } from '../../../src/core/rng.ts';
import type { Run } from '../../../src/core/run.ts';
import type { AnyRoom } from '../../../src/games/room.ts';
import { room as nineBit } from '../../../src/games/nine-bit-dungeon/index.ts';
import { type AnyMatch, playBots } from '../../../src/records/bot-match.ts';

const room: AnyRoom = nineBit;
const WANTED = 12;
/** Where the hard bot won when this was written: tried first, so that the search is short. */
const LUCKY = [1, 8, 9, 14, 17, 20, 29, 33, 34, 39, 44, 46];
const ANY = Array.from({ length: 300 }, (_, index) => index);

function wonMatches(): AnyMatch[] {
  const won: AnyMatch[] = [];
  for (const index of new Set([...LUCKY, ...ANY])) {
    const match = playBots(room, { seed: `LINK-${index}`, seats: ['hard'], options: { choices: 'auto' } });
    if (room.game.outcome(match.state)?.ending === 'won') won.push(match);
    if (won.length === WANTED) break;
  }
  return won;
}

/** As a person would have played it: each decision takes 0.3 to 6 seconds, each motion a quarter of one. */
function atLeisure({ game, setup, entries }: AnyMatch): Run {
  const clock = stream(newStreams(`pace of ${setup.seed}`), 'clock');
  let rta = 0;
  const timed = entries.map(entry => {
    const igt = 300 + clock.int(5_700);
    rta += igt + 250;
    return { entry, igt, rta };
  });
  return makeRun(game, { ...setup, seats: ['human'] }, timed);
}

describe('The link of a won run', () => {
  const runs = wonMatches().map(atLeisure);

  it('fits into a message, however long the player thought', () => {
    expect(runs).toHaveLength(WANTED);
    const lengths = runs.map(run => runToFragment(run).length);
    expect(Math.max(...lengths)).toBeLessThan(1_700);
  });

  it('is verified by whoever opens it', () => {
    for (const run of runs) {
      const read = runFromText(runToFragment(run));
      expect(read.ok && replay(room.game, read.value)).toMatchObject({
        verdict: 'verified',
        outcome: { ending: 'won' },
      });
    }
  });
});
