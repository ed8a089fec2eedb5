/** Where red and the hint lead on the way to a first goal: what they say is tried on the map. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/games/deadliest-evil/bot/index.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';

import { openWays } from '../../../src/games/deadliest-evil/look/places.ts';
import { prompt } from '../../../src/games/deadliest-evil/look/prompt.ts';
import { goalInSight, wayOut, wayTo } from '../../../src/games/deadliest-evil/odds/outlook.ts';
import { levelOf, mayLeave } from '../../../src/games/deadliest-evil/rules/ending.ts';
import { sameLoc } from '../../../src/games/deadliest-evil/rules/tiles.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { verbButtons } from '../../../src/panels/logic/verbs.ts';
import { playRun, runs } from './random-play.ts';
import { position } from './table.ts';

const moving = { act: { move: 'moving', attack: 'none', points: 6, chain: 0 } } as const;
const hint = (state: State) => makeBot('hard', 0).choose(game.view!(state, 0), legalActions(state));
const red = (state: State) => prompt(state).usual;

/** By the map alone: whether this step comes nearer to the gate. */
function isRetreat(state: State, action: Action): boolean {
  const [, back] = wayOut(state).way;
  return action.type === 'step' && back !== undefined && sameLoc(back, action.to);
}

/** Ways into the dark that she need not turn round for, and that begin without danger. */
function openAhead(state: State): boolean {
  const { choices } = prompt(state);
  return choices.some(({ action, mark }) => {
    if (mark !== 'go' || isRetreat(state, action)) return false;
    if (action.type === 'explore') return true;
    return (
      action.type === 'step' &&
      openWays(state).some(({ loc }) => sameLoc(wayTo(state, loc)?.[1] ?? loc, action.to))
    );
  });
}

describe('On the way to a first goal', () => {
  it('red goes on where Level II lies open, though Level I has tiles left', () => {
    expect(red(position('stairs-1 >> narrow', '2a', moving))).toBe('Go on');
    expect(red(position('stairs-1 >> stairs-2', '2b', moving))).toBe('Go on');
    expect(red(position('stairs-1 >> narrow', '2d', moving))).toBe('Explore');
  });

  it('red goes back to a goal in sight, and out of a level that is all seen', () => {
    expect(red(position('stairs-1 > gallery > book', '2a', moving))).toBe('Go on');
    expect(red(position('stairs-1 > crucible >> narrow', '1b', moving))).not.toBe('Go back');
    expect(red(position('gallery > cliff > stairs-1 > dead-end', '4b', moving))).toBe('Go back');
  });

  it('the hint that climbs again says which level still has tiles', () => {
    const { action, why } = hint(position('stairs-1 >> stairs-2', '2b', moving));
    expect(action).toEqual({ type: 'step', to: { tile: 2, space: 'a' } });
    expect(why).toBe('Level I still has unseen tiles.');
    const deeper = position('gallery > cliff > stairs-1 > dead-end', '4b', moving);
    expect(hint(deeper).why).toBe('Next come the stairs to Level II.');
  });

  it('red never leads back and the hint never says "ahead" of what lies behind', () => {
    let ahead = 0;
    let open = 0;
    fc.assert(
      fc.property(runs, run => {
        playRun(run, ({ before }) => {
          if (before.act.move !== 'moving' || before.ending) return;
          const { action, why } = hint(before);
          if (why === 'There are unseen tiles ahead.') {
            ahead += 1;
            expect(isRetreat(before, action), JSON.stringify(before.kora)).toBe(false);
          }
          const named = /^Level (I+) still/.exec(why)?.[1];
          if (named !== undefined) {
            const level = named.length as 1 | 2 | 3;
            expect(before.stacks[level].length).toBeGreaterThan(0);
            expect(levelOf(before)).not.toBe(level);
          }
          if (mayLeave(before) || goalInSight(before) >= 0 || !openAhead(before)) return;
          open += 1;
          const { usual, choices } = prompt(before);
          const chosen = choices.filter(({ verb, label }) => (verb ?? label) === usual);
          expect(chosen.some(choice => isRetreat(before, choice.action))).toBe(false);
        });
      }),
      { seed: 12, numRuns: 15 },
    );
    expect(ahead).toBeGreaterThan(50);
    expect(open).toBeGreaterThan(50);
  });
});

describe('The number on the button of a walk', () => {
  /** As the table does it: the first step, then every further one of the verb that is open to that. */
  function pressed(state: State, verb: string): { readonly count: number; readonly now: State } {
    let now = state;
    for (let count = 0; ; count += 1) {
      if (now.act.move !== 'moving' || now.ending) return { count, now };
      const next = prompt(now).choices.find(one => one.verb === verb && (count === 0 || one.walksOn!.isOpen));
      if (!next) return { count, now };
      now = game.apply(now, next.action).state;
    }
  }

  it('stands on the button and not in the list, and says when it is the whole walk', () => {
    const asked = prompt(position('gallery > cliff', '1a', moving));
    const on = verbButtons(asked).find(({ label }) => label === 'Go on')!;
    expect(on.odds).toBe('6, turn ends');
    const choice = asked.choices[on.choices[0]!]!;
    expect(choice.odds).toBeUndefined();
    expect(choice.walksOn!.tip).toBe(
      'Walk on, up to the next door, stairs or danger: 6 spaces, and your turn ends',
    );
  });

  it('is how far one press walks, and it says when the turn is over then', () => {
    const tried = { far: 0, ends: 0, last: 0 };
    fc.assert(
      fc.property(runs, run => {
        playRun(run, ({ before }) => {
          if (before.act.move !== 'moving' || before.ending) return;
          for (const { action, verb, walksOn, detail } of prompt(before).choices) {
            const from = `${verb} from ${before.kora.tile}${before.kora.space}`;
            const isOver = ({ turn, ending }: State): boolean => turn > before.turn || ending !== null;
            if (/your turn ends/i.test(detail!)) {
              tried.last += 1;
              expect(isOver(game.apply(before, action).state), from).toBe(true);
            }
            if (walksOn?.far === undefined) continue;
            tried.far += 1;
            const { count, now } = pressed(before, verb!);
            expect(walksOn.far, from).toBe(count);
            expect(walksOn.endsTurn, from).toBe(isOver(now));
            if (walksOn.endsTurn) tried.ends += 1;
          }
        });
      }),
      { seed: 9, numRuns: 6 },
    );
    expect(tried.far).toBeGreaterThan(50);
    expect(Math.min(tried.ends, tried.last)).toBeGreaterThan(5);
  });
});
