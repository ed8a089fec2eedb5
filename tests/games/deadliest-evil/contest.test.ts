/** Chapter 9: several raid the same dungeon, one after another. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Player, Seat } from '../../../src/core/game.ts';
import { runFromText } from '../../../src/core/link.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { digest, same } from '../../../src/core/plain.ts';
import { replay } from '../../../src/core/replay.ts';
import { makeBot } from '../../../src/games/deadliest-evil/bot/index.ts';
import { RAIDERS } from '../../../src/games/deadliest-evil/data/raiders.ts';
import { game, legalActions } from '../../../src/games/deadliest-evil/game.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { ending } from '../../../src/games/deadliest-evil/look/ending.ts';
import { motions } from '../../../src/games/deadliest-evil/look/motions.ts';
import { sentences } from '../../../src/games/deadliest-evil/look/sentences.ts';
import { sheet } from '../../../src/games/deadliest-evil/look/sheet.ts';
import { board } from '../../../src/games/deadliest-evil/look/board.ts';
import { shareLine } from '../../../src/games/deadliest-evil/look/share.ts';
import { recordOf, roundOf } from '../../../src/games/deadliest-evil/rules/ending.ts';
import { standings } from '../../../src/games/deadliest-evil/rules/outcome.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import type { Raid, State } from '../../../src/games/deadliest-evil/state/state.ts';
import { botRun, playBots } from '../../../src/records/bot-match.ts';
import { Log } from '../../../src/session/story.ts';
import { storyOf } from '../../../tools/lib/story.ts';
import { playedAtRandom, playedByBots, type PlayedStep } from '../support/whole-runs.ts';
import { END_TURN, play, position, ROLL, typesOf, walk } from './table.ts';

const RUNS = { seed: 9, numRuns: 8 };

function contest(seed: string, seats: readonly Player[]): State {
  return game.create({ seed, seats, options: {} }).state;
}

/** A position of the first of `seats` raiders. */
function inContest(state: State, seats: number, raids: readonly Raid[] = []): State {
  const raider = raids.length;
  return {
    ...state,
    ask: state.ask && { ...state.ask, seat: raider },
    contest: { seats, raider, before: 0, raids },
  };
}

const DYING = { turn: 6, kora: { life: 1 }, monsters: 'g1@1', event: 'goblin-lookout' } as const;

function raid(seat: Seat, change: Partial<Raid>): Raid {
  const out = play(
    position('gallery', '1b', { done: ['crucible'], turn: 12, kora: { life: 2 } }),
    [6],
    ROLL,
    ...walk('1a', '0a'),
    { type: 'end-move' },
  ).state;
  return { ...recordOf(out)!, seat, ...change };
}

describe('Contest', () => {
  it('44. a solitaire raid knows nothing of it', () => {
    const { state, events } = game.create({ seed: 'A', seats: ['human'], options: {} });
    expect('contest' in state).toBe(false);
    expect(events).toEqual([{ type: 'round-began', round: 1 }]);
    const moved = play(state, [], { type: 'assign', combat: 4, defense: 6, speed: 8 });
    expect('contest' in moved.state).toBe(false);
  });

  it('45. a death passes the raid on: the same dungeon, cards and dice for the next', () => {
    const start = inContest(position('gallery', '1b', DYING), 3);
    const { state, events } = play(start, [4, 1], END_TURN);
    expect(typesOf(events).slice(-3)).toEqual(['run-ended', 'raid-began', 'round-began']);
    expect(events.map(({ raider }) => raider).slice(-3)).toEqual([0, 1, 1]);
    expect(state).toMatchObject({ ask: { seat: 1, kind: 'assign' }, turn: 8, ending: null });
    expect(roundOf(state)).toBe(1);
    const { contest: held, ...fresh } = state;
    const dealt = game.create({ seed: start.rng.seed, seats: ['human'], options: {} }).state;
    expect({ ...fresh, ask: dealt.ask, turn: 1 }).toEqual(dealt);
    expect(held).toMatchObject({ seats: 3, raider: 1, before: 7 });
    expect(held!.raids).toMatchObject([{ seat: 0, result: 'defeat', cause: 'goblin', rounds: 7, score: 5 }]);
    expect(game.outcome(state)).toBeUndefined();
  });

  it('46. the better result wins, whatever the points', () => {
    const rows = standings([
      raid(0, { result: 'minor', score: 400 }),
      raid(1, { result: 'greater', score: 300 }),
      raid(2, { result: 'defeat', score: 900 }),
      raid(3, { result: 'ultimate', score: 100 }),
    ]);
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [3, 1],
      [1, 2],
      [0, 3],
      [2, 4],
    ]);
  });

  it.each([
    ['points', { score: 212 }],
    ['fewer rounds', { rounds: 11 }],
    ['more Life', { life: 3 }],
    ['fewer actions', { actions: 1 }],
  ] satisfies [string, Partial<Raid>][])('47. ties are broken by %s', (_, better) => {
    const one = raid(0, { score: 211, rounds: 12, life: 2, actions: 4 });
    const rows = standings([one, { ...one, seat: 1, ...better }]);
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it('48. rounds come before Life, and who are equal in all share the place', () => {
    const one = raid(0, { rounds: 10, life: 1 });
    const rows = standings([{ ...one, seat: 2 }, { ...one, seat: 1, rounds: 11, life: 6 }, one]);
    expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
  });

  it('49. the last one out ends it, with all in their places', () => {
    const rival = raid(0, { result: 'minor', score: 300, rounds: 9 });
    const start = inContest(
      position('gallery', '1b', {
        done: ['crucible', 'book'],
        turn: 12,
        kora: { life: 2 },
        monsters: 'grislyk#1',
      }),
      2,
      [rival],
    );
    const { state } = play(start, [2], ROLL, ...walk('1a', '0a'));
    const outcome = game.outcome(state)!;
    expect(state.ask).toBeNull();
    expect(outcome).toMatchObject({ ending: 'ranked', reason: 'greater' });
    expect(outcome.results.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(outcome.story).toBe(
      'Green wins the contest: Greater victory in round 12, 427 points. Red: out in round 9, 300 points.',
    );
    expect(outcome.results[1]!.fate).toBe('Minor victory. Out in round 9');
    expect(ending.title(state, outcome, { seat: 1, isAlone: true })).toBe('You win');
    expect(ending.title(state, outcome, { seat: 0, isAlone: false })).toBe('Second place');
    expect(shareLine(state, outcome)).toMatch(/^Green \[B\]\[C\]\[ \] {2}Greater .* \/ Red /);
  });

  it('50. if nobody comes back nobody wins, but places there are', () => {
    const rival = raid(0, { result: 'defeat', cause: 'pit', score: 40 });
    const { state } = play(inContest(position('gallery', '1b', DYING), 2, [rival]), [4, 1], END_TURN);
    const outcome = game.outcome(state)!;
    expect(outcome).toMatchObject({ ending: 'lost', reason: 'nobody-out' });
    expect(outcome.results.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(outcome.story).toBe('Nobody came back. Red did best on the way: 40 points.');
    expect(ending.title(state, outcome, { seat: 1, isAlone: true })).toBe('Killed by a goblin');
  });

  it('51. the round guard counts the rounds of one raid', () => {
    const late = { ...inContest(position('gallery', '1b'), 2, [raid(0, {})]), turn: 250 };
    const before = { ...late, contest: { ...late.contest!, before: 245 } };
    expect(play(before, [], END_TURN).state.ending).toBeNull();
    const last = { ...before, contest: { ...before.contest, before: 50 } };
    expect(play(last, [], END_TURN).state.ending?.cause).toBe('lost-in-the-dark');
  });

  it('seats no more than there are raiders', () => {
    const seats = Array.from({ length: RAIDERS.length + 1 }, (): Player => 'human');
    expect(() => contest('A', seats)).toThrow('No more than');
    expect(room.card.seats.max).toBe(RAIDERS.length);
  });
});

const LEVELS = ['easy', 'normal', 'hard'] as const;
const contests = fc.record({
  seed: fc.nat({ max: 100_000 }).map(number => `RIVALS-${number}`),
  levels: fc.array(fc.constantFrom(...LEVELS), { minLength: 2, maxLength: RAIDERS.length }),
  care: fc.constantFrom(0, 7, 10),
});

interface Rivalry {
  readonly seed: string;
  readonly levels: readonly (typeof LEVELS)[number][];
  readonly care: number;
}

function played({ seed, levels, care }: Rivalry): PlayedStep<State, Action, unknown>[] {
  const bots = levels.map((level, seat) => makeBot(level, seat));
  return [...playedAtRandom(game, contest(seed, levels), { seed, care, bots })];
}

describe('Contests of any mixture', { timeout: 60_000 }, () => {
  it('each raid is what the same actions are in solitaire', () => {
    fc.assert(
      fc.property(contests, rivalry => {
        const steps = played(rivalry);
        const { raids } = steps.at(-1)!.after.contest!;
        expect(raids).toHaveLength(rivalry.levels.length);
        for (const [seat, one] of raids.entries()) {
          const own = steps.filter(({ before }) => before.ask!.seat === seat);
          let { state } = game.create({ seed: rivalry.seed, seats: ['human'], options: {} });
          for (const { action } of own) ({ state } = game.apply(state, action));
          expect({ ...recordOf(state)!, seat }).toEqual(one);
        }
      }),
      RUNS,
    );
  });

  it('turns count up, seats follow one another, and the round is that of the raid', () => {
    fc.assert(
      fc.property(contests, rivalry => {
        for (const { before, after } of played(rivalry)) {
          const [from, to] = [before.contest!.raider, after.contest!.raider];
          expect(to === from || to === from + 1).toBe(true);
          // Who dies as a round begins has begun it; then the next one begins theirs.
          const rounds = after.turn - before.turn;
          expect(rounds >= to - from && rounds <= to - from + 1).toBe(true);
          expect(after.ask === null || after.ask.seat === to).toBe(true);
          expect(roundOf(after)).toBe(after.marks.length);
        }
      }),
      RUNS,
    );
  });

  it('a bot plays its raid whatever the others did', () => {
    fc.assert(
      fc.property(contests, rivalry => {
        for (const [index, { before }] of played(rivalry).entries()) {
          const { contest: held } = before;
          if (index % 7 !== 0 || held!.raids.length === 0) continue;
          const { seat } = before.ask!;
          const raids = held!.raids.map(one => ({ ...one, score: 999, result: 'ultimate' as const }));
          const other = { ...before, contest: { ...held!, raids } };
          const choose = (state: State) =>
            makeBot('hard', seat).choose(game.view!(state, seat), legalActions(state));
          expect(same(choose(before), choose(other))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('rivals of one level do not all do the same', () => {
    const differing = Array.from({ length: 10 }, (_, index) => {
      const start = contest(`ALIKE-${index}`, ['normal', 'normal', 'normal']);
      const bots = [0, 1, 2].map(seat => makeBot('normal', seat));
      const end = [...playedByBots(game, start, bots)].at(-1)!.after;
      return new Set(end.contest!.raids.map(({ marks, score }) => digest([marks, score]))).size;
    });
    expect(differing.filter(count => count > 1).length).toBeGreaterThanOrEqual(8);
  });
});

describe('What is seen of a contest', () => {
  const start = inContest(position('gallery', '1b', DYING), 2);
  const [moments, last] = (() => {
    const told = momentsOf(game, { ...start, rng: { ...start.rng, loaded: { dice: [4, 1] } } }, END_TURN);
    return [told, told.at(-1)!.after] as const;
  })();

  it('tells the only person of a rival no more than how it ends', () => {
    const told = moments.flatMap(moment => {
      const now = { ...moment, you: 1 };
      const line = room.sentences[moment.event.type]!(moment.event, now as never);
      const text = typeof line === 'string' ? line : line.text;
      return text === '' ? [] : [text];
    });
    expect(told).toEqual([
      'Red: Defeat, 5 points.',
      'Raid 2 of 2: Green.',
      'Kora steps through the gate, sword in hand.',
    ]);
    const quiet = moments.filter(({ event }) => event.raider === 0 && event.type !== 'run-ended');
    expect(quiet.length).toBeGreaterThan(3);
    for (const moment of quiet)
      expect(motions[moment.event.type](moment.event as never, { ...moment, you: 1 })).toEqual([]);
  });

  it('shows her the gate while a rival is inside, and nothing of the way', () => {
    const deep = inContest(position('stairs-1 >> narrow', '2b', { monsters: 'g1#4 s1@2' }), 2);
    expect(board(deep, 1, 1).tokens.map(({ id }) => id)).toEqual(
      board(contest('B', ['human', 'human']), 1, 1).tokens.map(({ id }) => id),
    );
    expect(board(deep, 0, 0).tokens.some(({ id }) => id === 'kora')).toBe(true);
    const text = JSON.stringify(sheet(deep, 1, 1));
    expect(text).toContain('Red is in the dungeon');
    for (const secret of ['goblin', 'Narrow', 'track', 'Level II']) expect(text).not.toContain(secret);
  });

  it('wipes the log for the next raider', () => {
    const log = new Log();
    for (const moment of moments) log.tell({ sentences: sentences as never }, moment as never);
    expect(log.lines.map(({ text }) => text)).toEqual([
      'Raid 2 of 2: Green.',
      'Kora steps through the gate, sword in hand.',
    ]);
  });

  it('names what there is to beat on the sheet, at the hand-over and in a table', () => {
    expect(JSON.stringify(sheet(last, 1))).toContain('To beat: Red: Defeat, 5 points.');
    expect(room.handover!(last, 1)).toEqual({
      name: 'Green',
      sprite: 'kora',
      line: 'The same dungeon, the same cards. To beat: Red: Defeat, 5 points.',
    });
    expect(room.handover!(start, 0)?.line).toContain('look away');
    const page = sheet(last, 1).pages!.find(({ title }) => title === 'Contest')!;
    expect(JSON.stringify(page.parts)).toContain('["Red","Defeat","7","5"]');
    expect(room.handover!(position('gallery', '1b'), 0)).toBeUndefined();
  });
});

describe('The golden contest', () => {
  const file = join(import.meta.dirname, '..', '..', 'golden', 'deadliest-evil', 'runs', 'contest.txt');

  it('plays as recorded', () => {
    if (process.env['UPDATE_GOLDEN'] === '1')
      writeFileSync(
        file,
        storyOf(
          room,
          botRun(
            playBots(room, {
              seed: 'BBC-PDG-KTQ',
              seats: ['hard', 'normal', 'easy'],
              options: { difficulty: 'standard' },
            }),
          ),
        ),
      );
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    const run = runFromText(text.split('\n')[1]!);
    if (!run.ok) throw new Error(run.problem.message);
    expect(replay(room.game, run.value).verdict).toBe('verified');
    expect(storyOf(room, run.value)).toBe(text);
  });
});
