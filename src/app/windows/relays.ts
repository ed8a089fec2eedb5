/** The matches by link that are kept, as windows list them. */
import type { Seat } from '../../core/game.ts';
import { findRoom } from '../../games/index.ts';
import { listed } from '../../games/phrases.ts';
import type { AnyRoom } from '../../games/room.ts';
import type { RelayRow, RelaysModel } from '../../panels/model.ts';
import { type Relay, runOf } from '../../records/relay.ts';

/** What somebody is called: by name, or by their seat. */
export function personName(
  { seatNames }: Pick<AnyRoom, 'seatNames'>,
  seat: Seat,
  names: readonly string[] = [],
): string {
  return names[seat] || (seatNames?.[seat] ?? `Player ${seat + 1}`);
}

export function relaysModel(relays: readonly Relay[]): RelaysModel {
  return { kind: 'relays', title: 'By link', rows: rowsOf(relays) };
}

/** Those of rooms that are there. */
export function rowsOf(relays: readonly Relay[]): RelayRow[] {
  return relays.flatMap(relay => {
    const run = runOf(relay);
    const card = run && findRoom(run.game)?.card;
    return run && card ? [rowOf(relay, run.setup.seats, card)] : [];
  });
}

export function isYours({ asked, here }: Relay): boolean {
  return asked !== undefined && here.includes(asked);
}

function rowOf(
  relay: Relay,
  seats: readonly string[],
  { title, accent }: Pick<AnyRoom['card'], 'title' | 'accent'>,
): RelayRow {
  const { id, here, names, asked, turn } = relay;
  const nameOf = (seat: Seat): string => personName({}, seat, names);
  const others = seats.flatMap((player, seat) =>
    player === 'human' && !here.includes(seat) ? [nameOf(seat)] : [],
  );
  const about = { id, title, accent, line: `With ${listed(others)} · turn ${turn}` };
  if (asked === undefined) return { ...about, state: 'over', note: 'Over' };
  if (isYours(relay)) return { ...about, state: 'yours', note: 'Your turn' };
  return { ...about, state: 'waiting', note: `Waiting for ${nameOf(asked)}` };
}
