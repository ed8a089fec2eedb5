/** Minds the results: sharing, saving, going on. */
import type { AnyRoom } from '../games/room.ts';
import { shareLineOf } from '../panels/logic/share.ts';
import type { Commands } from '../panels/model.ts';
import { copyText, saveFile, shareText } from '../services/share.ts';
import { toBase64Url } from '../core/bytes.ts';
import { encodeRun } from '../core/run.ts';
import type { Desk } from './desk.ts';
import { runFile, type Finished } from './finish.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { startAgain, startNew, type MatchStart } from './start.ts';

type ResultsParts = Pick<Parts, 'panels' | 'display' | 'settings' | 'tools'>;
type ResultsWays = Pick<Navigator, 'play' | 'openRun' | 'nextLeg' | 'failed'>;

export class ResultsDesk implements Desk {
  readonly #parts: ResultsParts;
  readonly #go: ResultsWays;
  readonly #room: AnyRoom;
  readonly #start: MatchStart;
  readonly #finished: Finished;

  constructor(parts: ResultsParts, go: ResultsWays, room: AnyRoom, start: MatchStart, finished: Finished) {
    this.#parts = parts;
    this.#go = go;
    this.#room = room;
    this.#start = start;
    this.#finished = finished;
    const { panels, display } = parts;
    panels.update({ screen: finished.model });
    const { title, outcome, result } = finished.model;
    panels.announce(title);
    panels.announce(outcome.story);
    panels.announce(`Score: ${result.score}`);
    display.results(finished.tableau).catch((error: unknown) => go.failed(error));
  }

  readonly commands: Commands = {
    again: () => void this.#go.play(this.#room, startAgain(this.#start)),
    'new-seed': () => {
      const { seats, options } = this.#start.setup;
      void this.#go.play(this.#room, startNew(this.#room, { mode: 'random', seats, options }));
    },
    watch: () => {
      if (this.#finished.run) void this.#go.openRun(encodeRun(this.#finished.run));
    },
    next: () => void this.#go.nextLeg(),
    'copy-share': () => void this.#copy('The share line', this.#shareText()),
    'copy-link': () => void this.#copy('The link to this run', this.#link ?? this.#shareText()),
    share: () => void this.#share(),
    'save-run': () => this.#save(),
  };

  leave(): void {
    this.#parts.panels.close();
  }

  get #link(): string | undefined {
    return this.#finished.model.link;
  }

  async #share(): Promise<void> {
    const text = this.#shareText();
    const link = this.#link;
    const content = { title: 'Five Delves', text, ...(link !== undefined && { url: link }) };
    const shared = await shareText(content, this.#parts.tools);
    if (shared === 'by-hand') this.#byHand('The share line', `${text}\n${link ?? ''}`);
    else if (shared === 'copied') this.#toast('Copied.');
  }

  #shareText(): string {
    return shareLineOf(this.#finished.model, this.#parts.settings.value);
  }

  async #copy(what: string, text: string): Promise<void> {
    if ((await copyText(text, this.#parts.tools)) === 'copied') this.#toast(`${what} was copied.`);
    else this.#byHand(what, text);
  }

  #save(): void {
    const { run } = this.#finished;
    if (!run) return;
    const { name, bytes } = runFile(run);
    if (saveFile(name, bytes, this.#parts.tools) === 'saved') this.#toast(`Saved as ${name}.`);
    else this.#byHand('The run', toBase64Url(bytes));
  }

  #toast(text: string): void {
    this.#parts.panels.toast({ text, tone: 'good', icon: 'link' });
  }

  #byHand(title: string, text: string): void {
    this.#parts.panels.open({
      kind: 'text',
      title,
      line: "The browser doesn't allow copying here. Select the text and copy it yourself.",
      text,
    });
  }
}
