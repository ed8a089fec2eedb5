/** Whose turn it is, said once: when it changes, not at every step of it. */
import type { ScreenModel } from '../model.ts';

export class TurnNews {
  #last = '';

  /** What there is to say now that this is shown; nothing most of the time. */
  of(screen: ScreenModel): string | undefined {
    if (screen.screen !== 'table') {
      this.#last = '';
      return undefined;
    }
    const { prompt, waiting } = screen;
    // A window takes the focus and speaks for itself. Between two questions there is nothing new.
    if (prompt?.dialog || (!prompt && !waiting)) return undefined;
    const news = prompt ? prompt.title : waiting!;
    if (news === this.#last) return undefined;
    this.#last = news;
    return news;
  }
}
