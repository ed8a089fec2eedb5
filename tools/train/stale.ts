import type { Features, OutlookFile } from '../../src/analyst/outlook.ts';
import type { GameState } from '../../src/core/game.ts';
import { same } from '../../src/core/plain.ts';
import type { AnyRoom } from '../../src/games/room.ts';

/** Why an outlook does not belong to the room as it is now; nothing if it does. */
export function staleness(
  room: AnyRoom,
  features: Pick<Features<GameState>, 'names'>,
  file: OutlookFile | undefined,
): string | undefined {
  const { title } = room.card;
  if (!file) return `${title} has no outlook yet.`;
  if (file.game !== room.card.id) return `The outlook of ${title} is one of ${file.game}.`;
  if (file.edition !== room.game.edition) {
    return `The outlook of ${title} is of edition ${file.edition}, the rules are of edition ${room.game.edition}.`;
  }
  return same(file.features, features.names) ? undefined : `The features of ${title} have changed.`;
}
