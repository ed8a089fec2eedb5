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
import { attack, END, fireball, INVENTORY, position } from './table.ts';

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
      'The Goblin Sneak hits you for 1: 7 left. Rolled 2, needed 2 or less.',
    ]);
    expect(told(state, [attack(0)], [3, 6, 6]).last).toEqual([
      'So close: the Goblin Sneak ducks. Rolled 3, needed 2 or less.',
    ]);
  });
});

describe('Who hit whom', () => {
  const lines = (state: State, actions: readonly Action[], dice: readonly number[]): string[] =>
    told(state, actions, dice).log.lines.map(({ text }) => text);

  it('is one line for each attack, with its roll, so that a short log holds a whole turn', () => {
    const state = position([7, 7], { level: 2, hero: { damage: 2 }, monsters: [['barrow-knight', 8, 7]] });
    expect(lines(state, [attack(0), attack(0)], [1, 6, 1]).slice(0, 3)).toEqual([
      'You hit the Barrow Knight for 1 (armour blocks 1): 4 Health left. Rolled 1, needed 2 or less.',
      'You miss: the Barrow Knight parries. Rolled 6, needed 2 or less.',
      expect.stringMatching(/^The Barrow Knight hits you for \d+: \d+ left\. Rolled 1, needed \d or less\.$/),
    ]);
    const burnt = position([7, 7], { hero: { mana: 2 }, monsters: [['warlock', 9, 7]] });
    expect(lines(burnt, [fireball(0)], [2])).toContain(
      'Your Fireball hits the Warlock for 2. It dies. +3 Gold. Rolled 2, needed 2 or less.',
    );
  });

  it('says why the other one is whole again', () => {
    const two = position([8, 7], {
      monsters: [
        ['goblin-chief', 7, 7],
        ['goblin-sneak', 9, 7],
      ],
    });
    const wounded = { ...two, wound: { id: 0, health: 1 } };
    expect(lines(wounded, [attack(1)], [1])).toContain(
      'You hurt another monster, so the Goblin Chief heals completely.',
    );
  });

  it('tells all steps of the monsters in one line, and attacks apart', () => {
    const state = position([7, 7], {
      actionsLeft: 1,
      monsters: [
        ['grublin', 12, 7],
        ['goblin-chief', 7, 4],
      ],
    });
    const moves = lines(state, [END], []).filter(text => /moves|Moves/.test(text));
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatch(/^Moves: [^.]*Grublin to L8, then K8[^.]*\.$/);
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
