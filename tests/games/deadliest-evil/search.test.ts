import { describe, expect, it } from 'vitest';
import type { CardId, ItemId } from '../../../src/games/deadliest-evil/data/search-cards.ts';
import { bonusOf } from '../../../src/games/deadliest-evil/rules/abilities.ts';
import { whyNoSearch } from '../../../src/games/deadliest-evil/rules/search.ts';
import {
  assign,
  attack,
  END_TURN,
  legal,
  only,
  play,
  position,
  ROLL,
  SEARCH,
  SKIP,
  typesOf,
  use,
  walk,
  where,
} from './table.ts';

describe('Search', () => {
  it('19. a search, and an arrival', () => {
    const start = position('gallery', '1b', {
      ask: 'assign',
      kora: { life: 4 },
      deck: { 1: ['healing-balm'] },
      monsters: 'g1#4 g2#2',
    });
    const found = play(start, [], assign(8, 6, 4), SEARCH).state;
    expect(found.kora.items).toEqual(['healing-balm']);
    expect(where(found)).toBe('g1@1 g2#3');
    expect(found.ask?.kind).toBe('item');
    const { state } = play(found, [], use('healing-balm'));
    expect(state.kora).toMatchObject({ life: 6, items: [] });
    expect(legal(state)).toEqual(['attack g1', 'roll-move', 'end-turn']);
  });

  it('20. the first strike', () => {
    const start = position('gallery', '1b', {
      ask: 'search',
      dice: 'C8 D6 S4',
      deck: { 1: ['nothing'] },
      monsters: 'g1#4',
    });
    const { state, events } = play(start, [6, 2], SEARCH, attack('g1'));
    expect(where(state)).toBe('');
    expect(typesOf(events)).not.toContain('monster-attacked');
  });

  it('21. no search on the Entrance, among monsters, twice, or from an empty deck', () => {
    const after = (state: ReturnType<typeof position>) => play(state, [], assign(4, 6, 8)).state;
    const here = { ask: 'assign' } as const;
    const searched = position('gallery', '1b', here);
    const tiles = searched.tiles.map(tile => ({ ...tile, searched: tile.id === 'gallery' }));
    const states = [
      position('gallery', '0a', here),
      position('gallery', '1b', { ...here, monsters: 'g1@1' }),
      { ...searched, tiles },
      position('gallery', '1b', { ...here, deck: { 1: [] } }),
    ];
    expect(states.map(whyNoSearch)).toEqual(['entrance', 'monsters', 'searched', 'deck-empty']);
    for (const state of states) expect(after(state).ask?.kind).toBe('act');
    expect(after(searched).ask?.kind).toBe('search');
  });

  it('32. the Cloak hides its own finding, and then lets her pass', () => {
    const way = 'stairs-1 >> stairs-2 >> gallery';
    const start = position(way, '3b', { ask: 'search', deck: { 3: ['cloak-of-stealth'] }, monsters: 's1#4' });
    const { state } = play(start, [], SEARCH);
    expect(where(state)).toBe('s1#4');
    expect(state.tiles[3]?.searched).toBe(true);
    const later = position('gallery > cliff', '1d', { items: ['cloak-of-stealth'], monsters: 's1@2' });
    const passing = play(later, [5], ROLL, ...walk('2a')).state;
    expect(passing.act).toMatchObject({ move: 'moving', points: 4 });
  });

  it('37. a Loose Brick on an empty deck', () => {
    const way = 'stairs-1 >> stairs-2 >> gallery';
    const start = position(way, '3b', { deck: { 3: [] }, event: 'loose-brick' });
    const { state, events } = play(start, [], END_TURN);
    expect(only(events, 'search-deck-empty')).toEqual([{ type: 'search-deck-empty', level: 3 }]);
    expect(state.kora).toMatchObject({ items: [], life: 6 });
  });

  it('38. gas', () => {
    const start = position('stairs-1 >> stairs-2 >> gallery', '3b', {
      ask: 'search',
      dice: 'C6 D8 S4',
      kora: { life: 2 },
      deck: { 3: ['poison-gas-trap'] },
      monsters: 's1#3',
    });
    const { state, events } = play(start, [2, 3], SEARCH);
    expect(only(events, 'wounded').map(({ life }) => life)).toEqual([1, 0]);
    expect(state.ending).toEqual({ result: 'defeat', cause: 'poison-gas-trap' });
    expect(where(state)).toBe('s1#3');
  });

  it('marks the tile whatever is found, and is once a round', () => {
    const start = position('gallery', '1b', { ask: 'search', deck: { 1: ['nothing', 'healing-balm'] } });
    const { state } = play(start, [], SEARCH);
    expect(state).toMatchObject({ ask: { kind: 'act' }, stats: { searches: 1 } });
    expect(state.searchDiscards[1]).toEqual(['nothing']);
    const next = play(state, [], END_TURN, assign(4, 6, 8)).state;
    expect(next.ask?.kind).toBe('act');
  });

  it('may be left out', () => {
    const start = position('gallery', '1b', { ask: 'search', monsters: 'g1#2' });
    const { state, events } = play(start, [], SKIP);
    expect(events).toEqual([]);
    expect(where(state)).toBe('g1#2');
    expect(state.tiles[1]?.searched).toBe(false);
  });
});

describe('Search cards one by one', () => {
  const LEVEL = {
    1: ['gallery', '1b'],
    2: ['stairs-1 >> gallery', '2b'],
    3: ['stairs-1 >> stairs-2 >> gallery', '3b'],
  } as const;
  const draw = (level: 1 | 2 | 3, card: CardId, dice: readonly number[], kora = {}) => {
    const [way, at] = LEVEL[level];
    const start = position(way, at, { ask: 'search', dice: 'C8 D6 S4', deck: { [level]: [card] }, kora });
    return play(start, dice, SEARCH);
  };

  it('Nothing', () => {
    const { state, events } = draw(1, 'nothing', []);
    expect(only(events, 'nothing-happened')).toMatchObject([{ source: 'nothing', why: 'dust' }]);
    expect(state.kora.items).toEqual([]);
  });

  it('Healing Balm: two Life, the surplus is lost', () => {
    const { state } = draw(1, 'healing-balm', [], { life: 5 });
    expect(state.ask?.kind).toBe('item');
    const healed = play(state, [], use('healing-balm'));
    expect(only(healed.events, 'healed')).toMatchObject([{ amount: 1, life: 6 }]);
    expect(healed.state.searchDiscards[1]).toEqual(['healing-balm']);
  });

  it('Amulet of Speed: on every Speed roll', () => {
    const { state } = draw(1, 'amulet-of-speed', []);
    expect(bonusOf(state, 'speed')).toBe(1);
    expect(play(state, [3], ROLL).state.act.points).toBe(4);
  });

  it('Giant Rat Attack: d6 vs. Combat', () => {
    expect(draw(2, 'giant-rat-attack', [3, 3]).state.kora.life).toBe(6);
    const bitten = draw(2, 'giant-rat-attack', [3, 4]);
    expect(bitten.state.kora.life).toBe(5);
    expect(bitten.state.searchDiscards[2]).toEqual(['giant-rat-attack']);
  });

  it('Rope, Shield, Sword, Cloak: kept for good', () => {
    const kept: readonly (readonly [2 | 3, ItemId])[] = [
      [2, 'rope'],
      [2, 'enchanted-shield'],
      [3, 'magic-sword'],
      [3, 'cloak-of-stealth'],
    ];
    for (const [level, card] of kept) {
      const { state } = draw(level, card, []);
      expect(state.kora.items).toEqual([card]);
      expect(state.ask?.kind).toBe('act');
    }
    expect(bonusOf(draw(2, 'enchanted-shield', []).state, 'defense')).toBe(1);
    expect(bonusOf(draw(3, 'magic-sword', []).state, 'combat')).toBe(1);
  });

  it('Fireball Spell Scroll: nobody to burn, not offered', () => {
    expect(draw(2, 'fireball-scroll', []).state.ask?.kind).toBe('act');
  });

  it('Invisibility Spell Scroll: offered at once', () => {
    expect(legal(draw(2, 'invisibility-scroll', []).state)).toEqual(['use invisibility-scroll', 'end-items']);
  });

  it('Poison Gas Trap: d6 vs. Speed, two wounds', () => {
    expect(draw(3, 'poison-gas-trap', [3, 4]).state.kora.life).toBe(4);
    expect(draw(3, 'poison-gas-trap', [4, 4]).state.kora.life).toBe(6);
  });

  it('Healing Potion: four Life', () => {
    const { state } = draw(3, 'healing-potion', [], { life: 1 });
    expect(play(state, [], use('healing-potion')).state.kora.life).toBe(5);
  });
});
