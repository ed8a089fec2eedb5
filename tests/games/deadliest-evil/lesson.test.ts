import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { LESSON_PARTS, lessonStart } from '../../../src/games/deadliest-evil/rules/lesson.ts';
import type { Event } from '../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { only, playOn, spot, typesOf, where } from './table.ts';

describe('The first lesson', () => {
  it('plays to its end as written, with every number', () => {
    const start = lessonStart().state;
    const [, three, dark, search, arrive, fight, move, home] = parts(start);

    // 1. Three dice, three jobs.
    expect(three!.state.kora.dice).toEqual({ combat: 4, defense: 6, speed: 8 });
    expect(three!.state.ask?.kind).toBe('act');

    // 2. Walk into the dark: six points, two tiles, two goblins on the track.
    expect(only(dark!.events, 'move-rolled')).toMatchObject([{ points: 6 }]);
    expect(only(dark!.events, 'tile-revealed').map(({ id }) => id)).toEqual(['gallery', 'stairs-1']);
    expect(where(dark!.state)).toBe('g1#1 g2#1');
    expect(spot(dark!.state)).toBe('2b');

    // 3. Search: the Balm, the track ticks, and a dart that a tie turns aside.
    expect(search!.state.kora.items).toEqual(['healing-balm']);
    expect(only(search!.events, 'track-advanced').map(({ by }) => by)).toEqual(['search', 'round']);
    expect(only(search!.events, 'rolled-vs')).toMatchObject([{ total: 3, againstRoll: 3, success: true }]);
    expect(where(search!.state)).toBe('g1#3 g2#3');
    expect(spot(search!.state)).toBe('3c');

    // 4. They arrive: nothing found, both burst in on the Cliff, one wound.
    expect(only(arrive!.events, 'nothing-happened')[0]).toMatchObject({ why: 'dust' });
    expect(only(arrive!.events, 'monster-arrived')).toHaveLength(2);
    expect(only(arrive!.events, 'monster-attacked').map(({ hit }) => hit)).toEqual([true, false]);
    expect(arrive!.state).toMatchObject({ turn: 4, kora: { life: 5 } });

    // 5. Mend and fight: the Cliff adds one; the second blow ties.
    expect(only(fight!.events, 'healed')).toMatchObject([{ amount: 1, life: 6 }]);
    expect(
      only(fight!.events, 'attacked').map(({ total, foeRoll, bonus }) => [total, foeRoll, bonus]),
    ).toEqual([
      [6, 4, 1],
      [3, 3, 1],
    ]);
    expect(where(fight!.state)).toBe('g2@3');

    // 6. Move after attacking: the Crucible breaks, the goblin that followed misses.
    expect(typesOf(move!.events).slice(-4)).toEqual([
      'round-began',
      'objective-done',
      'monster-moved',
      'monster-attacked',
    ]);
    expect(move!.state.objectives.crucible).toBe(true);
    expect(move!.state.kora.life).toBe(6);

    // 7. Home: outpaced, and out.
    expect(only(home!.events, 'monster-moved')).toMatchObject([{ monster: 'g2', to: 3 }]);
    expect(home!.events.at(-1)).toEqual({ type: 'run-ended', result: 'minor', cause: null, score: 281 });
    expect(home!.state).toMatchObject({ turn: 6, ask: null });
    expect(home!.state.rng.loaded).toEqual({ dice: [] });
    expect(home!.state.rng.used['dice']).toBeUndefined();
  });

  it('is a fair position: every tile and card is there once', () => {
    const { state } = lessonStart();
    const { state: usual } = game.create({ seed: 'any', seats: ['human'], options: {} });
    const sorted = (lists: readonly (readonly string[])[]) => lists.flat().toSorted();
    expect(sorted(Object.values(state.stacks))).toEqual(sorted(Object.values(usual.stacks)));
    expect(sorted(Object.values(state.searchDecks))).toEqual(sorted(Object.values(usual.searchDecks)));
    expect(state.eventDeck.toSorted()).toEqual(usual.eventDeck.toSorted());
  });

  it('cannot be reached through an ordinary setup', () => {
    const { state } = game.create({ seed: 'lesson', seats: ['human'], options: { lesson: true } });
    expect(state.rng.loaded).toBeUndefined();
    expect(state.stacks).not.toEqual(lessonStart().state.stacks);
  });
});

/** The state and the news after each part; the first entry is the start. */
function parts(start: State): { state: State; events: readonly Event[] }[] {
  const list: { state: State; events: readonly Event[] }[] = [{ state: start, events: [] }];
  for (const { actions } of LESSON_PARTS) list.push(playOn(list.at(-1)!.state, ...actions));
  return list;
}
