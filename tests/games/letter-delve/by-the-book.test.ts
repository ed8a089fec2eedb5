/** "By the book" is exactly as printed: nothing that the booklet allows is forbidden there, and nothing is added. */
import { describe, expect, it } from 'vitest';
import type { Options } from '../../../src/core/game.ts';
import { OPTIONS } from '../../../src/games/letter-delve/data/options.ts';
import { canReach } from '../../../src/games/letter-delve/odds/threats.ts';
import { help } from '../../../src/games/letter-delve/look/help.ts';
import { canSlide } from '../../../src/games/letter-delve/rules/targets.ts';
import type { ItemId } from '../../../src/games/letter-delve/data/items.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import {
  at,
  END,
  isListed,
  legal,
  monster,
  only,
  onMonster,
  onSquare,
  play,
  playOn,
  scene,
  step,
  STOP,
  use,
  type At,
} from './table.ts';

const PRINTED = { rules: 'by-the-book' };
const STAR: At = [7, 7];

/** One hero with an item, far from an Emu that stands where it is wanted. */
function holding(item: ItemId, emu: At, hero: At, options: Options = PRINTED): State {
  return scene({ heroes: [{ at: hero, items: [item] }], monsters: [['emu', ...emu]], options });
}

describe('By the book', () => {
  it('lets monsters walk over the star, as nothing printed forbids (R22)', () => {
    const setting = { heroes: [{ at: [7, 3] as At }], monsters: [['snake', 7, 9] as const] };
    const way = (options: Options) =>
      only(play(scene({ ...setting, options }), [3], END).events, 'monster-stepped').map(event => event.to);
    expect(way(PRINTED)).toEqual([at([7, 8]), at(STAR), at([7, 6])]);
    expect(way({})).not.toContainEqual(at(STAR));
  });

  it('lets a monster that stops on the star shut the stairs until it moves on', () => {
    const state = scene({ heroes: [{ at: [7, 3] }], monsters: [['snake', 7, 9]], options: PRINTED });
    const { state: after } = play(state, [2], END);
    expect(monster(after, 0).at).toEqual(at(STAR));
    const beside = scene({
      heroes: [{ at: [7, 5] }],
      monsters: [['snake', ...STAR]],
      part: 'walk',
      outing: { left: 4, dice: [2, 2] },
      options: PRINTED,
    });
    const { state: there } = playOn(beside, step(7, 6));
    expect(isListed(there, step(...STAR))).toBe(false);
    expect(legal(there)).toContainEqual(STOP);
  });

  it('attacks from the star, and the threat layer knows it', () => {
    const state = scene({ heroes: [{ at: [6, 6] }], monsters: [['snake', 8, 9]], options: PRINTED });
    expect(canReach(state, 0, monster(state, 0), at([6, 6]))).toBe(true);
    const { events } = play(
      scene({ heroes: [{ at: [6, 6] }], monsters: [['snake', ...STAR]], options: PRINTED }),
      [4, 1],
      END,
    );
    expect(only(events, 'battle-began')).toMatchObject([{ hero: 0, monster: 0 }]);
  });

  it('puts monsters on the star by Teleport Monster, Forced Move and Create Monster', () => {
    const teleport = (options: Options) =>
      legal(
        playOn(holding('teleport-monster', [0, 3], [0, 0], options), use('teleport-monster'), onMonster(0))
          .state,
      );
    expect(teleport(PRINTED)).toContainEqual(onSquare(...STAR));
    expect(teleport({})).not.toContainEqual(onSquare(...STAR));
    const pushed = play(holding('forced-move', [7, 4], [0, 0]), [3], use('forced-move'), onMonster(0), {
      type: 'target-way',
      way: 'south',
    });
    expect(monster(pushed.state, 0).at).toEqual(at(STAR));
    const bag = ['emu', 'emu', 'emu', 'emu', 'emu'] as const;
    const create = scene({ heroes: [{ at: [7, 6], items: ['create-monster'] }], options: PRINTED, bag });
    expect(legal(playOn(create, use('create-monster')).state)).toContainEqual(onSquare(...STAR));
  });

  it('keeps the star free while somebody is still to come in: that hero is placed there', () => {
    const waiting = scene({ heroes: [{ at: [0, 0] }, { status: 'waiting' }], options: PRINTED });
    expect(canSlide(waiting, at(STAR), false)).toBe(false);
    const inside = scene({ heroes: [{ at: [0, 0] }, { at: [14, 0] }], options: PRINTED });
    expect(canSlide(inside, at(STAR), false)).toBe(true);
  });

  it('says so where it is chosen and where the rules are told', () => {
    const choice = OPTIONS.find(({ id }) => id === 'rules')!.values.find(
      ({ value }) => value === 'by-the-book',
    )!;
    expect(choice.label).toBe('By the book');
    expect(choice.help).toContain('Exactly as printed');
    expect(choice.help).toContain('monsters may block the stairs');
    expect(JSON.stringify(help)).not.toContain('Monsters never step on the stairs.');
  });
});
