/** Pointing at something that takes a whole tile and can lie there in several ways. */
import { describe, expect, it } from 'vitest';
import type { GameAction, GameState } from '../../src/core/game.ts';
import type { Choice, PromptModel } from '../../src/core/look.ts';
import { room } from '../../src/games/the-cellar/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { turnedChoice } from '../../src/session/choosing.ts';
import { Pointing } from '../../src/session/pointing.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { FakePanels } from './fake-panels.ts';

const way = (turn: number): Choice => ({
  action: { type: 'lay', turn } as GameAction,
  label: `Turn ${turn}`,
  at: { x: 4, y: 4 },
  span: 1,
  turn,
  icon: `tile-${turn}`,
});
const PROMPT: PromptModel = { title: 'Lay it', choices: [way(0), way(2), way(3)] };

class GhostTable extends NullTable {
  shown: string | undefined;
  override ghost(_at: unknown, sprite: string | undefined): void {
    this.shown = sprite;
  }
}

function pointing(prompt = PROMPT) {
  const table = new GhostTable();
  const done: string[] = [];
  const hand = new Pointing({
    // Nothing is inspected where nothing lies.
    room: { ...(room as unknown as AnyRoom), inspect: () => undefined, wayTo: () => undefined, overlays: [] },
    table,
    panels: new FakePanels(),
    moment: () => ({
      state: {} as GameState,
      seat: 0,
      board: {
        extent: { columns: 9, rows: 9 },
        ground: { key: 'x', theme: 'cellar', rows: [], decor: [], lines: [] },
        tokens: [],
        light: { ambient: 0, sources: [] },
      },
      prompt,
    }),
    sound: () => {},
    bumpToAttack: () => true,
    hands: () => ({}),
    clock: { now: 0 },
    act: choice => done.push(choice.label),
    leave: () => {},
    isTaken: () => false,
    unusedKey: key => done.push(`key ${key}`),
  });
  return { hand, table, done };
}

describe('What can lie in several ways', () => {
  it('is shown where the pointer rests, anywhere on the tile, and laid by a press', () => {
    const { hand, table, done } = pointing();
    hand.intend({ do: 'hover', at: { x: 5, y: 3 } });
    expect(table.shown).toBe('tile-0');
    hand.intend({ do: 'point', at: { x: 5, y: 3 } });
    expect(done).toEqual(['Turn 0']);
  });

  it('is turned by R to the next way that fits, round and round', () => {
    const { hand, table, done } = pointing();
    hand.intend({ do: 'hover', at: { x: 4, y: 4 } });
    for (const expected of ['tile-2', 'tile-3', 'tile-0', 'tile-2']) {
      hand.intend({ do: 'key', key: 'r' });
      expect(table.shown).toBe(expected);
    }
    hand.intend({ do: 'point', at: { x: 3, y: 5 } });
    expect(done).toEqual(['Turn 2']);
  });

  it('is shown by the first tap of a finger, which has no hover, and laid by the second', () => {
    const { hand, table, done } = pointing();
    hand.intend({ do: 'point', at: { x: 4, y: 5 } });
    expect([table.shown, done]).toEqual(['tile-0', []]);
    hand.intend({ do: 'point', at: { x: 4, y: 5 } });
    expect(done).toEqual(['Turn 0']);
  });

  it('is turned in the hand too, when the pointer rests elsewhere', () => {
    const { hand, table, done } = pointing();
    hand.intend({ do: 'hover', at: { x: 8, y: 8 } });
    hand.intend({ do: 'key', key: 'r' });
    expect(done).toEqual([]);
    hand.intend({ do: 'hover', at: { x: 4, y: 4 } });
    expect(table.shown).toBe('tile-2');
  });

  it('leaves R to others where nothing can be turned', () => {
    const { hand, done } = pointing({ title: 'Step', choices: [] });
    hand.intend({ do: 'key', key: 'r' });
    expect(done).toEqual(['key r']);
    expect(turnedChoice([], 0)).toBeUndefined();
  });
});
