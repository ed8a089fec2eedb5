import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalAction, sameAction } from '../../src/core/game.ts';
import { cell } from '../../src/core/grid.ts';
import { Match } from '../../src/core/match.ts';
import { actWatched, momentsOf } from '../../src/core/moments.ts';
import { canonical, copy } from '../../src/core/plain.ts';
import { game } from '../../src/games/the-cellar/game.ts';
import { cellarOf } from '../../src/games/the-cellar/data/cellars.ts';
import type { Action } from '../../src/games/the-cellar/state/actions.ts';
import type { State } from '../../src/games/the-cellar/state/state.ts';
import { rolls } from '../support/rolls.ts';
import { playRestlessly, SETUP, setupOf, type CellarMatch } from './cellar-runs.ts';

const step = (x: number, y: number): Action => ({ type: 'step', to: cell(x, y) });

/** A match that begins beside a rat that is awake, so that the next strike rolls a die. */
function besideRat(...faces: number[]): CellarMatch {
  const start = game.create(SETUP);
  const state: State = rolls(copy(start.state), { dice: faces });
  state.hero.at = cell(8, 5);
  state.rats = [{ id: 0, kind: 'rat', at: cell(8, 6), awake: true }];
  return new Match(game, SETUP, { state, events: start.events });
}

/** A match that begins beside a barrel. */
function besideBarrel(): CellarMatch {
  const start = game.create(SETUP);
  const state: State = copy(start.state);
  state.hero.at = cell(3, 3);
  return new Match(game, SETUP, { state, events: start.events });
}

describe('A match', () => {
  it('begins with what the game deals, and tells its opening events', () => {
    const match = new Match(game, SETUP);
    const dealt = game.create(SETUP);
    expect(match.state).toEqual(dealt.state);
    expect(match.opening).toEqual(dealt.events);
    expect(match.entries).toEqual([]);
    expect(match.isOver).toBe(false);
    expect(match.isPractice).toBe(false);
    expect(match.undoable).toBe('no');
  });

  it('takes a legal action, tells its events and writes it down', () => {
    const match = new Match(game, SETUP);
    const events = match.act(step(2, 1));
    expect(events).toContainEqual({ type: 'stepped', from: cell(1, 1), to: cell(2, 1) });
    expect(match.state.hero.at).toEqual(cell(2, 1));
    expect(match.entries).toEqual([{ kind: 'act', action: step(2, 1) }]);
  });

  it('lists legal actions in a list of its own', () => {
    const match = new Match(game, SETUP);
    match.legalActions().length = 0;
    expect(match.legalActions().length).toBeGreaterThan(0);
  });

  it.each([
    ['into a wall', step(1, 0)],
    ['two squares away', step(3, 1)],
    ['without a rat', { type: 'strike', rat: 0 } as Action],
    ['without the key', { type: 'leave' } as Action],
    ['that nobody knows', { type: 'fly' } as unknown as Action],
    ['with something more in it', { type: 'step', to: cell(2, 1), fast: true } as Action],
  ])('throws at an action %s, and stays as it was', (_what, action) => {
    const match = new Match(game, SETUP);
    const before = canonical(match.state);
    expect(() => match.act(action)).toThrow(IllegalAction);
    expect(() => match.act(action)).toThrow(/^not-legal: /);
    expect(canonical(match.state)).toBe(before);
    expect(match.entries).toEqual([]);
    expect(match.undoable).toBe('no');
  });

  it('throws at any action once it is over', () => {
    const match = playRestlessly(setupOf('over'));
    expect(match.isOver).toBe(true);
    expect(match.legalActions()).toEqual([]);
    expect(() => match.act({ type: 'end' })).toThrow(IllegalAction);
  });

  it('leaves it to the rules what may be done: nothing is listed to do something', () => {
    let listed = 0;
    const counted = {
      ...game,
      legalActions: (state: State) => {
        listed += 1;
        return game.legalActions(state);
      },
    };
    const match = new Match(counted, SETUP);
    match.act(step(2, 1));
    expect(() => match.act(step(9, 9))).toThrow(IllegalAction);
    expect(listed).toBe(0);
  });

  it('lets a step be watched while it is taken: every event, with the state into which it was written', () => {
    const match = besideBarrel();
    const before = match.state;
    const action = match.legalActions()[0]!;
    const moments = actWatched(match, action);
    expect(moments.map(({ event }) => event)).toEqual(game.apply(before, action).events);
    expect(moments[0]!.before).toBe(before);
    expect(moments[0]!.step).toEqual({ before, after: match.state });
    expect(moments).toEqual(momentsOf(game, before, action));
  });

  it('enters again what was once written down', () => {
    const match = new Match(game, SETUP);
    const events = match.enter({ kind: 'act', action: step(2, 1) });
    expect(events).toEqual(new Match(game, SETUP).act(step(2, 1)));
    expect(match.enter({ kind: 'undo' })).toEqual([]);
    expect(match.state).toEqual(new Match(game, SETUP).state);
  });

  it('knows an action whatever the order of its parts, as saved ones may come back', () => {
    const match = new Match(game, SETUP);
    match.act({ to: cell(2, 1), type: 'step' } as Action);
    const other = new Match(game, SETUP);
    other.act(step(2, 1));
    expect(canonical(match.state)).toBe(canonical(other.state));
  });

  it('knows the same action by its JSON', () => {
    expect(sameAction(step(1, 2), step(1, 2))).toBe(true);
    expect(sameAction(step(1, 2), step(2, 1))).toBe(false);
  });
});

describe('Undo', () => {
  it('is not possible before anything was done', () => {
    const match = new Match(game, SETUP);
    expect(match.undoable).toBe('no');
    expect(() => match.undo()).toThrow('nothing-to-undo');
    expect(match.entries).toEqual([]);
  });

  it('is free after a step that woke no chance', () => {
    const match = new Match(game, SETUP);
    const start = canonical(match.state);
    match.act(step(2, 1));
    expect(match.undoable).toBe('free');
    match.undo();
    expect(canonical(match.state)).toBe(start);
    expect(match.isPractice).toBe(false);
    expect(match.undoable).toBe('no');
  });

  it('is practice after a die was thrown', () => {
    const match = besideRat();
    match.act({ type: 'strike', rat: 0 });
    expect(match.undoable).toBe('practice');
    expect(match.isPractice).toBe(false);
    match.undo();
    expect(match.isPractice).toBe(true);
  });

  it('is practice after a barrel was looked into, although nothing was rolled', () => {
    const match = besideBarrel();
    const rng = canonical(match.state.rng);
    match.act({ type: 'search', barrel: 1 });
    expect(canonical(match.state.rng)).toBe(rng);
    expect(match.undoable).toBe('practice');
    match.undo();
    expect(match.isPractice).toBe(true);
  });

  it('marks the run as practice once and for all', () => {
    const match = besideRat();
    match.act({ type: 'strike', rat: 0 });
    match.undo();
    match.act(step(8, 4));
    expect(match.isPractice).toBe(true);
    expect(match.undoable).toBe('free');
  });

  it('is free for what came after chance, and practice for chance itself', () => {
    const match = besideRat(6);
    match.act({ type: 'strike', rat: 0 });
    match.act(step(8, 4));
    expect(match.undoable).toBe('free');
    match.undo();
    expect(match.isPractice).toBe(false);
    expect(match.undoable).toBe('practice');
    match.undo();
    expect(match.isPractice).toBe(true);
  });

  it('never rolls anew: the same strike after it gives the same die and the same position', () => {
    const match = besideRat();
    const first = match.act({ type: 'strike', rat: 0 });
    const after = canonical(match.state);
    for (let again = 0; again < 5; again++) {
      match.undo();
      expect(match.act({ type: 'strike', rat: 0 })).toEqual(first);
      expect(canonical(match.state)).toBe(after);
    }
  });

  it('keeps what was undone in the record', () => {
    const match = new Match(game, SETUP);
    match.act(step(2, 1));
    match.undo();
    match.act(step(1, 2));
    expect(match.entries).toEqual([
      { kind: 'act', action: step(2, 1) },
      { kind: 'undo' },
      { kind: 'act', action: step(1, 2) },
    ]);
  });

  it('goes back even from the end, and the way to it stays open', () => {
    const start = game.create(SETUP);
    const state = copy(start.state);
    Object.assign(state.hero, { at: cellarOf(state).site.doorstep, hasKey: true });
    const match = new Match(game, SETUP, { state, events: [] });
    match.act({ type: 'leave' });
    expect(match.isOver).toBe(true);
    expect(match.undoable).toBe('free');
    match.undo();
    expect(match.isOver).toBe(false);
    expect(match.legalActions()).toContainEqual({ type: 'leave' });
  });

  it('leads back through every position of any match, and forth again by the same actions', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 8 }),
        fc.integer({ min: 3, max: 12 }),
        (seed, undoes) => {
          const match = playRestlessly(setupOf(seed), { undoes, most: 120 });
          const again = new Match(game, setupOf(seed));
          const path: string[] = [canonical(again.state)];
          for (const entry of match.entries) {
            if (entry.kind === 'undo') {
              again.undo();
              path.pop();
              expect(canonical(again.state)).toBe(path.at(-1));
            } else {
              again.act(entry.action);
              path.push(canonical(again.state));
            }
          }
          expect(canonical(again.state)).toBe(canonical(match.state));
          expect(again.isPractice).toBe(match.isPractice);
          while (again.undoable !== 'no') again.undo();
          expect(canonical(again.state)).toBe(path[0]);
        },
      ),
      { seed: 1001, numRuns: 25 },
    );
  });
});
