import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import type { Monster } from '../../../src/games/letter-delve/state/state.ts';
import {
  ASLEEP,
  at,
  attack,
  DAGGER,
  END,
  fight,
  isListed,
  legal,
  MACE,
  monster,
  offers,
  onHero,
  onSquare,
  only,
  PASS,
  PASS_BATTLE,
  play,
  scene,
  STAY,
  SWORD,
  TWO_HANDED,
  use,
} from './table.ts';

const results = (events: readonly Event[]) => only(events, 'exchange').map(event => event.result);

describe('Battles', () => {
  it('4. a Quagga starts with 10 HP, an Emu with 1', () => {
    const begun = (kind: 'quagga' | 'emu') =>
      only(play(fight(kind, { hp: 1 }), [1, 3], END).events, 'battle-began')[0]!.monsterHp;
    expect(begun('quagga')).toBe(10);
    expect(begun('emu')).toBe(1);
  });

  it('16. a tie is the hero’s, and Leather soaks the first point', () => {
    const { state, events } = play(fight('emu', { weapon: SWORD, armour: true }), [2, 3, 3, 3], END);
    expect(results(events)).toEqual(['foe-hits', 'hero-hits']);
    expect(only(events, 'soaked')).toEqual([{ type: 'soaked', seat: 0, by: 'leather', left: 0 }]);
    expect(state.heroes[0]).toMatchObject({ hp: 20, coins: 2 });
  });

  it('17. Mean ignores Leather', () => {
    const dice = [1, 8, 10, 1, 10, 1, 10, 1, 10, 1];
    const { state } = play(fight('hobgoblin', { weapon: TWO_HANDED, armour: true, coins: 5 }), dice, END);
    expect(state.heroes[0]).toMatchObject({ hp: 19, coins: 13 });
  });

  it('18. Greedy steals with a wound, not with a soaked blow', () => {
    const dice = [1, 2, 1, 3, 3, 4, 1];
    const { state, events } = play(fight('leprechaun', { armour: true, coins: 10 }), dice, END);
    expect(only(events, 'stolen')).toMatchObject([{ die: 3, by: -3, coins: 7 }]);
    expect(state.heroes[0]).toMatchObject({ hp: 19, coins: 9 });
  });

  it('19. a Vampire pays and comes back face down, known, on a free spawn point', () => {
    const state = scene({
      heroes: [{ at: [7, 9], weapon: TWO_HANDED }],
      monsters: [
        ['vampire', 7, 10],
        ['snake', 0, 3, ASLEEP],
      ],
      alone: true,
    });
    const { state: after } = play(state, [5, 5, 6, 2, 8, 8, 10, 7, 7], END);
    expect(after.heroes[0]!.coins).toBe(8);
    expect(monster(after, 0)).toMatchObject({ at: at([2, 6]), awake: false, known: true });
  });

  it('20. Regeneration ebbs when only regenerators are left', () => {
    const troll = (regeneration: string) => fight('troll', {}, { alone: true, options: { regeneration } });
    const ebbing = play(troll('ebbing'), [4, 1], END).state;
    expect(ebbing).toMatchObject({ endedBy: 'cleared', slain: ['troll'] });
    expect(ebbing.heroes[0]).toMatchObject({ status: 'escaped', coins: 2 });
    const endless = play(troll('endless'), [4, 1, 5], END).state;
    expect(endless.monsters).toHaveLength(1);
    const two = scene({
      heroes: [{ at: [7, 9] }],
      monsters: [
        ['troll', 7, 10],
        ['troll', 0, 3, ASLEEP],
      ],
      alone: true,
    });
    const { state } = play(two, [4, 1], END);
    expect(state.monsters).toHaveLength(1);
    expect(state.endedBy).toBeNull();
  });

  it('20. a cancelled Troll is slain for good', () => {
    const state = scene({ heroes: [{ at: [7, 9] }], monsters: [['troll', 7, 10, { cancelRound: 2 }]] });
    expect(play(state, [4, 1], END).state.slain).toEqual(['troll']);
  });

  it('23. the Doppelganger fights with the victim’s weapon, whatever it becomes', () => {
    const state = fight('doppelganger', { weapon: TWO_HANDED, coins: 4, items: ['polymorph-weapon'] });
    // Alone inside, the weapon can only be one's own.
    const dice = [10, 10, 1, 4, 4, 4, 3, 4, 2, 4, 1];
    const { state: after, events } = play(state, dice, END, PASS, PASS, PASS, use('polymorph-weapon'));
    expect(only(events, 'exchange').map(event => event.foeRoll.die)).toEqual([10, 4, 4, 4, 4]);
    expect(after.heroes[0]).toMatchObject({ coins: 4, weapon: DAGGER, hp: 20 });
    expect(after.slain).toEqual(['doppelganger']);
  });

  it('24. Sleep ends the battle; the Kestrel misses the next monster turn and is whole in the one after', () => {
    const state = fight('kestrel', { weapon: SWORD, items: ['sleep'] }, { round: 1 });
    const fought = play(state, [8, 3, 1, 9], END, PASS, PASS, PASS, PASS, use('sleep'));
    expect(only(fought.events, 'battle-ended')).toMatchObject([{ how: 'item' }]);
    expect(monster(fought.state, 0)).toMatchObject({ awake: false, sleepRound: 2 });
    expect(fought.state.heroes[0]!.hp).toBe(19);
    const missed = play(fought.state, [], STAY);
    expect(only(missed.events, 'woke')).toMatchObject([{ why: 'sleep-over' }]);
    expect(missed.state.turn).toBe(3);
    const again = play(missed.state, [8, 1, 8, 1, 8, 1, 8, 1, 8, 1], STAY);
    expect(only(again.events, 'battle-began')).toMatchObject([{ monsterHp: 5 }]);
  });

  it('25. Teleport out of a battle, up the stairs', () => {
    const state = fight('quagga', { coins: 40, items: ['teleport'] });
    const { state: after } = play(state, [1, 20], END, PASS, PASS, PASS, use('teleport'), onSquare(7, 7));
    expect(after.heroes[0]).toMatchObject({ status: 'escaped', coins: 40, hp: 19 });
    expect(after.endedBy).toBe('all-out');
  });

  it('26. Magic Missiles before the first exchange', () => {
    const state = fight('bat', { items: ['magic-missiles'] });
    const { state: after, events } = play(state, [4], END, use('magic-missiles'));
    expect(after.heroes[0]!.coins).toBe(6);
    expect(results(events)).toEqual([]);
  });

  it('27. Poison: the next hit kills, but no boss', () => {
    const yeti = fight('yeti', { weapon: MACE, items: ['poison'] });
    const { state } = play(yeti, [2, 5, 6, 6], END, use('poison'));
    expect(state.heroes[0]).toMatchObject({ hp: 19, coins: 8 });
    const boss = play(fight('xeroc', { items: ['poison', 'bless-weapon'] }), [], END).state;
    expect(offers(boss, 'bless-weapon')).toBe(true);
    expect(offers(boss, 'poison')).toBe(false);
  });

  it('28. everything stacks', () => {
    const state = fight('xeroc', {
      weapon: SWORD,
      items: ['enchant-weapon', 'strength', 'bless-weapon', 'conjure-coins'],
    });
    const { events } = play(
      state,
      [2, 7, 3, 11],
      END,
      PASS,
      PASS,
      use('enchant-weapon'),
      use('strength'),
      use('bless-weapon'),
      PASS,
    );
    expect(only(events, 'exchange')[0]).toMatchObject({ result: 'hero-hits', heroRoll: { total: 11 } });
  });

  it('29. Confusion: the lower of two', () => {
    const state = fight('dragonette', { items: ['confusion'] });
    const { state: after } = play(state, [2, 4, 2, 1, 3, 1], END, use('confusion'));
    expect(after.heroes[0]).toMatchObject({ hp: 20, coins: 4 });
  });

  it('30. a wound from Snipe counts in the next battle, and only there', () => {
    const state = scene({
      heroes: [{ at: [7, 9], weapon: SWORD, items: ['snipe'] }],
      monsters: [['griffin', 7, 11]],
    });
    const shot = play(state, [5, 4, 3, 6, 2], use('snipe'));
    expect(only(shot.events, 'sniped')).toMatchObject([{ hit: true, wound: 1 }]);
    expect(only(shot.events, 'battle-began')).toMatchObject([{ monsterHp: 1 }]);
    expect(shot.state.heroes[0]!.coins).toBe(4);
    const wounded: Partial<Monster> = { wound: 1 };
    const asleep = scene({
      heroes: [{ at: [7, 9], items: ['sleep'] }],
      monsters: [['griffin', 7, 10, wounded]],
    });
    const ended = play(asleep, [1, 4], END, PASS, PASS, PASS, use('sleep'));
    expect(monster(ended.state, 0).wound).toBe(0);
  });

  it('31. Drain Life restores 1 HP with every hit', () => {
    const state = fight('centaur', { hp: 18, weapon: SWORD, items: ['drain-life'] });
    const { state: after } = play(state, [6, 2, 1, 5, 8, 6, 7, 1], END, use('drain-life'));
    expect(after.heroes[0]).toMatchObject({ hp: 20, coins: 6 });
  });

  it('33. Forced Move ends a battle when it pushes far enough', () => {
    const state = scene({
      heroes: [{ at: [6, 4], items: ['forced-move'] }],
      monsters: [['quagga', 5, 3]],
    });
    const { state: after, events } = play(state, [6], END, PASS, PASS, use('forced-move'), {
      type: 'target-way',
      way: 'west',
    });
    expect(monster(after, 0).at).toEqual(at([4, 3]));
    expect(only(events, 'battle-ended')).toMatchObject([{ how: 'item' }]);
    expect(after.heroes[0]!.hp).toBe(20);
  });

  it('34. Cancellation opens armour against the Mean', () => {
    const state = fight('quagga', { armour: true, items: ['mystic-armor', 'cancellation'] });
    const begun = play(state, [], END, PASS, PASS).state;
    expect(offers(begun, 'mystic-armor')).toBe(false);
    const dice = [1, 20, 1, 20, 1, 20, 1, 20];
    const cancelled = play(begun, [], use('cancellation')).state;
    expect(offers(cancelled, 'mystic-armor')).toBe(true);
    const hurt = { ...cancelled, heroes: [{ ...cancelled.heroes[0]!, hp: 1 }] };
    const { events } = play(hurt, dice, use('mystic-armor'));
    expect(only(events, 'soaked').map(event => event.by)).toEqual(['leather', 'magic', 'magic']);
    expect(only(events, 'died')).toHaveLength(1);
  });

  it('35. Polymorph: the battle goes on against the next tile', () => {
    const state = fight('quagga', { items: ['polymorph'] }, { bag: ['snake', 'emu'] });
    const { state: after } = play(state, [2, 3, 2], END, PASS, PASS, use('polymorph'));
    expect(after.heroes[0]).toMatchObject({ coins: 2, hp: 20 });
    expect(after.bag).toEqual(['snake', 'quagga']);
    expect(after.slain).toEqual(['emu']);
  });

  it('44. from an empty purse nothing is drawn', () => {
    const dice = [1, 2, 4, 1, 3, 4, 1];
    const { state } = play(fight('orc', { coins: 2 }), dice, END);
    expect(state.heroes[0]).toMatchObject({ hp: 18, coins: 2 });
  });

  it('47. Leather and Enchant Armour soak one each', () => {
    const state = fight('snake', { armour: true, items: ['enchant-armor'] });
    const { state: after, events } = play(state, [1, 3, 2, 3, 1, 2, 3, 3], END, use('enchant-armor'));
    expect(only(events, 'soaked').map(event => event.by)).toEqual(['leather', 'magic']);
    expect(after.heroes[0]!.hp).toBe(19);
  });

  it('48. Invisibility ends the battle, and the others do not see the hero either', () => {
    const state = scene({
      heroes: [{ at: [7, 9], items: ['invisibility'] }],
      monsters: [
        ['zombie-lord', 7, 8],
        ['rattlesnake', 8, 10],
      ],
    });
    const { state: after, events } = play(state, [2, 15], END, PASS, PASS, PASS, use('invisibility'));
    expect(after.heroes[0]).toMatchObject({ hp: 19, invisibleRound: null });
    expect(only(events, 'idle')).toMatchObject([{ monster: 1, why: 'no-target' }]);
  });

  it('50. a monster teleported next door goes on fighting', () => {
    const state = scene({
      heroes: [{ at: [7, 9], weapon: TWO_HANDED, items: ['teleport-monster'] }],
      monsters: [['bat', 7, 8]],
    });
    const dice = [9, 1, 9, 1, 9, 1];
    const { state: after } = play(state, dice, END, PASS, PASS, use('teleport-monster'), onSquare(8, 10));
    expect(after.heroes[0]!.coins).toBe(6);
  });

  it('51. wound and missiles together', () => {
    const state = scene({
      heroes: [{ at: [7, 9], weapon: SWORD, items: ['magic-missiles'] }],
      monsters: [['yeti', 7, 10, { wound: 1 }]],
    });
    const { state: after, events } = play(state, [2, 5, 3], END, use('magic-missiles'));
    expect(only(events, 'monster-hp').map(event => event.hp)).toEqual([1, 0]);
    expect(after.heroes[0]!.coins).toBe(8);
  });
});

describe('Duels', () => {
  it('38. the winner takes coins and items', () => {
    const state = scene({
      heroes: [
        { at: [7, 9], weapon: TWO_HANDED, hp: 2, coins: 12 },
        { at: [7, 10], armour: true, hp: 1, coins: 31, items: ['heal', 'teleport'] },
      ],
    });
    const dice = [4, 4, 9, 1, 2, 3, 10, 4];
    const { state: after, events } = play(state, dice, attack(1), PASS_BATTLE);
    expect(results(events)).toEqual(['clash', 'hero-hits', 'foe-hits', 'hero-hits']);
    expect(after.heroes[0]).toMatchObject({ hp: 1, coins: 43 });
    expect(after.heroes[0]!.items.map(item => item.kind)).toEqual(['heal', 'teleport']);
    expect(after.heroes[1]).toMatchObject({ status: 'dead', cause: 'duel', killer: 0, coins: 0, lost: 31 });
    expect(after.ask).toMatchObject({ seat: 0, kind: 'arrived' });
  });

  it('38. an attacker who falls loses everything, and the turn with it', () => {
    const state = scene({
      heroes: [
        { at: [7, 9], hp: 1, coins: 9 },
        { at: [7, 10], coins: 1 },
      ],
    });
    const { state: after } = play(state, [1, 4], attack(1));
    expect(after.heroes[0]).toMatchObject({ status: 'dead', killer: 1 });
    expect(after.heroes[1]!.coins).toBe(10);
    expect(after.ask).toMatchObject({ seat: 1, kind: 'turn-start' });
  });

  it('52. ends by a Teleport, and cannot be begun again this turn', () => {
    const state = scene({
      heroes: [
        { at: [7, 9], weapon: TWO_HANDED, items: ['conjure-coins'] },
        { at: [7, 10], coins: 5, items: ['teleport'] },
      ],
    });
    const { state: after } = play(
      state,
      [8, 2],
      attack(1),
      PASS,
      PASS,
      PASS,
      use('teleport'),
      onSquare(0, 14),
    );
    expect(after.heroes[1]).toMatchObject({ hp: 19, coins: 5, at: at([0, 14]) });
    expect(after.ask).toMatchObject({ seat: 0, kind: 'arrived' });
    const back = {
      ...after,
      heroes: after.heroes.map(hero => (hero.seat ? { ...hero, at: at([7, 10]) } : hero)),
    };
    expect(isListed(back, attack(1))).toBe(false);
  });

  it('59. Snipe at a rival: only higher hits, and Leather soaks it', () => {
    const range = (armour: boolean) =>
      scene({
        heroes: [
          { at: [7, 9], weapon: SWORD, items: ['snipe', 'conjure-coins'] },
          { at: [7, 11], weapon: SWORD, armour },
        ],
      });
    expect(play(range(true), [7, 3], use('snipe')).state.heroes[1]!.hp).toBe(20);
    expect(play(range(false), [4, 4], use('snipe')).state.heroes[1]!.hp).toBe(20);
    expect(play(range(false), [7, 3], use('snipe')).state.heroes[1]!.hp).toBe(19);
  });

  it('needs a square entered this turn (R51), and leave to fight at all', () => {
    const beside = (options: object, round: number, entered = true) =>
      scene({
        heroes: [{ at: [7, 9] }, { at: [8, 10] }],
        options: { ...options },
        round,
        outing: { entered },
      });
    expect(isListed(beside({}, 2), attack(1))).toBe(true);
    expect(isListed(beside({}, 2, false), attack(1))).toBe(false);
    expect(isListed(beside({ duels: 'off' }, 9), attack(1))).toBe(false);
    expect(isListed(beside({ duels: 'truce' }, 5), attack(1))).toBe(false);
    expect(isListed(beside({ duels: 'truce' }, 6), attack(1))).toBe(true);
  });

  it('lets a victim’s killer by a shot rob it', () => {
    const state = scene({
      heroes: [
        { at: [7, 9], weapon: SWORD, items: ['snipe'] },
        { at: [7, 11], hp: 1, coins: 8, items: ['heal'] },
      ],
    });
    const { state: after } = play(state, [7, 3], use('snipe'));
    expect(after.heroes[0]).toMatchObject({ coins: 8 });
    expect(after.heroes[1]).toMatchObject({ status: 'dead', cause: 'snipe', killer: 0 });
  });

  it('targets: a hero can be named where several stand inside', () => {
    const state = scene({
      heroes: [
        { at: [7, 9], items: ['polymorph-weapon'] },
        { at: [0, 14], weapon: TWO_HANDED },
      ],
    });
    const taken = play(state, [], use('polymorph-weapon')).state;
    expect(legal(taken)).toEqual([onHero(0), onHero(1), { type: 'cancel' }]);
    expect(play(taken, [1], onHero(1)).state.heroes[1]!.weapon).toBe(DAGGER);
  });
});
