import { describe, expect, it } from 'vitest';
import { sameAction, type BotLevel } from '../../../src/core/game.ts';
import { canonical } from '../../../src/core/plain.ts';
import { makeBot } from '../../../src/games/letter-delve/bot/index.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { measure } from './measure.ts';
import {
  ASLEEP,
  END,
  fight,
  legal,
  onMonster,
  onSquare,
  PASS,
  playOn,
  ROLL,
  scene,
  SWORD,
  TWO_HANDED,
  use,
} from './table.ts';

function choice(level: BotLevel, state: State): Action {
  const { seat } = state.ask!;
  return makeBot(level, seat).choose(game.view!(state, seat), legal(state)).action;
}

describe('The bots', () => {
  it.each(['random', 'easy', 'normal', 'hard'] as const)('%s: chooses legal actions and says why', level => {
    let { state } = game.create({ seed: `bot ${level}`, seats: [level, level], options: {} });
    const bots = [makeBot(level, 0), makeBot(level, 1)];
    for (let count = 0; state.ask && count < 400; count++) {
      const list = legal(state);
      const { action, why } = bots[state.ask.seat]!.choose(game.view!(state, state.ask.seat), list);
      expect(list.some(each => sameAction(each, action))).toBe(true);
      expect(why).toMatch(/\S.*[.]$/);
      state = game.apply(state, action).state;
    }
  });

  it('play the same game again', () => {
    const played = () => canonical(measure(['hard', 'normal'], 2, { salt: 'AGAIN' }).scores);
    expect(played()).toBe(played());
  });

  it('outfit by their taste', () => {
    const { state } = game.create({ seed: 'x', seats: ['human'], options: {} });
    expect(choice('normal', state)).toEqual({ type: 'outfit', weapon: SWORD, armour: true });
    expect(choice('hard', state)).toEqual({ type: 'outfit', weapon: TWO_HANDED, armour: false });
  });

  it('shop before they roll', () => {
    const state = scene({ heroes: [{ at: [7, 4], weapon: SWORD, coins: 20 }], part: 'start' });
    expect(choice('normal', state)).toEqual({ type: 'buy-weapon', weapon: TWO_HANDED });
    expect(choice('easy', state)).toEqual(ROLL);
  });

  it('leave when hurt, and not by accident', () => {
    const near = (hp: number) =>
      scene({ heroes: [{ at: [7, 7], hp, coins: 30 }], part: 'walk', outing: { left: 1 } });
    expect(choice('normal', near(5))).toEqual({ type: 'stop' });
    expect(choice('normal', near(20)).type).toBe('step');
  });

  it('drink when wounded, even with nothing else to do', () => {
    const state = scene({ heroes: [{ at: [7, 4], hp: 10, items: ['heal'] }], part: 'start' });
    expect(choice('easy', state)).toEqual(use('heal'));
    const fine = scene({ heroes: [{ at: [7, 4], hp: 18, items: ['heal'] }], part: 'start' });
    expect(choice('easy', fine)).toEqual(ROLL);
  });

  it('send a boss to sleep before it comes', () => {
    const state = scene({ heroes: [{ at: [7, 9], items: ['sleep'] }], monsters: [['quagga', 7, 13]] });
    const asked = playOn(state, END).state;
    expect(choice('normal', asked)).toEqual(use('sleep'));
    expect(choice('easy', asked)).toEqual(PASS);
  });

  it('point an item where they meant it', () => {
    const state = scene({
      heroes: [{ at: [7, 9], items: ['freeze'] }],
      monsters: [
        ['emu', 7, 13],
        ['quagga', 5, 13],
      ],
    });
    const asked = playOn(state, END).state;
    const aimed = playOn(asked, choice('hard', asked)).state;
    expect(aimed.ask).toMatchObject({ kind: 'aim', item: 'freeze' });
    expect(choice('hard', aimed)).toEqual(onMonster(1));
  });

  it('use what turns a battle, and flee what nothing turns', () => {
    const lost = fight('quagga', { weapon: SWORD, hp: 8, coins: 30, items: ['teleport'] });
    const begun = playOn(lost, END, PASS, PASS).state;
    expect(choice('normal', begun)).toEqual(use('teleport'));
    const away = playOn(begun, use('teleport')).state;
    expect(choice('normal', away)).toEqual(onSquare(7, 7));
    const won = playOn(fight('xeroc', { weapon: TWO_HANDED, hp: 12, items: ['confusion'] }), END).state;
    expect(choice('hard', won)).toEqual(use('confusion'));
    const easy = playOn(fight('bat', { weapon: TWO_HANDED, items: ['confusion'] }), END).state;
    expect(choice('hard', easy)).toEqual(PASS);
  });

  it('slow, cancel or poison what that is enough for', () => {
    const coming = (item: 'slow-monster' | 'cancellation', kind: 'quagga' | 'zombie-lord', y: number) =>
      playOn(scene({ heroes: [{ at: [7, 5], items: [item] }], monsters: [[kind, 7, y]] }), END).state;
    expect(choice('hard', coming('slow-monster', 'quagga', 12))).toEqual(use('slow-monster'));
    expect(choice('hard', coming('slow-monster', 'quagga', 8))).toEqual(PASS);
    expect(choice('hard', coming('cancellation', 'zombie-lord', 14))).toEqual(use('cancellation'));
    const yeti = playOn(fight('yeti', { weapon: SWORD, items: ['poison'] }), END).state;
    expect(choice('hard', yeti)).toEqual(use('poison'));
    const double = playOn(
      fight('doppelganger', { weapon: TWO_HANDED, items: ['cancellation'] }),
      END,
      PASS,
      PASS,
    ).state;
    expect(choice('hard', double)).toEqual(use('cancellation'));
  });

  it('attack a rival only with good odds and something to gain', () => {
    const beside = (weapon: 0 | 3, coins: number) =>
      scene({ heroes: [{ at: [7, 9], weapon }, { at: [7, 10], coins, weapon: 1 }, { at: [0, 0] }] });
    expect(choice('normal', beside(3, 40))).toEqual({ type: 'attack', rival: 1 });
    expect(choice('normal', beside(3, 3)).type).not.toBe('attack');
    expect(choice('hard', beside(0, 40)).type).not.toBe('attack');
    expect(choice('easy', beside(3, 40)).type).not.toBe('attack');
  });

  it('do not see what nobody has seen', () => {
    const hidden = (kind: 'quagga' | 'xeroc') =>
      scene({
        heroes: [{ at: [2, 0], weapon: TWO_HANDED, coins: 20 }],
        monsters: [[kind, 6, 6, ASLEEP]],
        part: 'start',
      });
    const seen = (kind: 'quagga' | 'xeroc') => canonical(game.view!(hidden(kind), 0));
    expect(seen('quagga')).toBe(seen('xeroc'));
  });
});
