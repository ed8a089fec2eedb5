/** Asks the bots' worker; where a page may have none (a strict frame), the bots think on the main thread. */
import type {
  Advise,
  Answer,
  AnyThought,
  Asked,
  Certify,
  Explore,
  Outlooked,
  Question,
  Thought,
  Weigh,
} from './think.ts';
import type { GameAction } from '../core/game.ts';
import type { Advice } from '../bots/bot.ts';
import type { Suggestion } from '../games/room.ts';
import type { Certificate } from '../records/certify.ts';

interface Waiting {
  readonly asked: Asked;
  readonly resolve: (thought: AnyThought) => void;
  readonly reject: (error: Error) => void;
}

export class BotService {
  #worker: Worker | undefined;
  #denied = false;
  readonly #waiting = new Map<number, Waiting>();
  /** A day's seed never changes, so it is looked for once. */
  readonly #certified = new Map<string, Promise<Certificate>>();
  #next = 0;

  advise(question: Omit<Advise, 'ask'>): Promise<Advice<GameAction>> {
    return this.#ask<Advise>({ ask: 'advise', ...question });
  }

  explore(question: Omit<Explore, 'ask'>): Promise<readonly Suggestion[]> {
    return this.#ask<Explore>({ ask: 'explore', ...question });
  }

  outlook(question: Omit<Outlooked, 'ask'>): Promise<number> {
    return this.#ask<Outlooked>({ ask: 'outlook', ...question });
  }

  weigh(question: Omit<Weigh, 'ask'>): Promise<number> {
    return this.#ask<Weigh>({ ask: 'weigh', ...question });
  }

  certify(question: Omit<Certify, 'ask'>): Promise<Certificate> {
    const key = `${question.event}/${question.game}/${question.date}`;
    const known = this.#certified.get(key);
    if (known) return known;
    const certificate = this.#ask<Certify>({ ask: 'certify', ...question });
    this.#certified.set(key, certificate);
    certificate.catch(() => this.#certified.delete(key));
    return certificate;
  }

  #ask<Q extends Question>(question: Q): Promise<Thought<Q>> {
    const asked: Asked = { id: this.#next++, question };
    const worker = this.#open();
    const thought = worker
      ? new Promise<AnyThought>((resolve, reject) => {
          this.#waiting.set(asked.id, { asked, resolve, reject });
          worker.postMessage(asked);
        })
      : thinkHere(question);
    return thought as Promise<Thought<Q>>;
  }

  #open(): Worker | undefined {
    if (this.#worker || this.#denied) return this.#worker;
    try {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', (event: MessageEvent<Answer>) => this.#answer(event.data));
      worker.addEventListener('error', event => {
        event.preventDefault();
        this.#giveUp();
      });
      this.#worker = worker;
    } catch {
      this.#denied = true;
    }
    return this.#worker;
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('thought' in answer) waiting?.resolve(answer.thought);
    else waiting?.reject(new Error(answer.error));
  }

  /** The worker could not even start: what was asked is answered here. */
  #giveUp(): void {
    this.#denied = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const waiting of open) {
      thinkHere(waiting.asked.question).then(
        thought => waiting.resolve(thought),
        (error: Error) => waiting.reject(error),
      );
    }
  }
}

async function thinkHere(question: Question): Promise<AnyThought> {
  const { think } = await import('./think.ts');
  return think(question);
}
