/** The contract in full: every number of seats, every value of every option, several seeds, and each bot. */
import { describe } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { setupsOf } from './contract/setups.ts';
import { testBots, testMatches } from './contract/suite.ts';

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

describe.each(rooms)('$id', ({ room }) => {
  // The first is that of every-game.test.ts.
  testMatches(room, setupsOf(room).slice(1));
  testBots(room);
});
