/** A far square that was chosen is not forgotten: whatever breaks the walk off, the next question offers to walk on. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/core/game.ts';
import { type Cell, cell } from '../../src/core/grid.ts';
import { room as pocket } from '../../src/games/pocket-dungeons/index.ts';
import { middleCell } from '../../src/games/pocket-dungeons/look/places.ts';
import type { State } from '../../src/games/pocket-dungeons/state/state.ts';
import { type Figure, position } from '../games/pocket-dungeons/table.ts';
import { Hand } from './hand.ts';

const LONG = 'S────────────╴';
const thief = (...others: readonly Figure[]): State => position(LONG, [['thief', 0, [1, 0]], ...others]);
const any = (state: State): GameState => state as unknown as GameState;
const types = (hand: Hand): string[] => hand.done.map(({ type }) => type);

/** The thief is on its way there, one step of it done, when something happens. */
function brokenOff(state: State, to: Cell): Hand {
  const hand = new Hand(pocket, any(state));
  hand.isWalked = true;
  const end = middleCell(state, to);
  hand.pointing.look(end);
  hand.press(end);
  // The question is put once what happened was seen, and nobody walks any more.
  hand.state = { ...hand.state };
  return hand;
}

/** The own turn comes again. */
function nextTurn(hand: Hand, change: (state: State) => Partial<State> = () => ({})): void {
  const state = hand.state as unknown as State;
  hand.state = any({
    ...state,
    active: null,
    stack: [{ do: 'turn-end' }],
    ask: { seat: 0, kind: 'actor' },
    ...change(state),
  });
}

describe('A walk that was broken off', () => {
  const far = cell(12, 0);

  it('is offered in the same turn, and one press goes on with it', () => {
    const hand = brokenOff(thief(), far);
    expect(types(hand)).toEqual(['activate']);
    expect(hand.prompt).toMatchObject({ usual: 'Walk on', onward: { label: 'Walk on', key: 'w' } });
    expect(hand.prompt.onward!.detail).toMatch(/M1/);
    hand.isWalked = false;
    expect(hand.pointing.walkAgain()).toBe(true);
    expect(types(hand).slice(0, 3)).toEqual(['activate', 'explore', 'step']);
  });

  it('is offered in the next turn, by its key too, and its way is shown', () => {
    const hand = brokenOff(thief(), far);
    nextTurn(hand);
    hand.pointing.look(undefined);
    expect(hand.table.way.at(-1)).toEqual(middleCell(hand.state as unknown as State, far));
    hand.pointing.intend({ do: 'key', key: 'w' });
    expect(types(hand)).toEqual(['activate', 'activate']);
  });

  it('is forgotten by whoever stops, or goes elsewhere', () => {
    for (const type of ['stop', 'step'] as const) {
      const hand = brokenOff(thief(), far);
      hand.state = any({
        ...(hand.state as unknown as State),
        ask: { seat: 0, kind: 'moving', char: 0, left: 2 },
        stack: [{ do: 'turn-end' }, { do: 'move', char: 0, left: 2 }],
      });
      expect(hand.prompt.onward).toBeDefined();
      // Of the steps the other one leads back to Start.
      const choice = hand.prompt.choices.findLast(({ action }) => action.type === type)!;
      hand.pointing.walkBy(choice, true);
      hand.act(choice);
      nextTurn(hand);
      expect(hand.prompt.onward, type).toBeUndefined();
    }
  });

  it('is forgotten once one is there', () => {
    const hand = brokenOff(thief(), far);
    nextTurn(hand, ({ chars }) => ({ chars: chars.map(one => ({ ...one, at: far })) }));
    expect(hand.prompt.onward).toBeUndefined();
    nextTurn(hand, ({ chars }) => ({ chars: chars.map(one => ({ ...one, at: cell(1, 0) })) }));
    expect(hand.prompt.onward).toBeUndefined();
  });

  it('is nobody else’s: not a monster’s that one schemes with, nor a new delver’s', () => {
    const hand = brokenOff(thief(['goblin-hunter', null, [0, 0]]), far);
    nextTurn(hand);
    hand.act(hand.prompt.choices.find(({ verb }) => verb === 'Scheme')!);
    expect(hand.state.ask).toMatchObject({ kind: 'action', char: 1 });
    expect(hand.prompt.onward).toBeUndefined();
    nextTurn(hand);
    expect(hand.prompt.onward).toBeDefined();
    nextTurn(hand, ({ chars }) => ({ chars: chars.map(one => ({ ...one, id: one.id + 7 })) }));
    expect(hand.prompt.onward).toBeUndefined();
  });
});
