/** Ruling R87: traps that show themselves only to a pawn that stops beside them. */
import { describe, expect, it } from 'vitest';
import { cellsOf, indexOf, range, sameCell } from '../../../src/core/grid.ts';
import { viewOf } from '../../../src/core/view.ts';
import { labyrinthOf } from '../../../src/games/letter-labyrinths/data/boards.ts';
import { BOARD, type Vowel } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { readOptions } from '../../../src/games/letter-labyrinths/data/options.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { board } from '../../../src/games/letter-labyrinths/look/board.ts';
import { typed } from '../../../src/games/letter-labyrinths/look/typing.ts';
import { stopChance, unseenIn } from '../../../src/games/letter-labyrinths/odds/hidden-traps.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { expectAt, only, play, position, spell, sq, way, type Position } from './table.ts';

const HIDDEN = { health: 'even', traps: 'hidden' } as const;

/** Hidden traps in a position, and every square dark that no pawn is beside. */
function covered(given: Position, ...hidden: readonly (readonly [Vowel, number, number])[]): State {
  const state = position({ ...given, options: { ...HIDDEN, ...given.options } });
  const bag = [...state.bag];
  for (const [letter] of hidden) bag.splice(bag.indexOf(letter), 1);
  const isNear = (square: { x: number; y: number }): boolean =>
    state.pawns.some(({ at }) => range(at!, square) <= 1);
  const dark = [...cellsOf(BOARD)].filter(at => !isNear(at)).map(at => indexOf(BOARD, at));
  return {
    ...state,
    bag,
    dark,
    hidden: hidden.map(([letter, column, row]) => ({ letter, at: sq(column, row) })),
  };
}

/** Card 30 is LAV ROK CUQ GIZ: from (5,2) ROCK leads to (6,2), (7,2), (7,3). */
const rock = { card: 30, pawns: [{ at: [5, 2] as const }, { at: [12, 9] as const }] };

describe('Hidden traps (R87)', () => {
  it('are dealt in no blue zone, told by number only, and lie where it is dark', () => {
    const { state, events } = game.create({ seed: 'x', seats: ['human'], options: { ...HIDDEN } });
    expect(state.hidden).toHaveLength(15);
    expect(only(events, 'trap-placed')).toEqual([]);
    expect(only(events, 'traps-hidden')).toMatchObject([{ count: 15 }]);
    const { starts } = labyrinthOf('translucent-trial');
    for (const trap of state.hidden) {
      expect(state.dark).toContain(indexOf(BOARD, trap!.at));
      expect(starts.some(start => sameCell(start, trap!.at))).toBe(false);
    }
  });

  it('are for evened foes only, and never in the Drains', () => {
    expect(readOptions({ health: 'even', traps: 'hidden' }, 2).traps).toBe('hidden');
    expect(readOptions({ health: 'book', traps: 'hidden' }, 2).traps).toBe('open');
    expect(readOptions({ dungeon: 'drifting-drains', traps: 'hidden' }, 2).traps).toBe('open');
    expect(readOptions({ dungeon: 'guarded-gates', traps: 'hidden' }, 2).traps).toBe('hidden');
  });

  it('stop a word that lacks their vowel, seen just before', () => {
    const { state, events } = spell(covered(rock, ['A', 7, 3]), 'ROCK');
    expect(way(events)).toBe('6,2 7,2');
    expect(only(events, 'trap-seen')).toMatchObject([{ letter: 'A', at: sq(7, 3) }]);
    expect(only(events, 'trap-stopped')).toMatchObject([{ letter: 'A', toward: sq(7, 3) }]);
    expect(only(events, 'card-lost')).toHaveLength(1);
    expectAt(state, 0, 7, 2);
    expect(state.hidden).toEqual([]);
    expect(state.traps).toMatchObject([{ letter: 'A', at: sq(7, 3) }]);
    // All are found: nothing is dark any more.
    expect(state.dark).toEqual([]);
  });

  it('are cleared by their vowel like any other', () => {
    const { state, events } = spell(covered(rock, ['O', 7, 3]), 'ROCK');
    expect(only(events, 'trap-cleared')).toMatchObject([{ letter: 'O', at: sq(7, 3) }]);
    expect(state.traps).toEqual([]);
    expect(state.bag).toHaveLength(15);
  });

  it('show to a pawn that stops beside them, not on its way and not diagonally, and stay seen', () => {
    // ROCK leads over (6,2) and (7,2) and ends on (7,3).
    const { state } = spell(covered(rock, ['U', 7, 4], ['E', 7, 1], ['I', 8, 4]), 'ROCK');
    expect(state.traps).toMatchObject([{ letter: 'U', at: sq(7, 4) }]);
    expect(state.hidden).toMatchObject([{ letter: 'E' }, { letter: 'I' }]);
    for (const lit of [sq(6, 2), sq(7, 2), sq(8, 3), sq(7, 4)])
      expect(state.dark).not.toContain(indexOf(BOARD, lit));
    for (const dark of [sq(7, 1), sq(8, 4), sq(8, 2)]) expect(state.dark).toContain(indexOf(BOARD, dark));
  });

  it('stay hidden when the boss comes, but nobody is pushed onto one (R37)', () => {
    const far = ['I', 1, 9] as const;
    const alone = { card: 30, pawns: [{ at: [1, 0] as const }], deck: 5 };
    expect(play(covered(alone, far), { type: 'pass' }).state).toMatchObject({ hidden: [{ letter: 'I' }] });
    // The boss lands on (6,4) to (7,5). From (6,4) the nearest squares are (6,3) and (5,4), both seen from there.
    const under = { ...alone, pawns: [{ at: [6, 4] as const }] };
    const covering = covered(under, far, ['U', 5, 4]);
    const dark = [...covering.dark, indexOf(BOARD, sq(5, 4))];
    const { state, events } = play({ ...covering, dark }, { type: 'pass' });
    expect(only(events, 'trap-seen')).toMatchObject([{ letter: 'U', at: sq(5, 4) }]);
    expect(only(events, 'pushed')).toMatchObject([{ to: sq(6, 3) }]);
    expect(state.hidden).toMatchObject([{ letter: 'I' }]);
  });

  it('are cleared by Disable on all eight squares, and offer it where one may lie', () => {
    const near = covered(
      { card: 30, pawns: [{ at: [5, 2], colour: 'orange', tokens: [1] }, { at: [12, 9] }] },
      ['U', 6, 3],
      ['I', 1, 9],
    );
    const { state, events } = play(near, { type: 'ability', ability: 'disable' });
    expect(only(events, 'trap-seen')).toMatchObject([{ letter: 'U' }]);
    expect(only(events, 'traps-removed')).toMatchObject([{ traps: [{ letter: 'U', at: sq(6, 3) }] }]);
    expect(state.hidden).toMatchObject([{ letter: 'I' }]);
    expect(state.dark).not.toContain(indexOf(BOARD, sq(4, 1)));
  });

  it('cannot have a letter that lay open before: what was cleared sprouts first, and is told apart', () => {
    const { state } = spell(covered(rock, ['O', 7, 3], ['I', 1, 9]), 'ROCK');
    expect(state).toMatchObject({ returned: ['O'] });
    expect(unseenIn(state).letters).toEqual([3, 3, 3, 2, 3]);
    const view = viewOf(game, state, 0);
    expect(unseenIn(view)).toEqual(unseenIn(state));
    const grove = {
      ...covered({ ...rock, deck: 5, options: { dungeon: 'growing-grove' } }, ['I', 1, 9]),
      returned: ['O' as const],
    };
    const { events } = play(grove, { type: 'pass' }, { type: 'pass' });
    expect(only(events, 'trap-sprouted')).toMatchObject([{ letter: 'O' }]);
  });

  it('are five more than on the card, and the boss takes a sixth less', () => {
    const boss = (traps: string): number =>
      game.create({ seed: 'x', seats: ['human'], options: { health: 'even', traps } }).state.bossHealth;
    expect([boss('open'), boss('hidden')]).toEqual([10, 8]);
    const { state } = game.create({
      seed: 'x',
      seats: ['human'],
      options: { dungeon: 'growing-grove', traps: 'hidden' },
    });
    expect(state.hidden).toHaveLength(12);
  });

  it('are in no view: neither where they lie nor which letters are out', () => {
    const one = covered(rock, ['A', 7, 3], ['E', 2, 8]);
    const other = covered(rock, ['U', 10, 8], ['I', 9, 1]);
    const view = viewOf(game, one, 0);
    expect(view.hidden).toEqual([null, null]);
    expect({ ...view, rng: null }).toEqual({ ...viewOf(game, other, 0), rng: null });
    expect(board(view, 0)).toEqual(board(one, 0));
    expect(typed(one, 0, 'ROCK')).toEqual(typed(other, 0, 'ROCK'));
  });

  it('make the preview say what it cannot know', () => {
    const state = covered(rock, ['A', 7, 3]);
    const { message, overlay } = typed(viewOf(game, state, 0), 0, 'ROCK');
    // Of 2 dark squares on the way, (7,2) and (7,3); 12 of 15 letters are no O.
    const chance = Math.round(100 * (2 / state.dark.length) * (12 / 15));
    expect(message).toBe(`Ends on 7/3, unknown ahead: ${chance}% trap.`);
    expect(overlay.cells.filter(({ text }) => text?.endsWith('?')).map(({ at }) => at)).toEqual([
      sq(7, 2),
      sq(7, 3),
    ]);
  });

  it('stop as often as is said: every square and letter tried', () => {
    const unseen = { traps: 2, squares: 4, letters: [1, 1, 0, 1, 0], known: new Map() };
    // All ways to lay two of the letters A, E, O on two of four squares; the first three squares are entered with an A.
    let stops = 0;
    let all = 0;
    for (const first of [0, 1, 2, 3])
      for (const second of [0, 1, 2, 3])
        for (const one of 'AEO')
          for (const two of 'AEO') {
            if (first === second || one === two) continue;
            all += 1;
            if ((first < 3 && one !== 'A') || (second < 3 && two !== 'A')) stops += 1;
          }
    expect(stopChance(unseen, 3, 1)).toBeCloseTo(stops / all, 10);
    expect(stopChance(unseen, 3, 0b01011)).toBe(0);
    expect(unseenIn(covered(rock, ['A', 7, 3])).letters).toEqual([3, 3, 3, 3, 3]);
  });
});
