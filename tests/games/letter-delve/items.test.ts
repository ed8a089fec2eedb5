import { describe, expect, it } from 'vitest';
import { ITEM_IDS, type ItemId } from '../../../src/games/letter-delve/data/items.ts';
import type { Monster, State } from '../../../src/games/letter-delve/state/state.ts';
import { linesOf } from '../support/printed-table.ts';
import { PRINTED_ITEMS } from './printed.ts';
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
  onMonster,
  onSquare,
  only,
  PASS,
  play,
  playOn,
  type Placed,
  ROLL,
  scene,
  STAY,
  step,
  SWORD,
  TWO_HANDED,
  use,
} from './table.ts';

/** Something to shoot at, something to wake, something with a special. */
const AROUND: readonly Placed[] = [
  ['hobgoblin', 7, 11],
  ['emu', 5, 9, ASLEEP],
];

function ownTurn(item: ItemId): State {
  return scene({ heroes: [{ at: [7, 9], hp: 10, items: [item] }], monsters: AROUND, part: 'start' });
}

function inWindow(item: ItemId): State {
  const heroes = [{ at: [7, 9] as const, hp: 10, items: ['conjure-coins', item] as ItemId[] }];
  return playOn(scene({ heroes, monsters: AROUND }), END).state;
}

function inBattle(item: ItemId): State {
  const state = fight('vampire', { hp: 10, items: ['conjure-coins', item] });
  return playOn(state, END, PASS, PASS).state;
}

function afterExchange(item: ItemId): State {
  return play(inBattle(item), [1, 8], PASS).state;
}

function inDuel(item: ItemId): State {
  const heroes = [
    { at: [7, 9] as const, hp: 10, items: ['conjure-coins', item] as ItemId[] },
    { at: [7, 10] as const },
  ];
  return playOn(scene({ heroes, monsters: AROUND }), attack(1)).state;
}

/** Seat 1 looks on while seat 0 fights. */
function lookingOn(item: ItemId): State {
  const heroes = [
    { at: [7, 9] as const },
    { at: [0, 0] as const, hp: 10, items: ['polymorph-weapon', item] as ItemId[] },
  ];
  let state = playOn(scene({ heroes, monsters: [['vampire', 7, 10]] }), END).state;
  while (!state.battle)
    state = playOn(state, state.ask?.kind === 'turn-start' ? STAY : isListed(state, PASS) ? PASS : END).state;
  return state;
}

const printed = linesOf(PRINTED_ITEMS).map(line => {
  const [number, id, ...when] = line.split(/\s+/);
  return { number: Number(number), id: id as ItemId, when };
});

describe('When items may be used', () => {
  it.each(printed)('$number. $id: $when', ({ number, id, when }) => {
    expect(ITEM_IDS[number - 1]).toBe(id);
    const isForMonsters = when.includes('m');
    const offered = {
      turn: offers(ownTurn(id), id),
      window: offers(inWindow(id), id),
      battle: offers(inBattle(id), id),
      later: offers(afterExchange(id), id),
      duel: offers(inDuel(id), id),
      onlooker: offers(lookingOn(id), id),
    };
    expect(offered).toEqual({
      turn: when.includes('T'),
      window: when.includes('W'),
      battle: when.includes('B') || when.includes('B0'),
      later: when.includes('B'),
      duel: when.includes('B') && !isForMonsters,
      onlooker: when.includes('O'),
    });
  });

  it('nothing but a step in transit', () => {
    const state = scene({
      heroes: [{ at: [2, 2], items: ['conjure-coins'] }],
      part: 'walk',
      outing: { left: 2, levitating: true },
    });
    expect(legal(state).every(action => action.type === 'step')).toBe(true);
  });
});

describe('What items do', () => {
  /** One hero at (7,9) in the middle of the turn; a second Conjure Coins keeps the turn from ending by itself. */
  const calm = (item: ItemId, hero: object = {}, monsters: readonly Placed[] = [], change: object = {}) =>
    scene({
      heroes: [{ at: [7, 9], items: [item, 'conjure-coins', 'conjure-coins'], ...hero }],
      monsters,
      ...change,
    });
  const hero = (state: State) => state.heroes[0]!;

  it('1. Conjure Coins: two D3', () => {
    expect(hero(play(calm('conjure-coins'), [3, 1], use('conjure-coins')).state).coins).toBe(4);
  });

  it('2. Mystic Armour soaks two, and not against the Mean', () => {
    const state = fight('snake', { items: ['mystic-armor'] });
    const { state: after } = play(state, [1, 3, 1, 3, 1, 3, 3, 1], END, use('mystic-armor'));
    expect(hero(after).hp).toBe(19);
    const mean = play(fight('yeti', { items: ['mystic-armor', 'bless-weapon'] }), [], END).state;
    expect(offers(mean, 'mystic-armor')).toBe(false);
  });

  it('3. Snipe: exactly two squares away, walls or not; a sleeper that survives wakes', () => {
    const monsters: Placed[] = [
      ['griffin', 9, 10, ASLEEP],
      ['emu', 8, 10],
      ['emu', 10, 9],
    ];
    const { state, events } = play(calm('snipe', {}, monsters), [1, 4], use('snipe'));
    expect(only(events, 'sniped')).toMatchObject([{ monster: 0, hit: false }]);
    expect(monster(state, 0)).toMatchObject({ awake: true, wound: 0 });
    const kill = play(calm('snipe', {}, [['emu', 9, 9, ASLEEP]]), [3, 3], use('snipe'));
    expect(kill.state.slain).toEqual(['emu']);
    expect(hero(kill.state).coins).toBe(2);
  });

  it('3. Snipe at a Doppelganger: it borrows the sniper’s die', () => {
    const state = calm('snipe', { weapon: TWO_HANDED }, [['doppelganger', 9, 9]]);
    expect(monster(play(state, [9, 9], use('snipe')).state, 0).wound).toBe(1);
  });

  it('4. Waken wakes any sleeper, also from magic sleep', () => {
    const asleep: Partial<Monster> = { awake: false, sleepRound: 2 };
    const { state } = play(calm('waken', {}, [['emu', 0, 14, asleep]]), [], use('waken'), onMonster(0));
    expect(monster(state, 0)).toMatchObject({ awake: true, known: true, sleepRound: null });
  });

  it('5. Sleep: it misses the coming monster turn, and steps do not wake it', () => {
    const state = calm('sleep', {}, [['quagga', 7, 11]], { part: 'walk', outing: { left: 2 } });
    const slept = play(state, [], use('sleep')).state;
    expect(monster(slept, 0)).toMatchObject({ awake: false, sleepRound: 2, known: true });
    expect(monster(play(slept, [], step(7, 10)).state, 0).awake).toBe(false);
  });

  it('6. Freeze: not twice, and it ends with the monster turn', () => {
    const state = calm('freeze', { items: ['freeze', 'freeze'] }, [['quagga', 7, 13]]);
    const frozen = play(state, [], use('freeze'));
    expect(only(frozen.events, 'idle')).toMatchObject([{ why: 'frozen' }]);
    expect(monster(frozen.state, 0).frozenRound).toBeNull();
  });

  it('7. Teleport: arrival wakes, movement goes on, and the first turn does not end it on the star', () => {
    const monsters: Placed[] = [['emu', 0, 3, ASLEEP]];
    const state = calm('teleport', {}, monsters, { part: 'walk', outing: { left: 2 } });
    const { state: after } = play(state, [], use('teleport'), onSquare(1, 4));
    expect(monster(after, 0).awake).toBe(true);
    expect(after.ask).toMatchObject({ kind: 'walk' });
    const first = playOn(calm('teleport', { firstTurn: true }), use('teleport')).state;
    expect(isListed(first, onSquare(7, 7))).toBe(false);
    expect(isListed(first, onSquare(1, 1))).toBe(false);
  });

  it('7. Teleport onto the star leaves quietly, and loudly by the book', () => {
    const monsters: Placed[] = [['quagga', 6, 6, ASLEEP]];
    const out = (exit: string) =>
      playOn(calm('teleport', {}, monsters, { options: { exit } }), use('teleport'), onSquare(7, 7)).state;
    expect(monster(out('quiet'), 0).awake).toBe(false);
    expect(monster(out('loud'), 0).awake).toBe(true);
    const beside = playOn(calm('teleport', {}, monsters), use('teleport'), onSquare(7, 6)).state;
    expect(monster(beside, 0).awake).toBe(true);
  });

  it('8. Enchant Weapon: the higher of two, once', () => {
    const state = fight('snake', { items: ['enchant-weapon', 'enchant-weapon'] });
    const { events } = play(state, [1, 3, 3], END, use('enchant-weapon'));
    expect(only(events, 'exchange')[0]!.heroRoll).toMatchObject({ faces: [1, 3], total: 3 });
  });

  it('9. Create Monster: bosses go back into the bag', () => {
    const state = calm('create-monster', {}, [], { bag: ['emu', 'nymph', 'xeroc'] });
    const { state: after } = play(state, [1], use('create-monster'), onSquare(6, 8));
    expect(after.monsters.at(-1)).toMatchObject({ kind: 'nymph', awake: true, known: true });
    expect(after.bag).toEqual(['xeroc', 'emu']);
  });

  it('10. Polymorph Weapon: a D4 decides', () => {
    const { state } = play(calm('polymorph-weapon', { weapon: DAGGER }), [4], use('polymorph-weapon'));
    expect(hero(state).weapon).toBe(TWO_HANDED);
  });

  it('11. Enchant Armour soaks one', () => {
    const state = fight('snake', { items: ['enchant-armor'] });
    const { state: after } = play(state, [1, 3, 1, 3, 3, 1], END, use('enchant-armor'));
    expect(hero(after).hp).toBe(19);
  });

  it('12. Forced Move: up to a D8, stopped by walls, figures and the star; it wakes nobody', () => {
    const monsters: Placed[] = [['emu', 7, 4, ASLEEP]];
    const state = calm('forced-move', { at: [0, 0] }, monsters);
    const pushed = play(state, [8], use('forced-move'), onMonster(0), { type: 'target-way', way: 'south' });
    expect(monster(pushed.state, 0)).toMatchObject({ at: at([7, 6]), awake: false });
    const flier = calm('forced-move', { at: [0, 0] }, [['bat', 2, 3]]);
    const over = play(flier, [2], use('forced-move'), onMonster(0), { type: 'target-way', way: 'east' });
    expect(monster(over.state, 0).at).toEqual(at([4, 3]));
  });

  it('12. Forced Move and Teleport Monster tell nothing of unknown tiles', () => {
    const options = (kind: 'bat' | 'emu', item: ItemId) => {
      const state = calm(item, { at: [0, 0] }, [
        ['griffin', 0, 14],
        [kind, 2, 3, ASLEEP],
      ]);
      return legal(playOn(state, use(item), onMonster(1)).state);
    };
    expect(options('bat', 'forced-move')).toEqual(options('emu', 'forced-move'));
    expect(options('bat', 'teleport-monster')).toEqual(options('emu', 'teleport-monster'));
  });

  it('13. Poison stays armed until it hits', () => {
    const state = fight('flytrap', { weapon: SWORD, items: ['poison'] });
    const { state: after } = play(state, [1, 8, 1, 8, 8, 8], END, use('poison'));
    expect(hero(after)).toMatchObject({ hp: 18, coins: 8 });
  });

  it('14. Heal, 15. Extra Healing, 16. Full Healing: never above 20', () => {
    expect(hero(play(calm('heal', { hp: 10 }), [3], use('heal')).state).hp).toBe(13);
    expect(hero(play(calm('extra-healing', { hp: 5 }), [8], use('extra-healing')).state).hp).toBe(13);
    expect(hero(play(calm('full-healing', { hp: 1 }), [], use('full-healing')).state).hp).toBe(20);
  });

  it('49. healing stops at 20, where it is not offered', () => {
    expect(hero(play(calm('heal', { hp: 18 }), [4], use('heal')).state).hp).toBe(20);
    for (const item of ['heal', 'extra-healing', 'full-healing', 'regeneration'] as const)
      expect(offers(calm(item), item)).toBe(false);
  });

  it('17. Haste: one more roll, and two with two', () => {
    const state = calm('haste', { items: ['haste', 'haste', 'conjure-coins'] });
    const { state: twice } = play(state, [], use('haste'), use('haste'));
    expect(twice.outing!.extraMoves).toBe(2);
    const { state: after } = play(twice, [1, 1], ROLL);
    expect(after.outing).toMatchObject({ extraMoves: 1, left: 2 });
  });

  it('18. Levitation: over any number of walls, with no rest on them', () => {
    const state = calm('levitation', { at: [2, 1] }, [], { part: 'walk', outing: { left: 3 } });
    const { state: up } = play(state, [], use('levitation'), step(2, 2));
    expect(legal(up).every(action => action.type === 'step')).toBe(true);
    expect(offers(calm('levitation', { items: ['levitation'] }), 'levitation')).toBe(false);
    expect(offers(calm('levitation', {}, [], { outing: { extraMoves: 1 } }), 'levitation')).toBe(true);
  });

  it('19. Strength: a new D4 each time, and they add up', () => {
    const state = fight('bat', { items: ['strength', 'strength'] });
    const dice = [1, 2, 3, 6, 1, 1, 4, 6, 4, 4, 4, 6];
    const { events } = play(state, dice, END, use('strength'), use('strength'));
    expect(only(events, 'exchange').map(event => event.heroRoll.total)).toEqual([6, 6, 12]);
  });

  it('20. Find Secret Door: unused doors vanish with the turn', () => {
    const state = calm('find-secret-door', {}, [], { part: 'start' });
    const { state: found } = play(state, [], use('find-secret-door'));
    expect(found.outing!.doors).toBe(1);
    expect(playOn(found, STAY, END, PASS).state.outing?.doors ?? 0).toBe(0);
  });

  it('21. Confusion: once, and it stays when the monster changes', () => {
    const state = fight('quagga', { items: ['confusion', 'polymorph'] }, { bag: ['snake', 'snake'] });
    const begun = playOn(state, END, PASS, PASS, use('confusion')).state;
    expect(offers(begun, 'confusion')).toBe(false);
    const { events } = play(begun, [1, 1, 3, 1], use('polymorph'));
    expect(only(events, 'exchange')[0]!.foeRoll.faces).toEqual([3, 1]);
  });

  it('22. Regeneration begins', () => {
    const { state } = play(calm('regeneration', { hp: 10 }), [], use('regeneration'));
    expect(hero(state)).toMatchObject({ regenerating: true, hp: 10 });
  });

  it('23. Invisibility: steps wake nobody, and it ends with the monster turn', () => {
    const monsters: Placed[] = [['emu', 7, 7 + 4, ASLEEP]];
    const state = calm('invisibility', {}, monsters, { part: 'walk', outing: { left: 2 } });
    const { state: near } = play(state, [], use('invisibility'), step(7, 10));
    expect(monster(near, 0).awake).toBe(false);
    expect(hero(near).invisibleRound).toBe(2);
  });

  it('24. Polymorph: a sleeper stays asleep and unknown, a boss’s crown is gone', () => {
    const state = calm('polymorph', {}, [['quagga', 0, 3, ASLEEP]], { bag: ['emu', 'nymph'] });
    const { state: after, events } = play(state, [1], use('polymorph'), onMonster(0));
    expect(monster(after, 0)).toMatchObject({ kind: 'nymph', awake: false, known: false, back: 'plain' });
    expect(after.bag).toEqual(['quagga', 'emu']);
    expect(only(events, 'polymorphed')).toMatchObject([{ from: null, to: null }]);
  });

  it('25. Magic Missiles: D4 damage that is no hit', () => {
    const state = fight('yeti', { weapon: MACE, items: ['magic-missiles', 'poison'] });
    const { events } = play(state, [3, 6, 1], END, use('poison'), use('magic-missiles'));
    expect(only(events, 'monster-hp').map(event => event.hp)).toEqual([1, 0]);
  });

  it('26. Slow Monster: a D4, once', () => {
    const state = calm('slow-monster', { items: ['slow-monster', 'slow-monster'] }, [['emu', 7, 13]]);
    const { events } = play(state, [2], use('slow-monster'));
    expect(only(events, 'rolled-monster-move')).toMatchObject([{ die: 4 }]);
  });

  it('27. Drain Life never heals above 20', () => {
    const state = fight('griffin', { weapon: SWORD, items: ['drain-life'] });
    const { state: after } = play(state, [8, 1, 8, 1], END, use('drain-life'));
    expect(hero(after).hp).toBe(20);
  });

  it('28. Teleport Monster: fliers may land on walls, nobody on the star', () => {
    const squares = (kind: 'bat' | 'emu') =>
      legal(
        playOn(calm('teleport-monster', {}, [[kind, 0, 3]]), use('teleport-monster'), onMonster(0)).state,
      );
    expect(squares('bat')).toContainEqual(onSquare(1, 1));
    expect(squares('emu')).not.toContainEqual(onSquare(1, 1));
    expect(squares('bat')).not.toContainEqual(onSquare(7, 7));
    const state = calm('teleport-monster', {}, [['emu', 0, 3]]);
    const { state: after } = play(state, [], use('teleport-monster'), onMonster(0), onSquare(7, 10));
    expect(after.battle).toBeNull();
    expect(monster(after, 0).at).toEqual(at([7, 10]));
  });

  it('29. Cancellation: only on what has a special, until the monster turn ends', () => {
    const plain = calm('cancellation', {}, [['emu', 7, 13]]);
    expect(offers(plain, 'cancellation')).toBe(false);
    const { state } = play(calm('cancellation', {}, [['troll', 7, 13]]), [], use('cancellation'));
    expect(monster(state, 0).cancelRound).toBe(2);
    const mask = scene({
      heroes: [{ at: [7, 9], weapon: TWO_HANDED }],
      monsters: [['doppelganger', 7, 10, { cancelRound: 2 }]],
    });
    const { events } = play(mask, Array.from({ length: 5 }, () => [9, 1]).flat(), END);
    expect(only(events, 'exchange')[0]!.foeRoll.die).toBe(3);
  });

  it('30. Bless Weapon: +1 each', () => {
    const state = fight('snake', { items: ['bless-weapon', 'bless-weapon'] });
    const { events } = play(state, [1, 3], END, use('bless-weapon'), use('bless-weapon'));
    expect(only(events, 'exchange')[0]).toMatchObject({
      result: 'hero-hits',
      heroRoll: { bless: 2, total: 3 },
    });
  });
});
