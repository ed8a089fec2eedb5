/** Taking a run out of the page, and what is said about it; where the browser refuses, by hand. */
import { toBase64Url } from '../core/bytes.ts';
import type { Run } from '../core/run.ts';
import { copyText, saveFile, type ShareContent, shareText } from '../services/share.ts';
import { runFile } from './finish.ts';
import type { Parts } from './parts.ts';

export class Sharing {
  readonly #parts: Pick<Parts, 'panels' | 'tools'>;

  constructor(parts: Pick<Parts, 'panels' | 'tools'>) {
    this.#parts = parts;
  }

  async copy(what: string, text: string): Promise<void> {
    if ((await copyText(text, this.#parts.tools)) === 'copied') this.toast(`${what} was copied.`);
    else this.byHand(what, text);
  }

  async share(what: string, content: ShareContent): Promise<void> {
    const shared = await shareText(content, this.#parts.tools);
    if (shared === 'by-hand') this.byHand(what, `${content.text}\n${content.url ?? ''}`);
    else if (shared === 'copied') this.toast('Copied.');
  }

  save(run: Run): void {
    const { name, bytes } = runFile(run);
    if (saveFile(name, bytes, this.#parts.tools) === 'saved') this.toast(`Saved as ${name}.`);
    else this.byHand('The run', toBase64Url(bytes));
  }

  toast(text: string): void {
    this.#parts.panels.toast({ text, tone: 'good', icon: 'link' });
  }

  byHand(title: string, text: string): void {
    this.#parts.panels.open({
      kind: 'text',
      title,
      line: "The browser doesn't allow copying here. Select the text and copy it yourself.",
      text,
    });
  }
}
