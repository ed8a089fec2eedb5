import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunOpener } from '../../src/app/open-run.ts';
import { Relays } from '../../src/app/relays.ts';
import type { OpenRunModel, WindowModel } from '../../src/panels/model.ts';
import type { Judged } from '../../src/records/judging.ts';
import type { Theatre } from '../../src/records/theatre.ts';
import { type Judging, JudgeService, type JudgeWish } from '../../src/services/judge-service.ts';
import { cellar, cellarRun, stagedOf } from '../records/fixtures.ts';
import { browserWith } from '../strangers/support.ts';
import { FakePanels } from '../session/fake-panels.ts';

const STAGED = stagedOf(cellar, cellarRun('KTR-BMX-QZP'));
const VERIFIED: Judged = {
  judgement: { ...STAGED.timeline.verdict, game: 'the-cellar', seed: 'KTR-BMX-QZP' },
  staged: STAGED,
};
const REFUSED: Judged = {
  judgement: { verdict: 'refused', turn: 3, code: 'long-turn', message: 'Turn 3 is long.' },
};

/** A judge who speaks when told to. */
class Judge {
  readonly wish: JudgeWish;
  isStopped = false;
  say!: (judged: Judged | undefined) => void;
  readonly judged = new Promise<Judged | undefined>(resolve => (this.say = resolve));

  constructor(wish: JudgeWish) {
    this.wish = wish;
  }

  stop(): void {
    this.isStopped = true;
    this.say(undefined);
  }
}

function page() {
  const windows: WindowModel[] = [];
  const judges: Judge[] = [];
  const watched: Theatre[] = [];
  const said: string[] = [];
  const panels = Object.assign(new FakePanels(), {
    open: (window: WindowModel) => void windows.push(window),
    announce: (text: string) => void said.push(text),
  });
  const judge = (_source: unknown, wish: JudgeWish): Judging => {
    judges.push(new Judge(wish));
    return judges.at(-1)!;
  };
  const judging = Object.assign(new JudgeService(), { judge });
  const go = {
    watch: async (_room: unknown, theatre: Theatre) => void watched.push(theatre),
    play: async () => undefined,
    openRun: async () => undefined,
  };
  const relays = new Relays(browserWith().storage, () => 0);
  const last = (): OpenRunModel => windows.at(-1) as OpenRunModel;
  return {
    opener: new RunOpener({ panels, judges: judging, relays, forgetLink: () => undefined }, go),
    judges,
    windows,
    watched,
    said,
    last,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Opening a run', () => {
  it('that is judged within a blink shows it, and no bar before', async () => {
    const { opener, judges, windows, watched } = page();
    const opened = opener.open('run=x');
    vi.advanceTimersByTime(150);
    judges[0]!.wish.told!(0.9);
    judges[0]!.say(VERIFIED);
    await opened;
    vi.advanceTimersByTime(5000);
    expect(windows).toEqual([{ kind: 'open-run', busy: true }]);
    expect(watched).toHaveLength(1);
    expect(watched[0]!.length).toBe(STAGED.frames.length - 1);
  });

  it('that takes longer has a bar that grows, and is told to those who cannot see it', async () => {
    const { opener, judges, last, said } = page();
    const opened = opener.open('run=x');
    judges[0]!.wish.told!(0.1);
    vi.advanceTimersByTime(250);
    expect(last()).toEqual({ kind: 'open-run', busy: true, share: 0.1 });
    judges[0]!.wish.told!(0.6);
    expect(last().share).toBe(0.6);
    expect(said).toEqual(['Checking the run.']);
    judges[0]!.say(REFUSED);
    await opened;
    expect(last()).toEqual({ kind: 'open-run', problem: 'Refused. Turn 3 is long.' });
  });

  it('can be stopped: nothing comes of it, whatever the judge still says', async () => {
    const { opener, judges, windows, watched } = page();
    const opened = opener.open('run=x');
    vi.advanceTimersByTime(250);
    const before = windows.length;
    expect(opener.stop()).toBe(true);
    expect(judges[0]!.isStopped).toBe(true);
    await opened;
    judges[0]!.wish.told!(0.9);
    vi.advanceTimersByTime(5000);
    expect(windows).toHaveLength(before);
    expect(watched).toEqual([]);
    expect(opener.stop()).toBe(false);
  });

  it('while another is judged stops the other', async () => {
    const { opener, judges, watched } = page();
    const first = opener.open('run=x');
    const second = opener.open('run=y');
    expect(judges.map(judge => judge.isStopped)).toEqual([true, false]);
    judges[1]!.say(VERIFIED);
    await Promise.all([first, second]);
    expect(watched).toHaveLength(1);
  });
});
