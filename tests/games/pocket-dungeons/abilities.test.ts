/** One block for each ability, beside the worked examples: when it works, and when it can do nothing. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { ABILITIES } from '../../../src/games/pocket-dungeons/data/abilities.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import {
  activate,
  assault,
  at,
  char,
  EXPLORE,
  GATHER,
  isGone,
  KEEP,
  listed,
  only,
  play,
  playOn,
  position,
  shoot,
  step,
  type Figure,
} from './table.ts';

const HALL = 'S──────╴';

/** Abilities that the side now asked may use. */
function offered(state: State): string[] {
  return [
    ...new Set(listed(state, 'reroll').map(action => `${action.ability} ${action.side} ${action.pool}`)),
  ];
}

function fight(figures: readonly Figure[], dice: readonly number[], ...path: (readonly [number, number])[]) {
  return play(position(HALL, figures), { dice }, activate(0), assault(1, ...path));
}

describe('Swordplay', () => {
  it('reaches both pools of the opponent, also when the Warrior defends', () => {
    const attacking = fight(
      [
        ['warrior', 0, [1, 0]],
        ['elf', 1, [2, 0]],
      ],
      [1, 1, 1, 1, 1, 1, 1, 1],
      [2, 0],
    );
    expect(offered(attacking.state)).toEqual(['swordplay defender off', 'swordplay defender def']);
    const defending = play(
      position(HALL, [
        ['thief', 0, [1, 0]],
        ['warrior', 1, [2, 0]],
      ]),
      { dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
      activate(0),
      assault(1, [2, 0]),
    );
    expect(defending.state.ask).toMatchObject({ kind: 'reroll', seat: 1, side: 'defender' });
    expect(offered(defending.state)).toEqual(['swordplay attacker off', 'swordplay attacker def']);
  });

  it('is not for shots and spells', () => {
    const shot = play(
      position(HALL, [
        ['elf', 0, [1, 0]],
        ['warrior', 1, [3, 0]],
      ]),
      { dice: [1, 1, 1, 1, 6, 6, 6] },
      activate(0),
      shoot(1),
    );
    expect(shot.state.ask?.kind).toBe('nimble-after');
  });
});

describe("Bull's Rush", () => {
  const figures = (x: number): Figure[] => [
    ['warrior', 0, [1, 0]],
    ['elf', 1, [x, 0]],
  ];
  it('re-rolls an own die after a charge', () => {
    const charged = fight(figures(3), [4, 4, 1, 1, 1, 1, 1, 1, 1, 1], [2, 0], [3, 0]);
    expect(offered(charged.state)).toContain('bulls-rush attacker off');
    expect(offered(charged.state)).toContain('bulls-rush attacker def');
  });
  it('not from the next tile', () => {
    const near = fight(figures(2), [1, 1, 1, 1, 1, 1, 1, 1], [2, 0]);
    expect(offered(near.state).some(each => each.startsWith('bulls-rush'))).toBe(false);
  });
});

describe('Swift', () => {
  it('counts in charges', () => {
    const { events } = fight(
      [
        ['elf', 0, [1, 0]],
        ['mage', 1, [5, 0]],
      ],
      [1, 4, 4, 4],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
    );
    expect(only(events, 'rushed')).toMatchObject([{ why: 'charge', moves: 4, dice: [4, 4, 4] }]);
  });
  it('not in tests', () => {
    const pond = position('S~──╴', [['elf', 0, [2, 0]]]);
    const { state } = play(pond, { dice: [4, 4, 4, 1, 1, 1] }, activate(0), EXPLORE, step(1, 0));
    expect(isGone(state, 0)).toBe(true);
  });
});

describe('Healing Spells', () => {
  const dice = [6, 6, 6, 6, 6, 6, 1, 1];
  const beside = (healer: Figure) =>
    play(
      position(HALL, [['warrior', 0, [1, 0]], ['elf', 1, [2, 0]], healer]),
      { dice },
      activate(0),
      assault(1, [2, 0]),
      KEEP,
    ).state;
  it('a Priestess who is a dweller saves only herself', () => {
    expect(isGone(beside(['priestess', null, [3, 0]]), 1)).toBe(true);
  });
  it('reaches no farther than the next tile', () => {
    expect(isGone(beside(['priestess', 2, [4, 0]]), 1)).toBe(true);
    expect(beside(['priestess', 2, [3, 0]]).ask?.kind).toBe('heal');
  });
});

describe('Pilfer', () => {
  it('takes from what the fallen opponent has dropped', () => {
    const { state, events } = fight(
      [
        ['thief', 0, [1, 0]],
        ['elf', 1, [2, 0], { treasure: 3 }],
      ],
      [6, 6, 6, 6, 1, 1, 2],
      [2, 0],
    );
    expect(only(events, 'pilfered')).toMatchObject([{ from: null, die: 2, amount: 2 }]);
    expect(char(state, 0).treasure).toBe(2);
    expect(state.loose).toEqual({ '2,0': 1 });
  });
  it('works when the Thief defends, and takes from the pool of the dwellers', () => {
    const start = position(
      HALL,
      [
        ['lizardman', null, [1, 0]],
        ['thief', 0, [2, 0]],
        ['elf', 1, [7, 0]],
      ],
      { more: { pool: 2 } },
    );
    const { state } = play(start, { dice: [1, 1, 6, 6, 1, 1, 6, 6, 6] }, activate(0), assault(1, [2, 0]));
    expect(char(state, 1).treasure).toBe(2);
    expect(state.pool).toBe(0);
  });
  it('is not for shots', () => {
    const { events } = play(
      position(HALL, [
        ['thief', 0, [1, 0]],
        ['mage', 1, [3, 0], { treasure: 1 }],
      ]),
      { dice: [1, 1, 1, 1, 6] },
      activate(0),
      shoot(1),
    );
    expect(only(events, 'pilfered')).toEqual([]);
  });
});

describe('Goldlust', () => {
  it('sweeps up every tile on the way', () => {
    const start = position(HALL, [['dwarf', 0, [1, 0]]], {
      loose: [
        [1, [2, 0]],
        [2, [3, 0]],
      ],
    });
    const { state } = play(start, { dice: [6] }, activate(0), EXPLORE, step(2, 0), step(3, 0));
    expect(char(state, 0).treasure).toBe(3);
  });
  it('takes what the enemy he replaces has dropped', () => {
    const start = position(HALL, [
      ['dwarf', 0, [1, 0]],
      ['mage', 1, [2, 0], { treasure: 2 }],
    ]);
    const dice = [6, 6, 6, 1, 1, 1, 1];
    const { state } = play(start, { dice }, activate(0), assault(1, [2, 0]), KEEP);
    expect(char(state, 0)).toMatchObject({ at: at([2, 0]), treasure: 2 });
  });
  it('but not what lies on the tile where he began', () => {
    const start = position(HALL, [['dwarf', 0, [1, 0]]], { loose: [[1, [1, 0]]] });
    expect(char(playOn(start, activate(0), { type: 'end-turn' }).state, 0).treasure).toBe(0);
    expect(char(playOn(start, activate(0), GATHER).state, 0).treasure).toBe(1);
  });
});

describe('Ambush', () => {
  it('not on a straight charge', () => {
    const start = position(HALL, [
      ['elf', 0, [0, 0]],
      ['goblin-warrior', null, [2, 0]],
      ['mage', 1, [4, 0]],
    ]);
    const { events } = play(
      start,
      { dice: [6, 4, 1, 1, 6, 6, 6, 1] },
      activate(1),
      assault(2, [3, 0], [4, 0]),
    );
    expect(only(events, 'combat-rolled')).toMatchObject([{ charged: true, ambush: false }]);
  });
});

describe('Resilient', () => {
  it('helps against every type of attack', () => {
    const { state } = play(
      position(HALL, [
        ['mage', 0, [1, 0]],
        ['dwarf', 1, [3, 0]],
      ]),
      { dice: [6, 6, 6, 1, 1, 1, 1, 1, 1] },
      activate(0),
      shoot(1, 'magic'),
    );
    expect(offered(state)).toEqual(['resilient defender def']);
  });
  it('not in Action tests', () => {
    const pond = position('S~──╴', [['dwarf', 0, [2, 0]]]);
    const { state } = play(pond, { dice: [1, 3] }, activate(0), EXPLORE, step(1, 0));
    expect(isGone(state, 0)).toBe(true);
  });
});

describe('Tough Hide', () => {
  it('not against magic', () => {
    const { state } = play(
      position(HALL, [
        ['mage', 0, [1, 0]],
        ['troll', null, [4, 0]],
      ]),
      { dice: [6, 6, 6, 1, 1, 1, 1, 1] },
      activate(0),
      shoot(1, 'magic'),
    );
    expect(isGone(state, 1)).toBe(true);
  });
  it('against arrows', () => {
    const { state } = play(
      position(HALL, [
        ['elf', 0, [1, 0]],
        ['troll', null, [4, 0]],
      ]),
      { dice: [6, 6, 1, 1, 1, 1, 1] },
      activate(0),
      shoot(1),
    );
    expect(state.ask).toMatchObject({ kind: 'reroll', seat: 1, side: 'defender' });
    expect(offered(state)).toEqual(['tough-hide attacker off']);
  });
});

describe('Aura of Fear', () => {
  it('does not pass a door', () => {
    const doors = [{ at: at([1, 0]), side: 'east' }] as const;
    const start = position(
      HALL,
      [
        ['warrior', 0, [2, 0]],
        ['shambling-corpse', null, [1, 0]],
      ],
      { doors },
    );
    expect(playOn(start, activate(0)).state.ask?.kind).toBe('action');
  });
  it('a passed test is enough for any number of corpses', () => {
    const start = position('S──────╴', [
      ['warrior', 0, [2, 0]],
      ['shambling-corpse', null, [1, 0]],
      ['shambling-corpse', null, [3, 0]],
    ]);
    const { state, events } = play(start, { dice: [4] }, activate(0));
    expect(only(events, 'tested')).toHaveLength(1);
    expect(state.ask?.kind).toBe('action');
  });
});

describe('Incorporeal', () => {
  it('strikes through a wall, and falls back through it', () => {
    const start = position(
      `
      S──╴
      ╶─╴.
      `,
      [
        ['elf', 0, [3, 0]],
        ['shroud-ghost', null, [1, 1]],
        ['warrior', 1, [1, 0]],
      ],
    );
    const { state } = play(start, { dice: [1, 1, 6, 6, 6, 6] }, activate(1), assault(2, [1, 0]));
    expect(char(state, 1).at).toEqual(at([1, 1]));
  });
});

describe('Every ability', () => {
  it('has a name and a sentence', () => {
    for (const card of CARDS)
      for (const ability of card.abilities) {
        expect(ABILITIES[ability].name, ability).not.toBe('');
        expect(ABILITIES[ability].text, ability).toMatch(/\.$/);
      }
  });
});
