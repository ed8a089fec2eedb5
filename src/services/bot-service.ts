/** Asks the bots' worker; where a page may have none (a strict frame), the bots think on the main thread. */
import type { Answer, Question } from '../bots/think.ts';
import type { GameAction } from '../core/game.ts';
import type { Advice } from '../games/room.ts';

type Waiting = { resolve(advice: Advice<GameAction>): void; reject(error: Error): void; question: Question };

export class BotService {
  #worker: Worker | undefined;
  #denied = false;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  advise(question: Omit<Question, 'id'>): Promise<Advice<GameAction>> {
    const asked = { ...question, id: this.#next++ };
    const worker = this.#open();
    if (!worker) return thinkHere(asked);
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject, question: asked });
      worker.postMessage(asked);
    });
  }

  #open(): Worker | undefined {
    if (this.#worker || this.#denied) return this.#worker;
    try {
      const worker = new Worker(new URL('../bots/worker.ts', import.meta.url), { type: 'module' });
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
    if ('advice' in answer) waiting?.resolve(answer.advice);
    else waiting?.reject(new Error(answer.error));
  }

  /** The worker could not even start: what was asked is answered here. */
  #giveUp(): void {
    this.#denied = true;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { question, resolve, reject } of this.#waiting.values())
      thinkHere(question).then(resolve, reject);
    this.#waiting.clear();
  }
}

async function thinkHere(question: Question): Promise<Advice<GameAction>> {
  const { think } = await import('../bots/think.ts');
  return think(question);
}
