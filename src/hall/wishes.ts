/** Whether a table grants what somebody wishes, and what is then done. Nothing is done here. */
import type { Seat } from '../core/game.ts';
import { MOST } from '../core/budget.ts';
import { isWritten } from '../core/replay.ts';
import { ok, problem, type Result } from '../core/result.ts';
import { RUN_LIMITS } from '../core/run.ts';
import { levelsOf, type AnyRoom } from '../games/room.ts';
import { isFree, isHere, seatOf } from './chairs.ts';
import { PATIENCE, type Deed } from './log.ts';
import type { Wish } from './protocol.ts';
import type { HallTable } from './table.ts';

/** Who speaks: the owner of a key, by the name that is theirs on this Hall. */
export interface Person {
  readonly key: string;
  readonly name: string;
}

/** What one table takes. Bots and people need a quarter of the actions; see MOST. */
const MOST_SAID = 300;
const MOST_ROWS = MOST.entries + 2_000;

type Answer = Result<readonly Deed[]>;
type WishOf<K extends Wish['do']> = Extract<Wish, { readonly do: K }>;
interface Asking {
  readonly table: HallTable;
  readonly from: Person;
  /** Where they sit. */
  readonly seat: Seat | undefined;
  /** The last row they had seen. */
  readonly after: number;
  readonly now: number;
}

export function answer(
  table: HallTable,
  from: Person,
  { wish, after }: { readonly wish: Wish; readonly after: number },
  now: number,
): Answer {
  const asking: Asking = { table, from, after, now, seat: seatOf(table.chairs, from.key) };
  if (table.n >= MOST_ROWS) return no('table-full', 'This table has gone on for too long.');
  switch (wish.do) {
    case 'sit':
      return sit(asking, wish);
    case 'rise':
      return seated(asking, seat => [{ did: 'rose', seat }]);
    case 'seat':
      return seatBot(asking, wish);
    case 'arrange':
      return arrange(asking, wish);
    case 'ready':
      return isOpen(asking) ?? seated(asking, seat => [{ did: 'readied', seat, ready: wish.ready }]);
    case 'start':
      return start(asking);
    case 'act':
      return act(asking, wish);
    case 'undo':
      return undo(asking);
    case 'say':
      return say(asking, wish);
    case 'vote':
      return vote(asking, wish);
    case 'return':
      return seated(asking, seat => (table.chairs[seat]!.replaced ? [{ did: 'returned', seat }] : []));
    case 'give-up':
      return giveUp(asking);
  }
}

function no(code: string, message: string): Result<never> {
  return problem(code, message);
}

function seated({ seat }: Asking, deeds: (seat: Seat) => readonly Deed[]): Answer {
  return seat === undefined ? no('no-seat', 'You have no seat at this table.') : ok(deeds(seat));
}

function isOpen({ table }: Asking): Answer | undefined {
  return table.phase === 'open' ? undefined : no('started', 'The match has begun.');
}

function isHost({ table, from }: Asking): Answer | undefined {
  return table.opening.host === from.key ? undefined : no('not-host', 'Only the host can do that.');
}

function isRunning({ table }: Asking): Answer | undefined {
  return table.phase === 'running' ? undefined : no('not-running', 'No match is going on at this table.');
}

function sit({ table, from, seat: own }: Asking, { seat }: WishOf<'sit'>): Answer {
  const { ranked } = table.opening;
  const chair = table.chairs[seat];
  if (!chair) return no('no-such-seat', 'There is no such seat at this table.');
  if (ranked && ranked.key !== from.key) return no('not-yours', "This attempt is somebody else's.");
  if (own === seat) return ok([]);
  if (table.phase === 'over') return no('over', 'This match is over.');
  const sat: Deed = { did: 'sat', seat, key: from.key, name: from.name };
  if (table.phase === 'open') {
    if (!isFree(chair)) return no('taken', 'Somebody sits there.');
    return ok([...(own === undefined ? [] : [{ did: 'rose', seat: own } as const]), sat]);
  }
  // Late joiners play on for a bot, or for somebody who left.
  if (own !== undefined) return no('has-seat', 'You have a seat at this table.');
  return chair.level || chair.gone ? ok([sat]) : no('taken', 'Somebody sits there.');
}

function seatBot(asking: Asking, { seat, level }: WishOf<'seat'>): Answer {
  const { table } = asking;
  const refused = isOpen(asking) ?? isHost(asking);
  if (refused) return refused;
  const chair = table.chairs[seat];
  if (!chair || table.opening.ranked) return no('no-such-seat', 'There is no such seat at this table.');
  if (chair.key !== undefined) return no('taken', 'Somebody sits there.');
  if (level && !levelsOf(table.room).includes(level)) return no('no-such-bot', 'There is no such bot here.');
  return ok([{ did: 'seated', seat, level }]);
}

function arrange(asking: Asking, { seats, options }: WishOf<'arrange'>): Answer {
  const { table } = asking;
  const refused = isOpen(asking) ?? isHost(asking);
  if (refused) return refused;
  if (table.opening.ranked || !canBeSetUp(table.room, seats, options))
    return no('no-such-game', "This game can't be set up like that.");
  if (table.chairs.slice(seats).some(chair => chair.key !== undefined))
    return no('taken', 'Somebody sits there.');
  return ok([{ did: 'arranged', seats, options }]);
}

/** So many seats, and each option with one of its values. */
export function canBeSetUp(
  { card, options: specs }: Pick<AnyRoom, 'card' | 'options'>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): boolean {
  return (
    seats >= card.seats.min &&
    seats <= card.seats.max &&
    Object.keys(options).length === specs.length &&
    specs.every(({ id, values }) => values.some(({ value }) => value === options[id]))
  );
}

function start(asking: Asking): Answer {
  const { chairs } = asking.table;
  const refused = isOpen(asking) ?? isHost(asking);
  if (refused) return refused;
  const others = chairs.filter(({ key }) => key !== undefined && key !== asking.from.key);
  if (!others.every(({ ready }) => ready)) return no('not-ready', 'Not everybody is ready.');
  return seated(asking, () => [{ did: 'started' }]);
}

function act(asking: Asking, { action }: WishOf<'act'>): Answer {
  const { table, seat, after } = asking;
  const refused = isRunning(asking);
  if (refused) return refused;
  if (seat === undefined) return no('no-seat', 'You have no seat at this table.');
  if (after < table.askedBy) return no('stale', 'The table has moved on.');
  if (table.asked !== seat) return no('not-your-turn', "It isn't your turn.");
  if (table.match!.entries.length >= MOST.entries)
    return no('table-full', 'This match has gone on for too long.');
  const isTooLong = JSON.stringify(action).length > RUN_LIMITS.literal;
  if (isTooLong && isWritten(table.match!, action)) return no('not-legal', "That can't be done.");
  return ok([...returning(asking, seat), { did: 'acted', seat, action }]);
}

function returning({ table }: Asking, seat: Seat): readonly Deed[] {
  return table.chairs[seat]!.replaced ? [{ did: 'returned', seat }] : [];
}

function undo(asking: Asking): Answer {
  const { table, seat, after } = asking;
  const refused = isRunning(asking);
  if (refused) return refused;
  if (after < table.askedBy) return no('stale', 'The table has moved on.');
  if (seat === undefined || !table.canTakeBack(seat)) return no('no-way-back', "That can't be taken back.");
  return ok([{ did: 'undone', seat }]);
}

function say(asking: Asking, { phrase }: WishOf<'say'>): Answer {
  if (asking.table.said >= MOST_SAID) return no('said-enough', 'Enough has been said at this table.');
  return seated(asking, seat => [{ did: 'said', seat, phrase }]);
}

/** More than half of the others who are here must wish it. */
function vote(asking: Asking, { against }: WishOf<'vote'>): Answer {
  const { table, seat, now } = asking;
  const refused = isRunning(asking);
  if (refused) return refused;
  if (seat === undefined) return no('no-seat', 'You have no seat at this table.');
  const isLate = table.asked === against && now - table.waitingSince >= PATIENCE[table.opening.pace];
  const chair = table.chairs[against];
  if (seat === against || !chair || !isHere(chair) || !isLate) return no('not-late', 'They still have time.');
  const votes = new Set([...table.votesAgainst(against), seat]);
  if (votes.size === table.votesAgainst(against).length) return ok([]);
  const others = table.chairs.filter((one, other) => other !== against && isHere(one)).length;
  const voted: Deed = { did: 'voted', seat, against };
  return ok(votes.size * 2 > others ? [voted, { did: 'replaced', seat: against }] : [voted]);
}

function giveUp(asking: Asking): Answer {
  const refused = isRunning(asking);
  if (refused) return refused;
  if (!asking.table.opening.ranked) return no('not-ranked', 'Leave the table instead.');
  return seated(asking, seat => [{ did: 'gave-up', seat }]);
}
