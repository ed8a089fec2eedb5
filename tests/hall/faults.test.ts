/** A network that loses, doubles, reorders and delays, and a Hall that is killed: nothing acknowledged is lost. */
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { stormyMatch } from './stormy.ts';
import { CALM, STORM } from './net.ts';

const rooms = await Promise.all(ROOMS.map(room => room.load()));

describe.each(rooms.map(room => ({ name: room.card.title, room })))('$name', ({ room }) => {
  it('is played to its end by clients in short messages, and the run verifies', async () => {
    const { problems, kills, lengths } = await stormyMatch(room, 'calm', CALM);
    expect(problems).toEqual([]);
    expect(kills).toBe(0);
    const median = lengths.toSorted((a, b) => a - b)[lengths.length >> 1]!;
    expect(median).toBeLessThan(2_000);
  });

  it('loses and doubles nothing in a storm', async () => {
    const { problems, kills } = await stormyMatch(room, 'storm', STORM);
    expect(problems).toEqual([]);
    expect(kills).toBeGreaterThan(0);
  });
});
