/** What is pressed while something still moves: a step that was meant is kept, anything else only hurries. */
import type { Intent } from '../table/intent.ts';
import type { SessionDeps } from './deps.ts';
import type { AnyMoment } from './story.ts';

export interface EarlyDeps extends Pick<SessionDeps, 'player' | 'table' | 'room' | 'leave'> {
  readonly isOver: () => boolean;
  readonly stopWalking: () => void;
  readonly hurry: () => void;
}

export class Early {
  readonly #deps: EarlyDeps;
  /** It is taken as soon as the board stands. */
  #held: Intent | undefined;
  /** The last action brought more than a step: what is pressed meanwhile was not meant for it. */
  #news = true;

  constructor(deps: EarlyDeps) {
    this.#deps = deps;
  }

  /** These are about to be shown. */
  happens(moments: readonly AnyMoment[]): void {
    const { room, stopWalking } = this.#deps;
    this.#news = moments.some(({ event }) => !room.quiet.includes(event.type));
    if (this.#news) stopWalking();
  }

  hear(intent: Intent): void {
    const { player, table, leave, isOver, stopWalking, hurry } = this.#deps;
    if (intent.do === 'back') return leave();
    if (intent.do === 'point' && !player.busy && !isOver()) table.note(intent.at, 'Not your turn yet');
    if (intent.do === 'overlay' || !player.busy) return;
    stopWalking();
    // A second step while the first still hops is meant; what is pressed while monsters move only hurries them.
    const acts = intent.do === 'point' || intent.do === 'move' || intent.do === 'key';
    if (acts && !this.#news) this.#held = intent;
    hurry();
  }

  /** What was kept; it is taken once. */
  take(): Intent | undefined {
    const held = this.#held;
    this.#held = undefined;
    return held;
  }
}
