import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-delve/game.ts';
import { medalOf, resultOf, wordOf } from '../../../src/games/letter-delve/rules/score.ts';
import type { Hero, State } from '../../../src/games/letter-delve/state/state.ts';
import { END, fight, only, play, playOn, scene, STAY, STOP, step } from './table.ts';

/** A finished game with these heroes. */
function over(...heroes: Partial<Hero>[]): State {
  const state = scene({ heroes: heroes.map(() => ({ at: [7, 4] as const })) });
  return {
    ...state,
    ask: null,
    endedBy: 'all-out',
    heroes: state.heroes.map((hero, seat) => ({ ...hero, at: null, ...heroes[seat] })),
  };
}

describe('End and score', () => {
  it('39. the last monster dies: everybody inside has escaped', () => {
    const state = scene({
      heroes: [
        { at: [7, 9], coins: 33 },
        { at: [0, 0], coins: 50 },
      ],
      monsters: [['snake', 7, 10]],
      alone: true,
    });
    const { state: after, events } = play(state, [4, 1], END, STAY, END);
    expect(after.endedBy).toBe('cleared');
    expect(after.heroes.map(hero => [hero.status, hero.coins])).toEqual([
      ['escaped', 35],
      ['escaped', 50],
    ]);
    expect(only(events, 'game-over')).toMatchObject([{ winners: [1] }]);
    expect(resultOf(after)!.seats.map(seat => seat.fate)).toEqual(['cleared', 'cleared']);
  });

  it('42. the torch burns out after the monster turn of round 50', () => {
    const state = scene({ heroes: [{ at: [7, 4], coins: 70 }], round: 50 });
    const { state: after, events } = play(state, [], END);
    expect(after.heroes[0]).toMatchObject({ status: 'dead', cause: 'torch', lost: 70, hp: 0 });
    expect(only(events, 'torch-out')).toHaveLength(1);
    expect(game.outcome(after)).toMatchObject({ ending: 'lost', reason: 'torch' });
    expect(resultOf(after)!.seats[0]).toMatchObject({ fate: 'lost', score: 0, coins: 70 });
  });

  it('42. without a torch the game still ends at round 500', () => {
    const at = (round: number) => scene({ heroes: [{ at: [7, 4] }], round, options: { torch: 0 } });
    expect(play(at(50), [], END).state.endedBy).toBeNull();
    expect(play(at(500), [], END).state.endedBy).toBe('torch');
  });

  it('60. ties are shared, the dead come after, the later the better', () => {
    const state = over(
      { status: 'escaped', coins: 40, outRound: 9 },
      { status: 'escaped', coins: 40, outRound: 3 },
      { status: 'dead', hp: 0, coins: 0, lost: 90, outRound: 12, cause: 'quagga' },
      { status: 'dead', hp: 0, coins: 0, lost: 95, outRound: 11, cause: 'quagga' },
    );
    const { ending, results, story } = game.outcome(state)!;
    expect(ending).toBe('ranked');
    // By the names that the seats have everywhere else.
    expect(story).toBe('Red fighter and Blue rogue got out with the most: 40 coins. 2 of 4 never came back.');
    expect(results.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [0, 1, 40],
      [1, 1, 40],
      [2, 3, 0],
      [3, 4, 0],
    ]);
    expect(resultOf(state)!.winners).toEqual([0, 1]);
  });

  it('60. all dead: nobody wins', () => {
    const dead = { status: 'dead', hp: 0, lost: 5, outRound: 4, cause: 'emu' } as const;
    const state = over(dead, dead);
    expect(resultOf(state)!.winners).toEqual([]);
    expect(game.outcome(state)!.ending).toBe('lost');
  });

  it('a lone delver wins by getting out', () => {
    const out = over({ status: 'escaped', coins: 71, outRound: 20 });
    expect(game.outcome(out)).toMatchObject({ ending: 'won', results: [{ score: 71, place: 1 }] });
    expect(medalOf(71)?.id).toBe('silver');
    expect(medalOf(39)).toBeUndefined();
    expect(medalOf(150)?.id).toBe('platinum');
  });

  it('spells a word of the slain', () => {
    expect(wordOf(['troll', 'emu', 'aquator', 'vampire', 'doppelganger'])).toBe('TEAV?');
    const { state } = play(fight('emu', {}), [4, 1], END);
    expect(state.stats[0]!.kills).toEqual(['emu']);
  });

  it('marks the splits of a lone delver once', () => {
    const state = scene({ heroes: [{ at: [7, 6], coins: 12 }], part: 'walk', outing: { left: 1 } });
    const { events } = playOn(state, step(7, 7), STOP);
    expect(events.map(event => game.split!(event)).filter(Boolean)).toEqual(['Out']);
    const pair = scene({ heroes: [{ at: [7, 6] }, { at: [0, 0] }], part: 'walk', outing: { left: 1 } });
    const both = playOn(pair, step(7, 7), STOP).events;
    expect(both.map(event => game.split!(event)).filter(Boolean)).toEqual([]);
  });

  it('54. Regeneration: one point a turn until 20, and not beyond', () => {
    const state = scene({ heroes: [{ at: [7, 4], hp: 18, regenerating: true }] });
    const one = play(state, [], END);
    expect(one.state.heroes[0]).toMatchObject({ hp: 19, regenerating: true });
    const two = play(one.state, [], STAY);
    expect(two.state.heroes[0]).toMatchObject({ hp: 20, regenerating: false });
    const full = scene({ heroes: [{ at: [7, 4], hp: 20, regenerating: true }] });
    const { state: after, events } = play(full, [], END);
    expect(after.heroes[0]).toMatchObject({ hp: 20, regenerating: false });
    expect(only(events, 'regen-tick')).toMatchObject([{ hp: 20, over: true }]);
  });
});
