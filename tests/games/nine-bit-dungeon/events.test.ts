import { describe, expect, it } from 'vitest';
import { boardIn } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { at, AUTO, fireball, monster, only, play, position, to, typesOf } from './table.ts';

describe('Events', () => {
  it('33. tests her Skill under falling rock', () => {
    const start = position([6, 7], { hero: { armour: 1 } });
    const failed = play(start, { events: [1], dice: [5] }, to(7, 7));
    expect(failed.state.hero.health).toBe(7);
    expect(typesOf(failed.events)).toEqual(['moved', 'crossed', 'event-drawn', 'tested', 'hero-hurt']);
    expect(play(start, { events: [1], dice: [2] }, to(7, 7)).state.hero.health).toBe(8);
  });

  it('34. comes before the monsters when the second action draws it', () => {
    const start = position([6, 7], { actionsLeft: 1, monsters: [['grublin', 9, 7]] });
    const { state, events } = play(start, { events: [1], dice: [4, 2] }, to(7, 7));
    expect(only(events, 'hero-hurt').map(event => event.health)).toEqual([6, 4]);
    expect(monster(state, 0).at).toEqual(at([8, 7]));
    expect(state.turn).toBe(start.turn + 1);
  });

  it('35. drives every monster closer, seen or not, and asks where two ways are equal', () => {
    const start = position([6, 7], {
      choices: 'ask',
      monsters: [
        ['goblin-sneak', 10, 7],
        ['goblin-archer', 6, 4],
      ],
    });
    const { state, events } = play(start, { events: [2] }, to(7, 7));
    expect(monster(state, 0).at).toEqual(at([9, 7]));
    expect(state.ask).toEqual({
      seat: 0,
      kind: 'lead',
      why: 'advance',
      monster: 1,
      options: [at([7, 4]), at([6, 5])],
    });
    const led = play(state, {}, { type: 'lead', to: at([6, 5]) });
    expect(monster(led.state, 1).at).toEqual(at([6, 5]));
    expect(led.state).toMatchObject({ ask: { kind: 'act' }, actionsLeft: 1, flow: null });
    expect([...typesOf(events), ...typesOf(led.events)]).not.toContain('monster-attacked');
  });

  it('36. moves nobody who cannot get strictly closer', () => {
    const start = position([6, 7], {
      level: 2,
      monsters: [
        ['rattlebones', 8, 7],
        ['rattlebones', 9, 7],
        ['bone-archer', 10, 7],
      ],
    });
    const { state, events } = play(start, { events: [2] }, to(7, 7));
    expect(state.monsters).toEqual(start.monsters);
    expect(events.at(-1)).toEqual({ type: 'nothing-happened', why: 'nobody-moves' });
  });

  it('37. opens the farthest free hatch', () => {
    const start = position([6, 4], { monsters: [['goblin-sneak', 10, 7]] });
    const { state } = play(start, { events: [3], 'level:1': [5] }, to(7, 4));
    const { foot, hatches } = boardIn(state);
    const free = hatches.filter(each => each.x !== 7 || each.y !== 4);
    expect(free.map(each => [each.x, each.y, foot.ways.distance(each, state.hero.at)])).toEqual([
      [11, 2, 6],
      [6, 4, 1],
      [0, 5, 8],
      [8, 6, 3],
      [12, 8, 9],
      [6, 9, 6],
    ]);
    expect(state.monsters).toEqual([start.monsters[0], { id: 1, die: 5, at: at([12, 8]) }]);
  });

  it('38. brings nobody when all seven dice are on the board', () => {
    const seven = [8, 9, 10, 11, 12].map(x => ['goblin-sneak', x, 7] as const);
    const start = position([0, 4], {
      monsters: [...seven, ['goblin-sneak', 13, 7], ['goblin-sneak', 13, 0]],
    });
    const { events } = play(start, { dice: [6], events: [3] }, fireball(null));
    expect(events.at(-1)).toEqual({ type: 'nothing-happened', why: 'seven-monsters' });
  });

  it('39. takes Health by Armour, and Mana not below 1', () => {
    const start = position([6, 7], { level: 3, hero: { mana: 1, armour: 1, health: 9 } });
    const { state, events } = play(start, { events: [4] }, to(7, 7));
    expect(state.hero).toMatchObject({ health: 8, mana: 1 });
    expect(events.at(-1)).toEqual({ type: 'nothing-happened', why: 'mana-low' });
  });

  it('asks for the hatch when she wants to choose, before the kind is rolled', () => {
    const start = position([6, 4], { choices: 'ask', monsters: [['goblin-sneak', 10, 7]] });
    const asked = play(start, { events: [3] }, to(7, 4));
    expect(asked.state.ask).toMatchObject({ kind: 'hatch' });
    const chosen = play(asked.state, { 'level:1': [2] }, { type: 'hatch', at: at([6, 9]) });
    expect(monster(chosen.state, 1)).toEqual({ id: 1, die: 2, at: at([6, 9]) });
    const auto = play(asked.state, { 'level:1': [2] }, AUTO);
    expect(monster(auto.state, 1).at).toEqual(at([12, 8]));
    expect(auto.state).toMatchObject({ ask: { kind: 'act' }, actionsLeft: 1 });
  });

  it('takes gold, but no more than there is', () => {
    const poor = position([6, 7], { hero: { gold: 1 } });
    expect(play(poor, { events: [4], dice: [6] }, to(7, 7)).state.hero.gold).toBe(0);
    expect(play(poor, { events: [4], dice: [2] }, to(7, 7)).state.hero.gold).toBe(1);
    const empty = play(position([6, 7]), { events: [4], dice: [6] }, to(7, 7));
    expect(empty.events.at(-1)).toEqual({ type: 'nothing-happened', why: 'purse-empty' });
  });

  it('may kill, and then nothing else happens', () => {
    const weak = position([6, 7], { level: 3, hero: { health: 2, mana: 2 } });
    const { state, events } = play(weak, { events: [4] }, to(7, 7));
    expect(state).toMatchObject({
      ask: null,
      ending: { how: 'died', by: 'draining-cold' },
      hero: { mana: 2 },
    });
    expect(events.at(-1)).toEqual({ type: 'died', by: 'draining-cold' });
  });

  it('drives shooters past their Range, up to three steps on Level 4', () => {
    const start = position([6, 7], { level: 4, monsters: [['pyromancer', 12, 7]] });
    const { state } = play(start, { events: [2] }, to(7, 7));
    expect(monster(state, 0).at).toEqual(at([9, 7]));
  });

  it('is drawn at every border, in both directions', () => {
    const { events } = play(position([6, 7]), { events: [5, 6] }, to(7, 7), to(6, 7));
    expect(only(events, 'event-drawn').map(event => event.id)).toEqual(['dropped-purse', 'glowcap-grove']);
  });
});
