import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, indexOf } from '../../../src/core/grid.ts';
import { Outlook } from '../../../src/games/letter-labyrinths/bot/candidates.ts';
import { bestWords } from '../../../src/games/letter-labyrinths/bot/explore.ts';
import { coming } from '../../../src/games/letter-labyrinths/odds/coming.ts';
import { distances } from '../../../src/games/letter-labyrinths/bot/distances.ts';
import { groundOf, Walker } from '../../../src/games/letter-labyrinths/bot/ground.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { LEVELS } from '../../../src/games/letter-labyrinths/bot/levels.ts';
import { BOARD } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { walkWord } from '../../../src/games/letter-labyrinths/rules/movement.ts';
import { checkWord } from '../../../src/games/letter-labyrinths/rules/words.ts';
import type { Action } from '../../../src/games/letter-labyrinths/state/actions.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import { sequencesOf } from '../../../src/games/letter-labyrinths/words/sequences.ts';
import { doubtOf } from '../../../src/games/letter-labyrinths/odds/hidden-traps.ts';
import { plainScan } from '../../../tools/bench/words.ts';
import { parties, playGame } from './random-play.ts';
import { only, play, position, sq, type Position } from './table.ts';

const FAR = { at: [12, 9] } as const;

function advice(state: State, level: 'easy' | 'normal' | 'hard' = 'normal') {
  const { seat } = state.ask!;
  return makeBot(level, seat).choose(game.view!(state, seat), [...game.legalActions(state)]);
}

/** Expected bumps by square for a pawn of seat 0. */
function threats(state: State): Float64Array {
  const { entered, of } = coming(state, 0);
  return entered.map(ways => ways / of);
}

/** All moments of play of some random games, every ninth. */
function moments(numRuns: number, look: (state: State) => void): void {
  let count = 0;
  fc.assert(
    fc.property(parties, party => {
      playGame(party, ({ before }) => {
        if (before.ask?.kind === 'play' && before.pawns[before.ask.seat]!.wordsLeft > 0 && count++ % 9 === 0)
          look(before);
      });
    }),
    { seed: 20, numRuns },
  );
}

describe('Finding words (9.2)', { timeout: 60_000 }, () => {
  it('X45. captures enemy 3 in one breath', () => {
    const before = position({ card: 19, pawns: [{ at: [6, 2] }], enemies: { 3: { at: [5, 2] } } });
    const { action, why } = advice(before);
    expect(action.type).toBe('word');
    expect(why).toBe('It captures with 4 hits.');
    const { events } = play(before, action);
    expect(only(events, 'captured')).toMatchObject([{ n: 3 }]);
    expect(only(events, 'bumped')).toHaveLength(4);
  });

  it('walks on numbers as the rules walk on the board', () => {
    moments(60, state => {
      const { seat } = state.ask!;
      const pawn = state.pawns[seat]!;
      const ground = groundOf(state, seat);
      const walker = new Walker(ground);
      const sequences = sequencesOf(state.active!, LEVELS.normal, ground.doors);
      for (let index = 0; index < sequences.size; index += 97) {
        const word = sequences.words[index]!;
        const isPlayable = walker.walk(sequences, index, indexOf(BOARD, pawn.at!), pawn);
        const walk = walkWord(state, seat, word);
        expect({ ...walker.found, end: cellAt(BOARD, walker.found.end) }).toEqual({
          end: walk.end,
          damage: walk.damage,
          captures: walk.captures.length,
          stopped: walk.trapStop,
          wins: walk.wins,
          dark: doubtOf(state, word, walk).dark,
          held: sequences.letters[index],
        });
        const reason = checkWord(state, seat, word);
        if (reason !== 'hushed') expect(isPlayable).toBe(reason === null);
      }
    });
  });

  it('finds what a plain scan of the whole list finds', () => {
    let looked = 0;
    moments(12, state => {
      if (looked++ % 4 > 0) return;
      const { seat } = state.ask!;
      expect(bestWords(state, seat, 1)[0]?.score).toBe(plainScan(state, seat)?.score);
    });
    expect(looked).toBeGreaterThan(4);
  });

  it('explores only words that may be made and said, best first', () => {
    moments(12, state => {
      const { seat } = state.ask!;
      const found = bestWords(state, seat);
      expect(found.filter(({ word }) => checkWord(state, seat, word) !== null)).toEqual([]);
      expect(found.filter(({ word }) => !dictionary().isSayable(word))).toEqual([]);
      expect(found.map(({ score }) => score)).toEqual(
        found.map(({ score }) => score).toSorted((a, b) => b - a),
      );
    });
  });

  it('keeps to its vocabulary', () => {
    for (const level of ['easy', 'normal', 'hard'] as const) {
      const { mostTier, mostLetters } = LEVELS[level];
      const { action } = advice(
        position({ card: 19, pawns: [{ at: [6, 2] }], enemies: { 3: { at: [3, 7] } } }),
        level,
      );
      if (action.type !== 'word') throw new Error('no word');
      expect(dictionary().tierOf(action.word)).toBeLessThanOrEqual(mostTier);
      expect(action.word.length).toBeLessThanOrEqual(mostLetters);
    }
  });
});

describe('Weighing (9.3)', () => {
  it('measures the way to the nearest foe around walls, through doors', () => {
    const far = distances(position({ pawns: [FAR], enemies: { 1: { at: [2, 6] } } }));
    const at = (column: number, row: number): number => far[indexOf(BOARD, sq(column, row))]!;
    expect([at(2, 6), at(1, 6), at(2, 5), at(3, 5), at(3, 6)]).toEqual([0, 1, 1, 2, 3]);
    const gates = { options: { dungeon: 'guarded-gates', health: 'even' } } as const;
    const door = distances(position({ ...gates, pawns: [FAR], enemies: { 1: { at: [6, 1] } } }));
    expect(door[indexOf(BOARD, sq(6, 2))]).toBe(1);
  });

  it('without foes it is the way to where the boss will arrive', () => {
    const far = distances(position({ pawns: [FAR] }));
    expect([sq(6, 4), sq(7, 5), sq(8, 5)].map(at => far[indexOf(BOARD, at)])).toEqual([0, 0, 1]);
  });

  it('expects bumps by the cards that may come', () => {
    // Only card 15 is left: SLIME goes up, right and down.
    const before = position({ card: 19, pawns: [FAR], enemies: { 1: { at: [5, 5] } }, deck: [1, 15] });
    const expected = threats({ ...before, topKnown: true });
    const hit = [...expected.entries()]
      .filter(([, bumps]) => bumps > 0)
      .map(([square]) => cellAt(BOARD, square));
    expect(hit).toEqual([sq(5, 4), sq(6, 4), sq(6, 5)].toSorted((a, b) => a.y - b.y || a.x - b.x));
    const unsure = threats(before);
    expect(unsure[indexOf(BOARD, sq(5, 4))]).toBeGreaterThan(0);
    expect(unsure[indexOf(BOARD, sq(5, 4))]).toBeLessThan(1);
  });

  it('weighs the boss by its table: three words a round', () => {
    const before = {
      ...position({ card: 2, pawns: [FAR], boss: { at: [6, 4] }, deck: [1, 19] }),
      topKnown: true,
    };
    const { hit, of } = coming(before, 0);
    expect(of).toBe(12 ** 3);
    // Card 19 leads T and I right, E up, A and L down. Only what goes right from where it stands comes to 8/4: each of
    // three rolls may do so, and once a word (not WRECK, which goes up first) has led it down, none can but by way of E.
    expect(hit[indexOf(BOARD, sq(8, 4))]! / of).toBeGreaterThan(1 - (1 - 4 / 12) ** 2);
    expect(hit[indexOf(BOARD, sq(1, 4))]).toBe(0);
  });
});

describe('Other choices (9.4)', () => {
  const place = (enemies: Position['enemies'] & object) => {
    const state = position({ pawns: [{ at: [1, 0] }], enemies });
    const waiting: State = {
      ...state,
      ask: { seat: 0, kind: 'place' },
      active: null,
      pawns: state.pawns.map(pawn => ({ ...pawn, at: null })),
    };
    return advice(waiting).action;
  };

  it('places near two enemies', () => {
    expect(place({ 1: { at: [12, 7] }, 2: { at: [11, 6] } })).toEqual({ type: 'place', at: sq(12, 6) });
    expect(place({ 1: { at: [6, 2] } })).toEqual({ type: 'place', at: sq(6, 0) });
  });

  it('is pushed to where the boss comes least', () => {
    const state = play(
      position({ pawns: [{ at: [6, 4] }, FAR], deck: 6 }),
      { type: 'pass' },
      { type: 'pass' },
    ).state;
    expect(state.ask!.kind).toBe('push');
    const danger = threats({ ...state, boss: { ...state.boss!, fresh: false } });
    const { action } = advice(state);
    const at = (to: Action): number => (to.type === 'push' ? danger[indexOf(BOARD, to.to)]! : NaN);
    for (const other of game.legalActions(state)) expect(at(action)).toBeLessThanOrEqual(at(other));
  });

  it('doubles up after its word, recovers at once', () => {
    const yellow = position({ pawns: [{ at: [9, 5], colour: 'yellow', tokens: [1], wordsLeft: 0 }] });
    expect(advice(yellow).action).toEqual({ type: 'ability', ability: 'double-up' });
    const green = position({ pawns: [{ at: [9, 5], colour: 'green', tokens: [1] }], spent: [4] });
    expect(advice(green).action).toEqual({ type: 'ability', ability: 'recover', card: 4 });
  });

  it('jumps where a far better word is', () => {
    const purple = position({
      card: 19,
      pawns: [{ at: [1, 9], colour: 'purple', tokens: [1] }],
      enemies: { 3: { at: [11, 4] } },
    });
    expect(advice(purple).action).toEqual({ type: 'ability', ability: 'portal', to: sq(12, 4) });
  });

  it('as a lone delver spends for damage, or else for time', () => {
    const lone = { options: { health: 'even' }, spent: [4] } as const;
    const near = position({
      ...lone,
      pawns: [{ at: [6, 2], tokens: [1], wordsLeft: 0 }],
      enemies: { 3: { at: [5, 2] } },
    });
    expect(advice(near).action).toEqual({ type: 'ability', ability: 'double-up' });
    const nowhere = position({
      ...lone,
      pawns: [{ at: [1, 9], tokens: [1], wordsLeft: 0 }],
      enemies: { 3: { at: [12, 0] } },
    });
    expect(advice(nowhere).action).toEqual({ type: 'ability', ability: 'recover', card: 4 });
  });

  it('lets whoever can do most go first, and takes a turn that it was handed', () => {
    const before = position({
      card: 19,
      pawns: [{ at: [12, 9] }, { at: [6, 2] }],
      enemies: { 3: { at: [5, 2] } },
    });
    expect(advice(before, 'hard').action).toEqual({ type: 'hand', to: 1 });
    expect(advice(before, 'normal').action.type).toBe('word');
    const handed: State = { ...before, ask: { seat: 0, kind: 'play', handed: true } };
    expect(advice(handed, 'hard').action.type).toBe('word');
  });

  it('passes where no word can be made, and closes the phase when it is alone with an open ability', () => {
    const done = position({ pawns: [{ at: [9, 5], colour: 'red', tokens: [1], wordsLeft: 0 }], spent: [] });
    expect(advice(done).action).toEqual({ type: 'end-players' });
  });
});

describe('Bots', { timeout: 60_000 }, () => {
  it('have a reason for everything, and choose what is legal', () => {
    moments(20, state => {
      for (const level of ['easy', 'normal', 'hard'] as const) {
        const { action, why } = advice(state, level);
        expect(game.isLegal!(state, action)).toBe(true);
        expect(why).toMatch(/^[A-Z].*\.$/);
      }
    });
  });

  it('see nothing that is hidden: another order of the deck changes no choice', () => {
    moments(20, state => {
      if (state.topKnown) return;
      const turned = { ...state, deck: state.deck.toReversed(), box: state.box.toReversed() };
      expect(advice(turned, 'hard')).toEqual(advice(state, 'hard'));
    });
  });

  it('need no memory: asked again they answer alike', () => {
    moments(10, state => expect(advice(state, 'easy')).toEqual(advice(state, 'easy')));
  });

  it('the easy bot is mistaken, but not by much', () => {
    const before = position({ card: 19, pawns: [{ at: [6, 2] }], enemies: { 3: { at: [5, 2] } } });
    const best = new Outlook(before, 0, { ...LEVELS.easy, noise: 0 }).best()!;
    const noisy = new Outlook(before, 0, LEVELS.easy).best()!;
    expect(noisy.score).toBeGreaterThanOrEqual(best.score);
    expect(noisy.score).toBeLessThanOrEqual(best.score + 4);
  });
});
