import { describe, expect, it } from 'vitest';
import {
  assign,
  END_MOVE,
  legal,
  ONWARD,
  only,
  play,
  position,
  ROLL,
  spot,
  STAIR,
  typesOf,
  walk,
  where,
} from './table.ts';

const LESSON_STACK = { 1: ['gallery', 'stairs-1', 'cliff', 'crucible'] } as const;

describe('Movement', () => {
  it('2. the first move', () => {
    const start = position('', '0a', { ask: 'assign', turn: 1, stack: LESSON_STACK });
    const begun = play(start, [6], assign(4, 6, 8), ROLL, ONWARD, ...walk('1b', '1c', '1d'), ONWARD);
    expect(spot(begun.state)).toBe('2a');
    expect(begun.state.act.points).toBe(1);
    expect(begun.state.tiles.map(tile => tile.id)).toEqual(['entrance', 'gallery', 'stairs-1']);
    const { state, events } = play(begun.state, [], ...walk('2b'));
    expect(only(events, 'move-ended')).toEqual([{ type: 'move-ended', reason: 'spent', pointsLost: 0 }]);
    expect(typesOf(events)).toContain('event-drawn');
    expect(state).toMatchObject({ turn: 2, ask: { kind: 'assign' } });
  });

  it('7. meeting monsters ends it', () => {
    const start = position('gallery > cliff', '1c', { dice: 'C4 D8 S6', monsters: 'g1@2' });
    const { state, events } = play(start, [6], ROLL, ...walk('1d', '2a'));
    expect(only(events, 'move-ended')).toEqual([{ type: 'move-ended', reason: 'monsters', pointsLost: 4 }]);
    expect(legal(state)).toEqual(['attack g1', 'end-turn']);
  });

  it('10. back among them', () => {
    const start = position('gallery > cliff', '1d', { monsters: 'g1@1' });
    const { state, events } = play(start, [7], ROLL, ...walk('2a', '1d'));
    expect(only(events, 'move-ended')).toEqual([{ type: 'move-ended', reason: 'monsters', pointsLost: 5 }]);
    expect(state.ask?.kind).toBe('act');
  });

  it('27. out with nothing', () => {
    const start = position('gallery', '1a');
    const { state } = play(start, [3], ROLL, ...walk('0a'), END_MOVE);
    expect(state).toMatchObject({ ending: null, turn: 6 });
  });

  it('28. through the gate and back', () => {
    const start = position('gallery', '1a', { done: ['crucible'] });
    const there = play(start, [3], ROLL, ...walk('0a')).state;
    expect(there).toMatchObject({ ending: null, act: { points: 2 } });
    expect(play(there, [], ...walk('1a')).state).toMatchObject({ ending: null, act: { points: 1 } });
  });

  it('33. slowed takes two points, once, and leaves one', () => {
    const slow = position('gallery', '1b', { items: ['amulet-of-speed'], kora: { slowed: true } });
    const { state, events } = play(slow, [2], ROLL);
    expect(only(events, 'move-rolled')).toMatchObject([
      { die: 8, roll: 2, bonus: 1, slowed: true, points: 1 },
    ]);
    expect(only(events, 'status-changed')).toEqual([{ type: 'status-changed', status: 'slowed', on: false }]);
    expect(state.kora.slowed).toBe(false);
    const bare = position('gallery', '1b', { kora: { slowed: true } });
    expect(play(bare, [1], ROLL).state.act.points).toBe(1);
  });

  it('35. down the stairs', () => {
    const start = position('stairs-1', '1a', { stack: { 2: ['narrow'] }, event: 'rattle-of-bones' });
    const { state, events } = play(start, [2], ROLL, ...walk('1b'), STAIR);
    expect(state.tiles[2]).toMatchObject({ id: 'narrow', level: 2, gx: 3, gy: 4, heading: 'N' });
    expect(only(events, 'marker-placed')).toEqual([{ type: 'marker-placed', tile: 2, to: 1 }]);
    expect(only(events, 'level-reached')).toEqual([{ type: 'level-reached', level: 2, tile: 2 }]);
    expect(only(events, 'event-drawn')).toEqual([{ type: 'event-drawn', card: 'rattle-of-bones', level: 2 }]);
    expect(where(state)).toBe('s1#1 s2#1');
  });

  it('offers steps inside the tile, then across links, then unexplored ways', () => {
    const branch = position('stairs-1', '1b');
    expect(legal(play(branch, [4], ROLL).state)).toEqual(['step 1a', 'step 1c', 'explore stair', 'end-move']);
    const joined = position('stairs-1 >> narrow', '1b');
    expect(legal(play(joined, [4], ROLL).state)).toEqual(['step 1a', 'step 1c', 'step 2a', 'end-move']);
    const below = position('stairs-1 >> narrow', '2a');
    expect(legal(play(below, [4], ROLL).state)).toEqual(['step 2b', 'step 1b', 'end-move']);
  });

  it('is free inside and out of a tile where the round began among monsters', () => {
    const start = position('gallery > cliff', '1c', { monsters: 'g1@1' });
    expect(play(start, [6], ROLL, ...walk('1b', '1c', '1d', '2a')).state.act.points).toBe(2);
  });
});

describe('Special tiles', () => {
  it('14. the Hall of Blades twice', () => {
    const start = position('gallery > blades', '1d', { dice: 'C6 D4 S8' });
    const entered = play(start, [2, 1, 3], ROLL, ...walk('2a'));
    expect(only(entered.events, 'rolled-vs')).toMatchObject([
      { source: 'blades', ability: 'defense', die: 4, roll: 1, against: 4, againstRoll: 3, success: false },
    ]);
    expect(entered.state).toMatchObject({ kora: { life: 5 }, act: { points: 1 } });
    const { state, events } = play(entered.state, [4, 4], END_MOVE);
    expect(only(events, 'healed')).toMatchObject([{ source: 'hidden-spring', amount: 1, life: 6 }]);
    expect(only(events, 'rolled-vs')).toMatchObject([{ success: true }]);
    expect(state).toMatchObject({ turn: 6, ask: { kind: 'assign' }, kora: { life: 6 } });
  });

  it('Hall of Blades: leaving and entering again rolls again, and the Shield helps', () => {
    const items = ['enchanted-shield'] as const;
    const start = position('gallery > blades', '2a', { dice: 'C6 D4 S8', items });
    const { state, events } = play(start, [5, 3, 4], ROLL, ...walk('1d', '2a'));
    expect(only(events, 'rolled-vs')).toMatchObject([{ roll: 3, bonus: 1, total: 4, success: true }]);
    expect(state.act.points).toBe(3);
  });

  it('Hall of Blades: a death on the threshold ends the run before anything else', () => {
    const start = position('gallery > blades', '1d', { kora: { life: 1 }, monsters: 'g1@2' });
    const { state, events } = play(start, [2, 1, 3], ROLL, ...walk('2a'));
    expect(state.ending).toEqual({ result: 'defeat', cause: 'blades' });
    expect(typesOf(events)).not.toContain('move-ended');
  });

  it('15. the Pit crossed', () => {
    const start = position('pit > gallery', '1a');
    const { state, events } = play(start, [4, 5, 5], ROLL, ...walk('1b'));
    expect(only(events, 'rolled-vs')).toMatchObject([
      { source: 'pit', ability: 'speed', die: 8, roll: 5, against: 6, againstRoll: 5, success: true },
    ]);
    expect(spot(state)).toBe('1b');
    expect(state.act.points).toBe(3);
  });

  it('16. the Pit failed', () => {
    const start = position('pit > gallery', '1a');
    const { state, events } = play(start, [7, 2, 5], ROLL, ...walk('1b'));
    expect(only(events, 'wounded')).toEqual([{ type: 'wounded', source: 'pit', life: 5 }]);
    expect(only(events, 'move-ended')).toEqual([{ type: 'move-ended', reason: 'pit', pointsLost: 6 }]);
    expect(typesOf(events).slice(-5)).toEqual([
      'move-ended',
      'track-advanced',
      'event-drawn',
      'healed',
      'round-began',
    ]);
    expect(spot(state)).toBe('1b');
  });

  it('17. the Rope, backwards', () => {
    const start = position('pit > gallery', '1b', { items: ['rope'] });
    const { state, events } = play(start, [3], ROLL, ...walk('1a'));
    expect(only(events, 'rope-used')).toEqual([{ type: 'rope-used', source: 'pit' }]);
    expect(state.act.points).toBe(2);
  });

  it('18. the Pit with the last point', () => {
    const start = position('gallery', '1c', { stack: { 1: ['pit', 'stairs-1', 'book'] } });
    const { state } = play(start, [2], ROLL, ...walk('1d'), ONWARD);
    expect(spot(state)).toBe('2a');
    expect(state.turn).toBe(6);
  });

  it('the Amulet helps over the Pit; being slowed does not hinder', () => {
    const start = position('pit', '1a', { items: ['amulet-of-speed'], kora: { slowed: true } });
    const { events } = play(start, [6, 3, 4], ROLL, ...walk('1b'));
    expect(only(events, 'rolled-vs')).toMatchObject([{ roll: 3, bonus: 1, total: 4, success: true }]);
  });

  it('the Cliff does nothing for Defense and Speed', () => {
    const start = position('cliff', '1b', { monsters: 'g1@1' });
    const { events } = play(start, [3, 3, 2], ROLL, END_MOVE, { type: 'end-turn' });
    expect(only(events, 'move-rolled')).toMatchObject([{ bonus: 0, points: 3 }]);
    expect(only(events, 'monster-attacked')).toMatchObject([{ bonus: 0 }]);
  });

  it('Bends, Long Gallery and Dead End are plain passage', () => {
    const start = position('bend-left > bend-right > gallery > dead-end', '1a', { dice: 'C4 D6 S8' });
    const walked = play(start, [8], ROLL, ...walk('1b', '1c', '2a', '2b', '2c', '3a', '3b'), END_MOVE);
    expect(typesOf(walked.events)).not.toContain('rolled-vs');
    expect(walked.state.turn).toBe(6);
  });

  it('the Stairs Down belong to the upper level, and may be passed by', () => {
    const start = position('stairs-1', '1b', { event: 'rattle-of-bones' });
    const { state, events } = play(start, [2], ROLL, ...walk('1c', '1d'));
    expect(only(events, 'event-drawn')).toMatchObject([{ level: 1 }]);
    expect(where(state)).toBe('s1#1');
  });
});
