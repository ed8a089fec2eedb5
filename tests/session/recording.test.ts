import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { atOnce } from '../../src/core/slices.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { recalling } from '../../src/session/recall.ts';
import { type AnyMatch, Recording } from '../../src/session/recording.ts';
import { playRestlessly } from '../core/cellar-runs.ts';
import { cellar } from '../records/fixtures.ts';

/** Every step is a split, so that many are taken back. */
const room: AnyRoom = {
  ...cellar,
  game: { ...cellar.game, split: ({ type }) => (type === 'stepped' ? 'Step' : undefined) },
};

const told = (events: readonly GameEvent[]) => events.map(event => ({ event }));

/** Records a match as a session does, with clocks that go on by a second an entry. */
function recorded(seed: string) {
  const { setup, entries } = playRestlessly({ seed, seats: ['human'], options: {} }, { undoes: 4 });
  const match: AnyMatch = new Match(room.game, setup);
  const recording = new Recording(room.game);
  let now = 0;
  for (const entry of entries) {
    now += 1000;
    recording.add(entry, told(match.enter(entry)), { turns: match.state.turn, igt: now, rta: 2 * now });
  }
  return { setup, match, recording };
}

const MATCHES = Array.from({ length: 12 }, (_, index) => recorded(`recorded ${index}`));

describe('A recording', () => {
  it('has the splits that stand, each with the clocks of its own moment', () => {
    for (const { recording } of MATCHES) {
      const stands: number[] = [];
      for (const [index, { entry }] of recording.entries.entries()) {
        if (entry.kind === 'undo') stands.pop();
        else stands.push(entry.action.type === 'step' ? 1000 * (index + 1) : 0);
      }
      expect(recording.splits.length).toBeGreaterThan(0);
      expect(recording.splits.map(({ igt }) => igt)).toEqual(stands.filter(Boolean));
      expect(recording.splits.map(({ rta }) => rta)).toEqual(stands.filter(Boolean).map(igt => 2 * igt));
    }
  });

  it('is the same when it is recalled from its entries alone, also for what is undone later', () => {
    for (const { setup, match, recording } of MATCHES) {
      const again = atOnce(recalling(room, { setup, entries: recording.entries }));
      expect(again.recording.entries).toEqual(recording.entries);
      expect(again.recording.splits).toEqual(recording.splits);
      while (match.undoable !== 'no') {
        const now = { turns: 0, igt: 0, rta: 0 };
        match.undo();
        again.match.undo();
        recording.add({ kind: 'undo' }, [], now);
        again.recording.add({ kind: 'undo' }, [], now);
        expect(again.recording.splits).toEqual(recording.splits);
      }
      expect(again.recording.splits).toEqual([]);
    }
  });
});
