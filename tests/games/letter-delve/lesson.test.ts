import { describe, expect, it } from 'vitest';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { MONSTERS } from '../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { room } from '../../../src/games/letter-delve/index.ts';
import { battleOdds } from '../../../src/games/letter-delve/odds/battles.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { Pupil } from '../../support/pupil.ts';

const stateOf = ({ session }: Pupil): State => session.state as State;

describe('The tutorial', () => {
  it('61. ends in round 5 with 26 coins, 18 HP and all bosses asleep, by whatever way the pupil goes', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const whim = stream(newStreams(`pupil ${seed}`), 'whim');
      const pupil = await Pupil.of(room);
      while (!pupil.isDone) {
        pupil.do(pick(whim, pupil.accepted).action);
        await pupil.settle();
      }
      const { heroes, monsters, rng } = stateOf(pupil);
      expect(heroes[0]).toMatchObject({ status: 'escaped', coins: 26, hp: 18, outRound: 5, weapon: 3 });
      for (const boss of monsters.slice(0, 4)) expect(boss.awake || boss.stirring).toBe(false);
      expect(Object.values(rng.loaded!).flat(), 'dice that nobody threw').toEqual([]);
    }
  });

  it('lets nobody wake a boss or a second sleeper on the way', async () => {
    const pupil = await Pupil.of(room);
    while (pupil.lesson.title !== 'Waking') await pupil.obey();
    const { monsters } = stateOf(pupil);
    expect(monsters.filter(({ awake }) => awake)).toEqual([]);
  });

  it('says the numbers of the table', async () => {
    const pupil = await Pupil.of(room);
    while (!pupil.isDone) {
      const { heroes, outing } = stateOf(pupil);
      const said = [...pupil.lesson.text.matchAll(/(\d+) (coins|more hearts|more squares)/g)];
      for (const [, number, what] of said) {
        const loss = Math.round(battleOdds(stateOf(pupil), 0)?.loss ?? 0);
        const real = { coins: heroes[0]!.coins, 'more hearts': loss, 'more squares': outing?.left }[what!];
        expect(Number(number), pupil.lesson.text).toBe(real);
      }
      await pupil.obey();
    }
  });

  it('names its first squares, and never asks for two passes in the same words', async () => {
    const pupil = await Pupil.of(room);
    const texts: string[] = [];
    while (!pupil.isDone) {
      texts.push(pupil.lesson.text);
      await pupil.obey();
    }
    expect(texts).toContain('You may walk 5 more squares. Slip out to F5.');
    const passes = texts.filter(text => /\bpass\b/i.test(text));
    expect(passes.length).toBeGreaterThan(1);
    expect(new Set(passes).size).toBe(passes.length);
    // What stands on a tile, and what is beside it.
    expect(texts.join(' ')).toContain(`E is its kind, ${MONSTERS.emu.hp} its hearts`);
    expect(texts.join(' ')).toContain('wakes them, even diagonally');
  });

  it('cannot be reached through create', () => {
    const { state } = game.create({ seed: 'lesson', seats: ['human'], options: { deal: 'lesson' } });
    expect(state.rng.loaded).toBeUndefined();
  });
});
