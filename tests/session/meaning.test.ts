import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/core/look.ts';
import { choiceCells, type IntentContext, meaningOf } from '../../src/session/meaning.ts';

const choice = (type: string, more: Partial<Choice> = {}): Choice => ({
  action: { type },
  label: type,
  ...more,
});
const north = choice('north', { at: { x: 2, y: 1 }, mark: 'go', direction: 'north' });
const attack = choice('attack', { at: { x: 3, y: 2 }, mark: 'strike', direction: 'east', key: 'a' });
const cast = choice('cast', { at: { x: 3, y: 2 }, mark: 'magic', key: 'c' });
const drink = choice('drink', { mark: 'use', key: 'g' });
const end = choice('end', { closing: true, key: ' ' });

function context(choices: Choice[], more: Partial<IntentContext> = {}): IntentContext {
  return {
    prompt: { title: 'Your turn', choices },
    extent: { columns: 5, rows: 5 },
    cursor: undefined,
    own: { x: 2, y: 2 },
    ...more,
  };
}
const all = context([north, attack, cast, drink, end]);

describe('What a click means', () => {
  it('does the only choice of a cell', () => {
    expect(meaningOf({ do: 'point', at: { x: 2, y: 1 } }, all)).toEqual({ kind: 'act', choice: north });
  });

  it('offers several choices of a cell', () => {
    expect(meaningOf({ do: 'point', at: { x: 3, y: 2 } }, all)).toEqual({
      kind: 'offer',
      choices: [attack, cast],
      at: { x: 3, y: 2 },
    });
  });

  it('takes any cell of a tile for the tile, but a cell with a choice of its own for that', () => {
    const tile = choice('tile', { at: { x: 1, y: 1 }, span: 1 });
    const door = choice('door', { at: { x: 2, y: 1 } });
    const board = context([tile, door], { own: undefined });
    const at = (x: number, y: number) => meaningOf({ do: 'point', at: { x, y } }, board);
    expect(at(0, 2)).toEqual({ kind: 'act', choice: tile });
    expect(at(2, 1)).toEqual({ kind: 'act', choice: door });
    expect(at(3, 1)).toEqual({ kind: 'walk', to: { x: 3, y: 1 } });
  });

  it('uses something on the own cell', () => {
    expect(meaningOf({ do: 'point', at: { x: 2, y: 2 } }, all)).toEqual({ kind: 'act', choice: drink });
  });

  it('asks for a way to a far cell', () => {
    expect(meaningOf({ do: 'point', at: { x: 0, y: 4 } }, all)).toEqual({ kind: 'walk', to: { x: 0, y: 4 } });
  });

  it('asks what lies there when it is long', () => {
    expect(meaningOf({ do: 'point', at: { x: 3, y: 2 }, long: true }, all)).toEqual({
      kind: 'inspect',
      at: { x: 3, y: 2 },
    });
  });
});

describe('What an arrow means', () => {
  it('is the choice with that direction', () => {
    expect(meaningOf({ do: 'move', direction: 'east' }, all)).toEqual({ kind: 'act', choice: attack });
  });

  it('moves the cursor where there is none, from the own cell', () => {
    expect(meaningOf({ do: 'move', direction: 'south' }, all)).toEqual({ kind: 'focus', at: { x: 2, y: 3 } });
  });

  it('keeps the cursor on the board', () => {
    const edge = context([], { cursor: { x: 0, y: 0 } });
    expect(meaningOf({ do: 'move', direction: 'west' }, edge)).toEqual({ kind: 'focus', at: { x: 0, y: 0 } });
  });

  it('only looks with shift, even where it would act', () => {
    expect(meaningOf({ do: 'look', direction: 'east' }, all)).toEqual({ kind: 'focus', at: { x: 3, y: 2 } });
  });

  it('begins at the first choice when nobody stands anywhere', () => {
    const { own: _, ...rest } = all;
    const nobody = { ...rest, own: undefined };
    expect(meaningOf({ do: 'look', direction: 'east' }, nobody)).toEqual({
      kind: 'focus',
      at: { x: 2, y: 1 },
    });
  });
});

describe('What other keys mean', () => {
  it('finds the choice with that key', () => {
    expect(meaningOf({ do: 'key', key: 'c' }, all)).toEqual({ kind: 'act', choice: cast });
    expect(meaningOf({ do: 'key', key: ' ' }, all)).toEqual({ kind: 'act', choice: end });
    expect(meaningOf({ do: 'key', key: 'x' }, all)).toEqual({ kind: 'none' });
  });

  it('follows rebound keys', () => {
    expect(meaningOf({ do: 'key', key: 'q' }, { ...all, keys: { q: 'g' } })).toEqual({
      kind: 'act',
      choice: drink,
    });
  });

  it('confirms what the cursor rests on', () => {
    const resting = { ...all, cursor: { x: 2, y: 1 } };
    expect(meaningOf({ do: 'confirm' }, resting)).toEqual({ kind: 'act', choice: north });
    expect(meaningOf({ do: 'confirm' }, all)).toEqual({ kind: 'red' });
    expect(meaningOf({ do: 'key', key: ' ' }, context([north, attack]))).toEqual({ kind: 'red' });
    expect(meaningOf({ do: 'confirm' }, context([end]))).toEqual({ kind: 'act', choice: end });
    expect(meaningOf({ do: 'key', key: ' ' }, { ...context([north]), cursor: { x: 2, y: 1 } })).toEqual({
      kind: 'act',
      choice: north,
    });
  });

  it('takes the cursor away first and leaves second', () => {
    expect(meaningOf({ do: 'back' }, { ...all, cursor: { x: 1, y: 1 } })).toEqual({
      kind: 'focus',
      at: undefined,
    });
    expect(meaningOf({ do: 'back' }, all)).toEqual({ kind: 'leave' });
  });

  it('goes round the cells with choices', () => {
    expect(choiceCells(all.prompt)).toEqual([
      { x: 2, y: 1 },
      { x: 3, y: 2 },
    ]);
    const at = (cursor: IntentContext['cursor'], step: 'next' | 'previous') =>
      meaningOf({ do: step }, { ...all, cursor });
    expect(at(undefined, 'next')).toEqual({ kind: 'focus', at: { x: 2, y: 1 } });
    expect(at({ x: 2, y: 1 }, 'next')).toEqual({ kind: 'focus', at: { x: 3, y: 2 } });
    expect(at({ x: 3, y: 2 }, 'next')).toEqual({ kind: 'focus', at: { x: 2, y: 1 } });
    expect(at({ x: 2, y: 1 }, 'previous')).toEqual({ kind: 'focus', at: { x: 3, y: 2 } });
    expect(at(undefined, 'previous')).toEqual({ kind: 'focus', at: { x: 3, y: 2 } });
  });

  it('passes hover and overlay on', () => {
    expect(meaningOf({ do: 'hover', at: undefined }, all)).toEqual({ kind: 'inspect', at: undefined });
    expect(meaningOf({ do: 'overlay', hold: true }, all)).toEqual({ kind: 'overlay', hold: true });
  });
});
