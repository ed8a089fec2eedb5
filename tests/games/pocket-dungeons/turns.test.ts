import { describe, expect, it } from 'vitest';
import type { Player, State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { prompt } from '../../../src/games/pocket-dungeons/look/prompt.ts';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import { newPlayer } from '../../../src/games/pocket-dungeons/rules/setup.ts';
import {
  activate,
  assault,
  at,
  BOW_OUT,
  char,
  EXIT,
  EXPLORE,
  isListed,
  KEEP,
  listed,
  only,
  PASS,
  play,
  playOn,
  position,
  step,
} from './table.ts';

const HALL = 'S──────╴';

/** A seat that has already left with this. */
function gone(seat: number, treasure: number, hazards: number, round = 5): Player {
  return {
    ...newPlayer(seat, 'mage'),
    departed: true,
    departedRound: round,
    final: { card: 'mage', treasure, hazards },
  };
}

describe('Turns', () => {
  it('a dweller cannot be activated in two turns running; a turn without it sets it free', () => {
    const start = position(HALL, [
      ['elf', 0, [0, 0]],
      ['goblin-warrior', null, [3, 0]],
      ['mage', 1, [7, 0]],
    ]);
    const first = play(start, { dice: [1, 1, 1] }, activate(1), EXPLORE, step(4, 0));
    expect(first.state.lastSchemed).toBe(1);
    expect(isListed(first.state, activate(1))).toBe(false);
    expect(isListed(playOn(first.state, PASS).state, activate(1))).toBe(true);
  });

  it('a seat without hero brings in a new delver by Start, or by an entrance if Start is taken', () => {
    const free = position(HALL, [['elf', 1, [3, 0]]]);
    expect(listed(free, 'enter').every(action => action.at.x === 0)).toBe(true);
    const { state } = playOn(free, { type: 'enter', delver: 'dwarf', at: at([0, 0]) });
    expect(state.chars.at(-1)).toMatchObject({ card: 'dwarf', owner: 0, treasure: 0 });
    expect(state.recruits).not.toContain('dwarf');
    expect(state.seat).toBe(1);
    const taken = position(HALL, [['elf', 1, [0, 0]]]);
    expect(listed(taken, 'enter').every(action => action.at.x === 1)).toBe(true);
  });

  it('any-free: the lost delver may come back; fresh-only: it is gone', () => {
    for (const recruits of ['any-free', 'fresh-only'] as const) {
      const base = position(HALL, [
        ['warrior', 0, [1, 0]],
        ['mage', 1, [2, 0]],
      ]);
      const start: State = { ...base, options: { ...base.options, recruits } };
      const { state } = play(start, { dice: [6, 6, 6, 1, 1, 1, 1] }, activate(0), assault(1, [2, 0]), KEEP);
      expect(state.recruits.includes('mage')).toBe(recruits === 'any-free');
    }
  });

  it('departed seats are passed over', () => {
    const start = position(
      HALL,
      [
        ['elf', 0, [1, 0], { treasure: 3 }],
        ['warrior', 2, [3, 0], { treasure: 3 }],
      ],
      { more: { exitOrder: [1] } },
    );
    const players = start.players.map(player => (player.seat === 1 ? gone(1, 0, 0) : player));
    const { state } = playOn({ ...start, players }, PASS);
    expect(state).toMatchObject({ seat: 2, round: 1, turn: 2 });
    expect(playOn(state, PASS).state).toMatchObject({ seat: 0, round: 2 });
  });
});

describe('The end', () => {
  it('35. the last call, and the game is decided when nobody can catch up', () => {
    const start = position(
      HALL,
      [
        ['elf', 0, [2, 0], { treasure: 2 }],
        ['warrior', 1, [5, 0], { treasure: 1 }],
        ['thief', 2, [6, 0], { treasure: 3 }],
      ],
      { stairs: [2, 0], more: { round: 20 } },
    );
    const first = playOn(start, activate(0), EXIT);
    expect(only(first.events, 'last-call')).toMatchObject([{ closesAfter: 25 }]);
    expect(first.state).toMatchObject({ seat: 1, closesAfter: 25, result: null });
    const later: State = {
      ...first.state,
      round: 24,
      seat: 2,
      ask: { seat: 2, kind: 'actor' },
      chars: first.state.chars.map(each => (each.owner === 2 ? { ...each, at: at([2, 0]) } : each)),
    };
    const second = playOn(later, activate(2), EXIT);
    expect(second.state.result).toEqual({ reason: 'decided', winner: 2, ranking: [2, 0, 1] });
    expect(game.outcome(second.state)).toMatchObject({
      ending: 'ranked',
      results: [
        { seat: 2, place: 1, score: 300 + 100 + 36 },
        { seat: 0, score: 200 + 40 },
        { seat: 1, score: 0 },
      ],
    });
  });

  it('36. equal treasure: hazards decide, then the earlier departure', () => {
    const ranked = (hazards: number): readonly number[] => {
      const start = position(HALL, [['elf', 0, [2, 0], { treasure: 3, hazards: 1 }]], {
        stairs: [2, 0],
        seats: 2,
        more: { exitOrder: [1], round: 9 },
      });
      const players = start.players.map(player => (player.seat === 1 ? gone(1, 3, hazards) : player));
      const { state } = playOn({ ...start, players }, activate(0), EXIT);
      return state.result!.ranking;
    };
    expect(ranked(2)).toEqual([1, 0]);
    expect(ranked(1)).toEqual([1, 0]);
    expect(ranked(0)).toEqual([0, 1]);
  });

  it('37. round 36: the air turns foul, and a draught shows the Stairs under a goblin', () => {
    const start = position(
      HALL,
      [
        ['elf', 0, [1, 0]],
        ['goblin-warrior', null, [4, 0]],
        ['mage', 1, [7, 0]],
      ],
      {
        hidden: [
          ['hazard', [2, 0]],
          ['stairs', [4, 0]],
        ],
        more: { round: 35 },
      },
    );
    const { state, events } = playOn(start, PASS, PASS);
    expect(state).toMatchObject({ round: 36, gas: true, stairs: at([4, 0]), hidden: { '2,0': 'hazard' } });
    expect(only(events, 'stairs-revealed')).toMatchObject([{ by: 'draught' }]);
    expect(char(state, 1).at).toEqual(state.stairs);
  });

  it('38. round 61 without a departure: the dungeon wins', () => {
    const start = position(
      HALL,
      [
        ['elf', 0, [1, 0], { treasure: 1 }],
        ['mage', 1, [7, 0]],
      ],
      { more: { round: 60 } },
    );
    const { state } = playOn(start, PASS, PASS);
    expect(state.result).toEqual({ reason: 'max-rounds', winner: null, ranking: [0, 1] });
    expect(game.outcome(state)).toMatchObject({ ending: 'lost', reason: 'max-rounds' });
    expect(state.ask).toBeNull();
  });

  it('nobody left inside, and nobody who could enter', () => {
    const base = position(HALL, [['elf', 0, [2, 0]]], { stairs: [2, 0], hidden: [['treasure', [4, 0]]] });
    const players = base.players.map(player => (player.seat === 1 ? gone(1, 0, 0) : player));
    const { state } = playOn({ ...base, players, exitOrder: [1] }, activate(0), EXIT);
    expect(state.result?.reason).toBe('all-out');
  });

  it('bowing out: only in the last call, no more turns, and the match ends when nobody plays on', () => {
    const inside = [
      ['elf', 0, [2, 0], { treasure: 1 }],
      ['warrior', 1, [5, 0], { treasure: 1 }],
      ['thief', 2, [6, 0], { treasure: 3 }],
    ] as const;
    const start = position(HALL, inside, { stairs: [2, 0], more: { round: 20 } });
    expect(isListed(start, BOW_OUT)).toBe(false);
    const called = playOn(start, activate(0), EXIT).state;
    const first = playOn(called, BOW_OUT);
    expect(only(first.events, 'bowed-out')).toMatchObject([{ seat: 1 }]);
    expect(first.state).toMatchObject({ seat: 2, result: null });
    expect(char(first.state, 1)).toMatchObject({ owner: 1, treasure: 1 });
    expect(playOn(first.state, PASS).state).toMatchObject({ seat: 2, round: 21 });
    const { state } = playOn(first.state, BOW_OUT);
    expect(state.result).toEqual({ reason: 'bowed-out', winner: 0, ranking: [0, 2, 1] });
  });

  it('the table offers to bow out when no dice bring a seat out in time', () => {
    const lateOn = (round: number): State => {
      const base = position(
        HALL,
        [
          ['mage', 0, [7, 0]],
          ['dwarf', 1, [7, 0]],
        ],
        { stairs: [2, 0], seats: 3, more: { round, closesAfter: 12, exitOrder: [2], seat: 1 } },
      );
      const players = base.players.map(player => (player.seat === 2 ? gone(2, 1, 0) : player));
      return { ...base, players, ask: { seat: 1, kind: 'actor' } };
    };
    // Five tiles and the way up: three turns of two steps each.
    expect(prompt(lateOn(10)).dialog).toBeUndefined();
    expect(prompt(lateOn(11))).toMatchObject({
      usual: 'Bow out',
      dialog: {
        title: 'Too late to get out',
        lines: [{ text: "You're 6 steps from outside and can take 4 at most in 2 turns." }, {}],
      },
    });
  });

  it('leaving with nothing earns nothing', () => {
    const start = position(HALL, [['elf', 0, [2, 0]]], { stairs: [2, 0], seats: 2 });
    const { state } = playOn(start, activate(0), EXIT, BOW_OUT);
    expect(game.outcome(state)!.results[0]).toMatchObject({ seat: 0, score: 100 });
  });

  it('the strip tells each own turn by one sign', () => {
    const start = position(HALL, [['elf', 0, [1, 0]]], { hidden: [['stairs', [2, 0]]] });
    const { state } = play(
      start,
      { dice: [1, 1, 1, 1] },
      activate(0),
      EXPLORE,
      step(2, 0),
      PASS,
      activate(0),
      EXIT,
    );
    expect(state.players.map(player => player.strip)).toEqual(['?^', '.']);
    expect(state.players[0]!.milestones).toEqual(['first-counter', 'stairs-reached', 'departed']);
  });
});
