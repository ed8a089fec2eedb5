import { describe, expect, it } from 'vitest';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { room } from '../../../src/games/nine-bit-dungeon/index.ts';
import { boardIn } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { lessonStart } from '../../../src/games/nine-bit-dungeon/rules/lesson.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { Pupil } from '../../support/pupil.ts';
import { at } from './table.ts';

const stateOf = ({ session }: Pupil): State => session.state as State;

async function taught(seed: number, see: (pupil: Pupil) => void): Promise<State> {
  const whim = stream(newStreams(`pupil ${seed}`), 'whim');
  const pupil = await Pupil.of(room);
  while (!pupil.isDone) {
    see(pupil);
    pupil.do(pick(whim, pupil.accepted).action);
    await pupil.settle();
  }
  return stateOf(pupil);
}

async function upTo(isThere: (pupil: Pupil) => boolean): Promise<Pupil> {
  const pupil = await Pupil.of(room);
  while (!isThere(pupil)) await pupil.obey();
  return pupil;
}

describe('The first lesson', () => {
  it('begins with the sword in hand, two goblins and a square that neither sees', () => {
    const { state } = lessonStart();
    expect(state.hero).toMatchObject({ damage: 2, healthPotions: 2, health: 8, at: at([3, 2]) });
    expect(state).toMatchObject({ turn: 1, actionsLeft: 2, level: 1 });
    expect(state.monsters.map(each => each.at)).toEqual([at([6, 4]), at([11, 2])]);
  });

  it('ends on Level 2 with both goblins slain, the gloves bought and nothing to fear', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const healths: number[] = [];
      const { level, stats } = await taught(seed, pupil => healths.push(stateOf(pupil).hero.health));
      expect(level).toBe(2);
      expect(stats).toMatchObject({ kills: [2, 0, 0, 0], fizzles: 0 });
      // A few lost hearts are no reason to drink.
      expect(stats).toMatchObject({ casts: 1, potions: 0 });
      expect(stats.bought).toEqual([{ level: 1, id: 'duelling-gloves' }]);
      // One heart to a goblin, two to the first event.
      expect(Math.min(...healths)).toBe(5);
    }
  });

  it('takes any shortest way to the Exit, and the one that a click would walk (bug 3)', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      await taught(seed, pupil => {
        const state = stateOf(pupil);
        if (pupil.lesson.title !== 'The Exit' || pupil.lesson.order?.by !== 'square') return;
        seen.add(`${state.hero.at.x},${state.hero.at.y}`);
        const { exit } = boardIn(state).site;
        const isNear = pupil.table.bright.some(choice => choice.at!.x === exit.x && choice.at!.y === exit.y);
        pupil.session.intend({ do: 'hover', at: exit });
        if (!isNear && pupil.lesson.order.isFar)
          expect(pupil.table.steps.length, [...seen].at(-1)).toBeGreaterThan(1);
      });
    }
    expect(seen.size).toBeGreaterThan(8);
  });

  it.each(['at once', 'after its button'])('a press on the marked Archer casts Fireball, %s', async how => {
    const pupil = await upTo(({ lesson: { order } }) => {
      return order?.by === 'button' && order.labels.some(label => label.startsWith('Fireball'));
    });
    const [target] = pupil.table.pointed;
    expect(target).toEqual(stateOf(pupil).monsters[0]!.at);
    if (how !== 'at once') pupil.session.handlers.verb!('Fireball');
    pupil.session.intend({ do: 'point', at: target! });
    await pupil.settle();
    expect(stateOf(pupil).monsters).toEqual([]);
    expect(pupil.lesson.title).toBe('The Key');
  });

  it('has the Gold for the gloves it advises, and never asks whether it was meant', async () => {
    for (let seed = 0; seed < 4; seed++) {
      const { hero } = await taught(seed, pupil => expect(pupil.panels.questions).toEqual([]));
      expect(hero.skill).toBe(3);
    }
  });

  it('cannot be reached through an ordinary setup', () => {
    const { state } = game.create({ seed: 'lesson', seats: ['human'], options: { deal: 'lesson' } });
    expect(state.options).toEqual({ choices: 'auto', deal: 'stream' });
    expect(state.rng.loaded).toBeUndefined();
  });
});
