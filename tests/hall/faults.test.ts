/**
 * A network that loses, doubles, reorders and delays, and a Hall that is killed: nothing acknowledged is lost. `STORMS=200`
 * plays so many matches in storms, of all rooms together, each in other weather, and says what happened in them.
 */
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { stormyMatch } from './stormy.ts';
import { CALM, STORM } from './net.ts';

const STORMS = Math.max(ROOMS.length, Number(process.env['STORMS'] ?? 0));
const rooms = await Promise.all(ROOMS.map(room => room.load()));

/** Of so many matches these are of the room at this place. */
const stormsOf = (place: number): string[] =>
  Array.from({ length: STORMS }, (_, storm) => storm)
    .filter(storm => storm % ROOMS.length === place)
    .map(storm => (storm < ROOMS.length ? 'storm' : `storm ${storm}`));

describe.each(rooms.map((room, place) => ({ name: room.card.title, room, place })))(
  '$name',
  ({ room, place }) => {
    it('is played to its end by clients in short messages, and the run verifies', async () => {
      const { problems, kills, lengths } = await stormyMatch(room, 'calm', CALM);
      expect(problems).toEqual([]);
      expect(kills).toBe(0);
      const median = lengths.toSorted((a, b) => a - b)[lengths.length >> 1]!;
      expect(median).toBeLessThan(2_000);
    });

    it('loses and doubles nothing in a storm', { timeout: 60_000 + 20_000 * STORMS }, async () => {
      const problems: string[] = [];
      let [kills, actions, sent] = [0, 0, 0];
      const storms = stormsOf(place);
      for (const storm of storms) {
        const one = await stormyMatch(room, storm, STORM);
        problems.push(...one.problems.map(problem => `${storm}: ${problem}`));
        kills += one.kills;
        actions += one.actions;
        sent += one.lengths.length;
      }
      expect(problems).toEqual([]);
      expect(kills).toBeGreaterThan(0);
      if (STORMS > ROOMS.length)
        console.log(
          `${room.card.title}: ${storms.length} matches, ${actions} actions, told ${sent} times, ${kills} kills`,
        );
    });
  },
);
