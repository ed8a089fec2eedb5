import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { PENTATHLON } from '../../src/records/daily.ts';
import {
  abortLeg,
  beginPentathlon,
  currentLeg,
  finishLeg,
  giveUp,
  pentathlonCards,
  pentathlonClocks,
  pentathlonRecord,
  pentathlonScore,
  pentathlonSplits,
  startLeg,
  type Pentathlon,
} from '../../src/records/pentathlon.ts';
import { PENTATHLON_DOCUMENT } from '../../src/records/pentathlon-document.ts';
import { readRecord } from '../../src/records/record-check.ts';
import { MemoryBackend } from '../../src/services/storage-backend.ts';
import { Storage } from '../../src/services/storage.ts';
import { cellar, NOON, record } from './fixtures.ts';

const SEED = 'daily:pentathlon:2026-11-16';
const GAMES = ['one', 'two', 'three'];
const begin = (): Pentathlon =>
  beginPentathlon({ seed: SEED, startedAt: NOON, legs: GAMES.map(game => ({ game })) });

/** A leg of so many points, which took as many turns. */
const leg = (game: string, score: number, fields = {}) =>
  record({
    game,
    seed: SEED,
    category: 'pentathlon',
    score,
    turns: score,
    igt: score * 10,
    rta: score * 20,
    ...fields,
  });

const all = (): Pentathlon =>
  GAMES.reduce((state, game, n) => finishLeg(startLeg(state), leg(game, (n + 1) * 100)), begin());

describe('The Pentathlon', () => {
  it('is of the five games; lessons fill in while there are not two', () => {
    const card = (id: string, isPractice: boolean) => ({ ...cellar.card, id, isPractice });
    const [a, b, lesson] = [card('a', false), card('b', false), card('lesson', true)];
    expect(pentathlonCards([a, lesson, b]).map(one => one.id)).toEqual(['a', 'b']);
    expect(pentathlonCards([a, lesson]).map(one => one.id)).toEqual(['a', 'lesson']);
    expect(pentathlonCards(ROOMS.map(room => room.card)).length).toBeGreaterThanOrEqual(2);
  });

  it('goes from leg to leg', () => {
    let state = begin();
    expect(currentLeg(state)).toMatchObject({ index: 0, game: 'one', seed: SEED, state: 'waiting' });
    state = startLeg(state);
    expect(currentLeg(state)).toMatchObject({ index: 0, state: 'running' });
    state = finishLeg(state, leg('one', 100));
    expect(currentLeg(state)).toMatchObject({ index: 1, game: 'two', state: 'waiting' });
    expect(pentathlonRecord(state, NOON)).toBeUndefined();
    expect(currentLeg(all())).toBeUndefined();
    expect(() => startLeg(all())).toThrow('over');
  });

  it('takes a result only for the leg that is run', () => {
    const state = startLeg(begin());
    expect(() => finishLeg(state, leg('two', 1))).toThrow('two');
    expect(() => finishLeg(state, leg('one', 1, { seed: 'BBB-BBB-BBB' }))).toThrow();
  });

  it('may have a deal of its own for a leg, still of the same day', () => {
    const state = beginPentathlon({
      seed: SEED,
      startedAt: NOON,
      legs: [{ game: 'one', seed: `${SEED}:2` }],
    });
    const done = finishLeg(startLeg(state), leg('one', 5, { seed: `${SEED}:2` }));
    expect(pentathlonRecord(done, NOON)).toMatchObject({ seed: SEED, score: 5 });
  });

  it('sums the clocks, also of the leg that is running', () => {
    const state = finishLeg(startLeg(begin()), leg('one', 100));
    expect(pentathlonClocks(state)).toEqual({ turns: 100, igt: 1000, rta: 2000 });
    expect(pentathlonClocks(startLeg(state), { turns: 7, igt: 70, rta: 90 })).toEqual({
      turns: 107,
      igt: 1070,
      rta: 2090,
    });
  });

  it('has a split for each game', () => {
    expect(pentathlonSplits(all())).toEqual([
      { name: 'one', turns: 100, igt: 1000, rta: 2000 },
      { name: 'two', turns: 300, igt: 3000, rta: 6000 },
      { name: 'three', turns: 600, igt: 6000, rta: 12_000 },
    ]);
  });

  it('ends as a record of its own, with the sum of all points', () => {
    const whole = pentathlonRecord(all(), NOON + 99)!;
    expect(whole).toMatchObject({
      game: PENTATHLON,
      category: 'pentathlon',
      seed: SEED,
      ending: 'won',
      reason: 'all-won',
      score: 600,
      turns: 600,
      rta: 12_000,
      practice: false,
      finishedAt: NOON + 99,
      parts: [
        { label: 'one', points: 100 },
        { label: 'two', points: 200 },
        { label: 'three', points: 300 },
      ],
    });
    expect(readRecord(whole)).toEqual({ ok: true, value: whole });
    // The last split is the end, so that a LiveSplit file needs no other.
    expect(whole.splits.at(-1)).toMatchObject({ turns: whole.turns, igt: whole.igt, rta: whole.rta });
  });

  it('is lost with one lost leg, and practice with one leg of practice', () => {
    const lost = GAMES.reduce(
      (state, game) => finishLeg(startLeg(state), leg(game, 5, { ending: game === 'two' ? 'lost' : 'won' })),
      begin(),
    );
    expect(pentathlonRecord(lost, NOON)).toMatchObject({ ending: 'lost', reason: 'leg-lost', score: 15 });
    const practice = GAMES.reduce(
      (state, game) => finishLeg(startLeg(state), leg(game, 5, { practice: game === 'one' })),
      begin(),
    );
    expect(pentathlonRecord(practice, NOON)).toMatchObject({ ending: 'won', practice: true });
    const past = { ...all(), practice: true };
    expect(pentathlonRecord(past, NOON)).toMatchObject({ practice: true });
  });

  it('goes on after an aborted leg, whose time is spent and whose points are not won', () => {
    let state = abortLeg(startLeg(begin()), { turns: 3, igt: 30, rta: 60 });
    expect(currentLeg(state)).toMatchObject({ game: 'two' });
    state = finishLeg(startLeg(state), leg('two', 100));
    state = finishLeg(startLeg(state), leg('three', 100));
    expect(pentathlonRecord(state, NOON)).toMatchObject({
      ending: 'lost',
      reason: 'leg-aborted',
      score: 200,
      turns: 203,
      igt: 2030,
    });
  });

  it('can be given up; nothing is remembered if no leg was played to its end', () => {
    const early = giveUp(startLeg(begin()), { turns: 3, igt: 30, rta: 60 });
    expect(currentLeg(early)).toBeUndefined();
    expect(pentathlonRecord(early, NOON)).toBeUndefined();
    const later = giveUp(finishLeg(startLeg(begin()), leg('one', 10)));
    expect(pentathlonRecord(later, NOON)).toMatchObject({ score: 10, ending: 'lost' });
    const whole = all();
    expect(giveUp(whole)).toBe(whole);
  });

  it('keeps its sums whatever happens in the legs', () => {
    const fate = fc.record({ points: fc.nat(500), abort: fc.boolean() });
    fc.assert(
      fc.property(fc.tuple(fate, fate, fate), fates => {
        let state = begin();
        for (const [n, { points, abort }] of fates.entries()) {
          const one = leg(GAMES[n]!, points);
          state = abort ? abortLeg(startLeg(state), one) : finishLeg(startLeg(state), one);
        }
        const turns = fates.reduce((sum, one) => sum + one.points, 0);
        const score = fates.reduce((sum, one) => sum + (one.abort ? 0 : one.points), 0);
        expect(pentathlonClocks(state)).toEqual({ turns, igt: turns * 10, rta: turns * 20 });
        expect(pentathlonScore(state)).toBe(score);
        expect(PENTATHLON_DOCUMENT.check(JSON.parse(JSON.stringify(state)), 1)).toEqual({
          ok: true,
          value: state,
        });
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});

describe('A reload', () => {
  it('goes on with the same leg', () => {
    const storage = new Storage({ backend: new MemoryBackend() });
    const state = startLeg(finishLeg(startLeg(begin()), leg('one', 100)));
    storage.write(PENTATHLON_DOCUMENT, state);
    const read = storage.read(PENTATHLON_DOCUMENT)!;
    expect(read).toEqual(state);
    expect(currentLeg(read)).toMatchObject({ index: 1, state: 'running' });
  });

  it('takes nothing that is damaged', () => {
    const state = startLeg(finishLeg(startLeg(begin()), leg('one', 100)));
    const [done, running, waiting] = state.legs;
    const broken: readonly (readonly [unknown, string])[] = [
      [null, 'read'],
      [{ ...state, seed: '' }, 'seed'],
      [{ ...state, startedAt: 'now' }, 'startedAt'],
      [{ ...state, practice: 1 }, 'practice'],
      [{ ...state, legs: [] }, 'legs'],
      [{ ...state, legs: [null] }, 'legs.1'],
      [{ ...state, legs: [{ ...done, state: 'asleep' }] }, 'legs.1.state'],
      [{ ...state, legs: [{ ...done, clocks: {} }] }, 'clocks'],
      [{ ...state, legs: [done, { ...running, record: done!.record }] }, 'legs.2'],
      [{ ...state, legs: [{ ...done, record: undefined }] }, 'legs.1'],
      [{ ...state, legs: [{ ...done, record: { ...done!.record, score: 'x' } }] }, 'record.score'],
      [{ ...state, legs: [{ ...done, game: 'two' }] }, 'own result'],
      [{ ...state, legs: [waiting, running] }, 'order'],
    ];
    for (const [value, word] of broken) {
      const result = PENTATHLON_DOCUMENT.check(value, 1);
      expect(result.ok, word).toBe(false);
      if (!result.ok) expect(result.problem.message).toContain(word);
    }
  });
});
