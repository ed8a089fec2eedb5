import { describe, expect, it } from 'vitest';
import { MONSTERS, type Kind } from '../../../src/games/letter-delve/data/monsters.ts';
import { monsterSteps } from '../../../src/games/letter-delve/rules/squares.ts';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import {
  ASLEEP,
  at,
  DAGGER,
  END,
  fight,
  monster,
  onMonster,
  onSquare,
  only,
  PASS,
  play,
  playOn,
  type Placed,
  scene,
  STAY,
  TWO_HANDED,
  use,
} from './table.ts';

const wayOf = (events: readonly Event[]) => only(events, 'monster-stepped').map(event => event.to);

describe('The monster turn', () => {
  it('12. goes around the wall to the nearer hero', () => {
    const state = scene({
      heroes: [{ at: [2, 1] }, { at: [1, 6] }],
      monsters: [['emu', 2, 3]],
    });
    expect(monsterSteps(at([2, 3]), at([2, 1]), false)).toBe(8);
    expect(monsterSteps(at([2, 3]), at([1, 6]), false)).toBe(4);
    const passed = play(state, [], END);
    const { events } = play(passed.state, [1], STAY);
    expect(only(events, 'rolled-monster-move')).toMatchObject([{ target: 1, die: 8, face: 1 }]);
    expect(wayOf(events)).toEqual([at([2, 4])]);
  });

  it('13. stops at once beside a hero', () => {
    const state = scene({ heroes: [{ at: [7, 9], hp: 1 }], monsters: [['jabberwock', 7, 14]] });
    const { events } = play(state, [8, 1, 12], END);
    expect(wayOf(events)).toEqual([at([7, 13]), at([7, 12]), at([7, 11]), at([7, 10])]);
    expect(only(events, 'battle-began')).toMatchObject([{ hero: 0, monster: 0, monsterHp: 8 }]);
  });

  it('14. picks one of two victims without a movement roll', () => {
    const state = scene({ heroes: [{ at: [6, 9] }, { at: [8, 9] }], monsters: [['aquator', 7, 8]] });
    const { events } = play(state, [2, 4, 1], END, STAY);
    expect(only(events, 'rolled-monster-move')).toEqual([]);
    expect(only(events, 'battle-began')).toMatchObject([{ hero: 1, monster: 0 }]);
  });

  it('15. acts by number, then by letter, blanks last', () => {
    const kinds: Kind[] = [
      'doppelganger',
      'emu',
      'quagga',
      'zombie-lord',
      'kestrel',
      'troll',
      'aquator',
      'vampire',
      'flytrap',
      'jabberwock',
    ];
    const monsters = kinds.map((kind, index): Placed => [kind, index, 14]);
    const state = scene({ heroes: [{ at: [7, 4], invisibleRound: 2 }], monsters });
    const { events } = play(state, [], END);
    const queue = only(events, 'monsters-began')[0]!.queue;
    expect(queue.map(id => MONSTERS[kinds[id]!].letter).join(' ')).toBe('Q Z J K F V A E T ?');
    expect(only(events, 'idle').every(event => event.why === 'no-target')).toBe(true);
  });

  it('53. shuffles equal letters', () => {
    const monsters: Placed[] = [
      ['emu', 0, 14],
      ['emu', 2, 14],
    ];
    const state = scene({ heroes: [{ at: [7, 4], invisibleRound: 2 }], monsters });
    const queue = (die: number) => only(play(state, [die], END).events, 'monsters-began')[0]!.queue;
    expect(queue(1)).toEqual([1, 0]);
    expect(queue(2)).toEqual([0, 1]);
  });

  it('21. the invisible jump to a spawn point that is strictly closer', () => {
    const wraith = (...more: Placed[]) =>
      scene({ heroes: [{ at: [13, 4], hp: 1 }], monsters: [['wraith', 0, 0], ...more] });
    expect(monsterSteps(at([0, 0]), at([13, 4]), false)).toBe(19);
    const near = play(wraith(), [1, 8], END);
    expect(only(near.events, 'jumped')).toMatchObject([{ from: at([0, 0]), to: at([14, 3]) }]);
    expect(only(near.events, 'rolled-monster-move')).toEqual([]);
    const far = play(wraith(['emu', 14, 3, ASLEEP]), [2, 1, 8], END);
    expect(only(far.events, 'jumped')).toMatchObject([{ to: at([12, 6]) }]);
    expect(wayOf(far.events)).toEqual([at([12, 5])]);
    expect(only(far.events, 'battle-began')).toHaveLength(1);
  });

  it('22. fliers cross walls, and one that falls there climbs down', () => {
    const bat = fight('bat', { at: [5, 2] }, { monsters: [['bat', 2, 3]] });
    expect(monsterSteps(at([2, 3]), at([5, 2]), true)).toBe(4);
    expect(monsterSteps(at([2, 3]), at([5, 2]), false)).toBe(8);
    const { state } = play(bat, [1], END);
    expect(monster(state, 0).at).toEqual(at([3, 3]));
    expect(monsterSteps(at([3, 3]), at([5, 2]), false)).toBe(3);
    const walker = scene({ heroes: [{ at: [5, 2] }], monsters: [['emu', 3, 3]] });
    expect(wayOf(play(walker, [1, 4, 1], END).events)).toEqual([at([4, 3])]);
    const cancelled = scene({ heroes: [{ at: [5, 2] }], monsters: [['bat', 3, 3, { cancelRound: 2 }]] });
    expect(wayOf(play(cancelled, [1, 4, 1, 4, 1, 4, 1], END).events)).toEqual([at([4, 3])]);
  });

  it('32. a frozen monster stays, but strikes who stands beside it', () => {
    const frozen = (x: number, y: number) =>
      scene({ heroes: [{ at: [x, y] }], monsters: [['rattlesnake', 7, 12, { frozenRound: 2 }]] });
    const away = play(frozen(7, 9), [], END);
    expect(only(away.events, 'idle')).toMatchObject([{ why: 'frozen' }]);
    expect(only(away.events, 'monster-status-over')).toMatchObject([{ status: 'frozen' }]);
    const beside = play(frozen(7, 11), [4, 1], END);
    expect(only(beside.events, 'monster-died')).toHaveLength(1);
  });

  it('40. walks around whom it does not see', () => {
    const state = scene({
      heroes: [{ at: [7, 10], invisibleRound: 2 }, { at: [14, 5] }],
      monsters: [['emu', 7, 12]],
    });
    const { events } = play(state, [3], END, STAY);
    expect(wayOf(events)).toEqual([at([8, 12]), at([8, 11]), at([9, 11])]);
    expect(only(events, 'battle-began')).toEqual([]);
  });

  it('43. attacks through the chink between two walls', () => {
    const state = scene({ heroes: [{ at: [1, 2] }], monsters: [['orc', 2, 1]] });
    const { events } = play(state, [4, 1], END);
    expect(only(events, 'battle-began')).toMatchObject([{ monster: 0 }]);
  });

  it('45. a slowed monster rolls a D4', () => {
    const state = scene({ heroes: [{ at: [7, 9] }], monsters: [['rattlesnake', 7, 14, { slowRound: 2 }]] });
    const { state: after, events } = play(state, [3], END);
    expect(only(events, 'rolled-monster-move')).toMatchObject([{ die: 4, face: 3 }]);
    expect(monster(after, 0)).toMatchObject({ at: at([7, 11]), slowRound: null });
    expect(only(events, 'battle-began')).toEqual([]);
  });

  it('46. what is created in the monster turn waits for the next', () => {
    const state = scene({
      heroes: [{ at: [7, 9], weapon: DAGGER, items: ['create-monster'] }],
      monsters: [['rattlesnake', 7, 11]],
      bag: ['emu', 'snake'],
    });
    const first = play(state, [2, 4, 1], END, PASS, use('create-monster'), onSquare(6, 9));
    expect(only(first.events, 'created')).toMatchObject([{ kind: 'snake', at: at([6, 9]) }]);
    expect(only(first.events, 'activated').map(event => event.kind)).toEqual(['rattlesnake']);
    expect(first.state.turn).toBe(3);
    const second = play(first.state, [4, 1], STAY);
    expect(only(second.events, 'rolled-monster-move')).toEqual([]);
    expect(second.state.heroes[0]!.coins).toBe(4);
  });

  it('57. a monster that is put to sleep and woken again keeps its place (R29)', () => {
    const state = scene({
      heroes: [{ at: [7, 9], items: ['sleep', 'waken'] }],
      monsters: [
        ['quagga', 7, 14],
        ['emu', 9, 14],
      ],
    });
    const { events } = play(state, [1, 1], END, PASS, use('sleep'), onMonster(1), use('waken'), onMonster(1));
    expect(only(events, 'activated').map(event => event.kind)).toEqual(['quagga', 'emu']);
  });

  it('a Troll that came back and is woken again acts this round only if no queue had it (R29)', () => {
    const shot = scene({
      heroes: [{ at: [7, 9], weapon: TWO_HANDED, items: ['snipe', 'waken'] }],
      monsters: [
        ['troll', 7, 11],
        ['emu', 0, 14, ASLEEP],
      ],
      alone: true,
    });
    // The shot, the spawn point, then the Troll's own movement die.
    const early = play(shot, [9, 1, 1, 1], use('snipe'), use('waken'), onMonster(0));
    expect(only(early.events, 'activated').map(event => event.kind)).toEqual(['troll']);
    const coming = scene({
      heroes: [{ at: [7, 9], weapon: TWO_HANDED, items: ['snipe', 'waken'] }],
      monsters: [
        ['troll', 7, 11],
        ['quagga', 7, 14],
        ['emu', 0, 14, ASLEEP],
      ],
    });
    // The same in the Quagga's activation window, with the Troll's place still to come.
    const late = play(coming, [9, 1, 1, 1], END, PASS, use('snipe'), use('waken'), onMonster(0));
    expect(only(late.events, 'activated').map(event => event.kind)).toEqual(['quagga']);
  });

  it('stays where all ways are closed, and stops before an occupied square (R38)', () => {
    const monsters: Placed[] = [
      ['quagga', 14, 14],
      ['emu', 13, 14, ASLEEP],
      ['emu', 14, 13, ASLEEP],
      ['emu', 0, 14, ASLEEP],
    ];
    const state = scene({ heroes: [{ at: [7, 4] }], monsters, alone: true });
    const { events } = play(state, [5], END);
    expect(only(events, 'idle')).toMatchObject([{ monster: 0, why: 'blocked' }]);
  });

  it('never enters the star', () => {
    const state = scene({ heroes: [{ at: [7, 4] }], monsters: [['snake', 7, 10]] });
    const { events } = playOn(state, END);
    expect(wayOf(events)).not.toContainEqual(at([7, 7]));
  });

  it('wakes magic sleepers at the end of the round, also unknown ones', () => {
    const asleep = { ...ASLEEP, sleepRound: 2 };
    const state = scene({ heroes: [{ at: [7, 4] }], monsters: [['emu', 0, 14, asleep]] });
    const { state: after } = play(state, [], END);
    expect(monster(after, 0)).toMatchObject({ awake: true, known: true, sleepRound: null });
  });
});
