import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../src/core/moments.ts';
import { loadDice } from '../../../src/core/rng.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { room } from '../../../src/games/nine-bit-dungeon/index.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { lastLines } from '../../../src/panels/logic/last-lines.ts';
import { recalled } from '../../../src/panels/side/prompt-dialog.tsx';
import { type AnyMoment, Log } from '../../../src/session/story.ts';
import { attack, INVENTORY, position } from './table.ts';

/** A phone of 390 pixels. */
const COLUMNS = 44;

function told(state: State, actions: readonly Action[], dice: readonly number[] = []) {
  const log = new Log(0);
  let now: State = { ...state, rng: loadDice(state.rng, { dice: [...dice] }) };
  for (const action of actions) {
    const moments = momentsOf(game, now, action);
    for (const moment of moments) log.tell(room, moment as unknown as AnyMoment);
    now = moments.at(-1)!.step.after;
  }
  return { now, log, last: lastLines(log.lines, COLUMNS).map(({ text }) => text) };
}

describe('The last lines of a turn', () => {
  it('say who hit you, and what your own roll came to', () => {
    const state = position([8, 7], {
      actionsLeft: 1,
      monsters: [
        ['goblin-sneak', 7, 7],
        ['goblin-chief', 9, 7],
      ],
    });
    const { last } = told(state, [attack(0)], [5, 2, 6]);
    expect(last).toEqual([
      'You miss: the Goblin Sneak ducks. Rolled 5, needed 2 or less.',
      'A Goblin Sneak hits you for 1: 7 left.',
    ]);
    expect(told(state, [attack(0)], [3, 6, 6]).last).toEqual([
      'So close: the Goblin Sneak ducks. Rolled 3, needed 2 or less.',
    ]);
  });
});

describe('The shop', () => {
  it('says what the last purchase has changed, and nothing older', () => {
    const state = position([10, 6], { hero: { gold: 9 } });
    const firstLine = (actions: readonly Action[]): string => {
      const { now, log } = told(state, actions);
      return recalled(room.prompt(now, 0).dialog!, log.lines).lines[0]!.text;
    };
    expect(firstLine([INVENTORY])).toBe('The shop bell rings.');
    expect(firstLine([INVENTORY, { type: 'buy', item: 'duelling-gloves' }])).toBe(
      'Yours: Duelling Gloves. Skill 2 → 3 (hit 33% → 50%), Health Potions 1 → 2.',
    );
  });
});
