import { describe, expect, it } from 'vitest';
import { DICE } from '../../../src/games/deadliest-evil/data/constants.ts';
import {
  afterOneAdvance,
  arrivals,
  deckLeft,
  reach,
  wayOut,
} from '../../../src/games/deadliest-evil/odds/outlook.ts';
import { assignmentOdds, attackOdds } from '../../../src/games/deadliest-evil/odds/dice.ts';
import { healGain } from '../../../src/games/deadliest-evil/rules/abilities.ts';
import { ifStaying } from '../../../src/games/deadliest-evil/odds/staying.ts';
import {
  meanWounds,
  passChance,
  share,
  slayChance,
  woundChance,
} from '../../../src/games/deadliest-evil/odds/chances.ts';
import {
  moveOdds,
  pitChance,
  reachChance,
  vsChance,
} from '../../../src/games/deadliest-evil/odds/walking.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { position } from './table.ts';

const percent = (value: number): number => Math.round(value * 1000) / 10;

describe('Odds in percent', () => {
  // biome-ignore format: the printed table, die by die: slays d4, slays d8, wounded by d4, by d8, Grislyk's wounds
  const PRINTED = {
    4: [[37.5, 62.5, 81.3], [18.8, 31.3, 43.8], [37.5, 18.8], [68.8, 56.3], [2.2, 1.29]],
    6: [[58.3, 75, 87.5],   [31.3, 43.8, 56.3], [25, 12.5],   [56.3, 43.8], [1.29, 0.78]],
    8: [[68.8, 81.3, 90.6], [43.8, 56.3, 67.2], [18.8, 9.4],  [43.8, 32.8], [0.78, 0.49]],
  } as const;
  // biome-ignore format: roll vs. d4, d6, d8 at +0 and at +1
  const VERSUS = {
    4: [[62.5, 41.7, 31.3], [81.3, 58.3, 43.8]],
    6: [[75, 58.3, 43.8],   [87.5, 72.2, 56.3]],
    8: [[81.3, 68.8, 56.3], [90.6, 79.2, 67.2]],
  } as const;

  it.each(DICE)('are as printed for the d%i', die => {
    const [goblin, skeleton, byGoblin, bySkeleton, grislyk] = PRINTED[die];
    expect([0, 1, 2].map(bonus => percent(share(slayChance(die, bonus, 'goblin'))))).toEqual(goblin);
    expect([0, 1, 2].map(bonus => percent(share(slayChance(die, bonus, 'skeleton'))))).toEqual(skeleton);
    expect([0, 1].map(bonus => percent(share(woundChance(die, bonus, 'goblin'))))).toEqual(byGoblin);
    expect([0, 1].map(bonus => percent(share(woundChance(die, bonus, 'skeleton'))))).toEqual(bySkeleton);
    expect([0, 1].map(bonus => Math.round(meanWounds(die, bonus, 'grislyk') * 100) / 100)).toEqual(grislyk);
    const versus = [0, 1].map(bonus => DICE.map(against => percent(share(passChance(die, bonus, against)))));
    expect(versus).toEqual(VERSUS[die]);
  });
});

describe('Help before deciding', () => {
  const state = position('cliff', '1b', {
    dice: 'C8 D6 S4',
    kora: { life: 2 },
    monsters: 'g1@1 s1@1 g2#4 g3#2',
  });

  it('attacks: each target, and the whole tile', () => {
    const { targets, clears } = attackOdds(state);
    expect(targets.map(({ monster, slays }) => [monster, slays.ways, slays.outOf])).toEqual([
      ['g1', 26, 32],
      ['s1', 36, 64],
    ]);
    expect(clears).toEqual({ ways: 26 * 36, outOf: 32 * 64 });
  });

  /** A card that brings nobody so soon: only those in play count. */
  const QUIET = { eventDeck: ['goblin-lookout'] } as const satisfies Partial<typeof state>;
  const namesOf = (staying: ReturnType<typeof ifStaying>) =>
    staying.strikers.map(({ monster }) => monster.id);

  it('staying: who strikes, and whether it kills', () => {
    const staying = ifStaying({ ...state, ...QUIET });
    expect(namesOf(staying)).toEqual(['g1', 'g2', 's1']);
    expect(staying.sure).toEqual(['goblin', 'goblin', 'skeleton']);
    // Two or three of three hits; the third blow of three finds nobody to hit.
    const deadly = 0.0625 * (1 - 0.5625) + 2 * 0.25 * 0.75 * 0.5625 + 0.0625 * 0.5625;
    expect(staying.deadly).toBeCloseTo(deadly);
    expect(staying.meanWounds).toBeCloseTo(0.25 + 0.25 + 0.5625 - 0.0625 * 0.5625);
    const unseen = ifStaying({ ...state, ...QUIET, kora: { ...state.kora, invisible: true } });
    expect(unseen).toEqual({ strikers: [], sure: [], meanWounds: 0, deadly: 0 });
  });

  it('staying: every card that may be drawn has its share', () => {
    const alone = position('stairs-1 >> gallery', '2a', { dice: 'C8 D6 S4', kora: { life: 1 } });
    const masonry = 1 - share(passChance(4, 0, 6));
    const eventDeck = ['falling-masonry', 'goblin-lookout'] as const;
    expect(ifStaying({ ...alone, eventDeck }).deadly).toBeCloseTo(masonry / 2);
    const rat = 1 - share(passChance(8, 0, 6));
    const brick = ifStaying({ ...alone, eventDeck: ['loose-brick'] });
    expect(brick.deadly).toBeCloseTo(rat / 5);
    // An empty deck is shuffled anew.
    const anew = ifStaying({ ...alone, eventDeck: [], eventDiscard: ['loose-brick'] });
    expect(anew.deadly).toBeCloseTo(rat / 5);
  });

  it('staying: a card may bring those who are two steps away', () => {
    const far = position('gallery > bend-left > cliff', '1b', { monsters: 's1@3 g1#3' });
    const comes = (eventDeck: State['eventDeck']) => namesOf(ifStaying({ ...far, eventDeck }));
    expect(comes(['goblin-lookout'])).toEqual([]);
    expect(comes(['side-tunnels'])).toEqual(['s1']);
    expect(comes(['hue-and-cry'])).toEqual(['g1']);
    const whisper = ifStaying({ ...far, eventDeck: ['sorcerers-whisper', 'goblin-lookout'] });
    expect(whisper.sure).toEqual([]);
    expect(whisper.strikers[0]!.comes).toBeCloseTo((1 - share(passChance(6, 0, 4))) / 2);
  });

  it('staying: the sorcerer may go on, the Narrow Passage holds some back', () => {
    const narrow = position('narrow', '1b', {
      ...QUIET,
      monsters: 'g1@1 g2@1 grislyk@1',
      kora: { life: 1 },
      done: ['book'],
    });
    const staying = ifStaying(narrow);
    expect(namesOf(staying)).toEqual(['g1', 'grislyk']);
    expect(staying.deadly).toBeCloseTo(1 - 0.75 * (1 - 0.5625));
    const monsters = narrow.monsters.slice(2);
    const three = ifStaying({ ...narrow, monsters, kora: { ...narrow.kora, life: 3 } });
    expect(three.deadly).toBeCloseTo(0.5625 ** 3);
  });

  it('staying: the last round of all is the end', () => {
    expect(ifStaying({ ...state, turn: 200 }).deadly).toBe(1);
  });

  it('six arrangements in the order of the legal actions', () => {
    const list = assignmentOdds(state);
    expect(list.map(({ dice }) => `${dice.combat}${dice.defense}${dice.speed}`)).toEqual([
      '468',
      '486',
      '648',
      '684',
      '846',
      '864',
    ]);
    expect(list[5]).toMatchObject({ move: { mean: 2.5, points: [1, 2, 3, 4] } });
    expect(list[5]!.attack).toEqual(attackOdds(state));
  });

  it('movement, with the Amulet and slowed', () => {
    const slow = position('gallery', '1b', {
      dice: 'C8 D6 S4',
      items: ['amulet-of-speed'],
      kora: { slowed: true },
    });
    expect(moveOdds(slow)).toMatchObject({ bonus: 1, slowed: true, points: [1, 1, 2, 3] });
    expect(reachChance(slow, 2)).toEqual({ ways: 2, outOf: 4 });
  });

  it('the Pit, rolls vs. and draughts', () => {
    const pit = position('pit', '1a');
    expect(pitChance(pit)).toEqual({ ways: 33, outOf: 48 });
    expect(pitChance({ ...pit, kora: { ...pit.kora, items: ['rope'] } })).toEqual({ ways: 1, outOf: 1 });
    expect(vsChance(state, 'combat', 6)).toEqual(passChance(8, 1, 6));
    expect(healGain(state, 2)).toBe(2);
  });

  it('who comes down the track, and when', () => {
    expect(arrivals(state).map(({ monster, in: advances }) => [monster, advances])).toEqual([
      ['g2', 1],
      ['g3', 3],
    ]);
    const { stays, arrives } = afterOneAdvance(state);
    expect(arrives.map(({ monster }) => monster)).toEqual(['g2']);
    expect(stays.map(({ monster, space }) => [monster, space])).toEqual([['g3', 3]]);
  });

  it('how far the way out is', () => {
    const deep = position('pit > blades > stairs-1 >> cliff', '4b', { monsters: 'g1@2 g2@4' });
    expect(wayOut(deep)).toMatchObject({ steps: 10, pits: 1, blades: 1, guarded: 1 });
    expect(wayOut(position('gallery', '0a')).steps).toBe(0);
  });

  it('what lies within reach, and what a deck may still hold', () => {
    const branch = position('stairs-1 >> narrow', '1b', { deck: { 1: ['healing-balm', 'nothing'] } });
    expect(reach(branch, 1).map(({ at, cost }) => `${at.tile}${at.space}${cost}`)).toEqual([
      '1a1',
      '1c1',
      '2a1',
    ]);
    expect(deckLeft(branch, 3).map(({ card }) => card)).toEqual([
      'poison-gas-trap',
      'magic-sword',
      'healing-potion',
      'cloak-of-stealth',
    ]);
    expect(deckLeft(branch, 1)[0]).toEqual({ card: 'nothing', count: 3 });
  });
});
