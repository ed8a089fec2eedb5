/** Opens a shared run: has it judged, and shows it, or says why not. What is shown is computed, never trusted. */
import { findRoom } from '../games/index.ts';
import type { Judged, RunSource } from '../records/judging.ts';
import { Theatre } from '../records/theatre.ts';
import type { Judging } from '../services/judge-service.ts';
import type { Navigator, Watched } from './navigator.ts';
import type { Parts } from './parts.ts';
import { RelayOpener } from './relay-opener.ts';

/** What is done sooner than this needs no bar and nothing to stop it with. */
const BLINK = 200;

type OpenerParts = Pick<Parts, 'panels' | 'judges' | 'relays' | 'forgetLink'>;
type OpenerWays = Pick<Navigator, 'watch' | 'play' | 'openRun'>;

export class RunOpener {
  readonly #parts: OpenerParts;
  readonly #go: OpenerWays;
  /** For matches by link. */
  readonly relays: RelayOpener;
  #judging: Judging | undefined;

  constructor(parts: OpenerParts, go: OpenerWays) {
    this.#parts = parts;
    this.#go = go;
    this.relays = new RelayOpener(parts, go);
  }

  async open(source: RunSource, what?: Watched): Promise<void> {
    this.stop();
    const { panels, judges } = this.#parts;
    panels.open({ kind: 'open-run', busy: true });
    let share = 0;
    let isShown = false;
    const show = (): void => panels.open({ kind: 'open-run', busy: true, share });
    const judging = judges.judge(source, {
      frames: true,
      told: now => {
        share = now;
        if (isShown) show();
      },
    });
    this.#judging = judging;
    const blink = setTimeout(() => {
      isShown = true;
      show();
      panels.announce('Checking the run.');
    }, BLINK);
    try {
      const judged = await judging.judged;
      // What comes now may take its time, too, but no bar belongs over it.
      clearTimeout(blink);
      isShown = false;
      if (judged && this.#judging === judging) await this.#done(judged, what);
    } finally {
      clearTimeout(blink);
      if (this.#judging === judging) this.#judging = undefined;
    }
  }

  /** Nobody waits for it any more; true if anybody did. */
  stop(): boolean {
    const judging = this.#judging;
    this.#judging = undefined;
    judging?.stop();
    return judging !== undefined;
  }

  async #done({ judgement, staged }: Judged, what: Watched | undefined): Promise<void> {
    const { panels } = this.#parts;
    if (judgement.verdict === 'verified' && staged) {
      const room = await findRoom(judgement.game)!.load();
      if (what === undefined && (await this.relays.open(room, staged))) return undefined;
      panels.close('open-run');
      return this.#go.watch(room, new Theatre(room.game, staged), what);
    }
    const message = judgement.verdict === 'verified' ? '' : judgement.message;
    const problem = judgement.verdict === 'refused' ? `Refused. ${message}` : message;
    return panels.open({ kind: 'open-run', problem });
  }
}
