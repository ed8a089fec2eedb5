import { describe, expect, it } from 'vitest';
import { runToFragment } from '../../src/core/link.ts';
import {
  awardOf,
  badgeHolders,
  newBadges,
  nextToProve,
  proofOf,
  type Proof,
} from '../../src/records/badges.ts';
import { judgeRun } from '../../src/records/judging.ts';
import { makeRecord, type RunRecord } from '../../src/records/record.ts';
import { KEPT, tidied } from '../../src/records/records-document.ts';
import { pagePace } from '../../src/services/page-pace.ts';
import { cellar, cellarRun, NOON, record, stagedOf } from './fixtures.ts';

const GAME = 'the-cellar';
const claims = (badges: readonly string[] | undefined, fields: Partial<RunRecord> = {}): RunRecord =>
  record({ game: GAME, ...(badges && { badges }), ...fields });
const proofs = (...pairs: readonly (readonly [RunRecord, Partial<Proof>])[]) =>
  new Map(pairs.map(([{ id }, proof]) => [id, { badges: [], isOld: false, ...proof }]));

describe('A badge', () => {
  const first = claims(['clumsy'], { finishedAt: NOON });
  const second = claims(['clumsy'], { finishedAt: NOON + 5 });

  it('is claimed by the first record that names it, and earned once that run is judged', () => {
    expect(awardOf([second, first], new Map(), GAME, 'clumsy')).toEqual({ state: 'claimed', record: first });
    const seen = proofs([first, { badges: ['clumsy'] }]);
    expect(awardOf([second, first], seen, GAME, 'clumsy')).toEqual({ state: 'earned', record: first });
  });

  it('is nobody’s when the run shows something else, whatever is written down', () => {
    const seen = proofs([first, { badges: ['so-close'] }]);
    expect(awardOf([first], seen, GAME, 'clumsy')).toBeUndefined();
    expect(awardOf([first, second], seen, GAME, 'clumsy')).toEqual({ state: 'claimed', record: second });
  });

  it('belongs to its room, and practice has none', () => {
    expect(awardOf([first], new Map(), 'nine-bit-dungeon', 'clumsy')).toBeUndefined();
    expect(awardOf([{ ...first, practice: true }], new Map(), GAME, 'clumsy')).toBeUndefined();
  });

  it('of a run that nobody can replay any more is told as such, unless a later run has earned it', () => {
    const { run: _run, ...lost } = first;
    expect(awardOf([lost], new Map(), GAME, 'clumsy')).toEqual({ state: 'old', record: lost });
    const seen = proofs([first, { isOld: true }], [second, { badges: ['clumsy'] }]);
    expect(awardOf([first], seen, GAME, 'clumsy')?.state).toBe('old');
    expect(awardOf([first, second], seen, GAME, 'clumsy')).toEqual({ state: 'earned', record: second });
  });

  it('is new only to whoever has never claimed it', () => {
    expect(newBadges([first], GAME, ['clumsy', 'so-close'])).toEqual(['so-close']);
    expect(newBadges([first], 'letter-delve', ['clumsy'])).toEqual(['clumsy']);
  });
});

describe('What is judged next', () => {
  it('is one claimant of each badge, then whatever was never looked at, and each only once', () => {
    const all = [
      claims(['a', 'b'], { finishedAt: NOON }),
      claims(['a'], { finishedAt: NOON + 1 }),
      claims(['c'], { finishedAt: NOON + 2 }),
      claims(undefined, { finishedAt: NOON + 3 }),
      claims(undefined, { practice: true }),
      claims([]),
    ];
    const seen = new Map<string, Proof>();
    const order: number[] = [];
    for (let next = nextToProve(all, seen); next; next = nextToProve(all, seen)) {
      order.push(all.indexOf(next));
      seen.set(next.id, { badges: next.badges ?? [], isOld: false });
    }
    expect(order).toEqual([0, 2, 3]);
  });

  it('is the next claimant where the first one has lied', () => {
    const [liar, honest] = [claims(['a'], { finishedAt: NOON }), claims(['a'], { finishedAt: NOON + 1 })];
    expect(nextToProve([honest, liar], proofs([liar, {}]))).toBe(honest);
  });
});

describe('The proof of a record', () => {
  const run = cellarRun('remembered');
  const { timeline, badges } = stagedOf(cellar, run);
  const about = { category: 'random-seed', finishedAt: NOON } as const;
  const true_ = makeRecord(run, timeline, about)!;
  const prove = async (one: RunRecord) => proofOf(one, await judgeRun(one.run!, pagePace()));

  it('is what its run has earned', async () => {
    expect(badges.length).toBeGreaterThan(0);
    expect(await prove(true_)).toEqual({ badges, isOld: false });
  });

  it.each([
    ['claims another score', { score: true_.score + 1 }],
    ['claims other turns', { turns: true_.turns - 1 }],
    ['says it was another seed', { seed: 'AAA-AAA-AAA' }],
    ['says it was another game', { game: 'letter-delve' }],
    ['says it was played otherwise', { options: { candle: 'short' } }],
    ['is practice', { practice: true }],
    ['has a run that was changed', { run: `${true_.run!.slice(0, -6)}AAAAAA` }],
  ])('is nothing for a record that %s', async (_what, forged) => {
    expect((await prove({ ...true_, ...forged, badges: ['clumsy'] }))?.badges ?? []).toEqual([]);
  });

  it('of a run by other rules says so', async () => {
    const old = { ...true_, run: runToFragment({ ...run, edition: run.edition - 1 }) };
    expect(await prove(old)).toEqual({ badges: [], isOld: true });
  });

  it('waits where nothing could be judged', () => {
    expect(proofOf(true_, undefined)).toBeUndefined();
  });
});

describe('The book of records', () => {
  it('keeps the runs that badges rest on, however old they are', () => {
    const holder = claims(['clumsy'], { finishedAt: NOON, ending: 'lost', score: 0 });
    const later = claims(['clumsy'], { finishedAt: NOON + 1, ending: 'lost', score: 0 });
    const many = Array.from({ length: KEPT.whole + 5 }, (_, index) =>
      claims([], { finishedAt: NOON + 10 + index }),
    );
    const kept = tidied([holder, later, ...many]);
    expect(kept.find(({ id }) => id === holder.id)?.run).toBe(holder.run);
    expect(kept.find(({ id }) => id === later.id)?.run).toBeUndefined();
    expect(badgeHolders(kept)).toEqual([holder]);
  });
});
