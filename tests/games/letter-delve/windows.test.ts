import { describe, expect, it } from 'vitest';
import type { Options } from '../../../src/core/game.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { makeBot } from '../../../src/games/letter-delve/bot/index.ts';
import { threatens } from '../../../src/games/letter-delve/rules/monster-moves.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import {
  attack,
  END,
  fight,
  legal,
  monster,
  onMonster,
  only,
  PASS,
  PASS_BATTLE,
  play,
  playOn,
  scene,
  STAY,
  use,
} from './table.ts';

const wakeAt = (wakeAtHp: 3 | 5): Action => ({ type: 'pass', until: 'battle', wakeAtHp });
const UNTIL_TURN: Action = { type: 'pass', until: 'turn' };

describe('Reaction windows', () => {
  it('41. a hero without items is never asked in a whole game', () => {
    for (const seed of ['a', 'b', 'c']) {
      let { state } = game.create({ seed, seats: ['easy', 'easy'], options: {} });
      const bots = [makeBot('easy', 0), makeBot('easy', 1)];
      while (state.ask) {
        const { seat, kind } = state.ask;
        if (kind === 'react') expect(state.heroes[seat]!.items).not.toEqual([]);
        state = game.apply(state, bots[seat]!.choose(game.view!(state, seat), legal(state)).action).state;
      }
    }
  });

  it('41. Heal at 20 HP is no question; a lost point is, until it is passed for the battle', () => {
    const state = fight('quagga', { items: ['heal'] });
    const hurt = play(state, [1, 20], END);
    expect(hurt.state.ask).toMatchObject({ kind: 'react', window: 'between-rolls', seat: 0 });
    const once = play(hurt.state, [1, 20], PASS);
    expect(once.state.ask).toMatchObject({ kind: 'react', window: 'between-rolls' });
    const { state: after, events } = playOn(once.state, PASS_BATTLE);
    expect(only(events, 'window-opened').filter(event => event.window === 'between-rolls')).toEqual([]);
    expect(after.battle).toBeNull();
  });

  it('41. "wake me at 5" asks again at 5', () => {
    const state = fight('quagga', { hp: 7, items: ['heal'] });
    const begun = play(state, [], END, PASS, PASS).state;
    expect(begun.ask).toMatchObject({ window: 'battle-start' });
    const { state: after } = play(begun, [1, 20, 1, 20], wakeAt(5));
    expect(after.heroes[0]!.hp).toBe(5);
    expect(after.ask).toMatchObject({ kind: 'react', window: 'between-rolls' });
    expect(legal(after)).not.toContainEqual(wakeAt(5));
    expect(legal(after)).toContainEqual(wakeAt(3));
  });

  it('asks the fighter first, then the onlookers from there', () => {
    const state = scene({
      heroes: [
        { at: [0, 0], items: ['sleep'] },
        { at: [7, 9], items: ['sleep'] },
        { at: [14, 0], items: ['sleep'] },
      ],
      monsters: [['quagga', 7, 10]],
    });
    const begun = playOn(state, END, PASS, PASS, STAY, END, PASS, PASS, STAY, END);
    let now = begun.state;
    const asked: string[] = [];
    while (now.ask?.kind === 'react' && asked.length < 20) {
      asked.push(`${now.ask.window} ${now.ask.seat}`);
      if (now.ask.window === 'battle-start' && now.ask.seat === 0) break;
      now = playOn(now, PASS).state;
    }
    // Only the threatened are asked before an activation, and the wheel turns on from the fighter.
    expect(asked).toEqual([
      'between-turns 0',
      'between-turns 1',
      'between-turns 2',
      'activation 1',
      'battle-start 1',
      'battle-start 2',
      'battle-start 0',
    ]);
  });

  it('asks anew when somebody has used an item', () => {
    const state = scene({
      heroes: [
        { at: [0, 7], items: ['freeze'] },
        { at: [14, 7], items: ['freeze'] },
      ],
      monsters: [['emu', 7, 14]],
    });
    const before = playOn(state, END, PASS, STAY, END).state;
    expect(before.ask).toMatchObject({ seat: 0, window: 'between-turns', beforeMonsters: true });
    const second = playOn(before, PASS).state;
    expect(second.ask).toMatchObject({ seat: 1 });
    const again = playOn(second, use('freeze')).state;
    // The only awake monster is frozen now, so a second Freeze is of no use and nobody is asked.
    expect(again.ask).not.toMatchObject({ window: 'between-turns', beforeMonsters: true });
    expect(again.turn).toBe(3);
  });

  it('"until the turn ends" is silent in other people’s business, but not in one’s own battle', () => {
    const state = scene({
      heroes: [{ at: [7, 9], items: ['sleep'] }, { at: [1, 14] }],
      monsters: [
        ['quagga', 7, 10],
        ['emu', 7, 14],
      ],
    });
    const muted = playOn(state, END, PASS, STAY, UNTIL_TURN).state;
    // Neither the activations nor anything else, until the Quagga attacks.
    expect(muted.ask).toMatchObject({ seat: 0, window: 'battle-start', monster: 0 });
  });

  it('closes when its reason is gone', () => {
    const state = scene({
      heroes: [{ at: [7, 9], items: ['sleep', 'freeze'] }],
      monsters: [['quagga', 7, 12]],
    });
    const activation = playOn(state, END, PASS).state;
    expect(activation.ask).toMatchObject({ window: 'activation', monster: 0 });
    const { state: after, events } = play(activation, [], use('sleep'));
    expect(only(events, 'activated')).toEqual([]);
    expect(monster(after, 0).awake).toBe(true);
    expect(after.turn).toBe(3);
  });

  it('the hero about to move is not asked before the own turn', () => {
    const state = scene({
      heroes: [
        { at: [0, 7], items: ['conjure-coins'] },
        { at: [14, 7], items: ['conjure-coins'] },
      ],
    });
    const { state: after } = playOn(state, END);
    expect(after.ask).toMatchObject({ seat: 0, window: 'between-turns', beforeMonsters: false });
    expect(playOn(after, PASS).state.ask).toMatchObject({ seat: 1, kind: 'turn-start' });
  });

  it('opens a duel to the defender', () => {
    const state = scene({ heroes: [{ at: [7, 9] }, { at: [7, 10], items: ['strength'] }] });
    expect(playOn(state, attack(1)).state.ask).toMatchObject({ seat: 1, window: 'battle-start' });
  });

  it('an item taken in hand may be put back', () => {
    const state = scene({
      heroes: [{ at: [7, 9], items: ['waken'] }],
      monsters: [
        ['emu', 0, 14, { awake: false }],
        ['emu', 14, 0, { awake: false }],
      ],
    });
    const taken = playOn(state, use('waken')).state;
    expect(taken.ask).toMatchObject({ kind: 'aim', item: 'waken', monster: null });
    const back = playOn(taken, { type: 'cancel' }).state;
    expect(back).toEqual(state);
    expect(playOn(taken, onMonster(1)).state.heroes[0]!.items).toEqual([]);
  });
});

describe('Threat', () => {
  const hero = (x: number, y: number) => ({
    ...scene({ heroes: [{ at: [x, y] }] }).heroes[0]!,
    at: { x, y },
  });
  const threat = (kind: 'emu' | 'bat' | 'wraith', x: number, y: number, change = {}) => {
    const state = scene({ heroes: [{ at: [7, 9] }], monsters: [[kind, x, y, change]] });
    return threatens(state, monster(state, 0), hero(7, 9));
  };

  it('reaches eight steps, four when slowed, none when frozen', () => {
    expect(threat('emu', 0, 10)).toBe(true);
    expect(threat('emu', 0, 12)).toBe(false);
    expect(threat('emu', 0, 10, { slowRound: 2 })).toBe(false);
    expect(threat('emu', 4, 9, { frozenRound: 2 })).toBe(false);
    expect(threat('emu', 7, 10, { frozenRound: 2 })).toBe(true);
  });

  it('counts the squares that an invisible monster may jump to', () => {
    expect(threat('wraith', 0, 0)).toBe(true);
    expect(threat('emu', 0, 0)).toBe(false);
  });
});

describe('At any time (R93)', () => {
  const walk = (options = {}) =>
    scene({
      heroes: [
        { at: [7, 9], items: [] },
        { at: [7, 12], items: ['snipe', 'freeze'] },
      ],
      monsters: [['emu', 0, 5]],
      part: 'start',
      options,
    });

  it('rivals may answer every step, if asked for or by the book', () => {
    const asks = (options: Options) => playOn(walk(options), { type: 'roll' }).state.ask;
    expect(asks({})).toMatchObject({ seat: 0, kind: 'walk' });
    for (const options of [{ asks: 'always' }, { rules: 'by-the-book' }])
      expect(asks(options)).toMatchObject({ seat: 1, kind: 'react', window: 'walk' });
    const rolled = play(walk({ asks: 'always' }), [2, 2], { type: 'roll' }).state;
    const walking = playOn(rolled, PASS).state;
    expect(walking.ask).toMatchObject({ seat: 0, kind: 'walk' });
    const stepped = playOn(walking, { type: 'step', to: { x: 7, y: 10 } }).state;
    expect(stepped.ask).toMatchObject({ seat: 1, window: 'walk' });
    // Two squares away: a shot at the walker.
    expect(playOn(stepped, use('snipe')).state.heroes[1]!.items).toHaveLength(1);
    const quiet = playOn(stepped, UNTIL_TURN).state;
    expect(playOn(quiet, { type: 'step', to: { x: 8, y: 10 } }).state.ask).toMatchObject({ seat: 0 });
  });

  it('an onlooker may shoot the monster of a battle, and takes its loot', () => {
    const battle = (options: Options) =>
      playOn(
        scene({
          heroes: [{ at: [7, 9] }, { at: [7, 12], items: ['snipe'] }],
          monsters: [['emu', 7, 10]],
          options,
        }),
        END,
        STAY,
        END,
        PASS,
        PASS,
      ).state;
    expect(battle({}).battle).toBeNull();
    const open = battle({ asks: 'always' });
    expect(open.ask).toMatchObject({ seat: 1, kind: 'react', window: 'battle-start' });
    const { state } = play(open, [4, 1], use('snipe'));
    expect(state.battle).toBeNull();
    expect(state.heroes.map(hero => hero.coins)).toEqual([0, 2]);
  });
});
