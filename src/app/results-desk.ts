/** Minds the results: sharing, saving, going on. */
import type { Accent, AnyRoom } from '../games/room.ts';
import { shareLineOf } from '../panels/logic/share.ts';
import type { Commands, LuckModel } from '../panels/model.ts';
import { counted, scoreText } from '../games/phrases.ts';
import { drawPicture } from '../services/picture.ts';
import { sharePicture } from '../services/share.ts';
import { encodeRun } from '../core/run.ts';
import { weighedOf } from '../panels/logic/review.ts';
import { personsResult, type Weighed } from '../records/record.ts';
import { weighedWords } from '../records/share-line.ts';
import type { Reviewing } from '../services/review-service.ts';
import type { Desk } from './desk.ts';
import type { Finished } from './finish.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { Sharing } from './sharing.ts';
import { startAgain, startAgainAlone, startNewAs, type MatchStart } from './start.ts';

/** As the panels show them. */
const ACCENTS: Readonly<Record<Accent, string>> = {
  gold: '#ffd95c',
  pink: '#f0b0d8',
  ember: '#e0603a',
  ice: '#5aa9d6',
  violet: '#c46bd0',
  moss: '#8abf4a',
};

type ResultsParts = Pick<Parts, 'panels' | 'display' | 'settings' | 'tools' | 'reviews' | 'ledger'>;
type ResultsWays = Pick<Navigator, 'play' | 'openRun' | 'nextLeg' | 'together' | 'ranked' | 'failed'>;

export class ResultsDesk implements Desk {
  readonly #parts: ResultsParts;
  readonly #go: ResultsWays;
  readonly #room: AnyRoom;
  readonly #start: MatchStart;
  readonly #sharing: Sharing;
  #finished: Finished;
  #reviewing: Reviewing | undefined;

  constructor(parts: ResultsParts, go: ResultsWays, room: AnyRoom, start: MatchStart, finished: Finished) {
    this.#parts = parts;
    this.#go = go;
    this.#room = room;
    this.#start = start;
    this.#finished = finished;
    this.#sharing = new Sharing(parts);
    const { panels, display } = parts;
    panels.update({ screen: finished.model });
    const { title, outcome, result } = finished.model;
    panels.announce(title);
    panels.announce(outcome.story);
    panels.announce(`Score: ${result.score}`);
    display.results(finished.tableau).catch((error: unknown) => go.failed(error));
    if (finished.passOn) panels.open(finished.passOn);
    this.#weigh();
  }

  readonly commands: Commands = {
    again: () => void this.#go.play(this.#room, this.#again()),
    'new-seed': () => {
      if (this.#start.hall) void this.#go.together({ game: this.#room.card.id });
      else void this.#go.play(this.#room, startNewAs(this.#room, this.#start));
    },
    watch: () => {
      if (this.#finished.run) void this.#go.openRun(encodeRun(this.#finished.run));
    },
    review: () => {
      if (this.#finished.run) void this.#go.openRun(encodeRun(this.#finished.run), 'review');
    },
    next: () => void this.#go.nextLeg(),
    'ranked-board': () => void this.#go.ranked(this.#start.hall?.client.table?.ranked?.board),
    'copy-share': () => void this.#sharing.copy('The share line', this.#shareText()),
    'copy-link': () => void this.#sharing.copy('The link to this run', this.#link ?? this.#shareText()),
    share: () => void this.#share(),
    'save-run': () => {
      if (this.#finished.run) this.#sharing.save(this.#finished.run);
    },
    'save-picture': () => void this.#savePicture(),
  };

  leave(): void {
    this.#reviewing?.stop();
    this.#reviewing = undefined;
    this.#parts.panels.close();
  }

  /** How lucky it was, worked out while one looks at the rest. Where nobody can, nothing is said of it. */
  #weigh(): void {
    const { run, record, model, entries } = this.#finished;
    const { outcome } = model;
    if (!run || !record || !model.canReview) return;
    const { setup } = run;
    const { seat } = personsResult(outcome, setup.seats);
    const asked = { game: run.game, setup, entries, seat, isBrief: true };
    const reviewing = this.#parts.reviews.review(asked, ({ share }) => this.#tellLuck({ share }));
    this.#reviewing = reviewing;
    this.#tellLuck({ share: 0 });
    reviewing.reviewed.then(
      told => this.#weighed(reviewing, told && weighedOf(told)),
      () => this.#weighed(reviewing, undefined),
    );
  }

  #weighed(reviewing: Reviewing, weighed: Weighed | undefined): void {
    if (this.#reviewing !== reviewing) return;
    const { record, model } = this.#finished;
    if (!weighed || !record) return this.#tellLuck(undefined);
    const line = weighedWords(weighed);
    const share = `${model.share}  ${line}`;
    const shareEmoji = model.shareEmoji && `${model.shareEmoji} · ${line}`;
    this.#finished = { ...this.#finished, model: { ...model, share, shareEmoji } };
    this.#tellLuck({ share: 1, weighed });
    void this.#parts.ledger.noteWeighed(record.id, weighed);
  }

  #tellLuck(luck: LuckModel | undefined): void {
    if (!this.#reviewing) return;
    const model = { ...this.#finished.model, luck };
    this.#finished = { ...this.#finished, model };
    this.#parts.panels.update({ screen: model });
  }

  #again(): MatchStart {
    const { run } = this.#finished;
    return this.#start.hall && run ? startAgainAlone(this.#start, run) : startAgain(this.#start);
  }

  get #link(): string | undefined {
    return this.#finished.model.link;
  }

  #share(): Promise<void> {
    const link = this.#link;
    const content = {
      title: 'Five Delves',
      text: this.#shareText(),
      ...(link !== undefined && { url: link }),
    };
    return this.#sharing.share('The share line', content);
  }

  #shareText(): string {
    return shareLineOf(this.#finished.model, this.#parts.settings.value);
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
    if (saved === 'saved') this.#sharing.toast('The picture was saved.');
    else if (saved === 'by-hand')
      this.#parts.panels.toast({ text: "This browser doesn't let us save a picture.", tone: 'bad' });
  }
}
