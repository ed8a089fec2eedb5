/** What the results say became of a seat, held against what was told on the way. */
import { describe, expect, it } from 'vitest';
import type { Player } from '../../../src/core/game.ts';
import { makeRun } from '../../../src/core/run-maker.ts';
import { room } from '../../../src/games/pocket-dungeons/index.ts';
import type { Event } from '../../../src/games/pocket-dungeons/state/events.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { nameOf, seatName } from '../../../src/games/pocket-dungeons/look/words.ts';
import { usualOptions } from '../../../src/games/room.ts';
import { playBots } from '../../../src/records/bot-match.ts';
import { stagedOf } from '../../records/fixtures.ts';

/** Bots play; then it is told as if a person had sat in this seat. */
function* told() {
  for (let index = 0; index < 12; index++) {
    const bots: Player[] = ['easy', 'easy', 'random'];
    const match = playBots(room, { seed: `tale ${index}`, seats: bots, options: usualOptions(room, 3) });
    const entries = match.entries.map(entry => ({ entry, igt: 1, rta: 1 }));
    for (const seat of [0, 1, 2]) {
      const seats = bots.map((level, each) => (each === seat ? 'human' : level));
      const staged = stagedOf(room, makeRun(room.game, { ...match.setup, seats }, entries));
      const events = staged.frames.flatMap(frame => frame.events) as Event[];
      yield { seat, story: staged.story!, events, end: match.state as State };
    }
  }
}

describe('The story of a seat', () => {
  const all = [...told()];

  it('says how a delver died who did not get out, in which round, and by whom', () => {
    let tried = 0;
    for (const { seat, story, events, end } of all) {
      if (end.players[seat]!.final) continue;
      const at = events.findLastIndex(event => event.type === 'defeated' && event.owner === seat);
      const death = events[at];
      if (death?.type !== 'defeated') continue;
      tried += 1;
      const round = events.slice(0, at).findLast(event => event.type === 'round-began')?.round;
      expect(story).toMatch(new RegExp(`^In round ${round}, your `));
      if (death.cause === 'assault' && death.by) expect(story).toContain(`is killed by ${nameOf(death.by)}.`);
    }
    expect(tried).toBeGreaterThan(2);
  });

  it('is about that seat first, and names whoever won after it', () => {
    for (const { seat, story, end } of all) {
      const winner = end.result!.winner;
      if (winner === seat) expect(story).toMatch(/^You left .*Nobody can beat that\.$/);
      if (winner === seat) continue;
      expect(story, story).toMatch(/^(You |Your |In round \d+, your )/);
      expect(story).toContain(winner === null ? 'The dungeon wins.' : `${seatName(winner)} wins with `);
    }
    expect(new Set(all.map(({ story }) => story.slice(0, 6))).size).toBeGreaterThan(2);
  });
});
