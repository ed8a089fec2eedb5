import { describe, expect, it } from 'vitest';
import { dungeonOf, DUNGEONS, healthOf } from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { game, isLegal, listedActions } from '../../../src/games/letter-labyrinths/game.ts';
import { sizeFor } from '../../../src/games/letter-labyrinths/rules/boss.ts';
import { starsOf } from '../../../src/games/letter-labyrinths/rules/ending.ts';
import { checkWord } from '../../../src/games/letter-labyrinths/rules/words.ts';
import { rolls } from '../../support/rolls.ts';
import { expectAt, only, play, position, spell, sq, wayOfFoes, type Position } from './table.ts';

const pass = { type: 'pass' } as const;
const nextUp = (card: number, size = 6) => [...[1, 3, 4, 6, 7, 8, 9, 10, 11].slice(0, size - 1), card];

/** The boss phase after card 19 is turned, with these faces of its d12. TRASH is 5, GRASP is 9, WASTE is 2. */
function bossPhase(given: Omit<Position, 'card' | 'deck'>, faces: readonly number[], size = 6) {
  const before = position({ ...given, card: 2, deck: nextUp(19, size) });
  return play(rolls(before, { boss: faces }), ...given.pawns.map(() => pass));
}

/** Words of the Jelly that card 19 does not move at all come after the one a test is about. */
const AT_EDGE = { at: [12, 0] } as const;

describe('The flip (6.8)', () => {
  it('X20. the boss arrives, pawns are pushed, a card is turned, the boss does not act', () => {
    const before = position({ pawns: [{ at: [6, 4] }, { at: [7, 5] }], traps: [['A', 8, 5]], deck: 6 });
    const flipped = play(before, pass, pass);
    expect(only(flipped.events, 'boss-placed')).toEqual([{ type: 'boss-placed', at: sq(6, 4), size: 2 }]);
    expect(flipped.state).toMatchObject({ side: 'back', ask: { seat: 0, kind: 'push' }, pushing: [0, 1] });
    expect(listedActions(flipped.state)).toEqual([
      { type: 'push', to: sq(6, 3) },
      { type: 'push', to: sq(5, 4) },
    ]);
    const { state, events } = play(flipped.state, { type: 'push', to: sq(6, 3) });
    // The second pawn has one way to go, and takes it.
    expect(only(events, 'pushed')).toMatchObject([{ seat: 0 }, { seat: 1, to: sq(7, 6) }]);
    expect(only(events, 'boss-rolled')).toEqual([]);
    expect(state.deck).toHaveLength(5);
    expect(state.boss).toMatchObject({ damage: 0, fresh: false });
    expect(state.splits).toMatchObject([{ name: 'flip', round: 1 }]);
  });

  it('waits for the start of an enemy phase', () => {
    const before = position({
      card: 19,
      pawns: [{ at: [6, 2] }, { at: [1, 1] }],
      enemies: { 3: { at: [5, 2], damage: 3 } },
    });
    const { state } = spell(before, 'POPPY');
    expect(state).toMatchObject({ side: 'front', boss: null, ask: { seat: 1 } });
    expect(play(state, pass, { type: 'end-players' }).state.side).toBe('back');
  });
});

describe('The boss acts', () => {
  it('X21. TRASH on card 19 is right and down; at the corner it moves nowhere', () => {
    const one = bossPhase({ pawns: [AT_EDGE], boss: { at: [6, 4] } }, [5, 5, 5]);
    expect(wayOfFoes(one.events).split(' ').slice(0, 2)).toEqual(['boss:7,4', 'boss:7,5']);
    const corner = bossPhase({ pawns: [AT_EDGE], boss: { at: [11, 8] } }, [5, 5, 5]);
    expect(wayOfFoes(corner.events)).toBe('');
    expect(only(corner.events, 'enemy-blocked')).toHaveLength(6);
  });

  it('X22. two pawns in the way cost one card', () => {
    const { events } = bossPhase(
      { pawns: [{ at: [8, 4] }, { at: [8, 5] }], boss: { at: [6, 4] } },
      [5, 5, 5],
    );
    expect(only(events, 'enemy-bumped')[0]).toMatchObject({ index: 0, seats: [0, 1] });
    expect(only(events, 'card-lost')[0]).toMatchObject({ cause: 'bump', deckLeft: 4 });
    expect(wayOfFoes(events).split(' ')[0]).toBe('boss:6,5');
  });

  it('X23. it bumps through a wall that shields it', () => {
    const { state, events } = bossPhase({ pawns: [{ at: [4, 5] }], boss: { at: [5, 4] } }, [9, 12, 12]);
    expect(wayOfFoes(events).split(' ')[0]).toBe('boss:5,5');
    expect(only(events, 'enemy-bumped')[0]).toMatchObject({ index: 4, seats: [0] });
    expect(state.ending).toBeNull();
    const tries = position({ card: 19, pawns: [{ at: [4, 5] }, AT_EDGE], boss: { at: [5, 5] } });
    expect(only(spell(tries, 'IT').events, 'blocked')).toHaveLength(2);
  });

  it('shows all its dice before the first word', () => {
    const { state, events } = bossPhase({ pawns: [AT_EDGE], boss: { at: [6, 4] } }, [1, 5, 12]);
    expect(only(events, 'boss-rolled')).toEqual([
      { type: 'boss-rolled', rolls: [1, 5, 12], words: ['WRECK', 'TRASH', 'SLIDE'] },
    ]);
    expect(only(events, 'enemy-word').map(event => event.word)).toEqual(['WRECK', 'TRASH', 'SLIDE']);
    expect(state.boss!.rolls).toEqual([1, 5, 12]);
  });
});

/** Words of a round, at the size in which the boss arrives. */
const WORDS: Readonly<Record<string, number>> = {
  'translucent-trial': 3,
  'drifting-drains': 4,
  'guarded-gates': 2,
  'growing-grove': 1,
  'hushed-halls': 3,
};

it('The Brute spells a word for each square that it is wide', () => {
  for (const size of [1, 2, 3] as const) {
    const options = { dungeon: 'growing-grove', health: 'even' } as const;
    const before = position({ options, pawns: [AT_EDGE], boss: { at: [6, 4], size } });
    expect(only(play(before, pass).events, 'enemy-word')).toHaveLength(size);
  }
});

describe.each(DUNGEONS)('The boss of %s', id => {
  const { bossSize, bossTable, bossTells } = dungeonOf(id);
  const here = { options: { dungeon: id, health: 'even' } } as const;

  it('arrives in the centre with its size, and waits a phase', () => {
    const { state, events } = play(position({ ...here, pawns: [AT_EDGE] }), pass);
    expect(only(events, 'flipped')).toEqual([{ type: 'flipped', dungeon: id }]);
    expect(only(events, 'boss-placed')).toEqual([{ type: 'boss-placed', at: sq(6, 4), size: bossSize }]);
    expect(only(events, 'enemy-word')).toEqual([]);
    expect(state.boss).toMatchObject({ damage: 0, size: bossSize });
  });

  it('spells as many words of its own table as it should, by its own die', () => {
    const before = position({ ...here, pawns: [AT_EDGE], boss: { at: [6, 4], size: bossSize } });
    const faces = bossTable.map(row => row.to).slice(0, WORDS[id]);
    const { events } = play(rolls(before, { boss: [...faces, 1, 1] }), pass);
    expect(only(events, 'enemy-word')).toEqual(
      bossTable.slice(0, WORDS[id]).map(({ word }) => ({ type: 'enemy-word', foe: 'boss', word })),
    );
  });

  it('tells beforehand what it should, and then spells it', () => {
    const before = position({ ...here, pawns: [AT_EDGE], boss: { at: [6, 4], size: bossSize } });
    const first = play(before, pass);
    const told = only(first.events, 'boss-told').flatMap(event => event.words);
    expect(told).toHaveLength(bossTells);
    expect(first.state.boss!.told).toHaveLength(bossTells);
    const spelled = only(play(first.state, pass).events, 'enemy-word').map(event => event.word);
    expect(spelled.slice(0, bossTells)).toEqual(told);
    expect(spelled).toHaveLength(WORDS[id]!);
  });

  it('is beaten at its health', () => {
    const health = healthOf(id, 'even', 1).boss;
    const before = position({
      ...here,
      card: 19,
      pawns: [{ at: [8, 4] }],
      boss: { at: [6, 4], damage: health - 2 },
    });
    expect(spell(before, 'OX').state.ending).toBeNull();
    expect(spell(before, 'POP').state.ending).toMatchObject({ how: 'won' });
  });
});

describe('Winning and losing (6.10)', () => {
  it('X24. won in the middle of a word, even with an empty deck', () => {
    const before = position({ card: 19, pawns: [{ at: [8, 4] }], boss: { at: [6, 4], damage: 12 }, deck: 0 });
    const { state, events } = spell(before, 'POPPY');
    expect(only(events, 'bumped').map(({ damage }) => damage)).toEqual([13, 14, 15]);
    expect(events.slice(-2).map(event => event.type)).toEqual(['boss-defeated', 'game-over']);
    expect(state).toMatchObject({
      ending: { how: 'won' },
      ask: null,
      words: [{ word: 'POPPY', damage: 3, won: true }],
    });
    expect(starsOf(state)).toBe(1);
    expect(game.outcome(state)).toMatchObject({ ending: 'won' });
  });

  it('X25. the last card is turned: lost after the boss has acted', () => {
    const { state, events } = bossPhase({ pawns: [AT_EDGE], boss: { at: [6, 4], damage: 14 } }, [5, 5, 5], 1);
    expect(only(events, 'boss-rolled')).toHaveLength(1);
    expect(state.ending).toEqual({ how: 'lost', lostBy: 'last-card' });
  });

  it('a winning word may pass over a pawn (R24)', () => {
    const before = position({
      card: 19,
      pawns: [{ at: [9, 4] }, { at: [8, 4] }],
      boss: { at: [6, 4], damage: 14 },
    });
    expect(checkWord(before, 0, 'OP')).toBe(null);
    expect(spell(before, 'OP').state.ending).toMatchObject({ how: 'won' });
    expect(checkWord(before, 0, 'OXO')).toBe('ends-on-pawn');
  });

  it('notes when half the health is gone', () => {
    const before = position({ card: 19, pawns: [{ at: [8, 4] }, AT_EDGE], boss: { at: [6, 4], damage: 7 } });
    const { state, events } = spell(before, 'OP');
    expect(only(events, 'boss-halved')).toEqual([{ type: 'boss-halved', damage: 8 }]);
    expect(state.splits.map(split => split.name)).toEqual(['boss half']);
  });
});

describe('The boss of the Growing Grove (6.9)', () => {
  const grove = { options: { dungeon: 'growing-grove', health: 'even' }, bossHealth: 10 } as const;

  it('X39. grows at a third and two thirds, one size a phase', () => {
    expect([3, 4, 6, 7].map(damage => sizeFor(damage, 10))).toEqual([1, 2, 2, 3]);
    const grown = (damage: number) =>
      only(
        play(position({ ...grove, pawns: [AT_EDGE], boss: { at: [5, 5], size: 1, damage } }), pass).events,
        'boss-grew',
      ).map(event => event.size);
    expect([3, 4, 7].map(grown)).toEqual([[], [2], [2]]);
    const again = position({ ...grove, pawns: [AT_EDGE], boss: { at: [5, 5], size: 2, damage: 7 } });
    expect(only(play(again, pass).events, 'boss-grew')).toMatchObject([{ size: 3, at: sq(5, 5) }]);
  });

  it('X40. grows back from the edge and pushes the pawn beside it', () => {
    const before = position({
      ...grove,
      pawns: [{ at: [11, 9] }],
      boss: { at: [12, 9], size: 1, damage: 4 },
    });
    const { events } = play(before, pass);
    expect(only(events, 'boss-grew')).toMatchObject([{ from: sq(12, 9), at: sq(11, 8), size: 2 }]);
    expect(only(events, 'pushed')).toEqual([{ type: 'pushed', seat: 0, from: sq(11, 9), to: sq(10, 9) }]);
    expect(only(events, 'boss-rolled')).toHaveLength(1);
  });

  it('does not grow in the phase of the flip (R65)', () => {
    const before = position({ ...grove, pawns: [AT_EDGE] });
    const { state, events } = play(before, pass);
    expect(only(events, 'boss-placed')).toMatchObject([{ at: sq(6, 4), size: 1 }]);
    expect(only(events, 'trap-sprouted')).toHaveLength(1);
    expect(state.boss!.size).toBe(1);
  });
});

describe('Pushing', () => {
  it('goes to the nearest free square, traps excepted, whatever the walls', () => {
    const before = position({
      pawns: [{ at: [6, 4] }],
      traps: [
        ['A', 5, 4],
        ['E', 6, 3],
      ],
    });
    const asked = play(before, pass).state;
    expect(listedActions(asked).map(action => (action.type === 'push' ? action.to : null))).toEqual([
      sq(6, 2),
      sq(5, 3),
      sq(7, 3),
      sq(4, 4),
      sq(8, 4),
      sq(5, 5),
      sq(6, 6),
    ]);
    expect(isLegal(asked, { type: 'push', to: sq(5, 4) })).toBe(false);
    expectAt(play(asked, { type: 'push', to: sq(4, 4) }).state, 0, 4, 4);
  });
});
