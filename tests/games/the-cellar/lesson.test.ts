import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameCell } from '../../../src/core/grid.ts';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import { lesson } from '../../../src/games/the-cellar/look/lesson.ts';
import type { Action } from '../../../src/games/the-cellar/state/actions.ts';
import type { Event } from '../../../src/games/the-cellar/state/events.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { isFloor, site, ways } from './positions.ts';

type Pupil = (wanted: readonly Action[], state: State, goal: { x: number; y: number }) => Action;

/** Plays the lesson: each step until it is done, only by what it wants. */
function taught(pupil: Pupil): { state: State; events: Event[]; steps: number } {
  let { state } = lesson.start();
  const events: Event[] = [];
  let steps = 0;
  for (const part of lesson.steps) {
    for (let done = false; !done; ) {
      const wanted = [...game.legalActions(state)].filter(action => part.wants(action, state));
      if (wanted.length === 0) throw new Error(`Stuck in "${part.title}" at ${JSON.stringify(state)}`);
      if (steps > 100) throw new Error(`"${part.title}" has no end.`);
      const step = game.apply(state, pupil(wanted, state, part.point?.[0] ?? state.hero.at));
      state = step.state;
      events.push(...step.events);
      steps += 1;
      done = part.until?.(state) ?? true;
    }
  }
  return { state, events, steps };
}

/** Strikes what stands beside her, else walks straight on. */
const brave: Pupil = (wanted, _state, goal) => {
  const strike = wanted.find(action => action.type === 'strike');
  const far = (action: Action): number => (action.type === 'step' ? ways.distance(action.to, goal) : 0);
  return strike ?? wanted.toSorted((a, b) => far(a) - far(b))[0]!;
};
/** Never strikes unless nothing else is wanted. */
const shy: Pupil = (wanted, state, goal) => {
  const peaceful = wanted.filter(action => action.type !== 'strike');
  return brave(peaceful.length > 0 ? peaceful : wanted, state, goal);
};

describe('The lesson', () => {
  it('always begins alike, in the cellar as everybody knows it', () => {
    expect(lesson.start()).toEqual(lesson.start());
    expect(lesson.start().state).toMatchObject({ turn: 1, candle: 24, hero: { hearts: 3, at: site.start } });
  });

  it.each([
    ['brave', brave],
    ['shy', shy],
  ])('leads a %s pupil out of the cellar with light to spare', (_name, pupil) => {
    const { state } = taught(pupil);
    expect(state.ending).toBe('escaped');
    expect(state.candle).toBeGreaterThanOrEqual(5);
    expect(state.hero.hearts).toBeGreaterThanOrEqual(2);
  });

  it('shows a brave pupil everything: a find, the key, rats that wake, strikes and bites', () => {
    const types = new Set(taught(brave).events.map(event => event.type));
    for (const seen of [
      'searched',
      'key-taken',
      'rat-woke',
      'rat-moved',
      'rat-bit',
      'struck',
      'rat-slain',
      'escaped',
    ])
      expect(types).toContain(seen);
  });

  it('can be lost by no pupil who does what it wants, in whatever order', () => {
    fc.assert(
      fc.property(fc.nat(), whims => {
        const whim = stream(newStreams(`pupil ${whims}`), 'whim');
        const { state } = taught(wanted => pick(whim, wanted));
        expect(state.ending).toBe('escaped');
        expect(state.hero.hearts).toBeGreaterThanOrEqual(2);
      }),
      { seed: 2101, numRuns: 150 },
    );
  });

  it('never runs out of loaded dice', () => {
    for (const pupil of [brave, shy])
      expect(taught(pupil).state.rng.loaded!['dice']!.length).toBeGreaterThan(0);
  });

  it('wants nothing that leads off its way: no wasted turn, no chest', () => {
    const { state } = lesson.start();
    const walk = lesson.steps[1]!;
    expect(walk.wants({ type: 'end' }, state)).toBe(false);
    expect(walk.wants({ type: 'open-chest' }, state)).toBe(false);
  });

  it('points at squares that are on the board, and gives a hint for each step', () => {
    for (const part of lesson.steps) {
      expect(part.hint.length).toBeGreaterThan(10);
      for (const at of part.point ?? []) {
        const known =
          isFloor(at) || sameCell(at, site.door) || site.barrels.some(barrel => sameCell(barrel, at));
        expect(known, part.title).toBe(true);
      }
    }
  });

  it('finds something in its barrel that is of use', () => {
    const found = taught(brave).events.find(event => event.type === 'searched');
    expect(found).toMatchObject({ barrel: 1, find: 'candle-stub' });
  });
});
