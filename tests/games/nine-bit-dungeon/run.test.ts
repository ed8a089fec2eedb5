import { describe, expect, it } from 'vitest';
import { PAR_TURNS } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { boardIn, faceRows } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { resultOf } from '../../../src/games/nine-bit-dungeon/rules/ending.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Ending, SplitMark, State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { END, fireball, INVENTORY, play, playOn, position, typesOf } from './table.ts';

const EXIT = [3, 7] as const;

describe('Levels, end and score', () => {
  it('40. clears a level at once, fills Health, and keeps the rest', () => {
    const start = position(EXIT, {
      hasKey: true,
      chestOpen: true,
      hero: { health: 2, mana: 1, gold: 5 },
      monsters: [['warlock', 3, 8]],
    });
    const { state, events } = playOn(start, INVENTORY);
    expect(typesOf(events)).toEqual(['level-cleared', 'level-began', 'turn-began']);
    expect(state).toMatchObject({
      level: 2,
      hero: { health: 11, mana: 1, gold: 5 },
      hasKey: false,
      chestOpen: false,
      actionsLeft: 2,
      nextId: 7,
    });
    expect(state.monsters).toHaveLength(7);
  });

  it('41. turns a face by half a turn', () => {
    expect(faceRows({ card: 1, side: 'B', turned: true })).toEqual([
      'H#...##',
      '...#.##',
      '.#.....',
      '....#E#',
      '##...##',
    ]);
  });

  it('42. scores a won run', () => {
    const won = scored({ how: 'won', by: null }, [60, 70, 66, 57], 4, { gold: 4, health: 12 }, 70);
    expect(resultOf(won)).toMatchObject({ how: 'won', cleared: 4, score: 12_460 });
    expect(game.outcome(won)).toMatchObject({
      ending: 'won',
      reason: 'won',
      results: [
        {
          score: 12_460,
          place: 1,
          parts: [
            { points: 10_000 },
            { points: 10 * (40 + 30 + 34 + 43) },
            { points: 40 },
            { points: 350 },
            { points: 600 },
          ],
        },
      ],
    });
  });

  it('43. scores a death on Level 4', () => {
    const died = scored({ how: 'died', by: 'pyromancer' }, [60, 70, 66, 45], 3, { gold: 3, health: 0 }, 71);
    expect(resultOf(died)).toMatchObject({ cleared: 3, score: 7_425 });
    expect(game.outcome(died)).toMatchObject({ ending: 'lost', reason: 'died' });
    expect(game.outcome(died)?.story).toContain('a Pyromancer');
  });

  it('44. deals the same levels to all runners of a seed, however they fought', () => {
    const fighter = dealtLevels('KTR-BMX-QZP', 40);
    const runner = dealtLevels('KTR-BMX-QZP', 0);
    expect(fighter).toEqual(runner);
    expect(dealtLevels('KTR-BMX-QZR', 0)).not.toEqual(runner);
  });

  it('pays no turns above par and no hearts to the dead', () => {
    const slow = scored({ how: 'died', by: 'rockfall' }, [PAR_TURNS + 50, 5], 1, { gold: 0, health: 0 }, 0);
    expect(resultOf(slow)?.score).toBe(1000);
    expect(game.outcome(slow)?.story).toContain('the event Rockfall');
  });

  it('wins by leaving Level 4, without a monster phase', () => {
    const start = position(EXIT, { level: 4, hasKey: true, monsters: [['sceptre-keeper', 3, 8]] });
    const { state, events } = play(start, {}, INVENTORY);
    expect(typesOf(events)).toEqual(['level-cleared', 'won']);
    expect(state).toMatchObject({ ask: null, ending: { how: 'won', by: null } });
    expect([...game.legalActions(state)]).toEqual([]);
    expect(() => game.apply(state, END)).toThrow('not-legal');
  });

  it('does not open the Exit without the Key', () => {
    const start = position(EXIT);
    expect([...game.legalActions(start)]).not.toContainEqual(INVENTORY);
    expect(() => game.apply(start, INVENTORY)).toThrow('not-legal');
  });

  it('burns the torch down after turn 999', () => {
    const last = position([0, 0], { turn: 999 });
    const { state, events } = play(last, {}, END);
    expect(typesOf(events)).toEqual(['phase-ended', 'torch-out']);
    expect(state).toMatchObject({ turn: 999, ask: null, ending: { how: 'torch', by: null } });
    expect(game.outcome(state)).toMatchObject({ ending: 'lost', reason: 'torch' });
  });

  it('burns it down on the stairs too, with the level counted as cleared', () => {
    const last = position(EXIT, { turn: 999, hasKey: true });
    const { state } = playOn(last, INVENTORY);
    expect(state).toMatchObject({ turn: 999, ask: null, ending: { how: 'torch' } });
    expect(resultOf(state)?.cleared).toBe(1);
  });

  it('names the eight splits', () => {
    const { events } = play(position([9, 2]), {}, INVENTORY);
    expect(events.map(event => game.split?.(event))).toEqual(['key 1']);
    expect(game.split?.({ type: 'level-cleared', level: 3, turns: 60 })).toBe('level 3');
    expect(game.split?.({ type: 'won' })).toBeUndefined();
  });

  it('begins with a gift that may be declined, and deals without a word before it', () => {
    const { state, events } = game.create({ seed: 'gift', seats: ['human'], options: {} });
    expect(events).toEqual([]);
    expect(state.rng.used).toEqual({});
    const gifts = [...game.legalActions(state)] as Extract<Action, { type: 'gift' }>[];
    expect(gifts.map(gift => gift.item)).toEqual([
      'health-potion-1',
      'mana-potion-1',
      'leather-jerkin',
      'apprentices-wand',
      'short-sword',
      'duelling-gloves',
      null,
    ]);
    const none = playOn(state, { type: 'gift', item: null });
    expect(typesOf(none.events)).toEqual(['level-began', 'turn-began']);
    const gloves = playOn(state, { type: 'gift', item: 'duelling-gloves' });
    expect(gloves.state.hero).toMatchObject({ skill: 3, healthPotions: 2 });
    expect(gloves.state.layout).toEqual(none.state.layout);
  });
});

/** A run that has ended, with the figures that the score reads. */
function scored(
  ending: Ending,
  turns: number[],
  cleared: number,
  hero: Partial<State['hero']>,
  bounty: number,
): State {
  const base = position([3, 7], { level: 4, hero });
  const splits = turns.slice(0, cleared).map((_, index): SplitMark => {
    return { what: 'level', level: (index + 1) as State['level'], turn: 1, action: 1 };
  });
  const padded = [0, 1, 2, 3].map(index => turns[index] ?? 0);
  return { ...base, ask: null, ending, splits, stats: { ...base.stats, turns: padded, bounty } };
}

/** Casts into the void for a while on Level 1, then walks through all levels by magic of the test. */
function dealtLevels(seed: string, rounds: number) {
  let { state } = game.create({ seed, seats: ['human'], options: {} });
  state = game.apply(state, { type: 'gift', item: null }).state;
  const dealt = [dealOf(state)];
  const alone = { ...state, monsters: [] };
  state = alone;
  for (let i = 0; i < rounds && state.ask; i++) {
    state = game.apply({ ...state, monsters: [] }, fireball(null)).state;
    state = { ...state, hero: { ...state.hero, health: 8 } };
  }
  while (state.level < 4) {
    state = { ...state, hasKey: true, hero: { ...state.hero, at: exitOf(state) } };
    state = game.apply(state, INVENTORY).state;
    dealt.push(dealOf(state));
  }
  return dealt;
}

function dealOf({ layout, monsters, chestRoll }: State) {
  return { layout, monsters, chestRoll };
}

function exitOf(state: State) {
  return boardIn(state).site.exit;
}
