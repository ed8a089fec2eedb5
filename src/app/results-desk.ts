/** Minds the results: sharing, saving, going on. */
import type { AnyRoom } from '../games/room.ts';
import { shareLineOf } from '../panels/logic/share.ts';
import type { Command, PanelHandlers } from '../panels/model.ts';
import { copyText, saveFile, shareText } from '../services/share.ts';
import { toBase64Url } from '../core/bytes.ts';
import { encodeRun } from '../core/run.ts';
import type { App } from './app.ts';
import type { Desk } from './desk.ts';
import { runFile, type Finished } from './finish.ts';
import { startAgain, startNew, type MatchStart } from './start.ts';

export class ResultsDesk implements Desk {
  readonly #app: App;
  readonly #room: AnyRoom;
  readonly #start: MatchStart;
  readonly #finished: Finished;

  constructor(app: App, room: AnyRoom, start: MatchStart, finished: Finished) {
    this.#app = app;
    this.#room = room;
    this.#start = start;
    this.#finished = finished;
    const { panels, stage } = app.parts;
    panels.update({ screen: finished.model });
    stage.results(finished.model.outcome.ending).catch((error: unknown) => app.failed(error));
  }

  readonly handlers: Partial<PanelHandlers> = { command: command => void this.#command(command) };

  leave(): void {
    this.#app.parts.panels.close();
  }

  async #command(command: Command): Promise<void> {
    const { link } = this.#finished.model;
    switch (command) {
      case 'again':
        return this.#app.play(this.#room, startAgain(this.#start));
      case 'new-seed': {
        const { seats, options } = this.#start.setup;
        return this.#app.play(this.#room, startNew(this.#room, { mode: 'random', seats, options }));
      }
      case 'watch':
        return this.#finished.run && this.#app.openRun(encodeRun(this.#finished.run));
      case 'next':
        return this.#app.pentathlon.next();
      case 'copy-share':
        return this.#copy('The share line', this.#shareText());
      case 'copy-link':
        return this.#copy('The link to this run', link ?? this.#shareText());
      case 'share': {
        const content = {
          title: 'Five Delves',
          text: this.#shareText(),
          ...(link !== undefined && { url: link }),
        };
        const shared = await shareText(content, this.#app.parts.tools);
        if (shared === 'by-hand') this.#byHand('The share line', `${this.#shareText()}\n${link ?? ''}`);
        else if (shared === 'copied') this.#toast('Copied.');
        return;
      }
      case 'save-run':
        return this.#save();
      default:
    }
  }

  #shareText(): string {
    return shareLineOf(this.#finished.model, this.#app.parts.settings.value);
  }

  async #copy(what: string, text: string): Promise<void> {
    if ((await copyText(text, this.#app.parts.tools)) === 'copied') this.#toast(`${what} was copied.`);
    else this.#byHand(what, text);
  }

  #save(): void {
    const { run } = this.#finished;
    if (!run) return;
    const { name, bytes } = runFile(run);
    if (saveFile(name, bytes, this.#app.parts.tools) === 'saved') this.#toast(`Saved as ${name}.`);
    else this.#byHand('The run', toBase64Url(bytes));
  }

  #toast(text: string): void {
    this.#app.parts.panels.toast({ text, tone: 'good', icon: 'link' });
  }

  #byHand(title: string, text: string): void {
    this.#app.parts.panels.open({
      kind: 'text',
      title,
      line: 'The browser does not allow copying here. Select the text and copy it.',
      text,
    });
  }
}
