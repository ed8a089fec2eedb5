import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { cell } from '../../../src/core/grid.ts';
import { FINDS, type Find } from '../../../src/games/the-cellar/data/finds.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import type { Action } from '../../../src/games/the-cellar/state/actions.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { expectSpent } from '../../support/rolls.ts';
import { after, cellar, END, legalTypes, pictureOf, SETUP, site, step, typesOf } from './positions.ts';

const dealt = (seed: string): Find[] => game.create({ ...SETUP, seed }).state.finds.draw.toReversed();

describe('Setup', () => {
  const { state, events } = game.create(SETUP);

  it('puts the hero on the stairs, two rats asleep, and all to do', () => {
    expect(pictureOf(state)).toBe(
      [
        '# # # # # # # # # # # # #',
        '# 1 . . # . . . B . . . #',
        '# . . . # . . # . r . . #',
        '# . . . B . . # . ~ ~ . #',
        '# . . # # . . # . ~ ~ . #',
        '# . . . . . . # . . . . #',
        '# # . # # . . . . r B . #',
        '# . . . # . . . . . . . #',
        '# # # # # # # # # # # # #',
      ].join('\n'),
    );
    expect(state.hero).toEqual({
      at: site.start,
      hearts: 3,
      hasKey: false,
      hasBottle: false,
      tool: null,
      lidWhole: false,
    });
    expect(state).toMatchObject({
      turn: 1,
      actionsLeft: 2,
      ask: { seat: 0, kind: 'act' },
      searched: [false, false, false],
      chestOpen: false,
      spoons: 0,
      slain: 0,
      ending: null,
      queue: [],
    });
  });

  it('tells that she entered and that the first turn began', () => {
    expect(events).toEqual([{ type: 'entered' }, { type: 'turn-began', turn: 1, candle: 24 }]);
  });

  it('lights a candle of 24 turns, a short one of 18, and a long one where nothing is said', () => {
    const candleOf = (options: Record<string, string>): number =>
      game.create({ ...SETUP, options }).state.candle;
    expect(candleOf({ candle: 'bright' })).toBe(24);
    expect(candleOf({ candle: 'short' })).toBe(18);
    expect(candleOf({})).toBe(24);
  });

  it('fills the barrels from five finds, one of each, in an order that the seed decides', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const order = dealt(`seed ${seed}`);
      expect(order.toSorted()).toEqual([...FINDS].toSorted());
      expect(dealt(`seed ${seed}`)).toEqual(order);
      orders.add(order.slice(0, 3).join());
    }
    expect(orders.size).toBeGreaterThan(50);
  });

  it('deals two of four rats to the nests: two plain ones, a fat one, a shy one', () => {
    const litters = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const { rats } = game.create({ ...SETUP, seed: `litter ${seed}` }).state;
      litters.add(rats.map(rat => rat.kind).join());
    }
    expect([...litters].toSorted()).toEqual([
      'fat-rat,rat',
      'fat-rat,shy-rat',
      'rat,fat-rat',
      'rat,rat',
      'rat,shy-rat',
      'shy-rat,fat-rat',
      'shy-rat,rat',
    ]);
  });

  it('draws from the decks alone: the dice are still to be thrown', () => {
    expect(Object.keys(state.rng.used)).toEqual(['deck:cellars', 'deck:rats', 'deck:finds']);
  });
});

describe('Actions', () => {
  it('are offered in a stable order: steps, strikes, searches, taking, opening, leaving, ending', () => {
    const state = cellar({ hero: cell(9, 6), rats: [cell(9, 5), cell(8, 6)] });
    expect([...game.legalActions(state)]).toEqual([
      step(9, 7),
      { type: 'strike', rat: 0 },
      { type: 'strike', rat: 1 },
      { type: 'search', barrel: 2 },
      END,
    ]);
    const open = [...game.legalActions(cellar({ hero: cell(6, 2) }))];
    expect(open).toEqual([step(6, 1), step(6, 3), step(5, 2), END]);
  });

  it('are two a turn; then the candle burns down and the next turn begins', () => {
    const first = after(cellar(), step(2, 1));
    expect(first.state).toMatchObject({ turn: 1, actionsLeft: 1, candle: 24 });
    expect(typesOf(first.events)).toEqual(['stepped']);
    const second = after(first.state, step(2, 2));
    expect(second.state).toMatchObject({ turn: 2, actionsLeft: 2, candle: 23 });
    expect(second.events).toEqual([
      { type: 'stepped', from: cell(2, 1), to: cell(2, 2) },
      { type: 'turn-began', turn: 2, candle: 23 },
    ]);
  });

  it('may be given up', () => {
    expect(after(cellar(), END).state).toMatchObject({ turn: 2, actionsLeft: 2, candle: 23 });
    expect(after(cellar(), step(2, 1), END).state).toMatchObject({ turn: 2, actionsLeft: 2 });
  });

  describe('Step', () => {
    it('goes to free floor in four directions', () => {
      const { state } = after(cellar({ hero: cell(6, 6) }), step(6, 5));
      expect(state.hero.at).toEqual(cell(6, 5));
      expect(legalTypes(cellar({ hero: cell(6, 6) })).filter(type => type === 'step')).toHaveLength(4);
    });

    // biome-ignore format: a table
    it.each([
      ['into a wall',          cell(6, 2), step(7, 2), []],
      ['into a puddle',        cell(8, 3), step(9, 3), []],
      ['into a barrel',        cell(3, 3), step(4, 3), []],
      ['onto a rat',           cell(8, 5), step(8, 6), [cell(8, 6)]],
      ['across a corner',      cell(5, 5), step(6, 6), []],
      ['two squares',          cell(5, 5), step(7, 5), []],
      ['nowhere',              cell(5, 5), step(5, 5), []],
      ['off the board',        cell(1, 1), step(1, -1), []],
      ['through the door',     cell(10, 1), step(10, 0), []],
    ])('does not go %s', (_where, hero, action, rats) => {
      expect(() => after(cellar({ hero, rats }), action)).toThrow(IllegalAction);
    });
  });

  describe('Strike', () => {
    const beside = { hero: cell(6, 6), rats: [cell(7, 6)], actions: 2 };

    // biome-ignore format: a table
    it.each([
      [1, false], [2, false], [3, true], [4, true], [5, true], [6, true],
    ])('with bare hands a %i: hit %s', (die, hit) => {
      const start = cellar({ ...beside, dice: [die] });
      const { state, events } = after(start, { type: 'strike', rat: 0 });
      expect(events[0]).toEqual({ type: 'struck', rat: 0, die, need: 3, hit });
      expect(state.rats).toHaveLength(hit ? 0 : 1);
      expect(state.slain).toBe(hit ? 1 : 0);
      expect(events.slice(1)).toEqual(hit ? [{ type: 'rat-slain', rat: 0, at: cell(7, 6) }] : []);
      expectSpent(start, state);
    });

    it.each([
      [1, false],
      [2, true],
      [3, true],
      [6, true],
    ])('with the broom a %i: hit %s', (die, hit) => {
      const { events } = after(cellar({ ...beside, tool: 'broom', dice: [die] }), { type: 'strike', rat: 0 });
      expect(events[0]).toEqual({ type: 'struck', rat: 0, die, need: 2, hit });
    });

    it('is no better with the pot lid', () => {
      const { events } = after(cellar({ ...beside, tool: 'pot-lid', dice: [2] }), { type: 'strike', rat: 0 });
      expect(events[0]).toMatchObject({ need: 3, hit: false });
    });

    it('wakes a sleeper that it misses', () => {
      const start = cellar({ ...beside, rats: [{ ...cell(7, 6), asleep: true }], dice: [2] });
      const { state, events } = after(start, { type: 'strike', rat: 0 });
      expect(typesOf(events)).toEqual(['struck', 'rat-woke']);
      expect(state.rats[0]!.awake).toBe(true);
    });

    it('reaches a rat beside her, not one across a corner, nor one that is gone', () => {
      const start = cellar({ hero: cell(6, 6), rats: [cell(7, 5)] });
      expect(() => after(start, { type: 'strike', rat: 0 })).toThrow(IllegalAction);
      expect(() => after(cellar(beside), { type: 'strike', rat: 1 })).toThrow(IllegalAction);
    });

    it('takes the rat it is meant for', () => {
      const start = cellar({ hero: cell(6, 6), rats: [cell(7, 6), cell(6, 7)], dice: [6] });
      const { state } = after(start, { type: 'strike', rat: 1 });
      expect(state.rats.map(rat => rat.id)).toEqual([0]);
    });
  });

  describe('Search', () => {
    const search = (barrel: number): Action => ({ type: 'search', barrel });
    const besideBarrel = cell(3, 3);

    it('finds an apple: one heart comes back, never more than three', () => {
      const find = (hearts: number): State =>
        after(cellar({ hero: besideBarrel, hearts, finds: ['apple', 'cobweb', 'candle-stub'] }), search(1))
          .state;
      expect(find(1).hero.hearts).toBe(2);
      expect(find(2).hero.hearts).toBe(3);
      expect(find(3).hero.hearts).toBe(3);
    });

    it('finds a candle stub: four turns of light, never more than the candle had', () => {
      const find = (candle: number): number =>
        after(cellar({ hero: besideBarrel, candle, finds: ['candle-stub', 'apple', 'cobweb'] }), search(1))
          .state.candle;
      expect(find(10)).toBe(14);
      expect(find(20)).toBe(24);
      expect(find(23)).toBe(24);
    });

    it('finds cobwebs: nothing', () => {
      const start = cellar({
        hero: besideBarrel,
        hearts: 2,
        candle: 9,
        finds: ['cobweb', 'apple', 'candle-stub'],
      });
      const { state, events } = after(start, search(1));
      expect(events).toEqual([{ type: 'searched', barrel: 1, find: 'cobweb' }]);
      expect(state).toMatchObject({ candle: 9, searched: [false, true, false], actionsLeft: 1 });
      expect(state.hero).toEqual(start.hero);
      expect(state.rng).toEqual(start.rng);
    });

    it('finds a silver spoon: points for whoever gets out', () => {
      const start = cellar({ hero: besideBarrel, finds: ['silver-spoon', 'apple', 'cobweb'] });
      const { state } = after(start, search(1));
      expect(state.spoons).toBe(1);
      expect(state.hero).toEqual(start.hero);
    });

    it('knocks over jars: every rat wakes, wherever it sleeps, and tells it once', () => {
      const sleepers = [
        { ...cell(9, 2), asleep: true },
        { ...cell(11, 7), asleep: true },
        { ...cell(8, 5), asleep: false },
      ];
      const start = cellar({ hero: besideBarrel, rats: sleepers, finds: ['jars', 'apple', 'cobweb'] });
      const { state, events } = after(start, search(1));
      expect(events).toEqual([
        { type: 'searched', barrel: 1, find: 'jars' },
        { type: 'rat-woke', rat: 0 },
        { type: 'rat-woke', rat: 1 },
      ]);
      expect(state.rats.every(rat => rat.awake)).toBe(true);
    });

    it('finds the next thing of the deck, whichever barrel comes first', () => {
      const finds: Find[] = ['candle-stub', 'cobweb', 'apple'];
      const places = [cell(8, 2), cell(5, 3), cell(9, 6)];
      for (const [barrel, hero] of places.entries()) {
        const { events } = after(cellar({ hero, finds }), search(barrel));
        expect(events[0]).toEqual({ type: 'searched', barrel, find: 'candle-stub' });
      }
    });

    it('empties all three barrels in the order that was dealt', () => {
      const found: Find[] = [];
      let state = cellar();
      for (const [barrel, hero] of [cell(8, 2), cell(5, 3), cell(9, 6)].entries()) {
        const { events, state: next } = after(
          { ...state, hero: { ...state.hero, at: hero } },
          search(barrel),
        );
        for (const event of events) if (event.type === 'searched') found.push(event.find);
        state = next;
      }
      expect(found).toEqual(dealt(SETUP.seed).slice(0, 3));
      expect(state.finds.draw).toHaveLength(FINDS.length - 3);
      expect(state.finds.discard).toEqual(found);
      expect(state.searched).toEqual([true, true, true]);
    });

    it('is done from beside the barrel, on either side, and once', () => {
      expect(legalTypes(cellar({ hero: cell(5, 3) }))).toContain('search');
      expect(legalTypes(cellar({ hero: cell(3, 2) }))).not.toContain('search');
      const { state } = after(cellar({ hero: besideBarrel }), search(1));
      expect(legalTypes(state)).not.toContain('search');
      expect(() => after(state, search(1))).toThrow(IllegalAction);
    });

    it('tells a barrel from the others', () => {
      expect(() => after(cellar({ hero: besideBarrel }), search(0))).toThrow(IllegalAction);
    });
  });

  describe('Taking the key', () => {
    it('is done on the key, once, and is an action', () => {
      const { state, events } = after(cellar({ hero: site.key }), { type: 'take-key' });
      expect(events).toEqual([{ type: 'key-taken', at: site.key }]);
      expect(state.hero.hasKey).toBe(true);
      expect(state.actionsLeft).toBe(1);
      expect(legalTypes(state)).not.toContain('take-key');
    });

    it('is not done from beside it, nor by walking over it', () => {
      expect(legalTypes(cellar({ hero: cell(2, 7) }))).not.toContain('take-key');
      expect(after(cellar({ hero: cell(2, 7) }), step(1, 7)).state.hero.hasKey).toBe(false);
    });
  });

  describe('Taking the bottle', () => {
    it('is done on its square, once, and is an action', () => {
      const { state, events } = after(cellar({ hero: site.bottle }), { type: 'take-bottle' });
      expect(events).toEqual([{ type: 'bottle-taken', at: site.bottle }]);
      expect(state.hero).toMatchObject({ hasBottle: true, hasKey: false });
      expect(state.actionsLeft).toBe(1);
      expect(legalTypes(state)).not.toContain('take-bottle');
      expect(legalTypes(cellar({ hero: cell(5, 1) }))).not.toContain('take-bottle');
    });
  });

  describe('Opening the chest', () => {
    const opened = after(cellar({ hero: site.chest }), { type: 'open-chest' });

    it('asks which of the two to take, and nothing else', () => {
      expect(opened.state.ask).toEqual({ seat: 0, kind: 'chest' });
      expect(opened.events).toEqual([{ type: 'chest-opened', at: site.chest }]);
      expect([...game.legalActions(opened.state)]).toEqual([
        { type: 'choose', tool: 'broom' },
        { type: 'choose', tool: 'pot-lid' },
      ]);
      expect(opened.state.actionsLeft).toBe(2);
    });

    it('gives the broom, or a lid that is whole, for one action in all', () => {
      const broom = after(opened.state, { type: 'choose', tool: 'broom' }).state;
      expect(broom.hero).toMatchObject({ tool: 'broom', lidWhole: false });
      const lid = after(opened.state, { type: 'choose', tool: 'pot-lid' });
      expect(lid.state.hero).toMatchObject({ tool: 'pot-lid', lidWhole: true });
      expect(lid.state).toMatchObject({ actionsLeft: 1, ask: { kind: 'act' } });
      expect(lid.events).toEqual([{ type: 'tool-taken', tool: 'pot-lid' }]);
    });

    it('ends the turn when it was the second action, after the choice', () => {
      const late = after(cellar({ hero: site.chest, actions: 1 }), { type: 'open-chest' });
      expect(late.state).toMatchObject({ turn: 1, ask: { kind: 'chest' } });
      expect(after(late.state, { type: 'choose', tool: 'broom' }).state).toMatchObject({
        turn: 2,
        actionsLeft: 2,
      });
    });

    it('is done on the chest, and once', () => {
      expect(legalTypes(cellar({ hero: cell(6, 7) }))).not.toContain('open-chest');
      const { state } = after(opened.state, { type: 'choose', tool: 'broom' });
      expect(legalTypes(state)).not.toContain('open-chest');
    });

    it('is no ordinary moment: one cannot walk away from the open chest', () => {
      expect(() => after(opened.state, step(6, 7))).toThrow(IllegalAction);
      expect(() => after(cellar({ hero: site.chest }), { type: 'choose', tool: 'broom' })).toThrow(
        IllegalAction,
      );
    });
  });

  describe('Leaving', () => {
    it('needs the key and the square below the door', () => {
      expect(legalTypes(cellar({ hero: site.doorstep }))).not.toContain('leave');
      expect(legalTypes(cellar({ hero: cell(9, 1), key: true }))).not.toContain('leave');
      expect(legalTypes(cellar({ hero: site.doorstep, key: true }))).toContain('leave');
    });

    it('wins at once: no rat moves any more', () => {
      const start = cellar({ hero: site.doorstep, key: true, rats: [cell(9, 1), cell(10, 2)], actions: 1 });
      const { state, events } = after(start, { type: 'leave' });
      expect(events).toEqual([{ type: 'escaped' }]);
      expect(state).toMatchObject({ ending: 'escaped', ask: null, turn: 1, candle: 24 });
      expect(state.rng).toEqual(start.rng);
    });
  });
});
