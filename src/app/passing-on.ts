/** A match by link on the table: kept after every action, and handed on as a link or a file. */
import type { Seat } from '../core/game.ts';
import { runToFragment } from '../core/link.ts';
import { RunMaker } from '../core/run-maker.ts';
import type { AnyRoom } from '../games/room.ts';
import { listed } from '../games/phrases.ts';
import type { Commands, PassOnModel } from '../panels/model.ts';
import { writtenRun } from '../records/relay.ts';
import type { CompanyStart, SavedMatch } from '../session/start.ts';
import type { Bond } from './bond.ts';
import type { Parts } from './parts.ts';
import { Sharing } from './sharing.ts';
import type { AnyMaker, MatchStart } from './start.ts';
import { personName } from './windows/relays.ts';

type PassingParts = Pick<Parts, 'panels' | 'relays' | 'tools' | 'page'>;

/** Some chats take no longer message. */
const LONG = 2000;
const SECRET = 'The link holds the seed. A curious friend could look ahead, so this match is practice.';

export class PassingOn implements Bond {
  readonly #parts: PassingParts;
  readonly #room: AnyRoom;
  readonly #company: CompanyStart;
  readonly #sharing: Sharing;
  readonly #maker: AnyMaker;
  readonly #id: string;
  /** What others know of it. */
  readonly #known: number;
  #name = '';

  constructor(parts: PassingParts, room: AnyRoom, start: MatchStart & { readonly company: CompanyStart }) {
    this.#parts = parts;
    this.#room = room;
    this.#company = start.company;
    this.#sharing = new Sharing(parts);
    this.#maker = start.relay?.maker ?? new RunMaker(room.game, start.setup);
    this.#known = this.#maker.length;
    this.#id = start.relay?.id ?? parts.relays.freeId(this.#maker.run);
  }

  readonly line = 'Your match is saved after every action.';

  readonly commands: Commands = {
    'pass-on': () => this.#open(),
    'copy-link': () => void this.#sharing.copy('The link', this.#link),
    share: () => void this.#share(),
    'save-run': () => this.#sharing.save(this.#maker.run),
  };

  /** What was just done, added to what was done before. */
  keep({ entries }: Pick<SavedMatch, 'entries'>): void {
    for (const timed of entries.slice(this.#maker.length)) this.#maker.add(timed);
    const { run, state } = this.#maker;
    const { here } = this.#company;
    const seen = entries.length;
    const asked = state.ask?.seat;
    void this.#parts.relays.keep({
      id: this.#id,
      run: writtenRun(run),
      here,
      names: run.setup.seats.map((_player, seat) => this.#nameOf(seat)),
      seen,
      turn: state.turn,
      ...(asked !== undefined && { asked }),
    });
  }

  /** Somebody elsewhere is asked: the match is theirs to go on with. */
  awaits(saved: SavedMatch, _seat: Seat, name: string): void {
    this.keep(saved);
    this.#name = name;
    const orders = [{ label: 'Send link', command: 'pass-on', tip: `To ${name}.` } as const];
    this.#parts.panels.table({ company: { text: `Waiting for ${name}`, orders } });
    this.#open();
  }

  /** How it ended is news to the others; nothing where they have told it. */
  get ending(): PassOnModel | undefined {
    if (this.#maker.length === this.#known) return undefined;
    const others = this.#others();
    return {
      ...this.#model,
      title: 'The match is over',
      line: `Send ${listed(others)} this link, so they can see how it ended.`,
    };
  }

  #others(): readonly string[] {
    const { here } = this.#company;
    return this.#maker.run.setup.seats.flatMap((player, seat) =>
      player === 'human' && !here.includes(seat) ? [this.#nameOf(seat)] : [],
    );
  }

  #nameOf(seat: Seat): string {
    return personName(this.#room, seat, this.#company.names);
  }

  get #link(): string {
    return `${this.#parts.page}#${runToFragment(this.#maker.run)}`;
  }

  get #model(): PassOnModel {
    const link = this.#link;
    const isLong = link.length > LONG;
    const length = link.length.toLocaleString('en-GB');
    return {
      kind: 'pass-on',
      title: this.#maker.length === this.#known ? `Waiting for ${this.#name}` : 'Your turn is done',
      accent: this.#room.card.accent,
      line: `Send this link to ${this.#name}. They see what happened and play on.`,
      link,
      note: isLong
        ? `The link has ${length} characters, and some chats cut that off. Send the file instead.`
        : undefined,
      secret: SECRET,
      canShare: this.#parts.tools.share !== undefined,
    };
  }

  #open(): void {
    this.#parts.panels.open(this.#model);
  }

  #share(): Promise<void> {
    const text = `Your turn in ${this.#room.card.title}`;
    return this.#sharing.share('The link', { title: 'Five Delves', text, url: this.#link });
  }
}
