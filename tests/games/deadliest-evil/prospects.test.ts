/** What a raider is told of what lies ahead, and where the red button leads. */
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../src/core/moments.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { motions } from '../../../src/games/deadliest-evil/look/motions.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { ONWARD, position } from './table.ts';

describe('What lies ahead', () => {
  it('says what may come while nobody hunts her, and not when she is as good as out', () => {
    const lines = (state: State): string =>
      JSON.stringify(room.sheet(state, 0).parts.filter(({ part }) => part === 'text'));
    expect(lines(position('gallery', '1b'))).toContain('Next event brings some: 60%.');
    expect(lines(position('gallery', '1b', { monsters: 'g1#1' }))).not.toContain('hunters');
    const act = { move: 'moving', attack: 'none', points: 2, chain: 0 } as const;
    expect(lines(position('gallery', '0a', { done: ['book'], act, monsters: '' }))).not.toContain('hunters');
  });

  it('leads nobody back over a danger in red while the dark ahead is open', () => {
    const act = { move: 'moving', attack: 'none', points: 3, chain: 0 } as const;
    // Level I is not all seen: the bot would go back up for it, over the Pit that she has just crossed.
    const below = position('stairs-1 >> pit', '2b', { act });
    expect(room.prompt(below, 0).usual).toBe('Explore');
    const done = position('stairs-1 >> pit', '2b', { act, done: ['crucible'] });
    expect(room.prompt(done, 0).usual).toBe('Cross back');
  });

  it('says what a Dead End tells: where the goals must be', () => {
    const act = { move: 'moving', attack: 'none', points: 3, chain: 0 } as const;
    const stack = { 1: ['dead-end'] } as const;
    const before = position('gallery > cliff > stairs-1', '3d', { act, stack });
    const found = momentsOf(game, before, ONWARD).find(({ event }) => event.type === 'tile-revealed')!;
    const text = 'So the Book and the Crucible are on Levels II and III.';
    expect(room.sentences['tile-revealed']!(found.event, found as never)).toMatchObject({
      text: `Kora finds the Dead End. ${text}`,
    });
    expect(motions['tile-revealed'](found.event as never, found)).toContainEqual(
      expect.objectContaining({ do: 'banner', title: 'The Dead End', text }),
    );
  });
});
