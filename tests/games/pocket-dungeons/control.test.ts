import { describe, expect, it } from 'vitest';
import {
  activate,
  assault,
  at,
  char,
  EXPLORE,
  isGone,
  isListed,
  listed,
  only,
  PASS,
  play,
  playOn,
  position,
  step,
} from './table.ts';

const HALL = 'S──────╴';

describe('Control', () => {
  it('29. a controlled hero is walked into the water', () => {
    const start = position(
      'S─~──╴',
      [
        ['warrior', 0, [1, 0], { treasure: 2, controlled: true }],
        ['elf', 1, [5, 0]],
        ['mage', 2, [4, 0]],
      ],
      { more: { seat: 1, ask: { seat: 1, kind: 'actor' } } },
    );
    const drowned = play(start, { dice: [1, 1, 1, 3] }, activate(0), EXPLORE, step(2, 0));
    expect(isGone(drowned.state, 0)).toBe(true);
    expect(drowned.state.loose).toEqual({ '2,0': 2 });
    const alive = play(start, { dice: [1, 1, 1, 4] }, activate(0), EXPLORE, step(2, 0));
    expect(alive.state).toMatchObject({ seat: 2, lastSchemed: 0 });
    expect(isListed(alive.state, activate(0))).toBe(false);
    const own = playOn(alive.state, PASS);
    expect(char(own.state, 0).controlled).toBe(false);
    expect(isListed(own.state, activate(0))).toBe(true);
  });

  it('a controlled hero cannot be made to leave', () => {
    const start = position(
      'S──╴',
      [
        ['warrior', 0, [1, 0], { controlled: true }],
        ['elf', 1, [3, 0]],
      ],
      { stairs: [1, 0], more: { seat: 1, ask: { seat: 1, kind: 'actor' } } },
    );
    expect(listed(playOn(start, activate(0)).state, 'exit')).toEqual([]);
  });

  it('33. gas: whoever fails acts no more, and a schemer tests only the dweller', () => {
    const start = position(
      HALL,
      [
        ['dwarf', 0, [1, 0]],
        ['goblin-warrior', null, [4, 0]],
      ],
      { more: { gas: true } },
    );
    const failed = play(start, { dice: [1] }, activate(0));
    expect(isGone(failed.state, 0)).toBe(true);
    expect(failed.state.seat).toBe(1);
    const schemed = play(start, { dice: [1, 1, 2] }, activate(1));
    expect(only(schemed.events, 'tested')).toMatchObject([
      { card: 'goblin-warrior', why: 'gas', pass: true },
    ]);
  });

  it('34. fear: away from the corpse, step by step, until a counter stops the flight', () => {
    const start = position(
      HALL,
      [
        ['warrior', 0, [2, 0]],
        ['shambling-corpse', null, [1, 0]],
      ],
      { hidden: [['stairs', [3, 0]]] },
    );
    const { state, events } = play(start, { dice: [3, 6, 1] }, activate(0));
    expect(only(events, 'fled')).toMatchObject([{ card: 'warrior', from: [1] }]);
    expect(only(events, 'rushed')).toMatchObject([{ why: 'flight', moves: 2 }]);
    expect(char(state, 0).at).toEqual(at([3, 0]));
    expect(state.stairs).toEqual(at([3, 0]));
  });

  it('the undead do not fear the undead', () => {
    const start = position(HALL, [
      ['shroud-ghost', 0, [2, 0]],
      ['shambling-corpse', null, [1, 0]],
    ]);
    expect(playOn(start, activate(0)).state.ask?.kind).toBe('action');
  });

  it('R61. a Priestess beside a falling hero is asked, unless it is she who fights', () => {
    const start = position('S─────╴', [
      ['warrior', 0, [1, 0]],
      ['elf', 1, [2, 0]],
      ['priestess', 2, [3, 0]],
    ]);
    const dice = [6, 6, 6, 6, 6, 6, 1, 1];
    const { state } = play(start, { dice }, activate(0), assault(1, [2, 0]), { type: 'keep' });
    expect(state.ask).toMatchObject({ kind: 'heal', seat: 2, char: 2, patient: 1 });
    const saved = play(state, { dice: [4] }, { type: 'heal', use: true });
    expect(isGone(saved.state, 1)).toBe(false);
    expect(char(saved.state, 0).at).toEqual(at([1, 0]));
    expect(isGone(playOn(state, { type: 'heal', use: false }).state, 1)).toBe(true);
  });
});
