import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeRun } from '../../src/core/run.ts';
import { viewOf } from '../../src/core/view.ts';
import type { FromJudge, ToJudge } from '../../src/services/judge-talk.ts';
import type { Answer, Asked } from '../../src/services/think.ts';
import { SETUP } from '../games/the-cellar/positions.ts';
import { cellar, cellarRun } from '../records/fixtures.ts';

/** The inside of a worker. */
class Inside extends EventTarget {
  readonly posted: (Answer | FromJudge)[] = [];

  postMessage(message: Answer | FromJudge): void {
    this.posted.push(structuredClone(message));
  }

  get(message: Asked | ToJudge): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }
}

const inside = new Inside();
beforeAll(async () => {
  vi.stubGlobal('self', inside);
  await import('../../src/services/worker.ts');
});
beforeEach(() => void (inside.posted.length = 0));
afterAll(() => void vi.unstubAllGlobals());

const { state } = cellar.game.create(SETUP);
const ADVISE = {
  ask: 'advise',
  match: 1,
  game: 'the-cellar',
  seat: 0,
  level: 'easy',
  view: viewOf(cellar.game, state, 0),
  legal: [...cellar.game.legalActions(state)],
} as const;

describe('The worker', () => {
  it('thinks for the bots, and answers by number', async () => {
    inside.get({ id: 7, question: ADVISE });
    inside.get({ id: 8, question: { ...ADVISE, game: 'the-attic' } });
    await vi.waitFor(() => expect(inside.posted).toHaveLength(2));
    const thought = cellar.bot('easy', 0).choose(ADVISE.view, ADVISE.legal);
    expect(inside.posted).toContainEqual({ id: 7, thought });
    expect(inside.posted).toContainEqual({ id: 8, error: 'Error: No room is called "the-attic".' });
  });

  it('judges a run that was sent', async () => {
    inside.get({ judge: encodeRun(cellarRun('KTR-BMX-QZP')), frames: false });
    await vi.waitFor(() => expect(inside.posted.at(-1)).toHaveProperty('judged'));
    expect(inside.posted.at(-1)).toMatchObject({ judged: { judgement: { verdict: 'verified' } } });
  });

  it('finds the same badges as whoever replays the run elsewhere', async () => {
    const [, text] = readFileSync('tests/golden/the-cellar/badges.txt', 'utf8').split('\n');
    const words = text!.split(' ');
    inside.get({ judge: words.at(-1)!, frames: false });
    await vi.waitFor(() => expect(inside.posted.at(-1)).toHaveProperty('judged'));
    expect(inside.posted.at(-1)).toMatchObject({ judged: { staged: { badges: words.slice(0, -1) } } });
  });

  it('says why a match cannot be judged at all', async () => {
    inside.get({ judge: { game: 'the-attic', setup: SETUP, entries: [] }, frames: false });
    await vi.waitFor(() =>
      expect(inside.posted).toEqual([{ error: 'Error: No room is called "the-attic".' }]),
    );
  });
});
