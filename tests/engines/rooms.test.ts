import { expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { MATCHES } from './support/suite.ts';

it('every room has a match that every engine plays', () => {
  const played = new Set(MATCHES.map(({ game }) => game));
  expect(ROOMS.map(({ card }) => card.id).filter(id => !played.has(id))).toEqual([]);
});
