import { describe, expect, it } from 'vitest';
import {
  finishDraft,
  firstDraft,
  seedNote,
  tableLine,
  usualWay,
  withSeat,
  withSeatCount,
} from '../../src/panels/logic/new-game.ts';
import type { Player } from '../../src/core/game.ts';
import type { NewGameModel } from '../../src/panels/model.ts';

const model: NewGameModel = {
  kind: 'new-game',
  card: {
    id: 'letter-delve',
    title: 'Letter Delve',
    designer: 'x',
    tagline: 'x',
    accent: 'pink',
    seats: { min: 2, max: 4 },
    minutes: '20',
    isPractice: false,
  },
  options: [
    {
      id: 'length',
      label: 'Length',
      values: [
        { value: 'full', label: 'Full', help: '' },
        { value: 'short', label: 'Short', help: '' },
      ],
    },
  ],
  levels: ['random', 'easy', 'normal', 'hard'],
  modes: ['random', 'seed', 'daily'],
  hasLesson: false,
  isTaught: false,
};

describe('the window of a room', () => {
  it('leads to the lesson until it was taken, and back to what was left', () => {
    expect(usualWay({ hasLesson: true, isTaught: false })).toBe('lesson');
    expect(usualWay({ hasLesson: true, isTaught: true })).toBe('play');
    expect(usualWay({ hasLesson: false, isTaught: false })).toBe('play');
    expect(usualWay({ hasLesson: true, isTaught: false, saved: 'Turn 3' })).toBe('continue');
  });
});

describe('a new game', () => {
  it('begins with one person, bots beside, and the defaults', () => {
    expect(firstDraft(model)).toEqual({
      mode: 'random',
      seats: ['human', 'normal'],
      options: { length: 'full' },
      seed: '',
    });
  });

  it('remembers the last choice as far as it fits', () => {
    const last = {
      game: 'letter-delve',
      mode: 'daily',
      seats: ['hard'],
      options: { length: 'short', old: 1 },
    } as const;
    expect(firstDraft({ ...model, last })).toEqual({
      mode: 'daily',
      seats: ['human', 'normal'],
      options: { length: 'short' },
      seed: '',
    });
    expect(firstDraft({ ...model, last: { ...last, game: 'other' } }).mode).toBe('random');
    expect(firstDraft({ ...model, modes: ['seed'], last }).mode).toBe('seed');
  });

  it('changes seats', () => {
    const draft = withSeat(withSeatCount(firstDraft(model), 3, []), 2, 'hard');
    expect(draft.seats).toEqual(['human', 'normal', 'hard']);
    expect(withSeatCount(draft, 2, []).seats).toEqual(['human', 'normal']);
  });

  it('reads the seed only where it is asked for', () => {
    const draft = firstDraft(model);
    expect(finishDraft('letter-delve', draft)).toMatchObject({ ok: true, value: { game: 'letter-delve' } });
    expect(finishDraft('letter-delve', { ...draft, mode: 'seed' })).toMatchObject({ ok: false });
    const typed = finishDraft('letter-delve', { ...draft, mode: 'seed', seed: 'ktr bmx qzp' });
    expect(typed).toMatchObject({ ok: true, value: { seed: 'KTR-BMX-QZP' } });
  });

  it('says under the field what the words mean', () => {
    expect(seedNote(' ')).toBeUndefined();
    expect(seedNote('ktrbmxqzp')).toEqual({ text: 'This is the seed KTR-BMX-QZP.', good: true });
    expect(seedNote('x'.repeat(101))?.good).toBe(false);
  });
});

describe('the line above Play', () => {
  const of = (...seats: readonly Player[]) => tableLine({ mode: 'random', seats, options: {}, seed: '' });

  it('says what one press starts', () => {
    expect(of('human')).toBe('A new random game.');
    expect(of('human', 'normal')).toBe('A new random game. You and 1 bot.');
    expect(of('human', 'normal', 'hard')).toBe('A new random game. You and 2 bots.');
    expect(of('human', 'human')).toBe('A new random game. 2 people.');
    expect(of('easy', 'hard')).toBe('A new random game. 2 bots.');
    expect(tableLine({ mode: 'daily', seats: ['human'], options: {}, seed: '' })).toBe("Today's daily.");
    const values = [{ value: 'elf', label: 'Elf', help: '' }];
    const specs = [
      { id: 'delver', label: 'Your delver', isTold: true, values },
      { id: 'other', label: 'Other', values },
    ];
    const draft = {
      mode: 'daily',
      seats: ['human'],
      options: { delver: 'elf', other: 'elf' },
      seed: '',
    } as const;
    expect(tableLine(draft, specs)).toBe("Today's daily. Your delver: Elf.");
  });

  it('is of a draft that can be started as it is: Play needs no further step', () => {
    expect(finishDraft('letter-delve', firstDraft(model)).ok).toBe(true);
  });
});
