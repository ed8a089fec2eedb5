/** Nobody gets stuck in a lesson: whoever presses anything at random finishes it. */
import { describe, expect, it } from 'vitest';
import { newStreams, pick, stream } from '../../src/core/rng.ts';
import { ROOMS } from '../../src/games/index.ts';
import { Pupil } from '../support/pupil.ts';

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

const MOST_TRIES = 3000;
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe.each(rooms)('The lesson of $id', ({ room }) => {
  it.each(SEEDS)('is finished by whoever presses anything at random (%s)', async seed => {
    const whim = stream(newStreams(`pupil ${seed}`), 'whim');
    const pupil = await Pupil.of(room);
    for (let tries = 0; !pupil.isDone && tries < MOST_TRIES; tries++) {
      const [refused, done] = [pupil.heard.length, pupil.done];
      // Of a hundred thousand words a list holds a few: the one that the box names is among them.
      const { advised, match } = pupil.session;
      const named = advised && 'word' in advised ? [advised.action] : [];
      pupil.do(pick(whim, [...match.legalActions(), ...named]));
      await pupil.settle();
      // Either it leads on, or the box says why not.
      if (pupil.done === done) expect(pupil.heard.length, pupil.lesson.title).toBeGreaterThan(refused);
    }
    expect(pupil.isDone, `stuck in "${pupil.lesson?.title}"`).toBe(true);
  });
});
