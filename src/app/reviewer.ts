/** Has the run of a theatre reviewed, once, and shows what is known of it whenever it is asked for. */
import type { RoomCard } from '../games/room.ts';
import type { ReviewModel } from '../panels/model.ts';
import { personsResult } from '../records/record.ts';
import type { ToldReview } from '../records/review.ts';
import type { Theatre } from '../records/theatre.ts';
import type { Reviewing } from '../services/review-service.ts';
import type { Parts } from './parts.ts';

type ReviewerParts = Pick<Parts, 'panels' | 'reviews'>;
/** As much of a theatre as is needed. */
type Reviewed = Pick<Theatre, 'game' | 'setup' | 'entries' | 'length' | 'verdict'>;

export class Reviewer {
  readonly #parts: ReviewerParts;
  readonly #card: Pick<RoomCard, 'accent'>;
  readonly #theatre: Reviewed;
  #reviewing: Reviewing | undefined;
  #told: ToldReview | undefined;
  #isWhole = false;
  #share = 0;
  #problem: string | undefined;
  #isOpen = false;

  constructor(parts: ReviewerParts, card: Pick<RoomCard, 'accent'>, theatre: Reviewed) {
    this.#parts = parts;
    this.#card = card;
    this.#theatre = theatre;
  }

  open(): void {
    this.#isOpen = true;
    if (!this.#isWhole && !this.#reviewing) this.#begin();
    this.#show();
  }

  /** It goes on thinking: whoever goes to a turning point comes back for the next one. */
  closed(): void {
    this.#isOpen = false;
  }

  /** What is known stays; where that is nothing, there is nothing to look at either. */
  stop(): void {
    this.#reviewing?.stop();
    this.#reviewing = undefined;
    if (this.#told) {
      this.#problem = 'Stopped early: some decisions are not judged yet. Open Review again to finish.';
      this.#show();
    } else {
      this.#isOpen = false;
      this.#parts.panels.close('review');
    }
  }

  leave(): void {
    this.#isOpen = false;
    this.#reviewing?.stop();
    this.#reviewing = undefined;
  }

  #begin(): void {
    const { game, setup, entries, verdict } = this.#theatre;
    const { outcome } = verdict;
    if (!outcome) return;
    const { seat } = personsResult(outcome, setup.seats);
    this.#share = 0;
    this.#problem = undefined;
    const reviewing = this.#parts.reviews.review({ game, setup, entries, seat }, ({ share, told }) => {
      if (this.#reviewing !== reviewing) return;
      this.#share = share;
      this.#told = told ?? this.#told;
      this.#show();
    });
    this.#reviewing = reviewing;
    reviewing.reviewed.then(
      told => this.#done(reviewing, told),
      () => this.#done(reviewing, undefined),
    );
  }

  #done(reviewing: Reviewing, told: ToldReview | undefined): void {
    if (this.#reviewing !== reviewing) return;
    this.#reviewing = undefined;
    this.#isWhole = told !== undefined;
    this.#told = told ?? this.#told;
    if (!told) this.#problem = "This run couldn't be reviewed. The run itself is safe.";
    else if (this.#isOpen) this.#parts.panels.announce('The review is done.');
    this.#show();
  }

  #show(): void {
    if (!this.#isOpen) return;
    const isBusy = this.#reviewing !== undefined;
    const model: ReviewModel = {
      kind: 'review',
      title: 'Review',
      accent: this.#card.accent,
      steps: this.#theatre.length,
      share: isBusy ? this.#share : undefined,
      told: this.#told,
      problem: this.#problem,
    };
    this.#parts.panels.open(model);
  }
}
