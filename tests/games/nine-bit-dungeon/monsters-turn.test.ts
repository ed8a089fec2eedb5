import { describe, expect, it } from 'vitest';
import { healthOf } from '../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import { seesHero } from '../../../src/games/nine-bit-dungeon/rules/sight.ts';
import { approaches } from '../../../src/games/nine-bit-dungeon/rules/steps.ts';
import { at, attack, AUTO, END, monster, only, play, position, typesOf } from './table.ts';

describe('Attack, wounds and the monsters’ turn', () => {
  it('14. makes a wounded Sneak flee straight away', () => {
    const start = position([7, 7], { hero: { damage: 2 }, monsters: [['goblin-sneak', 8, 7]] });
    const first = play(start, { dice: [2] }, attack(0));
    expect(healthOf(first.state, monster(first.state, 0))).toBe(1);
    const { state, events } = play(first.state, { dice: [3] }, attack(0));
    expect(monster(state, 0).at).toEqual(at([9, 7]));
    expect(typesOf(events)).not.toContain('monster-attacked');
    expect(state.hero.health).toBe(8);
  });

  it('15. remembers one wound only', () => {
    const start = position([8, 7], {
      hero: { damage: 2 },
      monsters: [
        ['grublin', 7, 7],
        ['goblin-sneak', 9, 7],
      ],
    });
    const first = play(start, { dice: [1] }, attack(0));
    expect(healthOf(first.state, monster(first.state, 0))).toBe(2);
    const { state, events } = play(first.state, { dice: [2, 6] }, attack(1));
    expect(healthOf(state, monster(state, 1))).toBe(1);
    expect(healthOf(state, monster(state, 0))).toBe(4);
    expect(events).toContainEqual({ type: 'monster-recovered', monster: 0, kind: 'grublin' });
    expect(monster(state, 1).at).toEqual(at([10, 7]));
    expect(only(events, 'monster-attacked')).toMatchObject([{ kind: 'grublin', die: 6, hit: false }]);
    expect(state.hero.health).toBe(8);
  });

  it('16. lets a shooter flee and shoot from its new place', () => {
    const start = position([7, 7], { monsters: [['goblin-archer', 8, 7]] });
    const { state } = play(start, { dice: [2] }, END);
    expect(monster(state, 0).at).toEqual(at([9, 7]));
    expect(state.hero.health).toBe(7);
  });

  it('17. asks for the way of a flight that cannot go straight', () => {
    const corner = { monsters: [['goblin-archer', 13, 7]] } as const;
    const asked = play(position([12, 7], { ...corner, choices: 'ask' }), {}, END);
    expect(asked.state.ask).toEqual({
      seat: 0,
      kind: 'lead',
      why: 'flee',
      monster: 0,
      options: [at([13, 6]), at([13, 8])],
    });
    const auto = play(position([12, 7], corner), { dice: [6] }, END);
    expect(monster(auto.state, 0).at).toEqual(at([13, 6]));
    const same = play(asked.state, { dice: [6] }, AUTO);
    expect(monster(same.state, 0).at).toEqual(at([13, 6]));
    const led = play(asked.state, { dice: [6] }, { type: 'lead', to: at([13, 8]) });
    expect(monster(led.state, 0).at).toEqual(at([13, 8]));
  });

  it('18. makes a cornered one stand and fight', () => {
    const start = position([7, 9], { monsters: [['goblin-archer', 8, 9]] });
    const { state, events } = play(start, { dice: [5] }, END);
    expect(monster(state, 0).at).toEqual(at([8, 9]));
    expect(only(events, 'monster-attacked')).toMatchObject([{ die: 5, hit: false }]);
  });

  it('19. moves Fast ones two steps, but no farther than they need', () => {
    const far = play(position([7, 7], { monsters: [['grublin', 12, 7]] }), {}, END);
    expect(monster(far.state, 0).at).toEqual(at([10, 7]));
    const near = play(position([7, 7], { monsters: [['grublin', 10, 7]] }), { dice: [2] }, END);
    expect(monster(near.state, 0).at).toEqual(at([8, 7]));
    expect(near.state.hero.health).toBe(6);
    const chief = play(position([7, 7], { monsters: [['goblin-chief', 9, 7]] }), { dice: [4] }, END);
    expect(monster(chief.state, 0).at).toEqual(at([8, 7]));
    expect(only(chief.events, 'monster-attacked')).toMatchObject([{ need: 3, die: 4, hit: false }]);
  });

  it('20. lets fliers cross the moat and others walk around', () => {
    const bat = play(position([7, 1], { level: 2, monsters: [['crypt-bat', 10, 1]] }), { dice: [3] }, END);
    expect(only(bat.events, 'monster-moved').map(event => event.to)).toEqual([at([9, 1]), at([8, 1])]);
    expect(bat.state.hero.health).toBe(9);
    const bones = play(position([7, 1], { level: 2, monsters: [['rattlebones', 10, 1]] }), {}, END);
    expect(monster(bones.state, 0).at).toEqual(at([10, 0]));
  });

  it('21. heals the wounded instead of moving it', () => {
    const start = position([7, 7], { level: 2, hero: { damage: 2 }, monsters: [['drowned-one', 8, 7]] });
    const first = play(start, { dice: [1] }, attack(0));
    expect(healthOf(first.state, monster(first.state, 0))).toBe(3);
    const { state, events } = play(first.state, { dice: [5] }, END);
    expect(healthOf(state, monster(state, 0))).toBe(4);
    expect(monster(state, 0).at).toEqual(at([8, 7]));
    expect(only(events, 'monster-attacked')).toMatchObject([{ need: 2, hit: false }]);
  });

  it('22. heals without Sight', () => {
    const start = position([0, 0], {
      level: 3,
      monsters: [['blood-countess', 13, 9]],
      wound: { id: 0, health: 4 },
    });
    const { state, events } = play(start, {}, END);
    expect(healthOf(state, monster(state, 0))).toBe(5);
    expect(events).toContainEqual({ type: 'monster-healed', monster: 0, kind: 'blood-countess', health: 5 });
    const whole = play(state, {}, END).state;
    expect(whole.wound).toBeNull();
  });

  it('23. lets at least 1 through any Arm', () => {
    const start = position([7, 7], { level: 4, hero: { damage: 2 }, monsters: [['sceptre-keeper', 8, 7]] });
    const { state, events } = play(start, { dice: [1] }, attack(0));
    expect(healthOf(state, monster(state, 0))).toBe(5);
    expect(only(events, 'monster-hurt')).toMatchObject([{ amount: 1, blocked: 1, left: 5 }]);
  });

  it('24. asks which of two equally short ways it takes', () => {
    const asked = play(position([10, 7], { choices: 'ask', monsters: [['goblin-sneak', 11, 8]] }), {}, END);
    expect(asked.state.ask).toMatchObject({ why: 'walk', options: [at([11, 7]), at([10, 8])] });
    const auto = play(position([10, 7], { monsters: [['goblin-sneak', 11, 8]] }), { dice: [6] }, END);
    expect(monster(auto.state, 0).at).toEqual(at([11, 7]));
    const two = position([10, 7], {
      choices: 'ask',
      monsters: [
        ['goblin-sneak', 11, 8],
        ['goblin-sneak', 10, 8],
      ],
    });
    const barred = play(two, { dice: [6, 6] }, END);
    expect(monster(barred.state, 0).at).toEqual(at([11, 7]));
    expect(barred.state.ask?.kind).toBe('act');
  });

  it('25. leaves those alone who had no Sight at the start', () => {
    const start = position([7, 7], {
      monsters: [
        ['goblin-sneak', 9, 7],
        ['goblin-sneak', 11, 7],
      ],
    });
    const { state } = play(start, { dice: [6] }, END);
    expect(state.monsters.map(each => each.at)).toEqual([at([8, 7]), at([11, 7])]);
  });

  it('26. lets the second of a pack come around the first', () => {
    const start = position([7, 7], {
      level: 2,
      monsters: [
        ['rattlebones', 8, 7],
        ['rattlebones', 8, 6],
        ['rattlebones', 9, 6],
      ],
    });
    const { state, events } = play(start, { dice: [6, 6] }, END);
    expect(state.monsters.map(each => each.at)).toEqual([at([8, 7]), at([7, 6]), at([9, 6])]);
    expect(only(events, 'monster-attacked').map(event => event.monster)).toEqual([0, 1]);
  });

  it('27. stops rolling when she dies', () => {
    const start = position([8, 7], {
      hero: { health: 3 },
      monsters: [
        ['grublin', 7, 7],
        ['grublin', 9, 7],
        ['goblin-sneak', 8, 6],
      ],
    });
    const { state, events } = play(start, { dice: [1, 1] }, END);
    expect(only(events, 'hero-hurt').map(event => event.health)).toEqual([1, 0]);
    expect(only(events, 'monster-attacked').map(event => event.monster)).toEqual([0, 1]);
    expect(events.at(-1)).toEqual({ type: 'died', by: 'grublin' });
    expect(state).toMatchObject({ ask: null, ending: { how: 'died', by: 'grublin' } });
  });

  it('queues up where the way around costs more than two steps', () => {
    const start = position([7, 0], {
      level: 2,
      monsters: [
        ['rattlebones', 9, 0],
        ['rattlebones', 10, 0],
        ['rattlebones', 8, 0],
      ],
    });
    const straight = approaches(start, monster(start, 1));
    expect(straight).toEqual([]);
    expect(approaches(start, monster(start, 0))).toEqual([]);
  });

  it('keeps the move of one whose view another has just closed', () => {
    const start = position([7, 7], {
      level: 2,
      choices: 'ask',
      monsters: [
        ['rattlebones', 9, 6],
        ['rattlebones', 10, 7],
      ],
    });
    const asked = play(start, {}, END);
    expect(asked.state.ask).toMatchObject({ monster: 0, options: [at([9, 7]), at([8, 6])] });
    const { state } = play(asked.state, {}, { type: 'lead', to: at([9, 7]) });
    expect(seesHero(state, { ...monster(state, 1), at: at([10, 7]) })).toBe(false);
    expect(monster(state, 1).at).toEqual(at([10, 6]));
  });

  it('gives the gold of the slain, as far as the purse holds', () => {
    const start = position([7, 7], {
      hero: { damage: 3, gold: 19 },
      monsters: [
        ['goblin-sneak', 8, 7],
        ['warlock', 7, 6],
      ],
    });
    const { state, events } = play(start, { dice: [1, 1] }, attack(0), attack(1));
    expect(only(events, 'monster-slain').map(({ gold, kept }) => [gold, kept])).toEqual([
      [1, 1],
      [3, 0],
    ]);
    expect(state).toMatchObject({
      hero: { gold: 20 },
      monsters: [],
      stats: { bounty: 4, kills: [2, 0, 0, 0] },
    });
  });
});
