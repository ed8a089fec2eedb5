/** Who answers for a seat at this table. A run knows people and bots; where its people are is this device's affair. */
import type { AnyLevel, Player, Seat } from '../core/game.ts';

/** A person at this device, somebody elsewhere, or a bot of this level that thinks here. */
export type Sitter = 'here' | 'elsewhere' | AnyLevel;

/** `here`: the seats that are played at this device; all people's unless told. Bots may think elsewhere, too. */
export function sittersOf(
  players: readonly Player[],
  here?: readonly Seat[],
  hasBots = true,
): readonly Sitter[] {
  return players.map((player, seat) => {
    if (player !== 'human' && hasBots) return player;
    return here === undefined || here.includes(seat) ? 'here' : 'elsewhere';
  });
}

/** Whom words may speak to; with several people at the device, or none, they speak of everybody. */
export function onlyPerson(sitters: readonly Sitter[]): Seat | undefined {
  const people = sitters.flatMap((sitter, seat) => (sitter === 'here' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

export function isPerson(sitter: Sitter | undefined): boolean {
  return sitter === 'here' || sitter === 'elsewhere';
}
