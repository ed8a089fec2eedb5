import { describe, expect, it } from 'vitest';
import { strike } from '../../../src/games/pocket-dungeons/rules/combat.ts';
import {
  activate,
  assault,
  at,
  char,
  EXPLORE,
  isGone,
  isListed,
  KEEP,
  listed,
  only,
  play,
  playOn,
  position,
  shoot,
} from './table.ts';

const HALL = 'S─────╴';

describe('Strikes', () => {
  it('1. the example of the booklet', () => {
    expect(strike([6, 1], [4, 2])).toBe(true);
    expect(strike([3], [3, 1])).toBe(false);
  });

  it('2. everything cancelled is no hit', () => {
    expect(strike([5], [5])).toBe(false);
    expect(strike([], [])).toBe(false);
    expect(strike([], [1])).toBe(false);
  });

  it('3. a surplus die has no opponent', () => expect(strike([4, 2], [4])).toBe(true));

  it('4. the first pair that differs decides', () => {
    expect(strike([6, 4, 1], [6, 4, 3])).toBe(false);
    expect(strike([6, 4, 3], [6, 4, 1])).toBe(true);
  });

  it('5. no defence', () => expect(strike([1], [])).toBe(true));

  it('6. pairs of equal values', () => {
    expect(strike([5, 5], [5, 5])).toBe(false);
    expect(strike([5, 5], [5, 5, 2, 1])).toBe(false);
    expect(strike([5, 5, 4], [5, 5, 2, 1])).toBe(true);
  });
});

describe('Combat', () => {
  const brawl = position(HALL, [
    ['warrior', 0, [1, 0]],
    ['goblin-warrior', null, [2, 0], { bounty: 1 }],
  ]);
  const DICE = [4, 4, 2, 6, 3, 1, 6, 5, 4];

  it('7. both fall, and nobody takes the bounty', () => {
    const { state, events } = play(brawl, { dice: DICE }, activate(0), assault(1, [2, 0]), KEEP);
    expect(only(events, 'strikes-judged')).toMatchObject([{ hit: true, counter: true }]);
    expect(state.chars).toEqual([]);
    expect(state).toMatchObject({ lostTokens: 1, supply: { 'goblin-warrior': 2 } });
    expect(only(events, 'defeated').map(event => event.card)).toEqual(['warrior', 'goblin-warrior']);
    expect(only(events, 'hazard-taken')).toEqual([]);
  });

  it('8. Swordplay on the second attack die: only the goblin falls', () => {
    const swordplay = {
      type: 'reroll',
      ability: 'swordplay',
      side: 'defender',
      pool: 'off',
      die: 1,
    } as const;
    const { state } = play(brawl, { dice: [...DICE, 2] }, activate(0), assault(1, [2, 0]), swordplay);
    expect(state.chars).toHaveLength(1);
    expect(char(state, 0)).toMatchObject({ at: at([2, 0]), hazards: 1 });
  });

  it('9. the Troll and its hide', () => {
    const start = position(HALL, [
      ['troll', 0, [1, 0]],
      ['warrior', 1, [2, 0]],
    ]);
    const dice = [3, 2, 1, 6, 2, 1, 6, 5, 4, 4, 3, 3];
    const fight = [activate(0), assault(1, [2, 0])];
    const unhelped = play(start, { dice }, ...fight, KEEP, KEEP);
    expect(only(unhelped.events, 'strikes-judged')).toMatchObject([{ hit: false, counter: true }]);
    expect(isGone(unhelped.state, 0)).toBe(true);
    const hide = { type: 'reroll', ability: 'tough-hide', side: 'defender', pool: 'off', die: 2 } as const;
    const { state, events } = play(start, { dice: [...dice, 1] }, ...fight, hide, KEEP);
    expect(only(events, 'stalemate')).toHaveLength(1);
    expect(char(state, 0).at).toEqual(at([1, 0]));
  });

  it('10. Resilient turns the fight', () => {
    const start = position(HALL, [
      ['lizardman', null, [1, 0]],
      ['dwarf', 0, [2, 0]],
      ['elf', 1, [6, 0]],
    ]);
    const resilient = {
      type: 'reroll',
      ability: 'resilient',
      side: 'defender',
      pool: 'def',
      die: 1,
    } as const;
    const dice = [5, 3, 4, 2, 4, 2, 1, 5, 2, 1, 3];
    const { state, events } = play(start, { dice }, activate(0), assault(1, [2, 0]), resilient);
    expect(only(events, 'strikes-judged')).toMatchObject([{ hit: false, counter: true }]);
    expect(isGone(state, 0)).toBe(true);
    expect(char(state, 1).at).toEqual(at([2, 0]));
  });

  it('11. the Mage strikes from afar and is not struck back', () => {
    const start = position(HALL, [
      ['mage', 0, [1, 0]],
      ['warrior', 1, [3, 0]],
    ]);
    const { state } = play(start, { dice: [6, 3, 2, 1, 1, 1, 6] }, activate(0), shoot(1, 'magic'));
    expect(isGone(state, 1)).toBe(true);
    expect(char(state, 0).at).toEqual(at([1, 0]));
  });

  describe('12. a Goblin Warrior charges round a corner', () => {
    const start = position(
      `
      S──┐
      ...╵
      `,
      [
        ['goblin-warrior', null, [1, 0]],
        ['mage', 1, [3, 1]],
        ['elf', 0, [0, 0]],
      ],
    );
    const charge = assault(1, [2, 0], [3, 0], [3, 1]);

    it('and ambushes the Mage', () => {
      const dice = [3, 5, 4, 1, 1, 1, 6];
      const { state, events } = play(start, { dice }, activate(0), charge);
      expect(only(events, 'combat-rolled')).toMatchObject([
        { ambush: true, pools: { defender: { off: { dice: [] }, def: { dice: [] } } } },
      ]);
      expect(isGone(state, 1)).toBe(true);
      expect(char(state, 0).at).toEqual(at([3, 1]));
    });

    it('or thinks better of it', () => {
      const { state, events } = play(start, { dice: [2] }, activate(0), charge);
      expect(only(events, 'craven')).toMatchObject([{ die: 2, dares: false }]);
      expect(char(state, 0).at).toEqual(at([1, 0]));
      expect(state.seat).toBe(1);
    });
  });

  it('13. whoever lies defends, but does not strike', () => {
    const start = position(HALL, [
      ['elf', 0, [6, 0]],
      ['shambling-corpse', null, [1, 0]],
      ['warrior', 1, [2, 0], { paralysed: true }],
    ]);
    const dice = [4, 1, 1, 1, 4, 1, 1];
    const { state, events } = play(start, { dice }, activate(1), assault(2, [2, 0]));
    expect(only(events, 'combat-rolled')).toMatchObject([{ pools: { defender: { off: { dice: [] } } } }]);
    expect(only(events, 'stalemate')).toHaveLength(1);
    expect(char(state, 2).paralysed).toBe(true);
    expect(char(state, 1).at).toEqual(at([1, 0]));
  });

  it('14. Pilfer after a stalemate', () => {
    const fight = (treasure: number, ...pilfer: number[]) =>
      play(
        position(HALL, [
          ['thief', 0, [1, 0]],
          ['priestess', 1, [2, 0], { treasure }],
        ]),
        { dice: [1, 1, 6, 6, 1, 1, 6, 6, ...pilfer] },
        activate(0),
        assault(1, [2, 0]),
      );
    const { state, events } = fight(1, 5);
    expect(only(events, 'pilfered')).toMatchObject([{ die: 5, amount: 1 }]);
    expect(char(state, 0)).toMatchObject({ treasure: 1, at: at([1, 0]) });
    expect(char(state, 1).treasure).toBe(0);
    expect(only(fight(0).events, 'pilfered')).toEqual([]);
  });

  it('15. the Priestess heals herself', () => {
    const fight = (save: number) =>
      play(
        position(HALL, [
          ['priestess', 0, [1, 0], { treasure: 2 }],
          ['elf', 1, [2, 0]],
        ]),
        { dice: [1, 1, 1, 1, 6, 6, save] },
        activate(0),
        assault(1, [2, 0]),
        { type: 'declare', attack: 'melee' },
      ).state;
    expect(char(fight(4), 0)).toMatchObject({ at: at([1, 0]), treasure: 2 });
    expect(isGone(fight(3), 0)).toBe(true);
    expect(fight(3).loose).toEqual({ '2,0': 2 });
  });

  it('16. Undying saves from steel, not from magic', () => {
    const steel = play(
      position(HALL, [
        ['warrior', 0, [1, 0]],
        ['shambling-corpse', null, [3, 0], { bounty: 1 }],
      ]),
      { dice: [4, 4, 6, 1, 1, 6, 6, 6, 1, 1, 1, 1, 4] },
      activate(0),
      assault(1, [2, 0], [3, 0]),
      KEEP,
    );
    expect(only(steel.events, 'save-rolled')).toMatchObject([{ by: 'undying', saved: true }]);
    expect(char(steel.state, 0)).toMatchObject({ at: at([2, 0]), hazards: 0 });
    const magic = play(
      position(HALL, [
        ['mage', 0, [1, 0]],
        ['shambling-corpse', null, [3, 0], { bounty: 1 }],
      ]),
      { dice: [6, 6, 6, 1, 1, 1, 1] },
      activate(0),
      shoot(1, 'magic'),
    );
    expect(isGone(magic.state, 1)).toBe(true);
    expect(char(magic.state, 0).hazards).toBe(1);
  });

  describe('17. Gust', () => {
    const column = `
      S
      │
      │
      │
      │
      ╵
    `;
    const duel = [
      ['mage', 0, [0, 5]],
      ['thief', 1, [0, 3]],
    ] as const;
    const dice = [1, 1, 1, 1, 1, 1, 6, 6];

    it('pushes the Thief one tile away', () => {
      const { state } = play(position(column, duel), { dice }, activate(0), shoot(1, 'magic'));
      expect(char(state, 1).at).toEqual(at([0, 2]));
    });

    it('onto a counter, which he turns', () => {
      const start = position(column, duel, { hidden: [['treasure', [0, 2]]] });
      const { events } = play(start, { dice, charts: [3, 4] }, activate(0), shoot(1, 'magic'));
      expect(only(events, 'counter-flipped')).toMatchObject([{ card: 'thief', counter: 'treasure' }]);
    });

    it('but not through a door', () => {
      const start = position(column, duel, { doors: [{ at: at([0, 2]), side: 'south' }] });
      const { state, events } = play(start, { dice }, activate(0), shoot(1, 'magic'));
      expect(only(events, 'gusted')).toEqual([]);
      expect(char(state, 1).at).toEqual(at([0, 3]));
    });

    it('and whoever drowns by it pays the Mage', () => {
      const pond = position('S~──╴', [
        ['mage', 0, [3, 0]],
        ['goblin-warrior', null, [2, 0], { bounty: 1 }],
      ]);
      const { state } = play(pond, { dice: [1, 1, 1, 1, 1, 1, 6, 1, 1, 1] }, activate(0), shoot(1, 'magic'));
      expect(isGone(state, 1)).toBe(true);
      expect(char(state, 0).hazards).toBe(1);
    });
  });

  it('18. re-rolls by turns, until both keep', () => {
    const start = position(HALL, [
      ['warrior', 0, [1, 0]],
      ['dwarf', 1, [3, 0]],
    ]);
    const rolled = play(
      start,
      { dice: [4, 4, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6] },
      activate(0),
      assault(1, [2, 0], [3, 0]),
    );
    let { state } = rolled;
    const asked: unknown[] = [];
    for (const action of [
      { type: 'reroll', ability: 'swordplay', side: 'defender', pool: 'off', die: 0 },
      { type: 'reroll', ability: 'resilient', side: 'defender', pool: 'def', die: 0 },
      { type: 'reroll', ability: 'bulls-rush', side: 'attacker', pool: 'off', die: 0 },
    ] as const) {
      asked.push(state.ask?.kind === 'reroll' ? [state.ask.seat, state.ask.side] : state.ask);
      state = play(state, { dice: [3] }, action).state;
    }
    expect(asked).toEqual([
      [0, 'attacker'],
      [1, 'defender'],
      [0, 'attacker'],
    ]);
    expect(state.ask).toMatchObject({ seat: 1, kind: 'actor' });
  });
});

describe('Who may be attacked', () => {
  it('not without dice: the Goblin Hunter shoots, but does not close in', () => {
    const start = position(HALL, [
      ['elf', 0, [6, 0]],
      ['goblin-hunter', null, [1, 0]],
      ['warrior', 1, [2, 0]],
    ]);
    const { state } = playOn(start, activate(1));
    expect(listed(state, 'close-assault')).toEqual([]);
    expect(listed(state, 'ranged-assault').map(action => action.target)).toEqual([2]);
  });

  it('Sneak: nobody charges a Thief round a corner, but one may from the next tile', () => {
    const corner = `
      S──┐
      ...╵
    `;
    const from = (x: number) =>
      playOn(
        position(corner, [
          ['warrior', 0, [x, 0]],
          ['thief', 1, [3, 1]],
        ]),
        activate(0),
      ).state;
    expect(listed(from(2), 'close-assault')).toEqual([]);
    expect(listed(from(3), 'close-assault')).toHaveLength(1);
  });

  it('the own hero, too, by a scheme', () => {
    const start = position(HALL, [
      ['warrior', 0, [1, 0]],
      ['lizardman', null, [2, 0]],
      ['elf', 1, [6, 0]],
    ]);
    expect(isListed(playOn(start, activate(1)).state, assault(0, [1, 0]))).toBe(true);
  });

  it('Angry: a Troll charges the nearest in sight and does nothing else', () => {
    const start = position(HALL, [
      ['warrior', 0, [0, 0]],
      ['troll', null, [3, 0]],
      ['elf', 1, [5, 0]],
    ]);
    const { state } = playOn(start, activate(1));
    expect(state.ask?.kind).toBe('action');
    expect(listed(state, 'end-turn')).toEqual([]);
    expect(listed(state, 'close-assault')).toEqual([assault(2, [4, 0], [5, 0])]);
  });

  it('Angry: nobody in sight, and it acts freely', () => {
    const start = position('S─┼─╴', [['troll', 0, [2, 0]]], { hidden: [['hazard', [3, 0]]] });
    expect(isListed(playOn(start, activate(0)).state, EXPLORE)).toBe(true);
  });
});
