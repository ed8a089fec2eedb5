/**
 * A match that a Hall keeps, as a session plays it: the state is what this seat may see. What a seat here does is sent,
 * and comes back as news like everything else; what the Hall refuses is told, and asked again.
 */
import type { GameAction, GameEvent, GameState, Seat, Setup } from '../core/game.ts';
import type { AnyGame } from '../core/judge.ts';
import type { Entry } from '../core/match.ts';
import type { HallClient } from '../hall/client.ts';
import type { Told } from '../hall/told.ts';
import type { News } from './again.ts';
import type { Carrier, Undoable } from './carrier.ts';

type Client = Pick<HallClient, 'act' | 'wish' | 'game' | 'players' | 'table' | 'view' | 'seat'>;

/** The seed is nobody's to know until the end. */
const SECRET = '';

interface Step extends News {
  readonly seat: Seat | undefined;
  readonly after: GameState;
}

export class HallCarrier implements Carrier {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly opening: readonly GameEvent[] = [];
  readonly entries: Entry<GameAction>[] = [];
  /** Everybody elsewhere answers there, bots, too. */
  readonly standsIn = false;
  /** An attempt of one's own has nobody to talk to. */
  get talks(): boolean {
    return this.#client.seat !== undefined && this.#client.table?.ranked === undefined;
  }
  readonly isPractice = false;
  readonly #client: Client;
  readonly #refused: (message: string) => void;
  readonly #untold: Step[] = [];
  #state: GameState;
  #heard: (() => void) | undefined;
  /** Sent, and neither come back nor refused. */
  #isSent = false;
  /** Whose deed was the last that was told: one's own may be taken back. */
  #last: Seat | undefined;

  constructor(client: Client, refused: (message: string) => void) {
    const { game, players, table, view } = client;
    if (!game || !table || !view) throw new Error('No match has begun at this table.');
    this.game = game;
    this.setup = { seed: SECRET, seats: players, options: table.options };
    this.#client = client;
    this.#refused = refused;
    this.#state = view;
  }

  get state(): GameState {
    return this.#state;
  }

  get isOver(): boolean {
    return this.#state.ask === null;
  }

  get untold(): number {
    return this.#untold.length;
  }

  legalActions(): readonly GameAction[] {
    return this.game.legalActions(this.#state);
  }

  act(action: GameAction): undefined {
    this.#send(this.#client.act(action));
  }

  /** The Hall decides; what it would refuse for sure is not offered. */
  undoable(): Undoable {
    return this.#last !== undefined && this.#last === this.#client.seat && !this.#isSent ? 'free' : 'no';
  }

  undo(): readonly News[] {
    this.#send(this.#client.wish({ do: 'undo' }));
    return [];
  }

  take(): News | undefined {
    const step = this.#untold.shift();
    if (!step) return undefined;
    this.#state = step.after;
    this.#last = step.seat;
    if (step.entry) this.entries.push(step.entry);
    return step;
  }

  get isWaiting(): boolean {
    return this.#isSent && this.#untold.length === 0;
  }

  listen(heard: () => void): void {
    this.#heard = heard;
  }

  /** What the client tells, in order. */
  hear(told: Told): void {
    const { view: after, seat: own } = this.#client;
    if (!after) return;
    switch (told.kind) {
      case 'acted': {
        const { action, moments, seat } = told;
        if (seat === own) this.#isSent = false;
        return this.#add({ entry: { kind: 'act', action }, moments, seat, after });
      }
      case 'undone':
        if (told.seat === own) this.#isSent = false;
        return this.#add({ entry: { kind: 'undo' }, moments: [], seat: undefined, after });
      case 'whole':
        // What led here is not known: the board is set, and nothing is performed.
        this.#untold.length = 0;
        this.#isSent = false;
        return this.#add({ moments: [], seat: undefined, after });
    }
  }

  #add(step: Step): void {
    this.#untold.push(step);
    this.#heard?.();
  }

  #send(sent: ReturnType<Client['wish']>): void {
    this.#isSent = true;
    void sent.then(result => {
      if (result.ok) return;
      this.#isSent = false;
      this.#refused(result.problem.message);
      this.#heard?.();
    });
  }
}
