/** The numbers that the reach shows on squares. */
import { describe, expect, it } from 'vitest';
import { overlays } from '../../../src/games/letter-delve/look/overlays.ts';
import { cellOf } from '../../../src/games/letter-delve/look/places.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { ASLEEP, at, type At, only, playOn, scene, step } from './table.ts';

describe('Marks of the reach', () => {
  const reach = overlays.find(overlay => overlay.id === 'reach')!;
  const markAt = (state: State, square: At) =>
    reach
      .model(state, 0, undefined)
      .cells.find(({ at: cell }) => cell.x === cellOf(at(square)).x && cell.y === cellOf(at(square)).y);

  it('count a sleeper that already lies beside the hero: the next step beside it wakes it', () => {
    const state = scene({
      heroes: [{ at: [1, 9] }],
      monsters: [['orc', 2, 8, ASLEEP]],
      part: 'walk',
      outing: { left: 2 },
    });
    expect(markAt(state, [1, 8])?.text).toBe('1');
    const { events } = playOn(state, step(1, 8));
    expect(only(events, 'woke')).toHaveLength(1);
  });

  it('count nobody twice', () => {
    const state = scene({
      heroes: [{ at: [3, 5] }],
      monsters: [['orc', 2, 6, ASLEEP]],
      part: 'walk',
      outing: { left: 6 },
    });
    for (const { text } of reach.model(state, 0, undefined).cells)
      expect(['1', undefined]).toContain(numeral(text));
  });
});

/** The names on the rim are no numbers of this room. */
const numeral = (text: string | undefined): string | undefined => (text === '1' ? text : undefined);
