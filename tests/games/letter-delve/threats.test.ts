/** Who can reach whom, in words and tints; what the oracle found is kept here one by one. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/game.ts';
import { cellName } from '../../../src/core/grid.ts';
import { inspect } from '../../../src/games/letter-delve/look/inspect.ts';
import { overlays } from '../../../src/games/letter-delve/look/overlays.ts';
import { cellOf } from '../../../src/games/letter-delve/look/places.ts';
import { attackChance, canReach, movedTo } from '../../../src/games/letter-delve/odds/threats.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { linesOf } from './claims/world.ts';
import { ASLEEP, at, END, monster, only, play, scene, STAY, type At } from './table.ts';

const threat = overlays.find(overlay => overlay.id === 'threat')!;

function tipAt(state: State, seat: Seat, square: At): string {
  const info = inspect(state, seat, cellOf(at(square)));
  return linesOf(info)
    .map(({ text }) => text)
    .join(' ');
}

describe('Who can reach a square', () => {
  it('is told in faces of the movement die', () => {
    const state = scene({
      heroes: [{ at: [7, 9] }],
      monsters: [
        ['emu', 7, 14],
        ['snake', 7, 10, { frozenRound: 2 }],
        ['nymph', 0, 0],
        ['orc', 9, 14, ASLEEP],
      ],
    });
    const chance = (id: number, square: At): number =>
      attackChance(movedTo(state, 0, at(square)), 0, monster(state, id));
    expect(chance(0, [7, 12])).toBe(1);
    expect(chance(1, [7, 12])).toBe(0);
    expect(chance(1, [7, 9])).toBe(1);
    // Around the Snake: beside the hero after five steps.
    expect(chance(0, [7, 9])).toBe(4 / 8);
    expect(chance(2, [7, 9])).toBe(0);
  });

  // Finding 4: a monster stops beside anybody it sees (R32), also beside one it was not making for.
  it('names a monster that makes for somebody else and comes past', () => {
    const state = scene({
      heroes: [{ at: [8, 10], hp: 1 }, { at: [7, 10] }],
      monsters: [['vampire', 7, 14]],
    });
    expect(tipAt(state, 0, [8, 10])).toContain('Vampire 38%');
    // A roll of 3 brings it beside both, and the second die picks hero 0.
    const { events } = play(state, [3, 1, 1, 8], END, STAY);
    expect(only(events, 'battle-began')[0]).toMatchObject({ hero: 0 });
  });

  // Finding 4: equal jumps are picked by lot, so all of them count.
  it('counts every jump of an Invisible monster that is as good as another', () => {
    const state = scene({ heroes: [{ at: [7, 0] }, { at: [7, 14] }], monsters: [['wraith', 14, 7]] });
    const tip = tipAt(state, 0, [14, 7]);
    for (const name of ['G3', 'I3', 'H4', 'G13', 'I13', 'H12']) expect(tip).toContain(name);
    for (const seat of [0, 1]) expect(attackChance(state, seat, monster(state, 0))).toBeGreaterThan(0.3);
    const drawn = threat.model(state, 0, cellOf(at([14, 7]))).lines.map(line => `${line.to.x},${line.to.y}`);
    for (const square of [
      [6, 2],
      [8, 12],
    ] as const) {
      const { x, y } = cellOf(at(square));
      expect(drawn).toContain(`${x},${y}`);
    }
  });

  it('is no certainty where another figure may make room', () => {
    // The corridor is closed by a Snake that moves first or dies; "nobody can" would be wrong.
    const state = scene({
      heroes: [{ at: [0, 0] }],
      monsters: [
        ['rattlesnake', 0, 5],
        ['yeti', 0, 4, { frozenRound: 2 }],
        ['emu', 1, 4, { frozenRound: 2 }],
      ],
    });
    expect(canReach(state, 0, monster(state, 0), at([0, 0]))).toBe(true);
    expect(tipAt(state, 0, [0, 0])).not.toContain('Nothing awake');
  });

  it('says that nobody can come where nothing awake is near enough', () => {
    const state = scene({ heroes: [{ at: [0, 0] }], monsters: [['emu', 14, 13]] });
    expect(tipAt(state, 0, [0, 0])).toContain('Nothing awake can reach you here');
    expect(threat.model(state, 0, undefined).cells.some(cell => cellName(cell.at) === 'B2')).toBe(false);
  });

  it('speaks of a frozen monster as of one that stays', () => {
    const state = scene({ heroes: [{ at: [7, 9] }], monsters: [['emu', 7, 12, { frozenRound: 2 }]] });
    expect(tipAt(state, 0, [7, 12])).not.toContain('heads for');
    expect(tipAt(state, 0, [7, 9])).toContain('Nothing awake can reach you here');
  });

  it('draws where a monster goes even for a hero whom it does not see', () => {
    const heroes = [{ at: [0, 0], invisibleRound: 2 }, { at: [7, 9] }] as const;
    const state = scene({ heroes, monsters: [['emu', 7, 13]] });
    const { cells, lines } = threat.model(state, 0, cellOf(at([7, 13])));
    expect(lines.length).toBeGreaterThan(0);
    expect(cells.filter(({ tone }) => tone !== 'gold')).toEqual([]);
  });
});
