/** Every room's lesson as a pupil meets it at the table. Whoever strays has a file: `lesson-at-random.test.ts`. */
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { chapters } from '../../src/games/lesson.ts';
import { rehearsed } from '../../src/session/rehearsal.ts';
import { Pupil } from '../support/pupil.ts';

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

describe.each(rooms)('The lesson of $id', ({ room }) => {
  it('is finished by whoever does what it says, in as few actions as can be', async () => {
    const pupil = await Pupil.of(room);
    const { actions } = rehearsed(room, room.lesson!);
    while (!pupil.isDone) {
      const before = pupil.done;
      await pupil.obey();
      expect(pupil.done, JSON.stringify(pupil.lesson)).toBeGreaterThan(before);
    }
    expect(pupil.heard).not.toContain('refuse');
    expect(pupil.done).toBe(actions.length);
  });

  it('frames brightly only what leads on, and tints what a press on leads on', async () => {
    const pupil = await Pupil.of(room);
    while (!pupil.isDone) {
      for (const { action } of pupil.table.bright) expect(pupil.session.accepts(action)).toBe(true);
      for (const { action } of pupil.table.dim) expect(pupil.session.accepts(action)).toBe(false);
      for (const at of pupil.table.pointed) {
        pupil.session.intend({ do: 'hover', at });
        const isFramed = pupil.table.bright.some(choice => choice.at!.x === at.x && choice.at!.y === at.y);
        if (pupil.lesson.order?.by === 'square') expect(isFramed || pupil.table.steps.length > 0).toBe(true);
      }
      await pupil.obey();
    }
  });

  it('has few steps', () => {
    expect(chapters(room.lesson!.steps)).toBeLessThanOrEqual(room.card.id === 'pocket-dungeons' ? 12 : 8);
  });

  it('speaks briefly: two sentences a step, and one why something is not it', () => {
    const { texts, reasons } = rehearsed(room, room.lesson!);
    for (const text of texts) expect(text.match(/[.!?](?= |$)/g)!.length, text).toBeLessThanOrEqual(2);
    for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(120);
    for (const reason of reasons) expect(reason, reason).toMatch(/^[A-Z][^.!?]{5,50}[.!]$/);
  });

  it('says only numbers that the table shows', async () => {
    const pupil = await Pupil.of(room);
    while (!pupil.isDone) {
      const { state, prompt } = pupil.session;
      const shown = JSON.stringify([prompt, room.sheet(state, 0), room.headline(state), room.help]);
      const numbers = new Set(shown.match(/\d+/g));
      for (const [number] of pupil.lesson.text.matchAll(/\d+/g))
        expect(numbers.has(number), `${number} in "${pupil.lesson.text}"`).toBe(true);
      await pupil.obey();
    }
  });
});
