/**
 * Matches by link, as they come and as they are kept: which of them a link goes on from, whose seats are played here,
 * and what was missed meanwhile. Nothing that is kept is lost to a link.
 */
import { fromBase64Url } from '../core/bytes.ts';
import type { Seat } from '../core/game.ts';
import type { Kinship } from '../core/kinship.ts';
import { RunMaker } from '../core/run-maker.ts';
import type { Run } from '../core/run.ts';
import { inSlices } from '../core/slices.ts';
import type { AnyRoom } from '../games/room.ts';
import type { Relay } from '../records/relay.ts';
import { writtenRun } from '../records/relay.ts';
import type { Staged } from '../records/staging.ts';
import { type PlayOn, Theatre } from '../records/theatre.ts';
import { pagePace } from '../services/page-pace.ts';
import { TWO_VERSIONS } from '../session/questions.ts';
import type { Navigator } from './navigator.ts';
import type { Parts } from './parts.ts';
import { recall } from './saves.ts';
import { type AnyMaker, startRelay } from './start.ts';
import { personName } from './windows/relays.ts';

type RelayParts = Pick<Parts, 'panels' | 'relays' | 'forgetLink'>;
type RelayWays = Pick<Navigator, 'play' | 'watch' | 'openRun'>;

/** A run that was judged, with all that was done in it. */
interface Come {
  readonly room: AnyRoom;
  readonly staged: Staged;
  readonly run: Run;
  readonly on: PlayOn;
  readonly maker: AnyMaker;
  /** Who decided, entry by entry. */
  readonly deciders: readonly (Seat | undefined)[];
}

type About = Pick<Relay, 'id' | 'here' | 'names' | 'seen'>;

export class RelayOpener {
  readonly #parts: RelayParts;
  readonly #go: RelayWays;
  /** Waits until somebody says whose seats are played here. */
  #asking: Come | undefined;

  constructor(parts: RelayParts, go: RelayWays) {
    this.#parts = parts;
    this.#go = go;
  }

  /** A run that came as a link or a file, or that is kept here. False if it is to be watched as any other. */
  async open(room: AnyRoom, staged: Staged): Promise<boolean> {
    const { relays, panels, forgetLink } = this.#parts;
    if (staged.setup.seats.filter(player => player === 'human').length < 2) return false;
    const come = await comeOf(room, staged);
    const kin = relays.kinOf(come.run);
    const isOver = staged.timeline.verdict.outcome !== undefined;
    if (isOver && !(kin && hasNews(kin, come))) return false;
    // Whoever loads the page again wants to go on, not to be told once more that this link is old.
    forgetLink();
    panels.close('open-run');
    if (!kin) this.#askWho(come);
    else if (kin.kinship === 'longer') await this.#openKept(kin.relay, OLDER);
    else if (kin.kinship !== 'apart') await this.#play(come, kin.relay);
    else if (await panels.confirm(TWO_VERSIONS)) await this.#play(come, this.#beside(kin.relay, come));
    else await this.#openKept(kin.relay);
    return true;
  }

  /** These seats are played here: of the match that asked. */
  async join(here: readonly Seat[]): Promise<void> {
    const come = this.#answered();
    if (!come) return;
    const names = come.on.setup.seats.map((_player, seat) => personName(come.room, seat));
    const id = this.#parts.relays.freeId(come.run);
    await this.#play(come, { id, here, names, seen: seenBy(here, come) });
  }

  /** Nobody's seat is played here. */
  async watch(): Promise<void> {
    const come = this.#answered();
    if (come) await this.#go.watch(come.room, new Theatre(come.room.game, come.staged));
  }

  #answered(): Come | undefined {
    const come = this.#asking;
    this.#asking = undefined;
    this.#parts.panels.close('join');
    return come;
  }

  #askWho(come: Come): void {
    const { room, on, maker } = come;
    const { ask, turn } = maker.state;
    const seats = on.setup.seats.flatMap((player, seat) =>
      player === 'human' ? [{ seat, name: personName(room, seat), isAsked: seat === ask?.seat }] : [],
    );
    const next = ask ? ` ${personName(room, ask.seat)} is next.` : '';
    const place = turn > 0 ? `, turn ${turn}` : '';
    this.#asking = come;
    this.#parts.panels.open({
      kind: 'join',
      title: room.card.title,
      accent: room.card.accent,
      line: `A match by link${place}.${next}`,
      seats,
    });
  }

  async #openKept({ run }: Relay, why?: string): Promise<void> {
    const bytes = fromBase64Url(run);
    if (bytes) await this.#go.openRun(bytes);
    if (why !== undefined) this.#parts.panels.toast({ text: why, sticky: true });
  }

  /** The same people, and another course of events. */
  #beside({ here, names }: Relay, come: Come): About {
    return { id: this.#parts.relays.freeId(come.run), here, names, seen: seenBy(here, come) };
  }

  async #play({ room, run, on, maker }: Come, { id, here, names, seen }: About): Promise<void> {
    const past = on.entries.slice(0, seen);
    const { ask, turn } = maker.state;
    await this.#parts.relays.keep({
      id,
      run: writtenRun(run),
      here,
      names,
      seen,
      turn,
      ...(ask && { asked: ask.seat }),
    });
    const recalled = await recall(room, { setup: on.setup, entries: past, here });
    const company = { here, names, missed: on.entries.slice(seen) };
    const start = startRelay({ ...on, flag: undefined, entries: past }, company, { id, maker });
    await this.#go.play(room, { ...start, recalled });
  }
}

const OLDER = "That link is older than what you've seen. The match goes on where you left it.";

async function comeOf(room: AnyRoom, staged: Staged): Promise<Come> {
  const theatre = new Theatre(room.game, staged);
  const on = theatre.playOnFrom(theatre.length);
  const maker: AnyMaker = new RunMaker(room.game, on.setup);
  const deciders = await inSlices(following(maker, on), pagePace());
  return { room, staged, on, maker, deciders, run: maker.run };
}

function* following(maker: AnyMaker, { entries }: PlayOn): Generator<number, Come['deciders']> {
  const deciders: (Seat | undefined)[] = [];
  for (const timed of entries) {
    deciders.push(maker.state.ask?.seat);
    maker.add(timed);
    yield maker.length;
  }
  return deciders;
}

/** Up to what these seats did last, they have seen it. */
function seenBy(here: readonly Seat[], { deciders }: Come): number {
  return deciders.findLastIndex(seat => seat !== undefined && here.includes(seat)) + 1;
}

function hasNews(
  { relay, kinship }: { readonly relay: Relay; readonly kinship: Kinship },
  come: Come,
): boolean {
  return kinship === 'shorter' || (kinship === 'same' && relay.seen < come.on.entries.length);
}
