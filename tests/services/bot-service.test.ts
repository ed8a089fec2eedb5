import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewOf } from '../../src/core/view.ts';
import { BotService } from '../../src/services/bot-service.ts';
import type { Answer, Asked } from '../../src/services/think.ts';
import { SETUP } from '../games/the-cellar/positions.ts';
import { cellar } from '../records/fixtures.ts';

const { state } = cellar.game.create(SETUP);
const QUESTION = {
  match: 1,
  game: 'the-cellar',
  seat: 0,
  level: 'easy' as const,
  view: viewOf(cellar.game, state, 0),
  legal: [...cellar.game.legalActions(state)],
};
const HERE = cellar.bot('easy', 0).choose(QUESTION.view, QUESTION.legal);

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly asked: Asked[] = [];
  isOver = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(asked: Asked): void {
    this.asked.push(structuredClone(asked));
  }

  answer(answer: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }

  terminate(): void {
    this.isOver = true;
  }
}

function withWorkers(): BotService {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  return new BotService();
}

afterEach(() => void vi.unstubAllGlobals());

describe('The bots’ worker', () => {
  it('is one for all questions, and each answer finds its own', async () => {
    const bots = withWorkers();
    const [first, second] = [
      bots.advise(QUESTION),
      bots.explore({ game: 'the-cellar', seat: 0, view: state }),
    ];
    const [worker, ...others] = FakeWorker.made;
    expect(others).toEqual([]);
    expect(worker!.asked.map(({ question }) => question.ask)).toEqual(['advise', 'explore']);
    worker!.answer({ id: 1, thought: [{ text: 'RAT', detail: '' }] });
    worker!.answer({ id: 0, thought: HERE });
    expect(await first).toEqual(HERE);
    expect(await second).toEqual([{ text: 'RAT', detail: '' }]);
  });

  it('says what it could not do', async () => {
    const advice = withWorkers().advise(QUESTION);
    FakeWorker.made[0]!.answer({ id: 0, error: 'No room.' });
    await expect(advice).rejects.toThrow('No room.');
  });

  it('that cannot start is not asked again: the page thinks, and nobody waits in vain', async () => {
    const bots = withWorkers();
    const advice = bots.advise(QUESTION);
    const [worker] = FakeWorker.made;
    worker!.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await advice).toEqual(HERE);
    expect(worker!.isOver).toBe(true);
    expect((await bots.advise({ ...QUESTION, match: 2 })).action).toEqual(HERE.action);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it('that is forbidden is not missed either', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await new BotService().advise({ ...QUESTION, match: 3 })).toEqual(HERE);
  });

  it('looks for the seed of a day once, and again only if that failed', async () => {
    const bots = withWorkers();
    const day = { game: 'the-cellar', date: '2026-11-16', event: 'the-cellar' };
    const first = bots.certify(day);
    expect(bots.certify(day)).toBe(first);
    FakeWorker.made[0]!.answer({ id: 0, error: 'No bot came to an end.' });
    await expect(first).rejects.toThrow('No bot');
    const again = bots.certify(day);
    expect(again).not.toBe(first);
    again.catch(() => {});
  });
});
