/** What lies on the board, and what an event card says. */
import { describe, expect, it } from 'vitest';
import type { Of } from '../../../src/core/game.ts';
import { TERRAIN } from '../../../src/core/look.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { cardMotions } from '../../../src/games/deadliest-evil/look/motions-cards.ts';
import { walkMotions } from '../../../src/games/deadliest-evil/look/motions-walk.ts';
import { foeCells, locOf, standCell } from '../../../src/games/deadliest-evil/look/places.ts';
import { levelWindow } from '../../../src/games/deadliest-evil/rules/dungeon.ts';
import type { Event } from '../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { moving } from './asked.ts';
import { END_TURN, loc, ONWARD, position } from './table.ts';

describe('An event card', () => {
  const textOf = (state: State): string => {
    const drawn = momentsOf(game, state, END_TURN).find(({ event }) => event.type === 'event-drawn')!;
    const motions = cardMotions['event-drawn'](drawn.event as Of<Event, 'event-drawn'>, drawn);
    return motions.flatMap(motion => (motion.do === 'card' ? motion.text : [])).join();
  };
  const squabble = { eventDeck: ['squabble'] } as const;

  it('does not promise what cannot happen', () => {
    expect(textOf(position('gallery', '1b', { ...squabble, monsters: 'g1#1' }))).toBe(
      'The foremost goblin leaves the track.',
    );
    expect(textOf(position('gallery', '1b', squabble))).toBe('No goblins on the track: nothing happens.');
    // Those of the board are none of its business.
    expect(textOf(position('gallery', '1b', { ...squabble, monsters: 'g1@1' }))).toBe(
      'No goblins on the track: nothing happens.',
    );
    expect(textOf(position('gallery', '1b', { eventDeck: ['hidden-spring'] }))).toBe(
      'Your Life is full: nothing happens.',
    );
  });
});

describe('The board', () => {
  it('shows the level she is on and no other', () => {
    const state = position('stairs-1 >> narrow', '2a');
    const { ground } = room.board(state, 0);
    const { at, extent } = levelWindow(2);
    expect(ground.theme).toBe('depths');
    for (const row of ground.rows) {
      const outside = row.slice(0, at.x) + row.slice(at.x + extent.columns);
      expect(outside).toBe(TERRAIN.void.repeat(outside.length));
    }
  });

  it('keeps every cell where it is while the dungeon grows', () => {
    const { rows } = levelWindow(1).extent;
    const entrance = (way: string) => room.board(position(way, '1a'), 0).ground.rows.slice(rows - 12);
    expect(entrance('gallery > cliff > pit')).toEqual(entrance('gallery'));
  });

  it('has the torches burn green once the Book is lifted', () => {
    const torches = (state: State) =>
      new Set(
        room
          .board(state, 0)
          .ground.decor.flatMap(({ sprite }) => (sprite.startsWith('torch') ? [sprite] : [])),
      );
    expect(torches(position('gallery', '1a'))).toEqual(new Set(['torch']));
    expect(torches(position('gallery', '1a', { done: ['book'] }))).toEqual(new Set(['torch-green']));
  });

  it('turns spaces into cells and back, and keeps monsters on their own tile', () => {
    const state = position('gallery > book', '1b', { monsters: 'g1@1 g2@1 s1@2' });
    expect(locOf(state, standCell(state, loc('1b')))).toEqual(loc('1b'));
    expect(locOf(state, { x: 0, y: 0 })).toBeUndefined();
    const tiles = [...foeCells(state)].map(([id, at]) => `${id}@${locOf(state, at)?.tile}`);
    expect(tiles.toSorted()).toEqual(['g1@1', 'g2@1', 's1@2']);
  });

  it('looks a little ahead, with her in sight: she is the focus', () => {
    const stairs = position('stairs-1', '1a');
    const { x, y } = standCell(stairs, loc('1a'));
    const { focus, ahead } = room.board(stairs, 0);
    expect(focus).toEqual({ x, y });
    expect(ahead).toEqual({ x: expect.any(Number), y: y - 2 });
    expect(Math.abs(ahead!.x - x)).toBeLessThanOrEqual(2);
    expect(room.board(position('stairs-1', '1a', moving(3)), 0).ahead).toEqual(ahead);
    // At the far end the dark beyond counts, not the way back.
    const end = position('gallery', '1d');
    expect(room.board(end, 0).ahead!.y - standCell(end, loc('1d')).y).toBeLessThanOrEqual(2);
    const gate = room.board(position('', '0a'), 0);
    expect(gate.ahead!.y).toBeLessThan(standCell(position('', '0a'), loc('0a')).y);
  });

  it('looks into the chamber that opens, also where its goal is done by the same step', () => {
    const before = position('gallery > cliff > narrow', '3d', { ...moving(1), stack: { 1: ['crucible'] } });
    const moments = momentsOf(game, before, ONWARD);
    const { event, ...now } = moments.find(one => one.event.type === 'tile-revealed')!;
    expect(now.step.after.objectives.crucible).toBe(true);
    const motions = walkMotions['tile-revealed'](event as Of<Event, 'tile-revealed'>, { event, ...now });
    const dealt = motions.flatMap(each => (each.do === 'together' ? each.motions : [each]));
    const laid = dealt.flatMap(each => (each.do === 'deal' ? [each.board] : []))[0]!;
    expect(laid.ahead!.y).toBeLessThan(standCell(now.step.after, loc('4a')).y);
  });

  it('has studs in the floor wherever one space ends and the next begins, and nowhere else', () => {
    const state = position('gallery > bend-left', '1b');
    const { lines } = room.board(state, 0).ground;
    const spaceAt = (x: number, y: number) => locOf(state, { x, y });
    for (const { kind, from, to } of lines) {
      expect(kind).toBe('studs');
      const isLevel = from.y === to.y;
      const [here, there] = [
        spaceAt(to.x - 1, to.y - 1),
        isLevel ? spaceAt(from.x, from.y) : spaceAt(to.x, from.y),
      ];
      expect(here).toBeDefined();
      expect(there).toBeDefined();
      expect(here).not.toEqual(there);
    }
    // Two cells wide or four: from the Entrance on, seven borders.
    expect(lines.length).toBeGreaterThanOrEqual(7 * 2);
  });

  it('never hides Kora behind a monster of her own tile', () => {
    const monsters = 'g1@1 g2@1 g3@1 g4@1 s1@1 s2@1 grislyk@1';
    for (const tile of ['gallery', 'blades', 'cliff', 'pit', 'book'])
      for (const space of tile === 'pit' || tile === 'book' ? ['a', 'b'] : ['a', 'b', 'c', 'd']) {
        const state = position(tile, `1${space}`, { monsters, done: ['book'] });
        const { tokens } = room.board(state, 0);
        const kora = tokens.find(({ id }) => id === 'kora')!.at;
        const figures = tokens.filter(({ layer, id }) => layer === 'figure' && id !== 'kora');
        expect(figures).toHaveLength(7);
        for (const { at } of figures) expect(at, `${tile} ${space}`).not.toEqual(kora);
      }
  });
});
