/** What a table says of those who are elsewhere: what they did meanwhile, and for whom it waits. */
import type { Seat } from '../core/game.ts';
import type { Speed } from '../core/speed.ts';
import type { CompanyModel } from '../panels/model.ts';
import type { SessionDeps } from './deps.ts';

/** Whoever comes back wants to see what happened, and then to play. */
const RECAP: Speed = 2;

type CompanyDeps = Pick<SessionDeps, 'room' | 'panels' | 'player' | 'settings' | 'awaits'>;

export class Company {
  readonly #deps: CompanyDeps;
  readonly #names: readonly string[];
  /** How much was missed, while it is told. */
  #missed = 0;
  #awaited: Seat | undefined;

  constructor(deps: CompanyDeps, names: readonly string[] = []) {
    this.#deps = deps;
    this.#names = names;
  }

  /** The table waits for somebody elsewhere. */
  get isWaiting(): boolean {
    return this.#awaited !== undefined;
  }

  /** So much was done elsewhere, and is told first. */
  missed(count: number): void {
    const { player, settings } = this.#deps;
    this.#missed = count;
    if (count > 0 && settings().speed === 1) player.speed = RECAP;
  }

  /** So much of it is still to be told. */
  recaps(untold: number): void {
    if (this.#missed === 0) return;
    const share = { at: this.#missed - untold, of: this.#missed };
    this.#tell({
      text: 'While you were away',
      share,
      orders: [{ label: 'Skip', command: 'catch-up', tip: 'To where the match stands now.' }],
    });
  }

  /** The rest at once. */
  catchUp(): void {
    if (this.#missed === 0) return;
    this.#deps.player.speed = 'instant';
  }

  caughtUp(): void {
    if (this.#missed === 0) return;
    const { player, settings } = this.#deps;
    this.#missed = 0;
    player.speed = settings().speed;
    this.#tell(undefined);
  }

  nameOf(seat: Seat): string {
    return this.#names[seat] || (this.#deps.room.seatNames?.[seat] ?? `Player ${seat + 1}`);
  }

  awaits(seat: Seat): void {
    this.#awaited = seat;
    this.#deps.awaits(seat, this.nameOf(seat));
  }

  /** Whoever it waited for has answered. */
  came(): void {
    if (this.#awaited === undefined) return;
    this.#awaited = undefined;
    this.#tell(undefined);
  }

  #tell(company: CompanyModel | undefined): void {
    this.#deps.panels.table({ company });
  }
}
