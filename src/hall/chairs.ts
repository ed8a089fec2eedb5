/** Who sits where at a table of the Hall: what its log says of the seats. */
import type { AnyLevel, Player, Seat } from '../core/game.ts';
import type { SeatCard } from './protocol.ts';
import type { Deed } from './log.ts';

export interface Chair {
  readonly key?: string;
  readonly name?: string;
  /** A bot's own seat. */
  readonly level?: AnyLevel;
  readonly ready?: boolean;
  /** A bot plays until its person is back: others asked for it, or the person left. */
  readonly replaced?: boolean;
  readonly gone?: boolean;
}

export type Chairs = readonly Chair[];

/** Who plays on for somebody who is away, and who fills a seat that is free at the start. */
export const STAND_IN: AnyLevel = 'normal';

export function chairsAfter(chairs: Chairs, deed: Deed, isStarted: boolean): Chairs {
  const change = (seat: Seat, chair: Chair): Chairs => chairs.with(seat, chair);
  switch (deed.did) {
    case 'opened':
      return Array.from({ length: deed.seats }, () => ({}));
    case 'arranged':
      return Array.from({ length: deed.seats }, (_, seat) => ({ ...chairs[seat], ready: false }));
    case 'sat':
      return change(deed.seat, { key: deed.key, name: deed.name });
    case 'rose':
      return change(deed.seat, isStarted ? { ...chairs[deed.seat], replaced: true, gone: true } : {});
    case 'seated':
      return change(deed.seat, deed.level ? { level: deed.level } : {});
    case 'readied':
      return change(deed.seat, { ...chairs[deed.seat], ready: deed.ready });
    case 'started':
      return chairs.map(chair => (isFree(chair) ? { level: STAND_IN } : chair));
    case 'replaced':
      return change(deed.seat, { ...chairs[deed.seat], replaced: true });
    case 'returned':
      return change(deed.seat, { ...chairs[deed.seat], replaced: false, gone: false });
    default:
      return chairs;
  }
}

export function isFree({ key, level }: Chair): boolean {
  return key === undefined && level === undefined;
}

/** A person who plays for themselves. */
export function isHere({ key, replaced }: Chair): boolean {
  return key !== undefined && !replaced;
}

/** Which bot plays for this seat, if one does. */
export function botLevel(chair: Chair): AnyLevel | undefined {
  return chair.level ?? (chair.replaced ? STAND_IN : undefined);
}

export function seatOf(chairs: Chairs, key: string | undefined): Seat | undefined {
  const seat = key === undefined ? -1 : chairs.findIndex(chair => chair.key === key);
  return seat < 0 ? undefined : seat;
}

export function playersOf(chairs: Chairs): Player[] {
  return chairs.map(({ level }) => level ?? 'human');
}

export function cardOf({ key, name, level, ready, replaced, gone }: Chair): SeatCard {
  const who = key !== undefined ? 'person' : level ? 'bot' : 'nobody';
  return {
    who,
    ...(name !== undefined && { name }),
    ...(level && { level }),
    ...(ready && { ready }),
    ...(replaced && { replaced }),
    ...(gone && { gone }),
  };
}
