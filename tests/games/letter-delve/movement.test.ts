import { describe, expect, it } from 'vitest';
import { board } from '../../../src/games/letter-delve/data/board.ts';
import type { Kind } from '../../../src/games/letter-delve/data/monsters.ts';
import type { Monster } from '../../../src/games/letter-delve/state/state.ts';
import { rolls } from '../../support/rolls.ts';
import {
  ASLEEP,
  at,
  COLLECT,
  END,
  isListed,
  legal,
  monster,
  onSquare,
  only,
  play,
  playOn,
  type Placed,
  ROLL,
  scene,
  STAY,
  step,
  steps,
  STOP,
  use,
} from './table.ts';

const BOSSES: readonly Placed[] = (['quagga', 'zombie-lord', 'jabberwock', 'xeroc'] as Kind[]).map(
  (kind, index) => [kind, board.bossSpawns[index]!.x, board.bossSpawns[index]!.y, ASLEEP],
);
const areAwake = (monsters: readonly Monster[]): boolean[] => monsters.slice(0, 4).map(each => each.awake);

describe("A hero's turn", () => {
  it('5. the first turn disturbs no boss, but collecting wakes the one beside it', () => {
    const state = scene({
      heroes: [{ firstTurn: true }],
      monsters: BOSSES,
      part: 'start',
      outing: { entered: false },
    });
    const walked = play(state, [1, 4], ROLL, ...steps([7, 6], [7, 5], [6, 5], [5, 5]));
    expect(only(walked.events, 'stirred')).toEqual([]);
    expect(areAwake(walked.state.monsters)).toEqual([false, false, false, false]);
    // Nothing can be done with either at 20 HP, so the turn ends by itself and the boss comes.
    const { events } = playOn(rolls(walked.state, { 'site:F6': [16, 3] }), STOP, COLLECT);
    const items = only(events, 'collected')[0]!.items.map(item => item.kind);
    expect(items).toEqual(['full-healing', 'snipe']);
    expect(only(events, 'woke')).toMatchObject([{ monster: 0, why: 'collect' }]);
    expect(only(events, 'battle-began')).toMatchObject([{ monster: 0 }]);
  });

  it('5. stopping on the star is never legal in a first turn', () => {
    const state = scene({ heroes: [{ firstTurn: true }], monsters: BOSSES, part: 'start' });
    const { state: rolled } = play(state, [4, 4], ROLL);
    expect(isListed(rolled, STOP)).toBe(false);
    const { state: back } = playOn(rolled, ...steps([7, 6], [7, 7]));
    expect(isListed(back, STOP)).toBe(false);
  });

  it('6. later, bosses stir as one walks past and wake when one stops', () => {
    const state = scene({ heroes: [{ at: [7, 5] }], monsters: BOSSES, part: 'walk', outing: { left: 3 } });
    const out = play(state, [], step(7, 4));
    expect(out.events).toHaveLength(1);
    const back = play(out.state, [], step(7, 5));
    expect(only(back.events, 'stirred').map(event => event.monster)).toEqual([0, 1]);
    const { events } = playOn(back.state, STOP);
    expect(only(events, 'woke').map(event => event.monster)).toEqual([0, 1]);
  });

  describe('7. leaving', () => {
    const near = (exit: 'quiet' | 'loud') =>
      scene({
        heroes: [{ at: [7, 4], coins: 30 }],
        monsters: BOSSES,
        part: 'walk',
        outing: { left: 3 },
        options: { exit },
      });

    it('is quiet by default', () => {
      const { state, events } = play(near('quiet'), [], ...steps([7, 5], [7, 6], [7, 7]), STOP);
      expect(only(events, 'settled')).toHaveLength(4);
      expect(areAwake(state.monsters)).toEqual([false, false, false, false]);
      expect(state.heroes[0]).toMatchObject({ status: 'escaped', coins: 30 });
    });

    it('wakes bosses by the book', () => {
      const first = play(near('loud'), [], step(7, 5));
      expect(areAwake(first.state.monsters)).toEqual([true, true, false, false]);
      const { state } = play(first.state, [], ...steps([7, 6], [7, 7]), STOP);
      expect(areAwake(state.monsters)).toEqual([true, true, true, true]);
      expect(state.heroes[0]).toMatchObject({ status: 'escaped', coins: 30 });
    });
  });

  it('8. crosses the star and stays inside', () => {
    const state = scene({ heroes: [{ at: [6, 7] }], part: 'walk', outing: { left: 4 } });
    const { state: after } = playOn(state, ...steps([7, 7], [8, 7], [9, 7]), STOP);
    expect(after.heroes[0]).toMatchObject({ status: 'inside', at: { x: 9, y: 7 } });
  });

  it('9. wakes two at once and walks on', () => {
    const monsters: Placed[] = [
      ['emu', 6, 2, ASLEEP],
      ['snake', 8, 2, ASLEEP],
      ['nymph', 7, 3, ASLEEP],
    ];
    const state = scene({ heroes: [{ at: [7, 0] }], monsters, part: 'walk', outing: { left: 2 } });
    const { state: after, events } = play(state, [], step(7, 1));
    expect(only(events, 'woke').map(event => event.monster)).toEqual([0, 1]);
    expect(monster(after, 2).awake).toBe(false);
    expect(legal(after).some(action => action.type === 'step')).toBe(true);
  });

  it('stays only after the first turn', () => {
    expect(isListed(scene({ heroes: [{ at: [7, 4] }], part: 'start' }), STAY)).toBe(true);
    expect(isListed(scene({ heroes: [{ firstTurn: true }], part: 'start' }), STAY)).toBe(false);
  });

  it('walks through a rival but never stops there', () => {
    const heroes = [{ at: [7, 4] as const }, { at: [7, 3] as const }];
    const left = (steps: number) => scene({ heroes, part: 'walk', outing: { left: steps } });
    expect(isListed(left(1), step(7, 3))).toBe(false);
    const { state } = play(left(2), [], step(7, 3));
    expect(legal(state).every(action => action.type === 'step')).toBe(true);
  });

  it('does not walk through monsters, awake or asleep', () => {
    const monsters: Placed[] = [
      ['emu', 7, 3],
      ['emu', 6, 4, ASLEEP],
    ];
    const state = scene({ heroes: [{ at: [7, 4] }], monsters, part: 'walk', outing: { left: 5 } });
    expect(isListed(state, step(7, 3))).toBe(false);
    expect(isListed(state, step(6, 4))).toBe(false);
  });

  it('58. nobody who is locked in on the first turn is asked: the hero stays on the star', () => {
    const monsters: Placed[] = [
      ['emu', 7, 6],
      ['emu', 6, 7, ASLEEP],
      ['emu', 8, 7, ASLEEP],
      ['emu', 7, 8, ASLEEP],
    ];
    const state = scene({ heroes: [{ firstTurn: true }], monsters, part: 'start' });
    const { state: after, events } = play(state, [2, 2, 4, 1], ROLL);
    expect(only(events, 'stopped')).toMatchObject([{ at: board.star }]);
    expect(only(events, 'turn-ended')).toHaveLength(1);
    expect(only(events, 'battle-began')).toMatchObject([{ hero: 0, monster: 0 }]);
    expect(after.heroes[0]).toMatchObject({ firstTurn: true, at: board.star });
    expect(after.ask).toMatchObject({ kind: 'turn-start' });
  });

  it('58. two heroes may stand on the star, and cannot duel there (R23)', () => {
    const state = scene({
      heroes: [{ firstTurn: true }, { firstTurn: true }],
      part: 'arrived',
      outing: { entered: true },
    });
    expect(legal(state)).toEqual([END]);
  });

  it('gives up: the hero is dead and the purse is lost', () => {
    const state = scene({ heroes: [{ at: [7, 4], coins: 12 }], part: 'start' });
    const { state: after } = play(state, [], { type: 'concede' });
    expect(after.heroes[0]).toMatchObject({ status: 'dead', cause: 'concede', coins: 0, lost: 12, hp: 0 });
  });
});

describe('Chests and collection points', () => {
  it('10. a corner chest wakes its boss at the end of the turn, and nobody where nobody lies', () => {
    const state = scene({ heroes: [{ at: [0, 0], items: ['conjure-coins'] }], monsters: BOSSES });
    const looted = play(state, { 'site:A1': [7, 4] }, COLLECT);
    expect(looted.state.heroes[0]!.coins).toBe(11);
    expect(only(looted.events, 'woke')).toEqual([]);
    const { events } = playOn(looted.state, END);
    expect(only(events, 'woke')).toMatchObject([{ monster: 0, why: 'chest', by: 0 }]);
    const empty = scene({ heroes: [{ at: [0, 0] }], monsters: BOSSES.slice(1) });
    expect(only(playOn(empty, COLLECT).events, 'woke')).toEqual([]);
  });

  it('10. whatever lies on the square wakes: a troll that came back there (R24)', () => {
    const state = scene({ heroes: [{ at: [0, 0] }], monsters: [['troll', 6, 6, { awake: false }]] });
    const { events } = playOn(state, COLLECT);
    expect(only(events, 'woke')).toMatchObject([{ kind: 'troll', why: 'chest' }]);
  });

  it('11. a side chest wakes its three spawns and pays once', () => {
    const monsters: Placed[] = [
      ['emu', 6, 2, ASLEEP],
      ['emu', 8, 2, ASLEEP],
      ['emu', 7, 3, ASLEEP],
      ['emu', 3, 0, ASLEEP],
    ];
    const state = scene({ heroes: [{ at: [7, 0], items: ['conjure-coins'] }], monsters });
    const looted = play(state, { 'site:H1': [1, 1] }, COLLECT);
    expect(looted.state.heroes[0]!.coins).toBe(2);
    expect(isListed(looted.state, COLLECT)).toBe(false);
    const { events } = playOn(looted.state, END);
    expect(only(events, 'woke').map(event => event.monster)).toEqual([0, 1, 2]);
  });

  it('37. Haste: an item and a chest in one turn', () => {
    const state = scene({ heroes: [{ at: [9, 1] }] });
    const { state: after } = play(
      state,
      { dice: [4, 4], 'site:J2': [17], 'site:H1': [3, 5] },
      COLLECT,
      use('haste'),
      ROLL,
      ...steps([9, 0], [8, 0], [7, 0]),
      STOP,
      COLLECT,
    );
    expect(after.heroes[0]).toMatchObject({ coins: 8, items: [] });
    expect(after.emptied).toEqual([at([9, 1]), at([7, 0])]);
  });

  it('55. magic sleep outlasts a looted chest', () => {
    const asleep = { awake: false, sleepRound: 2 };
    const state = scene({ heroes: [{ at: [0, 0] }], monsters: [['quagga', 6, 6, asleep]] });
    const { events } = playOn(state, COLLECT);
    expect(only(events, 'woke')).toMatchObject([{ monster: 0, why: 'sleep-over' }]);
  });

  it('56. whoever loots and vanishes has woken them all the same', () => {
    const monsters: Placed[] = [
      ['emu', 6, 2, ASLEEP],
      ['emu', 8, 2, ASLEEP],
      ['emu', 7, 3, ASLEEP],
    ];
    const state = scene({ heroes: [{ at: [7, 0], items: ['teleport'] }], monsters });
    const { state: after, events } = playOn(state, COLLECT, use('teleport'), onSquare(7, 7));
    expect(after.heroes[0]!.status).toBe('escaped');
    expect(only(events, 'woke').map(event => event.monster)).toEqual([0, 1, 2]);
  });
});

describe('Walls', () => {
  it('36. a secret door is one wall square, and no place to stop', () => {
    const state = scene({
      heroes: [{ at: [2, 1], items: ['find-secret-door'] }],
      part: 'walk',
      outing: { left: 3 },
    });
    expect(isListed(state, step(2, 2))).toBe(false);
    const { state: found } = play(state, [], use('find-secret-door'));
    const { state: inside } = play(found, [], step(2, 2));
    expect(isListed(inside, STOP)).toBe(false);
    const { state: out } = play(inside, [], step(2, 3));
    expect(isListed(out, step(3, 3))).toBe(false);
    const short = scene({ heroes: [{ at: [2, 1] }], part: 'walk', outing: { left: 1, doors: 1 } });
    expect(isListed(short, step(2, 2))).toBe(false);
  });
});
