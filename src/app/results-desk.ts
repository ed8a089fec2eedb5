/** Minds the results: sharing, saving, going on. */
import type { Accent, AnyRoom } from '../games/room.ts';
import { shareLineOf } from '../panels/logic/share.ts';
import type { Commands } from '../panels/model.ts';
import { counted, scoreText } from '../games/phrases.ts';
import { drawPicture } from '../services/picture.ts';
import { copyText, saveFile, sharePicture, shareText } from '../services/share.ts';
import { toBase64Url } from '../core/bytes.ts';
import { encodeRun } from '../core/run.ts';
import type { Desk } from './desk.ts';
import { runFile, type Finished } from './finish.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { startAgain, startNew, type MatchStart } from './start.ts';

/** As the panels show them. */
const ACCENTS: Readonly<Record<Accent, string>> = {
  gold: '#ffd95c',
  pink: '#f0b0d8',
  ember: '#e0603a',
  ice: '#5aa9d6',
  violet: '#c46bd0',
  moss: '#8abf4a',
};

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
    review: () => {
      if (this.#finished.run) void this.#go.openRun(encodeRun(this.#finished.run), 'review');
    },
    next: () => void this.#go.nextLeg(),
    'copy-share': () => void this.#copy('The share line', this.#shareText()),
    'copy-link': () => void this.#copy('The link to this run', this.#link ?? this.#shareText()),
    share: () => void this.#share(),
    'save-run': () => this.#save(),
    'save-picture': () => void this.#savePicture(),
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

  /** The last board with what came of it, to be shown around. */
  async #savePicture(): Promise<void> {
    const { display, tools } = this.#parts;
    const { room, title, outcome, clocks, accent } = this.#finished.model;
    const best = outcome.results.find(({ place }) => place === 1) ?? outcome.results[0]!;
    const score = this.#finished.record?.score ?? best.score;
    const line = `${scoreText(score, this.#room.card)} in ${counted(clocks.turns, 'turn')}`;
    const board = await display.picture();
    const bytes =
      board && (await drawPicture(board, { title: room, ending: title, line, colour: ACCENTS[accent] }));
    const saved = bytes
      ? await sharePicture(`five-delves-${this.#room.card.id}.png`, bytes, tools)
      : 'by-hand';
    if (saved === 'saved') this.#toast('The picture was saved.');
    else if (saved === 'by-hand')
      this.#parts.panels.toast({ text: "This browser doesn't let us save a picture.", tone: 'bad' });
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
