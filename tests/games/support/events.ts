/** What a test looks for in the news of a step. */
import type { GameEvent } from '../../../src/core/game.ts';

export function only<E extends GameEvent, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { type: T }>[] {
  return events.filter((event): event is Extract<E, { type: T }> => event.type === type);
}

export function typesOf(events: readonly GameEvent[]): string[] {
  return events.map(event => event.type);
}
