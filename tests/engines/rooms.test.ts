import { expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { MATCHES, REVIEWED } from './support/suite.ts';

it('every room has a match that every engine plays', () => {
  const played = new Set(MATCHES.map(({ game }) => game));
  expect(ROOMS.map(({ card }) => card.id).filter(id => !played.has(id))).toEqual([]);
});

it('every room that knows what chances are has a run that every engine reviews', async () => {
  const loaded = await Promise.all(ROOMS.map(async room => room.load()));
  const foretold = loaded.filter(({ outlook }) => outlook).map(({ card }) => card.id);
  expect(REVIEWED.map(({ game }) => game).toSorted()).toEqual(foretold.toSorted());
});
