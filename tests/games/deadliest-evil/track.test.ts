import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/deadliest-evil/look/board.ts';
import { foeCells } from '../../../src/games/deadliest-evil/look/places.ts';
import { END_TURN, only, play, position, typesOf, where } from './table.ts';

describe('The Monster Track', () => {
  it('23. the token limit', () => {
    const start = position('gallery', '1b', { monsters: 'g1#1 g2#1 g3#1 g4#1 g5#1', event: 'war-band' });
    const { state, events } = play(start, [], END_TURN);
    expect(where(state)).toBe('g1#2 g2#2 g3#2 g4#2 g5#2 g6#1');
    expect(only(events, 'monster-short')).toEqual([
      { type: 'monster-short', kind: 'goblin', wanted: 3, placed: 1 },
    ]);
  });

  it('25. Hue and Cry', () => {
    const start = position('gallery', '1b', { monsters: 'g1#3', event: 'hue-and-cry' });
    const { state, events } = play(start, [1, 1], END_TURN);
    expect(only(events, 'track-advanced').map(({ by, moves }) => [by, moves[0]?.to])).toEqual([
      ['round', 4],
      ['hue-and-cry', 5],
    ]);
    expect(where(state)).toBe('g1@1 g2#1');
  });

  it('36. Squabble in the Dark', () => {
    const upper = position('gallery', '1b', { monsters: 'g1#1 g2#3 s1#3', event: 'squabble' });
    const first = play(upper, [], END_TURN);
    expect(where(first.state)).toBe('g1#2 s1#4');
    expect(only(first.events, 'monster-removed')).toMatchObject([{ monster: 'g2', from: 4 }]);
    expect(first.state.stats.slain.goblin).toBe(0);
    const lower = position('stairs-1 >> stairs-2 >> gallery', '3b', {
      monsters: 'g1#1 grislyk#2',
      done: ['book'],
      event: 'squabble',
    });
    const { state, events } = play(lower, [], END_TURN);
    expect(where(state)).toBe('g1#1 grislyk#2');
    expect(only(events, 'track-retreated')).toMatchObject([
      { moves: [{ monster: 'grislyk' }, { monster: 'g1' }] },
    ]);
  });

  it('brings the foremost first, and those who arrive wait for the next Monsters phase', () => {
    const start = position('gallery', '0a', {
      monsters: 's1#4 g2#4 g1#2',
      event: 'loose-brick',
      deck: { 1: [] },
    });
    const { state, events } = play(start, [1, 1, 1, 1], END_TURN);
    expect(only(events, 'monster-arrived').map(({ monster, tile }) => [monster, tile])).toEqual([
      ['g2', 0],
      ['s1', 0],
    ]);
    expect(where(state)).toBe('g1#3 g2@0 s1@0');
    expect(typesOf(events).indexOf('monster-arrived')).toBeLessThan(typesOf(events).indexOf('round-began'));
  });

  it.each([
    ['gentle', 6],
    ['standard', 4],
    ['deadliest', 2],
  ] as const)('is as long as the difficulty says: %s', (difficulty, advances) => {
    let state = position('gallery', '1b', { options: { difficulty }, monsters: 'g1#1' });
    for (let round = 1; round < advances; round++) {
      state = play(
        { ...state, eventDeck: ['hidden-spring'], ask: { seat: 0, kind: 'act' } },
        [],
        END_TURN,
      ).state;
      expect(where(state)).toBe(`g1#${1 + round}`);
    }
    state = play(
      { ...state, eventDeck: ['hidden-spring'], ask: { seat: 0, kind: 'act' } },
      [1, 1],
      END_TURN,
    ).state;
    expect(where(state)).toBe('g1@1');
  });

  it('retreats nobody below the first space', () => {
    const way = 'stairs-1 >> stairs-2 >> gallery';
    const { state, events } = play(position(way, '3b', { event: 'squabble' }), [], END_TURN);
    expect(only(events, 'nothing-happened')).toMatchObject([{ why: 'nobody-on-track' }]);
    expect(where(state)).toBe('');
  });

  it('is seen on the board: those who come next stand faded where they would arrive, with a mark and no number', () => {
    const state = position('gallery', '1b', { monsters: 'g1#3 s1#4 g2@1' });
    const tokens = board(state).tokens;
    const faded = tokens.filter(({ pose }) => pose === 'faded');
    expect(faded.map(({ id, plate }) => [id, plate])).toEqual([['hunter-s1', '!']]);
    expect(faded[0]!.label).toBe('Skeleton 1, 1 advance away');
    const figures = tokens.filter(({ layer }) => layer === 'figure').map(({ at }) => `${at.x},${at.y}`);
    expect(new Set(figures).size).toBe(figures.length);
  });

  it('is seen on the board: who is close waits in one place, whatever she does there, and not while she walks', () => {
    const hunter = (space: string, more: object = {}) =>
      board(position('gallery', space, { monsters: 's1#4', ...more })).tokens.find(
        ({ id }) => id === 'hunter-s1',
      )?.at;
    expect(hunter('1a')).toBeDefined();
    for (const space of ['1b', '1c', '1d']) expect(hunter(space)).toEqual(hunter('1a'));
    expect(hunter('1b', { monsters: 's1#2' })).toBeUndefined();
    expect(hunter('1b', { act: { move: 'moving', attack: 'none', points: 3, chain: 0 } })).toBeUndefined();
    expect(foeCells(position('gallery', '1b', { monsters: 's1@1' })).get('s1')).toEqual(hunter('1b'));
  });
});
