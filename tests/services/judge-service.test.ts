import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runToFragment } from '../../src/core/link.ts';
import { MOST } from '../../src/core/budget.ts';
import type { GameAction } from '../../src/core/game.ts';
import type { TimedEntry } from '../../src/core/replay.ts';
import { encodeRun, type Run } from '../../src/core/run.ts';
import { inParts, type Frame } from '../../src/records/staging.ts';
import { Theatre } from '../../src/records/theatre.ts';
import { judgeAndTell, type FromJudge, type ToJudge } from '../../src/services/judge-talk.ts';
import { JudgeService } from '../../src/services/judge-service.ts';
import { cellar, cellarRun, stagedOf } from '../records/fixtures.ts';
import { longestOf } from '../strangers/bombs.ts';

/** A worker that works here, but gets and gives nothing that could not be sent. */
class FakeWorker extends EventTarget {
  readonly sent: FromJudge[] = [];
  isOver = false;

  postMessage(asked: ToJudge): void {
    void judgeAndTell(
      structuredClone(asked),
      message => this.#tell(message),
      () => performance.now(),
    );
  }

  terminate(): void {
    this.isOver = true;
  }

  #tell(message: FromJudge): void {
    this.sent.push(message);
    if (!this.isOver) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }
}

/** A worker whose script never arrives. */
class DeadWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
  terminate(): void {}
}

/** A worker to which the room does not come. */
class HelplessWorker extends EventTarget {
  postMessage(): void {
    const data: FromJudge = { error: 'The room did not come.' };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

/** What was done in a run, with clocks that make the same run of it. */
function playedOf(run: Run): TimedEntry<GameAction>[] {
  const { frames, timeline } = stagedOf(cellar, run);
  return frames.slice(1).map(({ entry }, index) => {
    const { igt, rta } = timeline.moments[index + 1]!;
    return { entry: entry!, igt: igt - timeline.moments[index]!.igt, rta };
  });
}

function service(): { readonly judges: JudgeService; readonly workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const open = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { judges: new JudgeService(open), workers };
}

const RUN = cellarRun('KTR-BMX-QZP');
const STEP = { kind: 'act', action: { type: 'step', to: { x: 2, y: 1 } } } as const;
const LONGEST = encodeRun(longestOf(cellar));

// A clock that goes on a millisecond at every look: how often judging rests must not depend on how fast this machine is.
let time = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (time += 1)));
afterEach(() => void vi.restoreAllMocks());

describe('A judging worker', () => {
  it.each([
    ['a link', runToFragment(RUN)],
    ['a file', encodeRun(RUN)],
  ])('hands over all that the theatre shows of %s, and goes', async (_name, source) => {
    const { judges, workers } = service();
    const judged = await judges.judge(source, { frames: true }).judged;
    expect(judged?.judgement).toMatchObject({ verdict: 'verified', game: 'the-cellar' });
    expect(judged?.staged).toEqual(stagedOf(cellar, RUN));
    const theatre = new Theatre(cellar.game, judged!.staged!);
    expect(theatre.stateAt(theatre.length).ask).toBeNull();
    expect(workers.map(worker => worker.isOver)).toEqual([true]);
  });

  it('sends no steps where only the ghost is wanted', async () => {
    const { judges, workers } = service();
    const judged = await judges.judge(encodeRun(RUN), { frames: false }).judged;
    expect(judged?.staged).toEqual({ ...stagedOf(cellar, RUN), frames: [] });
    expect(workers[0]!.sent.filter(message => 'frames' in message)).toEqual([]);
  });

  it('makes a run of a match that was played here, however long, and hands it over with its verdict', async () => {
    const { judges } = service();
    const played = { game: 'the-cellar', setup: RUN.setup, entries: playedOf(RUN) };
    const judged = await judges.judge(played, { frames: false }).judged;
    expect(judged?.run).toEqual(RUN);
    expect(judged?.staged).toEqual({ ...stagedOf(cellar, RUN), frames: [] });
    const toAndFro: TimedEntry<GameAction>[] = Array.from(
      { length: MOST.entriesPerTurn + 2 },
      (_, index) => ({
        entry: index % 2 === 0 ? STEP : { kind: 'undo' },
        igt: 100,
        rta: 100 * index,
      }),
    );
    const long = await judges.judge({ ...played, entries: toAndFro }, { frames: false }).judged;
    expect(long?.judgement).toMatchObject({ verdict: 'verified', actions: toAndFro.length });
    const sent = await judges.judge(encodeRun(long!.run!), { frames: false }).judged;
    expect(sent?.judgement).toMatchObject({ verdict: 'refused', code: 'long-turn' });
    expect(sent?.run).toBeUndefined();
  });

  it('says why something is refused, and shows nothing of it', async () => {
    const { judges } = service();
    const judged = await judges.judge('hello', { frames: true }).judged;
    expect(judged).toEqual({
      judgement: { verdict: 'unreadable', code: 'run-unreadable', message: 'This is not a Five Delves run.' },
    });
  });

  it('tells how far it is, from little to much', async () => {
    const { judges } = service();
    const shares: number[] = [];
    await judges.judge(LONGEST, { frames: false, told: share => shares.push(share) }).judged;
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    for (const share of shares) expect(share > 0 && share <= 1).toBe(true);
  });

  it('is stopped at once, and nothing is heard of it any more', async () => {
    const { judges, workers } = service();
    const judging = judges.judge(encodeRun(RUN), { frames: true });
    judging.stop();
    expect(await judging.judged).toBeUndefined();
    expect(workers[0]!.isOver).toBe(true);
  });
});

describe('A series of runs', () => {
  const SOURCES = [runToFragment(RUN), 'hello', encodeRun(RUN)];
  const verdicts = async (judges: JudgeService, most = SOURCES.length) => {
    const heard: (string | undefined)[] = [];
    for await (const judged of judges.series(SOURCES)) {
      heard.push(judged?.judgement.verdict);
      if (heard.length === most) break;
    }
    return heard;
  };

  it('is judged by one worker, which goes at the end', async () => {
    const { judges, workers } = service();
    expect(await verdicts(judges)).toEqual(['verified', 'unreadable', 'verified']);
    expect(workers.map(worker => worker.isOver)).toEqual([true]);
  });

  it('asks for no more than somebody wants', async () => {
    const { judges, workers } = service();
    expect(await verdicts(judges, 1)).toEqual(['verified']);
    expect(workers.map(({ isOver, sent }) => [isOver, sent.filter(one => 'judged' in one).length])).toEqual([
      [true, 1],
    ]);
  });

  it('is judged by the page where no worker does', async () => {
    const dead = () => new DeadWorker() as unknown as Worker;
    expect(await verdicts(new JudgeService(dead))).toEqual(['verified', 'unreadable', 'verified']);
  });
});

describe('Where there is no worker', () => {
  const NONE: readonly (readonly [string, () => Worker])[] = [
    [
      'allowed',
      () => {
        throw new Error('denied');
      },
    ],
    ['that starts', () => new DeadWorker() as unknown as Worker],
    ['that can judge', () => new HelplessWorker() as unknown as Worker],
  ];

  it.each(NONE)('%s, the page judges in slices', async (_name, open) => {
    const judges = new JudgeService(open);
    const judged = await judges.judge(encodeRun(RUN), { frames: true }).judged;
    expect(judged?.staged).toEqual(stagedOf(cellar, RUN));
  });

  it.each(NONE)('%s, it can be stopped as well', async (_name, open) => {
    const shares: number[] = [];
    const judging = new JudgeService(open).judge(LONGEST, {
      frames: true,
      told: share => {
        shares.push(share);
        judging.stop();
      },
    });
    expect(await judging.judged).toBeUndefined();
    expect(shares).toHaveLength(1);
  });

  it('the page comes in between', async () => {
    let rests = 0;
    const judges = new JudgeService(NONE[0]![1]);
    await judges.judge(LONGEST, { frames: true, told: () => (rests += 1) }).judged;
    expect(rests).toBeGreaterThan(3);
  });
});

describe('Steps in parts', () => {
  it('are all there, in order, with few states each', () => {
    const state = stagedOf(cellar, RUN).frames[0]!.state!;
    const bare: Frame = { entry: { kind: 'undo' }, events: [] };
    for (const pattern of [[], [1], [1, 0, 0, 0], [0, 0, 0], [1, 1, 1, 1, 1, 1, 1]]) {
      const frames = pattern.map(kept => (kept ? { ...bare, state } : bare));
      const parts = [...inParts(frames, 2)];
      expect(parts.flat()).toEqual(frames);
      for (const part of parts) expect(part.filter(frame => frame.state).length).toBeLessThanOrEqual(2);
      expect(parts.every(part => part.length > 0)).toBe(true);
    }
  });
});
